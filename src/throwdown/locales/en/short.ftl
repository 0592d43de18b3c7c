# What happened in one line, as the log has it. Between ** is what is strong. short-you-: the reader did it.

short-throw =
    { $shown ->
        [none] { $player } throws: out of the { place-arena }.
       *[some] { $player } throws: { $faces }.
    }
short-you-throw =
    { $shown ->
        [none] **You** throw: out of the { place-arena }.
       *[some] **You** throw: { $faces }.
    }
# All at once.
short-throw-all = Thrown together: { $faces }.
# The die that lies in the arena first.
short-start = Start die: { $faces }.
short-thrown-again = It is thrown again.
# Dice that were hit, and what they show now.
short-turned =
    { $count ->
        [one] A die turns to { $faces }.
       *[other] { $count } dice turn to { $faces }.
    }
short-gone =
    { $count ->
        [one] One die leaves the game.
       *[other] { $count } dice leave the game.
    }
short-stops = { $player } stops.
short-you-stops = **You** stop.
short-catches =
    { $caught ->
        [none] { $player } rolls only double bars.
       *[some] { $player } catches { $cards }.
    }
short-you-catches =
    { $caught ->
        [none] **You** roll only double bars.
       *[some] **You** catch { $cards }.
    }
short-refilled = New in the { place-hub }: { $cards }.
