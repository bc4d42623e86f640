## Turns

event-dealt = Le carte sono distribuite.
event-turnbegan = Turno { $turn }: tocca a { $who }.
event-turnbegan-you = Turno { $turn }: tocca a te.
event-phasebegan = Adesso: { $phase }.
event-phasebegan-plant-traded = Il commercio è finito.
event-phasebegan-final = L’ultimo turno è finito: tutti possono consegnare ancora una volta.

## Cards

event-drew = { $who } pesca una carta.
event-drew-several = { $who } pesca { $count } carte.
event-drew-open = { $who } pesca: { $cards }.
event-drew-you = Peschi: { $cards }.
event-turnedover = Scoperto: { $cards }.
event-exhausted =
    Il mazzo è esaurito { $times ->
        [1] per la prima volta
        [2] per la seconda volta
       *[other] per l’ultima volta
    }.
event-shuffled =
    Si mescolano gli scarti: { $cards ->
        [one] { $cards } carta forma
       *[other] { $cards } carte formano
    } il nuovo mazzo.

## Fields

event-planted = { $who } pianta { $cards } nel campo { $field }.
event-planted-you = Pianti { $cards } nel campo { $field }.
event-sold =
    { $who } vende il campo { $field } ({ $cards }) per { $talers ->
        [0] niente
        [one] { $talers } tallero
       *[other] { $talers } talleri
    }.
event-sold-you =
    Vendi il campo { $field } ({ $cards }) per { $talers ->
        [0] niente
        [one] { $talers } tallero
       *[other] { $talers } talleri
    }.
event-fieldbought = { $who } compra un terzo campo.
event-fieldbought-you = Compri un terzo campo.
event-fieldadded = { $who } riceve un campo in più.
event-fieldadded-you = Ricevi un campo in più.

## Contracts of the card games

event-contractdrawn = { $who } pesca un contratto.
event-contractdrawn-open = { $who } pesca un contratto: { $contract }.
event-contractdrawn-you = Peschi un contratto: { $contract }.
event-laidout = { $who } espone un contratto accanto ai campi: { $contract }.
event-laidout-you = Esponi il tuo contratto accanto ai tuoi campi: { $contract }.
event-fulfilled = { $who } evade un contratto, che vale un tallero: { $contract }.
event-fulfilled-you = Evadi il tuo contratto, che vale un tallero: { $contract }.
event-contractreturned = { $who } non ha evaso il contratto { $contract }: torna sotto la pila.
event-contractreturned-you = Non hai evaso il contratto { $contract }: torna sotto la pila.
event-contractpaid = { $who } paga con un contratto evaso: { $contract }.
event-contractpaid-you = Paghi con un contratto evaso: { $contract }.

## The market

event-wished = { $who } vorrebbe: { $wants }.
event-wished-you = Vorresti: { $wants }.
event-wished-both = { $who } vorrebbe { $wants }, e potrebbe dare { $gives }.
event-wished-both-you = Vorresti { $wants }, e potresti dare { $gives }.
event-wished-gives = { $who } potrebbe dare { $gives }: che cosa offrite?
event-wished-gives-you = Potresti dare { $gives }, e aspetti offerte.
event-offered = Offerta { $number }, { $who } a { $whom }: { $given } per { $received }.
event-offered-you = La tua offerta { $number } a { $whom }: dai { $given }, ricevi { $received }.
event-offered-to-you = Offerta { $number }, { $who } ti propone: dai { $received }, ricevi { $given }.
event-offered-to-all = Offerta { $number }, { $who } propone a tutti: dai { $received }, ricevi { $given }.
event-offered-answers = È una controfferta al numero { $answers }.
event-offered-invites = C’è anche un invito.
event-offered-invitation = Offerta { $number }, { $who } a { $whom }: un invito e nient’altro.
event-offered-invitation-you = La tua offerta { $number } a { $whom }: un invito e nient’altro.
event-offered-invitation-to-you = Offerta { $number }, { $who } ti propone un invito e nient’altro.
event-offered-invitation-to-all = Offerta { $number }, { $who } propone a tutti un invito e nient’altro.
event-agreed = { $who } accetterebbe l’offerta { $offer }.
event-agreed-several = { $who } accetterebbero l’offerta { $offer }.
event-agreed-you = Accetteresti l’offerta { $offer }.
event-declined = { $who } rifiuta l’offerta { $offer }.
event-declined-several = { $who } rifiutano l’offerta { $offer }.
event-declined-you = Rifiuti l’offerta { $offer }.
event-withdrawn = L’offerta { $offer } è ritirata.
event-lapsed = L’offerta { $offer } non vale più.
event-agreementlapsed = { $who } non può più accettare l’offerta { $offer }.
event-agreementlapsed-you = Non puoi più accettare l’offerta { $offer }.
event-traded = Affare fatto: { $who } dà { $given }, { $whom } dà { $received }.
event-traded-you = Affare fatto con { $whom }: dai { $given }, ricevi { $received }.
event-traded-to-you = Affare fatto con { $who }: dai { $received }, ricevi { $given }.
event-traded-gift = { $who } fa un dono a { $whom }: { $given }.
event-traded-gift-you = Fai un dono a { $whom }: { $given }.
event-traded-gift-to-you = { $who } ti fa un dono: { $given }.
event-markeddone = { $who } ha finito.
event-markeddone-several = { $who } hanno finito.
event-markeddone-you = Hai finito.
event-undone = { $who } annulla l’ultima azione.
event-undone-you = Annulli la tua ultima azione.

## The end

event-gameended = La partita è finita. La vittoria va a { $names }!
event-gameended-you = La partita è finita. Hai vinto!
event-gameended-shared-you = La partita è finita. La vittoria è condivisa, e ci sei anche tu: { $names }!
event-gameended-scores = I punteggi: { $scores }.

## Bohn Hansa: journeys and guests

event-revealed = { $who } comincia con questo ordine: { $contract }.
event-revealed-you = Cominci con questo ordine: { $contract }.
event-moved = { $who } raggiunge { $city }.
event-moved-you = Raggiungi { $city }.
event-cardsplayed = { $who } gioca: { $cards }.
event-cardsplayed-you = Giochi: { $cards }.
event-cardstakenback = { $who } riprende: { $cards }.
event-cardstakenback-you = Riprendi: { $cards }.
event-guestcame = { $who } accetta l’invito.
event-guestcame-you = Accetti l’invito.
event-guestcardplayed = { $who } gioca una carta per l’invito: { $card }.
event-guestcardplayed-you = Giochi una carta per l’invito: { $card }.
event-guestcardplayed-discarded = { $who } gioca un ordine per l’invito, e l’ordine è scartato: { $contract }.
event-guestcardplayed-discarded-you = Giochi un ordine per l’invito, e l’ordine è scartato: { $contract }.

## Bohn Hansa: contracts

event-hansa-contractdrawn = { $who } pesca un ordine.
event-hansa-contractdrawn-open = { $who } pesca un ordine: { $contract }.
event-hansa-contractdrawn-you = Peschi un ordine: { $contract }.
event-delivered = { $who } consegna un ordine: { $contract }.
event-delivered-you = Consegni un ordine: { $contract }.
event-travelcardspent = { $who } dà una carta di Viaggio semplice per un ordine.
event-travelcardspent-you = Dai una carta di Viaggio semplice per un ordine.
event-contractdiscarded = Nessuno ha consegnato questo ordine, che viene scartato: { $contract }.
event-contractsshuffled =
    Si mescolano gli ordini scartati: { $cards ->
        [one] { $cards } carta forma
       *[other] { $cards } carte formano
    } la nuova pila.

## Bohn Hansa: money and tolls

event-earned =
    { $who } guadagna { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    }.
event-earned-you =
    Guadagni { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    }.
event-earned-contract =
    { $who } guadagna { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } per un ordine.
event-earned-contract-you =
    Guadagni { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } per un ordine.
event-earned-beans =
    { $who } guadagna { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } per dei fagioli.
event-earned-beans-you =
    Guadagni { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } per dei fagioli.
event-paid =
    { $who } paga { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    }.
event-paid-you =
    Paghi { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    }.
event-paid-contract =
    { $who } paga { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } per un ordine.
event-paid-contract-you =
    Paghi { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } per un ordine.
event-paid-beans =
    { $who } paga { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } per dei fagioli.
event-paid-beans-you =
    Paghi { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } per dei fagioli.
event-paid-toll =
    { $who } paga { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } di dogana.
event-paid-toll-you =
    Paghi { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } di dogana.
event-tolldue =
    { $who } deve dare fagioli per { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } di dogana.
event-tolldue-you =
    Devi dare fagioli per { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } di dogana.
event-loantaken =
    { $who } prende un prestito di { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    }, da restituire al doppio.
event-loantaken-you =
    Prendi un prestito di { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    }, da restituire al doppio.
event-loanrepaid =
    { $who } restituisce { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } di prestiti.
event-loanrepaid-you =
    Restituisci { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } di prestiti.
event-beanpaid =
    { $who } dà un fagiolo per la dogana ({ $cards }); { $due ->
        [0] è pagata
        [one] manca ancora { $due } tallero
       *[other] mancano ancora { $due } talleri
    }.
event-beanpaid-you =
    Dai un fagiolo per la dogana ({ $cards }); { $due ->
        [0] è pagata
        [one] manca ancora { $due } tallero
       *[other] mancano ancora { $due } talleri
    }.

## Bohn Hansa: beans and prices

event-beanbought = { $who } compra: { $cards }.
event-beanbought-you = Compri: { $cards }.
event-beanputback = { $who } rimette nella riserva: { $cards }.
event-beanputback-you = Rimetti nella riserva: { $cards }.
event-beanssold = { $who } vende quello che resta sul carro: { $cards }.
event-beanssold-you = Vendi quello che resta sul tuo carro: { $cards }.
event-harvestturned = Si scopre un nuovo raccolto: { $harvest }.
event-harvesttaken = { $who } prende un raccolto per l’inizio del suo prossimo turno: { $harvest }.
event-harvesttaken-you = Prendi un raccolto per l’inizio del tuo prossimo turno: { $harvest }.
event-harvested = { $city }, casella { $box }: { $cards }.
event-harvestdone = Il raccolto è fatto.
event-lastroundbegan =
    Era l’ottavo raccolto: comincia l’ultimo round, { $turns ->
        [one] resta { $turns } turno
       *[other] restano { $turns } turni
    }.
event-harvestsrenewed =
    { $cards ->
        [one] La carta raccolto messa da parte è
       *[other] Le { $cards } carte raccolto messe da parte sono
    } ora il mazzo.
event-pricesfixed = Prezzi di questa fase di Commercio: { $prices }.
event-gapsclosed = Le pile di { $city } scendono.
