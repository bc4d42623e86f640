### What the table of Bohn Hansa says before something is done: the way, prices to come, deals, tolls.
###   $name, $names   a player, several players as a list
###   $cards          beans as a list
###   $city           the name of a city
### The others are numbers.

## A city, and the way there

city-people = here: { $names }
journey-cards = Played, in this order
toll-ahead =
    Toll: you pay { $toll }, and keep { $rest ->
        [0] nothing
        [one] { $rest } thaler
       *[other] { $rest } thalers
    }.
toll-ahead-beans =
    Toll: { $cash ->
        [0] you have no money, so you give beans worth { $short }
       *[other] all your { $cash } thalers, and beans worth { $short }
    } or more (yours are worth { $worth }).
toll-ahead-loan = Toll: all your money and all your beans, and a loan of { $loan }. At the end you repay { $double }.
toll-deliver-first = Fulfil your contract here before you go: on the way you cannot.
supply-ahead = Supply: one of { $all } harvest cards is turned over. { $some ->
        [one] One brings
       *[other] { $some } bring
    } beans here:
supply-elsewhere = Supply: a harvest card is turned over. None of them can bring anything here.
supply-nothing = Supply: there is no harvest card left, nothing happens.
harvest-coming = With { $name }’s next turn comes
harvest-coming-you = With your next turn comes
harvest-waiting-other = a harvest waits
price-later = later
price-later-harvest = The second price holds when the harvest is in.
price-later-turn = The second price holds when this turn is over, and the gaps are closed.
price-later-supply = The second price holds if the harvest brings beans here.
contract-missing = still missing: { $cards }
box-round = Above the boxes: the price when none is free
harvests-left =
    { $count ->
        [one] { $count } harvest
       *[other] { $count } harvests
    } before the last round
last-harvest-waits = The last harvest waits for its turn: then the last round begins

## What to do

reveal-order = You reveal this one. Which of the other two comes first behind your travel cards? It will be played sooner.
for-sale = For sale here
scarce-why = It is in no city and on no cart: one a turn, at the highest price.
toll-in-beans =
    { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } of toll still to pay: give beans at base price. You get no change.
toll-of =
    { $name } still has { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } of toll to pay
paybean-part = counts { $thalers }, then { $rest } left to pay
paybean-whole = counts { $thalers } and pays the rest
paybean-over = counts { $thalers } and pays the rest, { $over } more than needed
needed-for-contract = one of your contracts asks for it
buycontract-price =
    Buy a contract for { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } and a travel card
give-travel-card = Give travel card { $number }, card { $place } of your hand
make-room = Make room …
make-room-how = Put a bean back into the reserve. You get nothing for it.
loan-double = Loan: { $loan }, to repay { $double }
final-reckoning = At the end: { $money } in money, { $beans } for the beans on your cart.
final-reckoning-loan = At the end: { $money } in money, { $beans } for the beans on your cart, less { $loan } for your loan.
is-to-act = to move
journey-loses = { $contracts }: laid out on the way, and lost with this turn.
too-far = Too far: your hand has too few cards for that way.
ending-loses = { $contracts } would be lost
touch-to-put-back = Touch the bean that goes back. You get nothing for it.
touch-to-give-card = Touch the plain travel card that you give. It leaves the game for good.
do-deliver-of = Fulfil { $contract }
owes-short = owes { $thalers }

## What a deal would do

deal-notes = What the deal would do
offer-to-all-here = to everybody here
to-elsewhere = Elsewhere
deal-buy =
    First you buy { $cards } for { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }
deal-buy-short =
    You cannot pay for { $cards }: { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }
deal-room = Afterwards your cart has { $count } of { $room } beans
deal-no-room = No room on your cart: put a bean back first
deal-rooms = Afterwards your cart has { $count } of { $room } beans, { $name }’s { $theirs }
deal-no-room-other = No room on { $name }’s cart
deal-completes = Then complete: { $city } { $thalers }
deal-spoils = No longer complete: { $city } { $thalers }
deal-helps = Nearer to { $city } { $thalers }: still missing { $cards }
deal-takes-from = Further from { $city } { $thalers }: then missing { $cards }
guest-plain = { $name } comes and plays a plain card: nothing happens
guest-plain-you = You go there and play a plain card: nothing happens
guest-toll = { $name } comes, plays Toll and pays { $toll }
guest-toll-you = You go there, play Toll and pay { $toll }
guest-toll-short = { $name } comes, plays Toll, and has only { $have } of { $toll } thalers: the rest in beans
guest-toll-short-you = You go there, play Toll, and have only { $have } of { $toll } thalers: the rest in beans
guest-supply = { $name } comes and plays Supply: a harvest waits for that player’s next turn
guest-supply-you = You go there and play Supply: a harvest waits for your next turn
guest-contract = { $name } comes and loses the contract in front
guest-contract-you = You go there and lose the contract at the front of your hand
by-itself = This goes on by itself: touch anything to stop it.
