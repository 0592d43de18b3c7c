# De kamer: uitnodigen, wachten, het grote scherm en telefoons als handen.

room-preview-title = { $host } nodigt je uit: { $game }
room-preview =
    { $free ->
        [0] Een tafel voor { $seats } in de browser: kom kijken, zonder account.
        [one] Een van de { $seats } plaatsen is vrij. Speel in de browser, zonder account.
       *[other] { $free } van de { $seats } plaatsen zijn vrij. Speel in de browser, zonder account.
    }

room-invites = { $host } nodigt je uit om te spelen
room-free =
    { $free ->
        [one] Een van de { $seats } plaatsen is vrij.
       *[other] { $free } van de { $seats } plaatsen zijn vrij.
    }
room-playing = Er wordt gespeeld: je kunt kijken.
room-full = Alle plaatsen zijn bezet: je kunt kijken.
room-watch-only = Alleen kijken
room-password-follows = Deze tafel heeft een wachtwoord. Je vult het in de volgende stap in.
room-password-asked = Deze tafel heeft een wachtwoord: vraag het aan de persoon die je uitnodigde.
room-no-account = Geen account nodig: een naam is genoeg.
room-code-lead = Lees deze zes letters voor, stuur de link, of laat de code scannen.
room-code = Code: { $code }
room-code-full = Alle plaatsen zijn bezet. Met de code of de link kunnen anderen kijken.
room-screen-open = Op een groot scherm tonen
room-screen-how = Open op een tv of laptop { $address }. Scan daar de code met deze telefoon, of typ deze letters.

room-seek-title = We zoeken iemand om mee te spelen
room-seek-found = Er doet iemand mee
room-seek-seat = een mens of een bot
room-seek-in = Als niemand komt, doet er over { $seconds } s een bot mee.
room-seek-now = Een bot doet mee …
room-seek-begins = Het spel begint nu.

room-screen-name = Groot scherm
room-screen-title = Een scherm voor de kamer
room-screen-lead = Scan de code met een telefoon: open daar een tafel, of kies een van je eigen tafels. Dit scherm toont die tafel.
room-screen-code = QR-code: daarmee kiest een telefoon de tafel voor dit scherm
room-screen-or = Of typ de code van een tafel
room-screen-next = Het scherm in de kamer toont de tafel die je hier opent. Daarna speel je met deze telefoon.
room-screen-yours = Of toon een van je tafels
room-screen-go = Tafel tonen
room-screen-other = Een andere tafel
room-screen-fill = Volledig scherm
room-screen-forbidden = Deze tafel laat geen toeschouwers toe
room-screen-waits = We wachten op spelers …
room-screen-start = Iedereen zit: de gastheer start het spel op de telefoon.
room-screen-scan = Scan deze code met je telefoon
room-screen-type = of typ { $address } en de code
room-screen-rematch = Nog eens spelen? Druk op een telefoon op “Nog een keer”.

room-hand-qr = QR-code: scan hem om aan deze tafel met je telefoon te spelen
room-hand-title = Speel met je telefoon
room-hand-code = Het grote scherm toont een code van zes letters, of een vriend geeft je de code.
room-hand-full = Alle plaatsen zijn bezet: kijk naar het grote scherm.
room-hand-stay = Doorspelen
room-hand-whole = De hele tafel op deze telefoon
room-hand-wait =
    { $count ->
        [one] Eén plaats is nog vrij.
       *[other] { $count } plaatsen zijn nog vrij.
    }
room-shake = Schud de telefoon om te gooien
room-shake-insecure = Schudden werkt alleen via https: vraag het aan de beheerder van de server.
room-shake-refused = De telefoon staat het niet toe: sta beweging voor deze pagina toe in de instellingen.
room-split-how = Tik op een kaart om die tussen tuin en hoop te wisselen.
room-boost-how = Tik op een kaart om die aan de volgende worp toe te voegen.
room-caught = Gevangen kaarten

## Bots of other people that wait for a table: the heading above their names, in a list beside the levels.

room-standing = Beschikbare bots

## What each level sees; $kind is cards for voll verasselt, where nothing is thrown.

room-sees-novice =
    { $kind ->
        [cards] Gooit waar hij zin in heeft, en hamstert kaarten.
       *[arena] Mikt nauwelijks, en gooit graag door.
    }
room-sees-casual =
    { $kind ->
        [cards] Gaat af op vuistregels.
       *[arena] Weet wanneer hij moet stoppen, en gooit ongeveer naar de dobbelstenen.
    }
room-sees-regular =
    { $kind ->
        [cards] Kent de kansen van de volgende worp.
       *[arena] Telt wie voorligt en wat er over is, en mikt op het oog.
    }
room-sees-expert =
    { $kind ->
        [cards] Let ook op wat hij voor de volgende achterlaat.
       *[arena] Weegt af waar elke keuze toe leidt, en mikt goed.
    }
room-sees-master =
    { $kind ->
        [cards] Beoordeelt elk resultaat van de volgende worp apart.
       *[arena] Weegt elke manier van gooien af, en probeert uit waar te mikken.
    }

# Starting dice of each seat.
room-handicap = Handicap
room-handicap-now = Handicap: { $dice }
room-handicap-how = Wie met meer dobbelstenen begint, heeft een betere kans.
room-handicap-dice = Begindobbelstenen van { $player }
room-handicap-beginner = Beginner
room-handicap-beginner-of = { $player } is beginner: stel dobbelstenen voor
room-handicap-chances = Winstkansen: { $chances }
room-handicap-solved = Uit het opgeloste spel, als beiden even goed spelen.
room-handicap-simulated = Uit gesimuleerde spellen tussen bots.
room-handicap-same = Evenveel voor iedereen
room-only-here = Alleen deze computer kan de link openen. Laat anderen toe: start zo en open het adres dat verschijnt:
