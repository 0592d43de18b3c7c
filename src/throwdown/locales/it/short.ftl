# Che cosa è successo, in una riga, come nel resoconto. Tra **: in grassetto. short-you-: è stato chi legge.

short-throw =
    { $shown ->
        [none] { $player } lancia fuori dall’arena.
       *[some] { $player } lancia: { $faces }.
    }
short-you-throw =
    { $shown ->
        [none] **Tu** lanci fuori dall’arena.
       *[some] **Tu** lanci: { $faces }.
    }
short-throw-all = Tutti insieme: { $faces }.
short-start = Primo dado: { $faces }.
short-thrown-again = Si lancia di nuovo.
short-turned =
    { $count ->
        [one] Un dado si gira su { $faces }.
       *[other] { $count } dadi si girano su { $faces }.
    }
short-gone =
    { $count ->
        [one] Un dado è eliminato dal gioco.
       *[other] { $count } dadi sono eliminati dal gioco.
    }
short-stops = { $player } si ferma.
short-you-stops = **Tu** ti fermi.
short-catches =
    { $caught ->
        [none] { $player } fa solo doppie barrette.
       *[some] { $player } cattura { $cards }.
    }
short-you-catches =
    { $caught ->
        [none] **Tu** fai solo doppie barrette.
       *[some] **Tu** catturi { $cards }.
    }
short-refilled = Nuove carte { place-hub.in }: { $cards }.
