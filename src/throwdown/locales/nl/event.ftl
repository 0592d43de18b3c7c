# Wat er gebeurt, verteld met de namen van de spelers: eerst het feit, dan het gevolg.
# $player is een naam, $players een lijst van namen, $faces en $sets zeggen wat dobbelstenen tonen, $cards zijn kaarten.

## Arenaspellen

event-turn-started =
    { $arena ->
        [0] { $player } is aan de beurt.
        [one] { $player } is aan de beurt. Er ligt één dobbelsteen in de arena.
       *[other] { $player } is aan de beurt. Er liggen { $arena } dobbelstenen in de arena.
    }
event-big-throw-required =
    { $count ->
        [one] De arena is leeg: { $player } gooit de laatste dobbelsteen.
       *[other] De arena is leeg: { $player } gooit alle { $count } dobbelstenen tegelijk.
    }
event-dice-shifted = { $player } verschuift een dobbelsteen in de arena.
event-arena-rotated = { $player } draait de arena { $degrees } graden.
event-throw-committed =
    { $kind ->
        [big] { $count ->
            [one] { $player } gooit de laatste dobbelsteen.
           *[other] { $player } gooit alle { $count } dobbelstenen.
        }
        [pile] { $count ->
            [one] { $player } gooit een { place-pile } van één dobbelsteen.
           *[other] { $player } gooit een { place-pile } van { $count } dobbelstenen.
        }
       *[single] { $count ->
            [one] { $player } gooit een dobbelsteen.
           *[other] { $player } gooit { $count } dobbelstenen.
        }
    }
event-dice-left-arena =
    { $cause ->
        [missed] { $count ->
            [one] Een dobbelsteen miste de arena. Hij is uit het spel.
           *[other] { $count } dobbelstenen misten de arena. Ze zijn uit het spel.
        }
        [bounced] { $count ->
            [one] Een dobbelsteen stuiterde naar buiten. Hij is uit het spel.
           *[other] { $count } dobbelstenen stuiterden naar buiten. Ze zijn uit het spel.
        }
       *[knocked] { $count ->
            [one] Een dobbelsteen is naar buiten gestoten. Hij is uit het spel.
           *[other] { $count } dobbelstenen zijn naar buiten gestoten. Ze zijn uit het spel.
        }
    }
event-nudged =
    { $count ->
        [one] Een dobbelsteen lag { face-leaning } en ligt na een duw tegen de doos plat. Hij toont: { $faces }.
       *[other] { $count } dobbelstenen lagen { face-leaning } en liggen na een duw tegen de doos plat. Ze tonen: { $faces }.
    }
event-dice-settled =
    { $count ->
        [one] De dobbelsteen toont: { $faces }.
       *[other] De dobbelstenen tonen: { $faces }.
    }
event-dice-settled-turned =
    { $count ->
        [one] Een geraakte dobbelsteen toont nu: { $faces }.
       *[other] { $count } geraakte dobbelstenen tonen nu: { $faces }.
    }
# $face is de kant waarmee een dobbelsteen verloren is: x of, bij de elementen, blank.
event-x-removed =
    { $face ->
        [blank] { $count ->
            [one] Een lege zijde: die dobbelsteen is uit het spel.
           *[other] { $count } lege zijdes: die dobbelstenen zijn uit het spel.
        }
       *[x] { $count ->
            [one] Een X: die dobbelsteen is uit het spel.
           *[other] { $count } X: die dobbelstenen zijn uit het spel.
        }
    }
event-sets-found =
    { $count ->
        [0] Geen combinatie.
        [one] Combinatie: { $sets }.
       *[other] Combinaties: { $sets }.
    }
event-immobulus-held = { $sets }: deze dobbelstenen blijven in de arena en geen andere spreuk werkt.
event-spells-silenced =
    { $count ->
        [one] { $faces } heeft deze keer geen effect.
       *[other] { $faces } hebben deze keer geen effect.
    }
# $effect is de naam van de kracht of spreuk; $count zegt hoeveel spelers gooien.
event-reaction-started =
    { $count ->
        [0] { $effect }: niemand anders heeft een dobbelsteen om te gooien.
        [one] { $effect }: { $players } gooit één dobbelsteen.
       *[other] { $effect }: { $players } gooien elk één dobbelsteen, allemaal tegelijk.
    }
event-reaction-committed =
    { $count ->
        [one] { $player } gooit een dobbelsteen.
       *[other] { $player } gooit een { place-pile } van { $count } dobbelstenen.
    }
event-sets-found-again =
    { $count ->
        [0] Nu is er geen combinatie meer.
        [one] Nu is er een combinatie: { $sets }.
       *[other] Nu zijn er combinaties: { $sets }.
    }
event-race-started =
    { $count ->
        [0] { $effect }: niemand heeft dobbelstenen voor een toren.
        [one] { $effect }: alleen { $players } heeft dobbelstenen voor een toren.
       *[other] { $effect }: { $players } bouwen om het snelst een toren. De eerste pakt alle combinaties.
    }
# won: een winnaar zonder tijden. timed: een winnaar, met tijden. tie: de race wordt overgedaan.
event-race-finished =
    { $how ->
        [won] { $player } is het eerst klaar.
        [timed] { $player } is het eerst klaar ({ $times }).
        [tie] Gelijke stand ({ $times }): de race wordt overgedaan.
       *[nobody] Niemand krijgt de toren af: wie aan de beurt is, pakt alle combinaties.
    }
event-piles-dissolved = De { place-pile.plural } van { $players } vallen uit elkaar: die dobbelstenen zijn weer los.
event-dice-collected =
    { $count ->
        [one] { $sets }: { $player } pakt 1 dobbelsteen.
       *[other] { $sets }: { $player } pakt { $count } dobbelstenen.
    }
event-dice-held = { $sets }: deze dobbelstenen blijven in de arena.
event-pile-built =
    { $count ->
        [one] { $player } legt { face-count-stone } apart als { place-pile }.
       *[other] { $player } maakt een { place-pile } van { face-count-stone }. Ze worden later samen gegooid.
    }
# $scores zegt hoeveel dobbelstenen iedereen nu heeft.
event-hurricane-passed = { $effect }: iedereen geeft zijn dobbelstenen naar links. Dobbelstenen nu: { $scores }.
event-accio-taken = { $player } pakt ook een dobbelsteen met { $face }.
event-accio-declined = { $player } pakt geen extra dobbelsteen.
event-tower-built =
    { $count ->
        [one] { $player } zet één dobbelsteen neer: { $faces }.
       *[other] { $player } bouwt een toren van { $count } dobbelstenen. Van onder naar boven: { $faces }.
    }
event-direction-reversed =
    { $direction ->
        [clockwise] De richting keert om: het gaat weer met de klok mee.
       *[counter] De richting keert om: het gaat nu tegen de klok in.
    }
event-player-eliminated =
    { $count ->
        [one] { $players } valt af.
       *[other] { $players } vallen af.
    } { $remaining ->
        [0] Er blijft niemand over.
        [one] Er blijft één speler over.
       *[other] Er blijven { $remaining } spelers over.
    }
event-game-over =
    { $reason ->
        [replay] Niemand heeft nog dobbelstenen: het spel begint opnieuw.
        [throw_cap] Het maximum aantal worpen is bereikt: { $players } delen de overwinning.
        [all_out] { $count ->
            [one] Niemand heeft nog dobbelstenen: { $players } was aan de beurt en wint.
           *[other] Niemand heeft nog dobbelstenen: { $players } delen de overwinning.
        }
       *[last_with_dice] Alleen { $players } heeft nog dobbelstenen en wint.
    }
# $title: hoe de spelregels de winnaar noemen.
event-game-over-title = { $players } verovert de titel { $title }.
event-choice-required = { $player } mag nog een dobbelsteen gooien of stoppen.
event-turn-stopped = { $player } stopt.
event-turn-ended =
    { $reason ->
        [collected] { $player } heeft dobbelstenen gepakt: de beurt is voorbij.
        [declined] De dobbelstenen blijven liggen: de beurt van { $player } is voorbij.
        [stopped] { $player } is gestopt: de beurt is voorbij.
        [held_match] De combinatie blijft in de arena: de beurt van { $player } is voorbij.
        [race] De race is voorbij, en de beurt van { $player } ook.
        [reaction] Er is niets meer te pakken: de beurt van { $player } is voorbij.
        [left] { $player } heeft het spel verlaten.
       *[no_dice] { $player } heeft geen dobbelstenen meer: de beurt is voorbij.
    }
# $scores: punten per speler; de minste winnen.
event-tournament-scored = Minpunten na spel { $game }: { $scores }. Wie de minste heeft, wint.

## voll verasselt

event-game-started =
    { $deck ->
        [one] In het midden liggen { $cards }. De trekstapel telt één kaart.
       *[other] In het midden liggen { $cards }. De trekstapel telt { $deck } kaarten.
    }
event-turn-started-verasselt =
    { $groups ->
        [both] { $player } is aan de beurt en kiest: het midden of de wachtende vangst.
       *[hub] { $player } is aan de beurt en dobbelt om het midden.
    }
event-group-chosen =
    { $group ->
        [catch] { $player } plundert de wachtende vangst.
       *[hub] { $player } dobbelt om het midden.
    }
event-payout-due =
    { $reason ->
        [secured] De vangst van { $player } is veilig: { $cards }.
        [leftover] { $count ->
            [0] Er is niets over van de vangst van { $player }.
           *[other] { $player } krijgt wat er van de vangst over is: { $cards }.
        }
        [plunder_bust] { $player } krijgt de hele vangst terug: { $cards }.
       *[game_end] Het spel loopt af: { $player } houdt de wachtende vangst, { $cards }.
    }
event-payout-split =
    { $where ->
        [yard] { $player } legt { $yard } in de tuin.
        [both] { $player } legt { $yard } in de tuin en { $heap } op de hoop.
       *[heap] { $player } legt { $heap } op de hoop.
    }
event-hub-refilled =
    { $part ->
        [bars] De dubbele strepen brengen nieuwe kaarten in het midden: { $cards }.
       *[to_eight] Het midden wordt aangevuld tot acht: { $cards }.
    } { $deck ->
        [0] De trekstapel is leeg.
        [one] De trekstapel telt nog één kaart.
       *[other] De trekstapel telt nog { $deck } kaarten.
    }
event-refill-skipped =
    { $reason ->
        [deck_empty] De trekstapel is leeg: het midden krijgt geen nieuwe kaarten.
       *[first_turn] In de eerste beurt krijgt het midden geen nieuwe kaarten.
    }
event-top-up-required =
    { $count ->
        [one] Het midden komt één kaart tekort: { $player } moet er minstens één uit de tuin toevoegen.
       *[other] Het midden komt { $count } kaarten tekort: { $player } moet er minstens zoveel uit de tuin toevoegen.
    }
event-topped-up = { $player } voegt { $cards } toe aan het midden.
event-boosted =
    { $group ->
        [catch] { $player } voegt { $cards } uit de tuin toe aan de vangst.
       *[hub] { $player } voegt { $cards } uit de tuin toe aan het midden.
    }
# $faces: wat alle zeven dobbelstenen nu tonen.
event-dice-rolled =
    { $count ->
        [one] { $player } gooit één dobbelsteen. Alle zeven tonen: { $faces }.
       *[other] { $player } gooit { $count } dobbelstenen. Alle zeven tonen: { $faces }.
    }
event-caught =
    { $how ->
        [nothing] Alleen dubbele strepen: { $player } is veilig en vangt niets.
        [more] { $player } vangt { $cards }. De vangst tot nu toe: { $catch }.
       *[first] { $player } vangt { $cards }.
    }
# Volgt op één event-busted-colour voor elke kleur die er te vaak was.
event-busted = { cry-bust } { $player } vangt niets.
event-busted-colour =
    { $count ->
        [0] { $faces } op de dobbelstenen, maar geen kaart in die kleur.
        [one] { $faces } op de dobbelstenen, maar slechts één kaart in die kleur.
       *[other] { $faces } op de dobbelstenen, maar slechts { $count } kaarten in die kleur.
    }
event-catch-dissolved =
    { $group ->
        [catch] De gevangen kaarten gaan terug naar de geplunderde vangst: { $cards }.
       *[hub] De gevangen kaarten gaan terug naar het midden: { $cards }.
    }
event-consolation-drawn =
    { $count ->
        [0] { $player } trekt geen kaart als troost.
        [one] Als troost trekt { $player } één kaart in de tuin: { $cards }.
       *[other] Als troost trekt { $player } { $count } kaarten in de tuin: { $cards }.
    }
event-stopped =
    { $count ->
        [0] { $player } stopt en laat geen vangst achter.
       *[other] { $player } stopt. De vangst wacht op tafel: { $cards }.
    }
event-player-left = { $player } heeft het spel verlaten.
event-game-ended =
    { $reason ->
        [max_turns] Het maximum aantal beurten is bereikt: het spel is voorbij.
        [last_seat] Alle anderen zijn vertrokken: het spel is voorbij.
       *[hub_short] De trekstapel is leeg en het midden blijft onder de acht kaarten: het spel is voorbij.
    }
# $scores: kaarten op de hopen van de spelers.
event-scored =
    { $tie ->
        [fewer_yard_cards] Kaarten op de hopen: { $scores }. Gelijke stand: { $players } heeft minder kaarten in de tuin en wint.
        [shared] Kaarten op de hopen: { $scores }. Volledig gelijke stand: { $players } delen de overwinning.
       *[none] Kaarten op de hopen: { $scores }. { $players } wint.
    }
