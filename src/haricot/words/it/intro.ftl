## Around it

intro = Introduzione
intro-new-here = È la tua prima volta?
intro-learn = Impara { $game }
intro-how = Giochi una vera partita contro due principianti, e un riquadro accanto spiega ogni cosa quando arriva il suo momento. Puoi lasciare l’introduzione quando vuoi e continuare a giocare.
intro-begin = Comincia
intro-next = Avanti
intro-understood = Capito
intro-leave = Lascia l’introduzione
intro-bohnanza-about = Pianta fagioli nell’ordine in cui arrivano, scambia quelli che non servono, e vendi campi pieni per dei talleri.
intro-sissi-about = Bohnanza con un’imperatrice: in ogni campo fagioli Sissi e fagioli Capitano si alternano.
intro-hansa-about = Viaggia intorno al mare con un carro di fagioli, compra a buon prezzo, scambia, e consegna ordini per dei talleri.

## Bohnanza

intro-bohnanza-welcome = Benvenuti in giardino! Ognuno ha due campi, e in un campo cresce una sola specie di fagioli. Più ce ne sono, più talleri rende il campo quando lo vendi. Vince chi ha più talleri.
intro-bohnanza-hand = Questa è la tua mano. Il suo ordine non cambia mai: pianti dal davanti, e le nuove carte vanno in fondo. Così sai che cosa dovrai piantare dopo.
intro-bohnanza-plant = Devi piantare la prima carta della tua mano. Va in un campo vuoto, o con altre della sua specie.
intro-bohnanza-trade = Due carte sono scoperte. Sono tue, e quelle che tieni devi piantarle. Scambia quindi quello che non va in nessuno dei tuoi campi, queste due o carte della tua mano. Anche un dono è meglio di un buon campo venduto troppo presto.
intro-bohnanza-draw = Tutto è piantato. «{ do-done-plant-traded }» porta tre nuove carte in fondo alla tua mano e chiude il tuo turno.
intro-bohnanza-sale = Uno dei tuoi campi adesso rende qualcosa. Puoi venderlo in ogni momento, anche quando non è il tuo turno. Ma con qualche carta in più può rendere meglio: vendi quando ti serve il posto.
intro-bohnanza-field = Puoi permetterti un terzo campo: 3 talleri. Prima lo hai, più a lungo ci crescono fagioli per te.
intro-bohnanza-over = La partita è finita. Tutti i campi sono venduti, e le carte in mano non contano: vince chi ha più talleri. Adesso conosci tutto il gioco.

## Sissi!

intro-sissi-welcome = Benvenuti a corte! Ognuno ha tre campi. In un campo le carte formano una fila: più è lunga, più talleri rende quando la vendi. Vince chi ha più talleri.
intro-sissi-captains = I fagioli Sissi vanno in tutti i campi. Tutti gli altri sono Capitani, e un campo accetta Capitani di una sola specie. I due devono alternarsi: Sissi, Capitano, Sissi, Capitano. Non importa chi comincia.
intro-sissi-plant = Devi piantare la prima carta della tua mano, il cui ordine non cambia mai. Una sovrapposizione è permessa, ma ti costa il campo alla fine del tuo turno.
intro-sissi-doubled = In una delle tue file c’è una sovrapposizione. Alla fine del tuo turno questo campo viene venduto, qualunque cosa tu ci pianti sopra.
intro-sissi-trade = Due carte sono scoperte. Sono tue, e quelle che tieni devi piantarle. Scambia quello che non serve. Anche un fagiolo Sissi per un fagiolo Sissi aiuta tutti e due: quello che ricevi si pianta in questo stesso turno.
intro-sissi-draw = Tutto è piantato. Se vai avanti, tutti pescano una carta, e l’azione Sissi chiude il tuo turno: i tuoi campi con una sovrapposizione vengono venduti.
intro-sissi-sale = Uno dei tuoi campi adesso rende qualcosa. Tutte le sue carte contano insieme, e l’ultima dice il prezzo: si legge il suo fagiolometro. Puoi vendere in ogni momento.
intro-sissi-over = La partita è finita, e tutti i campi sono venduti: vince chi ha più talleri. In caso di parità, l’ultimo giocatore di turno. Adesso conosci tutto il gioco.

## In both card games

intro-second = Puoi piantare anche la carta seguente, se ti va bene, ma non una terza. «{ do-done-plant }» scopre due carte.
intro-offer = Per un’offerta scegli le carte che dai e i fagioli che vorresti, di’ chi può accettarla, e mandala. Se non chiedi niente, è un dono. «{ do-done-trade }» quando hai scambiato abbastanza.
intro-traded = Quello che hai ricevuto adesso si pianta, e al tuo turno anche le carte ancora scoperte. L’ordine lo scegli tu.
intro-stuck = Per questa carta non c’è posto: vendi prima un campo, sempre intero. Un fagiolo solo è protetto finché un altro tuo campo ha due carte o più.
intro-others = Adesso gioca qualcun altro. Si scambia solo con il giocatore di turno: fagli un’offerta con carte della tua mano, rispondi a una, o aspetta e basta. Quello che ricevi si pianta alla fine del commercio.
intro-shuffled = Il mazzo era esaurito ed è stato mescolato di nuovo. Quando si esaurisce per la terza volta, la partita finisce.

## In all games

intro-seal = Qualcuno accetterebbe la tua offerta. Niente si muove prima che tu scelga con chi concludere.
intro-asked = Un’offerta per te! Guarda che cosa dai e che cosa ricevi. Accetta, fai una controfferta, o di’ di no: nessuno deve scambiare.

## Bohn Hansa

intro-hansa-welcome = Benvenuti nella Hansa! Il tuo carro porta otto fagioli, uno di ogni specie. Gli ordini dicono quali fagioli portare in quale città, e che cosa ci guadagni. Vince chi ha più talleri.
intro-hansa-reveal = Hai pescato tre ordini. Scopri quello che vale di più: lo consegni subito, e il tuo viaggio comincia nella sua città. Gli altri due vanno in fondo alla mano, in che sequenza lo scegli tu.
intro-hansa-others = Comincia chi ha meno denaro. Mentre gioca qualcun altro, puoi scambiare nella stessa città, o chiedere un invito da lontano. O aspetta e basta.
intro-hansa-travel = Adesso viaggi tu. Scegli una città sulla mappa, o resta. Ogni città sulla strada richiede una carta dal davanti della mano, la prima e l’ultima comprese: restare ne richiede una, una città vicina due.
intro-hansa-cards = Guarda le tue prime carte prima di partire. La Dogana costa 20 talleri. Le Scorte portano nuovi fagioli nelle città. Un ordine resta scoperto, e alla fine del tuo turno è perso se non lo consegni. Le carte di Viaggio tornano in fondo alla mano.
intro-hansa-toll = Il tuo denaro non basta per la dogana. Paga il resto in fagioli, che contano al prezzo base. Quello che manca ancora diventa un prestito.
intro-hansa-loan = Hai un prestito. Adesso non preme, ma alla fine della partita lo restituisci doppio.
intro-hansa-deliver = Sei nella città di un ordine e hai i suoi fagioli sul carro: consegnalo, e ricevi i talleri.
intro-hansa-buy = Adesso compri e scambi, nell’ordine che vuoi. Più una città è piena, meno costano i suoi fagioli, e i prezzi restano finché non hai finito. Compra quello che i tuoi ordini chiedono: c’è posto per otto fagioli.
intro-hansa-invite = Con i giocatori nella tua città scambi fagioli. Gli altri li puoi invitare: un giocatore invitato viene nella tua città e gioca la prima carta della sua mano. «{ do-done-end }» quando hai tutto.
intro-hansa-harvest = Da giocatore invitato hai giocato le Scorte: una carta del raccolto è davanti a te, e il tuo prossimo turno comincia con quella.
intro-hansa-end = I vuoti che hai lasciato in città si sono chiusi: forse i suoi fagioli adesso costano di più. Hai pescato un ordine: consegnalo se puoi, poi «{ do-done-end }».
intro-hansa-contract = Quando vuoi, puoi comprare un ordine, per 5 talleri e una carta di Viaggio semplice. Quella carta esce dal gioco, e così la Dogana ti torna in mano più presto.
intro-hansa-last = L’ultimo raccolto è arrivato: dopo questo round la partita finisce. Pensa a dove vuoi essere allora.
intro-hansa-final = Le ultime consegne. Consegna quello che puoi nella tua città, poi «{ do-done-final }».
intro-hansa-over = La partita è finita. La banca ha comprato tutti i fagioli al prezzo base, e i prestiti sono stati restituiti doppi: vince chi ha più talleri. Adesso conosci tutto il gioco.
