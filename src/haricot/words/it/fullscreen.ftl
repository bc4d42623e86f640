### Ciò che dice solo il client a tutto schermo nel terminale. Ciò che si scrive resta com'è in ogni lingua.
###
### Variabili:
###   $name      il nome di chi gioca
###   $file      il nome di un file
###   $rule      il numero di una regola, com'è

## Il tavolo

full-harvests =
    { $count ->
        [one] { $count } carta raccolto
       *[other] { $count } carte raccolto
    }
full-pass = giro { $count } di { $all }
full-fits = va qui
full-others-play = Gli altri giocano.
full-sit = Scrivi sit { $number } per prendere quel posto.
full-log = Diario
full-light = Luce
full-undo = Annulla
full-leave = Esci

## Ciò che si dice a chi scrive

full-not-yet = Gli altri stanno ancora giocando: aspetta che tocchi a te.
full-why = F1 mostra la regola.
full-save-remote = Il server conserva la registrazione di questa partita: { $file } non viene scritto. Scaricala dalla pagina a partita finita.
full-pass-remote = Qui ognuno ha la propria tastiera.
full-looks-on = { $name } (guarda)
full-asks = { $name } chiede il posto { $seat }: scrivi admit { $number } o deny { $number }.

## Sopra il tavolo

full-curtain = { $name }, tocca a te alla tastiera.
full-curtain-how = Gli altri guardano altrove. { $name } preme Invio.
full-look = Guarda il tavolo
full-leave-now = Esci
full-leave-ask = Uscire a metà partita?
full-stay = Resta
full-lobby-host = Ospiti tu: condividi il link, poi comincia la partita.

## Aiuto

full-refused = Perché è stato rifiutato
full-make-up = Oppure inventa qualcosa come
full-typing = Parole da scrivere
full-commands = table, undo, market, log, help e why (la regola dietro un rifiuto), rules { $rule }, save FILE, pass NOME (a un’altra persona a questa tastiera), say TESTO (su un server), quit; chi ospita: who (chi guarda o è stato mandato via), admit, deny, mute, unmute o remove NUMERO (di chi guarda), pardon NUMERO (di chi è stato mandato via), silence o kick NUMERO (di un posto)
full-signs = Segni
full-signs-table = ▶ di chi è il turno · ✓ non ha altro da proporre · →2 un campo rende ora 2 talleri · ▶ davanti a una carta: quella che si pianta per prima. Fai clic su una carta o un campo per piantare; nel commercio, sulle carte della tua mano e sui fagioli degli altri per comporre un’offerta.
full-signs-hansa = ▶ di chi è il turno · ♟ chi è in una città · ✓ non ha altro da proporre; su un fagiolo: è sul carro · un prezzo e ×2: ce ne sono due · (3) la via prende 3 carte. Fai clic su una città per andarci o comprare, sui fagioli dei carri per comporre un’offerta.
full-key-enter = Invio: fa ciò che è scritto; senza testo, prosegue o sceglie dalla lista
full-key-tab = Tab: completa ciò che è scritto, o va al riquadro seguente
full-key-arrows = ↑ ↓: ciò che hai scritto prima; in una lista, sceglie
full-key-f1 = F1: questo aiuto, e via di nuovo
full-key-f2 = F2: il tavolo
full-key-f3 = F3: il mercato
full-key-f4 = F4: che cosa è successo
full-key-f5 = F5: chiaro o scuro
full-key-undo = F6 o Ctrl+Z: annulla la tua ultima azione
full-key-escape = Esc: torna al tavolo e alla riga da scrivere
full-key-quit = F10 o Ctrl+Q: esci
new-cards-here = Le nuove carte vanno qui
