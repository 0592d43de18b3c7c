# De pagina: ingang, nieuwe tafel, wachtkamer en alles rond een spel.
# Knoppen zijn kort. Wie speelt, leest ‘je’.

## Rondom alles

page-skip = Naar de inhoud
page-main = Navigatie
page-menu = Menu
page-close = Sluiten
page-no = Nee
page-save = Opslaan
page-again = Opnieuw proberen
page-loading = Een ogenblik …
page-to-front = Naar de startpagina
page-to-tournament = Terug naar het toernooi
page-rules = Regels
page-rulings = Gedrukt of van ons?
page-lesson = Spelend leren
page-print = Regels afdrukken
page-practice = Oefenen
page-targets = Doelen
page-referee = Scheidsrechter
page-mine = Mijn spellen
page-keep = Account
page-settings = Instellingen
page-old-card = Je herstelkaart is vervangen of verwijderd. Was jij dat niet, meld je dan vóór { $until } aan met de oude kaart: die is dan weer geldig, en alle anderen zijn afgemeld.
page-groups = Groepen
page-desk = Moderatie
page-tournaments = Toernooien
page-language = Taal
page-scheme = Licht of donker
page-scheme-auto = zoals het apparaat
page-scheme-light = licht
page-scheme-dark = donker
page-sound = Geluid
page-sound-on = Geluid aan
page-sound-off = Geluid uit
page-volume = Volume
page-buzz = Trillen als dobbelstenen botsen
page-motion = Rollende dobbelstenen
page-motion-auto = zoals het apparaat
page-motion-full = altijd
page-motion-none = nooit
page-quality = Beeld
page-quality-auto = automatisch
page-quality-high = fijn
page-quality-low = eenvoudig
page-neutral = Onze eigen namen in plaats van de gedrukte
page-your-name = Je naam
page-other-device = Doorgaan op een ander apparaat
page-other-device-make = Link maken
page-other-device-link =
    { $minutes ->
        [one] Open deze link daar binnen { $minutes } minuut, of scan het plaatje. Hij werkt één keer.
       *[other] Open deze link daar binnen { $minutes } minuten, of scan het plaatje. Hij werkt één keer.
    }
page-other-device-qr = De link als plaatje om te scannen
page-notice = Een onafhankelijk project, vrij en open. Niet verbonden met een uitgever; namen van spellen horen bij hun eigenaars.
page-docs = Documentatie (in het Engels)
page-privacy = Privacy
page-imprint = Colofon
page-lost-title = Hier is niets
page-lost = Controleer het adres op typefouten. Misschien bestaat de pagina niet meer.
page-room-title = Dit deel is niet geladen
page-room-missing = Controleer je verbinding en probeer het opnieuw.
page-room-offline = Je bent offline, en dit deel was op dit apparaat nog nooit open. Met verbinding gaat het open.
page-trouble = Dat lukte niet. Probeer het zo nog eens.
page-trouble-offline = Geen verbinding met de server. Je kunt de regels lezen en bewaarde herhalingen bekijken; om te spelen heb je verbinding nodig.
page-guest-names = Das, Otter, Reiger, Marter, Lynx, Mus, Bever, Salamander, Merel, Egel

## Ingang

page-claim = Gooi dobbelstenen op dobbelstenen.
page-lead = Vier spellen in één houten arena. Met vrienden, met bots, op elk scherm. Echte natuurkunde, en het bewijs dat elke worp eerlijk was.
page-play-now = Nu spelen
page-create = Tafel openen
page-with-friends = Met vrienden
page-join = Meedoen met een code
page-join-code = Code of link van een tafel
page-join-go = Meedoen
page-no-account = Geen account nodig. Met ‘Nu spelen’ zit je meteen aan tafel, tegen een bot als niemand wacht.
page-hero-picture = Een achthoekige houten arena met dobbelstenen van alle vier de spellen; één dobbelsteen is in de lucht.
page-games = Spellen
page-claim-strike = Zelfde getal, en de dobbelstenen zijn van jou. De X is voorgoed weg.
page-claim-impact = Vijf elementen, en elk kan alles omgooien.
page-claim-hp-strike = Elk paar is een spreuk: bevriezen, halen, stapelen, omkeren.
page-claim-verasselt = Zeven dobbelstenen, 88 pissebedden. Verder gooien, of ervandoor met je vangst?
page-your-tables = Jouw tafels
page-your-turn = Jij bent aan de beurt
page-go-on = Doorgaan
page-until = tot { $when }
page-status-open = wacht op spelers
page-status-playing = iemand anders is aan de beurt
page-status-over = spel afgelopen
page-status-closed = gesloten
page-open-tables = Open tafels
page-no-tables = Er is nu geen tafel open. Open er een, of druk op ‘Nu spelen’.
page-seats-taken = { $taken } van { $seats } plaatsen
page-with-password = met wachtwoord
page-sit-down = Ga zitten
page-watch = Kijken
page-people =
    { $people ->
        [one] { $people } persoon hier
       *[other] { $people } mensen hier
    }, { $playing ->
        [one] { $playing } spel bezig
       *[other] { $playing } spellen bezig
    }
page-ask-players = Spelers zoeken
page-seeks = { $player } zoekt spelers: { $game }
page-referee-lead = Gooi je eigen dobbelstenen. Je telefoon kent de regels en houdt beurten en punten bij.
page-real-box = Met de echte doos
page-targets-lead = Doe wat gevraagd wordt, met zo weinig mogelijk worpen.
page-take-along = Neem het mee
page-saved-games = Bewaard op dit apparaat
page-resume = Hier doorgaan
page-resume-lead = Deze link komt van een ander apparaat van jou. Je bent dan op beide dezelfde persoon.
page-resume-none = Open ‘Account’ op je andere apparaat en maak een link. Open die hier om op beide dezelfde persoon te zijn.
page-resume-go = Doorgaan

## Nieuwe tafel

page-game = Spel
page-edition = Variant
page-edition-impact = Basisspel
page-edition-impact-power = Eén kracht
page-edition-impact-avatar = Alle krachten
page-one-device = We spelen allemaal op dit apparaat
page-seats = Plaatsen
page-who-plays = Wie speelt er?
page-seat-bot-choice = Bot
page-seat-friend = Vriend
page-seat-number = Plaats { $number }
page-seat-tap = Plaats { $number }: { $player }. Druk om te wijzigen.
page-seat-add = Nog een plaats
page-player-name = Naam van de speler
page-level = Niveau van de bot
page-level-novice = Beginner
page-level-casual = Af en toe
page-level-regular = Vaste speler
page-level-expert = Kenner
page-level-master = Meester
page-level-random = Willekeurig
page-level-thumb = Vuistregel
page-level-mcts = Boomzoeker
page-pace = Tempo
page-clock-none = Geen tijdslimiet
page-clock-slow = Rustig
page-clock-normal = Normaal
page-clock-fast = Snel
page-clock-days = Dagen
page-clock-none-how = Iedereen neemt de tijd die nodig is.
page-clock-slow-how = Veel tijd voor elke beslissing, en een reserve.
page-clock-normal-how = Genoeg tijd voor elke beslissing, en een reserve.
page-clock-fast-how = Korte beurten, en een kleine reserve.
page-clock-days-how = Drie dagen per beurt, en vier in reserve voor het spel. De startpagina toont wie er aan de beurt is.
page-open-table = Tafel openen
page-house-rules =
    { $count ->
        [0] Huisregels
        [one] Huisregels: { $count } is anders
       *[other] Huisregels: { $count } zijn anders
    }
page-house-rules-none =
    { $edition ->
        [none] Geen huisregels.
       *[some] Geen huisregels: alles zoals in de uitgave.
    }
page-printed-edition = Uitgave
page-more-settings = Meer instellingen
page-table-name = Naam van de tafel
page-visibility = Wie mag meedoen?
page-visibility-public = Iedereen
page-visibility-link = Alleen vrienden
page-visibility-password = Met wachtwoord
page-visibility-link-how = Alleen wie de link of de code heeft, vindt de tafel.
page-visibility-public-how = Iedereen op de startpagina ziet de tafel en mag gaan zitten.
page-visibility-password-how = Alleen wie het wachtwoord kent, komt binnen.
page-password = Wachtwoord
page-password-if = Wachtwoord, als vrienden er een nodig hebben
page-password-least = Minstens zes tekens.
page-first-player = Wie begint
page-first-host-choice = de gastheer beslist
page-tournament = Toernooi
page-tournament-how = Evenveel spellen als spelers; wie de minste punten heeft, wint.
page-hints-allowed = Tips toegestaan
page-hints-allowed-how = Spelers mogen vragen wat het beste zou zijn.
page-hints-none = Zonder tips
page-spectators = Anderen mogen kijken
page-delay =
    { $seconds ->
        [0] Ze zien alles meteen
        [one] Ze zien alles { $seconds } seconde later
       *[other] Ze zien alles { $seconds } seconden later
    }

## Binnenkomen, en voor het spel

page-come-in = Doe mee aan deze tafel
page-come-in-go = Meedoen
page-come-back = Terugkomen
page-password-title = Deze tafel heeft een wachtwoord
page-no-table = Deze tafel is gesloten of de link is verouderd
page-no-table-how = Vraag om een nieuwe link, of open zelf een tafel.
page-sent-away = De gastheer heeft je van deze tafel verwijderd.
page-left = Je hebt deze tafel verlaten.
page-cannot = Je kunt niet aan deze tafel meedoen
page-share-title = Haal je vrienden erbij
page-share-lead = Stuur de link, of laat je vrienden de code met hun telefoon scannen.
page-share-link = Link naar deze tafel
page-copy = Kopiëren
page-copied = Gekopieerd
page-qr = QR-code met de link naar deze tafel
page-seat-free = vrij
page-sit = Toevoegen
page-add-bot = Bot
page-bot-level = Bot, { $level }
page-host = gastheer
page-you = Jij
page-empty-seat = Plaats van { $player } vrijmaken
page-kick = Verwijderen
page-fill-bots =
    { $count ->
        [one] Aanvullen met een bot
       *[other] Aanvullen met { $count } bots
    }
page-start = Spel beginnen
page-start-when =
    { $count ->
        [one] Eén plaats is nog vrij: wacht op iemand, of zet er een bot neer.
       *[other] { $count } plaatsen zijn nog vrij: wacht op mensen, of zet er bots neer.
    }
page-host-starts = De gastheer begint het spel.
page-you-watch = Je kijkt toe.

## Aan tafel

page-beside = Naast de tafel
page-players = Spelers
page-player = Speler
page-on-turn = aan de beurt
page-what-happens = Wat er gebeurt
page-turn-of = Beurt van { $player }
page-wait-for = We wachten op { $players } …
page-in-flight = De dobbelstenen zijn in de lucht …
page-slow = De worp ligt vast. Het berekenen van de landing duurt iets langer.
page-why = Waarom?
page-throw = Gooien
page-throw-many = { $count } gooien
page-throw-all =
    { $count ->
        [one] De laatste gooien
       *[other] Alle { $count } gooien
    }
page-stop = Stoppen
page-key-space = Spatie
page-manner = Hoe gooi je?
page-hand =
    { $count ->
        [one] { $count } dobbelsteen, { $hand } in de hand
       *[other] { $count } dobbelstenen, { $hand } in de hand
    }
page-hand-what = Wat gooi je?
page-hand-loose = Een losse dobbelsteen
page-hand-pile =
    { $count ->
        [one] Een { place-pile } van { $count }
       *[other] Een { place-pile } van { $count }
    }
page-hand-from-pile =
    { $count ->
        [one] Eén van de { place-pile } van { $count }
       *[other] Eén van de { place-pile } van { $count }
    }
page-aim = Doel
page-aim-place = een vrije plek
page-aim-force = Kracht
page-keys-aim =
    { $count ->
        [one] toets { $count } mikt
       *[other] toetsen 1 tot { $count } mikken
    }
page-what-lies = Voorlezen welke dobbelstenen waar liggen
page-turn-box = Arena draaien
page-skip-motion = Overslaan
page-move =
    { $rule ->
        [off_walls_by_consent] Dobbelstenen van de wand schuiven
        [group] Dobbelstenen bij elkaar schuiven
       *[free] Dobbelstenen verschuiven
    }
page-move-done = Klaar
page-move-how =
    { $rule ->
        [off_walls_by_consent] Sleep een dobbelsteen weg van de wand.
       *[free] Sleep een dobbelsteen naar zijn nieuwe plek.
    }
page-agree-moves = Anderen mogen dobbelstenen van de wanden schuiven
page-undo = Ongedaan maken
page-more-time = Meer tijd, graag
page-give-time = Meer tijd voor { $player }
page-window =
    { $seconds ->
        [one] Nog { $seconds } seconde om te gooien
       *[other] Nog { $seconds } seconden om te gooien
    }
page-dice =
    { $count ->
        [one] { $count } dobbelsteen
       *[other] { $count } dobbelstenen
    }
page-dice-piles =
    { $count ->
        [one] { $count } dobbelsteen; { place-pile.plural } van { $piles }
       *[other] { $count } dobbelstenen; { place-pile.plural } van { $piles }
    }
page-dice-hidden = dobbelstenen verborgen
page-clockwise = met de klok mee
page-counter-clockwise = tegen de klok in
page-active = Actief
page-active-all = Alle elementen zijn actief
page-spells = Wat de spreuken doen
page-seat-gone = afwezig
page-seat-out = uit
page-seat-bot = bot
page-seat-stand-in = een bot speelt
page-rules-here = Regels van dit spel
page-concede = Opgeven
page-concede-sure = Je verlaat dit spel voorgoed. De anderen spelen door.
page-concede-sure-of = { $name } verlaat dit spel voorgoed. De anderen spelen door.
page-concede-yes = Ja, opgeven
page-concede-no = Nee, doorspelen
page-leave = Tafel verlaten
page-leave-sure = Het spel is niet afgelopen. De anderen wachten op je, en dan speelt er misschien een bot voor je.
page-leave-yes = Ja, verlaten
page-invite = Code, link en groot scherm
page-watching =
    { $count ->
        [one] { $count } persoon kijkt
       *[other] { $count } mensen kijken
    }
page-game-of = spel { $game } van { $games }

## Tips

page-hint = Tip
page-hint-always = Tips altijd tonen
page-hint-mark = beste keuze
page-hint-top = Het beste bovenop.
page-hint-set = Zo instellen
# Wat gegooid wordt, en hoe.
page-hint-throw = { $throw }, { $manner }
page-hint-tower = { $symbol } bovenop
# Voor getallen: kansen, en hoeveel kaarten gemiddeld gevangen worden.
page-hint-win = winst
page-hint-match = combinatie
page-hint-lost = dobbelsteen weg
page-hint-bust = misworp
page-hint-catch = vangst
page-hint-percent = { $number } %
page-hint-costs-win = Andere keuzes: winstkans
page-hint-costs-cards = Andere keuzes: voorsprong in kaarten
page-hint-cost-win = −{ $cost } %
page-hint-cost-cards = −{ $cost }
page-hint-even = even goed

## Torens en races

page-tower-order = Volgorde van de toren
page-tower-top = boven
page-tower-bottom = onder
page-tower-die = { $symbol }, laag { $level } van { $height }. Pijltoetsen verplaatsen hem.
page-move-up = Omhoog
page-move-down = Omlaag
page-tower-build = Toren bouwen
page-race-ready = Handen los … wacht op het sein.
page-race-go = Stapelen!
page-race-how = Eén keer drukken per dobbelsteen
page-race-stack = Stapelen: { $done } van { $tiles }
page-race-watch = { $players } bouwen om het snelst.
page-race-by-chance = Mijn tijd loten
page-race-simulated = Mijn racetijden altijd loten

## Komen en gaan

page-line-lost = De verbinding is verbroken. Je plaats blijft van jou.
page-line-offline = Dit apparaat is offline. Je plaats blijft van jou.
page-line-again =
    { $seconds ->
        [one] Volgende poging over { $seconds } seconde.
       *[other] Volgende poging over { $seconds } seconden.
    }
page-line-connecting = We maken weer verbinding …
page-gone-lost = { $player } heeft de verbinding verloren.
page-gone-left = { $player } heeft de tafel verlaten.
page-gone-left-seconds =
    { $seconds ->
        [one] We wachten { $seconds } seconde.
       *[other] We wachten { $seconds } seconden.
    }
page-gone-choose = { $player } is nog niet terug. Wat nu?
page-gone-wait = Blijven wachten
page-gone-bot = Een bot neemt het over
page-gone-end = Zonder deze speler doorspelen
page-stand-in-you = Je was weg, en een bot speelde voor { $player }. Nu speel jij weer.

## Praten

page-chat = Chat
page-chat-new =
    { $count ->
        [one] Chat, { $count } nieuw bericht
       *[other] Chat, { $count } nieuwe berichten
    }
page-chat-empty = Nog niemand heeft iets gezegd.
page-say = Zeg iets
page-send = Sturen
page-phrases = Meer zinnen
page-mute = Verbergen
page-chat-phrases = Alleen kant-en-klare zinnen
page-mute-for-all = Stil voor iedereen
page-report = Melden
page-reported = De gastheer en de beheerder van de server hebben bericht gekregen.
page-report-told = { $by } meldt { $name }: ‘{ $text }’
page-phrase-hello = Hallo!
page-phrase-good-luck = Veel geluk!
page-phrase-well-thrown = Goed gegooid!
page-phrase-ouch = Au.
page-phrase-thanks = Bedankt!
page-phrase-one-moment = Een ogenblik, graag.
page-phrase-again = Nog een spel?
page-phrase-good-game = Goed spel!
page-phrase-bye = Tot ziens!

## Wat er gebeurde, en het einde

page-story = Wat er gebeurde
page-story-empty = Nog niets.
page-course = Verloop van het spel
page-end = Einde van het spel
page-end-you-win = Jij wint
page-end-nobody = Niemand wint
page-end-win =
    { $count ->
        [one] { $players } wint
       *[other] { $players } delen de winst
    }
page-next-game = Volgend spel
page-rematch = Nog een keer
page-look-back = Terugblik
page-replay = Herhaling
page-verify = Dobbelstenen controleren
page-review = De duurste beslissingen
page-review-wait = Elke beslissing wordt nagekeken …
page-review-look = Bekijk in de herhaling
page-tally = Toernooi, { $played } van { $games } spellen. Wie de minste punten heeft, wint.
page-total = Totaal
page-champions =
    { $count ->
        [one] { $players } wint het toernooi.
       *[other] { $players } delen het toernooi.
    }
page-tie = { $players } staan gelijk. De winst delen, of een beslissend spel?
page-tie-share = Delen
page-tie-decide = Beslissend spel
