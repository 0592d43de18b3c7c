# La partie sur un écran de texte. Les lignes de touches ont 78 caractères au plus ; ce qui dépasse est coupé.
# Les noms de touches restent courts : Entrée, Espace, Échap, F1. Les lettres (d t i s a n h u w q x m) ne changent pas.

screen-too-small = Agrandis la fenêtre : il faut { $width } colonnes et { $height } lignes. Ou joue avec --plain.

## Touches, montrées dans les lignes du bas

screen-keys-game = F1 règles  F2 journal  h conseil  w pourquoi  u annuler  q quitter  F9 thème
screen-keys-list = Tape un numéro, ou choisis avec ↑ ↓ et Entrée.
screen-keys-throw = Tape un numéro pour choisir. ← → ou d t i s : la façon de lancer.
screen-keys-aim = 1-9 choix  d t i s force  Tab dé  ←↑↓→ ou C4 cible  r côté  x sans  m déplacer
screen-keys-move = Tab dé   ←↑↓→ ou C4 endroit   Entrée fini   Échap laisser
screen-keys-motion = N’importe quelle touche : passer.
screen-keys-try-again = Entrée réessaie.
screen-keys-consent = Entrée accepte, Échap refuse
screen-keys-cards = { $keys } ajoute une carte, Maj la reprend, a tout, n rien, Entrée valide.
screen-keys-roll = 1-7 lancer/garder un dé. { $keys } ajoute une carte, Maj reprend. Entrée lance.
screen-keys-roll-bare = 1-7 lancer ou garder un dé. Entrée lance.
screen-keys-tower = Tape les touches de bas en haut. Retour arrière en reprend une, Entrée valide.
screen-keys-text = ↑ ↓ pour défiler, Échap pour revenir
screen-keys-cover = Entrée pour continuer
screen-keys-quit = Entrée pour quitter, Échap pour continuer à jouer
screen-keys-menu = ↑ ↓ et Entrée, ou un numéro ; F1 aide ; Échap pour sortir
screen-keys-setup = ↑ ↓ ligne  ← → changer  lettres : nom  Entrée suite  F1 règles  Échap retour

## La ligne au-dessus du plateau

screen-active-all = Tous les éléments sont actifs
screen-active = Actifs : { $elements }
screen-clockwise = ↻ sens horaire
screen-counter-clockwise = ↺ sens antihoraire
screen-removed =
    { $count ->
        [one] { $count } dé perdu
       *[other] { $count } dés perdus
    }
screen-turn = Tour { $number }

## Joueurs. 14 caractères au plus chacun.

screen-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
# $piles : la taille des piles, comme 3+2 ; elles font partie des dés.
screen-dice-piles = { $count }, piles { $piles }
screen-hidden = cachés
screen-out = éliminé
# Les cartes sur le tas ; la cour est à côté.
screen-heap = { place-heap } { $count }
screen-heap-hidden = { place-heap } ?

## Le plateau de voll verasselt

# 9 caractères au plus.
screen-deck = Pioche { $count }
screen-hub = { place-hub.Name }
# Au-dessus du nom du propriétaire.
screen-catch = { place-catch.Name }
screen-received = Reçues
# Sous un dé ; 4 lettres au plus.
screen-die-roll = jet
screen-die-keep = fixe

## Questions

screen-asked = { $player } : { $prompt }
screen-wait = On attend { $players } …
screen-flight = Les dés sont en l’air …
screen-how = Façon :
screen-aim = Cible :
screen-aim-none = n’importe où
screen-aim-place = { $cell } depuis { $side }
screen-aim-die = { $symbol } en { $cell } depuis { $side }
screen-aim-tower = tour en { $cell } depuis { $side }
screen-move-which = Quel dé déplaces-tu ?
screen-move-where = Où va { $symbol } depuis { $cell } ?
screen-move-place = Vers : { $cell }
screen-tower = { $cell } : { $symbols }, de bas en haut
screen-roll =
    { $boost ->
        [0] { $count ->
            [one] Lancer { $count } dé
           *[other] Lancer { $count } dés
        }
        [one] { $count ->
            [one] Ajouter { $boost } carte et lancer { $count } dé
           *[other] Ajouter { $boost } carte et lancer { $count } dés
        }
       *[other] { $count ->
            [one] Ajouter { $boost } cartes et lancer { $count } dé
           *[other] Ajouter { $boost } cartes et lancer { $count } dés
        }
    }
screen-stop = S’arrêter
screen-boost = Ajouter { place-yard.of } :
screen-split = { place-yard.In-the } : { $yard } (places libres : { $room }). Sur le { place-heap } : { $heap }.
screen-top-up = Choisies : { $count }. Il en faut : { $missing }.
screen-tower-loose = Encore à poser :
screen-tower-order = De bas en haut :
screen-taken-back = La dernière étape est annulée.
screen-no-undo = On ne peut rien annuler : des dés ou des cartes ont été montrés depuis.

## Pages

screen-rules-title = Les règles en bref
screen-story-title = Ce qui s’est passé
screen-why-title = Pourquoi ?
screen-why-nothing = Aucune règle n’a encore été appliquée.
screen-trouble-title = Cela n’a pas marché
screen-cover = Passe le clavier à { $player }, puis appuie sur Entrée.
screen-consent = { $player } : peut-on écarter les dés des parois avant un lancer, pour toute la partie ?
screen-kept = Ta partie est sauvegardée sous le nom { $save }. Elle est dans { $path }. Quitter maintenant ?
screen-not-kept = Cette partie n’est pas sauvegardée. Quitter quand même ?
screen-save-trouble = Ta partie n’a pas pu être sauvegardée : { $why }. Quitter quand même ?
screen-damaged = Cette sauvegarde était abîmée. La partie reprend à la dernière entrée valable. Le fichier abîmé est gardé sous le nom { $kept }.

## La course

screen-race-title = { effect-fire }
screen-race-how = Empile tes dés : dès le signal, appuie sur ta touche une fois par dé. La garder enfoncée ne compte pas.
screen-race-ready = À vos marques …
screen-race-go = PARTEZ !
screen-race-keys = Le premier qui finit sa tour prend toutes les combinaisons.

## Le premier menu, les sauvegardes

screen-help-title = Aide
screen-help =
    Joue à des jeux de dés d’arène, et à un jeu de cartes, sur cet écran : entre amis, chacun son tour, ou contre des bots.

    Nouvelle partie : choisis le jeu, les joueurs et l’édition de ta boîte. F1 y montre les règles de ce jeu.
    Reprendre une partie : chaque partie est sauvegardée au fur et à mesure, tu peux partir à tout moment.

    Touches
    ↑ ↓ et Entrée pour choisir ; le numéro devant une ligne fait de même.
    Échap revient en arrière. Sur la première page, appuie deux fois pour quitter.
    F1 explique la page affichée ; pendant une partie, elle montre les règles.
    F2 montre tout le journal, W la dernière règle appliquée, U annule, H donne des conseils.
    F9 passe du sombre au clair.
    Ctrl+P affiche toutes les commandes. Un clic sur une touche l’active ; un clic dans l’arène vise.
# In the field of the command palette.
screen-palette = Que veux-tu faire ?
screen-menu-title = Throwdown
screen-menu-notice = Des jeux de dés dans l’arène, et un avec des cartes. Un projet indépendant, sans lien avec un éditeur.
screen-menu-new = Nouvelle partie
screen-menu-resume = Reprendre une partie sauvegardée
screen-menu-quit = Quitter
screen-resume-title = Quelle partie reprendre ?
screen-save-tournament = { $save } : tournoi

## Préparation

screen-setup-title = Nouvelle partie
screen-setup-game = Jeu
screen-setup-count = Joueurs
screen-setup-first = Qui commence
screen-setup-edition = Édition
screen-setup-tournament = Tournoi
# $count : combien de règles diffèrent du standard.
screen-setup-rules =
    { $count ->
        [0] Règles maison
        [one] Règles maison : { $count } modifiée
       *[other] Règles maison : { $count } modifiées
    }
screen-setup-start = Commencer
screen-fold = cacher
screen-unfold = montrer
screen-yes = oui
screen-no = non
screen-setup-edition-why = Les règles telles qu’imprimées dans une langue. Les éditions diffèrent sur quelques règles ; les mots à l’écran restent les mêmes.
screen-seat-person = humain
screen-seat-novice = ordinateur, débutant
screen-seat-casual = ordinateur, amateur
screen-seat-regular = ordinateur, habitué
screen-seat-expert = ordinateur, expert
screen-seat-master = ordinateur, maître
screen-seat-thumb = ordinateur, règles simples
screen-seat-random = ordinateur, joue au hasard
screen-seat-mcts = ordinateur, recherche d’arbre
# Les noms proposés pour les joueurs : Toi, Joueur 2, Joueur 3.
screen-name-you = Joueur 1
screen-name = Joueur

## La fin

screen-end-title = La partie est finie
screen-end-again = Rejouer : le joueur suivant commence
screen-end-next = Partie suivante du tournoi
screen-end-decider = Jouer la belle
screen-end-share = Partager la victoire
screen-end-new = Nouvelle partie
screen-end-quit = Quitter
screen-table-game = Partie { $number }
screen-table-total = Total
screen-table-fewest = Le plus petit total gagne.
screen-table-champions =
    { $count ->
        [one] { $players } gagne le tournoi.
       *[other] { $players } se partagent la victoire du tournoi.
    }

## Règles maison. 36 caractères au plus ; la clause est dite dessous. $accio et autres sont des noms de sorts.

screen-option-starting-dice = Dés au départ
screen-option-start-die = Dé de départ
screen-option-start-x = Dé de départ avec un X
screen-option-collect = Prendre les combinaisons
screen-option-big-throw-when = Tout lancer
screen-option-big-throw-cause = Raison de l’arène vide
screen-option-elim-nonactive = Élimination au tour d’un autre
screen-option-all-out = Tout le monde éliminé à la fois
screen-option-simul-points = Points si éliminés ensemble
screen-option-tournament-tie = Égalité en tournoi
screen-option-pre-move = Bouger des dés avant un lancer
screen-option-supply-visibility = Nombre de dés
screen-option-accidental-stack = Dé tombé sur un autre dé
screen-option-active-elements = Éléments actifs
screen-option-storm-collector = Qui prend après un orage
screen-option-storm-pile-only = Orage avec seulement des piles
screen-option-storm-chain = Autres pouvoirs après l’orage
screen-option-pile-split = Séparer une pile
screen-option-pile-merge = Une deuxième pile
screen-option-piles-after-fire = Piles après une course
screen-option-hurricane-piles = Piles dans un ouragan
screen-option-swamp-water-only = Eau : seule combinaison
screen-option-fire-mode = Course
screen-option-fire-tie = Égalité dans une course
screen-option-fire-empty-supply = Course sans dés
screen-option-reaction-no-match = Rien à prendre quand tous ont lancé
screen-option-immobulus-only = { $immobulus } : seule combinaison
screen-option-relashio-throwers = { $relashio } : qui lance
screen-option-relashio-pending = { $relashio } : sortilèges d’avant
screen-option-relashio-new-immobulus = { $relashio } : nouveau { $immobulus }
screen-option-accio-extra = { $accio } : le dé en plus
screen-option-accio-from-tower = { $accio } dans une tour
screen-option-accio-immobulus = { $accio } sur { $immobulus }
screen-option-leviosa-order = Ordre de la tour
screen-option-refill-per-double-bar = Nouvelles cartes par double barre
screen-option-end-check = Quand la fin est vérifiée
screen-option-consolation-optional = Piocher moins après { cry-bust.a }
screen-option-first-turn-refill = Nouvelles cartes au premier tour
screen-option-allow-stop-before-first-roll = S’arrêter sans avoir lancé
screen-option-show-heap-counts = Tous peuvent compter les Tas
screen-option-max-turns = Limite de tours

# Les valeurs des règles maison. 30 caractères au plus.
screen-value-no-limit = aucune
screen-value-usual = comme d’habitude
screen-value-thrown = lancé
screen-value-placed = posé
screen-value-reroll = relancé
screen-value-turn = retourné
screen-value-mandatory = obligatoire
screen-value-optional = au choix
screen-value-turn-start = au début du tour
screen-value-whenever-empty = dès que l’arène est vide
screen-value-any = peu importe
screen-value-taken-only = seulement si les dés sont pris
screen-value-after-resolution = une fois le lancer résolu
screen-value-immediate = aussitôt
screen-value-own-turn = quand vient son tour
screen-value-draw = match nul
screen-value-active-wins = le joueur actif gagne
screen-value-replay = la partie est rejouée
screen-value-after-all = les mêmes pour tous
screen-value-sequential = l’un après l’autre
screen-value-shared = victoire partagée
screen-value-playoff = une belle
screen-value-players-choose = au choix des ex æquo
screen-value-free = librement
screen-value-group = seulement pour les rapprocher
screen-value-off-walls-by-consent = loin des parois, avec accord
screen-value-none = non
screen-value-visible = visible
screen-value-hidden = caché
screen-value-nudge = poussé à côté
screen-value-tower = forme une tour
screen-value-turn-player = le joueur actif
screen-value-start-player = le premier joueur
screen-value-throw-pile = on lance une pile
screen-value-exempt = on ne lance pas
screen-value-one-from-pile = on lance un dé d’une pile
screen-value-recheck = selon les dés alors présents
screen-value-locked = seulement si déjà combinés
screen-value-forbidden = interdit
screen-value-allowed = permis
screen-value-separate = reste à part
screen-value-merge = rejoint la première
screen-value-dissolve = se défont
screen-value-owner-choice = au choix du propriétaire
screen-value-keep = restent debout
screen-value-intact = restent des piles
screen-value-loosen = se défont
screen-value-not-a-match = ne compte pas
screen-value-ends-turn = termine le tour
screen-value-live = au clavier
screen-value-simulated = temps tirés au sort
screen-value-fewest-dice = qui a le moins de dés gagne
screen-value-active-first = le joueur actif d’abord
screen-value-rerun = la course recommence
screen-value-cannot-race = impossible
screen-value-wins-instantly = gagne aussitôt
screen-value-may-continue = on peut continuer
screen-value-turn-ends = le tour est terminé
screen-value-ends-turn-if-new = termine le tour si nouveau
screen-value-all = tous
screen-value-others = les autres
screen-value-still-matched = agissent si encore combinés
screen-value-always = agissent toujours
screen-value-stays = reste
screen-value-collected = est pris
screen-value-stays-and-suppresses = reste et bloque les sortilèges
screen-value-may = facultatif
screen-value-must = obligatoire
screen-value-top-only = seulement le dé du haut
screen-value-never = jamais
screen-value-active-choice = au choix du joueur actif
screen-value-random = au hasard
screen-value-before-first-roll = avant le premier lancer
