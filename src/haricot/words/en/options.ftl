### The games and their options.
###
###   game-<name>, game-<name>-about    the title of a game, and what it is about
###   option-<name>                     what an option is called; the name as it is in the code
###   option-<name>-help                what it does; where games differ, option-<game>-<name>-help
###   option-<name>-<value>             a choice, with `-` for every space

## The games

game-bohnanza = Bohnanza
game-bohnanza-about = Plant your beans in the order they come, and trade away what does not fit. For 3 to 5 players, with the extension up to 7.
game-sissi = Sissi!
game-sissi-about = The empress of beans: Sissi beans and captain beans take turns in every field. For 3 to 5 players.
game-hansa = Bohn Hansa
game-hansa-about = Travel from city to city with your cart, buy and trade beans, and fulfil contracts. Also sold as Bean Trader. For 3 to 5 players.

## The options

option-on = On
option-off = Off
option-players = Players
option-bohnanza-players-help = 3 to 5, with the extension 3 to 7.
option-sissi-players-help = 3 to 5.
option-hansa-players-help = 3 to 5.
option-extension = Extension
option-extension-help = Four more kinds of bean, and up to seven players.
option-third_field_at_start = Third field at the start
option-third_field_at_start-help = Everybody starts with three fields, and nobody buys one.
option-third_field_cost = Price of the third field
option-third_field_cost-help = 1 to 10 talers. The usual price is 3. With five players it is 2, the rulebook’s variant for five; with the extension and four or five players it is 4.
option-third_field_cost-usual = The usual price
option-trade_talers = Trade talers
option-trade_talers-help = Talers may be part of a trade.
option-tie_break = In a tie
option-tie_break-help = Who wins when several have the most talers.
option-tie_break-share = They share the victory
option-tie_break-hand = Most cards in hand wins
option-contracts = Contracts
option-contracts-help = Everybody has a contract in hand: two neighbouring fields of the right size earn a taler. Needs the extension.
option-leave_out = Leave out a kind
option-leave_out-help = Which kind stays in the box. Only in the extension with four or five players.
option-leave_out-none = None
option-leave_out-kakao = Cocoa bean
option-leave_out-acker = Field bean
option-plant_hands_at_end = Plant the hands at the end
option-plant_hands_at_end-help = Before the last sale everybody plants the beans left in hand. Needs the extension.
option-doubling = Two of a sort in a row
option-doubling-help = When a Sissi bean may be planted on a Sissi bean, or a captain on a captain.
option-doubling-always = At any time
option-doubling-phase-3 = Only with traded beans
option-trade_with = Trade with
option-trade_with-help = With whom the active player may trade.
option-trade_with-same-city = Everybody in the same city
option-trade_with-guests = Only guests of this turn
