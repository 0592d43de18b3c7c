# Lo que dice la mesa junto al relato: relojes, conexión, carreras, decisiones y su causa.

told-earlier = Antes
