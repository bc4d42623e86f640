### The table in one window.

## Short forms of the beans' names, each once in a language

letter-blaue = Bl
letter-feuer = Fe
letter-sau = Sa
letter-brech = Br
letter-soja = So
letter-augen = Au
letter-rote = Ro
letter-garten = Ga
letter-kaffee = Ka
letter-weinbrand = We
letter-kakao = Kk
letter-acker = Ac
letter-sissi = Si

## The steps of a turn, in one word

short-plant = anbauen
short-trade = handeln
short-plant-traded = anbauen
short-return-contract = zurückgeben
short-draw = ziehen
short-draw-contract = Auftrag
short-sissi = Sissi
short-opening = Auftrag
short-travel = reisen
short-end = Ende
short-final = liefern

## What is asked, in one line

asked-plant = Baue deine erste Karte an: Berühre sie oder ein helles Feld.
asked-second = Du darfst auch die nächste Karte anbauen.
asked-planted = Beide Karten sind angebaut.
asked-trade = Handle oder verschenke, dann baue den Rest an.
asked-trade-others = Mach { $name } ein Angebot, antworte oder warte einfach.
asked-plant-traded = Baue an, was du bekommen hast und was noch offen liegt: Berühre eine Karte.
asked-plant-traded-others = Baue an, was du bekommen hast: Berühre eine Karte.
asked-all-planted = Alles ist angebaut.
asked-choose-field = Wohin? Berühre ein helles Feld.
asked-room = { $bean }: kein Feld frei. Verkaufe zuerst eines.

## Fields

sell-field = Feld { $field } verkaufen
sale-pays = Für { $talers } Taler verkaufen
sale-nothing = Für nichts verkaufen
sale-nothing-sure = Es bringt nichts ein. Trotzdem verkaufen?
sale-field = Für ein drittes Feld verkaufen
plant-here = Hier anbauen: { $bean }
keep-field = Behalten
buy-field-for = Drittes Feld: { $talers } Taler

## Putting an offer together

send-give = Verschenken
send-ask = Darum bitten
send-change = Stattdessen anbieten
is-sent = Angeboten
to-all = Alle
draft-gone = Gehört dir nicht mehr: { $beans }
draft-kept = Der Handel ist vorbei. Dein Entwurf wartet auf den nächsten.
no-draft = Berühre, was du geben willst, und was du dafür möchtest.
what-you-want = Was du möchtest
other-beans = Andere Bohnen
offers-and-answers = Angebote und Antworten
offers-unmet =
    { $count ->
        [one] { $count } weiteres, das du nicht erfüllen kannst
       *[other] { $count } weitere, die du nicht erfüllen kannst
    }
offers-elsewhere =
    { $count ->
        [one] { $count } zwischen anderen
       *[other] { $count } zwischen anderen
    }
seal-short = Abmachen
which-card = andere Karte
choose-card = Berühre die Karte, die weggehen soll.
last-deals = Die letzten Geschäfte
no-deals = Noch keine Geschäfte
deal-between = { $name } und { $other }
is-composing = { $name } überlegt ein Angebot

## Words at a face

says-no-thanks = nein
says-takes = nimmt es
says-deal = abgemacht!
says-finished = fertig
says-offer = { $gives } für { $wants }?
says-gives = { $gives }, geschenkt
says-asks = { $wants }, bitte?
says-invites = komm her?
says-comes = darf ich kommen?
says-plants = anzubauen

## Being called

title-turn = Du bist dran
buzz = Vibration
sound-offer = Ein Ton, wenn du dran bist?
flow = Schritte ohne Wahl
flow-on = gehen von selbst
flow-off = warten auf mich
