## Around it

intro = Initiation
intro-new-here = Tu débutes ?
intro-learn = Apprendre { $game }
intro-how = Tu joues une vraie partie contre deux débutants, et un encadré à côté explique chaque chose quand son moment vient. Tu peux quitter l’initiation à tout moment et continuer à jouer.
intro-begin = Commencer
intro-next = Suite
intro-understood = Compris
intro-leave = Quitter l’initiation
intro-bohnanza-about = Plante des haricots dans l’ordre où ils viennent, échange ce qui gêne, et vends des champs bien remplis pour des talers.
intro-sissi-about = Bohnanza avec une impératrice : dans chaque champ, haricots Sissi et haricots Capitaine alternent.
intro-hansa-about = Voyage autour de la mer avec une charrette de haricots, achète bon marché, échange, et remplis des contrats pour des thalers.

## Bohnanza

intro-bohnanza-welcome = Bienvenue ! Chacun a deux champs, et dans un champ pousse une sorte de haricots. Plus il y en a, plus le champ rapporte de talers à la vente. Qui a le plus de talers gagne.
intro-bohnanza-hand = Voici ta main. Son ordre ne change jamais : tu plantes depuis le devant, et les nouvelles cartes vont au fond. Tu sais donc ce que tu devras planter ensuite.
intro-bohnanza-plant = Tu dois planter la première carte de ta main. Elle va dans un champ vide, ou avec d’autres de sa sorte.
intro-bohnanza-trade = Deux cartes sont retournées. Elles sont à toi, et celles que tu gardes, tu dois les planter. Échange donc ce qui ne va dans aucun de tes champs, ces deux cartes ou des cartes de ta main. Même un cadeau vaut mieux qu’un bon champ vendu trop tôt.
intro-bohnanza-draw = Tout est planté. « { do-done-plant-traded } » met trois nouvelles cartes au fond de ta main et termine ton tour.
intro-bohnanza-sale = Un de tes champs rapporte maintenant quelque chose. Tu peux le vendre à tout moment, même quand ce n’est pas ton tour. Mais avec quelques cartes de plus, il rapportera peut-être plus : vends quand tu as besoin de la place.
intro-bohnanza-field = Tu peux te payer un troisième champ : 3 talers. Plus tôt tu l’as, plus longtemps il te donne des haricots.
intro-bohnanza-over = La partie est finie. Tous les champs sont vendus, et les cartes en main ne comptent pas : qui a le plus de talers gagne. Tu connais maintenant tout le jeu.

## Sissi!

intro-sissi-welcome = Bienvenue ! Chacun a trois champs. Dans un champ, les cartes forment une rangée : plus elle est longue, plus elle rapporte de talers à la vente. Qui a le plus de talers gagne.
intro-sissi-captains = Les haricots Sissi vont dans tous les champs. Tous les autres sont des Capitaines, et un champ n’accepte que des Capitaines d’une seule sorte. Les deux doivent alterner : Sissi, Capitaine, Sissi, Capitaine. Peu importe qui commence.
intro-sissi-plant = Tu dois planter la première carte de ta main, dont l’ordre ne change jamais. Une superposition est permise, mais elle te coûte le champ à la fin de ton tour.
intro-sissi-doubled = Il y a une superposition dans une de tes rangées. À la fin de ton tour, ce champ sera vendu, quoi que tu plantes par-dessus.
intro-sissi-trade = Deux cartes sont retournées. Elles sont à toi, et celles que tu gardes, tu dois les planter. Échange ce qui gêne. Même un haricot Sissi contre un haricot Sissi vous aide tous les deux : ce que tu reçois est planté pendant ce tour.
intro-sissi-draw = Tout est planté. Si tu continues, chacun pioche une carte, et l’action Sissi termine ton tour : tes champs avec une superposition sont vendus.
intro-sissi-sale = Un de tes champs rapporte maintenant quelque chose. Toutes ses cartes comptent ensemble, et la dernière donne le prix : c’est son haricomètre qu’on lit. Tu peux vendre à tout moment.
intro-sissi-over = La partie est finie, et tous les champs sont vendus : qui a le plus de talers gagne. En cas d’égalité, c’est le dernier joueur actif. Tu connais maintenant tout le jeu.

## In both card games

intro-second = Tu peux planter la carte suivante aussi, si elle te va, mais pas une troisième. « { do-done-plant } » retourne deux cartes.
intro-offer = Pour une offre, choisis les cartes que tu donnes et les haricots que tu aimerais, dis qui peut l’accepter, et envoie-la. Si tu ne demandes rien, c’est un cadeau. « { do-done-trade } » quand tu as assez échangé.
intro-traded = Ce que tu as reçu se plante maintenant, et à ton tour aussi ce qui reste retourné. Tu choisis l’ordre.
intro-stuck = Il n’y a pas de place pour cette carte : vends d’abord un champ, toujours en entier. Un haricot seul est protégé tant qu’un autre de tes champs a deux cartes ou plus.
intro-others = Maintenant, quelqu’un d’autre joue. On n’échange qu’avec le joueur actif : fais-lui une offre avec des cartes de ta main, réponds à une offre, ou attends simplement. Ce que tu reçois est planté à la fin du marchandage.
intro-shuffled = La pioche était épuisée, et on l’a mélangée à nouveau. Quand elle s’épuise pour la troisième fois, la partie finit.

## In all games

intro-seal = Quelqu’un accepterait ton offre. Rien ne bouge avant que tu choisisses avec qui conclure.
intro-asked = Une offre pour toi ! Regarde ce que tu donnes et ce que tu reçois. Accepte, fais une contre-offre, ou dis non : personne n’est obligé d’échanger.

## Bohn Hansa

intro-hansa-welcome = Bienvenue ! Tu fais du commerce, et ta charrette porte huit haricots, un de chaque sorte. Les contrats disent quels haricots apporter dans quelle ville, et ce que tu y gagnes. Qui a le plus de thalers gagne.
intro-hansa-reveal = Tu as pioché trois contrats. Dévoile celui qui paie le plus : tu le remplis aussitôt, et ton voyage commence dans sa ville. Les deux autres vont au fond de ta main, dans l’ordre de ton choix.
intro-hansa-others = Qui a le moins d’argent commence. Pendant que quelqu’un d’autre joue, tu peux échanger dans la même ville, ou demander une invitation de loin. Ou attends simplement.
intro-hansa-travel = À toi de voyager. Choisis une ville sur le plateau, ou reste. Chaque ville du trajet demande une carte du devant de ta main, la première et la dernière comprises : rester en demande une, une ville voisine deux.
intro-hansa-cards = Regarde tes premières cartes avant de partir. La Douane coûte 20 thalers. Le Ravitaillement apporte des haricots dans les villes. Un contrat reste exposé, et il est perdu à la fin de ton tour si tu ne le remplis pas. Les cartes voyage reviennent au fond de ta main.
intro-hansa-toll = Ton argent ne suffit pas pour la douane. Paie le reste en haricots, qui comptent au prix de base. Ce qui manque encore devient un crédit.
intro-hansa-loan = Tu as un crédit. Il ne presse pas, mais à la fin de la partie tu le rembourses au double.
intro-hansa-deliver = Tu es dans la ville d’un contrat et tu as ses haricots sur ta charrette : remplis-le, et tu reçois l’argent.
intro-hansa-buy = Maintenant tu achètes et tu échanges, dans l’ordre de ton choix. Plus une ville est pleine, moins ses haricots sont chers, et les prix restent jusqu’à ce que tu aies terminé. Achète ce que tes contrats demandent : il y a de la place pour huit haricots.
intro-hansa-invite = Tu échanges des haricots avec les joueurs de ta ville. Les autres, tu peux les inviter : un joueur invité vient dans ta ville et joue la première carte de sa main. « { do-done-end } » quand tu as tout.
intro-hansa-harvest = Comme joueur invité, tu as joué le Ravitaillement : une carte récolte est devant toi, et ton prochain tour commence par elle.
intro-hansa-end = Les trous que tu as laissés dans la ville sont comblés : ses haricots coûtent peut-être plus maintenant. Tu as pioché un contrat : remplis-le si tu peux, puis « { do-done-end } ».
intro-hansa-contract = Quand tu veux, tu peux acheter un contrat, pour 5 thalers et une carte voyage simple. Cette carte quitte le jeu, et la Douane revient plus vite dans ta main.
intro-hansa-last = La dernière récolte est là : après ce tour de table, la partie finit. Réfléchis où tu veux être alors.
intro-hansa-final = Les dernières livraisons. Remplis ce que tu peux dans ta ville, puis « { do-done-final } ».
intro-hansa-over = La partie est finie. La banque a acheté tous les haricots au prix de base, et les crédits sont remboursés au double : qui a le plus de thalers gagne. Tu connais maintenant tout le jeu.
