# Groups of people who play together, and their books.
# $name is a member, $group a group, $kinds is a list of games.

## The list, and an invitation

group-title = Groepen
group-lead = Een groep is een familie of een club: mensen die samen spelen. In haar boek staan de uitslagen, en wie wie versloeg.
group-none = Je zit nog niet in een groep.
group-new = Een nieuwe groep
group-name = Naam van de groep
group-make = Groep maken
group-count = { $count ->
    [one] één lid
   *[other] { $count } leden
}
group-invited = Je bent uitgenodigd voor de groep { $group }.
group-invited-lead = De leden zien elk spel dat je met minstens één van hen speelt of hebt gespeeld. Je kunt de groep altijd verlaten.
group-join = Meedoen
group-already = Je bent al lid van { $group }.
group-open = Boek openen

## The book

group-year = Jaar
group-years-all = Alle jaren
group-print = Deze pagina afdrukken
group-empty = Geen spellen. Spellen tellen als er minstens twee leden aan zaten.
group-summary = { $games ->
    [one] Eén spel
   *[other] { $games } spellen
}: { $kinds }.
group-scores = Stand
group-member = Lid
group-games = Spellen
group-won = Gewonnen
group-pairs = Wie versloeg wie
group-pairs-lead = Elke rij zegt hoe vaak dit lid het beter deed dan het lid in de kolom, en hoe vaak slechter. Gelijke plaatsen tellen niet.
group-pair = { $one } deed het beter dan { $other }: { $beat }. Slechter: { $lost }. Gelijk: { $even }.

## Members

group-members = Leden
group-left = iemand die weg is
group-left-many = iemand die weg is ({ $number })
group-paper = zonder apparaat
group-you = jij
group-keeper = zorgt voor de groep
group-invite = Uitnodigen
group-invite-lead = Iedereen die deze link opent, kan meedoen.
group-link = Uitnodigingslink
group-qr = QR-code met de uitnodigingslink
group-renew = Nieuwe link maken
group-renew-lead = De oude link leidt dan nergens meer heen.
group-paper-add = Iemand zonder apparaat toevoegen
group-paper-name = Naam van het nieuwe lid
group-add = Toevoegen
group-be = { $name }: dat ben ik
group-remove-what = Verwijderen: { $what }
group-own-name = Jouw naam in deze groep
group-save = Opslaan
group-leave = Groep verlaten
group-leave-sure = Je naam gaat met je mee uit het boek. Je resultaten blijven, als die van iemand die weg is.
group-leave-yes = Nu verlaten
group-leave-no = Blijven

## Names that were typed

group-typed = Namen die je typte
group-typed-lead = Aan tafels op één apparaat typte je namen. Zeg wie dat waren, dan tellen die spellen. Alleen jij ziet deze lijst.
group-typed-table = { $game }, { $date }
group-typed-who = Wie was { $name }?
group-typed-nobody = niemand van ons
group-typed-none = Je hebt nog geen spel met getypte namen afgemaakt.
group-typed-suggest = Overnemen: { $names }

## Others

group-gone = Deze groep bestaat niet, of je bent geen lid.
group-no-server = Groepen hebben een server nodig. Deze pagina draait zonder.
