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
lesson-again = Not this time. Set it up again and try once more.
lesson-turned = Here the die was turned in the hand; at a table chance decides.

## The core of all arena games

lesson-strike-throw = Every turn begins with one die: pull it back and let go, or press { page-throw }.
lesson-strike-throw-done = That was a throw. What lies in the { place-arena } is there for everybody.
lesson-strike-pair = All five numbers lie there. Throw a die and find its twin.
lesson-strike-pair-done = Equal symbols are yours, no matter who threw them. That ends your turn.
lesson-strike-lost = Throw: this die will show an X.
lesson-strike-lost-done = An X is out of the game for good, even if a hit turned it up.
lesson-strike-on = Nothing matches, but four different numbers lie there. Throw one more die.
lesson-strike-on-done = You may throw on as long as nothing matches and you have dice.
lesson-strike-stop = Nothing matches, and only two dice are left to you. Stop and keep them.
lesson-strike-stop-done = Your dice are safe, and the next player finds what lies there.
lesson-strike-hit = Choose { arena-manner-smash }, aim at a die and throw: a die that is hit can turn.
lesson-strike-hit-done = Dice that turned can match too. Dice that leap out are gone.
lesson-strike-all = The { place-arena } is empty when your turn begins: all your dice fly at once.
lesson-strike-all-done = Every match is yours, the rest stays. Without a match you would be out.
lesson-strike-last = This is your last die. Only a match keeps you in the game.
lesson-strike-last-done = Saved! The last player who has dice wins. That is the whole game.

## Elements

lesson-impact-place = Choose what the first die shows.
lesson-impact-place-done = One die always lies there first, and never with the blank face up.
lesson-impact-pair = All five symbols lie there. Throw a die and find its twin.
lesson-impact-pair-done = Equal symbols are yours, no matter who threw them. That ends your turn.
lesson-impact-lost = Throw: this die will show the blank face.
lesson-impact-lost-done = A blank face is out of the game for good, even if a hit turned it up.
lesson-impact-move = Before a throw you may shift dice. Put two side by side if you like, then throw at them.
lesson-impact-move-done = Shifting costs nothing. No die may be turned or stacked by hand.
lesson-impact-stop = Nothing matches, and three dice are left to you. Stop and keep them.
lesson-impact-stop-done = Your dice are safe. A player without dice is out.
lesson-impact-all = { effect-big-bang }: the { place-arena } is empty, so all your dice fly at once.
lesson-impact-all-done = Every match is yours, the rest stays. The last player who has dice wins.

## One power

lesson-impact-power-storm = { effect-storm }: throw, and two lightning make everybody else throw a die.
lesson-impact-power-storm-done = After the storm you take everything that matches, their dice too.
lesson-impact-power-hurricane = { effect-hurricane }: you have three dice, your right neighbour nine. Throw.
lesson-impact-power-hurricane-done = First you take the match, then everybody hands all dice to the left.
lesson-impact-power-boulders = { effect-boulders }: throw, and take two stones.
lesson-impact-power-boulders-done = Stones that you take become a pile in front of you.
lesson-impact-power-pile = You have a pile of three. Choose it and throw it.
lesson-impact-power-pile-done = A pile flies whole and counts as one throw.
lesson-impact-power-swamp = { effect-swamp }: two water symbols lie there. Throw.
lesson-impact-power-swamp-done = Water is never taken. Hit it: with another symbol it can match.
lesson-impact-power-fire = { effect-fire }: two fire symbols start a race, and few dice are quickly stacked. Throw.
lesson-impact-power-fire-done = The first tower takes all matches. Here chance ran for you; at a table you stack yourself.

## All powers

lesson-impact-avatar-any = All powers are awake and all symbols lie there. Throw and see what happens.
lesson-impact-avatar-any-done = Whatever matches sets off its power.
lesson-impact-avatar-order = Now all your dice at once: several powers may work.
lesson-impact-avatar-order-done = The recommended order, played here, is { effect-storm }, { effect-fire }, { effect-boulders }, { effect-hurricane }.
lesson-impact-avatar-swamp = Two water symbols lie there. Throw.
lesson-impact-avatar-swamp-done = { effect-swamp }: whatever else happens, nobody takes water.

## Spells

lesson-hp-strike-pair = Four spells lie there. Throw, and a pair is yours.
lesson-hp-strike-pair-done = A pair also casts its spell. Now one spell after the other.
lesson-hp-strike-confundo = { effect-confundo }: throw, and see who is next.
lesson-hp-strike-confundo-done = You take the pair, and play goes the other way round.
lesson-hp-strike-relashio = { effect-relashio }: throw. Then everybody throws one die at once, you too.
lesson-hp-strike-relashio-done = Only then you take everything that matches.
lesson-hp-strike-accio = { effect-accio }: throw, then take one more die of your choice.
lesson-hp-strike-accio-done = That was the pair and one die besides.
lesson-hp-strike-leviosa = { effect-leviosa }: throw, then stack what is left.
lesson-hp-strike-leviosa-done = Of a tower only the top die counts, until somebody knocks it over.
lesson-hp-strike-immobulus = { effect-immobulus }: throw, and nobody takes this pair.
lesson-hp-strike-immobulus-done = The pair stays, and no spell works as long as it lies there.
lesson-hp-strike-all = { effect-expelliarmus }: the { place-arena } is empty, so all your dice fly at once.
lesson-hp-strike-all-done = Every match is yours and casts its spell. The last player who has dice wins.

## Bugs

lesson-verasselt-roll = Roll all seven dice: each bug catches a card of its colour.
lesson-verasselt-roll-done = What you caught lies before you. Double bars need no card.
lesson-verasselt-keep = Tap dice that shall stay as they are, then roll. At least four must roll.
lesson-verasselt-keep-done = All seven dice count after every roll, also those that stayed.
lesson-verasselt-stop = Nine cards are caught, and few are left to roll for. Stop.
lesson-verasselt-stop-done = Your { place-catch } waits. It is yours unless the next player plunders it.
lesson-verasselt-bust = Only yellow and blue cards lie there. Roll and see what can go wrong.
lesson-verasselt-bust-done = A colour came up more often than there are cards: { cry-bust.part }. You lose the { place-catch } and draw two cards.
lesson-verasselt-boost = No red card lies there. Add some from your { place-yard }, then roll.
lesson-verasselt-boost-done = Added cards make a roll safer, and can be caught like all others.
lesson-verasselt-plunder = The { place-catch } of the player before you is rich. Choose to roll for it.
lesson-verasselt-plunder-done = Now you catch from there. What you leave goes to its owner.
lesson-verasselt-split = Your { place-catch } is paid out. Tap what goes to your { place-yard }; the rest scores.
lesson-verasselt-split-done = Only the { place-heap } counts in the end. The { place-yard } makes rolls safer.
