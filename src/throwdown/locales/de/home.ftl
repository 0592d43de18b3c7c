# Games that were played without a server are handed in when a server is there again.

home-ask =
    { $count ->
        [one] Ein Spiel abgeben, das du ohne Server gespielt hast?
       *[other] { $count } Spiele abgeben, die du ohne Server gespielt hast?
    }
home-why = Sie bekommen hier eine Wiederholung, mit dem Vermerk, dass sie ohne Server gespielt wurden. Nichts davon wird gewertet.
home-yes = Abgeben
home-no = Nicht jetzt
home-never = Diese nie
home-progress = { $done } von { $total } …
home-done =
    { $count ->
        [one] Ein Spiel ist abgegeben.
       *[other] { $count } Spiele sind abgegeben.
    }
home-refused = Der Server nimmt dieses Spiel ({ $game }) nicht an: { $why }
home-save = Aufzeichnung als Datei speichern
home-later = Die anderen Spiele warten auf diesem Gerät bis zu deinem nächsten Besuch: { $why }
