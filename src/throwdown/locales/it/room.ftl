# La stanza: invitare, aspettare, il grande schermo e i telefoni come mani.

room-preview-title = { $host } ti invita: { $game }
room-preview =
    { $free ->
        [0] Un tavolo per { $seats } nel browser: vieni a guardare, senza account.
        [one] Un posto su { $seats } è libero. Gioca nel browser, senza account.
       *[other] { $free } posti su { $seats } sono liberi. Gioca nel browser, senza account.
    }

room-invites = { $host } ti invita a giocare
room-free =
    { $free ->
        [one] Un posto su { $seats } è libero.
       *[other] { $free } posti su { $seats } sono liberi.
    }
room-playing = Una partita è in corso: puoi guardare.
room-full = Tutti i posti sono occupati: puoi guardare.
room-watch-only = Guarda soltanto
room-password-follows = Questo tavolo ha una password. La inserirai nel prossimo passo.
room-password-asked = Questo tavolo ha una password: chiedila alla persona che ti invita.
room-no-account = Non serve un account: basta un nome.
room-code-lead = Detta queste sei lettere, manda il link, o fai inquadrare il codice.
room-code = Codice: { $code }
room-code-full = Tutti i posti sono occupati. Con il codice o il link altri possono guardare.
room-screen-open = Mostra su un grande schermo
room-screen-how = Su un televisore o un portatile apri { $address }. Inquadra lì il codice con questo telefono, o scrivi queste lettere.

room-seek-title = Cerchiamo qualcuno con cui giocare
room-seek-found = È arrivato qualcuno
room-seek-seat = una persona o un bot
room-seek-in = Se non viene nessuno, tra { $seconds } s si unisce un bot.
room-seek-now = Si unisce un bot …
room-seek-begins = La partita comincia.

room-screen-name = Grande schermo
room-screen-title = Uno schermo per la stanza
room-screen-lead = Inquadra il codice con un telefono: apri un tavolo, o scegline uno tuo. Questo schermo lo mostra.
room-screen-code = Codice QR: con questo un telefono sceglie il tavolo per lo schermo
room-screen-or = O scrivi il codice di un tavolo
room-screen-next = Lo schermo della stanza mostra il tavolo che apri qui. Poi giochi con questo telefono.
room-screen-yours = O mostra uno dei tuoi tavoli
room-screen-go = Mostra il tavolo
room-screen-other = Un altro tavolo
room-screen-fill = Schermo intero
room-screen-forbidden = Questo tavolo non ammette spettatori
room-screen-waits = Aspettiamo i giocatori …
room-screen-start = Tutti sono seduti: chi ospita comincia la partita dal telefono.
room-screen-scan = Inquadra questo codice con il telefono
room-screen-type = o scrivi { $address } e il codice
room-screen-rematch = Per giocare ancora, premi “Gioca ancora” su un telefono.

room-hand-qr = Codice QR: inquadralo per giocare a questo tavolo con il telefono
room-hand-title = Gioca con il tuo telefono
room-hand-code = Il grande schermo mostra un codice di sei lettere, o te lo dice un amico.
room-hand-full = Tutti i posti sono occupati: guarda il grande schermo.
room-hand-stay = Continua a giocare
room-hand-whole = Tutto il tavolo su questo telefono
room-hand-wait =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
room-shake = Scuoti il telefono per lanciare
room-shake-insecure = Scuotere funziona solo con https: chiedi alla persona che gestisce il server.
room-shake-refused = Il telefono non lo permette: consenti il movimento per questa pagina nelle sue impostazioni.
room-split-how = Tocca una carta per spostarla tra cortile e mucchio.
room-boost-how = Tocca una carta per aggiungerla al prossimo lancio.
room-caught = Carte catturate

## Bots of other people that wait for a table: the heading above their names, in a list beside the levels.

room-standing = Bot disponibili

## What each level sees; $kind is cards for voll verasselt, where nothing is thrown.

room-sees-novice =
    { $kind ->
        [cards] Tira i dadi che vuole, e accumula carte.
       *[arena] Mira appena, e continua volentieri a lanciare.
    }
room-sees-casual =
    { $kind ->
        [cards] Segue poche regole semplici.
       *[arena] Sa quando fermarsi, e lancia più o meno verso i dadi.
    }
room-sees-regular =
    { $kind ->
        [cards] Conosce le probabilità del prossimo lancio.
       *[arena] Conta chi è avanti e che cosa resta, e mira a occhio.
    }
room-sees-expert =
    { $kind ->
        [cards] Pensa anche a che cosa lascia al prossimo.
       *[arena] Valuta dove porta ogni scelta, e mira bene.
    }
room-sees-master =
    { $kind ->
        [cards] Valuta uno a uno tutti i risultati del prossimo lancio.
       *[arena] Valuta ogni modo di lanciare, e prova dove mirare.
    }

# Starting dice of each seat.
room-handicap = Handicap
room-handicap-now = Handicap: { $dice }
room-handicap-how = Chi comincia con più dadi ha più probabilità di vincere.
room-handicap-dice = Dadi iniziali di { $player }
room-handicap-beginner = Principiante
room-handicap-beginner-of = { $player } è principiante: proponi i dadi
room-handicap-chances = Probabilità di vincere: { $chances }
room-handicap-solved = Dal gioco risolto, se entrambi giocano altrettanto bene.
room-handicap-simulated = Da partite simulate tra bot.
room-handicap-same = Gli stessi dadi per tutti
room-only-here = Solo questo computer può aprire il link. Per far entrare altri, avvia così e apri l’indirizzo che appare:
