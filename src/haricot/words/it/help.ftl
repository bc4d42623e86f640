## The rules

rules-search = Cerca una regola
rules-search-example = B20, dono, terzo campo …
rules-hits =
    { $count ->
        [0] Nessuna regola contiene queste parole: prova con meno parole, o con altre.
        [one] { $count } regola trovata
       *[other] { $count } regole trovate
    }
rules-none = La regola { $rule } non esiste: cercala con le sue parole.
rules-contents = Indice
rules-table = Tabella della regola { $rule }

## The panel

help-now = E adesso?
help-can-do = Che cosa puoi fare adesso
help-nothing-to-do = Adesso non ti si chiede niente.
help-beans = I fagioli di questo gioco
help-market = Come funziona il mercato
help-all-rules = Tutte le regole

## Phases

help-phase-plant = Un turno comincia piantando. La prima carta della mano va piantata, la seconda si può piantare, una terza no. Una carta va in un campo vuoto, o con altre della sua specie.
help-phase-sissi-plant = Un turno comincia piantando. La prima carta della mano va piantata, la seconda si può piantare, una terza no. In una fila i fagioli Sissi e i Capitani di una sola specie devono alternarsi: una sovrapposizione ti costa il campo.
help-phase-trade = Due carte sono scoperte. Il giocatore di turno può scambiare o regalare queste due e carte della sua mano. Gli altri scambiano carte della loro mano, e solo con lui. Quello che ricevi è messo da parte e poi piantato.
help-phase-hansa-trade =
    Il giocatore di turno compra fagioli in città, li scambia con { $trade_with ->
        [guests] gli invitati di questo turno
       *[other] chi è lì
    } e invita gli altri, nell’ordine che vuole. I prezzi restano quelli dell’inizio della fase.
help-phase-plant-traded = Tutti piantano quello che hanno ricevuto, e il giocatore di turno anche le carte ancora scoperte. Ognuno sceglie l’ordine delle sue carte, e nel mezzo può vendere dei campi.
help-phase-return-contract = Un contratto esposto e non evaso torna sotto la pila. Succede da sé.
help-phase-draw = Nuove carte vanno in fondo alla mano, una dopo l’altra. Succede da sé.
help-phase-sissi-draw = Tutti pescano una carta e la mettono in fondo alla mano. Succede da sé.
help-phase-draw-contract = Chi finisce il turno senza un contratto in mano ne pesca uno e lo mette in fondo. Succede da sé.
help-phase-sissi = Adesso si guardano i campi del giocatore di turno: dove due fagioli Sissi o due Capitani sono vicini, il campo viene venduto. Succede da sé.
help-phase-opening = Tutti hanno pescato tre ordini e scoprono quello che vale di più. Viene consegnato subito, e nella sua città comincia il viaggio. Gli altri due vanno in fondo alla mano.
help-phase-travel = Il giocatore di turno va in una città, o resta. Ogni città sulla strada richiede una carta dal davanti della mano, la prima e l’ultima comprese. La Dogana costa 20 talleri, le Scorte portano nuovi fagioli nelle città, e un ordine resta scoperto fino alla fine del turno.
help-phase-end = I vuoti in città sono chiusi, e un ordine è stato pescato. C’è ancora tempo per consegnare ordini e per comprarne.
help-phase-final = L’ultimo turno è finito. Tutti possono ancora consegnare ordini della città in cui sono. Poi la banca compra tutti i fagioli al prezzo base, e i prestiti si restituiscono doppi.

## What can be done

help-do-plant = Pianta una carta, in un campo vuoto o con altre della sua specie.
help-do-plant-sissi = Pianta una carta, in un campo vuoto o alla fine di una fila che la accetta.
help-do-sell = Vendi un campo, sempre intero. Un fagiolo solo è protetto finché un altro tuo campo ha due carte o più.
help-do-buyfield = Compra un terzo campo, una volta sola nella partita.
help-do-layout = Esponi il tuo contratto accanto ai campi. Conta come una carta piantata.
help-do-fulfil = Mostra il tuo contratto: i tuoi campi corrispondono, e vale un tallero.
help-do-offer = Fai un’offerta: scegli che cosa dai, che cosa ricevi e chi può accettarla.
help-do-reveal = Scopri il tuo ordine migliore. Scegli anche in che ordine vanno gli altri due.
help-do-travel = Scegli una città sulla mappa e viaggia fin lì, o resta.
help-do-paybean = Paga il resto della dogana in fagioli. Contano al prezzo base, e non c’è resto.
help-do-deliver = Consegna un ordine di questa città: i fagioli vanno via, e ricevi i talleri.
help-do-buybean = Compra fagioli di questa città, quanti ne puoi pagare e caricare.
help-do-buyscarce = Compra un fagiolo dalla riserva, al prezzo più alto: non ce ne sono altri in nessuna città e su nessun carro.
help-do-buycontract = Compra un ordine per 5 talleri e una carta di Viaggio semplice, che esce dal gioco.
help-do-putback = Rimetti fagioli nella riserva per fare posto sul carro. Non ricevi niente in cambio.

## Going on

help-done-plant = Passa al commercio: due carte vengono scoperte.
help-done-trade = Chiudi il commercio. Le offerte ancora aperte decadono.
help-done-hansa-trade = Chiudi il commercio. I vuoti in città si chiudono, e peschi un ordine.
help-done-plant-traded = Pesca quando tutto è piantato. Così il tuo turno è finito.
help-done-sissi-plant-traded = Vai avanti quando tutto è piantato: tutti pescano una carta, e segue l’azione Sissi.
help-done-end = Termina il tuo turno.
help-done-final = Di’ che non hai altro da consegnare.

## The market

help-market-about = Da una parte di ogni scambio c’è il giocatore di turno. Niente passa di mano prima che tutti e due siano d’accordo.
help-market-sides = Le offerte sono sempre scritte dalla tua parte: che cosa daresti, e che cosa riceveresti.
help-market-all = Al tuo turno, un’offerta che tutti possono accettare. In più d’uno possono dire di sì, e niente si muove finché non concludi con uno di loro.
help-market-gift = Un’offerta che non chiede niente. Nessuno deve accettarla.
help-market-take = Accetta un’offerta. Se è fatta solo a te, è conclusa subito; se è fatta a tutti, aspetta che chi l’ha fatta concluda.
help-market-seal = Scegli tra chi accetterebbe la tua offerta a tutti. Così lo scambio è fatto.
help-market-counter = Rispondi con altre condizioni. La prima offerta resta aperta accanto alla tua.
help-market-decline = Di’ di no. La stessa offerta può tornare solo se qualcosa è cambiato.
help-market-withdraw = Riprendi la tua offerta. Puoi averne { $most } aperte insieme.
help-market-wish = Di’ a tutti che cosa cerchi. Non impegna nessuno.
help-market-done = Mostra agli altri che per questa volta non vuoi più scambiare. Con la tua prossima offerta o il prossimo scambio il segno sparisce.
help-market-invite = Chiedi a qualcuno di venire nella tua città. Il giocatore invitato gioca la prima carta della mano e poi può scambiare con te.

## The beans

help-beans-about = Al tavolo puoi interrogare ogni fagiolo: tienilo premuto, fai clic con il tasto destro, o premi il tasto i.
help-beans-captains = Tutti i fagioli tranne il fagiolo Sissi sono Capitani. Un campo accetta Capitani di una sola specie, che si alternano con i fagioli Sissi.
help-bean-meter = Fagiolometro: { $steps }
help-bean-pays =
    { $cards } per { $talers ->
        [one] { $talers } tallero
       *[other] { $talers } talleri
    }
help-bean-seen = Nei campi: { $fields } · sul tavolo: { $table } · nella tua mano: { $hand } · scartati: { $discard } · non in vista: { $unseen }
help-bean-places = Sui carri: { $carts } · nelle città: { $cities } · nella riserva: { $reserve }
help-bean-tokens =
    { $count ->
        [one] { $count } gettone nel gioco
       *[other] { $count } gettoni nel gioco
    }
help-contracts = Contratti nel gioco: { $count }*. Il regolamento nomina solo { $stated }.
help-reconstructed = * Ricostruito: i regolamenti l’hanno stampato solo come immagine. Chi ha il gioco stampato può giocare con i suoi numeri, da un file di tabelle: haricot play --tables FILE
help-bean-garten = Rende presto, ma mai 1 tallero e mai 4.
help-bean-kaffee = Arriva con l’espansione, in tre, sei o sette giocatori.
help-bean-weinbrand = Arriva con l’espansione.
help-bean-kakao = Arriva con l’espansione, in quattro o cinque giocatori. Non rende mai 2 talleri.
help-bean-acker = Arriva con l’espansione, in quattro o cinque giocatori. Per due ricevi un terzo campo invece di talleri, o niente se ne hai già uno. Tre rendono 3 talleri.
help-bean-sissi = Va in tutti i campi, e lì si alterna con i Capitani. Se è l’ultima carta di una fila, questo fagiolometro vale per tutte le carte del campo.
help-bean-captain = Un Capitano. Un campo accetta Capitani di una sola specie, che si alternano con i fagioli Sissi. Se è l’ultima carta di una fila, questo fagiolometro vale per tutte le carte del campo.
help-bean-hansa =
    Prezzo base { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    }{ $star }. In vendita a { $places }.

## The cities of Bohn Hansa

help-cities = Le città di questo gioco
help-cities-about = Che cosa vende ogni città, con il prezzo secondo la casella libera più bassa, dal basso in alto, e dopo il punto quando nessuna è libera. Sotto ci sono i suoi ordini, con quello che rendono.
help-harvests = Carte Nuovo Raccolto
