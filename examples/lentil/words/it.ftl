game-examples-lentil-LENTIL = Zuppa di lenticchie
game-examples-lentil-LENTIL-about = Cinque specie di lenticchie: chi non ha un campo vuoto ne fa una zuppa. Da 3 a 5 giocatori.
option-kettles = Pentole
option-kettles-help = Da 1 a 3: il mazzo finisce altrettante volte prima della fine della partita.
phase-soup = Fare la zuppa
phase-soup-do = Non hai un campo vuoto: vendine uno, quello che vuoi.
short-soup = zuppa
help-phase-soup = Chi alla fine del suo turno non ha un campo vuoto ne vende uno qualsiasi: anche una sola lenticchia.
