# Les leçons : avant une étape, ce qu’il faut faire ; « -done » quand c’est fait. Une phrase ou deux, assez courtes pour un téléphone.

lesson-title = Leçon
lesson-steps = Étapes de la leçon
lesson-step = Étape { $step } sur { $count }
lesson-back = Retour
lesson-skip = Passer
lesson-next = Suite
lesson-retry = Encore une fois
lesson-over = Du début
lesson-leave = Quitter
lesson-again = Pas cette fois. Remets tout en place et réessaie.
lesson-turned = Ici le dé a été tourné dans la main ; à une table, c’est le hasard.

## Le cœur de tous les jeux d’arène

lesson-strike-throw = Chaque tour commence par un dé : tire-le en arrière et lâche-le, ou appuie sur « { page-throw } ».
lesson-strike-throw-done = C’était un lancer. Ce qui est dans l’{ place-arena } est là pour tous.
lesson-strike-pair = Les cinq nombres sont là. Lance un dé et trouve son jumeau.
lesson-strike-pair-done = Les symboles égaux sont à toi, peu importe qui les a lancés. Ton tour se termine ainsi.
lesson-strike-lost = Lance : ce dé montrera un X.
lesson-strike-lost-done = Un X sort du jeu pour de bon, même si c’est un choc qui l’a retourné.
lesson-strike-on = Rien ne correspond, mais quatre nombres différents sont là. Lance encore un dé.
lesson-strike-on-done = Tu peux continuer tant que rien ne correspond et que tu as des dés.
lesson-strike-stop = Rien ne correspond et il ne te reste que deux dés. Arrête-toi et garde-les.
lesson-strike-stop-done = Tes dés sont en sûreté, et le joueur suivant trouve ce qui est là.
lesson-strike-hit = Choisis « { arena-manner-smash } », vise un dé et lance : un dé touché peut tourner.
lesson-strike-hit-done = Les dés retournés peuvent correspondre aussi. Ceux qui sautent dehors sont perdus.
lesson-strike-all = L’{ place-arena } est vide quand ton tour commence : tous tes dés partent d’un coup.
lesson-strike-all-done = Tout ce qui correspond est à toi, le reste demeure. Sans cela, tu serais éliminé.
lesson-strike-last = C’est ton dernier dé. Il te faut un symbole égal pour rester en jeu.
lesson-strike-last-done = Sauvé ! Le dernier à avoir des dés gagne. C’est tout le jeu.

## Les éléments

lesson-impact-place = Choisis ce que montre le premier dé.
lesson-impact-place-done = Un dé est toujours là d’abord, et jamais avec la face vierge en haut.
lesson-impact-pair = Les cinq symboles sont là. Lance un dé et trouve son jumeau.
lesson-impact-pair-done = Les symboles égaux sont à toi, peu importe qui les a lancés. Ton tour se termine ainsi.
lesson-impact-lost = Lance : ce dé montrera la face vierge.
lesson-impact-lost-done = Une face vierge sort du jeu pour de bon, même si c’est un choc qui l’a retournée.
lesson-impact-move = Avant un lancer tu peux déplacer des dés. Rapproches-en deux si tu veux, puis lance dessus.
lesson-impact-move-done = Déplacer ne coûte rien. On ne tourne ni n’empile aucun dé à la main.
lesson-impact-stop = Rien ne correspond et il te reste trois dés. Arrête-toi et garde-les.
lesson-impact-stop-done = Tes dés sont en sûreté. Qui n’en a plus est éliminé.
lesson-impact-all = { effect-big-bang } : l’{ place-arena } est vide, tous tes dés partent donc d’un coup.
lesson-impact-all-done = Tout ce qui correspond est à toi, le reste demeure. Le dernier à avoir des dés gagne.

## Un pouvoir

lesson-impact-power-storm = { effect-storm } : lance, et deux éclairs font lancer un dé à tous les autres.
lesson-impact-power-storm-done = Ensuite tu prends tout ce qui correspond, leurs dés compris.
lesson-impact-power-hurricane = { effect-hurricane } : tu as trois dés, ton voisin de droite neuf. Lance.
lesson-impact-power-hurricane-done = Tu prends d’abord ce qui correspond, puis chacun donne tous ses dés à gauche.
lesson-impact-power-boulders = { effect-boulders } : lance, et prends deux pierres.
lesson-impact-power-boulders-done = Les pierres que tu prends forment une { place-pile } devant toi.
lesson-impact-power-pile = Une { place-pile } de trois dés est devant toi. Choisis-la et lance-la.
lesson-impact-power-pile-done = Elle peut partir tout entière : cela compte comme un seul lancer.
lesson-impact-power-swamp = { effect-swamp } : deux symboles d’eau sont là. Lance.
lesson-impact-power-swamp-done = On ne prend jamais l’eau. Touche-la : avec un autre symbole elle peut correspondre.
lesson-impact-power-fire = { effect-fire } : deux feux lancent une course, et peu de dés s’empilent vite. Lance.
lesson-impact-power-fire-done = La première tour prend tout ce qui correspond. Ici le hasard a couru pour toi ; à une table tu empiles toi-même.

## Tous les pouvoirs

lesson-impact-avatar-any = Tous les pouvoirs sont éveillés et tous les symboles sont là. Lance et regarde.
lesson-impact-avatar-any-done = Ce qui correspond déclenche son pouvoir.
lesson-impact-avatar-order = Maintenant tous tes dés d’un coup : plusieurs pouvoirs peuvent agir.
lesson-impact-avatar-order-done = L’ordre conseillé, suivi ici : { effect-storm }, { effect-fire }, { effect-boulders }, { effect-hurricane }.
lesson-impact-avatar-swamp = Deux symboles d’eau sont là. Lance.
lesson-impact-avatar-swamp-done = { effect-swamp } : quoi qu’il arrive, personne ne prend l’eau.

## Les sortilèges

lesson-hp-strike-pair = Quatre sortilèges sont là. Lance, et une paire est à toi.
lesson-hp-strike-pair-done = Une paire jette aussi son sortilège. Les voici un par un.
lesson-hp-strike-confundo = { effect-confundo } : lance, et regarde à qui c’est le tour.
lesson-hp-strike-confundo-done = Tu prends la paire, et le jeu tourne dans l’autre sens.
lesson-hp-strike-relashio = { effect-relashio } : lance. Puis tous les autres lancent un dé en même temps.
lesson-hp-strike-relashio-done = Alors seulement tu prends tout ce qui correspond.
lesson-hp-strike-accio = { effect-accio } : lance, puis prends encore un dé de ton choix : il te revient.
lesson-hp-strike-accio-done = C’était la paire et un dé en plus.
lesson-hp-strike-leviosa = { effect-leviosa } : lance, puis empile ce qui reste.
lesson-hp-strike-leviosa-done = D’une tour, seul le dé du haut compte, jusqu’à ce qu’on la renverse.
lesson-hp-strike-immobulus = { effect-immobulus } : lance, et personne ne prend cette paire.
lesson-hp-strike-immobulus-done = La paire reste, et tant qu’elle est là aucun sortilège n’agit.
lesson-hp-strike-all = { effect-expelliarmus } : l’{ place-arena } est vide, tous tes dés partent donc d’un coup.
lesson-hp-strike-all-done = Tout ce qui correspond est à toi et jette son sortilège. Le dernier à avoir des dés gagne.

## Les cloportes

lesson-verasselt-roll = Lance les sept dés : chaque cloporte attrape une carte de sa couleur.
lesson-verasselt-roll-done = { place-catch.Your } est devant toi. Les doubles barres n’ont besoin d’aucune carte.
lesson-verasselt-keep = Touche les dés qui doivent rester, puis lance. Il faut en lancer au moins quatre.
lesson-verasselt-keep-done = Les sept dés comptent après chaque lancer, même ceux qui sont restés.
lesson-verasselt-stop = Neuf cartes sont attrapées et il en reste peu. Arrête-toi.
lesson-verasselt-stop-done = { place-catch.Your } attend. Elle est à toi si le joueur suivant ne la pille pas.
lesson-verasselt-bust = Il n’y a que des cartes jaunes et bleues. Lance et vois ce qui peut arriver.
lesson-verasselt-bust-done = Une couleur est sortie plus souvent qu’il n’y a de cartes : { cry-bust.there }. Tu perds { place-catch.your } et pioches deux cartes.
lesson-verasselt-boost = Il n’y a pas de carte rouge. Ajoutes-en de { place-yard.your }, puis lance.
lesson-verasselt-boost-done = Les cartes ajoutées rendent un lancer plus sûr et s’attrapent comme les autres.
lesson-verasselt-plunder = { place-catch.The } du joueur précédent est riche. Choisis de lancer pour elle.
lesson-verasselt-plunder-done = Maintenant tu attrapes là. Ce que tu laisses va à son propriétaire.
lesson-verasselt-split = Tu reçois { place-catch.your }. Touche ce qui va dans { place-yard.your } ; le reste compte.
lesson-verasselt-split-done = À la fin seul le { place-heap } compte. { place-yard.The } rend les lancers plus sûrs.
