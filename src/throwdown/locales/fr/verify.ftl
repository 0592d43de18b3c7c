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
        [moves] ordre, manières et abandons
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
verify-unbound-moves = L’ordre des coups, les manières sans effet et les abandons ne sont liés que par l’empreinte finale dans la liste publique du serveur : vérifiez-la avec --ledger.

verify-line = Ligne { $line }, { $what }

## Le verdict sur toute la partie.

verify-all-holds = Cette partie est conforme : les dés sont tombés comme ils devaient.
verify-all-differs = Cette partie n’est PAS conforme.
verify-all-elsewhere = Rien n’est faux, mais tous les lancers ne peuvent pas être recalculés sur cette machine.
verify-all-hidden = Les coups sont en règle ; les dés pourront être vérifiés après la fin de la partie.
verify-all-uncommitted = Les coups sont en règle ; les dés de cette partie ne peuvent pas être vérifiés.
verify-fingerprint = Empreinte de cet enregistrement : { $fingerprint }
