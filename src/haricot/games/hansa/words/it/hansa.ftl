### Quello che dice il tavolo di Bohn Hansa prima che qualcosa si faccia: strada, prezzi futuri, scambi, dogane.

## A city, and the way there

city-people = qui: { $names }
journey-cards = Giocate, in quest’ordine
toll-ahead =
    Dogana: paghi { $toll }, e ti restano { $rest ->
        [0] zero talleri
        [one] { $rest } tallero
       *[other] { $rest } talleri
    }.
toll-ahead-beans =
    Dogana: { $cash ->
        [0] non hai denaro, quindi dai fagioli per un valore di { $short }
       *[other] tutti i tuoi { $cash } talleri, e fagioli per un valore di { $short }
    } o più (i tuoi valgono { $worth }).
toll-ahead-loan = Dogana: tutto il tuo denaro, tutti i tuoi fagioli e un prestito di { $loan }. Alla fine restituisci { $double }.
toll-deliver-first = Consegna il tuo ordine qui prima di partire: per strada non si può.
supply-ahead = Scorte: si gira una di { $all } carte raccolto. { $some ->
        [one] Una porta
       *[other] { $some } portano
    } fagioli qui:
supply-elsewhere = Scorte: si gira una carta raccolto. Nessuna può portare qualcosa qui.
supply-nothing = Scorte: non ci sono più carte raccolto, non succede niente.
harvest-coming = Con il prossimo turno di { $name } arriva
harvest-coming-you = Con il tuo prossimo turno arriva
harvest-waiting-other = un raccolto aspetta
price-later = più tardi
price-later-harvest = Il secondo prezzo vale quando il raccolto è arrivato.
price-later-turn = Il secondo prezzo vale quando questo turno è finito e i vuoti sono chiusi.
price-later-supply = Il secondo prezzo vale se il raccolto porta fagioli qui.
contract-missing = manca ancora: { $cards }
box-round = Sopra le caselle: il prezzo quando nessuna è libera
harvests-left =
    { $count ->
        [one] ancora { $count } raccolto
       *[other] ancora { $count } raccolti
    } prima dell’ultimo round
last-harvest-waits = L’ultimo raccolto aspetta il suo turno: allora comincia l’ultimo round

## What to do

reveal-order = Riveli questo. Quale degli altri due viene per primo dietro le tue carte di viaggio? Sarà giocato prima.
for-sale = In vendita qui
scarce-why = Non ce n’è in nessuna città e su nessun carro: uno per turno, al prezzo più alto.
toll-in-beans =
    Ancora { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } di dogana da pagare: dai fagioli al prezzo base. Non c’è resto.
toll-of =
    { $name } deve ancora pagare { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } di dogana
paybean-part = vale { $thalers }, poi restano { $rest } da pagare
paybean-whole = vale { $thalers } e paga il resto
paybean-over = vale { $thalers } e paga il resto, { $over } più del necessario
needed-for-contract = uno dei tuoi ordini lo chiede
buycontract-price =
    Compra un ordine per { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } e una carta di viaggio
give-travel-card = Dai la carta di viaggio { $number }, carta { $place } della tua mano
make-room = Fai posto …
make-room-how = Rimetti un fagiolo nella riserva. Non ricevi niente in cambio.
loan-double = Prestito: { $loan }, da restituire { $double }
final-reckoning = Alla fine: { $money } in denaro, { $beans } per i fagioli sul tuo carro.
final-reckoning-loan = Alla fine: { $money } in denaro, { $beans } per i fagioli sul tuo carro, meno { $loan } per il tuo prestito.
is-to-act = deve giocare
journey-loses = { $contracts }: scoperto per strada, e perso con questo turno.
too-far = Troppo lontano: hai troppe poche carte in mano per questa strada.
ending-loses = { $contracts } andrebbe perso
touch-to-put-back = Tocca il fagiolo che torna nella riserva. Non ricevi nulla.
touch-to-give-card = Tocca la carta viaggio semplice che dai. Esce dal gioco per sempre.
do-deliver-of = Consegna { $contract }
owes-short = deve { $thalers }

## What a deal would do

deal-notes = Che cosa farebbe lo scambio
offer-to-all-here = a tutti quelli che sono qui
to-elsewhere = Altrove
deal-buy =
    Prima compri { $cards } per { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    }
deal-buy-short =
    Non puoi pagare { $cards }: { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    }
deal-room = Poi il tuo carro ha { $count } fagioli su { $room }
deal-no-room = Non c’è posto sul tuo carro: prima rimetti un fagiolo
deal-rooms = Poi il tuo carro ha { $count } fagioli su { $room }, quello di { $name } { $theirs }
deal-no-room-other = Non c’è posto sul carro di { $name }
deal-completes = Poi completo: { $city } { $thalers }
deal-spoils = Non più completo: { $city } { $thalers }
deal-helps = Più vicino a { $city } { $thalers }: manca ancora { $cards }
deal-takes-from = Più lontano da { $city } { $thalers }: poi manca { $cards }
guest-plain = { $name } viene e gioca una carta semplice: non succede niente
guest-plain-you = Vai lì e giochi una carta semplice: non succede niente
guest-toll = { $name } viene, gioca Dogana e paga { $toll }
guest-toll-you = Vai lì, giochi Dogana e paghi { $toll }
guest-toll-short = { $name } viene, gioca Dogana, e ha solo { $have } di { $toll } talleri: il resto in fagioli
guest-toll-short-you = Vai lì, giochi Dogana, e hai solo { $have } di { $toll } talleri: il resto in fagioli
guest-supply = { $name } viene e gioca Scorte: un raccolto aspetta il suo prossimo turno
guest-supply-you = Vai lì e giochi Scorte: un raccolto aspetta il tuo prossimo turno
guest-contract = { $name } viene e perde il suo primo ordine
guest-contract-you = Vai lì e perdi l’ordine che è davanti nella tua mano
by-itself = Si va avanti da sé: tocca qualcosa per fermare.
