# Che cosa ha mostrato il ricalcolo di una partita registrata.

## Che cosa è stato controllato. $count dice quante volte.

verify-what =
    { $what ->
        [commitment] Il segreto era fissato prima della partita
        [place] Luogo dell’impegno ({ $count })
        [intent] Come si è mirato, fissato prima che i dadi cadessero ({ $count })
        [throw] Lanci, ricalcolati ({ $count })
        [race] Tempi nelle gare ({ $count })
        [lot] Carte mescolate e sorteggi ({ $count })
        [keys] Chiavi dei giocatori
        [header] Nomi e regole del tavolo
        [first] Chi comincia
        [moves] L’ordine delle mosse
        [signature] Firme della fine ({ $count })
        [missing] Chiavi che non sono arrivate ({ $count })
        [void] Partite annullate prima di questa ({ $count })
        [receipt] Ricevute del server ({ $count })
       *[record] La registrazione stessa
    }

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
verify-unbound-moves = Nulla prova che siano state giocate proprio queste mosse: manca una firma con chiave nota.
verify-unbound-missing = { $count } chiavi promesse non sono arrivate. Un server complice di quei posti poteva scegliere tra { $games } partite, non di più.
verify-unbound-void = { $count } partite sono state annullate per questa: il tavolo può aver scelto tra loro.
verify-unbound-place = Giocata senza server: il dispositivo stesso ha fissato questi dadi. Nessun altro lo ha fatto, quindi può aver giocato molte partite e mostrato solo questa.
verify-unbound-receipt = Hai indicato una ricevuta che questo server non ha firmato per una chiave di questa partita. Non prova nulla.
verify-unbound-signature = Firmato da { $names } con la chiave { $key }, sconosciuta qui. Chiedi se è la loro, poi indicala con --signer.
verify-signed-by = Firmato da { $names } con la chiave { $key }.

verify-line = Riga { $line }: { $what }

## Il verdetto su tutta la partita. $thrower è "physics" dove cadono dadi.

verify-all-holds =
    { $thrower ->
        [physics] L’estrazione di ogni dado è corretta, e anche ogni caduta. Ogni mossa è come registrata.
       *[luck] L’estrazione di ogni dado è corretta. Ogni mossa è come registrata.
    }
verify-all-differs = Questa partita NON è conforme.
verify-all-elsewhere = Nulla è sbagliato, ma questa macchina non può ricalcolare tutti i lanci.
verify-decided-by-page = Questi lanci li ha calcolati un altro motore o un altro processore. Il tuo browser può decidere, perché prova come arrotondano gli altri. Apri il replay di questa partita e scegli «Verifica i dadi».
verify-all-unbound =
    { $thrower ->
        [physics] L’estrazione di ogni dado è corretta, e anche ogni caduta. Nulla prova che siano state giocate queste mosse.
       *[luck] L’estrazione di ogni dado è corretta. Nulla prova che siano state giocate queste mosse.
    }
verify-all-hidden = Le mosse sono in regola; i dadi si potranno controllare a fine partita.
verify-all-uncommitted = Le mosse sono in regola; i dadi di questa partita non si possono controllare.
verify-cannot = Nessuna registrazione mostra di chi era la mano, né se ti mostrano un’altra partita: confronta l’impronta.
verify-fingerprint = Impronta di questa registrazione: { $fingerprint }
