# The whole game analysed: everybody's chance to win, luck and skill told apart. Numbers are percentages.
# $when is one of learn-at-…; $done and $best are choices.

analysis-title = Chance to win
analysis-wait = Every choice is being weighed …
analysis-exact = This game is solved: every number is exact.
analysis-estimated = Not solved: numbers are estimates, and the bands hold 95 % of what they may be.
analysis-model = Throws are judged on the model “{ $model }”.
analysis-aim = Hands threw here: what the dice gave holds good and bad aim as well.
analysis-entered = Nobody knows how hard real dice were thrown: every throw is taken for a good one.
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
analysis-doubt = Where the game is not solved, a choice only costs what is beyond doubt: small mistakes count with the dice.
analysis-costliest = The costliest choices
analysis-none = No choice cost anything worth telling.
analysis-slip = { $when }, { $player }: { $done } instead of { $best }
analysis-percent = { $chance } %
analysis-between = { $low } to { $high } %
analysis-chose = { $player } chose { $choice }
analysis-better = Better: { $best }. That cost { $cost } %.
analysis-slider = Walk along the game
analysis-mark = a choice that cost something
analysis-save = Save the curve as a picture
analysis-how = How luck and skill are told apart
analysis-how-text = After every choice and after every throw we ask how often everybody would win from there. What a throw changes is luck. What an own choice is worth less than the best one is skill: it can only cost. What the choices of the others change is told apart.
analysis-hint = The chance to win after every choice and every throw: { $command }
