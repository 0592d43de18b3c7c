own-text = { $text }
own-ask = Wat doe je?
own-no-guide = Dit spel heeft geen regels meegebracht om te lezen.
own-no-advice = In dit spel geeft niemand raad.
own-ended = { $winners ->
    [nobody] Het eindigt zonder winnaar.
    [somebody] { $players } wint.
   *[several] { $players } winnen samen.
}
