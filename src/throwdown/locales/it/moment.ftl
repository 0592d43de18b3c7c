# Signs over the table: what happened, in a word or two. Whose it is stands below it.

moment-first = Gara vinta
moment-apart = Le pile si sciolgono
moment-big = Tutti i dadi!
moment-out = Fuori gioco
moment-left = Partita lasciata
moment-boost = Carte in più
moment-plunder = Saccheggio
moment-safe = Al sicuro
moment-win =
    { $you ->
        [yes] Hai vinto
       *[no] { $count ->
            [one] Vince { $players }
           *[other] Vincono { $players }
        }
    }
