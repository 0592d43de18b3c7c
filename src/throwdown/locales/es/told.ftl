# Lo que dice la mesa junto al relato: relojes, conexión, carreras, decisiones y su causa.

told-earlier = Antes
told-line-silent = El servidor no responde por ahora. Tu sitio sigue siendo tuyo.
told-gone-silent = { $player } no responde por ahora.
