### Why something cannot be done: one message for every code, `refused-<code>`, with the params of the refusal as variables.
### The English ones are also what an error says in Python, which reads no more of Fluent than haricot/kernel/sentences.py knows.
###
### The params are raw; before they go into a text they are turned into words of its language:
###   $active, $seat, $taker   a seat, counted from 0: the name of who sits there (it may be the reader's own)
###   $seats                   seats: their names as a list (of too-many-people: a number of seats)
###   $bean                    the key of a bean: its name, without an article; small in French and Italian
###   $beans                   keys of beans: their names as a list
###   $city                    the key of a city: its name
###   $phase                   the name of a phase: its `phase-...` from table.ftl
###   $name                    a name, as it is
###   $typed, $example          what somebody typed, or could: as it is
###   $words                   words to type, listed already
###   $field, $offer           numbers as players count them, from 1
###   $reason                  more about it, in English: as it is
###   $exists, $gone, $more, $option, $turn, $why   words that choose a form
###   all others               numbers, as they are

## Turns and phases

refused-not-your-turn = It is { $active }’s turn: wait until yours comes round.
refused-out-of-phase =
    { $exists ->
        [no] There is no such thing in this game: look at what you may do.
       *[other] That cannot be done now, in the phase “{ $phase }”: look at what you may do.
    }
refused-done-already =
    { $more ->
        [offers] You have said that you are done: wait for the active player, or make another offer.
       *[other] You have said that you are done: wait for the others.
    }
refused-game-over = The game is over: start a new one to go on playing.
refused-no-such-seat = There is no such seat: choose one that the table has, from 0 to { $last }.

## Planting and selling

refused-not-first = Only the first card of your hand can be planted now: take that one.
refused-must-plant = The first card of your hand has to be planted: plant it first.
refused-third-card = You have played two cards: say that you are done, and two are turned over.
refused-not-aside =
    { $turn ->
        [yes] Only cards that are set aside for you, or that lie face up, are planted now: take one of those.
       *[other] Only cards that are set aside for you are planted now: take one of those.
    }
refused-must-plant-all = There are cards to plant first ({ $seats }): every card set aside or face up goes into a field.
refused-wrong-field =
    { $why ->
        [captains] A { $bean } does not go with the captains of field { $field }: use another field, or sell one first.
        [cover] A { $bean } would cover its own sort in field { $field }: use another field, or sell one first.
       *[other] A { $bean } does not go into field { $field }: use an empty field or one of its kind, or sell one first.
    }
refused-no-such-field = You have no field { $field }: your fields are 1 to { $last }.
refused-empty-field = Field { $field } is empty: sell one that has beans.
refused-protected = Field { $field } holds a single bean, and another of your fields has more: sell that one first.
refused-three-fields = You have { $most } fields already: nobody gets more.
refused-no-third-field = There is no field to buy in this game: sell one to make room.
refused-too-few-talers =
    That takes { $need ->
        [one] { $need } taler
       *[other] { $need } talers
    }, and you have { $have ->
        [0] none
       *[other] only { $have }
    }: pay less, or earn more first.

## Contracts of the card games

refused-contract-first = Your first card is a contract: lay it out beside your fields.
refused-must-lay-out = The first card of your hand has to be played, and it is a contract: lay it out first.
refused-no-contract-first = Your first card is no contract: plant it.
refused-no-contract = You have no contract: you draw one at the end of your turn.
refused-not-met =
    Your contract asks for { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } in a field and { $right } in the next one on its right: grow them first.
refused-contract-traded = A contract never changes hands: offer beans.

## The market

refused-no-such-offer =
    { $gone ->
        [yes] Offer { $offer } is no longer open: look at the offers that are.
       *[other] Offer { $offer } is not open: look at the offers that are.
    }
refused-not-yours-to-end = Offer { $offer } is not yours: only its maker may do that.
refused-not-asked = Offer { $offer } is not made to you: answer the offers that are.
refused-agreed-already = You have said yes to offer { $offer } already: its maker picks whom to deal with.
refused-declined-before = You have declined offer { $offer } already: you can still take it while it is open.
refused-declined-already = These terms were declined, and nothing has changed since: offer something else.
refused-wrong-cards = Offer { $offer } wants other cards: give just the kinds it names.
refused-not-agreed = { $taker } has not said yes to offer { $offer }: wait, or pick somebody who has.
refused-wrong-answer = A counter-offer goes to whoever made the offer it answers: offer { $offer } is from somebody else, or not for you.
refused-open-already = That offer is open already, as number { $offer }: wait for an answer.
refused-too-many-offers = You have { $most } open offers: withdraw one before you make another.
refused-to-yourself = You cannot make an offer to yourself: name another player.
refused-not-active = It is { $active }’s turn: make your offer there. The others do not trade with each other.
refused-empty-offer = The offer moves nothing: say what you give or what you want.
refused-empty-wish = A wish names a kind of bean: say what you want or might give.
refused-too-much = That is too many beans at once: name { $most } at most.
refused-both-ways = Talers go one way in a deal: give some, or ask for some.
refused-no-talers =
    { $option ->
        [trade_talers] Talers are not part of a trade at this table: offer beans. The option “Trade talers” would allow it.
       *[other] Talers are not part of a trade at this table: offer beans.
    }
refused-no-such-kind = There is no such kind of bean in this game: choose one that there is.
refused-card-twice = You name the same card twice: a card can be given once only.
refused-traded-already = That card was traded already and has to be planted: offer another one.
refused-not-yours =
    { $turn ->
        [yes] You do not have that card: give cards from your hand, or those that lie face up.
       *[other] You do not have that card: give cards from your hand.
    }
refused-no-invitations = Nobody is invited in this game: make a plain offer.

## Bohn Hansa

refused-no-invitation = { $seat } is here already, or was invited this turn: trade without an invitation.
refused-not-here = { $seat } cannot join in this trade yet: it takes an invitation first.
refused-no-room = { $seat } has no room on the cart for that deal: beans have to be put back first.
refused-no-money = Money is never part of a trade: offer beans.
refused-bean-twice = You name the same bean twice: a bean can be given once only.
refused-not-on-cart = That bean is not on your cart: take one that is.
refused-cart-full = Your cart is full: put a bean back to make room.
refused-promised = You have promised that bean: take another one.
refused-money-promised = You need that money for the beans that you have promised: wait until they are bought.
refused-too-few-thalers =
    That takes { $need ->
        [one] { $need } thaler
       *[other] { $need } thalers
    }, and there { $have ->
        [0] are none
        [one] is only { $have }
       *[other] are only { $have }
    }: choose something cheaper, or earn more first.
refused-not-for-sale = That bean is not for sale here: buy one that lies in a box.
refused-not-sold-here = This city does not sell that kind of bean ({ $bean }): go where it is sold.
refused-not-scarce = There are beans of that kind in play ({ $bean }): buy or trade one of them.
refused-one-only = You have bought a bean of that kind ({ $bean }) in this way this turn: one is all.
refused-no-such-city = There is no such city: choose one on the map.
refused-too-far = That way takes { $cost } cards, and you have { $have }: choose a nearer city.
refused-not-your-contract = You do not have that contract: fulfil one of yours.
refused-other-city = That contract is for { $city }, and you are not there: travel first.
refused-beans-missing = Beans are missing on your cart ({ $beans }): buy them or trade for them first.
refused-not-in-hand = You do not have that card in hand: give one that you have.
refused-not-plain = A contract is bought with a plain travel card: not Toll, not Supply, not a contract.
refused-no-contracts = There is no contract left: keep your card and your money.
refused-revealed-already = You have revealed your contract: wait for the others.
refused-not-highest = Reveal the contract of highest value among your three.
refused-wrong-order = Put just the other two contracts behind your travel cards.
refused-toll-first =
    You still owe { $due ->
        [one] { $due } thaler
       *[other] { $due } thalers
    } of a toll: give beans for it before you do anything else.
refused-wait-for-toll = Somebody is paying a toll: wait until it is paid.
refused-no-debt = You owe no toll: keep your beans.

## What was typed

refused-no-phrase = “{ $typed }” is not understood: begin with { $words }, or type an offer like { $example }.
refused-unclear-word = “{ $typed }” can mean several things ({ $words }): type more of it.
refused-unknown-word = “{ $typed }” is not known here: there is { $words }.
refused-no-goods = “{ $typed }” is not understood: type a number and a bean, like { $example }.
refused-nothing-to-give = You do not have { $count } × { $bean } there to give: look at what is yours.
refused-no-place = There is no place “{ $typed }”: places are typed like this: { $example }.
refused-no-number = “{ $typed }” is no number: say which one, like 2.
refused-too-high-number = There is no number { $number }: you have { $have } of them.
refused-no-wish = “{ $typed }” is not understood: wish like this: { $example }.
refused-no-counter = Say what you want instead, like this: { $example }.
refused-only-this = “{ $typed }” is not understood: type { $example }.
refused-plant-what = Say what and where, like { $example }, or only plant 2 for the first card of your hand.
refused-nothing-to-plant = There is no such card to plant now: look at what you have.
refused-fields-from-one = Fields are counted from 1: name one of yours.
refused-one-bean = Name one bean, like { $example }.
refused-put-back-what = To make room, type put back and a bean, like { $example }.

## Seats and tables

refused-name-empty = A name needs a letter or a number: write how you want to be called.
refused-name-long = This name has { $count } characters, and { $most } is the most: shorten it.
refused-name-letter = “{ $letter }” cannot be in a name: take letters and numbers, also spaces, dots and hyphens.
refused-name-begins = A name begins with a letter or a number: leave out what is before.
refused-name-alphabets = This name mixes two alphabets: take the letters of one.
refused-seat-taken = { $name } sits there: choose another seat.
refused-knows-another-hand = You have seen another hand already ({ $seat }): in this game you can sit only there.
refused-not-seated = You have no seat at this table: take an open one first.
refused-not-your-seat = You play for { $seat }: act for that seat only.
refused-not-the-host = Only the host of the table can do that: ask the host.
refused-nobody-to-kick = Nobody else sits there: choose the seat of another person.
refused-host-stays = Only other people can be silenced or sent away: choose one of them.
refused-not-the-owner = Only who opened the table can close it: stand up, or go.
refused-not-there = Nobody with this number is there any more: look at the list again.
refused-no-seats = This table lets nobody in while it plays: look on, or come back later.
refused-ask-later = The host has just said no: look on, and ask again in a while.
refused-too-many-ask = Many ask the host for a seat just now: look on, and ask later.
refused-muted = The host has asked you to be silent: here you can only read.
refused-nothing-said = There is nothing to be read in this: write it in letters.
refused-no-game = No game is being played: the host starts one.
refused-in-play = A game is still being played: this has to wait until it is over.
refused-not-now = There was no game yet: the host starts the first one.
refused-not-answered = The answer of { $seats } is still missing: wait a moment, then start with bots instead.
refused-open-seats = Some seats are still open: wait for somebody, or put bots there.
refused-too-many-people = { $people } people have seats, and this game has { $seats }: choose more players.
refused-reserve-without-clock = A reserve needs a clock: set the seconds for a decision too.
refused-too-many-tables = You have { $most } tables open: finish or close one of them first.
refused-no-such-table = There is no table behind this link: check it, or open a new one.
refused-no-such-game = This table has not played such a game: look at its number.
refused-no-such-rule = There is no rule “{ $rule }”: try B20, E5 or M3, or rules alone for all of them.
refused-no-such-move = The game does not have that move: its last one is number { $last }.
refused-too-heavy = This game is too much for this server: look at it elsewhere, with haricot replay.
refused-too-busy = Too many games are being looked at: try again in a moment.
refused-own-tables = This server takes no records with figures of their own: look at it with haricot replay.

## Words of farewell

refused-banned = The host has sent you away from this table: open one of your own.
refused-closed = This table is closed: thank you for playing. You can open one of your own.
refused-aside = This game cannot be played on here: open a new table. { $reason }
refused-full = Too many are looking at this table: come back later.
refused-too-many-sockets = You are at tables in too many windows at once: close one of them first.
refused-address-full = Too many windows are at tables from your network: close one of them first.
refused-no-spectators = This table plays without spectators: ask for a seat next time.
refused-signed-out = You have signed out: say your name to come in again.
refused-stopping = The server stops for a moment: come back, and nothing is lost.
refused-too-slow = Your connection is too slow to follow the table: come back, and nothing is lost.
refused-flooding = Too much of what you sent could not be heard: come back calmly.
refused-too-fast = That was too fast: wait a moment, then try again.
refused-too-long = This is too long: { $most } bytes at most.
refused-no-guest = The table does not know you: say your name first.
refused-no-such-key = This link was used already, or is too old: make a new one on your other device.
refused-foreign-origin = Another page cannot do this here: open this server by its own link.
refused-unknown-host = This server does not go by that name: whoever runs it can start it with --public-host { $name }.
refused-not-json = This takes JSON: send it with the content type application/json.
refused-not-understood = This was not understood: reload the page, and try again ({ $reason }).
refused-bad-input = That is not possible as it stands: check what you entered, and try again.
refused-server-erred = Something went wrong here, not with you: try once more, or reload.
refused-enough-said = You have made very many offers: let this trade come to its end.
refused-enough-undone = You have taken back very much in this game: let it stand now.
refused-enough-today = This server allows { $most } of these a day: come back tomorrow.
refused-store-failed = The server could not write this down: nothing has changed, try again in a moment.
refused-unreadable = What is kept of this table cannot be read here: tell who runs this server.

## Taking back

refused-undo-nothing = There is nothing of yours to take back: act first.
refused-undo-drawn = A card was drawn or turned over: that cannot be taken back.
refused-undo-deal = A deal was made: that cannot be taken back.
refused-undo-answered = Somebody has answered you: that cannot be taken back any more.
refused-undo-acted = Somebody else has acted since: that cannot be taken back any more.
refused-undo-over = The game is over: nothing can be taken back any more.
refused-undo-stand-in = A bot has acted in your place: that cannot be taken back.
