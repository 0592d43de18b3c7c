# Les leçons : avant une étape, ce qu’il faut faire ; « -done » quand c’est fait. Une phrase ou deux, assez courtes pour un téléphone.

lesson-title = Leçon
lesson-steps = Étapes de la leçon
lesson-step = Étape { $step } sur { $count }
lesson-back = Retour
lesson-skip = Passer
lesson-next = Suite
lesson-retry = Encore une fois
lesson-over = Depuis le début
lesson-leave = Quitter
lesson-again = Cela n’a pas marché. Remets tout en place et réessaie.
lesson-turned = Pour cette étape, le dé a été tourné dans la main. À une table, c’est le hasard qui décide.

# Ce que la règle de l’édition laisse à la table : $choices énumère ces choix, chacun comme ci-dessous.
lesson-agree = Avant la partie, vous convenez de ceci : { $choices }.
lesson-agree-start-x = un X sur le premier dé (relancé ou tourné)
lesson-agree-supply-visibility = les réserves (visibles ou cachées)
lesson-agree-pre-move = les dés contre la paroi (écartés ou laissés là)
lesson-agree-tournament-tie = l’égalité au tournoi (victoire partagée ou partie décisive)
lesson-agree-active-elements = les éléments actifs (plusieurs ou tous)

## Le cœur de tous les jeux d’arène

lesson-strike-throw = Chaque tour commence par un dé : tire-le en arrière et lâche-le, ou appuie sur « { page-throw } ».
lesson-strike-throw-done = C’était un lancer. Les dés dans l’{ place-arena } sont là pour tous.
lesson-strike-pair = Les cinq nombres sont là. Lance un dé : s’il ne montre pas X, il est identique à l’un d’eux.
lesson-strike-pair-done = Les dés identiques sont à toi, peu importe qui les a lancés. Cela termine ton tour.
lesson-strike-lost = Lance : ce dé montrera un X.
lesson-strike-lost-done = Un dé qui montre X est écarté du jeu pour de bon, même si c’est un choc qui l’a tourné.
lesson-strike-on = Aucun dé identique, mais quatre nombres différents sont là. Lance encore un dé.
lesson-strike-on-done = Tu peux continuer tant qu’il n’y a pas de dés identiques et que tu as des dés.
lesson-strike-stop = Aucun dé identique, et il ne te reste que deux dés. Arrête-toi et garde-les.
lesson-strike-stop-done = Tes dés sont en sûreté. Le joueur suivant joue avec ce qui est là.
lesson-strike-hit = Choisis « { arena-manner-hit } », vise un dé et lance : un dé touché peut tourner.
lesson-strike-hit-done = Les dés tournés peuvent aussi être identiques. Ceux qui sautent dehors sont écartés du jeu.
lesson-strike-all = L’{ place-arena } est vide quand ton tour commence : tu lances donc tous tes dés d’un coup.
lesson-strike-all-done = Tous les dés identiques sont à toi, le reste demeure. S’il n’y en a pas, tu es éliminé.
lesson-strike-last = C’est ton dernier dé. Il faut des dés identiques pour que tu restes en jeu.
lesson-strike-last-done = Sauvé ! Le dernier joueur qui a des dés gagne. C’est tout le jeu.

## Les éléments

lesson-impact-place = Choisis ce que montre le premier dé.
lesson-impact-place-done = Un dé est toujours là dès le début, et il ne montre jamais la face vierge.
lesson-impact-pair = Les cinq symboles sont là. Lance un dé : s’il ne montre pas la face vierge, il est identique à l’un d’eux.
lesson-impact-pair-done = Les symboles identiques sont à toi, peu importe qui les a lancés. Cela termine ton tour.
lesson-impact-lost = Lance : ce dé montrera la face vierge.
lesson-impact-lost-done = Un dé qui montre la face vierge est écarté du jeu pour de bon, même si c’est un choc qui l’a tourné.
lesson-impact-move = Avant un lancer tu peux rapprocher des dés. Mets-en deux côte à côte si tu veux, puis lance dessus.
lesson-impact-move-done = Rapprocher des dés ne coûte rien. On ne tourne et n’empile aucun dé à la main.
lesson-impact-stop = Aucun dé identique, et il te reste trois dés. Arrête-toi et garde-les.
lesson-impact-stop-done = Tes dés sont en sûreté. Un joueur sans dés est éliminé.
lesson-impact-all = { effect-big-bang } : l’{ place-arena } est vide, tu lances donc tous tes dés d’un coup.
lesson-impact-all-done = Tous les dés identiques sont à toi, le reste demeure. Le dernier joueur qui a des dés gagne.

## Un pouvoir

lesson-impact-power-storm = { effect-storm } : lance. Avec deux éclairs ou plus, tous les autres lancent un dé.
lesson-impact-power-storm-done = Ensuite tu prends tous les dés identiques, leurs dés compris.
lesson-impact-power-hurricane = { effect-hurricane } : tu as trois dés, ton voisin de droite neuf. Lance.
lesson-impact-power-hurricane-done = Tu prends d’abord les dés identiques, puis chacun donne tous ses dés à gauche.
lesson-impact-power-boulders = { effect-boulders } : lance, et prends deux pierres.
lesson-impact-power-boulders-done = Les pierres que tu prends forment une { place-pile } devant toi.
lesson-impact-power-pile = Tu as une { place-pile } de trois dés. Choisis-la et lance-la.
lesson-impact-power-pile-done = Tu peux lancer toute la { place-pile } : cela compte comme un seul lancer.
lesson-impact-power-swamp = { effect-swamp } : deux symboles d’eau sont là. Lance.
lesson-impact-power-swamp-done = Personne ne prend jamais l’eau. Touche-la : un dé qui tourne sur un autre symbole peut être identique à d’autres.
lesson-impact-power-fire = { effect-fire } : deux feux lancent une course. Peu de dés s’empilent vite. Lance.
lesson-impact-power-fire-done = La première tour gagne tous les dés identiques. Ici ton temps était tiré au hasard ; à une table tu empiles toi-même.

## Tous les pouvoirs

lesson-impact-avatar-any = Tous les pouvoirs sont actifs et tous les symboles sont là. Lance et regarde.
lesson-impact-avatar-any-done = Des symboles identiques déclenchent leur pouvoir. Seule l’eau reste simplement là.
lesson-impact-avatar-order = Lance maintenant tous tes dés d’un coup : plusieurs pouvoirs peuvent agir.
lesson-impact-avatar-order-done = L’ordre conseillé, suivi ici : { effect-storm }, { effect-fire }, { effect-boulders }, { effect-hurricane }.
lesson-impact-avatar-swamp = Deux symboles d’eau sont là. Lance.
lesson-impact-avatar-swamp-done = { effect-swamp } : quoi qu’il arrive, personne ne prend l’eau.

## Les sortilèges

lesson-hp-strike-pair = Quatre sortilèges sont là. Lance, et une paire est à toi.
lesson-hp-strike-pair-done = Une paire jette aussi son sortilège. Les voici un par un.
lesson-hp-strike-confundo = { effect-confundo } : lance, et regarde qui joue ensuite.
lesson-hp-strike-confundo-done = Tu prends la paire, et le jeu tourne dans l’autre sens.
lesson-hp-strike-relashio = { effect-relashio } : lance. Puis tous les autres lancent un dé en même temps.
lesson-hp-strike-relashio-done = Ensuite seulement, tu prends tous les dés identiques.
lesson-hp-strike-accio = { effect-accio } : lance, puis tu prends encore un dé de ton choix.
lesson-hp-strike-accio-done = Tu as pris la paire et un dé de plus.
lesson-hp-strike-leviosa = { effect-leviosa } : lance, puis empile ce qui reste.
lesson-hp-strike-leviosa-done = Dans une tour, seul le dé du haut compte, jusqu’à ce que quelqu’un la renverse.
lesson-hp-strike-immobulus = { effect-immobulus } : lance, et personne ne prend cette paire.
lesson-hp-strike-immobulus-done = La paire reste, et tant qu’elle est là aucun sortilège n’agit.
lesson-hp-strike-all = { effect-expelliarmus } L’{ place-arena } est vide, tu lances donc tous tes dés d’un coup.
lesson-hp-strike-all-done = Les dés identiques sont à toi et jettent leur sortilège, seul { face-immobulus } reste. Le dernier joueur qui a des dés gagne.

## Les cloportes

lesson-verasselt-roll = Lance les sept dés : chaque cloporte attrape une carte de sa couleur.
lesson-verasselt-roll-done = { place-catch.Your } est devant toi. Les doubles barres n’ont besoin d’aucune carte.
lesson-verasselt-keep = Touche les dés qui restent, puis lance. Tu dois en lancer au moins quatre.
lesson-verasselt-keep-done = Les sept dés comptent après chaque lancer, même ceux qui sont restés.
lesson-verasselt-stop = Tu as attrapé neuf cartes et il en reste peu. Arrête-toi.
lesson-verasselt-stop-done = { place-catch.Your } attend. Elle est à toi si le joueur suivant ne la pille pas.
lesson-verasselt-bust = Il n’y a que des cartes jaunes et bleues. Lance et vois ce qui peut arriver.
lesson-verasselt-bust-done = Une couleur est sortie plus souvent qu’il n’y a de cartes : { cry-bust.there }. Tu perds { place-catch.your } et pioches deux cartes.
lesson-verasselt-boost = Il n’y a pas de carte rouge. Ajoutes-en de { place-yard.your }, puis lance.
lesson-verasselt-boost-done = Les cartes ajoutées rendent un lancer plus sûr et s’attrapent comme les autres.
lesson-verasselt-plunder = { place-catch.The } du joueur précédent est grande. Choisis de lancer pour elle.
lesson-verasselt-plunder-done = Maintenant tu attrapes des cartes là. Ce que tu laisses va au joueur précédent.
lesson-verasselt-split = Tu reçois { place-catch.your }. Touche ce qui va dans { place-yard.your } ; le reste compte.
lesson-verasselt-split-done = À la fin seul le { place-heap } compte. { place-yard.The } rend les lancers plus sûrs.
