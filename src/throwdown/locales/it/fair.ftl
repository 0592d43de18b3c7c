# Che cosa ha trovato la pagina controllando da sola i dadi di una partita.

fair-checking = Il tuo browser controlla i dadi …
fair-how = Prima della partita il server ha fissato un numero segreto e ne ha mostrato l’impronta a tutti. Poi ogni posto poteva aggiungere una chiave propria. Il segreto e le chiavi insieme hanno determinato ogni dado. Ora tutto è pubblico. Il tuo browser ha ricalcolato tutto da lì, senza fidarsi del server.
fair-how-tab = Questa partita è stata giocata senza server. Prima dell’inizio il dispositivo stesso ha fissato un numero segreto, che ha determinato ogni dado. Il tuo browser ha ricalcolato tutto da quel numero. Questo mostra che i dadi sono corretti, ma non che nessuno li abbia scelti.
fair-place = Giocata senza server: nessun altro ha fissato questi dadi.
fair-none = Per controllare serve la connessione: su questo dispositivo non c’è la registrazione della partita.

## Il giudizio su tutta la partita.

fair-all-holds = I dadi sono a posto: il tuo browser li ha ricalcolati tutti.
fair-all-thrown = I dadi sono a posto: il tuo browser ha rilanciato tutti i dadi.
fair-all-differs = Qualcosa NON torna. Vedi sotto.
fair-all-hidden = I dadi si potranno controllare a fine partita.
fair-all-uncommitted = I dadi di questa partita non si possono controllare: prima non era stato fissato niente.
fair-all-elsewhere = Niente è sbagliato, ma il tuo browser non ha potuto ricalcolare tutto.
fair-all-newer = Questa partita non è stata controllata: la pagina è più vecchia della sua registrazione.
fair-all-unbound = I dadi sono a posto, ma non c’è prova che siano state giocate queste mosse. La prova sarebbe una firma con una chiave nota.
fair-all-own = I dadi sono corretti, ma nessun altro li ha fissati: questa partita è stata giocata senza server.

## Una frase per ogni cosa controllata. $count dice quante volte, $line dove.

fair-chain-holds = La registrazione è intera: nessuna riga è stata cambiata, aggiunta o tolta.
fair-chain-differs = La registrazione è stata cambiata: la riga { $line } non torna.
fair-chain-elsewhere = Questa registrazione è più nuova di questa pagina. Ricarica la pagina e controlla di nuovo.
fair-commitment-holds = Il segreto rivelato corrisponde all’impronta nella registrazione.
fair-commitment-differs = Il segreto rivelato non corrisponde all’impronta nella registrazione.
fair-commitment-hidden = Il segreto viene rivelato a fine partita.
fair-commitment-uncommitted = Prima di questa partita non era stato fissato nessun segreto.
fair-promise-holds = È l’impronta che questo browser ha visto.
fair-promise-differs = Questo browser ha visto un’altra impronta.
fair-promise-unseen = Questo browser non era al tavolo: non può dire quale impronta vi è stata mostrata.
fair-place-unseen = Giocata senza server: nessun altro ha fissato questi dadi. Il dispositivo può aver giocato molte partite e mostrato solo questa.
fair-own-key-holds = La tua chiave è in ogni lancio.
fair-own-key-differs = La chiave nella registrazione non è la tua.
fair-keys-holds = Ogni giocatore ha aggiunto una chiave: nessuno poteva scegliere i dadi.
fair-keys-differs = La chiave di un bot non segue dal segreto.
fair-keys-unseen = Questi giocatori non hanno aggiunto una chiave: { $names }.
fair-keys-uncommitted = Nessun giocatore ha aggiunto una chiave: il tavolo ha scelto il segreto da solo.
fair-draft-holds = Chiavi, nomi e regole erano fissati prima che la tua chiave fosse mostrata, e non sono cambiati.
fair-draft-differs = Una chiave, un nome o una regola è cambiata dopo che la tua chiave era stata mostrata.
fair-first-holds = Il primo giocatore è stato sorteggiato.
fair-first-differs = Secondo il sorteggio comincia un altro posto.
fair-lot-holds =
    { $count ->
        [one] Una mescolata o un sorteggio è stato rifatto: l’ordine è lo stesso.
       *[other] { $count } mescolate e sorteggi sono stati rifatti: l’ordine è lo stesso.
    }
fair-lot-differs = Ricalcolando, una mescolata o un sorteggio dà un altro ordine.
fair-roll-holds =
    { $count ->
        [one] Un lancio è stato ricalcolato: ogni dado mostra la stessa faccia della partita.
       *[other] { $count } lanci sono stati ricalcolati: ogni dado mostra la stessa faccia della partita.
    }
fair-roll-differs = Un lancio dà un altro risultato quando si ricalcola.
fair-roll-elsewhere = I lanci di questa registrazione si controllano con il comando qui sotto: questa pagina non ha la sua tabella della fortuna.
fair-throw-holds =
    { $count ->
        [one] In un lancio i dadi erano girati nella mano come diceva il sorteggio.
       *[other] In { $count } lanci i dadi erano girati nella mano come diceva il sorteggio.
    }
fair-throw-differs = In un lancio i dadi erano girati nella mano diversamente dal sorteggio.
fair-motion-holds =
    { $count ->
        [one] Il movimento che hai visto finisce dove stanno i dadi, con le facce registrate.
       *[other] Tutti i { $count } movimenti che hai visto finiscono dove stanno i dadi, con le facce registrate.
    }
fair-motion-differs = Un movimento registrato finisce diversamente da quanto dice la registrazione.
fair-race-holds =
    { $count ->
        [one] I tempi di una gara sono stati estratti di nuovo.
       *[other] I tempi di { $count } gare sono stati estratti di nuovo.
    }
fair-race-differs = Un tempo di gara non è quello estratto.
fair-ran-entered = Qui hanno corso i giocatori: il server ha misurato questi tempi, non si possono ricalcolare.
fair-unbound-unseen = Nulla prova che siano state giocate proprio queste mosse: manca una firma con chiave nota.
fair-names-holds = I nomi sono quelli fissati prima della partita.
fair-names-differs = Un nome è diverso da quello fissato prima della partita.
fair-missing-unseen = La chiave di { $names } non è arrivata. Un server complice poteva scegliere tra { $amount } partite, non di più.
fair-void-unseen = { $amount } partite sono state annullate per questa: il tavolo può aver scelto tra loro.
fair-signature-holds = Firmato alla fine da { $names }.
fair-signature-differs = Una firma della fine è falsa.
fair-signature-unseen = Firmato alla fine da { $names }, con una chiave che questo browser non conosce: confrontala con loro.
fair-receipt-differs = Il server ha firmato per la tua chiave e ha cominciato senza: questa partita non è leale. Conserva questa pagina come prova.
fair-physics-elsewhere = Solo la fisica può mostrare che i dadi cadono davvero così.
fair-lying-holds =
    { $count ->
        [one] Prima di un lancio i dadi erano dove si erano fermati.
       *[other] Prima di { $count } lanci i dadi erano dove si erano fermati.
    }
fair-lying-differs = Prima di un lancio un dado non era dove si era fermato.
fair-lying-elsewhere = Prima di { $count } lanci i giocatori avevano posato dei dadi a mano, come in una torre. Solo le regole possono mostrare che il loro posto è quello.
fair-landing-holds =
    { $count ->
        [one] Un lancio è stato rifatto: ogni dado cade nello stesso posto, con la stessa faccia.
       *[other] { $count } lanci sono stati rifatti: ogni dado cade nello stesso posto, con la stessa faccia.
    }
fair-landing-differs = Un lancio cade in altro modo quando viene rifatto.
fair-landing-elsewhere = Lanci che non è stato possibile rifare: { $count }. La fisica di questa pagina non ha potuto calcolarli.
fair-flight-holds =
    { $count ->
        [one] Il movimento che hai visto è lo stesso in ogni immagine.
       *[other] Tutti i { $count } movimenti che hai visto sono gli stessi in ogni immagine.
    }
fair-flight-differs = Un movimento registrato è diverso da quello che dà la fisica.
fair-rules-elsewhere = Solo le regole possono mostrare che ogni mossa era permessa.

## Throwing every die again, in the browser. $number is a throw, $done and $total say how many.

fair-again = Rilanciare tutti i dadi
fair-again-why = Il tuo browser può lanciare i dadi da solo, con la stessa fisica e gli stessi gesti. Carica circa 1 MB e impiega qualche secondo.
fair-again-loading = Carico la fisica …
fair-again-at = Lancio { $number } di { $total } …
fair-again-part = Il tuo browser ha rifatto { $done } lanci su { $total }. Tutto il resto qui sotto è stato controllato senza.
fair-again-engine = Questa pagina non ha la fisica di questa partita e quindi non può rilanciare i suoi dadi.
fair-again-wasm = Questo browser non può lanciare dadi: gli manca WebAssembly.
fair-again-memory = Questo dispositivo non ha abbastanza memoria per lanciare dadi.
fair-again-offline = Non è stato possibile caricare la fisica: non c’è connessione.
fair-again-failed = La fisica si è fermata in questo browser.

## Che cosa può fare ognuno a casa.

fair-home = Per controllare anche fisica e regole, scarica la registrazione e usa questo comando:
fair-home-rules = Per controllare anche le regole, scarica la registrazione e usa questo comando:
fair-seen = Impronta mostrata a questo browser
fair-own-key = La tua chiave
fair-own-signer = La chiave con cui questo browser firma la fine
fair-server = Far ricalcolare al server fisica e regole
fair-binding = I giocatori scambiano le chiavi dei dadi …
