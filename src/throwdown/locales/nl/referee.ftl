# De scheidsrechter: helpt mensen die met de echte doos spelen. Hij vraagt, beslist en vertelt.
# "Jullie" zijn de mensen aan tafel. Regels worden bij 79 tekens afgebroken; houd zinnen toch kort.

## Woorden die je kunt typen, één woord elk, kleine letters, allemaal verschillend.
## De Engelse woorden worden in elke taal begrepen. Geen woord mag de naam van een kant zijn.

referee-word-stop = stop
referee-word-yes = ja
referee-word-no = nee
# Vóór een worp: een dobbelsteen in de arena is verschoven.
referee-word-move = verschuif
referee-word-keep = houden
referee-word-share = delen
referee-word-decider = beslissing
referee-word-undo = terug
referee-word-why = waarom
referee-word-help = hulp
referee-word-show = toon
referee-word-scores = punten
referee-word-leave = vertrek
referee-word-quit = afsluiten
# Een dobbelsteen die niet in de arena ligt.
referee-word-out = uit
# Een toren die omgevallen is.
referee-word-fallen = omgevallen
# "staan 2": twee dobbelstenen van een toren staan nog.
referee-word-stand = staan
referee-word-none = geen

## Begin en einde

referee-open = Scheidsrechter voor { $game }. Jullie gooien de echte dobbelstenen en typen wat ze tonen.
# $players is een lijst van referee-numbered.
referee-players = Aan tafel, met de klok mee: { $players }.
referee-numbered = { $number } = { $player }
referee-open-help = Typ op elk moment hulp, terug of waarom.
referee-resumed =
    { $count ->
        [one] Het spel gaat verder waar het gebleven was, na één ingave.
       *[other] Het spel gaat verder waar het gebleven was, na { $count } ingaven.
    }
referee-closed = Het spel is opgeslagen. Om verder te gaan: throwdown referee --resume { $save }
referee-closed-unsaved = Het spel stopt hier. Het is niet opgeslagen.
referee-closed-early = Niemand heeft de spelers genoemd: er is geen spel begonnen.
referee-not-saved = Het spel kan niet worden opgeslagen: { $reason }. Jullie kunnen verder spelen.
referee-damaged = Het bestand is beschadigd in regel { $line }. Het spel gaat verder van vóór die regel. Het beschadigde bestand is opgeslagen als { $file }.
referee-ask-names = Wie speelt er? Typ de namen met de klok mee, met komma's:
referee-unclear-names = { $least } tot { $most } spelers kunnen meedoen. Typ verschillende namen, met komma's ertussen.
referee-ask-done = Het spel is voorbij. Druk op Enter om af te sluiten, of typ terug:

## Toernooien

referee-tournament = { title-tournament }, spel { $game } van { $games }.
# $scores is een lijst van spelers met hun punten.
referee-tally = Punten na spel { $game } van { $games }: { $scores }. Wie de minste punten heeft, wint.
referee-champions =
    { $count ->
        [one] { $players } wint het toernooi.
       *[other] { $players } delen het toernooi.
    }
referee-ask-next = Druk op Enter voor het volgende spel, of typ terug:
referee-ask-decider = Gelijke stand: er komt een beslissend spel. Druk op Enter om te beginnen, of typ terug:
referee-ask-tie = Gelijke stand: { $players }. Typ delen of beslissing:
referee-unclear-tie = Typ delen om het toernooi te delen, of beslissing om nog een spel te spelen.
referee-no-tournament = Dit is een los spel: er zijn geen punten om te tonen.
referee-unclear-enter = De scheidsrechter begrijpt “{ $typed }” niet. Druk op Enter, of typ terug.

## Wat er gevraagd wordt in de arenaspellen

referee-ask-place = { $player } legt de startdobbelsteen. Welk symbool ({ $faces })?
referee-ask-start = { $player } gooit de startdobbelsteen. Wat toont hij?
referee-ask-turn = { $player } gooit een dobbelsteen. Wat toont hij?
referee-ask-choice = { $player }: stop (s), of gooi nog een dobbelsteen. Wat toont hij?
# $piles is een lijst van referee-pile en referee-pile-one.
referee-ask-turn-piles = { $player } gooit een dobbelsteen of een { place-pile } ({ $piles }). Wat tonen ze?
referee-ask-choice-piles = { $player }: stop (s), of gooi een dobbelsteen of een { place-pile } ({ $piles }). Wat tonen ze?
referee-pile =
    { $count ->
        [one] { $key } = een { place-pile } van { $count } dobbelsteen
       *[other] { $key } = een { place-pile } van { $count } dobbelstenen
    }
referee-pile-one =
    { $count ->
        [one] { $key } = één dobbelsteen van een { place-pile } van { $count }
       *[other] { $key } = één dobbelsteen van een { place-pile } van { $count }
    }
referee-ask-landing =
    { $count ->
        [one] Wat toont de dobbelsteen van { $player }? Wat is er nog veranderd?
       *[other] Wat tonen de { $count } dobbelstenen van { $player }? Wat is er nog veranderd?
    }
# $seats is een lijst als "1 = Mara, 3 = Jo"; $example laat zien hoe je het typt.
referee-ask-storm = Wat tonen deze dobbelstenen: { $seats }? Bijvoorbeeld { $example }.
referee-ask-reaction = { $player } heeft geen losse dobbelsteen. Welke { place-pile } wordt gegooid ({ $piles })?
referee-ask-race = Wie had de toren het eerst af: { $seats }? Typ 1=2 voor een gelijke stand.
referee-ask-collect = Pakt { $player } de combinaties? (ja of nee, Enter = ja)
referee-ask-piles = Laat { $player } de { place-pile.plural } staan? (ja of nee)
referee-ask-accio = Welke dobbelsteen pakt { $player } nog meer: { $faces }? (Enter = geen)
referee-ask-accio-must = Welke dobbelsteen pakt { $player } nog meer: { $faces }?
referee-ask-accio-lot = Welke dobbelsteen koos het toeval: { $faces }?
referee-ask-tower = { $player } bouwt een toren van { $faces }. In welke volgorde, van onder naar boven?
referee-ask-tower-lot = Er wordt willekeurig een toren gebouwd van { $faces }. In welke volgorde, van onder naar boven?
referee-ask-move-group = Is de dobbelsteen dichter bij de andere gelegd? (ja of nee, Enter = ja)
referee-ask-move-wall = Lag de dobbelsteen tegen een wand? (ja of nee, Enter = ja)
referee-ask-move-consent = Zijn alle spelers het eens? (ja of nee, Enter = ja)

## Wat er gevraagd wordt in voll verasselt.

referee-ask-setup =
    { $count ->
        [one] Welke kaart ligt er in het midden? Bijvoorbeeld { colour-letter-yellow }
       *[other] Welke { $count } kaarten liggen er in het midden? Bijvoorbeeld { colour-letter-yellow }4 { colour-letter-blue }3 { colour-letter-red }2 { colour-letter-green }1
    }
referee-ask-choose = Dobbelt { $player } om het midden ({ $hub }) of om de wachtende vangst ({ $catch })?
referee-ask-roll = { $player } dobbelt om { $cards }. Met welke dobbelstenen? (Enter = alle)
referee-ask-roll-or-stop = { $player }: stop (s), of gooi nog eens om { $cards }. Met welke dobbelstenen? (Enter = alle)
referee-ask-rolling =
    { $count ->
        [one] { $player } gooit { $count } dobbelsteen. Wat toont hij?
       *[other] { $player } gooit { $count } dobbelstenen. Wat tonen ze?
    }
referee-ask-distribute =
    { $room ->
        [one] { $player } krijgt { $cards }. Welke kaart gaat in de tuin? Er is plaats voor { $room }. (Enter = geen)
       *[other] { $player } krijgt { $cards }. Welke kaarten gaan in de tuin? Er is plaats voor { $room }. (Enter = geen)
    }
referee-ask-top-up =
    { $count ->
        [one] { $player } moet minstens { $count } kaart uit de tuin ({ $yard }) toevoegen aan het midden. Welke?
       *[other] { $player } moet minstens { $count } kaarten uit de tuin ({ $yard }) toevoegen aan het midden. Welke?
    }
referee-ask-consolation =
    { $count ->
        [one] { $player } mag { $count } kaart trekken. Hoeveel? (Enter = { $count })
       *[other] { $player } mag tot { $count } kaarten trekken. Hoeveel? (Enter = { $count })
    }
referee-ask-drawn =
    { $count ->
        [one] Er komt { $count } kaart van de trekstapel. Welke kleur? Bijvoorbeeld { colour-letter-yellow }
       *[other] Er komen { $count } kaarten van de trekstapel. Welke kleuren? Bijvoorbeeld { colour-letter-yellow }2 { colour-letter-blue }1
    }

## Hoe de doos er nu uit moet zien

# $dice: kanten, en torens tussen haken van onder naar boven.
referee-arena = In de arena: { $dice }.
referee-arena-empty = De arena is leeg.
# $supplies is een lijst van de vier die volgen.
referee-supplies = Dobbelstenen: { $supplies }.
referee-supply = { $player } { $count }
referee-supply-piles = { $player } { $count } ({ place-pile.plural }: { $piles })
referee-supply-hidden = { $player } (verborgen)
referee-supply-out = { $player } (af)
# $cards en $yard zijn kaarten zoals je ze typt (Y4 B3); $dice is wat de zeven dobbelstenen tonen.
referee-hub =
    { $deck ->
        [one] Midden: { $cards }. Trekstapel: { $deck } kaart. Dobbelstenen 1 tot en met 7: { $dice }
       *[other] Midden: { $cards }. Trekstapel: { $deck } kaarten. Dobbelstenen 1 tot en met 7: { $dice }
    }
referee-catch = De vangst van { $player } wacht: { $cards }.
referee-own-catch = { $player } heeft tot nu toe { $cards } gevangen.
# $yards is een lijst van de twee die volgen, en van referee-supply-out.
referee-yards = In de tuinen (en op de hopen): { $yards }.
referee-yard = { $player } { $yard } ({ $heap })
referee-yard-hidden = { $player } { $yard }
referee-nothing-there = Daar ligt nu niets.

## Terug en waarom

referee-undone = De laatste ingave is ongedaan gemaakt.
referee-nothing-to-undo = Er is niets ongedaan te maken.
referee-why = { $rule } ({ $clause })
referee-why-nothing = Er is nog niets uit te leggen.

## Hulp. $one en $two zijn twee kanten van dit spel, $lost is die waarmee een dobbelsteen verloren is.

referee-help-landing = Typ wat de gegooide dobbelsteen toont: { $one }. Het begin van een woord is genoeg. Een dobbelsteen die niet in de arena ligt, is uit. Meer dobbelstenen: een woord voor elk. Komma’s mogen ertussen, en “2x { $one }” telt gelijke dobbelstenen.
referee-help-changes = Typ met > wat er nog veranderd is. "{ $one } { $two }>{ $lost }": een dobbelsteen met { $two } die er al lag, toont nu { $lost }. "{ $one } { $two }>uit": hij is naar buiten gestoten.
referee-help-towers = Torens: "omgevallen" als alle torens zijn gevallen, "staan 2" als er nog twee dobbelstenen op elkaar staan. "[{ $one } { $two }]" is een toren van onder naar boven. "^{ $two }>{ $lost }" is de dobbelsteen in de toren.
referee-help-piles = De { place-pile.plural }: p1 gooit { place-pile } 1, f1 gooit er één dobbelsteen af, als jullie regels dat toestaan.
referee-help-cards = Kaarten: { colour-letter-yellow } = { colour-yellow }, { colour-letter-blue } = { colour-blue }, { colour-letter-red } = { colour-red }, { colour-letter-green } = { colour-green }. "{ colour-letter-yellow }2 { colour-letter-blue }1" is 2 gele beestjes en 1 blauw beestje; hele woorden mogen ook. Op dobbelstenen is = de dubbele streep.
referee-help-dice = Dobbelstenen: typ de nummers van wat er gegooid wordt, "1 2 3 4", of wat er blijft liggen, "houden { colour-letter-yellow }{ colour-letter-blue }". "+{ colour-letter-yellow }" voegt eerst een gele kaart uit de tuin toe.
referee-help-commands = Op elk moment: terug verwijdert de laatste ingave, waarom toont de regel, toon laat zien wat waar ligt, punten toont de punten. Met vertrek NAAM verlaat een speler het spel, en afsluiten slaat op en stopt. "verschuif" en een kant: een dobbelsteen in de arena is vóór een worp verschoven.

## Een antwoord dat niet kan. $typed is wat er getypt is.

referee-must-throw = Elke beurt begint met een worp: { $player } kan nog niet stoppen.
referee-must-roll = { $player } moet minstens één keer gooien voor het stoppen.
referee-unclear-yes-no = “{ $typed }” is geen ja en geen nee: typ een van beide.
referee-unclear-choice = “{ $typed }” kan nu niet gekozen worden.
referee-unclear-face = “{ $typed }” is geen kant. Typ een van deze: { $faces }. Een dobbelsteen die de arena verliet, is uit.
referee-unclear-leaning = Een dobbelsteen die { face-leaning } ligt, telt nog niet: duw tegen de doos of klop op de tafel tot hij plat ligt. Typ dan wat hij toont.
referee-unclear-not-lying = Geen dobbelsteen in de arena toont { $face }. Er liggen: { $faces }.
referee-unclear-not-in-tower = Geen dobbelsteen in een toren toont { $face }. In de arena liggen: { $faces }.
referee-unclear-too-many = “{ $typed }” is één dobbelsteen meer dan { $player } gegooid heeft.
referee-unclear-missing =
    { $count ->
        [one] Er ontbreekt nog één dobbelsteen van { $player }: typ de kant, of uit.
       *[other] Er ontbreken nog { $count } dobbelstenen van { $player }: typ voor elk een kant, of uit.
    }
referee-unclear-seat = “{ $typed }” heeft geen dobbelsteen gegooid. Typ een van deze: { $seats }.
referee-unclear-racer = “{ $typed }” deed niet mee aan de race. Typ een van deze: { $seats }. Typ geen als niemand zijn toren afkreeg.
referee-unclear-stand = Typ hoeveel dobbelstenen van de toren nog staan, bijvoorbeeld: staan 2
referee-unclear-in-tower = Typ wat er in de { place-tower } veranderd is: met > zoals in de hulp, of "omgevallen".
referee-unclear-bracket = Er ontbreekt een haakje van een toren. Schrijf een toren als [a b], van onder naar boven.
referee-unclear-pile = Typ welke { place-pile }: { $piles }.
referee-unclear-extra = Er moet een dobbelsteen gepakt worden. Typ een van deze: { $faces }.
referee-unclear-tower = Een toren bestaat uit alle dobbelstenen in de arena. Typ elk van deze één keer: { $faces }.
referee-unclear-leave = Wie vertrekt er? Typ vertrek en een van deze: { $seats }.
referee-unclear-nothing-flies = Er zijn nu geen dobbelstenen in de lucht. Beantwoord eerst de vraag.
referee-unclear-lot = Typ deze in de volgorde waarin ze getrokken zijn: { $items }
referee-unclear-rolled =
    { $count ->
        [one] “{ $typed }” kan niet zijn wat de dobbelsteen toont. Typ { colour-letter-yellow }, { colour-letter-blue }, { colour-letter-red }, { colour-letter-green } of =.
       *[other] “{ $typed }” kan niet zijn wat de dobbelstenen tonen. Typ { $count } kanten, elk als { colour-letter-yellow }, { colour-letter-blue }, { colour-letter-red }, { colour-letter-green } of =.
    }
referee-unclear-group = “{ $typed }” is geen antwoord. Typ { $hub } voor het midden of { $catch } voor de vangst.
referee-unclear-cards = “{ $typed }” noemt geen kaarten. Typ letters en cijfers, bijvoorbeeld { colour-letter-yellow }2 { colour-letter-red }1.
referee-unclear-yard = Dat ligt niet in de tuin. Daar liggen: { $yard }.
referee-unclear-dice = “{ $typed }” noemt geen dobbelstenen. Typ verschillende nummers van 1 tot en met 7, of houden en wat er blijft liggen.
referee-unclear-few-dice =
    { $count ->
        [one] { $count } dobbelsteen is te weinig: gooi er minstens { $least }.
       *[other] { $count } dobbelstenen is te weinig: gooi er minstens { $least }.
    }
referee-unclear-keep = Deze dobbelstenen kun je niet houden. De dobbelstenen tonen { $dice }.
referee-unclear-received = Die kaarten zitten er niet bij. Het zijn { $cards }.
referee-unclear-room =
    { $room ->
        [one] Dat is te veel: de tuin heeft plaats voor { $room } kaart.
       *[other] Dat is te veel: de tuin heeft plaats voor { $room } kaarten.
    }
referee-unclear-top-up =
    { $count ->
        [one] Dat is te weinig: het midden heeft { $count } kaart nodig.
       *[other] Dat is te weinig: het midden heeft { $count } kaarten nodig.
    }
referee-unclear-count = “{ $typed }” kaarten trekken kan niet. Typ een getal van 0 tot en met { $most }.
# $colour is een kleur als geel; $count zegt hoeveel kaarten ervan nog in de trekstapel zijn.
referee-unclear-deck =
    { $count ->
        [0] De trekstapel heeft geen kaart meer in de kleur { $colour }.
        [one] De trekstapel heeft nog maar { $count } kaart in de kleur { $colour }.
       *[other] De trekstapel heeft nog maar { $count } kaarten in de kleur { $colour }.
    }
# $typed: hoeveel kaarten er getypt zijn; $count: hoeveel het er moeten zijn.
referee-unclear-drawn =
    { $count ->
        [one] Er moet { $count } kaart genoemd worden, niet { $typed }.
       *[other] Er moeten { $count } kaarten genoemd worden, niet { $typed }.
    }
