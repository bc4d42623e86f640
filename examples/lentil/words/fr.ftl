game-examples-lentil-LENTIL = Soupe de lentilles
game-examples-lentil-LENTIL-about = Cinq sortes de lentilles : qui n’a plus de champ vide fait une soupe. De 3 à 5 joueurs.
option-kettles = Marmites
option-kettles-help = De 1 à 3 : la pioche s’épuise autant de fois avant la fin de la partie.
phase-soup = Faire une soupe
phase-soup-do = Tu n’as pas de champ vide : vends-en un, celui que tu veux.
short-soup = soupe
help-phase-soup = Qui n’a pas de champ vide à la fin de son tour en vend un, n’importe lequel : même une seule lentille.
