# Published names, so that owners of a box find their game. We are independent of its publishers.

# The games.
game-strike = Strike
game-impact = Impact: Battle of Elements
game-impact-power = Impact: Power of the Elements
game-impact-avatar = Impact: Avatar
game-hp-strike = Harry Potter Strike
game-verasselt = voll verasselt

# What a die can show: one face by its name.
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
face-x = X
face-fire = fire
face-water = water
face-stone = stone
face-lightning = lightning
face-air = air
face-blank = blank
face-immobulus = Immobulus
face-relashio = Relashio
face-accio = Accio
face-leviosa = Wingardium Leviosa
face-confundo = Confundo

# The same on narrow screens: at most three letters, different within one game.
face-short-2 = 2
face-short-3 = 3
face-short-4 = 4
face-short-5 = 5
face-short-6 = 6
face-short-x = X
face-short-fire = Fir
face-short-water = Wat
face-short-stone = Sto
face-short-lightning = Lig
face-short-air = Air
face-short-blank = Bla
face-short-immobulus = Imm
face-short-relashio = Rel
face-short-accio = Acc
face-short-leviosa = Lev
face-short-confundo = Con

# Some dice that show the same face.
face-count-2 =
    { $count ->
        [one] 1 two
       *[other] { $count } twos
    }
face-count-3 =
    { $count ->
        [one] 1 three
       *[other] { $count } threes
    }
face-count-4 =
    { $count ->
        [one] 1 four
       *[other] { $count } fours
    }
face-count-5 =
    { $count ->
        [one] 1 five
       *[other] { $count } fives
    }
face-count-6 =
    { $count ->
        [one] 1 six
       *[other] { $count } sixes
    }
face-count-x =
    { $count ->
        [one] 1 X
       *[other] { $count } X
    }
face-count-fire =
    { $count ->
        [one] 1 fire symbol
       *[other] { $count } fire symbols
    }
face-count-water =
    { $count ->
        [one] 1 water symbol
       *[other] { $count } water symbols
    }
face-count-stone =
    { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
face-count-lightning =
    { $count ->
        [one] 1 lightning symbol
       *[other] { $count } lightning symbols
    }
face-count-air =
    { $count ->
        [one] 1 air symbol
       *[other] { $count } air symbols
    }
face-count-blank =
    { $count ->
        [one] 1 blank
       *[other] { $count } blanks
    }
face-count-immobulus =
    { $count ->
        [one] 1 Immobulus
       *[other] { $count } Immobulus
    }
face-count-relashio =
    { $count ->
        [one] 1 Relashio
       *[other] { $count } Relashio
    }
face-count-accio =
    { $count ->
        [one] 1 Accio
       *[other] { $count } Accio
    }
face-count-leviosa =
    { $count ->
        [one] 1 Wingardium Leviosa
       *[other] { $count } Wingardium Leviosa
    }
face-count-confundo =
    { $count ->
        [one] 1 Confundo
       *[other] { $count } Confundo
    }

# The colours of cards and dice in voll verasselt, and the double bar of its dice.
colour-yellow = yellow
colour-blue = blue
colour-red = red
colour-green = green
colour-bar = double bar

# Some cards or dice of one colour: the noun is left out ("2 yellow, 1 red").
colour-count-yellow =
    { $count ->
        [one] 1 yellow bug
       *[other] { $count } yellow bugs
    }
colour-count-blue =
    { $count ->
        [one] 1 blue bug
       *[other] { $count } blue bugs
    }
colour-count-red =
    { $count ->
        [one] 1 red bug
       *[other] { $count } red bugs
    }
colour-count-green =
    { $count ->
        [one] 1 green bug
       *[other] { $count } green bugs
    }
colour-count-bar =
    { $count ->
        [one] 1 double bar
       *[other] { $count } double bars
    }

# Powers and spells, as a heading of what they do.
effect-storm = Lightning Storm
effect-fire = Column of Fire
effect-boulders = Boulders
effect-hurricane = Hurricane
effect-swamp = Swamp
effect-immobulus = Immobulus
effect-relashio = Relashio
effect-accio = Accio
effect-leviosa = Wingardium Leviosa
effect-confundo = Confundo
effect-big-bang = Big Bang
effect-expelliarmus = Expelliarmus!

# The letters of colours as they are typed, every form that is understood, and the kinds of bugs.
colour-letter-yellow = Y
colour-letter-blue = B
colour-letter-red = R
colour-letter-green = G
colour-forms-yellow = yellow
colour-forms-blue = blue
colour-forms-red = red
colour-forms-green = green
colour-noun = bug bugs card cards die dice
colour-kind-yellow = Rattle bugs
colour-kind-blue = Water bugs
colour-kind-red = Chatter bugs
colour-kind-green = Barrel bugs

# Places, with what a sentence needs beside them; the cry for a bust; titles.
place-arena =
    { $box ->
        [impact] cauldron
       *[any] arena
    }
    .Name =
        { $box ->
            [impact] Cauldron
           *[any] Arena
        }
place-tower = tower
place-pile = pile of boulders
place-hub = bug hub
    .Name = Bug hub
place-yard = front yard
    .Name = Front yard
    .plural = front yards
place-heap = bug heap
    .plural = bug heaps
    .Plural = Bug heaps
    .Name = Bug heap
place-catch = catch
cry-bust = Bugged up!
    .verb = bug up
    .verbs = bugs up
    .part = bugged up
    .noun = bugged-up roll
    .nouns = bugged-up rolls
    .Nouns = Bugged-up rolls
face-leaning =
    { $box ->
        [impact] tilted
       *[any] leaning
    }
face-lost =
    { $box ->
        [impact] a blank
       *[any] an X
    }
    .many =
        { $box ->
            [impact] blanks
           *[any] X
        }
title-winner =
    { $box ->
        [impact] Master of Elements
        [hp] champion
       *[any] { "" }
    }
title-tournament =
    { $box ->
        [impact] Tournament of the Elements
       *[any] Tournament
    }
title-points = points
title-credits =
    { $box ->
        [strike] Author: Dieter Nüßle; editors: Mike Mulvihill, André Maack and Jean-Baptiste Ramassamy; design: Sam Dawson; thanks to Rodney Smith and Marty Connell.
        [impact] Author: Dieter Nüßle; design: Fiore GmbH; illustration: Cactus; editors: André Maack and Jean-Baptiste Ramassamy. Ravensburger, 2012/2018.
        [hp] Author: Dieter Nüßle; development: Mike Mulvihill; consultants: André Maack and Sophia Absmeier; earlier editions: André Maack and Jean-Baptiste Ramassamy; design: Sam Dawson. Ravensburger North America, 2020.
        [verasselt] Author: Carlo A. Rossi; illustration: Johan Potma; layout: Matthias Holländer; translation: Sybille and Bruce Whitehill, Éric Bouret, Sara Pirovino. Zoch, 2019.
       *[any] { "" }
    }
