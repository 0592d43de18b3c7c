# What a person played over the years: games, luck and skill.
# $seen is a count, $mean what was to be expected; $low and $high are the ends of what is normal.

mine-games = Spiele
mine-luck = Glück und Können
mine-none = Du hast noch kein Spiel beendet. Jedes Spiel, das du hier beendest, erscheint in dieser Liste.
mine-none-like-that = Kein Spiel passt dazu.
mine-nobody = In diesem Browser hat noch niemand gespielt. Spiel ein Spiel, oder melde dich an, um deine Spiele zu finden.
mine-sign-in = Anmelden
mine-here-lead = Diese Spiele sind auf diesem Gerät. Für Glück und Können über viele Spiele braucht es einen Server.
mine-here-record = Aufzeichnung speichern
mine-here-remove = Entfernen
mine-here-cancel = Abbrechen
mine-here-sure =
    { $count ->
        [one] Dieses Spiel von diesem Gerät entfernen? Das lässt sich nicht rückgängig machen.
       *[other] Alle { $count } Spiele dieses Tisches von diesem Gerät entfernen? Das lässt sich nicht rückgängig machen.
    }
mine-here-removed = Das Spiel ist entfernt.
mine-count =
    { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }

## The list

mine-filter = Welche Spiele
mine-all = Alle
mine-year = Jahr
mine-won = Gewonnen
mine-lost = Nicht gewonnen
mine-left = Aufgegeben
mine-typed = Eingetippt
mine-on-device = An einem Gerät
mine-real-dice = Echte Würfel
mine-stood-in = ein Bot spielte weiter
mine-nameless = Name zurückgezogen
mine-bad = { $seen } { $what }, { $mean } erwartet
mine-luck-gave = Glück gab { $percent } %
mine-luck-took = Glück nahm { $percent } %
mine-replay = Wiederholung
mine-replay-of = Wiederholung: { $what }
mine-analysis = Analyse
mine-analysis-of = Analyse: { $what }
mine-older = Ältere Spiele zeigen
mine-export = Deine Spiele mitnehmen
mine-export-lead = Alle Spiele der Liste als Datei für andere Programme.
mine-bgstats = BG Stats
mine-bgstats-of = An BG Stats: { $what }
mine-bgstats-lead = Die App BG Stats nimmt ein Spiel nach dem anderen, mit dem Knopf neben jedem Spiel. Sie bekommt die Namen in diesem Spiel.

## Luck and skill

mine-luck-title = Deine Würfel und die Erwartung
mine-luck-lead = Im gestreiften Band liegen 9 von 10 Menschen, die so viele faire Würfel werfen. Der Strich darin ist der Durchschnitt.
mine-luck-outside =
    { $figures ->
        [one] Es gibt { $figures } Zahl, und { $outside } liegt außerhalb ihres Bandes.
       *[other] Von { $figures } Zahlen liegen { $outside } außerhalb ihres Bandes. Mit fairen Würfeln wären es etwa { $usual }.
    }
mine-luck-few = Für ein Urteil hast du zu wenige Würfel geworfen. Spiel noch ein paar Spiele.
mine-out = Verlorene Würfel
mine-turned = Gedrehte Würfel
mine-hand = Wo du in die Arena wirfst, entscheidet deine Hand mit: Harte Würfe drehen mehr Würfel und verlieren mehr.
mine-band = Durchschnitt { $mean }, normal von { $low } bis { $high }
mine-dice =
    { $games ->
        [one] { $dice } Würfel in { $games } Spiel
       *[other] { $dice } Würfel in { $games } Spielen
    }
mine-curve = X, leere Seiten und { cry-bust.many }, Spiel für Spiel
mine-curve-lead = Über der Mitte hattest du mehr als erwartet, darunter weniger. Innerhalb des Bandes ist es normal.
mine-curve-now =
    { $way ->
        [more] Nach { $games } Spielen: { $by } mehr als erwartet. Bis { $usual } ist normal.
       *[fewer] Nach { $games } Spielen: { $by } weniger als erwartet. Bis { $usual } ist normal.
    }
mine-skill = Was deine Entscheidungen kosten
mine-skill-lead = Die mittleren Kosten einer Entscheidung, in Gewinnchancen. Weniger ist besser, 0 ist perfekt.
mine-skill-none = Noch kein Spiel ist analysiert.
mine-skill-analyse =
    { $count ->
        [one] Ein Spiel
       *[other] { $count } Spiele
    } analysieren
mine-skill-progress = Analyse läuft: { $done } von { $count }
mine-skill-stop = Anhalten
mine-skill-of = { $analysed } von { $games } Spielen sind analysiert.
mine-skill-luck = In diesen Spielen gab dir das Glück zusammen { $wins } Siege.
mine-month = Monat
mine-cost = Kosten einer Entscheidung
mine-decisions = Entscheidungen
mine-exact = genau
mine-estimated = geschätzt
mine-streaks = Serien
mine-streaks-few = Mit weniger als 10 Spielen lässt sich über Serien nichts sagen.
mine-streak-now =
    { $won ->
        [yes] Du hast deine letzten { $count } Spiele gewonnen.
       *[no] Du hast deine letzten { $count } Spiele nicht gewonnen.
    }
mine-streak-won = Deine längste Siegesserie ist { $count }. Bei deinem Anteil an Siegen sind { $low } bis { $high } in { $games } Spielen normal.
mine-streak-lost = Deine längste Serie ohne Sieg ist { $count }. Bei deinem Anteil an Siegen sind { $low } bis { $high } in { $games } Spielen normal.
mine-streak-how = Lange Serien kommen auch mit fairen Würfeln. Die Würfel erinnern sich nicht an das letzte Spiel.
mine-began-with =
    { $dice ->
        [one] begann mit einem Würfel
       *[other] begann mit { $dice } Würfeln
    }
