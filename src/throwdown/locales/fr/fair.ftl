# Ce que la page a trouvé en vérifiant elle-même les dés d’une partie.

fair-checking = Ton navigateur vérifie les dés …
fair-place = Partie jouée sans serveur : personne d’autre n’a fixé ces dés.
fair-none = Il faut une connexion pour vérifier : cet appareil n’a pas l’enregistrement de la partie.

## Vérifier une partie : ce qu’il faut, où on en est, et si cet appareil a vu la partie.

fair-offer = Ton navigateur peut vérifier cette partie lui-même : il recalcule chaque lancer et chaque coup.
fair-offer-size = Pour cela, il charge { $mb } Mo une seule fois et les garde.
fair-offer-again = Pour cela, il charge { $mb } Mo. Ce navigateur ne peut pas les garder ici.
fair-missing = Ce serveur n’a pas les fichiers avec lesquels un navigateur vérifie une partie. La commande ci-dessous la vérifie.
fair-starting = La vérification démarre …
fair-running = Ligne { $done } sur { $total } …
fair-failed = La vérification s’est interrompue sur cet appareil. Réessaie, ou utilise la commande ci-dessous.
fair-seen-holds = C’est la partie que tu as jouée : elle correspond à ce que cet appareil a vu avant le premier lancer.
fair-seen-differs = Ce n’est PAS la partie que cet appareil a vue : avant le premier lancer, autre chose était promis.
fair-seen-unseen = Cet appareil n’a jamais vu cette partie. Demande à quelqu’un qui a joué si l’empreinte est la même.
fair-signature-holds = Signé à la fin par { $names }.
fair-signature-unbound = Signé à la fin par { $names }, avec une clé que ce navigateur ne connaît pas : compare-la avec eux.

## Relancer une main, dans le navigateur.

fair-again-loading = Chargement de la physique …
fair-again-engine = Cette page n’a pas la physique de cette partie et ne peut donc pas relancer ses dés.
fair-again-wasm = Ce navigateur ne peut pas lancer de dés : il lui manque WebAssembly.
fair-again-memory = Cet appareil n’a pas assez de mémoire pour lancer des dés.
fair-again-offline = La physique n’a pas pu être chargée : il n’y a pas de connexion.
fair-again-failed = La physique s’est arrêtée dans ce navigateur.

## Ce que chacun peut faire chez soi.

fair-home = Pour la vérifier sur un ordinateur avec Throwdown, télécharge l’enregistrement et tape cette commande :
fair-binding = Les joueurs échangent les clés des dés …
