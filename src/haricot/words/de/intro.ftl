## Around it

intro = Einführung
intro-new-here = Neu hier?
intro-learn = { $game } lernen
intro-how = Du spielst eine echte Partie gegen zwei Anfänger, und ein Kasten daneben erklärt alles, wenn es so weit ist. Du kannst die Einführung jederzeit verlassen und weiterspielen.
intro-begin = Anfangen
intro-next = Weiter
intro-understood = Verstanden
intro-leave = Einführung verlassen
intro-bohnanza-about = Baue Bohnen an, wie sie kommen, handle weg, was nicht passt, und verkaufe volle Felder für Taler.
intro-sissi-about = Bohnanza mit einer Kaiserin: Auf jedem Feld wechseln sich Sissibohnen und Kapitänsbohnen ab.
intro-hansa-about = Reise mit einem Wagen voller Bohnen um das Meer, kaufe günstig, tausche und erfülle Aufträge für Taler.

## Bohnanza

intro-bohnanza-welcome = Willkommen! Jeder hat zwei Felder, und auf einem Feld wächst eine Sorte Bohnen. Je mehr Bohnen dieser Sorte, desto mehr Taler bringt ein Feld beim Verkauf. Die meisten Taler gewinnen.
intro-bohnanza-hand = Das ist deine Hand. Ihre Reihenfolge bleibt immer gleich: Angebaut wird von vorn, und neue Karten kommen nach hinten. Du weißt also, was du als Nächstes anbauen musst.
intro-bohnanza-plant = Die erste Karte deiner Hand musst du anbauen. Sie kommt auf ein leeres Feld oder zu anderen ihrer Sorte.
intro-bohnanza-trade = Zwei Karten sind aufgedeckt. Sie gehören dir, und was du davon behältst, musst du anbauen. Handle also mit dem, was auf keines deiner Felder passt, mit diesen beiden oder mit Karten aus der Hand. Sogar verschenken ist besser, als ein gutes Feld zu früh zu verkaufen.
intro-bohnanza-draw = Alles ist angebaut. „{ do-done-plant-traded }“ bringt dir drei neue Karten hinten auf die Hand und beendet deinen Zug.
intro-bohnanza-sale = Eines deiner Felder bringt jetzt etwas ein. Du darfst es jederzeit verkaufen, auch wenn du nicht am Zug bist. Aber mit ein paar Karten mehr bringt es vielleicht mehr: Verkaufe, wenn du den Platz brauchst.
intro-bohnanza-field = Du kannst dir ein drittes Bohnenfeld leisten: 3 Taler. Je früher du es hast, desto länger wachsen dort Bohnen für dich.
intro-bohnanza-over = Das Spiel ist aus. Alle Felder sind verkauft, und Karten auf der Hand zählen nichts: Die meisten Taler gewinnen. Jetzt kennst du das ganze Spiel.

## Sissi!

intro-sissi-welcome = Willkommen! Jeder hat drei Felder. Auf einem Feld liegen die Karten in einer Reihe, und je länger sie ist, desto mehr Taler bringt sie beim Verkauf. Die meisten Taler gewinnen.
intro-sissi-captains = Sissibohnen passen auf jedes Feld. Alle anderen sind Kapitänsbohnen, und auf einem Feld liegen nur Kapitänsbohnen einer Sorte. Beide sollen sich abwechseln: Sissi, Kapitän, Sissi, Kapitän. Womit die Reihe beginnt, ist gleich.
intro-sissi-plant = Die erste Karte deiner Hand musst du anbauen; die Reihenfolge der Hand bleibt immer gleich. Doppelt legen darfst du, aber es kostet dich am Ende deines Zuges das Feld.
intro-sissi-doubled = In einer deiner Reihen ist doppelt gelegt. Am Ende deines Zuges wird dieses Feld verkauft, was immer du noch darauf anbaust.
intro-sissi-trade = Zwei Karten sind aufgedeckt. Sie gehören dir, und was du davon behältst, musst du anbauen. Handle mit dem, was nicht passt. Selbst Sissibohne gegen Sissibohne hilft euch beiden: Was du bekommst, wird noch in diesem Zug angebaut.
intro-sissi-draw = Alles ist angebaut. Wenn du weitergehst, ziehen alle eine Karte, und die Sissi-Aktion beendet deinen Zug: Deine Felder, auf denen doppelt gelegt ist, werden verkauft.
intro-sissi-sale = Eines deiner Felder bringt jetzt etwas ein. Alle seine Karten zählen zusammen, und die letzte bestimmt den Preis: Ihr Bohnometer gilt. Verkaufen darfst du jederzeit.
intro-sissi-over = Das Spiel ist aus, und alle Felder sind verkauft: Die meisten Taler gewinnen. Bei Gleichstand gewinnt, wer zuletzt am Zug war. Jetzt kennst du das ganze Spiel.

## In both card games

intro-second = Auch die nächste Karte darfst du anbauen, wenn sie dir passt, eine dritte nicht. „{ do-done-plant }“ deckt zwei Karten auf.
intro-offer = Für ein Angebot wählst du die Karten, die du gibst, und die Bohnen, die du gern hättest, sagst, wer es annehmen darf, und schickst es ab. Verlangst du nichts, ist es ein Geschenk. „{ do-done-trade }“, wenn du genug gehandelt hast.
intro-traded = Was du bekommen hast, wird jetzt angebaut, und wenn du am Zug bist, auch das, was noch aufgedeckt liegt. Die Reihenfolge bestimmst du.
intro-stuck = Für diese Karte ist kein Platz: Verkaufe zuerst ein Feld, immer das ganze. Eine einzelne Bohne ist geschützt, solange auf einem anderen deiner Felder zwei oder mehr Karten liegen.
intro-others = Jetzt spielt jemand anders. Gehandelt wird nur mit dem Spieler am Zug: Mach ihm ein Angebot aus deiner Hand, beantworte eines, oder warte einfach. Was du bekommst, wird nach dem Handeln angebaut.
intro-shuffled = Der Zugstapel war aufgebraucht und ist neu gemischt. Wenn er zum dritten Mal aufgebraucht ist, endet das Spiel.

## In all games

intro-seal = Jemand würde dein Angebot annehmen. Nichts geschieht, bevor du wählst, mit wem du abschließt.
intro-asked = Ein Angebot für dich! Schau, was du gibst und was du bekommst. Nimm es an, mach ein Gegenangebot, oder sag Nein: Niemand muss handeln.

## Bohn Hansa

intro-hansa-welcome = Willkommen! Du bist Kaufmann oder Kauffrau, und dein Wagen trägt acht Bohnen, eine von jeder Sorte. Aufträge sagen, welche Bohnen du in welche Stadt bringst und was du dort verdienst. Die meisten Taler gewinnen.
intro-hansa-reveal = Du hast drei Aufträge gezogen. Decke den wertvollsten auf: Du erfüllst ihn sofort, und in seiner Stadt beginnt deine Reise. Die anderen beiden kommen hinten auf die Hand, und du bestimmst die Reihenfolge.
intro-hansa-others = Wer am wenigsten Geld hat, beginnt. Während jemand anders spielt, kannst du in derselben Stadt mithandeln oder aus der Ferne um eine Einladung bitten. Oder warte einfach.
intro-hansa-travel = Jetzt reist du. Wähle eine Stadt auf der Landkarte, oder bleib. Jede Stadt auf dem Weg kostet eine Karte vom Anfang deiner Hand, die erste und die letzte mitgezählt: Bleiben kostet eine, eine Nachbarstadt zwei.
intro-hansa-cards = Schau deine ersten Karten an, bevor du reist. Zoll kostet 20 Taler. Nachschub bringt neue Bohnen in die Städte. Ein Auftrag bleibt offen liegen und ist am Ende deines Zuges verloren, wenn du ihn nicht erfüllst. Reisekarten kommen hinten auf die Hand zurück.
intro-hansa-toll = Dein Geld reicht nicht für den Zoll. Zahle den Rest mit Bohnen, die zum Grundpreis zählen. Was dann noch fehlt, wird ein Kredit.
intro-hansa-loan = Du hast einen Kredit. Jetzt drückt er dich nicht, aber am Ende des Spiels zahlst du ihn doppelt zurück.
intro-hansa-deliver = Du bist in der Stadt eines Auftrags und hast seine Bohnen auf dem Wagen: Erfülle ihn, und du wirst bezahlt.
intro-hansa-buy = Jetzt kaufst und handelst du, in beliebiger Reihenfolge. Je voller eine Stadt, desto billiger ihre Bohnen, und die Preise bleiben, bis du fertig bist. Kaufe, was deine Aufträge verlangen: Für acht Bohnen ist Platz.
intro-hansa-invite = Mit Spielern in deiner Stadt tauschst du Bohnen. Andere kannst du einladen: Ein Gast kommt in deine Stadt und spielt die erste Karte seiner Hand aus. „{ do-done-end }“, wenn du alles hast.
intro-hansa-harvest = Als Gast hast du Nachschub gespielt: Eine Erntekarte liegt vor dir, und dein nächster Zug beginnt mit ihr.
intro-hansa-end = Die Lücken, die du in der Stadt gelassen hast, sind geschlossen: Ihre Bohnen kosten jetzt vielleicht mehr. Du hast einen Auftrag gezogen: Erfülle ihn, wenn du kannst, dann „{ do-done-end }“.
intro-hansa-contract = Wann immer du willst, kannst du einen Auftrag kaufen, für 5 Taler und eine einfache Reisekarte. Diese Karte ist für immer weg, und so kommt der Zoll bei dir schneller wieder an die Reihe.
intro-hansa-last = Die letzte Ernte ist da: Nach dieser Runde endet das Spiel. Überleg dir, wo du dann sein willst.
intro-hansa-final = Die letzten Lieferungen. Erfülle, was du in deiner Stadt kannst, dann „{ do-done-final }“.
intro-hansa-over = Das Spiel ist aus. Die Bank hat alle Bohnen zum Grundpreis gekauft, und Kredite sind doppelt zurückgezahlt: Die meisten Taler gewinnen. Jetzt kennst du das ganze Spiel.
