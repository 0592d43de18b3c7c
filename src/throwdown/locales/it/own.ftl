own-text = { $text }
own-ask = Che cosa fai?
own-no-guide = Questo gioco non ha regole da leggere.
own-no-advice = In questo gioco non ci sono consigli.
own-ended = { $winners ->
    [nobody] Finisce senza vincitori.
    [somebody] { $players } vince.
   *[several] { $players } vincono insieme.
}
