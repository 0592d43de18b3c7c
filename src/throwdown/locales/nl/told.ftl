# Wat de tafel naast het verhaal zegt: klokken, verbinding, races, beslissingen en hun oorzaak.

told-earlier = Eerder
told-line-silent = De server antwoordt even niet. Je plaats blijft van jou.
told-gone-silent = { $player } antwoordt even niet.
told-race-prize =
    { $count ->
        [one] De eerste toren pakt { $count } dobbelsteen.
       *[other] De eerste toren pakt { $count } dobbelstenen.
    }
told-race-left =
    { $seconds ->
        [one] Nog { $seconds } seconde
       *[other] Nog { $seconds } seconden
    }
told-race-others = Hoever de anderen zijn
