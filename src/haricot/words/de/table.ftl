## The start

home-title = Bohnen handeln mit Freunden und Bots
home-about = Eröffne einen Tisch, gib den Link weiter, und spielt im Browser. Ohne Konto, ohne Werbung.
your-name = Dein Name
guest-name = Gast
which-game = Welches Spiel?
play-now = Jetzt spielen
players = Spieler
public-table = Alle dürfen diesen Tisch finden
public-tables = Öffentliche Tische
no-public-tables = Gerade ist kein öffentlicher Tisch offen: Eröffne einen.
your-tables = Deine Tische
private-table = Privat: nur mit dem Link
open-table = Tisch eröffnen
come-in = Hereinkommen
invited = Du bist zu { $game } eingeladen
invited-by = { $name } lädt dich zu { $game } ein
seats-taken = { $taken } von { $seats } Plätzen sind besetzt.
to-the-start = Zur Startseite
bring-record = Eine aufgezeichnete Partie ansehen

## The table and its seats

stage-waiting = wartet auf Mitspieler
stage-playing = spielt gerade
stage-over = die Partie ist vorbei
stage-closed = geschlossen
stage-aside = kann nicht weitergespielt werden
share-link = Gib diesen Link weiter
share = Weitergeben
copy-link = Link kopieren
link-copied = Kopiert
qr-code = Der Link als QR-Code
table = Tisch
seat = Platz { $number }
seats = Plätze
seats-free =
    { $count ->
        [0] kein freier Platz
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
seat-open = Freier Platz
seat-away = nicht da
seat-stand-in = ein Bot springt ein
stood-in =
    Während du weg warst, hat ein Bot ({ $bot }) für dich gespielt: { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }, { $offers ->
        [0] kein Angebot
        [one] { $offers } Angebot
       *[other] { $offers } Angebote
    }, { $deals ->
        [0] kein Tauschgeschäft
        [one] { $deals } Tauschgeschäft
       *[other] { $deals } Tauschgeschäfte
    }.
seat-bot = Bot
you = du
everybody = alle
host = Gastgeber
put-a-bot-here = Einen Bot hierher setzen
no-bot = Kein Bot
fill-and-start = Mit Bots auffüllen und anfangen
waiting-for-host = Gleich geht es los: Der Gastgeber startet die Partie.
waiting-for = Warten auf { $names }
waiting-for-you = Alle warten auf dich
spectators-count =
    { $count ->
        [0] Niemand schaut zu
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
bots-hurry = Viel los auf dem Server: Bots sind langsamer und denken kürzer nach
you-watch = Du schaust zu. Nimm einen freien Platz, um mitzuspielen.
you-only-watch = Du schaust zu. Alle Plätze sind besetzt.
you-asked = Du hast um einen Platz gebeten: Der Gastgeber muss ja sagen.
you-were-denied = Der Gastgeber hat dir den Platz nicht gegeben. Nach einer Weile kannst du wieder fragen.
asks-for-seat = { $name } bittet um Platz { $number }
lookers-on = Es schauen zu
sent-away = Weggeschickt
looks-on = schaut zu
seat-muted = stumm
confirm-kick = { $name } wegschicken? Bis du es wieder erlaubst, führt kein Weg zurück an diesen Tisch.
confirm-close = Den Tisch für alle schließen?
confirm-stand = Den Platz mitten in der Partie verlassen?
yes = Ja
cancel = Abbrechen

## Bots, the weakest first

bot-random = Traumtänzer
bot-random-about = Spielt, was ihm gerade einfällt. Gut, um die Regeln kennenzulernen.
bot-simple = Anfänger
bot-simple-about = Kennt die Regeln und meint es gut.
bot-greedy = Raffzahn
bot-greedy-about = Nimmt, was im Moment am meisten bringt.
bot-expert = Alter Hase
bot-expert-about = Wägt jeden Handel ab, für dich und für sich.
bot-master = Meister
bot-master-about = Denkt voraus und nimmt sich Zeit dafür.
bot-thinking = { $name } überlegt …

## What a table agrees on

settings = Einstellungen
settings-table = Leute, Uhr und Bots
setting-game = Spiel
setting-options = Regeln
setting-public = Öffentlich
setting-public-help = Für alle in der Liste. Sonst findet den Tisch nur, wer den Link hat.
setting-spectators = Mit Zuschauern
setting-spectators-help = Wer keinen Platz hat, darf zuschauen und mitreden.
setting-join = Wer sich setzen darf
setting-join-help = Wer anfragt, wird vom Gastgeber eingelassen. „Nur auf Anfrage“ lässt im Spiel niemanden dazu.
join-anyone = Alle
join-ask = Im Spiel auf Anfrage
join-nobody = Nur auf Anfrage
setting-seconds = Uhr
setting-seconds-help = Sekunden für jede Entscheidung. 0 heißt ohne Uhr.
setting-reserve = Zeit in Reserve
setting-reserve-help = Sekunden für die ganze Partie, wenn die für eine Entscheidung um sind.
setting-absence = Abwesenheit
setting-absence-help = Nach so vielen Sekunden ohne Verbindung springt ein Bot ein. 0 heißt nie.
setting-stand_in = Ersatz
setting-stand_in-help = Welcher Bot für jemanden spielt, der nicht da ist.
setting-pace = Tempo der Bots
setting-pace-help = Wie lange Bots warten, bevor sie handeln.
pace-calm = Gemütlich
pace-brisk = Flott
pace-instant = Sofort
seconds-count =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
no-clock = Ohne Uhr
never = nie

## Phases, and what you do in them

phase-plant = Bohnen anbauen
phase-plant-do = Baue die erste Karte deiner Hand an. Die nächste darfst du auch anbauen.
phase-trade = Handeln und Schenken
phase-trade-do = Handle mit den aufgedeckten Karten und mit Karten aus deiner Hand, oder verschenke sie.
phase-trade-others = Mach { $name } ein Angebot, oder beantworte eines. Du darfst auch einfach warten.
phase-plant-traded = Gehandelte Bohnen anbauen
phase-plant-traded-do = Baue in beliebiger Reihenfolge alle Karten an, die du bekommen hast, und am Zug auch die noch aufgedeckten.
phase-plant-traded-others = Baue alle Karten an, die du bekommen hast, in beliebiger Reihenfolge.
phase-return-contract = Auftrag zurücklegen
phase-return-contract-do = Ein ausgelegter Auftrag, der nicht erfüllt ist, kommt unter den Stapel zurück.
phase-draw = Karten nachziehen
phase-draw-do = Neue Karten kommen hinten auf die Hand.
phase-draw-contract = Auftrag ziehen
phase-draw-contract-do = Wenn du keinen Auftrag hast, ziehst du einen hinten auf die Hand.
phase-sissi = Sissi-Aktion
phase-sissi-do = Felder, auf denen doppelt gelegt wurde, werden verkauft.
phase-opening = Der erste Auftrag
phase-opening-do = Decke den wertvollsten deiner drei Aufträge auf: Dort beginnt deine Reise.
phase-travel = Reisephase
phase-travel-do = Reise in eine Stadt, oder bleib, wo du bist.
phase-hansa-trade = Handelsphase
phase-hansa-trade-do = Lade ein, handle und kaufe, in beliebiger Reihenfolge.
phase-hansa-trade-others = Mach { $name } ein Angebot, beantworte eines, oder bitte um eine Einladung.
phase-end = Schlussphase
phase-end-do = Erfülle, was du noch kannst, und beende dann deinen Zug.
phase-final = Die letzten Lieferungen
phase-final-do = Erfülle die Aufträge deiner Stadt, und sag, wenn du fertig bist.

## Actions, as buttons

do-plant = { $bean } auf Feld { $field } anbauen
do-plant-first = { $bean } anbauen
do-sell = Feld { $field } verkaufen
do-sell-for =
    Feld { $field } für { $talers ->
        [0] nichts
       *[other] { $talers } Taler
    } verkaufen
do-sell-for-field = Feld { $field } für ein drittes Bohnenfeld verkaufen
do-buyfield = Drittes Bohnenfeld kaufen
do-buyfield-for = Drittes Bohnenfeld für { $talers } Taler kaufen
do-layout = Auftrag auslegen
do-fulfil = Auftrag erfüllen
do-done = Fertig
do-done-plant = Weiter zum Handeln
do-done-trade = Handeln beenden
do-done-plant-traded = Karten nachziehen
do-done-end = Zug beenden
do-done-final = Nichts mehr zu liefern
do-done-others = Von mir nichts mehr
do-wish = Wunsch äußern
do-offer = Angebot machen
do-take = Annehmen
do-seal = Mit { $name } abschließen
do-decline = Nein
do-withdraw = Zurückziehen
do-undo = Rückgängig
do-reveal = Diesen Auftrag aufdecken
do-travel = Nach { $city } reisen
do-travel-stay = In { $city } bleiben
do-paybean = { $bean } für den Zoll geben
do-buybean = { $bean } kaufen
do-buybean-for = { $bean } für { $thalers } Taler kaufen
do-buyscarce = { $bean } aus dem Vorrat kaufen
do-buycontract = Auftrag kaufen
do-deliver = Auftrag erfüllen
do-putback = { $bean } zurücklegen

## Around the table, as buttons

do-sit = Hier Platz nehmen
do-ask-seat = Um diesen Platz bitten
change-name = Namen ändern
do-rename = So heißen
do-stand = Platz verlassen
do-fill = Bot hierher setzen
do-vacate = Bot wegschicken
do-kick = Wegschicken
do-admit = Einlassen
do-deny = Nein sagen
do-mute = Stumm schalten
do-unmute = Reden lassen
do-remove = Wegschicken
do-pardon = Zurückkommen lassen
do-agree = Einstellungen ändern
do-start = Partie starten
do-rematch = Noch einmal spielen
do-no-rematch = Diesmal nicht
start-with-bots = Mit Bots statt { $names } starten
again-yes = spielt weiter
again-no = spielt nicht weiter
again-open = hat noch nichts gesagt
do-close = Tisch schließen
do-say = Sagen
do-look = Neu lesen
do-compose = Angebot zusammenstellen
do-hurry = Vorspulen

## The market

market = Markt
you-give = Du gibst
you-get = Du bekommst
they-give = Gegeben wird
they-want = Verlangt wird
offer = Angebot { $number }
offer-from = von { $name }
offer-to-all = an alle
offer-to = an { $name }
your-offer = dein Angebot
offer-answers = Gegenangebot zu { $number }
compose-offer = Angebot zusammenstellen
send-offer = Anbieten
clear-offer = Neu anfangen
take-out = Wieder herausnehmen
ask-for = { $bean } verlangen
offer-to-whom = An wen?
no-offers = Keine offenen Angebote
counter = Gegenangebot
gift = Geschenk
wish = Wunsch
wants = hätte gern: { $cards }
might-give = könnte geben: { $cards }
would-take = { $name } würde annehmen
you-would-take = Du würdest annehmen
says-no = { $name } lehnt ab
because-both-plant = Dann können beide anbauen.
because-no-room = { $name } hat kein Feld dafür.
because-wish = Das antwortet auf einen Wunsch.
hand-place = Karte { $place } deiner Hand
offers-waiting =
    { $count ->
        [one] { $count } Angebot wartet auf dich
       *[other] { $count } Angebote warten auf dich
    }
offers-lapsing =
    { $count ->
        [one] { $count } offenes Angebot würde hinfällig
       *[other] { $count } offene Angebote würden hinfällig
    }
outlook = Was mit deinen Feldern geschähe
outlook-grows =
    Feld { $field } hat dann { $count } und bringt { $talers ->
        [0] noch nichts
       *[other] { $talers } Taler
    }
outlook-empty = auf dein leeres Feld { $field }
outlook-doomed =
    auf Feld { $field } liegen dann zwei gleiche hintereinander: Deine nächste Sissi-Aktion verkauft es, wie es ist für { $talers ->
        [0] nichts
       *[other] { $talers } Taler
    }
outlook-sale = kein Feld dafür: Du müsstest eines verkaufen ({ $fields })
outlook-sale-of =
    Feld { $field }: { $talers ->
        [0] nichts
       *[other] { $talers } Taler
    }
outlook-sale-earns = Feld { $field }: ein drittes Bohnenfeld
outlook-sale-nothing = kein Feld dafür: Du müsstest eines für nichts verkaufen
outlook-grows-brief = Feld { $field }: { $count }, bringt { $talers }
outlook-empty-brief = leeres Feld { $field }
outlook-doomed-brief = Feld { $field } wird verkauft
outlook-sale-brief = kein Feld: eines verkaufen
outlook-sale-nothing-brief = kein Feld: eines für nichts verkaufen
with-invitation = mit Einladung
ask-for-invitation = Um eine Einladung bitten
invite = { $name } einladen
nothing = nichts
bean-count = { $count } × { $bean }
talers-count = { $count } Taler
thalers-count = { $count } Taler

## What lies on the table

your-turn = Du bist am Zug
turn-of = { $name } ist am Zug
turn-number = Zug { $turn }
others = Die anderen
deck = Zugstapel
deck-count =
    { $count ->
        [0] Zugstapel leer
        [one] { $count } Karte im Zugstapel
       *[other] { $count } Karten im Zugstapel
    }
cards-count =
    { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
exhaustions-count =
    { $count ->
        [0] 1. Durchgang
        [1] 2. Durchgang
        [2] 3. Durchgang
       *[other] das Ende
    }
hand = Hand
your-hand = Deine Hand
hand-count =
    { $count ->
        [0] leere Hand
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
first-card = Erste Karte
hidden-card = eine verdeckte Karte
fields = Bohnenfelder
your-steps = Dein nächster Schritt
your-fields = Deine Bohnenfelder
field = Feld { $field }
field-empty = leer
field-pays = bringt { $talers }
field-pays-next = { $count } bringen { $talers }
field-pays-most = bringt schon am meisten
field-earns-field = bringt ein drittes Bohnenfeld
field-will-be-sold = wird verkauft
third-field = Drittes Bohnenfeld
face-up = Aufgedeckt
aside = Beiseitegelegt
aside-of = anzubauen: { $beans }
talers = Taler
thalers = Taler
beanometer = Bohnometer
contracts = Aufträge
contract = Auftrag
contract-card = { $left }/{ $right }
contract-exposed = Ausgelegt
clock-left = { $name }: noch { $time }

## On the cards

card-first = vorn
card-next = dann
empty-field = Leeres Feld

## Bohn Hansa

map = Landkarte
city = Stadt
cart = Wagen
your-cart = Dein Wagen
cart-room =
    { $count ->
        [0] kein Platz mehr
        [one] Platz für { $count } Bohne
       *[other] Platz für { $count } Bohnen
    }
hansa-contracts = Aufträge
hansa-contract-pile = Auftragsstapel
contract-hansa = { $cards } nach { $city } für { $thalers } Taler
hidden-contract = ein verdeckter Auftrag
contract-deliverable = Kann hier erfüllt werden
travel-plain = einfach
travel-toll = Zoll
travel-supply = Nachschub
travel-cards = Reisekarten
travel-takes =
    Der Weg kostet { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
harvest = Neue Ernte
harvest-lot = { $cards } nach { $city }
harvest-waiting = Eine Ernte wartet auf deinen nächsten Zug
price = Preis
box = Feld { $box }
loan = Kredit
guest = Gast
last-round =
    Letzte Runde: noch { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }

## The connection

connecting = Es geht an den Tisch …
connection-lost = Die Verbindung ist weg. Wir versuchen es weiter: Dein Platz bleibt deiner.
connection-mended = Die Verbindung ist wieder da.
connection-retry = Jetzt neu versuchen

## The result, and looking back

result = Ergebnis
result-won = { $names } gewinnt!
result-shared = { $names } teilen sich den Sieg!
result-won-you = Du hast gewonnen!
scores = Punktestand
result-shared-you = Du teilst dir den Sieg mit { $names }!
result-tie-hand = Gleich viele Taler: Wer mehr Karten auf der Hand hat, gewinnt.
result-tie-active = Gleich viele Taler: Wer zuletzt am Zug war, gewinnt.
result-how = So kam es dazu
result-as-table = Dasselbe in Zahlen
gain-sale = Im Spiel verkaufte Bohnen
gain-final = Am Ende verkaufte Felder
gain-final-hansa = Bohnen, die auf dem Wagen blieben
gain-contract = Erfüllte Aufträge
gain-field = Drittes Bohnenfeld
gain-deal = Gehandelte Taler
gain-beans = Gekaufte Bohnen
gain-purchase = Gekaufte Aufträge
gain-toll = Zölle
gain-loan = Kredite, doppelt zurückgezahlt
games-before = Frühere Partien an diesem Tisch
game-number = Partie { $number }
to-the-table = Zum Tisch
talers-over-the-game = Taler im Lauf der Partie
thalers-over-the-game = Taler im Lauf der Partie
download-record = Aufzeichnung herunterladen
replay = Noch einmal ansehen
replay-first = Zum Anfang
replay-back = Einen Spielzug zurück
replay-forward = Einen Spielzug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Geschwindigkeit
replay-move = Spielzug { $move } von { $last }
replay-eyes = Gesehen von
replay-eyes-all = Alle Hände offen
replay-eyes-stranger = Zuschauer
replay-turn-back = Zum Zug davor
replay-turn-forward = Zum nächsten Zug
replay-copy = Link zu diesem Spielzug kopieren
replay-loading = Die Partie wird geholt …

## Log and chat

log = Was geschah
log-all = Alles
log-trades = Nur Handel
log-empty = Noch ist nichts geschehen.
chat = Chat
chat-write = Sag allen etwas
chat-empty = Noch hat niemand etwas gesagt.
chat-promises = Versprechen hier binden niemanden: Nur was gehandelt wird, zählt.
chat-new =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }

## Menu and help

menu = Menü
language = Sprache
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
theme = Hell oder dunkel
theme-auto = Wie auf diesem Gerät
theme-light = Hell
theme-dark = Dunkel
sound = Ton
sound-on = Ton an
sound-off = Ton aus
hints = Hinweise
hints-on = Neues wird erklärt
hints-off = Keine Hinweise
hints-end = Keine Hinweise mehr
known-as = Man kennt dich hier als { $name }.
sign-out = Abmelden
confirm-sign-out = Hier abmelden? Deine Plätze sind dann verloren.
key-make = Auch ein anderes Gerät benutzen
key-about = Öffne diesen Link auf dem anderen Gerät, oder richte dessen Kamera auf das Bild. Er gilt einmal, { $minutes } Minuten lang. Wer ihn hat, wird zu dir: Zeig ihn sonst niemandem.
key-title = Auf diesem Gerät { $name } sein?
key-lose = Wer du hier bisher bist, { $before }, verliert die Plätze, die dieses Gerät hat.
key-yes = Ja, { $name } sein
key-no = Nein, zur Startseite
my-data = Herunterladen, was über mich gespeichert ist
delete-data = Löschen, was über mich gespeichert ist
confirm-delete-data = Deinen Namen, alles Gesagte und die Tische löschen, an denen nur du warst? Das lässt sich nicht rückgängig machen.
help = Hilfe
rules = Regeln
rule = Regel { $rule }
german-name = auf der Karte: { $bean }
beans-in-game =
    { $count ->
        [one] { $count } Karte im Spiel
       *[other] { $count } Karten im Spiel
    }
back = Zurück
close-window = Schließen

## When something goes wrong

error-title = Etwas ist schiefgegangen
error-reload = Lade die Seite neu: Von deiner Partie geht nichts verloren.
reload = Neu laden
error-no-page = Diese Seite gibt es nicht: Geh zur Startseite, oder prüfe den Link.
error-offline = Der Server ist nicht zu erreichen: Prüfe deine Verbindung und versuch es noch einmal.
error-bad-record = Diese Datei ist keine Aufzeichnung einer Partie: Wähle eine, die hier heruntergeladen wurde.
error-copy = Der Link ließ sich nicht kopieren: Markiere ihn und kopiere ihn von Hand.

## Playing with keys

keys = Tasten
keys-plant = Die gewählte Karte auf Feld 1, 2 oder 3 anbauen
keys-hand = Von Karte zu Karte gehen
keys-choose = Eine Karte für ein Angebot wählen
keys-next = Tun, was als Nächstes dran ist
keys-undo = Deinen letzten Schritt zurücknehmen (auch Strg+Z)
keys-market = Zum Markt
keys-log = Zum Verlauf
keys-chat = Zum Chat
keys-bean = Nach der Bohne fragen, bei der du gerade bist
keys-help = Hilfe zu diesem Moment, und die Tasten
keys-close = Schließen, was offen ist, oder abbrechen
keys-switch = Buchstaben, Ziffern und ? sind Kurzbefehle
keys-skip = Zum nächsten Schritt
key-enter = Eingabe
key-space = Leertaste
key-escape = Esc
