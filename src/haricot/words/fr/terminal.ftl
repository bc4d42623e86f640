## The table in words

label = { $head } : { $text }
hand-of = Main de { $name }
of-them-contracts =
    { $count ->
        [one] dont { $count } contrat
       *[other] dont { $count } contrats
    }
contracts-left =
    { $count ->
        [0] aucun contrat dans la pile
        [one] { $count } contrat dans la pile
       *[other] { $count } contrats dans la pile
    }
field-most = le maximum
wants-no-trade = ne veut plus rien échanger
offer-willing = D’accord : { $names }.
offer-declined = Refus : { $names }.
prices = Prix
owes-toll =
    doit encore { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } de douane
contract-number = contrat { $number }
contract-complete = tout est sur ta charrette

## What to do next

step-list = ? montre ce que tu peux faire.
step-plant = Tu dois planter ta première carte : { $bean }. Tape plant.
step-plant-full = Tu dois planter ta première carte : { $bean }. Elle ne va dans aucun champ : vends-en un d’abord.
step-plant-more = Tu peux planter aussi la carte suivante : { $bean }. Tape plant ou done.
step-plant-more-full = Ta carte suivante ({ $bean }) ne va dans aucun champ. Tape done, ou vends un champ.
step-turn-over = Tape done (ou seulement Entrée) pour retourner deux cartes.
step-lay-out = Ta première carte est le contrat { $contract }. Tape lay out.
step-lay-out-more = Ta première carte est le contrat { $contract }. Tape lay out ou done.
step-traded = Tu dois encore planter : { $cards }. Tape plant.
step-traded-full = Tu dois encore planter : { $cards }. Il n’y a pas de place : vends un champ d’abord.
step-draw = Tout est planté. Tape done (ou seulement Entrée) pour piocher et terminer ton tour.
step-sissi-draw = Tout est planté. Tape done (ou seulement Entrée) : chacun pioche une carte, et l’action Sissi termine ton tour.
step-trade = Marchande avec les autres, ou tape done pour terminer le marchandage. ? montre comment.
step-hansa-trade = Achète des haricots, marchande avec les autres, ou tape done pour terminer le commerce. ? montre comment.
step-trade-others = Marchande avec { $name }, ou tape done. ? montre comment.
step-seal = Tape seal { $offer } { $name } pour conclure, ou done pour terminer le marchandage. ? en montre plus.
step-take = Tape take { $offer } pour accepter, no { $offer }, ou done pour terminer le marchandage. ? en montre plus.
step-take-others = Tape take { $offer } pour accepter, no { $offer }, ou done. ? en montre plus.
step-pay = Tape pay et un haricot de ta charrette. ? les montre.
step-deliver = Tu peux taper { $typed }.
step-final = Livre ce que tu peux encore, puis tape done.
step-travel = Voyage : tape go et une ville, ou stay. ? montre quelles cartes chaque trajet demande.
step-end = Tape done (ou seulement Entrée) pour terminer ton tour.

## What may be typed

may-type = Tu peux taper :
may-make-up = ou inventer quelque chose comme :
at-any-time = et à tout moment : ? (cette liste), undo, table, log, why, rules { $rule }, save FICHIER, quit
at-any-time-pass = et à tout moment : ? (cette liste), undo, table, log, why, rules { $rule }, save FICHIER, quit, pass NOM
choice-deal = Tu donnes { $given }, tu reçois { $received }.
choice-decline = Refuse l’offre de { $name }.
choice-price =
    Pour { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    }.
example-offer = Une offre à { $name }.
example-offer-all = Une offre à tous ; à une seule personne avec @{ $name } à la fin.

## At the keyboard

greet-you = Tu joues à { $game }.
greet-one = { $names } joue à { $game }.
greet-several = { $names } jouent à { $game }.
greet-bots = Contre { $names } (bots : { $bots }).
greet-type = Tape ce que tu veux faire, comme { $first } ou { $second }. ? montre tout, quit quitte la partie.
record-lost = La partie n’est plus enregistrée : { $reason }
thinks-aloud = { $name } réfléchit : { $thoughts }.
pass-keyboard = Passe le clavier à { $name }, puis appuie sur Entrée.
is-a-bot = { $name } est un bot : passe le clavier à une personne.
done-again = Tape done encore une fois pour terminer quand même le marchandage.
nothing-refused = Rien n’a été refusé jusqu’ici. Pour lire une règle, tape son numéro : rules { $rule }.
which-file = Dis dans quel fichier : save game.json.
saved = C’est enregistré. Pour revoir la partie : haricot replay { $file }
left-unfinished = La partie s’arrête ici, inachevée.
left-kept = Elle reste enregistrée. Pour la revoir : haricot replay { $file }
left-unkept = La prochaine fois, save FICHIER ou --record FICHIER la garde pour haricot replay FICHIER.
same-cards = Pour rejouer les mêmes cartes, ajoute --seed { $seed }.

## Records and positions

replay-keys = Entrée avance, b recule, un nombre y saute, s 2 ou s all change de place, q termine.
replay-unknown = « { $typed } » n’est pas compris : Entrée, b, un nombre, s 2, s all ou q.
record-ends = L’enregistrement finit ici.
record-begins = L’enregistrement commence ici.
seat-must = { $name } doit :
seat-may = { $name } peut :
only-players-act = Seul un joueur peut agir : dis lequel avec --seat 1, 2 …

## Games in words

text-pass = Attends ce que disent les autres.
text-too-late = Ce marchandage doit finir, chacun a été consulté assez souvent : accepte ou conclus ce qui est proposé, ou tape done.
text-no-pass = Tu ne peux pas passer maintenant : fais une des choses de la liste.
text-listed = Ce que tu peux taper est dans la liste ci-dessous.
text-too-often = Tu as essayé trop souvent : le minimum a été fait pour toi.

## What cannot be done

refused-file-there = { $path } existe déjà : choisis un autre fichier.
refused-cannot-write = On ne peut pas écrire { $path } : { $reason }.
refused-no-seat = Il n’y a pas de place « { $typed } » : les places vont de 1 à { $last }, ou all.
