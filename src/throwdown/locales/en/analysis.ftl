# The whole game analysed: everybody's chance to win, luck and skill told apart. Numbers are percentages.
# $when is one of learn-at-…; $done and $best are choices.

analysis-title = Chance to win
analysis-wait = Weighing every choice …
analysis-exact = This game is solved: every number is exact.
analysis-estimated = Numbers are estimates. The true value is within the band in 95 % of cases.
analysis-model = Throws are judged on the model “{ $model }”.
analysis-entered = These are real dice, and nobody measured the force: we assume that every throw was a good one.
analysis-gave =
    { $who ->
        [you] The dice gave you { $luck } %, your choices cost { $skill } %.
       *[player] { $player }: the dice gave { $luck } %, choices cost { $skill } %.
    }
analysis-took =
    { $who ->
        [you] The dice took { $luck } % from you, your choices cost { $skill } %.
       *[player] { $player }: the dice took { $luck } %, choices cost { $skill } %.
    }
analysis-player = Player
analysis-start = Start
analysis-luck = Dice
analysis-skill = Own choices
analysis-others = Others’ choices
analysis-end = End
analysis-sum = Start, dice, own and others’ choices add up to the end.
analysis-doubt = If the game is not solved, a choice costs only what is certain. Small mistakes then count as luck.
analysis-costliest = The costliest choices
analysis-none = No choice cost much.
analysis-slip = { $when }, { $player }: { $done } instead of { $best }
analysis-percent = { $chance } %
analysis-between = { $low } to { $high } %
analysis-chose = { $player } chose { $choice }
analysis-better = Better: { $best }. That cost { $cost } %.
analysis-slider = Move through the game
analysis-mark = a choice that cost something
analysis-how = How we separate luck and skill
analysis-how-text = After every choice and every throw, we compute how often each player would win from there. What a throw changes is luck. Skill is what your choice is worth less than the best one: it can only cost. We count what the others’ choices change separately.
analysis-hint = The chance to win after every choice and every throw: { $command }

# Where hands threw in the arena: the same hand is thrown again.
analysis-hands-exact = Positions are solved: between throws every chance is exact if nobody aims. What a throw was worth is a mean: the same hand repeats it at least { $draws } times.
analysis-hands-estimated = Chances are estimates. What a throw was worth is a mean: the same hand repeats it at least { $draws } times.
analysis-ordinary = Beside each throw lies an ordinary one: as hard, and without aim.
analysis-hands-gave =
    { $who ->
        [you] The dice gave you { $luck } %, your throws and choices { $way ->
            [gain] gained { $skill } %.
           *[cost] cost { $skill } %.
        }
       *[player] { $player }: the dice gave { $luck } %, throws and choices { $way ->
            [gain] gained { $skill } %.
           *[cost] cost { $skill } %.
        }
    }
analysis-hands-took =
    { $who ->
        [you] The dice took { $luck } % from you, your throws and choices { $way ->
            [gain] gained { $skill } %.
           *[cost] cost { $skill } %.
        }
       *[player] { $player }: the dice took { $luck } %, throws and choices { $way ->
            [gain] gained { $skill } %.
           *[cost] cost { $skill } %.
        }
    }
analysis-hands-skill = Own throws and choices
analysis-hands-others = Others’ throws and choices
analysis-hands-how = A throw by hand is two things: what the hand chose (where, how hard, with what spin), and chance (its tremor and the faces). We repeat the same throw again and again at the same dice. What it leads to on average is the choice; what happened less that average is luck. We compare it with an ordinary throw, so a good throw gains.
analysis-hand-threw = { $player }: { $throw }
analysis-hand-better = An ordinary throw would have been better ({ $best }). That cost { $cost } %.
analysis-hand-again = Thrown again { $draws } times: it matched in { $matched } %, turned a die in { $turned } %, and lost { $out } dice on average.
analysis-was-no = No: the throws made the difference.
analysis-was-some = In part.
analysis-was-yes = Yes, mostly.
analysis-was-wait = Every throw is repeated …
analysis-throwing = Your browser throws every hand again, to separate luck from skill.
analysis-stopped = Stopped. Your browser can continue, or the server repeats the throws.
analysis-resume = Continue
analysis-server = Let the server do it
analysis-was-seat = { $player }: { $answer }
