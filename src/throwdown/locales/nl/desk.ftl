# The host’s desk, bans, people at a table, and the bots of a person.
# $name and $by are people, $until and $date are days.

## The desk

desk-title = Moderatie
desk-lead = Voor wie op deze server let.
desk-reports = Meldingen
desk-people = Mensen
desk-no-server = Hiervoor is een server nodig.
desk-cancel = Annuleren
desk-nobody = iemand die weg is

## Reports

desk-no-reports = Er wacht geen melding.
desk-report-days =
    { $days ->
        [one] Een melding wordt verwijderd als ze is afgehandeld, uiterlijk na een dag.
       *[other] Een melding wordt verwijderd als ze is afgehandeld, uiterlijk na { $days } dagen.
    }
desk-report-line = { $by } meldt een regel van { $name }.
desk-report-person = { $by } meldt { $name }: de persoon of de naam.
desk-report-no-lines = Aan die tafel chatte niemand.
desk-lines = De laatste regels daar
desk-settle = Afgehandeld: verwijderen
desk-close-table = Tafel sluiten
desk-decide = Beslissen over { $name }

## People

desk-search = Naam of id
desk-search-do = Zoeken
desk-search-how = Zoek hele woorden van een naam. Letters die op elkaar lijken, gelden als gelijk. Zonder woord zie je wie het laatst kwam.
desk-none-found = Niemand gevonden.
desk-came = Hier sinds { $date }
desk-guest = gast in één browser
desk-bot = bot
desk-host = beheerder
desk-act-ban = Verbannen
desk-act-mute = Dempen
desk-act-name = Hernoemen
desk-is =
    { $kind ->
        [ban] Verbannen tot { $until }
        [mute] Gedempt tot { $until }
       *[name] Naam vast tot { $until }
    }
desk-lift =
    { $kind ->
        [ban] Ban opheffen
        [mute] Weer laten chatten
       *[name] Naam vrijgeven
    }
desk-why = Reden
desk-reason =
    { $reason ->
        [insult] beledigingen of dreigementen
        [unfair] oneerlijk spel
        [spam] spam of verstoorde spellen
        [name] een naam die hier niet welkom is
       *[rules] de regels van deze server
    }
desk-long = Hoelang
desk-length =
    { $length ->
        [hour] een uur
        [day] een dag
        [week] zeven dagen
        [month] dertig dagen
       *[year] een jaar
    }
desk-new-name = Nieuwe naam
desk-do = Beslissen

## A person who is banned

desk-banned = Je kunt hier voorlopig niet spelen
desk-banned-until = Het eindigt op { $until }.
desk-banned-data = Wat over jou is opgeslagen blijft van jou: je kunt het meenemen of verwijderen.
desk-banned-ask = Wie deze server beheert
desk-sign-out = Hier afmelden

## At a table

desk-here = Mensen aan deze tafel
desk-here-report = { $name } melden
desk-here-hide = Verberg wat { $name } schrijft
desk-here-show = Toon wat { $name } schrijft

## Bots

desk-bots = Mijn bots
desk-bots-lead = Een bot is een programma van jou dat hier speelt. Zijn token laat hem binnen, en niemand anders mag het hebben.
desk-bots-docs = Hoe je een bot schrijft
desk-bots-none = Je hebt nog geen bots.
desk-bot-name = Naam van de bot
desk-bot-make = Bot maken
desk-bot-once = Het token van { $name } zie je alleen nu: kopieer het.
desk-bot-seen = Laatst hier op { $date }
desk-bot-now = Nu verbonden
desk-bot-out = Hij heeft nu geen token.
desk-bot-save = Opslaan
desk-bot-rotate = Nieuw token
desk-bot-rotate-of = { desk-bot-rotate }: { $name }
desk-bot-revoke = Token intrekken
desk-bot-revoke-of = { desk-bot-revoke }: { $name }
desk-bot-errors = Wat de server het laatst weigerde
desk-bot-no-errors = Er werd niets geweigerd.
desk-limits = Grenzen voor elke bot
desk-limit =
    { $name ->
        [requests_per_minute] Verzoeken van één adres per minuut
        [seat_messages] Berichten van een speler in { $window } seconden
        [watcher_messages] Berichten van een toeschouwer in { $window } seconden
        [throws_per_s] Worpen van één plaats per seconde
        [chat_messages] Chatregels in { $chat } seconden
        [sockets_per_account] Open verbindingen
        [tables_per_person] Open tafels
       *[standing_bots] Bots van jou die klaarstaan in de lobby
    }
