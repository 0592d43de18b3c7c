# What the table says beside the story: clocks, the line, races, decisions and their cause.

told-earlier = Earlier
told-line-silent = The server does not answer at the moment. Your seat stays yours.
told-gone-silent = { $player } does not answer at the moment.
told-race-prize =
    { $count ->
        [one] The fastest player takes { $count } die.
       *[other] The fastest player takes { $count } dice.
    }
told-race-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
told-race-others = How far the others are
told-race-place = Place { $place } of { $count } in { $seconds } seconds
told-race-over = The race is over.

## Decisions, each with what asks it. $effect is the name of the spell or power.

told-ask-extra = { $effect }: you may take one more die. Which one?
told-ask-extra-must = { $effect }: you have to take one more die. Which one?
told-ask-tower =
    { $count ->
        [one] { $effect }: build a tower of { $count } die.
       *[other] { $effect }: build a tower of all { $count } dice.
    }
told-ask-reaction = { $effect }: you throw too, at the same time as the others.
told-ask-piles =
    { $count ->
        [one] { $effect }: the race is over. What happens to your pile?
       *[other] { $effect }: the race is over. What happens to your { $count } piles?
    }

## Dice that lie in the box. $key is the key that aims at a die, $face what it shows.

told-die = die { $key } (shows { $face })
told-shows = shows { $face }

## A decision that cost something. $done was chosen, $best was better.

told-slip-win =
    { $who ->
        [you] { $when }: you chose { $done }. Better: { $best }. That cost { $cost } % of the chance to win.
       *[name] { $when }: { $player } chose { $done }. Better: { $best }. That cost { $cost } % of the chance to win.
    }
told-slip-cards =
    { $cost ->
        [one] { $who ->
            [you] { $when }: you chose { $done }. Better: { $best }. That cost { $cost } card.
           *[name] { $when }: { $player } chose { $done }. Better: { $best }. That cost { $cost } card.
        }
       *[other] { $who ->
            [you] { $when }: you chose { $done }. Better: { $best }. That cost { $cost } cards.
           *[name] { $when }: { $player } chose { $done }. Better: { $best }. That cost { $cost } cards.
        }
    }
