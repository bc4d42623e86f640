### What only the full-screen client in a terminal says. What is typed stays as it is in every language.
###
### Variables:
###   $name      a player's name
###   $file      the name of a file
###   $rule      the number of a rule, as it is

## The table

full-harvests =
    { $count ->
        [one] { $count } harvest card
       *[other] { $count } harvest cards
    }
full-pass = pass { $count } of { $all }
full-fits = fits here
full-others-play = The others are playing.
full-sit = Type sit { $number } to take that place.
full-log = Log
full-light = Light
full-undo = Undo
full-leave = Leave

## What is said to who types

full-not-yet = The others are still playing: wait until it is your turn to say something.
full-why = F1 shows the rule.
full-save-remote = The server keeps the record of this game: { $file } is not written. Download it on the page when the game is over.
full-pass-remote = Everybody here has a keyboard of their own.
full-looks-on = { $name } (looks on)
full-asks = { $name } asks for seat { $seat }: type admit { $number } or deny { $number }.

## Over the table

full-curtain = { $name }, it is your turn at the keyboard.
full-curtain-how = Everybody else looks away. { $name } presses Enter.
full-look = Look at the table
full-leave-now = Leave
full-leave-ask = Leave in the middle of the game?
full-stay = Stay
full-lobby-host = You are the host: share the link, then start the game.

## Help

full-refused = Why that was refused
full-make-up = Or make up something like
full-typing = Words to type
full-commands = table, undo, market, log, help and why (the rule behind a refusal), rules { $rule }, save FILE, pass NAME (to another person at this keyboard), say TEXT (at a server), quit; as the host: who (looks on, or was sent away), admit, deny, mute, unmute or remove NUMBER (of who looks on), pardon NUMBER (of who was sent away), silence or kick NUMBER (of a seat)
full-signs = Signs
full-signs-table = ▶ whose turn it is · ✓ nothing more to propose · →2 a field pays 2 talers now · ▶FIRST the card that is planted first. Click a card or a field to plant, in a trade cards of your hand and beans of others to put an offer together.
full-signs-hansa = ▶ whose turn it is · ♟ who is in a city · ✓ nothing more to propose; at a bean: it is on the cart · a price and ×2: two of them lie there · (3) the way takes 3 cards. Click a city to travel there or to buy, beans on carts to put an offer together.
full-key-enter = Enter: do what is typed; with nothing typed, go on or choose from the list
full-key-tab = Tab: complete what is typed, or go to the next pane
full-key-arrows = ↑ ↓: what you typed before; in a list, choose
full-key-f1 = F1: this help, and away again
full-key-f2 = F2: the table
full-key-f3 = F3: the market
full-key-f4 = F4: what happened
full-key-f5 = F5: light or dark
full-key-undo = F6 or Ctrl+Z: take back your last act
full-key-escape = Esc: back to the table and the prompt
full-key-quit = F10 or Ctrl+Q: leave
new-cards-here = New cards come here
