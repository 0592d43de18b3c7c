# Ce que le recalcul d’une partie enregistrée a montré.

## Ce qui a été vérifié. $count dit combien de fois.

verify-what =
    { $what ->
        [commitment] engagement
        [place] lieu de l’engagement
        [position] dés dans l’arène
        [intent] visées, fixées avant le lancer
        [throw] lancers
        [race] courses
        [lot] mélanges et tirages
        [keys] clés des joueurs
        [header] noms, options et clés
        [first] qui commence
        [moves] coups et décisions
        [signature] signatures de la fin
        [missing] clés qui ne sont pas arrivées
        [void] parties annulées avant celle-ci
        [receipt] reçus du serveur
       *[record] enregistrement
    } ({ $count })

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
verify-unbound-moves = Les dés sont conformes, mais rien ne prouve que ces coups précis ont été joués. Le secret est maintenant public : n’importe qui pourrait écrire d’autres coups pour ces dés. Pour le prouver, donne la clé d’un joueur que tu connais (--signer).
verify-unbound-missing = { $count } clés promises ne sont pas arrivées. Un serveur complice de ces places aurait pu choisir entre { $games } parties, pas plus.
verify-unbound-void = { $count } parties ont été annulées pour celle-ci : la table a pu choisir parmi elles.
verify-unbound-place = Partie jouée sans serveur : l’appareil a fixé ces dés lui-même. Personne d’autre ne l’a fait : il a pu jouer beaucoup de parties et ne montrer que celle-ci.
verify-unbound-receipt = Tu as donné un reçu que ce serveur n’a pas signé pour une clé de cette partie. Il ne prouve rien.
verify-unbound-signature = Signé par { $names } avec la clé { $key }, inconnue ici. Demande-leur si c’est la leur, puis donne-la avec --signer.
verify-signed-by = Signé par { $names } avec la clé { $key }.

verify-line = Ligne { $line }, { $what }

## Le verdict sur toute la partie.

verify-all-holds = Cette partie est conforme : tous les dés et tous les coups sont tels qu’enregistrés.
verify-all-differs = Cette partie n’est PAS conforme.
verify-all-elsewhere = Rien n’est faux, mais cette machine ne peut pas recalculer tous les lancers.
verify-decided-by-page = Un autre moteur ou un autre processeur a calculé ces lancers. Ton navigateur peut trancher, car il calcule pareil sur tous les appareils. Ouvre la rediffusion de cette partie et fais relancer tous les dés.
verify-all-unbound = Les dés sont conformes, mais rien ne prouve que ces coups ont été joués. La preuve serait une signature avec une clé connue.
verify-all-hidden = Les coups sont en règle ; les dés pourront être vérifiés après la fin de la partie.
verify-all-uncommitted = Les coups sont en règle ; les dés de cette partie ne peuvent pas être vérifiés.
verify-fingerprint = Empreinte de cet enregistrement : { $fingerprint }
