# The first minute at a table: three short sentences over the box, one after another.

first-coach = First steps
first-skip = Skip the first steps
first-lesson = Learn more in a lesson of three minutes

first-arena-aim = Pull the die back and let go, or press { page-throw }.
first-arena-goal = The last player who has dice wins.
first-arena-result =
    { $box ->
        [impact] Equal symbols are yours. A die with a blank face is lost.
       *[any] Equal symbols are yours. A die with an X is lost.
    }
first-arena-choice = Nothing matches: stop, or throw another die?
first-arena-end = That is the whole game. Keep your dice to the end.

first-verasselt-aim = Roll: each bug on a die catches a card of its colour.
first-verasselt-goal = Most cards on the { place-heap } win.
first-verasselt-result = More bugs of a colour than cards of it: { cry-bust.part }.
first-verasselt-choice = Stop and keep your { place-catch }, or roll again and risk it.
first-verasselt-end = That is the whole game. Stop in time.
