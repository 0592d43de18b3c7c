# Che cosa ha trovato la pagina controllando da sola i dadi di una partita.

fair-title = Controllato dal tuo browser
fair-checking = Il tuo browser controlla i dadi …
fair-how = Prima della partita è stato fissato un numero segreto e la sua impronta è stata mostrata a tutti. Poi ogni posto poteva aggiungere una chiave propria. Il segreto e queste chiavi insieme hanno deciso ogni dado. Ora tutto è noto, e il tuo browser ha estratto tutto di nuovo da solo, senza fidarsi del server.
fair-none = Senza connessione non c’è niente da controllare: su questo dispositivo non c’è la registrazione della partita.

## Il giudizio su tutta la partita.

fair-all-holds = I dadi sono a posto: il tuo browser li ha estratti di nuovo.
fair-all-thrown = I dadi sono a posto: il tuo browser ha rilanciato tutti i dadi.
fair-all-differs = Qualcosa NON torna. Che cosa, è scritto sotto.
fair-all-hidden = I dadi si potranno controllare a fine partita.
fair-all-uncommitted = I dadi di questa partita non si possono controllare: prima non era stato fissato niente.
fair-all-elsewhere = Niente è sbagliato, ma il tuo browser non ha potuto estrarre tutto di nuovo.
fair-all-newer = Questa partita non è stata controllata: la pagina è più vecchia della sua registrazione.
fair-all-unbound = I dadi sono conformi, ma nulla mostra che fosse questa partita: né l’elenco pubblico né una firma con una chiave nota qui.

## Una frase per ogni cosa controllata. $count dice quante volte, $line dove.

fair-chain-holds = La registrazione è intera: nessuna riga è stata cambiata, aggiunta o tolta.
fair-chain-differs = La registrazione è stata cambiata: la riga { $line } non torna.
fair-chain-elsewhere = Questa registrazione è più nuova di questa pagina. Ricarica la pagina e controlla di nuovo.
fair-commitment-holds = Il segreto rivelato corrisponde all’impronta nella registrazione.
fair-commitment-differs = Il segreto rivelato non corrisponde all’impronta nella registrazione.
fair-commitment-hidden = Il segreto viene rivelato a fine partita.
fair-commitment-uncommitted = Prima di questa partita non era stato fissato nessun segreto.
fair-promise-holds = È l’impronta che è stata mostrata a questo browser.
fair-promise-differs = A questo browser è stata mostrata un’altra impronta.
fair-promise-unseen = Questo browser non era al tavolo: non può dire quale impronta vi è stata mostrata.
fair-own-key-holds = La tua chiave è in ogni lancio.
fair-own-key-differs = La chiave nella registrazione non è la tua.
fair-keys-holds = Ogni giocatore ha aggiunto una chiave: nessuno poteva scegliere i dadi.
fair-keys-differs = La chiave di un bot non segue dal segreto.
fair-keys-unseen = Senza una chiave propria: { $names }.
fair-keys-uncommitted = Nessun giocatore ha aggiunto una chiave: il tavolo ha scelto il segreto da solo.
fair-draft-holds = Chiavi, nomi e regole sono quelli fissati prima che la tua chiave fosse mostrata.
fair-draft-differs = Una chiave, un nome o una regola è cambiata dopo che la tua chiave era stata mostrata.
fair-first-holds = Chi comincia è stato tirato a sorte.
fair-first-differs = Secondo la sorte comincia un altro posto.
fair-lot-holds =
    { $count ->
        [one] Una mescolata o un sorteggio è stato rifatto: l’ordine è lo stesso.
       *[other] { $count } mescolate e sorteggi sono stati rifatti: l’ordine è lo stesso.
    }
fair-lot-differs = Una mescolata o un sorteggio dà un altro ordine.
fair-lot-elsewhere = Mescolate e sorteggi di questa vecchia registrazione si controllano con il comando qui sotto.
fair-roll-holds =
    { $count ->
        [one] Un lancio è stato estratto di nuovo: ogni dado mostra quello che è stato detto.
       *[other] { $count } lanci sono stati estratti di nuovo: ogni dado mostra quello che è stato detto.
    }
fair-roll-differs = Un lancio dà un altro risultato quando viene estratto di nuovo.
fair-roll-elsewhere = I lanci di questa vecchia registrazione si controllano con il comando qui sotto.
fair-throw-holds =
    { $count ->
        [one] Un lancio ha lasciato la mano come il caso aveva girato i suoi dadi.
       *[other] { $count } lanci hanno lasciato la mano come il caso aveva girato i loro dadi.
    }
fair-throw-differs = I dadi di un lancio non hanno lasciato la mano come il caso li aveva girati.
fair-throw-elsewhere = Come il caso ha girato i dadi di questa vecchia registrazione si controlla con il comando qui sotto.
fair-motion-holds =
    { $count ->
        [one] Il movimento che hai visto finisce dove stanno i dadi, con le facce che sono state dette.
       *[other] Tutti i { $count } movimenti che hai visto finiscono dove stanno i dadi, con le facce che sono state dette.
    }
fair-motion-differs = Un movimento registrato non finisce con i dadi che sono stati detti.
fair-race-holds =
    { $count ->
        [one] I tempi di una gara sono stati estratti di nuovo.
       *[other] I tempi di { $count } gare sono stati estratti di nuovo.
    }
fair-race-differs = Un tempo di gara non è quello estratto.
fair-race-elsewhere = Le gare di questa vecchia registrazione si controllano con il comando qui sotto.
fair-ran-entered = Tempi corsi dai giocatori: misurati dal server, non estratti.
fair-public-holds = L’elenco pubblico del server ha questa partita, proprio come è raccontata qui.
fair-public-differs = L’elenco pubblico del server racconta questa partita in un altro modo.
fair-public-unseen = L’elenco pubblico del server non era raggiungibile.
fair-public-restored = Da allora il server è tornato a una copia di riserva: il suo elenco pubblico non ha più la fine di questa partita.
fair-unbound-unseen = Senza l’elenco pubblico o una firma con chiave nota nulla mostra che siano state fatte queste mosse e non altre.
fair-names-holds = I nomi sono quelli fissati prima della partita.
fair-names-differs = Un nome è diverso da quello fissato prima della partita.
fair-missing-unseen = La chiave di { $names } non è arrivata: un server in combutta con loro aveva { $amount } partite tra cui scegliere, e non di più.
fair-rounds-unseen = Per questa partita ci sono stati { $amount } impegni: il tavolo può aver scelto tra loro.
fair-void-unseen = { $amount } partite sono state annullate per questa: il tavolo può aver scelto tra loro.
fair-signature-holds = Firmato alla fine da { $names }.
fair-signature-differs = Una firma della fine è falsa.
fair-signature-unseen = Firmato alla fine da { $names }, con una chiave che questo browser non conosce: confrontala con loro.
fair-receipt-differs = Il server ha firmato per la tua chiave e ha cominciato senza: questa partita non è leale. Conserva questa pagina come prova.
fair-list-holds = L’elenco pubblico del server continua ciò che questo browser ne aveva visto.
fair-list-differs = Il server ha firmato due elenchi pubblici che non combaciano. Questo browser conserva entrambe le teste: lo dimostrano.
fair-list-restored = Il server è tornato a una copia di sicurezza del suo elenco pubblico da quando questo browser l’ha visto.
fair-list-unseen = Questo browser vede l’elenco pubblico del server per la prima volta e lo ricorda.
fair-head = Un elenco di { $rows } righe firmato dal server
fair-physics-elsewhere = Che i dadi volino e cadano così lo può mostrare solo la fisica.
fair-first-arena-elsewhere = I dadi di questa partita più vecchia non si possono rilanciare qui: nella sua arena cadono allo stesso modo solo su un tipo di processore. Lì lo fa il comando qui sotto.
fair-lying-holds =
    { $count ->
        [one] Prima di un lancio i dadi erano dove si erano fermati.
       *[other] Prima di { $count } lanci i dadi erano dove si erano fermati.
    }
fair-lying-differs = Prima di un lancio dei dadi erano altrove rispetto a dove si erano fermati.
fair-lying-elsewhere = Lanci prima dei quali una mano aveva posato dei dadi, come in una torre: { $count }. Che il loro posto sia quello lo possono mostrare solo le regole.
fair-landing-holds =
    { $count ->
        [one] Un lancio è stato rifatto: ogni dado cade nello stesso posto, con la stessa faccia.
       *[other] { $count } lanci sono stati rifatti: ogni dado cade nello stesso posto, con la stessa faccia.
    }
fair-landing-differs = Un lancio cade in altro modo quando viene rifatto.
fair-landing-elsewhere = Lanci che non è stato possibile rifare: { $count }. Questa registrazione più vecchia non dice dove erano prima i dadi.
fair-flight-holds =
    { $count ->
        [one] Il movimento che hai visto è lo stesso in ogni immagine.
       *[other] Tutti i { $count } movimenti che hai visto sono gli stessi in ogni immagine.
    }
fair-flight-differs = Un movimento registrato è diverso da quello che dà la fisica.
fair-rules-elsewhere = Che ogni mossa fosse permessa lo possono mostrare solo le regole.

## Throwing every die again, in the browser. $number is a throw, $done and $total say how many.

fair-again = Rilanciare tutti i dadi
fair-again-why = Il tuo browser può lanciare i dadi da solo: con la stessa fisica, dalle stesse mani. Per questo carica circa 1 MB e impiega qualche secondo.
fair-again-loading = Carico la fisica …
fair-again-at = Lancio { $number } di { $total } …
fair-again-part = Sono stati rifatti { $done } lanci su { $total }. Gli altri no; tutto il resto qui è stato controllato senza.
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
fair-binding = I posti vincolano i dadi …
