# Wat er gebeurt, verteld aan wie het doet of om wie het gaat. De zinnen over anderen staan in event.ftl.
# $others zijn de namen van wie er ook bij zijn, met komma’s: wie leest, komt het laatst.

# Wie leest, in een lijst van namen: "Dobbelstenen nu: jij (5), Ben (3)".
you-name = jij
you-begin =
    { $by ->
        [oldest] Jij bent de oudste en begint.
        [saw_bug] Jij hebt het laatst een pissebed gezien en begint.
       *[lot] Jij begint (door loting).
    }

## Arenaspellen

you-turn-started =
    { $arena ->
        [0] Jij bent aan de beurt.
        [one] Jij bent aan de beurt. Er ligt één dobbelsteen in de arena.
       *[other] Jij bent aan de beurt. Er liggen { $arena } dobbelstenen in de arena.
    }
you-big-throw-required =
    { $count ->
        [one] De arena is leeg: je gooit je laatste dobbelsteen.
       *[other] De arena is leeg: je gooit alle { $count } dobbelstenen tegelijk.
    }
you-dice-shifted = Je verschuift een dobbelsteen in de arena.
you-arena-rotated = Je draait de arena { $degrees } graden.
you-throw-committed =
    { $kind ->
        [big] { $count ->
            [one] Je gooit je laatste dobbelsteen.
           *[other] Je gooit alle { $count } dobbelstenen.
        }
        [pile] { $count ->
            [one] Je gooit een { place-pile } van één dobbelsteen.
           *[other] Je gooit een { place-pile } van { $count } dobbelstenen.
        }
       *[single] { $count ->
            [one] Je gooit een dobbelsteen.
           *[other] Je gooit { $count } dobbelstenen.
        }
    }
you-reaction-started =
    { $count ->
        [one] { $effect }: jij gooit één dobbelsteen.
       *[other] { $effect }: { $others } en jij gooien elk één dobbelsteen, allemaal tegelijk.
    }
you-reaction-committed =
    { $count ->
        [one] Je gooit een dobbelsteen.
       *[other] Je gooit een { place-pile } van { $count } dobbelstenen.
    }
you-race-started =
    { $count ->
        [one] { $effect }: alleen jij hebt dobbelstenen voor een toren.
       *[other] { $effect }: { $others } en jij bouwen om het snelst een toren. De eerste pakt alle combinaties.
    }
you-race-finished =
    { $how ->
        [timed] Jij bent het eerst klaar ({ $times }).
       *[won] Jij bent het eerst klaar.
    }
you-piles-dissolved =
    { $count ->
        [one] Je { place-pile.plural } vallen uit elkaar: die dobbelstenen zijn weer los.
       *[other] De { place-pile.plural } van { $others } en jou vallen uit elkaar: die dobbelstenen zijn weer los.
    }
you-dice-collected =
    { $count ->
        [one] { $sets }: je pakt 1 dobbelsteen.
       *[other] { $sets }: je pakt { $count } dobbelstenen.
    }
you-pile-built =
    { $count ->
        [one] Je legt { face-count-stone } apart als { place-pile }.
       *[other] Je maakt een { place-pile } van { face-count-stone }. Ze worden later samen gegooid.
    }
you-accio-taken = Je pakt ook een dobbelsteen met { $face }.
you-accio-declined = Je pakt geen extra dobbelsteen.
you-tower-built =
    { $count ->
        [one] Je zet één dobbelsteen neer: { $faces }.
       *[other] Je bouwt een toren van { $count } dobbelstenen. Van onder naar boven: { $faces }.
    }
you-player-eliminated =
    { $count ->
        [one] Je valt af.
       *[other] { $others } en jij vallen af.
    } { $remaining ->
        [0] Er blijft niemand over.
        [one] Er blijft één speler over.
       *[other] Er blijven { $remaining } spelers over.
    }
you-game-over =
    { $reason ->
        [throw_cap] { $count ->
            [one] Het maximum aantal worpen is bereikt: jij wint.
           *[other] Het maximum aantal worpen is bereikt: { $others } en jij delen de overwinning.
        }
        [all_out] { $count ->
            [one] Niemand heeft nog dobbelstenen: jij was aan de beurt en wint.
           *[other] Niemand heeft nog dobbelstenen: { $others } en jij delen de overwinning.
        }
       *[last_with_dice] Alleen jij hebt nog dobbelstenen: jij wint.
    }
you-game-over-title = Je verovert de titel { $title }.
you-choice-required = Je mag nog een dobbelsteen gooien of stoppen.
you-turn-stopped = Je stopt.
you-turn-ended =
    { $reason ->
        [declined] De dobbelstenen blijven liggen: je beurt is voorbij.
        [held_match] De combinatie blijft in de arena: je beurt is voorbij.
        [race] De race is voorbij, en je beurt ook.
        [reaction] Er is niets meer te pakken: je beurt is voorbij.
        [left] Je hebt het spel verlaten.
       *[no_dice] Je hebt geen dobbelstenen meer: je beurt is voorbij.
    }

## voll verasselt

you-turn-started-verasselt =
    { $groups ->
        [both] Jij bent aan de beurt en kiest: het midden of de wachtende vangst.
       *[hub] Jij bent aan de beurt en dobbelt om het midden.
    }
you-group-chosen =
    { $group ->
        [catch] Je plundert de wachtende vangst.
       *[hub] Je dobbelt om het midden.
    }
you-payout-due =
    { $reason ->
        [secured] Je vangst is veilig: { $cards }.
        [leftover] { $count ->
            [0] Er is niets over van je vangst.
           *[other] Je krijgt wat er van je vangst over is: { $cards }.
        }
        [plunder_bust] Je krijgt je hele vangst terug: { $cards }.
       *[game_end] Het spel loopt af: je houdt je wachtende vangst, { $cards }.
    }
you-payout-split =
    { $where ->
        [yard] Je legt { $yard } in je tuin.
        [both] Je legt { $yard } in je tuin en { $heap } op je hoop.
       *[heap] Je legt { $heap } op je hoop.
    }
you-top-up-required =
    { $count ->
        [one] Het midden komt één kaart tekort: je moet er minstens één uit je tuin toevoegen.
       *[other] Het midden komt { $count } kaarten tekort: je moet er minstens zoveel uit je tuin toevoegen.
    }
you-topped-up = Je voegt { $cards } toe aan het midden.
you-boosted =
    { $group ->
        [catch] Je voegt { $cards } uit je tuin toe aan de vangst.
       *[hub] Je voegt { $cards } uit je tuin toe aan het midden.
    }
you-dice-rolled =
    { $count ->
        [one] Je gooit één dobbelsteen. Alle zeven tonen: { $faces }.
       *[other] Je gooit { $count } dobbelstenen. Alle zeven tonen: { $faces }.
    }
you-caught =
    { $how ->
        [nothing] Alleen dubbele strepen: je bent veilig en vangt niets.
        [more] Je vangt { $cards }. Je vangst tot nu toe: { $catch }.
       *[first] Je vangt { $cards }.
    }
you-busted = { cry-bust } Je vangt niets.
you-consolation-drawn =
    { $count ->
        [0] Je trekt geen kaart als troost.
        [one] Als troost trek je één kaart in je tuin: { $cards }.
       *[other] Als troost trek je { $count } kaarten in je tuin: { $cards }.
    }
you-stopped =
    { $count ->
        [0] Je stopt en laat geen vangst achter.
       *[other] Je stopt. Je vangst wacht op tafel: { $cards }.
    }
you-player-left = Je hebt het spel verlaten.
you-scored =
    { $tie ->
        [fewer_yard_cards] Kaarten op de hopen: { $scores }. Gelijke stand: je hebt minder kaarten in je tuin en wint.
        [shared] Kaarten op de hopen: { $scores }. Volledig gelijke stand: { $others } en jij delen de overwinning.
       *[none] Kaarten op de hopen: { $scores }. Jij wint.
    }
