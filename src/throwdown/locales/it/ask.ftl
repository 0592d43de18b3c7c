# Che cosa si chiede, che cosa si può rispondere, e che cosa non va in una risposta.
# Chi gioca legge "tu". Le righe del terminale vanno a capo; le frasi restano comunque brevi.

## Parole che si possono scrivere. Una parola sola, tutte diverse fra loro, minuscole.

ask-word-throw = lancia
ask-word-stop = stop
ask-word-pile = { place-pile } { $number }
ask-word-from = da { $number }
ask-word-take = prendi
ask-word-leave = lascia
ask-word-keep = tieni
ask-word-dissolve = disfa
ask-word-none = niente
ask-word-all = tutto
ask-word-roll = tira
ask-word-draw = pesca { $count }
ask-word-drop = caduta
ask-word-toss = lancio
ask-word-hit = colpo
ask-word-smash = schiacciata
ask-sides = e ne n no o so s se

## Che cosa fa una risposta vuota. $key è il numero di una risposta; si può usare anche $label, la sua frase.

ask-default = Solo Invio: { $key }

## Giochi nell’arena

ask-place = Il primo dado lo metti tu. Quale simbolo deve mostrare?
ask-place-symbol = { $symbol }
ask-turn = Il tuo turno comincia con un lancio.
ask-choice = Niente da prendere. Lanci un altro dado o ti fermi?
ask-throw-all = L’arena è vuota: lancia tutti i tuoi dadi.
ask-throw-everything =
    { $count ->
        [one] Lancia il tuo ultimo dado.
       *[other] Lancia tutti i { $count } dadi.
    }
ask-throw-one = Lancia un dado.
ask-throw-pile =
    { $count ->
        [one] Lancia la { place-pile } { $number }: { $count } dado.
       *[other] Lancia la { place-pile } { $number }: { $count } dadi.
    }
ask-throw-from-pile =
    { $count ->
        [one] Lancia un dado dalla { place-pile } { $number } ({ $count } dado).
       *[other] Lancia un dado dalla { place-pile } { $number } ({ $count } dadi).
    }
ask-stop = Fermati: il tuo turno finisce.
ask-reaction = Devi lanciare anche tu, nello stesso momento degli altri.
ask-react-pile =
    { $count ->
        [one] Lancia la { place-pile } { $number } ({ $count } dado).
       *[other] Lancia la { place-pile } { $number } ({ $count } dadi).
    }
ask-collect = Prendi le combinazioni?
ask-collect-take = Prendi tutto.
ask-collect-leave = Lascia tutto lì: il turno finisce.
ask-piles =
    { $count ->
        [one] Dopo la gara: che cosa succede alla tua { place-pile }?
       *[other] Dopo la gara: che cosa succede alle tue { $count } { place-pile.plural }?
    }
ask-piles-keep = Tieni la { place-pile }.
ask-piles-dissolve = Disfa la { place-pile } in dadi singoli.
ask-extra = Puoi prendere un dado in più. Quale?
ask-extra-must = Devi prendere un altro dado. Quale?
ask-extra-die = { $symbol }
ask-extra-tower = { $symbol }, livello { $level } di { $height } nella torre
ask-extra-none = Nessuno.
ask-tower =
    { $count ->
        [one] Costruisci una torre con { $count } dado.
       *[other] Costruisci una torre con tutti i { $count } dadi.
    }
ask-tower-die = { $number } = { $symbol }
ask-tower-hint = Scrivi i numeri dal basso in alto, per esempio: { $example }
ask-tower-default = Solo Invio: { $order }

## Come si lancia

ask-manner = Come lanci?
ask-manner-drop = Caduta: lo lasci cadere. Intorno non si muove quasi niente.
ask-manner-toss = Lancio: piano, di lato. Un dado colpito può girarsi.
ask-manner-hit = Colpo: dall’alto su un dado, che di solito si gira.
ask-manner-smash = Schiacciata: con tutta la forza. Un dado colpito si gira quasi sempre, il tuo esce spesso.
ask-manner-default = Solo Invio: caduta.
ask-aim-hint = Per mirare aggiungi un punto: colpo c4. Da un altro lato: colpo c4 n.

## voll verasselt. $cards e $yard sono elenchi come "2 gialli e 1 rosso", oppure ask-no-cards.
## Dove si possono scrivere le carte, ognuna ha la sua lettera: "2 gialli (Y)".

ask-cards = { $cards } ({ $letter })
ask-no-cards = nessuna carta
ask-choose = Per che cosa tiri in questo turno?
ask-choose-hub = { place-hub.The }: { $cards }.
ask-choose-hub-end = { place-hub.The }: la partita finisce subito.
ask-choose-catch = Il bottino di { $player }: { $cards }.
ask-roll = Tiri per { $cards }. Quali dadi?
ask-roll-or-stop = Tiri per { $cards }. Tiri ancora o ti fermi?
ask-roll-hint = Scrivi i numeri di almeno { $least } dadi: 1 2 3 4. Oppure: tutto. O tienine alcuni: tieni 6 7.
ask-roll-hint-boost = Aggiungi carte dal cortile con +, per esempio 1 2 3 4 +{ colour-letter-yellow }. Il tuo cortile: { $yard }.
ask-roll-hint-stop = Oppure scrivi: stop.
ask-roll-default-all = Solo Invio: tiri tutti e sette i dadi.
ask-roll-default-stop = Solo Invio: ti fermi.
ask-split = Ricevi { $cards }. Che cosa va nel tuo cortile? Posti liberi: { $room }.
ask-split-hint = Scrivi le carte per il cortile, per esempio { $example }; oppure niente, o tutto. Le altre vanno nel mucchio.
ask-split-default = Solo Invio: tutto nel mucchio.
ask-top-up =
    { $count ->
        [one] { place-hub.To } manca { $count } carta. Prendila dal tuo cortile: { $yard }.
       *[other] { place-hub.To } mancano { $count } carte. Prendile dal tuo cortile: { $yard }.
    }
ask-top-up-hint = Scrivi le carte, per esempio { $example }; oppure tutto.
ask-top-up-default = Solo Invio: { $cards }.
ask-consolation = { cry-bust } Quante carte peschi nel cortile?
ask-consolation-draw =
    { $count ->
        [0] Non pescare.
        [one] Pesca { $count } carta.
       *[other] Pesca { $count } carte.
    }

## Una risposta che non può essere. $typed è ciò che è stato scritto.

ask-unclear-choice = «{ $typed }» non è fra le risposte. Scrivi un numero: { $keys }.
ask-unclear-several = «{ $typed }» non è chiaro: { $names }. Scrivine di più.
ask-unclear-manner = «{ $typed }» non è un modo di lanciare. Scrivi un numero: 1-4.
ask-unclear-no-arena = A questo tavolo non si mira, perché i dadi sono sorteggiati. Togli il punto e di’ solo come lanci.
ask-unclear-cell = «{ $typed }» non è un punto dell’arena. Scrivi una lettera da a a i e un numero da 1 a 9, per esempio e5; gli angoli sono fuori.
ask-unclear-side = «{ $typed }» non è un lato. Dopo il punto scrivi uno di questi: { $sides }
ask-move-how = Scrivi quale dado sposti e dove, per esempio: { $command } c4 d5
ask-move-none = A questo tavolo non si spostano dadi prima di un lancio. Lancia senza spostarli.
ask-move-not-at-wall = Puoi spostare solo un dado vicino a una parete, e solo della sua larghezza. Quello in { $cell } non lo è: scegline un altro.
ask-move-spreads = I dadi si possono solo avvicinare fra loro: spostalo verso gli altri.
ask-move-nothing = In { $cell } non c’è nessun dado. Ci sono dadi in: { $cells }
ask-move-tower = In { $cell } c’è una torre. Le torri non si spostano: scegli un altro dado.
ask-move-blocked = Il dado non può andare verso { $cell }: c’è di mezzo una parete o un altro dado. Scegli un altro punto.
ask-move-refused = Non tutti erano d’accordo: in questa partita non si scostano dadi dalla parete. Lancia senza spostarli.
ask-unclear-tower =
    { $count ->
        [one] «{ $typed }» non è un ordine di { $count } dado. Scrivi ogni numero una volta, per esempio: { $example }
       *[other] «{ $typed }» non è un ordine di { $count } dadi. Scrivi ogni numero una volta, per esempio: { $example }
    }
ask-unclear-roll = «{ $typed }» non indica dadi. Scrivi numeri da 1 a { $most }, per esempio: 1 2 3 4
ask-unclear-twice = «{ $typed }» nomina un dado due volte. Nomina ogni dado una volta sola.
ask-unclear-few =
    { $count ->
        [one] { $count } dado è troppo poco. Tirane almeno { $least }.
       *[other] { $count } dadi sono troppo pochi. Tirane almeno { $least }.
    }
ask-unclear-must-roll = Devi tirare almeno una volta prima di fermarti.
ask-unclear-cards = «{ $typed }» non si legge come carte. Scrivi lettere e numeri, per esempio: { colour-letter-yellow }2 { colour-letter-red }1
ask-unclear-yard = Nel tuo cortile non c’è. Ci sono: { $yard }.
ask-unclear-received = Questo non l’hai ricevuto. Hai ricevuto { $cards }.
ask-unclear-room =
    { $room ->
        [one] È troppo: nel tuo cortile c’è posto per { $room } carta.
       *[other] È troppo: nel tuo cortile c’è posto per { $room } carte.
    }
ask-unclear-missing =
    { $missing ->
        [one] È troppo poco: { place-hub.to } serve { $missing } carta.
       *[other] È troppo poco: { place-hub.to } servono { $missing } carte.
    }
