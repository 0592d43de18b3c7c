# Wat de tafel naast het verhaal zegt: klokken, verbinding, races, beslissingen en hun oorzaak.

told-earlier = Eerder
told-line-silent = De server antwoordt even niet. Je plaats blijft van jou.
told-gone-silent = { $player } antwoordt even niet.
told-race-prize =
    { $count ->
        [one] De snelste speler pakt { $count } dobbelsteen.
       *[other] De snelste speler pakt { $count } dobbelstenen.
    }
told-race-left =
    { $seconds ->
        [one] Nog { $seconds } seconde
       *[other] Nog { $seconds } seconden
    }
told-race-others = Hoever de anderen zijn
told-race-place = Plaats { $place } van { $count } in { $seconds } seconden
told-race-over = De race is voorbij.

## Beslissingen, elk met wat erom vraagt. $effect is de naam van de spreuk of de kracht.

told-ask-extra = { $effect }: je mag nog een dobbelsteen pakken. Welke?
told-ask-extra-must = { $effect }: je moet nog een dobbelsteen pakken. Welke?
told-ask-tower =
    { $count ->
        [one] { $effect }: bouw een toren van { $count } dobbelsteen.
       *[other] { $effect }: bouw een toren van alle { $count } dobbelstenen.
    }
told-ask-reaction = { $effect }: jij gooit ook, tegelijk met de anderen.
told-ask-piles =
    { $count ->
        [one] { $effect }: de race is voorbij. Wat gebeurt er met je { place-pile }?
       *[other] { $effect }: de race is voorbij. Wat gebeurt er met je { $count } { place-pile.plural }?
    }

## Dobbelstenen in de doos. $key is de toets die op een dobbelsteen mikt, $face wat hij toont.

told-die = dobbelsteen { $key } (toont: { $face })
told-shows = toont: { $face }

## Een beslissing die iets heeft gekost. $done werd gekozen, $best was beter.

told-slip-win =
    { $who ->
        [you] { $when }: je koos { $done }. Beter: { $best }. Dat kostte { $cost } % winstkans.
       *[name] { $when }: { $player } koos { $done }. Beter: { $best }. Dat kostte { $cost } % winstkans.
    }
told-slip-cards =
    { $cost ->
        [one] { $who ->
            [you] { $when }: je koos { $done }. Beter: { $best }. Dat kostte { $cost } kaart.
           *[name] { $when }: { $player } koos { $done }. Beter: { $best }. Dat kostte { $cost } kaart.
        }
       *[other] { $who ->
            [you] { $when }: je koos { $done }. Beter: { $best }. Dat kostte { $cost } kaarten.
           *[name] { $when }: { $player } koos { $done }. Beter: { $best }. Dat kostte { $cost } kaarten.
        }
    }
