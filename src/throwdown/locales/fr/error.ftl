# Ce qui n’a pas marché, et que faire. Le code, avec des tirets pour / et _, est le nom.

error-throwdown-error = Cela n’a pas marché. Vérifie ce que tu as entré et réessaie.
error-part-missing = Il manque ici une partie du programme : dans un clone du projet, lance scripts/release build, puis pip install dist/*.whl.
error-part-arena = L’arène n’est pas installée : ajoute --thrower luck, ou installe l’arène.
error-part-postgres = Il manque ici des paquets pour PostgreSQL. Dans un clone du projet, lance scripts/install dev, ailleurs pip install avec l’extra postgres.
error-part-tab = Il manque ici les éléments pour jouer dans un onglet : dans un clone du projet, lance scripts/web, ailleurs pip install avec l’extra tab.

error-site-not-ours = Ce dossier contient d’autres fichiers : choisis-en un vide, ou un qui contient une version plus ancienne.
error-site-server = Indique l’adresse complète du serveur, par exemple https://dice.example.
error-part-passkeys = Il manque ici un paquet pour les clés d’accès. Dans un clone du projet, lancez scripts/install dev, ailleurs pip install avec l’extra passkeys.

error-game-unknown = Ce jeu n’existe pas : choisis l’un de ceux qui sont montrés.
error-game-seats = Ce jeu est pour 2 à 5 joueurs : choisis un nombre entre les deux.
error-game-contract = Ce jeu ne respecte pas le contrat des jeux : signale-le, ou joue à un autre.
error-game-own = Ton propre jeu ne peut pas être chargé : consulte le guide pour écrire un jeu, et corrige sa classe.

error-option-value = Cette option ne peut pas avoir cette valeur : choisis l’une de celles qui sont proposées.
error-option-visible = Dans ce jeu, les réserves sont toujours visibles : laisse supply_visibility de côté.
error-option-unknown = Cette option de règle n’existe pas : vérifie son nom.
error-option-not-in-edition = Ce jeu n’a pas cette option de règle : laisse-la de côté.
error-option-start-placed = Un dé de départ posé ne montre jamais X, donc rien ne se tourne : fais-le lancer, ou laisse start_x de côté.
error-option-edition = Ce jeu n’a pas d’édition de ce nom ou dans cette langue : choisis-en une autre, ou aucune (none).
error-option-elements = Cette variante se joue avec deux à cinq éléments : choisis-en davantage, ou joue une autre variante.
error-option-dice = Ces dés de départ ne conviennent pas : au moins 1 par place, et 25 au plus pour toutes les places.

error-action-illegal = Les règles ne le permettent pas maintenant : choisis un des coups proposés.
error-action-unknown = Ce n’est pas un coup de ce jeu : choisis l’un de ceux qui sont proposés.
error-action-not-your-turn = Ce n’est pas ton tour : attends la question.
error-action-not-your-decision = Quelqu’un d’autre décide ici : attends la question.
error-action-not-now = Le dernier lancer n’est pas encore résolu : attends son résultat.
error-action-game-over = La partie est finie : commences-en une nouvelle.
error-action-no-such-seat = Ce joueur n’est pas à cette table : choisis l’un de ceux qui sont montrés.
error-action-seat-left = Ce joueur a quitté la partie et ne joue plus.
error-action-already-chosen = Tu as choisi pour tout le tour : lance les dés.
error-action-boost-with-roll = On ajoute des cartes en lançant : nomme aussi les dés.
error-action-choose-first = Choisis d’abord : { place-hub.the }, ou { place-catch.the } en attente.
error-action-consolation-first = Dis d’abord combien de cartes tu pioches après { cry-bust.a }.
error-action-count = Tu ne peux pas piocher autant de cartes : choisis un nombre proposé.
error-action-illegal-cards = Ce ne sont pas des cartes : nomme leurs couleurs avec Y, B, R et G.
error-action-illegal-dice = Ce ne sont pas des dés : désigne-les par leurs numéros.
error-action-illegal-target = Tu ne peux pas lancer pour cela : choisis l’un de ceux qui sont proposés.
error-action-must-roll = Lance au moins une fois avant de t’arrêter.
error-action-no-such-die = Ce dé n’existe pas : les sept dés sont ceux qui sont montrés.
error-action-not-in-yard = { place-yard.Your } ne contient pas ces cartes : choisis parmi celles qui y sont.
error-action-not-received = Tu n’as pas reçu ces cartes : répartis seulement celles qui sont montrées.
error-action-same-die-twice = Tu as nommé un dé deux fois : nomme chaque dé une fois.
error-action-split-first = Répartis d’abord les cartes reçues entre { place-yard.the } et le { place-heap }.
error-action-too-few-cards = Ce n’est pas assez : complète à huit cartes { place-hub.in }, au moins.
error-action-too-few-dice = Lance au moins quatre dés.
error-action-top-up-first = Complète d’abord à huit cartes { place-hub.in }.
error-action-wrong-phase = Ce n’est pas le moment : réponds d’abord à la question.
error-action-yard-full = Il n’y a de place que pour six cartes { place-yard.in-the } : mets-en davantage sur le { place-heap }.

error-outcome-illegal = Les dés ne peuvent pas être ainsi : entre de nouveau ce qu’ils montrent.
error-outcome-unexpected = Rien de tel n’est attendu maintenant : réponds à la question.
error-outcome-cards = Ce ne sont pas les cartes attendues ici : entre-les de nouveau.
error-outcome-cause = Un dé peut manquer l’arène, rebondir dehors ou être éjecté : dis l’un des trois.
error-outcome-dice = Le nombre de dés n’est pas juste : donne une face pour chaque dé lancé.
error-outcome-die = Ce dé n’est pas dans ce lancer : nomme seulement des dés lancés ou déjà dans l’arène.
error-outcome-face = Cette face n’existe pas dans ce jeu : tape l’une de celles qui sont montrées.
error-outcome-lot = Entre chacune des choses montrées exactement une fois.
error-outcome-racer = Ce joueur ne fait pas la course : nomme l’un de ceux qui construisent une tour.
error-outcome-stack = Les dés ne peuvent pas être empilés ainsi : redis lesquels tiennent encore.

error-entry-unreadable = Cela ne se lit pas : tape comme dans l’exemple.
error-entry-unclear = Cela peut vouloir dire plusieurs choses : tape comme dans l’exemple.
error-answer-unclear = Cette réponse n’est pas claire : tape l’une de celles qui sont montrées.

error-notation-malformed = Ce texte n’est pas une position de ce jeu : vérifie-le, ou commence une nouvelle partie.
error-record-damaged = L’enregistrement est abîmé à la ligne { $line } : ce qui précède reste utilisable.
error-record-entry = Cette entrée ne correspond pas à la partie jusque-là.
error-record-signature = Une signature de cet enregistrement est mal formée, ou n’appartient à aucune de ses places.
error-record-version = L’enregistrement vient d’une version plus récente : mets Throwdown à jour pour le lire.
error-save-refused = La partie ne peut pas être sauvegardée ou ouverte là : choisis un autre nom ou un autre endroit.
error-save-unknown = Cette partie sauvegardée n’existe pas : choisis-en une dans la liste.
error-save-unreadable = Cette partie sauvegardée ne se lit pas : choisis-en une autre, ou commence une nouvelle partie.
error-save-secret = Le secret de cette partie sauvegardée manque ou est abîmé : remets son fichier à côté, ou revois la partie avec throwdown replay.
error-save-referee = Cette partie se joue avec une vraie boîte : reprends-la avec l’arbitre.

error-bot-unknown = Aucun bot de ce nom ne joue à ce jeu : choisis l’un de ceux qui sont montrés.
error-bot-own = Ton propre bot ne peut pas jouer : consulte le guide pour écrire un bot, et corrige son fichier, sa classe ou ses réponses.

error-table-refused = La table ne peut pas faire cela : essaie autre chose.
error-table-first = On ne sait pas qui commence : indique un joueur de cette table, par sa place ou son nom.
error-table-key = Cette clé n’est pas valable : une clé et son empreinte ont chacune 64 chiffres hexadécimaux en minuscules.
error-table-manner = On ne peut pas lancer les dés ainsi : choisis une des façons montrées.
error-table-names = Deux joueurs ont le même nom : donne-leur des noms différents.
error-table-not-over = Cette partie n’est pas encore finie : termine-la ou quitte-la d’abord.
error-table-seat = Ce joueur n’est pas à cette table : choisis l’un de ceux qui sont montrés.
error-table-seats = Le nombre de joueurs ne va pas avec la table : donne un nom pour chaque place.
error-table-tournament = Ce jeu n’a pas de tournoi : joue des parties seules.
error-table-undo = On ne peut pas annuler : des dés ou des cartes ont été montrés depuis.
error-table-handled = L’arène et les dés ont été déplacés assez souvent : lance maintenant.

error-tournament-finished = Toutes les parties du tournoi sont jouées : commences-en un nouveau.
error-tournament-no-decider = Il n’y a pas de belle à jouer : personne n’est à égalité en tête.
error-tournament-seats = Ce ne sont pas les joueurs de cette partie : nomme ceux qui ont joué.
error-tournament-tie = Ce tournoi règle les égalités par une belle : joue-la.
error-tournament-entry = Cela ne va pas avec l’état actuel du tournoi : recharge la page.
error-tournament-damaged = Ce tournoi ne peut pas être lu. Préviens la personne qui gère le serveur ; les autres tournois continuent.
error-tournament-closed = Ce tournoi est terminé.
error-tournament-entrant = Impossible pour cette personne en ce moment : elle est à une table, absente ou déjà là.
error-tournament-begun = Personne ne peut entrer dans un tournoi à élimination qui a commencé.
error-tournament-running = Des tables de cette ronde jouent encore : attendez leurs résultats.
error-tournament-few = Il y a trop peu de joueurs ici.
error-tournament-places = Ces places ne vont pas avec la table : donne une place à chacun, la même en cas d’égalité.
error-tournament-table = Cette table n’existe pas dans le tournoi.
error-tournament-reported = Cette table a déjà un résultat : l’organisateur peut le corriger.
error-tournament-played = Toutes les rondes de ce tournoi sont jouées.
error-tournament-settings = Un tournoi ne peut pas avoir ces réglages.
error-tournament-bell = Ce n’est plus possible après la cloche.
error-tournament-host-only = Seul l’organisateur du tournoi peut faire cela.
error-tournament-not-yours = Seuls les joueurs de cette table et l’organisateur disent comment elle s’est terminée.
error-tournament-dropped = L’organisateur t’a retiré du tournoi. Demande-lui de te faire revenir.
error-tournament-own-name = Chacun choisit son propre nom.
error-tournament-name-taken = Une autre personne du tournoi porte ce nom : ajoute une lettre, par exemple Ben K.
error-tournament-bot = Un bot avec un jeton ne peut pas participer à un tournoi.
error-tournament-online = Le résultat d’une table en ligne vient de sa partie. L’organisateur peut aussi le saisir.
error-tournament-entered = Tu participes déjà à ce tournoi.
error-tournament-not-entered = Tu ne participes pas à ce tournoi.
error-tournament-too-many = Tu organises autant de tournois qu’une personne peut en organiser. Termines-en un d’abord.
error-tournament-full = Ce tournoi est complet.
error-tournament-bots = Ce tournoi a autant de bots qu’il peut en avoir.
error-tournament-no-bots = Les bots ne peuvent pas lancer de vrais dés.
error-tournament-paper = À cette table, quelqu’un n’a pas d’appareil : jouez sur un seul appareil ou avec une vraie boîte.
error-tournament-device = Cette table est déjà ouverte sur un appareil.
error-tournament-busy = D’autres modifient ce tournoi au même moment : réessaie.

error-words-language = Nous n’avons pas cette langue ou ce thème : choisis l’un de ceux qui sont montrés.

error-throw-bounds = Un nombre sort de ses limites : regarde son minimum et son maximum.
error-throw-intent = Un lancer, ce sont neuf nombres entiers : lieu, vitesse et rotation.
error-throw-release = Les dés partiraient à l’intérieur d’un autre dé : lâche-les plus haut ou ailleurs.
error-throw-scene = Les dés ne peuvent pas être posés ainsi : laisse de la place entre eux et reste dans l’arène.
error-throw-dice = Ces dés ne peuvent pas être lancés : lances-en de 1 à 26, chacun une seule fois.
error-throw-target = Ce dé n’est pas dans l’arène : vise un dé qui s’y trouve.
error-throw-place = Le dé ne peut pas aller là : il doit rester dedans, à l’écart des autres.
error-throw-failed = Le lancer n’a pas pu être calculé. Il reste tel quel : réessaie.
error-throw-engine = La simulation a signalé une erreur. Le lancer reste tel quel : réessaie.
error-throw-offline = La simulation n’a pas pu être téléchargée. Le lancer reste tel quel : vérifie ta connexion, puis réessaie.

error-record-motion = Le mouvement enregistré d’un lancer est abîmé.
error-record-secret = Le secret révélé n’est pas valable : l’enregistrement est abîmé.
error-record-thrower = Les lancers de cette partie ne peuvent pas être recalculés.

error-table-thrower = Cette façon de lancer n’existe pas : choisis luck ou physics.
error-table-intent = Les nombres de ce lancer ou de ce déplacement ne conviennent pas à cette table : enlève-les ou corrige-les.
error-table-secret = Cette partie ne peut pas continuer sans son secret : elle peut seulement être revue.

error-store-conflict = Quelqu’un a été plus rapide : regarde la table à nouveau, puis choisis.
error-store-failed = Le serveur ne peut rien enregistrer pour le moment. Rien n’est perdu : réessaie dans un instant.
error-store-refused = Le serveur ne peut pas enregistrer cela : vérifie et réessaie.
error-store-newer = Une version plus récente du programme a créé cette base de données : utilise cette version.
error-store-foreign = Ce fichier n’est pas une base de données de Throwdown : indique un autre fichier.
error-store-backup = Cette sauvegarde ne peut être ni créée ni utilisée : indique un autre fichier, ou permets de remplacer l’ancien.
error-store-absent = Ce fichier n’existe pas : indique un fichier existant.
error-store-damaged = Cette base ou cette sauvegarde est endommagée : reprends une sauvegarde antérieure.
error-store-older = Une version d’avant 1.0 a créé cette base de données, illisible maintenant : commence avec un nouveau dossier.
error-store-full = Cette base n’est pas vide : permets de tout remplacer avec --overwrite, ou donnes-en une autre.
error-store-both-files = Ce sont deux fichiers : throwdown admin backup copie un fichier dans un autre.
error-store-address = Ce n’est pas l’adresse d’une base de données : écris-la comme postgresql://dice@db/dice, un mot de passe comme NOM:MOTDEPASSE@.
error-store-key = La clé des secrets des parties en cours manque ou est fausse : remets la bonne.
error-store-taken = Un autre serveur utilise ce dossier : arrête-le, ou donne à chaque serveur son propre dossier.
error-store-folder = Ce dossier ne peut être ni créé ni écrit : indique-en un autre, ou permets au programme d’y écrire.
error-store-unreachable = La base de données ne répond pas, ou refuse cet utilisateur : vérifie l’adresse, l’utilisateur et le mot de passe.
error-store-shared = Un autre serveur utilise cette base, et l’un des deux est réglé pour tourner seul : arrête l’un, ou règle les deux pour la partager.
error-store-not-owner = Cette table est maintenant sur un autre serveur : envoie la requête là-bas.
error-cluster-away = Cette table passe sur un autre serveur. Rien n’est perdu : réessaie dans un instant.

error-settings-value = Un réglage a une valeur non valable : corrige-la.
error-settings-unknown = Ce réglage n’existe pas : vérifie son nom.
error-settings-file = Le fichier de réglages ne peut pas être lu : indique un autre fichier ou corrige-le.
error-settings-port = Le serveur ne peut pas utiliser ce port ou cette adresse : choisis-en un autre.
error-settings-tls = Avec ces fichiers, le serveur ne peut pas utiliser https : donne un certificat et sa clé, sans mot de passe.

error-name-empty = Un nom doit avoir au moins une lettre : écris un nom.
error-name-length = Ce nom est trop long : choisis-en un plus court.
error-name-characters = Ce nom contient des caractères qui ne peuvent pas être affichés : enlève-les.
error-name-scripts = Ce nom mélange des lettres d’alphabets qui se ressemblent : garde un seul alphabet.
error-name-protected = Ce nom appartient ici à une autre personne : choisis-en un autre.
error-name-reserved = Ce nom pourrait passer pour celui du serveur : choisis-en un autre.
error-name-bot = Ce nom est celui d’un bot : choisis-en un autre.

error-chat-empty = Ce message est vide : écris quelque chose.
error-chat-length = Ce message est trop long : raccourcis-le.
error-chat-characters = Ce message contient des caractères qui ne peuvent pas être affichés : enlève-les.

error-request-host = Le serveur ne répond pas à ce nom : ouvre-le à sa propre adresse.
error-request-origin = Cela vient d’une page qui n’appartient pas à ce serveur : ouvre la page du serveur lui-même.
error-request-refused = Cette connexion n’existe pas, ou tu n’y as pas accès : vérifie le lien.
error-request-upgrade = Cette adresse est réservée aux WebSockets : connecte-toi avec un WebSocket.
error-request-full = Le serveur est complet : réessaie plus tard.
error-request-media-type = Le serveur n’accepte que du JSON : envoie-le comme application/json.
error-request-too-large = La requête est trop grande : envoie moins.
error-request-rate = Trop de requêtes : attends un instant et réessaie.
error-request-sockets = Trop de fenêtres ou d’appareils sont connectés depuis ton adresse : fermes-en un d’abord.
error-request-connections = Trop de connexions depuis ton adresse : fermes-en une d’abord.
error-request-malformed = Le serveur ne peut pas lire cette requête : envoie-la de nouveau.
error-request-head = L’adresse et les en-têtes de la requête sont trop longs : supprime les cookies de cette page et réessaie.
error-request-slow = La requête a mis trop de temps à arriver : vérifie ta connexion et réessaie.

error-server-fault = Quelque chose a échoué sur le serveur : réessaie.
error-server-refused = C’est impossible ici : essaie autre chose.
error-server-method = Cette adresse ne s’utilise pas ainsi : consulte la description de l’API.
error-server-not-found = Il n’y a rien ici, ou tu n’y as pas accès : vérifie le lien.
error-server-too-often = C’était trop souvent : attends un peu, puis réessaie.
error-server-too-fast = C’était trop rapide : attends un instant, puis réessaie.
error-server-busy = Le serveur est très occupé : réessaie dans un instant.
error-server-table-damaged = Cette table ne peut pas être lue. Préviens la personne qui gère le serveur ; les autres tables continuent.
error-server-work-down = Une tâche de fond de ce serveur a échoué et redémarre dans un instant : le journal dit pourquoi.

error-server-closed = Cette table est fermée : ouvres-en une autre.
error-server-crowded = Il y a trop de monde à cette table : reviens plus tard.
error-server-expelled = L’hôte t’a retiré de cette table : choisis-en une autre.
error-server-password = Il faut le mot de passe de la table : saisis le bon.
error-server-passwords = Trop de mots de passe faux ont été donnés pour cette table : attends un moment ou demande à son hôte.
error-server-new-password = Une table à mot de passe en a besoin d’un, et aucune autre n’en accepte : choisis qui peut entrer ou saisis un mot de passe.
error-server-short-password = Ce mot de passe est trop court : prends au moins six caractères.
error-server-no-watching = Cette table n’admet pas de spectateurs : choisis-en une autre.
error-server-too-many-tables = Tu as trop de tables ouvertes : termine ou ferme d’abord l’une d’elles.
error-server-too-many-tables-here = Trop de tables sont ouvertes depuis ton adresse : termine ou ferme d’abord l’une d’elles.
error-server-tables-often = Tu as ouvert beaucoup de tables en une heure : continue à jouer à l’une d’elles, ou attends un peu.
error-server-replays-often = Trop de parties terminées sont demandées depuis ton adresse : attends une minute, puis réessaie.
error-server-codes-often = Trop de codes faux sont venus de ton adresse : réessaie dans { $seconds } s, ou utilise le lien.
error-server-no-code = Aucune table n’a ce code : vérifie les six lettres, ou demande le lien.
error-server-disk-low = Le disque du serveur est presque plein : préviens la personne qui s’en occupe et joue à une table ouverte.
error-server-hello-twice = Tu as déjà envoyé hello : envoie le message suivant.
error-server-id-reused = Ce numéro de coup a déjà servi à autre chose : choisis-en un nouveau.
error-server-stale = Il s’est passé quelque chose entre-temps : regarde la table à nouveau, puis choisis.

error-server-host-only = Seul l’hôte de la table peut faire cela : demande-lui.
error-server-not-your-seat = Cette place n’est pas la tienne en ce moment : joue pour une des tiennes.
error-server-no-seat = Cette place n’existe pas ici : choisis une de celles affichées.
error-server-seat-taken = Quelqu’un est déjà assis là : choisis une autre place.
error-server-reserved = Le tournoi a réservé les places de cette table.
error-server-seat-free = Une place est encore libre : attends quelqu’un, ou mets-y un bot.
error-server-beginning = La partie va commencer : attends un instant.
error-server-begun = La première partie a commencé. À la suivante, c’est le voisin de gauche qui commence.
error-server-lots = À cette table, on tire au sort qui commence : ouvre une autre table pour nommer quelqu’un.
error-server-key-stale = Cette clé appartient à une autre partie : regarde à nouveau la table.
error-server-key-fixed = Les clés sont en train d’être révélées : aucune place ne peut plus changer sa promesse.
error-server-key-reused = Cette clé a déjà été promise ici : tires-en une nouvelle.
error-server-key-changes = Cette place a changé de clé trop souvent : révèle la dernière.
error-server-key-not-asked = La table ne demande pas de clé à cette place pour l’instant : envoie-la plus tard.
error-server-key-wrong = Ce n’est pas la clé que cette place a promise : envoie celle-là.
error-server-sign-no-game = Il n’y a ici aucune partie récemment terminée à signer.
error-server-sign-key = Aucune place de cette partie n’a promis cette clé de signature.
error-server-sign-wrong = Cette signature ne porte pas sur la fin de cette partie.
error-client-key-dropped = Le serveur a signé pour ta clé et a commencé la partie sans elle : cette partie n’est pas loyale. Garde la preuve.
error-client-end-differs = L’enregistrement de cette partie diffère de ce que ton navigateur a vu ; il ne l’a donc pas signé. Garde-le et compare-le avec les autres.
error-server-sits-already = Tu as déjà une place à cette table : libère-la d’abord.
error-server-own-name = Ici chacun joue sous son propre nom. Pour en nommer d’autres, ouvre une table sur un seul appareil.
error-server-no-bots = Les bots ne peuvent pas jouer avec une vraie boîte : laisse-les de côté.
error-server-not-a-bot = Seul un bot avec un jeton peut attendre des tables : crée d’abord un jeton.
error-server-too-many-bots = Trop de bots de ce propriétaire attendent des tables : arrête-en un.
error-server-bot-away = Ce bot n’est plus là : choisis-en un autre.
error-server-bot-declines = Ce bot ne joue pas à de telles tables : choisis-en un autre, ou d’autres règles.
error-server-bot-busy = Ce bot est occupé, ou est déjà à une de tes tables : choisis-en un autre.
error-server-playing = Les places ne changent pas pendant une partie : attends qu’elle soit finie.
error-server-no-game = Aucune partie n’a commencé ici : lances-en une d’abord.
error-server-not-over = Cette partie n’est pas encore finie : reviens après la fin.
error-server-not-referee = Seul un arbitre saisit ce que montrent les dés : ouvre une table d’arbitre.
error-server-no-card = La pioche n’a plus cette carte : regarde encore une fois.
error-server-nobody-gone = Il n’y a rien à décider pour cette place : le joueur est là, ou la table attend encore.
error-server-no-hints = Cette table ne donne pas de conseils : ouvre une table avec conseils.
error-server-no-odds = Ce jeu n’indique pas si un lancer est sûr : demande plutôt un conseil.

error-server-no-clock = Cette place n’a pas de limite de temps : prends le temps qu’il te faut.
error-server-no-more-time = Tu ne peux plus demander de temps : les autres peuvent encore t’en donner.
error-server-no-race = Cette course est finie, ou tu n’y participes pas : regarde comment elle se termine.
error-server-race-early = La course n’a pas commencé : attends le signal.
error-server-race-time = Il ne s’est pas encore écoulé autant de temps : vérifie l’horloge de ton appareil.
error-server-race-twice = Ta tour est déjà finie : attends les autres.

error-server-no-chat = Le chat est désactivé à cette table.
error-server-phrases-only = À cette table, on discute avec des phrases toutes faites : choisis-en une.
error-server-report-self = Tu ne peux pas te signaler toi-même.
error-server-no-person = Cette personne n’est pas à cette table.
error-server-muted = L’hôte t’a coupé la parole : demande-lui de te la rendre.
error-server-no-line = Ce message n’existe pas : choisis un de ceux affichés.

error-message-json = Le serveur ne peut pas lire ce message : envoie un seul objet JSON à la fois.
error-message-schema = Un champ de ce message ne convient pas : compare-le avec le catalogue des messages.
error-message-type = Un champ de ce message n’a pas le bon type : compare-le avec le catalogue des messages.
error-message-unknown = Ce message n’existe pas ici : choisis-en un dans le catalogue.
error-message-protocol = Cette page et le serveur parlent des versions différentes : recharge la page.

error-person-unknown = Le serveur ne te connaît pas encore : donne d’abord un nom.
error-person-passkey = Cette clé d’accès ne va pas ici, ou c’était trop long : essaie encore, ou connecte-toi autrement.
error-person-passkey-place = Les clés d’accès demandent https et une adresse avec un nom : prends ici la carte de secours.
error-person-no-passkey = Ce serveur ne connaît pas ou plus cette clé d’accès : connecte-toi autrement.
error-person-code-length = Un code de secours a neuf mots de cinq lettres : compare-le avec la carte.
error-person-code-mistyped = Une lettre de ce code de secours est fausse : compare-le avec la carte.
error-person-no-code = Ce code de secours n’est plus valable : prends la carte la plus récente, ou demande à qui gère ce serveur.
error-person-enough = Tu en as assez : enlèves-en d’abord.
error-person-same-table = Vous êtes tous deux à la même table : finissez d’abord cette partie.
error-person-no-ticket = Ce lien n’est plus valable : demandes-en un nouveau.
error-person-bot = Un bot se connecte seulement avec son jeton : son propriétaire peut en créer un autre.
error-person-may-not-invite = Tu ne peux inviter personne ici : demande à qui gère ce serveur.
error-person-banned =
    Tu ne peux pas jouer ici pour le moment. Motif : { $reason ->
        [insult] insultes ou menaces
        [unfair] jeu déloyal
        [spam] spam ou parties perturbées
        [name] un nom qui n’est pas le bienvenu ici
       *[rules] les règles de ce serveur
    }. Cela se termine dans { $unit ->
        [hours]
            { $count ->
                [one] une heure
               *[other] { $count } heures
            }
       *[days]
            { $count ->
                [one] un jour
               *[other] { $count } jours
            }
    }.
error-person-muted =
    L’hôte du serveur t’a coupé la parole à toutes les tables. Motif : { $reason ->
        [insult] insultes ou menaces
        [unfair] jeu déloyal
        [spam] spam ou parties perturbées
        [name] un nom qui n’est pas le bienvenu ici
       *[rules] les règles de ce serveur
    }. Cela se termine dans { $unit ->
        [hours]
            { $count ->
                [one] une heure
               *[other] { $count } heures
            }
       *[days]
            { $count ->
                [one] un jour
               *[other] { $count } jours
            }
    }.
error-person-renamed =
    L’hôte du serveur a choisi ton nom. Tu pourras le changer dans { $unit ->
        [hours]
            { $count ->
                [one] une heure
               *[other] { $count } heures
            }
       *[days]
            { $count ->
                [one] un jour
               *[other] { $count } jours
            }
    }.
error-desk-hosts = Cette page est réservée à celles et ceux qui s’occupent de ce serveur.
error-desk-self = Tu ne peux pas décider de ton propre cas.
error-desk-colleague = Les hôtes du serveur ne décident pas les uns des autres.
error-desk-muted = Tu masques énormément de personnes : réaffiche-en d’abord quelques-unes.
error-person-signup-invite = Ici, il faut une invitation pour venir la première fois : demande un lien, ou connecte-toi.
error-person-signup-closed = Personne de nouveau n’entre ici en ce moment : connecte-toi, ou demande à qui gère ce serveur.

error-client-url = Ce n’est pas l’adresse d’un serveur : indiques-en une qui commence par http.
error-client-lost = La connexion au serveur est perdue : réessaie.
error-client-closed = Tu as quitté cette table : retournes-y.
error-client-refused = Le serveur ne le permet pas : lis pourquoi et essaie autre chose.
error-client-status = Le serveur a envoyé une réponse inattendue : vérifie son adresse.
error-client-token = { $server } ne connaît pas le jeton de ce bot : supprime-le, et crée-en un autre avec --new-token.

error-lesson-other = C’est permis, mais ici il s’agit d’autre chose : utilise le bouton mis en évidence.
error-lesson-mark = Cette étape ne peut pas continuer de là : recommence-la.

error-group-keeper = Seul le membre le plus ancien du groupe peut faire cela.
error-group-own-name = Chacun choisit son propre nom.
error-group-bot = Les bots ne peuvent pas être membres d’un groupe.
error-group-too-many = Tu fais déjà partie d’autant de groupes que possible. Quittes-en un d’abord.
error-group-full = Ce groupe est complet.
error-notice-address = Impossible d’envoyer des notifications à cette adresse. Elle doit commencer par https:// et mener à l’internet public.
error-notice-host = Ce serveur ne peut pas envoyer à ce service. Choisis-en un dans la liste, ou demande à l’hôte du serveur.
error-notice-host-unknown = Aucun serveur ne porte ce nom. Vérifie l’adresse.
error-notice-zone = Ce fuseau horaire est inconnu. Recharge la page.
error-notice-keys = Ce navigateur n’a pas envoyé de clés utilisables. Recharge la page et réessaie.
error-notice-too-many = Tes notifications vont déjà à autant d’endroits que possible. Retires-en un d’abord.
error-notice-too-often = Tu as essayé souvent. Attends un quart d’heure.

error-tab-unavailable = Une partie qui tourne seulement dans le navigateur n’offre pas cela. Il faut pour cela un serveur.
error-tab-storage-full = Cet appareil n’a plus de place pour cette page : rien n’a été enregistré. Libère de la place, puis choisis à nouveau.
error-tab-storage-denied = Ce navigateur ne laisse rien enregistrer à cette page. Quitte la fenêtre privée, ou autorise-le dans les réglages du navigateur.

error-command-together = { $option } et { $other } ne vont pas ensemble : laisse l’un des deux.
error-command-needs = { $option } ne marche qu’avec { $other } : ajoute-le, ou laisse { $option }.
error-command-meaningless = { $option } n’a pas de sens pour { $game } : laisse-le.
error-command-missing = Il manque { $option } : ajoute-le, par exemple { $option } { $example }.
error-command-unreadable = { $option } { $text } est illisible : écris-le comme { $example }.
error-command-range = { $option } { $text } est impossible : donne de { $least } à { $most }.
error-command-cards = { $option } { $text } est impossible : il y a { $most } cartes de chaque couleur.
error-command-symbol = { $typed } n’est sur aucun dé de { $game } : choisis parmi { $known }.
error-command-dice = Cela fait { $count } dés en tout : le jeu en a { $most }.
error-command-twice = { $text } nomme un élément deux fois : nomme chacun une fois.
error-command-phase = On ne lance rien dans la phase { $phase } : donne un état où quelqu’un doit lancer.
error-command-table = Quelle table ? Donne URL et TABLE, ou --config FILE pour un bot qui attend une place.
error-command-players = Personne ne joue : nomme de 2 à 5 joueurs, par exemple --bots thumb,random.
error-command-model = { $model } n’est pas un modèle de lancer : choisis luck ou base, ou écris-en un comme drop=0,0;hit=0.25,0.02.
error-command-beginners = Un débutant n’a pas de place ici : nomme des places de 1 à { $seats }.
error-analysis-game = { $game } ne peut pas être analysé : choisis un jeu fourni avec le programme.
error-analysis-model = { $game } à { $seats } ne s’analyse qu’avec le modèle { $model } : laisse --model.
error-analysis-manner = Le modèle n’a que { $known }, et quelqu’un a lancé en { $manner } : ajoute { $manner }.

error-file-unreadable = { $path } est illisible ({ $why }) : donne un autre fichier.
error-file-text = { $path } n’est pas du texte en UTF-8 (octet { $byte }) : donne un autre fichier.
error-file-no-record = { $path } n’est pas l’enregistrement d’une partie : donne un fichier sauvegardé par Throwdown ou envoyé par un serveur.
error-file-there = { $path } existe déjà : supprime-le, ou choisis un autre nom.
error-file-unwritable = { $path } ne peut pas être écrit ({ $why }) : donne un autre fichier.
error-file-orders = { $path } est inutilisable : { $why }
error-file-token = { $path } ne donne pas de jeton : nomme un token_file créé par --new-token, ou définis THROWDOWN_TOKEN.
