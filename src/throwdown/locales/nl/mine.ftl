# What a person played over the years: games, luck and skill.
# $seen is a count, $mean what was to be expected; $low and $high are the ends of what is normal.

mine-games = Spellen
mine-luck = Geluk en kunde
mine-none = Je hebt nog geen spel afgemaakt. Elk spel dat je hier afmaakt, komt in deze lijst.
mine-none-like-that = Geen enkel spel is zo.
mine-nobody = In deze browser heeft nog niemand gespeeld. Speel een spel, of meld je aan om je spellen te vinden.
mine-sign-in = Aanmelden
mine-here-lead = Deze spellen staan op dit apparaat. Voor geluk en kunde over veel spellen is een server nodig.
mine-here-record = Opname opslaan
mine-here-remove = Verwijderen
mine-here-cancel = Annuleren
mine-here-sure =
    { $count ->
        [one] Dit spel van dit apparaat verwijderen? Dat kan niet ongedaan worden gemaakt.
       *[other] Alle { $count } spellen van deze tafel van dit apparaat verwijderen? Dat kan niet ongedaan worden gemaakt.
    }
mine-here-removed = Het spel is verwijderd.
mine-count =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }

## The list

mine-filter = Welke spellen
mine-all = Alle
mine-year = Jaar
mine-won = Gewonnen
mine-lost = Niet gewonnen
mine-left = Opgegeven
mine-typed = Ingevoerd
mine-on-device = Op één apparaat
mine-real-dice = Echte dobbelstenen
mine-stood-in = een bot speelde verder
mine-nameless = naam ingetrokken
mine-bad = { $seen } { $what }, { $mean } verwacht
mine-luck-gave = geluk gaf { $percent } %
mine-luck-took = geluk nam { $percent } %
mine-replay = Herhaling
mine-replay-of = Herhaling: { $what }
mine-analysis = Analyse
mine-analysis-of = Analyse: { $what }
mine-older = Oudere spellen tonen
mine-export = Je spellen meenemen
mine-export-lead = Alle spellen van de lijst, als bestand voor andere programma’s.
mine-bgstats = BG Stats
mine-bgstats-of = Naar BG Stats: { $what }
mine-bgstats-lead = De app BG Stats neemt één spel tegelijk, met de knop naast elk spel. De app krijgt de namen in dat spel.

## Luck and skill

mine-luck-title = Je dobbelstenen en de verwachting
mine-luck-lead = In de gestreepte band zitten 9 van de 10 mensen die evenveel eerlijke dobbelstenen gooien. De streep is het gemiddelde.
mine-luck-outside =
    { $figures ->
        [one] Er is { $figures } getal, en { $outside } ligt buiten zijn band.
       *[other] Van { $figures } getallen liggen er { $outside } buiten hun band. Met eerlijke dobbelstenen zouden het er ongeveer { $usual } zijn.
    }
mine-luck-few = Je hebt te weinig dobbelstenen gegooid voor een oordeel. Speel nog een paar spellen.
mine-out = Verloren dobbelstenen
mine-turned = Gedraaide dobbelstenen
mine-hand = Waar je in de arena gooit, beslist je hand mee: harde worpen draaien meer dobbelstenen en verliezen er meer.
mine-band = gemiddelde { $mean }, normaal van { $low } tot { $high }
mine-dice =
    { $games ->
        [one] { $dice } dobbelstenen in { $games } spel
       *[other] { $dice } dobbelstenen in { $games } spellen
    }
mine-curve = X, lege zijden en misworpen, spel voor spel
mine-curve-lead = Boven het midden had je er meer dan verwacht, eronder minder. Binnen de band is het normaal.
mine-curve-now =
    { $way ->
        [more] Na { $games } spellen: { $by } meer dan verwacht. Tot { $usual } is normaal.
       *[fewer] Na { $games } spellen: { $by } minder dan verwacht. Tot { $usual } is normaal.
    }
mine-skill = Wat je beslissingen kosten
mine-skill-lead = De gemiddelde kosten van een beslissing, in kansen om te winnen. Minder is beter, 0 is perfect.
mine-skill-none = Er is nog geen spel geanalyseerd.
mine-skill-analyse =
    { $count ->
        [one] Eén spel
       *[other] { $count } spellen
    } analyseren
mine-skill-progress = Bezig met analyseren: { $done } van { $count }
mine-skill-stop = Stoppen
mine-skill-of = { $analysed } van { $games } spellen zijn geanalyseerd.
mine-skill-luck = In deze spellen gaf het geluk je samen { $wins } overwinningen.
mine-month = Maand
mine-cost = Kosten van een beslissing
mine-decisions = Beslissingen
mine-exact = exact
mine-estimated = geschat
mine-streaks = Reeksen
mine-streaks-few = Met minder dan 10 spellen valt er niets over reeksen te zeggen.
mine-streak-now =
    { $won ->
        [yes] Je hebt je laatste { $count } spellen gewonnen.
       *[no] Je hebt je laatste { $count } spellen niet gewonnen.
    }
mine-streak-won = Je langste reeks overwinningen is { $count }. Met jouw aandeel overwinningen is { $low } tot { $high } normaal in { $games } spellen.
mine-streak-lost = Je langste reeks zonder overwinning is { $count }. Met jouw aandeel overwinningen is { $low } tot { $high } normaal in { $games } spellen.
mine-streak-how = Lange reeksen komen ook met eerlijke dobbelstenen. De dobbelstenen onthouden het vorige spel niet.
mine-began-with =
    { $dice ->
        [one] begon met één dobbelsteen
       *[other] begon met { $dice } dobbelstenen
    }
