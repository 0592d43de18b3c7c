# What a player is asked, what can be answered, and what is wrong with an answer.
# A player reads these as "you". Lines of the terminal are wrapped; keep sentences short all the same.

## Words that may be typed. One word each, all different from each other, lower case.

ask-word-throw = throw
ask-word-stop = stop
ask-word-pile = pile { $number }
ask-word-from = from { $number }
ask-word-take = take
ask-word-leave = leave
ask-word-keep = keep
ask-word-dissolve = loosen
ask-word-none = none
ask-word-all = all
ask-word-roll = roll
ask-word-draw = draw { $count }
ask-word-drop = drop
ask-word-toss = toss
ask-word-hit = hit
ask-word-smash = smash
ask-sides = e ne n nw w sw s se

## What an empty answer does. $key is the number of an answer; $label, its sentence, may be used too.

ask-default = Enter alone: { $key }

## Arena games

ask-place = You place the start die. Which symbol does it show?
ask-place-symbol = { $symbol }
ask-turn = Your turn begins with a throw.
ask-choice = There is nothing to take. Throw another die, or stop?
ask-throw-all = The { place-arena } is empty: throw all your dice.
ask-throw-everything =
    { $count ->
        [one] Throw your last die.
       *[other] Throw all { $count } dice.
    }
ask-throw-one = Throw one die.
ask-throw-pile =
    { $count ->
        [one] Throw pile { $number }: { $count } die.
       *[other] Throw pile { $number }: { $count } dice.
    }
ask-throw-from-pile =
    { $count ->
        [one] Throw one die from pile { $number } ({ $count } die).
       *[other] Throw one die from pile { $number } ({ $count } dice).
    }
ask-stop = Stop: your turn ends.
ask-reaction = You have to throw too, at the same time as the others.
ask-react-pile =
    { $count ->
        [one] Throw pile { $number } ({ $count } die).
       *[other] Throw pile { $number } ({ $count } dice).
    }
ask-collect = Do you take what matches?
ask-collect-take = Take all of it.
ask-collect-leave = Leave it: the turn ends.
ask-piles =
    { $count ->
        [one] After the race: what happens to your pile?
       *[other] After the race: what happens to your { $count } piles?
    }
ask-piles-keep = Keep the pile.
ask-piles-dissolve = Split the pile into loose dice.
ask-extra = You may take one more die. Which one?
ask-extra-must = You have to take one more die. Which one?
ask-extra-die = { $symbol }
ask-extra-tower = { $symbol }, level { $level } of { $height } in the tower
ask-extra-none = None.
ask-tower =
    { $count ->
        [one] Build a tower of { $count } die.
       *[other] Build a tower of all { $count } dice.
    }
ask-tower-die = { $number } = { $symbol }
ask-tower-hint = Type the numbers from bottom to top, for example: { $example }
ask-tower-default = Enter alone: { $order }

## How to throw

ask-manner = How do you throw?
ask-manner-drop = Drop: let it fall. Hardly anything else moves.
ask-manner-toss = Toss: softly from the side. A die that is hit may turn.
ask-manner-hit = Hit: from above at a die, which usually turns.
ask-manner-smash = Smash: as hard as you can. A die that is hit nearly always turns, yours often flies out.
ask-manner-default = Enter alone: drop.
ask-aim-hint = To aim, add a place: hit c4. From another side: hit c4 n.

## voll verasselt. $cards and $yard are lists such as "2 yellow and 1 red", or ask-no-cards.
## Where cards can be typed, each has its letter: "2 yellow (Y)".

ask-cards = { $cards } ({ $letter })
ask-no-cards = no cards
ask-choose = What do you roll for in this turn?
ask-choose-hub = The { place-hub }: { $cards }.
ask-choose-hub-end = The { place-hub }: the game ends immediately.
ask-choose-catch = The catch of { $player }: { $cards }.
ask-roll = You roll for { $cards }. Which dice?
ask-roll-or-stop = You roll for { $cards }. Roll again, or stop?
ask-roll-hint = Type the numbers of at least { $least } dice: 1 2 3 4. Or: all. Or keep some: keep 6 7.
ask-roll-hint-boost = Add cards of your { place-yard } with +, for example 1 2 3 4 +{ colour-letter-yellow }. Your { place-yard }: { $yard }.
ask-roll-hint-stop = Or type: stop.
ask-roll-default-all = Enter alone: roll all seven dice.
ask-roll-default-stop = Enter alone: stop.
ask-split = You receive { $cards }. What goes into your { place-yard }? It has room for { $room }.
ask-split-hint = Type the cards for your { place-yard }, for example { $example }; or none, or all. The others go on your { place-heap }.
ask-split-default = Enter alone: all on the { place-heap }.
ask-top-up =
    { $count ->
        [one] The { place-hub } lacks { $count } card. Give it from your { place-yard }: { $yard }.
       *[other] The { place-hub } lacks { $count } cards. Give them from your { place-yard }: { $yard }.
    }
ask-top-up-hint = Type the cards, for example { $example }; or all.
ask-top-up-default = Enter alone: { $cards }.
ask-consolation = { cry-bust } How many cards do you draw into your { place-yard }?
ask-consolation-draw =
    { $count ->
        [0] Draw none.
        [one] Draw { $count } card.
       *[other] Draw { $count } cards.
    }

## An answer that cannot be. $typed is what was typed.

ask-unclear-choice = “{ $typed }” is not one of the answers. Type a number: { $keys }.
ask-unclear-several = “{ $typed }” is not clear: { $names }. Type more of it.
ask-unclear-manner = “{ $typed }” is not a way to throw. Type a number: 1-4.
ask-unclear-no-arena = You cannot aim at this table, because dice are drawn at random. Leave the place out, and say only how you throw.
ask-unclear-cell = “{ $typed }” is not a place in the { place-arena }. Type a letter from a to i and a number from 1 to 9, for example e5; the corners are outside.
ask-unclear-side = “{ $typed }” is not a side. After the place, type one of: { $sides }
ask-move-how = Type which die you move and where to, for example: { $command } c4 d5
ask-move-none = You may not move dice before a throw at this table. Throw without moving them.
ask-move-not-at-wall = You may only move a die that lies at a wall, and only by its own width. The die at { $cell } does not: choose another one.
ask-move-spreads = Dice may only be brought closer together: move it towards the others.
ask-move-nothing = No die lies at { $cell }. Dice lie at: { $cells }
ask-move-tower = There is a tower at { $cell }. You may not move towers: choose another die.
ask-move-blocked = The die cannot go towards { $cell }: a wall or another die is in the way. Choose another place.
ask-move-refused = Not everybody agreed, so nobody may move dice off the walls in this game. Throw without moving them.
ask-unclear-tower =
    { $count ->
        [one] “{ $typed }” is not an order of { $count } die. Type each number once, for example: { $example }
       *[other] “{ $typed }” is not an order of { $count } dice. Type each number once, for example: { $example }
    }
ask-unclear-roll = “{ $typed }” names no dice. Type numbers from 1 to { $most }, for example: 1 2 3 4
ask-unclear-twice = “{ $typed }” names a die twice. Name each die once.
ask-unclear-few =
    { $count ->
        [one] { $count } die is too few. Roll at least { $least }.
       *[other] { $count } dice are too few. Roll at least { $least }.
    }
ask-unclear-must-roll = You have to roll at least once before you stop.
ask-unclear-cards = “{ $typed }” cannot be read as cards. Type letters and numbers, for example: { colour-letter-yellow }2 { colour-letter-red }1
ask-unclear-yard = That is not in your { place-yard }. It holds { $yard }.
ask-unclear-received = You did not receive that. You received { $cards }.
ask-unclear-room =
    { $room ->
        [one] That is too much: your { place-yard } has room for { $room } card.
       *[other] That is too much: your { place-yard } has room for { $room } cards.
    }
ask-unclear-missing =
    { $missing ->
        [one] That is too little: the { place-hub } needs { $missing } card.
       *[other] That is too little: the { place-hub } needs { $missing } cards.
    }
