# La table de voll verasselt sur la page : la sûreté d’un jet, le partage des cartes reçues, les touches.
# $percent est un nombre entier, $roll un choix comme « Lancer 4 ».

## Est-ce sûr ?

hub-odds = Chances
hub-odds-title = Est-ce sûr ?
hub-odds-choice = Ton choix
hub-odds-safe = sûr à { $percent } %
hub-odds-catch =
    { $count ->
        [one] { $count } carte en moyenne
       *[other] { $count } cartes en moyenne
    }
hub-odds-said =
    { $count ->
        [one] { $roll } : sûr à { $percent } %, { $count } carte en moyenne.
       *[other] { $roll } : sûr à { $percent } %, { $count } cartes en moyenne.
    }
hub-odds-illegal = Ce lancer n’est pas permis.
hub-odds-rows = Le plus sûr pour chaque nombre de dés
hub-odds-take = { $roll }, garder { $faces } : sûr à { $percent } %
hub-odds-take-all = { $roll } : sûr à { $percent } %
hub-odds-first = Ton premier lancer, au plus sûr
hub-odds-first-said = { $group } : sûr à { $percent } % si tu en lances { $count }.
hub-odds-refill = Les cartes qui arrivent { place-hub.in } sont prises en compte.
hub-odds-how = Ces nombres sont exacts : tous les lancers possibles sont comptés.
hub-odds-wait = Calcul de tous les lancers possibles …
hub-odds-off = Vois le risque de chaque lancer avec les dés et les cartes que tu choisis.
hub-odds-show = Montrer les chances
hub-odds-hide = Cacher les chances
hub-odds-plus = +{ $percent } %
hub-odds-plus-said = { $percent } % plus sûr avec cette carte

## Partager les cartes reçues

hub-split-how = Touche une carte pour la mettre de l’autre côté.
hub-split-full = { place-yard.Your } n’a plus de place : touche là une carte pour la reprendre.
hub-split-heap = Sur ton { place-heap }
hub-split-heap-what = compte à la fin
hub-split-yard = Dans { place-yard.your }
hub-split-yard-what = aide pour d’autres lancers
hub-split-none = rien
hub-split-place = une place libre
hub-lacking =
    { $count ->
        [one] il manque { $count } carte
       *[other] il manque { $count } cartes
    }

## Touches, dans le menu

hub-key-dice = lancer ou garder un dé
hub-key-cards = ajouter une carte de cette couleur
hub-key-back = la reprendre
hub-key-main = lancer, ou appuyer sur le grand bouton
hub-key-stop = s’arrêter
hub-key-hub = choisir { place-hub.the }
hub-key-catch = piller
hub-key-undo = annuler
hub-key-where = entendre ce qu’il y a sur la table
hub-key-odds = montrer ou cacher les chances
hub-key-hint = conseil
