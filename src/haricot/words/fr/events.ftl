## Turns

event-dealt = Les cartes sont distribuées.
event-turnbegan = Tour { $turn } : c’est à { $who } de jouer.
event-turnbegan-you = Tour { $turn } : c’est à toi de jouer.
event-phasebegan = Maintenant : { $phase }.
event-phasebegan-plant-traded = Le marchandage est terminé.
event-phasebegan-final = Le dernier tour est fini : chacun peut encore livrer une fois.

## Cards

event-drew = { $who } pioche une carte.
event-drew-several = { $who } pioche { $count } cartes.
event-drew-open = { $who } pioche : { $cards }.
event-drew-you = Tu pioches : { $cards }.
event-turnedover = Retourné : { $cards }.
event-exhausted =
    La pioche est épuisée { $times ->
        [1] pour la première fois
        [2] pour la deuxième fois
       *[other] pour la dernière fois
    }.
event-shuffled =
    On mélange la défausse : { $cards ->
        [one] { $cards } carte forme
       *[other] { $cards } cartes forment
    } la nouvelle pioche.

## Fields

event-planted = { $who } plante { $cards } dans le champ { $field }.
event-planted-you = Tu plantes { $cards } dans le champ { $field }.
event-sold =
    { $who } vend le champ { $field } ({ $cards }) pour { $talers ->
        [0] rien
        [one] { $talers } taler
       *[other] { $talers } talers
    }.
event-sold-you =
    Tu vends le champ { $field } ({ $cards }) pour { $talers ->
        [0] rien
        [one] { $talers } taler
       *[other] { $talers } talers
    }.
event-fieldbought = { $who } achète un troisième champ.
event-fieldbought-you = Tu achètes un troisième champ.
event-fieldadded = { $who } reçoit un champ de plus.
event-fieldadded-you = Tu reçois un champ de plus.

## Contracts of the card games

event-contractdrawn = { $who } pioche un contrat.
event-contractdrawn-open = { $who } pioche un contrat : { $contract }.
event-contractdrawn-you = Tu pioches un contrat : { $contract }.
event-laidout = { $who } place un contrat à côté des champs : { $contract }.
event-laidout-you = Tu places ton contrat à côté de tes champs : { $contract }.
event-fulfilled = { $who } remplit un contrat, qui vaut un taler : { $contract }.
event-fulfilled-you = Tu remplis ton contrat, qui vaut un taler : { $contract }.
event-contractreturned = { $who } n’a pas rempli le contrat { $contract } : il retourne sous la pile.
event-contractreturned-you = Tu n’as pas rempli le contrat { $contract } : il retourne sous la pile.
event-contractpaid = { $who } paie avec un contrat rempli : { $contract }.
event-contractpaid-you = Tu paies avec un contrat rempli : { $contract }.

## The market

event-wished = { $who } aimerait : { $wants }.
event-wished-you = Tu aimerais : { $wants }.
event-wished-both = { $who } aimerait { $wants }, et pourrait donner { $gives }.
event-wished-both-you = Tu aimerais { $wants }, et pourrais donner { $gives }.
event-wished-gives = { $who } pourrait donner { $gives } : que proposez-vous ?
event-wished-gives-you = Tu pourrais donner { $gives }, et tu attends des offres.
event-offered = Offre { $number }, { $who } à { $whom } : { $given } contre { $received }.
event-offered-you = Ton offre { $number } à { $whom } : tu donnes { $given }, tu reçois { $received }.
event-offered-to-you = Offre { $number }, { $who } te propose : tu donnes { $received }, tu reçois { $given }.
event-offered-to-all = Offre { $number }, { $who } propose à tous : tu donnes { $received }, tu reçois { $given }.
event-offered-answers = C’est une contre-offre au numéro { $answers }.
event-offered-invites = Une invitation l’accompagne.
event-offered-invitation = Offre { $number }, { $who } à { $whom } : une invitation et rien d’autre.
event-offered-invitation-you = Ton offre { $number } à { $whom } : une invitation et rien d’autre.
event-offered-invitation-to-you = Offre { $number }, { $who } te propose une invitation et rien d’autre.
event-offered-invitation-to-all = Offre { $number }, { $who } propose à tous une invitation et rien d’autre.
event-agreed = { $who } accepterait l’offre { $offer }.
event-agreed-several = { $who } accepteraient l’offre { $offer }.
event-agreed-you = Tu accepterais l’offre { $offer }.
event-declined = { $who } refuse l’offre { $offer }.
event-declined-several = { $who } refusent l’offre { $offer }.
event-declined-you = Tu refuses l’offre { $offer }.
event-withdrawn = L’offre { $offer } est retirée.
event-lapsed = L’offre { $offer } ne tient plus.
event-agreementlapsed = { $who } ne peut plus accepter l’offre { $offer }.
event-agreementlapsed-you = Tu ne peux plus accepter l’offre { $offer }.
event-traded = Marché conclu : { $who } donne { $given }, { $whom } donne { $received }.
event-traded-you = Marché conclu avec { $whom } : tu donnes { $given }, tu reçois { $received }.
event-traded-to-you = Marché conclu avec { $who } : tu donnes { $received }, tu reçois { $given }.
event-traded-gift = { $who } fait un cadeau à { $whom } : { $given }.
event-traded-gift-you = Tu fais un cadeau à { $whom } : { $given }.
event-traded-gift-to-you = { $who } te fait un cadeau : { $given }.
event-markeddone = { $who } a terminé.
event-markeddone-several = { $who } ont terminé.
event-markeddone-you = Tu as terminé.
event-undone = { $who } annule sa dernière action.
event-undone-you = Tu annules ta dernière action.

## The end

event-gameended = La partie est finie. La victoire revient à { $names } !
event-gameended-you = La partie est finie. Tu gagnes !
event-gameended-shared-you = La partie est finie. La victoire est partagée, et tu en es : { $names } !
event-gameended-scores = Les scores : { $scores }.

## Bohn Hansa: journeys and guests

event-revealed = { $who } commence avec ce contrat : { $contract }.
event-revealed-you = Tu commences avec ce contrat : { $contract }.
event-moved = { $who } arrive à { $city }.
event-moved-you = Tu arrives à { $city }.
event-cardsplayed = { $who } joue : { $cards }.
event-cardsplayed-you = Tu joues : { $cards }.
event-cardstakenback = { $who } reprend : { $cards }.
event-cardstakenback-you = Tu reprends : { $cards }.
event-guestcame = { $who } répond à l’invitation.
event-guestcame-you = Tu réponds à l’invitation.
event-guestcardplayed = { $who } joue une carte pour l’invitation : { $card }.
event-guestcardplayed-you = Tu joues une carte pour l’invitation : { $card }.
event-guestcardplayed-discarded = { $who } joue un contrat pour l’invitation, et il est défaussé : { $contract }.
event-guestcardplayed-discarded-you = Tu joues un contrat pour l’invitation, et il est défaussé : { $contract }.

## Bohn Hansa: contracts

event-hansa-contractdrawn = { $who } pioche un contrat.
event-hansa-contractdrawn-open = { $who } pioche un contrat : { $contract }.
event-hansa-contractdrawn-you = Tu pioches un contrat : { $contract }.
event-delivered = { $who } remplit un contrat : { $contract }.
event-delivered-you = Tu remplis un contrat : { $contract }.
event-travelcardspent = { $who } donne une carte voyage simple pour un contrat.
event-travelcardspent-you = Tu donnes une carte voyage simple pour un contrat.
event-contractdiscarded = Personne n’a rempli ce contrat, il est défaussé : { $contract }.
event-contractsshuffled =
    On mélange les contrats défaussés : { $cards ->
        [one] { $cards } carte forme
       *[other] { $cards } cartes forment
    } la nouvelle pile.

## Bohn Hansa: money and tolls

event-earned =
    { $who } gagne { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.
event-earned-you =
    Tu gagnes { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.
event-earned-contract =
    { $who } gagne { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } pour un contrat.
event-earned-contract-you =
    Tu gagnes { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } pour un contrat.
event-earned-beans =
    { $who } gagne { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } pour des haricots.
event-earned-beans-you =
    Tu gagnes { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } pour des haricots.
event-paid =
    { $who } paie { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.
event-paid-you =
    Tu paies { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.
event-paid-contract =
    { $who } paie { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } pour un contrat.
event-paid-contract-you =
    Tu paies { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } pour un contrat.
event-paid-beans =
    { $who } paie { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } pour des haricots.
event-paid-beans-you =
    Tu paies { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } pour des haricots.
event-paid-toll =
    { $who } paie { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } de douane.
event-paid-toll-you =
    Tu paies { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } de douane.
event-tolldue =
    { $who } doit donner des haricots pour { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } de douane.
event-tolldue-you =
    Tu dois donner des haricots pour { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } de douane.
event-loantaken =
    { $who } prend un crédit de { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }, à rembourser au double.
event-loantaken-you =
    Tu prends un crédit de { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }, à rembourser au double.
event-loanrepaid =
    { $who } rembourse { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } de crédits.
event-loanrepaid-you =
    Tu rembourses { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } de crédits.
event-beanpaid =
    { $who } donne un haricot pour la douane ({ $cards }) ; { $due ->
        [0] elle est payée
        [one] il manque encore { $due } thaler
       *[other] il manque encore { $due } thalers
    }.
event-beanpaid-you =
    Tu donnes un haricot pour la douane ({ $cards }) ; { $due ->
        [0] elle est payée
        [one] il manque encore { $due } thaler
       *[other] il manque encore { $due } thalers
    }.

## Bohn Hansa: beans and prices

event-beanbought = { $who } achète : { $cards }.
event-beanbought-you = Tu achètes : { $cards }.
event-beanputback = { $who } remet dans la réserve : { $cards }.
event-beanputback-you = Tu remets dans la réserve : { $cards }.
event-beanssold = { $who } vend ce qui reste sur sa charrette : { $cards }.
event-beanssold-you = Tu vends ce qui reste sur ta charrette : { $cards }.
event-harvestturned = On retourne une nouvelle récolte : { $harvest }.
event-harvesttaken = { $who } prend une récolte pour le début de son prochain tour : { $harvest }.
event-harvesttaken-you = Tu prends une récolte pour le début de ton prochain tour : { $harvest }.
event-harvested = { $city }, case { $box } : { $cards }.
event-harvestdone = La récolte est rentrée.
event-lastroundbegan =
    C’était la huitième récolte : le dernier tour commence, { $turns ->
        [one] { $turns } joueur doit
       *[other] { $turns } joueurs doivent
    } encore jouer.
event-harvestsrenewed =
    { $cards ->
        [one] La carte récolte mise de côté forme
       *[other] Les { $cards } cartes récolte mises de côté forment
    } désormais la pioche.
event-pricesfixed = Prix de cette phase de commerce : { $prices }.
event-gapsclosed = À { $city }, les piles descendent.
