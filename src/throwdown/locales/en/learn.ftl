# Learning: hints while you play, and looking back at the end.
# $choice, $done and $best are choices as they would be typed: stop, toss, roll 1 2 3 4 +Y1.

## The plain game: the word that asks for a hint, and what it does.

learn-command = hint
learn-help = { $command }: what a strong player would do here, and what the other choices cost

## A hint. $match, $win, $bust and $cost (of winning) are percentages; $catch and $cost (in cards) are cards.

learn-best = Best: { $choice }.
learn-best-win = Best: { $choice }. With it you win { $win } % of games.
learn-best-throw = Best: { $choice }. It matches in { $match } % of throws, and you win { $win } % of games.
learn-best-roll =
    { $catch ->
        [one] Best: { $choice }. It { cry-bust.verbs } in { $bust } % of rolls and catches { $catch } card on average.
       *[other] Best: { $choice }. It { cry-bust.verbs } in { $bust } % of rolls and catches { $catch } cards on average.
    }
learn-worse = Worse: { $choices }.
learn-as-good = All other choices are about as good.
learn-ways-even = All ways to throw are equally good.
learn-only = There is nothing to choose here.
# $model is a table of luck as records name it: luck d570268f.
learn-cost-win = { $choice } (−{ $cost } %)
learn-cost-cards =
    { $cost ->
        [one] { $choice } (−{ $cost } card)
       *[other] { $choice } (−{ $cost } cards)
    }
# What is thrown, and how.
learn-throw = { $throw } { $manner }

## Looking back. $when is one of the three below.

learn-title = Looking back
learn-review = The decisions that cost the most:
learn-review-player = { $player }:
learn-review-none = { $player }: no costly decision.
learn-slip-win = { $when }: { $done } instead of { $best } took { $cost } % off the chance to win.
learn-slip-cards =
    { $cost ->
        [one] { $when }: { $done } instead of { $best } cost { $cost } card.
       *[other] { $when }: { $done } instead of { $best } cost { $cost } cards.
    }
learn-at-throw = Throw { $number }, with { $symbols } in the { place-arena }
learn-at-throw-empty = Throw { $number }, into the empty { place-arena }
learn-at-turn = Turn { $number }

# What a hand did in the arena; $symbol is what the die shows that it threw at.
learn-hand =
    { $strength ->
        [soft] a soft throw
        [hard] a hard throw
       *[even] a throw
    } (force { $force }) { $meets ->
        [die] at { $symbol }
        [wall] at the wall
        [outside] over the wall
       *[floor] at a free place
    }
learn-ordinary = Worked out from how ordinary throws fall.
