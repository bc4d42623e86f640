## Turns

event-dealt = Die Karten sind ausgeteilt.
event-turnbegan = Zug { $turn }: { $who } ist am Zug.
event-turnbegan-you = Zug { $turn }: Du bist am Zug.
event-phasebegan = Jetzt: { $phase }.
event-phasebegan-plant-traded = Das Handeln ist vorbei.
event-phasebegan-final = Der letzte Zug ist vorbei: Alle dürfen noch einmal liefern.

## Cards

event-drew = { $who } zieht eine Karte.
event-drew-several = { $who } zieht { $count } Karten.
event-drew-open = { $who } zieht: { $cards }.
event-drew-you = Du ziehst: { $cards }.
event-turnedover = Aufgedeckt: { $cards }.
event-exhausted =
    Der Zugstapel ist { $times ->
        [1] zum ersten Mal
        [2] zum zweiten Mal
       *[other] zum letzten Mal
    } aufgebraucht.
event-shuffled =
    Der Ablagestapel wird gemischt: { $cards ->
        [one] { $cards } Karte bildet
       *[other] { $cards } Karten bilden
    } den neuen Zugstapel.

## Fields

event-planted = { $who } baut { $cards } auf Feld { $field } an.
event-planted-you = Du baust { $cards } auf Feld { $field } an.
event-sold =
    { $who } verkauft Feld { $field } ({ $cards }) für { $talers ->
        [0] nichts
       *[other] { $talers } Taler
    }.
event-sold-you =
    Du verkaufst Feld { $field } ({ $cards }) für { $talers ->
        [0] nichts
       *[other] { $talers } Taler
    }.
event-fieldbought = { $who } kauft ein drittes Bohnenfeld.
event-fieldbought-you = Du kaufst ein drittes Bohnenfeld.
event-fieldadded = { $who } bekommt ein weiteres Bohnenfeld.
event-fieldadded-you = Du bekommst ein weiteres Bohnenfeld.

## Contracts of the card games

event-contractdrawn = { $who } zieht einen Auftrag.
event-contractdrawn-open = { $who } zieht einen Auftrag: { $contract }.
event-contractdrawn-you = Du ziehst einen Auftrag: { $contract }.
event-laidout = { $who } legt einen Auftrag neben die Felder: { $contract }.
event-laidout-you = Du legst deinen Auftrag neben deine Felder: { $contract }.
event-fulfilled = { $who } erfüllt einen Auftrag, der als Taler zählt: { $contract }.
event-fulfilled-you = Du erfüllst deinen Auftrag, der als Taler zählt: { $contract }.
event-contractreturned = { $who } hat den Auftrag { $contract } nicht erfüllt: Er kommt unter den Stapel zurück.
event-contractreturned-you = Du hast den Auftrag { $contract } nicht erfüllt: Er kommt unter den Stapel zurück.
event-contractpaid = { $who } bezahlt mit einem erfüllten Auftrag: { $contract }.
event-contractpaid-you = Du bezahlst mit einem erfüllten Auftrag: { $contract }.

## The market

event-wished = { $who } hätte gern: { $wants }.
event-wished-you = Du hättest gern: { $wants }.
event-wished-both = { $who } hätte gern { $wants } und könnte dafür geben: { $gives }.
event-wished-both-you = Du hättest gern { $wants } und könntest dafür geben: { $gives }.
event-wished-gives = { $who } könnte etwas hergeben: { $gives }. Was bietet ihr?
event-wished-gives-you = Du könntest etwas hergeben: { $gives }. Du wartest auf Angebote.
event-offered = Angebot { $number } von { $who } an { $whom }: { $given } für { $received }.
event-offered-you = Dein Angebot { $number } an { $whom }: Du gibst { $given }, du bekommst { $received }.
event-offered-to-you = Angebot { $number } von { $who } an dich: Du gibst { $received }, du bekommst { $given }.
event-offered-to-all = Angebot { $number } von { $who } an alle: Du gibst { $received }, du bekommst { $given }.
event-offered-answers = Das ist ein Gegenangebot zu Nummer { $answers }.
event-offered-invites = Dazu gehört eine Einladung.
event-offered-invitation = Angebot { $number } von { $who } an { $whom }: eine Einladung und sonst nichts.
event-offered-invitation-you = Dein Angebot { $number } an { $whom }: eine Einladung und sonst nichts.
event-offered-invitation-to-you = Angebot { $number } von { $who } an dich: eine Einladung und sonst nichts.
event-offered-invitation-to-all = Angebot { $number } von { $who } an alle: eine Einladung und sonst nichts.
event-agreed = { $who } würde Angebot { $offer } annehmen.
event-agreed-several = { $who } würden Angebot { $offer } annehmen.
event-agreed-you = Du würdest Angebot { $offer } annehmen.
event-declined = { $who } lehnt Angebot { $offer } ab.
event-declined-several = { $who } lehnen Angebot { $offer } ab.
event-declined-you = Du lehnst Angebot { $offer } ab.
event-withdrawn = Angebot { $offer } ist zurückgezogen.
event-lapsed = Angebot { $offer } ist hinfällig.
event-agreementlapsed = { $who } kann Angebot { $offer } nicht mehr annehmen.
event-agreementlapsed-you = Du kannst Angebot { $offer } nicht mehr annehmen.
event-traded = Ein Handel: { $who } gibt { $given }, { $whom } gibt { $received }.
event-traded-you = Ein Handel mit { $whom }: Du gibst { $given }, du bekommst { $received }.
event-traded-to-you = Ein Handel mit { $who }: Du gibst { $received }, du bekommst { $given }.
event-traded-gift = Ein Geschenk von { $who } an { $whom }: { $given }.
event-traded-gift-you = Dein Geschenk an { $whom }: { $given }.
event-traded-gift-to-you = Ein Geschenk von { $who } an dich: { $given }.
event-markeddone = { $who } ist fertig.
event-markeddone-several = { $who } sind fertig.
event-markeddone-you = Du bist fertig.
event-undone = { $who } nimmt den letzten Schritt zurück.
event-undone-you = Du nimmst deinen letzten Schritt zurück.

## The end

event-gameended = Die Partie ist vorbei. Der Sieg geht an { $names }!
event-gameended-you = Die Partie ist vorbei. Du hast gewonnen!
event-gameended-shared-you = Die Partie ist vorbei. Der Sieg wird geteilt, und du bist dabei: { $names }!
event-gameended-scores = Der Stand: { $scores }.

## Bohn Hansa: journeys and guests

event-revealed = { $who } beginnt mit diesem Auftrag: { $contract }.
event-revealed-you = Du beginnst mit diesem Auftrag: { $contract }.
event-moved = { $who } kommt nach { $city }.
event-moved-you = Du kommst nach { $city }.
event-cardsplayed = { $who } spielt: { $cards }.
event-cardsplayed-you = Du spielst: { $cards }.
event-cardstakenback = { $who } nimmt zurück: { $cards }.
event-cardstakenback-you = Du nimmst zurück: { $cards }.
event-guestcame = { $who } kommt als Gast.
event-guestcame-you = Du kommst als Gast.
event-guestcardplayed = { $who } spielt als Gast eine Karte: { $card }.
event-guestcardplayed-you = Du spielst als Gast eine Karte: { $card }.
event-guestcardplayed-discarded = { $who } spielt als Gast einen Auftrag, und er wird abgelegt: { $contract }.
event-guestcardplayed-discarded-you = Du spielst als Gast einen Auftrag, und er wird abgelegt: { $contract }.

## Bohn Hansa: contracts

event-hansa-contractdrawn = { $who } zieht einen Auftrag.
event-hansa-contractdrawn-open = { $who } zieht einen Auftrag: { $contract }.
event-hansa-contractdrawn-you = Du ziehst einen Auftrag: { $contract }.
event-delivered = { $who } erfüllt einen Auftrag: { $contract }.
event-delivered-you = Du erfüllst einen Auftrag: { $contract }.
event-travelcardspent = { $who } gibt eine einfache Reisekarte für einen Auftrag.
event-travelcardspent-you = Du gibst eine einfache Reisekarte für einen Auftrag.
event-contractdiscarded = Diesen Auftrag hat niemand erfüllt, er wird abgelegt: { $contract }.
event-contractsshuffled =
    Die abgelegten Aufträge werden gemischt: { $cards ->
        [one] { $cards } Karte bildet
       *[other] { $cards } Karten bilden
    } den neuen Stapel.

## Bohn Hansa: money and tolls

event-earned = { $who } verdient { $thalers } Taler.
event-earned-you = Du verdienst { $thalers } Taler.
event-earned-contract = { $who } verdient { $thalers } Taler mit einem Auftrag.
event-earned-contract-you = Du verdienst { $thalers } Taler mit einem Auftrag.
event-earned-beans = { $who } verdient { $thalers } Taler mit Bohnen.
event-earned-beans-you = Du verdienst { $thalers } Taler mit Bohnen.
event-paid = { $who } zahlt { $thalers } Taler.
event-paid-you = Du zahlst { $thalers } Taler.
event-paid-contract = { $who } zahlt { $thalers } Taler für einen Auftrag.
event-paid-contract-you = Du zahlst { $thalers } Taler für einen Auftrag.
event-paid-beans = { $who } zahlt { $thalers } Taler für Bohnen.
event-paid-beans-you = Du zahlst { $thalers } Taler für Bohnen.
event-paid-toll = { $who } zahlt { $thalers } Taler Zoll.
event-paid-toll-you = Du zahlst { $thalers } Taler Zoll.
event-tolldue = { $who } muss für { $thalers } Taler Zoll Bohnen geben.
event-tolldue-you = Du musst für { $thalers } Taler Zoll Bohnen geben.
event-loantaken =
    { $who } nimmt einen Kredit von { $thalers ->
        [one] { $thalers } Taler
       *[other] { $thalers } Talern
    }, doppelt zurückzuzahlen.
event-loantaken-you =
    Du nimmst einen Kredit von { $thalers ->
        [one] { $thalers } Taler
       *[other] { $thalers } Talern
    }, doppelt zurückzuzahlen.
event-loanrepaid = { $who } zahlt für Kredite { $thalers } Taler zurück.
event-loanrepaid-you = Du zahlst für Kredite { $thalers } Taler zurück.
event-beanpaid =
    { $who } gibt eine Bohne für den Zoll ({ $cards }); { $due ->
        [0] er ist bezahlt
        [one] { $due } Taler fehlt noch
       *[other] { $due } Taler fehlen noch
    }.
event-beanpaid-you =
    Du gibst eine Bohne für den Zoll ({ $cards }); { $due ->
        [0] er ist bezahlt
        [one] { $due } Taler fehlt noch
       *[other] { $due } Taler fehlen noch
    }.

## Bohn Hansa: beans and prices

event-beanbought = { $who } kauft: { $cards }.
event-beanbought-you = Du kaufst: { $cards }.
event-beanputback = { $who } legt in den Vorrat zurück: { $cards }.
event-beanputback-you = Du legst in den Vorrat zurück: { $cards }.
event-beanssold = { $who } verkauft, was noch auf dem Wagen ist: { $cards }.
event-beanssold-you = Du verkaufst, was noch auf deinem Wagen ist: { $cards }.
event-harvestturned = Eine neue Ernte wird aufgedeckt: { $harvest }.
event-harvesttaken = { $who } nimmt eine Ernte für den Beginn des nächsten eigenen Zuges: { $harvest }.
event-harvesttaken-you = Du nimmst eine Ernte für den Beginn deines nächsten Zuges: { $harvest }.
event-harvested = { $city }, Feld { $box }: { $cards }.
event-harvestdone = Die Ernte ist eingebracht.
event-lastroundbegan =
    Das war die achte Ernte: Die letzte Runde beginnt, noch { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }.
event-harvestsrenewed =
    { $cards ->
        [one] Die beiseitegelegte Erntekarte ist
       *[other] Die { $cards } beiseitegelegten Erntekarten sind
    } jetzt der Stapel.
event-pricesfixed = Preise in dieser Handelsphase: { $prices }.
event-gapsclosed = Die Stapel in { $city } rücken nach unten.
