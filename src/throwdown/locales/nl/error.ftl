# Wat er misging, en wat je eraan kunt doen. De code met / en _ als streepjes is de naam.

error-throwdown-error = Dat lukte niet. Kijk na wat je hebt ingevoerd en probeer het opnieuw.
error-part-missing = Hier ontbreekt een deel van het programma: voer in een kloon van het project scripts/release build uit, daarna pip install dist/*.whl.
error-part-arena = De arena is niet geïnstalleerd: voeg --thrower luck toe of installeer de arena.
error-part-postgres = Hier ontbreken pakketten voor PostgreSQL. Voer in een kloon van het project scripts/install dev uit, elders pip install met de extra postgres.
error-part-tab = De onderdelen om in een tabblad te spelen ontbreken hier: voer in een kloon van het project scripts/web uit, elders pip install met de extra tab.

error-site-not-ours = Deze map bevat andere bestanden: kies een lege, of een met een oudere versie.
error-site-server = Noem het volledige adres van de server, bijvoorbeeld https://dice.example.
error-part-passkeys = Hier ontbreekt een pakket voor passkeys. Voer in een kloon van het project scripts/install dev uit, elders pip install met de extra passkeys.

error-game-unknown = Dat spel bestaat niet: kies een van de getoonde.
error-game-seats = Dit spel is voor 2 tot 5 spelers: kies een aantal daartussen.
error-game-contract = Dit spel voldoet niet aan het contract voor spellen: meld het, of speel een ander.
error-game-own = Je eigen spel kan niet worden geladen: kijk in de handleiding voor eigen spellen en verbeter de klasse.

error-option-value = Die regeloptie kan deze waarde niet hebben: kies een van de aangeboden waarden.
error-option-visible = In dit spel zijn voorraden altijd open: laat supply_visibility weg.
error-option-unknown = Die regeloptie bestaat niet: kijk de naam na.
error-option-not-in-edition = Dit spel heeft die regeloptie niet: laat haar weg.
error-option-start-placed = Een neergelegde startdobbelsteen toont nooit X, dus er valt niets te draaien: laat hem gooien, of laat start_x weg.
error-option-edition = Dit spel heeft geen uitgave met die naam of in die taal: kies een andere, of geen (none).
error-option-elements = Deze variant speel je met twee tot vijf elementen: kies er meer, of speel een andere variant.
error-option-dice = Dit zijn geen goede begindobbelstenen: geef elke plaats er minstens 1, en alle plaatsen samen hoogstens 25.

error-action-illegal = De regels staan dat nu niet toe: kies een van de aangeboden zetten.
error-action-unknown = Dat is geen zet van dit spel: kies een van de aangeboden zetten.
error-action-not-your-turn = Je bent niet aan de beurt: wacht tot je iets gevraagd wordt.
error-action-not-your-decision = Iemand anders beslist dit: wacht tot je iets gevraagd wordt.
error-action-not-now = De laatste worp wordt nog afgehandeld: wacht op het resultaat.
error-action-game-over = Het spel is voorbij: begin een nieuw.
error-action-no-such-seat = Die speler zit niet aan deze tafel: kies een van de getoonde.
error-action-seat-left = Deze speler heeft het spel verlaten en speelt niet meer mee.
error-action-already-chosen = Je hebt voor de hele beurt gekozen: gooi nu.
error-action-boost-with-roll = Kaarten voeg je samen met een worp toe: noem ook de dobbelstenen.
error-action-choose-first = Kies eerst: het midden of de wachtende vangst.
error-action-consolation-first = Zeg eerst hoeveel kaarten je trekt na je misworp.
error-action-count = Zoveel kaarten kun je niet trekken: kies een aangeboden aantal.
error-action-illegal-cards = Dat zijn geen kaarten: noem hun kleuren met Y, B, R en G.
error-action-illegal-dice = Dat zijn geen dobbelstenen: noem ze bij hun nummer.
error-action-illegal-target = Daar kun je niet om dobbelen: kies een van de aangeboden groepen.
error-action-must-roll = Gooi minstens één keer voordat je stopt.
error-action-no-such-die = Die dobbelsteen bestaat niet: de zeven dobbelstenen zie je voor je.
error-action-not-in-yard = Die kaarten liggen niet in je tuin: kies uit wat er ligt.
error-action-not-received = Die kaarten heb je niet gekregen: verdeel alleen de getoonde.
error-action-same-die-twice = Je noemde een dobbelsteen twee keer: noem elke dobbelsteen één keer.
error-action-split-first = Verdeel eerst de gekregen kaarten over tuin en hoop.
error-action-too-few-cards = Dat is niet genoeg: breng het midden op minstens acht kaarten.
error-action-too-few-dice = Gooi minstens vier dobbelstenen.
error-action-top-up-first = Breng eerst het midden op acht kaarten.
error-action-wrong-phase = Dat kan nu niet: beantwoord eerst de vraag.
error-action-yard-full = In een tuin passen hoogstens zes kaarten: leg er meer op de hoop.

error-outcome-illegal = Zo kunnen de dobbelstenen niet liggen: voer opnieuw in wat ze tonen.
error-outcome-unexpected = Dat verwacht het spel nu niet: beantwoord de vraag.
error-outcome-cards = Dat zijn niet de kaarten die hier horen: voer ze opnieuw in.
error-outcome-cause = Een dobbelsteen kan missen, naar buiten stuiteren of naar buiten gestoten worden: zeg een daarvan.
error-outcome-dice = Het aantal dobbelstenen klopt niet: geef één kant voor elke gegooide dobbelsteen.
error-outcome-die = Die dobbelsteen hoort niet bij deze worp: noem alleen wat gegooid is of in de arena ligt.
error-outcome-face = Die kant bestaat niet in dit spel: typ een van de getoonde.
error-outcome-lot = Voer alles wat getoond wordt precies één keer in.
error-outcome-racer = Die speler doet niet mee aan de race: noem iemand die een toren bouwt.
error-outcome-stack = Zo kunnen dobbelstenen niet gestapeld zijn: zeg opnieuw welke nog staan.

error-entry-unreadable = Dat is niet te lezen: typ het zoals in het voorbeeld.
error-entry-unclear = Dat kan meer dan één ding betekenen: typ het zoals in het voorbeeld.
error-answer-unclear = Dat antwoord is niet duidelijk: typ een van de getoonde.

error-notation-malformed = Die tekst is geen stand van dit spel: kijk hem na, of begin een nieuw spel.
error-record-damaged = De opname is in regel { $line } beschadigd: wat ervoor komt, is nog te gebruiken.
error-record-entry = Deze regel past niet bij het spel tot daar.
error-record-signature = Een handtekening van deze opname is onjuist, of hoort bij geen van haar plaatsen.
error-record-version = De opname komt uit een nieuwere versie: werk Throwdown bij om ze te lezen.
error-save-refused = Het spel kan daar niet worden bewaard of geopend: kies een andere naam of plaats.
error-save-unknown = Dat opgeslagen spel bestaat niet: kies er een uit de lijst.
error-save-unreadable = Dit opgeslagen spel is niet te lezen: kies een ander, of begin een nieuw spel.
error-save-secret = Het geheim van dit opgeslagen spel ontbreekt of is beschadigd: zet het bestand er weer naast, of bekijk het spel met throwdown replay.
error-save-referee = Dit spel wordt met de echte doos gespeeld: ga ermee verder bij de scheidsrechter.

error-bot-unknown = Geen bot met die naam speelt dit spel: kies een van de getoonde.
error-bot-own = Je eigen bot kan niet spelen: kijk in de handleiding voor eigen bots en verbeter bestand, klasse of antwoorden.

error-table-refused = Dat kan de tafel niet: probeer iets anders.
error-table-first = Het is niet duidelijk wie begint: noem een speler aan deze tafel, met plaats of naam.
error-table-key = Deze sleutel is ongeldig: een sleutel en zijn hash hebben elk 64 hexadecimale cijfers in kleine letters.
error-table-manner = Zo kun je dobbelstenen niet gooien: kies een van de getoonde manieren.
error-table-names = Twee spelers heten hetzelfde: geef ze verschillende namen.
error-table-not-over = Dit spel is nog niet voorbij: speel het eerst uit of verlaat het.
error-table-seat = Die speler zit niet aan deze tafel: kies een van de getoonde.
error-table-seats = Het aantal spelers past niet bij de tafel: geef één naam voor elke plaats.
error-table-tournament = Dit spel heeft geen toernooi: speel losse spellen.
error-table-undo = Dit kan niet ongedaan worden gemaakt: sindsdien waren er dobbelstenen of kaarten te zien.
error-table-handled = De arena en de dobbelstenen zijn vaak genoeg verplaatst: gooi nu.

error-tournament-finished = Alle spellen van het toernooi zijn gespeeld: begin een nieuw toernooi.
error-tournament-no-decider = Er is geen beslissend spel nodig: niemand deelt de eerste plaats.
error-tournament-seats = Dat zijn niet de spelers van dit spel: noem wie er gespeeld heeft.
error-tournament-tie = Dit toernooi beslist een gelijke stand met een beslissend spel: speel het.
error-tournament-entry = Dit past niet bij het toernooi zoals het nu is: laad de pagina opnieuw.
error-tournament-damaged = Dit toernooi is niet te lezen. Meld het aan de beheerder van de server; de andere toernooien gaan door.
error-tournament-closed = Dit toernooi is afgelopen.
error-tournament-entrant = Dit kan nu niet voor deze speler: die zit aan een tafel, is weg of is er al.
error-tournament-begun = Niemand kan nog meedoen aan een knock-out die begonnen is.
error-tournament-running = Aan tafels van deze ronde wordt nog gespeeld: wacht op hun uitslagen.
error-tournament-few = Er zijn te weinig spelers.
error-tournament-places = Deze plaatsen passen niet bij de tafel: geef ieder er een, en bij gelijke stand dezelfde.
error-tournament-table = Deze tafel bestaat niet in het toernooi.
error-tournament-reported = Deze tafel heeft al een uitslag: de toernooileiding kan die verbeteren.
error-tournament-played = Alle rondes van dit toernooi zijn gespeeld.
error-tournament-settings = Een toernooi kan deze instellingen niet hebben.
error-tournament-bell = Na de bel kan dat niet meer.
error-tournament-host-only = Dat mag alleen de toernooileiding.
error-tournament-not-yours = Alleen de spelers van deze tafel en de toernooileiding zeggen hoe het afliep.
error-tournament-dropped = De toernooileiding heeft je eruit gehaald. Vraag om je terug te halen.
error-tournament-own-name = Mensen kiezen hun eigen naam.
error-tournament-name-taken = Een andere speler van het toernooi heet al zo: voeg een letter toe, zoals Ben K.
error-tournament-bot = Een bot met een token kan niet aan een toernooi meedoen.
error-tournament-online = De uitslag van een online tafel komt uit het spel. De toernooileiding kan hem ook intypen.
error-tournament-entered = Je doet al mee aan dit toernooi.
error-tournament-not-entered = Je doet niet mee aan dit toernooi.
error-tournament-too-many = Je leidt zoveel toernooien als één persoon mag leiden. Sluit er eerst een af.
error-tournament-full = Dit toernooi is vol.
error-tournament-bots = Dit toernooi heeft zoveel bots als het mag hebben.
error-tournament-no-bots = Bots kunnen niet met echte dobbelstenen gooien.
error-tournament-paper = Iemand aan deze tafel heeft geen apparaat: speel op één apparaat of met een echte doos.
error-tournament-device = Deze tafel is al op een apparaat open.
error-tournament-busy = Anderen veranderen dit toernooi op hetzelfde moment: probeer het nog eens.

error-words-language = Die taal of dat thema hebben we niet: kies een van de getoonde.

error-throw-bounds = Een getal valt buiten zijn grenzen: zoek op hoe groot het minstens en hoogstens mag zijn.
error-throw-intent = Een worp bestaat uit negen gehele getallen: plaats, snelheid en draaiing.
error-throw-release = De dobbelstenen zouden in een andere dobbelsteen beginnen: laat hoger of ergens anders los.
error-throw-scene = Zo kunnen de dobbelstenen niet liggen: laat ruimte ertussen en blijf in de arena.
error-throw-dice = Deze dobbelstenen kun je niet gooien: gooi er 1 tot 26, elke maar één keer.
error-throw-target = Die dobbelsteen ligt niet in de arena: mik op een die er wel ligt.
error-throw-place = Daarheen kan de dobbelsteen niet: hij moet binnen en vrij van de andere blijven.
error-throw-failed = De worp kon niet worden berekend. Hij blijft zoals hij is: probeer het opnieuw.
error-throw-engine = De simulatie meldde een fout. De worp blijft zoals hij is: probeer het opnieuw.
error-throw-offline = De simulatie kon niet worden gedownload. De worp blijft zoals hij is: controleer je verbinding en probeer het opnieuw.

error-record-motion = De opgenomen beweging van een worp is beschadigd.
error-record-secret = Het onthulde geheim is ongeldig: de opname is beschadigd.
error-record-thrower = De worpen van dit spel kunnen niet worden nagerekend.

error-table-thrower = Deze manier van gooien bestaat niet: kies luck of physics.
error-table-intent = De getallen van deze worp of verplaatsing passen niet bij deze tafel: laat ze weg of verbeter ze.
error-table-secret = Zonder zijn geheim kan dit spel niet verder: je kunt het alleen nog bekijken.

error-store-conflict = Iemand was sneller: kijk nog eens naar de tafel en kies dan.
error-store-failed = De server kan op dit moment niets opslaan. Er is niets verloren: probeer het zo opnieuw.
error-store-refused = Dat kan de server zo niet opslaan: controleer het en probeer het opnieuw.
error-store-newer = Deze database is gemaakt door een nieuwere versie van het programma: gebruik die versie.
error-store-foreign = Dit bestand is geen database van Throwdown: geef een ander bestand op.
error-store-backup = Deze back-up kan niet worden gemaakt of gebruikt: geef een ander bestand op, of sta toe dat het oude wordt vervangen.
error-store-absent = Dit bestand bestaat niet: noem een bestaand bestand.
error-store-damaged = Deze database of back-up is beschadigd: ga terug naar een eerdere back-up.
error-store-older = Een versie vóór 1.0 heeft deze database gemaakt en hij is niet te lezen: begin met een nieuwe map.
error-store-full = Deze database is niet leeg: sta met --overwrite toe dat alles wordt vervangen, of geef een andere.
error-store-both-files = Het zijn allebei bestanden: throwdown admin backup kopieert het ene bestand naar het andere.
error-store-address = Dit is geen adres van een database: schrijf het als postgresql://dice@db/dice, een wachtwoord als NAAM:WACHTWOORD@.
error-store-key = De sleutel van de geheimen van lopende spellen ontbreekt of is verkeerd: zet de juiste terug.
error-store-taken = Een andere server gebruikt deze map: stop hem, of geef elke server een eigen map.
error-store-folder = Deze map kan niet gemaakt of beschreven worden: geef een andere op, of sta het programma toe daar te schrijven.
error-store-unreachable = De database antwoordt niet, of weigert deze gebruiker: controleer adres, gebruiker en wachtwoord.
error-store-shared = Een andere server gebruikt deze database, en een van de twee is ingesteld om alleen te draaien: stop er een, of stel beide in om te delen.
error-store-not-owner = Deze tafel staat nu op een andere server: stuur het verzoek daarheen.
error-cluster-away = Deze tafel verhuist naar een andere server. Er gaat niets verloren: probeer het zo weer.

error-settings-value = Een instelling heeft een ongeldige waarde: verbeter die.
error-settings-unknown = Die instelling bestaat niet: kijk haar naam na.
error-settings-file = Het bestand met instellingen is niet te lezen: noem een ander of verbeter het.
error-settings-port = De server kan deze poort of dit adres niet gebruiken: kies iets anders.
error-settings-tls = Met deze bestanden kan de server geen https gebruiken: geef een certificaat en zijn sleutel, zonder wachtwoord.

error-name-empty = Een naam heeft minstens één letter nodig: typ een naam.
error-name-length = Die naam is te lang: kies een kortere.
error-name-characters = Die naam heeft tekens die niet getoond kunnen worden: laat ze weg.
error-name-scripts = Die naam mengt letters van alfabetten die op elkaar lijken: houd het bij één alfabet.
error-name-protected = Deze naam is hier van iemand anders: kies een andere.
error-name-reserved = Die naam lijkt die van de server zelf: kies een andere.
error-name-bot = Die naam is van een bot: kies een andere.

error-chat-empty = Dit bericht is leeg: schrijf iets.
error-chat-length = Dat bericht is te lang: maak het korter.
error-chat-characters = Dit bericht heeft tekens die niet getoond kunnen worden: laat ze weg.

error-request-host = De server luistert niet naar deze naam: open hem op zijn eigen adres.
error-request-origin = Dit komt van een pagina die niet bij deze server hoort: open de pagina van de server zelf.
error-request-refused = Die verbinding bestaat niet, of je mag haar niet gebruiken: controleer de link.
error-request-upgrade = Dit adres is voor WebSockets: maak er verbinding mee met een WebSocket.
error-request-full = De server is vol: probeer het later nog eens.
error-request-media-type = De server neemt alleen JSON aan: stuur het als application/json.
error-request-too-large = Het verzoek is te groot: stuur minder.
error-request-rate = Dat waren te veel verzoeken: wacht even en probeer het opnieuw.
error-request-sockets = Er zijn te veel vensters of apparaten verbonden vanaf jouw adres: sluit er eerst een.
error-request-connections = Te veel verbindingen vanaf jouw adres: sluit er eerst een.
error-request-malformed = De server kan dit verzoek niet lezen: stuur het opnieuw.
error-request-head = Adres en headers van het verzoek zijn te lang: wis de cookies van deze pagina en probeer het opnieuw.
error-request-slow = Het verzoek kwam te langzaam aan: kijk je verbinding na en probeer het opnieuw.

error-server-fault = Er ging iets mis op de server: probeer het opnieuw.
error-server-refused = Dat kan hier niet: probeer iets anders.
error-server-method = Zo werkt dit adres niet: kijk in de beschrijving van de API.
error-server-not-found = Hier is niets, of je mag het niet zien: controleer de link.
error-server-too-often = Dat was te vaak: wacht een poosje en probeer het dan opnieuw.
error-server-too-fast = Dat was te snel: wacht even en probeer het dan opnieuw.
error-server-busy = De server is druk: probeer het zo nog eens.
error-server-table-damaged = Deze tafel is niet te lezen. Meld het aan de beheerder van de server; de andere tafels spelen door.
error-server-work-down = Achtergrondwerk van deze server is mislukt en start zo opnieuw: het logboek zegt waarom.

error-server-closed = Deze tafel is gesloten: open een andere.
error-server-crowded = Er zijn te veel mensen aan deze tafel: kom later terug.
error-server-expelled = De gastheer heeft je van deze tafel verwijderd: kies een andere.
error-server-password = Hiervoor is het wachtwoord van de tafel nodig: geef het juiste op.
error-server-passwords = Voor deze tafel zijn te veel verkeerde wachtwoorden gegeven: wacht even of vraag het de gastheer.
error-server-new-password = Een tafel met wachtwoord heeft er een nodig, en geen andere neemt er een aan: kies wie binnen mag of voer een wachtwoord in.
error-server-short-password = Dit wachtwoord is te kort: neem minstens zes tekens.
error-server-no-watching = Deze tafel laat geen toeschouwers toe: kies een andere.
error-server-too-many-tables = Je hebt te veel tafels open: maak er eerst een af of sluit er een.
error-server-too-many-tables-here = Vanaf jouw adres staan te veel tafels open: maak er eerst een af of sluit er een.
error-server-tables-often = Je hebt in een uur veel tafels geopend: speel aan een ervan verder, of wacht een poosje.
error-server-replays-often = Vanaf jouw adres worden te veel afgelopen spellen opgevraagd: wacht een minuut en probeer het dan opnieuw.
error-server-codes-often = Er kwamen te veel verkeerde codes van jouw adres: probeer het over { $seconds } s opnieuw, of gebruik de link.
error-server-no-code = Geen tafel heeft deze code: controleer de zes letters, of vraag de link.
error-server-disk-low = De schijf van de server is bijna vol: meld het aan de beheerder en speel aan een open tafel.
error-server-hello-twice = Je hebt hello al gestuurd: stuur het volgende bericht.
error-server-id-reused = Dit zetnummer is al voor iets anders gebruikt: kies een nieuw.
error-server-stale = Er is intussen iets gebeurd: kijk nog eens naar de tafel en kies dan.

error-server-host-only = Dat mag alleen de gastheer van de tafel: vraag het hem.
error-server-not-your-seat = Dit is nu niet jouw plaats: speel voor een van je eigen plaatsen.
error-server-no-seat = Die plaats bestaat hier niet: kies een van de getoonde.
error-server-seat-taken = Daar zit al iemand: kies een andere plaats.
error-server-reserved = Het toernooi heeft de plaatsen van deze tafel gereserveerd.
error-server-seat-free = Er is nog een plaats vrij: wacht op iemand of zet er een bot neer.
error-server-beginning = Het spel begint zo: wacht even.
error-server-begun = Het eerste spel is begonnen. Bij het volgende begint de speler links.
error-server-lots = Aan deze tafel wordt geloot wie begint: open een andere om iemand aan te wijzen.
error-server-key-stale = Deze sleutel hoort bij een ander spel: kijk opnieuw naar de tafel.
error-server-key-fixed = De sleutels worden nu onthuld: geen plaats kan zijn belofte nog veranderen.
error-server-key-reused = Deze sleutel is hier al eerder beloofd: trek een nieuwe.
error-server-key-changes = Deze plaats heeft zijn sleutel te vaak veranderd: onthul de laatste.
error-server-key-not-asked = De tafel vraagt deze plaats nu niet om een sleutel: stuur hem later.
error-server-key-wrong = Dit is niet de sleutel die deze plaats heeft beloofd: stuur die.
error-server-sign-no-game = Er is hier geen pas geëindigd spel om te ondertekenen.
error-server-sign-key = Geen plaats van dat spel heeft deze ondertekensleutel beloofd.
error-server-sign-wrong = Deze handtekening hoort niet bij het einde van dat spel.
error-client-key-dropped = De server tekende voor je sleutel en begon het spel zonder: dit spel is niet eerlijk. Bewaar het bewijs.
error-client-end-differs = De opname van dit spel wijkt af van wat je browser zag, dus heeft hij die niet ondertekend. Bewaar de opname en vergelijk die met de anderen.
error-server-sits-already = Je hebt al een plaats aan deze tafel: verlaat die eerst.
error-server-own-name = Hier speelt iedereen onder zijn eigen naam. Open een tafel voor één apparaat om anderen een naam te geven.
error-server-no-bots = Bots kunnen niet met een echte doos spelen: laat ze weg.
error-server-not-a-bot = Alleen een bot met een token kan op tafels wachten: maak eerst een token.
error-server-too-many-bots = Te veel bots van deze eigenaar wachten op tafels: stop er een.
error-server-bot-away = Deze bot is er niet meer: kies een andere.
error-server-bot-declines = Deze bot speelt niet aan zulke tafels: kies een andere, of andere regels.
error-server-bot-busy = Deze bot is bezet of zit al aan een tafel van jou: kies een andere.
error-server-playing = Tijdens een spel wisselt niemand van plaats: wacht tot het voorbij is.
error-server-no-game = Hier is nog geen spel begonnen: begin er eerst een.
error-server-not-over = Dit spel is nog niet voorbij: kom na het einde terug.
error-server-not-referee = Alleen een scheidsrechter voert in wat de dobbelstenen tonen: open een tafel voor een scheidsrechter.
error-server-no-card = Die kaart zit niet meer in de stapel: kijk nog eens.
error-server-nobody-gone = Over deze plaats valt niets te beslissen: de speler is er, of de tafel wacht nog.
error-server-no-hints = Deze tafel geeft geen tips: open er een met tips.
error-server-no-odds = Dit spel toont niet hoe veilig een worp is: vraag om een tip.

error-server-no-clock = Deze plaats heeft geen tijdslimiet: neem de tijd die je nodig hebt.
error-server-no-more-time = Je kunt niet nog eens om meer tijd vragen: de anderen kunnen je nog wat geven.
error-server-no-race = Deze race is voorbij, of je doet niet mee: kijk hoe hij afloopt.
error-server-race-early = De race is nog niet begonnen: wacht op het signaal.
error-server-race-time = Zo veel tijd is er nog niet voorbij: kijk de klok van je apparaat na.
error-server-race-twice = Je toren is al klaar: wacht op de anderen.

error-server-no-chat = Aan deze tafel staat de chat uit.
error-server-phrases-only = Aan deze tafel chat je alleen met kant-en-klare zinnen: kies er een.
error-server-report-self = Je kunt jezelf niet melden.
error-server-no-person = Deze persoon is niet aan deze tafel.
error-server-muted = De gastheer heeft je het zwijgen opgelegd: vraag hem of je weer mag praten.
error-server-no-line = Dat bericht bestaat niet: kies een van de getoonde.

error-message-json = De server kan dit bericht niet lezen: stuur één JSON-object tegelijk.
error-message-schema = Een veld van dit bericht past niet: vergelijk het met de catalogus van berichten.
error-message-type = Een veld van dit bericht heeft het verkeerde type: vergelijk het met de catalogus van berichten.
error-message-unknown = Dit bericht bestaat hier niet: kies er een uit de catalogus.
error-message-protocol = Deze pagina en de server spreken verschillende versies: laad de pagina opnieuw.

error-person-unknown = De server kent je nog niet: geef eerst een naam op.
error-person-passkey = Deze passkey past hier niet, of het duurde te lang: probeer het nog eens, of meld je anders aan.
error-person-passkey-place = Passkeys hebben https en een adres met een naam nodig: gebruik hier de herstelkaart.
error-person-no-passkey = Deze server kent die passkey niet, of niet meer: meld je anders aan.
error-person-code-length = Een herstelcode heeft negen woorden van vijf letters: vergelijk hem met de kaart.
error-person-code-mistyped = Een letter van deze herstelcode klopt niet: vergelijk hem met de kaart.
error-person-no-code = Deze herstelcode geldt niet meer: gebruik de nieuwste kaart, of vraag het de beheerder van de server.
error-person-enough = Hiervan heb je er genoeg: verwijder er eerst een.
error-person-same-table = Jullie zitten allebei aan dezelfde tafel: speel dat spel eerst uit.
error-person-no-ticket = Deze link geldt niet meer: vraag een nieuwe.
error-person-bot = Een bot meldt zich alleen met zijn token aan: de eigenaar kan een nieuw maken.
error-person-may-not-invite = Je kunt hier niemand uitnodigen: vraag het de beheerder van de server.
error-person-banned =
    Je kunt hier voorlopig niet spelen. Reden: { $reason ->
        [insult] beledigingen of dreigementen
        [unfair] oneerlijk spel
        [spam] spam of verstoorde spellen
        [name] een naam die hier niet welkom is
       *[rules] de regels van deze server
    }. Het eindigt over { $unit ->
        [hours]
            { $count ->
                [one] een uur
               *[other] { $count } uur
            }
       *[days]
            { $count ->
                [one] een dag
               *[other] { $count } dagen
            }
    }.
error-person-muted =
    De beheerder van de server heeft je aan alle tafels het zwijgen opgelegd. Reden: { $reason ->
        [insult] beledigingen of dreigementen
        [unfair] oneerlijk spel
        [spam] spam of verstoorde spellen
        [name] een naam die hier niet welkom is
       *[rules] de regels van deze server
    }. Het eindigt over { $unit ->
        [hours]
            { $count ->
                [one] een uur
               *[other] { $count } uur
            }
       *[days]
            { $count ->
                [one] een dag
               *[other] { $count } dagen
            }
    }.
error-person-renamed =
    De beheerder van de server heeft je naam gekozen. Je kunt hem over { $unit ->
        [hours]
            { $count ->
                [one] een uur
               *[other] { $count } uur
            }
       *[days]
            { $count ->
                [one] een dag
               *[other] { $count } dagen
            }
    } weer veranderen.
error-desk-hosts = Deze pagina is alleen voor wie op deze server let.
error-desk-self = Over jezelf kun je niet beslissen.
error-desk-colleague = Beheerders van de server beslissen niet over elkaar.
error-desk-muted = Je verbergt heel veel mensen: toon er eerst weer een paar.
error-person-signup-invite = Wie nieuw is, heeft hier een uitnodiging nodig: vraag een link, of meld je aan.
error-person-signup-closed = Er komt hier nu niemand nieuw binnen: meld je aan, of vraag het de beheerder.

error-client-url = Dat is geen adres van een server: geef er een op dat met http begint.
error-client-lost = De verbinding met de server is weg: probeer het opnieuw.
error-client-closed = Je hebt deze tafel verlaten: ga er opnieuw heen.
error-client-refused = De server staat dat niet toe: lees waarom en probeer iets anders.
error-client-status = De server gaf een onverwacht antwoord: controleer het adres.
error-client-token = { $server } kent het token van deze bot niet: verwijder het, en maak een ander met --new-token.

error-lesson-other = Dat mag, maar deze stap gaat over iets anders: gebruik de gemarkeerde knop.
error-lesson-mark = Van daaruit kan deze stap niet verder: begin hem opnieuw.

error-group-keeper = Alleen wie het langst in de groep zit, mag dat.
error-group-own-name = Iedereen kiest zijn eigen naam.
error-group-bot = Bots kunnen geen lid van een groep zijn.
error-group-too-many = Je zit al in zoveel groepen als mag. Verlaat er eerst een.
error-group-full = Deze groep is vol.
error-notice-address = Naar dit adres kunnen geen meldingen worden gestuurd. Het moet met https:// beginnen en naar het openbare internet leiden.
error-notice-host = Deze server mag niet naar die dienst sturen. Kies er een uit de lijst, of vraag het de beheerder van de server.
error-notice-host-unknown = Er is geen server met deze naam. Controleer het adres.
error-notice-zone = Deze tijdzone is niet bekend. Laad de pagina opnieuw.
error-notice-keys = Deze browser stuurde geen bruikbare sleutels. Laad de pagina opnieuw en probeer het nog eens.
error-notice-too-many = Je meldingen gaan al naar zoveel plaatsen als mag. Verwijder er eerst een.
error-notice-too-often = Je hebt dit vaak geprobeerd. Wacht een kwartier.

error-tab-unavailable = Een spel dat alleen in de browser draait heeft dit niet. Daarvoor heb je een server nodig.
error-tab-storage-full = Dit apparaat heeft geen ruimte meer voor deze pagina: er is niets opgeslagen. Maak ruimte vrij en kies dan opnieuw.
error-tab-storage-denied = Deze browser laat de pagina hier niets opslaan. Verlaat het privévenster, of sta het toe in de instellingen van de browser.

error-command-together = { $option } en { $other } gaan niet samen: laat er een weg.
error-command-needs = { $option } werkt alleen samen met { $other }: voeg dat toe, of laat { $option } weg.
error-command-meaningless = { $option } heeft bij { $game } geen betekenis: laat het weg.
error-command-missing = { $option } ontbreekt: voeg het toe, bijvoorbeeld { $option } { $example }.
error-command-unreadable = { $option } { $text } is niet te lezen: schrijf het als { $example }.
error-command-range = { $option } { $text } kan niet: geef { $least } tot { $most } op.
error-command-cards = { $option } { $text } kan niet: van elke kleur zijn er { $most } kaarten.
error-command-symbol = { $typed } staat op geen dobbelsteen van { $game }: kies uit { $known }.
error-command-dice = Samen zijn dat { $count } dobbelstenen: het spel heeft er { $most }.
error-command-twice = { $text } noemt een element twee keer: noem elk één keer.
error-command-phase = In de fase { $phase } wordt niet gegooid: geef een stand waarin iemand moet gooien.
error-command-table = Welke tafel? Geef URL en TABLE, of --config FILE voor een bot die op een plaats wacht.
error-command-players = Niemand speelt: noem 2 tot 5 spelers, bijvoorbeeld --bots thumb,random.
error-command-model = { $model } is geen werpmodel: kies luck of base, of schrijf er een als drop=0,0;hit=0.25,0.02.
error-command-beginners = Een beginner heeft hier geen plaats: noem plaatsen van 1 tot { $seats }.
error-analysis-game = { $game } is niet te analyseren: kies een spel dat bij het programma hoort.
error-analysis-model = { $game } met { $seats } wordt alleen met het model { $model } geanalyseerd: laat --model weg.
error-analysis-manner = Het model heeft alleen { $known }, en iemand gooide met { $manner }: voeg { $manner } toe.

error-file-unreadable = { $path } is niet te lezen ({ $why }): geef een ander bestand.
error-file-text = { $path } is geen tekst in UTF-8 (byte { $byte }): geef een ander bestand.
error-file-no-record = { $path } is geen opname van een spel: geef een bestand dat Throwdown heeft opgeslagen of een server heeft gestuurd.
error-file-there = { $path } is er al: verwijder het, of kies een andere naam.
error-file-unwritable = { $path } is niet te schrijven ({ $why }): geef een ander bestand.
error-file-orders = { $path } is niet te gebruiken: { $why }
error-file-token = { $path } geeft geen token: noem een token_file van --new-token, of stel THROWDOWN_TOKEN in.
