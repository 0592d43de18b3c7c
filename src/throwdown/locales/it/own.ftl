own-text = { $text }
own-ask = Che cosa fai?
own-no-guide = Questo gioco non ha portato regole da leggere.
own-no-advice = In questo gioco nessuno dà consigli.
own-ended = { $winners ->
    [nobody] Finisce senza vincitori.
    [somebody] { $players } vince.
   *[several] { $players } vincono insieme.
}
