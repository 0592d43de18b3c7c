# Die erste Minute am Tisch: drei kurze Sätze über der Box, einer nach dem anderen.

first-coach = Erste Schritte
first-skip = Erste Schritte überspringen
first-lesson = Mehr in einer Lektion von drei Minuten

first-arena-aim = Zieh den Würfel zurück und lass los, oder drück auf „{ page-throw }“.
first-arena-goal = Der letzte Spieler mit Würfeln gewinnt.
first-arena-result =
    { $box ->
        [impact] Gleiche Symbole gehören dir. Ein Würfel mit leerer Seite ist verloren.
       *[any] Gleiche Symbole gehören dir. Ein Würfel mit X ist verloren.
    }
first-arena-choice = Nichts passt: aufhören oder noch einen Würfel werfen?
first-arena-end = Das ist das ganze Spiel. Behalte deine Würfel bis zum Ende.

first-verasselt-aim = Würfle: Jede Assel auf einem Würfel fängt eine Karte ihrer Farbe.
first-verasselt-goal = Die meisten Karten auf dem { place-heap } gewinnen.
first-verasselt-result = Mehr Asseln einer Farbe als Karten davon: { cry-bust.label }.
first-verasselt-choice = Hör auf und behalte deinen { place-catch }, oder würfle weiter und riskiere ihn.
first-verasselt-end = Das ist das ganze Spiel. Hör rechtzeitig auf.
