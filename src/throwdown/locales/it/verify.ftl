# Che cosa ha mostrato il ricalcolo di una partita registrata.

## Che cosa è stato controllato. $count dice quante volte.

verify-what =
    { $what ->
        [commitment] impegno
        [intent] intenzioni bloccate
        [throw] lanci
        [race] gare
        [lot] mescolate e sorteggi
       *[record] registrazione
    } ({ $count })

verify-holds = conforme
verify-differs = DIVERSO
verify-elsewhere = non ricalcolabile qui (altro motore o altro processore)
verify-entered = inserito dai giocatori
verify-hidden = il segreto si rivela solo a fine partita
verify-uncommitted = prima di questa partita non è stato fissato nulla

verify-line = Riga { $line }, { $what }

## Il verdetto su tutta la partita.

verify-all-holds = Questa partita è conforme: i dadi sono caduti come dovevano.
verify-all-differs = Questa partita NON è conforme.
verify-all-elsewhere = Nulla è sbagliato, ma non tutti i lanci si possono ricalcolare su questa macchina.
verify-all-hidden = Le mosse sono in regola; i dadi si potranno controllare a fine partita.
verify-all-uncommitted = Le mosse sono in regola; i dadi di questa partita non si possono controllare.
verify-fingerprint = Impronta di questa registrazione: { $fingerprint }
