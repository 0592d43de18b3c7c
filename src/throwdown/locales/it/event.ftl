# Che cosa succede, raccontato con i nomi di chi gioca: il fatto, poi la conseguenza.
# $player è un nome, $players un elenco di nomi, $faces e $sets dicono che cosa mostrano i dadi, $cards sono carte.

## Giochi nell’arena

event-turn-started =
    { $arena ->
        [0] Tocca a { $player }.
        [one] Tocca a { $player }. Nell’arena c’è un dado.
       *[other] Tocca a { $player }. Nell’arena ci sono { $arena } dadi.
    }
event-big-throw-required =
    { $count ->
        [one] L’arena è vuota: { $player } lancia l’ultimo dado.
       *[other] L’arena è vuota: { $player } lancia tutti i { $count } dadi insieme.
    }
event-dice-shifted = { $player } sposta un dado nell’arena.
event-arena-rotated = { $player } gira l’arena di { $degrees } gradi.
event-throw-committed =
    { $kind ->
        [big] { $count ->
            [one] { $player } lancia l’ultimo dado.
           *[other] { $player } lancia tutti i { $count } dadi.
        }
        [pile] { $count ->
            [one] { $player } lancia una { place-pile } di un solo dado.
           *[other] { $player } lancia una { place-pile } di { $count } dadi.
        }
       *[single] { $count ->
            [one] { $player } lancia un dado.
           *[other] { $player } lancia { $count } dadi.
        }
    }
event-dice-left-arena =
    { $cause ->
        [missed] { $count ->
            [one] Un dado ha mancato l’arena. È eliminato dal gioco.
           *[other] { $count } dadi hanno mancato l’arena. Sono eliminati dal gioco.
        }
        [bounced] { $count ->
            [one] Un dado è rimbalzato fuori dall’arena. È eliminato dal gioco.
           *[other] { $count } dadi sono rimbalzati fuori dall’arena. Sono eliminati dal gioco.
        }
       *[knocked] { $count ->
            [one] Un dado è stato spinto fuori dall’arena. È eliminato dal gioco.
           *[other] { $count } dadi sono stati spinti fuori dall’arena. Sono eliminati dal gioco.
        }
    }
event-nudged =
    { $count ->
        [one] Una spinta alla scatola raddrizza un dado in bilico. Ora mostra: { $faces }.
       *[other] Una spinta alla scatola raddrizza { $count } dadi in bilico. Ora mostrano: { $faces }.
    }
event-dice-settled =
    { $count ->
        [one] Il dado mostra: { $faces }.
       *[other] I dadi mostrano: { $faces }.
    }
event-dice-settled-turned =
    { $count ->
        [one] Un dado colpito ora mostra: { $faces }.
       *[other] { $count } dadi colpiti ora mostrano: { $faces }.
    }
# $face è la faccia con cui un dado è perso: x oppure, con gli elementi, blank.
event-x-removed =
    { $face ->
        [blank] { $count ->
            [one] Un lato vuoto: quel dado è eliminato dal gioco.
           *[other] { $count } lati vuoti: quei dadi sono eliminati dal gioco.
        }
       *[x] { $count ->
            [one] Una X: quel dado è eliminato dal gioco.
           *[other] { $count } X: quei dadi sono eliminati dal gioco.
        }
    }
event-sets-found =
    { $count ->
        [0] Nessuna combinazione.
        [one] Una combinazione: { $sets }.
       *[other] Più combinazioni: { $sets }.
    }
event-immobulus-held = { $sets }: questi dadi restano nell’arena e nessun altro incantesimo funziona.
event-spells-silenced =
    { $count ->
        [one] { $faces } questa volta non ha effetto.
       *[other] { $faces } questa volta non hanno effetto.
    }
# $effect è il nome del potere o dell’incantesimo; $count dice in quanti lanciano.
event-reaction-started =
    { $count ->
        [0] { $effect }: nessun altro ha un dado da lanciare.
        [one] { $effect }: { $players } lancia un dado.
       *[other] { $effect }: { $players } lanciano un dado a testa, tutti insieme.
    }
event-reaction-committed =
    { $count ->
        [one] { $player } lancia un dado.
       *[other] { $player } lancia una { place-pile } di { $count } dadi.
    }
event-sets-found-again =
    { $count ->
        [0] Ora non c’è più nessuna combinazione.
        [one] Ora c’è una combinazione: { $sets }.
       *[other] Ora ci sono più combinazioni: { $sets }.
    }
event-race-started =
    { $count ->
        [0] { $effect }: nessuno ha dadi per una torre.
        [one] { $effect }: solo { $players } ha dadi per una torre.
       *[other] { $effect }: { $players } fanno a gara a costruire una torre. Chi finisce per primo prende tutte le combinazioni.
    }
# won: qualcuno vince, senza tempi. timed: qualcuno vince, con i tempi. tie: la gara si ripete.
event-race-finished =
    { $how ->
        [won] La torre di { $player } è la prima.
        [timed] La torre di { $player } è la prima ({ $times }).
        [tie] Parità ({ $times }): la gara si ripete.
       *[nobody] Nessuno finisce: le combinazioni vanno a chi è di turno.
    }
event-piles-dissolved = Le { place-pile.plural } di { $players } si disfano: i loro dadi sono di nuovo singoli.
event-dice-collected =
    { $count ->
        [one] { $sets }: { $player } prende 1 dado.
       *[other] { $sets }: { $player } prende { $count } dadi.
    }
event-dice-held = { $sets }: questi dadi restano nell’arena.
event-pile-built =
    { $count ->
        [one] { $player } mette da parte 1 pietra come { place-pile }.
       *[other] { $player } impila { $count } pietre. Si potranno lanciare tutte insieme.
    }
# $scores dice quanti dadi hanno ora tutti.
event-hurricane-passed = { $effect }: ognuno passa i suoi dadi a sinistra. Dadi ora: { $scores }.
event-accio-taken = { $player } prende anche un dado con { $face }.
event-accio-declined = { $player } non prende nessun dado in più.
event-tower-built =
    { $count ->
        [one] { $player } sistema un solo dado: { $faces }.
       *[other] { $player } costruisce una torre di { $count } dadi. Dal basso in alto: { $faces }.
    }
event-direction-reversed =
    { $direction ->
        [clockwise] Il giro si inverte: si gioca di nuovo in senso orario.
       *[counter] Il giro si inverte: ora si gioca in senso antiorario.
    }
event-player-eliminated =
    { $count ->
        [one] { $players } è eliminato.
       *[other] { $players } sono eliminati.
    } { $remaining ->
        [0] Non resta nessuno.
        [one] Resta un solo giocatore.
       *[other] Restano { $remaining } giocatori.
    }
event-game-over =
    { $reason ->
        [replay] Nessuno ha più dadi: la partita ricomincia.
        [throw_cap] Il limite di lanci è raggiunto: { $players } condividono la vittoria.
        [all_out] { $count ->
            [one] Nessuno ha più dadi: toccava a { $players }, che vince.
           *[other] Nessuno ha più dadi: { $players } condividono la vittoria.
        }
       *[last_with_dice] Solo { $players } ha ancora dadi e vince.
    }
# $title: come le regole chiamano il vincitore.
event-game-over-title = { $players } conquista il titolo di { $title }.
event-choice-required = { $player } può lanciare un altro dado o fermarsi.
event-turn-stopped = { $player } si ferma.
event-turn-ended =
    { $reason ->
        [collected] { $player } ha preso dei dadi: il turno è finito.
        [declined] I dadi restano lì: il turno di { $player } è finito.
        [stopped] { $player } si ferma: il turno è finito.
        [held_match] La combinazione resta nell’arena: il turno di { $player } è finito.
        [race] La gara è finita, e con essa il turno di { $player }.
        [reaction] Non resta niente da prendere: il turno di { $player } è finito.
        [left] { $player } ha lasciato la partita.
       *[no_dice] { $player } non ha più dadi: il turno è finito.
    }
# $scores: i punti di tutti; vince chi ne ha meno.
event-tournament-scored = Punti dopo la partita { $game }: { $scores }. Vince chi ne ha meno.

## voll verasselt

event-game-started =
    { $deck ->
        [one] { place-hub.In } ci sono { $cards }. Nel mazzo c’è una carta.
       *[other] { place-hub.In } ci sono { $cards }. Nel mazzo ci sono { $deck } carte.
    }
event-turn-started-verasselt =
    { $groups ->
        [both] Tocca a { $player }, che sceglie: { place-hub.the } o il bottino in attesa.
       *[hub] Tocca a { $player }, che tira per { place-hub.the }.
    }
event-group-chosen =
    { $group ->
        [catch] { $player } saccheggia il bottino in attesa.
       *[hub] { $player } tira per { place-hub.the }.
    }
event-payout-due =
    { $reason ->
        [secured] Il bottino di { $player } è al sicuro: { $cards }.
        [leftover] { $count ->
            [0] Del bottino di { $player } non resta niente.
           *[other] { $player } riceve ciò che resta del bottino: { $cards }.
        }
        [plunder_bust] { $player } riprende tutto il bottino: { $cards }.
       *[game_end] La partita sta finendo: { $player } si tiene il bottino in attesa, { $cards }.
    }
event-payout-split =
    { $where ->
        [yard] { $player } mette { $yard } nel cortile.
        [both] { $player } mette { $yard } nel cortile e { $heap } nel mucchio.
       *[heap] { $player } mette { $heap } nel mucchio.
    }
event-hub-refilled =
    { $part ->
        [bars] Le doppie barrette portano nuove carte { place-hub.in }: { $cards }.
       *[to_eight] { place-hub.The } si riempie fino a otto carte: { $cards }.
    } { $deck ->
        [0] Il mazzo è vuoto.
        [one] Nel mazzo resta una carta.
       *[other] Nel mazzo restano { $deck } carte.
    }
event-refill-skipped =
    { $reason ->
        [deck_empty] Il mazzo è vuoto: { place-hub.in } non arrivano nuove carte.
       *[first_turn] Nel primo turno { place-hub.in } non arrivano nuove carte.
    }
event-top-up-required =
    { $count ->
        [one] { place-hub.To } manca una carta: { $player } deve aggiungerne almeno una dal cortile.
       *[other] { place-hub.To } mancano { $count } carte: { $player } deve aggiungerne almeno altrettante dal cortile.
    }
event-topped-up = { $player } aggiunge { place-hub.to } { $cards }.
event-boosted =
    { $group ->
        [catch] { $player } aggiunge al bottino { $cards } dal cortile.
       *[hub] { $player } aggiunge { place-hub.to } { $cards } dal cortile.
    }
# $faces: che cosa mostrano ora tutti e sette i dadi.
event-dice-rolled =
    { $count ->
        [one] { $player } tira un dado. Tutti e sette mostrano { $faces }.
       *[other] { $player } tira { $count } dadi. Tutti e sette mostrano { $faces }.
    }
event-caught =
    { $how ->
        [nothing] Solo doppie barrette: { $player } è al sicuro e non cattura nulla.
        [more] { $player } cattura { $cards }. Bottino finora: { $catch }.
       *[first] { $player } cattura { $cards }.
    }
# Viene dopo un event-busted-colour per ogni colore di troppo.
event-busted = { cry-bust } { $player } non cattura niente.
event-busted-colour =
    { $count ->
        [0] { $faces } sui dadi, ma nessuna carta di quel colore.
        [one] { $faces } sui dadi, ma una sola carta di quel colore.
       *[other] { $faces } sui dadi, ma solo { $count } carte di quel colore.
    }
event-catch-dissolved =
    { $group ->
        [catch] Le carte catturate tornano nel bottino saccheggiato: { $cards }.
       *[hub] Le carte catturate tornano { place-hub.in }: { $cards }.
    }
event-consolation-drawn =
    { $count ->
        [0] { $player } non pesca carte di consolazione.
        [one] Per consolazione { $player } pesca una carta nel cortile: { $cards }.
       *[other] Per consolazione { $player } pesca { $count } carte nel cortile: { $cards }.
    }
event-stopped =
    { $count ->
        [0] { $player } si ferma e non lascia nessun bottino.
       *[other] { $player } si ferma. Il bottino aspetta sul tavolo: { $cards }.
    }
event-player-left = { $player } ha lasciato la partita.
event-game-ended =
    { $reason ->
        [max_turns] Il limite di turni è raggiunto: la partita è finita.
        [last_seat] Tutti gli altri hanno lasciato la partita: è finita.
       *[hub_short] Il mazzo è vuoto e { place-hub.in } restano meno di otto carte: la partita è finita.
    }
# $scores: le carte nelle tane, una per una.
event-scored =
    { $tie ->
        [fewer_yard_cards] Carte nei mucchi: { $scores }. Parità: { $players } ha meno carte nel cortile e vince.
        [shared] Carte nei mucchi: { $scores }. Parità completa: { $players } condividono la vittoria.
       *[none] Carte nei mucchi: { $scores }. Vince { $players }.
    }
