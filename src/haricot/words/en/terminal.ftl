### What only the terminal says, and TextEnv with it. The words that are typed are English in every language:
### plant, done, go, take, no, seal, pay, rules, save, quit and so on; so are the options of the command.
###
### Variables that need turning into words:
###   $head, $text            a label, and what stands behind it
###   $name, $names           a player’s name; several as a list
###   $bean, $cards           beans by the short names that are typed
###   $given, $received       what the reader gives and gets, as it is typed
###   $contract               a contract in words
###   $typed, $first, $second, $thoughts    phrases that can be typed, as they are
###   $game, $bots            the title of a game; kinds of bots as they are typed
###   $file, $path, $reason, $rule, $seed    as they are
### The others are numbers. `step-<game>-...` takes the place of `step-...` in that game.

## The table in words

label = { $head }: { $text }
hand-of = { $name }’s hand
of-them-contracts =
    { $count ->
        [one] of them { $count } contract
       *[other] of them { $count } contracts
    }
contracts-left =
    { $count ->
        [0] no contract in the pile
        [one] { $count } contract in the pile
       *[other] { $count } contracts in the pile
    }
field-most = the most
wants-no-trade = wants no more trade
offer-willing = Willing: { $names }.
offer-declined = No: { $names }.
prices = Prices
owes-toll =
    still owes { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } of toll
contract-number = contract { $number }
contract-complete = all on your cart

## What to do next

step-list = ? lists what you may do.
step-plant = You have to plant { $bean }, your first card. Type plant.
step-plant-full = You have to plant { $bean }, your first card. It fits no field: sell one first.
step-plant-more = You may plant { $bean } too. Type plant or done.
step-plant-more-full = Your next card, { $bean }, fits no field. Type done, or sell a field.
step-turn-over = Type done (or just Enter) to turn two cards over.
step-lay-out = Your first card is the contract { $contract }. Type lay out.
step-lay-out-more = Your first card is the contract { $contract }. Type lay out or done.
step-traded = You have to plant { $cards }. Type plant.
step-traded-full = You have to plant { $cards }. There is no room: sell a field first.
step-draw = All is planted. Type done (or just Enter) to draw cards and end your turn.
step-sissi-draw = All is planted. Type done (or just Enter): everybody draws a card, and the Sissi action ends your turn.
step-trade = Trade with the others, or type done to end the trading. ? shows how.
step-hansa-trade = Buy beans, trade with the others, or type done to end the trading. ? shows how.
step-trade-others = Trade with { $name }, or type done. ? shows how.
step-seal = Type seal { $offer } { $name } to deal, or done to end the trading. ? shows more.
step-take = Type take { $offer } to deal, no { $offer }, or done to end the trading. ? shows more.
step-take-others = Type take { $offer } to deal, no { $offer }, or done. ? shows more.
step-pay = Type pay and a bean of your cart. ? lists them.
step-deliver = You can type { $typed }.
step-final = Deliver what you still can, then type done.
step-travel = Travel: type go and a city, or stay. ? tells which cards each way plays.
step-end = Type done (or just Enter) to end your turn.

## What may be typed

may-type = You may type:
may-make-up = or make up something like:
at-any-time = and at any time: ? (this list), undo, table, log, why, rules { $rule }, save FILE, quit
at-any-time-pass = and at any time: ? (this list), undo, table, log, why, rules { $rule }, save FILE, quit, pass NAME
choice-deal = You give { $given }, you get { $received }.
choice-decline = Say no to { $name }’s offer.
choice-price =
    For { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.
example-offer = An offer to { $name }.
example-offer-all = An offer to everybody; to one alone with @{ $name } behind it.

## At the keyboard

greet-you = You play { $game }.
greet-one = { $names } plays { $game }.
greet-several = { $names } play { $game }.
greet-bots = Against { $names } (bots: { $bots }).
greet-type = Type what you want to do, like { $first } or { $second }. ? lists it all, quit leaves.
record-lost = The record is no longer kept: { $reason }
thinks-aloud = { $name } considers: { $thoughts }.
pass-keyboard = Pass the keyboard to { $name }, and press Enter.
is-a-bot = { $name } is a bot: pass the keyboard to a person.
done-again = Type done again to end the trading all the same.
nothing-refused = Nothing was refused so far. To read a rule type its number: rules { $rule }.
which-file = Say which file: save game.json.
saved = Saved. To see it again: haricot replay { $file }
left-unfinished = The game ends here, unfinished.
left-kept = Its record is kept. To see it again: haricot replay { $file }
left-unkept = Next time, save FILE or --record FILE keeps it for haricot replay FILE.
same-cards = To play the same cards again, add --seed { $seed }.

## Records and positions

replay-keys = Enter goes on, b back, a number jumps, s 2 or s all changes the seat, q ends.
replay-unknown = “{ $typed }” is not understood: Enter, b, a number, s 2, s all or q.
record-ends = The record ends here.
record-begins = The record begins here.
seat-must = { $name } must:
seat-may = { $name } may:
only-players-act = Only a player can act: say which with --seat 1, 2 …

## Games in words

text-pass = Wait for what the others say.
text-too-late = This trade has to end, all were asked often enough: take or seal what is on offer, or type done.
text-no-pass = You cannot pass now: do one of the things that are listed.
text-listed = What you may type is listed below.
text-too-often = You have tried too often: the least was done for you.

## What cannot be done

refused-file-there = { $path } is there already: name another file.
refused-cannot-write = { $path } cannot be written: { $reason }.
refused-no-seat = There is no seat “{ $typed }”: the seats are 1 to { $last }, or all.
