# Games that were played without a server are handed in when a server is there again.

home-ask =
    { $count ->
        [one] Ein Spiel, das du ohne Server gespielt hast, an den Server senden?
       *[other] { $count } Spiele, die du ohne Server gespielt hast, an den Server senden?
    }
home-why = Sie bekommen hier eine Wiederholung, mit dem Vermerk, dass sie ohne Server gespielt wurden. Sie werden nicht gewertet.
home-yes = Senden
home-no = Nicht jetzt
home-never = Diese nie
home-progress = { $done } von { $total } …
home-done =
    { $count ->
        [one] Ein Spiel ist gesendet.
       *[other] { $count } Spiele sind gesendet.
    }
home-refused = Der Server nimmt dieses Spiel ({ $game }) nicht an: { $why }
home-save = Aufzeichnung als Datei speichern
home-later = Die anderen Spiele warten auf diesem Gerät bis zu deinem nächsten Besuch: { $why }
