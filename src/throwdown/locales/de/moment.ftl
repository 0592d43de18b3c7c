# Signs over the table: what happened, in a word or two. Whose it is stands below it.

moment-first = Rennen gewonnen
moment-apart = Stapel zerfallen
moment-big = Alle Würfel!
moment-out = Ausgeschieden
moment-left = Spiel verlassen
moment-boost = Karten dazu
moment-plunder = Geplündert
moment-safe = Gesichert
moment-win =
    { $you ->
        [yes] Du gewinnst
       *[no] { $count ->
            [one] { $players } gewinnt
           *[other] { $players } gewinnen
        }
    }
