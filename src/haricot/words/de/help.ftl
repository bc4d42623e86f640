## The rules

rules-search = Regel suchen
rules-search-example = B20, Geschenk, drittes Feld …
rules-hits =
    { $count ->
        [0] Diese Wörter stehen in keiner Regel: Versuch es mit weniger oder mit anderen.
        [one] { $count } Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-none = Die Regel { $rule } gibt es nicht: Such sie mit Wörtern.
rules-contents = Inhalt
rules-table = Tabelle in Regel { $rule }

## The panel

help-now = Was jetzt?
help-can-do = Was du jetzt tun kannst
help-nothing-to-do = Gerade musst du nichts tun.
help-beans = Die Bohnen dieses Spiels
help-market = So geht der Markt
help-all-rules = Alle Regeln

## Phases

help-phase-plant = Ein Zug beginnt mit dem Anbauen. Die erste Karte der Hand muss angebaut werden, die nächste darf, eine dritte nicht. Eine Karte kommt auf ein leeres Feld oder zu anderen ihrer Sorte.
help-phase-sissi-plant = Ein Zug beginnt mit dem Anbauen. Die erste Karte der Hand muss angebaut werden, die nächste darf, eine dritte nicht. In einer Reihe sollen sich Sissibohnen und Kapitänsbohnen einer Sorte abwechseln: Wo doppelt gelegt ist, wird das Feld am Ende deines Zuges verkauft.
help-phase-trade = Zwei Karten sind aufgedeckt. Wer am Zug ist, darf mit diesen beiden und mit Karten aus der Hand handeln oder sie verschenken. Alle anderen handeln mit Karten aus der Hand, und nur mit dem Spieler am Zug. Was du bekommst, liegt beiseite und wird danach angebaut.
help-phase-hansa-trade =
    Wer am Zug ist, kauft Bohnen in der Stadt, tauscht mit { $trade_with ->
        [guests] Gästen dieses Zuges
       *[other] Spielern, die dort sind,
    } und lädt andere ein, in beliebiger Reihenfolge. Die Preise bleiben, wie sie zu Beginn der Phase waren.
help-phase-plant-traded = Alle bauen an, was sie bekommen haben, und wer am Zug ist, auch das, was noch aufgedeckt liegt. Die Reihenfolge seiner Karten bestimmt jeder selbst, und zwischendurch darf man Felder verkaufen.
help-phase-return-contract = Ein ausgelegter Auftrag, der nicht erfüllt ist, kommt unter den Stapel zurück. Das geht von selbst.
help-phase-draw = Neue Karten kommen hinten auf die Hand, eine nach der anderen. Das geht von selbst.
help-phase-sissi-draw = Alle ziehen eine Karte und nehmen sie hinten auf die Hand. Das geht von selbst.
help-phase-draw-contract = Wer den Zug ohne Auftrag auf der Hand beendet, zieht einen und nimmt ihn nach hinten. Das geht von selbst.
help-phase-sissi = Jetzt kommt es auf die Felder des Spielers am Zug an: Wo zwei Sissibohnen oder zwei Kapitänsbohnen nebeneinander liegen, wird das Feld verkauft. Das geht von selbst.
help-phase-opening = Alle haben drei Aufträge gezogen und decken den wertvollsten auf. Er wird sofort erfüllt, und in seiner Stadt beginnt die Reise. Die anderen beiden kommen hinten auf die Hand.
help-phase-travel = Wer am Zug ist, reist in eine Stadt oder bleibt. Jede Stadt auf dem Weg kostet eine Karte vom Anfang der Hand, die erste und die letzte mitgezählt. Zoll kostet 20 Taler, Nachschub bringt neue Bohnen in die Städte, und ein Auftrag liegt offen bis zum Ende des Zuges.
help-phase-end = Die Lücken in der Stadt sind geschlossen, und ein Auftrag ist gezogen. Noch ist Zeit, Aufträge zu erfüllen und welche zu kaufen.
help-phase-final = Der letzte Zug ist vorbei. Alle dürfen noch einmal Aufträge der Stadt erfüllen, in der sie sind. Danach kauft die Bank alle Bohnen zum Grundpreis, und Kredite werden doppelt zurückgezahlt.

## What can be done

help-do-plant = Baue eine Karte an, auf einem leeren Feld oder bei anderen ihrer Sorte.
help-do-plant-sissi = Baue eine Karte an, auf einem leeren Feld oder am Ende einer Reihe, in die sie passt.
help-do-sell = Verkaufe ein Feld, immer das ganze. Eine einzelne Bohne ist geschützt, solange auf einem anderen deiner Felder zwei oder mehr Karten liegen.
help-do-buyfield = Kaufe ein drittes Bohnenfeld, einmal im Spiel.
help-do-layout = Lege deinen Auftrag neben deine Felder. Er zählt wie eine angebaute Karte.
help-do-fulfil = Zeige deinen Auftrag: Deine Felder erfüllen ihn, und er ist einen Taler wert.
help-do-offer = Mach ein Angebot: Wähle, was du gibst, was du bekommst und wer es annehmen darf.
help-do-reveal = Decke deinen besten Auftrag auf. Du bestimmst auch die Reihenfolge der anderen beiden.
help-do-travel = Wähle eine Stadt auf der Landkarte und reise hin, oder bleib.
help-do-paybean = Zahle den Rest des Zolls mit Bohnen. Sie zählen zum Grundpreis, und Wechselgeld gibt es nicht.
help-do-deliver = Erfülle einen Auftrag dieser Stadt: Die Bohnen gehen weg, und du wirst bezahlt.
help-do-buybean = Kaufe Bohnen dieser Stadt, so viele du bezahlen und laden kannst.
help-do-buyscarce = Kaufe eine Bohne aus dem Vorrat, zum höchsten Preis: In keiner Stadt und auf keinem Wagen ist sonst eine.
help-do-buycontract = Kaufe einen Auftrag für 5 Taler und eine einfache Reisekarte, die für immer weg ist.
help-do-putback = Lege Bohnen in den Vorrat zurück, um Platz auf deinem Wagen zu schaffen. Du bekommst nichts dafür.

## Going on

help-done-plant = Geh weiter zum Handeln: Zwei Karten werden aufgedeckt.
help-done-trade = Beende das Handeln. Angebote, die noch offen sind, verfallen.
help-done-hansa-trade = Beende das Handeln. Die Lücken in der Stadt schließen sich, und du ziehst einen Auftrag.
help-done-plant-traded = Zieh Karten nach, wenn alles angebaut ist. Damit endet dein Zug.
help-done-sissi-plant-traded = Geh weiter, wenn alles angebaut ist: Alle ziehen eine Karte, und die Sissi-Aktion folgt.
help-done-end = Beende deinen Zug.
help-done-final = Sag, dass du nichts mehr zu liefern hast.

## The market

help-market-about = Auf einer Seite jedes Handels steht der Spieler am Zug. Nichts wechselt den Besitzer, bevor sich beide einig sind.
help-market-sides = Angebote stehen immer aus deiner Sicht da: was du geben würdest, und was du dafür bekämst.
help-market-all = Wenn du am Zug bist: ein Angebot, das jeder annehmen darf. Mehrere können sagen, dass sie würden, und nichts geschieht, bis du mit einem von ihnen abschließt.
help-market-gift = Ein Angebot, das nichts verlangt. Niemand muss es annehmen.
help-market-take = Nimm ein Angebot an. Gilt es dir allein, ist der Handel sofort gemacht; gilt es allen, wartet es, bis sein Urheber abschließt.
help-market-seal = Wähle unter denen, die dein Angebot an alle annehmen würden. Damit ist der Handel gemacht.
help-market-counter = Antworte mit anderen Bedingungen. Das erste Angebot bleibt daneben offen.
help-market-decline = Lehne ab. Dasselbe kann dir erst wieder angeboten werden, wenn sich etwas geändert hat.
help-market-withdraw = Nimm dein eigenes Angebot zurück. Du darfst { $most } zugleich offen haben.
help-market-wish = Sag allen, was du suchst. Es verpflichtet niemanden.
help-market-done = Zeig den anderen, dass du diesmal nicht mehr handeln willst. Mit deinem nächsten Angebot oder Handel ist das Zeichen weg.
help-market-invite = Bitte jemanden in deine Stadt. Dein Gast spielt die erste Karte der Hand aus und kann dann mit dir handeln.

## The beans

help-beans-about = Am Tisch kannst du jede Bohne fragen: Halte sie gedrückt, klick sie mit der rechten Taste an, oder drück die Taste i.
help-beans-captains = Alle Bohnen außer der Sissibohne sind Kapitänsbohnen. Auf einem Feld liegen nur Kapitänsbohnen einer Sorte, im Wechsel mit Sissibohnen.
help-bean-meter = Bohnometer: { $steps }
help-bean-pays = { $cards } für { $talers } Taler
help-bean-seen = Auf Feldern: { $fields } · auf dem Tisch: { $table } · auf deiner Hand: { $hand } · abgelegt: { $discard } · nicht zu sehen: { $unseen }
help-bean-places = Auf Wagen: { $carts } · in Städten: { $cities } · im Vorrat: { $reserve }
help-bean-tokens =
    { $count ->
        [one] { $count } Bohne im Spiel
       *[other] { $count } Bohnen im Spiel
    }
help-contracts = Aufträge im Spiel: { $count }*. Die Spielanleitung nennt nur { $stated }.
help-reconstructed = * Rekonstruiert: Die Spielanleitungen drucken es nur als Bild. Wer das gedruckte Spiel hat, kann mit dessen Zahlen spielen, aus einer Datei mit eigenen Tabellen: haricot play --tables DATEI
help-bean-garten = Bringt früh etwas ein, aber nie 1 Taler und nie 4.
help-bean-kaffee = Kommt mit der Erweiterung, zu dritt, zu sechst oder zu siebt.
help-bean-weinbrand = Kommt mit der Erweiterung.
help-bean-kakao = Kommt mit der Erweiterung, zu viert oder zu fünft. Sie bringt nie 2 Taler.
help-bean-acker = Kommt mit der Erweiterung, zu viert oder zu fünft. Für zwei bekommst du statt Talern ein drittes Bohnenfeld, oder nichts, wenn du schon eines hast. Drei bringen 3 Taler.
help-bean-sissi = Passt auf jedes Feld und wechselt sich dort mit den Kapitänsbohnen ab. Liegt sie am Ende einer Reihe, gilt dieses Bohnometer für alle Karten des Feldes.
help-bean-captain = Eine Kapitänsbohne. Auf einem Feld liegen nur Kapitänsbohnen einer Sorte, im Wechsel mit Sissibohnen. Liegt sie am Ende einer Reihe, gilt dieses Bohnometer für alle Karten des Feldes.
help-bean-hansa = Grundpreis { $thalers } Taler{ $star }. Zu kaufen in { $places }.

## The cities of Bohn Hansa

help-cities = Die Städte dieses Spiels
help-cities-about = Was jede Stadt verkauft, mit dem Preis nach dem untersten freien Feld, von unten nach oben, und hinter dem Punkt, wenn keines frei ist. Darunter stehen ihre Aufträge, mit dem, was sie bringen.
help-harvests = Erntekarten
