own-text = { $text }
own-ask = Was tust du?
own-no-guide = Dieses Spiel hat keine Regeln zum Lesen mitgebracht.
own-no-advice = In diesem Spiel rät niemand.
own-ended = { $winners ->
    [nobody] Es endet ohne Sieger.
    [somebody] { $players } gewinnt.
   *[several] { $players } gewinnen zusammen.
}
