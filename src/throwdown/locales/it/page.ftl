# La pagina: ingresso, nuovo tavolo, sala d’attesa e tutto ciò che sta intorno a una partita.
# I pulsanti sono brevi. Chi gioca legge «tu».

## Intorno a tutto

page-skip = Vai al contenuto
page-main = Navigazione
page-menu = Menu
page-close = Chiudi
page-no = No
page-save = Salva
page-again = Riprova
page-loading = Un momento …
page-to-front = Alla pagina iniziale
page-to-tournament = Torna al torneo
page-rules = Regole
page-rulings = Stampato o nostro?
page-lesson = Impara giocando
page-print = Stampa le regole
page-practice = Allenamento
page-targets = Bersagli
page-referee = Arbitro
page-mine = Le mie partite
page-keep = Account
page-settings = Impostazioni
page-old-card = La tua carta di recupero è stata sostituita o rimossa. Se non l’hai fatto tu, accedi con la carta precedente entro { $until }: tornerà valida e tutti gli altri saranno disconnessi.
page-groups = Gruppi
page-desk = Moderazione
page-tournaments = Tornei
page-language = Lingua
page-scheme = Chiaro o scuro
page-scheme-auto = come il dispositivo
page-scheme-light = chiaro
page-scheme-dark = scuro
page-sound = Suono
page-sound-on = Attiva il suono
page-sound-off = Togli il suono
page-volume = Volume
page-buzz = Vibra quando i dadi si urtano
page-motion = Dadi in movimento
page-motion-auto = come il dispositivo
page-motion-full = sempre
page-motion-none = mai
page-quality = Immagine
page-quality-auto = automatica
page-quality-high = nitida
page-quality-low = semplice
page-neutral = Nomi nostri invece di quelli stampati
page-your-name = Il tuo nome
page-other-device = Continua su un altro dispositivo
page-other-device-make = Crea un link
page-other-device-link =
    { $minutes ->
        [one] Apri là questo link entro { $minutes } minuto, o scansiona l’immagine. Vale una volta.
       *[other] Apri là questo link entro { $minutes } minuti, o scansiona l’immagine. Vale una volta.
    }
page-other-device-qr = Il link come immagine da scansionare
page-notice = Un progetto indipendente, libero e aperto. Non legato ad alcun editore; i nomi dei giochi sono dei loro proprietari.
page-docs = Documentazione (in inglese)
page-privacy = Privacy
page-imprint = Note legali
page-lost-title = Qui non c’è niente
page-lost = Controlla che l’indirizzo sia giusto. Forse la pagina non esiste più.
page-room-title = Questa parte non si è caricata
page-room-missing = Controlla la connessione e riprova.
page-room-offline = Sei offline, e questa parte non è mai stata aperta su questo dispositivo. Con la connessione si apre.
page-trouble = Non ha funzionato. Riprova tra un momento.
page-trouble-offline = Nessuna connessione al server. Puoi leggere le regole e vedere i replay salvati; per giocare serve la connessione.
page-guest-names = Tasso, Lontra, Airone, Martora, Lince, Passero, Castoro, Tritone, Merlo, Riccio

## Ingresso

page-claim = Lancia dadi sui dadi.
page-lead = Quattro giochi in un’arena di legno. Con amici, con i bot, su ogni schermo. Fisica vera, e la prova che ogni lancio era onesto.
page-play-now = Gioca subito
page-create = Apri un tavolo
page-with-friends = Con amici
page-join = Entra con un codice
page-join-code = Codice o link di un tavolo
page-join-go = Entra
page-no-account = Senza registrarti. «Gioca subito» ti dà un posto, contro un bot se nessuno aspetta.
page-hero-picture = Un’arena ottagonale di legno con dadi di tutti e quattro i giochi; un dado è in aria.
page-games = Giochi
page-claim-strike = Stesso numero, e i dadi sono tuoi. La X è persa per sempre.
page-claim-impact = Cinque elementi, e ognuno può ribaltare tutto.
page-claim-hp-strike = Ogni coppia lancia un incantesimo: gela, attira, impila, inverte.
page-claim-verasselt = Sette dadi, 88 porcellini di terra. Tiri ancora o scappi con il bottino?
page-your-tables = I tuoi tavoli
page-your-turn = Tocca a te
page-go-on = Continua
page-until = fino a { $when }
page-status-open = aspetta giocatori
page-status-playing = tocca a un altro
page-status-over = partita finita
page-status-closed = chiuso
page-open-tables = Tavoli aperti
page-no-tables = Nessun tavolo aperto adesso. Aprine uno, o premi «Gioca subito».
page-seats-taken = { $taken } posti su { $seats }
page-with-password = con password
page-sit-down = Prendi posto
page-watch = Guarda
page-people =
    { $people ->
        [one] { $people } persona qui
       *[other] { $people } persone qui
    }, { $playing ->
        [one] { $playing } partita in corso
       *[other] { $playing } partite in corso
    }
page-ask-players = Cerca giocatori
page-seeks = { $player } cerca giocatori: { $game }
page-referee-lead = Lanciate i vostri dadi. Il telefono conosce le regole e tiene turni e punteggio.
page-real-box = Con la scatola vera
page-targets-lead = Riesci in ciò che è chiesto con meno lanci possibile.
page-take-along = Portalo con te
page-saved-games = Salvato su questo dispositivo
page-resume = Continua qui
page-resume-lead = Questo link viene da un altro tuo dispositivo. Sarai la stessa persona su entrambi.
page-resume-none = Apri «Account» sull’altro dispositivo e crea un link. Aprilo qui per essere la stessa persona su entrambi.
page-resume-go = Continua

## Nuovo tavolo

page-game = Gioco
page-edition = Variante
page-edition-impact = Gioco base
page-edition-impact-power = Un potere
page-edition-impact-avatar = Tutti i poteri
page-one-device = Giochiamo tutti su questo dispositivo
page-seats = Posti
page-who-plays = Chi gioca?
page-seat-bot-choice = Bot
page-seat-friend = Amico
page-seat-number = Posto { $number }
page-seat-tap = Posto { $number }: { $player }. Premi per cambiare.
page-seat-add = Un altro posto
page-player-name = Nome del giocatore
page-level = Livello del bot
page-level-novice = Principiante
page-level-casual = Occasionale
page-level-regular = Abituale
page-level-expert = Esperto
page-level-master = Maestro
page-level-random = A caso
page-level-thumb = Regola semplice
page-level-mcts = Ricerca ad albero
page-pace = Ritmo
page-clock-none = Senza limite di tempo
page-clock-slow = Lento
page-clock-normal = Normale
page-clock-fast = Veloce
page-clock-days = Giorni
page-clock-none-how = Ognuno si prende il tempo che gli serve.
page-clock-slow-how = Molto tempo per ogni decisione, e una riserva.
page-clock-normal-how = Tempo sufficiente per ogni decisione, e una riserva.
page-clock-fast-how = Turni brevi, e una piccola riserva.
page-clock-days-how = Tre giorni per turno, e quattro di riserva per la partita. La pagina iniziale dice a chi tocca.
page-open-table = Apri il tavolo
page-house-rules =
    { $count ->
        [0] Regole della casa
        [one] Regole della casa: { $count } diversa
       *[other] Regole della casa: { $count } diverse
    }
page-house-rules-none =
    { $edition ->
        [none] Nessuna regola della casa.
       *[some] Nessuna regola della casa: tutto come nell’edizione.
    }
page-printed-edition = Edizione
page-more-settings = Altre impostazioni
page-table-name = Nome del tavolo
page-visibility = Chi può partecipare?
page-visibility-public = Chiunque
page-visibility-link = Solo amici
page-visibility-password = Con password
page-visibility-link-how = Solo chi ha il link o il codice trova il tavolo.
page-visibility-public-how = Tutti sulla pagina iniziale vedono il tavolo e possono sedersi.
page-visibility-password-how = Entra solo chi conosce la password.
page-password = Password
page-password-if = Password, se agli amici ne serve una
page-password-least = Almeno sei caratteri.
page-first-player = Chi comincia
page-first-host-choice = decide chi ospita
page-tournament = Torneo
page-tournament-how = Tante partite quanti giocatori; vince chi ha meno punti.
page-hints-allowed = Consigli permessi
page-hints-allowed-how = I giocatori possono chiedere che cosa sarebbe meglio.
page-hints-none = Senza consigli
page-spectators = Altri possono guardare
page-delay =
    { $seconds ->
        [0] Vedono tutto subito
        [one] Vedono tutto { $seconds } secondo dopo
       *[other] Vedono tutto { $seconds } secondi dopo
    }

## Entrare, e prima della partita

page-come-in = Unisciti a questo tavolo
page-come-in-go = Unisciti
page-come-back = Torna
page-password-title = Questo tavolo ha una password
page-no-table = Questo tavolo è chiuso o il link è vecchio
page-no-table-how = Chiedi un nuovo link, o apri un tavolo tuo.
page-sent-away = Chi ospita ti ha mandato via da questo tavolo.
page-left = Hai lasciato questo tavolo.
page-cannot = Non puoi unirti a questo tavolo
page-share-title = Chiama i tuoi amici
page-share-lead = Manda il link, o fai scansionare il codice ai tuoi amici con il telefono.
page-share-link = Link a questo tavolo
page-copy = Copia
page-copied = Copiato
page-qr = Codice QR con il link a questo tavolo
page-seat-free = libero
page-sit = Aggiungi
page-add-bot = Bot
page-bot-level = Bot, { $level }
page-host = ospita
page-you = Tu
page-empty-seat = Libera il posto di { $player }
page-kick = Rimuovi
page-fill-bots =
    { $count ->
        [one] Completa con un bot
       *[other] Completa con { $count } bot
    }
page-start = Inizia la partita
page-start-when =
    { $count ->
        [one] Un posto è ancora libero: aspetta qualcuno, o mettici un bot.
       *[other] { $count } posti sono ancora liberi: aspetta qualcuno, o mettici dei bot.
    }
page-host-starts = La partita la inizia chi ospita.
page-you-watch = Stai guardando.

## Al tavolo

page-beside = Accanto al tavolo
page-players = Giocatori
page-player = Giocatore
page-on-turn = di turno
page-what-happens = Che cosa succede
page-turn-of = Tocca a { $player }
page-wait-for = Aspettiamo { $players } …
page-in-flight = I dadi sono in aria …
page-slow = Il lancio è fissato. Calcolare dove atterra richiede un po’ più di tempo.
page-why = Perché?
page-throw = Lancia
page-throw-many = Lancia { $count }
page-throw-all =
    { $count ->
        [one] Lancia l’ultimo
       *[other] Lancia tutti e { $count }
    }
page-stop = Fermati
page-key-space = Spazio
page-manner = Come lanci?
page-hand =
    { $count ->
        [one] { $count } dado, { $hand } in mano
       *[other] { $count } dadi, { $hand } in mano
    }
page-hand-what = Che cosa lanci?
page-hand-loose = Un dado singolo
page-hand-pile =
    { $count ->
        [one] Una { place-pile } di { $count }
       *[other] Una { place-pile } di { $count }
    }
page-hand-from-pile =
    { $count ->
        [one] Uno dalla { place-pile } di { $count }
       *[other] Uno dalla { place-pile } di { $count }
    }
page-aim = Mira
page-aim-place = un punto libero
page-aim-force = Forza
page-keys-aim =
    { $count ->
        [one] il tasto { $count } mira
       *[other] i tasti da 1 a { $count } mirano
    }
page-what-lies = Leggi quali dadi ci sono e dove
page-turn-box = Gira l’arena
page-skip-motion = Salta
page-move =
    { $rule ->
        [off_walls_by_consent] Scosta dadi dalla parete
        [group] Avvicina dei dadi
       *[free] Sposta dei dadi
    }
page-move-done = Fatto
page-move-how =
    { $rule ->
        [off_walls_by_consent] Trascina un dado lontano dalla parete.
       *[free] Trascina un dado al suo nuovo posto.
    }
page-agree-moves = Gli altri possono scostare i dadi dalle pareti
page-undo = Annulla
page-more-time = Più tempo, per favore
page-give-time = Più tempo per { $player }
page-window =
    { $seconds ->
        [one] Ancora { $seconds } secondo per lanciare
       *[other] Ancora { $seconds } secondi per lanciare
    }
page-dice =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    }
page-dice-piles =
    { $count ->
        [one] { $count } dado; { place-pile.plural } di { $piles }
       *[other] { $count } dadi; { place-pile.plural } di { $piles }
    }
page-dice-hidden = dadi nascosti
page-clockwise = in senso orario
page-counter-clockwise = in senso antiorario
page-active = Attivo
page-active-all = Tutti gli elementi sono attivi
page-spells = Che cosa fanno gli incantesimi
page-seat-gone = assente
page-seat-out = eliminato
page-seat-bot = bot
page-seat-stand-in = gioca un bot
page-rules-here = Regole di questo gioco
page-concede = Arrenditi
page-concede-sure = Lasci questa partita per sempre. Gli altri continuano.
page-concede-sure-of = { $name } lascia questa partita per sempre. Gli altri continuano.
page-concede-yes = Sì, mi arrendo
page-concede-no = No, continuo
page-leave = Lascia il tavolo
page-leave-sure = La partita non è finita. Gli altri ti aspettano, poi un bot può giocare per te.
page-leave-yes = Sì, lascio
page-invite = Codice, link e grande schermo
page-watching =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
page-game-of = partita { $game } di { $games }

## Consigli

page-hint = Consiglio
page-hint-always = Mostra sempre i consigli
page-hint-mark = scelta migliore
page-hint-top = Meglio in cima.
page-hint-set = Imposta così
# Che cosa si lancia, e come.
page-hint-throw = { $throw }, { $manner }
page-hint-tower = { $symbol } in cima
# Davanti a numeri: possibilità, e carte prese in media.
page-hint-win = vittoria
page-hint-match = combinazione
page-hint-lost = dado perso
page-hint-bust = { cry-bust.one }
page-hint-catch = bottino
page-hint-percent = { $number } %
page-hint-costs-win = Le altre scelte: possibilità di vincere
page-hint-costs-cards = Le altre scelte: vantaggio in carte
page-hint-cost-win = −{ $cost } %
page-hint-cost-cards = −{ $cost }
page-hint-even = uguale

## Torri e gare

page-tower-order = Ordine della torre
page-tower-top = cima
page-tower-bottom = base
page-tower-die = { $symbol }, piano { $level } di { $height }. Le frecce lo spostano.
page-move-up = Su
page-move-down = Giù
page-tower-build = Costruisci la torre
page-race-ready = Mani ferme … aspetta il segnale.
page-race-go = Impila!
page-race-how = Una pressione per dado
page-race-stack = Impila: { $done } di { $tiles }
page-race-watch = { $players } gareggiano a costruire la torre.
page-race-by-chance = Sorteggia il mio tempo
page-race-simulated = Sorteggia sempre i miei tempi di gara

## Chi va e chi viene

page-line-lost = La connessione è caduta. Il tuo posto resta tuo.
page-line-offline = Questo dispositivo è offline. Il tuo posto resta tuo.
page-line-again =
    { $seconds ->
        [one] Nuovo tentativo tra { $seconds } secondo.
       *[other] Nuovo tentativo tra { $seconds } secondi.
    }
page-line-connecting = Ci ricolleghiamo …
page-gone-lost = { $player } ha perso la connessione.
page-gone-left = { $player } ha lasciato il tavolo.
page-gone-left-seconds =
    { $seconds ->
        [one] Aspettiamo { $seconds } secondo.
       *[other] Aspettiamo { $seconds } secondi.
    }
page-gone-choose = { $player } non è ancora di ritorno. Che cosa facciamo?
page-gone-wait = Aspetta ancora
page-gone-bot = Continua un bot
page-gone-end = Continua senza questo giocatore
page-stand-in-you = Eri via, e un bot ha giocato per { $player }. Adesso giochi di nuovo tu.

## Parlare

page-chat = Chat
page-chat-new =
    { $count ->
        [one] Chat, { $count } nuovo messaggio
       *[other] Chat, { $count } nuovi messaggi
    }
page-chat-empty = Nessuno ha ancora detto niente.
page-say = Di’ qualcosa
page-send = Invia
page-phrases = Altre frasi
page-mute = Nascondi
page-chat-phrases = Solo frasi pronte
page-mute-for-all = Muto per tutti
page-report = Segnala
page-reported = Chi ospita e chi gestisce il server sono stati avvisati.
page-report-told = { $by } segnala { $name }: «{ $text }»
page-phrase-hello = Ciao a tutti!
page-phrase-good-luck = Buona fortuna!
page-phrase-well-thrown = Bel lancio!
page-phrase-ouch = Ahi.
page-phrase-thanks = Grazie!
page-phrase-one-moment = Un momento, per favore.
page-phrase-again = Un’altra partita?
page-phrase-good-game = Bella partita!
page-phrase-bye = Ciao!

## Che cosa è successo, e la fine

page-story = Che cosa è successo
page-story-empty = Ancora niente.
page-course = L’andamento della partita
page-end = Fine della partita
page-end-you-win = Vinci tu
page-end-nobody = Nessuno vince
page-end-win =
    { $count ->
        [one] { $players } vince
       *[other] { $players } vincono insieme
    }
page-next-game = Prossima partita
page-rematch = Gioca ancora
page-look-back = Rivedi la partita
page-replay = Replay
page-verify = Verifica i dadi
page-review = Le decisioni più costose
page-review-wait = Controllo di ogni decisione …
page-review-look = Guarda nel replay
page-tally = Torneo, { $played } partite su { $games }. Vince chi ha meno punti.
page-total = Totale
page-champions =
    { $count ->
        [one] { $players } vince il torneo.
       *[other] { $players } vincono insieme il torneo.
    }
page-tie = { $players } sono pari. Condividere la vittoria o giocare lo spareggio?
page-tie-share = Condividi
page-tie-decide = Spareggio
