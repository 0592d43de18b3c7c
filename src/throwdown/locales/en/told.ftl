# What the table says beside the story: clocks, the line, races, decisions and their cause.

told-earlier = Earlier
told-line-silent = The server does not answer at the moment. Your seat is kept.
told-gone-silent = { $player } does not answer at the moment.
told-race-prize =
    { $count ->
        [one] The first tower takes { $count } die.
       *[other] The first tower takes { $count } dice.
    }
told-race-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
told-race-others = How far the others are
