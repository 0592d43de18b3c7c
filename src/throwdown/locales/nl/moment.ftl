# Signs over the table: what happened, in a word or two. Whose it is stands below it.

moment-first = Race gewonnen
moment-apart = De { place-pile.plural } vallen uiteen
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
moment-comeback = Inhaalrace
moment-comeback-of =
    { $you ->
        [yes] Inhaalrace: jij lag ver achter en staat nu voor.
       *[no] Inhaalrace: { $player } lag ver achter en staat nu voor.
    }
moment-towers = De torens
moment-seconds = { $seconds } s

# What an effect does, below its name.
moment-does-storm = Alle anderen gooien tegelijk één dobbelsteen.
moment-does-fire = De eerste toren krijgt de dobbelstenen.
moment-does-boulders = De stenen worden één { place-pile }.
moment-does-hurricane = Iedereen geeft al zijn dobbelstenen aan de speler links van zich.
moment-does-swamp = Water wordt nooit gepakt.
moment-does-immobulus = Deze dobbelstenen blijven, en geen andere spreuk werkt.
moment-does-relashio = Ieder één dobbelsteen, allemaal tegelijk.
moment-does-accio = Er wordt één dobbelsteen meer gepakt.
moment-does-leviosa = Deze dobbelstenen worden een toren.
moment-does-confundo = De speelrichting draait om.
moment-does-comeback = Ver achter, nu aan de leiding.
