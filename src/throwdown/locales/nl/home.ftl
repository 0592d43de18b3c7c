# Games that were played without a server are handed in when a server is there again.

home-ask =
    { $count ->
        [one] Eén spel inleveren dat je zonder server hebt gespeeld?
       *[other] { $count } spellen inleveren die je zonder server hebt gespeeld?
    }
home-why = Ze krijgen hier een herhaling, met de vermelding dat ze zonder server zijn gespeeld. Niets ervan telt mee.
home-yes = Inleveren
home-no = Niet nu
home-never = Deze nooit
home-progress = { $done } van { $total } …
home-done =
    { $count ->
        [one] Eén spel is ingeleverd.
       *[other] { $count } spellen zijn ingeleverd.
    }
home-refused = De server neemt dit spel van { $game } niet aan: { $why }
home-save = De opname als bestand opslaan
home-later = De andere spellen wachten op dit apparaat tot je volgende bezoek: { $why }
