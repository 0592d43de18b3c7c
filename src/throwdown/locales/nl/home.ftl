# Games that were played without a server are handed in when a server is there again.

home-ask =
    { $count ->
        [one] Eén spel dat je zonder server hebt gespeeld naar de server sturen?
       *[other] { $count } spellen die je zonder server hebt gespeeld naar de server sturen?
    }
home-why = Ze krijgen hier een herhaling, met de vermelding dat ze zonder server zijn gespeeld. Ze tellen niet mee voor de sterkte.
home-yes = Versturen
home-no = Niet nu
home-never = Deze nooit
home-progress = { $done } van { $total } …
home-done =
    { $count ->
        [one] Eén spel is verstuurd.
       *[other] { $count } spellen zijn verstuurd.
    }
home-refused = De server neemt dit spel van { $game } niet aan: { $why }
home-save = De opname als bestand opslaan
home-later = De andere spellen wachten op dit apparaat tot je volgende bezoek: { $why }
