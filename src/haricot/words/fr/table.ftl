## The start

home-title = Le commerce des haricots, entre amis et avec des bots
home-about = Ouvre une table, partage le lien, et jouez dans le navigateur. Sans compte, sans publicité.
your-name = Ton nom
guest-name = Invité
which-game = Quel jeu ?
play-now = Jouer tout de suite
players = Joueurs
public-table = Tout le monde peut trouver cette table
public-tables = Tables publiques
no-public-tables = Aucune table publique n’est ouverte : ouvres-en une.
your-tables = Tes tables
private-table = Privée : seulement avec le lien
open-table = Ouvrir une table
come-in = Entrer
invited = On t’invite à jouer à { $game }
invited-by = { $name } t’invite à jouer à { $game }
seats-taken = { $taken } places sur { $seats } sont prises.
to-the-start = Vers l’accueil
bring-record = Regarder une partie enregistrée

## The table and its seats

stage-waiting = attend des joueurs
stage-playing = en cours de partie
stage-over = la partie est finie
stage-closed = fermée
stage-aside = ne peut pas continuer
share-link = Partage ce lien
share = Partager
copy-link = Copier le lien
link-copied = Copié
qr-code = Le lien en code QR
table = La table
seat = Place { $number }
seats = Places
seats-free =
    { $count ->
        [0] aucune place libre
        [one] { $count } place libre
       *[other] { $count } places libres
    }
seat-open = Place libre
seat-away = pas là
seat-stand-in = un bot remplace
stood-in =
    Pendant ton absence, un bot ({ $bot }) a joué pour toi : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $offers ->
        [0] aucune offre
        [one] { $offers } offre
       *[other] { $offers } offres
    }, { $deals ->
        [0] aucun échange
        [one] { $deals } échange
       *[other] { $deals } échanges
    }.
seat-bot = bot
you = toi
everybody = tous
host = Hôte
put-a-bot-here = Mettre un bot ici
no-bot = Pas de bot
fill-and-start = Compléter avec des bots et commencer
waiting-for-host = En attente : l’hôte lance la partie.
waiting-for = On attend : { $names }
waiting-for-you = On t’attend
spectators-count =
    { $count ->
        [0] Personne ne regarde
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
bots-hurry = Le serveur est très occupé : les bots sont plus lents et réfléchissent moins
you-watch = Tu regardes. Prends une place libre pour jouer.
you-only-watch = Tu regardes. Toutes les places sont prises.
you-asked = Tu as demandé une place : l’hôte doit dire oui.
you-were-denied = L’hôte ne t’a pas donné la place. Tu pourras redemander dans un moment.
asks-for-seat = { $name } demande la place { $number }
lookers-on = Spectateurs
sent-away = Renvoyés
looks-on = regarde
seat-muted = muet
confirm-kick = Renvoyer { $name } ? Pas de retour à cette table tant que tu ne le permets pas.
confirm-close = Fermer la table pour tout le monde ?
confirm-stand = Quitter ta place au milieu de la partie ?
yes = Oui
cancel = Annuler

## Bots, the weakest first

bot-random = Tête en l’air
bot-random-about = Joue ce qui lui passe par la tête. Idéal pour découvrir les règles.
bot-simple = Débutant
bot-simple-about = Connaît les règles et fait de son mieux.
bot-greedy = Grippe-sou
bot-greedy-about = Prend ce qui rapporte le plus sur le moment.
bot-expert = Vieux renard
bot-expert-about = Pèse chaque échange, pour toi et pour lui.
bot-master = Maître
bot-master-about = Réfléchit à l’avance, et prend son temps.
bot-thinking = { $name } réfléchit …

## What a table agrees on

settings = Réglages
settings-table = Joueurs, horloge et bots
setting-game = Jeu
setting-options = Règles
setting-public = Publique
setting-public-help = Visible par tous dans la liste. Sinon, il faut le lien pour trouver la table.
setting-spectators = Avec spectateurs
setting-spectators-help = Ceux qui n’ont pas de place peuvent regarder et parler.
setting-join = Qui peut s’asseoir
setting-join-help = L’hôte laisse entrer qui demande. « Sur demande » ne laisse entrer personne pendant la partie.
join-anyone = Tout le monde
join-ask = En jeu, sur demande
join-nobody = Sur demande
setting-seconds = Horloge
setting-seconds-help = Secondes pour chaque décision. 0 : sans horloge.
setting-reserve = Temps en réserve
setting-reserve-help = Secondes pour toute la partie, quand celles d’une décision sont écoulées.
setting-absence = Absence
setting-absence-help = Après tant de secondes sans connexion, un bot prend le relais. 0 : jamais.
setting-stand_in = Remplaçant
setting-stand_in-help = Quel bot joue pour quelqu’un qui n’est pas là.
setting-pace = Rythme des bots
setting-pace-help = Combien de temps les bots attendent avant d’agir.
pace-calm = Tranquille
pace-brisk = Vif
pace-instant = Immédiat
seconds-count =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
no-clock = Sans horloge
never = jamais

## Phases, and what you do in them

phase-plant = Jouer des cartes de haricots
phase-plant-do = Plante la première carte de ta main. Tu peux planter la suivante aussi.
phase-trade = Marchander et faire des cadeaux
phase-trade-do = Échange ou donne les cartes retournées et des cartes de ta main.
phase-trade-others = Fais une offre à { $name }, ou réponds à une offre. Tu peux aussi attendre.
phase-plant-traded = Planter les haricots échangés
phase-plant-traded-do = Plante toutes les cartes reçues, dans l’ordre de ton choix, et à ton tour aussi celles qui restent retournées.
phase-plant-traded-others = Plante toutes les cartes reçues, dans l’ordre de ton choix.
phase-return-contract = Remettre le contrat
phase-return-contract-do = Un contrat exposé qui n’est pas rempli retourne sous la pile.
phase-draw = Prendre de nouvelles cartes
phase-draw-do = Les nouvelles cartes vont au fond de la main.
phase-draw-contract = Piocher un contrat
phase-draw-contract-do = Si tu n’as pas de contrat, tu en pioches un au fond de ta main.
phase-sissi = Action Sissi
phase-sissi-do = Les champs avec une superposition sont vendus.
phase-opening = Le premier contrat
phase-opening-do = Dévoile le plus précieux de tes trois contrats : ton voyage commence là.
phase-travel = Phase de voyage
phase-travel-do = Va dans une ville, ou reste où tu es.
phase-hansa-trade = Phase de commerce
phase-hansa-trade-do = Invite, marchande et achète, dans l’ordre de ton choix.
phase-hansa-trade-others = Fais une offre à { $name }, réponds à une offre, ou demande une invitation.
phase-end = Phase finale
phase-end-do = Remplis ce que tu peux encore, puis termine ton tour.
phase-final = Les dernières livraisons
phase-final-do = Remplis les contrats de ta ville, et dis quand tu as terminé.

## Actions, as buttons

do-plant = Planter le { $bean } dans le champ { $field }
do-plant-first = Planter le { $bean }
do-sell = Vendre le champ { $field }
do-sell-for =
    Vendre le champ { $field } pour { $talers ->
        [0] rien
        [one] { $talers } taler
       *[other] { $talers } talers
    }
do-sell-for-field = Vendre le champ { $field } pour un troisième champ
do-buyfield = Acheter un troisième champ
do-buyfield-for =
    Acheter un troisième champ pour { $talers ->
        [one] { $talers } taler
       *[other] { $talers } talers
    }
do-layout = Placer le contrat à côté des champs
do-fulfil = Remplir le contrat
do-done = Terminé
do-done-plant = Passer au marchandage
do-done-trade = Terminer le marchandage
do-done-plant-traded = Piocher
do-done-end = Terminer le tour
do-done-final = Plus rien à livrer
do-done-others = Plus rien pour moi
do-wish = Dire un souhait
do-offer = Faire l’offre
do-take = Accepter
do-seal = Conclure avec { $name }
do-decline = Non
do-withdraw = Retirer
do-undo = Annuler
do-reveal = Dévoiler ce contrat
do-travel = Voyager à { $city }
do-travel-stay = Rester à { $city }
do-paybean = Donner un { $bean } pour la douane
do-buybean = Acheter un { $bean }
do-buybean-for =
    Acheter un { $bean } pour { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }
do-buyscarce = Acheter un { $bean } de la réserve
do-buycontract = Acheter un contrat
do-deliver = Remplir le contrat
do-putback = Remettre un { $bean } dans la réserve

## Around the table, as buttons

do-sit = Prendre cette place
do-ask-seat = Demander cette place
change-name = Changer de nom
do-rename = Prendre ce nom
do-stand = Quitter la place
do-fill = Mettre un bot ici
do-vacate = Renvoyer le bot
do-kick = Renvoyer
do-admit = Laisser entrer
do-deny = Dire non
do-mute = Faire taire
do-unmute = Laisser parler
do-remove = Renvoyer
do-pardon = Laisser revenir
do-agree = Changer les réglages
do-start = Commencer la partie
do-rematch = Rejouer
do-no-rematch = Pas cette fois
start-with-bots = Lancer avec des bots à la place de { $names }
again-yes = rejoue
again-no = ne rejoue pas
again-open = n’a encore rien dit
do-close = Fermer la table
do-say = Dire
do-look = Relire la table
do-compose = Composer une offre
do-hurry = Avance rapide

## The market

market = Marché
you-give = Tu donnes
you-get = Tu reçois
they-give = En échange
they-want = On demande
offer = Offre { $number }
offer-from = faite par { $name }
offer-to-all = à tous
offer-to = à { $name }
your-offer = ton offre
offer-answers = contre-offre au numéro { $number }
compose-offer = Préparer une offre
send-offer = Proposer
clear-offer = Recommencer
take-out = Retirer de l’offre
ask-for = Demander un { $bean }
offer-to-whom = À qui ?
no-offers = Aucune offre ouverte
counter = Contre-offre
gift = Cadeau
wish = Souhait
wants = aimerait : { $cards }
might-give = pourrait donner : { $cards }
would-take = { $name } accepterait
you-would-take = Tu accepterais
says-no = { $name } refuse
because-both-plant = Ainsi les deux peuvent planter.
because-no-room = { $name } n’a pas de champ pour cela.
because-wish = C’est la réponse à un souhait.
hand-place = carte { $place } de ta main
offers-waiting =
    { $count ->
        [one] { $count } offre t’attend
       *[other] { $count } offres t’attendent
    }
offers-lapsing =
    { $count ->
        [one] { $count } offre ouverte deviendrait caduque
       *[other] { $count } offres ouvertes deviendraient caduques
    }
outlook = Ce que cela ferait à tes champs
outlook-grows =
    le champ { $field } en aura alors { $count } et vaudra { $talers ->
        [one] { $talers } taler
       *[other] { $talers } talers
    }
outlook-empty = dans ton champ vide { $field }
outlook-doomed =
    le champ { $field } aura alors deux cartes de même sorte à la suite : ta prochaine action Sissi le vendra, tel quel pour { $talers ->
        [0] rien
        [one] { $talers } taler
       *[other] { $talers } talers
    }
outlook-sale = aucun champ pour lui : il faudrait en vendre un ({ $fields })
outlook-sale-of =
    champ { $field } : { $talers ->
        [0] rien
        [one] { $talers } taler
       *[other] { $talers } talers
    }
outlook-sale-earns = champ { $field } : un troisième champ
outlook-sale-nothing = aucun champ pour lui : il faudrait en vendre un pour rien
outlook-grows-brief = champ { $field } : { $count }, vaut { $talers }
outlook-empty-brief = champ vide { $field }
outlook-doomed-brief = champ { $field } sera vendu
outlook-sale-brief = aucun champ : en vendre un
outlook-sale-nothing-brief = aucun champ : en vendre un pour rien
with-invitation = avec invitation
ask-for-invitation = Demander une invitation
invite = Inviter { $name }
nothing = rien
bean-count = { $count } × { $bean }
talers-count =
    { $count ->
        [one] { $count } taler
       *[other] { $count } talers
    }
thalers-count =
    { $count ->
        [one] { $count } thaler
       *[other] { $count } thalers
    }

## What lies on the table

your-turn = C’est à toi
turn-of = C’est à { $name }
turn-number = Tour { $turn }
others = Les autres
deck = Pioche
deck-count =
    { $count ->
        [0] pioche vide
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
cards-count =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
exhaustions-count =
    { $count ->
        [0] 1er passage
        [1] 2e passage
        [2] 3e passage
       *[other] la fin
    }
hand = Main
your-hand = Ta main
hand-count =
    { $count ->
        [0] main vide
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
first-card = Première carte
hidden-card = une carte cachée
fields = Champs
your-steps = Ta prochaine étape
your-fields = Tes champs
field = Champ { $field }
field-empty = vide
field-pays = rapporte { $talers }
field-pays-next = { $count } rapportent { $talers }
field-pays-most = rapporte déjà le maximum
field-earns-field = rapporte un troisième champ
field-will-be-sold = sera vendu
third-field = Troisième champ
face-up = Cartes retournées
aside = Mises de côté
aside-of = à planter : { $beans }
talers = Talers
thalers = Thalers
beanometer = Haricomètre
contracts = Contrats
contract = contrat
contract-card = { $left }/{ $right }
contract-exposed = Exposé
clock-left = { $name } : encore { $time }

## On the cards

card-first = devant
card-next = puis
empty-field = Champ vide

## Bohn Hansa

map = Plateau
city = Ville
cart = Charrette
your-cart = Ta charrette
cart-room =
    { $count ->
        [0] plus de place
        [one] place pour { $count } haricot
       *[other] place pour { $count } haricots
    }
hansa-contracts = Contrats
hansa-contract-pile = Pile de contrats
contract-hansa =
    { $cards } pour { $city }, { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }
hidden-contract = un contrat caché
contract-deliverable = Peut être rempli ici
travel-plain = simple
travel-toll = Douane
travel-supply = Ravitaillement
travel-cards = Cartes voyage
travel-takes =
    Le trajet demande { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
harvest = Nouvelle Récolte
harvest-lot = { $cards } pour { $city }
harvest-waiting = Une récolte attend ton prochain tour
price = Prix
box = Case { $box }
loan = Crédit
guest = Joueur invité
last-round =
    Dernier tour : encore { $turns ->
        [one] { $turns } joueur
       *[other] { $turns } joueurs
    }

## The connection

connecting = On arrive à la table …
connection-lost = La connexion est perdue. On la rétablit : ta place reste à toi.
connection-mended = La connexion est rétablie.
connection-retry = Réessayer maintenant

## The result, and looking back

result = Résultat
result-won = { $names } gagne !
result-shared = { $names } partagent la victoire !
result-won-you = Tu gagnes !
scores = Les points
result-shared-you = Tu partages la victoire avec { $names } !
result-tie-hand = Égalité de talers : qui a le plus de cartes en main gagne.
result-tie-active = Égalité de talers : la dernière personne dont c’était le tour gagne.
result-how = Comment c’est arrivé
result-as-table = La même chose en chiffres
gain-sale = Haricots vendus en cours de partie
gain-final = Champs vendus à la fin
gain-final-hansa = Haricots restés sur la charrette
gain-contract = Contrats remplis
gain-field = Troisième champ
gain-deal = Talers échangés
gain-beans = Haricots achetés
gain-purchase = Contrats achetés
gain-toll = Péages
gain-loan = Crédits, remboursés au double
games-before = Parties précédentes à cette table
game-number = Partie n° { $number }
to-the-table = À la table
talers-over-the-game = Les talers au fil de la partie
thalers-over-the-game = Les thalers au fil de la partie
download-record = Télécharger l’enregistrement
replay = Revoir la partie
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Arrêter
replay-speed = Vitesse
replay-move = Coup { $move } sur { $last }
replay-eyes = Vu par
replay-eyes-all = Toutes les mains ouvertes
replay-eyes-stranger = Un spectateur
replay-turn-back = Au tour précédent
replay-turn-forward = Au tour suivant
replay-copy = Copier le lien vers ce coup
replay-loading = La partie arrive …

## Log and chat

log = Ce qui s’est passé
log-all = Tout
log-trades = Seulement les échanges
log-empty = Il ne s’est encore rien passé.
chat = Chat
chat-write = Dis quelque chose à tous
chat-empty = Personne n’a encore rien dit.
chat-promises = Les promesses faites ici n’engagent personne : seul compte ce qui est échangé.
chat-new =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }

## Menu and help

menu = Menu
language = Langue
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
theme = Clair ou sombre
theme-auto = Comme sur cet appareil
theme-light = Clair
theme-dark = Sombre
sound = Son
sound-on = Son activé
sound-off = Son coupé
hints = Conseils
hints-on = Ce qui est nouveau est expliqué
hints-off = Pas de conseils
hints-end = Plus de conseils
known-as = Ici, on te connaît sous le nom de { $name }.
sign-out = Se déconnecter
confirm-sign-out = Se déconnecter ici ? Tes places seront alors perdues.
key-make = Utiliser aussi un autre appareil
key-about = Ouvre ce lien sur l’autre appareil, ou pointe sa caméra sur le dessin. Il sert une fois, pendant { $minutes } minutes. Qui l’a devient toi : ne le montre à personne d’autre.
key-title = Être { $name } sur cet appareil ?
key-lose = Qui tu es ici jusqu’à présent, { $before }, perd les places de cet appareil.
key-yes = Oui, être { $name }
key-no = Non, au début
my-data = Télécharger ce qui est conservé sur moi
delete-data = Supprimer ce qui est conservé sur moi
confirm-delete-data = Supprimer ton nom, tout ce que tu as dit et les tables où tu étais seul ? C’est définitif.
help = Aide
rules = Règles
rule = Règle { $rule }
german-name = sur la carte allemande : { $bean }
beans-in-game =
    { $count ->
        [one] { $count } carte dans le jeu
       *[other] { $count } cartes dans le jeu
    }
back = Retour
close-window = Fermer

## When something goes wrong

error-title = Quelque chose a mal tourné
error-reload = Recharge la page : rien de ta partie n’est perdu.
reload = Recharger
error-no-page = Cette page n’existe pas : va à l’accueil, ou vérifie le lien.
error-offline = Le serveur est injoignable : vérifie ta connexion et réessaie.
error-bad-record = Ce fichier n’est pas l’enregistrement d’une partie : choisis-en un téléchargé ici.
error-copy = Le lien n’a pas pu être copié : sélectionne-le et copie-le à la main.

## Playing with keys

keys = Touches
keys-plant = Planter la carte choisie dans le champ 1, 2 ou 3
keys-hand = Passer d’une carte à l’autre
keys-choose = Choisir une carte pour une offre
keys-next = Faire ce qui est demandé
keys-undo = Annuler ta dernière action (aussi Ctrl+Z)
keys-market = Aller au marché
keys-log = Aller au déroulement
keys-chat = Aller au chat
keys-bean = Interroger le haricot où tu te trouves
keys-help = L’aide du moment, et les touches
keys-close = Fermer ce qui est ouvert, ou annuler
keys-switch = Lettres, chiffres et ? servent de raccourcis
keys-skip = Aller à la prochaine étape
key-enter = Entrée
key-space = Espace
key-escape = Échap
