# Het einde van een spel vertelt zijn verhaal; een spel of een worp delen.
# $by en $mean zijn getallen met één decimaal; $what is een van story-what-…; $face is een symbool.

story-title = Het verhaal van het spel
story-wait = Alle worpen worden geteld …
story-luck = Was het geluk?
story-luck-no = Niet meer dan anders.
story-luck-some = Een beetje.
story-luck-yes = Ja, voor een deel.
story-luck-few = Er is te weinig gegooid om dat te zeggen.
story-luck-hands = De dobbelstenen alleen zeggen het niet: “Het hele verhaal” herhaalt elke worp met dezelfde hand.
story-luck-normal = Alle getallen zijn normaal: zo zien 9 van de 10 spellen eruit.
story-remark =
    { $who ->
        [you] Je had { $by } { $what } { $way } dan gewoonlijk. Dat gebeurt in 1 op de { $count } spellen.
       *[player] { $player } had { $by } { $what } { $way } dan gewoonlijk. Dat gebeurt in 1 op de { $count } spellen.
    }
story-more = meer
story-less = minder
story-what-matches = combinaties
story-what-lost = { $face }
story-what-out = gevallen dobbelstenen
story-what-busts = misworpen
story-what-caught = gevangen kaarten
story-label-matches = Combinaties
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
        [one] Zijden, { $count } dobbelsteen gegooid
       *[other] Zijden, { $count } dobbelstenen gegooid
    }
story-face-rare = { $seen } × { $face } (gemiddeld { $mean }). Voor deze zijde gebeurt dat in 1 op de { $count } spellen; voor een willekeurige zijde in ongeveer 1 op de { $any }.
story-course-dice = Dobbelstenen per speler
story-course-cards = Gewonnen kaarten
story-start = begin
story-throw = worp { $number }
story-as-table = Als tabel
story-aim = Waar de worpen heen gingen
story-aim-told =
    { $throws ->
        [one] { $struck } van { $throws } worp raakte een dobbelsteen, { $turned } draaide er een om of stootte hem eruit, { $matched } gaf een combinatie.
       *[other] { $struck } van { $throws } worpen raakten een dobbelsteen, { $turned } draaiden er een om of stootten hem eruit, { $matched } gaven een combinatie.
    }
story-aim-hit = daarop gemikt, dobbelsteen geraakt
story-aim-none = daarop gemikt, geen geraakt
story-aim-landed = blijven liggen
story-aim-out = eruit gevallen
story-aim-one = Worp { $number }: { $result }
story-aim-matched = combinatie
story-aim-turned = draaide een dobbelsteen
story-aim-struck = raakte een dobbelsteen
story-aim-nothing = raakte niets
story-aim-whose = Worpen van
story-everybody = Iedereen
story-plunders =
    { $count ->
        [one] { $player }: { $count } keer geplunderd, gevangen kaarten: { $cards }
       *[other] { $player }: { $count } keer geplunderd, gevangen kaarten: { $cards }
    }
story-how = Hoe we geluk tellen
story-how-text = We nemen elke worp van dit spel zoals hij was: dezelfde dobbelstenen, even hard, in dezelfde stand. Daaruit berekenen we precies hoe vaak er een combinatie komt, hoe vaak een dobbelsteen eruit valt en wat hij toont. Alle worpen samen geven het gemiddelde en het gebied waarin 9 van de 10 spellen liggen. Met goed mikken kan het beter. Tussen veel cijfers vallen er altijd een of twee op.
story-how-hands = Worpen uit de hand worden geteld naast gewone, die even hard zijn. Of een dobbelsteen een X toont, is alleen toeval. Of hij eruit vliegt en wat hij draait, ligt ook aan de hand. Voor de kans om te winnen herhalen we elke worp, en zo scheiden we die twee.
story-share = Delen
story-share-throw = Deze worp delen
story-copy-this = Kopieer deze link:
story-preview-game = Een spel { $game }
story-hundred = Dezelfde worp, honderd keer
story-hundred-why = Je browser herhaalt deze worp op dezelfde dobbelstenen, telkens met een andere trilling en andere zijden. Ernaast mikt een zachtere worp op hetzelfde doel.
story-hundred-which = Welke worp
story-hundred-go = Honderd keer gooien
story-hundred-stop = Stoppen
story-hundred-hand = Deze worp (kracht { $force })
story-hundred-calmer = Een zachtere worp (kracht { $force })
story-hundred-matched = combinatie
story-hundred-turned = draaide een dobbelsteen
story-hundred-out = vloog eruit
story-hundred-of = { $count } van { $throws }
story-hundred-calm = Deze worp was al zacht: er is geen zachtere om mee te vergelijken.

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
story-comeback =
    { $game ->
        [cards] Een inhaalrace: de achterstand was groot.
       *[dice] Een inhaalrace: er was nog maar één dobbelsteen.
    }
