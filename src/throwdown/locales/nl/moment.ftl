# Signs over the table: what happened, in a word or two. Whose it is stands below it.

moment-first = Race gewonnen
moment-apart = Stapels vallen uiteen
moment-big = Alle dobbelstenen!
moment-out = Uitgeschakeld
moment-left = Spel verlaten
moment-boost = Kaarten erbij
moment-plunder = Geplunderd
moment-safe = Veilig
moment-win =
    { $you ->
        [yes] Jij wint
       *[no] { $count ->
            [one] { $players } wint
           *[other] { $players } winnen
        }
    }
