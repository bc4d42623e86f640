### The introductions: what is said beside the first game, when its moment comes.
###
###   intro-<game>-<step>, intro-<step>    what is said in one game, or in several
###   $game                                the title of a game
### Words of buttons are taken from where they stand.

## Around it

intro = Introduction
intro-new-here = New here?
intro-learn = Learn { $game }
intro-how = You play a real game against two beginners, and a box beside it explains everything when its moment comes. You can leave the introduction whenever you like, and play on.
intro-begin = Begin
intro-next = Next
intro-understood = Got it
intro-leave = Leave the introduction
intro-bohnanza-about = Plant beans in the order they come, trade away what does not fit, and sell full fields for talers.
intro-sissi-about = Bohnanza with an empress: in every field Sissi beans and captain beans take turns.
intro-hansa-about = Travel around the sea with a cart of beans, buy cheaply, swap, and fulfil contracts for thalers.

## Bohnanza

intro-bohnanza-welcome = Welcome! Each of you has two fields, and a field grows one kind of bean. The more beans of its kind, the more talers a field brings when you sell it. Most talers win.
intro-bohnanza-hand = This is your hand. Its order never changes: you plant from the front, and new cards come to the back. So what you have to plant next is no secret to you.
intro-bohnanza-plant = You must plant the first card of your hand. It goes into an empty field, or to others of its kind.
intro-bohnanza-trade = Two cards were turned over. They are yours, and what you keep of them you must plant. So trade what fits none of your fields, these two or cards from your hand. Even giving a card away is better than selling a good field too early.
intro-bohnanza-draw = Everything is planted. “{ do-done-plant-traded }” brings three new cards to the back of your hand and ends your turn.
intro-bohnanza-sale = One of your fields pays something now. You may sell it at any time, also when it is not your turn. But with a few cards more it may pay better: sell when you need the room.
intro-bohnanza-field = You can pay for a third field: 3 talers. The earlier you have it, the longer it grows beans for you.
intro-bohnanza-over = The game is over. All fields have been sold, and cards in hand count nothing: most talers win. Now you know the whole game.

## Sissi!

intro-sissi-welcome = Welcome! Each of you has three fields. In a field the cards lie in a row, and the longer it is, the more talers it brings when you sell it. Most talers win.
intro-sissi-captains = Sissi beans go into every field. All other beans are captains, and a field takes captains of one kind only. The two should take turns: Sissi, captain, Sissi, captain. Either may come first.
intro-sissi-plant = You must plant the first card of your hand, whose order never changes. Two of a sort next to each other are allowed, but cost you the field at the end of your turn.
intro-sissi-doubled = In one of your rows two of a sort lie next to each other. At the end of your turn this field will be sold, whatever you plant on top.
intro-sissi-trade = Two cards were turned over. They are yours, and what you keep of them you must plant. Trade what does not fit. Even a Sissi bean for a Sissi bean helps both of you: what you receive is planted this very turn.
intro-sissi-draw = Everything is planted. If you go on, all players draw a card, and the Sissi action ends your turn: your fields with two of a sort next to each other are sold.
intro-sissi-sale = One of your fields pays something now. All its cards count together, and the last one tells the price: its beanometer is the one to read. You may sell at any time.
intro-sissi-over = The game is over, and all fields have been sold: most talers win. In a tie it is whoever was active last. Now you know the whole game.

## In both card games

intro-second = You may plant the next card too, if it suits you, but not a third one. “{ do-done-plant }” turns two cards over.
intro-offer = For an offer choose the cards that you give and the beans that you would like, say who may take it, and send it. If you want nothing in return, it is a gift. “{ do-done-trade }” when you have traded enough.
intro-traded = What you got is now planted, and on your turn also what still lies face up. Choose the order yourself.
intro-stuck = There is no room for this card: sell a field first, always all of it. A single bean is protected as long as another of your fields has two cards or more.
intro-others = Now somebody else is playing. All trade goes through that player: make an offer from your hand, answer one, or simply wait. What you get is planted at the end of the trading.
intro-shuffled = The deck has run out and was shuffled anew. When it runs out for the third time, the game ends.

## In all games

intro-seal = Somebody would take your offer. Nothing moves before you choose with whom you seal it.
intro-asked = An offer for you! See what you give and what you get. Take it, counter with other terms, or say no: nobody has to trade.

## Bohn Hansa

intro-hansa-welcome = Welcome! You are a merchant, and your cart carries eight beans, one of each kind. Contracts say which beans you bring to which city, and what you earn there. Most thalers win.
intro-hansa-reveal = You have drawn three contracts. Reveal the one that pays most: you fulfil it at once, and your journey begins in its city. The other two go to the back of your hand, and you choose in which order.
intro-hansa-others = Whoever has least money begins. While somebody else is playing, you can trade in the same city, or ask for an invitation from afar. Or simply wait.
intro-hansa-travel = It is your turn to travel. Choose a city on the map, or stay. Every city on the way takes one card from the front of your hand, and the first and last count: staying takes one, a neighbour two.
intro-hansa-cards = Look at your first cards before you go. Toll costs 20 thalers. Supply brings new beans to the cities. A contract stays open on the table, and is lost at the end of your turn if you do not fulfil it. Travel cards come back to the end of your hand.
intro-hansa-toll = Your money is not enough for the toll. Pay the rest in beans, which count at base price. What is still missing then becomes a loan.
intro-hansa-loan = You have a loan. It does not press you now, but at the end of the game you repay it double.
intro-hansa-deliver = You are in the city of a contract, and have its beans on your cart: fulfil it, and you are paid.
intro-hansa-buy = Now you buy and trade, in any order. The fuller a city, the cheaper its beans, and the prices stay until you are done. Buy what your contracts ask for: there is room for eight beans.
intro-hansa-invite = You swap beans with players in your city. Others you can invite: a guest comes to your city, and plays the first card of the hand. “{ do-done-end }” when you have all you want.
intro-hansa-harvest = As a guest you have played Supply: a harvest card lies in front of you, and your next turn begins with it.
intro-hansa-end = The gaps that you left in the city have closed, so its beans may cost more now. You have drawn a contract: fulfil it if you can, then “{ do-done-end }”.
intro-hansa-contract = Whenever you like, you can buy a contract, for 5 thalers and a plain travel card. That card is gone for good, so Toll comes round to you sooner.
intro-hansa-last = The last harvest has come: after this round the game ends. Plan where you want to be.
intro-hansa-final = The last deliveries. Fulfil what you can in your city, then “{ do-done-final }”.
intro-hansa-over = The game is over. The bank has bought all beans at base price, and loans were repaid double: most thalers win. Now you know the whole game.
