# La table de voll verasselt dans la page, les replays, l’arbitre et l’arène d’entraînement.
# $player est un nom ; $cards une liste comme « 2 jaunes et 1 rouge ».

## voll verasselt : ce qu’il y a sur la table

board-hub = { place-hub.Name }
# À côté du milieu pendant que quelqu’un lance pour un butin.
board-hub-rests = hors jeu pendant ce tour
board-hub-ends = { place-hub.The } : fin de la partie
board-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
# Derrière le nombre de cartes du milieu, sur les écrans étroits.
board-deck-too = , { $count } dans la pioche
# Sous le nombre lui-même.
board-in-deck = dans la pioche
board-your-yard = { place-yard.Your }
board-yard-name = { place-yard.Name } de { $player }
board-yard-of = { $count } sur { $places }
board-yard-holds = { place-yard.Name } de { $player } : { $cards }
board-heap =
    { $count ->
        [one] { $count } carte sur le { place-heap }
       *[other] { $count } cartes sur le { place-heap }
    }
board-heap-short = { place-heap } { $count }
board-heap-hidden = { place-heap } caché
board-your-catch = { place-catch.Your }
board-catch-of = { place-catch.Name } de { $player }
board-unsafe =
    { $count ->
        [one] { $count } carte, pas encore à l’abri
       *[other] { $count } cartes, pas encore à l’abri
    }
board-nothing-yet = rien pour l’instant
board-no-catch = Il n’y a { place-catch.no } sur la table.
board-receives = { $player } reçoit
board-you-receive = Tu reçois
# Une marque courte sur les cartes pour lesquelles on lance.
board-you-roll = tu lances pour celles-ci
board-player-rolls = { $player } lance pour celles-ci
board-dice = Les sept dés
board-dice-show = Les dés montrent : { $faces }.
# $face est une couleur ou la double barre.
board-die = Dé { $number }, { $face }
# Sous un dé : un mot court chacun.
board-roll-word = lance
board-keep-word = garde
board-turn = tour { $number }

## voll verasselt : ce qu’on demande et ce qu’on fait

board-in-flight = Les dés roulent.
board-wait = C’est le tour de { $player }.
board-wait-split = { $player } répartit les cartes reçues.
board-ask-choose = Lancer pour { place-hub.the }, ou piller { $player } ?
board-ask-hub = Ton tour commence { place-hub.in }.
board-ask-roll =
    { $count ->
        [one] Tu lances pour une carte { place-hub.in }. Touche un dé pour le garder.
       *[other] Tu lances pour { $count } cartes { place-hub.in }. Touche un dé pour le garder.
    }
board-ask-roll-catch =
    { $count ->
        [one] Tu lances pour la seule carte { place-catch.of-this }. Touche un dé pour le garder.
       *[other] Tu lances pour les { $count } cartes { place-catch.of-this }. Touche un dé pour le garder.
    }
board-ask-on =
    { $count ->
        [one] Tu as attrapé une carte. Relancer, ou t’arrêter et la laisser là ?
       *[other] Tu as attrapé { $count } cartes. Relancer, ou t’arrêter et les laisser là ?
    }
# $room : places libres dans la cour.
board-ask-split =
    { $count ->
        [one] Tu reçois une carte.
       *[other] Tu reçois { $count } cartes.
    } { $room ->
        [one] { place-yard.Your } a de la place pour une.
       *[other] { place-yard.Your } a de la place pour { $room }.
    }
board-ask-top-up =
    { $count ->
        [one] Il manque une carte { place-hub.in } : ajoutes-en au moins une de { place-yard.your }.
       *[other] Il manque { $count } cartes { place-hub.in } : ajoutes-en au moins autant de { place-yard.your }.
    }
board-plunder = Piller { $player }
board-take-hub = Choisir { place-hub.the }
board-keeps = { $player } en garde { $count }
board-roll = Lancer { $count }
board-roll-for =
    { $count ->
        [one] pour { $count } carte
       *[other] pour { $count } cartes
    }
board-boost-what =
    { $count ->
        [one] ajouter { $count } carte
       *[other] ajouter { $count } cartes
    }
board-stop-what =
    { $count ->
        [0] { place-catch.no }
        [one] { $count } carte attend
       *[other] { $count } cartes attendent
    }
board-split-do = Ranger
board-split-what = { place-yard } { $yard }, { place-heap } { $heap }
board-split-card =
    { $place ->
        [yard] { $colour } : { place-yard.in-the }
       *[heap] { $colour } : sur le { place-heap }
    }
board-to-yard = { place-yard }
board-to-heap = { place-heap }
board-top-up =
    { $count ->
        [one] Ajouter { $count } carte
       *[other] Ajouter { $count } cartes
    }
board-top-up-needs = au moins { $count }
board-into-hub = ajouter { place-hub.in }
board-into-catch = ajouter { place-catch.to }
board-read-hub =
    { $count ->
        [one] { place-hub.In } : { $cards }. Il reste une carte dans la pioche.
       *[other] { place-hub.In } : { $cards }. Il reste { $count } cartes dans la pioche.
    }
board-read-catch = { place-catch.Name } de { $player } : { $cards }.
board-read-yard = { $player } : { place-yard.in-the } { $cards }, sur le { place-heap } { $heap }.
board-where = Qu’y a-t-il sur la table ?
board-keys = Au clavier
board-hint-keep = garder { $faces }
board-hint-add = ajouter { $cards }
board-hint-yard = { $cards } { place-yard.in-the }
board-hint-heap = tout sur le { place-heap }
board-hint-die = mieux vaut le garder
board-hint-to-yard = mieux vaut { place-yard.in-the }

## L’arbitre : on joue avec la vraie boîte et on touche ce qui se passe

board-ref-what = Vous jouez avec la vraie boîte. Touchez ce que montrent les dés ; l’arbitre connaît les règles et tient les comptes.
board-ref-go-on = Reprendre la partie
board-ref-who = Qui joue ? Autour de la table, dans le sens des aiguilles d’une montre.
# À côté d’un nom : cette personne commence.
board-ref-less = Sans { $player }
board-ref-more-people = Une personne de plus
board-ref-tournament = Un tournoi : autant de parties que de joueurs
board-ref-twice = Deux personnes ont le même nom. Donnez à chacune le sien.
board-ref-not-begun = La partie n’a pas encore commencé.
board-ref-watch = Ce qui se passe est saisi sur l’appareil de l’arbitre.
# La question : ce que montre un dé, etc.
board-ref-start = { $player } lance le dé de départ. Que montre-t-il ?
board-ref-turn = { $player } lance un dé. Que montre-t-il ?
board-ref-choice = { $player } s’arrête, ou lance un autre dé. Que montre-t-il ?
board-ref-many =
    { $count ->
        [one] { $player } lance { $count } dé. Que montre-t-il ?
       *[other] { $player } lance { $count } dés. Que montrent-ils ?
    }
board-ref-storm = Tout le monde lance en même temps. Que montre le dé de { $player } ?
board-ref-changes = Un autre dé a tourné ou est sorti ? Touchez-le. Sinon : « Terminé ».
board-ref-now = Ici il y avait : { $face }. Que montre ce dé maintenant ?
board-ref-done = Tout est juste ? Alors : « Terminé ».
board-ref-place = { $player } pose le dé de départ. Quel symbole est dessus ?
board-ref-collect = { $player } prend les dés identiques ?
board-ref-piles = { $player } garde les piles ?
board-ref-extra = Quel autre dé prend { $player } ?
board-ref-tower = { $player } construit une tour avec tous les dés. Dans quel ordre ?
board-ref-pile = { $player } n’a pas de dé libre. Quelle pile est lancée ?
board-ref-race = Qui a fini sa tour en premier ?
board-ref-race-tie = Égalité : touchez tous ceux qui ont fini en premier.
# Boutons.
board-ref-ready = Terminé
board-ref-undo = Annuler
board-ref-undo-last = Annuler la dernière entrée
board-ref-out = dehors
# Un dé lancé, ou touché, n’est plus dans l’arène.
board-ref-out-button = Hors de l’arène
board-ref-stops = { $player } s’arrête
board-ref-takes = Prend tout
board-ref-leaves = Laisse tout
board-ref-keeps = Garder les piles
board-ref-loosens = Défaire les piles
board-ref-none = Aucun dé
board-ref-nobody = Personne
board-ref-tie = Égalité
board-ref-thrown = Dés lancés
board-ref-not-entered = pas encore saisi
board-ref-hit = Un dé touché ? Touchez-le ici.
board-ref-die = { $face }, dans l’arène
board-ref-die-now = { $face }, maintenant : { $now }
board-ref-towers = Quelles tours y a-t-il ?
board-ref-tower-stands = une tour
board-ref-towers-how = Touchez les dés d’une tour de bas en haut. Retirez les tours tombées.
board-ref-tower-away = Retirer cette tour
board-ref-no-tower = Il n’y a pas de tour.
board-ref-another-tower = Une autre tour
board-ref-leaves-game = Quelqu’un quitte la partie
board-ref-who-leaves = Qui part pour de bon ?

## L’arbitre dans voll verasselt

board-ref-setup =
    { $count ->
        [one] Mélangez et découvrez { $count } carte. Laquelle est { place-hub.in } ?
       *[other] Mélangez et découvrez { $count } cartes. Lesquelles sont { place-hub.in } ?
    }
# $where : où vont les cartes ; la cour est celle de $player, qui a raté.
board-ref-drawn =
    { $where ->
        [hub] { $count ->
            [one] Une nouvelle carte arrive { place-hub.in }. Quelle couleur ?
           *[other] { $count } nouvelles cartes arrivent { place-hub.in }. Quelles couleurs ?
        }
        [yard] { $count ->
            [one] { cry-bust } { $player } pioche une carte pour { place-yard.their }. Quelle couleur ?
           *[other] { cry-bust } { $player } pioche { $count } cartes pour { place-yard.their }. Quelles couleurs ?
        }
       *[deck] { $count ->
            [one] Une carte vient de la pioche. Quelle couleur ?
           *[other] { $count } cartes viennent de la pioche. Quelles couleurs ?
        }
    }
board-ref-choose = Pour quelles cartes lance { $player } ?
board-ref-roll = { $player } lance. Que montrent les dés ?
board-ref-roll-or-stop = { $player } s’arrête, ou relance. Que montrent les dés ?
board-ref-rolling =
    { $count ->
        [one] { $player } lance { $count } dé. Que montre-t-il ?
       *[other] { $player } lance { $count } dés. Que montrent-ils ?
    }
board-ref-more =
    { $count ->
        [one] Il manque encore un dé.
       *[other] Il manque encore { $count } dés.
    }
board-ref-tapped = { $count } sur { $all }
board-ref-keep-how = Touchez les dés qui restent, puis ce que montrent les autres.
board-ref-boost =
    { $count ->
        [0] Des cartes { place-yard.of } ?
        [one] { $count } carte { place-yard.of }
       *[other] { $count } cartes { place-yard.of }
    }
board-ref-split =
    { $room ->
        [one] { $player } répartit les cartes. { place-yard.The } a de la place pour une : touchez-la.
       *[other] { $player } répartit les cartes. { place-yard.The } a de la place pour { $room } : touchez-les.
    }
board-ref-top-up =
    { $count ->
        [one] { $player } doit ajouter au moins { $count } carte { place-hub.in }. Laquelle ?
       *[other] { $player } doit ajouter au moins { $count } cartes { place-hub.in }. Lesquelles ?
    }
board-ref-consolation = Combien de cartes pioche { $player } ?

## Replays

board-replay-desk = Commandes de lecture
board-replay-where = Position dans la partie
# Tous les lancers sont comptés ; au tout début c’est 0.
board-replay-throw = lancer { $number } sur { $all }
board-replay-quiet = La partie commence.
board-replay-better-win = Le mieux aurait été : { $best }. Cela a coûté { $cost } % de chances de gagner.
board-replay-better-cards =
    { $cost ->
        [one] Le mieux aurait été : { $best }. Cela a coûté { $cost } carte.
       *[other] Le mieux aurait été : { $best }. Cela a coûté { $cost } cartes.
    }
board-replay-play = Lire
board-replay-pause = Pause
board-replay-forward = Un pas en avant
board-replay-back = Un pas en arrière
board-replay-next-throw = Lancer suivant
board-replay-last-throw = Lancer précédent
board-replay-speed = Vitesse
board-replay-flat = Vue d’en haut
board-replay-share = Partager le lien
board-replay-copied = Le lien est copié.
board-replay-record = Télécharger l’enregistrement
board-replay-keep = Enregistrer pour le hors-ligne
board-replay-drop = Enregistrée pour le hors-ligne
board-replay-kept = Tu peux maintenant revoir cette partie sans connexion.
board-replay-dropped = Cette partie n’est plus enregistrée sur cet appareil.
board-replay-unkept = Ce navigateur ne laisse pas les pages enregistrer quoi que ce soit.
board-replay-missing = Cette partie ne peut pas être affichée
board-verify-entry = Étape { $number }

## L’arène d’entraînement

board-practice-hand = Ton lancer
board-practice-how = Touche pour viser, puis lance : ici rien ne compte.
board-practice-shows =
    { $count ->
        [one] Ton dé montre { $faces }.
       *[other] Tes dés montrent { $faces }.
    }
board-practice-hit =
    { $count ->
        [one] Un dé touché montre maintenant { $faces }.
       *[other] Des dés touchés montrent maintenant { $faces }.
    }
board-practice-out =
    { $count ->
        [one] Un dé est sorti de l’arène.
       *[other] { $count } dés sont sortis de l’arène.
    }
board-practice-clear = Vider l’arène
board-practice-force = Force
board-practice-dice =
    { $count ->
        [one] { $count } dé en main
       *[other] { $count } dés en main
    }
board-practice-numbers = Tes lancers
board-practice-none = Aucun lancer pour l’instant.
# $throws et $dice sont des nombres.
board-practice-sum =
    { $throws ->
        [one] { $throws } lancer
       *[other] { $throws } lancers
    }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
board-practice-turned =
    { $count ->
        [0] Aucun dé posé n’a encore tourné.
        [one] Un dé posé a tourné ou a été éjecté.
       *[other] { $count } dés posés ont tourné ou ont été éjectés.
    }
board-practice-forget = Remettre à zéro
board-practice-aim = Ta visée
board-practice-at = Cible
board-practice-die = un dé
board-practice-twist = Effet

## Les cibles de l’arène d’entraînement

board-target-title = Cibles
board-target-stars =
    { $count ->
        [0] pas encore d’étoile
        [one] { $count } étoile
       *[other] { $count } étoiles
    }
board-target-sum = { $stars } étoiles sur { $most }
# $from et $to sont des faces.
board-target-turn =
    { $box ->
        [strike] Change le { $from } en { $to }.
       *[any] Change { $from } en { $to }.
    }
board-target-flip =
    { $count ->
        [one] Fais tourner un dé, n’importe lequel, sur une autre face.
       *[other] Fais tourner { $count } dés sur une autre face en un lancer.
    }
board-target-pair = Fais tourner des dés pour que deux dés posés soient identiques.
board-target-take = Prends { $count } dés sans en perdre un seul.
# $faces dit ce que montrent les dés près du bord.
board-target-clear = Dégage la paroi : éloigne { $faces }, sans rien faire sortir.
board-target-stay = Lance { $count } dés sans qu’aucun ne sorte.
board-target-earn =
    { $three ->
        [one] Trois étoiles au premier lancer, deux en { $two } lancers au plus, ensuite une.
       *[other] Trois étoiles en { $three } lancers au plus, deux en { $two }, ensuite une.
    }
board-target-reached =
    { $stars ->
        [one] Réussi au lancer { $throws } : une étoile.
       *[other] Réussi au lancer { $throws } : { $stars } étoiles.
    }
board-target-missed =
    { $throws ->
        [one] Pas réussi au premier lancer.
       *[other] Pas réussi en { $throws } lancers.
    }
# $die est ce que montre le dé, $manner une façon de lancer, $force va de 0 à 100.
board-target-hint = Un maître vise { $die } : { $manner }, force { $force }. Cela réussit { $percent } fois sur 100.
board-target-start = Essayer une cible
board-target-next = Cible suivante
board-target-again = Réessayer
board-target-leave = Lancer librement
