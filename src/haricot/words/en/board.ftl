### The table in one window.

## Short forms of the beans' names, each once in a language

letter-blaue = Bl
letter-feuer = Ch
letter-sau = St
letter-brech = Gr
letter-soja = So
letter-augen = Ey
letter-rote = Re
letter-garten = Ga
letter-kaffee = Co
letter-weinbrand = Br
letter-kakao = Ca
letter-acker = Fi
letter-sissi = Si

## The steps of a turn, in one word

short-plant = plant
short-trade = trade
short-plant-traded = plant
short-return-contract = return
short-draw = draw
short-draw-contract = contract
short-sissi = Sissi
short-opening = contract
short-travel = travel
short-end = end
short-final = deliver

## What is asked, in one line

asked-plant = Plant your first card: touch it, or a lit field.
asked-second = You may plant the next card too.
asked-planted = Both cards are planted.
asked-trade = Trade or give away, then plant what is left.
asked-trade-others = Make { $name } an offer, answer one, or just wait.
asked-plant-traded = Plant what you got, and what is left face up: touch a card.
asked-plant-traded-others = Plant what you got: touch a card.
asked-all-planted = All is planted.
asked-choose-field = Where to? Touch a lit field.
asked-room = { $bean }: no field for it. Sell one first.

## Fields

sell-field = Sell field { $field }
sale-pays =
    Sell for { $talers ->
        [one] { $talers } taler
       *[other] { $talers } talers
    }
sale-nothing = Sell for nothing
sale-nothing-sure = It pays nothing. Sell it all the same?
sale-field = Sell for a third field
plant-here = Plant the { $bean } here
keep-field = Keep it
buy-field-for =
    Third field: { $talers ->
        [one] { $talers } taler
       *[other] { $talers } talers
    }

## Putting an offer together

send-give = Give away
send-ask = Ask for it
send-change = Offer this instead
is-sent = Offered
to-all = All
draft-gone = No longer yours to give: { $beans }
draft-kept = The trading is over. Your draft waits for the next one.
no-draft = Touch what you would give, and what you want for it.
what-you-want = What you want
other-beans = Other beans
offers-and-answers = Offers and answers
offers-unmet =
    { $count ->
        [one] { $count } more that you cannot meet
       *[other] { $count } more that you cannot meet
    }
offers-elsewhere =
    { $count ->
        [one] { $count } between others
       *[other] { $count } between others
    }
seal-short = Seal
which-card = another card
choose-card = Touch the card that shall go.
last-deals = The last deals
no-deals = No deals yet
deal-between = { $name } and { $other }
is-composing = { $name } is composing

## Words at a face

says-no-thanks = no
says-takes = takes it
says-deal = deal!
says-finished = done
says-offer = { $gives } for { $wants }?
says-gives = { $gives }, for free
says-asks = { $wants }, please?
says-invites = come here?
says-comes = may I come?
says-plants = to plant

## Being called

title-turn = Your turn
buzz = Vibration
sound-offer = A sound when it is your turn?
flow = Steps without a choice
flow-on = go by themselves
flow-off = wait for me
