## The games

game-bohnanza = Bohnanza
game-bohnanza-about = Plante tes haricots dans l’ordre où ils viennent, et échange ce qui gêne. De 3 à 5 joueurs, jusqu’à 7 avec l’extension.
game-sissi = Sissi!
game-sissi-about = L’impératrice des haricots : dans chaque champ, haricots Sissi et haricots Capitaine alternent. De 3 à 5 joueurs.
game-hansa = Bohn Hansa
game-hansa-about = Voyage de ville en ville avec ta charrette, achète et échange des haricots, et remplis des contrats. Aussi vendu sous le nom de Bean Trader. De 3 à 5 joueurs.

## The options

option-on = Oui
option-off = Non
option-players = Joueurs
option-bohnanza-players-help = De 3 à 5, avec l’extension de 3 à 7.
option-sissi-players-help = De 3 à 5.
option-hansa-players-help = De 3 à 5.
option-extension = Avec l’extension
option-extension-help = Quatre sortes de haricots de plus, et jusqu’à sept joueurs.
option-third_field_at_start = Troisième champ dès le début
option-third_field_at_start-help = Chacun commence avec trois champs, et personne n’en achète.
option-third_field_cost = Prix du troisième champ
option-third_field_cost-help = De 1 à 10 talers. Le prix habituel est de 3. À cinq joueurs, il est de 2, selon la variante du livret de règles pour cinq ; avec l’extension, à quatre ou cinq joueurs, il est de 4.
option-third_field_cost-usual = Le prix habituel
option-trade_talers = Échanger des talers
option-trade_talers-help = Les talers peuvent faire partie d’un échange.
option-tie_break = En cas d’égalité
option-tie_break-help = Qui gagne quand plusieurs ont le plus de talers.
option-tie_break-share = Ils partagent la victoire
option-tie_break-hand = Celui qui a le plus de cartes en main
option-contracts = Contrats
option-contracts-help = Chacun a un contrat en main : deux champs voisins de la bonne taille rapportent un taler. Seulement avec l’extension.
option-leave_out = Retirer une sorte
option-leave_out-help = Quelle sorte reste dans la boîte. Seulement avec l’extension, à quatre ou cinq joueurs.
option-leave_out-none = Aucune
option-leave_out-kakao = Haricot cacao
option-leave_out-acker = Haricot agricole
option-plant_hands_at_end = Planter les mains à la fin
option-plant_hands_at_end-help = Avant la dernière vente, chacun plante les haricots restés en main. Seulement avec l’extension.
option-doubling = Superposition
option-doubling-help = Quand un haricot Sissi peut être planté sur un haricot Sissi, ou un Capitaine sur un Capitaine.
option-doubling-always = À tout moment
option-doubling-phase-3 = Seulement avec les haricots échangés
option-trade_with = Marchander avec
option-trade_with-help = Avec qui le joueur actif peut marchander.
option-trade_with-same-city = Tous ceux de la même ville
option-trade_with-guests = Seulement les invités de ce tour
