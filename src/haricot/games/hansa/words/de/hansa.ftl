### Was der Tisch von Bohn Hansa sagt, bevor etwas geschieht: der Weg, künftige Preise, Geschäfte, Zölle.

## A city, and the way there

city-people = hier: { $names }
journey-cards = Gespielt, in dieser Reihenfolge
toll-ahead =
    Zoll: Du zahlst { $toll } und behältst { $rest ->
        [0] nichts
       *[other] { $rest } Taler
    }.
toll-ahead-beans =
    Zoll: { $cash ->
        [0] Du hast kein Geld und gibst Bohnen im Wert von { $short }
       *[other] deine ganzen { $cash } Taler, und Bohnen im Wert von { $short }
    } oder mehr (deine sind { $worth } wert).
toll-ahead-loan = Zoll: dein ganzes Geld, alle deine Bohnen und ein Kredit von { $loan }. Am Ende zahlst du { $double } zurück.
toll-deliver-first = Erfülle deinen Auftrag hier, bevor du losziehst: Unterwegs geht es nicht.
supply-ahead = Nachschub: Eine von { $all } Erntekarten wird aufgedeckt. { $some ->
        [one] Eine bringt
       *[other] { $some } bringen
    } Bohnen hierher:
supply-elsewhere = Nachschub: Eine Erntekarte wird aufgedeckt. Keine kann etwas hierher bringen.
supply-nothing = Nachschub: Es gibt keine Erntekarte mehr, nichts geschieht.
harvest-coming = Mit dem nächsten Zug von { $name } kommt
harvest-coming-you = Mit deinem nächsten Zug kommt
harvest-waiting-other = eine Ernte wartet
price-later = später
price-later-harvest = Der zweite Preis gilt, wenn die Ernte da ist.
price-later-turn = Der zweite Preis gilt, wenn dieser Zug vorbei ist und die Lücken geschlossen sind.
price-later-supply = Der zweite Preis gilt, wenn die Ernte Bohnen hierher bringt.
contract-missing = fehlt noch: { $cards }
box-round = Über den Feldern: der Preis, wenn keines frei ist
harvests-left =
    noch { $count ->
        [one] { $count } Ernte
       *[other] { $count } Ernten
    } bis zur letzten Runde
last-harvest-waits = Die letzte Ernte wartet auf ihren Zug: Dann beginnt die letzte Runde

## What to do

reveal-order = Diesen deckst du auf. Welcher der beiden anderen kommt zuerst hinter deine Reisekarten? Er wird früher gespielt.
for-sale = Hier zu kaufen
scarce-why = Liegt in keiner Stadt und auf keinem Wagen: eine im Zug, zum höchsten Preis.
toll-in-beans = Noch { $thalers } Taler Zoll zu zahlen: Gib Bohnen zum Grundpreis. Wechselgeld gibt es nicht.
toll-of = { $name } muss noch { $thalers } Taler Zoll zahlen
paybean-part = zählt { $thalers }, dann bleiben { $rest } zu zahlen
paybean-whole = zählt { $thalers } und zahlt den Rest
paybean-over = zählt { $thalers } und zahlt den Rest, { $over } mehr als nötig
needed-for-contract = einer deiner Aufträge verlangt sie
buycontract-price = Auftrag kaufen, für { $thalers } Taler und eine Reisekarte
give-travel-card = Reisekarte { $number } geben, Karte { $place } deiner Hand
make-room = Platz schaffen …
make-room-how = Lege eine Bohne in den Vorrat zurück. Du bekommst nichts dafür.
loan-double = Kredit: { $loan }, zurückzuzahlen { $double }
final-reckoning = Am Ende: { $money } an Geld, { $beans } für die Bohnen auf deinem Wagen.
final-reckoning-loan = Am Ende: { $money } an Geld, { $beans } für die Bohnen auf deinem Wagen, weniger { $loan } für deinen Kredit.
is-to-act = am Zug
journey-loses = { $contracts }: wird unterwegs ausgelegt und ist mit diesem Zug verloren.
too-far = Zu weit: für diesen Weg hast du zu wenige Karten auf der Hand.
ending-loses = { $contracts } ginge verloren
touch-to-put-back = Tippe auf die Bohne, die zurückgeht. Du bekommst nichts dafür.
touch-to-give-card = Tippe auf die einfache Reisekarte, die du abgibst. Sie ist endgültig aus dem Spiel.
do-deliver-of = { $contract } erfüllen
owes-short = schuldet { $thalers }

## What a deal would do

deal-notes = Was das Geschäft bewirken würde
offer-to-all-here = an alle hier
to-elsewhere = Anderswo
deal-buy = Zuerst kaufst du { $cards } für { $thalers } Taler
deal-buy-short = Das kannst du nicht bezahlen: { $cards } für { $thalers } Taler
deal-room = Danach hat dein Wagen { $count } von { $room } Bohnen
deal-no-room = Kein Platz auf deinem Wagen: Lege zuerst eine Bohne zurück
deal-rooms = Danach hat dein Wagen { $count } von { $room } Bohnen, der von { $name } { $theirs }
deal-no-room-other = Kein Platz auf dem Wagen von { $name }
deal-completes = Dann vollständig: { $city } { $thalers }
deal-spoils = Nicht mehr vollständig: { $city } { $thalers }
deal-helps = Näher an { $city } { $thalers }: Es fehlt noch { $cards }
deal-takes-from = Weiter weg von { $city } { $thalers }: Dann fehlt { $cards }
guest-plain = { $name } kommt und spielt eine einfache Karte: Nichts geschieht
guest-plain-you = Du gehst hin und spielst eine einfache Karte: Nichts geschieht
guest-toll = { $name } kommt, spielt Zoll und zahlt { $toll }
guest-toll-you = Du gehst hin, spielst Zoll und zahlst { $toll }
guest-toll-short = { $name } kommt, spielt Zoll und hat nur { $have } von { $toll } Talern: den Rest in Bohnen
guest-toll-short-you = Du gehst hin, spielst Zoll und hast nur { $have } von { $toll } Talern: den Rest in Bohnen
guest-supply = { $name } kommt und spielt Nachschub: Eine Ernte wartet auf den nächsten eigenen Zug
guest-supply-you = Du gehst hin und spielst Nachschub: Eine Ernte wartet auf deinen nächsten Zug
guest-contract = { $name } kommt und verliert den vordersten Auftrag
guest-contract-you = Du gehst hin und verlierst den Auftrag, der in deiner Hand vorne steckt
by-itself = Es geht von selbst weiter: Berühre etwas, um es anzuhalten.
