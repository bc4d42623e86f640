## Turns and phases

refused-not-your-turn = C’est le tour de { $active } : attends le tien.
refused-out-of-phase =
    { $exists ->
        [no] Cela n’existe pas dans ce jeu : regarde ce que tu peux faire.
       *[other] Ce n’est pas possible maintenant, dans la phase « { $phase } » : regarde ce que tu peux faire.
    }
refused-done-already =
    { $more ->
        [offers] Tu as déjà dit que tu as terminé : attends le joueur actif, ou fais une autre offre.
       *[other] Tu as déjà dit que tu as terminé : attends les autres.
    }
refused-game-over = La partie est finie : commencez-en une autre pour continuer à jouer.
refused-no-such-seat = Cette place n’existe pas : choisis-en une de la table, de 0 à { $last }.

## Planting and selling

refused-not-first = Tu ne peux planter maintenant que la première carte de ta main : prends celle-là.
refused-must-plant = La première carte de ta main doit être plantée : plante-la d’abord.
refused-third-card = Tu as joué deux cartes : dis que tu as terminé, et on en retourne deux.
refused-not-aside =
    { $turn ->
        [yes] On ne plante maintenant que les cartes mises de côté pour toi, ou les cartes retournées : prends une de celles-là.
       *[other] On ne plante maintenant que les cartes mises de côté pour toi : prends une de celles-là.
    }
refused-must-plant-all = Il reste des cartes à planter ({ $seats }) : chaque carte mise de côté ou retournée va dans un champ.
refused-wrong-field =
    { $why ->
        [captains] Le { $bean } ne va pas avec les Capitaines du champ { $field } : prends un autre champ, ou vends-en un d’abord.
        [cover] Le { $bean } couvrirait une carte de sa propre sorte dans le champ { $field } : prends un autre champ, ou vends-en un d’abord.
       *[other] Le { $bean } ne va pas dans le champ { $field } : prends un champ vide ou un champ de sa sorte, ou vends-en un d’abord.
    }
refused-no-such-field = Tu n’as pas de champ { $field } : tes champs vont de 1 à { $last }.
refused-empty-field = Le champ { $field } est vide : vends-en un où il y a des haricots.
refused-protected = Le champ { $field } n’a qu’un haricot, et un autre de tes champs en a plus : vends d’abord celui-là.
refused-three-fields = Tu as déjà { $most } champs : personne n’en a plus.
refused-no-third-field = Dans ce jeu, on n’achète pas de champ : vends-en un pour faire de la place.
refused-too-few-talers =
    Il faut { $need ->
        [one] { $need } taler
       *[other] { $need } talers
    }, et tu { $have ->
        [0] n’en as pas
       *[other] n’en as que { $have }
    } : paie moins, ou gagnes-en d’abord.

## Contracts of the card games

refused-contract-first = Ta première carte est un contrat : place-le à côté de tes champs.
refused-must-lay-out = La première carte de ta main doit être jouée, et c’est un contrat : place-le d’abord à côté de tes champs.
refused-no-contract-first = Ta première carte n’est pas un contrat : plante-la.
refused-no-contract = Tu n’as pas de contrat : tu en pioches un à la fin de ton tour.
refused-not-met =
    Ton contrat demande { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    } dans un champ et { $right } dans celui à sa droite : plante-les d’abord.
refused-contract-traded = Un contrat ne change jamais de main : propose des haricots.

## The market

refused-no-such-offer =
    { $gone ->
        [yes] L’offre { $offer } n’est plus ouverte : regarde celles qui le sont.
       *[other] L’offre { $offer } n’est pas ouverte : regarde celles qui le sont.
    }
refused-not-yours-to-end = L’offre { $offer } n’est pas la tienne : seul son auteur peut faire cela.
refused-not-asked = L’offre { $offer } ne s’adresse pas à toi : réponds à celles qui te sont faites.
refused-agreed-already = Tu as déjà dit oui à l’offre { $offer } : son auteur choisit avec qui conclure.
refused-declined-before = Tu as déjà refusé l’offre { $offer } : tu peux encore l’accepter tant qu’elle est ouverte.
refused-declined-already = Cette offre a été refusée, et rien n’a changé depuis : propose autre chose.
refused-wrong-cards = L’offre { $offer } demande d’autres cartes : donne exactement les sortes qu’elle nomme.
refused-not-agreed = { $taker } n’a pas dit oui à l’offre { $offer } : attends, ou choisis quelqu’un qui l’a fait.
refused-wrong-answer = Une contre-offre va à l’auteur de l’offre : l’offre { $offer } vient de quelqu’un d’autre, ou n’est pas pour toi.
refused-open-already = Cette offre est déjà ouverte, sous le numéro { $offer } : attends une réponse.
refused-too-many-offers = Tu as { $most } offres ouvertes : retires-en une avant d’en faire une autre.
refused-to-yourself = Tu ne peux pas te faire une offre : choisis quelqu’un d’autre.
refused-not-active = C’est à { $active } de jouer : fais-lui ton offre. Les autres ne marchandent pas entre eux.
refused-empty-offer = L’offre est vide : dis ce que tu donnes ou ce que tu veux.
refused-empty-wish = Un souhait nomme une sorte de haricot : dis ce que tu voudrais ou pourrais donner.
refused-too-much = Cela fait trop de haricots à la fois : prends-en { $most } au plus.
refused-both-ways = Dans un échange, les talers ne vont que dans un sens : donnes-en, ou demandes-en.
refused-no-talers =
    { $option ->
        [trade_talers] À cette table, on n’échange pas de talers : propose des haricots. L’option « Échanger des talers » le permettrait.
       *[other] À cette table, on n’échange pas de talers : propose des haricots.
    }
refused-no-such-kind = Cette sorte de haricot n’existe pas dans ce jeu : choisis-en une autre.
refused-card-twice = Tu nommes deux fois la même carte : une carte ne se donne qu’une fois.
refused-traded-already = Cette carte a déjà été échangée et doit être plantée : proposes-en une autre.
refused-not-yours =
    { $turn ->
        [yes] Tu n’as pas cette carte : donne des cartes de ta main, ou les cartes retournées.
       *[other] Tu n’as pas cette carte : donne des cartes de ta main.
    }
refused-no-invitations = Dans ce jeu, on n’invite personne : fais une simple offre.

## Bohn Hansa

refused-no-invitation = { $seat } est déjà sur place, ou a déjà eu une invitation ce tour-ci : marchandez sans invitation.
refused-not-here = { $seat } ne peut pas encore marchander ici : il faut d’abord une invitation.
refused-no-room = { $seat } n’a pas la place sur sa charrette pour cet échange : il faut d’abord remettre des haricots dans la réserve.
refused-no-money = L’argent ne fait jamais partie d’un échange : propose des haricots.
refused-bean-twice = Tu nommes deux fois le même haricot : un haricot ne se donne qu’une fois.
refused-not-on-cart = Ce haricot n’est pas sur ta charrette : prends-en un qui y est.
refused-cart-full = Ta charrette est pleine : remets un haricot dans la réserve pour faire de la place.
refused-promised = Tu as promis ce haricot : prends-en un autre.
refused-money-promised = Tu as besoin de cet argent pour les haricots que tu as promis : attends qu’ils soient achetés.
refused-too-few-thalers =
    Il faut { $need ->
        [one] { $need } thaler
       *[other] { $need } thalers
    }, et il { $have ->
        [0] n’y en a pas
       *[other] n’y en a que { $have }
    } : choisis moins cher, ou gagnes-en d’abord.
refused-not-for-sale = Ce haricot n’est pas à vendre ici : achètes-en un qui se trouve dans une case.
refused-not-sold-here = Cette ville ne vend pas cette sorte de haricot ({ $bean }) : va là où on la vend.
refused-not-scarce = Il y a des haricots de cette sorte en jeu ({ $bean }) : achètes-en ou échanges-en un.
refused-one-only = Tu as déjà acheté ainsi un haricot de cette sorte ({ $bean }) ce tour-ci : un seul est permis.
refused-no-such-city = Cette ville n’existe pas : choisis-en une sur la carte.
refused-too-far = Ce trajet demande { $cost } cartes, et tu en as { $have } : choisis une ville plus proche.
refused-not-your-contract = Tu n’as pas ce contrat : remplis un des tiens.
refused-other-city = Ce contrat est pour { $city }, et tu n’y es pas : voyage d’abord.
refused-beans-missing = Il manque des haricots sur ta charrette ({ $beans }) : achète-les ou échange-les d’abord.
refused-not-in-hand = Tu n’as pas cette carte en main : donnes-en une que tu as.
refused-not-plain = Un contrat s’achète avec une carte voyage simple : ni Douane, ni Ravitaillement, ni contrat.
refused-no-contracts = Il n’y a plus de contrat : garde ta carte et ton argent.
refused-revealed-already = Tu as déjà dévoilé ton contrat : attends les autres.
refused-not-highest = Dévoile celui de tes trois contrats qui vaut le plus.
refused-wrong-order = Mets juste les deux autres contrats derrière tes cartes voyage.
refused-toll-first =
    Tu dois encore { $due ->
        [one] { $due } thaler
       *[other] { $due } thalers
    } de douane : donne d’abord des haricots pour les payer.
refused-wait-for-toll = Quelqu’un paie la douane : attends que ce soit fait.
refused-no-debt = Tu ne dois pas de douane : garde tes haricots.

## What was typed

refused-no-phrase = « { $typed } » n’est pas compris : commence par { $words }, ou tape une offre comme { $example }.
refused-unclear-word = « { $typed } » peut vouloir dire plusieurs choses ({ $words }) : tape-en davantage.
refused-unknown-word = « { $typed } » n’est pas connu ici : il y a { $words }.
refused-no-goods = « { $typed } » n’est pas compris : tape un nombre et un haricot, comme { $example }.
refused-nothing-to-give = Tu n’as pas là { $count } × { $bean } à donner : regarde ce qui est à toi.
refused-no-place = Il n’y a pas de place « { $typed } » : les places se tapent ainsi : { $example }.
refused-no-number = « { $typed } » n’est pas un numéro : dis lequel, comme 2.
refused-too-high-number = Il n’y a pas de numéro { $number } : tu en as { $have }.
refused-no-wish = « { $typed } » n’est pas compris : un souhait se tape ainsi : { $example }.
refused-no-counter = Dis ce que tu veux à la place, ainsi : { $example }.
refused-only-this = « { $typed } » n’est pas compris : tape { $example }.
refused-plant-what = Dis quoi et où, comme { $example }, ou seulement plant 2 pour la première carte de ta main.
refused-nothing-to-plant = Il n’y a pas de telle carte à planter maintenant : regarde ce que tu as.
refused-fields-from-one = Les champs se comptent à partir de 1 : nommes-en un des tiens.
refused-one-bean = Nomme un seul haricot, comme { $example }.
refused-put-back-what = Pour faire de la place, tape put back et un haricot, comme { $example }.

## Seats and tables

refused-name-empty = Un nom a besoin d’une lettre ou d’un chiffre : écris comment tu veux t’appeler.
refused-name-long = Ce nom a { $count } caractères, et { $most } au plus sont permis : raccourcis-le.
refused-name-letter = « { $letter } » ne peut pas être dans un nom : prends des lettres et des chiffres, aussi des espaces, des points et des traits d’union.
refused-name-begins = Un nom commence par une lettre ou un chiffre : enlève ce qui est devant.
refused-name-alphabets = Ce nom mélange deux alphabets : prends les lettres d’un seul.
refused-seat-taken = { $name } occupe cette place : choisis-en une autre.
refused-knows-another-hand = Tu connais déjà une autre main ({ $seat }) : dans cette partie, tu ne peux t’asseoir que là.
refused-not-seated = Tu n’as pas de place à cette table : prends-en d’abord une libre.
refused-not-your-seat = Tu joues pour { $seat } : n’agis que pour cette place.
refused-not-the-host = Seul l’hôte de la table peut faire cela : demande-lui.
refused-nobody-to-kick = Personne d’autre n’est assis là : choisis la place de quelqu’un d’autre.
refused-host-stays = On ne peut faire taire ou renvoyer que d’autres personnes : choisis l’une d’elles.
refused-not-the-owner = Seul qui a ouvert la table peut la fermer : lève-toi, ou pars.
refused-not-there = Personne n’a plus ce numéro : regarde encore la liste.
refused-no-seats = Cette table ne laisse entrer personne pendant la partie : regarde, ou reviens plus tard.
refused-ask-later = L’hôte vient de dire non : regarde, et redemande dans un moment.
refused-too-many-ask = Beaucoup demandent une place en ce moment : regarde, et demande plus tard.
refused-muted = L’hôte t’a demandé de te taire : ici, tu peux seulement lire.
refused-nothing-said = Il n’y a rien à lire là-dedans : écris-le en lettres.
refused-no-game = Aucune partie n’est en cours : l’hôte en lance une.
refused-in-play = Une partie est encore en cours : il faut attendre qu’elle soit finie.
refused-not-now = Il n’y a pas encore eu de partie : l’hôte lance la première.
refused-not-answered = Il manque encore la réponse de { $seats } : attends un moment, puis lance la partie avec des bots.
refused-open-seats = Il reste des places libres : attends quelqu’un, ou mets-y des bots.
refused-too-many-people = { $people } personnes ont une place, et ce jeu n’en a que { $seats } : choisis plus de joueurs.
refused-reserve-without-clock = Une réserve de temps demande une horloge : règle aussi les secondes par décision.
refused-too-many-tables = Tu as { $most } tables ouvertes : finis-en ou fermes-en une d’abord.
refused-no-such-table = Il n’y a pas de table derrière ce lien : vérifie-le, ou ouvre une nouvelle table.
refused-no-such-game = Cette table n’a pas joué une telle partie : vérifie son numéro.
refused-no-such-rule = Il n’y a pas de règle « { $rule } » : essaie B20, E5 ou M3, ou rules seul pour les voir toutes.
refused-no-such-move = Ce coup n’existe pas dans la partie : le dernier est le numéro { $last }.
refused-too-heavy = Cette partie est trop lourde pour ce serveur : regarde-la ailleurs, avec haricot replay.
refused-too-busy = Trop de parties sont regardées en ce moment : réessaie dans un instant.
refused-own-tables = Ce serveur ne prend pas d’enregistrements avec leurs propres chiffres : regarde-le avec haricot replay.

## Words of farewell

refused-banned = L’hôte t’a fait quitter cette table : ouvres-en une à toi.
refused-closed = Cette table est fermée : merci d’avoir joué. Tu peux en ouvrir une à toi.
refused-aside = Cette partie ne peut pas continuer ici : ouvre une nouvelle table. { $reason }
refused-full = Trop de monde regarde cette table : reviens plus tard.
refused-too-many-sockets = Tu es à des tables dans trop de fenêtres à la fois : fermes-en une d’abord.
refused-address-full = Trop de fenêtres de ton réseau sont à des tables : fermez-en une d’abord.
refused-no-spectators = Cette table joue sans spectateurs : demande une place la prochaine fois.
refused-signed-out = La session est terminée : dis ton nom pour revenir.
refused-stopping = Le serveur s’arrête un instant : reviens, rien n’est perdu.
refused-too-slow = Ta connexion est trop lente pour suivre la table : reviens, rien n’est perdu.
refused-flooding = Trop de tes messages n’ont pas pu être entendus : reviens calmement.
refused-too-fast = C’était trop rapide : attends un instant, puis réessaie.
refused-too-long = C’est trop long : { $most } octets au plus.
refused-no-guest = La table ne te connaît pas : dis d’abord ton nom.
refused-no-such-key = Ce lien a déjà servi, ou il est trop ancien : crée-en un autre sur ton autre appareil.
refused-foreign-origin = Une autre page ne peut pas faire cela ici : ouvre ce serveur par son propre lien.
refused-unknown-host = Ce serveur ne porte pas ce nom : la personne qui le gère peut le lancer avec --public-host { $name }.
refused-not-json = Ici, il faut du JSON : envoie-le avec le type de contenu application/json.
refused-not-understood = Cela n’a pas été compris : recharge la page et réessaie ({ $reason }).
refused-bad-input = Ce n’est pas possible ainsi : vérifie ce que tu as saisi et réessaie.
refused-server-erred = Quelque chose a mal tourné ici, pas chez toi : réessaie, ou recharge la page.
refused-enough-said = Tu as déjà fait énormément d’offres : laisse ce marché se terminer.
refused-enough-undone = Tu as déjà énormément annulé dans cette partie : laisse les choses en l’état.
refused-enough-today = Ce serveur en permet { $most } par jour : reviens demain.
refused-store-failed = Le serveur n’a pas pu l’écrire : rien n’a changé, réessaie dans un instant.
refused-unreadable = Ce qui est gardé de cette table ne peut pas être lu ici : dis-le à qui gère ce serveur.

## Taking back

refused-undo-nothing = Tu n’as rien fait qui puisse être annulé : agis d’abord.
refused-undo-drawn = Une carte a été piochée ou retournée : cela ne s’annule pas.
refused-undo-deal = Un échange est conclu : cela ne s’annule pas.
refused-undo-answered = Quelqu’un t’a répondu : cela ne s’annule plus.
refused-undo-acted = Quelqu’un d’autre a agi depuis : cela ne s’annule plus.
refused-undo-over = La partie est finie : plus rien ne s’annule.
refused-undo-stand-in = Un bot a agi à ta place : cela ne s’annule pas.
