# La partita in righe di testo: la posizione, i comandi e ciò che il programma dice fra un turno e l’altro.

## Comandi, una parola sola, minuscoli, diversi fra loro e dalle parole di ask.ftl.

play-command-help = aiuto
play-command-why = perché
play-command-rules = regole
play-command-position = posizione
play-command-log = cronaca
play-command-undo = annulla
play-command-save = salva
play-command-quit = esci
play-command-resign = abbandona
play-command-move = sposta
play-word-yes = sì

## Che cosa fanno i comandi. $command è la parola qui sopra.

play-help = In ogni momento puoi scrivere anche queste parole:
play-help-help = { $command } o ?: che cosa si può scrivere ora
play-help-why = { $command }: la regola dietro l’ultima decisione o l’ultimo rifiuto
play-help-rules = { $command }: le regole in breve
play-help-position = { $command }: dove si trova tutto
play-help-log = { $command }: che cosa è successo finora
play-help-undo = { $command }: annulla l’ultima risposta, se da allora non si sono visti dadi o carte
play-help-save = { $command }: dove è salvata questa partita
play-help-quit = { $command }: fermati qui e continua un’altra volta
play-help-manner = Quando lanci, puoi aggiungere come, per esempio: 1 colpo
play-help-aim = Per mirare aggiungi un punto: 1 colpo c4. Se lì c’è un dado, miri a quello. Lanci dal tuo lato ({ $side }); per un altro lato, aggiungilo: 1 colpo c4 n
play-help-move = { $command } c4 d5: spostare un dado prima del tuo lancio, se le regole di questo tavolo lo permettono
play-help-resign = { $command }: lascia questa partita per sempre; gli altri continuano

## Inizio e fine. $game è il nome di un gioco, $players un elenco di nomi.

play-begin = { $game } – { $players }. Scrivi ? per avere aiuto.
play-resumed = { $game } – { $players }. La partita riprende da dove si era fermata.
play-saved-in = Questa partita è salvata in:
play-go-on = Per continuare: throwdown play --plain --resume { $save }
play-afterwards = Rivedere: throwdown replay { $save } --story · Verificare: throwdown verify { $save }
play-not-saved = Questa partita non è salvata da nessuna parte.
play-save-failed = Non è stato possibile salvare la partita ({ $reason }). Puoi continuare a giocare.
play-quit = Hai interrotto la partita. Puoi riprenderla quando vuoi.
play-quit-unsaved = Hai interrotto la partita.
play-closed = L’input è finito: la partita si ferma qui.
play-damaged = Il salvataggio era danneggiato. Tutto ciò che precede il danno è recuperato; il file danneggiato resta come { $file }.

## L’elenco dei salvataggi. $save è il nome di un salvataggio.

play-save-moves =
    { $moves ->
        [one] una mossa
       *[other] { $moves } mosse
    }
play-save-open = { $save }: { $game } con { $players }, { play-save-moves }, { $when }
play-save-finished = { $save }: { $game } con { $players }, { play-save-moves }, finita, { $when }
play-save-damaged = { $save }: { $game } con { $players }, { play-save-moves }, danneggiata alla fine, { $when }
play-saves-none = Non ci sono partite salvate.

## Fra una risposta e l’altra

play-pass = Passa la tastiera a { $player }. { $player }: premi Invio quando nessun altro guarda.
play-to = { $player }:
play-undone = L’ultima risposta di { $player } è annullata.
play-nothing-to-undo = Non si può annullare niente: da allora si sono visti dadi o carte.
play-why-nothing = Finora niente è stato deciso o rifiutato.
play-why = { $clause }: { $sentence }
play-log-empty = Non è ancora successo niente.
play-resign-sure = { $player } lascia la partita per sempre. Scrivi { $yes } per confermare, qualsiasi altra cosa per restare.
play-stays = Non è cambiato niente.
play-try-again = Premi Invio per riprovare, oppure scrivi: { $quit }
play-move-consent = { $player }: si possono staccare i dadi dalle pareti prima di un lancio, per tutta la partita? Scrivi { $yes } per accettare, altro per rifiutare.

## La gara per la colonna di fuoco

play-race-who = Chi ha finito per primo?
play-race-name = { $player }
play-race-default = Solo Invio: sorteggia chi vince.
play-race-ready =
    { $count ->
        [one] { $player }: quando compare VIA, premi Invio, poi ancora una volta per il tuo { $count } dado. Premi Invio per cominciare.
       *[other] { $player }: quando compare VIA, premi Invio, poi una volta per ciascuno dei { $count } dadi. Premi Invio per cominciare.
    }
play-race-go = VIA
play-race-time = { $player }: { $seconds } secondi.

## Tornei. $number conta le partite; meno punti è meglio.

play-tournament-game = Partita { $number } di { $games }. Comincia { $player }.
play-tournament-decider = Spareggio fra { $players }. Comincia { $player }.
play-tournament-total =
    { $count ->
        [one] { $player }: { $count } punto
       *[other] { $player }: { $count } punti
    }
play-tournament-tie = { $players } sono in parità. Condividete la vittoria o giocate ancora una partita?
play-tournament-share = Condividere la vittoria.
play-tournament-play = Giocare ancora una partita.
play-tournament-won = Il torneo va a { $players }.
play-word-share = condividi
play-word-play = gioca

## La posizione

play-seat-you = { $player } (tu)
play-seat-turn = { $player } (di turno)
play-seat-other = { $player }
play-seat-out = { $player }: eliminato
play-arena-empty = Arena: vuota
play-arena-tower-only = Arena: solo la torre
play-arena = Arena: { $symbols }
play-tower = Torre dal basso in alto: { $symbols }. Conta solo la cima, { $top }.
play-die-at = { $symbol } in { $cell }
play-die-at-wall = { $symbol } in { $cell } vicino alla parete
play-tower-at = Torre in { $cell } dal basso in alto: { $symbols }. Conta solo la cima, { $top }.
play-map =
    { $towers ->
        [0] Vista dall’alto: il nord è in alto, un punto è un posto vuoto.
       *[other] Vista dall’alto: il nord è in alto, un punto è un posto vuoto, una stella indica una torre.
    }
play-supply =
    { $count ->
        [0] { $player }: nessun dado
        [one] { $player }: { $count } dado
       *[other] { $player }: { $count } dadi
    }
play-supply-piles =
    { $count ->
        [one] { $player }: { $count } dado, compresa { $piles }
       *[other] { $player }: { $count } dadi, fra cui { $piles }
    }
play-pile = una { place-pile } di { $count }
play-supply-hidden = { $player }: ha dadi
play-supply-none = { $player }: nessun dado
play-elements = Poteri attivi: { $elements }
play-direction-back = Si gioca in senso antiorario.
play-removed =
    { $count ->
        [one] Fuori dal gioco: { $count } dado
       *[other] Fuori dal gioco: { $count } dadi
    }
play-hub =
    { $count ->
        [0] { place-hub.Name }: niente
       *[other] { place-hub.Name }: { $cards }
    }
play-catch-waiting = Bottino di { $player }, non ancora al sicuro: { $cards }
play-catch-plundered = Bottino di { $player }, sotto saccheggio: { $cards }
play-catch-own = Bottino di { $player } in questo turno: { $cards }
play-dice = Dadi: { $dice }
play-die = { $number } = { $face }
play-yard = { $player }: nel cortile { $cards }; nel mucchio { $heap }
play-yard-hidden = { $player }: nel cortile { $cards }; mucchio nascosto
play-deck =
    { $count ->
        [0] Mazzo: vuoto
        [one] Mazzo: { $count } carta
       *[other] Mazzo: { $count } carte
    }

## Cominciare e leggere

play-player = Giocatore { $number }
play-record-heading = { $game }: { $players }.
play-record-stops = La registrazione si ferma qui: la partita non è stata finita.
play-no-drawing = Questo terminale usa { $encoding }, con cui lo schermo non si può mostrare. Giochi a righe. Imposta PYTHONIOENCODING=utf-8 per usare lo schermo.
play-dumb-terminal = Questo terminale (TERM={ $term }) non può mostrare lo schermo. Giochi a righe.
play-no-screen = Lo schermo non è installato. Giochi a righe.
