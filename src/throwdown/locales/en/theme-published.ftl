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
face-leviosa = Leviosa
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
        [one] 1 fire
       *[other] { $count } fire
    }
face-count-water =
    { $count ->
        [one] 1 water
       *[other] { $count } water
    }
face-count-stone =
    { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
face-count-lightning =
    { $count ->
        [one] 1 lightning
       *[other] { $count } lightning
    }
face-count-air =
    { $count ->
        [one] 1 air
       *[other] { $count } air
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
        [one] 1 Leviosa
       *[other] { $count } Leviosa
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
        [one] 1 yellow
       *[other] { $count } yellow
    }
colour-count-blue =
    { $count ->
        [one] 1 blue
       *[other] { $count } blue
    }
colour-count-red =
    { $count ->
        [one] 1 red
       *[other] { $count } red
    }
colour-count-green =
    { $count ->
        [one] 1 green
       *[other] { $count } green
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
effect-immobulus = Immobulus
effect-relashio = Relashio
effect-accio = Accio
effect-leviosa = Wingardium Leviosa
effect-confundo = Confundo
effect-big-bang = Big Bang
effect-expelliarmus = Expelliarmus
