# De tafel van voll verasselt op de pagina, herhalingen, de scheidsrechter en de oefenarena.
# $player is een naam; $cards een lijst zoals "2 gele en 1 rode".

## voll verasselt: wat er op tafel ligt

board-hub = Midden
# Naast het midden terwijl iemand om een vangst dobbelt.
board-hub-rests = deze beurt niet in het spel
board-hub-ends = Het midden beëindigt het spel
board-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
# Achter het aantal kaarten in het midden, op smalle schermen.
board-deck-too = , { $count } in de trekstapel
# Onder het getal zelf.
board-in-deck = in de trekstapel
board-your-yard = Jouw tuin
board-yard-name = Tuin van { $player }
board-yard-of = { $count } van { $places }
board-yard-holds = Tuin van { $player }: { $cards }
board-heap =
    { $count ->
        [one] { $count } kaart op de hoop
       *[other] { $count } kaarten op de hoop
    }
board-heap-short = hoop { $count }
board-heap-hidden = hoop verborgen
board-your-catch = Jouw vangst
board-catch-of = Vangst van { $player }
board-unsafe =
    { $count ->
        [one] { $count } kaart, nog niet veilig
       *[other] { $count } kaarten, nog niet veilig
    }
board-nothing-yet = nog niets
board-no-catch = Er ligt geen vangst op tafel.
board-receives = { $player } krijgt
board-you-receive = Jij krijgt
# Een kort merk bij de kaarten waarom gedobbeld wordt.
board-you-roll = hier dobbel je om
board-player-rolls = hier dobbelt { $player } om
board-dice = De zeven dobbelstenen
board-dice-show = De dobbelstenen tonen: { $faces }.
# $face is een kleur of de dubbele streep.
board-die = Dobbelsteen { $number }, { $face }
# Onder een dobbelsteen: elk één kort woord.
board-roll-word = gooi
board-keep-word = houd
board-turn = beurt { $number }

## voll verasselt: wat er gevraagd en gedaan wordt

board-in-flight = De dobbelstenen rollen.
board-wait = { $player } is aan de beurt.
board-wait-split = { $player } verdeelt de gekregen kaarten.
board-ask-choose = Om het midden dobbelen, of { $player } plunderen?
board-ask-hub = Je beurt begint bij het midden.
board-ask-roll =
    { $count ->
        [one] Je dobbelt om één kaart in het midden. Tik een dobbelsteen aan om hem te houden.
       *[other] Je dobbelt om { $count } kaarten in het midden. Tik een dobbelsteen aan om hem te houden.
    }
board-ask-roll-catch =
    { $count ->
        [one] Je dobbelt om de ene kaart van deze vangst. Tik een dobbelsteen aan om hem te houden.
       *[other] Je dobbelt om de { $count } kaarten van deze vangst. Tik een dobbelsteen aan om hem te houden.
    }
board-ask-on =
    { $count ->
        [one] Je hebt één kaart gevangen. Verder gooien, of stoppen en hem nog laten liggen?
       *[other] Je hebt { $count } kaarten gevangen. Verder gooien, of stoppen en ze nog laten liggen?
    }
# $room: vrije plaatsen in de tuin.
board-ask-split =
    { $count ->
        [one] Je krijgt één kaart.
       *[other] Je krijgt { $count } kaarten.
    } { $room ->
        [one] Je tuin heeft plaats voor één.
       *[other] Je tuin heeft plaats voor { $room }.
    }
board-ask-top-up =
    { $count ->
        [one] Het midden komt één kaart tekort: voeg er minstens één uit je tuin toe.
       *[other] Het midden komt { $count } kaarten tekort: voeg er minstens zoveel uit je tuin toe.
    }
board-plunder = { $player } plunderen
board-take-hub = Het midden kiezen
board-keeps = { $player } houdt er { $count }
board-roll = Gooi er { $count }
board-roll-for =
    { $count ->
        [one] om { $count } kaart
       *[other] om { $count } kaarten
    }
board-boost-what =
    { $count ->
        [one] { $count } kaart erbij
       *[other] { $count } kaarten erbij
    }
board-stop-what =
    { $count ->
        [0] geen vangst
        [one] { $count } kaart wacht
       *[other] { $count } kaarten wachten
    }
board-split-do = Wegleggen
board-split-what = tuin { $yard }, hoop { $heap }
board-split-card =
    { $place ->
        [yard] { $colour }: in de tuin
       *[heap] { $colour }: op de hoop
    }
board-to-yard = tuin
board-to-heap = hoop
board-top-up =
    { $count ->
        [one] { $count } kaart toevoegen
       *[other] { $count } kaarten toevoegen
    }
board-top-up-needs = minstens { $count }
board-into-hub = toevoegen aan het midden
board-into-catch = toevoegen aan de vangst
board-read-hub =
    { $count ->
        [one] In het midden: { $cards }. Er is nog één kaart in de trekstapel.
       *[other] In het midden: { $cards }. Er zijn nog { $count } kaarten in de trekstapel.
    }
board-read-catch = Vangst van { $player }: { $cards }.
board-read-yard = { $player }: in de tuin { $cards }, op de hoop { $heap }.
board-where = Wat ligt er op tafel?
board-keys = Met toetsen
board-hint-keep = { $faces } houden
board-hint-add = { $cards } toevoegen
board-hint-yard = { $cards } in de tuin
board-hint-heap = alles op de hoop
board-hint-die = beter houden
board-hint-to-yard = beter in de tuin

## De scheidsrechter: je speelt met de echte doos en tikt aan wat er gebeurt

board-ref-what = Jullie spelen met de echte doos. Tik aan wat de dobbelstenen tonen; de scheidsrechter kent de regels en telt mee.
board-ref-go-on = Spel hervatten
board-ref-who = Wie speelt er mee? Met de klok mee rond de tafel.
# Naast een naam: deze speler begint.
board-ref-less = Zonder { $player }
board-ref-more-people = Nog een speler
board-ref-tournament = Een toernooi: evenveel spellen als spelers
board-ref-twice = Twee spelers hebben dezelfde naam. Geef ieder een eigen naam.
board-ref-not-begun = Het spel is nog niet begonnen.
board-ref-watch = Wat er gebeurt, wordt op het apparaat van de scheidsrechter ingevoerd.
# De vraag: wat een dobbelsteen toont, enzovoort.
board-ref-start = { $player } gooit de startdobbelsteen. Wat toont hij?
board-ref-turn = { $player } gooit een dobbelsteen. Wat toont hij?
board-ref-choice = { $player } stopt, of gooit nog een dobbelsteen. Wat toont hij?
board-ref-many =
    { $count ->
        [one] { $player } gooit { $count } dobbelsteen. Wat toont hij?
       *[other] { $player } gooit { $count } dobbelstenen. Wat tonen ze?
    }
board-ref-storm = Iedereen gooit tegelijk. Wat toont de dobbelsteen van { $player }?
board-ref-changes = Is er nog een dobbelsteen gedraaid of eruit gevlogen? Tik hem aan. Zo niet: “Klaar”.
board-ref-now = Hier lag: { $face }. Wat toont deze dobbelsteen nu?
board-ref-done = Klopt alles? Dan: “Klaar”.
board-ref-place = { $player } legt de startdobbelsteen. Welk symbool ligt boven?
board-ref-collect = Pakt { $player } de combinaties?
board-ref-piles = Houdt { $player } de { place-pile.plural }?
board-ref-extra = Welke dobbelsteen pakt { $player } nog meer?
board-ref-tower = { $player } bouwt een toren van alle dobbelstenen. In welke volgorde?
board-ref-pile = { $player } heeft geen losse dobbelsteen. Welke { place-pile } wordt gegooid?
board-ref-race = Wie had de toren het eerst af?
board-ref-race-tie = Gelijke stand: tik iedereen aan die het eerst klaar was.
# Knoppen.
board-ref-ready = Klaar
board-ref-undo = Ongedaan maken
board-ref-undo-last = Laatste invoer ongedaan maken
board-ref-out = eruit
# Een gegooide of geraakte dobbelsteen ligt niet meer in de arena.
board-ref-out-button = Buiten de arena
board-ref-stops = { $player } stopt
board-ref-takes = Pakt alles
board-ref-leaves = Laat het liggen
board-ref-keeps = De { place-pile.plural } houden
board-ref-loosens = De { place-pile.plural } uit elkaar halen
board-ref-none = Geen dobbelsteen
board-ref-nobody = Niemand
board-ref-tie = Gelijke stand
board-ref-thrown = Gegooide dobbelstenen
board-ref-not-entered = nog niet ingevoerd
board-ref-hit = Is er een geraakt? Tik hem aan.
board-ref-die = { $face }, ligt in de arena
board-ref-die-now = { $face }, nu: { $now }
board-ref-towers = Welke torens zijn er?
board-ref-tower-stands = een toren
board-ref-towers-how = Tik de dobbelstenen van een toren van onder naar boven aan. Verwijder gevallen torens.
board-ref-tower-away = Deze toren verwijderen
board-ref-no-tower = Er is geen toren.
board-ref-another-tower = Nog een toren
board-ref-leaves-game = Iemand verlaat het spel
board-ref-who-leaves = Wie gaat er voorgoed weg?

## De scheidsrechter in voll verasselt

board-ref-setup =
    { $count ->
        [one] Schud en leg { $count } kaart open. Welke ligt in het midden?
       *[other] Schud en leg { $count } kaarten open. Welke liggen in het midden?
    }
# $where: waar de kaarten heen gaan; de tuin is die van $player na een misworp.
board-ref-drawn =
    { $where ->
        [hub] { $count ->
            [one] Er komt één nieuwe kaart in het midden. Welke kleur?
           *[other] Er komen { $count } nieuwe kaarten in het midden. Welke kleuren?
        }
        [yard] { $count ->
            [one] { cry-bust } { $player } trekt één kaart in de tuin. Welke kleur?
           *[other] { cry-bust } { $player } trekt { $count } kaarten in de tuin. Welke kleuren?
        }
       *[deck] { $count ->
            [one] Er komt één kaart van de trekstapel. Welke kleur?
           *[other] Er komen { $count } kaarten van de trekstapel. Welke kleuren?
        }
    }
board-ref-choose = Waar dobbelt { $player } om?
board-ref-roll = { $player } gooit. Wat tonen de dobbelstenen?
board-ref-roll-or-stop = { $player } stopt, of gooit verder. Wat tonen de dobbelstenen?
board-ref-rolling =
    { $count ->
        [one] { $player } gooit { $count } dobbelsteen. Wat toont hij?
       *[other] { $player } gooit { $count } dobbelstenen. Wat tonen ze?
    }
board-ref-more =
    { $count ->
        [one] Eén dobbelsteen ontbreekt nog.
       *[other] { $count } dobbelstenen ontbreken nog.
    }
board-ref-tapped = { $count } van { $all }
board-ref-keep-how = Tik de dobbelstenen aan die je houdt, daarna wat de andere tonen.
board-ref-boost =
    { $count ->
        [0] Kaarten uit de tuin?
        [one] { $count } kaart uit de tuin
       *[other] { $count } kaarten uit de tuin
    }
board-ref-split =
    { $room ->
        [one] { $player } verdeelt de kaarten. De tuin heeft plaats voor één: tik hem aan.
       *[other] { $player } verdeelt de kaarten. De tuin heeft plaats voor { $room }: tik ze aan.
    }
board-ref-top-up =
    { $count ->
        [one] { $player } moet minstens { $count } kaart aan het midden toevoegen. Welke?
       *[other] { $player } moet minstens { $count } kaarten aan het midden toevoegen. Welke?
    }
board-ref-consolation = Hoeveel kaarten trekt { $player }?

## Herhalingen

board-replay-desk = Bediening van de herhaling
board-replay-where = Positie in het spel
# Alle worpen worden geteld; helemaal aan het begin is het 0.
board-replay-throw = worp { $number } van { $all }
board-replay-quiet = Het spel begint.
board-replay-better-win = Het beste was geweest: { $best }. Dit kostte { $cost } % winstkans.
board-replay-better-cards =
    { $cost ->
        [one] Het beste was geweest: { $best }. Dit kostte { $cost } kaart.
       *[other] Het beste was geweest: { $best }. Dit kostte { $cost } kaarten.
    }
board-replay-play = Afspelen
board-replay-pause = Pauze
board-replay-forward = Een stap vooruit
board-replay-back = Een stap terug
board-replay-next-throw = Volgende worp
board-replay-last-throw = Vorige worp
board-replay-speed = Snelheid
board-replay-flat = Bovenaanzicht
board-replay-share = Link delen
board-replay-copied = De link is gekopieerd.
board-replay-record = Opname downloaden
board-replay-keep = Offline bewaren
board-replay-drop = Offline bewaard
board-replay-kept = Je kunt dit spel nu zonder verbinding bekijken.
board-replay-dropped = Dit spel is niet meer op dit apparaat bewaard.
board-replay-unkept = In deze browser kunnen pagina’s niets bewaren.
board-replay-missing = Dit spel kan niet getoond worden
board-verify-entry = Stap { $number }

## De oefenarena

board-practice-hand = Jouw worp
board-practice-how = Tik om te mikken en gooi dan: hier telt niets.
board-practice-shows =
    { $count ->
        [one] Je dobbelsteen toont { $faces }.
       *[other] Je dobbelstenen tonen { $faces }.
    }
board-practice-hit =
    { $count ->
        [one] Een geraakte dobbelsteen toont nu { $faces }.
       *[other] Geraakte dobbelstenen tonen nu { $faces }.
    }
board-practice-out =
    { $count ->
        [one] Eén dobbelsteen ligt buiten de arena.
       *[other] { $count } dobbelstenen liggen buiten de arena.
    }
board-practice-clear = Arena leegmaken
board-practice-force = Kracht
board-practice-dice =
    { $count ->
        [one] { $count } dobbelsteen in de hand
       *[other] { $count } dobbelstenen in de hand
    }
board-practice-numbers = Jouw worpen
board-practice-none = Nog niets gegooid.
# $throws en $dice zijn getallen.
board-practice-sum =
    { $throws ->
        [one] { $throws } worp
       *[other] { $throws } worpen
    }, { $dice ->
        [one] { $dice } dobbelsteen
       *[other] { $dice } dobbelstenen
    }
board-practice-turned =
    { $count ->
        [0] Er is nog geen liggende dobbelsteen gedraaid.
        [one] Eén liggende dobbelsteen is gedraaid of eruit gestoten.
       *[other] { $count } liggende dobbelstenen zijn gedraaid of eruit gestoten.
    }
board-practice-forget = Op nul zetten
board-practice-aim = Waar je mikt
board-practice-at = Doel
board-practice-die = een dobbelsteen
board-practice-twist = Effect

## Doelen van de oefenarena

board-target-title = Doelen
board-target-stars =
    { $count ->
        [0] nog geen ster
        [one] { $count } ster
       *[other] { $count } sterren
    }
board-target-sum = { $stars } van { $most } sterren
# $from en $to zijn zijden.
board-target-turn =
    { $box ->
        [strike] Verander de { $from } in een { $to }.
       *[any] Verander { $from } in { $to }.
    }
board-target-flip =
    { $count ->
        [one] Draai een willekeurige dobbelsteen naar een andere zijde.
       *[other] Draai { $count } dobbelstenen in één worp naar een andere zijde.
    }
board-target-pair = Draai dobbelstenen tot twee van de liggende gelijk zijn.
board-target-take = Pak { $count } dobbelstenen zonder er een te verliezen.
# $faces is wat de dobbelstenen bij de wand tonen.
board-target-clear = Maak de wand vrij: stoot { $faces } ervan weg, maar niet eruit.
board-target-stay = Gooi { $count } dobbelstenen zonder dat er een eruit vliegt.
board-target-earn =
    { $three ->
        [one] Drie sterren met de eerste worp, twee met hoogstens { $two }, daarna één.
       *[other] Drie sterren met hoogstens { $three } worpen, twee met hoogstens { $two }, daarna één.
    }
board-target-reached =
    { $stars ->
        [one] Gelukt met worp { $throws }: één ster.
       *[other] Gelukt met worp { $throws }: { $stars } sterren.
    }
board-target-missed =
    { $throws ->
        [one] Niet gelukt met de eerste worp.
       *[other] Niet gelukt met { $throws } worpen.
    }
# $die is wat de dobbelsteen toont, $manner een manier van gooien, $force is 0 tot 100.
board-target-hint = Een meester mikt op { $die }: { $manner }, kracht { $force }. Dat lukt { $percent } van de 100 keer.
board-target-start = Probeer een doel
board-target-next = Volgend doel
board-target-again = Nog eens
board-target-leave = Vrij gooien
