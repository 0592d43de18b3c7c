# Our own names, free of other people's marks.

# The games.
game-strike = Dice Arena
game-impact = Elements
game-impact-power = Elements: One Power
game-impact-avatar = Elements: All Powers
game-hp-strike = Wizards
game-verasselt = Bug Rush

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
face-immobulus = Freeze
face-relashio = Release
face-accio = Summon
face-leviosa = Levitate
face-confundo = Confuse

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
face-short-immobulus = Fre
face-short-relashio = Rel
face-short-accio = Sum
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
        [one] 1 Freeze
       *[other] { $count } Freeze
    }
face-count-relashio =
    { $count ->
        [one] 1 Release
       *[other] { $count } Release
    }
face-count-accio =
    { $count ->
        [one] 1 Summon
       *[other] { $count } Summon
    }
face-count-leviosa =
    { $count ->
        [one] 1 Levitate
       *[other] { $count } Levitate
    }
face-count-confundo =
    { $count ->
        [one] 1 Confuse
       *[other] { $count } Confuse
    }

# The colours of cards and dice, and the double bar of the dice.
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
effect-storm = Lightning storm
effect-fire = Column of fire
effect-boulders = Boulders
effect-hurricane = Hurricane
effect-swamp = Swamp
effect-immobulus = Freeze
effect-relashio = Release
effect-accio = Summon
effect-leviosa = Levitate
effect-confundo = Confuse
effect-big-bang = Big throw
effect-expelliarmus = Big throw!

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
colour-kind-yellow = yellow bugs
colour-kind-blue = blue bugs
colour-kind-red = red bugs
colour-kind-green = green bugs

# Places, with what a sentence needs beside them; the cry for a bust; titles.
place-arena = arena
    .Name = Arena
place-tower = tower
place-pile = pile
place-hub = hub
    .Name = Hub
place-yard = yard
    .Name = Yard
    .plural = yards
place-heap = heap
    .plural = heaps
    .Plural = Heaps
    .Name = Heap
place-catch = catch
cry-bust = Bust!
    .verb = bust
    .verbs = busts
    .part = bust
    .noun = bust
    .nouns = busts
    .Nouns = Busts
face-leaning = leaning
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
title-winner = { "" }
title-tournament = Tournament
title-points = points
title-credits = { "" }
