# Ce que le recalcul d’une partie enregistrée a montré.

## Ce qui a été vérifié. $count dit combien de fois.

verify-what =
    { $what ->
        [commitment] engagement
        [intent] intentions verrouillées
        [throw] lancers
        [race] courses
        [lot] mélanges et tirages
        [keys] clés des joueurs
        [header] noms, options et clés
        [first] qui commence
        [moves] coups et décisions
        [signature] signatures de la fin
        [missing] clés qui ne sont pas arrivées
        [rounds] engagements avant celui-ci
        [void] parties annulées avant celle-ci
        [receipt] reçus du serveur
        [list] liste publique
       *[record] enregistrement
    } ({ $count })

verify-holds = conforme
verify-differs = NON CONFORME
verify-elsewhere = impossible à recalculer ici (autre moteur ou autre processeur)
verify-entered = saisi par les joueurs
verify-hidden = le secret n’est révélé qu’à la fin de la partie
verify-unbound = lié par rien de publié
verify-uncommitted = rien n’a été engagé avant cette partie

## Ce que rien ne lie, et ce qui le lierait.

verify-unbound-keys = Personne n’a ajouté de clé : la table seule a choisi le hasard de cette partie.
verify-unbound-header = Les noms, les options et les clés ne sont pas liés par les dés : l’enregistrement est de la version 1, ou trop peu a été tiré.
verify-unbound-moves = Ces dés donnent une partie comme celle-ci, mais rien ne montre que c’était celle-ci : avec le secret, que tout le monde connaît maintenant, chaque décision peut être une autre. La liste publique du serveur le montre (--ledger), ou une signature dont tu connais la clé (--signer).
verify-unbound-missing = { $count } clés promises ne sont pas arrivées : un serveur de mèche avec ces places avait le choix entre { $games } parties, et pas plus.
verify-unbound-rounds = Il y a eu { $count } engagements pour cette partie : la table a pu choisir parmi eux, une fois les clés connues.
verify-unbound-void = { $count } parties ont été annulées pour celle-ci : la table a pu choisir parmi elles.
verify-unbound-receipt = Un reçu présenté n’est pas de ce serveur pour une clé de cette partie : il ne montre rien.
verify-unbound-list = La liste jointe à l’enregistrement est signée avec une clé que personne ici ne connaît : demande sa liste au serveur (--ledger).
verify-unbound-signature = Signé par { $names } avec la clé { $key }, que personne ici ne connaît : compare-la avec eux et donne-la avec --signer.
verify-signed-by = Signé par { $names } avec la clé { $key }.

verify-line = Ligne { $line }, { $what }

## Le verdict sur toute la partie.

verify-all-holds = Cette partie est conforme : les dés sont tombés comme ils devaient.
verify-all-differs = Cette partie n’est PAS conforme.
verify-all-elsewhere = Rien n’est faux, mais tous les lancers ne peuvent pas être recalculés sur cette machine.
verify-decided-by-page = Un autre moteur ou un autre processeur a calculé ces lancers. C’est la page qui tranche : ouvre la rediffusion de cette partie et laisse ton navigateur relancer tous les dés, car il calcule de la même façon sur tous les appareils.
verify-all-unbound = Les dés sont conformes, mais rien ne montre que c’était cette partie : ni liste publique, ni signature avec une clé connue ici.
verify-all-hidden = Les coups sont en règle ; les dés pourront être vérifiés après la fin de la partie.
verify-all-uncommitted = Les coups sont en règle ; les dés de cette partie ne peuvent pas être vérifiés.
verify-fingerprint = Empreinte de cet enregistrement : { $fingerprint }
