# Che cosa ha mostrato il ricalcolo di una partita registrata.

## Che cosa è stato controllato. $count dice quante volte.

verify-what =
    { $what ->
        [commitment] impegno
        [place] luogo dell’impegno
        [position] dadi nell’arena
        [intent] come si è mirato, fissato prima del lancio
        [throw] lanci
        [race] gare
        [lot] mescolate e sorteggi
        [keys] chiavi dei giocatori
        [header] nomi, opzioni e chiavi
        [first] chi comincia
        [moves] mosse e decisioni
        [signature] firme della fine
        [missing] chiavi che non sono arrivate
        [void] partite annullate prima di questa
        [receipt] ricevute del server
       *[record] registrazione
    } ({ $count })

verify-holds = conforme
verify-differs = DIVERSO
verify-elsewhere = non ricalcolabile qui (altro motore o altro processore)
verify-entered = inserito dai giocatori
verify-hidden = il segreto si rivela solo a fine partita
verify-unbound = non coperto da nulla di pubblicato
verify-uncommitted = prima di questa partita non è stato fissato nessun segreto

## Che cosa non è vincolato, e che cosa lo vincolerebbe.

verify-unbound-keys = Nessuna persona ha aggiunto una chiave: il tavolo da solo ha determinato i dadi di questa partita.
verify-unbound-header = I dadi non coprono nomi, opzioni e chiavi: si è sorteggiato troppo poco.
verify-unbound-moves = I dadi sono conformi, ma nulla prova che siano state giocate proprio queste mosse. Il segreto ora è pubblico: chiunque potrebbe scrivere altre mosse per questi dadi. Per provarlo, indica la chiave di un giocatore che conosci (--signer).
verify-unbound-missing = { $count } chiavi promesse non sono arrivate. Un server complice di quei posti poteva scegliere tra { $games } partite, non di più.
verify-unbound-void = { $count } partite sono state annullate per questa: il tavolo può aver scelto tra loro.
verify-unbound-place = Giocata senza server: il dispositivo stesso ha fissato questi dadi. Nessun altro lo ha fatto, quindi può aver giocato molte partite e mostrato solo questa.
verify-unbound-receipt = Hai indicato una ricevuta che questo server non ha firmato per una chiave di questa partita. Non prova nulla.
verify-unbound-signature = Firmato da { $names } con la chiave { $key }, sconosciuta qui. Chiedi se è la loro, poi indicala con --signer.
verify-signed-by = Firmato da { $names } con la chiave { $key }.

verify-line = Riga { $line }, { $what }

## Il verdetto su tutta la partita.

verify-all-holds = Questa partita è conforme: tutti i dadi e le mosse sono come registrati.
verify-all-differs = Questa partita NON è conforme.
verify-all-elsewhere = Nulla è sbagliato, ma questa macchina non può ricalcolare tutti i lanci.
verify-decided-by-page = Questi lanci li ha calcolati un altro motore o un altro processore. Il tuo browser può decidere, perché calcola allo stesso modo su ogni dispositivo. Apri il replay di questa partita e fai rilanciare tutti i dadi.
verify-all-unbound = I dadi sono conformi, ma non c’è prova che siano state giocate queste mosse. La prova sarebbe una firma con una chiave nota.
verify-all-hidden = Le mosse sono in regola; i dadi si potranno controllare a fine partita.
verify-all-uncommitted = Le mosse sono in regola; i dadi di questa partita non si possono controllare.
verify-fingerprint = Impronta di questa registrazione: { $fingerprint }
