# La partie en lignes de texte : la position, les commandes, et ce que dit le programme entre les tours.

## Commandes, un mot chacune, en minuscules, différentes entre elles et des mots de ask.ftl.

play-command-help = aide
play-command-why = pourquoi
play-command-rules = guide
play-command-position = position
play-command-log = journal
play-command-undo = annuler
play-command-save = sauvegarde
play-command-quit = quitter
play-command-resign = abandonner
play-command-move = déplacer
play-word-yes = oui

## Ce que font les commandes. $command est le mot ci-dessus.

play-help = Tu peux aussi taper ces mots à tout moment :
play-help-help = { $command } ou ? : ce qui peut se taper maintenant
play-help-why = { $command } : la règle derrière la dernière décision ou le dernier refus
play-help-rules = { $command } : les règles en bref
play-help-position = { $command } : où se trouve chaque chose
play-help-log = { $command } : ce qui s’est passé jusqu’ici
play-help-undo = { $command } : annuler la dernière réponse, si ni dés ni cartes n’ont été montrés depuis
play-help-save = { $command } : où cette partie est sauvegardée
play-help-quit = { $command } : s’arrêter ici et continuer une autre fois
play-help-manner = Quand tu lances, tu peux ajouter comment, par exemple : 1 frappe
play-help-aim = Pour viser, ajoute un endroit : 1 frappe c4. S’il y a un dé, c’est lui que tu vises. Tu lances de ton côté ({ $side }) ; pour un autre côté, ajoute-le : 1 frappe c4 n
play-help-move = { $command } c4 d5 : déplacer un dé avant ton lancer, si les règles de cette table le permettent
play-help-resign = { $command } : quitter cette partie pour de bon ; les autres continuent

## Début et fin. $game est le nom d’un jeu, $players une liste de noms.

play-begin = { $game } – { $players }. Tape ? pour obtenir de l’aide.
play-resumed = { $game } – { $players }. La partie reprend là où elle s’est arrêtée.
play-saved-in = Cette partie est sauvegardée dans :
play-go-on = Pour continuer : throwdown play --plain --resume { $save }
play-afterwards = Revoir : throwdown replay { $save } --story · Vérifier : throwdown verify { $save }
play-not-saved = Cette partie n’est sauvegardée nulle part.
play-save-failed = La partie n’a pas pu être sauvegardée ({ $reason }). Tu peux continuer à jouer.
play-quit = La partie est interrompue. Tu peux la reprendre à tout moment.
play-quit-unsaved = Partie interrompue.
play-closed = L’entrée est terminée : la partie s’arrête ici.
play-damaged = La sauvegarde était abîmée. Tout ce qui précède le dégât est rétabli ; le fichier abîmé est conservé sous le nom { $file }.

## La liste des sauvegardes. $save est le nom d’une sauvegarde.

play-save-moves =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
play-save-open = { $save } : { $game } avec { $players }, { play-save-moves }, { $when }
play-save-finished = { $save } : { $game } avec { $players }, { play-save-moves }, terminée, { $when }
play-save-damaged = { $save } : { $game } avec { $players }, { play-save-moves }, abîmée à la fin, { $when }
play-saves-none = Il n’y a pas de partie sauvegardée.

## Entre les réponses

play-pass = Passe le clavier à { $player }. { $player } : appuie sur Entrée quand personne d’autre ne regarde.
play-to = { $player } :
play-undone = La dernière réponse est annulée ({ $player }).
play-nothing-to-undo = On ne peut rien annuler : des dés ou des cartes ont été montrés depuis.
play-why-nothing = Rien n’a encore été décidé ni refusé.
play-why = { $clause } : { $sentence }
play-log-empty = Il ne s’est encore rien passé.
play-resign-sure = { $player } quitte la partie pour de bon. Tape { $yes } pour confirmer, autre chose pour rester.
play-stays = Rien n’a changé.
play-try-again = Appuie sur Entrée pour réessayer, ou tape : { $quit }
play-move-consent = { $player } : peut-on écarter les dés des parois avant un lancer, pour toute la partie ? Tape { $yes } pour accepter, autre chose pour refuser.

## La course de la colonne de feu

play-race-who = Qui a fini en premier ?
play-race-name = { $player }
play-race-default = Entrée seule : tirer le vainqueur au sort.
play-race-ready =
    { $count ->
        [one] { $player } : quand GO apparaît, appuie sur Entrée, puis encore une fois pour ton seul dé. Entrée pour commencer.
       *[other] { $player } : quand GO apparaît, appuie sur Entrée, puis une fois pour chacun des { $count } dés. Entrée pour commencer.
    }
play-race-go = GO
play-race-time = { $player } : { $seconds } secondes.

## Tournois. $number compte les parties ; le plus petit total est le meilleur.

play-tournament-game = Partie { $number } sur { $games }. { $player } commence.
play-tournament-decider = La belle entre { $players }. { $player } commence.
play-tournament-total =
    { $count ->
        [one] { $player } : { $count } point
       *[other] { $player } : { $count } points
    }
play-tournament-tie = { $players } sont à égalité. Partager la victoire, ou jouer encore une partie ?
play-tournament-share = Partager.
play-tournament-play = Jouer encore une partie.
play-tournament-won = Victoire au tournoi : { $players }.
play-word-share = partager
play-word-play = jouer

## La position

play-seat-you = { $player } (toi)
play-seat-turn = { $player } (à jouer)
play-seat-other = { $player }
play-seat-out = { $player } : éliminé
play-arena-empty = Arène : vide
play-arena-tower-only = Arène : seulement la tour
play-arena = Arène : { $symbols }
play-tower = Tour, de bas en haut : { $symbols }. Seul le sommet compte : { $top }.
play-die-at = { $symbol } en { $cell }
play-die-at-wall = { $symbol } en { $cell } près de la paroi
play-tower-at = Tour en { $cell } de bas en haut : { $symbols }. Seul le sommet, { $top }, compte.
play-map =
    { $towers ->
        [0] Vue d’en haut : le nord est en haut, un point est un endroit vide.
       *[other] Vue d’en haut : le nord est en haut, un point est un endroit vide, une étoile marque une tour.
    }
play-supply =
    { $count ->
        [0] { $player } : pas de dés
        [one] { $player } : { $count } dé
       *[other] { $player } : { $count } dés
    }
play-supply-piles =
    { $count ->
        [one] { $player } : { $count } dé, dont { $piles }
       *[other] { $player } : { $count } dés, dont { $piles }
    }
play-pile = une pile de { $count }
play-supply-hidden = { $player } : a des dés
play-supply-none = { $player } : pas de dés
play-elements = Pouvoirs actifs : { $elements }
play-direction-back = On joue dans le sens antihoraire.
play-removed =
    { $count ->
        [one] Hors du jeu : { $count } dé
       *[other] Hors du jeu : { $count } dés
    }
play-hub =
    { $count ->
        [0] { place-hub.Name } : vide
       *[other] { place-hub.Name } : { $cards }
    }
play-catch-waiting = { place-catch.Name } en attente, pas encore à l’abri ({ $player }) : { $cards }
play-catch-plundered = { place-catch.Name } en jeu dans ce tour ({ $player }) : { $cards }
play-catch-own = Attrapé dans ce tour ({ $player }) : { $cards }
play-dice = Dés : { $dice }
play-die = { $number } = { $face }
play-yard = { $player } : { place-yard.in-the } { $cards } ; sur le { place-heap } { $heap }
play-yard-hidden = { $player } : { place-yard.in-the } { $cards } ; { place-heap } caché
play-deck =
    { $count ->
        [0] Pioche : vide
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }

## Commencer et relire

play-player = Joueur { $number }
play-record-heading = { $game } : { $players }.
play-record-stops = L’enregistrement s’arrête ici : la partie n’était pas finie.
play-no-drawing = Ce terminal utilise { $encoding }, qui ne permet pas d’afficher l’écran. Tu joues en lignes simples. Définis PYTHONIOENCODING=utf-8 pour avoir l’écran.
play-dumb-terminal = Ce terminal (TERM={ $term }) ne peut pas afficher l’écran. Tu joues en lignes simples.
play-no-screen = L’écran n’est pas installé. Tu joues en lignes simples.
