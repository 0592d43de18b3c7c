# Lessons: before a step, what to do; "-done" once it is done. One sentence or two, short enough for a phone.

lesson-title = Lesson
lesson-steps = Steps of the lesson
lesson-step = Step { $step } of { $count }
lesson-back = Back
lesson-skip = Skip
lesson-next = Next
lesson-retry = Once more
lesson-over = From the start
lesson-leave = Leave
lesson-again = That did not work. Set it up again and try once more.
lesson-turned = For this step the die was turned in the hand. At a table, chance decides.

# What the rulebook of the edition leaves to the table: $choices lists such choices, each as one of the messages below.
lesson-agree = Before a game you agree on: { $choices }.
lesson-agree-start-x = an X on the first die (thrown again or turned)
lesson-agree-supply-visibility = supplies (open or hidden)
lesson-agree-pre-move = dice at the wall (moved off it or left there)
lesson-agree-tournament-tie = a tied tournament (shared or decided by one more game)
lesson-agree-active-elements = the elements that have their power (several or all)

## The core of all arena games

lesson-strike-throw = Every turn begins with one die: pull it back and let go, or press { page-throw }.
lesson-strike-throw-done = That was a throw. The dice in the { place-arena } are there for everybody.
lesson-strike-pair = All five numbers lie there. Throw a die: unless it shows X, it matches one of them.
lesson-strike-pair-done = Equal symbols are yours, no matter who threw them. That ends your turn.
lesson-strike-lost = Throw: this die will show an X.
lesson-strike-lost-done = A die that shows X is out of the game for good, even if a hit turned it.
lesson-strike-on = Nothing matches, but four different numbers lie there. Throw one more die.
lesson-strike-on-done = You may throw again as long as nothing matches and you have dice.
lesson-strike-stop = Nothing matches, and you have only two dice left. Stop and keep them.
lesson-strike-stop-done = Your dice are safe. The next player plays with what lies there.
lesson-strike-hit = Choose { arena-manner-hit }, aim at a die and throw: a die that is hit can turn.
lesson-strike-hit-done = Dice that turned can match too. Dice that leave the { place-arena } are out.
lesson-strike-all = The { place-arena } is empty when your turn begins, so you throw all your dice at once.
lesson-strike-all-done = Every match is yours, the rest stays. If nothing matches, you are out.
lesson-strike-last = This is your last die. Only a match keeps you in the game.
lesson-strike-last-done = Saved! The last player who has dice wins. That is the whole game.

## Elements

lesson-impact-place = Choose what the first die shows.
lesson-impact-place-done = One die always lies there first, and it never shows the blank face.
lesson-impact-pair = All five symbols lie there. Throw a die: unless it is blank, it matches one of them.
lesson-impact-pair-done = Equal symbols are yours, no matter who threw them. That ends your turn.
lesson-impact-lost = Throw: this die will show the blank face.
lesson-impact-lost-done = A die that shows the blank face is out of the game for good, even if a hit turned it.
lesson-impact-move = Before a throw you may move dice. Put two side by side if you like, then throw at them.
lesson-impact-move-done = Moving dice costs nothing. No die may be turned or stacked by hand.
lesson-impact-stop = Nothing matches, and you have three dice left. Stop and keep them.
lesson-impact-stop-done = Your dice are safe. A player without dice is out.
lesson-impact-all = { effect-big-bang }: the { place-arena } is empty, so you throw all your dice at once.
lesson-impact-all-done = Every match is yours, the rest stays. The last player who has dice wins.

## One power

lesson-impact-power-storm = { effect-storm }: throw. Two or more lightning symbols make everybody else throw a die.
lesson-impact-power-storm-done = After the storm you take everything that matches, their dice too.
lesson-impact-power-hurricane = { effect-hurricane }: you have three dice, your right neighbour nine. Throw.
lesson-impact-power-hurricane-done = First you take the match, then everybody passes all dice to the left.
lesson-impact-power-boulders = { effect-boulders }: throw, and take two stones.
lesson-impact-power-boulders-done = Stones that you take become a pile in front of you.
lesson-impact-power-pile = You have a pile of three dice. Choose it and throw it.
lesson-impact-power-pile-done = You throw a whole pile, and it counts as one throw.
lesson-impact-power-swamp = { effect-swamp }: two water symbols lie there. Throw.
lesson-impact-power-swamp-done = Nobody ever takes water. Hit it: a die that turns to another symbol can match.
lesson-impact-power-fire = { effect-fire }: two fire symbols start a race. Few dice are stacked quickly. Throw.
lesson-impact-power-fire-done = The player whose tower is first takes all matches. Here your time was random; at a table you stack yourself.

## All powers

lesson-impact-avatar-any = All powers are active, and all symbols lie there. Throw and see what happens.
lesson-impact-avatar-any-done = A match sets off its power. Only water just stays where it is.
lesson-impact-avatar-order = Now throw all your dice at once: several powers may work.
lesson-impact-avatar-order-done = The recommended order, played here, is { effect-storm }, { effect-fire }, { effect-boulders }, { effect-hurricane }.
lesson-impact-avatar-swamp = Two water symbols lie there. Throw.
lesson-impact-avatar-swamp-done = { effect-swamp }: nobody takes water, no matter what else happens.

## Spells

lesson-hp-strike-pair = Four spells lie there. Throw, and a pair is yours.
lesson-hp-strike-pair-done = A pair also casts its spell. Now one spell after the other.
lesson-hp-strike-confundo = { effect-confundo }: throw, and see who is next.
lesson-hp-strike-confundo-done = You take the pair, and play goes in the other direction.
lesson-hp-strike-relashio = { effect-relashio }: throw. Then everybody throws one die at once, you too.
lesson-hp-strike-relashio-done = Only then you take everything that matches.
lesson-hp-strike-accio = { effect-accio }: throw, then take one more die of your choice.
lesson-hp-strike-accio-done = You took the pair and one more die.
lesson-hp-strike-leviosa = { effect-leviosa }: throw, then stack what is left.
lesson-hp-strike-leviosa-done = In a tower only the top die counts, until somebody knocks it over.
lesson-hp-strike-immobulus = { effect-immobulus }: throw, and nobody takes this pair.
lesson-hp-strike-immobulus-done = The pair stays, and no spell works as long as it lies there.
lesson-hp-strike-all = { effect-expelliarmus } The { place-arena } is empty, so you throw all your dice at once.
lesson-hp-strike-all-done = Every match is yours and casts its spell, only { face-immobulus } stays. The last player who has dice wins.

## Bugs

lesson-verasselt-roll = Roll all seven dice: each bug catches a card of its colour.
lesson-verasselt-roll-done = Your { place-catch } lies before you. Double bars need no card.
lesson-verasselt-keep = Tap the dice that stay as they are, then roll. You must roll at least four.
lesson-verasselt-keep-done = All seven dice count after every roll, also those that stayed.
lesson-verasselt-stop = You have caught nine cards, and few are left. Stop.
lesson-verasselt-stop-done = Your { place-catch } waits. It is yours unless the next player plunders it.
lesson-verasselt-bust = Only yellow and blue cards lie there. Roll and see what can go wrong.
lesson-verasselt-bust-done = A colour came up more often than there are cards: { cry-bust.part }. You lose the { place-catch } and draw two cards.
lesson-verasselt-boost = No red card lies there. Add some from your { place-yard }, then roll.
lesson-verasselt-boost-done = Added cards make a roll safer, and can be caught like all others.
lesson-verasselt-plunder = The { place-catch } of the player before you is large. Choose to roll for it.
lesson-verasselt-plunder-done = Now you catch cards from there. What you leave goes to the player before you.
lesson-verasselt-split = You receive your { place-catch }. Tap what goes to your { place-yard }; the rest scores.
lesson-verasselt-split-done = Only the { place-heap } counts in the end. The { place-yard } makes rolls safer.
