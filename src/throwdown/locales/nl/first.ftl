# De eerste minuut aan tafel: drie korte zinnen boven de doos, de een na de ander.

first-coach = Eerste stappen
first-skip = Eerste stappen overslaan
first-lesson = Meer in een les van drie minuten

first-arena-aim = Trek de dobbelsteen naar achteren en laat los, of druk op ‘{ page-throw }’.
first-arena-goal = De laatste speler met dobbelstenen wint.
first-arena-result =
    { $box ->
        [impact] Dezelfde symbolen zijn van jou. Een dobbelsteen met een lege zijde is verloren.
       *[any] Dezelfde symbolen zijn van jou. Een dobbelsteen met een X is verloren.
    }
first-arena-choice = Geen combinatie: stoppen of doorgooien?
first-arena-end = Dat is het hele spel. Houd je dobbelstenen tot het eind.

first-verasselt-aim = Gooi: elk beestje op een dobbelsteen vangt een kaart van zijn kleur.
first-verasselt-goal = De meeste kaarten op de { place-heap } winnen.
first-verasselt-result = Meer beestjes van een kleur dan kaarten: misworp.
first-verasselt-choice = Stop en houd je { place-catch }, of gooi door en waag hem.
first-verasselt-end = Dat is het hele spel. Stop op tijd.
