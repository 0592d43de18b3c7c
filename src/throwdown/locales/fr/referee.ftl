# L’arbitre : il aide ceux qui jouent avec la vraie boîte. Il demande, décide et raconte.
# « Tu » est la personne qui tape. Les lignes sont coupées à 79 caractères ; les phrases restent courtes.

## Mots que l’on peut taper, un mot chacun, en minuscules, tous différents.
## Les mots anglais sont compris dans toutes les langues. Aucun mot ne peut être le nom d’une face.

referee-word-stop = stop
referee-word-yes = oui
referee-word-no = non
# Avant un lancer : un dé de l’arène a été déplacé.
referee-word-move = bouger
referee-word-keep = garder
referee-word-share = partager
referee-word-decider = belle
referee-word-undo = annuler
referee-word-why = pourquoi
referee-word-help = aide
referee-word-show = montrer
referee-word-scores = points
referee-word-leave = partir
referee-word-quit = quitter
# Un dé qui n’est pas dans l’arène.
referee-word-out = dehors
# Une tour qui est tombée.
referee-word-fallen = chute
# « debout 2 » : deux dés d’une tour tiennent encore.
referee-word-stand = debout
referee-word-none = aucun

## Début et fin

referee-open = Arbitre pour { $game }. Vous lancez les vrais dés et vous tapez ce qu’ils montrent.
# $players est une liste de referee-numbered.
referee-players = À la table, dans le sens horaire : { $players }.
referee-numbered = { $number } = { $player }
referee-open-help = Tapez aide, annuler ou pourquoi à tout moment.
referee-resumed =
    { $count ->
        [one] La partie reprend là où elle s’est arrêtée, après une entrée.
       *[other] La partie reprend là où elle s’est arrêtée, après { $count } entrées.
    }
referee-closed = La partie est sauvegardée. Pour la reprendre : throwdown referee --resume { $save }
referee-closed-unsaved = La partie s’arrête ici. Elle n’est pas sauvegardée.
referee-closed-early = Personne n’a nommé les joueurs : aucune partie n’a commencé.
referee-not-saved = La partie ne peut pas être sauvegardée : { $reason }. Vous pouvez continuer à jouer.
referee-damaged = Le fichier est abîmé à la ligne { $line }. La partie reprend avant cette ligne. Le fichier abîmé est enregistré sous le nom { $file }.
referee-ask-names = Qui joue ? Tapez les noms dans le sens horaire, avec des virgules :
referee-unclear-names = Il faut de { $least } à { $most } joueurs. Tapez des noms différents, séparés par des virgules.
referee-ask-done = La partie est finie. Appuyez sur Entrée pour terminer, ou tapez annuler :

## Tournois

referee-tournament = { title-tournament }, partie { $game } sur { $games }.
# $scores est une liste de joueurs avec leurs points.
referee-tally = Points après la partie { $game } sur { $games } : { $scores }. Celui qui a le moins de points gagne.
referee-champions =
    { $count ->
        [one] { $players } gagne le tournoi.
       *[other] { $players } se partagent le tournoi.
    }
referee-ask-next = Appuyez sur Entrée pour la partie suivante, ou tapez annuler :
referee-ask-decider = Il y a égalité : on joue la belle. Appuyez sur Entrée pour commencer, ou tapez annuler :
referee-ask-tie = { $players } sont à égalité. Tapez partager ou belle :
referee-unclear-tie = Tapez partager pour partager le tournoi, ou belle pour jouer encore une partie.
referee-no-tournament = C’est une partie isolée : il n’y a pas de points à montrer.
referee-unclear-enter = L’arbitre ne comprend pas « { $typed } ». Appuyez sur Entrée, ou tapez annuler.

## Ce qu’on demande dans les jeux d’arène

referee-ask-place = { $player } pose le dé de départ. Quel symbole ({ $faces }) ?
referee-ask-start = { $player } lance le dé de départ. Que montre-t-il ?
referee-ask-turn = { $player } lance un dé. Que montre-t-il ?
referee-ask-choice = { $player } : stop (s), ou lancer encore un dé. Que montre-t-il ?
# $piles est une liste de referee-pile et referee-pile-one.
referee-ask-turn-piles = { $player } lance un dé ou une pile ({ $piles }). Que montrent-ils ?
referee-ask-choice-piles = { $player } : stop (s), ou lancer un dé ou une pile ({ $piles }). Que montrent-ils ?
referee-pile =
    { $count ->
        [one] { $key } = une pile de { $count } dé
       *[other] { $key } = une pile de { $count } dés
    }
referee-pile-one =
    { $count ->
        [one] { $key } = un dé d’une pile de { $count }
       *[other] { $key } = un dé d’une pile de { $count }
    }
referee-ask-landing =
    { $count ->
        [one] { $player } a lancé. Que montre le dé ? Quoi d’autre a changé ?
       *[other] { $player } a lancé. Que montrent les { $count } dés ? Quoi d’autre a changé ?
    }
# $seats est une liste comme « 1 = Mara, 3 = Jo » ; $example montre comment la taper.
referee-ask-storm = Que montrent ces dés : { $seats } ? Par exemple { $example }.
referee-ask-reaction = { $player } n’a pas de dé libre. Quelle pile est lancée ({ $piles }) ?
referee-ask-race = Qui a fini sa tour en premier : { $seats } ? Pour une égalité, tapez 1=2.
referee-ask-collect = Est-ce que { $player } prend les dés identiques ? (oui ou non, Entrée = oui)
referee-ask-piles = Est-ce que { $player } garde ses piles debout ? (oui ou non)
referee-ask-accio = Quel dé { $player } prend-il en plus : { $faces } ? (Entrée = aucun)
referee-ask-accio-must = Quel dé { $player } prend-il en plus : { $faces } ?
referee-ask-accio-lot = Quel dé le hasard a-t-il donné : { $faces } ?
referee-ask-tower = { $player } construit une tour avec { $faces }. Dans quel ordre, de bas en haut ?
referee-ask-tower-lot = Une tour est construite au hasard avec { $faces }. Dans quel ordre, de bas en haut ?
referee-ask-move-group = Le dé a-t-il été rapproché des autres ? (oui ou non, Entrée = oui)
referee-ask-move-wall = Le dé était-il contre une paroi ? (oui ou non, Entrée = oui)
referee-ask-move-consent = Tous les joueurs sont-ils d’accord ? (oui ou non, Entrée = oui)

## Ce qu’on demande dans voll verasselt.

referee-ask-setup =
    { $count ->
        [one] Quelle carte est { place-hub.in } ? Par exemple { colour-letter-yellow }
       *[other] Quelles { $count } cartes sont { place-hub.in } ? Par exemple { colour-letter-yellow }4 { colour-letter-blue }3 { colour-letter-red }2 { colour-letter-green }1
    }
referee-ask-choose = { $player } lance pour { place-hub.the } ({ $hub }) ou pour { place-catch.the } en attente ({ $catch }) ?
referee-ask-roll = { $player } lance pour { $cards }. Quels dés ? (Entrée = tous)
referee-ask-roll-or-stop = { $player } : stop (s), ou relancer pour { $cards }. Quels dés ? (Entrée = tous)
referee-ask-rolling =
    { $count ->
        [one] { $player } lance { $count } dé. Que montre-t-il ?
       *[other] { $player } lance { $count } dés. Que montrent-ils ?
    }
referee-ask-distribute =
    { $room ->
        [one] { $player } reçoit { $cards }. Quelle carte va { place-yard.in-the } ? Place libre : { $room }. (Entrée = aucune)
       *[other] { $player } reçoit { $cards }. Quelles cartes vont { place-yard.in-the } ? Places libres : { $room }. (Entrée = aucune)
    }
referee-ask-top-up =
    { $count ->
        [one] { $player } doit ajouter { place-hub.in } au moins { $count } carte de { place-yard.their } ({ $yard }). Laquelle ?
       *[other] { $player } doit ajouter { place-hub.in } au moins { $count } cartes de { place-yard.their } ({ $yard }). Lesquelles ?
    }
referee-ask-consolation =
    { $count ->
        [one] { $player } peut piocher { $count } carte. Combien ? (Entrée = { $count })
       *[other] { $player } peut piocher jusqu’à { $count } cartes. Combien ? (Entrée = { $count })
    }
referee-ask-drawn =
    { $count ->
        [one] { $count } carte vient de la pioche. Quelle couleur ? Par exemple { colour-letter-yellow }
       *[other] { $count } cartes viennent de la pioche. Quelles couleurs ? Par exemple { colour-letter-yellow }2 { colour-letter-blue }1
    }

## Ce à quoi la boîte devrait ressembler maintenant

# $dice : des faces, et des tours entre crochets, de bas en haut.
referee-arena = Dans l’arène : { $dice }.
referee-arena-empty = L’arène est vide.
# $supplies est une liste des quatre qui suivent.
referee-supplies = Dés : { $supplies }.
referee-supply = { $player } { $count }
referee-supply-piles = { $player } { $count } (piles : { $piles })
referee-supply-hidden = { $player } (caché)
referee-supply-out = { $player } (éliminé)
# $cards et $yard sont des cartes comme on les tape (Y4 B3) ; $dice sont les faces des sept dés.
referee-hub =
    { $deck ->
        [one] { place-hub.Name } : { $cards }. Pioche : { $deck } carte. Dés 1 à 7 : { $dice }
       *[other] { place-hub.Name } : { $cards }. Pioche : { $deck } cartes. Dés 1 à 7 : { $dice }
    }
referee-catch = { place-catch.The } en attente ({ $player }) : { $cards }.
referee-own-catch = { $player } a attrapé { $cards } jusqu’ici.
# $yards est une liste des deux qui suivent, et de referee-supply-out.
referee-yards = { place-yard.In-plural } (et sur les { place-heap }) : { $yards }.
referee-yard = { $player } { $yard } ({ $heap })
referee-yard-hidden = { $player } { $yard }
referee-nothing-there = Il n’y a rien pour l’instant.

## Annuler et pourquoi

referee-undone = La dernière entrée a été annulée.
referee-nothing-to-undo = Il n’y a rien à annuler.
referee-why = { $rule } ({ $clause })
referee-why-nothing = Il n’y a encore rien à expliquer.

## Aide. $one et $two sont deux faces de ce jeu, $lost est celle qui fait perdre un dé.

referee-help-landing = Tapez ce que montre le dé lancé : { $one }. Le début d’un mot suffit. Un dé qui n’est pas dans l’arène est dehors. Plusieurs dés : un mot pour chacun. Des virgules peuvent les séparer, et « 2x { $one } » compte des dés identiques.
referee-help-changes = Tapez avec > ce qui a changé d’autre. « { $one } { $two }>{ $lost } » : un dé { $two } qui était là montre maintenant { $lost }. « { $one } { $two }>dehors » : il a été éjecté.
referee-help-towers = Tours : « chute » si toutes sont tombées, « debout 2 » si deux dés sont encore empilés. « [{ $one } { $two }] » est une tour de bas en haut. « ^{ $two }>{ $lost } » désigne le dé dans la tour.
referee-help-piles = Piles : p1 lance la pile 1, f1 en lance un seul dé si les règles de la table le permettent.
referee-help-cards = Cartes : { colour-letter-yellow } = { colour-yellow }, { colour-letter-blue } = { colour-blue }, { colour-letter-red } = { colour-red }, { colour-letter-green } = { colour-green }. « { colour-letter-yellow }2 { colour-letter-blue }1 » : 2 cloportes jaunes et 1 cloporte bleu ; les mots entiers vont aussi. Sur les dés, = est la double barre.
referee-help-dice = Dés : tapez les numéros des dés à lancer, « 1 2 3 4 », ou ce qui est gardé, « garder { colour-letter-yellow }{ colour-letter-blue } ». « +{ colour-letter-yellow } » ajoute d’abord une carte jaune { place-yard.of }.
referee-help-commands = À tout moment : annuler supprime la dernière entrée, pourquoi montre la règle, montrer indique où sont les dés et les cartes, points montre les points. Avec partir NOM un joueur quitte la partie, et quitter sauvegarde et arrête. « bouger » et une face : un dé de l’arène a été déplacé avant un lancer.

## Une réponse impossible. $typed est ce qui a été tapé.

referee-must-throw = Chaque tour commence par un lancer : { $player } ne peut pas encore s’arrêter.
referee-must-roll = { $player } doit lancer au moins une fois avant de s’arrêter.
referee-unclear-yes-no = « { $typed } » n’est ni oui ni non : tapez l’un des deux.
referee-unclear-choice = « { $typed } » ne peut pas être choisi maintenant.
referee-unclear-face = « { $typed } » n’est pas une face. Tapez l’une d’elles : { $faces }. Un dé sorti de l’arène est dehors.
referee-unclear-leaning = Un dé { face-leaning } ne compte pas encore : poussez la boîte ou tapez sur la table jusqu’à ce qu’il soit à plat. Tapez ensuite ce qu’il montre.
referee-unclear-not-lying = Aucun dé de l’arène ne montre { $face }. Il y a : { $faces }.
referee-unclear-not-in-tower = Aucun dé d’une tour ne montre { $face }. Dans l’arène, il y a : { $faces }.
referee-unclear-too-many = « { $typed } » fait un dé de plus que { $player } n’en a lancé.
referee-unclear-missing =
    { $count ->
        [one] Il manque un dé ({ $player }) : tapez sa face, ou dehors.
       *[other] Il manque { $count } dés ({ $player }) : tapez une face pour chacun, ou dehors.
    }
referee-unclear-seat = « { $typed } » n’a pas lancé de dé. Tapez l’un de ceux-ci : { $seats }.
referee-unclear-racer = « { $typed } » n’a pas fait la course. Tapez l’un de ceux-ci : { $seats }. Tapez aucun si personne n’a fini.
referee-unclear-stand = Tapez combien de dés de la tour tiennent encore, par exemple : debout 2
referee-unclear-in-tower = Tapez ce qui a changé dans la { place-tower } : avec > comme dans l’aide, ou « chute ».
referee-unclear-bracket = Il manque un crochet d’une tour. Écrivez une tour [a b], de bas en haut.
referee-unclear-pile = Tapez quelle pile : { $piles }.
referee-unclear-extra = Il faut prendre un dé. Tapez l’un de ceux-ci : { $faces }.
referee-unclear-tower = Une tour se fait avec tous les dés de l’arène. Tapez chacun de ceux-ci une fois : { $faces }.
referee-unclear-leave = Qui s’en va ? Tapez partir et l’un de ceux-ci : { $seats }.
referee-unclear-nothing-flies = Aucun dé n’est en l’air maintenant. Répondez d’abord à la question.
referee-unclear-lot = Tapez-les dans l’ordre du tirage : { $items }
referee-unclear-rolled =
    { $count ->
        [one] « { $typed } » ne peut pas être ce que montre le dé. Tapez { colour-letter-yellow }, { colour-letter-blue }, { colour-letter-red }, { colour-letter-green } ou =.
       *[other] « { $typed } » ne peut pas être ce que montrent les dés. Tapez { $count } faces, chacune avec { colour-letter-yellow }, { colour-letter-blue }, { colour-letter-red }, { colour-letter-green } ou =.
    }
referee-unclear-group = « { $typed } » n’est pas une réponse. Tapez { $hub } pour { place-hub.the } ou { $catch } pour { place-catch.the }.
referee-unclear-cards = « { $typed } » ne désigne pas de cartes. Tapez des lettres et des nombres, par exemple { colour-letter-yellow }2 { colour-letter-red }1.
referee-unclear-yard = Ce n’est pas { place-yard.in-the }. Il y a : { $yard }.
referee-unclear-dice = « { $typed } » ne désigne pas de dés. Tapez des numéros différents de 1 à 7, ou garder et les faces qui restent.
referee-unclear-few-dice =
    { $count ->
        [one] { $count } dé, c’est trop peu : lancez-en au moins { $least }.
       *[other] { $count } dés, c’est trop peu : lancez-en au moins { $least }.
    }
referee-unclear-keep = Ces dés ne peuvent pas être gardés. Les dés montrent { $dice }.
referee-unclear-received = Ces cartes n’ont pas été reçues. Il y a { $cards }.
referee-unclear-room =
    { $room ->
        [one] C’est trop : il n’y a que { $room } place { place-yard.in-the }.
       *[other] C’est trop : il n’y a que { $room } places { place-yard.in-the }.
    }
referee-unclear-top-up =
    { $count ->
        [one] C’est trop peu : il faut { $count } carte { place-hub.in }.
       *[other] C’est trop peu : il faut { $count } cartes { place-hub.in }.
    }
referee-unclear-count = On ne peut pas piocher « { $typed } » cartes. Tapez un nombre de 0 à { $most }.
# $colour est une couleur comme jaune ; $count dit combien de ses cartes restent dans la pioche.
referee-unclear-deck =
    { $count ->
        [0] Il ne reste aucune carte de couleur { $colour } dans la pioche.
        [one] Il ne reste que { $count } carte de couleur { $colour } dans la pioche.
       *[other] Il ne reste que { $count } cartes de couleur { $colour } dans la pioche.
    }
# $typed : combien de cartes ont été tapées ; $count : combien il en faut.
referee-unclear-drawn =
    { $count ->
        [one] Il faut nommer { $count } carte, pas { $typed }.
       *[other] Il faut nommer { $count } cartes, pas { $typed }.
    }
