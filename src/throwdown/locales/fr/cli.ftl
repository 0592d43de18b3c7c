# What the command line says about itself

cli-about = Jeux de dés en arène et { game-verasselt } : jouer, lancer, arbitrer, simuler, vérifier.
cli-about-more = Sans commande, le serveur démarre sur cette machine et la page s’ouvre.
cli-usage = Utilisation :
cli-options = Options
cli-commands = Commandes
cli-some-options = { "[OPTIONS]" }
cli-some-command = { "[COMMANDE] [VALEURS]..." }
cli-text = TEXTE
cli-file = FICHIER
cli-default = par défaut : { $value }
cli-example = Exemple : { $command }
cli-any-help = Afficher cette aide.
cli-any-version = Afficher la version.

# Commands: one line for the list, and more for their own help

cli-serve = Servir tables, bots et page aux navigateurs.
cli-serve-more = Tout est gardé dans un seul dossier.
cli-join = Asseoir un bot à TABLE du serveur URL.
cli-join-more = Avec --config, il se tient prêt pour plusieurs tables. TABLE est l’identifiant d’une table, son lien ou son code court.
cli-backup = Copier parties et joueurs d’un serveur en marche.
cli-backup-more = La copie est un instantané du serveur, et elle est vérifiée. Rien n’est écrasé. Après une restauration, les parties en cours ne continuent qu’avec la clé du serveur, qui n’est pas dans la copie.
cli-restore = Remplacer les données d’un serveur par une sauvegarde.
cli-restore-more = Arrêter d’abord le serveur. La sauvegarde est vérifiée avant tout remplacement. La clé vient de --key, du fichier à côté de la sauvegarde ou du serveur lui-même.
cli-copy = Copier parties et gens vers un autre stockage.
cli-copy-more = FROM et TO sont un fichier SQLite ou l’adresse d’une base PostgreSQL ; arrête d’abord le serveur. Ensuite chaque ligne est comparée.
cli-play = Jouer à GAME dans ce terminal : humains et bots.
cli-play-more = Avec --bots seul, les bots jouent et tu lis.
cli-referee = Arbitrer GAME joué avec la vraie boîte.
cli-referee-more = Tape ce que montrent les dés ; tu apprends ce qui en découle.
cli-replay = Raconter une partie enregistrée.
cli-replay-more = Un enregistrement abîmé est raconté jusqu’au dommage.
cli-analyse = Montrer les chances de gagner au fil d’une partie.
cli-analyse-more = Après chaque choix et chaque lancer, la chance séparée de l’adresse.
cli-verify = Vérifier une partie : chaque lancer est recalculé.
cli-verify-more = La chaîne de hachage, l’engagement, les clés et les signatures sont vérifiés aussi. Se termine par 0 si tout est juste, 1 si quelque chose diffère, 3 si quelque chose ne peut être vérifié ici.
cli-ledger = Vérifier FILE, copie de la liste publique d’un serveur.
cli-ledger-more = La liste contient chaque engagement du serveur et le hachage final de chaque partie ; chaque ligne doit suivre la précédente. Une copie antérieure montre si une ligne a été retirée ou réécrite depuis ; un FILE déjà présent est une telle copie. La tête la plus récente signée par le serveur est gardée à côté de FILE, et de même deux têtes qui ne s’accordent pas : elles le prouvent.
cli-throw = Lancer des dés dans l’arène et dire ce qui arrive.
cli-fairness = Des milliers de lancers : dés justes ? adresse utile ?
cli-odds = Les chances exactes dans GAME, pour chaque lancer.
cli-odds-more = Pour chaque lancer dans une arène, ou pour un jet de { game-verasselt }.
cli-solve = Résoudre GAME et dire ce que vaut une position.
cli-solve-more = GAME est strike, impact ou impact_power à deux.
cli-simulate = Faire jouer aux bots beaucoup de parties, et compter.
cli-ladder = Faire jouer chacun contre chacun, et classer.
cli-ladder-more = À deux par table. Aux tables plus grandes, l’un joue parmi des copies de l’autre, et inversement.
cli-adjudicate = Juger les scénarios de FILES.
cli-check-game = Jouer à GAME au hasard et vérifier chaque état.
cli-check-game-more = GAME est module:nom pour un jeu à toi.

# Options that several commands have

cli-any-lang = de, en, fr, it, nl ou es (par défaut : comme ton système).
cli-any-theme = Quels noms : published (publiés) ou neutral (neutres).
cli-any-json = Écrire du JSON pour les machines.
cli-any-edition = Les règles d’une édition imprimée, par sa langue ou son nom : de, hp-DE ; none pour les règles simples.
cli-any-option = Une option de règle, par exemple --option collect=optional. Peut être répétée.
cli-any-think = Réflexion la plus longue d’un bot pour une décision, par exemple 10ms ou 1s.
cli-any-model = Comment on lance : luck, la table de chances avec laquelle on joue (par défaut) ; base, où rien n’est touché ; ou des nombres comme 'drop=0,0;lob=0.25,0.02' : la chance qu’un dé posé soit touché, et celle qu’un dé lancé ou touché soit perdu.
cli-any-processes = Combien de cœurs utiliser (par défaut ou 0 : tous).
cli-any-on = Calculer sur Ray : ray pour la grappe présente, sinon cette machine, ou l’adresse d’une grappe.
cli-any-first = Qui commence, par nom ou numéro.
cli-any-data = Le dossier des données du serveur (par défaut : comme serve).
cli-any-store = La base PostgreSQL avec les parties et les gens, comme postgresql://HOST/NAME (par défaut : un fichier dans le dossier).
cli-any-seed = Rejouer les mêmes parties.
cli-any-out = Écrire chacune d’elles dans cette table.
cli-any-plot = Le dessiner dans ce fichier : .svg ou .png.
cli-any-game = Ton propre jeu, si l’enregistrement en vient.

# Options of one command

cli-serve-host = L’adresse d’écoute (par défaut : 127.0.0.1, cette machine seule).
cli-serve-port = Le port (par défaut : 8642 ; 0 prend un port libre).
cli-serve-data = Le dossier des parties et des joueurs.
cli-serve-name = Le nom de ce serveur parmi plusieurs sur la même base de données ; chacun a le sien.
cli-serve-lan = Laisse entrer les téléphones de ton réseau ; montre un code QR.
cli-serve-tls = Parler https directement, avec le certificat et la clé de ces fichiers PEM.
cli-serve-settings = Un fichier TOML de réglages (voir docs/settings.md).
cli-serve-open = Ouvrir la page dans un navigateur.
cli-serve-give-up-games = Démarrer sans les parties dont la clé est perdue.
cli-join-config = Se tenir prêt pour des hôtes, selon ce fichier TOML, jusqu’à l’arrêt ; au lieu de URL et TABLE.
cli-join-new-token = Avec --config : créer un jeton pour le bot et l’écrire dans son token_file.
cli-join-bot = Un de nos bots, ou module:nom.
cli-join-token = Le jeton du bot (par défaut : il vient en invité).
cli-join-name = Le nom d’un invité (par défaut : celui du bot).
cli-join-seat = Où il s’assied (par défaut : à une place libre).
cli-join-games = Pour combien de parties il reste.
cli-backup-with-key = Mettre la clé des parties en cours à côté de la copie.
cli-restore-overwrite = Remplacer ce que contient le dossier.
cli-restore-key = La clé des parties en cours (par défaut : à côté).
cli-restore-give-up-games = Continuer sans les parties dont la clé est perdue.
cli-copy-overwrite = Remplacer ce que TO contient.
cli-play-players = Les personnes qui jouent, par leur nom.
cli-play-bots = Les bots qui jouent : novice, casual, regular, expert, master, random, thumb, mcts, learned, ou module:nom pour le tien.
cli-play-plain = Des lignes et des questions, pour lecteurs d’écran, tubes et liaisons lentes.
cli-play-tournament = Autant de parties que de joueurs, avec les scores.
cli-play-resume = Reprendre une partie sauvegardée (voir --saves).
cli-play-saves = Lister les parties sauvegardées.
cli-play-thrower = Une vraie arène où l’on vise, ou la chance tirée d’une table (par défaut : physics pour les humains, luck entre bots).
cli-play-seed = Les mêmes dés encore une fois.
cli-play-learn = Des conseils à chaque décision et, à la fin, ce qui a coûté le plus.
cli-play-no-motion = À l’écran : les dés atterrissent aussitôt.
cli-play-record = Bots seuls : écrire l’enregistrement dans ce nouveau fichier.
cli-referee-players = Qui joue, par nom.
cli-referee-tournament = Tenir les scores d’un tournoi entier.
cli-referee-resume = Reprendre là où vous étiez.
cli-replay-story = Ce qui a été lancé et ce qui est normal, au lieu de chaque phrase.
cli-analyse-time = La durée maximale.
cli-verify-ledger = La liste publique : une copie téléchargée ou l’adresse du serveur. Elle engage sur la fin de la partie.
cli-verify-signer = La clé publique de quelqu’un qui a joué, telle qu’il te l’a donnée : sa signature engage sur la fin de la partie.
cli-verify-proof = Un reçu du serveur pour une clé qui manque à la partie : un fichier que le joueur a gardé.
cli-ledger-from = Le serveur : FILE devient une copie de sa liste, ou la continue.
cli-ledger-earlier = Une copie faite auparavant.
cli-throw-manner = Avec quelle force.  [par défaut : toss]
cli-throw-dice = Combien de dés sont lancés à la fois, de 1 à 26.
cli-throw-lying = Autant de dés sont posés dans l’arène, n’importe où.  [par défaut : 5 pour un seul dé]
cli-throw-lying-at = Dés posés là : mm depuis le centre et la face du dessus.
cli-throw-tower = Autant de dés empilés au milieu, de 2 à 16.
cli-throw-aim = Viser ce dé ; les dés posés sont numérotés à partir de 1, puis la tour.
cli-throw-from = Le côté du lanceur : 0 à droite, 90 au fond, 270 devant.  [par défaut : 270]
cli-throw-speed = Au lieu de la vitesse de cette manière, de 0 à 4.
cli-throw-intent = Le lancer lui-même : x,y,z,vx,vy,vz,wx,wy,wz en mm, mm/s et mrad/s.
cli-throw-game = Quels symboles portent les dés.
cli-throw-towers = Un dé qui s’arrête sur un autre peut y rester.
cli-throw-seed = Le même lancer encore une fois.
cli-throw-picture = Dessiner l’arène au repos.
cli-throw-movie = Dessiner tout le mouvement.
cli-fairness-throws = Combien de lancers dans la première partie ; les autres suivent. 20000 pour un grand rapport.
cli-fairness-quick = Un rapport en une dizaine de secondes : peu de lancers, et rien sur ce qu’un ordinateur peut diriger.
cli-fairness-seed = Une autre graine lance d’autres dés.
cli-fairness-html = Écrire une page avec des graphiques.
cli-fairness-markdown = L’écrire en Markdown.
cli-fairness-data = Garder chaque lancer ici, et continuer d’ici après une interruption ou avec plus de lancers.
cli-odds-state = Une position dans la notation des règles.
cli-odds-arena = Jeux d’arène : les symboles posés ; '' pour une arène vide.
cli-odds-supply = Jeux d’arène : les dés libres de qui joue.  [par défaut : 1]
cli-odds-piles = Jeux à pouvoirs : la taille des piles.
cli-odds-elements = Jeux à pouvoirs : les éléments actifs.
cli-odds-manner = Jeux d’arène : seulement cette manière de lancer.
cli-odds-group = { game-verasselt } : les cartes pour lesquelles on lance.
cli-odds-keep = { game-verasselt } : les dés qui restent, = est la double barre.
cli-odds-roll = { game-verasselt } : combien de dés sont lancés.
cli-odds-dice = { game-verasselt } : les sept dés tels qu’ils sont ; chaque choix est classé.
cli-odds-boost = { game-verasselt } : cartes { place-yard.of } qui rejoignent le groupe avant le jet.
cli-odds-yard = { game-verasselt } : avec --dice, classer aussi chaque renfort venu { place-yard.of }.
cli-odds-caught = { game-verasselt } : cartes déjà prises pendant ce tour.  [par défaut : 0]
cli-odds-top = Combien de choix classés montrer.
cli-solve-players = Combien de joueurs ont commencé, de 2 à 5.
cli-solve-objective = Ce que chacun veut : gagner, ou peu de points dans un tournoi.
cli-solve-state = Dés posés, et possédés à partir de qui joue (par défaut : le début de la partie). Pour impact_power E+K:S1,S2 : dés montrant l’élément, autres dés ; les tas s’ajoutent, comme dans 1+2:5+3+2,4.
cli-solve-element = L’élément actif de impact_power, par exemple FIRE.
cli-solve-mid = Qui joue a lancé, rien ne correspond, et peut s’arrêter.
cli-simulate-bots = Qui joue, de 2 à 5 bots.
cli-simulate-games = Combien de parties.
cli-simulate-thrower = Par la chance d’une table, ou dans l’arène physique (environ une seconde par partie).
cli-ladder-bots = Qui joue (par défaut : les cinq niveaux) ; module:nom est ton bot.
cli-ladder-games = Parties pour chaque paire.
cli-ladder-seats = Le nombre de places d’une table : un bot joue parmi des copies de l’autre.
cli-ladder-neighbours = Seuls jouent les bots voisins dans la liste.
cli-ladder-against = Chacun ne joue que contre ce bot ; avec --neighbours, aussi contre ses voisins.
cli-ladder-thrower = luck (chance) ou physics (arène).
cli-ladder-data = Garder ici les résultats, et continuer de là.
cli-check-game-games = Combien de parties.
cli-check-game-seats = Avec autant de joueurs chacune.

# What cannot be done

cli-stopped = arrêté.
cli-no-command = il n’y a pas de commande { $what } : throwdown --help les énumère
cli-no-command-near = il n’y a pas de commande { $what } : voulais-tu dire { $near } ?
cli-removed-worker = la commande worker n’existe plus : démarre plutôt un serveur de plus sur la même base PostgreSQL (throwdown serve --store …)
cli-no-option = il n’y a pas d’option { $what } : ajoute --help pour les voir toutes
cli-a-setting = { $what } n’est pas une option mais un réglage : donne-le dans l’environnement ({ $variable }) ou comme { $setting } dans le fichier de --settings
cli-no-option-near = il n’y a pas d’option { $what } : voulais-tu dire { $near } ?
cli-missing = il manque { $what } : ajoute --help pour voir ce qu’il faut
cli-missing-value = l’option { $what } demande une valeur après elle
cli-needless-value = l’option { $what } ne prend pas de valeur : retire-la
cli-too-much = { $value } est de trop ici : ajoute --help pour voir ce qu’il faut
cli-bad = { $what } : { $why }
cli-bad-whole = { $value } n’est pas un nombre entier
cli-bad-number = { $value } n’est pas un nombre
cli-bad-range = { $value } n’est pas dans l’intervalle { $range }
cli-bad-choice = { $value } n’est pas parmi { $choices }
cli-bad-absent = { $value } n’existe pas
cli-bad-folder = { $value } est un dossier, pas un fichier
cli-bad-file = { $value } est un fichier, pas un dossier
cli-bad-unreadable = { $value } ne peut pas être lu
cli-bad-unwritable = { $value } ne peut pas être écrit
cli-bad-pair = { $value } n’est pas NOM=VALEUR
cli-bad-thought = { $value } n’est pas un temps de réflexion : donne de 1ms à 2s, par exemple 10ms
cli-bad-time = { $value } n’est pas une durée pour une partie : donne de 1ms à 60min, par exemple 20s
cli-bad-picture = { $value } n’est pas une image : fais-la finir par .svg ou .png

# What was done

cli-said-open = Throwdown est ouvert à l’adresse { $address }
cli-said-folder = Les parties et les joueurs sont enregistrés dans { $folder }
cli-said-other-folder = { $folder } existe aussi. Ce serveur ne l’utilise pas, car le dossier actuel contient throwdown-data. Pour l’utiliser, ajoute --data.
cli-said-stop = Arrête-le avec Ctrl-C ; les parties reprennent où elles en étaient.
cli-said-waiting = Le bot occupe la place { $seat } à une table de { $game }. Il attend que l’hôte lance la partie.
cli-said-phones = Téléphones de ton réseau : { $address }
cli-said-no-network = Cette machine n’a pas d’adresse réseau : les téléphones ne peuvent pas l’atteindre.
cli-said-copied = { $store } est copié dans { $file } ({ $bytes } octets).
cli-said-key-beside = Sa clé est dans { $file } : garde les deux séparément.
cli-said-no-key = Aucune partie n’y a besoin d’une clé.
cli-said-key-missing = La clé qu’il faut pour { $games } de ses parties n’y est pas : garde aussi { $file }, ou utilise --with-key.
cli-said-restored = { $store } contient de nouveau ce qui est dans { $file }. Démarre le serveur.
cli-said-counted = { $people } personnes, { $tables } tables, { $games } parties et { $events } événements : { $rows } lignes en tout.
cli-said-compared = { $store } est copié dans { $file }, et chaque ligne a été comparée.
cli-said-key-apart = La clé des parties en cours n’est pas copiée : garde le même dossier --data, ou la même secrets_key.
cli-said-list-first = Tu vois cette liste pour la première fois ; sa tête est retenue ({ $rows } lignes).
cli-said-list-continues = Elle continue la liste que tu connaissais, jusqu’à { $rows } lignes.
cli-said-list-restored =
    { $lost ->
        [0] Le serveur est revenu à une sauvegarde de sa liste ; toutes les lignes que tu connaissais sont encore là.
        [one] Le serveur est revenu à une sauvegarde de sa liste ; une des lignes que tu connaissais a disparu.
       *[other] Le serveur est revenu à une sauvegarde de sa liste ; { $lost } des lignes que tu connaissais ont disparu.
    }
cli-said-list-stays = { $file } reste tel quel : donne un autre fichier pour la liste d’aujourd’hui.
cli-said-list-forked = { $url } a signé deux listes qui ne s’accordent pas, l’une de { $old } lignes et l’autre de { $new }. Les deux têtes sont dans { $file } : garde-le, il le prouve.
