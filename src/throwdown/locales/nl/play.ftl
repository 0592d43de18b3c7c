# Het spel in tekstregels: de stand, de opdrachten, en wat het programma tussen de beurten zegt.

## Opdrachten, één woord elk, kleine letters, verschillend van elkaar en van de woorden in ask.ftl.

play-command-help = hulp
play-command-why = waarom
play-command-rules = regels
play-command-position = stand
play-command-log = verloop
play-command-undo = terug
play-command-save = opslaan
play-command-quit = afsluiten
play-command-resign = opgeven
play-command-move = schuiven
play-word-yes = ja

## Wat de opdrachten doen. $command is het woord hierboven.

play-help = Deze woorden kun je altijd typen:
play-help-help = { $command } of ?: wat je nu kunt typen
play-help-why = { $command }: de regel achter de laatste beslissing of weigering
play-help-rules = { $command }: de regels in het kort
play-help-position = { $command }: wat waar ligt
play-help-log = { $command }: wat er tot nu toe gebeurd is
play-help-undo = { $command }: maak het laatste antwoord ongedaan, als er sindsdien geen dobbelstenen of kaarten te zien waren
play-help-save = { $command }: waar dit spel is opgeslagen
play-help-quit = { $command }: hier stoppen en een andere keer verder spelen
play-help-manner = Als je gooit, kun je erbij zetten hoe, bijvoorbeeld: 1 raken
play-help-aim = Om te mikken typ je er een plek achter: 1 raken c4. Ligt daar een dobbelsteen, dan mik je daarop. Je gooit vanaf jouw kant ({ $side }); voor een andere kant zet je die erachter: 1 raken c4 n
play-help-move = { $command } c4 d5: een dobbelsteen verschuiven voor je gooit, als de regels van deze tafel het toelaten
play-help-resign = { $command }: dit spel voorgoed verlaten; de anderen spelen verder

## Begin en einde. $game is de naam van een spel, $players een lijst van namen.

play-begin = { $game } – { $players }. Typ ? voor hulp.
play-resumed = { $game } – { $players }. Het spel gaat verder waar het gebleven was.
play-saved-in = Dit spel is opgeslagen in:
play-go-on = Hervatten met: throwdown play --plain --resume { $save }
play-afterwards = Terugkijken: throwdown replay { $save } --story · Controleren: throwdown verify { $save }
play-not-saved = Dit spel is nergens opgeslagen.
play-save-failed = Het spel kon niet worden opgeslagen ({ $reason }). Je kunt verder spelen.
play-quit = Je hebt het spel onderbroken. Je kunt het altijd hervatten.
play-quit-unsaved = Je hebt het spel gestopt.
play-closed = De invoer is afgelopen, dus het spel stopt hier.
play-damaged = Het opgeslagen spel was beschadigd. Alles vóór de schade is hersteld; het beschadigde bestand heet nu { $file }.

## De lijst van opgeslagen spellen. $save is de naam van zo'n spel.

play-save-moves =
    { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    }
play-save-open = { $save }: { $game } met { $players }, { play-save-moves }, { $when }
play-save-finished = { $save }: { $game } met { $players }, { play-save-moves }, afgelopen, { $when }
play-save-damaged = { $save }: { $game } met { $players }, { play-save-moves }, aan het eind beschadigd, { $when }
play-saves-none = Er zijn geen opgeslagen spellen.

## Tussen de antwoorden

play-pass = Geef het toetsenbord aan { $player }. { $player }: druk op Enter als niemand anders kijkt.
play-to = { $player }:
play-undone = Het laatste antwoord van { $player } is ongedaan gemaakt.
play-nothing-to-undo = Dit kan niet ongedaan worden gemaakt: sindsdien waren er dobbelstenen of kaarten te zien.
play-why-nothing = Er is nog niets beslist of geweigerd.
play-why = { $clause }: { $sentence }
play-log-empty = Er is nog niets gebeurd.
play-resign-sure = { $player } verlaat het spel voorgoed. Typ { $yes } om te bevestigen, iets anders om te blijven.
play-stays = Er is niets veranderd.
play-try-again = Druk op Enter om het opnieuw te proberen, of typ: { $quit }
play-move-consent = { $player }: mogen dobbelstenen die aan een wand liggen, vóór een worp van de wand af? Dit geldt het hele spel. Typ { $yes } als je het goed vindt, iets anders om te weigeren.

## De race om de vuurzuil

play-race-who = Wie was het eerst klaar?
play-race-name = { $player }
play-race-default = Alleen Enter: de winnaar loten.
play-race-ready =
    { $count ->
        [one] { $player }: als NU verschijnt, druk op Enter, dan nog één keer voor je { $count } dobbelsteen. Enter om te beginnen.
       *[other] { $player }: als NU verschijnt, druk op Enter, dan één keer voor elk van je { $count } dobbelstenen. Enter om te beginnen.
    }
play-race-go = NU
play-race-time = { $player }: { $seconds } seconden.

## Toernooien. $number telt de spellen; minder punten is beter.

play-tournament-game = Spel { $number } van { $games }. { $player } begint.
play-tournament-decider = Beslissend spel tussen { $players }. { $player } begint.
play-tournament-total =
    { $count ->
        [one] { $player }: { $count } punt
       *[other] { $player }: { $count } punten
    }
play-tournament-tie = Gelijke stand: { $players }. Delen jullie de overwinning of spelen jullie nog een spel?
play-tournament-share = Delen.
play-tournament-play = Nog een spel spelen.
play-tournament-won = Het toernooi is beslist. Overwinning voor { $players }.
play-word-share = delen
play-word-play = spelen

## De stand

play-seat-you = { $player } (jij)
play-seat-turn = { $player } (aan de beurt)
play-seat-other = { $player }
play-seat-out = { $player }: af
play-arena-empty = Arena: leeg
play-arena-tower-only = Arena: alleen de toren
play-arena = Arena: { $symbols }
play-tower = Toren van onder naar boven: { $symbols }. Alleen de bovenste telt: { $top }.
play-die-at = { $symbol } op { $cell }
play-die-at-wall = { $symbol } op { $cell } bij de wand
play-tower-at = Toren op { $cell } van onder naar boven: { $symbols }. Alleen de bovenste, { $top }, telt.
play-map =
    { $towers ->
        [0] Van boven gezien: het noorden is boven, een punt is een lege plek.
       *[other] Van boven gezien: het noorden is boven, een punt is een lege plek, een ster markeert een toren.
    }
play-supply =
    { $count ->
        [0] { $player }: geen dobbelstenen
        [one] { $player }: { $count } dobbelsteen
       *[other] { $player }: { $count } dobbelstenen
    }
play-supply-piles =
    { $count ->
        [one] { $player }: { $count } dobbelsteen, waaronder { $piles }
       *[other] { $player }: { $count } dobbelstenen, waaronder { $piles }
    }
play-pile = een { place-pile } van { $count }
play-supply-hidden = { $player }: heeft dobbelstenen
play-supply-none = { $player }: geen dobbelstenen
play-elements = Actieve krachten: { $elements }
play-direction-back = Het gaat tegen de klok in.
play-removed =
    { $count ->
        [one] Uit het spel: { $count } dobbelsteen
       *[other] Uit het spel: { $count } dobbelstenen
    }
play-hub =
    { $count ->
        [0] Midden: leeg
       *[other] Midden: { $cards }
    }
play-catch-waiting = Vangst van { $player }, nog niet veilig: { $cards }
play-catch-plundered = Vangst van { $player }, wordt nu geplunderd: { $cards }
play-catch-own = Deze beurt gevangen door { $player }: { $cards }
play-dice = Dobbelstenen: { $dice }
play-die = { $number } = { $face }
play-yard = { $player }: in de tuin { $cards }; op de hoop { $heap }
play-yard-hidden = { $player }: in de tuin { $cards }; hoop verborgen
play-deck =
    { $count ->
        [0] Trekstapel: leeg
        [one] Trekstapel: { $count } kaart
       *[other] Trekstapel: { $count } kaarten
    }

## Beginnen en lezen

play-player = Speler { $number }
play-record-heading = { $game }: { $players }.
play-record-stops = Het verslag houdt hier op: het spel was niet afgelopen.
play-no-drawing = Deze terminal gebruikt { $encoding }, waarmee het scherm niet te tonen is. Je speelt in regels. Zet PYTHONIOENCODING=utf-8 om het scherm te gebruiken.
play-dumb-terminal = Deze terminal (TERM={ $term }) kan het scherm niet tonen. Je speelt in regels.
play-no-screen = Het scherm is niet geïnstalleerd. Je speelt in regels.
