### Ce que dit la table de Bohn Hansa avant que quelque chose se fasse : trajet, prix à venir, marchés, douanes.

## A city, and the way there

city-people = ici : { $names }
journey-cards = Jouées, dans cet ordre
toll-ahead =
    Douane : tu paies { $toll }, et il te reste { $rest ->
        [0] zéro thaler
        [one] { $rest } thaler
       *[other] { $rest } thalers
    }.
toll-ahead-beans =
    Douane : { $cash ->
        [0] tu n’as pas d’argent, tu donnes donc des haricots pour une valeur de { $short }
       *[other] tes { $cash } thalers, et des haricots pour une valeur de { $short }
    } ou plus (les tiens valent { $worth }).
toll-ahead-loan = Douane : tout ton argent, tous tes haricots, et un crédit de { $loan }. À la fin, tu rends { $double }.
toll-deliver-first = Remplis ton contrat ici avant de partir : en route, tu ne pourras pas.
supply-ahead = Ravitaillement : une de { $all } cartes récolte est retournée. { $some ->
        [one] Une apporte
       *[other] { $some } apportent
    } des haricots ici :
supply-elsewhere = Ravitaillement : une carte récolte est retournée. Aucune ne peut rien apporter ici.
supply-nothing = Ravitaillement : il n’y a plus de carte récolte, rien ne se passe.
harvest-coming = Au prochain tour de { $name } arrive
harvest-coming-you = À ton prochain tour arrive
harvest-waiting-other = une récolte attend
price-later = plus tard
price-later-harvest = Le second prix vaut quand la récolte est arrivée.
price-later-turn = Le second prix vaut quand ce tour est fini et que les trous sont comblés.
price-later-supply = Le second prix vaut si la récolte apporte des haricots ici.
contract-missing = il manque encore : { $cards }
box-round = Au-dessus des cases : le prix quand aucune n’est libre
harvests-left =
    { $count ->
        [one] encore { $count } récolte
       *[other] encore { $count } récoltes
    } avant le dernier tour
last-harvest-waits = La dernière récolte attend son tour : alors commence le dernier tour

## What to do

reveal-order = Tu révèles celui-ci. Lequel des deux autres vient d’abord derrière tes cartes voyage ? Il sera joué plus tôt.
for-sale = En vente ici
scarce-why = Il n’y en a dans aucune ville ni sur aucune charrette : un par tour, au prix le plus haut.
toll-in-beans =
    Encore { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } de douane à payer : donne des haricots au prix de base. On ne rend pas la monnaie.
toll-of =
    { $name } doit encore payer { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } de douane
paybean-part = compte { $thalers }, il reste alors { $rest } à payer
paybean-whole = compte { $thalers } et paie le reste
paybean-over = compte { $thalers } et paie le reste, { $over } de trop
needed-for-contract = un de tes contrats le demande
buycontract-price =
    Acheter un contrat pour { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } et une carte voyage
give-travel-card = Donner la carte voyage { $number }, carte { $place } de ta main
make-room = Faire de la place …
make-room-how = Remets un haricot dans la réserve. Tu ne reçois rien pour lui.
loan-double = Crédit : { $loan }, à rendre { $double }
final-reckoning = À la fin : { $money } en argent, { $beans } pour les haricots de ta charrette.
final-reckoning-loan = À la fin : { $money } en argent, { $beans } pour les haricots de ta charrette, moins { $loan } pour ton crédit.
is-to-act = doit jouer
journey-loses = { $contracts } : posé en chemin, et perdu avec ce tour.
too-far = Trop loin : ta main n’a pas assez de cartes pour ce chemin.
ending-loses = { $contracts } serait perdu
touch-to-put-back = Touche le haricot qui retourne à la réserve. Tu ne reçois rien.
touch-to-give-card = Touche la carte de voyage simple que tu donnes. Elle quitte la partie.
do-deliver-of = Remplir { $contract }
owes-short = doit { $thalers }

## What a deal would do

deal-notes = Ce que ferait ce marché
offer-to-all-here = à tous ceux qui sont ici
to-elsewhere = Ailleurs
deal-buy =
    D’abord tu achètes { $cards } pour { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }
deal-buy-short =
    Tu ne peux pas payer { $cards } : { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }
deal-room = Ensuite, ta charrette a { $count } haricots sur { $room }
deal-no-room = Pas de place sur ta charrette : remets d’abord un haricot
deal-rooms = Ensuite, ta charrette a { $count } haricots sur { $room }, celle de { $name } { $theirs }
deal-no-room-other = Pas de place sur la charrette de { $name }
deal-completes = Alors au complet : { $city } { $thalers }
deal-spoils = Plus au complet : { $city } { $thalers }
deal-helps = Plus près de { $city } { $thalers } : il manque encore { $cards }
deal-takes-from = Plus loin de { $city } { $thalers } : il manque alors { $cards }
guest-plain = { $name } vient et joue une carte simple : rien ne se passe
guest-plain-you = Tu y vas et joues une carte simple : rien ne se passe
guest-toll = { $name } vient, joue Douane et paie { $toll }
guest-toll-you = Tu y vas, joues Douane et paies { $toll }
guest-toll-short = { $name } vient, joue Douane, et n’a que { $have } thalers sur { $toll } : le reste en haricots
guest-toll-short-you = Tu y vas, joues Douane, et n’as que { $have } thalers sur { $toll } : le reste en haricots
guest-supply = { $name } vient et joue Ravitaillement : une récolte attend son prochain tour
guest-supply-you = Tu y vas et joues Ravitaillement : une récolte attend ton prochain tour
guest-contract = { $name } vient et perd son premier contrat
guest-contract-you = Tu y vas et perds le contrat qui est à l’avant de ta main
by-itself = La suite vient toute seule : touche quelque chose pour l’arrêter.
