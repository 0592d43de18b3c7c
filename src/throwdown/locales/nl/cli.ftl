# What the command line says about itself

cli-about = Dobbelspellen in de arena en { game-verasselt }: spelen, gooien, oordelen, simuleren, controleren.
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
cli-serve-more = Alles staat in één map.
cli-join = Een bot laten plaatsnemen aan TABLE van server URL.
cli-join-more = Met --config staat hij klaar voor veel tafels. TABLE is de id van een tafel, de link ernaartoe of de korte code.
cli-backup = Alle spellen en spelers van een draaiende server kopiëren.
cli-backup-more = De kopie is één moment van de server en wordt gecontroleerd. Niets wordt overschreven. Lopende spellen gaan na terugzetten alleen verder met de sleutel van de server, en die zit niet in de kopie.
cli-restore = Een back-up in plaats van de servergegevens zetten.
cli-restore-more = Stop eerst de server. De back-up wordt gecontroleerd voordat er iets wordt vervangen. De sleutel komt uit --key, uit het bestand naast de back-up of van de server zelf.
cli-copy = Spellen en mensen naar een andere opslag kopiëren.
cli-copy-more = FROM en TO zijn een bestand van SQLite of het adres van een database van PostgreSQL; stop eerst de server. Daarna wordt elke rij vergeleken.
cli-play = GAME spelen in deze terminal: mensen en bots.
cli-play-more = Met alleen --bots spelen bots en lees jij mee.
cli-referee = Scheidsrechter zijn bij GAME met de echte doos.
cli-referee-more = Typ wat de dobbelstenen tonen; je hoort wat eruit volgt.
cli-replay = Een opgenomen spel als tekst vertellen.
cli-replay-more = Een beschadigde opname wordt tot aan de schade verteld.
cli-analyse = De winstkansen in de loop van een spel tonen.
cli-analyse-more = Na elke keuze en elke worp, met geluk en kunde uit elkaar gehouden.
cli-verify = Een spel controleren: elke worp wordt opnieuw berekend.
cli-verify-more = Ook hashketen, vastlegging, sleutels en handtekeningen worden gecontroleerd. Eindigt met 0 als alles klopt, 1 als er iets afwijkt, 3 als er hier iets niet te controleren is.
cli-ledger = FILE controleren, een kopie van de openbare lijst.
cli-ledger-more = De lijst bevat elke vastlegging van de server en de eindhash van elk spel; elke regel moet op de vorige volgen. Een eerdere kopie laat zien of er sindsdien een regel is ingetrokken of herschreven; een FILE die er al is, is zo’n kopie. De nieuwste kop die de server heeft ondertekend, staat naast FILE, en zo ook twee koppen die niet bij elkaar passen: ze bewijzen het.
cli-throw = Dobbelstenen in de arena gooien en zeggen wat er gebeurt.
cli-fairness = Duizenden worpen: zijn ze eerlijk, wat is kunde waard?
cli-odds = Exacte kansen in GAME, voor elke worp.
cli-odds-more = Van elke worp in een arena, of van een worp bij { game-verasselt }.
cli-solve = GAME oplossen en zeggen wat een stelling waard is.
cli-solve-more = GAME is strike, impact of impact_power met z’n tweeën.
cli-simulate = Bots veel spellen GAME laten spelen, en tellen.
cli-ladder = Iedereen tegen iedereen laten spelen, met ranglijst.
cli-ladder-more = Twee aan een tafel. Aan grotere tafels speelt de een tussen kopieën van de ander, en omgekeerd.
cli-adjudicate = De scenario’s in FILES beoordelen.
cli-check-game = GAME willekeurig spelen en elke toestand controleren.
cli-check-game-more = GAME is module:naam voor een eigen spel.

# Options that several commands have

cli-any-lang = de, en, fr, it, nl of es (standaard: zoals je systeem).
cli-any-theme = Wiens namen: published (uitgegeven) of neutral (neutraal).
cli-any-json = JSON voor machines schrijven.
cli-any-edition = De regels van een gedrukte uitgave, naar taal of naam: de, hp-DE; none voor de gewone regels.
cli-any-option = Een regeloptie, bijvoorbeeld --option collect=optional. Mag vaker worden gegeven.
cli-any-think = Hoelang een bot hooguit over een beslissing nadenkt, bijvoorbeeld 10ms of 1s.
cli-any-model = Hoe er wordt gegooid: luck, de kanstabel waarmee wordt gespeeld (standaard); base, waar niets wordt geraakt; of getallen zoals 'drop=0,0;lob=0.25,0.02': de kans dat een liggende dobbelsteen wordt geraakt, en dat een gegooide of geraakte verloren gaat.
cli-any-processes = Hoeveel kernen te gebruiken (standaard of 0: alle).
cli-any-on = Op Ray rekenen: ray voor het cluster dat er is of anders deze computer, of het adres van een cluster.
cli-any-first = Wie begint, met naam of nummer.
cli-any-data = De map met de gegevens van de server (standaard: zoals serve).
cli-any-store = De database van PostgreSQL met spellen en mensen, als postgresql://HOST/NAME (standaard: een bestand in de map).
cli-any-seed = Dezelfde spellen nog eens.
cli-any-out = Elk ervan in deze tabel schrijven.
cli-any-plot = Het in dit bestand tekenen: .svg of .png.
cli-any-game = Je eigen spel, als de opname daarvan is.

# Options of one command

cli-serve-host = Het adres om op te luisteren (standaard: 127.0.0.1, alleen deze computer).
cli-serve-port = De poort (standaard: 8642; 0 neemt een vrije).
cli-serve-data = De map voor spellen en spelers.
cli-serve-name = Hoe deze server heet onder meerdere op dezelfde database; elke heeft een eigen naam.
cli-serve-lan = Laat telefoons in je netwerk binnen; toont een QR-code.
cli-serve-tls = Zelf https spreken, met het certificaat en de sleutel in deze PEM-bestanden.
cli-serve-settings = Een TOML-bestand met instellingen (zie docs/settings.md).
cli-serve-open = De pagina in een browser openen.
cli-serve-give-up-games = Starten zonder de spellen waarvan de sleutel weg is.
cli-join-config = Klaarstaan voor gastheren, zoals dit TOML-bestand zegt, tot hij wordt gestopt; in plaats van URL en TABLE.
cli-join-new-token = Met --config: de bot een token geven en dat in zijn token_file schrijven.
cli-join-bot = Een bot van ons, of module:naam.
cli-join-token = Het token van de bot (standaard: hij komt als gast).
cli-join-name = De naam van een gast (standaard: die van de bot).
cli-join-seat = Waar hij zit (standaard: op een vrije plaats).
cli-join-games = Hoeveel spellen hij blijft.
cli-backup-with-key = De sleutel van de lopende spellen naast de kopie leggen.
cli-restore-overwrite = Vervangen wat er in de map staat.
cli-restore-key = De sleutel van de lopende spellen (standaard: ernaast).
cli-restore-give-up-games = Doorgaan zonder de spellen waarvan de sleutel weg is.
cli-copy-overwrite = Vervangen wat TO bevat.
cli-play-players = De mensen die spelen, met hun naam.
cli-play-bots = De bots die spelen: novice, casual, regular, expert, master, random, thumb, mcts, learned, of module:naam voor je eigen bot.
cli-play-plain = Regels tekst en vragen, voor schermlezers, pipes en trage lijnen.
cli-play-tournament = Zoveel spellen als spelers, met een eindstand.
cli-play-resume = Verdergaan met een bewaard spel (zie --saves).
cli-play-saves = De bewaarde spellen opsommen.
cli-play-thrower = Een echte arena waarin je mikt, of geluk uit een tabel (standaard: physics voor mensen, luck onder bots).
cli-play-seed = Nog eens dezelfde dobbelstenen.
cli-play-learn = Tips bij elke beslissing, en aan het eind wat het meeste kostte.
cli-play-no-motion = Op het scherm: dobbelstenen landen meteen.
cli-play-record = Alleen bots: de opname in dit nieuwe bestand schrijven.
cli-referee-players = Wie speelt, met naam.
cli-referee-tournament = De punten van een heel toernooi bijhouden.
cli-referee-resume = Verdergaan waar je was gebleven.
cli-replay-story = Wat er is gegooid en wat normaal is, in plaats van elke zin.
cli-analyse-time = Hoelang het hooguit mag duren.
cli-verify-ledger = De openbare lijst: een gedownloade kopie of het adres van de server. Die legt het einde van het spel vast.
cli-verify-signer = De openbare sleutel van iemand die meespeelde, zoals je die van hem hebt: zijn handtekening legt het einde van het spel vast.
cli-verify-proof = Een bewijs van ontvangst van de server voor een sleutel die in het spel ontbreekt: een bestand dat de speler bewaarde.
cli-ledger-from = De server: FILE wordt een kopie van zijn lijst, of gaat ermee verder.
cli-ledger-earlier = Een eerdere kopie.
cli-throw-manner = Hoe hard.  [standaard: toss]
cli-throw-dice = Hoeveel dobbelstenen tegelijk worden gegooid, 1 tot 26.
cli-throw-lying = Zoveel dobbelstenen liggen ergens in de arena.  [standaard: 5 bij één dobbelsteen]
cli-throw-lying-at = Dobbelstenen die daar liggen: mm vanaf het midden en de bovenste kant.
cli-throw-tower = Zoveel dobbelstenen staan in het midden op elkaar, 2 tot 16.
cli-throw-aim = Op deze dobbelsteen gooien; liggende tellen vanaf 1, daarna de toren.
cli-throw-from = De kant van de werper: 0 rechts, 90 achter, 270 voor.  [standaard: 270]
cli-throw-speed = In plaats van de snelheid van deze manier, 0 tot 4.
cli-throw-intent = De worp zelf: x,y,z,vx,vy,vz,wx,wy,wz in mm, mm/s en mrad/s.
cli-throw-game = Wiens symbolen op de dobbelstenen staan.
cli-throw-towers = Een dobbelsteen die op een andere tot rust komt, mag daar blijven.
cli-throw-seed = Nog eens dezelfde worp.
cli-throw-picture = De arena in rust tekenen.
cli-throw-movie = De hele beweging tekenen.
cli-fairness-throws = Hoeveel worpen in het eerste deel; de andere groeien mee. 20000 voor een groot rapport.
cli-fairness-quick = Een rapport in ongeveer tien seconden: weinig worpen, en niets over wat een computer kan sturen.
cli-fairness-seed = Een ander startgetal gooit andere dobbelstenen.
cli-fairness-html = Een pagina met grafieken schrijven.
cli-fairness-markdown = Als Markdown schrijven.
cli-fairness-data = Elke worp hier bewaren, en van hier verdergaan na een onderbreking of met meer worpen.
cli-odds-state = Een stelling in de notatie van de regels.
cli-odds-arena = Arenaspellen: de symbolen die er liggen; '' voor een lege arena.
cli-odds-supply = Arenaspellen: de losse dobbelstenen van wie aan de beurt is.  [standaard: 1]
cli-odds-piles = Spellen met krachten: hoe hoog de rotsstapels zijn.
cli-odds-elements = Spellen met krachten: de actieve elementen.
cli-odds-manner = Arenaspellen: alleen deze manier van gooien.
cli-odds-group = { game-verasselt }: de kaarten waarom wordt gegooid.
cli-odds-keep = { game-verasselt }: de dobbelstenen die blijven, = is de dubbele balk.
cli-odds-roll = { game-verasselt }: hoeveel dobbelstenen er rollen.
cli-odds-dice = { game-verasselt }: alle zeven dobbelstenen zoals ze liggen; elke keuze wordt gerangschikt.
cli-odds-boost = { game-verasselt }: kaarten van het erf die voor de worp bij de groep komen.
cli-odds-yard = { game-verasselt }: met --dice ook elke versterking uit dit erf rangschikken.
cli-odds-caught = { game-verasselt }: kaarten die deze beurt al zijn gevangen.  [standaard: 0]
cli-odds-top = Hoeveel gerangschikte keuzes te tonen.
cli-solve-players = Hoeveel spelers er begonnen, 2 tot 5.
cli-solve-objective = Wat iedereen wil: winnen, of weinig punten in een toernooi.
cli-solve-state = Dobbelstenen in de arena, en in bezit vanaf wie aan de beurt is (standaard: het begin van het spel). Voor impact_power E+K:S1,S2: dobbelstenen met het element, andere; stapels komen erbij, zoals in 1+2:5+3+2,4.
cli-solve-element = Het actieve element van impact_power, bijvoorbeeld FIRE.
cli-solve-mid = Wie aan de beurt is heeft gegooid, niets past, en mag stoppen.
cli-simulate-bots = Wie speelt, 2 tot 5 bots.
cli-simulate-games = Hoeveel spellen.
cli-simulate-thrower = Met geluk uit een tabel, of in de fysieke arena (ongeveer een seconde per spel).
cli-ladder-bots = Wie speelt (standaard: de vijf niveaus); module:naam is je eigen bot.
cli-ladder-games = Spellen per paar.
cli-ladder-seats = Hoeveel plaatsen een tafel heeft: één bot speelt tussen kopieën van de andere.
cli-ladder-neighbours = Alleen bots die in de lijst naast elkaar staan, spelen.
cli-ladder-against = Iedereen speelt alleen tegen deze bot; met --neighbours ook tegen de buren.
cli-ladder-thrower = luck (geluk) of physics (arena).
cli-ladder-data = Resultaten hier bewaren, en daar verdergaan.
cli-check-game-games = Hoeveel spellen.
cli-check-game-seats = Met elk zoveel spelers.

# What cannot be done

cli-stopped = afgebroken.
cli-no-command = er is geen opdracht { $what }: throwdown --help somt ze op
cli-no-command-near = er is geen opdracht { $what }: bedoelde je { $near }?
cli-removed-worker = de opdracht worker bestaat niet meer: start in plaats daarvan nog een server op dezelfde PostgreSQL-database (throwdown serve --store …)
cli-no-option = er is geen optie { $what }: met --help zie je ze allemaal
cli-a-setting = { $what } is geen optie maar een instelling: geef haar in de omgeving als { $variable }, of als { $setting } in het bestand van --settings
cli-no-option-near = er is geen optie { $what }: bedoelde je { $near }?
cli-missing = { $what } ontbreekt: met --help zie je wat erbij hoort
cli-missing-value = optie { $what } heeft een waarde erachter nodig
cli-needless-value = optie { $what } neemt geen waarde: laat die weg
cli-too-much = { $value } is hier te veel: met --help zie je wat erbij hoort
cli-bad = { $what }: { $why }
cli-bad-whole = { $value } is geen geheel getal
cli-bad-number = { $value } is geen getal
cli-bad-range = { $value } ligt niet in het bereik { $range }
cli-bad-choice = { $value } is niet een van { $choices }
cli-bad-absent = { $value } bestaat niet
cli-bad-folder = { $value } is een map, geen bestand
cli-bad-file = { $value } is een bestand, geen map
cli-bad-unreadable = { $value } is niet te lezen
cli-bad-unwritable = { $value } is niet te schrijven
cli-bad-pair = { $value } is niet NAAM=WAARDE
cli-bad-thought = { $value } is geen bedenktijd: geef 1ms tot 2s, bijvoorbeeld 10ms
cli-bad-time = { $value } is geen tijd voor een spel: geef 1ms tot 60min, bijvoorbeeld 20s
cli-bad-picture = { $value } is geen plaatje: laat het op .svg of .png eindigen

# What was done

cli-said-open = Throwdown is open op { $address }
cli-said-folder = Spellen en spelers worden opgeslagen in { $folder }
cli-said-other-folder = { $folder } bestaat ook. Deze server gebruikt die map niet, omdat de huidige map throwdown-data bevat. Voeg --data toe om hem te gebruiken.
cli-said-stop = Stop het met Ctrl-C; spellen gaan verder waar ze waren.
cli-said-waiting = De bot heeft plaats { $seat } aan een tafel met { $game }. Hij wacht tot de gastheer het spel start.
cli-said-phones = Telefoons in je netwerk: { $address }
cli-said-no-network = Deze computer heeft geen netwerkadres: telefoons kunnen hem niet bereiken.
cli-said-copied = { $store } is gekopieerd naar { $file } ({ $bytes } bytes).
cli-said-key-beside = De sleutel ervan staat in { $file }: bewaar de twee apart.
cli-said-no-key = Geen enkel spel erin heeft een sleutel nodig.
cli-said-key-missing = De sleutel die { $games } spellen erin nodig hebben, zit er niet bij: bewaar ook { $file }, of gebruik --with-key.
cli-said-restored = { $store } bevat weer wat in { $file } staat. Start de server.
cli-said-counted = { $people } mensen, { $tables } tafels, { $games } spellen en { $events } gebeurtenissen: samen { $rows } rijen.
cli-said-compared = { $store } is gekopieerd naar { $file }, en elke rij is vergeleken.
cli-said-key-apart = De sleutel van lopende spellen wordt niet gekopieerd: gebruik dezelfde map --data, of dezelfde secrets_key.
cli-said-list-first = Je ziet deze lijst voor het eerst; de kop ervan is onthouden ({ $rows } regels).
cli-said-list-continues = Ze gaat door op de lijst die je kende, tot { $rows } regels.
cli-said-list-restored =
    { $lost ->
        [0] De server is teruggegaan naar een back-up van zijn lijst; alle regels die je kende, zijn er nog.
        [one] De server is teruggegaan naar een back-up van zijn lijst; een van de regels die je kende, is weg.
       *[other] De server is teruggegaan naar een back-up van zijn lijst; { $lost } van de regels die je kende, zijn weg.
    }
cli-said-list-stays = { $file } blijft zoals het is: geef een ander bestand voor de lijst van nu.
cli-said-list-forked = { $url } heeft twee lijsten ondertekend die niet bij elkaar passen, een van { $old } en een van { $new } regels. Beide koppen staan in { $file }: bewaar het, het bewijst dat.
