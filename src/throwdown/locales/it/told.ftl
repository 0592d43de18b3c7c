# Ciò che dice il tavolo accanto al racconto: orologi, connessione, gare, decisioni e la loro causa.

told-earlier = Prima ancora
told-line-silent = Il server al momento non risponde. Il tuo posto resta tuo.
told-gone-silent = { $player } al momento non risponde.
told-race-prize =
    { $count ->
        [one] Il più veloce prende { $count } dado.
       *[other] Il più veloce prende { $count } dadi.
    }
told-race-left =
    { $seconds ->
        [one] Ancora { $seconds } secondo
       *[other] Ancora { $seconds } secondi
    }
told-race-others = A che punto sono gli altri
told-race-place = Posto { $place } su { $count } in { $seconds } secondi
told-race-over = La corsa è finita.

## Le decisioni, ognuna con ciò che la chiede. $effect è il nome dell’incantesimo o del potere.

told-ask-extra = { $effect }: puoi prendere un altro dado. Quale?
told-ask-extra-must = { $effect }: devi prendere un altro dado. Quale?
told-ask-tower =
    { $count ->
        [one] { $effect }: costruisci una torre di { $count } dado.
       *[other] { $effect }: costruisci una torre con tutti i { $count } dadi.
    }
told-ask-reaction = { $effect }: lanci anche tu, nello stesso momento degli altri.
told-ask-piles =
    { $count ->
        [one] { $effect }: la gara è finita. Che ne è della tua { place-pile }?
       *[other] { $effect }: la gara è finita. Che ne è delle tue { $count } { place-pile.plural }?
    }

## I dadi nella scatola. $key è il tasto che mira a un dado, $face ciò che mostra.

told-die = dado { $key } (mostra: { $face })
told-shows = mostra: { $face }

## Una decisione che è costata qualcosa. $done è stato scelto, $best era meglio.

told-slip-win =
    { $who ->
        [you] { $when }: hai scelto { $done }. Meglio: { $best }. È costato il { $cost } % di probabilità di vincere.
       *[name] { $when }: { $player } ha scelto { $done }. Meglio: { $best }. È costato il { $cost } % di probabilità di vincere.
    }
told-slip-cards =
    { $cost ->
        [one] { $who ->
            [you] { $when }: hai scelto { $done }. Meglio: { $best }. È costato { $cost } carta.
           *[name] { $when }: { $player } ha scelto { $done }. Meglio: { $best }. È costato { $cost } carta.
        }
       *[other] { $who ->
            [you] { $when }: hai scelto { $done }. Meglio: { $best }. È costato { $cost } carte.
           *[name] { $when }: { $player } ha scelto { $done }. Meglio: { $best }. È costato { $cost } carte.
        }
    }
