# Che cosa è successo, in una riga, come nel resoconto. Tra **: in grassetto. short-you-: è stato chi legge.

short-throw =
    { $shown ->
        [none] { $player } lancia fuori.
       *[some] { $player } lancia: { $faces }.
    }
short-you-throw =
    { $shown ->
        [none] **Tu** lanci fuori.
       *[some] **Tu** lanci: { $faces }.
    }
short-throw-all = Tutti insieme: { $faces }.
short-start = Dado iniziale: { $faces }.
short-thrown-again = Si lancia di nuovo.
short-turned =
    { $count ->
        [one] Un dado si gira su { $faces }.
       *[other] { $count } dadi si girano su { $faces }.
    }
short-gone =
    { $count ->
        [one] Un dado esce dalla partita.
       *[other] { $count } dadi escono dalla partita.
    }
short-stops = { $player } si ferma.
short-you-stops = **Tu** ti fermi.
short-catches =
    { $caught ->
        [none] { $player } fa solo doppie barre.
       *[some] { $player } cattura { $cards }.
    }
short-you-catches =
    { $caught ->
        [none] **Tu** fai solo doppie barre.
       *[some] **Tu** catturi { $cards }.
    }
short-refilled = Nuove carte: { $cards }.
