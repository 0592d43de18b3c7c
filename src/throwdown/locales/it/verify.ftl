# Che cosa ha mostrato il ricalcolo di una partita registrata.

## Che cosa è stato controllato. $count dice quante volte.

verify-what =
    { $what ->
        [commitment] impegno
        [intent] intenzioni bloccate
        [throw] lanci
        [race] gare
        [lot] mescolate e sorteggi
        [keys] chiavi dei giocatori
        [header] nomi, opzioni e chiavi
        [first] chi comincia
        [moves] mosse e decisioni
        [signature] firme della fine
        [missing] chiavi che non sono arrivate
        [rounds] impegni prima di questo
        [void] partite annullate prima di questa
        [receipt] ricevute del server
        [list] elenco pubblico
       *[record] registrazione
    } ({ $count })

verify-holds = conforme
verify-differs = DIVERSO
verify-elsewhere = non ricalcolabile qui (altro motore o altro processore)
verify-entered = inserito dai giocatori
verify-hidden = il segreto si rivela solo a fine partita
verify-unbound = non vincolato da nulla di pubblicato
verify-uncommitted = prima di questa partita non è stato fissato nulla

## Che cosa non è vincolato, e che cosa lo vincolerebbe.

verify-unbound-keys = Nessuna persona ha aggiunto una chiave: il tavolo da solo ha scelto il caso di questa partita.
verify-unbound-header = Nomi, opzioni e chiavi non sono vincolati dai dadi: la registrazione è della versione 1, o si è sorteggiato troppo poco.
verify-unbound-moves = Questi dadi danno una partita come questa, ma nulla mostra che fosse questa: con il segreto, che ora tutti conoscono, ogni decisione può essere un’altra. Lo mostra l’elenco pubblico del server (--ledger), o una firma di cui conosci la chiave (--signer).
verify-unbound-missing = { $count } chiavi promesse non sono arrivate: un server in combutta con quei posti aveva { $games } partite tra cui scegliere, e non di più.
verify-unbound-rounds = Per questa partita ci sono stati { $count } impegni: il tavolo può aver scelto tra loro, una volta note le chiavi.
verify-unbound-void = { $count } partite sono state annullate per questa: il tavolo può aver scelto tra loro.
verify-unbound-receipt = Una ricevuta presentata non è di questo server per una chiave di questa partita: non mostra nulla.
verify-unbound-list = L’elenco accanto alla registrazione è firmato con una chiave che qui nessuno conosce: chiedi al server il suo elenco (--ledger).
verify-unbound-signature = Firmato da { $names } con la chiave { $key }, che qui nessuno conosce: confrontala con loro e indicala con --signer.
verify-signed-by = Firmato da { $names } con la chiave { $key }.

verify-line = Riga { $line }, { $what }

## Il verdetto su tutta la partita.

verify-all-holds = Questa partita è conforme: i dadi sono caduti come dovevano.
verify-all-differs = Questa partita NON è conforme.
verify-all-elsewhere = Nulla è sbagliato, ma non tutti i lanci si possono ricalcolare su questa macchina.
verify-decided-by-page = Questi lanci li ha calcolati un altro motore o un altro processore. Decide la pagina: apri il replay di questa partita e lascia che il tuo browser rilanci tutti i dadi, perché calcola allo stesso modo su ogni dispositivo.
verify-all-unbound = I dadi sono conformi, ma nulla mostra che fosse questa partita: né un elenco pubblico né una firma con una chiave nota qui.
verify-all-hidden = Le mosse sono in regola; i dadi si potranno controllare a fine partita.
verify-all-uncommitted = Le mosse sono in regola; i dadi di questa partita non si possono controllare.
verify-fingerprint = Impronta di questa registrazione: { $fingerprint }
