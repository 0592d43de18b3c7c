# Ciò che succede, raccontato a chi lo fa o a chi riguarda. Le frasi sugli altri stanno in event.ftl.
# $others sono i nomi degli altri che ne fanno parte, con le virgole: chi legge viene per ultimo.

# Chi legge, in un elenco di nomi: «Dadi ora: tu (5), Ben (3)».
you-name = tu
you-begin =
    { $by ->
        [oldest] Hai più anni di tutti e cominci.
        [saw_bug] Sei l’ultima persona ad aver visto un porcellino di terra e cominci.
       *[lot] Cominci tu (per sorteggio).
    }

## Giochi dell’arena

you-turn-started =
    { $arena ->
        [0] Tocca a te.
        [one] Tocca a te. Nell’arena c’è un dado.
       *[other] Tocca a te. Nell’arena ci sono { $arena } dadi.
    }
you-big-throw-required =
    { $count ->
        [one] L’arena è vuota: lanci il tuo ultimo dado.
       *[other] L’arena è vuota: lanci tutti i { $count } dadi insieme.
    }
you-dice-shifted = Sposti un dado nell’arena.
you-arena-rotated = Giri l’arena di { $degrees } gradi.
you-throw-committed =
    { $kind ->
        [big] { $count ->
            [one] Lanci il tuo ultimo dado.
           *[other] Lanci tutti i { $count } dadi.
        }
        [pile] { $count ->
            [one] Lanci una { place-pile } di un solo dado.
           *[other] Lanci una { place-pile } di { $count } dadi.
        }
       *[single] { $count ->
            [one] Lanci un dado.
           *[other] Lanci { $count } dadi.
        }
    }
you-reaction-started =
    { $count ->
        [one] { $effect }: lanci un dado.
       *[other] { $effect }: { $others } e tu lanciate un dado a testa, tutti insieme.
    }
you-reaction-committed =
    { $count ->
        [one] Lanci un dado.
       *[other] Lanci una { place-pile } di { $count } dadi.
    }
you-race-started =
    { $count ->
        [one] { $effect }: solo tu hai dadi per una torre.
       *[other] { $effect }: { $others } e tu fate a gara a costruire una torre. Chi finisce per primo prende tutte le combinazioni.
    }
you-race-finished =
    { $how ->
        [timed] La tua torre è la prima ({ $times }).
       *[won] La tua torre è la prima.
    }
you-piles-dissolved =
    { $count ->
        [one] Le tue { place-pile.plural } si disfano: i loro dadi sono di nuovo singoli.
       *[other] Le { place-pile.plural } di { $others } e le tue si disfano: i loro dadi sono di nuovo singoli.
    }
you-dice-collected =
    { $count ->
        [one] { $sets }: prendi 1 dado.
       *[other] { $sets }: prendi { $count } dadi.
    }
you-pile-built =
    { $count ->
        [one] Metti da parte 1 pietra come { place-pile }.
       *[other] Impili { $count } pietre. Si potranno lanciare tutte insieme.
    }
you-accio-taken = Prendi anche un dado con { $face }.
you-accio-declined = Non prendi nessun dado in più.
you-tower-built =
    { $count ->
        [one] Sistemi un solo dado: { $faces }.
       *[other] Costruisci una torre di { $count } dadi. Dal basso in alto: { $faces }.
    }
you-player-eliminated =
    { $count ->
        [one] Sei eliminato.
       *[other] { $others } e tu siete eliminati.
    } { $remaining ->
        [0] Non resta nessuno.
        [one] Resta un solo giocatore.
       *[other] Restano { $remaining } giocatori.
    }
you-game-over =
    { $reason ->
        [throw_cap] { $count ->
            [one] Il limite di lanci è raggiunto: vinci tu.
           *[other] Il limite di lanci è raggiunto: { $others } e tu condividete la vittoria.
        }
        [all_out] { $count ->
            [one] Nessuno ha più dadi: toccava a te, e vinci.
           *[other] Nessuno ha più dadi: { $others } e tu condividete la vittoria.
        }
       *[last_with_dice] Solo tu hai ancora dadi e vinci.
    }
you-game-over-title = Conquisti il titolo di { $title }.
you-choice-required = Puoi lanciare un altro dado o fermarti.
you-turn-stopped = Ti fermi.
you-turn-ended =
    { $reason ->
        [declined] I dadi restano lì: il tuo turno è finito.
        [held_match] La combinazione resta nell’arena: il tuo turno è finito.
        [race] La gara è finita, e con essa il tuo turno.
        [reaction] Non resta niente da prendere: il tuo turno è finito.
        [left] Hai lasciato la partita.
       *[no_dice] Non hai più dadi: il tuo turno è finito.
    }

## voll verasselt

you-turn-started-verasselt =
    { $groups ->
        [both] Tocca a te. Scegli: { place-hub.the } o il bottino in attesa.
       *[hub] Tocca a te. Tiri per { place-hub.the }.
    }
you-group-chosen =
    { $group ->
        [catch] Saccheggi il bottino in attesa.
       *[hub] Tiri per { place-hub.the }.
    }
you-payout-due =
    { $reason ->
        [secured] Il tuo bottino è al sicuro: { $cards }.
        [leftover] { $count ->
            [0] Del tuo bottino non resta niente.
           *[other] Ricevi ciò che resta del tuo bottino: { $cards }.
        }
        [plunder_bust] Riprendi tutto il tuo bottino: { $cards }.
       *[game_end] La partita sta finendo: ti tieni il tuo bottino in attesa, { $cards }.
    }
you-payout-split =
    { $where ->
        [yard] Metti { $yard } nel tuo cortile.
        [both] Metti { $yard } nel tuo cortile e { $heap } sul tuo mucchio.
       *[heap] Metti { $heap } sul tuo mucchio.
    }
you-top-up-required =
    { $count ->
        [one] { place-hub.To } manca una carta: devi aggiungerne almeno una dal tuo cortile.
       *[other] { place-hub.To } mancano { $count } carte: devi aggiungerne almeno altrettante dal tuo cortile.
    }
you-topped-up = Aggiungi { place-hub.to } { $cards }.
you-boosted =
    { $group ->
        [catch] Aggiungi al bottino { $cards } dal tuo cortile.
       *[hub] Aggiungi { place-hub.to } { $cards } dal tuo cortile.
    }
you-dice-rolled =
    { $count ->
        [one] Tiri un dado. Tutti e sette mostrano { $faces }.
       *[other] Tiri { $count } dadi. Tutti e sette mostrano { $faces }.
    }
you-caught =
    { $how ->
        [nothing] Solo doppie barrette: sei al sicuro e non catturi nulla.
        [more] Catturi { $cards }. Il tuo bottino finora: { $catch }.
       *[first] Catturi { $cards }.
    }
you-busted = { cry-bust } Non catturi niente.
you-consolation-drawn =
    { $count ->
        [0] Non peschi carte di consolazione.
        [one] Per consolazione peschi una carta nel tuo cortile: { $cards }.
       *[other] Per consolazione peschi { $count } carte nel tuo cortile: { $cards }.
    }
you-stopped =
    { $count ->
        [0] Ti fermi e non lasci nessun bottino.
       *[other] Ti fermi. Il tuo bottino aspetta sul tavolo: { $cards }.
    }
you-player-left = Hai lasciato la partita.
you-scored =
    { $tie ->
        [fewer_yard_cards] Carte nei mucchi: { $scores }. Parità: hai meno carte nel tuo cortile e vinci.
        [shared] Carte nei mucchi: { $scores }. Parità completa: { $others } e tu condividete la vittoria.
       *[none] Carte nei mucchi: { $scores }. Vinci tu.
    }
