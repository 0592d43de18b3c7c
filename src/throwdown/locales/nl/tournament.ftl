# Toernooien aan veel tafels: inschrijven, rondes, uitslagen, leiding, groot scherm.

## The list

tournament-title = Toernooien
tournament-lead = Veel spelers, veel tafels: een clubavond of een open toernooi. Telefoons laten zien waar iedereen zit, en één lijst laat zien wie voorstaat.
tournament-none = Er is hier nu geen toernooi open.
tournament-no-server = Toernooien hebben een server nodig. Deze pagina draait zonder.
tournament-unknown = Dit toernooi bestaat niet, of het is niet open voor jou.
tournament-nameless = Toernooi
tournament-count = { $count ->
    [one] één speler
   *[other] { $count } spelers
}
tournament-short-entering = inschrijving open
tournament-short-playing = bezig
tournament-short-between = bezig
tournament-short-over = afgelopen
tournament-yours = jij leidt het
tournament-entered = je speelt mee

## A new one

tournament-new = Nieuw toernooi
tournament-its-name = Naam van het toernooi
tournament-its-name-how = Vrijdag op de club
tournament-mode = Soort
tournament-mode-swiss = Rondes
tournament-mode-evening = Open avond
tournament-mode-knockout = Knock-out
tournament-mode-swiss-how = Iedereen speelt elke ronde, tegen spelers met ongeveer evenveel punten. Niemand treft twee keer dezelfde tegenstanders als dat te vermijden is.
tournament-mode-evening-how = Spelers komen en gaan. Zodra er genoeg wachten, krijgen ze een tafel. Het gemiddelde van de punten telt.
tournament-mode-knockout-how = De beste helft van elke tafel speelt verder, tot er één tafel over is.
tournament-size = Tafels
tournament-size-four = Voor vier
tournament-size-two = Duels
tournament-size-four-how = Voor drie of vijf waar het aantal spelers erom vraagt.
tournament-size-two-how = Twee spelers aan elke tafel.
tournament-rounds = Rondes
tournament-final = Een finale van de besten tot slot
tournament-least = Spellen die je nodig hebt voor een plaats
tournament-play = Waar er gespeeld wordt
tournament-play-online = Online
tournament-play-device = Eén apparaat per tafel
tournament-play-box = Echte dozen
tournament-play-online-how = Iedereen speelt op een eigen telefoon of computer. De uitslagen komen vanzelf.
tournament-play-device-how = De spelers van een tafel delen een apparaat. Ze spelen erop, of ze typen de uitslag.
tournament-play-box-how = De spelers van een tafel gebruiken echte dobbelstenen. Een van hen typt de uitslag op een telefoon, of de telefoon is de scheidsrechter.
tournament-boxes = Echte dozen in de ruimte
tournament-boxes-how = Tafels met spelers zonder apparaat krijgen ze het eerst.
tournament-open-to = Wie mag meedoen
tournament-open-to-link = Mensen met de link
tournament-open-to-listed = Iedereen
tournament-open-to-group = Een groep
tournament-group = Groep
tournament-fill = Bots vullen tafels aan
tournament-fill-none = Geen bots
tournament-minutes = Minuten per ronde (0: geen klok)
tournament-minutes-evening = Minuten voor de avond (0: geen klok)
tournament-open = Toernooi openen

## What it is, and where it is

tournament-about = { $mode ->
    [evening] { $game }, open avond
    [knockout] { $game }, knock-out
   *[swiss] { $game }, { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }{ $final ->
        [true] {" "}en een finale
       *[false] {""}
    }
}{ $tables ->
    [duels] , duels
   *[tables] {""}
}
tournament-phase-entering = Inschrijving open
tournament-phase-round = Ronde { $round } van { $rounds }
tournament-phase-final = Finale
tournament-phase-evening = Open avond
tournament-phase-bell = De bel is gegaan: spellen die al begonnen waren, tellen nog
tournament-phase-over = Afgelopen
tournament-time-left = Resterende tijd
tournament-round = Ronde { $round }
tournament-played = Gespeelde spellen
tournament-tables = Tafels
tournament-table = Tafel { $number }
tournament-final-table = Finale
tournament-box = Doos { $box }
tournament-device = één apparaat
tournament-box-waits = wacht op een doos
tournament-box-any = De volgende vrije doos
tournament-corrected = verbeterd
tournament-void = telt niet
tournament-plus = +{ $points }
tournament-place = { $place }e
tournament-byes = Deze ronde vrij: { $names }
tournament-watch = Naar de tafel

## Entering

tournament-enter-title = Meedoen
tournament-enter-late = Het is al begonnen. Je speelt vanaf de volgende ronde mee.
tournament-enter = Inschrijven
tournament-enter-as = Inschrijven als { $name }

## The own table

tournament-your-table = Jouw tafel:
tournament-your-final = Je staat in de finale. Jouw tafel:
tournament-with = Met { $names }
tournament-to-table = Naar de tafel
tournament-table-soon = De tafel gaat zo open.
tournament-type-result = Uitslag typen
tournament-referee = Deze telefoon als scheidsrechter
tournament-hot-seat = Op dit apparaat spelen
tournament-your-place = Je bent { $place ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
   *[5] vijfde
}: { $points ->
    [one] één punt
   *[other] { $points } punten
}.
tournament-your-bye = Je bent deze ronde vrij en krijgt 3 punten.
tournament-you-are-in = Je doet mee.
tournament-wait-round = Je tafel verschijnt hier zodra de volgende ronde begint.
tournament-wait-seat = Je tafel verschijnt hier zodra er genoeg spelers wachten.
tournament-wait-knockout = Als je de volgende ronde meespeelt, staat je tafel hier.
tournament-wait-bell = De bel is gegaan: niemand krijgt nog een tafel. De stand volgt als alle partijen klaar zijn.
tournament-wait-final = Alle rondes zijn gespeeld. Nu komt de finale: als je meedoet, staat je tafel hier.
tournament-wait-end = De finale wordt gespeeld. De stand volgt als die klaar is.
tournament-left-table = Na deze tafel neem je pauze. Je tafel heeft nog een uitslag nodig.
tournament-you-left = Je neemt pauze.
tournament-leave = Pauze nemen of naar huis gaan
tournament-return = Ik ben terug
tournament-dropped = De toernooileiding heeft je eruit gehaald. Vraag om je terug te halen.
tournament-over = Het toernooi is afgelopen.
tournament-your-rank = Je bent nummer { $rank } met { $points ->
    [one] één punt
   *[other] { $points } punten
}.
tournament-no-rank = Je hebt { $points ->
    [one] één punt
   *[other] { $points } punten
} en te weinig spellen voor een plaats.

## Typing a result

tournament-who-first = Wie heeft de eerste plaats?
tournament-who-next = Wie komt daarna (plaats { $place })?
tournament-places = Plaatsen
tournament-tie = Gelijk
tournament-tied = { $one } eindigt gelijk met { $other }
tournament-result-send = Uitslag doorgeven
tournament-result-again = Opnieuw
tournament-cancel = Annuleren
tournament-preview = Toon eerst de indeling
tournament-preview-again = Opnieuw tonen
tournament-preview-none = Geen tafels: er zijn te weinig spelers.
tournament-preview-met = { $names } hebben al tegen elkaar gespeeld.
tournament-preview-byes = Zonder tafel: { $names }.
tournament-void-do = Deze tafel telt niet

## Standings

tournament-standings = Stand
tournament-least-how = Voor een plaats heb je minstens { $games ->
    [one] één spel
   *[other] { $games } spellen
} nodig.
tournament-final-decided = De finale besliste over de eerste plaatsen.
tournament-rank = Plaats
tournament-name = Speler
tournament-games = Spellen
tournament-mean = Gemiddeld
tournament-points = Punten
tournament-with-points = { $points ->
    [one] één punt
   *[other] { $points } punten
}
tournament-you = jij
tournament-gone = is weg

## Players

tournament-entrants = Spelers: { $count }
tournament-nobody = Nog niemand heeft zich ingeschreven.
tournament-paper = zonder apparaat
tournament-filler = bot die tafels aanvult
tournament-late = kwam er later bij
tournament-left-name = iemand die weg is
tournament-bot-name = Bot { $number }
tournament-drop = { $name } afmelden
tournament-take-back = { $name } is terug
tournament-paper-add = Spelers zonder apparaat
tournament-paper-how = Eén naam per regel
tournament-add = Toevoegen
tournament-bot-add = Een bot als speler
tournament-bot-add-do = Bot toevoegen

## The host

tournament-host = Voor de leiding
tournament-too-few = { $count ->
    [0] Nog niemand heeft zich ingeschreven. Deel de link of typ namen.
    [one] Eén speler is ingeschreven. Een ronde heeft er minstens { $least } nodig.
   *[other] { $count } spelers zijn ingeschreven. Een ronde heeft er minstens { $least } nodig.
}
tournament-ready = { $count ->
    [one] Eén speler is ingeschreven.
   *[other] { $count } spelers zijn ingeschreven.
}
tournament-missing = { $count ->
    [one] Eén uitslag ontbreekt: tafel { $tables }.
   *[other] { $count } uitslagen ontbreken: tafels { $tables }.
}
tournament-round-over = Alle uitslagen van ronde { $round } zijn binnen.
tournament-evening-runs = Spelers krijgen een tafel zodra er genoeg wachten.
tournament-begin = Avond beginnen
tournament-pair = Ronde { $round } beginnen
tournament-pair-final = Finale beginnen
tournament-bell = De bel luiden
tournament-close = Toernooi sluiten
tournament-close-sure = Daarna kan niemand verder spelen, en tafels zonder uitslag tellen niet. Je kunt uitslagen nog verbeteren.
tournament-close-yes = Nu sluiten
tournament-correct = Verbeteren

## Inviting, screen, paper

tournament-invite = Uitnodigen
tournament-invite-link = Iedereen die deze link opent, kan meedoen.
tournament-invite-listed = Iedereen vindt dit toernooi in de lijst. Ook de link leidt hierheen.
tournament-invite-group = De link is voor leden van de groep.
tournament-link = Link naar het toernooi
tournament-qr = QR-code met de link naar het toernooi
tournament-big = Groot scherm
tournament-csv = Stand als bestand (CSV)
tournament-csv-tables = Tafels als bestand (CSV)
tournament-print = Afdrukken
tournament-fill-screen = Volledig scherm
tournament-scan = Scan deze code om mee te doen
tournament-join-late = Je kunt nog meedoen
tournament-pause = Pauzeren
tournament-turn = Doorgaan
