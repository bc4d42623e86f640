### The table in one window.

## Short forms of the beans' names, each once in a language

letter-blaue = Bl
letter-feuer = Fe
letter-sau = Co
letter-brech = Ve
letter-soja = So
letter-augen = Œi
letter-rote = Ro
letter-garten = Ja
letter-kaffee = Ca
letter-weinbrand = Ea
letter-kakao = Cc
letter-acker = Ag
letter-sissi = Si

## The steps of a turn, in one word

short-plant = planter
short-trade = échanger
short-plant-traded = planter
short-return-contract = rendre
short-draw = piocher
short-draw-contract = contrat
short-sissi = Sissi
short-opening = contrat
short-travel = voyager
short-end = fin
short-final = livrer

## What is asked, in one line

asked-plant = Plante ta première carte : touche-la, ou un champ éclairé.
asked-second = Tu peux aussi planter la carte suivante.
asked-planted = Les deux cartes sont plantées.
asked-trade = Échange ou donne, puis plante le reste.
asked-trade-others = Fais une offre à { $name }, réponds, ou attends.
asked-plant-traded = Plante ce que tu as reçu et ce qui reste face visible : touche une carte.
asked-plant-traded-others = Plante ce que tu as reçu : touche une carte.
asked-all-planted = Tout est planté.
asked-choose-field = Où ? Touche un champ éclairé.
asked-room = { $bean } : aucun champ libre. Vends-en un d’abord.

## Fields

sell-field = Vendre le champ { $field }
sale-pays =
    Vendre pour { $talers ->
        [one] { $talers } taler
       *[other] { $talers } talers
    }
sale-nothing = Vendre pour rien
sale-nothing-sure = Il ne rapporte rien. Le vendre quand même ?
sale-field = Vendre pour un troisième champ
plant-here = Planter ici : { $bean }
keep-field = Garder
buy-field-for =
    Troisième champ : { $talers ->
        [one] { $talers } taler
       *[other] { $talers } talers
    }

## Putting an offer together

send-give = Donner
send-ask = Demander
send-change = Proposer ceci à la place
is-sent = Proposé
to-all = Tous
draft-gone = Ce n’est plus à toi : { $beans }
draft-kept = Les échanges sont finis. Ton brouillon attend les prochains.
no-draft = Touche ce que tu donnerais, et ce que tu veux en échange.
what-you-want = Ce que tu veux
other-beans = Autres haricots
offers-and-answers = Offres et réponses
offers-unmet =
    { $count ->
        [one] { $count } autre, hors de ta portée
       *[other] { $count } autres, hors de ta portée
    }
offers-elsewhere =
    { $count ->
        [one] { $count } entre les autres
       *[other] { $count } entre les autres
    }
seal-short = Conclure
which-card = une autre carte
choose-card = Touche la carte qui doit partir.
last-deals = Les derniers échanges
no-deals = Pas encore d’échange
deal-between = { $name } et { $other }
is-composing = { $name } compose une offre

## Words at a face

says-no-thanks = non
says-takes = accepte
says-deal = marché conclu !
says-finished = fini
says-offer = { $gives } pour { $wants } ?
says-gives = { $gives }, cadeau
says-asks = { $wants }, s’il te plaît ?
says-invites = tu viens ?
says-comes = je peux venir ?
says-plants = à planter

## Being called

title-turn = À toi de jouer
buzz = Vibration
sound-offer = Un son quand c’est à toi ?
flow = Étapes sans choix
flow-on = avancent toutes seules
flow-off = m’attendent
