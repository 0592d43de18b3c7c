# Het einde van een spel vertelt zijn verhaal; een spel of een worp delen.
# $by en $mean zijn getallen met één decimaal; $what is een van story-what-…; $face is een symbool.

story-open = Het hele verhaal
story-title = Het verhaal van het spel
story-wait = Alle worpen worden geteld …
story-luck = Was het geluk?
story-luck-no = Niet meer dan anders.
story-luck-some = Een beetje.
story-luck-yes = Ja, voor een deel.
story-luck-few = Er is te weinig gegooid om dat te zeggen.
story-luck-hands = De dobbelstenen alleen zeggen het niet: het hele verhaal gooit elke hand opnieuw.
story-luck-normal = Alle getallen zijn normaal: zo zien 9 van de 10 spellen eruit.
story-remark =
    { $who ->
        [you] Je had { $by } { $what } { $way } dan gewoonlijk. Dat gebeurt in 1 op de { $count } spellen.
       *[player] { $player } had { $by } { $what } { $way } dan gewoonlijk. Dat gebeurt in 1 op de { $count } spellen.
    }
story-more = meer
story-less = minder
story-what-matches = treffers
story-what-lost = { $face }
story-what-out = eruit gevallen stenen
story-what-busts = misworpen
story-what-caught = gevangen kaarten
story-label-matches = Treffers
story-label-out = Eruit
story-label-busts = Misworpen
story-label-caught = Kaarten gevangen
story-against = Je worpen en het gemiddelde
story-choose = Wat er geteld wordt
story-of =
    { $throws ->
        [one] { $seen } in { $throws } worp
       *[other] { $seen } in { $throws } worpen
    }
story-usual = rond het gemiddelde
story-low-end = onderkant van normaal
story-high-end = bovenkant van normaal
story-rare = 1 op de { $count } spellen
story-band = 9 van de 10 spellen
story-average = gemiddelde
story-row = gemiddeld { $mean }, normaal { $low } tot { $high }
story-faces =
    { $count ->
        [one] Zijden, { $count } steen gegooid
       *[other] Zijden, { $count } stenen gegooid
    }
story-face-rare = { $seen } × { $face } (gemiddeld { $mean }). Voor deze zijde gebeurt dat in 1 op de { $count } spellen; voor een willekeurige zijde in ongeveer 1 op de { $any }.
story-course-dice = Stenen voor elke speler
story-course-cards = Gewonnen kaarten
story-start = begin
story-throw = worp { $number }
story-as-table = Als tabel
story-aim = Waar de worpen heen gingen
story-aim-told =
    { $throws ->
        [one] { $struck } van { $throws } worp raakte een steen, { $turned } draaide er een om of gooide hem eruit, { $matched } paste.
       *[other] { $struck } van { $throws } worpen raakten een steen, { $turned } draaiden er een om of gooiden hem eruit, { $matched } pasten.
    }
story-aim-hit = daarop gericht, steen geraakt
story-aim-none = daarop gericht, geen geraakt
story-aim-landed = blijven liggen
story-aim-out = eruit gevallen
story-aim-one = Worp { $number }: { $result }
story-aim-matched = paste
story-aim-turned = draaide een steen
story-aim-struck = raakte een steen
story-aim-nothing = raakte niets
story-aim-whose = Wiens worpen
story-everybody = Iedereen
story-plunders =
    { $count ->
        [one] { $player }: { $count } keer geplunderd, gevangen kaarten: { $cards }
       *[other] { $player }: { $count } keer geplunderd, gevangen kaarten: { $cards }
    }
story-how = Hoe we geluk tellen
story-how-text = We nemen elke worp van dit spel zoals hij was: dezelfde stenen, even hard, in dezelfde stand. Daaruit berekenen we precies hoe vaak hij past, hoe vaak een steen eruit valt en wat hij toont. Alle worpen samen geven het gemiddelde en het gebied waarin 9 van de 10 spellen liggen. Met goed mikken gaat het beter. Tussen veel cijfers vallen er altijd een of twee op.
story-how-hands = Worpen van een hand worden geteld naast gewone, die even hard zijn. Of een steen een X toont, is alleen toeval. Of hij eruit vliegt en wat hij draait, ligt ook aan de hand. De kans om te winnen gooit elke hand opnieuw en scheidt die twee.
story-share = Delen
story-share-throw = Deze worp delen
story-film = Deze worp als GIF bewaren
story-film-wait = De film wordt gemaakt …
story-picture = Beeld bewaren
story-copy-this = Kopieer deze link:
story-preview-win =
    { $count ->
        [one] { $players } wint: { $game }
       *[other] { $players } winnen: { $game }
    }
story-preview-game = Een spel { $game }
story-preview-throw = Worp { $number } van { $player }: { $game }
story-preview-about =
    { $throws ->
        [one] { $players }, { $throws } worp. Bekijk hem.
       *[other] { $players }, { $throws } worpen. Bekijk ze.
    }
story-hundred = Dezelfde worp, honderd keer
story-hundred-why = Je browser gooit deze hand opnieuw op dezelfde stenen, telkens met een andere trilling en andere zijden. Ernaast gooit een rustigere hand op hetzelfde doel.
story-hundred-which = Welke worp
story-hundred-go = Honderd keer gooien
story-hundred-stop = Stoppen
story-hundred-hand = Deze hand (kracht { $force })
story-hundred-calmer = Een rustigere hand (kracht { $force })
story-hundred-matched = paste
story-hundred-turned = draaide een steen
story-hundred-out = vloog eruit
story-hundred-of = { $count } van { $throws }
story-hundred-calm = Deze hand was rustig: er is geen rustigere om mee te vergelijken.

## The best throw, at the end of a game

story-best-throw =
    Beste worp: { $player }, worp { $number }: { $count ->
        [one] één dobbelsteen gepakt.
       *[other] { $count } dobbelstenen gepakt.
    }
story-best-roll =
    Beste worp: { $player }, worp { $number }: { $count ->
        [one] één kaart gevangen.
       *[other] { $count } kaarten gevangen.
    }
story-best-watch = Bekijken
story-best-film = Als GIF bewaren
story-comeback =
    { $game ->
        [cards] Een inhaalrace: de achterstand was groot.
       *[dice] Een inhaalrace: er was nog maar één dobbelsteen.
    }
