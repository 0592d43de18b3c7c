# Il gioco su uno schermo di testo. Le righe con i tasti sono larghe al massimo 78 caratteri; ciò che non ci sta si taglia.
# I nomi dei tasti restano brevi: Invio, Spazio, Esc, F1. Le lettere dei tasti (d t i s a n h u w q x m) non cambiano.

screen-too-small = Allarga la finestra: servono { $width } colonne e { $height } righe. Oppure gioca con --plain.

## I tasti, come si vedono nelle righe più basse

screen-keys-game = F1 regole  F2 cronaca  h consiglio  w perché  u annulla  q esci  F9 colori
screen-keys-list = Premi un numero, oppure usa ↑ ↓ e Invio.
screen-keys-throw = Premi un numero per scegliere. ← → oppure d t i s: come lanci.
screen-keys-aim = 1-9 scelta  d t i s come  Tab dado  ←↑↓→ o C4 mira  r lato  x senza  m sposta
screen-keys-move = Tab dado   ←↑↓→ o C4 punto   Invio fatto   Esc lascia stare
screen-keys-motion = Un tasto qualsiasi: salta.
screen-keys-try-again = Invio riprova.
screen-keys-consent = Invio accetta, Esc rifiuta
screen-keys-cards = { $keys } aggiunge una carta, Maiusc la toglie, a tutto, n niente, Invio fine.
screen-keys-roll = 1-7 tira o tieni. { $keys } aggiunge una carta, Maiusc la toglie. Invio tira.
screen-keys-roll-bare = 1-7 tira o tieni un dado. Invio tira.
screen-keys-tower = Premi i tasti dal basso in alto. Backspace ne toglie uno, Invio costruisce.
screen-keys-text = ↑ ↓ per scorrere, Esc per tornare
screen-keys-cover = Invio per continuare
screen-keys-quit = Invio per uscire, Esc per continuare a giocare
screen-keys-menu = ↑ ↓ e Invio, oppure un numero; F1 aiuto; Esc per uscire
screen-keys-setup = ↑ ↓ riga  ← → cambia  lettere: un nome  Invio avanti  F1 regole  Esc indietro

## La riga sopra il tavolo

screen-active-all = Tutti gli elementi sono attivi
screen-active = Attivi: { $elements }
screen-clockwise = ↻ senso orario
screen-counter-clockwise = ↺ senso antiorario
screen-removed =
    { $count ->
        [one] { $count } dado perso
       *[other] { $count } dadi persi
    }
screen-turn = Turno { $number }

## I giocatori. Al massimo 14 caratteri ciascuno.

screen-dice =
    { $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    }
# $piles: le altezze delle pile, come 3+2; fanno parte dei dadi.
screen-dice-piles = { $count }, { place-pile.plural } { $piles }
screen-hidden = nascosti
screen-out = eliminato
# Le carte nella tana; il cortile sta accanto.
screen-heap = mucc. { $count }
screen-heap-hidden = mucc. ?

## Il tavolo di voll verasselt

# Al massimo 9 caratteri.
screen-deck = Mazzo { $count }
screen-hub = { place-hub.Name }
# Sopra il nome di chi lo possiede.
screen-catch = Bottino
screen-received = Ricevute
# Sotto un dado; al massimo 4 lettere.
screen-die-roll = tira
screen-die-keep = sta

## Domande

screen-asked = { $player }: { $prompt }
screen-wait = In attesa di { $players } …
screen-flight = I dadi sono in volo …
screen-how = Come:
screen-aim = Mira:
screen-aim-none = dove capita
screen-aim-place = { $cell } da { $side }
screen-aim-die = { $symbol } in { $cell } da { $side }
screen-aim-tower = torre in { $cell } da { $side }
screen-move-which = Quale dado sposti?
screen-move-where = Dove va { $symbol } da { $cell }?
screen-move-place = A: { $cell }
screen-tower = { $cell }: { $symbols }, dal basso in alto
screen-roll =
    { $boost ->
        [0] { $count ->
            [one] Tira { $count } dado
           *[other] Tira { $count } dadi
        }
        [one] { $count ->
            [one] Aggiungi { $boost } carta e tira { $count } dado
           *[other] Aggiungi { $boost } carta e tira { $count } dadi
        }
       *[other] { $count ->
            [one] Aggiungi { $boost } carte e tira { $count } dado
           *[other] Aggiungi { $boost } carte e tira { $count } dadi
        }
    }
screen-stop = Fermati
screen-boost = Aggiungi dal cortile:
screen-split = Nel cortile: { $yard } (posti liberi: { $room }). Nel mucchio: { $heap }.
screen-top-up = Scelte: { $count }. Necessarie: { $missing }.
screen-tower-loose = Ancora da mettere:
screen-tower-order = Dal basso in alto:
screen-taken-back = L’ultimo passo è annullato.
screen-no-undo = Non si può annullare niente: da allora si sono visti dadi o carte.

## Pagine

screen-rules-title = Le regole in breve
screen-story-title = Che cosa è successo
screen-why-title = Perché?
screen-why-nothing = Finora non è stata applicata nessuna regola.
screen-trouble-title = Non ha funzionato
screen-cover = Passa la tastiera a { $player }, poi premi Invio.
screen-consent = { $player }: si possono staccare i dadi dalle pareti prima di un lancio, per tutta la partita?
screen-kept = La tua partita è salvata come { $save }. Si trova in { $path }. Esci ora?
screen-not-kept = Questa partita non è salvata. Esci lo stesso?
screen-save-trouble = Non è stato possibile salvare la partita: { $why }. Esci lo stesso?
screen-damaged = Il salvataggio era danneggiato. La partita riprende dall’ultima voce valida. Il file danneggiato resta come { $kept }.

## La gara

screen-race-title = { effect-fire }
screen-race-how = Impila i tuoi dadi: premi il tuo tasto una volta per ogni dado, appena arriva il segnale. Tenerlo premuto non conta.
screen-race-ready = Pronti …
screen-race-go = VIA!
screen-race-keys = Chi finisce per primo prende tutte le combinazioni.

## Il primo menu, i salvataggi

screen-help-title = Aiuto
screen-help =
    Gioca a giochi di dadi nell’arena, e a uno con le carte, su questo schermo: con gli amici a turno, o contro i bot.

    Nuova partita: scegli il gioco, chi gioca e l’edizione della tua scatola. F1 mostra lì le regole di quel gioco.
    Riprendi una partita: ogni partita viene salvata mentre si gioca, puoi andartene in ogni momento.

    Tasti
    ↑ ↓ e Invio per scegliere; il numero davanti a una riga fa lo stesso.
    Esc torna indietro. Nella prima pagina premilo due volte per uscire.
    F1 spiega la pagina che vedi; durante una partita mostra le regole.
    F2 mostra tutta la cronaca, W l’ultima regola applicata, U annulla, H dà consigli.
    F9 passa da scuro a chiaro.
    Ctrl+P elenca tutti i comandi. Un clic su un tasto lo preme; un clic nell’arena prende la mira.
# In the field of the command palette.
screen-palette = Che cosa vuoi fare?
screen-menu-title = Throwdown
screen-menu-notice = Giochi di dadi nell’arena e uno con le carte. Un progetto indipendente, non legato a nessun editore.
screen-menu-new = Nuova partita
screen-menu-resume = Riprendi una partita salvata
screen-menu-quit = Esci
screen-resume-title = Quale partita vuoi riprendere?
screen-save-tournament = { $save }: torneo

## Preparazione

screen-setup-title = Nuova partita
screen-setup-game = Gioco
screen-setup-count = Giocatori
screen-setup-first = Chi comincia
screen-setup-edition = Edizione
screen-setup-tournament = Torneo
# $count: quante regole sono diverse dallo standard.
screen-setup-rules =
    { $count ->
        [0] Regole della casa
        [one] Regole della casa: { $count } diversa
       *[other] Regole della casa: { $count } diverse
    }
screen-setup-start = Via
screen-fold = nascondi
screen-unfold = mostra
screen-yes = sì
screen-no = no
screen-setup-edition-why = Le regole come sono stampate in una lingua. Le edizioni differiscono in alcune regole; le parole sullo schermo restano le stesse.
screen-seat-person = persona
screen-seat-novice = computer, principiante
screen-seat-casual = computer, gioca ogni tanto
screen-seat-regular = computer, giocatore abituale
screen-seat-expert = computer, esperto
screen-seat-master = computer, maestro
screen-seat-thumb = computer, regole semplici
screen-seat-random = computer, gioca a caso
screen-seat-mcts = computer, ricerca ad albero
# I nomi proposti: Tu, Giocatore 2, Giocatore 3.
screen-name-you = Giocatore 1
screen-name = Giocatore

## La fine

screen-end-title = La partita è finita
screen-end-again = Gioca ancora: comincia il prossimo
screen-end-next = Prossima partita del torneo
screen-end-decider = Gioca lo spareggio
screen-end-share = Condividi la vittoria
screen-end-new = Nuova partita
screen-end-quit = Esci
screen-table-game = Partita { $number }
screen-table-total = Totale
screen-table-fewest = Vince chi ha meno punti.
screen-table-champions =
    { $count ->
        [one] { $players } vince il torneo.
       *[other] { $players } condividono la vittoria del torneo.
    }

## Regole della casa. Al massimo 36 caratteri ciascuna; la regola intera sta sotto. $accio e così via sono nomi di incantesimi.

screen-option-starting-dice = Dadi iniziali
screen-option-start-die = Primo dado
screen-option-start-x = Primo dado con una X
screen-option-collect = Prendere le combinazioni
screen-option-big-throw-when = Lanciare tutto
screen-option-big-throw-cause = Perché l’arena è vuota
screen-option-elim-nonactive = Eliminato nel turno di altri
screen-option-all-out = Tutti eliminati insieme
screen-option-simul-points = Punti se eliminati insieme
screen-option-tournament-tie = Parità nel torneo
screen-option-pre-move = Spostare dadi prima di un lancio
screen-option-supply-visibility = Numero di dadi
screen-option-accidental-stack = Dado che si ferma su un dado
screen-option-active-elements = Elementi attivi
screen-option-storm-collector = Chi prende dopo un temporale
screen-option-storm-pile-only = { effect-storm } con sole { place-pile.plural }
screen-option-storm-chain = Altri poteri dopo il temporale
screen-option-pile-split = Dividere una { place-pile }
screen-option-pile-merge = Una seconda { place-pile }
screen-option-piles-after-fire = Le { place-pile.plural } dopo una gara
screen-option-hurricane-piles = Le { place-pile.plural } in un uragano
screen-option-swamp-water-only = Combinazione di sola acqua
screen-option-fire-mode = Gara
screen-option-fire-tie = Parità in una gara
screen-option-fire-empty-supply = Gara senza dadi
screen-option-reaction-no-match = Nessuna combinazione dopo i lanci
screen-option-immobulus-only = Combinazione di solo { $immobulus }
screen-option-relashio-throwers = { $relashio }: chi lancia
screen-option-relashio-pending = { $relashio }: incantesimi di prima
screen-option-relashio-new-immobulus = { $relashio }: nuovi { $immobulus }
screen-option-accio-extra = { $accio }: il dado in più
screen-option-accio-from-tower = { $accio } da una torre
screen-option-accio-immobulus = { $accio } prende { $immobulus }
screen-option-leviosa-order = Ordine della torre
screen-option-refill-per-double-bar = Nuove carte per doppia barretta
screen-option-end-check = Quando si controlla la fine
screen-option-consolation-optional = Pescare meno dopo un lancio nullo
screen-option-first-turn-refill = Nuove carte nel primo turno
screen-option-allow-stop-before-first-roll = Fermarsi senza tirare
screen-option-show-heap-counts = Tutti possono contare i mucchi
screen-option-max-turns = Limite di turni

# I valori delle regole della casa. Al massimo 30 caratteri ciascuno.
screen-value-no-limit = nessuno
screen-value-usual = come al solito
screen-value-thrown = si lancia
screen-value-placed = si mette
screen-value-reroll = si rilancia
screen-value-turn = si gira
screen-value-mandatory = obbligatorio
screen-value-optional = a scelta
screen-value-turn-start = all’inizio di un turno
screen-value-whenever-empty = ogni volta che l’arena è vuota
screen-value-any = qualsiasi
screen-value-taken-only = solo se sono stati presi dadi
screen-value-after-resolution = quando il lancio è concluso
screen-value-immediate = subito
screen-value-own-turn = quando arriva il proprio turno
screen-value-draw = pareggio
screen-value-active-wins = vince chi è di turno
screen-value-replay = la partita si ripete
screen-value-after-all = uguali per tutti
screen-value-sequential = uno dopo l’altro
screen-value-shared = si condivide
screen-value-playoff = spareggio
screen-value-players-choose = sceglie chi è in parità
screen-value-free = libero
screen-value-group = solo più vicini fra loro
screen-value-off-walls-by-consent = via dalle pareti, col consenso
screen-value-none = no
screen-value-visible = visibile
screen-value-hidden = nascosto
screen-value-nudge = scende con una spinta
screen-value-tower = è una torre
screen-value-turn-player = chi è di turno
screen-value-start-player = chi ha iniziato la partita
screen-value-throw-pile = si lancia una { place-pile }
screen-value-exempt = non si lancia
screen-value-one-from-pile = si lancia un dado di una { place-pile }
screen-value-recheck = secondo i dadi che ci sono
screen-value-locked = solo se già combinati
screen-value-forbidden = vietato
screen-value-allowed = permesso
screen-value-separate = è una { place-pile } a parte
screen-value-merge = si unisce alla prima
screen-value-dissolve = si disfano
screen-value-owner-choice = decide chi le possiede
screen-value-keep = restano in piedi
screen-value-intact = restano { place-pile.plural }
screen-value-loosen = si disfano
screen-value-not-a-match = non vale
screen-value-ends-turn = chiude il turno
screen-value-live = con i tasti
screen-value-simulated = tempi sorteggiati
screen-value-fewest-dice = vince chi ha meno dadi
screen-value-active-first = prima chi è di turno
screen-value-rerun = si ripete
screen-value-cannot-race = non possibile
screen-value-wins-instantly = vince subito
screen-value-may-continue = si può continuare
screen-value-turn-ends = il turno finisce
screen-value-ends-turn-if-new = chiude il turno se è nuova
screen-value-all = tutti
screen-value-others = gli altri
screen-value-still-matched = valgono se ancora combinati
screen-value-always = valgono sempre
screen-value-stays = restano
screen-value-collected = si prendono
screen-value-stays-and-suppresses = restano e bloccano incantesimi
screen-value-may = si può prendere
screen-value-must = si deve prendere
screen-value-top-only = solo il dado in cima
screen-value-never = mai
screen-value-active-choice = sceglie chi è di turno
screen-value-random = a caso
screen-value-before-first-roll = prima del primo lancio
