### Was nur der Vollbild-Client im Terminal sagt. Was getippt wird, bleibt in jeder Sprache, wie es ist.
###
### Variablen:
###   $name      der Name einer Mitspielerin oder eines Mitspielers
###   $file      der Name einer Datei
###   $rule      die Nummer einer Regel, wie sie ist

## Der Tisch

full-harvests =
    { $count ->
        [one] { $count } Erntekarte
       *[other] { $count } Erntekarten
    }
full-pass = { $count }. Durchgang von { $all }
full-fits = passt hier
full-others-play = Die anderen spielen.
full-sit = Tippe sit { $number }, um diesen Platz zu nehmen.
full-log = Verlauf
full-light = Licht
full-undo = Zurück
full-leave = Gehen

## Was gesagt wird, wenn jemand tippt

full-not-yet = Die anderen spielen noch: Warte, bis du wieder gefragt bist.
full-why = F1 zeigt die Regel.
full-save-remote = Der Server behält die Aufzeichnung dieses Spiels: { $file } wird nicht geschrieben. Lade sie nach dem Spiel auf der Seite herunter.
full-pass-remote = Hier haben alle ihre eigene Tastatur.
full-looks-on = { $name } (schaut zu)
full-asks = { $name } bittet um Platz { $seat }: Tippe admit { $number } oder deny { $number }.

## Über dem Tisch

full-curtain = { $name }, du bist an der Tastatur dran.
full-curtain-how = Alle anderen schauen weg. { $name } drückt Enter.
full-look = Den Tisch ansehen
full-leave-now = Gehen
full-leave-ask = Mitten im Spiel gehen?
full-stay = Bleiben
full-lobby-host = Du bist Gastgeber: Gib den Link weiter, dann starte das Spiel.

## Hilfe

full-refused = Warum das nicht ging
full-make-up = Oder denk dir etwas aus wie
full-typing = Wörter zum Tippen
full-commands = table, undo, market, log, help und why (die Regel hinter einer Ablehnung), rules { $rule }, save DATEI, pass NAME (an eine andere Person an dieser Tastatur), say TEXT (an einem Server), quit; der Gastgeber: who (wer zuschaut oder weggeschickt ist), admit, deny, mute, unmute oder remove NUMMER (wer zuschaut), pardon NUMMER (wer weggeschickt ist), silence oder kick NUMMER (eines Platzes)
full-signs = Zeichen
full-signs-table = ▶ wer am Zug ist · ✓ hat nichts mehr vorzuschlagen · →2 ein Feld bringt jetzt 2 Taler · ▶VORN die Karte, die zuerst angebaut wird. Klicke auf eine Karte oder ein Feld, um anzubauen; im Handel auf Karten deiner Hand und Bohnen der anderen, um ein Angebot zusammenzustellen.
full-signs-hansa = ▶ wer am Zug ist · ♟ wer in einer Stadt ist · ✓ hat nichts mehr vorzuschlagen; an einer Bohne: sie ist auf dem Wagen · ein Preis und ×2: zwei davon liegen dort · (3) der Weg kostet 3 Karten. Klicke auf eine Stadt, um dorthin zu reisen oder zu kaufen, auf Bohnen der Wagen, um ein Angebot zusammenzustellen.
full-key-enter = Enter: tun, was getippt ist; ohne Text weitergehen oder aus der Liste wählen
full-key-tab = Tab: Getipptes ergänzen, oder zum nächsten Bereich
full-key-arrows = ↑ ↓: was du vorher getippt hast; in einer Liste wählen
full-key-f1 = F1: diese Hilfe, und wieder weg
full-key-f2 = F2: der Tisch
full-key-f3 = F3: der Markt
full-key-f4 = F4: was geschah
full-key-f5 = F5: hell oder dunkel
full-key-undo = F6 oder Strg+Z: deinen letzten Schritt zurücknehmen
full-key-escape = Esc: zurück zum Tisch und zur Eingabe
full-key-quit = F10 oder Strg+Q: gehen
new-cards-here = Neue Karten kommen hierher
