# Was der Tisch neben der Geschichte sagt: Uhren, Verbindung, Rennen, Entscheidungen und ihr Grund.

told-earlier = Früheres
told-line-silent = Der Server antwortet gerade nicht. Dein Platz bleibt dir.
told-gone-silent = { $player } antwortet gerade nicht.
