# Der Raum: einladen, warten, der große Bildschirm und Telefone als Hände.

room-preview-title = { $host } lädt dich ein: { $game }
room-preview =
    { $free ->
        [0] Ein Tisch für { $seats } im Browser: Schau herein, ohne Konto.
        [one] Einer von { $seats } Plätzen ist frei. Spiel im Browser, ohne Konto.
       *[other] { $free } von { $seats } Plätzen sind frei. Spiel im Browser, ohne Konto.
    }
