## The rules

rules-search = Chercher une règle
rules-search-example = B20, cadeau, troisième champ …
rules-hits =
    { $count ->
        [0] Aucune règle ne contient ces mots : essaies-en moins, ou d’autres.
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }
rules-none = Il n’y a pas de règle { $rule } : cherche-la par ses mots.
rules-contents = Sommaire
rules-table = Tableau de la règle { $rule }

## The panel

help-now = Et maintenant ?
help-can-do = Ce que tu peux faire maintenant
help-nothing-to-do = On n’attend rien de toi pour le moment.
help-beans = Les haricots de ce jeu
help-market = Comment marche le marché
help-all-rules = Toutes les règles

## Phases

help-phase-plant = Un tour commence par la plantation. La première carte de la main doit être plantée, la suivante peut l’être, pas une troisième. Une carte va dans un champ vide, ou avec d’autres de sa sorte.
help-phase-sissi-plant = Un tour commence par la plantation. La première carte de la main doit être plantée, la suivante peut l’être, pas une troisième. Dans une rangée, haricots Sissi et Capitaines d’une même sorte doivent alterner : une superposition te coûte le champ.
help-phase-trade = Deux cartes sont retournées. Le joueur actif peut échanger ou donner ces deux cartes et des cartes de sa main. Les autres échangent des cartes de leur main, et seulement avec lui. Ce que tu reçois est mis de côté, puis planté.
help-phase-hansa-trade =
    Le joueur actif achète des haricots de la ville, en échange avec { $trade_with ->
        [guests] ses invités de ce tour
       *[other] les joueurs présents
    } et invite les autres, dans l’ordre de son choix. Les prix restent ceux du début de la phase.
help-phase-plant-traded = Tous plantent ce qu’ils ont reçu, et le joueur actif aussi ce qui reste retourné. Chacun choisit l’ordre de ses cartes et peut vendre des champs entre deux.
help-phase-return-contract = Un contrat exposé qui n’est pas rempli retourne sous la pile. Cela se fait tout seul.
help-phase-draw = De nouvelles cartes vont au fond de la main, l’une après l’autre. Cela se fait tout seul.
help-phase-sissi-draw = Tous piochent une carte et la mettent au fond de la main. Cela se fait tout seul.
help-phase-draw-contract = Qui finit son tour sans contrat en main en pioche un et le met au fond. Cela se fait tout seul.
help-phase-sissi = On regarde les champs du joueur actif : là où deux haricots Sissi ou deux Capitaines se suivent, le champ est vendu. Cela se fait tout seul.
help-phase-opening = Chacun a pioché trois contrats et dévoile celui qui paie le plus. Il est rempli aussitôt, et le voyage commence dans sa ville. Les deux autres vont au fond de la main.
help-phase-travel = Le joueur actif va dans une ville, ou reste. Chaque ville du trajet demande une carte du devant de la main, la première et la dernière comprises. La Douane coûte 20 thalers, le Ravitaillement apporte des haricots dans les villes, et un contrat reste exposé jusqu’à la fin du tour.
help-phase-end = Les trous de la ville sont comblés, et un contrat est pioché. Il est encore temps de remplir des contrats et d’en acheter.
help-phase-final = Le dernier tour est fini. Chacun peut encore remplir des contrats de la ville où il se trouve. Puis la banque achète tous les haricots au prix de base, et les crédits sont remboursés au double.

## What can be done

help-do-plant = Plante une carte, dans un champ vide ou avec d’autres de sa sorte.
help-do-plant-sissi = Plante une carte, dans un champ vide ou au bout d’une rangée qui l’accepte.
help-do-sell = Vends un champ, toujours en entier. Un haricot seul est protégé tant qu’un autre de tes champs a deux cartes ou plus.
help-do-buyfield = Achète un troisième champ, une seule fois dans la partie.
help-do-layout = Place ton contrat à côté de tes champs. Il compte comme une carte plantée.
help-do-fulfil = Montre ton contrat : tes champs le remplissent, et il vaut un taler.
help-do-offer = Fais une offre : choisis ce que tu donnes, ce que tu reçois et qui peut l’accepter.
help-do-reveal = Dévoile ton meilleur contrat. Tu choisis aussi l’ordre des deux autres.
help-do-travel = Choisis une ville sur le plateau et vas-y, ou reste.
help-do-paybean = Paie le reste de la douane en haricots. Ils comptent au prix de base, et on ne rend pas la monnaie.
help-do-deliver = Remplis un contrat de cette ville : les haricots partent, et tu reçois l’argent.
help-do-buybean = Achète des haricots de cette ville, autant que tu peux en payer et en charger.
help-do-buyscarce = Achète un haricot de la réserve, à son prix le plus haut : il n’y en a plus dans aucune ville ni sur aucune charrette.
help-do-buycontract = Achète un contrat pour 5 thalers et une carte voyage simple, qui quitte le jeu.
help-do-putback = Remets des haricots dans la réserve pour faire de la place sur ta charrette. Tu ne reçois rien en échange.

## Going on

help-done-plant = Passe au marchandage : deux cartes seront retournées.
help-done-trade = Termine le marchandage. Les offres encore ouvertes sont annulées.
help-done-hansa-trade = Termine le commerce. Les trous de la ville se comblent, et tu pioches un contrat.
help-done-plant-traded = Pioche quand tout est planté. Ton tour est alors fini.
help-done-sissi-plant-traded = Continue quand tout est planté : chacun pioche une carte, et l’action Sissi suit.
help-done-end = Termine ton tour.
help-done-final = Dis que tu n’as plus rien à livrer.

## The market

help-market-about = Le joueur actif est d’un côté de chaque échange. Rien ne change de mains avant que les deux soient d’accord.
help-market-sides = Les offres sont toujours écrites de ton côté : ce que tu donnerais, et ce que tu recevrais.
help-market-all = À ton tour, une offre que chacun peut accepter. Plusieurs peuvent dire oui, et rien ne bouge avant que tu conclues avec l’un d’eux.
help-market-gift = Une offre qui ne demande rien. Personne n’est obligé de l’accepter.
help-market-take = Accepte une offre. Faite à toi seulement, elle est conclue aussitôt ; faite à tous, elle attend que son auteur conclue.
help-market-seal = Choisis parmi ceux qui accepteraient ton offre à tous. L’échange est alors fait.
help-market-counter = Réponds par d’autres conditions. La première offre reste ouverte à côté.
help-market-decline = Dis non. La même offre ne peut revenir que si quelque chose a changé.
help-market-withdraw = Reprends ta propre offre. Tu peux en avoir { $most } ouvertes à la fois.
help-market-wish = Dis à tous ce que tu cherches. Cela n’engage personne.
help-market-done = Montre aux autres que tu ne veux plus rien échanger cette fois. Ta prochaine offre ou ton prochain échange efface la marque.
help-market-invite = Demande à quelqu’un de venir dans ta ville. Le joueur invité joue la première carte de sa main et peut ensuite échanger avec toi.

## The beans

help-beans-about = À la table, tu peux interroger chaque haricot : garde le doigt dessus, clique avec le bouton droit, ou appuie sur la touche i.
help-beans-captains = Tous les haricots sauf le haricot Sissi sont des Capitaines. Un champ n’accepte que des Capitaines d’une seule sorte, qui alternent avec les haricots Sissi.
help-bean-meter = Haricomètre : { $steps }
help-bean-pays =
    { $cards } pour { $talers ->
        [one] { $talers } taler
       *[other] { $talers } talers
    }
help-bean-seen = Dans les champs : { $fields } · sur la table : { $table } · dans ta main : { $hand } · défaussés : { $discard } · hors de vue : { $unseen }
help-bean-places = Sur les charrettes : { $carts } · dans les villes : { $cities } · dans la réserve : { $reserve }
help-bean-tokens =
    { $count ->
        [one] { $count } jeton dans le jeu
       *[other] { $count } jetons dans le jeu
    }
help-contracts = Contrats dans le jeu : { $count }*. Le livret de règles ne nomme que { $stated }.
help-reconstructed = * Reconstitué : les livrets de règles ne l’ont imprimé qu’en image. Si tu as le jeu imprimé, tu peux jouer avec ses nombres, dans un fichier de tableaux : haricot play --tables FICHIER
help-bean-garten = Paie tôt, mais jamais 1 taler et jamais 4.
help-bean-kaffee = Vient avec l’extension, à trois, six ou sept joueurs.
help-bean-weinbrand = Vient avec l’extension.
help-bean-kakao = Vient avec l’extension, à quatre ou cinq joueurs. Il ne paie jamais 2 talers.
help-bean-acker = Vient avec l’extension, à quatre ou cinq joueurs. Pour deux, tu reçois un troisième champ au lieu de talers, ou rien si tu en as déjà un. Trois rapportent 3 talers.
help-bean-sissi = Va dans tous les champs et y alterne avec les Capitaines. Si c’est la dernière carte d’une rangée, ce haricomètre compte pour toutes les cartes du champ.
help-bean-captain = Un Capitaine. Un champ n’accepte que des Capitaines d’une seule sorte, qui alternent avec les haricots Sissi. Si c’est la dernière carte d’une rangée, ce haricomètre compte pour toutes les cartes du champ.
help-bean-hansa =
    Prix de base { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }{ $star }. En vente à { $places }.

## The cities of Bohn Hansa

help-cities = Les villes de ce jeu
help-cities-about = Ce que vend chaque ville, avec son prix selon la case libre la plus basse, de bas en haut, et après le point quand aucune n’est libre. En dessous, ses contrats, avec ce qu’ils rapportent.
help-harvests = Cartes Nouvelle Récolte
