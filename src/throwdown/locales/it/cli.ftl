# What the command line says about itself

cli-about = Giochi di dadi nell’arena e { game-verasselt }: giocare, lanciare, arbitrare, simulare, verificare.
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
cli-serve-more = Tutto resta in una sola cartella.
cli-join = Fa sedere un bot a TABLE del server URL.
cli-join-more = Con --config resta pronto per molti tavoli. TABLE è l’identificativo di un tavolo, il suo link o il suo codice breve.
cli-backup = Copia partite e persone di un server in funzione.
cli-backup-more = La copia è un istante del server e viene controllata. Nulla viene sovrascritto. Dopo un ripristino le partite in corso continuano solo con la chiave del server, che non sta nella copia.
cli-restore = Mette un backup al posto dei dati di un server.
cli-restore-more = Prima fermare il server. Il backup viene controllato prima di sostituire qualcosa. La chiave viene da --key, dal file accanto al backup o dal server stesso.
cli-copy = Copiare partite e persone in un altro archivio.
cli-copy-more = FROM e TO sono un file di SQLite o l’indirizzo di un database PostgreSQL; prima ferma il server. Poi ogni riga viene confrontata.
cli-play = Gioca a GAME in questo terminale: persone e bot.
cli-play-more = Con il solo --bots giocano i bot e tu leggi.
cli-referee = Arbitra GAME giocato con la scatola vera.
cli-referee-more = Scrivi che cosa mostrano i dadi; ti dice che cosa ne segue.
cli-replay = Racconta una partita registrata.
cli-replay-more = Una registrazione danneggiata viene raccontata fino al danno.
cli-analyse = Mostra le probabilità di vincere lungo una partita.
cli-analyse-more = Dopo ogni scelta e ogni lancio, con fortuna e abilità distinte.
cli-verify = Verifica una partita: ogni lancio è ricalcolato.
cli-verify-more = Anche catena di hash, impegno, chiavi e firme vengono verificati. Termina con 0 se tutto torna, 1 se qualcosa è diverso, 3 se qualcosa qui non si può verificare.
cli-ledger = Controlla FILE, copia dell’elenco pubblico di un server.
cli-ledger-more = L’elenco contiene ogni impegno preso dal server e l’hash finale di ogni partita; ogni riga deve seguire la precedente. Una copia fatta prima mostra se da allora una riga è stata ritirata o riscritta; un FILE già presente è una copia così. La testa più recente firmata dal server è tenuta accanto a FILE, e così due teste che non combaciano: lo dimostrano.
cli-throw = Lancia dadi nell’arena e dice che cosa succede.
cli-fairness = Migliaia di lanci: i dadi sono equi, quanto vale l’abilità?
cli-odds = Probabilità esatte in GAME, per ogni lancio.
cli-odds-more = Per ogni lancio in un’arena, o per un tiro di { game-verasselt }.
cli-solve = Risolve GAME e dice quanto vale una posizione.
cli-solve-more = GAME è strike, impact o impact_power in due.
cli-simulate = Fa giocare ai bot molte partite di GAME, e conta.
cli-ladder = Tutti contro tutti a GAME, con classifica.
cli-ladder-more = In due per tavolo. A tavoli più grandi uno gioca tra copie dell’altro, e viceversa.
cli-adjudicate = Giudica gli scenari di FILES.
cli-check-game = Gioca a GAME a caso e controlla ogni stato.
cli-check-game-more = GAME è modulo:nome per un tuo gioco.

# Options that several commands have

cli-any-lang = de, en, fr, it, nl o es (predefinito: come il tuo sistema).
cli-any-theme = Quali nomi: published (pubblicati) o neutral (neutri).
cli-any-json = Scrive JSON per le macchine.
cli-any-edition = Le regole di un’edizione stampata, per lingua o nome: de, hp-DE; none per le regole semplici.
cli-any-option = Un’opzione delle regole, per esempio --option collect=optional. Si può ripetere.
cli-any-think = Quanto al massimo un bot pensa a una decisione, per esempio 10ms o 1s.
cli-any-model = Come si lancia: luck, la tabella di probabilità con cui si gioca (predefinito); base, dove nulla viene colpito; oppure numeri come 'drop=0,0;lob=0.25,0.02': la probabilità che un dado fermo sia colpito, e che uno lanciato o colpito vada perso.
cli-any-processes = Quanti core usare (predefinito o 0: tutti).
cli-any-on = Lavora su Ray: ray per il cluster presente o altrimenti questo computer, oppure l’indirizzo di un cluster.
cli-any-first = Chi comincia, per nome o numero.
cli-any-data = La cartella dei dati del server (predefinito: come serve).
cli-any-store = Il database PostgreSQL con partite e persone, come postgresql://HOST/NAME (predefinito: un file nella cartella).
cli-any-seed = Gioca di nuovo le stesse partite.
cli-any-out = Scrive ognuna di esse in questa tabella.
cli-any-plot = Lo disegna in questo file: .svg o .png.
cli-any-game = Il tuo gioco, se la registrazione è di quello.

# Options of one command

cli-serve-host = L’indirizzo su cui ascolta (predefinito: 127.0.0.1, solo questo computer).
cli-serve-port = La porta (predefinita: 8642; 0 ne prende una libera).
cli-serve-data = La cartella per partite e persone.
cli-serve-name = Come si chiama questo server tra più server sullo stesso database; ognuno ha un nome proprio.
cli-serve-lan = Fa entrare i telefoni della tua rete; mostra un codice QR.
cli-serve-tls = Parla https da sé, con il certificato e la chiave di questi file PEM.
cli-serve-settings = Un file TOML con le impostazioni (vedi docs/settings.md).
cli-serve-open = Apre la pagina in un browser.
cli-serve-give-up-games = Parte senza le partite la cui chiave è persa.
cli-join-config = Resta pronto per chi ospita, come dice questo file TOML, finché non viene fermato; al posto di URL e TABLE.
cli-join-new-token = Con --config: crea un token per il bot e lo scrive nel suo token_file.
cli-join-bot = Uno dei nostri bot, o modulo:nome.
cli-join-token = Il token del bot (predefinito: viene come ospite).
cli-join-name = Il nome di un ospite (predefinito: quello del bot).
cli-join-seat = Dove si siede (predefinito: in un posto libero).
cli-join-games = Per quante partite resta.
cli-backup-with-key = Mette la chiave delle partite in corso accanto alla copia.
cli-restore-overwrite = Sostituisce ciò che la cartella contiene.
cli-restore-key = La chiave delle partite in corso (predefinito: lì accanto).
cli-restore-give-up-games = Continua senza le partite la cui chiave è persa.
cli-copy-overwrite = Sostituire ciò che TO contiene.
cli-play-players = Le persone che giocano, per nome.
cli-play-bots = I bot che giocano: novice, casual, regular, expert, master, random, thumb, mcts, learned, o modulo:nome per il tuo.
cli-play-plain = Righe di testo e domande, per lettori di schermo, pipe e linee lente.
cli-play-tournament = Tante partite quanti giocatori, con punteggio.
cli-play-resume = Continua una partita salvata (vedi --saves).
cli-play-saves = Elenca le partite salvate.
cli-play-thrower = Una vera arena in cui si mira, o la fortuna di una tabella (predefinito: physics per le persone, luck tra bot).
cli-play-seed = Di nuovo gli stessi dadi.
cli-play-learn = Consigli a ogni decisione, e alla fine che cosa è costato di più.
cli-play-no-motion = Sullo schermo: i dadi atterrano subito.
cli-play-record = Solo bot: scrive la registrazione in questo nuovo file.
cli-referee-players = Chi gioca, per nome.
cli-referee-tournament = Tiene i punti di un intero torneo.
cli-referee-resume = Continua da dove eravate rimasti.
cli-replay-story = Che cosa è stato lanciato e che cosa è normale, invece di ogni frase.
cli-analyse-time = Il tempo massimo.
cli-verify-ledger = L’elenco pubblico: una copia scaricata o l’indirizzo del server. Vincola la fine della partita.
cli-verify-signer = La chiave pubblica di qualcuno che ha giocato, come te l’ha data: la sua firma vincola la fine della partita.
cli-verify-proof = Una ricevuta del server per una chiave che manca alla partita: un file che il giocatore ha conservato.
cli-ledger-from = Il server: FILE diventa una copia del suo elenco, o lo continua.
cli-ledger-earlier = Una copia fatta prima.
cli-throw-manner = Con quanta forza.  [predefinito: toss]
cli-throw-dice = Quanti dadi si lanciano insieme, da 1 a 26.
cli-throw-lying = Tanti dadi stanno nell’arena, dove capita.  [predefinito: 5 per un solo dado]
cli-throw-lying-at = Dadi che stanno lì: mm dal centro e la faccia in alto.
cli-throw-tower = Tanti dadi impilati al centro, da 2 a 16.
cli-throw-aim = Lancia a questo dado; quelli fermi sono numerati da 1, poi la torre.
cli-throw-from = Il lato di chi lancia: 0 a destra, 90 in fondo, 270 davanti.  [predefinito: 270]
cli-throw-speed = Invece della velocità di questo modo, da 0 a 4.
cli-throw-intent = Il lancio stesso: x,y,z,vx,vy,vz,wx,wy,wz in mm, mm/s e mrad/s.
cli-throw-game = Quali simboli hanno i dadi.
cli-throw-towers = Un dado che si ferma su un altro può restarci.
cli-throw-seed = Di nuovo lo stesso lancio.
cli-throw-picture = Disegna l’arena ferma.
cli-throw-movie = Disegna l’intero movimento.
cli-fairness-throws = Quanti lanci nella prima parte; le altre crescono con essa. 20000 per un rapporto grande.
cli-fairness-quick = Un rapporto in una decina di secondi: pochi lanci, e niente su ciò che un computer può guidare.
cli-fairness-seed = Un altro seme lancia altri dadi.
cli-fairness-html = Scrive una pagina con grafici.
cli-fairness-markdown = Lo scrive in Markdown.
cli-fairness-data = Conserva qui ogni lancio, e riprende da qui dopo un’interruzione o con più lanci.
cli-odds-state = Una posizione nella notazione delle regole.
cli-odds-arena = Giochi d’arena: i simboli presenti; '' per un’arena vuota.
cli-odds-supply = Giochi d’arena: i dadi liberi di chi è di turno.  [predefinito: 1]
cli-odds-piles = Giochi con poteri: quanto sono alti i mucchi di massi.
cli-odds-elements = Giochi con poteri: gli elementi attivi.
cli-odds-manner = Giochi d’arena: solo questo modo di lanciare.
cli-odds-group = { game-verasselt }: le carte per cui si tira.
cli-odds-keep = { game-verasselt }: i dadi che restano, = è la doppia barretta.
cli-odds-roll = { game-verasselt }: quanti dadi si tirano.
cli-odds-dice = { game-verasselt }: tutti e sette i dadi come stanno; ogni scelta viene ordinata.
cli-odds-boost = { game-verasselt }: carte del cortile che entrano nel gruppo prima del tiro.
cli-odds-yard = { game-verasselt }: con --dice ordina anche ogni rinforzo da questo cortile.
cli-odds-caught = { game-verasselt }: carte già prese in questo turno.  [predefinito: 0]
cli-odds-top = Quante scelte ordinate mostrare.
cli-solve-players = Quanti giocatori hanno cominciato, da 2 a 5.
cli-solve-objective = Che cosa vogliono tutti: vincere, o pochi punti in un torneo.
cli-solve-state = Dadi nell’arena, e posseduti a partire da chi è di turno (predefinito: l’inizio della partita). Per impact_power E+K:S1,S2: dadi con l’elemento, altri dadi; i mucchi si aggiungono, come in 1+2:5+3+2,4.
cli-solve-element = L’elemento attivo di impact_power, per esempio FIRE.
cli-solve-mid = Chi è di turno ha lanciato, nulla combacia, e può fermarsi.
cli-simulate-bots = Chi gioca, da 2 a 5 bot.
cli-simulate-games = Quante partite.
cli-simulate-thrower = Con la fortuna di una tabella, o nell’arena fisica (circa un secondo per partita).
cli-ladder-bots = Chi gioca (predefinito: i cinque livelli); modulo:nome è il tuo bot.
cli-ladder-games = Partite per ogni coppia.
cli-ladder-seats = Quanti posti ha un tavolo: un bot gioca tra copie dell’altro.
cli-ladder-neighbours = Giocano solo i bot vicini nell’elenco.
cli-ladder-against = Tutti giocano solo contro questo bot; con --neighbours, anche contro i vicini.
cli-ladder-thrower = luck (fortuna) o physics (arena).
cli-ladder-data = Conserva qui i risultati, e riprende da lì.
cli-check-game-games = Quante partite.
cli-check-game-seats = Con tanti giocatori ciascuna.

# What cannot be done

cli-stopped = interrotto.
cli-no-command = non c’è un comando { $what }: throwdown --help li elenca
cli-no-command-near = non c’è un comando { $what }: intendevi { $near }?
cli-removed-worker = il comando worker non esiste più: avvia invece un altro server con lo stesso database PostgreSQL (throwdown serve --store …)
cli-no-option = non c’è un’opzione { $what }: aggiungi --help per vederle tutte
cli-a-setting = { $what } non è un’opzione ma un’impostazione: dalla nell’ambiente come { $variable }, o come { $setting } nel file di --settings
cli-no-option-near = non c’è un’opzione { $what }: intendevi { $near }?
cli-missing = manca { $what }: aggiungi --help per vedere che cosa serve
cli-missing-value = l’opzione { $what } vuole un valore dopo di sé
cli-needless-value = l’opzione { $what } non prende valori: toglilo
cli-too-much = { $value } qui è di troppo: aggiungi --help per vedere che cosa serve
cli-bad = { $what }: { $why }
cli-bad-whole = { $value } non è un numero intero
cli-bad-number = { $value } non è un numero
cli-bad-range = { $value } non è nell’intervallo { $range }
cli-bad-choice = { $value } non è tra { $choices }
cli-bad-absent = { $value } non esiste
cli-bad-folder = { $value } è una cartella, non un file
cli-bad-file = { $value } è un file, non una cartella
cli-bad-unreadable = { $value } non si può leggere
cli-bad-unwritable = { $value } non si può scrivere
cli-bad-pair = { $value } non è NOME=VALORE
cli-bad-thought = { $value } non è un tempo per pensare: indica da 1ms a 2s, per esempio 10ms
cli-bad-time = { $value } non è un tempo per una partita: indica da 1ms a 60min, per esempio 20s
cli-bad-picture = { $value } non è un’immagine: falla finire con .svg o .png

# What was done

cli-said-open = Throwdown è aperto all’indirizzo { $address }
cli-said-folder = Partite e persone sono salvate in { $folder }
cli-said-other-folder = Esiste anche { $folder }. Questo server non la usa, perché la cartella attuale contiene throwdown-data. Per usarla, aggiungi --data.
cli-said-stop = Fermalo con Ctrl-C; le partite riprendono da dov’erano.
cli-said-waiting = Il bot ha il posto { $seat } a un tavolo di { $game }. Aspetta che l’host avvii la partita.
cli-said-phones = Telefoni nella tua rete: { $address }
cli-said-no-network = Questo computer non ha un indirizzo di rete: i telefoni non possono raggiungerlo.
cli-said-copied = { $store } è copiato in { $file } ({ $bytes } byte).
cli-said-key-beside = La sua chiave è in { $file }: tieni le due cose separate.
cli-said-no-key = Nessuna partita lì dentro ha bisogno di una chiave.
cli-said-key-missing = La chiave che serve a { $games } delle sue partite non c’è: conserva anche { $file }, oppure usa --with-key.
cli-said-restored = { $store } contiene di nuovo ciò che è in { $file }. Avvia il server.
cli-said-counted = { $people } persone, { $tables } tavoli, { $games } partite e { $events } eventi: { $rows } righe in tutto.
cli-said-compared = { $store } è copiato in { $file }, e ogni riga è stata confrontata.
cli-said-key-apart = La chiave delle partite in corso non viene copiata: usa la stessa cartella --data, o la stessa secrets_key.
cli-said-list-first = Vedi questo elenco per la prima volta; la sua testa è ricordata ({ $rows } righe).
cli-said-list-continues = Continua l’elenco che conoscevi, fino a { $rows } righe.
cli-said-list-restored =
    { $lost ->
        [0] Il server è tornato a una copia di sicurezza del suo elenco; tutte le righe che conoscevi ci sono ancora.
        [one] Il server è tornato a una copia di sicurezza del suo elenco; manca una delle righe che conoscevi.
       *[other] Il server è tornato a una copia di sicurezza del suo elenco; mancano { $lost } delle righe che conoscevi.
    }
cli-said-list-stays = { $file } resta com’è: indica un altro file per l’elenco di oggi.
cli-said-list-forked = { $url } ha firmato due elenchi che non combaciano, uno di { $old } righe e uno di { $new }. Entrambe le teste sono in { $file }: conservalo, lo dimostra.
