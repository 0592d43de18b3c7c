own-text = { $text }
own-ask = Was tust du?
own-no-guide = Zu diesem Spiel gibt es keine Anleitung.
own-no-advice = In diesem Spiel gibt es keine Tipps.
own-ended = { $winners ->
    [nobody] Es endet ohne Sieger.
    [somebody] { $players } gewinnt.
   *[several] { $players } gewinnen zusammen.
}
