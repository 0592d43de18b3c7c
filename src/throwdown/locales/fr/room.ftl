# La pièce : inviter, attendre, le grand écran et les téléphones comme mains.

room-preview-title = { $host } t’invite : { $game }
room-preview =
    { $free ->
        [0] Une table pour { $seats } dans le navigateur : viens voir, sans compte.
        [one] Une place sur { $seats } est libre. Joue dans le navigateur, sans compte.
       *[other] { $free } places sur { $seats } sont libres. Joue dans le navigateur, sans compte.
    }

room-invites = { $host } t’invite à jouer
room-free =
    { $free ->
        [one] Une place sur { $seats } est libre.
       *[other] { $free } places sur { $seats } sont libres.
    }
room-playing = Une partie est en cours : tu peux regarder.
room-full = Toutes les places sont prises : tu peux regarder.
room-watch-only = Seulement regarder
room-password-follows = Cette table a un mot de passe. Tu le saisiras à l’étape suivante.
room-password-asked = Cette table a un mot de passe : demande-le à la personne qui t’invite.
room-no-account = Pas besoin de compte : un nom suffit.
room-code-lead = Dicte ces six lettres, envoie le lien, ou fais scanner le code.
room-code = Code : { $code }
room-code-full = Toutes les places sont prises. Avec le code ou le lien, d’autres peuvent regarder.
room-screen-open = Montrer sur un grand écran
room-screen-how = Sur un téléviseur ou un portable, ouvre { $address }. Scanne le code avec ce téléphone, ou tape ces lettres.

room-seek-title = On cherche quelqu’un pour jouer
room-seek-found = Quelqu’un est arrivé
room-seek-seat = une personne ou un bot
room-seek-in = Si personne ne vient, un bot joue avec toi dans { $seconds } s.
room-seek-now = Un bot arrive …
room-seek-begins = La partie commence.

room-screen-name = Grand écran
room-screen-title = Un écran pour la pièce
room-screen-lead = Scanne le code avec un téléphone : ouvre une table, ou choisis une des tiennes. Cet écran la montre.
room-screen-code = Code QR : avec lui, un téléphone choisit la table de cet écran
room-screen-or = Ou tape le code d’une table
room-screen-next = L’écran de la pièce montre la table que tu ouvres ici. Ensuite, tu joues avec ce téléphone.
room-screen-yours = Ou montre une de tes tables
room-screen-go = Montrer la table
room-screen-other = Une autre table
room-screen-fill = Plein écran
room-screen-forbidden = Cette table n’admet pas de spectateurs
room-screen-waits = On attend des joueurs …
room-screen-start = Tout le monde est assis : l’hôte lance la partie sur son téléphone.
room-screen-scan = Scanne ce code avec ton téléphone
room-screen-type = ou tape { $address } et le code
room-screen-rematch = Pour rejouer, touche « Rejouer » sur un téléphone.

room-hand-qr = Code QR : scanne-le pour jouer à cette table avec ton téléphone
room-hand-title = Joue avec ton téléphone
room-hand-code = Le grand écran montre un code de six lettres, ou un ami te le dit.
room-hand-full = Toutes les places sont prises : regarde le grand écran.
room-hand-stay = Continuer à jouer
room-hand-whole = Toute la table sur ce téléphone
room-hand-wait =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
room-shake = Secouer le téléphone pour lancer
room-shake-insecure = Secouer ne marche qu’avec https : demande à la personne qui gère le serveur.
room-shake-refused = Le téléphone ne le permet pas : autorise le mouvement pour cette page dans ses réglages.
room-split-how = Touche une carte pour la déplacer entre { place-yard.the } et le { place-heap }.
room-boost-how = Touche une carte pour l’ajouter au prochain lancer.
room-caught = Cartes attrapées

## Bots of other people that wait for a table: the heading above their names, in a list beside the levels.

room-standing = Bots disponibles

## What each level sees; $kind is cards for voll verasselt, where nothing is thrown.

room-sees-novice =
    { $kind ->
        [cards] Lance ce qui lui plaît, et amasse des cartes.
       *[arena] Vise à peine, et aime continuer.
    }
room-sees-casual =
    { $kind ->
        [cards] Suit quelques règles simples.
       *[arena] Sait quand s’arrêter, et lance à peu près vers les dés.
    }
room-sees-regular =
    { $kind ->
        [cards] Connaît les chances du prochain lancer.
       *[arena] Compte qui mène et ce qui reste, et vise à l’œil.
    }
room-sees-expert =
    { $kind ->
        [cards] Pense aussi à ce qu’il laisse au suivant.
       *[arena] Évalue où mène chaque choix, et vise bien.
    }
room-sees-master =
    { $kind ->
        [cards] Évalue un à un tous les résultats du prochain lancer.
       *[arena] Évalue chaque façon de lancer, et essaie où viser.
    }

# Starting dice of each seat.
room-handicap = Handicap
room-handicap-now = Handicap : { $dice }
room-handicap-how = Qui commence avec plus de dés a plus de chances.
room-handicap-dice = Dés de départ de { $player }
room-handicap-beginner = Débutant
room-handicap-beginner-of = { $player } débute : proposer des dés
room-handicap-chances = Chances de gagner : { $chances }
room-handicap-solved = D’après le jeu résolu, si les deux jouent aussi bien l’un que l’autre.
room-handicap-simulated = D’après des parties simulées entre bots.
room-handicap-same = Autant de dés pour tous
room-only-here = Seul cet ordinateur peut ouvrir ce lien. Pour inviter d’autres appareils, démarre ainsi et ouvre l’adresse affichée :
