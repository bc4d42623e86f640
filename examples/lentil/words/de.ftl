game-examples-lentil-LENTIL = Linsensuppe
game-examples-lentil-LENTIL-about = Fünf Sorten Linsen, und wer kein leeres Feld hat, kocht aus einem Suppe. Für 3 bis 5 Spieler.
option-kettles = Kessel
option-kettles-help = 1 bis 3: so oft geht der Stapel zur Neige, bevor das Spiel endet.
phase-soup = Suppe kochen
phase-soup-do = Du hast kein leeres Feld: Verkaufe eines, welches du willst.
short-soup = Suppe
help-phase-soup = Wer am Ende seines Zuges kein leeres Feld hat, verkauft eines, ganz gleich welches: auch eine einzelne Linse.
