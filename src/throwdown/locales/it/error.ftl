# Che cosa non è andato, e che cosa fare. Il nome è il codice, con i trattini al posto di / e _.

error-throwdown-error = Non è andata. Controlla ciò che hai scritto e riprova.
error-part-missing = Qui manca una parte del programma: in un clone del progetto esegui scripts/release build, poi pip install dist/*.whl.
error-part-arena = L’arena non è installata: aggiungi --thrower luck o installa l’arena.
error-part-postgres = Qui mancano pacchetti per PostgreSQL. In un clone del progetto esegui scripts/install dev, altrove pip install con l’extra postgres.
error-part-tab = Qui mancano le parti per giocare in una scheda: in un clone del progetto esegui scripts/web, altrove pip install con l’extra tab.

error-site-not-ours = Questa cartella contiene altri file: scegline una vuota o una con una versione precedente.
error-site-server = Indica l’indirizzo completo del server, per esempio https://dice.example.
error-part-passkeys = Qui manca un pacchetto per le passkey. In un clone del progetto esegui scripts/install dev, altrove pip install con l’extra passkeys.

error-game-unknown = Questo gioco non c’è: scegline uno fra quelli mostrati.
error-game-seats = Questo gioco è per 2-5 giocatori: scegli un numero fra 2 e 5.
error-game-contract = Questo gioco non rispetta il contratto dei giochi: segnalalo, o giocane un altro.
error-game-own = Il tuo gioco non si può caricare: guarda la guida per scrivere giochi e correggi la sua classe.

error-option-value = Questa regola non può avere quel valore: scegline uno fra quelli offerti.
error-option-visible = In questo gioco le scorte sono sempre visibili: lascia supply_visibility.
error-option-unknown = Questa regola a scelta non c’è: controlla il suo nome.
error-option-not-in-edition = Questo gioco non ha quella regola a scelta: toglila.
error-option-start-placed = Un primo dado messo a mano non mostra mai X, quindi non si gira niente: fallo lanciare, o lascia start_x.
error-option-edition = Questo gioco non ha un’edizione con questo nome o in questa lingua: scegline un’altra, o nessuna (none).
error-option-elements = Questa variante si gioca con elementi da due a cinque: scegline di più, o gioca un’altra variante.
error-option-dice = Questi dadi iniziali non vanno bene: almeno 1 per posto e al massimo 25 in tutto.

error-action-illegal = Le regole ora non lo permettono: scegli una delle mosse offerte.
error-action-unknown = Non è una mossa di questo gioco: scegline una fra quelle offerte.
error-action-not-your-turn = Non tocca a te: aspetta la tua domanda.
error-action-not-your-decision = Qui decide qualcun altro: aspetta la tua domanda.
error-action-not-now = L’ultimo lancio non è ancora concluso: aspetta il risultato.
error-action-game-over = La partita è finita: cominciane una nuova.
error-action-no-such-seat = A questo tavolo non c’è: scegli una delle persone mostrate.
error-action-seat-left = Questa persona ha lasciato la partita e non gioca più.
error-action-already-chosen = Hai già scelto per tutto il turno: tira.
error-action-boost-with-roll = Le carte si aggiungono insieme a un lancio: nomina anche i dadi.
error-action-choose-first = Prima scegli: { place-hub.the } o il bottino in attesa.
error-action-consolation-first = Prima di’ quante carte peschi dopo il lancio nullo.
error-action-count = Non puoi pescare quel numero di carte: scegline uno fra quelli offerti.
error-action-illegal-cards = Queste non sono carte: indica i colori con Y, B, R e G.
error-action-illegal-dice = Questi non sono dadi: indicali con i loro numeri.
error-action-illegal-target = Non puoi tirare per questo: scegli fra ciò che è offerto.
error-action-must-roll = Tira almeno una volta prima di fermarti.
error-action-no-such-die = Questo dado non c’è: i sette dadi sono quelli mostrati.
error-action-not-in-yard = Il tuo cortile non ha quelle carte: scegli fra quelle che ci sono.
error-action-not-received = Non hai ricevuto quelle carte: dividi solo quelle mostrate.
error-action-same-die-twice = Hai nominato un dado due volte: nomina ogni dado una volta sola.
error-action-split-first = Prima dividi le carte ricevute fra cortile e mucchio.
error-action-too-few-cards = Non basta: porta { place-hub.the } ad almeno otto carte.
error-action-too-few-dice = Tira almeno quattro dadi.
error-action-top-up-first = Prima porta { place-hub.the } a otto carte.
error-action-wrong-phase = Ora non si può: rispondi prima alla domanda.
error-action-yard-full = Un cortile tiene al massimo sei carte: mettine di più nel mucchio.

error-outcome-illegal = I dadi non possono stare così: scrivi di nuovo che cosa mostrano.
error-outcome-unexpected = Il gioco ora non se lo aspetta: rispondi alla domanda.
error-outcome-cards = Non sono le carte giuste per questo posto: scrivile di nuovo.
error-outcome-cause = Un dado può mancare l’arena, rimbalzare fuori o essere spinto fuori: scegli una di queste.
error-outcome-dice = Il numero di dadi non torna: scrivi una faccia per ogni dado lanciato.
error-outcome-die = Questo dado non fa parte del lancio: nomina solo dadi lanciati o già nell’arena.
error-outcome-face = Questa faccia non c’è nel gioco: scrivine una fra quelle mostrate.
error-outcome-lot = Scrivi ogni cosa mostrata esattamente una volta.
error-outcome-racer = Questa persona non è in gara: nomina chi costruisce una torre.
error-outcome-stack = I dadi non si possono impilare così: di’ di nuovo quali sono ancora in piedi.

error-entry-unreadable = Non si riesce a leggere: scrivilo come nell’esempio mostrato.
error-entry-unclear = Può voler dire più cose: scrivilo come nell’esempio mostrato.
error-answer-unclear = La risposta non è chiara: scrivine una fra quelle mostrate.

error-notation-malformed = Questo testo non è una posizione del gioco: controllalo, o comincia una nuova partita.
error-record-damaged = La registrazione è danneggiata alla riga { $line }: ciò che viene prima si può ancora usare.
error-record-entry = Questa voce non corrisponde alla partita fino a lì.
error-record-signature = Una firma di questa registrazione non è corretta, o non appartiene a nessuno dei suoi posti.
error-record-version = La registrazione viene da una versione più nuova: aggiorna Throwdown per leggerla.
error-save-refused = Lì la partita non si può salvare o aprire: scegli un altro nome o un altro posto.
error-save-unknown = Questa partita salvata non c’è: scegline una dall’elenco.
error-save-unreadable = Questa partita salvata non si legge: scegline un’altra, o cominciane una nuova.
error-save-secret = Il segreto di questa partita salvata manca o è danneggiato: rimetti il suo file accanto, oppure rivedi la partita con throwdown replay.
error-save-referee = Questa partita si gioca con la scatola vera: riprendila con l’arbitro.

error-bot-unknown = Nessun bot con quel nome gioca a questo gioco: scegline uno fra quelli mostrati.
error-bot-own = Il tuo bot non può giocare: guarda la guida per scrivere bot e correggi il file, la classe o le risposte.

error-table-refused = Il tavolo non può farlo: prova qualcos’altro.
error-table-first = Non è chiaro chi comincia: indica un giocatore di questo tavolo, con il posto o il nome.
error-table-key = Questa chiave non è valida: una chiave e la sua impronta hanno ciascuna 64 cifre esadecimali minuscole.
error-table-manner = I dadi non si lanciano così: scegli uno dei modi mostrati.
error-table-names = Due giocatori hanno lo stesso nome: dai loro nomi diversi.
error-table-not-over = Questa partita non è ancora finita: prima finiscila o lasciala.
error-table-seat = A questo tavolo non c’è: scegli una delle persone mostrate.
error-table-seats = Il numero di giocatori non va bene per il tavolo: scrivi un nome per ogni posto.
error-table-tournament = Questo gioco non ha tornei: gioca partite singole.
error-table-undo = Questo non si può annullare: da allora si sono visti dadi o carte.
error-table-handled = L’arena e i dadi sono stati spostati abbastanza: ora lancia.

error-tournament-finished = Tutte le partite del torneo sono giocate: comincia un nuovo torneo.
error-tournament-no-decider = Nessuno spareggio in vista: al primo posto non c’è parità.
error-tournament-seats = Questa partita l’hanno giocata altri: nomina chi ha giocato.
error-tournament-tie = Questo torneo risolve le parità con uno spareggio: giocatelo.
error-tournament-entry = Non corrisponde allo stato attuale del torneo: ricarica la pagina.
error-tournament-damaged = Questo torneo non si può leggere. Avvisa la persona che gestisce il server; gli altri tornei continuano.
error-tournament-closed = Questo torneo è finito.
error-tournament-entrant = Ora non è possibile per questa persona: è a un tavolo, è assente o è già presente.
error-tournament-begun = Nessuno può entrare in un torneo a eliminazione già cominciato.
error-tournament-running = A qualche tavolo di questo turno si gioca ancora: aspettate i risultati.
error-tournament-few = Ci sono troppo pochi giocatori.
error-tournament-places = Questi posti non corrispondono al tavolo: danne uno a ciascuno, lo stesso in caso di parità.
error-tournament-table = Questo tavolo non esiste nel torneo.
error-tournament-reported = Questo tavolo ha già un risultato: chi organizza può correggerlo.
error-tournament-played = Tutti i turni di questo torneo sono stati giocati.
error-tournament-settings = Un torneo non può avere queste impostazioni.
error-tournament-bell = Dopo la campana non è più possibile.
error-tournament-host-only = Può farlo solo chi organizza il torneo.
error-tournament-not-yours = Solo i giocatori di questo tavolo e chi organizza dicono com’è finito.
error-tournament-dropped = Chi organizza il torneo ti ha tolto. Chiedi di farti tornare.
error-tournament-own-name = Ognuno sceglie il proprio nome.
error-tournament-name-taken = Un altro giocatore del torneo ha già questo nome: aggiungi una lettera, per esempio Ben K.
error-tournament-bot = Un bot con un token non può partecipare a un torneo.
error-tournament-online = Il risultato di un tavolo online viene dalla sua partita. Può inserirlo anche chi organizza.
error-tournament-entered = Partecipi già a questo torneo.
error-tournament-not-entered = Non partecipi a questo torneo.
error-tournament-too-many = Organizzi già tutti i tornei che una persona può organizzare. Prima chiudine uno.
error-tournament-full = Questo torneo è al completo.
error-tournament-bots = Questo torneo ha tutti i bot che può avere.
error-tournament-no-bots = I bot non possono lanciare dadi veri.
error-tournament-paper = A questo tavolo qualcuno non ha un dispositivo: giocate su uno solo o con una scatola vera.
error-tournament-device = Questo tavolo è già aperto su un dispositivo.
error-tournament-busy = Altri cambiano questo torneo nello stesso momento: riprova.

error-words-language = Non abbiamo quella lingua o quel tema: scegli fra quelli mostrati.

error-throw-bounds = Un numero è fuori dai suoi limiti: guarda il minimo e il massimo.
error-throw-intent = Un lancio è fatto di nove numeri interi: luogo, velocità e rotazione.
error-throw-release = I dadi partirebbero dentro un altro dado: lasciali più in alto o altrove.
error-throw-scene = I dadi non possono stare così: lascia spazio tra loro e resta dentro l’arena.
error-throw-dice = Questi dadi non si possono lanciare: lanciane da 1 a 26, ciascuno una volta.
error-throw-target = Quel dado non è nell’arena: mira a uno che c’è.
error-throw-place = Il dado non può essere spostato lì: deve restare dentro e lontano dagli altri.
error-throw-failed = Non è stato possibile calcolare il lancio. Resta com’è: riprova.
error-throw-engine = La simulazione ha segnalato un guasto. Il lancio resta com’è: riprova.
error-throw-offline = Non è stato possibile scaricare la simulazione. Il lancio resta com’è: controlla la connessione, poi riprova.

error-record-motion = Il movimento registrato di un lancio è danneggiato.
error-record-secret = Il segreto rivelato non è valido: la registrazione è danneggiata.
error-record-thrower = I lanci di questa partita non si possono ricalcolare.

error-table-thrower = Questo modo di lanciare non esiste: scegli luck o physics.
error-table-intent = I numeri di questo lancio o spostamento non vanno bene per questo tavolo: toglili o correggili.
error-table-secret = Questa partita non può continuare senza il suo segreto: si può solo rivedere.

error-store-conflict = Qualcuno è stato più veloce: guarda di nuovo il tavolo, poi scegli.
error-store-failed = Il server al momento non può salvare nulla. Niente è perso: riprova tra un attimo.
error-store-refused = Il server non può salvarlo: controlla e riprova.
error-store-newer = Una versione più recente del programma ha creato questo database: usa quella versione.
error-store-foreign = Questo file non è un database di Throwdown: indica un altro file.
error-store-backup = Questo backup non si può creare o usare: indica un altro file, oppure permetti di sostituire quello vecchio.
error-store-absent = Questo file non c’è: indica un file che esiste.
error-store-damaged = Questo database o backup è danneggiato: torna a un backup precedente.
error-store-older = Una versione precedente alla 1.0 ha creato questo database, che non si può leggere: comincia con una cartella nuova.
error-store-full = Questo database non è vuoto: permetti di sostituire tutto con --overwrite, o indicane un altro.
error-store-both-files = Sono due file: throwdown admin backup copia un file in un altro.
error-store-address = Questo non è l’indirizzo di un database: scrivilo come postgresql://dice@db/dice, una password come NOME:PASSWORD@.
error-store-key = La chiave dei segreti delle partite in corso manca o è sbagliata: rimetti quella giusta.
error-store-taken = Un altro server usa questa cartella: fermalo, o dai a ogni server una cartella sua.
error-store-folder = Questa cartella non si può creare o scrivere: indicane un’altra, o permetti al programma di scriverci.
error-store-unreachable = Il database non risponde, o rifiuta questo utente: controlla indirizzo, utente e password.
error-store-shared = Un altro server usa questo database, e uno dei due è impostato per lavorare da solo: fermane uno, o imposta entrambi per condividerlo.
error-store-not-owner = Questo tavolo ora è su un altro server: invia lì la richiesta.
error-cluster-away = Questo tavolo sta passando a un altro server. Niente è perduto: riprova tra un momento.

error-settings-value = Un’impostazione ha un valore non valido: correggilo.
error-settings-unknown = Questa impostazione non esiste: controlla il nome.
error-settings-file = Il file delle impostazioni non si può leggere: indica un altro file o correggilo.
error-settings-port = Il server non può usare questa porta o questo indirizzo: scegline un altro.
error-settings-tls = Con questi file il server non può usare https: indica un certificato e la sua chiave, senza password.

error-name-empty = Un nome deve avere almeno una lettera: scrivi un nome.
error-name-length = Questo nome è troppo lungo: scegline uno più corto.
error-name-characters = Questo nome ha caratteri che non si possono mostrare: toglili.
error-name-scripts = Quel nome mescola lettere di alfabeti che si somigliano: usane uno solo.
error-name-protected = Questo nome qui è di un’altra persona: scegline un altro.
error-name-reserved = Quel nome potrebbe sembrare quello del server: scegline un altro.
error-name-bot = Quel nome è di un bot: scegline un altro.

error-chat-empty = Questo messaggio è vuoto: scrivi qualcosa.
error-chat-length = Questo messaggio è troppo lungo: accorcialo.
error-chat-characters = Questo messaggio ha caratteri che non si possono mostrare: toglili.

error-request-host = Il server non risponde a questo nome: aprilo al suo indirizzo.
error-request-origin = Questo viene da una pagina che non appartiene a questo server: apri la pagina del server stesso.
error-request-refused = Questa connessione non esiste o non puoi usarla: controlla il link.
error-request-upgrade = Questo indirizzo è per i WebSocket: collegati con uno.
error-request-full = Il server è pieno: riprova più tardi.
error-request-media-type = Il server accetta solo JSON: invialo come application/json.
error-request-too-large = La richiesta è troppo grande: invia di meno.
error-request-rate = Troppe richieste: aspetta un momento e riprova.
error-request-sockets = Troppe finestre o troppi dispositivi sono collegati dal tuo indirizzo: prima chiudine uno.
error-request-connections = Troppe connessioni dal tuo indirizzo: prima chiudine una.
error-request-malformed = Il server non riesce a leggere questa richiesta: inviala di nuovo.
error-request-head = L’indirizzo e le intestazioni della richiesta sono troppo lunghi: cancella i cookie di questa pagina e riprova.
error-request-slow = La richiesta ha impiegato troppo ad arrivare: controlla la connessione e riprova.

error-server-fault = Qualcosa è andato storto sul server: riprova.
error-server-refused = Qui non si può fare: prova qualcos’altro.
error-server-method = Questo indirizzo non si usa così: guarda la descrizione dell’API.
error-server-not-found = Qui non c’è nulla, o non puoi vederlo: controlla il link.
error-server-too-often = Troppe volte: aspetta un po’, poi riprova.
error-server-too-fast = Troppo in fretta: aspetta un momento, poi riprova.
error-server-busy = Il server è occupato: riprova fra un attimo.
error-server-table-damaged = Questo tavolo non si può leggere. Avvisa la persona che gestisce il server; gli altri tavoli continuano.
error-server-work-down = Un’attività in background di questo server è fallita e riparte tra un momento: il log dice perché.

error-server-closed = Questo tavolo è chiuso: aprine un altro.
error-server-crowded = A questo tavolo c’è troppa gente: torna più tardi.
error-server-expelled = Chi ospita ti ha allontanato da questo tavolo: scegline un altro.
error-server-password = Serve la password del tavolo: inserisci quella giusta.
error-server-passwords = Per questo tavolo sono state date troppe password sbagliate: aspetta un po’ o chiedi a chi l’ha aperto.
error-server-new-password = Un tavolo con password ne ha bisogno, e nessun altro la accetta: scegli chi può entrare o inserisci una password.
error-server-short-password = Questa password è troppo corta: usa almeno sei caratteri.
error-server-no-watching = Questo tavolo non ammette spettatori: scegline un altro.
error-server-too-many-tables = Hai troppi tavoli aperti: prima finiscine o chiudine uno.
error-server-too-many-tables-here = Dal tuo indirizzo sono aperti troppi tavoli: prima finiscine o chiudine uno.
error-server-tables-often = Hai aperto molti tavoli in un’ora: continua a giocare a uno di questi, o aspetta un po’.
error-server-replays-often = Dal tuo indirizzo si chiedono troppe partite finite: aspetta un minuto, poi riprova.
error-server-codes-often = Dal tuo indirizzo sono arrivati troppi codici sbagliati: riprova tra { $seconds } s, oppure usa il link.
error-server-no-code = Nessun tavolo ha questo codice: controlla le sei lettere, oppure chiedi il link.
error-server-disk-low = Il disco del server è quasi pieno: avvisa la persona che lo gestisce e gioca a un tavolo aperto.
error-server-hello-twice = Hai già inviato hello: invia il prossimo messaggio.
error-server-id-reused = Questo numero di mossa è già servito per altro: scegline uno nuovo.
error-server-stale = Nel frattempo è successo qualcosa: guarda di nuovo il tavolo, poi scegli.

error-server-host-only = Può farlo solo chi ospita il tavolo: chiedi a chi ospita.
error-server-not-your-seat = Adesso questo posto non è tuo: gioca per uno dei tuoi.
error-server-no-seat = Qui questo posto non esiste: scegli uno di quelli mostrati.
error-server-seat-taken = Lì c’è già qualcuno: scegli un altro posto.
error-server-reserved = Il torneo ha riservato i posti di questo tavolo.
error-server-seat-free = Un posto è ancora libero: aspetta qualcuno o metti lì un bot.
error-server-beginning = La partita sta per cominciare: aspetta un attimo.
error-server-begun = La prima partita è cominciata. La prossima la comincia il giocatore a sinistra.
error-server-lots = A questo tavolo si tira a sorte chi comincia: apri un altro tavolo per indicare qualcuno.
error-server-key-stale = Questa chiave appartiene a un’altra partita: guarda di nuovo il tavolo.
error-server-key-fixed = Le chiavi vengono rivelate proprio ora: nessun posto può più cambiare la sua promessa.
error-server-key-reused = Questa chiave è già stata promessa qui: estraine una nuova.
error-server-key-changes = Questo posto ha cambiato chiave troppo spesso: rivela l’ultima.
error-server-key-not-asked = Il tavolo non chiede adesso una chiave a questo posto: inviala più tardi.
error-server-key-wrong = Questa non è la chiave che il posto ha promesso: manda quella.
error-server-sign-no-game = Qui non c’è nessuna partita appena finita da firmare.
error-server-sign-key = Nessun posto di quella partita ha promesso questa chiave di firma.
error-server-sign-wrong = Questa firma non corrisponde alla fine di quella partita.
error-client-key-dropped = Il server ha firmato per la tua chiave e ha cominciato la partita senza di essa: questa partita non è leale. Conserva la prova.
error-client-end-differs = La registrazione di questa partita è diversa da ciò che il tuo browser ha visto, perciò non l’ha firmata. Conservala e confrontala con gli altri.
error-server-sits-already = Hai già un posto a questo tavolo: prima lascialo.
error-server-own-name = Qui ognuno gioca con il proprio nome. Per dare un nome ad altri, apri un tavolo su un solo dispositivo.
error-server-no-bots = I bot non possono giocare con una scatola vera: lasciali fuori.
error-server-not-a-bot = Solo un bot con un token può aspettare tavoli: crea prima un token.
error-server-too-many-bots = Troppi bot di questo proprietario aspettano tavoli: fermane uno.
error-server-bot-away = Questo bot non c’è più: scegline un altro.
error-server-bot-declines = Questo bot non gioca a tavoli così: scegline un altro, o altre regole.
error-server-bot-busy = Questo bot è occupato o siede a un altro tuo tavolo: scegline un altro.
error-server-playing = Durante una partita i posti non cambiano: aspetta che finisca.
error-server-no-game = Qui non è cominciata nessuna partita: prima avviane una.
error-server-not-over = Questa partita non è ancora finita: torna dopo la fine.
error-server-not-referee = Solo un arbitro inserisce ciò che mostrano i dadi: apri un tavolo per l’arbitro.
error-server-no-card = Nel mazzo quella carta non c’è più: guarda di nuovo.
error-server-nobody-gone = Su questo posto non c’è nulla da decidere: il giocatore c’è, o il tavolo aspetta ancora.
error-server-no-hints = Questo tavolo non dà consigli: aprine uno che li dia.
error-server-no-odds = Questo gioco non mostra quanto è sicuro un lancio: chiedi un consiglio.

error-server-no-clock = Questo posto non ha limite di tempo: prenditi quello che ti serve.
error-server-no-more-time = Non puoi più chiedere altro tempo: gli altri possono ancora dartene.
error-server-no-race = Questa gara è finita, o tu non corri: guarda come va a finire.
error-server-race-early = La gara non è cominciata: aspetta il segnale.
error-server-race-time = Non è ancora passato tanto tempo: controlla l’orologio del tuo dispositivo.
error-server-race-twice = La tua torre è già finita: aspetta gli altri.

error-server-no-chat = A questo tavolo la chat è disattivata.
error-server-phrases-only = A questo tavolo si chatta solo con frasi pronte: scegline una.
error-server-report-self = Non puoi segnalarti.
error-server-no-person = Questa persona non è a questo tavolo.
error-server-muted = Chi ospita ti ha tolto la parola: chiedi di riaverla.
error-server-no-line = Questo messaggio non esiste: scegli uno di quelli mostrati.

error-message-json = Il server non riesce a leggere questo messaggio: invia un solo oggetto JSON alla volta.
error-message-schema = Un campo di questo messaggio non va bene: confrontalo con il catalogo dei messaggi.
error-message-type = Un campo di questo messaggio ha il tipo sbagliato: confrontalo con il catalogo dei messaggi.
error-message-unknown = Qui questo messaggio non esiste: scegline uno del catalogo.
error-message-protocol = Questa pagina e il server parlano versioni diverse: ricarica la pagina.

error-person-unknown = Il server non ti conosce ancora: dai prima un nome.
error-person-passkey = Questa passkey non va bene qui, o ci è voluto troppo: riprova o accedi in un altro modo.
error-person-passkey-place = Le passkey richiedono https e un indirizzo con un nome: qui usa la carta di recupero.
error-person-no-passkey = Questo server non conosce quella passkey, o non più: accedi in un altro modo.
error-person-code-length = Un codice di recupero ha nove parole di cinque lettere: confrontalo con la carta.
error-person-code-mistyped = Una lettera di questo codice di recupero è sbagliata: confrontalo con la carta.
error-person-no-code = Questo codice di recupero non vale più: usa la carta più recente o chiedi a chi gestisce il server.
error-person-enough = Ne hai abbastanza: prima togline uno.
error-person-same-table = Siete tutti e due allo stesso tavolo: finite prima quella partita.
error-person-no-ticket = Questo link non vale più: chiedine uno nuovo.
error-person-bot = Un bot accede solo con il suo token: il suo proprietario può crearne un altro.
error-person-may-not-invite = Qui non puoi invitare nessuno: chiedi a chi gestisce il server.
error-person-banned =
    Per ora qui non puoi giocare. Motivo: { $reason ->
        [insult] insulti o minacce
        [unfair] gioco scorretto
        [spam] spam o partite disturbate
        [name] un nome che qui non è gradito
       *[rules] le regole di questo server
    }. Finisce tra { $unit ->
        [hours]
            { $count ->
                [one] un’ora
               *[other] { $count } ore
            }
       *[days]
            { $count ->
                [one] un giorno
               *[other] { $count } giorni
            }
    }.
error-person-muted =
    Chi gestisce il server ti ha tolto la parola a tutti i tavoli. Motivo: { $reason ->
        [insult] insulti o minacce
        [unfair] gioco scorretto
        [spam] spam o partite disturbate
        [name] un nome che qui non è gradito
       *[rules] le regole di questo server
    }. Finisce tra { $unit ->
        [hours]
            { $count ->
                [one] un’ora
               *[other] { $count } ore
            }
       *[days]
            { $count ->
                [one] un giorno
               *[other] { $count } giorni
            }
    }.
error-person-renamed =
    Chi gestisce il server ha scelto il tuo nome. Potrai cambiarlo tra { $unit ->
        [hours]
            { $count ->
                [one] un’ora
               *[other] { $count } ore
            }
       *[days]
            { $count ->
                [one] un giorno
               *[other] { $count } giorni
            }
    }.
error-desk-hosts = Il pannello è solo per chi si occupa di questo server.
error-desk-self = Non puoi decidere sul tuo caso.
error-desk-colleague = I gestori del server non decidono l’uno sull’altro.
error-desk-muted = Nascondi moltissime persone: prima mostrane di nuovo qualcuna.
error-person-signup-invite = Qui serve un invito per entrare la prima volta: chiedi un link o accedi.
error-person-signup-closed = Ora qui non entra nessuno di nuovo: accedi o chiedi a chi gestisce il server.

error-client-url = Non è l’indirizzo di un server: indicane uno che comincia con http.
error-client-lost = La connessione al server è persa: riprova.
error-client-closed = Hai lasciato questo tavolo: tornaci.
error-client-refused = Il server non lo permette: leggi perché e prova qualcos’altro.
error-client-status = Il server ha dato una risposta inattesa: controlla il suo indirizzo.
error-client-token = { $server } non conosce il token di questo bot: eliminalo, e creane un altro con --new-token.

error-lesson-other = È permesso, ma qui si tratta di altro: usa il pulsante evidenziato.
error-lesson-mark = Da lì questo passo non può continuare: ricomincialo.

error-group-keeper = Può farlo solo chi è nel gruppo da più tempo.
error-group-own-name = Ognuno sceglie il proprio nome.
error-group-bot = I bot non possono far parte di un gruppo.
error-group-too-many = Fai già parte di tutti i gruppi consentiti. Lasciane prima uno.
error-group-full = Questo gruppo è al completo.
error-notice-address = Non si possono inviare avvisi a questo indirizzo. Deve cominciare con https:// e portare su internet, non in una rete interna.
error-notice-host = Questo server non può inviare a quel servizio. Scegline uno della lista, o chiedi a chi gestisce il server.
error-notice-host-unknown = Non c’è nessun server con questo nome. Controlla l’indirizzo.
error-notice-zone = Questo fuso orario non è noto. Ricarica la pagina.
error-notice-keys = Questo browser non ha inviato chiavi valide. Ricarica la pagina e riprova.
error-notice-too-many = I tuoi avvisi vanno già in tutti i posti consentiti. Togline prima uno.
error-notice-too-often = Hai provato molte volte. Aspetta un quarto d’ora.

error-tab-unavailable = Una partita che gira solo nel browser non ha questa funzione. Per questo serve un server.
error-tab-storage-full = Questo dispositivo non ha più spazio per questa pagina: non è stato salvato nulla. Libera spazio, poi scegli di nuovo.
error-tab-storage-denied = Questo browser non permette alla pagina di salvare nulla qui. Esci dalla finestra privata o permettilo nelle impostazioni del browser.

error-command-together = { $option } e { $other } non vanno insieme: togli uno dei due.
error-command-needs = { $option } funziona solo con { $other }: aggiungilo, o togli { $option }.
error-command-meaningless = { $option } non ha senso in { $game }: toglilo.
error-command-missing = Manca { $option }: aggiungilo, per esempio { $option } { $example }.
error-command-unreadable = { $option } { $text } non si può leggere: scrivilo come { $example }.
error-command-range = { $option } { $text } non è possibile: indica da { $least } a { $most }.
error-command-cards = { $option } { $text } non è possibile: ci sono { $most } carte per ogni colore.
error-command-symbol = { $typed } non è su nessun dado di { $game }: scegli tra { $known }.
error-command-dice = In tutto sono { $count } dadi: il gioco ne ha { $most }.
error-command-twice = { $text } nomina due volte un elemento: nomina ognuno una volta.
error-command-phase = Nella fase { $phase } non si lancia: indica uno stato in cui qualcuno deve lanciare.
error-command-table = Quale tavolo? Indica URL e TABLE, oppure --config FILE per un bot che aspetta un posto.
error-command-players = Non gioca nessuno: nomina da 2 a 5 giocatori, per esempio --bots thumb,random.
error-command-model = { $model } non è un modello di lancio: scegli luck o base, o scrivine uno come drop=0,0;hit=0.25,0.02.
error-command-beginners = Un principiante non ha posto qui: nomina posti da 1 a { $seats }.
error-analysis-game = { $game } non si può analizzare: scegli un gioco compreso nel programma.
error-analysis-model = { $game } in { $seats } si analizza solo con il modello { $model }: togli --model.
error-analysis-manner = Il modello ha solo { $known }, e qualcuno ha lanciato con { $manner }: aggiungi { $manner }.

error-file-unreadable = { $path } non si può leggere ({ $why }): indica un altro file.
error-file-text = { $path } non è testo in UTF-8 (byte { $byte }): indica un altro file.
error-file-no-record = { $path } non è la registrazione di una partita: indica un file salvato da Throwdown o inviato da un server.
error-file-there = { $path } esiste già: eliminalo, o scegli un altro nome.
error-file-unwritable = { $path } non si può scrivere ({ $why }): indica un altro file.
error-file-orders = { $path } non si può usare: { $why }
error-file-token = { $path } non dà un token: nomina un token_file creato da --new-token, o imposta THROWDOWN_TOKEN.
