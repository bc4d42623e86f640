### The table in one window.

## Short forms of the beans' names, each once in a language

letter-blaue = Bl
letter-feuer = Ch
letter-sau = Pu
letter-brech = Ve
letter-soja = So
letter-augen = Oc
letter-rote = Ro
letter-garten = Or
letter-kaffee = Ca
letter-weinbrand = Br
letter-kakao = Cc
letter-acker = Cm
letter-sissi = Si

## The steps of a turn, in one word

short-plant = piantare
short-trade = scambiare
short-plant-traded = piantare
short-return-contract = restituire
short-draw = pescare
short-draw-contract = contratto
short-sissi = Sissi
short-opening = contratto
short-travel = viaggiare
short-end = fine
short-final = consegnare

## What is asked, in one line

asked-plant = Pianta la tua prima carta: toccala, o tocca un campo illuminato.
asked-second = Puoi piantare anche la carta successiva.
asked-planted = Le due carte sono piantate.
asked-trade = Scambia o regala, poi pianta il resto.
asked-trade-others = Fai un’offerta a { $name }, rispondi, o aspetta.
asked-plant-traded = Pianta ciò che hai ricevuto e ciò che resta scoperto: tocca una carta.
asked-plant-traded-others = Pianta ciò che hai ricevuto: tocca una carta.
asked-all-planted = Tutto è piantato.
asked-choose-field = Dove? Tocca un campo illuminato.
asked-room = { $bean }: nessun campo libero. Vendine prima uno.

## Fields

sell-field = Vendi il campo { $field }
sale-pays =
    Vendi per { $talers ->
        [one] { $talers } tallero
       *[other] { $talers } talleri
    }
sale-nothing = Vendi per niente
sale-nothing-sure = Non rende nulla. Venderlo lo stesso?
sale-field = Vendi per un terzo campo
plant-here = Pianta qui: { $bean }
keep-field = Tienilo
buy-field-for =
    Terzo campo: { $talers ->
        [one] { $talers } tallero
       *[other] { $talers } talleri
    }

## Putting an offer together

send-give = Regala
send-ask = Chiedi
send-change = Offri questo invece
is-sent = Offerto
to-all = Tutti
draft-gone = Non è più tuo: { $beans }
draft-kept = Gli scambi sono finiti. La tua bozza aspetta i prossimi.
no-draft = Tocca ciò che daresti, e ciò che vuoi in cambio.
what-you-want = Ciò che vuoi
other-beans = Altri fagioli
offers-and-answers = Offerte e risposte
offers-unmet =
    { $count ->
        [one] un’altra che non puoi soddisfare
       *[other] altre { $count } che non puoi soddisfare
    }
offers-elsewhere =
    { $count ->
        [one] { $count } tra altri
       *[other] { $count } tra altri
    }
seal-short = Concludi
which-card = un’altra carta
choose-card = Tocca la carta che deve andare.
last-deals = Gli ultimi scambi
no-deals = Ancora nessuno scambio
deal-between = { $name } e { $other }
is-composing = { $name } compone un’offerta

## Words at a face

says-no-thanks = no
says-takes = accetta
says-deal = affare fatto!
says-finished = finito
says-offer = { $gives } per { $wants }?
says-gives = { $gives }, in regalo
says-asks = { $wants }, per favore?
says-invites = vieni qui?
says-comes = posso venire?
says-plants = da piantare

## Being called

title-turn = Tocca a te
buzz = Vibrazione
sound-offer = Un suono quando tocca a te?
flow = Passi senza scelta
flow-on = vanno da soli
flow-off = aspettano me
