own-text = { $text }
own-ask = ¿Qué haces?
own-no-guide = Este juego no incluye reglas para leer.
own-no-advice = En este juego no hay consejos.
own-ended = { $winners ->
    [nobody] Termina sin nadie que gane.
    [somebody] { $players } gana.
   *[several] { $players } ganan juntos.
}
