### The words of the page: what stands on buttons, signs and labels.
###
### Variables that need turning into words:
###   $name, $names   a player's name; several as a list
###   $bean           the name of a bean, without an article; small in French and Italian
###   $cards          beans as a list, counted (`bean-count`)
###   $city           the name of a city
###   $field          counted from 1
###   $beans          names of beans as a list
###   $fields         fields as a list, each with what it brings (`outlook-sale-of`, `outlook-sale-earns`)
###   $time           minutes and seconds, as they are read
###   $rule           the number of a rule, as it is
### The others are numbers. `phase-hansa-...` takes the place of `phase-...` in Bohn Hansa.

## The start

home-title = Bean-trading with friends and bots
home-about = Open a table, pass the link on, and play in the browser. No account, no adverts.
your-name = Your name
guest-name = Guest
which-game = Which game?
play-now = Play now
players = Players
public-table = Anybody may find this table
public-tables = Public tables
no-public-tables = No public table is open right now: open one.
your-tables = Your tables
private-table = Private: only with the link
open-table = Open a table
come-in = Come in
invited = You are invited to { $game }
invited-by = { $name } invites you to { $game }
seats-taken = { $taken } of { $seats } seats are taken.
to-the-start = To the start
bring-record = Look at a recorded game

## The table and its seats

stage-waiting = waiting for players
stage-playing = playing
stage-over = the game is over
stage-closed = closed
stage-aside = cannot be played on
share-link = Share this link
share = Share
copy-link = Copy the link
link-copied = Copied
qr-code = The link as a QR code
table = Table
seat = Seat { $number }
seats = Seats
seats-free =
    { $count ->
        [0] no free seat
        [one] { $count } free seat
       *[other] { $count } free seats
    }
seat-open = Open seat
seat-away = away
seat-stand-in = a bot stands in
stood-in =
    While you were away, a bot ({ $bot }) played for you: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $offers ->
        [0] no offer
        [one] { $offers } offer
       *[other] { $offers } offers
    }, { $deals ->
        [0] no deal
        [one] { $deals } deal
       *[other] { $deals } deals
    }.
seat-bot = bot
you = you
everybody = everybody
host = Host
put-a-bot-here = Put a bot here
no-bot = No bot
fill-and-start = Fill up with bots and start
waiting-for-host = Waiting for the host to start the game.
waiting-for = Waiting for { $names }
waiting-for-you = Everybody is waiting for you
spectators-count =
    { $count ->
        [0] Nobody is watching
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
bots-hurry = The server is busy: bots are slower and think less
you-watch = You are watching. Take an open seat to play.
you-only-watch = You are watching. Every seat is taken.
you-asked = You have asked for a seat: the host has to say yes.
you-were-denied = The host did not give you the seat. You can ask again in a while.
asks-for-seat = { $name } asks for seat { $number }
lookers-on = Looking on
sent-away = Sent away
looks-on = looks on
seat-muted = silent
confirm-kick = Send { $name } away? They stay away until you let them come back.
confirm-close = Close the table for everybody?
confirm-stand = Leave your seat in the middle of the game?
yes = Yes
cancel = Cancel

## Bots, the weakest first

bot-random = Daydreamer
bot-random-about = Plays whatever comes to mind. Good for a first look at the rules.
bot-simple = Beginner
bot-simple-about = Knows the rules and means well.
bot-greedy = Bean counter
bot-greedy-about = Takes what pays most right now.
bot-expert = Old hand
bot-expert-about = Weighs every deal, for you and for itself.
bot-master = Master
bot-master-about = Thinks ahead, and takes its time for it.
bot-thinking = { $name } is thinking …

## What a table agrees on

settings = Settings
settings-table = People, clock and bots
setting-game = Game
setting-options = Rules
setting-public = Public
setting-public-help = Listed for everybody. Otherwise only those who have the link find the table.
setting-spectators = With spectators
setting-spectators-help = Whoever has no seat may look on and talk.
setting-join = Who may sit down
setting-join-help = The host lets in who asks. “Only by asking” lets nobody in during a game.
join-anyone = Anyone
join-ask = In a game, by asking
join-nobody = Only by asking
setting-seconds = Clock
setting-seconds-help = Seconds for each decision. 0 means no clock.
setting-reserve = Time in reserve
setting-reserve-help = Seconds for the whole game, used when those for a decision are up.
setting-absence = Absence
setting-absence-help = After so many seconds without a connection a bot stands in. 0 means never.
setting-stand_in = Stand-in
setting-stand_in-help = Which bot plays for somebody who is away.
setting-pace = Pace of the bots
setting-pace-help = How long bots pause before they act.
pace-calm = Calm
pace-brisk = Brisk
pace-instant = Instant
seconds-count =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
no-clock = No clock
never = never

## Phases, and what you do in them

phase-plant = Plant from hand
phase-plant-do = Plant the first card of your hand. You may plant the next one too.
phase-trade = Trade and give
phase-trade-do = Trade or give away the cards that lie face up, and cards from your hand.
phase-trade-others = Make { $name } an offer, or answer one. You may also just wait.
phase-plant-traded = Plant what was traded
phase-plant-traded-do = Plant every card that you got, in any order, and on your turn also those still face up.
phase-plant-traded-others = Plant all cards that you got, in any order.
phase-return-contract = Return the contract
phase-return-contract-do = A contract that was laid out and not fulfilled goes back under the pile.
phase-draw = Draw
phase-draw-do = New cards come to the back of the hand.
phase-draw-contract = Draw a contract
phase-draw-contract-do = If you have no contract, you draw one to the back of your hand.
phase-sissi = Sissi action
phase-sissi-do = Fields with two of a sort in a row are sold.
phase-opening = The first contract
phase-opening-do = Reveal the most valuable of your three contracts: there your journey begins.
phase-travel = Travel
phase-travel-do = Go to a city, or stay where you are.
phase-hansa-trade = Trade
phase-hansa-trade-do = Invite, trade and buy, in any order.
phase-hansa-trade-others = Make { $name } an offer, answer one, or ask for an invitation.
phase-end = End of turn
phase-end-do = Fulfil what you still can, then end your turn.
phase-final = The last deliveries
phase-final-do = Fulfil the contracts of your city, and say when you are done.

## Actions, as buttons

do-plant = Plant the { $bean } in field { $field }
do-plant-first = Plant the { $bean }
do-sell = Sell field { $field }
do-sell-for =
    Sell field { $field } for { $talers ->
        [0] nothing
        [one] { $talers } taler
       *[other] { $talers } talers
    }
do-sell-for-field = Sell field { $field } for a third field
do-buyfield = Buy a third field
do-buyfield-for =
    Buy a third field for { $talers ->
        [one] { $talers } taler
       *[other] { $talers } talers
    }
do-layout = Lay the contract out
do-fulfil = Fulfil the contract
do-done = Done
do-done-plant = On to trading
do-done-trade = End trading
do-done-plant-traded = Draw cards
do-done-end = End the turn
do-done-final = Nothing more to deliver
do-done-others = No more from me
do-wish = Call out a wish
do-offer = Make the offer
do-take = Take
do-seal = Seal with { $name }
do-decline = No
do-withdraw = Withdraw
do-undo = Undo
do-reveal = Reveal this contract
do-travel = Travel to { $city }
do-travel-stay = Stay in { $city }
do-paybean = Give a { $bean } for the toll
do-buybean = Buy a { $bean }
do-buybean-for =
    Buy a { $bean } for { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }
do-buyscarce = Buy a { $bean } from the reserve
do-buycontract = Buy a contract
do-deliver = Fulfil the contract
do-putback = Put a { $bean } back

## Around the table, as buttons

do-sit = Take this seat
do-ask-seat = Ask for this seat
change-name = Change name
do-rename = Use this name
do-stand = Leave the seat
do-fill = Put a bot here
do-vacate = Send the bot away
do-kick = Send away
do-admit = Let in
do-deny = Say no
do-mute = Silence
do-unmute = Let talk
do-remove = Send away
do-pardon = Let come back
do-agree = Change the settings
do-start = Start the game
do-rematch = Play again
do-no-rematch = Not this time
start-with-bots = Start with bots instead of { $names }
again-yes = plays again
again-no = does not play again
again-open = has not said yet
do-close = Close the table
do-say = Say it
do-look = Read again
do-compose = Compose an offer
do-hurry = Fast-forward

## The market

market = Market
you-give = You give
you-get = You get
they-give = Given
they-want = Wanted
offer = Offer { $number }
offer-from = from { $name }
offer-to-all = to everybody
offer-to = to { $name }
your-offer = your offer
offer-answers = counter-offer to { $number }
compose-offer = Put an offer together
send-offer = Offer
clear-offer = Start afresh
take-out = Take it out again
ask-for = Ask for a { $bean }
offer-to-whom = To whom?
no-offers = No open offers
counter = Counter
gift = Gift
wish = Wish
wants = would like: { $cards }
might-give = might give: { $cards }
would-take = { $name } would take it
you-would-take = You would take it
says-no = { $name } says no
because-both-plant = Then both can plant.
because-no-room = { $name } has no field for it.
because-wish = It answers a wish.
hand-place = card { $place } of your hand
offers-waiting =
    { $count ->
        [one] { $count } offer is waiting for you
       *[other] { $count } offers are waiting for you
    }
offers-lapsing =
    { $count ->
        [one] { $count } open offer would lapse
       *[other] { $count } open offers would lapse
    }
outlook = What it would do to your fields
outlook-grows =
    field { $field } then has { $count } and pays { $talers ->
        [0] nothing yet
        [one] { $talers } taler
       *[other] { $talers } talers
    }
outlook-empty = into your empty field { $field }
outlook-doomed =
    field { $field } then has two of a sort in a row: your next Sissi action sells it, as it is for { $talers ->
        [0] nothing
        [one] { $talers } taler
       *[other] { $talers } talers
    }
outlook-sale = no field for it: you would have to sell one ({ $fields })
outlook-sale-of =
    field { $field }: { $talers ->
        [0] nothing
        [one] { $talers } taler
       *[other] { $talers } talers
    }
outlook-sale-earns = field { $field }: a third field
outlook-sale-nothing = no field for it: you would have to sell one for nothing
outlook-grows-brief = field { $field }: { $count }, pays { $talers }
outlook-empty-brief = empty field { $field }
outlook-doomed-brief = field { $field } will be sold
outlook-sale-brief = no field: sell one
outlook-sale-nothing-brief = no field: sell one for nothing
with-invitation = with an invitation
ask-for-invitation = Ask for an invitation
invite = Invite { $name }
nothing = nothing
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

your-turn = It is your turn
turn-of = { $name }’s turn
turn-number = Turn { $turn }
others = The others
deck = Draw deck
deck-count =
    { $count ->
        [0] the deck is empty
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
cards-count =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
exhaustions-count =
    { $count ->
        [0] 1st pass
        [1] 2nd pass
        [2] 3rd pass
       *[other] the end
    }
hand = Hand
your-hand = Your hand
hand-count =
    { $count ->
        [0] empty hand
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
first-card = First card
hidden-card = a hidden card
fields = Fields
your-steps = Your next step
your-fields = Your fields
field = Field { $field }
field-empty = empty
field-pays = pays { $talers }
field-pays-next = { $count } pay { $talers }
field-pays-most = pays the most already
field-earns-field = earns a third field
field-will-be-sold = will be sold
third-field = Third field
face-up = Face up
aside = Set aside
aside-of = to plant: { $beans }
talers = Talers
thalers = Thalers
beanometer = Beanometer
contracts = Contracts
contract = contract
contract-card = { $left }/{ $right }
contract-exposed = Laid out
clock-left = { $name }: { $time } left

## On the cards

card-first = first
card-next = next
empty-field = Empty field

## Bohn Hansa

map = Map
city = City
cart = Cart
your-cart = Your cart
cart-room =
    { $count ->
        [0] no room left
        [one] room for { $count } bean
       *[other] room for { $count } beans
    }
hansa-contracts = Contracts
hansa-contract-pile = Contract pile
contract-hansa =
    { $cards } to { $city } for { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }
hidden-contract = a hidden contract
contract-deliverable = Can be fulfilled here
travel-plain = plain
travel-toll = Toll
travel-supply = Supply
travel-cards = Travel cards
travel-takes =
    The way takes { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
harvest = Harvest
harvest-lot = { $cards } to { $city }
harvest-waiting = A harvest is waiting for your next turn
price = Price
box = Box { $box }
loan = Loan
guest = Guest
last-round =
    Last round: { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } left

## The connection

connecting = Coming to the table …
connection-lost = The connection is lost. It is being mended: your seat stays yours.
connection-mended = The connection is back.
connection-retry = Try again now

## The result, and looking back

result = Result
result-won = { $names } wins!
result-shared = { $names } share the victory!
result-won-you = You win!
scores = Scores
result-shared-you = You share the victory with { $names }!
result-tie-hand = The talers are tied: whoever has more cards in hand wins.
result-tie-active = The talers are tied: whoever was active last wins.
result-how = How it came about
result-as-table = The same in numbers
gain-sale = Beans sold in the game
gain-final = Fields sold at the end
gain-final-hansa = Beans left on the cart
gain-contract = Contracts fulfilled
gain-field = Third field
gain-deal = Talers in deals
gain-beans = Beans bought
gain-purchase = Contracts bought
gain-toll = Tolls
gain-loan = Loans, repaid double
games-before = Earlier games at this table
game-number = Game { $number }
to-the-table = To the table
talers-over-the-game = Talers over the game
thalers-over-the-game = Thalers over the game
download-record = Download the record
replay = Replay
replay-first = To the beginning
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-move = Move { $move } of { $last }
replay-eyes = Seen by
replay-eyes-all = Every hand open
replay-eyes-stranger = A spectator
replay-turn-back = To the turn before
replay-turn-forward = To the next turn
replay-copy = Copy the link to this move
replay-loading = Fetching the game …

## Log and chat

log = What happened
log-all = Everything
log-trades = Trades only
log-empty = Nothing has happened yet.
chat = Chat
chat-write = Say something to everybody
chat-empty = Nobody has said anything yet.
chat-promises = Promises made here bind nobody: only what is traded counts.
chat-new =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }

## Menu and help

menu = Menu
language = Language
language-en = English
language-de = Deutsch
language-fr = Français
language-it = Italiano
theme = Light or dark
theme-auto = As on this device
theme-light = Light
theme-dark = Dark
sound = Sound
sound-on = Sound on
sound-off = Sound off
hints = Hints
hints-on = What is new is explained
hints-off = No hints
hints-end = No more hints
known-as = You are known here as { $name }.
sign-out = Sign out
confirm-sign-out = Sign out here? Your seats are lost then.
key-make = Use another device too
key-about = Open this link on the other device, or point its camera at the drawing. It works once, within { $minutes } minutes. Whoever has it becomes you: show it to nobody else.
key-title = Be { $name } on this device?
key-lose = Whoever you are here now, { $before }, loses the seats they have from this device.
key-yes = Yes, be { $name }
key-no = No, to the start
my-data = Download what is kept of me
delete-data = Delete what is kept of me
confirm-delete-data = Delete your name, all you said and the tables that only you were at? This cannot be undone.
help = Help
rules = Rules
rule = Rule { $rule }
german-name = on the German card: { $bean }
beans-in-game =
    { $count ->
        [one] { $count } card in the game
       *[other] { $count } cards in the game
    }
back = Back
close-window = Close

## When something goes wrong

error-title = Something went wrong
error-reload = Reload the page: nothing of your game is lost.
reload = Reload
error-no-page = There is no such page: go to the start, or check the link.
error-offline = The server cannot be reached: check your connection, and try again.
error-bad-record = This file is no record of a game: choose one that was downloaded here.
error-copy = The link could not be copied: mark it, and copy it by hand.

## Playing with keys

keys = Keys
keys-plant = Plant the chosen card in field 1, 2 or 3
keys-hand = Go from card to card
keys-choose = Choose a card for an offer
keys-next = Do the next thing that is asked of you
keys-undo = Take back your last act (also Ctrl+Z)
keys-market = To the market
keys-log = To what happened
keys-chat = To the chat
keys-bean = Ask about the bean that you are at
keys-help = Help for this moment, and the keys
keys-close = Close what is open, or leave it at that
keys-switch = Letters, figures and ? are shortcuts
keys-skip = To the next step
key-enter = Enter
key-space = Space
key-escape = Esc
