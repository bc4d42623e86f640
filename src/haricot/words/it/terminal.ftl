## The table in words

label = { $head }: { $text }
hand-of = Mano di { $name }
of-them-contracts =
    { $count ->
        [one] di cui { $count } contratto
       *[other] di cui { $count } contratti
    }
contracts-left =
    { $count ->
        [0] nessun contratto nella pila
        [one] { $count } contratto nella pila
       *[other] { $count } contratti nella pila
    }
field-most = il massimo
wants-no-trade = non vuole più scambiare
offer-willing = D’accordo: { $names }.
offer-declined = Rifiuti: { $names }.
prices = Prezzi
owes-toll =
    deve ancora { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    } di dogana
contract-number = ordine { $number }
contract-complete = tutto sul tuo carro

## What to do next

step-list = ? mostra che cosa puoi fare.
step-plant = Devi piantare la tua prima carta: { $bean }. Scrivi plant.
step-plant-full = Devi piantare la tua prima carta: { $bean }. Non va in nessun campo: prima vendine uno.
step-plant-more = Puoi piantare anche la prossima carta: { $bean }. Scrivi plant o done.
step-plant-more-full = La tua prossima carta ({ $bean }) non va in nessun campo. Scrivi done, o vendi un campo.
step-turn-over = Scrivi done (o premi solo Invio) per scoprire due carte.
step-lay-out = La tua prima carta è il contratto { $contract }. Scrivi lay out.
step-lay-out-more = La tua prima carta è il contratto { $contract }. Scrivi lay out o done.
step-traded = Devi ancora piantare: { $cards }. Scrivi plant.
step-traded-full = Devi ancora piantare: { $cards }. Non c’è posto: prima vendi un campo.
step-draw = Tutto è piantato. Scrivi done (o premi solo Invio) per pescare e terminare il tuo turno.
step-sissi-draw = Tutto è piantato. Scrivi done (o premi solo Invio): tutti pescano una carta, e l’azione Sissi chiude il tuo turno.
step-trade = Scambia con gli altri, o scrivi done per chiudere il commercio. ? mostra come.
step-hansa-trade = Compra fagioli, scambia con gli altri, o scrivi done per chiudere il commercio. ? mostra come.
step-trade-others = Scambia con { $name }, o scrivi done. ? mostra come.
step-seal = Scrivi seal { $offer } { $name } per concludere, o done per chiudere il commercio. ? mostra di più.
step-take = Scrivi take { $offer } per accettare, no { $offer }, o done per chiudere il commercio. ? mostra di più.
step-take-others = Scrivi take { $offer } per accettare, no { $offer }, o done. ? mostra di più.
step-pay = Scrivi pay e un fagiolo del tuo carro. ? li mostra.
step-deliver = Puoi scrivere { $typed }.
step-final = Consegna quello che puoi ancora, poi scrivi done.
step-travel = Viaggia: scrivi go e una città, o stay. ? mostra quali carte richiede ogni strada.
step-end = Scrivi done (o premi solo Invio) per terminare il tuo turno.

## What may be typed

may-type = Puoi scrivere:
may-make-up = o inventare qualcosa come:
at-any-time = e in ogni momento: ? (questa lista), undo, table, log, why, rules { $rule }, save FILE, quit
at-any-time-pass = e in ogni momento: ? (questa lista), undo, table, log, why, rules { $rule }, save FILE, quit, pass NOME
choice-deal = Dai { $given }, ricevi { $received }.
choice-decline = Rifiuta l’offerta di { $name }.
choice-price =
    Per { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    }.
example-offer = Un’offerta a { $name }.
example-offer-all = Un’offerta a tutti; a una persona sola con @{ $name } alla fine.

## At the keyboard

greet-you = Giochi a { $game }.
greet-one = { $names } gioca a { $game }.
greet-several = { $names } giocano a { $game }.
greet-bots = Contro { $names } (bot: { $bots }).
greet-type = Scrivi che cosa vuoi fare, come { $first } o { $second }. ? mostra tutto, quit lascia la partita.
record-lost = La partita non viene più registrata: { $reason }
thinks-aloud = { $name } valuta: { $thoughts }.
pass-keyboard = Passa la tastiera a { $name }, e premi Invio.
is-a-bot = { $name } è un bot: passa la tastiera a una persona.
done-again = Scrivi done un’altra volta per chiudere lo stesso il commercio.
nothing-refused = Finora non è stato rifiutato niente. Per leggere una regola scrivi il suo numero: rules { $rule }.
which-file = Di’ in quale file: save game.json.
saved = Salvata. Per rivederla: haricot replay { $file }
left-unfinished = La partita si ferma qui, incompiuta.
left-kept = Resta registrata. Per rivederla: haricot replay { $file }
left-unkept = La prossima volta, save FILE o --record FILE la conserva per haricot replay FILE.
same-cards = Per giocare ancora con le stesse carte, aggiungi --seed { $seed }.

## Records and positions

replay-keys = Invio va avanti, b indietro, un numero salta, s 2 o s all cambia posto, q finisce.
replay-unknown = «{ $typed }» non si capisce: Invio, b, un numero, s 2, s all o q.
record-ends = La registrazione finisce qui.
record-begins = La registrazione comincia qui.
seat-must = { $name } deve:
seat-may = { $name } può:
only-players-act = Solo un giocatore può agire: di’ quale con --seat 1, 2 …

## Games in words

text-pass = Aspetta che cosa dicono gli altri.
text-too-late = Questo commercio deve finire, tutti sono stati sentiti abbastanza: accetta o concludi quello che è offerto, o scrivi done.
text-no-pass = Adesso non puoi passare: fai una delle cose della lista.
text-listed = Quello che puoi scrivere è nella lista qui sotto.
text-too-often = Hai provato troppe volte: è stato fatto il minimo per te.

## What cannot be done

refused-file-there = { $path } c’è già: scegli un altro file.
refused-cannot-write = Non si può scrivere { $path }: { $reason }.
refused-no-seat = Non c’è nessun posto «{ $typed }»: i posti vanno da 1 a { $last }, o all.
