# Ce que le recalcul d’une partie enregistrée a montré.

## Ce qui a été vérifié. $count dit combien de fois.

verify-what =
    { $what ->
        [commitment] Le secret était fixé avant la partie
        [place] Lieu de l’engagement ({ $count })
        [intent] Visées, fixées avant la chute des dés ({ $count })
        [throw] Lancers, recalculés ({ $count })
        [race] Temps des courses ({ $count })
        [lot] Mélanges et tirages ({ $count })
        [keys] Clés des joueurs
        [header] Noms et règles de la table
        [first] Qui commence
        [moves] L’ordre des coups
        [signature] Signatures de la fin ({ $count })
        [missing] Clés qui ne sont pas arrivées ({ $count })
        [void] Parties annulées avant celle-ci ({ $count })
        [receipt] Reçus du serveur ({ $count })
       *[record] L’enregistrement lui-même
    }

verify-holds = conforme
verify-differs = NON CONFORME
verify-elsewhere = impossible à recalculer ici (autre moteur ou autre processeur)
verify-entered = saisi par les joueurs
verify-hidden = le secret n’est révélé qu’à la fin de la partie
verify-unbound = rien de publié ne le couvre
verify-uncommitted = aucun secret n’a été fixé avant cette partie

## Ce que rien ne lie, et ce qui le lierait.

verify-unbound-keys = Personne n’a ajouté de clé : la table seule a déterminé les dés de cette partie.
verify-unbound-header = Les dés ne couvrent pas les noms, les options et les clés : trop peu a été tiré.
verify-unbound-moves = Rien ne prouve que ces coups précis ont été joués : il manque une signature avec une clé connue.
verify-unbound-missing = { $count } clés promises ne sont pas arrivées. Un serveur complice de ces places aurait pu choisir entre { $games } parties, pas plus.
verify-unbound-void = { $count } parties ont été annulées pour celle-ci : la table a pu choisir parmi elles.
verify-unbound-place = Partie jouée sans serveur : l’appareil a fixé ces dés lui-même. Personne d’autre ne l’a fait : il a pu jouer beaucoup de parties et ne montrer que celle-ci.
verify-unbound-receipt = Tu as donné un reçu que ce serveur n’a pas signé pour une clé de cette partie. Il ne prouve rien.
verify-unbound-signature = Signé par { $names } avec la clé { $key }, inconnue ici. Demande-leur si c’est la leur, puis donne-la avec --signer.
verify-signed-by = Signé par { $names } avec la clé { $key }.

verify-line = Ligne { $line }: { $what }

## Le verdict sur toute la partie. $thrower est « physics » là où des dés tombent.

verify-all-holds =
    { $thrower ->
        [physics] Le tirage de chaque dé est correct, et chaque chute aussi. Chaque coup est tel qu’enregistré.
       *[luck] Le tirage de chaque dé est correct. Chaque coup est tel qu’enregistré.
    }
verify-all-differs = Cette partie n’est PAS conforme.
verify-all-elsewhere = Rien n’est faux, mais cette machine ne peut pas recalculer tous les lancers.
verify-decided-by-page = Un autre moteur ou un autre processeur a calculé ces lancers. Ton navigateur peut trancher, car il essaie comment d’autres arrondissent. Ouvre la rediffusion de cette partie et choisis « Vérifier les dés ».
verify-all-unbound =
    { $thrower ->
        [physics] Le tirage de chaque dé est correct, et chaque chute aussi. Rien ne prouve que ces coups ont été joués.
       *[luck] Le tirage de chaque dé est correct. Rien ne prouve que ces coups ont été joués.
    }
verify-all-hidden = Les coups sont en règle ; les dés pourront être vérifiés après la fin de la partie.
verify-all-uncommitted = Les coups sont en règle ; les dés de cette partie ne peuvent pas être vérifiés.
verify-cannot = Aucun enregistrement ne montre quelle main a lancé, ni si l’on te montre une autre partie : compare l’empreinte.
verify-fingerprint = Empreinte de cet enregistrement : { $fingerprint }
