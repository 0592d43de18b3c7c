# Signs over the table: what happened, in a word or two. Whose it is stands below it.

moment-first = Gara vinta
moment-apart = Le { place-pile.plural } si disfano
moment-big = Tutti i dadi!
moment-out = Eliminato
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
moment-comeback = Rimonta
moment-comeback-of =
    { $you ->
        [yes] Rimonta: eri molto indietro e ora sei in testa.
       *[no] Rimonta: { $player } era molto indietro e ora è in testa.
    }
moment-towers = Le torri
moment-seconds = { $seconds } s

# What an effect does, below its name.
moment-does-storm = Tutti gli altri lanciano un dado insieme.
moment-does-fire = La prima torre prende i dadi.
moment-does-boulders = Le pietre formano una { place-pile }.
moment-does-hurricane = Ognuno passa tutti i suoi dadi a chi siede alla sua sinistra.
moment-does-swamp = L’acqua non si prende mai.
moment-does-immobulus = Questi dadi restano e nessun altro incantesimo agisce.
moment-does-relashio = Un dado a testa, tutti insieme.
moment-does-accio = Si prende un dado in più.
moment-does-leviosa = Questi dadi formano una torre.
moment-does-confundo = Il giro si inverte.
moment-does-comeback = Molto indietro, e ora in testa.
