# La fin d’une partie raconte son histoire ; partager une partie ou un lancer.
# $by et $mean sont des nombres à une décimale ; $what est l’un de story-what-… ; $face est un symbole.

story-title = L’histoire de la partie
story-wait = Comptage des lancers …
story-luck = Était-ce la chance ?
story-luck-no = Pas plus que d’habitude.
story-luck-some = Un peu.
story-luck-yes = Oui, en partie.
story-luck-few = Trop peu de lancers pour le dire.
story-luck-hands = Les dés seuls ne le disent pas : « Toute l’histoire » répète chaque lancer de la même main.
story-luck-normal = Tous les nombres sont normaux : 9 parties sur 10 sont ainsi.
story-remark =
    { $who ->
        [you] Tu as eu { $by } { $what } { $way } que d’habitude. Cela arrive dans une partie sur { $count }.
       *[player] { $player } a eu { $by } { $what } { $way } que d’habitude. Cela arrive dans une partie sur { $count }.
    }
story-more = de plus
story-less = de moins
story-what-matches = combinaisons
story-what-lost = { $face }
story-what-out = dés sortis
story-what-busts = { cry-bust.many }
story-what-caught = cartes attrapées
story-label-matches = Combinaisons
story-label-out = Dehors
story-label-busts = { cry-bust.Many }
story-label-caught = Cartes attrapées
story-against = Tes lancers et la moyenne
story-choose = Ce qui est compté
story-of =
    { $throws ->
        [one] { $seen } en { $throws } lancer
       *[other] { $seen } en { $throws } lancers
    }
story-usual = autour de la moyenne
story-low-end = bas de la normale
story-high-end = haut de la normale
story-rare = 1 partie sur { $count }
story-band = 9 parties sur 10
story-average = moyenne
story-row = moyenne { $mean }, normal de { $low } à { $high }
story-faces =
    { $count ->
        [one] Faces, { $count } dé lancé
       *[other] Faces, { $count } dés lancés
    }
story-face-rare = { $seen } × { $face } (moyenne { $mean }). Pour cette face, cela arrive dans 1 partie sur { $count } ; pour n’importe laquelle, dans environ 1 sur { $any }.
story-course-dice = Dés devant chaque joueur
story-course-cards = Cartes gagnées
story-start = début
story-throw = lancer { $number }
story-as-table = En tableau
story-aim = Où sont allés les lancers
story-aim-told =
    { $throws ->
        [one] { $struck } lancer sur { $throws } a touché un dé, { $turned } en a retourné ou éjecté un, { $matched } a donné une combinaison.
       *[other] { $struck } lancers sur { $throws } ont touché un dé, { $turned } en ont retourné ou éjecté un, { $matched } ont donné une combinaison.
    }
story-aim-hit = visé là, dé touché
story-aim-none = visé là, aucun touché
story-aim-landed = arrêté là
story-aim-out = tombé dehors
story-aim-one = Lancer { $number } : { $result }
story-aim-matched = combinaison
story-aim-turned = dé retourné
story-aim-struck = dé touché
story-aim-nothing = rien touché
story-aim-whose = Les lancers de qui
story-everybody = Tout le monde
story-plunders =
    { $count ->
        [one] { $player } : { $count } pillage, cartes attrapées : { $cards }
       *[other] { $player } : { $count } pillages, cartes attrapées : { $cards }
    }
story-how = Comment nous comptons la chance
story-how-text = Nous prenons chaque lancer de cette partie tel quel : les mêmes dés, la même force, la même position. Nous en calculons exactement la fréquence des combinaisons, des sorties et des faces. Tous les lancers ensemble donnent la moyenne et la zone où se trouvent 9 parties sur 10. En visant bien, on peut faire mieux. Parmi beaucoup de nombres, un ou deux sortent toujours du lot.
story-how-hands = Les lancers à la main sont comptés à côté de lancers ordinaires de même force. Qu’un dé montre un X n’est que hasard. Qu’il sorte et ce qu’il retourne dépend aussi de la main. Pour les chances de gagner, nous répétons chaque lancer, ce qui sépare les deux.
story-share = Partager
story-share-throw = Partager ce lancer
story-copy-this = Copie ce lien :
story-preview-game = Une partie de { $game }
story-hundred = Le même lancer, cent fois
story-hundred-why = Ton navigateur répète ce lancer sur les mêmes dés, chaque fois avec un autre tremblement et d’autres faces. À côté, un lancer plus doux vise la même cible.
story-hundred-which = Quel lancer
story-hundred-go = Lancer cent fois
story-hundred-stop = Arrêter
story-hundred-hand = Ce lancer (force { $force })
story-hundred-calmer = Un lancer plus doux (force { $force })
story-hundred-matched = combinaison
story-hundred-turned = dé retourné
story-hundred-out = sorti
story-hundred-of = { $count } sur { $throws }
story-hundred-calm = Ce lancer était déjà doux : il n’y en a pas de plus doux pour comparer.

## The best throw, at the end of a game

story-best-throw =
    Meilleur lancer : { $player }, lancer { $number } : { $count ->
        [one] un dé pris.
       *[other] { $count } dés pris.
    }
story-best-roll =
    Meilleur lancer : { $player }, lancer { $number } : { $count ->
        [one] une carte attrapée.
       *[other] { $count } cartes attrapées.
    }
story-best-watch = Le revoir
story-comeback =
    { $game ->
        [cards] Une remontée : le retard était grand.
       *[dice] Une remontée : il ne restait qu’un dé.
    }
