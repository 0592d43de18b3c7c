# Il tavolo di voll verasselt nella pagina, i replay, l’arbitro e l’arena di allenamento.
# $player è un nome; $cards un elenco come “2 gialle e 1 rossa”.

## voll verasselt: che cosa c’è sul tavolo

board-hub = { place-hub.Name }
# Accanto alla piazza mentre qualcuno tira per un bottino.
board-hub-rests = fuori gioco in questo turno
board-hub-ends = { place-hub.The } chiude la partita
board-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
# Dopo il numero di carte in piazza, sugli schermi stretti.
board-deck-too = , { $count } nel mazzo
# Sotto il numero stesso.
board-in-deck = nel mazzo
board-your-yard = Il tuo cortile
board-yard-name = Cortile di { $player }
board-yard-of = { $count } su { $places }
board-yard-holds = Cortile di { $player }: { $cards }
board-heap =
    { $count ->
        [one] { $count } carta nel mucchio
       *[other] { $count } carte nel mucchio
    }
board-heap-short = mucchio { $count }
board-heap-hidden = mucchio nascosto
board-your-catch = Il tuo bottino
board-catch-of = Bottino di { $player }
board-unsafe =
    { $count ->
        [one] { $count } carta, non ancora al sicuro
       *[other] { $count } carte, non ancora al sicuro
    }
board-nothing-yet = ancora niente
board-no-catch = Non c’è nessun bottino sul tavolo.
board-receives = { $player } riceve
board-you-receive = Ricevi
# Un segno breve sulle carte per cui si tira.
board-you-roll = tiri per queste
board-player-rolls = { $player } tira per queste
board-dice = I sette dadi
board-dice-show = I dadi mostrano: { $faces }.
# $face è un colore o la doppia barretta.
board-die = Dado { $number }, { $face }
# Sotto un dado: una parola breve ciascuna.
board-roll-word = tira
board-keep-word = tieni
board-turn = turno { $number }

## voll verasselt: che cosa si chiede e si fa

board-in-flight = I dadi rotolano.
board-wait = È il turno di { $player }.
board-wait-split = { $player } divide le carte ricevute.
board-ask-choose = Tiri per { place-hub.the }, o saccheggi { $player }?
board-ask-hub = Il tuo turno comincia { place-hub.from }.
board-ask-roll =
    { $count ->
        [one] Tiri per una carta { place-hub.in }. Tocca un dado per tenerlo.
       *[other] Tiri per { $count } carte { place-hub.in }. Tocca un dado per tenerlo.
    }
board-ask-roll-catch =
    { $count ->
        [one] Tiri per l’unica carta di questo bottino. Tocca un dado per tenerlo.
       *[other] Tiri per le { $count } carte di questo bottino. Tocca un dado per tenerlo.
    }
board-ask-on =
    { $count ->
        [one] Hai catturato una carta. Tiri ancora, o ti fermi e per ora la lasci lì?
       *[other] Hai catturato { $count } carte. Tiri ancora, o ti fermi e per ora le lasci lì?
    }
# $room: posti liberi nel cortile.
board-ask-split =
    { $count ->
        [one] Ricevi una carta.
       *[other] Ricevi { $count } carte.
    } { $room ->
        [one] Il tuo cortile ha posto per una.
       *[other] Il tuo cortile ha posto per { $room }.
    }
board-ask-top-up =
    { $count ->
        [one] { place-hub.To } manca una carta: aggiungine almeno una dal tuo cortile.
       *[other] { place-hub.To } mancano { $count } carte: aggiungine almeno altrettante dal tuo cortile.
    }
board-plunder = Saccheggia { $player }
board-take-hub = Scegli { place-hub.the }
board-keeps = { $player } ne tiene { $count }
board-roll = Tira { $count }
board-roll-for =
    { $count ->
        [one] per { $count } carta
       *[other] per { $count } carte
    }
board-boost-what =
    { $count ->
        [one] aggiungi { $count } carta
       *[other] aggiungi { $count } carte
    }
board-stop-what =
    { $count ->
        [0] nessun bottino
        [one] { $count } carta aspetta
       *[other] { $count } carte aspettano
    }
board-split-do = Metti via
board-split-what = cortile { $yard }, mucchio { $heap }
board-split-card =
    { $place ->
        [yard] { $colour }: nel cortile
       *[heap] { $colour }: nel mucchio
    }
board-to-yard = cortile
board-to-heap = mucchio
board-top-up =
    { $count ->
        [one] Aggiungi { $count } carta
       *[other] Aggiungi { $count } carte
    }
board-top-up-needs = almeno { $count }
board-into-hub = aggiungi { place-hub.to }
board-into-catch = aggiungi al bottino
board-read-hub =
    { $count ->
        [one] { place-hub.In }: { $cards }. Nel mazzo c’è una carta.
       *[other] { place-hub.In }: { $cards }. Nel mazzo ci sono { $count } carte.
    }
board-read-catch = Bottino di { $player }: { $cards }.
board-read-yard = { $player }: nel cortile { $cards }, nel mucchio { $heap }.
board-where = Che cosa c’è sul tavolo?
board-keys = Con i tasti
board-hint-keep = tieni { $faces }
board-hint-add = aggiungi { $cards }
board-hint-yard = { $cards } nel cortile
board-hint-heap = tutto nel mucchio
board-hint-die = meglio tenerlo
board-hint-to-yard = meglio nel cortile

## L’arbitro: si gioca con la scatola vera e si tocca quel che succede

board-ref-what = Giocate con la scatola vera. Toccate quel che mostrano i dadi; l’arbitro conosce le regole e tiene il conto.
board-ref-go-on = Riprendi la partita
board-ref-who = Chi gioca? In senso orario intorno al tavolo.
# Accanto a un nome: questa persona comincia.
board-ref-less = Senza { $player }
board-ref-more-people = Una persona in più
board-ref-tournament = Un torneo: tante partite quanti i giocatori
board-ref-twice = Due persone hanno lo stesso nome. Date a ognuna il suo.
board-ref-not-begun = La partita non è ancora cominciata.
board-ref-watch = Quel che succede si inserisce sul dispositivo dell’arbitro.
# La domanda: che cosa mostra un dado, e così via.
board-ref-start = { $player } lancia il primo dado. Che cosa mostra?
board-ref-turn = { $player } lancia un dado. Che cosa mostra?
board-ref-choice = { $player } si ferma, o lancia un altro dado. Che cosa mostra?
board-ref-many =
    { $count ->
        [one] { $player } lancia { $count } dado. Che cosa mostra?
       *[other] { $player } lancia { $count } dadi. Che cosa mostrano?
    }
board-ref-storm = Tutti lanciano insieme. Che cosa mostra il dado di { $player }?
board-ref-changes = Un altro dado si è girato o è volato fuori? Toccatelo. Altrimenti: “Fatto”.
board-ref-now = Qui c’era: { $face }. Che cosa mostra ora questo dado?
board-ref-done = È tutto giusto? Allora: “Fatto”.
board-ref-place = { $player } mette il primo dado. Quale simbolo è in alto?
board-ref-collect = { $player } prende le combinazioni?
board-ref-piles = { $player } tiene le { place-pile.plural }?
board-ref-extra = Quale dado prende in più { $player }?
board-ref-tower = { $player } costruisce una torre con tutti i dadi. In quale ordine?
board-ref-pile = { $player } non ha dadi singoli. Quale { place-pile } si lancia?
board-ref-race = Chi ha finito prima la torre?
board-ref-race-tie = Parità: toccate tutti quelli che hanno finito per primi.
# Pulsanti.
board-ref-ready = Fatto
board-ref-undo = Annulla
board-ref-undo-last = Annulla l’ultima voce
board-ref-out = fuori
# Un dado lanciato, o colpito, non è più nell’arena.
board-ref-out-button = Fuori dall’arena
board-ref-stops = { $player } si ferma
board-ref-takes = Prende tutto
board-ref-leaves = Lascia tutto lì
board-ref-keeps = Tieni le { place-pile.plural }
board-ref-loosens = Smonta le { place-pile.plural }
board-ref-none = Nessun dado
board-ref-nobody = Nessuno
board-ref-tie = Parità
board-ref-thrown = Dadi lanciati
board-ref-not-entered = non ancora inserito
board-ref-hit = Un dado colpito? Toccatelo.
board-ref-die = { $face }, nell’arena
board-ref-die-now = { $face }, ora: { $now }
board-ref-towers = Quali torri ci sono?
board-ref-tower-stands = una torre
board-ref-towers-how = Toccate i dadi di una torre dal basso in alto. Togliete le torri cadute.
board-ref-tower-away = Togli questa torre
board-ref-no-tower = Non c’è nessuna torre.
board-ref-another-tower = Un’altra torre
board-ref-leaves-game = Qualcuno lascia la partita
board-ref-who-leaves = Chi se ne va definitivamente?

## L’arbitro in voll verasselt

board-ref-setup =
    { $count ->
        [one] Mescolate e scoprite { $count } carta. Quale sta { place-hub.in }?
       *[other] Mescolate e scoprite { $count } carte. Quali stanno { place-hub.in }?
    }
# $where: dove vanno le carte; il cortile è quello di $player, che ha sballato.
board-ref-drawn =
    { $where ->
        [hub] { $count ->
            [one] Una nuova carta arriva { place-hub.in }. Di che colore?
           *[other] { $count } nuove carte arrivano { place-hub.in }. Di che colori?
        }
        [yard] { $count ->
            [one] { cry-bust } { $player } pesca una carta nel cortile. Di che colore?
           *[other] { cry-bust } { $player } pesca { $count } carte nel cortile. Di che colori?
        }
       *[deck] { $count ->
            [one] Una carta viene dal mazzo. Di che colore?
           *[other] { $count } carte vengono dal mazzo. Di che colori?
        }
    }
board-ref-choose = Per che cosa tira { $player }?
board-ref-roll = { $player } tira. Che cosa mostrano i dadi?
board-ref-roll-or-stop = { $player } si ferma, o tira ancora. Che cosa mostrano i dadi?
board-ref-rolling =
    { $count ->
        [one] { $player } tira { $count } dado. Che cosa mostra?
       *[other] { $player } tira { $count } dadi. Che cosa mostrano?
    }
board-ref-more =
    { $count ->
        [one] Manca ancora un dado.
       *[other] Mancano ancora { $count } dadi.
    }
board-ref-tapped = { $count } su { $all }
board-ref-keep-how = Toccate i dadi che si tengono, poi quel che mostrano gli altri.
board-ref-boost =
    { $count ->
        [0] Carte dal cortile?
        [one] { $count } carta dal cortile
       *[other] { $count } carte dal cortile
    }
board-ref-split =
    { $room ->
        [one] { $player } divide le carte. Il cortile ha posto per una: toccatela.
       *[other] { $player } divide le carte. Il cortile ha posto per { $room }: toccatele.
    }
board-ref-top-up =
    { $count ->
        [one] { $player } deve aggiungere almeno { $count } carta { place-hub.to }. Quale?
       *[other] { $player } deve aggiungere almeno { $count } carte { place-hub.to }. Quali?
    }
board-ref-consolation = Quante carte pesca { $player }?

## Replay

board-replay-desk = Comandi del replay
board-replay-where = Posizione nella partita
# Si contano tutti i lanci; proprio all’inizio è 0.
board-replay-throw = lancio { $number } di { $all }
board-replay-quiet = La partita comincia.
board-replay-better-win = Il meglio sarebbe stato: { $best }. È costato il { $cost } % di probabilità di vincere.
board-replay-better-cards =
    { $cost ->
        [one] Il meglio sarebbe stato: { $best }. È costato { $cost } carta.
       *[other] Il meglio sarebbe stato: { $best }. È costato { $cost } carte.
    }
board-replay-play = Riproduci
board-replay-pause = Pausa
board-replay-forward = Un passo avanti
board-replay-back = Un passo indietro
board-replay-next-throw = Lancio successivo
board-replay-last-throw = Lancio precedente
board-replay-speed = Velocità
board-replay-flat = Vista dall’alto
board-replay-share = Condividi il link
board-replay-copied = Il link è copiato.
board-replay-record = Scarica la registrazione
board-replay-keep = Salva per l’uso offline
board-replay-drop = Salvata per l’uso offline
board-replay-kept = Ora puoi vedere questa partita senza connessione.
board-replay-dropped = Questa partita non è più salvata su questo dispositivo.
board-replay-unkept = Questo browser non permette alle pagine di salvare nulla.
board-replay-missing = Questa partita non si può mostrare
board-verify-entry = Passo { $number }

## L’arena di allenamento

board-practice-hand = Il tuo lancio
board-practice-how = Tocca per mirare, poi lancia: qui non conta niente.
board-practice-shows =
    { $count ->
        [one] Il tuo dado mostra { $faces }.
       *[other] I tuoi dadi mostrano { $faces }.
    }
board-practice-hit =
    { $count ->
        [one] Un dado colpito ora mostra { $faces }.
       *[other] Alcuni dadi colpiti ora mostrano { $faces }.
    }
board-practice-out =
    { $count ->
        [one] Un dado è fuori dall’arena.
       *[other] { $count } dadi sono fuori dall’arena.
    }
board-practice-clear = Svuota l’arena
board-practice-force = Forza
board-practice-dice =
    { $count ->
        [one] { $count } dado in mano
       *[other] { $count } dadi in mano
    }
board-practice-numbers = I tuoi lanci
board-practice-none = Ancora nessun lancio.
# $throws e $dice sono numeri.
board-practice-sum =
    { $throws ->
        [one] { $throws } lancio
       *[other] { $throws } lanci
    }, { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    }
board-practice-turned =
    { $count ->
        [0] Nessun dado nell’arena si è ancora girato.
        [one] Un dado nell’arena si è girato o è stato spinto fuori.
       *[other] { $count } dadi nell’arena si sono girati o sono stati spinti fuori.
    }
board-practice-forget = Azzera i numeri
board-practice-aim = La tua mira
board-practice-at = Bersaglio
board-practice-die = un dado
board-practice-twist = Effetto

## I bersagli dell’arena di prova

board-target-title = Bersagli
board-target-stars =
    { $count ->
        [0] ancora nessuna stella
        [one] { $count } stella
       *[other] { $count } stelle
    }
board-target-sum = { $stars } stelle su { $most }
# $from e $to sono facce.
board-target-turn =
    { $box ->
        [strike] Trasforma il { $from } in un { $to }.
       *[any] Trasforma { $from } in { $to }.
    }
board-target-flip =
    { $count ->
        [one] Gira un dado qualsiasi su un’altra faccia.
       *[other] Gira { $count } dadi su un’altra faccia con un solo lancio.
    }
board-target-pair = Gira i dadi in modo che due di quelli nell’arena siano uguali.
board-target-take = Prendi { $count } dadi senza perderne nessuno.
# $faces dice che cosa mostrano i dadi vicino alla parete.
board-target-clear = Libera la parete: allontana { $faces }, ma senza far uscire i dadi.
board-target-stay = Lancia { $count } dadi senza che nessuno esca.
board-target-earn =
    { $three ->
        [one] Tre stelle al primo lancio, due entro { $two }, poi una.
       *[other] Tre stelle entro { $three } lanci, due entro { $two }, poi una.
    }
board-target-reached =
    { $stars ->
        [one] Riuscito al lancio { $throws }: una stella.
       *[other] Riuscito al lancio { $throws }: { $stars } stelle.
    }
board-target-missed =
    { $throws ->
        [one] Non riuscito al primo lancio.
       *[other] Non riuscito in { $throws } lanci.
    }
# $die è ciò che mostra il dado, $manner un modo di lanciare, $force va da 0 a 100.
board-target-hint = Un maestro mira a { $die }: { $manner }, forza { $force }. Riesce { $percent } volte su 100.
board-target-start = Prova un bersaglio
board-target-next = Prossimo bersaglio
board-target-again = Riprova
board-target-leave = Lancia liberamente
