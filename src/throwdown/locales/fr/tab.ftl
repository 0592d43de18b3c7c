## Le jeu sur cet appareil, sans serveur.

tab-what = Le jeu entier vient sur cet appareil. Tu joues alors sans connexion : contre des bots, à plusieurs sur cet appareil, ou avec l’arbitre pour votre propre boîte.
tab-size = { $mb } Mo sont téléchargés et enregistrés sur cet appareil.
tab-begin = Télécharger
tab-progress = { $done } sur { $total } Mo
tab-stop = Arrêter
tab-done = Le jeu est sur cet appareil. Cette page s’ouvre maintenant aussi en mode avion.
tab-stored = Sur cet appareil : version { $version }, { $mb } Mo.
tab-partial = Des parties du jeu sont sur cet appareil : { $mb } Mo. Sans connexion, elles ne suffisent pas.
tab-may-go = Ton navigateur peut l’effacer quand la place manque. Ajoute cette page à l’écran d’accueil pour l’éviter.
tab-remove = Retirer
tab-removed = Le jeu n’est plus sur cet appareil. Les parties que tu as jouées y sont encore.
tab-newer = Une version plus récente est disponible. L’ancienne reste jusqu’à ce que la nouvelle soit complète.
tab-update = Télécharger la nouvelle version
tab-play = Jouer sur cet appareil
tab-http = Cette page a été ouverte en http. Les navigateurs n’enregistrent un jeu qu’en https. Demande une adresse https à qui gère ce serveur.
tab-missing = Ce serveur n’a pas les fichiers nécessaires. Qui le gère peut les installer ; la documentation explique comment.
tab-device = Tu joues sur cet appareil, sans serveur.
tab-back = Retour au serveur
tab-needs = Les tables avec des gens ailleurs, le grand écran et les bots forts ont besoin d’un serveur.
tab-starting-parts = Chargement du jeu : { $done } sur { $total } Mo
tab-starting-python = Le jeu démarre
tab-starting-slow = Le premier démarrage dure jusqu’à quinze secondes.
tab-busy = Le jeu est ouvert dans un autre onglet de ce navigateur.
tab-take-over = Jouer ici
tab-others = Jouer avec des gens ailleurs
tab-site = Cette page n’a pas besoin de serveur : tout se passe sur ton appareil. Tes parties restent dans ce navigateur.
tab-levels = Ces niveaux ont besoin d’un serveur, car ils calculent avec de grandes tables : { $levels }.

tab-lacks-wasm = Ce navigateur est trop ancien pour jouer sans serveur : il lui manque une partie de WebAssembly. Mets-le à jour ou prends-en un autre.
tab-lacks-memory = Cet appareil a peu de mémoire. L’arbitre et le jeu de cartes devraient marcher ; les lancers dans l’arène peuvent fermer la page.
tab-lacks-storage = Ce navigateur n’enregistre rien pour cette page, peut-être parce que la fenêtre est privée. Quitte la fenêtre privée, ou permets à cette page d’enregistrer des données.
tab-lacks-room = Il reste peu de place sur cet appareil. Libère d’abord environ 40 Mo.
tab-lacks-unpacking = Ce navigateur est trop ancien pour décompresser le jeu. Mets-le à jour ou prends-en un autre.

tab-memory = Cet appareil a trop peu de mémoire pour le jeu. Ferme d’autres pages, puis réessaie.
tab-failed = Le jeu n’a pas pu démarrer sur cet appareil. Réessaie ; si cela échoue encore, prends un autre navigateur.
tab-not-stored = Le jeu n’a pas pu être enregistré sur cet appareil. Réessaie ; si cela échoue encore, prends un autre navigateur.
tab-part-broken = Une partie du jeu est arrivée abîmée. Réessaie ; si cela continue, préviens qui gère cette page.
tab-part-missing = Une partie du jeu n’a pas pu être téléchargée. Vérifie ta connexion, puis réessaie.
