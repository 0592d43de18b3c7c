# Was der Tisch neben der Geschichte sagt: Uhren, Verbindung, Rennen, Entscheidungen und ihr Grund.

told-earlier = Früheres
told-line-silent = Der Server antwortet gerade nicht. Dein Platz bleibt dir.
told-gone-silent = { $player } antwortet gerade nicht.
told-race-prize =
    { $count ->
        [one] Der erste Turm bekommt { $count } Würfel.
       *[other] Der erste Turm bekommt { $count } Würfel.
    }
told-race-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }
told-race-others = Wie weit die anderen sind
