# What the command line says about itself

cli-about = Jeux de dés en arène et { game-verasselt } : jouer, héberger, arbitrer, vérifier.
cli-about-more = Sans commande, le serveur démarre sur cette machine et la page s’ouvre.
cli-usage = Utilisation :
cli-options = Options
cli-commands = Commandes
cli-some-options = { "[OPTIONS]" }
cli-some-command = { "[COMMANDE] [VALEURS]..." }
cli-text = TEXTE
cli-file = FICHIER
cli-default = par défaut : { $value }
cli-example = Exemple : { $command }
cli-any-help = Afficher cette aide.
cli-any-version = Afficher la version.

# Commands: one line for the list, and more for their own help

cli-serve = Servir tables, bots et page aux navigateurs.
cli-serve-more = Le serveur enregistre tout dans un seul dossier.
cli-site = Écrire le jeu dans un dossier pour n’importe quel hébergement web.
cli-site-more = Les visiteurs jouent dans leur navigateur, sans serveur. Le dossier fonctionne sous n’importe quel chemin. Un dossier qui contient une version plus ancienne est mis à jour ; un dossier avec d’autres fichiers est refusé.
cli-join = Asseoir un bot à TABLE sur le serveur URL.
cli-join-more = Avec --config, il attend plusieurs tables. TABLE est l’identifiant d’une table, son lien ou son code court.
cli-admin-backup = Copier parties et joueurs d’un serveur en marche.
cli-admin-backup-more = La sauvegarde est un instantané vérifié du serveur. Elle n’écrase rien. Pour reprendre les parties en cours après une restauration, il te faut la clé du serveur, qui n’est pas dans la sauvegarde.
cli-admin-restore = Remplacer les données d’un serveur par une sauvegarde.
cli-admin-restore-more = Arrête d’abord le serveur. La commande vérifie la sauvegarde avant de remplacer quoi que ce soit. Elle prend la clé dans --key, dans le fichier à côté de la sauvegarde ou sur le serveur lui-même.
cli-admin-copy = Copier parties et joueurs vers un autre stockage.
cli-admin-copy-more = FROM et TO sont un fichier SQLite ou l’adresse d’une base PostgreSQL. Arrête d’abord le serveur. Ensuite la commande compare chaque ligne.
cli-play = Jouer à GAME dans ce terminal : humains et bots.
cli-admin = Gérer un serveur : personnes, tables, données.
cli-admin-more = Le serveur peut tourner. Il faut l’arrêter seulement avant restore et copy.
cli-admin-people = Montrer des gens : par nom ou identifiant, ou les derniers venus.
cli-admin-tables = Montrer les tables ouvertes.
cli-admin-reset = Créer un lien pour qui a tout perdu.
cli-admin-reset-more = Le lien vaut une fois. Tout autre moyen de connexion de la personne devient invalide : carte, clés d’accès, jetons de ses bots.
cli-admin-invite = Créer un lien qui laisse entrer des gens.
cli-admin-invite-more = Avec --take-back et le lien, une invitation prend fin. Sans le lien, toutes prennent fin.
cli-admin-forget = Supprimer une personne et son nom des parties.
cli-admin-host = Faire d’une personne un hôte du serveur.
cli-admin-host-more = Les hôtes ne décident pas les uns des autres.
cli-admin-ban = Refuser une personne pendant quelques jours.
cli-admin-mute = Priver une personne de chat quelques jours.
cli-admin-rename = Renommer une personne ou un tournoi.
cli-admin-close = Fermer une table ou un tournoi : tous partent.
cli-admin-reports = Montrer les signalements en attente.
cli-admin-settle = Régler un signalement : il est supprimé.
cli-admin-log = Montrer qui a décidé quoi.
cli-play-more = Avec --bots seul, les bots jouent et tu lis.
cli-referee = Arbitrer une partie de GAME jouée avec la vraie boîte.
cli-referee-more = Tape ce que montrent les dés ; l’arbitre applique les règles.
cli-replay = Afficher une partie enregistrée sous forme de texte.
cli-replay-more = Un enregistrement abîmé est affiché jusqu’à l’endroit abîmé.
cli-verify = Vérifier une partie : chaque lancer est recalculé.
cli-verify-more = La commande vérifie aussi la chaîne de hachage, l’engagement, les clés et les signatures. Elle se termine par 0 si tout est juste, 1 si quelque chose est faux, 3 si quelque chose ne peut être vérifié ici.
cli-odds = Les chances exactes dans GAME, pour chaque lancer.
cli-odds-more = Pour chaque lancer dans une arène, ou pour un lancer de { game-verasselt }.
cli-check-game = Jouer à GAME au hasard et vérifier chaque état.
cli-check-game-more = GAME est module:nom pour un jeu à toi.
cli-completion = Afficher de quoi compléter les commandes dans SHELL.
cli-completion-more = Les commandes, jeux, bots, éditions et options de règles sont complétés. SHELL est bash, zsh ou fish.

# Options that several commands have

cli-any-lang = de, en, fr, it, nl ou es (par défaut : la langue de ton système).
cli-any-theme = Quels noms : published (publiés) ou neutral (neutres).
cli-any-json = Écrire du JSON pour les machines.
cli-any-edition = Les règles d’une édition imprimée, par sa langue ou son nom : de, hp-DE ; none pour les règles simples.
cli-any-option = Une option de règle, par exemple --option collect=optional. Peut être répétée.
cli-any-think = Combien de temps un bot peut réfléchir à une décision, par exemple 10ms ou 1s.
cli-any-model = Comment on lance. luck est la table de chances que les parties utilisent (par défaut). Avec base, rien n’est touché. Ou donne des nombres, comme 'drop=0,0;toss=0.25,0.02' : la chance qu’un dé posé soit touché, et celle qu’un dé lancé ou touché soit perdu.
cli-any-first = Qui commence, par nom ou numéro.
cli-any-data = Le dossier des données du serveur (par défaut : comme serve).
cli-any-store = La base PostgreSQL avec les parties et les joueurs, comme postgresql://HOST/NAME (par défaut : un fichier dans le dossier).
cli-any-seed = Un texte qui fixe le hasard : même texte, mêmes parties.
cli-any-game = Ton propre jeu, si l’enregistrement est une partie de ce jeu.

# Options of one command

cli-serve-host = L’adresse d’écoute (par défaut : 127.0.0.1, cette machine seulement).
cli-serve-port = Le port (par défaut : 8642 ; 0 prend un port libre).
cli-serve-data = Le dossier des parties et des joueurs.
cli-serve-name = Le nom de ce serveur, si plusieurs partagent une base de données. Chacun a besoin du sien.
cli-serve-lan = Laisser jouer les téléphones de ton réseau ; montrer un code QR.
cli-serve-tls = Servir en https, avec le certificat et la clé de ces fichiers PEM.
cli-serve-settings = Un fichier TOML de réglages (voir docs/settings.md).
cli-serve-open = Ouvrir la page dans un navigateur.
cli-serve-give-up-games = Démarrer sans les parties dont la clé est perdue.
cli-site-server = L’adresse d’un serveur pour les tables à plusieurs ; la page y renvoie.
cli-join-config = Attendre des hôtes comme le décrit ce fichier TOML, jusqu’à ce que tu l’arrêtes ; au lieu de URL et TABLE.
cli-join-new-token = Avec --config : créer un jeton pour le bot et l’écrire dans son token_file.
cli-join-bot = Un de nos bots, ou module:nom.
cli-join-token = Le jeton du bot (par défaut : il joue en invité).
cli-join-name = Le nom d’un invité (par défaut : celui du bot).
cli-join-seat = Où il s’assied (par défaut : à une place libre).
cli-join-games = Pour combien de parties il reste.
cli-admin-url = L’adresse du serveur, comme on la tape (par défaut : le réglage public_url).
cli-admin-days = Pour combien de jours vaut le lien (par défaut : 3, une invitation 14) ou la décision (par défaut : 7, un nouveau nom 30).
cli-admin-uses = Combien de nouvelles personnes une invitation laisse entrer.
cli-admin-reason = Pourquoi : la personne le lit.
cli-admin-name = Le nouveau nom.
cli-admin-take-back = Met fin à ce qui a été décidé avant.
cli-admin-backup-with-key = Mettre la clé des parties en cours à côté de la copie.
cli-admin-restore-overwrite = Remplacer ce que contient le dossier.
cli-admin-restore-key = La clé des parties en cours (par défaut : le fichier à côté de la sauvegarde).
cli-admin-restore-give-up-games = Continuer sans les parties dont la clé est perdue.
cli-admin-copy-overwrite = Remplacer ce que TO contient.
cli-play-players = Les personnes qui jouent, par leur nom.
cli-play-bots = Les bots qui jouent : novice, casual, regular, expert, master, random, thumb, mcts, ou module:nom pour le tien.
cli-play-plain = Des lignes de texte et des questions, pour lecteurs d’écran, pipes et liaisons lentes.
cli-play-tournament = Autant de parties que de joueurs, avec des points.
cli-play-resume = Reprendre une partie sauvegardée (voir --saves).
cli-play-saves = Lister les parties sauvegardées.
cli-play-thrower = Une vraie arène où tu vises, ou le hasard d’une table (par défaut : physics pour les humains, luck entre bots).
cli-play-seed = Un texte qui fixe le hasard : même texte, mêmes dés.
cli-play-learn = Des conseils à chaque décision et, à la fin, les décisions qui ont coûté le plus.
cli-play-no-motion = À l’écran : les dés atterrissent aussitôt.
cli-play-record = Bots seuls : écrire l’enregistrement dans ce nouveau fichier.
cli-referee-players = Qui joue, par nom.
cli-referee-tournament = Tenir les scores d’un tournoi entier.
cli-referee-resume = Reprendre là où vous étiez.
cli-replay-story = Un résumé au lieu de toutes les phrases : ce qui a été lancé et ce qui est normal.
cli-replay-analysis = Montrer les chances de gagner après chaque choix et lancer.
cli-replay-time = La durée maximale de l’analyse.
cli-verify-signer = La clé publique d’un joueur, telle qu’il te l’a donnée. Sa signature prouve comment la partie s’est terminée.
cli-verify-proof = Un reçu du serveur pour une clé qui manque à la partie : un fichier que le joueur a enregistré.
cli-odds-state = Une position dans la notation des règles.
cli-odds-arena = Jeux d’arène : les symboles dans l’arène ; '' pour une arène vide.
cli-odds-supply = Jeux d’arène : les dés libres du joueur dont c’est le tour.  [par défaut : 1]
cli-odds-piles = Jeux à pouvoirs : la taille des piles d’éboulis.
cli-odds-elements = Jeux à pouvoirs : les éléments actifs.
cli-odds-manner = Jeux d’arène : seulement cette manière de lancer.
cli-odds-group = { game-verasselt } : les cartes pour lesquelles on lance.
cli-odds-keep = { game-verasselt } : les dés qui restent ; = est la double barre.
cli-odds-roll = { game-verasselt } : combien de dés sont lancés.
cli-odds-dice = { game-verasselt } : les sept dés tels qu’ils sont. La commande classe chaque choix.
cli-odds-boost = { game-verasselt } : cartes { place-yard.of } qui rejoignent le groupe avant le lancer.
cli-odds-yard = { game-verasselt } : avec --dice, classer aussi ce que l’on peut ajouter { place-yard.of }.
cli-odds-caught = { game-verasselt } : cartes déjà prises pendant ce tour.  [par défaut : 0]
cli-odds-handicap = Jeux d’arène : les chances avec ces dés de départ, par place. best trouve les dés qui les équilibrent.
cli-odds-players = Avec --handicap best : le nombre de joueurs.  [par défaut : 2]
cli-odds-beginners = Avec --handicap : les places des débutants, comptées à partir de 1.
cli-odds-top = Combien des meilleurs choix montrer.
cli-check-game-games = Combien de parties.
cli-check-game-seats = Combien de joueurs a chaque partie.

# What cannot be done

cli-stopped = arrêté.
cli-no-command = il n’y a pas de commande { $what } : throwdown --help les énumère
cli-no-command-near = il n’y a pas de commande { $what } : voulais-tu dire { $near } ?
cli-no-option = il n’y a pas d’option { $what } : ajoute --help pour les voir toutes
cli-a-setting = { $what } n’est pas une option mais un réglage : définis { $variable } dans l’environnement, ou { $setting } dans le fichier de --settings
cli-no-option-near = il n’y a pas d’option { $what } : voulais-tu dire { $near } ?
cli-missing = il manque { $what } : ajoute --help pour voir ce qu’il faut
cli-missing-value = il faut une valeur après l’option { $what }
cli-needless-value = l’option { $what } ne prend pas de valeur : retire-la
cli-too-much = { $value } est de trop ici : ajoute --help pour voir ce qu’il faut
cli-bad = { $what } : { $why }
cli-bad-whole = { $value } n’est pas un nombre entier
cli-bad-number = { $value } n’est pas un nombre
cli-bad-range = { $value } n’est pas dans l’intervalle { $range }
cli-bad-choice = { $value } ne convient pas : choisis parmi { $choices }
cli-bad-absent = { $value } n’existe pas
cli-bad-folder = { $value } est un dossier, pas un fichier
cli-bad-file = { $value } est un fichier, pas un dossier
cli-bad-unreadable = { $value } ne peut pas être lu
cli-bad-unwritable = { $value } ne peut pas être écrit
cli-bad-pair = { $value } n’est pas de la forme NOM=VALEUR
cli-bad-thought = { $value } n’est pas un temps de réflexion : donne de 1ms à 2s, par exemple 10ms
cli-bad-time = { $value } n’est pas une durée : donne de 1ms à 60min, par exemple 20s

# What was done

cli-said-open = Throwdown est ouvert à l’adresse { $address }
cli-said-folder = Les parties et les joueurs sont enregistrés dans { $folder }
cli-said-stop = Arrête le serveur avec Ctrl-C. Les parties en cours reprennent quand il redémarre.
cli-said-waiting = Le bot occupe la place { $seat } à une table de { $game }. Il attend que l’hôte lance la partie.
cli-said-phones = Téléphones de ton réseau : { $address }
cli-said-no-network = Cette machine n’a pas d’adresse réseau : les téléphones ne peuvent pas l’atteindre.
cli-said-site = La version { $version } est dans { $folder } ({ $files } fichiers, { $mb } Mo) : copie le dossier sur ton espace web.
cli-said-copied = { $store } a été copié dans { $file } ({ $bytes } octets).
cli-said-key-beside = Sa clé est dans { $file } : garde les deux séparément.
cli-said-no-key = Aucune partie de la sauvegarde n’a besoin d’une clé.
cli-said-key-missing = Parties de la sauvegarde dont la clé manque : { $games }. Garde aussi { $file }, ou utilise --with-key.
cli-said-restored = { $store } a maintenant les données de { $file }. Démarre le serveur.
cli-said-counted = { $people } personnes, { $tables } tables, { $games } parties et { $events } événements : { $rows } lignes en tout.
cli-said-compared = { $store } a été copié dans { $file }, et chaque ligne a été comparée.
cli-said-key-apart = La clé des parties en cours n’a pas été copiée : démarre le serveur avec le même dossier --data, ou la même secrets_key.
cli-said-whom =
    { $action ->
        [close] Dis quelle table : throwdown admin close TABLE.
        [settle] Dis quel signalement : throwdown admin settle REPORT.
       *[people] Dis de qui il s’agit : throwdown admin { $action } WHO.
    }
cli-said-new-name = Dis le nouveau nom : ajoute --name NAME.
cli-said-no-person = Personne ne s’appelle « { $who } » ici.
cli-said-appointed = { $who } est maintenant hôte de ce serveur.
cli-said-dismissed = { $who } ne s’occupe plus de ce serveur.
cli-said-sanctioned =
    { $who } est { $kind ->
        [ban] exclu
       *[mute] privé de parole
    } jusqu’au { $until } UTC.
cli-said-lifted = C’est terminé pour { $who }.
cli-said-renamed = { $who } s’appelle { $named } dès la prochaine table.
cli-said-closing = Un serveur en marche ferme la table { $table } en moins d’une seconde.
cli-said-renamed-tournament = Le tournoi { $who } s’appelle maintenant { $named }.
cli-said-closed-tournament = Le tournoi { $who } est fermé.
cli-said-settled = Le signalement est réglé et supprimé.
cli-said-no-reports = Aucun signalement n’attend.
cli-said-no-tables = Aucune table n’est ouverte.
cli-said-no-people = Il n’y a encore personne.
cli-said-no-invitation = Ce lien n’est pas une invitation, ou il est déjà épuisé.
cli-said-invitations-ended =
    { $count ->
        [one] Une invitation ne laisse plus entrer personne.
       *[other] { $count } invitations ne laissent plus entrer personne.
    }
cli-said-no-log = Rien n’a encore été décidé.
cli-said-no-report = Aucun signalement n’a l’identifiant { $report }.
cli-said-no-table = Aucune table ouverte n’a l’identifiant { $table }.
cli-said-forgotten = Oublié : { $who }. Un serveur en marche a besoin d’une seconde pour ce qu’il a en mémoire.
cli-said-which-person = Plusieurs personnes s’appellent « { $who } » : donne l’identifiant.
cli-said-reset = { $who } se connecte une fois avec ce lien. Durée en jours : { $days }. Tout le reste ne vaut alors plus, même les jetons de bots.
cli-said-invitation = Nouvelles personnes que ce lien laisse entrer : { $uses }. Durée en jours : { $days }.
