# La page : l’entrée, la nouvelle table, la salle d’attente et tout ce qui entoure une partie.
# Les boutons sont courts. Le joueur lit « tu ».

## Autour de tout

page-skip = Aller au contenu
page-main = Navigation
page-menu = Menu
page-close = Fermer
page-no = Non
page-save = Enregistrer
page-again = Réessayer
page-loading = Un instant …
page-to-front = Retour à l’accueil
page-to-tournament = Retour au tournoi
page-rules = Règles
page-rulings = Imprimé ou de nous ?
page-lesson = Apprendre en jouant
page-print = Imprimer les règles
page-practice = Entraînement
page-targets = Cibles
page-referee = Arbitre
page-mine = Mes parties
page-keep = Compte
page-settings = Réglages
page-old-card = Ta carte de secours a été remplacée ou retirée. Si ce n’était pas toi, connecte-toi avec l’ancienne carte avant { $until } : elle sera de nouveau valable, et tous les autres seront déconnectés.
page-groups = Groupes
page-desk = Modération
page-tournaments = Tournois
page-language = Langue
page-scheme = Clair ou sombre
page-scheme-auto = comme l’appareil
page-scheme-light = clair
page-scheme-dark = sombre
page-sound = Son
page-sound-on = Activer le son
page-sound-off = Couper le son
page-volume = Volume
page-buzz = Vibrer quand les dés s’entrechoquent
page-motion = Dés en mouvement
page-motion-auto = comme l’appareil
page-motion-full = toujours
page-motion-none = jamais
page-quality = Image
page-quality-auto = automatique
page-quality-high = fine
page-quality-low = simple
page-neutral = Nos propres noms au lieu des noms imprimés
page-your-name = Ton nom
page-other-device = Continuer sur un autre appareil
page-other-device-make = Créer un lien
page-other-device-link =
    { $minutes ->
        [one] Ouvre ce lien là-bas d’ici { $minutes } minute, ou scanne l’image. Il sert une fois.
       *[other] Ouvre ce lien là-bas d’ici { $minutes } minutes, ou scanne l’image. Il sert une fois.
    }
page-other-device-qr = Le lien en image à scanner
page-notice = Un projet indépendant, libre et ouvert. Sans lien avec un éditeur ; les noms des jeux appartiennent à leurs détenteurs.
page-docs = Documentation (en anglais)
page-privacy = Confidentialité
page-imprint = Mentions légales
page-lost-title = Il n’y a rien ici
page-lost = Vérifie l’adresse. La page a peut-être aussi été supprimée.
page-room-title = Cette partie ne s’est pas chargée
page-room-missing = Vérifie ta connexion et réessaie.
page-room-offline = Tu es hors ligne, et cette partie n’a jamais été ouverte sur cet appareil. Elle s’ouvre avec une connexion.
page-trouble = Cela n’a pas marché. Réessaie dans un instant.
page-trouble-offline = Pas de connexion au serveur. Tu peux quand même lire les règles et revoir les parties enregistrées ; pour jouer, il faut une connexion.
page-guest-names = Blaireau, Loutre, Héron, Martre, Lynx, Moineau, Castor, Triton, Merle, Hérisson

## Accueil

page-claim = Lance des dés sur des dés.
page-lead = Quatre jeux dans une arène en bois. Entre amis, avec des bots, sur tout écran. Une vraie physique, et la preuve que chaque lancer était juste.
page-play-now = Jouer
page-create = Ouvrir une table
page-with-friends = Avec des amis
page-join = Entrer avec un code
page-join-code = Code ou lien d’une table
page-join-go = Entrer
page-no-account = Sans compte. « Jouer » te donne une place tout de suite, contre un bot si personne n’attend.
page-hero-picture = Une arène octogonale en bois avec des dés des quatre jeux ; un dé est en l’air.
page-games = Jeux
page-claim-strike = Même nombre, et les dés sont à toi. Le X est perdu pour de bon.
page-claim-impact = Cinq éléments, et chacun peut tout renverser.
page-claim-hp-strike = Chaque paire jette un sortilège : figer, attirer, empiler, inverser.
page-claim-verasselt = Sept dés, 88 cloportes. Relancer, ou filer avec ta capture ?
page-your-tables = Tes tables
page-your-turn = À toi
page-go-on = Continuer
page-until = jusqu’à { $when }
page-status-open = attend des joueurs
page-status-playing = au tour d’un autre
page-status-over = partie finie
page-status-closed = fermée
page-open-tables = Tables ouvertes
page-no-tables = Aucune table n’est ouverte. Ouvre-en une, ou appuie sur « Jouer ».
page-seats-taken =
    { $taken ->
        [one] { $taken } place sur { $seats }
       *[other] { $taken } places sur { $seats }
    }
page-with-password = avec mot de passe
page-sit-down = Prendre place
page-watch = Regarder
page-people =
    { $people ->
        [one] { $people } personne ici
       *[other] { $people } personnes ici
    }, { $playing ->
        [one] { $playing } partie en cours
       *[other] { $playing } parties en cours
    }
page-ask-players = Chercher des joueurs
page-seeks = { $player } cherche des joueurs : { $game }
page-referee-lead = Lancez vos propres dés. Le téléphone connaît les règles, l’ordre des tours et le score.
page-real-box = Avec la vraie boîte
page-targets-lead = Réussis ce qui est demandé en aussi peu de lancers que possible.
page-take-along = À emporter
page-saved-games = Enregistré sur cet appareil
page-resume = Continuer ici
page-resume-lead = Ce lien vient d’un autre de tes appareils. Tu seras la même personne sur les deux.
page-resume-none = Ouvre « Compte » sur ton autre appareil et crée un lien. Ouvre-le ici pour être la même personne sur les deux.
page-resume-go = Continuer

## Nouvelle table

page-game = Jeu
page-edition = Variante
page-edition-impact = Jeu de base
page-edition-impact-power = Un pouvoir
page-edition-impact-avatar = Tous les pouvoirs
page-one-device = Nous jouons tous sur cet appareil
page-seats = Places
page-who-plays = Qui joue ?
page-seat-bot-choice = Bot
page-seat-friend = Ami
page-seat-number = Place { $number }
page-seat-tap = Place { $number } : { $player }. Appuie pour changer.
page-seat-add = Une place de plus
page-player-name = Nom du joueur
page-level = Niveau du bot
page-level-novice = Débutant
page-level-casual = Amateur
page-level-regular = Habitué
page-level-expert = Expert
page-level-master = Maître
page-level-random = Au hasard
page-level-thumb = Règle simple
page-level-mcts = Recherche d’arbre
page-pace = Rythme
page-clock-none = Sans limite de temps
page-clock-slow = Lent
page-clock-normal = Normal
page-clock-fast = Rapide
page-clock-days = Jours
page-clock-none-how = Chacun prend le temps qu’il lui faut.
page-clock-slow-how = Beaucoup de temps par décision, et une réserve.
page-clock-normal-how = Assez de temps par décision, et une réserve.
page-clock-fast-how = Des tours courts, et une petite réserve.
page-clock-days-how = Trois jours par tour, et quatre en réserve pour la partie. L’accueil dit à qui c’est le tour.
page-open-table = Ouvrir la table
page-house-rules =
    { $count ->
        [0] Règles maison
        [one] Règles maison : { $count } différente
       *[other] Règles maison : { $count } différentes
    }
page-house-rules-none =
    { $edition ->
        [none] Pas de règles maison.
       *[some] Pas de règles maison : tout est comme dans l’édition.
    }
page-printed-edition = Édition
page-more-settings = Plus de réglages
page-table-name = Nom de la table
page-visibility = Qui peut participer ?
page-visibility-public = Tout le monde
page-visibility-link = Seulement des amis
page-visibility-password = Avec mot de passe
page-visibility-link-how = Seuls ceux qui ont le lien ou le code trouvent la table.
page-visibility-public-how = Tout le monde à l’accueil voit la table et peut s’asseoir.
page-visibility-password-how = Seuls ceux qui connaissent le mot de passe entrent.
page-password = Mot de passe
page-password-if = Mot de passe, si les amis doivent en donner un
page-password-least = Au moins six caractères.
page-first-player = Qui commence
page-first-host-choice = l’hôte décide
page-tournament = Tournoi
page-tournament-how = Autant de parties que de joueurs ; celui qui a le moins de points gagne.
page-hints-allowed = Conseils permis
page-hints-allowed-how = Les joueurs peuvent demander ce qui serait le mieux.
page-hints-none = Sans conseils
page-spectators = D’autres peuvent regarder
page-delay =
    { $seconds ->
        [0] Ils voient tout aussitôt
        [one] Ils voient tout { $seconds } seconde plus tard
       *[other] Ils voient tout { $seconds } secondes plus tard
    }

## Entrer, et avant la partie

page-come-in = Rejoindre cette table
page-come-in-go = Rejoindre
page-come-back = Revenir
page-password-title = Cette table a un mot de passe
page-no-table = Cette table est fermée ou le lien est ancien
page-no-table-how = Demande un nouveau lien, ou ouvre ta propre table.
page-sent-away = L’hôte t’a retiré de cette table.
page-left = Tu as quitté cette table.
page-cannot = Tu ne peux pas rejoindre cette table
page-share-title = Fais venir tes amis
page-share-lead = Envoie le lien, ou fais scanner le code à tes amis avec leur téléphone.
page-share-link = Lien vers cette table
page-copy = Copier
page-copied = Copié
page-qr = Code QR avec le lien vers cette table
page-seat-free = libre
page-sit = Ajouter
page-add-bot = Bot
page-bot-level = Bot, { $level }
page-host = hôte
page-you = Toi
page-empty-seat = Libérer la place de { $player }
page-kick = Retirer
page-fill-bots =
    { $count ->
        [one] Compléter avec un bot
       *[other] Compléter avec { $count } bots
    }
page-start = Commencer la partie
page-start-when =
    { $count ->
        [one] Une place est encore libre : attends quelqu’un, ou mets-y un bot.
       *[other] { $count } places sont encore libres : attends du monde, ou mets-y des bots.
    }
page-host-starts = L’hôte commence la partie.
page-you-watch = Tu regardes.

## À la table

page-beside = À côté de la table
page-players = Joueurs
page-player = Joueur
page-on-turn = à son tour
page-what-happens = Ce qui se passe
page-turn-of = À { $player }
page-wait-for = On attend { $players } …
page-in-flight = Les dés sont en l’air …
page-slow = Le lancer est fixé. Le calcul de son arrivée prend un peu plus de temps.
page-why = Pourquoi ?
page-throw = Lancer
page-throw-many = Lancer { $count }
page-throw-all =
    { $count ->
        [one] Lancer le dernier
       *[other] Lancer les { $count }
    }
page-stop = Arrêter
page-key-space = Espace
page-manner = Comment lances-tu ?
page-hand =
    { $count ->
        [one] { $count } dé, { $hand } en main
       *[other] { $count } dés, { $hand } en main
    }
page-hand-what = Que lances-tu ?
page-hand-loose = Un dé libre
page-hand-pile =
    { $count ->
        [one] Pile de { $count }
       *[other] Pile de { $count }
    }
page-hand-from-pile =
    { $count ->
        [one] Un de la pile de { $count }
       *[other] Un de la pile de { $count }
    }
page-aim = Cible
page-aim-place = un endroit libre
page-aim-force = Force
page-keys-aim =
    { $count ->
        [one] la touche { $count } vise
       *[other] les touches 1 à { $count } visent
    }
page-what-lies = Lire quels dés se trouvent où
page-turn-box = Tourner l’arène
page-skip-motion = Passer
page-move =
    { $rule ->
        [off_walls_by_consent] Écarter des dés de la paroi
        [group] Rapprocher des dés
       *[free] Déplacer des dés
    }
page-move-done = Terminé
page-move-how =
    { $rule ->
        [off_walls_by_consent] Glisse un dé loin du bord.
       *[free] Glisse un dé vers sa nouvelle place.
    }
page-agree-moves = Les autres peuvent écarter les dés des parois
page-undo = Annuler
page-more-time = Plus de temps, merci
page-give-time = Plus de temps pour { $player }
page-window =
    { $seconds ->
        [one] Encore { $seconds } seconde pour lancer
       *[other] Encore { $seconds } secondes pour lancer
    }
page-dice =
    { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }
page-dice-piles =
    { $count ->
        [one] { $count } dé ; piles de { $piles }
       *[other] { $count } dés ; piles de { $piles }
    }
page-dice-hidden = dés cachés
page-clockwise = sens horaire
page-counter-clockwise = sens antihoraire
page-active = Actif
page-active-all = Tous les éléments sont actifs
page-spells = Ce que font les sortilèges
page-seat-gone = absent
page-seat-out = éliminé
page-seat-bot = bot
page-seat-stand-in = un bot joue
page-rules-here = Règles de ce jeu
page-concede = Abandonner
page-concede-sure = Tu quittes cette partie pour de bon. Les autres continuent.
page-concede-sure-of = { $name } quitte cette partie pour de bon. Les autres continuent.
page-concede-yes = Oui, abandonner
page-concede-no = Non, continuer
page-leave = Quitter la table
page-leave-sure = La partie n’est pas finie. Les autres t’attendent, puis un bot peut jouer pour toi.
page-leave-yes = Oui, quitter
page-invite = Code, lien et grand écran
page-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
page-game-of = partie { $game } sur { $games }

## Conseils

page-hint = Conseil
page-hint-always = Toujours montrer les conseils
page-hint-mark = meilleur choix
page-hint-top = Au mieux en haut.
page-hint-set = Régler ainsi
# Ce qui est lancé, et comment.
page-hint-throw = { $throw }, { $manner }
page-hint-tower = { $symbol } en haut
# Devant des nombres : chances, et cartes prises en moyenne.
page-hint-win = victoire
page-hint-match = combinaison
page-hint-lost = dé perdu
page-hint-bust = { cry-bust.one }
page-hint-catch = capture
page-hint-percent = { $number } %
page-hint-costs-win = Les autres choix : chances de gagner
page-hint-costs-cards = Les autres choix : avance en cartes
page-hint-cost-win = −{ $cost } %
page-hint-cost-cards = −{ $cost }
page-hint-even = aussi bon

## Tours et courses

page-tower-order = Ordre de la tour
page-tower-top = haut
page-tower-bottom = bas
page-tower-die = { $symbol }, étage { $level } sur { $height }. Les flèches le déplacent.
page-move-up = Monter
page-move-down = Descendre
page-tower-build = Bâtir la tour
page-race-ready = Ne touche à rien … attends le signal.
page-race-go = Empile !
page-race-how = Un appui par dé
page-race-stack = Empiler : { $done } sur { $tiles }
page-race-watch = { $players } font la course à la tour.
page-race-by-chance = Tirer mon temps au sort
page-race-simulated = Toujours tirer mes temps de course au sort

## Aller et venir

page-line-lost = La connexion est coupée. Ta place t’est réservée.
page-line-offline = Cet appareil est hors ligne. Ta place t’est réservée.
page-line-again =
    { $seconds ->
        [one] Nouvel essai dans { $seconds } seconde.
       *[other] Nouvel essai dans { $seconds } secondes.
    }
page-line-connecting = On se reconnecte …
page-gone-lost = { $player } a perdu la connexion.
page-gone-left = { $player } a quitté la table.
page-gone-left-seconds =
    { $seconds ->
        [one] On attend { $seconds } seconde.
       *[other] On attend { $seconds } secondes.
    }
page-gone-choose = { $player } n’est pas encore de retour. Que faire ?
page-gone-wait = Attendre encore
page-gone-bot = Un bot prend le relais
page-gone-end = Continuer sans ce joueur
page-stand-in-you = Tu étais parti, et un bot a joué pour { $player }. Maintenant, c’est de nouveau toi.

## Parler

page-chat = Discussion
page-chat-new =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
page-chat-empty = Personne n’a encore rien dit.
page-say = Dis quelque chose
page-send = Envoyer
page-phrases = Plus de phrases
page-mute = Masquer
page-chat-phrases = Phrases toutes faites
page-mute-for-all = Muet pour tous
page-report = Signaler
page-reported = L’hôte de la table et celui du serveur ont été prévenus.
page-report-told = { $by } signale { $name } : « { $text } »
page-phrase-hello = Bonjour !
page-phrase-good-luck = Bonne chance !
page-phrase-well-thrown = Bien lancé !
page-phrase-ouch = Aïe.
page-phrase-thanks = Merci !
page-phrase-one-moment = Un instant, merci.
page-phrase-again = Encore une partie ?
page-phrase-good-game = Belle partie !
page-phrase-bye = Au revoir !

## Ce qui s’est passé, et la fin

page-story = Ce qui s’est passé
page-story-empty = Rien encore.
page-course = Déroulement de la partie
page-end = Fin de la partie
page-end-you-win = Tu gagnes
page-end-nobody = Personne ne gagne
page-end-win =
    { $count ->
        [one] { $players } gagne
       *[other] { $players } partagent la victoire
    }
page-next-game = Partie suivante
page-rematch = Rejouer
page-look-back = Revoir la partie
page-replay = Replay
page-verify = Vérifier les dés
page-review = Les décisions les plus coûteuses
page-review-wait = Examen de chaque décision …
page-review-look = Voir dans le replay
page-tally = Tournoi, { $played } parties sur { $games }. Celui qui a le moins de points gagne.
page-total = Total
page-champions =
    { $count ->
        [one] { $players } gagne le tournoi.
       *[other] { $players } partagent le tournoi.
    }
page-tie = { $players } sont à égalité. Partager la victoire, ou jouer une belle ?
page-tie-share = Partager
page-tie-decide = Jouer une belle
