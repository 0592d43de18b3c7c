# Wat een speler gevraagd wordt, wat het antwoord kan zijn, en wat er aan een antwoord niet klopt.
# Wie dit leest, is "je". Regels in de terminal worden afgebroken; houd zinnen toch kort.

## Woorden die je kunt typen. Eén woord elk, allemaal verschillend, kleine letters.

ask-word-throw = gooien
ask-word-stop = stop
ask-word-pile = { place-pile } { $number }
ask-word-from = van { $number }
ask-word-take = pakken
ask-word-leave = laten
ask-word-keep = houden
ask-word-dissolve = losmaken
ask-word-none = geen
ask-word-all = alle
ask-word-roll = dobbelen
ask-word-draw = trek { $count }
ask-word-drop = vallen
ask-word-toss = opgooien
ask-word-hit = raken
ask-word-smash = knallen
ask-sides = o no n nw w zw z zo

## Wat een leeg antwoord doet. $key is het nummer van een antwoord; $label, de zin ervan, mag ook.

ask-default = Alleen Enter: { $key }

## Arenaspellen

ask-place = Jij legt de startdobbelsteen. Welk symbool moet hij tonen?
ask-place-symbol = { $symbol }
ask-turn = Je beurt begint met een worp.
ask-choice = Er is niets te pakken. Nog een dobbelsteen gooien of stoppen?
ask-throw-all = De arena is leeg: gooi al je dobbelstenen.
ask-throw-everything =
    { $count ->
        [one] Gooi je laatste dobbelsteen.
       *[other] Gooi alle { $count } dobbelstenen.
    }
ask-throw-one = Gooi één dobbelsteen.
ask-throw-pile =
    { $count ->
        [one] Gooi { place-pile } { $number }: { $count } dobbelsteen.
       *[other] Gooi { place-pile } { $number }: { $count } dobbelstenen.
    }
ask-throw-from-pile =
    { $count ->
        [one] Gooi één dobbelsteen van { place-pile } { $number } ({ $count } dobbelsteen).
       *[other] Gooi één dobbelsteen van { place-pile } { $number } ({ $count } dobbelstenen).
    }
ask-stop = Stop: je beurt is voorbij.
ask-reaction = Jij moet ook gooien, tegelijk met de anderen.
ask-react-pile =
    { $count ->
        [one] Gooi { place-pile } { $number } ({ $count } dobbelsteen).
       *[other] Gooi { place-pile } { $number } ({ $count } dobbelstenen).
    }
ask-collect = Pak je de combinaties?
ask-collect-take = Pak alles.
ask-collect-leave = Laat het liggen: de beurt is voorbij.
ask-piles =
    { $count ->
        [one] Na de race: wat gebeurt er met je { place-pile }?
       *[other] Na de race: wat gebeurt er met je { $count } { place-pile.plural }?
    }
ask-piles-keep = De { place-pile } laten staan.
ask-piles-dissolve = Losmaken tot losse dobbelstenen.
ask-extra = Je mag nog een dobbelsteen pakken. Welke?
ask-extra-must = Je moet nog één dobbelsteen pakken. Welke?
ask-extra-die = { $symbol }
ask-extra-tower = { $symbol }, laag { $level } van { $height } in de toren
ask-extra-none = Geen.
ask-tower =
    { $count ->
        [one] Bouw een toren van { $count } dobbelsteen.
       *[other] Bouw een toren van alle { $count } dobbelstenen.
    }
ask-tower-die = { $number } = { $symbol }
ask-tower-hint = Typ de nummers van onder naar boven, bijvoorbeeld: { $example }
ask-tower-default = Alleen Enter: { $order }

## Hoe je gooit

ask-manner = Hoe gooi je?
ask-manner-drop = Laten vallen: verder beweegt er bijna niets.
ask-manner-toss = Opgooien: zacht van opzij. Een geraakte dobbelsteen kan draaien.
ask-manner-hit = Raken: van boven op een dobbelsteen, die meestal draait.
ask-manner-smash = Knallen: zo hard als je kunt. Een geraakte dobbelsteen draait bijna altijd, de jouwe vliegt er vaak uit.
ask-manner-default = Alleen Enter: laten vallen.
ask-aim-hint = Mikken: zet er een plek achter, raken c4. Vanaf een andere kant: raken c4 n.

## voll verasselt. $cards en $yard zijn lijsten als "2 gele en 1 rode", of ask-no-cards.
## Waar kaarten getypt kunnen worden, staat hun letter erbij: "2 gele (Y)".

ask-cards = { $cards } ({ $letter })
ask-no-cards = geen kaarten
ask-choose = Waar dobbel je deze beurt om?
ask-choose-hub = Het midden: { $cards }.
ask-choose-hub-end = Het midden: het spel is meteen voorbij.
ask-choose-catch = De vangst van { $player }: { $cards }.
ask-roll = Je dobbelt om { $cards }. Met welke dobbelstenen?
ask-roll-or-stop = Je dobbelt om { $cards }. Nog eens gooien of stoppen?
ask-roll-hint = Typ de nummers van minstens { $least } dobbelstenen: 1 2 3 4. Of: alle. Of houd er een paar: houden 6 7.
ask-roll-hint-boost = Voeg kaarten uit je tuin toe met +, bijvoorbeeld 1 2 3 4 +{ colour-letter-yellow }. Je tuin: { $yard }.
ask-roll-hint-stop = Of typ: stop.
ask-roll-default-all = Alleen Enter: alle zeven dobbelstenen gooien.
ask-roll-default-stop = Alleen Enter: stoppen.
ask-split = Je krijgt { $cards }. Wat gaat er in je tuin? Er is plaats voor { $room }.
ask-split-hint = Typ de kaarten voor je tuin, bijvoorbeeld { $example }; of geen, of alle. De andere gaan op je hoop.
ask-split-default = Alleen Enter: alle op de hoop.
ask-top-up =
    { $count ->
        [one] Het midden komt { $count } kaart tekort. Geef die uit je tuin: { $yard }.
       *[other] Het midden komt { $count } kaarten tekort. Geef die uit je tuin: { $yard }.
    }
ask-top-up-hint = Typ de kaarten, bijvoorbeeld { $example }; of alle.
ask-top-up-default = Alleen Enter: { $cards }.
ask-consolation = { cry-bust } Hoeveel kaarten trek je in je tuin?
ask-consolation-draw =
    { $count ->
        [0] Trek er geen.
        [one] Trek { $count } kaart.
       *[other] Trek { $count } kaarten.
    }

## Een antwoord dat niet kan. $typed is wat er getypt is.

ask-unclear-choice = “{ $typed }” is geen van de antwoorden. Typ een nummer: { $keys }.
ask-unclear-several = “{ $typed }” is niet duidelijk: { $names }. Typ er meer van.
ask-unclear-manner = “{ $typed }” is geen manier van gooien. Typ een nummer: 1-4.
ask-unclear-no-arena = Aan deze tafel kun je niet mikken, want de dobbelstenen worden geloot. Laat de plek weg en zeg alleen hoe je gooit.
ask-unclear-cell = “{ $typed }” is geen plek in de arena. Typ een letter van a tot i en een cijfer van 1 tot 9, bijvoorbeeld e5; de hoeken liggen erbuiten.
ask-unclear-side = “{ $typed }” is geen kant. Typ achter de plek een van deze: { $sides }
ask-move-how = Typ welke dobbelsteen je verschuift en waarheen, bijvoorbeeld: { $command } c4 d5
ask-move-none = Aan deze tafel mag je voor een worp geen dobbelstenen verschuiven. Gooi zonder ze te verplaatsen.
ask-move-not-at-wall = Je mag alleen een dobbelsteen bij een wand verschuiven, en alleen zijn eigen breedte. Die op { $cell } ligt bij geen wand: kies een andere.
ask-move-spreads = Dobbelstenen mogen alleen dichter bij elkaar: schuif hem naar de andere toe.
ask-move-nothing = Op { $cell } ligt geen dobbelsteen. Er liggen er op: { $cells }
ask-move-tower = Op { $cell } staat een toren. Torens mag je niet verschuiven: kies een andere dobbelsteen.
ask-move-blocked = De dobbelsteen kan niet naar { $cell }: een wand of een andere dobbelsteen zit in de weg. Kies een andere plek.
ask-move-refused = Niet iedereen was het eens, dus in dit spel mag niemand dobbelstenen van de wand schuiven. Gooi zonder ze te verplaatsen.
ask-unclear-tower =
    { $count ->
        [one] “{ $typed }” is geen volgorde voor { $count } dobbelsteen. Typ elk nummer één keer, bijvoorbeeld: { $example }
       *[other] “{ $typed }” is geen volgorde voor { $count } dobbelstenen. Typ elk nummer één keer, bijvoorbeeld: { $example }
    }
ask-unclear-roll = “{ $typed }” noemt geen dobbelstenen. Typ nummers van 1 tot en met { $most }, bijvoorbeeld: 1 2 3 4
ask-unclear-twice = “{ $typed }” noemt een dobbelsteen twee keer. Noem elke dobbelsteen één keer.
ask-unclear-few =
    { $count ->
        [one] { $count } dobbelsteen is te weinig. Gooi er minstens { $least }.
       *[other] { $count } dobbelstenen is te weinig. Gooi er minstens { $least }.
    }
ask-unclear-must-roll = Je moet minstens één keer gooien voordat je stopt.
ask-unclear-cards = “{ $typed }” is niet te lezen als kaarten. Typ letters en cijfers, bijvoorbeeld: { colour-letter-yellow }2 { colour-letter-red }1
ask-unclear-yard = Dat ligt niet in je tuin. Daar liggen: { $yard }.
ask-unclear-received = Dat heb je niet gekregen. Je kreeg { $cards }.
ask-unclear-room =
    { $room ->
        [one] Dat is te veel: je tuin heeft plaats voor { $room } kaart.
       *[other] Dat is te veel: je tuin heeft plaats voor { $room } kaarten.
    }
ask-unclear-missing =
    { $missing ->
        [one] Dat is te weinig: het midden heeft { $missing } kaart nodig.
       *[other] Dat is te weinig: het midden heeft { $missing } kaarten nodig.
    }
