# Ce que la page a trouvé en vérifiant elle-même les dés d’une partie.

fair-title = Vérifié par ton navigateur
fair-checking = Ton navigateur vérifie les dés …
fair-how = Avant la partie, un nombre secret a été fixé et son empreinte montrée à tous. Ensuite, chaque place pouvait ajouter une clé à elle. Le secret et ces clés ensemble ont décidé de chaque dé. Maintenant tout est connu, et ton navigateur a tout tiré de nouveau lui-même, sans se fier au serveur.
fair-none = Sans connexion, il n’y a rien à vérifier : cet appareil n’a pas l’enregistrement de la partie.

## Le verdict sur toute la partie.

fair-all-holds = Les dés sont justes : ton navigateur les a tirés de nouveau.
fair-all-thrown = Les dés sont justes : ton navigateur a relancé tous les dés.
fair-all-differs = Quelque chose N’EST PAS juste. Voici quoi.
fair-all-hidden = Les dés pourront être vérifiés à la fin de la partie.
fair-all-uncommitted = Les dés de cette partie ne peuvent pas être vérifiés : rien n’avait été fixé avant.
fair-all-elsewhere = Rien n’est faux, mais ton navigateur n’a pas pu tout tirer de nouveau.
fair-all-newer = Cette partie n’a pas été vérifiée : la page est plus ancienne que son enregistrement.
fair-all-unbound = Les dés sont conformes, mais rien ne montre que c’était cette partie : ni la liste publique, ni une signature avec une clé connue ici.

## Une phrase pour chaque chose vérifiée. $count dit combien de fois, $line où.

fair-chain-holds = L’enregistrement est entier : aucune ligne n’a été changée, ajoutée ou enlevée.
fair-chain-differs = L’enregistrement a été changé : la ligne { $line } ne va pas avec les autres.
fair-chain-elsewhere = Cet enregistrement est plus récent que cette page. Recharge la page et vérifie encore.
fair-commitment-holds = Le secret révélé correspond à l’empreinte de l’enregistrement.
fair-commitment-differs = Le secret révélé ne correspond pas à l’empreinte de l’enregistrement.
fair-commitment-hidden = Le secret est révélé à la fin de la partie.
fair-commitment-uncommitted = Aucun secret n’avait été fixé avant cette partie.
fair-promise-holds = C’est l’empreinte qui a été montrée à ce navigateur.
fair-promise-differs = Une autre empreinte a été montrée à ce navigateur.
fair-promise-unseen = Ce navigateur n’était pas à la table : il ne peut pas dire quelle empreinte y a été montrée.
fair-own-key-holds = Ta propre clé est dans chaque lancer.
fair-own-key-differs = La clé de l’enregistrement n’est pas la tienne.
fair-keys-holds = Chaque joueur a ajouté une clé : personne n’a pu choisir les dés.
fair-keys-differs = La clé d’un robot ne découle pas du secret.
fair-keys-unseen = A joué sans clé à soi : { $names }.
fair-keys-uncommitted = Aucun joueur n’a ajouté de clé : la table a choisi le secret seule.
fair-draft-holds = Les clés, les noms et les règles sont ceux qui étaient fixés avant que ta clé soit montrée.
fair-draft-differs = Une clé, un nom ou une règle a été changé après que ta clé a été montrée.
fair-first-holds = Qui commence a été tiré au sort.
fair-first-differs = Selon le sort, c’est une autre place qui commence.
fair-lot-holds =
    { $count ->
        [one] Un mélange ou un tirage a été refait : l’ordre est le même.
       *[other] { $count } mélanges et tirages ont été refaits : l’ordre est le même.
    }
fair-lot-differs = Un mélange ou un tirage donne un autre ordre.
fair-lot-elsewhere = Les mélanges et tirages de cet ancien enregistrement se vérifient avec la commande ci-dessous.
fair-roll-holds =
    { $count ->
        [one] Un lancer a été tiré de nouveau : chaque dé montre ce qui a été dit.
       *[other] { $count } lancers ont été tirés de nouveau : chaque dé montre ce qui a été dit.
    }
fair-roll-differs = Un lancer donne autre chose quand on le tire de nouveau.
fair-roll-elsewhere = Les lancers de cet ancien enregistrement se vérifient avec la commande ci-dessous.
fair-throw-holds =
    { $count ->
        [one] Un lancer a quitté la main comme le hasard avait tourné ses dés.
       *[other] { $count } lancers ont quitté la main comme le hasard avait tourné leurs dés.
    }
fair-throw-differs = Les dés d’un lancer n’ont pas quitté la main comme le hasard les avait tournés.
fair-throw-elsewhere = La façon dont le hasard a tourné les dés de cet ancien enregistrement se vérifie avec la commande ci-dessous.
fair-motion-holds =
    { $count ->
        [one] Le mouvement que tu as vu finit là où sont les dés, avec les faces qui ont été dites.
       *[other] Les { $count } mouvements que tu as vus finissent là où sont les dés, avec les faces qui ont été dites.
    }
fair-motion-differs = Un mouvement enregistré ne finit pas avec les dés qui ont été dits.
fair-race-holds =
    { $count ->
        [one] Les temps d’une course ont été tirés de nouveau.
       *[other] Les temps de { $count } courses ont été tirés de nouveau.
    }
fair-race-differs = Un temps de course n’est pas celui qui a été tiré.
fair-race-elsewhere = Les courses de cet ancien enregistrement se vérifient avec la commande ci-dessous.
fair-ran-entered = Des temps que les joueurs ont courus eux-mêmes : mesurés par le serveur, pas tirés.
fair-public-holds = La liste publique du serveur contient cette partie, telle qu’elle est racontée ici.
fair-public-differs = La liste publique du serveur raconte cette partie autrement.
fair-public-unseen = La liste publique du serveur n’était pas accessible.
fair-public-restored = Le serveur est revenu depuis à une sauvegarde : sa liste publique n’a plus la fin de cette partie.
fair-unbound-unseen = Sans la liste publique ni signature avec une clé connue, rien ne montre que ces coups ont été joués, et pas d’autres.
fair-names-holds = Les noms sont ceux qui ont été fixés avant la partie.
fair-names-differs = Un nom est un autre que celui fixé avant la partie.
fair-missing-unseen = La clé de { $names } n’est pas arrivée : un serveur de mèche avec eux avait le choix entre { $amount } parties, et pas plus.
fair-rounds-unseen = Il y a eu { $amount } engagements pour cette partie : la table a pu choisir parmi eux.
fair-void-unseen = { $amount } parties ont été annulées pour celle-ci : la table a pu choisir parmi elles.
fair-signature-holds = Signé à la fin par { $names }.
fair-signature-differs = Une signature de la fin est fausse.
fair-signature-unseen = Signé à la fin par { $names }, avec une clé que ce navigateur ne connaît pas : compare-la avec eux.
fair-receipt-differs = Le serveur a signé pour votre clé et a commencé sans elle : cette partie n’est pas loyale. Gardez cette page comme preuve.
fair-list-holds = La liste publique du serveur continue ce que ce navigateur en avait vu.
fair-list-differs = Le serveur a signé deux listes publiques qui ne s’accordent pas. Ce navigateur garde les deux têtes : elles le prouvent.
fair-list-restored = Le serveur est revenu à une sauvegarde de sa liste publique depuis que ce navigateur l’a vue.
fair-list-unseen = Ce navigateur voit la liste publique du serveur pour la première fois et la retient.
fair-head = Une liste de { $rows } lignes que le serveur a signée
fair-physics-elsewhere = Que les dés volent et tombent ainsi, seule la physique peut le montrer.
fair-first-arena-elsewhere = Les dés de cette partie plus ancienne ne peuvent pas être relancés ici : dans son arène, ils ne retombent pareil que sur un seul type de processeur. Là, la commande ci-dessous le fait.
fair-lying-holds =
    { $count ->
        [one] Avant un lancer, les dés étaient là où ils s’étaient arrêtés.
       *[other] Avant { $count } lancers, les dés étaient là où ils s’étaient arrêtés.
    }
fair-lying-differs = Avant un lancer, des dés étaient ailleurs que là où ils s’étaient arrêtés.
fair-lying-elsewhere = Lancers avant lesquels une main avait posé des dés, par exemple en tour : { $count }. Que ce soit leur place, seules les règles peuvent le montrer.
fair-landing-holds =
    { $count ->
        [one] Un lancer a été refait : chaque dé retombe au même endroit, avec la même face.
       *[other] { $count } lancers ont été refaits : chaque dé retombe au même endroit, avec la même face.
    }
fair-landing-differs = Un lancer retombe autrement quand il est refait.
fair-landing-elsewhere = Lancers qui n’ont pas pu être refaits : { $count }. Cet enregistrement plus ancien ne dit pas où étaient les dés avant.
fair-flight-holds =
    { $count ->
        [one] Le mouvement que tu as vu est le même à chaque image.
       *[other] Les { $count } mouvements que tu as vus sont les mêmes à chaque image.
    }
fair-flight-differs = Un mouvement enregistré diffère de celui que donne la physique.
fair-rules-elsewhere = Que chaque coup était permis, seules les règles peuvent le montrer.

## Throwing every die again, in the browser. $number is a throw, $done and $total say how many.

fair-again = Relancer tous les dés
fair-again-why = Ton navigateur peut lancer les dés lui-même : avec la même physique, depuis les mêmes mains. Il charge pour cela environ 1 Mo et met quelques secondes.
fair-again-loading = Chargement de la physique …
fair-again-at = Lancer { $number } sur { $total } …
fair-again-part = { $done } lancers sur { $total } ont été refaits. Le reste ne l’a pas été ; tout le reste ici a été vérifié sans cela.
fair-again-engine = Cette page n’a pas la physique de cette partie et ne peut donc pas relancer ses dés.
fair-again-wasm = Ce navigateur ne peut pas lancer de dés : il lui manque WebAssembly.
fair-again-memory = Cet appareil n’a pas assez de mémoire pour lancer des dés.
fair-again-offline = La physique n’a pas pu être chargée : il n’y a pas de connexion.
fair-again-failed = La physique s’est arrêtée dans ce navigateur.

## Ce que chacun peut faire chez soi.

fair-home = Pour vérifier aussi la physique et les règles, télécharge l’enregistrement et tape cette commande :
fair-home-rules = Pour vérifier aussi les règles, télécharge l’enregistrement et tape cette commande :
fair-seen = Empreinte montrée à ce navigateur
fair-own-key = Ta clé
fair-own-signer = La clé avec laquelle ce navigateur signe la fin
fair-server = Laisser le serveur recalculer la physique et les règles
fair-binding = Les places lient les dés …
