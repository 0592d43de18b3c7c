# Ce que le recalcul d’une partie enregistrée a montré.

## Ce qui a été vérifié. $count dit combien de fois.

verify-what =
    { $what ->
        [commitment] engagement
        [intent] intentions verrouillées
        [throw] lancers
        [race] courses
        [lot] mélanges et tirages
       *[record] enregistrement
    } ({ $count })

verify-holds = conforme
verify-differs = NON CONFORME
verify-elsewhere = impossible à recalculer ici (autre moteur ou autre processeur)
verify-entered = saisi par les joueurs
verify-hidden = le secret n’est révélé qu’à la fin de la partie
verify-uncommitted = rien n’a été engagé avant cette partie

verify-line = Ligne { $line }, { $what }

## Le verdict sur toute la partie.

verify-all-holds = Cette partie est conforme : les dés sont tombés comme ils devaient.
verify-all-differs = Cette partie n’est PAS conforme.
verify-all-elsewhere = Rien n’est faux, mais tous les lancers ne peuvent pas être recalculés sur cette machine.
verify-all-hidden = Les coups sont en règle ; les dés pourront être vérifiés après la fin de la partie.
verify-all-uncommitted = Les coups sont en règle ; les dés de cette partie ne peuvent pas être vérifiés.
verify-fingerprint = Empreinte de cet enregistrement : { $fingerprint }
