## Turns and phases

refused-not-your-turn = { $active } ist am Zug: Warte, bis du an der Reihe bist.
refused-out-of-phase =
    { $exists ->
        [no] So etwas gibt es in diesem Spiel nicht: Schau, was du tun kannst.
       *[other] Das geht jetzt nicht, in der Phase „{ $phase }“: Schau, was du tun kannst.
    }
refused-done-already =
    { $more ->
        [offers] Du hast schon gesagt, dass du fertig bist: Warte auf den Spieler am Zug, oder mach noch ein Angebot.
       *[other] Du hast schon gesagt, dass du fertig bist: Warte auf die anderen.
    }
refused-game-over = Die Partie ist vorbei: Fangt eine neue an, um weiterzuspielen.
refused-no-such-seat = Diesen Platz gibt es nicht: Wähle einen, den der Tisch hat, von 0 bis { $last }.

## Planting and selling

refused-not-first = Jetzt kannst du nur die erste Karte deiner Hand anbauen: Nimm diese.
refused-must-plant = Die erste Karte deiner Hand muss auf ein Feld: Baue sie zuerst an.
refused-third-card = Du hast zwei Karten gespielt: Sag, dass du fertig bist, dann werden zwei aufgedeckt.
refused-not-aside =
    { $turn ->
        [yes] Jetzt werden nur Karten angebaut, die für dich beiseiteliegen, oder die aufgedeckten: Nimm eine davon.
       *[other] Jetzt werden nur Karten angebaut, die für dich beiseiteliegen: Nimm eine davon.
    }
refused-must-plant-all = Erst muss noch angebaut werden ({ $seats }): Alle beiseitegelegten und aufgedeckten Karten kommen auf ein Feld.
refused-wrong-field =
    { $why ->
        [captains] Die { $bean } passt nicht zu den Kapitänsbohnen auf Feld { $field }: Nimm ein anderes Feld, oder verkaufe zuerst eines.
        [cover] Die { $bean } würde auf Feld { $field } eine ihrer eigenen Art verdecken: Nimm ein anderes Feld, oder verkaufe zuerst eines.
       *[other] Die { $bean } passt nicht auf Feld { $field }: Nimm ein leeres Feld oder eines ihrer Sorte, oder verkaufe zuerst eines.
    }
refused-no-such-field = Ein Feld { $field } hast du nicht: Deine Felder sind 1 bis { $last }.
refused-empty-field = Feld { $field } ist leer: Verkaufe eines, auf dem Bohnen stehen.
refused-protected = Auf Feld { $field } steht nur eine Bohne, und auf einem anderen deiner Felder mehr: Verkaufe zuerst das.
refused-three-fields = Du hast schon { $most } Bohnenfelder: Mehr bekommt niemand.
refused-no-third-field = In diesem Spiel kann man kein Feld kaufen: Verkaufe eines, um Platz zu schaffen.
refused-too-few-talers =
    Das kostet { $need } Taler, und du hast { $have ->
        [0] keine
       *[other] nur { $have }
    }: Zahle weniger, oder verdiene erst mehr.

## Contracts of the card games

refused-contract-first = Deine erste Karte ist ein Auftrag: Lege ihn neben deinen Feldern aus.
refused-must-lay-out = Die erste Karte deiner Hand muss gespielt werden, und sie ist ein Auftrag: Lege ihn zuerst aus.
refused-no-contract-first = Deine erste Karte ist kein Auftrag: Baue sie an.
refused-no-contract = Du hast keinen Auftrag: Am Ende deines Zuges ziehst du einen.
refused-not-met =
    Dein Auftrag verlangt { $left ->
        [one] { $left } Karte
       *[other] { $left } Karten
    } auf einem Feld und { $right } auf dem rechts daneben: Baue sie zuerst an.
refused-contract-traded = Ein Auftrag wird nie getauscht: Biete Bohnen an.

## The market

refused-no-such-offer =
    { $gone ->
        [yes] Angebot { $offer } ist nicht mehr offen: Schau, welche es sind.
       *[other] Angebot { $offer } ist nicht offen: Schau, welche es sind.
    }
refused-not-yours-to-end = Angebot { $offer } ist nicht deines: Das darf nur, wer es gemacht hat.
refused-not-asked = Angebot { $offer } ist nicht an dich gerichtet: Antworte auf die, die es sind.
refused-agreed-already = Du hast zu Angebot { $offer } schon Ja gesagt: Wer es gemacht hat, sucht sich jemanden aus.
refused-declined-before = Du hast Angebot { $offer } schon abgelehnt: Solange es offen ist, kannst du es noch annehmen.
refused-declined-already = Das wurde schon abgelehnt, und seither hat sich nichts geändert: Biete etwas anderes an.
refused-wrong-cards = Angebot { $offer } verlangt andere Karten: Gib genau die Sorten, die es nennt.
refused-not-agreed = { $taker } hat zu Angebot { $offer } nicht Ja gesagt: Warte, oder wähle jemanden, der zugesagt hat.
refused-wrong-answer = Ein Gegenangebot geht an den, der das Angebot gemacht hat: Angebot { $offer } ist von jemand anderem oder nicht für dich.
refused-open-already = Dieses Angebot ist schon offen, als Nummer { $offer }: Warte auf eine Antwort.
refused-too-many-offers = Du hast { $most } offene Angebote: Ziehe eines zurück, bevor du ein neues machst.
refused-to-yourself = Dir selbst kannst du nichts anbieten: Wähle jemand anderen.
refused-not-active = { $active } ist am Zug: Mach dein Angebot dort. Die anderen handeln nicht miteinander.
refused-empty-offer = Das Angebot ist leer: Sag, was du gibst oder was du willst.
refused-empty-wish = Ein Wunsch nennt eine Bohnensorte: Sag, was du möchtest oder geben könntest.
refused-too-much = Das sind zu viele Bohnen auf einmal: Nimm höchstens { $most }.
refused-both-ways = Taler gehen in einem Handel nur in eine Richtung: Gib welche, oder verlange welche.
refused-no-talers =
    { $option ->
        [trade_talers] An diesem Tisch wird nicht mit Talern gehandelt: Biete Bohnen an. Die Option „Mit Talern handeln“ würde es erlauben.
       *[other] An diesem Tisch wird nicht mit Talern gehandelt: Biete Bohnen an.
    }
refused-no-such-kind = Diese Bohnensorte gibt es in diesem Spiel nicht: Wähle eine, die es gibt.
refused-card-twice = Du nennst dieselbe Karte zweimal: Jede Karte kannst du nur einmal geben.
refused-traded-already = Diese Karte wurde schon gehandelt und muss angebaut werden: Biete eine andere an.
refused-not-yours =
    { $turn ->
        [yes] Diese Karte hast du nicht: Gib Karten aus deiner Hand, oder die aufgedeckten.
       *[other] Diese Karte hast du nicht: Gib Karten aus deiner Hand.
    }
refused-no-invitations = In diesem Spiel gibt es keine Einladungen: Mach ein einfaches Angebot.

## Bohn Hansa

refused-no-invitation = { $seat } ist schon da oder war in diesem Zug schon Gast: Handelt ohne Einladung.
refused-not-here = { $seat } kann hier noch nicht mithandeln: Erst braucht es eine Einladung.
refused-no-room = { $seat } hat für diesen Handel keinen Platz auf dem Wagen: Erst müssen Bohnen zurück in den Vorrat.
refused-no-money = Mit Geld wird hier nie gehandelt: Biete Bohnen an.
refused-bean-twice = Du nennst dieselbe Bohne zweimal: Jede Bohne kannst du nur einmal geben.
refused-not-on-cart = Diese Bohne ist nicht auf deinem Wagen: Nimm eine, die dort liegt.
refused-cart-full = Dein Wagen ist voll: Lege eine Bohne zurück, um Platz zu schaffen.
refused-promised = Diese Bohne hast du versprochen: Nimm eine andere.
refused-money-promised = Dieses Geld brauchst du für die Bohnen, die du versprochen hast: Warte, bis sie gekauft sind.
refused-too-few-thalers =
    Das kostet { $need } Taler, und es { $have ->
        [0] sind keine da
        [one] ist nur { $have } da
       *[other] sind nur { $have } da
    }: Wähle etwas Günstigeres, oder verdiene erst mehr.
refused-not-for-sale = Diese Bohne gibt es hier nicht zu kaufen: Kaufe eine, die auf einem Feld des Bohnometers liegt.
refused-not-sold-here = Diese Stadt verkauft diese Sorte ({ $bean }) nicht: Reise dorthin, wo es sie gibt.
refused-not-scarce = Bohnen dieser Sorte ({ $bean }) sind im Spiel: Kaufe oder tausche eine davon.
refused-one-only = Eine Bohne dieser Sorte ({ $bean }) hast du in diesem Zug schon so gekauft: Mehr als eine geht nicht.
refused-no-such-city = Diese Stadt gibt es nicht: Wähle eine auf der Karte.
refused-too-far = Dieser Weg kostet { $cost } Karten, und du hast { $have }: Wähle eine nähere Stadt.
refused-not-your-contract = Diesen Auftrag hast du nicht: Erfülle einen von deinen.
refused-other-city = Dieser Auftrag ist für { $city }, und du bist nicht dort: Reise zuerst hin.
refused-beans-missing = Auf deinem Wagen fehlt noch etwas ({ $beans }): Kaufe oder tausche es zuerst ein.
refused-not-in-hand = Diese Karte hast du nicht auf der Hand: Gib eine, die du hast.
refused-not-plain = Einen Auftrag kaufst du mit einer einfachen Reisekarte: nicht mit Zoll, Nachschub oder einem Auftrag.
refused-no-contracts = Es sind keine Aufträge mehr da: Behalte deine Karte und dein Geld.
refused-revealed-already = Du hast deinen Auftrag schon aufgedeckt: Warte auf die anderen.
refused-not-highest = Decke von deinen drei Aufträgen den wertvollsten auf.
refused-wrong-order = Stecke genau die beiden anderen Aufträge hinter deine Reisekarten.
refused-toll-first = Du schuldest noch { $due } Taler Zoll: Gib zuerst Bohnen dafür.
refused-wait-for-toll = Jemand zahlt gerade Zoll: Warte, bis er bezahlt ist.
refused-no-debt = Du schuldest keinen Zoll: Behalte deine Bohnen.

## What was typed

refused-no-phrase = „{ $typed }“ wird nicht verstanden: Beginne mit { $words }, oder tippe ein Angebot wie { $example }.
refused-unclear-word = „{ $typed }“ kann mehreres heißen ({ $words }): Tippe mehr davon.
refused-unknown-word = „{ $typed }“ kennt hier niemand: Es gibt { $words }.
refused-no-goods = „{ $typed }“ wird nicht verstanden: Tippe eine Zahl und eine Bohne, etwa { $example }.
refused-nothing-to-give = { $count } × { $bean } hast du da nicht herzugeben: Schau, was dir gehört.
refused-no-place = Eine Stelle „{ $typed }“ gibt es nicht: Stellen tippst du so: { $example }.
refused-no-number = „{ $typed }“ ist keine Nummer: Sag, welche du meinst, etwa 2.
refused-too-high-number = Eine Nummer { $number } gibt es nicht: Du hast { $have } davon.
refused-no-wish = „{ $typed }“ wird nicht verstanden: Einen Wunsch tippst du so: { $example }.
refused-no-counter = Sag, was du stattdessen willst, etwa so: { $example }.
refused-only-this = „{ $typed }“ wird nicht verstanden: Tippe { $example }.
refused-plant-what = Sag, was wohin soll, etwa { $example }, oder nur plant 2 für die erste Karte deiner Hand.
refused-nothing-to-plant = So eine Karte ist jetzt nicht anzubauen: Schau, was du hast.
refused-fields-from-one = Felder zählen ab 1: Nenne eines von deinen.
refused-one-bean = Nenne eine Bohne, etwa { $example }.
refused-put-back-what = Um Platz zu schaffen, tippe put back und eine Bohne, etwa { $example }.

## Seats and tables

refused-name-empty = Ein Name braucht einen Buchstaben oder eine Zahl: Schreib, wie du heißen willst.
refused-name-long = Dieser Name hat { $count } Zeichen, und höchstens { $most } sind erlaubt: Kürze ihn.
refused-name-letter = „{ $letter }“ kann nicht in einem Namen stehen: Nimm Buchstaben und Zahlen, auch Leerzeichen, Punkte und Bindestriche.
refused-name-begins = Ein Name beginnt mit einem Buchstaben oder einer Zahl: Lass weg, was davor steht.
refused-name-alphabets = Dieser Name mischt zwei Alphabete: Nimm die Buchstaben von einem.
refused-seat-taken = Dort sitzt { $name }: Wähle einen anderen Platz.
refused-knows-another-hand = Du kennst schon eine andere Hand ({ $seat }): In dieser Partie kannst du nur dort sitzen.
refused-not-seated = Du hast keinen Platz an diesem Tisch: Nimm zuerst einen freien.
refused-not-your-seat = Du spielst für { $seat }: Handle nur für diesen Platz.
refused-not-the-host = Das kann nur der Gastgeber des Tisches: Frag dort nach.
refused-nobody-to-kick = Dort sitzt sonst niemand: Wähle den Platz einer anderen Person.
refused-host-stays = Nur andere können stumm geschaltet oder weggeschickt werden: Wähle jemanden von ihnen.
refused-not-the-owner = Nur wer den Tisch eröffnet hat, kann ihn schließen: Steh auf, oder geh.
refused-not-there = Mit dieser Nummer ist niemand mehr da: Sieh noch einmal in die Liste.
refused-no-seats = Dieser Tisch lässt im Spiel niemanden dazu: Schau zu, oder komm später wieder.
refused-ask-later = Der Gastgeber hat gerade nein gesagt: Schau zu, und frage nach einer Weile wieder.
refused-too-many-ask = Gerade bitten viele um einen Platz: Schau zu, und frage später.
refused-muted = Der Gastgeber hat dich gebeten, still zu sein: Hier kannst du nur lesen.
refused-nothing-said = Darin ist nichts zu lesen: Schreibe es in Buchstaben.
refused-no-game = Gerade läuft keine Partie: Der Gastgeber startet eine.
refused-in-play = Es läuft noch eine Partie: Das geht erst, wenn sie vorbei ist.
refused-not-now = Es gab noch keine Partie: Der Gastgeber startet die erste.
refused-not-answered = Es fehlt noch die Antwort von { $seats }, ob es weitergeht: Warte einen Moment, dann startest du mit Bots.
refused-open-seats = Es sind noch Plätze frei: Warte auf jemanden, oder setze Bots hin.
refused-too-many-people = { $people } Personen haben Plätze, und dieses Spiel hat nur { $seats }: Wähle mehr Spieler.
refused-reserve-without-clock = Eine Reserve braucht eine Uhr: Stelle auch die Sekunden je Entscheidung ein.
refused-too-many-tables = Du hast { $most } Tische offen: Spiele erst einen zu Ende, oder schließe einen.
refused-no-such-table = Hinter diesem Link ist kein Tisch: Prüfe ihn, oder eröffne einen neuen.
refused-no-such-game = Eine solche Partie gab es an diesem Tisch nicht: Prüfe ihre Nummer.
refused-no-such-rule = Es gibt keine Regel „{ $rule }“: Versuch B20, E5 oder M3, oder rules allein für alle.
refused-no-such-move = Diesen Spielzug gibt es in der Partie nicht: Der letzte hat die Nummer { $last }.
refused-too-heavy = Diese Partie ist zu viel für diesen Server: Sieh sie dir anderswo an, mit haricot replay.
refused-too-busy = Gerade werden zu viele Partien angesehen: Versuch es gleich noch einmal.
refused-own-tables = Dieser Server nimmt keine Aufzeichnungen mit eigenen Zahlen an: Sieh sie dir mit haricot replay an.

## Words of farewell

refused-banned = Der Gastgeber hat dich von diesem Tisch weggeschickt: Eröffne einen eigenen.
refused-closed = Dieser Tisch ist geschlossen: Danke fürs Mitspielen. Du kannst einen eigenen eröffnen.
refused-aside = Diese Partie kann hier nicht weitergespielt werden: Eröffne einen neuen Tisch. { $reason }
refused-full = An diesem Tisch schauen schon zu viele zu: Komm später wieder.
refused-too-many-sockets = Du bist in zu vielen Fenstern zugleich an Tischen: Schließe erst eines davon.
refused-address-full = Aus deinem Netz sind zu viele Fenster an Tischen: Schließt erst eines davon.
refused-no-spectators = Dieser Tisch spielt ohne Zuschauer: Frag beim nächsten Mal nach einem Platz.
refused-signed-out = Du hast dich abgemeldet: Nenne deinen Namen, um wieder hereinzukommen.
refused-stopping = Der Server hält kurz an: Komm gleich wieder, es geht nichts verloren.
refused-too-slow = Deine Verbindung ist zu langsam für den Tisch: Komm wieder, es geht nichts verloren.
refused-flooding = Zu vieles von dem, was du geschickt hast, kam nicht an: Komm in Ruhe wieder.
refused-too-fast = Das war zu schnell: Warte einen Moment und versuch es noch einmal.
refused-too-long = Das ist zu lang: Es dürfen höchstens { $most } Bytes sein.
refused-no-guest = Der Tisch kennt dich nicht: Sag zuerst, wie du heißt.
refused-no-such-key = Dieser Link wurde schon benutzt oder ist zu alt: Mach auf deinem anderen Gerät einen neuen.
refused-foreign-origin = Von einer anderen Seite aus geht das hier nicht: Öffne diesen Server über seinen eigenen Link.
refused-unknown-host = Dieser Server heißt nicht so: Wer ihn betreibt, kann ihn mit --public-host { $name } starten.
refused-not-json = Hier wird JSON erwartet: Sende es mit dem Inhaltstyp application/json.
refused-not-understood = Das wurde nicht verstanden: Lade die Seite neu und versuch es noch einmal ({ $reason }).
refused-bad-input = So geht das nicht: Prüfe deine Angaben und versuch es noch einmal.
refused-server-erred = Hier ist etwas schiefgegangen, nicht bei dir: Versuch es noch einmal, oder lade neu.
refused-enough-said = Du hast schon sehr viele Angebote gemacht: Lass diesen Handel zu Ende gehen.
refused-enough-undone = Du hast in dieser Partie schon sehr viel zurückgenommen: Lass es jetzt stehen.
refused-enough-today = Dieser Server erlaubt davon { $most } am Tag: Komm morgen wieder.
refused-store-failed = Der Server konnte das nicht aufschreiben: Es hat sich nichts geändert, versuch es gleich noch einmal.
refused-unreadable = Was von diesem Tisch aufbewahrt ist, kann hier nicht gelesen werden: Sag es dem, der diesen Server betreibt.

## Taking back

refused-undo-nothing = Du hast nichts getan, was sich zurücknehmen lässt: Tu zuerst etwas.
refused-undo-drawn = Eine Karte wurde gezogen oder aufgedeckt: Das lässt sich nicht zurücknehmen.
refused-undo-deal = Ein Handel ist geschlossen: Das lässt sich nicht zurücknehmen.
refused-undo-answered = Jemand hat dir geantwortet: Das lässt sich nicht mehr zurücknehmen.
refused-undo-acted = Jemand anders hat inzwischen etwas getan: Das lässt sich nicht mehr zurücknehmen.
refused-undo-over = Die Partie ist vorbei: Jetzt lässt sich nichts mehr zurücknehmen.
refused-undo-stand-in = Ein Bot hat an deiner Stelle gespielt: Das lässt sich nicht zurücknehmen.
