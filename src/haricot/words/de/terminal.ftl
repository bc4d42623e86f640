## The table in words

label = { $head }: { $text }
hand-of = Hand von { $name }
of-them-contracts =
    { $count ->
        [one] davon { $count } Auftrag
       *[other] davon { $count } Aufträge
    }
contracts-left =
    { $count ->
        [0] kein Auftrag im Stapel
        [one] { $count } Auftrag im Stapel
       *[other] { $count } Aufträge im Stapel
    }
field-most = mehr geht nicht
wants-no-trade = will nicht mehr handeln
offer-willing = Bereit: { $names }.
offer-declined = Nein: { $names }.
prices = Preise
owes-toll = schuldet noch { $thalers } Taler Zoll
contract-number = Auftrag { $number }
contract-complete = alles auf deinem Wagen

## What to do next

step-list = ? zeigt, was du tun darfst.
step-plant = Du musst deine erste Karte anbauen: { $bean }. Tippe plant.
step-plant-full = Du musst deine erste Karte anbauen: { $bean }. Sie passt auf kein Feld: Verkaufe erst eines.
step-plant-more = Du darfst auch die nächste Karte anbauen: { $bean }. Tippe plant oder done.
step-plant-more-full = Deine nächste Karte ({ $bean }) passt auf kein Feld. Tippe done, oder verkaufe ein Feld.
step-turn-over = Tippe done (oder drück nur Eingabe), um zwei Karten aufzudecken.
step-lay-out = Deine erste Karte ist der Auftrag { $contract }. Tippe lay out.
step-lay-out-more = Deine erste Karte ist der Auftrag { $contract }. Tippe lay out oder done.
step-traded = Du musst noch anbauen: { $cards }. Tippe plant.
step-traded-full = Du musst noch anbauen: { $cards }. Es ist kein Platz: Verkaufe erst ein Feld.
step-draw = Alles ist angebaut. Tippe done (oder drück nur Eingabe), um Karten nachzuziehen und deinen Zug zu beenden.
step-sissi-draw = Alles ist angebaut. Tippe done (oder drück nur Eingabe): Alle ziehen eine Karte, und die Sissi-Aktion beendet deinen Zug.
step-trade = Handle mit den anderen, oder tippe done, um das Handeln zu beenden. ? zeigt, wie es geht.
step-hansa-trade = Kaufe Bohnen, handle mit den anderen, oder tippe done, um das Handeln zu beenden. ? zeigt, wie es geht.
step-trade-others = Handle mit { $name }, oder tippe done. ? zeigt, wie es geht.
step-seal = Tippe seal { $offer } { $name } zum Abschließen, oder done, um das Handeln zu beenden. ? zeigt mehr.
step-take = Tippe take { $offer } zum Annehmen, no { $offer }, oder done, um das Handeln zu beenden. ? zeigt mehr.
step-take-others = Tippe take { $offer } zum Annehmen, no { $offer } oder done. ? zeigt mehr.
step-pay = Tippe pay und eine Bohne von deinem Wagen. ? zeigt sie.
step-deliver = Du kannst { $typed } tippen.
step-final = Liefere, was du noch kannst, dann tippe done.
step-travel = Reise: Tippe go und eine Stadt, oder stay. ? zeigt, welche Karten jeder Weg kostet.
step-end = Tippe done (oder drück nur Eingabe), um deinen Zug zu beenden.

## What may be typed

may-type = Du kannst tippen:
may-make-up = oder dir etwas ausdenken, zum Beispiel:
at-any-time = und jederzeit: ? (diese Liste), undo, table, log, why, rules { $rule }, save DATEI, quit
at-any-time-pass = und jederzeit: ? (diese Liste), undo, table, log, why, rules { $rule }, save DATEI, quit, pass NAME
choice-deal = Du gibst { $given }, du bekommst { $received }.
choice-decline = Lehne das Angebot von { $name } ab.
choice-price = Für { $thalers } Taler.
example-offer = Ein Angebot an { $name }.
example-offer-all = Ein Angebot an alle; nur an eine Person mit @{ $name } dahinter.

## At the keyboard

greet-you = Du spielst { $game }.
greet-one = { $names } spielt { $game }.
greet-several = { $names } spielen { $game }.
greet-bots = Gegen { $names } (Bots: { $bots }).
greet-type = Tippe, was du tun willst, etwa { $first } oder { $second }. ? zeigt alles, quit beendet das Spiel.
record-lost = Die Aufzeichnung wird nicht mehr geführt: { $reason }
thinks-aloud = { $name } überlegt: { $thoughts }.
pass-keyboard = Gib die Tastatur an { $name } weiter, und drücke die Eingabetaste.
is-a-bot = { $name } ist ein Bot: Gib die Tastatur einem Menschen.
done-again = Tippe noch einmal done, um das Handeln trotzdem zu beenden.
nothing-refused = Bisher wurde nichts abgelehnt. Um eine Regel zu lesen, tippe ihre Nummer: rules { $rule }.
which-file = Sag, in welche Datei: save game.json.
saved = Gesichert. Um die Partie noch einmal zu sehen: haricot replay { $file }
left-unfinished = Die Partie endet hier, unvollendet.
left-kept = Ihre Aufzeichnung bleibt. Um sie noch einmal zu sehen: haricot replay { $file }
left-unkept = Nächstes Mal bewahrt save DATEI oder --record DATEI sie für haricot replay DATEI auf.
same-cards = Um mit denselben Karten noch einmal zu spielen, gib --seed { $seed } an.

## Records and positions

replay-keys = Eingabe geht weiter, b zurück, eine Zahl springt, s 2 oder s all wechselt den Platz, q beendet.
replay-unknown = „{ $typed }“ wird nicht verstanden: Eingabe, b, eine Zahl, s 2, s all oder q.
record-ends = Hier endet die Aufzeichnung.
record-begins = Hier beginnt die Aufzeichnung.
seat-must = { $name } muss:
seat-may = { $name } darf:
only-players-act = Nur wer mitspielt, kann etwas tun: Sag mit --seat 1, 2 …, wer.

## Games in words

text-pass = Warte ab, was die anderen sagen.
text-too-late = Dieses Handeln muss enden, alle wurden oft genug gefragt: Nimm an oder schließ ab, was angeboten ist, oder tippe done.
text-no-pass = Jetzt kannst du nicht passen: Tu etwas von dem, was in der Liste steht.
text-listed = Was du tippen kannst, steht unten.
text-too-often = Du hast es zu oft versucht: Das Mindeste wurde für dich getan.

## What cannot be done

refused-file-there = { $path } gibt es schon: Nenne eine andere Datei.
refused-cannot-write = { $path } kann nicht geschrieben werden: { $reason }.
refused-no-seat = Es gibt keinen Platz „{ $typed }“: Die Plätze sind 1 bis { $last }, oder all.
