# Signs over the table: what happened, in a word or two. Whose it is stands below it.

moment-first = Rennen gewonnen
moment-apart = { place-pile.plural } zerfallen
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
moment-comeback = Aufgeholt
moment-comeback-of =
    { $you ->
        [yes] Aufgeholt: Du lagst weit zurück und führst jetzt.
       *[no] Aufgeholt: { $player } lag weit zurück und führt jetzt.
    }
moment-towers = Die Türme
moment-seconds = { $seconds } s

# What an effect does, below its name.
moment-does-storm = Alle anderen werfen gleichzeitig einen Würfel.
moment-does-fire = Der erste Turm bekommt die Würfel.
moment-does-boulders = Die Steine werden ein { place-pile }.
moment-does-hurricane = Alle geben ihre Würfel an ihren linken Nachbarn weiter.
moment-does-swamp = Wasser wird nie genommen.
moment-does-immobulus = Diese Würfel bleiben, und kein anderer Zauber wirkt.
moment-does-relashio = Je ein Würfel, alle zur gleichen Zeit.
moment-does-accio = Ein Würfel mehr wird genommen.
moment-does-leviosa = Diese Würfel werden ein Turm.
moment-does-confundo = Die Reihenfolge dreht sich um.
moment-does-comeback = Weit zurück, jetzt in Führung.
