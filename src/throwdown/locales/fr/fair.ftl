# Ce que la page a trouvé en vérifiant elle-même les dés d’une partie.

fair-checking = Ton navigateur vérifie les dés …
fair-how = Avant la partie, le serveur a fixé un nombre secret et montré son empreinte à tous. Ensuite, chaque place pouvait ajouter sa propre clé. Le secret et les clés ont déterminé ensemble chaque dé. Maintenant tout est public. Ton navigateur a tout recalculé à partir de là, sans se fier au serveur.
fair-how-tab = Cette partie a été jouée sans serveur. Avant le début, l’appareil a fixé lui-même un nombre secret, qui a déterminé chaque dé. Ton navigateur a tout recalculé à partir de ce nombre. Cela montre que les dés sont corrects, mais pas que personne ne les a choisis.
fair-place = Partie jouée sans serveur : personne d’autre n’a fixé ces dés.
fair-none = Il faut une connexion pour vérifier : cet appareil n’a pas l’enregistrement de la partie.

## Le verdict sur toute la partie.

fair-all-holds = Les dés sont justes : ton navigateur les a tous recalculés.
fair-all-thrown = Les dés sont justes : ton navigateur a relancé tous les dés.
fair-all-differs = Quelque chose N’EST PAS juste. Voir ci-dessous.
fair-all-hidden = Les dés pourront être vérifiés à la fin de la partie.
fair-all-uncommitted = Les dés de cette partie ne peuvent pas être vérifiés : rien n’avait été fixé avant.
fair-all-elsewhere = Rien n’est faux, mais ton navigateur n’a pas pu tout recalculer.
fair-all-newer = Cette partie n’a pas été vérifiée : la page est plus ancienne que son enregistrement.
fair-all-unbound = Les dés sont justes, mais rien ne prouve que ces coups ont été joués. La preuve serait une signature avec une clé connue.
fair-all-own = Les dés sont corrects, mais personne d’autre ne les a fixés : cette partie a été jouée sans serveur.

## Une phrase pour chaque chose vérifiée. $count dit combien de fois, $line où.

fair-chain-holds = L’enregistrement est entier : aucune ligne n’a été changée, ajoutée ou enlevée.
fair-chain-differs = L’enregistrement a été changé : la ligne { $line } ne va pas avec les autres.
fair-chain-elsewhere = Cet enregistrement est plus récent que cette page. Recharge la page et vérifie encore.
fair-commitment-holds = Le secret révélé correspond à l’empreinte de l’enregistrement.
fair-commitment-differs = Le secret révélé ne correspond pas à l’empreinte de l’enregistrement.
fair-commitment-hidden = Le secret est révélé à la fin de la partie.
fair-commitment-uncommitted = Aucun secret n’avait été fixé avant cette partie.
fair-promise-holds = C’est l’empreinte que ce navigateur a vue.
fair-promise-differs = Ce navigateur a vu une autre empreinte.
fair-promise-unseen = Ce navigateur n’était pas à la table : il ne peut pas dire quelle empreinte y a été montrée.
fair-place-unseen = Partie jouée sans serveur : personne d’autre n’a fixé ces dés. L’appareil a pu jouer beaucoup de parties et ne montrer que celle-ci.
fair-own-key-holds = Ta propre clé est dans chaque lancer.
fair-own-key-differs = La clé de l’enregistrement n’est pas la tienne.
fair-keys-holds = Chaque joueur a ajouté une clé : personne n’a pu choisir les dés.
fair-keys-differs = La clé d’un bot ne découle pas du secret.
fair-keys-unseen = Ces joueurs n’ont pas ajouté de clé : { $names }.
fair-keys-uncommitted = Aucun joueur n’a ajouté de clé : la table a choisi le secret seule.
fair-draft-holds = Les clés, les noms et les règles étaient fixés avant que ta clé soit montrée, et n’ont pas changé.
fair-draft-differs = Une clé, un nom ou une règle a été changé après que ta clé a été montrée.
fair-first-holds = Le premier joueur a été tiré au sort.
fair-first-differs = Selon le tirage, c’est une autre place qui commence.
fair-lot-holds =
    { $count ->
        [one] Un mélange ou un tirage a été refait : l’ordre est le même.
       *[other] { $count } mélanges et tirages ont été refaits : l’ordre est le même.
    }
fair-lot-differs = Un mélange ou un tirage donne un autre ordre quand on le recalcule.
fair-roll-holds =
    { $count ->
        [one] Un lancer a été recalculé : chaque dé montre la même face que dans la partie.
       *[other] { $count } lancers ont été recalculés : chaque dé montre la même face que dans la partie.
    }
fair-roll-differs = Un lancer donne un autre résultat quand on le recalcule.
fair-roll-elsewhere = Les lancers de cet enregistrement se vérifient avec la commande ci-dessous : cette page n’a pas sa table de chance.
fair-throw-holds =
    { $count ->
        [one] Dans un lancer, les dés étaient tournés dans la main comme le tirage le voulait.
       *[other] Dans { $count } lancers, les dés étaient tournés dans la main comme le tirage le voulait.
    }
fair-throw-differs = Dans un lancer, les dés étaient tournés dans la main autrement que selon le tirage.
fair-motion-holds =
    { $count ->
        [one] Le mouvement que tu as vu finit là où sont les dés, avec les faces enregistrées.
       *[other] Les { $count } mouvements que tu as vus finissent là où sont les dés, avec les faces enregistrées.
    }
fair-motion-differs = Un mouvement enregistré ne finit pas comme le dit l’enregistrement.
fair-race-holds =
    { $count ->
        [one] Les temps d’une course ont été tirés de nouveau.
       *[other] Les temps de { $count } courses ont été tirés de nouveau.
    }
fair-race-differs = Un temps de course n’est pas celui qui a été tiré.
fair-ran-entered = Ici, les joueurs ont couru eux-mêmes : le serveur a mesuré ces temps, on ne peut pas les recalculer.
fair-unbound-unseen = Rien ne prouve que ces coups précis ont été joués : il manque une signature avec une clé connue.
fair-names-holds = Les noms sont ceux qui ont été fixés avant la partie.
fair-names-differs = Un nom diffère de celui fixé avant la partie.
fair-missing-unseen = La clé de { $names } n’est pas arrivée. Un serveur complice aurait pu choisir entre { $amount } parties, pas plus.
fair-void-unseen = { $amount } parties ont été annulées pour celle-ci : la table a pu choisir parmi elles.
fair-signature-holds = Signé à la fin par { $names }.
fair-signature-differs = Une signature de la fin est fausse.
fair-signature-unseen = Signé à la fin par { $names }, avec une clé que ce navigateur ne connaît pas : compare-la avec eux.
fair-receipt-differs = Le serveur a signé pour ta clé et a commencé sans elle : cette partie n’est pas loyale. Garde cette page comme preuve.
fair-physics-elsewhere = Seule la simulation physique peut montrer que les dés tombent vraiment ainsi.
fair-lying-holds =
    { $count ->
        [one] Avant un lancer, les dés étaient là où ils s’étaient arrêtés.
       *[other] Avant { $count } lancers, les dés étaient là où ils s’étaient arrêtés.
    }
fair-lying-differs = Avant un lancer, un dé n’était pas là où il s’était arrêté.
fair-lying-elsewhere = Avant { $count } lancers, des joueurs avaient posé des dés à la main, par exemple en tour. Seules les règles peuvent montrer que c’est leur place.
fair-landing-holds =
    { $count ->
        [one] Un lancer a été refait : chaque dé retombe au même endroit, avec la même face.
       *[other] { $count } lancers ont été refaits : chaque dé retombe au même endroit, avec la même face.
    }
fair-landing-differs = Un lancer retombe autrement quand il est refait.
fair-landing-elsewhere = Lancers qui n’ont pas pu être refaits : { $count }. La physique de cette page n’a pas pu les calculer.
fair-flight-holds =
    { $count ->
        [one] Le mouvement que tu as vu est le même à chaque image.
       *[other] Les { $count } mouvements que tu as vus sont les mêmes à chaque image.
    }
fair-flight-differs = Un mouvement enregistré diffère de celui que donne la physique.
fair-rules-elsewhere = Seules les règles peuvent montrer que chaque coup était permis.

## Throwing every die again, in the browser. $number is a throw, $done and $total say how many.

fair-again = Relancer tous les dés
fair-again-why = Ton navigateur peut lancer les dés lui-même, avec la même physique et les mêmes gestes. Il charge environ 1 Mo et met quelques secondes.
fair-again-loading = Chargement de la physique …
fair-again-at = Lancer { $number } sur { $total } …
fair-again-part = Ton navigateur a refait { $done } lancers sur { $total }. Tout le reste ci-dessous a été vérifié sans eux.
fair-again-engine = Cette page n’a pas la physique de cette partie et ne peut donc pas relancer ses dés.
fair-again-wasm = Ce navigateur ne peut pas lancer de dés : il lui manque WebAssembly.
fair-again-memory = Cet appareil n’a pas assez de mémoire pour lancer des dés.
fair-again-offline = La physique n’a pas pu être chargée : il n’y a pas de connexion.
fair-again-failed = La physique s’est arrêtée dans ce navigateur.

## Ce que chacun peut faire chez soi.

fair-home = Pour vérifier aussi la physique et les règles, télécharge l’enregistrement et tape cette commande :
fair-home-rules = Pour vérifier aussi les règles, télécharge l’enregistrement et tape cette commande :
fair-seen = Empreinte montrée à ce navigateur
fair-own-key = Ta clé
fair-own-signer = La clé avec laquelle ce navigateur signe la fin
fair-server = Laisser le serveur recalculer la physique et les règles
fair-binding = Les joueurs échangent les clés des dés …
