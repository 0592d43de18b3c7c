# Het spel op een tekstscherm. Regels met toetsen zijn hoogstens 78 tekens breed; wat niet past, valt weg.
# Namen van toetsen blijven kort: Enter, Spatie, Esc, F1. De letters van toetsen (d t i s a n h u w q x m) blijven gelijk.

screen-too-small = Maak het venster groter: er zijn { $width } kolommen en { $height } regels nodig. Of speel met --plain.

## Toetsen, zoals ze in de onderste regels staan

screen-keys-game = F1 regels  F2 verloop  h tip  w waarom  u terug  q opslaan, stop  F9 kleuren
screen-keys-list = Druk op een cijfer, of gebruik ↑ ↓ en Enter.
screen-keys-throw = Druk op een cijfer om te kiezen. ← → of d t i s bepalen hoe je gooit.
screen-keys-aim = 1-9 kies  d t i s hoe  Tab dobbelsteen  ←↑↓→/C4 doel  r kant  x geen  m schuif
screen-keys-move = Tab dobbelsteen   ←↑↓→ of C4 plek   Enter klaar   Esc laten
screen-keys-motion = Elke toets: overslaan.
screen-keys-try-again = Enter probeert het opnieuw.
screen-keys-consent = Enter: akkoord, Esc: nee
screen-keys-cards = { $keys } kaart erbij, Shift neemt hem terug, a alle, n geen, Enter klaar.
screen-keys-roll = 1-7 gooien of houden. { $keys } kaart erbij, Shift neemt hem terug. Enter gooit.
screen-keys-roll-bare = 1-7 een dobbelsteen gooien of houden. Enter gooit.
screen-keys-tower = Druk de toetsen in van onder naar boven. Backspace neemt terug, Enter bouwt.
screen-keys-text = ↑ ↓ bladeren, Esc terug
screen-keys-cover = Enter: verder
screen-keys-quit = Enter: stoppen, Esc: verder spelen
screen-keys-menu = ↑ ↓ en Enter, of een cijfer; F1 hulp; Esc sluit af
screen-keys-setup = ↑ ↓ regel  ← → wijzigen  letters: naam  Enter volgende  F1 regels  Esc terug

## De regel boven het bord

screen-active-all = Alle elementen zijn actief
screen-active = Actief: { $elements }
screen-clockwise = ↻ met de klok mee
screen-counter-clockwise = ↺ tegen de klok in
screen-removed =
    { $count ->
        [one] { $count } dobbelsteen verloren
       *[other] { $count } dobbelstenen verloren
    }
screen-turn = Beurt { $number }

## Spelers. Hoogstens 14 tekens elk, daarom hier een afkorting.

screen-dice =
    { $count ->
        [one] { $count } dobbelsteen
       *[other] { $count } dobbelst.
    }
# $piles: groottes van stapels zoals 3+2; ze horen bij de dobbelstenen.
screen-dice-piles = { $count }, { place-pile.plural } { $piles }
screen-hidden = verborgen
screen-out = af
# Kaarten op de hoop; de tuin staat ernaast. Er is plaats voor acht tekens.
screen-heap = hoop { $count }
screen-heap-hidden = hoop ?

## Het bord van voll verasselt

# Hoogstens 9 tekens.
screen-deck = Stapel { $count }
screen-hub = Midden
# Boven de naam van de eigenaar.
screen-catch = Vangst
screen-received = Gekregen
# Onder een dobbelsteen; hoogstens 4 letters elk.
screen-die-roll = gooi
screen-die-keep = houd

## Vragen

screen-asked = { $player }: { $prompt }
screen-wait = Wachten op { $players } …
screen-flight = De dobbelstenen zijn in de lucht …
screen-how = Hoe:
screen-aim = Doel:
screen-aim-none = zomaar ergens
screen-aim-place = { $cell } vanaf { $side }
screen-aim-die = { $symbol } op { $cell } vanaf { $side }
screen-aim-tower = toren op { $cell } vanaf { $side }
screen-move-which = Welke dobbelsteen verschuif je?
screen-move-where = Waar gaat { $symbol } heen vanaf { $cell }?
screen-move-place = Naar: { $cell }
screen-tower = { $cell }: { $symbols }, van onder naar boven
screen-roll =
    { $boost ->
        [0] { $count ->
            [one] Gooi { $count } dobbelsteen
           *[other] Gooi { $count } dobbelstenen
        }
        [one] { $count ->
            [one] Voeg { $boost } kaart toe en gooi { $count } dobbelsteen
           *[other] Voeg { $boost } kaart toe en gooi { $count } dobbelstenen
        }
       *[other] { $count ->
            [one] Voeg { $boost } kaarten toe en gooi { $count } dobbelsteen
           *[other] Voeg { $boost } kaarten toe en gooi { $count } dobbelstenen
        }
    }
screen-stop = Stoppen
screen-boost = Toevoegen uit de tuin:
screen-split = In de tuin: { $yard } (plaats voor { $room }). Op de hoop: { $heap }.
screen-top-up = Gekozen: { $count }. Nodig: { $missing }.
screen-tower-loose = Nog te plaatsen:
screen-tower-order = Onder naar boven:
screen-taken-back = De laatste stap is ongedaan gemaakt.
screen-no-undo = Dit kan niet ongedaan worden gemaakt: sindsdien waren er dobbelstenen of kaarten te zien.

## Pagina's

screen-rules-title = De regels in het kort
screen-story-title = Wat er gebeurd is
screen-why-title = Waarom?
screen-why-nothing = Er is nog geen regel toegepast.
screen-trouble-title = Dat lukte niet
screen-cover = Geef het toetsenbord aan { $player }, druk dan op Enter.
screen-consent = { $player }: mag je in dit hele spel vóór een worp dobbelstenen van de wand schuiven?
screen-kept = Je spel is opgeslagen als { $save }. Het staat in { $path }. Nu stoppen?
screen-not-kept = Dit spel is niet opgeslagen. Toch stoppen?
screen-save-trouble = Je spel kon niet worden opgeslagen: { $why }. Toch stoppen?
screen-damaged = Dit opgeslagen spel was beschadigd. Het spel gaat verder vanaf de laatste goede invoer. Het beschadigde bestand heet nu { $kept }.

## De race

screen-race-title = { effect-fire }
screen-race-how = Stapel je dobbelstenen: druk één keer op je toets voor elke dobbelsteen, zodra het sein komt. Ingedrukt houden telt niet.
screen-race-ready = Klaar …
screen-race-go = NU!
screen-race-keys = Wie het eerst klaar is, pakt alle combinaties.

## Het eerste menu, de opgeslagen spellen

screen-help-title = Hulp
screen-help =
    Speel dobbelspellen in de arena, en een met kaarten, op dit scherm: met vrienden om de beurt, of tegen bots.

    Nieuw spel: kies het spel, wie meespeelt en de uitgave van je doos. F1 toont daar de regels van dat spel.
    Een opgeslagen spel hervatten: elk spel wordt tijdens het spelen opgeslagen, je kunt dus altijd weg.

    Toetsen
    ↑ ↓ en Enter kiezen; het nummer voor een regel doet hetzelfde.
    Esc gaat terug. Op de eerste pagina stop je door twee keer te drukken.
    F1 legt de pagina uit die je ziet; in een spel toont het de regels.
    F2 toont het hele verloop, W de laatst toegepaste regel, U maakt ongedaan, H geeft tips.
    F9 wisselt tussen donker en licht.
    Ctrl+P toont alle opdrachten. Een klik op een toets drukt hem in; een klik in de arena mikt.
# In the field of the command palette.
screen-palette = Wat wil je doen?
screen-menu-title = Throwdown
screen-menu-notice = Dobbelspellen in de arena en één met kaarten. Een onafhankelijk project, los van elke uitgever.
screen-menu-new = Nieuw spel
screen-menu-resume = Een opgeslagen spel hervatten
screen-menu-quit = Stoppen
screen-resume-title = Welk spel wil je hervatten?
screen-save-tournament = { $save }: toernooi

## Klaarzetten

screen-setup-title = Nieuw spel
screen-setup-game = Spel
screen-setup-count = Spelers
screen-setup-first = Wie begint
screen-setup-edition = Uitgave
screen-setup-tournament = Toernooi
# $count: hoeveel regels van de standaard afwijken.
screen-setup-rules =
    { $count ->
        [0] Huisregels
        [one] Huisregels: { $count } anders
       *[other] Huisregels: { $count } anders
    }
screen-setup-start = Beginnen
screen-fold = verbergen
screen-unfold = tonen
screen-yes = ja
screen-no = nee
screen-setup-edition-why = De regels zoals ze in één taal gedrukt zijn. Uitgaven verschillen in een paar regels; de woorden op het scherm blijven dezelfde.
screen-seat-person = mens
screen-seat-novice = computer, beginner
screen-seat-casual = computer, speelt af en toe
screen-seat-regular = computer, vaste speler
screen-seat-expert = computer, kenner
screen-seat-master = computer, meester
screen-seat-thumb = computer, vuistregels
screen-seat-random = computer, speelt willekeurig
screen-seat-mcts = computer, boomzoeker
# Voorgestelde namen: Speler 1, Speler 2, Speler 3. Namen staan in zinnen in de derde persoon, daarom geen "Jij".
screen-name-you = Speler 1
screen-name = Speler

## Het einde

screen-end-title = Het spel is voorbij
screen-end-again = Nog een keer: de volgende speler begint
screen-end-next = Volgende spel van het toernooi
screen-end-decider = Het beslissende spel spelen
screen-end-share = De overwinning delen
screen-end-new = Nieuw spel
screen-end-quit = Stoppen
screen-table-game = Spel { $number }
screen-table-total = Totaal
screen-table-fewest = Wie de minste punten heeft, wint.
screen-table-champions =
    { $count ->
        [one] { $players } wint het toernooi.
       *[other] { $players } delen de toernooizege.
    }

## Huisregels. Hoogstens 36 tekens elk; de regel staat eronder. $accio enzovoort zijn namen van spreuken.

screen-option-starting-dice = Dobbelstenen bij het begin
screen-option-start-die = Startdobbelsteen
screen-option-start-x = Startdobbelsteen met een X
screen-option-collect = Combinaties pakken
screen-option-big-throw-when = Alles gooien
screen-option-big-throw-cause = Waarom de arena leeg is
screen-option-elim-nonactive = Afvallen in de beurt van een ander
screen-option-all-out = Iedereen valt tegelijk af
screen-option-simul-points = Punten als je samen afvalt
screen-option-tournament-tie = Gelijke stand in een toernooi
screen-option-pre-move = Dobbelstenen vooraf verschuiven
screen-option-supply-visibility = Aantallen dobbelstenen
screen-option-accidental-stack = Dobbelsteen op een dobbelsteen
screen-option-active-elements = Actieve elementen
screen-option-storm-collector = Wie na een onweer pakt
screen-option-storm-pile-only = Onweer met alleen { place-pile.plural }
screen-option-storm-chain = Andere krachten na het onweer
screen-option-pile-split = Een { place-pile } splitsen
screen-option-pile-merge = Een tweede { place-pile }
screen-option-piles-after-fire = De { place-pile.plural } na een race
screen-option-hurricane-piles = De { place-pile.plural } bij { effect-hurricane }
screen-option-swamp-water-only = Combinatie van alleen water
screen-option-fire-mode = Race
screen-option-fire-tie = Gelijke stand in een race
screen-option-fire-empty-supply = Race zonder dobbelstenen
screen-option-reaction-no-match = Geen combinatie na de worp van iedereen
screen-option-immobulus-only = Combinatie van alleen { $immobulus }
screen-option-relashio-throwers = { $relashio }: wie er gooit
screen-option-relashio-pending = { $relashio }: eerdere spreuken
screen-option-relashio-new-immobulus = { $relashio }: nieuwe { $immobulus }
screen-option-accio-extra = { $accio }: de extra dobbelsteen
screen-option-accio-from-tower = { $accio } uit een toren
screen-option-accio-immobulus = { $accio } pakt { $immobulus }
screen-option-leviosa-order = Volgorde van de toren
screen-option-refill-per-double-bar = Nieuwe kaarten per dubbele streep
screen-option-end-check = Wanneer het einde wordt bepaald
screen-option-consolation-optional = Na een misworp minder trekken
screen-option-first-turn-refill = Nieuwe kaarten in de eerste beurt
screen-option-allow-stop-before-first-roll = Stoppen zonder worp toegestaan
screen-option-show-heap-counts = Iedereen mag hopen tellen
screen-option-max-turns = Maximum aantal beurten

# De waarden van huisregels. Hoogstens 30 tekens elk.
screen-value-no-limit = geen
screen-value-usual = zoals gewoonlijk
screen-value-thrown = wordt gegooid
screen-value-placed = wordt neergelegd
screen-value-reroll = wordt opnieuw gegooid
screen-value-turn = wordt gedraaid
screen-value-mandatory = verplicht
screen-value-optional = naar keuze
screen-value-turn-start = aan het begin van een beurt
screen-value-whenever-empty = telkens als de arena leeg is
screen-value-any = maakt niet uit
screen-value-taken-only = alleen als er gepakt is
screen-value-after-resolution = als de worp is afgehandeld
screen-value-immediate = meteen
screen-value-own-turn = als je zelf aan de beurt komt
screen-value-draw = gelijkspel
screen-value-active-wins = wie aan de beurt is, wint
screen-value-replay = het spel wordt overgedaan
screen-value-after-all = voor iedereen gelijk
screen-value-sequential = na elkaar
screen-value-shared = wordt gedeeld
screen-value-playoff = een beslissend spel
screen-value-players-choose = wie gelijkstaat, kiest
screen-value-free = vrij
screen-value-group = alleen dichter bij elkaar
screen-value-off-walls-by-consent = van de wand, als ieder wil
screen-value-none = niet
screen-value-visible = openbaar
screen-value-hidden = verborgen
screen-value-nudge = valt eraf door een duw
screen-value-tower = is een toren
screen-value-turn-player = wie aan de beurt is
screen-value-start-player = wie het spel begon
screen-value-throw-pile = gooit een { place-pile }
screen-value-exempt = gooit niet
screen-value-one-from-pile = gooit er één van een { place-pile }
screen-value-recheck = volgens wat er dan ligt
screen-value-locked = alleen als al combinatie
screen-value-forbidden = verboden
screen-value-allowed = toegestaan
screen-value-separate = is een aparte { place-pile }
screen-value-merge = komt bij de eerste
screen-value-dissolve = vallen uit elkaar
screen-value-owner-choice = de eigenaar kiest
screen-value-keep = blijven staan
screen-value-intact = blijven { place-pile.plural }
screen-value-loosen = vallen uit elkaar
screen-value-not-a-match = is geen combinatie
screen-value-ends-turn = beëindigt de beurt
screen-value-live = met toetsen
screen-value-simulated = tijden geloot
screen-value-fewest-dice = wie de minste heeft, wint
screen-value-active-first = wie aan de beurt is, is eerst
screen-value-rerun = wordt overgedaan
screen-value-cannot-race = niet mogelijk
screen-value-wins-instantly = wint meteen
screen-value-may-continue = je mag verder gaan
screen-value-turn-ends = de beurt is voorbij
screen-value-ends-turn-if-new = einde beurt als het nieuw is
screen-value-all = iedereen
screen-value-others = de anderen
screen-value-still-matched = werken als nog combinatie
screen-value-always = werken altijd
screen-value-stays = blijft
screen-value-collected = wordt gepakt
screen-value-stays-and-suppresses = blijft en onderdrukt spreuken
screen-value-may = mag gepakt worden
screen-value-must = moet gepakt worden
screen-value-top-only = alleen de bovenste
screen-value-never = nooit
screen-value-active-choice = wie aan de beurt is, kiest
screen-value-random = willekeurig
screen-value-before-first-roll = vóór de eerste worp
