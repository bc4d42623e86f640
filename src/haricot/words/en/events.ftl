### What happened, one message or more for every event: `event-<tag>`, told of somebody else.
###
### Endings, the last of them being the reader's:
###   -you        by the reader            -to-you     to the reader, by somebody else
###   -several    by several in a row      -open       of a card that is hidden from others
### `event-hansa-<tag>` takes the place of `event-<tag>` in Bohn Hansa.
###
### Variables are the fields of the event, turned into words where they are not numbers:
###   $who, $whom         names of players: `seat` (with -several all of them), and `taker` or `to` (the message `everybody` for an offer to all)
###   $names              of gameended: names of the winners as a list
###   $cards              beans as a list, counted, without articles, small in French and Italian; of cardsplayed and cardstakenback: travel cards, contracts;
###                       of shuffled and contractsshuffled: a number
###   $given, $received   what $who gives and gets, beans and talers as a list, or the message `nothing`; the same in every form
###   $wants, $gives      of wished: beans as a list
###   $contract           a contract in words: `contract-card` or `contract-hansa` in table.ftl
###   $harvest            what a harvest card brings: a list of `harvest-lot` in table.ftl
###   $card               a travel card in words: `travel-...` in table.ftl
###   $city, $phase       the name of a city; of a phase, as in table.ftl
###   $prices, $scores    lists, as they are read
###   $field, $box        counted from 1
###   $turn, $times, $talers, $thalers, $due, $turns, $count, $offer, $number, $answers   numbers, as they are

## Turns

event-dealt = The cards are dealt.
event-turnbegan = Turn { $turn }: it is { $who }’s turn.
event-turnbegan-you = Turn { $turn }: it is your turn.
event-phasebegan = Next: { $phase }.
event-phasebegan-plant-traded = The trading is over.
event-phasebegan-final = The last turn is over: everybody may deliver once more.

## Cards

event-drew = { $who } draws a card.
event-drew-several = { $who } draws { $count } cards.
event-drew-open = { $who } draws: { $cards }.
event-drew-you = You draw: { $cards }.
event-turnedover = Turned over: { $cards }.
event-exhausted =
    The deck has run out { $times ->
        [1] for the first time
        [2] for the second time
       *[other] for the last time
    }.
event-shuffled =
    The discard pile is shuffled: { $cards ->
        [one] { $cards } card makes
       *[other] { $cards } cards make
    } the new deck.

## Fields

event-planted = { $who } plants { $cards } in field { $field }.
event-planted-you = You plant { $cards } in field { $field }.
event-sold =
    { $who } sells field { $field } ({ $cards }) for { $talers ->
        [0] nothing
        [one] { $talers } taler
       *[other] { $talers } talers
    }.
event-sold-you =
    You sell field { $field } ({ $cards }) for { $talers ->
        [0] nothing
        [one] { $talers } taler
       *[other] { $talers } talers
    }.
event-fieldbought = { $who } buys a third field.
event-fieldbought-you = You buy a third field.
event-fieldadded = { $who } gets one more field.
event-fieldadded-you = You get one more field.

## Contracts of the card games

event-contractdrawn = { $who } draws a contract.
event-contractdrawn-open = { $who } draws a contract: { $contract }.
event-contractdrawn-you = You draw a contract: { $contract }.
event-laidout = { $who } lays a contract beside the fields: { $contract }.
event-laidout-you = You lay your contract beside your fields: { $contract }.
event-fulfilled = { $who } fulfils a contract, which counts as a taler: { $contract }.
event-fulfilled-you = You fulfil your contract, which counts as a taler: { $contract }.
event-contractreturned = { $who } has not fulfilled the contract { $contract }: it goes back under the pile.
event-contractreturned-you = You have not fulfilled the contract { $contract }: it goes back under the pile.
event-contractpaid = { $who } pays with a fulfilled contract: { $contract }.
event-contractpaid-you = You pay with a fulfilled contract: { $contract }.

## The market

event-wished = { $who } would like: { $wants }.
event-wished-you = You would like: { $wants }.
event-wished-both = { $who } would like { $wants }, and might give { $gives }.
event-wished-both-you = You would like { $wants }, and might give { $gives }.
event-wished-gives = { $who } might give { $gives }: what would you give for it?
event-wished-gives-you = You might give { $gives }, and ask for offers.
event-offered = Offer { $number } from { $who } to { $whom }: { $given } for { $received }.
event-offered-you = Your offer { $number } to { $whom }: you give { $given }, you get { $received }.
event-offered-to-you = Offer { $number } from { $who } to you: you give { $received }, you get { $given }.
event-offered-to-all = Offer { $number } from { $who } to everybody: you give { $received }, you get { $given }.
event-offered-answers = It answers offer { $answers }.
event-offered-invites = It comes with an invitation.
event-offered-invitation = Offer { $number } from { $who } to { $whom }: an invitation and nothing else.
event-offered-invitation-you = Your offer { $number } to { $whom }: an invitation and nothing else.
event-offered-invitation-to-you = Offer { $number } from { $who } to you: an invitation and nothing else.
event-offered-invitation-to-all = Offer { $number } from { $who } to everybody: an invitation and nothing else.
event-agreed = { $who } would take offer { $offer }.
event-agreed-several = { $who } would take offer { $offer }.
event-agreed-you = You would take offer { $offer }.
event-declined = { $who } says no to offer { $offer }.
event-declined-several = { $who } say no to offer { $offer }.
event-declined-you = You say no to offer { $offer }.
event-withdrawn = Offer { $offer } is withdrawn.
event-lapsed = Offer { $offer } has lapsed.
event-agreementlapsed = { $who } can no longer take offer { $offer }.
event-agreementlapsed-you = You can no longer take offer { $offer }.
event-traded = A deal: { $who } gives { $given }, { $whom } gives { $received }.
event-traded-you = A deal with { $whom }: you give { $given }, you get { $received }.
event-traded-to-you = A deal with { $who }: you give { $received }, you get { $given }.
event-traded-gift = A gift from { $who } to { $whom }: { $given }.
event-traded-gift-you = Your gift to { $whom }: { $given }.
event-traded-gift-to-you = A gift from { $who } to you: { $given }.
event-markeddone = { $who } is done.
event-markeddone-several = { $who } are done.
event-markeddone-you = You are done.
event-undone = { $who } takes back the last act.
event-undone-you = You take back your last act.

## The end

event-gameended = The game is over. The victory goes to { $names }!
event-gameended-you = The game is over. You win!
event-gameended-shared-you = The game is over. The victory is shared, and you are among the winners: { $names }!
event-gameended-scores = Scores: { $scores }.

## Bohn Hansa: journeys and guests

event-revealed = { $who } begins with this contract: { $contract }.
event-revealed-you = You begin with this contract: { $contract }.
event-moved = { $who } comes to { $city }.
event-moved-you = You come to { $city }.
event-cardsplayed = { $who } plays: { $cards }.
event-cardsplayed-you = You play: { $cards }.
event-cardstakenback = { $who } takes back: { $cards }.
event-cardstakenback-you = You take back: { $cards }.
event-guestcame = { $who } comes as a guest.
event-guestcame-you = You come as a guest.
event-guestcardplayed = { $who } plays a card as a guest: { $card }.
event-guestcardplayed-you = You play a card as a guest: { $card }.
event-guestcardplayed-discarded = { $who } plays a contract as a guest, and it is discarded: { $contract }.
event-guestcardplayed-discarded-you = You play a contract as a guest, and it is discarded: { $contract }.

## Bohn Hansa: contracts

event-hansa-contractdrawn = { $who } draws a contract.
event-hansa-contractdrawn-open = { $who } draws a contract: { $contract }.
event-hansa-contractdrawn-you = You draw a contract: { $contract }.
event-delivered = { $who } fulfils a contract: { $contract }.
event-delivered-you = You fulfil a contract: { $contract }.
event-travelcardspent = { $who } gives a plain travel card for a contract.
event-travelcardspent-you = You give a plain travel card for a contract.
event-contractdiscarded = Nobody has fulfilled this contract, and it is discarded: { $contract }.
event-contractsshuffled =
    The discarded contracts are shuffled: { $cards ->
        [one] { $cards } card makes
       *[other] { $cards } cards make
    } the new pile.

## Bohn Hansa: money and tolls

event-earned =
    { $who } earns { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.
event-earned-you =
    You earn { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.
event-earned-contract =
    { $who } earns { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } for a contract.
event-earned-contract-you =
    You earn { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } for a contract.
event-earned-beans =
    { $who } earns { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } for beans.
event-earned-beans-you =
    You earn { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } for beans.
event-paid =
    { $who } pays { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.
event-paid-you =
    You pay { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.
event-paid-contract =
    { $who } pays { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } for a contract.
event-paid-contract-you =
    You pay { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } for a contract.
event-paid-beans =
    { $who } pays { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } for beans.
event-paid-beans-you =
    You pay { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } for beans.
event-paid-toll =
    { $who } pays { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } of toll.
event-paid-toll-you =
    You pay { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } of toll.
event-tolldue =
    { $who } has to give beans for { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } of toll.
event-tolldue-you =
    You have to give beans for { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } of toll.
event-loantaken =
    { $who } borrows { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }, to be repaid double.
event-loantaken-you =
    You borrow { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }, to be repaid double.
event-loanrepaid =
    { $who } repays { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } of loans.
event-loanrepaid-you =
    You repay { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } of loans.
event-beanpaid =
    { $who } gives a bean for the toll ({ $cards }); { $due ->
        [0] it is paid
        [one] { $due } thaler is still due
       *[other] { $due } thalers are still due
    }.
event-beanpaid-you =
    You give a bean for the toll ({ $cards }); { $due ->
        [0] it is paid
        [one] { $due } thaler is still due
       *[other] { $due } thalers are still due
    }.

## Bohn Hansa: beans and prices

event-beanbought = { $who } buys: { $cards }.
event-beanbought-you = You buy: { $cards }.
event-beanputback = { $who } puts back into the reserve: { $cards }.
event-beanputback-you = You put back into the reserve: { $cards }.
event-beanssold = { $who } sells what is left on the cart: { $cards }.
event-beanssold-you = You sell what is left on your cart: { $cards }.
event-harvestturned = A new harvest is turned over: { $harvest }.
event-harvesttaken = { $who } takes a harvest, for the start of the next own turn: { $harvest }.
event-harvesttaken-you = You take a harvest, for the start of your next turn: { $harvest }.
event-harvested = { $city }, box { $box }: { $cards }.
event-harvestdone = The harvest is in.
event-lastroundbegan =
    It was the eighth harvest: the last round begins, with { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } left.
event-harvestsrenewed =
    { $cards ->
        [one] The harvest card that was put aside is
       *[other] The { $cards } harvest cards that were put aside are
    } the pile now.
event-pricesfixed = Prices of this trade: { $prices }.
event-gapsclosed = The stacks of { $city } move down.
