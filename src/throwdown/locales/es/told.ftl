# Lo que dice la mesa junto al relato: relojes, conexión, carreras, decisiones y su causa.

told-earlier = Antes
told-line-silent = El servidor no responde por ahora. Tu sitio sigue siendo tuyo.
told-gone-silent = { $player } no responde por ahora.
told-race-prize =
    { $count ->
        [one] La primera torre se lleva { $count } dado.
       *[other] La primera torre se lleva { $count } dados.
    }
told-race-left =
    { $seconds ->
        [one] Queda { $seconds } segundo
       *[other] Quedan { $seconds } segundos
    }
told-race-others = Cómo van los demás
