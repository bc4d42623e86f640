## The start

home-title = Commerciare fagioli con amici e bot
home-about = Apri un tavolo, passa il link e giocate nel browser. Senza account, senza pubblicità.
your-name = Il tuo nome
guest-name = Ospite
which-game = Quale gioco?
play-now = Gioca subito
players = Giocatori
public-table = Chiunque può trovare questo tavolo
public-tables = Tavoli pubblici
no-public-tables = Nessun tavolo pubblico è aperto: aprine uno.
your-tables = I tuoi tavoli
private-table = Privato: solo con il link
open-table = Apri un tavolo
come-in = Entra
invited = Ti si invita a giocare a { $game }
invited-by = { $name } ti invita a giocare a { $game }
seats-taken = { $taken } posti su { $seats } sono occupati.
to-the-start = Alla pagina iniziale
bring-record = Guarda una partita registrata

## The table and its seats

stage-waiting = aspetta giocatori
stage-playing = si gioca
stage-over = la partita è finita
stage-closed = chiuso
stage-aside = non può continuare
share-link = Condividi questo link
share = Condividi
copy-link = Copia il link
link-copied = Copiato
qr-code = Il link come codice QR
table = Tavolo
seat = Posto { $number }
seats = Posti
seats-free =
    { $count ->
        [0] nessun posto libero
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
seat-open = Posto libero
seat-away = non c’è
seat-stand-in = gioca un bot al suo posto
stood-in =
    Mentre eri via, un bot ({ $bot }) ha giocato per te: { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }, { $offers ->
        [0] nessuna offerta
        [one] { $offers } offerta
       *[other] { $offers } offerte
    }, { $deals ->
        [0] nessuno scambio
        [one] { $deals } scambio
       *[other] { $deals } scambi
    }.
seat-bot = bot
you = tu
everybody = tutti
host = Ospita il tavolo
put-a-bot-here = Metti qui un bot
no-bot = Nessun bot
fill-and-start = Completa con dei bot e comincia
waiting-for-host = In attesa: chi ospita avvia la partita.
waiting-for = Si aspetta: { $names }
waiting-for-you = Si aspetta te
spectators-count =
    { $count ->
        [0] Nessuno guarda
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
bots-hurry = Il server è molto occupato: i bot sono più lenti e pensano meno
you-watch = Stai guardando. Prendi un posto libero per giocare.
you-only-watch = Stai guardando. Tutti i posti sono occupati.
you-asked = Hai chiesto un posto: chi ospita deve dire di sì.
you-were-denied = Chi ospita non ti ha dato il posto. Fra un po’ puoi chiedere di nuovo.
asks-for-seat = { $name } chiede il posto { $number }
lookers-on = Chi guarda
sent-away = Mandati via
looks-on = guarda
seat-muted = in silenzio
confirm-kick = Mandare via { $name }? A questo tavolo si torna solo quando lo permetti tu.
confirm-close = Chiudere il tavolo per tutti?
confirm-stand = Lasciare il posto a metà partita?
yes = Sì
cancel = Annulla

## Bots, the weakest first

bot-random = Testa fra le nuvole
bot-random-about = Gioca quello che gli passa per la testa. Ideale per scoprire le regole.
bot-simple = Principiante
bot-simple-about = Conosce le regole e fa del suo meglio.
bot-greedy = Pigliatutto
bot-greedy-about = Prende quello che rende di più al momento.
bot-expert = Vecchia volpe
bot-expert-about = Soppesa ogni scambio, per te e per sé.
bot-master = Maestro
bot-master-about = Pensa in anticipo, e si prende il suo tempo.
bot-thinking = { $name } sta pensando …

## What a table agrees on

settings = Impostazioni
settings-table = Persone, orologio e bot
setting-game = Gioco
setting-options = Regole
setting-public = Pubblico
setting-public-help = In elenco per tutti. Altrimenti lo trova solo chi ha il link.
setting-spectators = Con spettatori
setting-spectators-help = Chi non ha un posto può guardare e parlare.
setting-join = Chi può sedersi
setting-join-help = Chi ospita fa entrare chi chiede. “Solo su richiesta” non fa entrare nessuno durante la partita.
join-anyone = Tutti
join-ask = In gioco su richiesta
join-nobody = Solo su richiesta
setting-seconds = Orologio
setting-seconds-help = Secondi per ogni decisione. 0: senza orologio.
setting-reserve = Tempo di riserva
setting-reserve-help = Secondi per tutta la partita, quando quelli per una decisione sono finiti.
setting-absence = Assenza
setting-absence-help = Dopo tanti secondi senza connessione gioca un bot. 0: mai.
setting-stand_in = Sostituto
setting-stand_in-help = Quale bot gioca per chi non c’è.
setting-pace = Ritmo dei bot
setting-pace-help = Quanto aspettano i bot prima di agire.
pace-calm = Calmo
pace-brisk = Svelto
pace-instant = Immediato
seconds-count =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
no-clock = Senza orologio
never = mai

## Phases, and what you do in them

phase-plant = Piantare dalla mano
phase-plant-do = Pianta la prima carta della tua mano. Puoi piantare anche la seconda.
phase-trade = Commercio
phase-trade-do = Scambia o regala le carte scoperte e le carte della tua mano.
phase-trade-others = Fai un’offerta a { $name }, o rispondi a una. Puoi anche solo aspettare.
phase-plant-traded = Piantare i fagioli scambiati
phase-plant-traded-do = Pianta tutte le carte ricevute, nell’ordine che vuoi, e al tuo turno anche quelle ancora scoperte.
phase-plant-traded-others = Pianta tutte le carte ricevute, nell’ordine che vuoi.
phase-return-contract = Restituire il contratto
phase-return-contract-do = Un contratto esposto e non evaso torna sotto la pila.
phase-draw = Pescare nuove carte
phase-draw-do = Le nuove carte vanno in fondo alla mano.
phase-draw-contract = Pescare un contratto
phase-draw-contract-do = Se non hai un contratto, ne peschi uno in fondo alla mano.
phase-sissi = Azione Sissi
phase-sissi-do = I campi con una sovrapposizione vengono venduti.
phase-opening = Il primo ordine
phase-opening-do = Scopri il più prezioso dei tuoi tre ordini: da lì comincia il tuo viaggio.
phase-travel = Fase di Viaggio
phase-travel-do = Vai in una città, o resta dove sei.
phase-hansa-trade = Fase di Commercio
phase-hansa-trade-do = Invita, commercia e compra, nell’ordine che vuoi.
phase-hansa-trade-others = Fai un’offerta a { $name }, rispondi a una, o chiedi un invito.
phase-end = Fase Finale
phase-end-do = Consegna quello che puoi ancora, poi termina il tuo turno.
phase-final = Le ultime consegne
phase-final-do = Consegna gli ordini della tua città, e di’ quando hai finito.

## Actions, as buttons

do-plant = Pianta il { $bean } nel campo { $field }
do-plant-first = Pianta il { $bean }
do-sell = Vendi il campo { $field }
do-sell-for =
    Vendi il campo { $field } per { $talers ->
        [0] niente
        [one] { $talers } tallero
       *[other] { $talers } talleri
    }
do-sell-for-field = Vendi il campo { $field } per un terzo campo
do-buyfield = Compra un terzo campo
do-buyfield-for =
    Compra un terzo campo per { $talers ->
        [one] { $talers } tallero
       *[other] { $talers } talleri
    }
do-layout = Esponi il contratto
do-fulfil = Evadi il contratto
do-done = Finito
do-done-plant = Avanti: il commercio
do-done-trade = Chiudi il commercio
do-done-plant-traded = Pesca le carte
do-done-end = Termina il turno
do-done-final = Niente altro da consegnare
do-done-others = Per me basta
do-wish = Esprimi un desiderio
do-offer = Fai l’offerta
do-take = Accetta
do-seal = Concludi con { $name }
do-decline = No
do-withdraw = Ritira
do-undo = Annulla
do-reveal = Scopri questo ordine
do-travel = Viaggia: { $city }
do-travel-stay = Resta: { $city }
do-paybean = Dai un { $bean } per la dogana
do-buybean = Compra un { $bean }
do-buybean-for =
    Compra un { $bean } per { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    }
do-buyscarce = Compra un { $bean } dalla riserva
do-buycontract = Compra un ordine
do-deliver = Consegna l’ordine
do-putback = Rimetti un { $bean } nella riserva

## Around the table, as buttons

do-sit = Prendi questo posto
do-ask-seat = Chiedi questo posto
change-name = Cambia nome
do-rename = Usa questo nome
do-stand = Lascia il posto
do-fill = Metti qui un bot
do-vacate = Manda via il bot
do-kick = Manda via
do-admit = Fai entrare
do-deny = Di’ di no
do-mute = Zittisci
do-unmute = Lascia parlare
do-remove = Manda via
do-pardon = Lascia tornare
do-agree = Cambia le impostazioni
do-start = Comincia la partita
do-rematch = Gioca ancora
do-no-rematch = Questa volta no
start-with-bots = Avvia con dei bot al posto di { $names }
again-yes = gioca ancora
again-no = non gioca più
again-open = non ha ancora detto niente
do-close = Chiudi il tavolo
do-say = Di’
do-look = Rileggi il tavolo
do-compose = Componi un’offerta
do-hurry = Avanti veloce

## The market

market = Mercato
you-give = Dai
you-get = Ricevi
they-give = Si dà
they-want = Si chiede
offer = Offerta { $number }
offer-from = da { $name }
offer-to-all = a tutti
offer-to = a { $name }
your-offer = la tua offerta
offer-answers = controfferta al numero { $number }
compose-offer = Prepara un’offerta
send-offer = Offri
clear-offer = Ricomincia
take-out = Togli dall’offerta
ask-for = Chiedi un { $bean }
offer-to-whom = A chi?
no-offers = Nessuna offerta aperta
counter = Controfferta
gift = Dono
wish = Desiderio
wants = vorrebbe: { $cards }
might-give = potrebbe dare: { $cards }
would-take = { $name } accetterebbe
you-would-take = Accetteresti
says-no = { $name } rifiuta
because-both-plant = Così tutti e due possono piantare.
because-no-room = { $name } non ha un campo per questo.
because-wish = È la risposta a un desiderio.
hand-place = carta { $place } della tua mano
offers-waiting =
    { $count ->
        [one] { $count } offerta ti aspetta
       *[other] { $count } offerte ti aspettano
    }
offers-lapsing =
    { $count ->
        [one] { $count } offerta aperta decadrebbe
       *[other] { $count } offerte aperte decadrebbero
    }
outlook = Che cosa farebbe ai tuoi campi
outlook-grows =
    il campo { $field } ne avrà { $count } e varrà { $talers ->
        [one] { $talers } tallero
       *[other] { $talers } talleri
    }
outlook-empty = nel tuo campo vuoto { $field }
outlook-doomed =
    il campo { $field } avrà due carte della stessa sorte di fila: la tua prossima azione Sissi lo vende, così com’è per { $talers ->
        [0] niente
        [one] { $talers } tallero
       *[other] { $talers } talleri
    }
outlook-sale = nessun campo per lui: dovresti venderne uno ({ $fields })
outlook-sale-of =
    campo { $field }: { $talers ->
        [0] niente
        [one] { $talers } tallero
       *[other] { $talers } talleri
    }
outlook-sale-earns = campo { $field }: un terzo campo
outlook-sale-nothing = nessun campo per lui: dovresti venderne uno per niente
outlook-grows-brief = campo { $field }: { $count }, vale { $talers }
outlook-empty-brief = campo vuoto { $field }
outlook-doomed-brief = campo { $field } sarà venduto
outlook-sale-brief = nessun campo: vendine uno
outlook-sale-nothing-brief = nessun campo: vendine uno per niente
with-invitation = con invito
ask-for-invitation = Chiedi un invito
invite = Invita { $name }
nothing = niente
bean-count = { $count } × { $bean }
talers-count =
    { $count ->
        [one] { $count } tallero
       *[other] { $count } talleri
    }
thalers-count =
    { $count ->
        [one] { $count } tallero
       *[other] { $count } talleri
    }

## What lies on the table

your-turn = Tocca a te
turn-of = Tocca a { $name }
turn-number = Turno { $turn }
others = Gli altri
deck = Mazzo
deck-count =
    { $count ->
        [0] mazzo vuoto
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
cards-count =
    { $count ->
        [0] nessuna carta
        [one] { $count } carta
       *[other] { $count } carte
    }
exhaustions-count =
    { $count ->
        [0] 1º giro
        [1] 2º giro
        [2] 3º giro
       *[other] la fine
    }
hand = Mano
your-hand = La tua mano
hand-count =
    { $count ->
        [0] mano vuota
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
first-card = Prima carta
hidden-card = una carta coperta
fields = Campi
your-steps = Il tuo prossimo passo
your-fields = I tuoi campi
field = Campo { $field }
field-empty = vuoto
field-pays = rende { $talers }
field-pays-next = { $count } rendono { $talers }
field-pays-most = rende già il massimo
field-earns-field = rende un terzo campo
field-will-be-sold = sarà venduto
third-field = Terzo campo
face-up = Carte scoperte
aside = Messe da parte
aside-of = da piantare: { $beans }
talers = Talleri
thalers = Talleri
beanometer = Fagiolometro
contracts = Contratti
contract = contratto
contract-card = { $left }/{ $right }
contract-exposed = Esposto
clock-left = { $name }: ancora { $time }

## On the cards

card-first = davanti
card-next = poi
empty-field = Campo vuoto

## Bohn Hansa

map = Mappa
city = Città
cart = Carro
your-cart = Il tuo carro
cart-room =
    { $count ->
        [0] niente più posto
        [one] posto per { $count } fagiolo
       *[other] posto per { $count } fagioli
    }
hansa-contracts = Ordini
hansa-contract-pile = Pila degli ordini
contract-hansa =
    { $cards } per { $city }, { $thalers ->
        [one] { $thalers } tallero
       *[other] { $thalers } talleri
    }
hidden-contract = un ordine coperto
contract-deliverable = Si può consegnare qui
travel-plain = semplice
travel-toll = Dogana
travel-supply = Scorte
travel-cards = Carte di Viaggio
travel-takes =
    La strada richiede { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
harvest = Nuovo Raccolto
harvest-lot = { $cards } per { $city }
harvest-waiting = Un raccolto aspetta il tuo prossimo turno
price = Prezzo
box = Casella { $box }
loan = Prestito
guest = Giocatore invitato
last-round =
    Ultimo round: ancora { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }

## The connection

connecting = Si arriva al tavolo …
connection-lost = La connessione è persa. Si riprova: il tuo posto resta tuo.
connection-mended = La connessione è tornata.
connection-retry = Riprova adesso

## The result, and looking back

result = Risultato
result-won = { $names } vince!
result-shared = { $names } condividono la vittoria!
result-won-you = Hai vinto!
scores = Punteggi
result-shared-you = Condividi la vittoria con { $names }!
result-tie-hand = Parità di talleri: vince chi ha più carte in mano.
result-tie-active = Parità di talleri: vince chi è stato di turno per ultimo.
result-how = Come ci si è arrivati
result-as-table = Lo stesso in cifre
gain-sale = Fagioli venduti durante la partita
gain-final = Campi venduti alla fine
gain-final-hansa = Fagioli rimasti sul carro
gain-contract = Contratti evasi
gain-field = Terzo campo
gain-deal = Talleri negli scambi
gain-beans = Fagioli comprati
gain-purchase = Contratti comprati
gain-toll = Pedaggi
gain-loan = Prestiti, restituiti doppi
games-before = Partite precedenti a questo tavolo
game-number = Partita { $number }
to-the-table = Al tavolo
talers-over-the-game = I talleri nel corso della partita
thalers-over-the-game = I talleri nel corso della partita
download-record = Scarica la registrazione
replay = Rivedi la partita
replay-first = All’inizio
replay-back = Una mossa indietro
replay-forward = Una mossa avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Ferma
replay-speed = Velocità
replay-move = Mossa { $move } di { $last }
replay-eyes = Visto da
replay-eyes-all = Tutte le mani scoperte
replay-eyes-stranger = Uno spettatore
replay-turn-back = Al turno precedente
replay-turn-forward = Al turno successivo
replay-copy = Copia il link a questa mossa
replay-loading = La partita sta arrivando …

## Log and chat

log = Che cosa è successo
log-all = Tutto
log-trades = Solo gli scambi
log-empty = Non è ancora successo niente.
chat = Chat
chat-write = Di’ qualcosa a tutti
chat-empty = Nessuno ha ancora detto niente.
chat-promises = Le promesse fatte qui non impegnano nessuno: conta solo ciò che si scambia.
chat-new =
    { $count ->
        [one] { $count } nuovo messaggio
       *[other] { $count } nuovi messaggi
    }

## Menu and help

menu = Menu
language = Lingua
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
theme = Chiaro o scuro
theme-auto = Come su questo dispositivo
theme-light = Chiaro
theme-dark = Scuro
sound = Suono
sound-on = Suono acceso
sound-off = Suono spento
hints = Suggerimenti
hints-on = Ciò che è nuovo viene spiegato
hints-off = Nessun suggerimento
hints-end = Basta suggerimenti
known-as = Qui ti conoscono come { $name }.
sign-out = Esci
confirm-sign-out = Uscire qui? I tuoi posti andranno persi.
key-make = Usa anche un altro dispositivo
key-about = Apri questo link sull’altro dispositivo, o inquadra il disegno con la sua fotocamera. Vale una volta, per { $minutes } minuti. Chi lo ha diventa te: non mostrarlo a nessun altro.
key-title = Essere { $name } su questo dispositivo?
key-lose = Chi sei qui adesso, { $before }, perde i posti di questo dispositivo.
key-yes = Sì, essere { $name }
key-no = No, all’inizio
my-data = Scarica ciò che è conservato su di me
delete-data = Elimina ciò che è conservato su di me
confirm-delete-data = Eliminare il tuo nome, tutto ciò che hai detto e i tavoli dove c’eri solo tu? Non si può annullare.
help = Aiuto
rules = Regole
rule = Regola { $rule }
german-name = sulla carta tedesca: { $bean }
beans-in-game =
    { $count ->
        [one] { $count } carta nel gioco
       *[other] { $count } carte nel gioco
    }
back = Indietro
close-window = Chiudi

## When something goes wrong

error-title = Qualcosa è andato storto
error-reload = Ricarica la pagina: della tua partita non va perso niente.
reload = Ricarica
error-no-page = Questa pagina non esiste: vai all’inizio, o controlla il link.
error-offline = Il server non è raggiungibile: controlla la connessione e riprova.
error-bad-record = Questo file non è la registrazione di una partita: scegline uno scaricato qui.
error-copy = Non è stato possibile copiare il link: selezionalo e copialo a mano.

## Playing with keys

keys = Tasti
keys-plant = Piantare la carta scelta nel campo 1, 2 o 3
keys-hand = Passare da una carta all’altra
keys-choose = Scegliere una carta per un’offerta
keys-next = Fare quello che viene chiesto
keys-undo = Annullare la tua ultima azione (anche Ctrl+Z)
keys-market = Andare al mercato
keys-log = Andare a che cosa è successo
keys-chat = Andare alla chat
keys-bean = Interrogare il fagiolo su cui ti trovi
keys-help = L’aiuto del momento, e i tasti
keys-close = Chiudere quello che è aperto, o annullare
keys-switch = Lettere, cifre e ? sono scorciatoie
keys-skip = Andare al prossimo passo
key-enter = Invio
key-space = Spazio
key-escape = Esc
