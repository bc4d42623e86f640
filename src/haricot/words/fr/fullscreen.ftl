### Ce que seul le client plein écran du terminal dit. Ce qui se tape reste tel quel dans toutes les langues.
###
### Variables :
###   $name      le nom d'une personne qui joue
###   $file      le nom d'un fichier
###   $rule      le numéro d'une règle, tel quel

## La table

full-harvests =
    { $count ->
        [one] { $count } carte de récolte
       *[other] { $count } cartes de récolte
    }
full-pass = passage { $count } sur { $all }
full-fits = va ici
full-others-play = Les autres jouent.
full-sit = Tape sit { $number } pour prendre cette place.
full-log = Journal
full-light = Lumière
full-undo = Annuler
full-leave = Partir

## Ce qui est dit à qui tape

full-not-yet = Les autres jouent encore : attends que ce soit à toi.
full-why = F1 montre la règle.
full-save-remote = Le serveur garde l’enregistrement de cette partie : { $file } n’est pas écrit. Télécharge-le sur la page quand la partie est finie.
full-pass-remote = Ici, chaque personne a son propre clavier.
full-looks-on = { $name } (regarde)
full-asks = { $name } demande la place { $seat } : tape admit { $number } ou deny { $number }.

## Par-dessus la table

full-curtain = { $name }, c’est ton tour au clavier.
full-curtain-how = Les autres regardent ailleurs. { $name } appuie sur Entrée.
full-look = Regarder la table
full-leave-now = Partir
full-leave-ask = Partir au milieu de la partie ?
full-stay = Rester
full-lobby-host = Tu es l’hôte : partage le lien, puis commence la partie.

## Aide

full-refused = Pourquoi cela a été refusé
full-make-up = Ou invente quelque chose comme
full-typing = Mots à taper
full-commands = table, undo, market, log, help et why (la règle derrière un refus), rules { $rule }, save FICHIER, pass NOM (à une autre personne à ce clavier), say TEXTE (sur un serveur), quit ; l’hôte : who (qui regarde ou a été renvoyé), admit, deny, mute, unmute ou remove NUMÉRO (d’un spectateur), pardon NUMÉRO (de qui a été renvoyé), silence ou kick NUMÉRO (d’une place)
full-signs = Signes
full-signs-table = ▶ à qui est le tour · ✓ n’a plus rien à proposer · →2 un champ rapporte maintenant 2 talers · ▶ avant une carte : celle qui se plante d’abord. Clique sur une carte ou un champ pour planter ; pendant le marchandage, sur les cartes de ta main et les haricots des autres pour composer une offre.
full-signs-hansa = ▶ à qui est le tour · ♟ qui est dans une ville · ✓ n’a plus rien à proposer ; à un haricot : il est sur la charrette · un prix et ×2 : il y en a deux · (3) le chemin prend 3 cartes. Clique sur une ville pour y voyager ou acheter, sur les haricots des charrettes pour composer une offre.
full-key-enter = Entrée : faire ce qui est tapé ; sans texte, continuer ou choisir dans la liste
full-key-tab = Tab : compléter ce qui est tapé, ou aller au volet suivant
full-key-arrows = ↑ ↓ : ce que tu as tapé avant ; dans une liste, choisir
full-key-f1 = F1 : cette aide, et la fermer
full-key-f2 = F2 : la table
full-key-f3 = F3 : le marché
full-key-f4 = F4 : ce qui s’est passé
full-key-f5 = F5 : clair ou sombre
full-key-undo = F6 ou Ctrl+Z : annuler ta dernière action
full-key-escape = Échap : retour à la table et à la saisie
full-key-quit = F10 ou Ctrl+Q : partir
new-cards-here = Les nouvelles cartes vont ici
