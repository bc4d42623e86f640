### Help beside the game: the rules, every phase, every control and every bean.
###
### Variables that need turning into words:
###   $rule      the number of a rule, as it is
###   $places    names of cities as a list
###   $steps     the steps of a beanometer as a list (`help-bean-pays`)
###   $star      a star after something that is reconstructed, or nothing
###   $stated    contracts of a rulebook as a list
###   $trade_with    with whom a table of Bohn Hansa trades: `guests`, or everybody in the same city
### The others are numbers. `help-phase-<game>-...` takes the place of `help-phase-...` in that game, and so with `help-done-`.

## The rules

rules-search = Find a rule
rules-search-example = B20, gift, third field …
rules-hits =
    { $count ->
        [0] No rule has these words: try fewer of them, or others.
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-none = There is no rule { $rule }: look for it by its words.
rules-contents = Contents
rules-table = Table in rule { $rule }

## The panel

help-now = What now?
help-can-do = What you can do now
help-nothing-to-do = Nothing is asked of you right now.
help-beans = The beans of this game
help-market = How the market works
help-all-rules = All rules

## Phases

help-phase-plant = A turn begins with planting. The first card of the hand must be planted, the next one may be, and a third may not. A card goes into an empty field, or to others of its kind.
help-phase-sissi-plant = A turn begins with planting. The first card of the hand must be planted, the next one may be, and a third may not. In a row Sissi beans and captains of one kind should take turns: two of a sort next to each other cost you the field.
help-phase-trade = Two cards were turned over. The player whose turn it is may trade or give away these two and cards from the hand. All others trade cards from their hands, and only with that player. What you get is set aside and planted afterwards.
help-phase-hansa-trade =
    The player whose turn it is buys beans in the city, swaps beans with { $trade_with ->
        [guests] guests of this turn
       *[other] players who are there
    }, and invites others, in any order. The prices stay as they were when the phase began.
help-phase-plant-traded = All players plant what they got, and whoever has the turn also plants what still lies face up. Each of you chooses the order of the own cards, and may sell fields in between.
help-phase-return-contract = A contract that was laid out and not fulfilled goes back under its pile. This happens by itself.
help-phase-draw = New cards come to the back of the hand, one after the other. This happens by itself.
help-phase-sissi-draw = All players draw one card to the back of the hand. This happens by itself.
help-phase-draw-contract = Whoever ends the turn without a contract in hand draws one to the back. This happens by itself.
help-phase-sissi = Now the fields of the player whose turn it is are looked at: where two Sissi beans or two captains lie next to each other, the field is sold. This happens by itself.
help-phase-opening = Everybody has drawn three contracts, and reveals the one that pays most. It is fulfilled at once, and its city is where the journey begins. The other two go to the back of the hand.
help-phase-travel = The player whose turn it is goes to a city, or stays. Every city on the way takes a card from the front of the hand, the first and the last included. Toll costs 20 thalers, Supply brings new beans to the cities, and a contract lies open until the end of the turn.
help-phase-end = The gaps in the city have closed, and a contract was drawn. There is still time to fulfil contracts and to buy some.
help-phase-final = The last turn is over. Everybody may once more fulfil contracts of the city they are in. Then the bank buys all beans at base price, and loans are repaid double.

## What can be done

help-do-plant = Plant a card, in an empty field or with others of its kind.
help-do-plant-sissi = Plant a card, in an empty field or at the end of a row that takes it.
help-do-sell = Sell a field, always all of it. A single bean is protected as long as another of your fields has two cards or more.
help-do-buyfield = Buy a third field, once in the game.
help-do-layout = Lay your contract beside your fields. It counts as a planted card.
help-do-fulfil = Show your contract: your fields match it, and it is worth a taler.
help-do-offer = Make an offer: choose what you give, what you get and who may take it.
help-do-reveal = Reveal your best contract. You also choose the order of the other two.
help-do-travel = Choose a city on the map and travel there, or stay.
help-do-paybean = Pay the rest of the toll in beans. They count at base price, and there is no change.
help-do-deliver = Fulfil a contract of this city: the beans go, and you are paid.
help-do-buybean = Buy beans of this city, as many as you can pay and carry.
help-do-buyscarce = Buy one bean from the reserve, at its highest price: there is no other in any city or on any cart.
help-do-buycontract = Buy a contract for 5 thalers and a plain travel card, which is gone for good.
help-do-putback = Put beans back into the reserve, to make room on your cart. You get nothing for them.

## Going on

help-done-plant = Go on to trading: two cards will be turned over.
help-done-trade = End the trading. Offers that are still open lapse.
help-done-hansa-trade = End the trading. The gaps in the city close, and you draw a contract.
help-done-plant-traded = Draw cards when everything is planted. Then your turn is over.
help-done-sissi-plant-traded = Go on when everything is planted: everybody draws a card, and the Sissi action follows.
help-done-end = End your turn.
help-done-final = Say that you have nothing more to deliver.

## The market

help-market-about = One side of every deal is the player whose turn it is. Nothing changes hands before both have agreed.
help-market-sides = Offers are always told from your side: what you would give, and what you would get for it.
help-market-all = On your turn, an offer that anybody may take. Several can say that they would, and nothing moves until you seal it with one of them.
help-market-gift = An offer that wants nothing in return. Nobody has to take it.
help-market-take = Take an offer. Made to you alone, it is a deal at once; made to all, it waits until its maker seals it.
help-market-seal = Choose one of those who would take your offer to all. With that the deal is done.
help-market-counter = Answer with other terms. The first offer stays open beside yours.
help-market-decline = Say no. The same terms can be offered to you again only when something has changed.
help-market-withdraw = Take your own offer back. You may have { $most } open at a time.
help-market-wish = Tell everybody what you are looking for. It binds nobody.
help-market-done = Show the others that you want no more trade this time. With your next offer or deal the mark is gone.
help-market-invite = Ask somebody to come to your city. Your guest plays the first card of the hand and can then trade with you.

## The beans

help-beans-about = At the table you can ask any bean: hold it, or click it with the right button, or press the key i.
help-beans-captains = All beans but the Sissi bean are captains. A field takes captains of one kind only, and they take turns with Sissi beans.
help-bean-meter = Beanometer: { $steps }
help-bean-pays =
    { $cards } for { $talers ->
        [one] { $talers } taler
       *[other] { $talers } talers
    }
help-bean-seen = In fields: { $fields } · on the table: { $table } · in your hand: { $hand } · discarded: { $discard } · out of sight: { $unseen }
help-bean-places = On carts: { $carts } · in cities: { $cities } · in the reserve: { $reserve }
help-bean-tokens =
    { $count ->
        [one] { $count } token in the game
       *[other] { $count } tokens in the game
    }
help-contracts = Contracts in the game: { $count }*. The rulebook states only { $stated }.
help-reconstructed = * Reconstructed: rulebooks printed it only as a picture. If you have the printed game, you can play with its own figures, from a file of tables: haricot play --tables FILE
help-bean-garten = Pays early, but never 1 taler and never 4.
help-bean-kaffee = Comes with the extension, when three, six or seven play.
help-bean-weinbrand = Comes with the extension.
help-bean-kakao = Comes with the extension, when four or five play. It never pays 2 talers.
help-bean-acker = Comes with the extension, when four or five play. Sell two, and you get a third field in place of talers, or nothing if you have one already. Three bring 3 talers.
help-bean-sissi = Goes into every field, and takes turns there with the captains. If it is the last card of a row, this beanometer counts for all cards of the field.
help-bean-captain = A captain. A field takes captains of one kind only, and they take turns with Sissi beans. If it is the last card of a row, this beanometer counts for all cards of the field.
help-bean-hansa =
    Base price { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }{ $star }. For sale in { $places }.

## The cities of Bohn Hansa

help-cities = The cities of this game
help-cities-about = What each city sells, with its price by the lowest free box, from the bottom up, and after the dot with none free. Below stand its contracts, with what they pay.
help-harvests = Harvest cards
