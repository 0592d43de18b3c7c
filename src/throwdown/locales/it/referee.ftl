# L’arbitro: aiuta chi gioca con la scatola vera. Chiede, decide e racconta.
# Si rivolge alle persone al tavolo. Le righe vanno a capo a 79 caratteri; le frasi restano comunque brevi.

## Parole che si possono scrivere, una sola ciascuna, minuscole, tutte diverse fra loro.
## Le parole inglesi si capiscono in ogni lingua. Nessuna parola può essere il nome di una faccia.

referee-word-stop = stop
referee-word-yes = sì
referee-word-no = no
# Prima di un lancio: un dado nell’arena è stato spostato.
referee-word-move = sposta
referee-word-keep = tieni
referee-word-share = condividi
referee-word-decider = spareggio
referee-word-undo = annulla
referee-word-why = perché
referee-word-help = aiuto
referee-word-show = mostra
referee-word-scores = punti
referee-word-leave = ritira
referee-word-quit = esci
# Un dado che non è nell’arena.
referee-word-out = fuori
# Una torre che è caduta.
referee-word-fallen = caduta
# "restano 2": due dadi di una torre sono ancora in piedi.
referee-word-stand = restano
referee-word-none = nessuno

## Inizio e fine

referee-open = Arbitro per { $game }. Voi lanciate i dadi veri e scrivete che cosa mostrano.
# $players è un elenco di referee-numbered.
referee-players = Al tavolo, in senso orario: { $players }.
referee-numbered = { $number } = { $player }
referee-open-help = In ogni momento potete scrivere aiuto, annulla o perché.
referee-resumed =
    { $count ->
        [one] La partita riprende da dove si era fermata, dopo una voce.
       *[other] La partita riprende da dove si era fermata, dopo { $count } voci.
    }
referee-closed = La partita è salvata. Per riprenderla: throwdown referee --resume { $save }
referee-closed-unsaved = La partita si ferma qui. Non è salvata.
referee-closed-early = Nessuno ha detto chi gioca: nessuna partita è cominciata.
referee-not-saved = Non si può salvare la partita: { $reason }. Potete continuare a giocare.
referee-damaged = Il file è danneggiato alla riga { $line }. La partita riprende da prima di quella riga. Il file danneggiato è salvato come { $file }.
referee-ask-names = Chi gioca? Scrivete i nomi in senso orario, con le virgole:
referee-unclear-names = Possono giocare da { $least } a { $most } persone. Scrivete nomi diversi, separati da virgole.
referee-ask-done = La partita è finita. Premete Invio per concludere, o scrivete annulla:

## Tornei

referee-tournament = { title-tournament }, partita { $game } di { $games }.
# $scores è un elenco di giocatori con i loro punti.
referee-tally = Punti dopo la partita { $game } di { $games }: { $scores }. Vince chi ha meno punti.
referee-champions =
    { $count ->
        [one] { $players } vince il torneo.
       *[other] { $players } condividono la vittoria del torneo.
    }
referee-ask-next = Premete Invio per la prossima partita, o scrivete annulla:
referee-ask-decider = C’è parità: si gioca uno spareggio. Premete Invio per cominciare, o scrivete annulla:
referee-ask-tie = { $players } sono in parità. Scrivete condividi o spareggio:
referee-unclear-tie = Scrivete condividi per condividere la vittoria, o spareggio per giocare ancora una partita.
referee-no-tournament = È una partita singola: non ci sono punti da mostrare.
referee-unclear-enter = L’arbitro non capisce «{ $typed }». Premete Invio, o scrivete annulla.

## Che cosa si chiede nei giochi nell’arena

referee-ask-place = { $player } mette il primo dado. Quale simbolo ({ $faces })?
referee-ask-start = { $player } lancia il primo dado. Che cosa mostra?
referee-ask-turn = { $player } lancia un dado. Che cosa mostra?
referee-ask-choice = { $player }: stop (s), o lancia un altro dado. Che cosa mostra?
# $piles è un elenco di referee-pile e referee-pile-one.
referee-ask-turn-piles = { $player } lancia un dado o una { place-pile } ({ $piles }). Che cosa mostrano?
referee-ask-choice-piles = { $player }: stop (s), o lancia un dado o una { place-pile } ({ $piles }). Che cosa mostrano?
referee-pile =
    { $count ->
        [one] { $key } = una { place-pile } di { $count } dado
       *[other] { $key } = una { place-pile } di { $count } dadi
    }
referee-pile-one =
    { $count ->
        [one] { $key } = un dado da una { place-pile } di { $count }
       *[other] { $key } = un dado da una { place-pile } di { $count }
    }
referee-ask-landing =
    { $count ->
        [one] Che cosa mostra il dado di { $player }? Che altro è cambiato?
       *[other] Che cosa mostrano i { $count } dadi di { $player }? Che altro è cambiato?
    }
# $seats è un elenco come "1 = Mara, 3 = Jo"; $example mostra come si scrive.
referee-ask-storm = Che cosa mostrano questi dadi: { $seats }? Per esempio { $example }.
referee-ask-reaction = { $player } non ha dadi singoli. Quale { place-pile } si lancia ({ $piles })?
referee-ask-race = Quale torre è finita per prima: { $seats }? Per una parità scrivete 1=2.
referee-ask-collect = { $player } prende le combinazioni? (sì o no, Invio = sì)
referee-ask-piles = { $player } tiene le { place-pile.plural } come sono? (sì o no)
referee-ask-accio = Quale dado prende in più { $player }: { $faces }? (Invio = nessuno)
referee-ask-accio-must = Quale dado prende in più { $player }: { $faces }?
referee-ask-accio-lot = Quale dado è uscito a caso: { $faces }?
referee-ask-tower = { $player } costruisce una torre con { $faces }. In quale ordine, dal basso in alto?
referee-ask-tower-lot = Si costruisce a caso una torre con { $faces }. In quale ordine, dal basso in alto?
referee-ask-move-group = Il dado è stato avvicinato agli altri? (sì o no, Invio = sì)
referee-ask-move-wall = Il dado era vicino a una parete? (sì o no, Invio = sì)
referee-ask-move-consent = Siete tutti d’accordo? (sì o no, Invio = sì)

## Che cosa si chiede in voll verasselt.

referee-ask-setup =
    { $count ->
        [one] Quale carta è { place-hub.in }? Per esempio { colour-letter-yellow }
       *[other] Quali { $count } carte sono { place-hub.in }? Per esempio { colour-letter-yellow }4 { colour-letter-blue }3 { colour-letter-red }2 { colour-letter-green }1
    }
referee-ask-choose = { $player } tira per { place-hub.the } ({ $hub }) o per il bottino in attesa ({ $catch })?
referee-ask-roll = { $player } tira per { $cards }. Quali dadi? (Invio = tutti)
referee-ask-roll-or-stop = { $player }: stop (s), o tira ancora per { $cards }. Quali dadi? (Invio = tutti)
referee-ask-rolling =
    { $count ->
        [one] { $player } tira { $count } dado. Che cosa mostra?
       *[other] { $player } tira { $count } dadi. Che cosa mostrano?
    }
referee-ask-distribute =
    { $room ->
        [one] { $player } riceve { $cards }. Quale carta va nel cortile? C’è posto per { $room }. (Invio = nessuna)
       *[other] { $player } riceve { $cards }. Quali carte vanno nel cortile? C’è posto per { $room }. (Invio = nessuna)
    }
referee-ask-top-up =
    { $count ->
        [one] { $player } deve aggiungere { place-hub.to } almeno { $count } carta dal cortile ({ $yard }). Quale?
       *[other] { $player } deve aggiungere { place-hub.to } almeno { $count } carte dal cortile ({ $yard }). Quali?
    }
referee-ask-consolation =
    { $count ->
        [one] { $player } può pescare { $count } carta. Quante? (Invio = { $count })
       *[other] { $player } può pescare fino a { $count } carte. Quante? (Invio = { $count })
    }
referee-ask-drawn =
    { $count ->
        [one] Dal mazzo viene { $count } carta. Di che colore? Per esempio { colour-letter-yellow }
       *[other] Dal mazzo vengono { $count } carte. Di che colori? Per esempio { colour-letter-yellow }2 { colour-letter-blue }1
    }

## Come dovrebbe essere ora la scatola

# $dice: facce, e torri fra parentesi dal basso in alto.
referee-arena = Nell’arena: { $dice }.
referee-arena-empty = L’arena è vuota.
# $supplies è un elenco delle quattro che seguono.
referee-supplies = Dadi: { $supplies }.
referee-supply = { $player } { $count }
referee-supply-piles = { $player } { $count } ({ place-pile.plural }: { $piles })
referee-supply-hidden = { $player } (nascosti)
referee-supply-out = { $player } (eliminato)
# $cards e $yard sono carte come si scrivono (Y4 B3); $dice sono le facce dei sette dadi.
referee-hub =
    { $deck ->
        [one] { place-hub.Name }: { $cards }. Mazzo: { $deck } carta. Dadi da 1 a 7: { $dice }
       *[other] { place-hub.Name }: { $cards }. Mazzo: { $deck } carte. Dadi da 1 a 7: { $dice }
    }
referee-catch = Il bottino di { $player } aspetta: { $cards }.
referee-own-catch = Finora { $player } ha catturato { $cards }.
# $yards è un elenco delle due che seguono, e di referee-supply-out.
referee-yards = Nei cortili (e sui mucchi): { $yards }.
referee-yard = { $player } { $yard } ({ $heap })
referee-yard-hidden = { $player } { $yard }
referee-nothing-there = Lì ora non c’è niente.

## Annullare e perché

referee-undone = L’ultima voce è stata annullata.
referee-nothing-to-undo = Non c’è niente da annullare.
referee-why = { $rule } ({ $clause })
referee-why-nothing = Non c’è ancora niente da spiegare.

## Aiuto. $one e $two sono due facce di questo gioco, $lost è quella perdente.

referee-help-landing = Scrivete che cosa mostra il dado lanciato: { $one }. Basta l’inizio della parola. Un dado che non è nell’arena è fuori. Più dadi: una parola per ciascuno. Si possono separare con virgole, e “2x { $one }” conta dadi uguali.
referee-help-changes = Scrivete che altro è cambiato con >. "{ $one } { $two }>{ $lost }": un dado con { $two } che era lì ora mostra { $lost }. "{ $one } { $two }>fuori": è stato spinto fuori.
referee-help-towers = Torri: "caduta" se sono cadute tutte, "restano 2" se due dadi sono ancora impilati. "[{ $one } { $two }]" è una torre dal basso in alto. "^{ $two }>{ $lost }" indica il dado nella torre.
referee-help-piles = Le { place-pile.plural }: p1 lancia la { place-pile } 1, f1 ne lancia un solo dado, se le vostre regole lo permettono.
referee-help-cards = Carte: { colour-letter-yellow } = { colour-yellow }, { colour-letter-blue } = { colour-blue }, { colour-letter-red } = { colour-red }, { colour-letter-green } = { colour-green }. "{ colour-letter-yellow }2 { colour-letter-blue }1" sono 2 porcellini gialli e 1 porcellino blu; vanno bene anche le parole intere. Sui dadi = è la doppia barretta.
referee-help-dice = Dadi: scrivete i numeri dei dadi da tirare, "1 2 3 4", oppure che cosa si tiene, "tieni { colour-letter-yellow }{ colour-letter-blue }". "+{ colour-letter-yellow }" aggiunge prima una carta gialla dal cortile.
referee-help-commands = In ogni momento: annulla toglie l’ultima voce, perché mostra la regola, mostra elenca che cosa sta dove, punti mostra i punti. Con ritira NOME un giocatore lascia la partita, ed esci salva e chiude. "sposta" e una faccia: un dado nell’arena è stato spostato prima di un lancio.

## Una risposta che non può essere. $typed è ciò che è stato scritto.

referee-must-throw = Ogni turno comincia con un lancio: { $player } non può ancora fermarsi.
referee-must-roll = { $player } deve tirare almeno una volta prima di fermarsi.
referee-unclear-yes-no = «{ $typed }» non è né sì né no: scrivete uno dei due.
referee-unclear-choice = «{ $typed }» ora non si può scegliere.
referee-unclear-face = «{ $typed }» non è una faccia. Scrivete una di queste: { $faces }. Un dado uscito dall’arena è fuori.
referee-unclear-leaning = Un dado { face-leaning } non vale ancora: spingete la scatola o battete sul tavolo finché non è piatto. Poi scrivete che cosa mostra.
referee-unclear-not-lying = Nessun dado nell’arena mostra { $face }. Ci sono: { $faces }.
referee-unclear-not-in-tower = Nessun dado in una torre mostra { $face }. Nell’arena ci sono: { $faces }.
referee-unclear-too-many = «{ $typed }» è un dado in più di quelli lanciati da { $player }.
referee-unclear-missing =
    { $count ->
        [one] Manca ancora un dado di { $player }: scrivete la sua faccia, o fuori.
       *[other] Mancano ancora { $count } dadi di { $player }: scrivete una faccia per ciascuno, o fuori.
    }
referee-unclear-seat = «{ $typed }» non ha lanciato dadi. Scrivete una di queste scelte: { $seats }.
referee-unclear-racer = «{ $typed }» non era in gara. Scrivete una di queste scelte: { $seats }. Scrivete nessuno se non ha finito nessuno.
referee-unclear-stand = Scrivete quanti dadi della torre sono ancora in piedi, per esempio: restano 2
referee-unclear-in-tower = Scrivete che cosa è cambiato nella { place-tower }: con > come nell’aiuto, oppure "caduta".
referee-unclear-bracket = Manca una parentesi di una torre. Scrivete una torre come [a b], dal basso in alto.
referee-unclear-pile = Scrivete quale { place-pile }: { $piles }.
referee-unclear-extra = Bisogna prendere un dado. Scrivete uno di questi: { $faces }.
referee-unclear-tower = Una torre è fatta di tutti i dadi nell’arena. Scrivete ognuno di questi una volta: { $faces }.
referee-unclear-leave = Chi lascia la partita? Scrivete ritira e una di queste scelte: { $seats }.
referee-unclear-nothing-flies = Ora nessun dado è in volo. Rispondete prima alla domanda.
referee-unclear-lot = Scriveteli nell’ordine in cui sono usciti: { $items }
referee-unclear-rolled =
    { $count ->
        [one] «{ $typed }» non può essere ciò che mostra il dado. Scrivete { colour-letter-yellow }, { colour-letter-blue }, { colour-letter-red }, { colour-letter-green } o =.
       *[other] «{ $typed }» non può essere ciò che mostrano i dadi. Scrivete { $count } facce, ciascuna come { colour-letter-yellow }, { colour-letter-blue }, { colour-letter-red }, { colour-letter-green } o =.
    }
referee-unclear-group = «{ $typed }» non è una risposta. Scrivete { $hub } per { place-hub.the } o { $catch } per il bottino.
referee-unclear-cards = «{ $typed }» non indica carte. Scrivete lettere e numeri, per esempio { colour-letter-yellow }2 { colour-letter-red }1.
referee-unclear-yard = Questo non è nel cortile. Ci sono: { $yard }.
referee-unclear-dice = «{ $typed }» non indica dadi. Scrivete numeri diversi da 1 a 7, oppure tieni e le facce che restano.
referee-unclear-few-dice =
    { $count ->
        [one] { $count } dado non basta: tiratene almeno { $least }.
       *[other] { $count } dadi sono troppo pochi: tiratene almeno { $least }.
    }
referee-unclear-keep = Questi dadi non si possono tenere. I dadi mostrano { $dice }.
referee-unclear-received = Quelle carte non sono state ricevute. Ci sono { $cards }.
referee-unclear-room =
    { $room ->
        [one] È troppo: nel cortile c’è posto per { $room } carta.
       *[other] È troppo: nel cortile c’è posto per { $room } carte.
    }
referee-unclear-top-up =
    { $count ->
        [one] È troppo poco: { place-hub.to } serve { $count } carta.
       *[other] È troppo poco: { place-hub.to } servono { $count } carte.
    }
referee-unclear-count = «{ $typed }» carte non si possono pescare. Scrivete un numero da 0 a { $most }.
# $colour è un colore come giallo; $count dice quante carte di quel colore restano nel mazzo.
referee-unclear-deck =
    { $count ->
        [0] Nel mazzo non resta nessuna carta di colore { $colour }.
        [one] Nel mazzo resta solo { $count } carta di colore { $colour }.
       *[other] Nel mazzo restano solo { $count } carte di colore { $colour }.
    }
# $typed: quante carte sono state scritte; $count: quante devono essere.
referee-unclear-drawn =
    { $count ->
        [one] Va nominata { $count } carta, non { $typed }.
       *[other] Vanno nominate { $count } carte, non { $typed }.
    }
