# Was der Tisch neben der Geschichte sagt: Uhren, Verbindung, Rennen, Entscheidungen und ihr Grund.

told-earlier = Früheres
