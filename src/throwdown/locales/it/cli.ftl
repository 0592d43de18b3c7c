# What the command line says about itself

cli-about = Giochi di dadi nell’arena e { game-verasselt }: giocare, ospitare, arbitrare, verificare.
cli-about-more = Senza comando, il server parte su questo computer e la pagina si apre.
cli-usage = Uso:
cli-options = Opzioni
cli-commands = Comandi
cli-some-options = { "[OPZIONI]" }
cli-some-command = { "[COMANDO] [VALORI]..." }
cli-text = TESTO
cli-file = FILE
cli-default = predefinito: { $value }
cli-example = Esempio: { $command }
cli-any-help = Mostra questo aiuto.
cli-any-version = Mostra la versione.

# Commands: one line for the list, and more for their own help

cli-serve = Offre tavoli, bot e pagina ai browser.
cli-serve-more = Il server salva tutto in una sola cartella.
cli-site = Scrive il gioco in una cartella per qualsiasi spazio web.
cli-site-more = I visitatori giocano nel browser, senza server. La cartella funziona sotto qualsiasi percorso. Una cartella con una versione precedente viene aggiornata; una con altri file viene rifiutata.
cli-join = Fa sedere un bot a TABLE sul server URL.
cli-join-more = Con --config aspetta molti tavoli. TABLE è l’identificativo di un tavolo, il suo link o il suo codice breve.
cli-admin-backup = Copia partite e persone di un server in funzione.
cli-admin-backup-more = Il backup è un’istantanea verificata del server. Non sovrascrive nulla. Per riprendere le partite in corso dopo un ripristino serve la chiave del server, che non è nel backup.
cli-admin-restore = Sostituisce i dati di un server con un backup.
cli-admin-restore-more = Prima ferma il server. Il comando controlla il backup prima di sostituire qualcosa. Prende la chiave da --key, dal file accanto al backup o dal server stesso.
cli-admin-copy = Copia partite e persone in un altro archivio.
cli-admin-copy-more = FROM e TO sono un file SQLite o l’indirizzo di un database PostgreSQL. Prima ferma il server. Poi il comando confronta ogni riga.
cli-admin = Gestisce un server: persone, tavoli, dati.
cli-admin-more = Il server può essere in funzione. Va fermato solo prima di restore e copy.
cli-admin-people = Mostra le persone: per nome o id, o le ultime arrivate.
cli-admin-tables = Mostra i tavoli aperti.
cli-admin-reset = Crea un link per chi ha perso tutto.
cli-admin-reset-more = Il link vale una volta. Tutto il resto con cui la persona accedeva non vale più: scheda, passkey, token dei suoi bot.
cli-admin-invite = Crea un link che fa entrare persone nuove.
cli-admin-invite-more = Con --take-back e il link, un invito finisce. Senza il link finiscono tutti.
cli-admin-forget = Elimina una persona e il nome da ogni partita.
cli-admin-host = Rende una persona host del server.
cli-admin-host-more = Gli host non decidono l’uno sull’altro.
cli-admin-ban = Respinge una persona per alcuni giorni.
cli-admin-mute = Toglie la chat a una persona per alcuni giorni.
cli-admin-rename = Dà un altro nome a una persona o a un torneo.
cli-admin-close = Chiude un tavolo o un torneo: tutti escono.
cli-admin-reports = Mostra le segnalazioni in attesa.
cli-admin-settle = Chiude una segnalazione: viene eliminata.
cli-admin-log = Mostra chi ha deciso che cosa.
cli-play = Gioca a GAME in questo terminale: persone e bot.
cli-play-more = Con il solo --bots giocano i bot e tu leggi.
cli-referee = Arbitra una partita di GAME giocata con la scatola vera.
cli-referee-more = Scrivi che cosa mostrano i dadi; l’arbitro applica le regole.
cli-replay = Mostra una partita registrata come testo.
cli-replay-more = Una registrazione danneggiata viene mostrata fino al punto danneggiato.
cli-verify = Verifica una partita: ogni lancio è ricalcolato.
cli-verify-more = Il comando verifica anche catena di hash, impegno, chiavi e firme. Termina con 0 se tutto è corretto, 1 se qualcosa è sbagliato, 3 se qualcosa qui non si può verificare.
cli-odds = Probabilità esatte in GAME, per ogni lancio.
cli-odds-more = Per ogni lancio in un’arena, o per un tiro di { game-verasselt }.
cli-check-game = Gioca a GAME a caso e controlla ogni stato.
cli-check-game-more = GAME è modulo:nome per un tuo gioco.
cli-completion = Stampa ciò con cui SHELL completa i comandi.
cli-completion-more = Si completano comandi, giochi, bot, edizioni e opzioni delle regole. SHELL è bash, zsh o fish.

# Options that several commands have

cli-any-lang = de, en, fr, it, nl o es (predefinito: la lingua del tuo sistema).
cli-any-theme = Quali nomi: published (pubblicati) o neutral (neutri).
cli-any-json = Scrive JSON per le macchine.
cli-any-edition = Le regole di un’edizione stampata, per lingua o nome: de, hp-DE; none per le regole semplici.
cli-any-option = Un’opzione delle regole, per esempio --option collect=optional. Si può ripetere.
cli-any-think = Quanto tempo un bot può pensare a una decisione, per esempio 10ms o 1s.
cli-any-model = Come si lancia. luck è la tabella di probabilità che le partite usano (predefinito). Con base nulla viene colpito. Oppure indica numeri, come 'drop=0,0;toss=0.25,0.02': la probabilità che un dado fermo sia colpito, e che uno lanciato o colpito vada perso.
cli-any-first = Chi comincia, per nome o numero.
cli-any-data = La cartella dei dati del server (predefinito: come serve).
cli-any-store = Il database PostgreSQL con partite e persone, come postgresql://HOST/NAME (predefinito: un file nella cartella).
cli-any-seed = Un testo che fissa il caso: stesso testo, stesse partite.
cli-any-game = Il tuo gioco, se la registrazione è di quel gioco.

# Options of one command

cli-serve-host = L’indirizzo su cui ascolta (predefinito: 127.0.0.1, solo questo computer).
cli-serve-port = La porta (predefinita: 8642; 0 ne prende una libera).
cli-serve-data = La cartella per partite e persone.
cli-serve-name = Il nome di questo server, se più server condividono un database. Ognuno ha bisogno del proprio.
cli-serve-lan = Fa giocare i telefoni della tua rete; mostra un codice QR.
cli-serve-tls = Serve in https, con il certificato e la chiave di questi file PEM.
cli-serve-settings = Un file TOML con le impostazioni (vedi docs/settings.md).
cli-serve-open = Apre la pagina in un browser.
cli-serve-give-up-games = Parte senza le partite la cui chiave è persa.
cli-site-server = L’indirizzo di un server per i tavoli con altri; la pagina lo collega.
cli-join-config = Aspetta chi ospita come dice questo file TOML, finché non lo fermi; al posto di URL e TABLE.
cli-join-new-token = Con --config: crea un token per il bot e lo scrive nel suo token_file.
cli-join-bot = Uno dei nostri bot, o modulo:nome.
cli-join-token = Il token del bot (predefinito: entra come ospite).
cli-join-name = Il nome di un ospite (predefinito: quello del bot).
cli-join-seat = Dove si siede (predefinito: in un posto libero).
cli-join-games = Per quante partite resta.
cli-admin-url = L’indirizzo del server, come lo si scrive (predefinito: l’impostazione public_url).
cli-admin-days = Per quanti giorni vale il link (predefinito: 3, un invito 14) o la decisione (predefinito: 7, un nuovo nome 30).
cli-admin-uses = Quante persone nuove fa entrare un invito.
cli-admin-reason = Perché: la persona lo legge.
cli-admin-name = Il nuovo nome.
cli-admin-take-back = Fa finire ciò che era stato deciso.
cli-admin-backup-with-key = Mette la chiave delle partite in corso accanto alla copia.
cli-admin-restore-overwrite = Sostituisce ciò che la cartella contiene.
cli-admin-restore-key = La chiave delle partite in corso (predefinito: il file accanto al backup).
cli-admin-restore-give-up-games = Continua senza le partite la cui chiave è persa.
cli-admin-copy-overwrite = Sostituisce ciò che TO contiene.
cli-play-players = Le persone che giocano, per nome.
cli-play-bots = I bot che giocano: novice, casual, regular, expert, master, random, thumb, mcts, o modulo:nome per il tuo.
cli-play-plain = Righe di testo e domande, per lettori di schermo, pipe e linee lente.
cli-play-tournament = Tante partite quanti giocatori, con punti.
cli-play-resume = Riprende una partita salvata (vedi --saves).
cli-play-saves = Elenca le partite salvate.
cli-play-thrower = Una vera arena in cui miri, o il caso di una tabella (predefinito: physics per le persone, luck tra bot).
cli-play-seed = Un testo che fissa il caso: stesso testo, stessi dadi.
cli-play-learn = Consigli a ogni decisione e, alla fine, le decisioni che sono costate di più.
cli-play-no-motion = Sullo schermo: i dadi atterrano subito.
cli-play-record = Solo bot: scrive la registrazione in questo nuovo file.
cli-referee-players = Chi gioca, per nome.
cli-referee-tournament = Tiene i punti di un intero torneo.
cli-referee-resume = Riprende da dove eravate rimasti.
cli-replay-story = Un riassunto invece di tutte le frasi: che cosa è stato lanciato e che cosa è normale.
cli-replay-analysis = Mostra le probabilità di vincere dopo ogni scelta e lancio.
cli-replay-time = Il tempo massimo dell’analisi.
cli-verify-signer = La chiave pubblica di qualcuno che ha giocato, come te l’ha data. La sua firma prova com’è finita la partita.
cli-verify-proof = Una ricevuta del server per una chiave che manca alla partita: un file che il giocatore ha salvato.
cli-odds-state = Una posizione nella notazione delle regole.
cli-odds-arena = Giochi d’arena: i simboli nell’arena; '' per un’arena vuota.
cli-odds-supply = Giochi d’arena: i dadi liberi di chi è di turno.  [predefinito: 1]
cli-odds-piles = Giochi con poteri: quanto sono alte le torri di pietre.
cli-odds-elements = Giochi con poteri: gli elementi attivi.
cli-odds-manner = Giochi d’arena: solo questo modo di lanciare.
cli-odds-group = { game-verasselt }: le carte per cui si tira.
cli-odds-keep = { game-verasselt }: i dadi che restano; = è la doppia barretta.
cli-odds-roll = { game-verasselt }: quanti dadi si tirano.
cli-odds-dice = { game-verasselt }: tutti e sette i dadi come stanno. Il comando classifica ogni scelta.
cli-odds-boost = { game-verasselt }: carte del { place-yard } che entrano nel gruppo prima del tiro.
cli-odds-yard = { game-verasselt }: con --dice classifica anche ciò che puoi aggiungere da questo { place-yard }.
cli-odds-caught = { game-verasselt }: carte già prese in questo turno.  [predefinito: 0]
cli-odds-handicap = Giochi di arena: le probabilità con questi dadi iniziali, per posto. best trova i dadi che le pareggiano.
cli-odds-players = Con --handicap best: quanti giocano.  [predefinito: 2]
cli-odds-beginners = Con --handicap: i posti dei principianti, contati da 1.
cli-odds-top = Quante delle scelte migliori mostrare.
cli-check-game-games = Quante partite.
cli-check-game-seats = Quanti giocatori ha ogni partita.

# What cannot be done

cli-stopped = interrotto.
cli-no-command = non c’è un comando { $what }: throwdown --help li elenca
cli-no-command-near = non c’è un comando { $what }: intendevi { $near }?
cli-no-option = non c’è un’opzione { $what }: aggiungi --help per vederle tutte
cli-a-setting = { $what } non è un’opzione ma un’impostazione: imposta { $variable } nell’ambiente, o { $setting } nel file di --settings
cli-no-option-near = non c’è un’opzione { $what }: intendevi { $near }?
cli-missing = manca { $what }: aggiungi --help per vedere che cosa serve
cli-missing-value = dopo l’opzione { $what } serve un valore
cli-needless-value = l’opzione { $what } non prende valori: toglilo
cli-too-much = { $value } qui è di troppo: aggiungi --help per vedere che cosa serve
cli-bad = { $what }: { $why }
cli-bad-whole = { $value } non è un numero intero
cli-bad-number = { $value } non è un numero
cli-bad-range = { $value } non è nell’intervallo { $range }
cli-bad-choice = { $value } non va bene: scegli tra { $choices }
cli-bad-absent = { $value } non esiste
cli-bad-folder = { $value } è una cartella, non un file
cli-bad-file = { $value } è un file, non una cartella
cli-bad-unreadable = { $value } non si può leggere
cli-bad-unwritable = { $value } non si può scrivere
cli-bad-pair = { $value } non ha la forma NOME=VALORE
cli-bad-thought = { $value } non è un tempo per pensare: indica da 1ms a 2s, per esempio 10ms
cli-bad-time = { $value } non è una durata: indica da 1ms a 60min, per esempio 20s

# What was done

cli-said-open = Throwdown è aperto all’indirizzo { $address }
cli-said-folder = Partite e persone sono salvate in { $folder }
cli-said-stop = Ferma il server con Ctrl-C. Le partite in corso riprendono quando riparte.
cli-said-waiting = Il bot ha il posto { $seat } a un tavolo di { $game }. Aspetta che l’host avvii la partita.
cli-said-phones = Telefoni nella tua rete: { $address }
cli-said-no-network = Questo computer non ha un indirizzo di rete: i telefoni non possono raggiungerlo.
cli-said-site = La versione { $version } è in { $folder } ({ $files } file, { $mb } MB): copia la cartella sul tuo spazio web.
cli-said-copied = { $store } è stato copiato in { $file } ({ $bytes } byte).
cli-said-key-beside = La sua chiave è in { $file }: tieni le due cose separate.
cli-said-no-key = Nessuna partita del backup ha bisogno di una chiave.
cli-said-key-missing = Partite del backup la cui chiave manca: { $games }. Conserva anche { $file }, oppure usa --with-key.
cli-said-restored = { $store } ha ora i dati di { $file }. Avvia il server.
cli-said-counted = { $people } persone, { $tables } tavoli, { $games } partite e { $events } eventi: { $rows } righe in tutto.
cli-said-compared = { $store } è stato copiato in { $file }, e ogni riga è stata confrontata.
cli-said-key-apart = La chiave delle partite in corso non è stata copiata: avvia il server con la stessa cartella --data, o la stessa secrets_key.
cli-said-whom =
    { $action ->
        [close] Di’ quale tavolo: throwdown admin close TABLE.
        [settle] Di’ quale segnalazione: throwdown admin settle REPORT.
       *[people] Di’ di chi si tratta: throwdown admin { $action } WHO.
    }
cli-said-new-name = Di’ il nuovo nome: aggiungi --name NAME.
cli-said-no-person = Qui nessuno si chiama «{ $who }».
cli-said-appointed = { $who } ora è host di questo server.
cli-said-dismissed = { $who } non si occupa più di questo server.
cli-said-sanctioned =
    { $who } è { $kind ->
        [ban] escluso
       *[mute] senza parola
    } fino al { $until } UTC.
cli-said-lifted = Per { $who } la misura è finita.
cli-said-renamed = { $who } si chiama { $named } dal prossimo tavolo.
cli-said-closing = Un server attivo chiude il tavolo { $table } entro un secondo.
cli-said-renamed-tournament = Il torneo { $who } ora si chiama { $named }.
cli-said-closed-tournament = Il torneo { $who } è chiuso.
cli-said-settled = La segnalazione è risolta e cancellata.
cli-said-no-reports = Non ci sono segnalazioni in attesa.
cli-said-no-tables = Nessun tavolo è aperto.
cli-said-no-people = Non c’è ancora nessuno.
cli-said-no-invitation = Questo link non è un invito, o è già esaurito.
cli-said-invitations-ended =
    { $count ->
        [one] Un invito non fa più entrare nessuno.
       *[other] { $count } inviti non fanno più entrare nessuno.
    }
cli-said-no-log = Non è stato ancora deciso nulla.
cli-said-no-report = Nessuna segnalazione ha l’identificativo { $report }.
cli-said-no-table = Nessun tavolo aperto ha l’identificativo { $table }.
cli-said-forgotten = Dimenticato: { $who }. Un server in funzione ha bisogno di un secondo per ciò che ha in memoria.
cli-said-which-person = Più persone si chiamano «{ $who }»: indica l’id di una.
cli-said-reset = { $who } accede una volta con questo link. Giorni per cui vale: { $days }. Allora non vale più nient’altro, nemmeno i token dei bot.
cli-said-invitation = Persone nuove che questo link fa entrare: { $uses }. Giorni per cui vale: { $days }.
