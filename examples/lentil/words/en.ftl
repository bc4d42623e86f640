game-examples-lentil-LENTIL = Lentil Soup
game-examples-lentil-LENTIL-about = Five kinds of lentil, and whoever has no empty field makes a soup of one. For 3 to 5 players.
option-kettles = Kettles
option-kettles-help = 1 to 3: so many times the deck runs out before the game ends.
phase-soup = Make a soup
phase-soup-do = You have no empty field: sell one, whichever you like.
short-soup = soup
help-phase-soup = Who has no empty field at the end of the own turn sells one, whichever it is: a single lentil too.
