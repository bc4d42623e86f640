## Turns and phases

refused-not-your-turn = È il turno di { $active }: aspetta il tuo.
refused-out-of-phase =
    { $exists ->
        [no] In questo gioco una cosa così non c’è: guarda che cosa puoi fare.
       *[other] Adesso non si può, nella fase «{ $phase }»: guarda che cosa puoi fare.
    }
refused-done-already =
    { $more ->
        [offers] Hai già detto che hai finito: aspetta il giocatore di turno, o fai un’altra offerta.
       *[other] Hai già detto che hai finito: aspetta gli altri.
    }
refused-game-over = La partita è finita: cominciatene un’altra per continuare a giocare.
refused-no-such-seat = Questo posto non esiste: scegline uno del tavolo, da 0 a { $last }.

## Planting and selling

refused-not-first = Adesso puoi piantare solo la prima carta della tua mano: prendi quella.
refused-must-plant = La prima carta della tua mano va piantata: piantala prima di andare avanti.
refused-third-card = Hai giocato due carte: di’ che hai finito, e se ne scoprono due.
refused-not-aside =
    { $turn ->
        [yes] Adesso si piantano solo le carte messe da parte per te, o quelle scoperte: prendi una di quelle.
       *[other] Adesso si piantano solo le carte messe da parte per te: prendi una di quelle.
    }
refused-must-plant-all = Prima ci sono carte da piantare ({ $seats }): ogni carta messa da parte o scoperta va in un campo.
refused-wrong-field =
    { $why ->
        [captains] Il { $bean } non va con i Capitani del campo { $field }: usa un altro campo, o prima vendine uno.
        [cover] Il { $bean } coprirebbe una carta del suo stesso tipo nel campo { $field }: usa un altro campo, o prima vendine uno.
       *[other] Il { $bean } non va nel campo { $field }: usa un campo vuoto o uno della sua specie, o prima vendine uno.
    }
refused-no-such-field = Non hai un campo { $field }: i tuoi campi vanno da 1 a { $last }.
refused-empty-field = Il campo { $field } è vuoto: vendine uno con dei fagioli.
refused-protected = Nel campo { $field } c’è un solo fagiolo, e un altro tuo campo ne ha di più: vendi prima quello.
refused-three-fields = Hai già { $most } campi: nessuno ne ha di più.
refused-no-third-field = In questo gioco non si comprano campi: vendine uno per fare posto.
refused-too-few-talers =
    Ci { $need ->
        [one] vuole { $need } tallero
       *[other] vogliono { $need } talleri
    }, e { $have ->
        [0] non ne hai
       *[other] ne hai solo { $have }
    }: paga di meno, o prima guadagnane altri.

## Contracts of the card games

refused-contract-first = La tua prima carta è un contratto: esponilo accanto ai tuoi campi.
refused-must-lay-out = La prima carta della tua mano va giocata, ed è un contratto: prima esponilo accanto ai tuoi campi.
refused-no-contract-first = La tua prima carta non è un contratto: piantala.
refused-no-contract = Non hai un contratto: ne peschi uno alla fine del tuo turno.
refused-not-met =
    Il tuo contratto chiede { $left ->
        [one] { $left } carta
       *[other] { $left } carte
    } in un campo e { $right } in quello alla sua destra: prima piantale.
refused-contract-traded = Un contratto non passa mai di mano: offri fagioli.

## The market

refused-no-such-offer =
    { $gone ->
        [yes] L’offerta { $offer } non è più aperta: guarda quelle che lo sono.
       *[other] L’offerta { $offer } non è aperta: guarda quelle che lo sono.
    }
refused-not-yours-to-end = L’offerta { $offer } non è tua: può farlo solo chi l’ha fatta.
refused-not-asked = L’offerta { $offer } non è rivolta a te: rispondi a quelle che lo sono.
refused-agreed-already = Hai già detto sì all’offerta { $offer }: chi l’ha fatta sceglie con chi concludere.
refused-declined-before = Hai già rifiutato l’offerta { $offer }: finché è aperta puoi ancora accettarla.
refused-declined-already = Questa offerta è stata rifiutata, e da allora non è cambiato niente: proponi qualcos’altro.
refused-wrong-cards = L’offerta { $offer } chiede altre carte: dai proprio le specie che nomina.
refused-not-agreed = { $taker } non ha detto sì all’offerta { $offer }: aspetta, o scegli chi l’ha fatto.
refused-wrong-answer = Una controfferta va a chi ha fatto l’offerta: l’offerta { $offer } è di qualcun altro, o non è per te.
refused-open-already = Questa offerta è già aperta, con il numero { $offer }: aspetta una risposta.
refused-too-many-offers = Hai { $most } offerte aperte: ritirane una prima di farne un’altra.
refused-to-yourself = Un’offerta non può andare a te: scegli qualcun altro.
refused-not-active = È il turno di { $active }: fai lì la tua offerta. Gli altri non commerciano fra loro.
refused-empty-offer = L’offerta è vuota: di’ che cosa dai o che cosa vuoi.
refused-empty-wish = Un desiderio nomina una specie di fagiolo: di’ che cosa vorresti o potresti dare.
refused-too-much = Sono troppi fagioli in una volta: nominane al massimo { $most }.
refused-both-ways = In uno scambio i talleri vanno in una sola direzione: danne, o chiedine.
refused-no-talers =
    { $option ->
        [trade_talers] A questo tavolo non si scambiano talleri: offri fagioli. L’opzione «Scambiare talleri» lo permetterebbe.
       *[other] A questo tavolo non si scambiano talleri: offri fagioli.
    }
refused-no-such-kind = Questa specie di fagiolo non c’è in questo gioco: scegline un’altra.
refused-card-twice = Nomini due volte la stessa carta: una carta si dà una volta sola.
refused-traded-already = Questa carta è già stata scambiata e va piantata: offrine un’altra.
refused-not-yours =
    { $turn ->
        [yes] Non hai questa carta: dai carte della tua mano, o quelle scoperte.
       *[other] Non hai questa carta: dai carte della tua mano.
    }
refused-no-invitations = In questo gioco non si invita nessuno: fai un’offerta semplice.

## Bohn Hansa

refused-no-invitation = { $seat } è già qui, o ha già avuto un invito in questo turno: commerciate senza invito.
refused-not-here = { $seat } non può ancora commerciare qui: prima ci vuole un invito.
refused-no-room = { $seat } non ha posto sul carro per questo scambio: prima bisogna rimettere dei fagioli nella riserva.
refused-no-money = Il denaro non fa mai parte di uno scambio: offri fagioli.
refused-bean-twice = Nomini due volte lo stesso fagiolo: un fagiolo si dà una volta sola.
refused-not-on-cart = Questo fagiolo non è sul tuo carro: prendine uno che c’è.
refused-cart-full = Il tuo carro è pieno: rimetti un fagiolo nella riserva per fare posto.
refused-promised = Hai promesso questo fagiolo: prendine un altro.
refused-money-promised = Questo denaro ti serve per i fagioli che hai promesso: aspetta che siano comprati.
refused-too-few-thalers =
    Ci { $need ->
        [one] vuole { $need } tallero
       *[other] vogliono { $need } talleri
    }, e { $have ->
        [0] non ce ne sono
        [one] ce n’è solo { $have }
       *[other] ce ne sono solo { $have }
    }: scegli qualcosa di più economico, o prima guadagnane altri.
refused-not-for-sale = Questo fagiolo non è in vendita qui: comprane uno che sta in una casella.
refused-not-sold-here = Questa città non vende questa specie di fagiolo ({ $bean }): vai dove si vende.
refused-not-scarce = Ci sono fagioli di questa specie in gioco ({ $bean }): comprane o scambiane uno.
refused-one-only = In questo turno hai già comprato così un fagiolo di questa specie ({ $bean }): se ne può uno solo.
refused-no-such-city = Questa città non esiste: scegline una sulla mappa.
refused-too-far = Questa strada richiede { $cost } carte, e tu ne hai { $have }: scegli una città più vicina.
refused-not-your-contract = Non hai questo ordine: consegnane uno dei tuoi.
refused-other-city = Questo ordine è per { $city }, e tu non sei lì: prima viaggia.
refused-beans-missing = Sul tuo carro mancano dei fagioli ({ $beans }): prima comprali o scambiali.
refused-not-in-hand = Non hai in mano questa carta: danne una che hai.
refused-not-plain = Un ordine si compra con una carta di Viaggio semplice: né Dogana, né Scorte, né un ordine.
refused-no-contracts = Non ci sono più ordini: tieni la tua carta e il tuo denaro.
refused-revealed-already = Hai già scoperto il tuo ordine: aspetta gli altri.
refused-not-highest = Scopri, dei tuoi tre ordini, quello che vale di più.
refused-wrong-order = Metti solo gli altri due ordini dietro le tue carte di Viaggio.
refused-toll-first =
    Devi ancora { $due ->
        [one] { $due } tallero
       *[other] { $due } talleri
    } di dogana: prima di tutto dai fagioli per pagare.
refused-wait-for-toll = Qualcuno sta pagando la dogana: aspetta che abbia finito.
refused-no-debt = Non devi pagare nessuna dogana: tieni i tuoi fagioli.

## What was typed

refused-no-phrase = «{ $typed }» non si capisce: comincia con { $words }, o scrivi un’offerta come { $example }.
refused-unclear-word = «{ $typed }» può voler dire più cose ({ $words }): scrivine di più.
refused-unknown-word = «{ $typed }» qui non si conosce: c’è { $words }.
refused-no-goods = «{ $typed }» non si capisce: scrivi un numero e un fagiolo, come { $example }.
refused-nothing-to-give = Lì non hai { $count } × { $bean } da dare: guarda che cosa è tuo.
refused-no-place = Non c’è un posto «{ $typed }»: i posti si scrivono così: { $example }.
refused-no-number = «{ $typed }» non è un numero: di’ quale, come 2.
refused-too-high-number = Non c’è un numero { $number }: ne hai { $have }.
refused-no-wish = «{ $typed }» non si capisce: un desiderio si scrive così: { $example }.
refused-no-counter = Di’ che cosa vuoi invece, così: { $example }.
refused-only-this = «{ $typed }» non si capisce: scrivi { $example }.
refused-plant-what = Di’ che cosa e dove, come { $example }, o solo plant 2 per la prima carta della tua mano.
refused-nothing-to-plant = Adesso non c’è una carta così da piantare: guarda che cosa hai.
refused-fields-from-one = I campi si contano da 1: nominane uno dei tuoi.
refused-one-bean = Nomina un solo fagiolo, come { $example }.
refused-put-back-what = Per fare posto scrivi put back e un fagiolo, come { $example }.

## Seats and tables

refused-name-empty = Un nome ha bisogno di una lettera o di un numero: scrivi come vuoi chiamarti.
refused-name-long = Questo nome ha { $count } caratteri, e { $most } è il massimo: accorcialo.
refused-name-letter = «{ $letter }» non può stare in un nome: prendi lettere e numeri, anche spazi, punti e trattini.
refused-name-begins = Un nome comincia con una lettera o un numero: togli quello che c’è prima.
refused-name-alphabets = Questo nome mescola due alfabeti: prendi le lettere di uno solo.
refused-seat-taken = Lì c’è { $name }: scegli un altro posto.
refused-knows-another-hand = Conosci già un’altra mano ({ $seat }): in questa partita puoi sederti solo lì.
refused-not-seated = Non hai un posto a questo tavolo: prima prendine uno libero.
refused-not-your-seat = Tu giochi per { $seat }: agisci solo per quel posto.
refused-not-the-host = Può farlo solo chi ospita il tavolo: chiedi a chi ospita.
refused-nobody-to-kick = Lì non c’è nessun altro: scegli il posto di un’altra persona.
refused-host-stays = Solo altre persone possono essere zittite o mandate via: scegline una.
refused-not-the-owner = Solo chi ha aperto il tavolo può chiuderlo: alzati, o vai.
refused-not-there = Nessuno ha più questo numero: guarda di nuovo l’elenco.
refused-no-seats = Questo tavolo non fa entrare nessuno durante la partita: guarda, o torna più tardi.
refused-ask-later = Chi ospita ha appena detto di no: guarda, e chiedi di nuovo fra un po’.
refused-too-many-ask = In molti chiedono un posto in questo momento: guarda, e chiedi più tardi.
refused-muted = Chi ospita ti ha chiesto di tacere: qui puoi solo leggere.
refused-nothing-said = Qui non c’è niente da leggere: scrivilo in lettere.
refused-no-game = Nessuna partita è in corso: chi ospita ne avvia una.
refused-in-play = Una partita è ancora in corso: bisogna aspettare che finisca.
refused-not-now = Non c’è ancora stata una partita: chi ospita avvia la prima.
refused-not-answered = Manca ancora la risposta di { $seats }: aspetta un attimo, poi avvia la partita con dei bot.
refused-open-seats = Ci sono ancora posti liberi: aspetta qualcuno, o mettici dei bot.
refused-too-many-people = { $people } persone hanno un posto, e questo gioco ne ha solo { $seats }: scegli più giocatori.
refused-reserve-without-clock = Una riserva di tempo richiede un orologio: imposta anche i secondi per decisione.
refused-too-many-tables = Hai { $most } tavoli aperti: prima finiscine o chiudine uno.
refused-no-such-table = Dietro questo link non c’è nessun tavolo: controllalo, o aprine uno nuovo.
refused-no-such-game = A questo tavolo non si è giocata questa partita: controlla il numero.
refused-no-such-rule = Non c’è nessuna regola «{ $rule }»: prova B20, E5 o M3, o solo rules per vederle tutte.
refused-no-such-move = Questa mossa non c’è nella partita: l’ultima è la numero { $last }.
refused-too-heavy = Questa partita è troppo per questo server: guardala altrove, con haricot replay.
refused-too-busy = Si stanno guardando troppe partite: riprova tra un attimo.
refused-own-tables = Questo server non accetta registrazioni con cifre proprie: guardala con haricot replay.

## Words of farewell

refused-banned = Chi ospita ti ha fatto lasciare questo tavolo: aprine uno tuo.
refused-closed = Questo tavolo è chiuso: grazie per aver giocato. Puoi aprirne uno tuo.
refused-aside = Questa partita non può continuare qui: apri un nuovo tavolo. { $reason }
refused-full = Troppe persone guardano questo tavolo: torna più tardi.
refused-too-many-sockets = Sei ai tavoli in troppe finestre insieme: prima chiudine una.
refused-address-full = Dalla tua rete troppe finestre sono ai tavoli: prima chiudetene una.
refused-no-spectators = Questo tavolo gioca senza spettatori: la prossima volta chiedi un posto.
refused-signed-out = La sessione è finita: di’ il tuo nome per rientrare.
refused-stopping = Il server si ferma un attimo: torna fra poco, niente va perso.
refused-too-slow = La tua connessione è troppo lenta per seguire il tavolo: torna, niente va perso.
refused-flooding = Troppe cose che hai mandato non si sono potute sentire: torna con calma.
refused-too-fast = Troppo veloce: aspetta un attimo e riprova.
refused-too-long = È troppo lungo: al massimo { $most } byte.
refused-no-guest = Il tavolo non ti conosce: prima di’ il tuo nome.
refused-no-such-key = Questo link è già stato usato, o è troppo vecchio: creane uno nuovo sull’altro dispositivo.
refused-foreign-origin = Da un’altra pagina qui non si può: apri questo server dal suo link.
refused-unknown-host = Questo server non ha quel nome: chi lo gestisce può avviarlo con --public-host { $name }.
refused-not-json = Qui serve JSON: invialo con il tipo di contenuto application/json.
refused-not-understood = Non è stato capito: ricarica la pagina e riprova ({ $reason }).
refused-bad-input = Così non è possibile: controlla quello che hai inserito e riprova.
refused-server-erred = Qualcosa è andato storto qui, non da te: riprova, o ricarica la pagina.
refused-enough-said = Hai già fatto moltissime offerte: lascia che questo scambio finisca.
refused-enough-undone = In questa partita hai già annullato moltissimo: ora lascia così.
refused-enough-today = Questo server ne permette { $most } al giorno: torna domani.
refused-store-failed = Il server non è riuscito a scriverlo: non è cambiato nulla, riprova tra un momento.
refused-unreadable = Quello che è conservato di questo tavolo non si può leggere qui: dillo a chi gestisce questo server.

## Taking back

refused-undo-nothing = Non hai fatto nulla che si possa annullare: prima agisci.
refused-undo-drawn = Una carta è stata pescata o scoperta: non si può annullare.
refused-undo-deal = Uno scambio è concluso: non si può annullare.
refused-undo-answered = Qualcuno ti ha risposto: non si può più annullare.
refused-undo-acted = Nel frattempo ha agito qualcun altro: non si può più annullare.
refused-undo-over = La partita è finita: non si può più annullare nulla.
refused-undo-stand-in = Un bot ha agito al tuo posto: non si può annullare.
