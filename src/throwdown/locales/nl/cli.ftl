# What the command line says about itself

cli-about = Dobbelspellen in de arena en { game-verasselt }: spelen, hosten, fluiten, controleren.
cli-about-more = Zonder opdracht start de server op deze computer en gaat de pagina open.
cli-usage = Gebruik:
cli-options = Opties
cli-commands = Opdrachten
cli-some-options = { "[OPTIES]" }
cli-some-command = { "[OPDRACHT] [WAARDEN]..." }
cli-text = TEKST
cli-file = BESTAND
cli-default = standaard: { $value }
cli-example = Voorbeeld: { $command }
cli-any-help = Deze hulp tonen.
cli-any-version = De versie tonen.

# Commands: one line for the list, and more for their own help

cli-serve = Tafels, bots en de pagina aan browsers serveren.
cli-serve-more = De server slaat alles op in één map.
cli-site = Het spel als map voor elke webruimte schrijven.
cli-site-more = Bezoekers spelen in hun browser, zonder server. De map werkt onder elk pad. Een map met een oudere versie wordt bijgewerkt; een map met andere bestanden wordt geweigerd.
cli-join = Een bot laten plaatsnemen aan TABLE op server URL.
cli-join-more = Met --config wacht hij op veel tafels. TABLE is de id van een tafel, de link ernaartoe of de korte code.
cli-admin-backup = Alle spellen en spelers van een draaiende server kopiëren.
cli-admin-backup-more = De back-up is een gecontroleerde momentopname van de server. Hij overschrijft niets. Om lopende spellen na terugzetten te hervatten heb je de sleutel van de server nodig. Die zit niet in de back-up.
cli-admin-restore = De gegevens van een server door een back-up vervangen.
cli-admin-restore-more = Stop eerst de server. De opdracht controleert de back-up voordat ze iets vervangt. Ze haalt de sleutel uit --key, uit het bestand naast de back-up of van de server zelf.
cli-admin-copy = Spellen en spelers naar een andere opslag kopiëren.
cli-admin-copy-more = FROM en TO zijn een SQLite-bestand of het adres van een PostgreSQL-database. Stop eerst de server. Daarna vergelijkt de opdracht elke rij.
cli-admin = Een server beheren: mensen, tafels, gegevens.
cli-admin-more = De server mag draaien. Alleen vóór restore en copy moet hij stoppen.
cli-admin-people = Mensen tonen: op naam of id, of wie hier het laatst was.
cli-admin-tables = De open tafels tonen.
cli-admin-reset = Een link maken voor wie alles kwijt is.
cli-admin-reset-more = De link werkt één keer. Al het andere waarmee de persoon inlogde wordt ongeldig: kaart, passkeys, tokens van de bots.
cli-admin-invite = Een link maken die nieuwe mensen binnenlaat.
cli-admin-invite-more = Met --take-back en de link eindigt een uitnodiging. Zonder de link eindigen ze allemaal.
cli-admin-forget = Iemand verwijderen, ook de naam in alle spellen.
cli-admin-host = Iemand beheerder van deze server maken.
cli-admin-host-more = Beheerders beslissen niet over elkaar.
cli-admin-ban = Iemand enkele dagen weigeren.
cli-admin-mute = Iemand enkele dagen de chat ontzeggen.
cli-admin-rename = Een persoon of toernooi een andere naam geven.
cli-admin-close = Een tafel of toernooi sluiten: iedereen gaat weg.
cli-admin-reports = De meldingen tonen die wachten.
cli-admin-settle = Een melding afhandelen: ze wordt verwijderd.
cli-admin-log = Tonen wie wat heeft besloten.
cli-play = GAME spelen in deze terminal: mensen en bots.
cli-play-more = Met alleen --bots spelen bots en lees jij mee.
cli-referee = Scheidsrechter zijn bij GAME met de echte doos.
cli-referee-more = Typ wat de dobbelstenen tonen; de scheidsrechter past de regels toe.
cli-replay = Een opgenomen spel als tekst tonen.
cli-replay-more = Een beschadigde opname wordt getoond tot waar ze beschadigd is.
cli-verify = Een spel controleren: elke worp wordt opnieuw berekend.
cli-verify-more = De opdracht controleert ook hashketen, vastlegging, sleutels en handtekeningen. Ze eindigt met 0 als alles klopt, 1 als er iets fout is, 3 als er hier iets niet te controleren is.
cli-odds = Exacte kansen in GAME, voor elke worp.
cli-odds-more = Van elke worp in een arena, of van een worp bij { game-verasselt }.
cli-check-game = GAME willekeurig spelen en elke toestand controleren.
cli-check-game-more = GAME is module:naam voor een eigen spel.
cli-completion = Afdrukken waarmee SHELL opdrachten aanvult.
cli-completion-more = Opdrachten, spellen, bots, uitgaven en regelopties worden aangevuld. SHELL is bash, zsh of fish.

# Options that several commands have

cli-any-lang = de, en, fr, it, nl of es (standaard: de taal van je systeem).
cli-any-theme = Welke namen: published (uitgegeven) of neutral (neutraal).
cli-any-json = JSON voor machines schrijven.
cli-any-edition = De regels van een gedrukte uitgave, naar taal of naam: de, hp-DE; none voor de gewone regels.
cli-any-option = Een regeloptie, bijvoorbeeld --option collect=optional. Je mag er meer geven.
cli-any-think = Hoelang een bot over een beslissing mag nadenken, bijvoorbeeld 10ms of 1s.
cli-any-model = Hoe er wordt gegooid. luck is de kanstabel die spellen gebruiken (standaard). Met base wordt niets geraakt. Of geef getallen, zoals 'drop=0,0;toss=0.25,0.02': de kans dat een liggende dobbelsteen wordt geraakt, en dat een gegooide of geraakte verloren gaat.
cli-any-first = Wie begint, met naam of nummer.
cli-any-data = De map met de gegevens van de server (standaard: zoals serve).
cli-any-store = De PostgreSQL-database met spellen en spelers, als postgresql://HOST/NAME (standaard: een bestand in de map).
cli-any-seed = Een tekst die het toeval vastlegt: zelfde tekst, zelfde spellen.
cli-any-game = Je eigen spel, als de opname van dat spel is.

# Options of one command

cli-serve-host = Het adres om op te luisteren (standaard: 127.0.0.1, alleen deze computer).
cli-serve-port = De poort (standaard: 8642; 0 neemt een vrije).
cli-serve-data = De map voor spellen en spelers.
cli-serve-name = De naam van deze server, als meer servers een database delen. Elke server heeft een eigen naam nodig.
cli-serve-lan = Telefoons in je netwerk laten meespelen; een QR-code tonen.
cli-serve-tls = Via https serveren, met het certificaat en de sleutel in deze PEM-bestanden.
cli-serve-settings = Een TOML-bestand met instellingen (zie docs/settings.md).
cli-serve-open = De pagina in een browser openen.
cli-serve-give-up-games = Starten zonder de spellen waarvan de sleutel weg is.
cli-site-server = Het adres van een server voor tafels met anderen; de pagina verwijst ernaar.
cli-join-config = Op gastheren wachten zoals dit TOML-bestand zegt, tot je hem stopt; in plaats van URL en TABLE.
cli-join-new-token = Met --config: een token voor de bot maken en in zijn token_file schrijven.
cli-join-bot = Een bot van ons, of module:naam.
cli-join-token = Het token van de bot (standaard: hij komt als gast).
cli-join-name = De naam van een gast (standaard: die van de bot).
cli-join-seat = Waar hij zit (standaard: op een vrije plaats).
cli-join-games = Hoeveel spellen hij blijft.
cli-admin-url = Het adres van de server, zoals je het typt (standaard: de instelling public_url).
cli-admin-days = Hoeveel dagen de link geldt (standaard: 3, een uitnodiging 14) of de beslissing (standaard: 7, een nieuwe naam 30).
cli-admin-uses = Hoeveel nieuwe mensen een uitnodiging binnenlaat.
cli-admin-reason = Waarom: de persoon leest het.
cli-admin-name = De nieuwe naam.
cli-admin-take-back = Beëindigt wat eerder is beslist.
cli-admin-backup-with-key = De sleutel van de lopende spellen naast de kopie leggen.
cli-admin-restore-overwrite = Vervangen wat de map bevat.
cli-admin-restore-key = De sleutel van de lopende spellen (standaard: het bestand naast de back-up).
cli-admin-restore-give-up-games = Doorgaan zonder de spellen waarvan de sleutel weg is.
cli-admin-copy-overwrite = Vervangen wat TO bevat.
cli-play-players = De mensen die spelen, met hun naam.
cli-play-bots = De bots die spelen: novice, casual, regular, expert, master, random, thumb, mcts, of module:naam voor je eigen bot.
cli-play-plain = Regels tekst en vragen, voor schermlezers, pipes en trage lijnen.
cli-play-tournament = Zoveel spellen als spelers, met punten.
cli-play-resume = Een bewaard spel hervatten (zie --saves).
cli-play-saves = De bewaarde spellen opsommen.
cli-play-thrower = Een echte arena waarin je mikt, of toeval uit een tabel (standaard: physics voor mensen, luck onder bots).
cli-play-seed = Een tekst die het toeval vastlegt: zelfde tekst, zelfde dobbelstenen.
cli-play-learn = Tips bij elke beslissing, en aan het eind de beslissingen die het meeste kostten.
cli-play-no-motion = Op het scherm: dobbelstenen landen meteen.
cli-play-record = Alleen bots: de opname in dit nieuwe bestand schrijven.
cli-referee-players = Wie speelt, met naam.
cli-referee-tournament = De punten van een heel toernooi bijhouden.
cli-referee-resume = Verdergaan waar jullie waren gebleven.
cli-replay-story = Een samenvatting in plaats van alle zinnen: wat er is gegooid en wat normaal is.
cli-replay-analysis = De winstkansen na elke keuze en elke worp tonen.
cli-replay-time = Hoelang de analyse hooguit mag duren.
cli-verify-signer = De openbare sleutel van een medespeler, zoals je die van hem hebt gekregen. Zijn handtekening bewijst hoe het spel afliep.
cli-verify-proof = Een ontvangstbewijs van de server voor een sleutel die in het spel ontbreekt: een bestand dat de speler heeft bewaard.
cli-odds-state = Een stelling in de notatie van de regels.
cli-odds-arena = Arenaspellen: de symbolen die er liggen; '' voor een lege arena.
cli-odds-supply = Arenaspellen: de losse dobbelstenen van wie aan de beurt is.  [standaard: 1]
cli-odds-piles = Spellen met krachten: hoe hoog de steenslagtorens zijn.
cli-odds-elements = Spellen met krachten: de actieve elementen.
cli-odds-manner = Arenaspellen: alleen deze manier van gooien.
cli-odds-group = { game-verasselt }: de kaarten waarom wordt gegooid.
cli-odds-keep = { game-verasselt }: de dobbelstenen die blijven; = is de dubbele streep.
cli-odds-roll = { game-verasselt }: hoeveel dobbelstenen er rollen.
cli-odds-dice = { game-verasselt }: alle zeven dobbelstenen zoals ze liggen. De opdracht rangschikt elke keuze.
cli-odds-boost = { game-verasselt }: kaarten uit de { place-yard } die voor de worp bij de groep komen.
cli-odds-yard = { game-verasselt }: met --dice ook rangschikken wat je uit deze { place-yard } kunt toevoegen.
cli-odds-caught = { game-verasselt }: kaarten die deze beurt al zijn gevangen.  [standaard: 0]
cli-odds-handicap = Arenaspellen: de kansen met deze begindobbelstenen, per plaats. best vindt de dobbelstenen die ze gelijk maken.
cli-odds-players = Met --handicap best: hoeveel er spelen.  [standaard: 2]
cli-odds-beginners = Met --handicap: de plaatsen van beginners, geteld vanaf 1.
cli-odds-top = Hoeveel van de beste keuzes te tonen.
cli-check-game-games = Hoeveel spellen.
cli-check-game-seats = Hoeveel spelers elk spel heeft.

# What cannot be done

cli-stopped = afgebroken.
cli-no-command = er is geen opdracht { $what }: throwdown --help somt ze op
cli-no-command-near = er is geen opdracht { $what }: bedoelde je { $near }?
cli-no-option = er is geen optie { $what }: met --help zie je ze allemaal
cli-a-setting = { $what } is geen optie maar een instelling: zet { $variable } in de omgeving, of { $setting } in het bestand van --settings
cli-no-option-near = er is geen optie { $what }: bedoelde je { $near }?
cli-missing = { $what } ontbreekt: met --help zie je wat de opdracht nodig heeft
cli-missing-value = na optie { $what } moet een waarde komen
cli-needless-value = optie { $what } neemt geen waarde: laat die weg
cli-too-much = { $value } hoort hier niet: met --help zie je wat de opdracht nodig heeft
cli-bad = { $what }: { $why }
cli-bad-whole = { $value } is geen geheel getal
cli-bad-number = { $value } is geen getal
cli-bad-range = { $value } ligt niet in het bereik { $range }
cli-bad-choice = { $value } kan hier niet: kies uit { $choices }
cli-bad-absent = { $value } bestaat niet
cli-bad-folder = { $value } is een map, geen bestand
cli-bad-file = { $value } is een bestand, geen map
cli-bad-unreadable = { $value } is niet te lezen
cli-bad-unwritable = { $value } is niet te schrijven
cli-bad-pair = { $value } heeft niet de vorm NAAM=WAARDE
cli-bad-thought = { $value } is geen bedenktijd: geef 1ms tot 2s, bijvoorbeeld 10ms
cli-bad-time = { $value } is geen tijdsduur: geef 1ms tot 60min, bijvoorbeeld 20s

# What was done

cli-said-open = Throwdown draait op { $address }
cli-said-folder = Spellen en spelers worden opgeslagen in { $folder }
cli-said-stop = Stop de server met Ctrl-C. Lopende spellen gaan verder als hij weer start.
cli-said-waiting = De bot heeft plaats { $seat } aan een tafel met { $game }. Hij wacht tot de gastheer het spel start.
cli-said-phones = Telefoons in je netwerk: { $address }
cli-said-no-network = Deze computer heeft geen netwerkadres: telefoons kunnen hem niet bereiken.
cli-said-site = Versie { $version } staat in { $folder } ({ $files } bestanden, { $mb } MB): kopieer de map naar je webruimte.
cli-said-copied = { $store } is gekopieerd naar { $file } ({ $bytes } bytes).
cli-said-key-beside = De sleutel ervan staat in { $file }: bewaar de twee apart.
cli-said-no-key = Geen enkel spel in de back-up heeft een sleutel nodig.
cli-said-key-missing = Spellen in de back-up waarvan de sleutel ontbreekt: { $games }. Bewaar ook { $file }, of gebruik --with-key.
cli-said-restored = { $store } heeft nu de gegevens van { $file }. Start de server.
cli-said-counted = { $people } spelers, { $tables } tafels, { $games } spellen en { $events } gebeurtenissen: samen { $rows } rijen.
cli-said-compared = { $store } is gekopieerd naar { $file }, en elke rij is vergeleken.
cli-said-key-apart = De sleutel van lopende spellen is niet gekopieerd: start de server met dezelfde map --data, of dezelfde secrets_key.
cli-said-whom =
    { $action ->
        [close] Zeg welke tafel: throwdown admin close TABLE.
        [settle] Zeg welke melding: throwdown admin settle REPORT.
       *[people] Zeg om wie het gaat: throwdown admin { $action } WHO.
    }
cli-said-new-name = Zeg de nieuwe naam: voeg --name NAME toe.
cli-said-no-person = Niemand heet hier ‘{ $who }’.
cli-said-appointed = { $who } is nu beheerder van deze server.
cli-said-dismissed = { $who } let niet meer op deze server.
cli-said-sanctioned =
    { $who } is tot { $until } UTC { $kind ->
        [ban] verbannen
       *[mute] gedempt
    }.
cli-said-lifted = Voor { $who } is dat voorbij.
cli-said-renamed = { $who } heet vanaf de volgende tafel { $named }.
cli-said-closing = Een draaiende server sluit tafel { $table } binnen een seconde.
cli-said-renamed-tournament = Het toernooi { $who } heet nu { $named }.
cli-said-closed-tournament = Het toernooi { $who } is gesloten.
cli-said-settled = De melding is afgehandeld en verwijderd.
cli-said-no-reports = Er wacht geen melding.
cli-said-no-tables = Er is geen tafel open.
cli-said-no-people = Er is nog niemand.
cli-said-no-invitation = Deze link is geen uitnodiging, of is al opgebruikt.
cli-said-invitations-ended =
    { $count ->
        [one] Eén uitnodiging laat niemand meer binnen.
       *[other] { $count } uitnodigingen laten niemand meer binnen.
    }
cli-said-no-log = Er is nog niets beslist.
cli-said-no-report = Geen melding heeft de id { $report }.
cli-said-no-table = Geen open tafel heeft de id { $table }.
cli-said-forgotten = Vergeten: { $who }. Een server die draait, heeft een seconde nodig voor wat hij in het geheugen heeft.
cli-said-which-person = Meer mensen heten ‘{ $who }’: geef de id van een van hen.
cli-said-reset = { $who } meldt zich één keer aan met deze link. Zoveel dagen geldt hij: { $days }. Dan wordt al het andere ongeldig, ook tokens van bots.
cli-said-invitation = Zoveel nieuwe mensen komen met deze link binnen: { $uses }. Zoveel dagen geldt hij: { $days }.
