# Uitgaven, huisregels en wie begint: voor terminal en pagina.

edition-title =
    { $language ->
        [de] { $game }, Duitse uitgave
        [en] { $game }, Engelse uitgave
        [fr] { $game }, Franse uitgave
        [it] { $game }, Italiaanse uitgave
        [nl] { $game }, Nederlandse uitgave
        [es] { $game }, Spaanse uitgave
       *[none] { $game }, basisregels
    }
edition-played = Je speelt { $title }.
edition-elsewhere =
    { $language ->
        [de] Van { $game } hebben we geen Nederlandse regels: je speelt volgens de Duitse.
       *[en] Van { $game } hebben we geen Nederlandse regels: je speelt volgens de Engelse.
        [fr] Van { $game } hebben we geen Nederlandse regels: je speelt volgens de Franse.
        [it] Van { $game } hebben we geen Nederlandse regels: je speelt volgens de Italiaanse.
        [nl] Van { $game } hebben we geen Nederlandse regels: je speelt volgens de Nederlandse.
        [es] Van { $game } hebben we geen Nederlandse regels: je speelt volgens de Spaanse.
    }
edition-agreed = Afgesproken aan deze tafel, zoals de regels toestaan:

edition-house-rules =
    { $edition ->
        [none] Huisregels:
       *[some] Huisregels, anders dan in de uitgave:
    }
edition-about = { $heading }: { $rules }
edition-group-set-up = Voorbereiding
edition-group-throws = Gooien en nemen
edition-group-powers = Krachten
edition-group-spells = Spreuken
edition-group-cards = Kaarten
edition-group-end = Uitvallen en einde

edition-ask-oldest = Wie is de oudste?
edition-ask-saw-bug = Wie heeft het laatst een pissebed gezien?
edition-ask-hint = Typ een naam of een nummer, of alleen Enter om te loten.
edition-ask-unclear = Niemand heet hier “{ $answer }”: typ { $players }, een nummer, of alleen Enter om te loten.
edition-first-lot = wordt geloot
edition-begins =
    { $by ->
        [oldest] { $player } is de oudste en begint.
        [saw_bug] { $player } heeft het laatst een pissebed gezien en begint.
       *[lot] { $player } begint (door loting).
    }
