own-text = { $text }
own-ask = Wat doe je?
own-no-guide = Bij dit spel hoort geen handleiding.
own-no-advice = In dit spel zijn er geen tips.
own-ended = { $winners ->
    [nobody] Het eindigt zonder winnaar.
    [somebody] { $players } wint.
   *[several] { $players } winnen samen.
}
