# Every rule in one sentence: what a player reads who asks "why?".
# Names of spells and games come from the theme.

## The rules of all arena games

clause-CORE-01 = The game has 26 equal dice. Each has five different symbols and { face-lost }.
clause-CORE-02 = The game is for 2 to 5 players.
clause-CORE-03 =
    { $starting_dice ->
        [none] Everybody starts with 8 dice if two play, 7 if three, 6 if four and 5 if five.
        [open] Everybody starts with 8 dice if two play, 7 if three, 6 if four and 5 if five.
       *[some] The seats start with different numbers of dice at this table, in their order: { $starting_dice }.
    }
clause-CORE-04 = One extra die lies in the { place-arena } from the start and never shows { face-lost }.
clause-CORE-05 = Dice left over after the deal are set aside for the whole game.
clause-CORE-06 =
    { $first_player ->
        [host_choice] The oldest player begins, or the player whom the table chooses; then play goes clockwise.
        [random] Chance decides who begins; then play goes clockwise.
        [oldest] The oldest player begins; then play goes clockwise.
       *[open] The oldest player begins, or the player whom the table chooses; then play goes clockwise.
    }
clause-CORE-07 = The last player who owns dice wins.
clause-CORE-08 = Every turn begins with a throw: you cannot pass without throwing a die.
clause-CORE-09 = Throw as you like, softly or hard. You may hit the dice in the { place-arena }.
clause-CORE-10 = A die that misses the { place-arena }, bounces out or is knocked out is out of the game at once.
clause-CORE-11 = After a throw: dice outside go, leaning dice are laid flat, dice with { face-lost } go, then matches and effects count.
clause-CORE-12 = Every die that shows { face-lost } is out of the game at once, even if a hit turned it. Two { face-lost.many } never match.
clause-CORE-13 =
    { $collect ->
        [mandatory] Two or more equal symbols match. All matches are taken completely, no matter who threw the dice.
        [optional] Two or more equal symbols match. All matches are taken completely, or all are left, no matter who threw the dice.
       *[open] Two or more equal symbols match. All matches are taken completely, no matter who threw the dice.
    }
clause-CORE-14 =
    { $collect ->
        [mandatory] The player on turn takes all dice that match. That ends the turn.
        [optional] The player on turn takes all dice that match, or leaves them all. Either way the turn ends.
       *[open] The player on turn takes all dice that match. That ends the turn.
    }
clause-CORE-15 = If nothing matches, you may stop or throw one more die.
clause-CORE-16 = You may keep throwing as long as nothing matches and you have dice.
clause-CORE-17 = You are out if you own no dice once your throw is settled. Your dice in the { place-arena } do not count.
clause-CORE-18 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] If the { place-arena } is empty when your turn begins, you throw all your dice at once, and only then.
                [whenever_empty] Whenever the { place-arena } is empty in your turn, you throw all your dice at once. You cannot stop instead.
            }
        [taken_only] If somebody has taken the last dice and the { place-arena } is empty when your turn begins, you throw all your dice at once.
       *[open] If the { place-arena } is empty when your turn begins, you throw all your dice at once, and only then.
    }
clause-CORE-19 = Throwing all dice counts like any throw: if you take nothing, you have no dice left and are out.
clause-CORE-20 = The game ends as soon as only one player owns dice. That player wins.
clause-CORE-21 =
    { $pre_move ->
        [free] Before your throw you may move dice in the { place-arena } as you like, but never turn or stack them.
        [group] Before your throw you may move dice in the { place-arena } closer together, but never turn or stack them.
        [off_walls_by_consent] Before your throw dice may be moved off the walls if all agree, but never turned or stacked.
        [none] Dice in the { place-arena } are not moved before a throw.
       *[open] Dice in the { place-arena } may be moved only as the table agreed, and never turned or stacked.
    }
clause-CORE-22 = You may turn the { place-arena } to throw from a better side.
clause-CORE-23 = A { face-leaning } die: push the box or knock on the table until it lies flat, but touch no die. Then its face counts.
clause-CORE-24 =
    { $supply_visibility ->
        [visible] Everybody may see how many dice you have.
        [hidden] Only you know how many dice you have: supplies are hidden.
       *[open] Before the game the table agrees whether everybody may see how many dice you have.
    }
clause-CORE-25 = Dice that nobody takes stay in the { place-arena } for the next player.
clause-CORE-26 = Players who are out are skipped. Their dice in the { place-arena } stay in play.
clause-CORE-27 = Dice in the { place-arena } belong to nobody: you may take dice that others threw.
clause-CORE-28 = The dice of all players, in the { place-arena }, lost and set aside are always 26 together.

## Tournament

clause-TOUR-01 = A tournament has as many games as players.
clause-TOUR-02 = Each game of a tournament is begun by the next player to the left.
clause-TOUR-03 = A player who goes out marks down as many points as players are still in: two if two are left. The winner marks down none.
clause-TOUR-04 = The player with the fewest points wins the tournament.
clause-TOUR-05 =
    { $tournament_tie ->
        [shared] Players with equally few points share the tournament.
        [playoff] Players with equally few points play a decider.
        [players_choose] Players with equally few points share the tournament, or play a decider if one of them asks for it.
       *[open] Players with equally few points share the win or play a decider, as the table agreed.
    }

## Strike

clause-STR-01 = Numbers have no powers and no value: only equal or different counts.
clause-STR-02 =
    { $start_die ->
        [placed] The first die is placed in the { place-arena } on a number of choice.
        [thrown]
            { $start_x ->
               *[reroll] The first die is thrown into the { place-arena }. An X is thrown again.
                [turn] The first die is thrown into the { place-arena }. An X is turned to a number of choice.
            }
       *[open] The first die is thrown into the { place-arena }. An X is thrown again or turned, as the table agreed.
    }
clause-STR-03 = The table agrees on moving dice, on showing supplies and on ties before the game.
clause-STR-04 = You may keep throwing until something matches or you have no dice left.

## Impact

clause-IMP-01 = In the basic game the symbols have no powers.
clause-IMP-02 = A throw may turn dice that lie there. Then pairs may match that you did not throw yourself.
clause-IMP-03 =
    { $start_die ->
        [placed] The first die is placed on a symbol of choice, not on the blank face.
        [thrown] The first die is thrown into the { place-arena }. It never starts on the blank face.
       *[open] The first die is placed on a symbol of choice, not on the blank face.
    }
clause-IMP-04 =
    { $pre_move ->
        [free] Before each of your throws you may move the dice in the { place-arena } freely.
        [group] Before each of your throws you may move the dice in the { place-arena } closer together.
        [off_walls_by_consent] Before each of your throws you may move dice off the walls, if everybody agrees.
        [none] You may not move the dice in the { place-arena } before your throws.
       *[open] Before each of your throws you may move the dice in the { place-arena }, as the table agreed.
    }
clause-IMP-05 = Everybody may always see how many dice you have.
clause-IMP-06 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] { effect-big-bang }: the { place-arena } is empty when your turn comes, so you throw everything at once.
                [whenever_empty] { effect-big-bang }: whenever the { place-arena } is empty in your turn, you throw everything at once.
            }
        [taken_only] { effect-big-bang }: somebody took the last dice, and the { place-arena } is empty when your turn comes: throw everything at once.
       *[open] { effect-big-bang }: the { place-arena } is empty when your turn comes, so you throw everything at once.
    }

## Impact with powers

clause-IMP-POW-01 =
    { $start_die ->
        [thrown] The first player throws the start die. The element it shows has its power for the whole game.
        [placed] The first player places the start die. The element chosen has its power for the whole game.
       *[open] The first player throws the start die. The element it shows has its power for the whole game.
    }
clause-IMP-POW-02 = A power works when two or more dice show its element after a throw.
clause-IMP-POW-STORM-01 = { effect-storm }: with two or more lightning symbols, all others quickly throw one of their dice, at the same time.
clause-IMP-POW-STORM-02 =
    { $storm_collector ->
        [turn_player]
            { $collect ->
               *[mandatory] After a storm the player on turn takes everything that matches then.
                [optional] After a storm the player on turn takes everything that matches then, or leaves it all.
            }
        [start_player]
            { $collect ->
               *[mandatory] After a storm the player who began the game takes everything that matches then.
                [optional] After a storm the player who began the game takes everything that matches then, or leaves it all.
            }
       *[open] After a storm the player on turn takes everything that matches then.
    }
clause-IMP-POW-STORM-03 = Lightning that lies there after a storm causes no second storm. It counts like any other match.
clause-IMP-POW-STORM-04 = Dice of a storm are lost too if they land outside or show a blank.
clause-IMP-POW-HURR-01 = { effect-hurricane }: with two or more air symbols the matches are taken. Then each player passes all their dice to the player on their left.
clause-IMP-POW-HURR-02 = Players who are out are skipped by the hurricane. Then play continues to the left as usual.
clause-IMP-POW-BOUL-01 =
    { $pile_merge ->
        [separate] { effect-boulders }: stones that you take are stacked in front of you as one pile.
        [merge] { effect-boulders }: stones that you take are stacked in front of you, on the pile that is there already.
       *[open] { effect-boulders }: stones that you take are stacked in front of you as one pile.
    }
clause-IMP-POW-BOUL-02 =
    { $pile_split ->
        [forbidden] A pile is thrown later, all its dice together, as a single throw.
        [allowed] A pile may be thrown later, all its dice together as a single throw, or one die of it at a time.
       *[open] A pile is thrown later, all its dice together, as a single throw.
    }
clause-IMP-POW-BOUL-03 = Dice in a pile are yours: they keep you in the game and go along in a hurricane.
clause-IMP-POW-SWAMP-01 = { effect-swamp }: water is never taken, however many dice show it.
clause-IMP-POW-SWAMP-02 = A hit may turn a die that shows water. With another symbol it can be taken, with a blank it is lost.
clause-IMP-POW-FIRE-01 =
    { $fire_mode ->
        [live] { effect-fire }: with two or more fire symbols all stack their dice into a tower as fast as they can. The first to finish calls “Stop!” and takes all matches.
        [simulated] { effect-fire }: with two or more fire symbols all race to stack a tower. The program draws the times, and the fastest takes all matches.
        [fewest_dice] { effect-fire }: with two or more fire symbols nobody races. The player with the fewest dice takes all matches.
       *[open] { effect-fire }: with two or more fire symbols all stack their dice into a tower as fast as they can. The first to finish calls “Stop!” and takes all matches.
    }
clause-IMP-POW-FIRE-02 = The race is the same for all. Having fewer dice is an advantage, and it is meant to be.
clause-IMP-POW-FIRE-03 = After a race the player to the left of the winner is next.
clause-IMP-POW-FIRE-04 = Nobody may stack dice before the race begins.
clause-IMP-AVA-01 =
    { $active_elements ->
        [none] The start die decides which element has its power.
        [open] Before the game you agree which elements have their power: several, or all.
       *[some] These elements have their power in this game: { $active_elements }.
    }
clause-IMP-AVA-02 = If one throw sets off several powers, blank dice go first. Then the recommended order is played: { effect-storm }, { effect-fire }, { effect-boulders }, { effect-hurricane }.
clause-IMP-AVA-03 =
    { $piles_after_fire ->
        [dissolve] After a race piles come apart and are not stacked again.
        [owner_choice] After a race piles need not be stacked again: each owner decides.
        [keep] After a race piles stay as before.
       *[open] After a race piles come apart. They need not be stacked again.
    }
clause-IMP-AVA-04 = The swamp applies to everybody who takes dice, the winner of a race too.

## Harry Potter Strike

clause-HPS-01 = Two or more equal symbols match and cast their spell.
clause-HPS-02 = If several spells match, they work in this order: { face-immobulus }, { face-relashio }, { face-accio }, { face-leviosa }, { face-confundo }.
clause-HPS-03 =
    { $collect ->
        [mandatory] What matches is taken and the turn ends. Matching { face-immobulus } dice stay in the { place-arena }.
        [optional] What matches is taken or left, all of it, and the turn ends. Matching { face-immobulus } dice stay in the { place-arena }.
       *[open] What matches is taken and the turn ends. Matching { face-immobulus } dice stay in the { place-arena }.
    }
clause-HPS-04 =
    { $immobulus_only ->
        [ends_turn] If nothing matches, you may stop or throw one more die.
        [ends_turn_if_new] If nothing matches, or only { face-immobulus } dice that matched before your throw, you may stop or throw one more.
        [may_continue] If nothing matches, or only { face-immobulus }, you may stop or throw one more die.
       *[open] If nothing matches, you may stop or throw one more die.
    }
clause-HPS-IMMO-01 =
    { $immobulus_only ->
        [ends_turn] Matching { face-immobulus } dice are not taken. If nothing else matches, the turn is over.
        [ends_turn_if_new] Matching { face-immobulus } dice are not taken. If nothing else matches and their group changed in this throw, the turn is over.
        [may_continue] Matching { face-immobulus } dice are not taken. If nothing else matches, you may stop or throw again.
       *[open] Matching { face-immobulus } dice are not taken. If nothing else matches, the turn is over.
    }
clause-HPS-IMMO-02 = Beside matching { face-immobulus } dice other matches are taken, but their spells do nothing.
clause-HPS-IMMO-03 = No spell works as long as two or more { face-immobulus } lie in the { place-arena }, in later turns too.
clause-HPS-IMMO-04 = If a hit leaves fewer than two { face-immobulus }, spells work again, in the same throw.
clause-HPS-IMMO-05 = Another { face-immobulus } that joins a group in the { place-arena } stays there too.
clause-HPS-RELA-01 =
    { $relashio_throwers ->
        [all] { face-relashio }: before anything is taken, all players throw one die at the same time.
        [others] { face-relashio }: before anything is taken, all other players throw one die at the same time.
       *[open] { face-relashio }: before anything is taken, all players throw one die at the same time.
    }
clause-HPS-RELA-02 = Matches that only the { face-relashio } throw made cast no spell.
clause-HPS-RELA-03 = Dice of a { face-relashio } throw are lost too if they land outside or show X.
clause-HPS-RELA-04 =
    { $collect ->
        [mandatory] After a { face-relashio } throw the player on turn takes everything that matches then.
        [optional] After a { face-relashio } throw the player on turn takes everything that matches then, or leaves it all.
       *[open] After a { face-relashio } throw the player on turn takes everything that matches then.
    }
clause-HPS-ACCI-01 =
    { $accio_extra ->
        [may] { face-accio }: take what matches, then, if you like, one more die of your choice from the { place-arena }.
        [must] { face-accio }: take what matches, then you must take one more die of your choice from the { place-arena }.
       *[open] { face-accio }: take what matches, then one more die of your choice from the { place-arena }.
    }
clause-HPS-ACCI-02 = All matches are taken before the extra die is chosen.
clause-HPS-LEVI-01 = { face-leviosa }: take what matches, then stack all dice left in the { place-arena } into one tower.
clause-HPS-LEVI-02 = In a tower only the top die counts, until it falls.
clause-HPS-LEVI-03 = Dice that fall off a tower count again. Each part that is still stacked has its own top.
clause-HPS-CONF-01 = { face-confundo }: take what matches, then play goes in the other direction, until the next { face-confundo }.
clause-HPS-CONF-02 = The direction changes once, no matter how many { face-confundo } match.
clause-HPS-EXPE-01 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] { effect-expelliarmus } If the { place-arena } is empty when your turn begins, throw everything. Spells work as usual.
                [whenever_empty] { effect-expelliarmus } Whenever the { place-arena } is empty in your turn, throw everything. Spells work as usual.
            }
        [taken_only] { effect-expelliarmus } If somebody took the last dice before your turn, throw everything. Spells work as usual.
       *[open] { effect-expelliarmus } If the { place-arena } is empty when your turn begins, throw everything. Spells work as usual.
    }
clause-HPS-EXPE-02 = If you throw everything and take nothing, you have no dice left and are out.

## Where printed editions differ: our rulings

clause-D-01 =
    { $start_die ->
        [placed] The first die is placed in the { place-arena } on a symbol of choice, never on { face-lost }.
        [thrown]
            { $start_x ->
               *[reroll] The first die is thrown into the { place-arena }. If it shows { face-lost }, it is thrown again.
                [turn] The first die is thrown into the { place-arena }. If it shows { face-lost }, it is turned to another symbol.
            }
       *[open] The first die is thrown or placed, as the edition says. If it shows { face-lost }, it is thrown again or turned.
    }
clause-D-02 =
    { $collect ->
        [mandatory] Matches must be taken.
        [optional] You may take all matches or leave them all lying. Your turn is over either way.
       *[open] Matches must be taken, unless the table plays that they may be left lying.
    }
clause-D-03 =
    { $big_throw_when ->
        [turn_start] All dice are thrown only if the { place-arena } is empty when a turn begins, not in mid-turn.
        [whenever_empty] All dice are thrown whenever the { place-arena } is empty, also in mid-turn: then you cannot stop.
       *[open] All dice are thrown if the { place-arena } is empty when a turn begins; in mid-turn only if the table plays it so.
    }
clause-D-04 = A player who throws everything and takes nothing is out.
clause-D-05 =
    { $big_throw_cause ->
        [any] It does not matter why the { place-arena } is empty.
        [taken_only] All dice are thrown only if the { place-arena } is empty because somebody took what lay there.
       *[open] It does not matter why the { place-arena } is empty, unless the table plays that its dice must have been taken.
    }
clause-D-06 = The player on turn is out once the throw is settled and no dice are left.
clause-D-07 =
    { $elim_nonactive ->
        [after_resolution] A player who runs out of dice in another player's turn is out once that throw is settled.
        [immediate] A player who runs out of dice in another player's turn is out at once, before anything is taken.
        [own_turn] A player who runs out of dice in another player's turn is out when their own turn comes and there are still none.
       *[open] A player who runs out of dice in another player's turn is out once that throw is settled.
    }
clause-D-08 =
    { $storm_collector ->
        [turn_player] After a storm the player on turn takes the dice.
        [start_player] After a storm the dice go to the player who began the game, as long as that player is in.
       *[open] After a storm the player on turn takes the dice, unless the table gives them to the player who began.
    }
clause-D-09 =
    { $pile_split ->
        [forbidden] A pile cannot be split.
        [allowed] Single dice may be thrown off a pile.
       *[open] A pile cannot be split, unless the table plays that single dice may be thrown from it.
    }
clause-D-10 =
    { $piles_after_fire ->
        [dissolve] After a race all piles come apart into loose dice.
        [owner_choice] After a race every owner decides whether to leave their piles standing.
        [keep] After a race all piles stay piles.
       *[open] After a race all piles come apart, unless the table plays that they may be kept.
    }
clause-D-11 =
    { $immobulus_only ->
        [ends_turn] If only { face-immobulus } matches, the turn is over.
        [ends_turn_if_new] If only { face-immobulus } matches, the turn is over if this throw changed the group. Otherwise stop or throw again.
        [may_continue] If only { face-immobulus } matches, you may stop or throw again.
       *[open] If only { face-immobulus } matches, the turn is over, unless the table lets you continue.
    }
clause-D-12 =
    { $relashio_throwers ->
        [all] All players throw at { face-relashio }, the player on turn too.
        [others] Only the others throw at { face-relashio }, not the player on turn.
       *[open] All players throw at { face-relashio }, or only the others, as the table agreed.
    }
clause-D-13 =
    { $accio_extra ->
        [may] You may leave the extra die of { face-accio }.
        [must] The extra die of { face-accio } must be taken, if one is left.
       *[open] You may leave the extra die of { face-accio }, unless the table plays that it must be taken.
    }
clause-D-14 =
    { $tournament_tie ->
        [shared] A tie in a tournament is shared.
        [playoff] A tie in a tournament is decided by one more game.
        [players_choose] A tie in a tournament is shared, or decided by one more game if one of the tied asks for it.
       *[open] A tie in a tournament is shared or decided by one more game, as the table agreed.
    }
clause-D-15 =
    { $pre_move ->
        [free] Before your throw you may move the dice in the { place-arena } freely.
        [group] Before your throw you may only move the dice in the { place-arena } closer together.
        [off_walls_by_consent] Before your throw you may move a die off the wall, if everybody agrees.
        [none] Dice stay as they lie: nothing is moved before a throw.
       *[open] How dice may be moved before a throw is agreed before the game: freely, together, off the walls, or not at all.
    }
clause-D-16 =
    { $supply_visibility ->
        [visible] Supplies are open: everybody may see how many dice you have.
        [hidden] Supplies are hidden: others see only whether you still have dice.
       *[open] Supplies are open; where the edition allows it, the table may agree to hide them.
    }
clause-D-17 = In the next game of a tournament the player to the left begins.
clause-D-18 = All throw at the same time in a storm, and one throw never causes a second storm.
clause-D-19 = An old { face-immobulus } group silences spells as long as two of its dice can be seen.
clause-D-20 = A tower counts as a tower until it falls.
clause-D-21 = Leaning dice fall flat by a push at the box or a knock on the table. Nobody touches a die.
clause-D-22 = The first throw of a turn is mandatory in every edition.
clause-D-23 = A power counts every die that shows its element, also dice turned by a hit.
clause-D-24 = Editions use different names for the same symbols. The rules are the same.
clause-D-25 = A start die that shows fire starts no race, and nobody stacks dice beforehand.
clause-D-26 = All dice of a big throw are thrown together, in one go.
clause-D-27 = First all matches are taken, then the spells work.
clause-DIG-FIRE-3 =
    { $fire_mode ->
        [live] A race is run by the people at the table.
        [simulated] The program draws the times of a race: with fewer dice you are usually faster.
        [fewest_dice] No race is run: the player with the fewest dice wins.
       *[open] A race is run by the people at the table, by the program, or not at all: then the player with the fewest dice wins.
    }

## Open cases of the arena games: our rulings

clause-AMB-01 =
    { $big_throw_cause ->
        [any]
            { $big_throw_when ->
               *[turn_start] If the { place-arena } becomes empty during your turn, nothing matches: stop or throw one die.
                [whenever_empty] If the { place-arena } becomes empty during your turn, you throw all the dice you have left.
            }
        [taken_only] If the { place-arena } becomes empty during your turn, nothing matches: stop or throw one die.
       *[open] If the { place-arena } becomes empty during your turn, nothing matches: stop or throw one die.
    }
clause-AMB-02 =
    { $big_throw_cause ->
        [any] A player who leaves an empty { place-arena } behind makes the next player throw everything.
        [taken_only] A player who takes the last dice makes the next player throw everything. An { place-arena } emptied otherwise does not.
       *[open] A player who leaves an empty { place-arena } behind makes the next player throw everything.
    }
clause-AMB-03 = One die alone does not match, and dice in the { place-arena } do not count as yours.
clause-AMB-04 =
    { $elim_nonactive ->
        [after_resolution] A player who throws the last die in another player's turn stays in until that throw is settled.
        [immediate] A player who throws the last die in another player's turn is out as soon as the dice lie still.
        [own_turn] A player who throws the last die in another player's turn stays in until their own turn comes.
       *[open] A player who throws the last die in another player's turn stays in until that throw is settled.
    }
clause-AMB-05 =
    { $all_out ->
        [draw] If all players run out of dice in the same throw, they share the game.
        [active_wins] If all players run out of dice in the same throw, the player on turn wins.
        [replay] If all players run out of dice in the same throw, the game is played again from the start and nobody marks down points.
       *[open] If all players run out of dice in the same throw, they share the game, unless the table agreed otherwise.
    }
clause-AMB-06 =
    { $storm_pile_only ->
        [throw_pile] In a storm you throw a loose die. Only if you have none, you throw a whole pile.
        [exempt] In a storm you throw a loose die. If you have only piles, you throw nothing.
        [one_from_pile] In a storm you throw a loose die. If you have none, you throw one die off a pile.
       *[open] In a storm you throw a loose die. Only if you have none, you throw a whole pile.
    }
clause-AMB-07 =
    { $hurricane_piles ->
        [intact] In a hurricane piles are handed on as piles.
        [loosen] In a hurricane piles come apart and are handed on as loose dice.
       *[open] In a hurricane piles are handed on as piles, unless the table agreed to loosen them.
    }
clause-AMB-08 =
    { $elim_nonactive ->
        [after_resolution] A player without dice after a storm still takes part in the hurricane and gets dice by it.
        [immediate] A player without dice after a storm is out and skipped by the hurricane.
        [own_turn] A player without dice after a storm still takes part in the hurricane and gets dice by it.
       *[open] A player without dice after a storm still takes part in the hurricane and gets dice by it.
    }
clause-AMB-09 =
    { $simul_points ->
        [after_all] Players who go out together each mark down the number of players still in after them.
        [sequential] Players who go out together mark down points one after the other: the player on turn first, then in turn order.
       *[open] Players who go out together each mark down the number of players still in after them, unless agreed otherwise.
    }
clause-AMB-10 = Throwing everything includes your piles, all in one throw.
clause-AMB-11 =
    { $fire_tie ->
        [active_first] If a race is tied, the player on turn wins, then the one next to the left.
        [rerun] If a race is tied, it is run again.
       *[open] If a race is tied, the player on turn wins, then the one next to the left.
    }
clause-AMB-12 =
    { $fire_empty_supply ->
        [cannot_race] Without dice there is no tower: a player who has none cannot win the race.
        [wins_instantly] A player on turn who has no dice left wins the race at once.
       *[open] Without dice there is no tower: a player who has none cannot win the race.
    }
clause-AMB-13 = Powers work in a big throw as in any other.
clause-AMB-14 = Piles give no head start: everybody starts the race with loose dice.
clause-AMB-15 =
    { $reaction_no_match ->
        [may_continue] If nothing matches after a storm, the player on turn may stop or throw again.
        [turn_ends] If nothing matches after a storm, the turn is over.
       *[open] If nothing matches after a storm, the player on turn may stop or throw again.
    }
clause-AMB-16 = Two or more lightning symbols in a later throw of the same turn cause a new storm.
clause-AMB-17 =
    { $storm_chain ->
        [recheck] After a storm the other powers follow what lies in the { place-arena } then.
        [locked] After a storm a power works only if its element matched before the storm and still does.
       *[open] After a storm the other powers follow what lies in the { place-arena } then.
    }
clause-AMB-18 =
    { $swamp_water_only ->
        [not_a_match] If only water matches in the swamp, that does not match: stop or throw again.
        [ends_turn] If only water matches in the swamp, nothing is taken and the turn is over.
       *[open] If only water matches in the swamp, that does not match: stop or throw again.
    }
clause-AMB-19 = If you throw everything and only water matches in the swamp, you take nothing and are out.
clause-AMB-20 = Where the elements were agreed before the game, the start die adds none.
clause-AMB-21 =
    { $piles_after_fire ->
        [dissolve] If fire and stones match together, the winner of the race stacks the stones. All older piles come apart.
        [owner_choice] If fire and stones match together, the winner of the race stacks the stones. Owners decide about older piles.
        [keep] If fire and stones match together, the winner of the race stacks the stones. Older piles stay piles.
       *[open] If fire and stones match together, the winner of the race stacks the stones. All older piles come apart.
    }
clause-AMB-22 =
    { $pile_merge ->
        [separate] A second pile is separate and is thrown separately.
        [merge] New stones go on the pile you have: there is never a second one.
       *[open] A second pile is separate and is thrown separately.
    }
clause-AMB-23 =
    { $pile_split ->
        [forbidden] A pile may be thrown at any time in your turn. If you have nothing else, you must throw one.
        [allowed] A pile, or one die of it, may be thrown at any time in your turn. If you have nothing else, you must.
       *[open] A pile may be thrown at any time in your turn. If you have nothing else, you must throw one.
    }
clause-AMB-24 =
    { $start_die ->
        [thrown] If the start die misses the { place-arena }, it is thrown again.
        [placed] The start die is placed, so it cannot miss the { place-arena }.
       *[open] If the start die misses the { place-arena }, it is thrown again.
    }
clause-AMB-25 = A die resting inside counts. On the rim, or after touching anything outside, it is out.
clause-AMB-26 = After the push all faces count as they lie. In the program it never throws a die out.
clause-AMB-27 =
    { $accidental_stack ->
        [nudge] A die lying flat on another counts as leaning: push the box until it drops.
        [tower] A die lying flat on another is a tower: only the top counts.
       *[open] A die lying flat on another is a tower in { game-hp-strike }. In the other games it counts as leaning.
    }
clause-AMB-28 = Only the player about to throw may move dice, before the throw, and not before a storm throw.
clause-AMB-29 = If the top of a tower shows X, it is lost and the die below counts at once.
clause-AMB-30 =
    { $leviosa_order ->
        [active_choice] The player on turn chooses the order of the tower. Faces stay as they are; one die is not a tower.
        [random] Chance decides the order of the tower. Faces stay as they are; one die is not a tower.
       *[open] The player on turn chooses the order of the tower. Faces stay as they are; one die is not a tower.
    }
clause-AMB-31 = A new tower takes in all dice of the { place-arena }, old towers too.
clause-AMB-32 = A die uncovered by taking the top counts only after the next throw.
clause-AMB-33 = { face-accio } brings one extra die at most, and none if the { place-arena } is empty.
clause-AMB-34 =
    { $accio_from_tower ->
        [any] The extra die may come out of a tower. The other dice of the tower keep their faces.
        [top_only] Of a tower only the top can be the extra die.
       *[open] The extra die may come out of a tower. The other dice of the tower keep their faces.
    }
clause-AMB-35 =
    { $accio_immobulus ->
        [allowed] The extra die is one of those left after all matches were taken. A single { face-immobulus } may be taken too.
        [never] The extra die is one of those left after all matches were taken, but never { face-immobulus }.
       *[open] The extra die is one of those left after all matches were taken. It cannot break up a match.
    }
clause-AMB-36 = Together they work in this order: take all matches, extra die, tower, new direction.
clause-AMB-37 =
    { $immobulus_only ->
        [ends_turn] An old { face-immobulus } group is a match too: if nothing else matches, the turn is over.
        [ends_turn_if_new] An old { face-immobulus } group that your throw did not change does not end your turn.
        [may_continue] An old { face-immobulus } group never ends your turn: if nothing else matches, stop or throw again.
       *[open] An old { face-immobulus } group is a match too: if nothing else matches, the turn is over.
    }
clause-AMB-38 =
    { $relashio_new_immobulus ->
        [stays] { face-immobulus } dice that match only after the { face-relashio } throw stay, but silence no spell cast before.
        [collected] { face-immobulus } dice that match only after the { face-relashio } throw are taken like all others.
        [stays_and_suppresses] { face-immobulus } dice that match only after the { face-relashio } throw stay and silence all other spells.
       *[open] { face-immobulus } dice that match only after the { face-relashio } throw stay, but silence no spell cast before.
    }
clause-AMB-39 =
    { $relashio_pending ->
        [still_matched] Spells cast before the { face-relashio } throw work if their symbol still matches after it.
        [always] Spells cast before the { face-relashio } throw work in any case.
        [none] After a { face-relashio } throw no other spell works.
       *[open] Spells cast before the { face-relashio } throw work if their symbol still matches after it.
    }
clause-AMB-40 =
    { $relashio_throwers ->
        [all] If the player on turn has no die left for { face-relashio }, only the others throw.
        [others] The player on turn needs no die for { face-relashio }: only the others throw.
       *[open] If the player on turn has no die left for { face-relashio }, only the others throw.
    }
clause-AMB-41 =
    { $reaction_no_match ->
        [may_continue] If nothing matches after the { face-relashio } throw, the player on turn may stop or throw again.
        [turn_ends] If nothing matches after the { face-relashio } throw, the turn is over.
       *[open] If nothing matches after the { face-relashio } throw, the turn is over, unless agreed otherwise.
    }
clause-AMB-42 = The direction only says who is next, also where that player has to throw everything.
clause-AMB-43 = Each new game starts clockwise, whatever the direction was before.
clause-AMB-44 =
    { $elim_nonactive ->
        [after_resolution] First all effects happen, then players go out, then the next one still in is on turn.
        [immediate] A player who has no dice after all have thrown goes out first, then come the effects, then the next one still in.
        [own_turn] First all effects happen, then the player on turn may go out. Others without dice go out when their turn comes.
       *[open] First all effects happen, then players go out, then the next one still in is on turn.
    }
clause-AMB-45 = With hidden supplies you only see whether others still have dice, and what they take.
clause-AMB-46 = A player who leaves is out at once. Their dice leave the game; those in the { place-arena } stay.
clause-AMB-47 = After 5,000 throws a game ends in a draw.
clause-AMB-48 = When your time is up, the program makes the gentlest move for you: a soft throw, or it stops.
clause-AMB-49 = Only the stones become a pile. The other dice that you take are loose.
clause-AMB-50 =
    { $fire_empty_supply ->
        [cannot_race] Only players with dice race. One alone wins; if there is none, the player on turn takes the dice.
        [wins_instantly] Only players with dice race, but a player on turn who has none wins at once.
       *[open] Only players with dice race. One alone wins; if there is none, the player on turn takes the dice.
    }
clause-AMB-51 =
    { $storm_collector ->
        [turn_player] After a storm the player on turn takes the dice and so is saved.
        [start_player] The start player takes the dice after a storm: a thrower without dice is out, and play continues from there.
       *[open] If the start player takes the dice after a storm, a thrower without dice is out, and play continues from there.
    }
clause-AMB-52 = Players who are out never throw in a storm.
clause-AMB-53 = A tower is dice: with a tower in it the { place-arena } is not empty.
clause-AMB-54 = Only the tied players play the decider, with dice for their number.

## voll verasselt: what there is

clause-VER-COMP-01 = There are 88 cards: 22 each of yellow, blue, red and green. None ever leaves the game.
clause-VER-COMP-02 = There are seven equal dice. Each shows the four colours once and the double bar twice.
clause-VER-COMP-03 = Only the colour of a card counts. On your { place-heap } every card is worth one point.
clause-VER-COMP-04 = This game is for 2 to 5 players.
clause-VER-COMP-05 = Cards lie in the draw pile, the { place-hub }, a catch, the { place-yard.plural } or the { place-heap.plural }. Nothing is discarded.
clause-VER-SETUP-01 = Everybody starts with one card of each colour, open in the { place-yard }, and an empty { place-heap }.
clause-VER-SETUP-02 = All other cards are shuffled and form the draw pile.
clause-VER-SETUP-03 = The top ten cards form the { place-hub }, open and sorted by colour. A colour may be missing.
clause-VER-SETUP-04 = At the start all seven dice show the double bar.
clause-VER-SETUP-05 =
    { $first_player ->
        [host_choice] The player who saw a bug last begins, or the player whom the table chooses.
        [random] Chance decides who begins.
        [saw_bug] The player who saw a bug last begins.
       *[open] The player who saw a bug last begins, or the player whom the table chooses.
    }

## voll verasselt: the turn

clause-VER-TURN-01 = Players take turns in order. Only the player on turn acts, except when cards received are split.
clause-VER-TURN-02 = In a turn you choose a group, then roll and catch until you stop or { cry-bust.verb }.
clause-VER-TURN-03 = The previous player is the one who played right before you. With two players it is always the other one.
clause-VER-GROUP-01 = First choose the { place-hub } or the previous player's catch. The choice holds for the whole turn.
clause-VER-GROUP-02 = You can choose the catch only if the previous player left at least one card.
clause-VER-GROUP-03 = You may plunder any catch, even cards that were plundered from you.
clause-VER-GROUP-04 = While you plunder, the { place-hub } is out of play.
clause-VER-BOOST-01 = Before each roll you may add any cards from your { place-yard } to the group you roll for.
clause-VER-BOOST-02 = You may add any colours. A group has no size limit.
clause-VER-BOOST-03 = You add cards only to the group you roll for.
clause-VER-BOOST-04 = Cards you added belong to the group. They never come back to your { place-yard } by themselves.
clause-VER-BOOST-05 = Adding cards is part of a roll: you cannot add without rolling.
clause-VER-ROLL-01 = The dice stay as the last player left them. They are never reset.
clause-VER-ROLL-02 = For each roll choose four to seven different dice. The others stay as they lie.
clause-VER-ROLL-03 = A die changes only by being rolled.
clause-VER-ROLL-04 = All seven dice count after every roll, also those left lying.
clause-VER-ROLL-05 = Double bars neither need nor take cards. They count for the refill.
clause-VER-BUST-01 = You { cry-bust.verb } if the dice show a colour more often than the group has cards of it. As often as there are cards is safe.
clause-VER-BUST-02 = Only cards in the group count, not the ones you have caught already.
clause-VER-BUST-03 = If you { cry-bust.verb }, the cards you caught go back to their group.
clause-VER-BUST-04 = A { cry-bust.noun } ends your turn at once, and you gain nothing from the group.
clause-VER-BUST-05 =
    { $consolation_optional ->
        [false] After a { cry-bust.noun } you draw two cards, open, into your { place-yard }, but never beyond six.
        [true] After a { cry-bust.noun } you may draw up to two cards, open, into your { place-yard }, but never beyond six.
       *[open] After a { cry-bust.noun } you draw two cards, open, into your { place-yard }, but never beyond six.
    }
clause-VER-BUST-06 = If you { cry-bust.verb } while plundering, the previous player gets the complete group.
clause-VER-BUST-07 = After a { cry-bust.noun } there is no catch: the next player has only the { place-hub }.
clause-VER-BUST-08 = After a { cry-bust.noun } you draw cards first, then your catch goes back, then the player you plundered is paid.
clause-VER-CATCH-01 = A safe roll catches one card for every die that shows its colour. You must take them all.
clause-VER-CATCH-02 = Your catch lies open and grows with every safe roll of your turn.
clause-VER-CATCH-03 = Seven double bars are safe and catch nothing.
clause-VER-CATCH-04 = After a safe roll you may roll again for what is left, or stop.
clause-VER-CATCH-05 = You may even roll for an empty group, but then only double bars are safe.
clause-VER-STOP-01 =
    { $allow_stop_before_first_roll ->
        [false] After any safe roll you may stop.
        [true] After any safe roll you may stop, and even before your first roll.
       *[open] After any safe roll you may stop.
    }
clause-VER-STOP-02 =
    { $allow_stop_before_first_roll ->
        [false] You must roll at least once in your turn.
        [true] You need not roll in your turn: you may stop at once.
       *[open] You must roll at least once in your turn.
    }
clause-VER-STOP-03 = When you stop, your catch waits on the table. It is safe only if the next player chooses the { place-hub }.
clause-VER-STOP-04 = You may stop with nothing caught. Then there is no catch to plunder.
clause-VER-STOP-05 = When a plunderer stops, the previous player gets at once what is left of the catch.

## voll verasselt: between turns

clause-VER-NEXT-01 = Nothing is paid or refilled before the next player has chosen.
clause-VER-NEXT-02 = If you choose the { place-hub }, the previous player first gets the catch that waits. Then the { place-hub } is refilled.
clause-VER-NEXT-03 = The { place-hub } is refilled also after a { cry-bust.noun }.
clause-VER-NEXT-04 =
    { $refill_per_double_bar ->
        [2] Each double bar on the dice brings two new cards into the { place-hub }.
        [1] Each double bar on the dice brings one new card into the { place-hub }.
       *[open] Each double bar on the dice brings two new cards into the { place-hub }.
    }
clause-VER-NEXT-05 = If the { place-hub } then has fewer than eight cards, it is filled up to eight.
clause-VER-NEXT-06 = If the next player plunders, nothing is paid and nothing refilled.
clause-VER-NEXT-07 =
    { $first_turn_refill ->
        [false] In the first turn of the game nothing is paid or refilled.
        [true] In the first turn of the game nothing is paid, but the { place-hub } is refilled.
       *[open] In the first turn of the game nothing is paid or refilled.
    }
clause-VER-NEXT-08 = If the draw pile has too few cards, you take what it has. It is never shuffled again.
clause-VER-NEXT-09 = New cards lie open in the row of their colour.
clause-VER-PAY-01 = You get your catch if the next player takes the { place-hub }, or what a plunderer leaves, or all if they { cry-bust.verb }.
clause-VER-PAY-02 = Your { place-yard } holds six cards at most. All other cards you receive go on your { place-heap }.
clause-VER-PAY-03 = You split the cards you receive as you like, within the six of your { place-yard }. Cards from there never go onto the { place-heap }.
clause-VER-PAY-04 = If you receive nothing or your { place-yard } is full, there is nothing to decide.
clause-VER-PAY-05 = The player who receives cards splits them at once, and play waits for it.
clause-VER-PAY-06 = Cards on a { place-heap } lie face down and never come back into play.

## voll verasselt: the end

clause-VER-END-01 =
    { $end_check ->
        [before_first_roll] The game ends if the draw pile is empty after the refill, and you do not plunder and cannot bring the { place-hub } to eight.
        [turn_start] The game ends if a turn begins with an empty draw pile and the player neither plunders nor can bring the { place-hub } to eight.
       *[open] The game ends if the draw pile is empty the player on turn does not plunder and cannot bring the { place-hub } to eight.
    }
clause-VER-END-02 =
    { $end_check ->
        [before_first_roll] If the draw pile is empty after the refill and you do not plunder, you must fill the { place-hub } up to eight, if you can.
        [turn_start] If your turn begins with an empty draw pile and you do not plunder, you must fill the { place-hub } up to eight, if you can.
       *[open] If the draw pile is empty after the refill and you do not plunder, you must fill the { place-hub } up to eight, if you can.
    }
clause-VER-END-03 = You choose which cards you add: at least as many as the { place-hub } lacks, or more.
clause-VER-END-04 = A catch that still waits at the end goes onto the { place-heap } of the player who made it.
clause-VER-END-05 =
    { $end_check ->
        [before_first_roll] Choosing the { place-hub } ends the game if { place-hub }, draw pile and your { place-yard } hold fewer than eight cards together.
        [turn_start] Choosing the { place-hub } ends the game if the draw pile is empty and { place-hub } and your { place-yard } hold fewer than eight cards together.
       *[open] Choosing the { place-hub } ends the game if { place-hub }, draw pile and your { place-yard } hold fewer than eight cards together.
    }
clause-VER-END-06 = A player who plunders need not fill the { place-hub }. You may also choose the { place-hub } to end the game.
clause-VER-END-07 =
    { $max_turns ->
        [none] Nothing else ends the game: there is no limit of rounds, and { cry-bust.nouns } do not end it.
        [open] Nothing else ends the game: there is no limit of rounds, and { cry-bust.nouns } do not end it.
       *[limit] Nothing else ends the game but the limit of turns: { $max_turns }. { cry-bust.Nouns } do not end it.
    }
clause-VER-WIN-01 = The player with the most cards on the { place-heap } wins. Cards in { place-yard } and { place-hub } are worth nothing.
clause-VER-WIN-02 = On a tie the player with fewer cards in the { place-yard } wins.
clause-VER-WIN-03 = If that is a tie too, the win is shared.

## voll verasselt: where printed editions differ

clause-VER-LANG-01 =
    { $refill_per_double_bar ->
        [2] A double bar brings two cards at the refill.
        [1] A double bar brings one card at the refill.
       *[open] A double bar brings two cards at the refill, unless the table plays one.
    }
clause-VER-LANG-02 =
    { $end_check ->
        [before_first_roll] Whether the game ends is tested after the refill.
        [turn_start] Whether the game ends is tested when the turn begins, before the refill.
       *[open] Whether the game ends is tested after the refill, unless the table plays it before.
    }
clause-VER-LANG-03 = If a plunderer { cry-bust.verbs }, the previous player gets everything: the rest, what was caught and what was added.
clause-VER-LANG-04 =
    { $consolation_optional ->
        [false] Cards after a { cry-bust.noun } must be drawn.
        [true] Cards after a { cry-bust.noun } may be drawn, or left.
       *[open] Cards after a { cry-bust.noun } must be drawn, unless the table plays that they may be.
    }
clause-VER-LANG-05 = The limit of six is for your whole { place-yard }, not for each payout.
clause-VER-LANG-06 = The end is tested only if the player on turn does not plunder.
clause-VER-LANG-07 = You must add cards only to keep the game from ending. Otherwise you may add them.
clause-VER-LANG-08 = The { place-hub } is refilled after a { cry-bust.noun } as well, but only a catch is paid.
clause-VER-LANG-09 = The first { place-hub } may lack a colour.
clause-VER-LANG-10 = If you { cry-bust.verb }, you gain nothing, at the { place-hub } and while plundering.
clause-VER-LANG-11 = Dice stay as they lie until they are rolled.

## voll verasselt: open cases, our rulings

clause-VER-AMB-01 =
    { $allow_stop_before_first_roll ->
        [false] You cannot stop before your first roll.
        [true] You may stop before your first roll.
       *[open] You cannot stop before your first roll.
    }
clause-VER-AMB-02 = You cannot add cards and then stop without rolling.
clause-VER-AMB-03 =
    { $first_turn_refill ->
        [false] The { place-hub } is not refilled before the first turn: it starts with ten cards.
        [true] The { place-hub } is refilled in the first turn too, for all the double bars of the start.
       *[open] The { place-hub } is not refilled before the first turn: it starts with ten cards.
    }
clause-VER-AMB-04 = All seven dice catch cards, not only those just rolled.
clause-VER-AMB-05 = If a plunderer { cry-bust.verbs }, cards added go to the player who is plundered.
clause-VER-AMB-06 = If a plunderer stops, cards added but not caught go to the player who is plundered.
clause-VER-AMB-07 = If the draw pile has too few cards after a { cry-bust.noun }, you draw what it has.
clause-VER-AMB-08 = If the draw pile runs out during a refill, the cards for double bars come first.
clause-VER-AMB-09 = A catch without cards cannot be chosen.
clause-VER-AMB-10 = You may stop after seven double bars. Then the next player has only the { place-hub }.
clause-VER-AMB-11 = You may roll for a group without cards, but any colour is a { cry-bust.noun }.
clause-VER-AMB-12 = You add cards after the refill, not before it.
clause-VER-AMB-13 = You choose before you see the new cards, and you cannot take the choice back.
clause-VER-AMB-14 = The player who receives cards splits them at once. Without an answer all go on the { place-heap }.
clause-VER-AMB-15 = If the end is certain, all cards received go on the { place-heap }.
clause-VER-AMB-16 = You choose which cards fill the { place-hub }, at least as many as it lacks.
clause-VER-AMB-17 = You cannot refuse to fill the { place-hub } in order to end the game.
clause-VER-AMB-18 = You may choose the { place-hub } to end the game, even if you could plunder.
clause-VER-AMB-19 = Cards may be plundered back and forth as often as you like.
clause-VER-AMB-20 =
    { $max_turns ->
        [none] This table plays without a limit of turns.
        [open] People play without a limit of turns. A table with bots may set one.
       *[limit] This table plays with a limit of turns: { $max_turns }. Then the cards are counted as they lie.
    }
clause-VER-AMB-21 = You cannot leave some of the cards shown: all are caught.
clause-VER-AMB-22 = The refill counts the double bars as the dice lie when the { place-hub } is chosen.
clause-VER-AMB-23 = When a plunderer { cry-bust.verbs }, they draw their cards before the player they plundered is paid.
clause-VER-AMB-24 = Cards in your { place-yard } cannot be moved to your { place-heap }.
clause-VER-AMB-25 =
    { $show_heap_counts ->
        [true] Everybody may see how many cards a { place-heap } has.
        [false] How many cards a { place-heap } has is hidden until the end.
       *[open] Everybody may see how many cards a { place-heap } has, unless the table hides it.
    }
clause-VER-AMB-26 = A full tie is a shared win.
clause-VER-AMB-27 = After a { cry-bust.noun } the limit of six applies to your { place-yard } as it is then.
clause-VER-AMB-28 = After filling the { place-hub } you still have to roll, and you may { cry-bust.verb }.
clause-VER-AMB-29 = If there is no catch and the { place-hub } cannot reach eight, taking the { place-hub } ends the game.
clause-VER-AMB-30 = If the end is certain, the last cards of the draw pile still go into the { place-hub }.
clause-VER-AMB-31 =
    { $end_check ->
        [before_first_roll] The end is tested after the refill, so a draw pile that this refill empties may end the game.
        [turn_start] The end is tested before the refill, so a draw pile emptied by this refill does not end the game yet.
       *[open] If the end is tested before the refill, a draw pile emptied by this refill does not end the game yet.
    }
clause-VER-AMB-32 = When your time is up, the program chooses: { place-hub }, all seven dice, stop, everything on the { place-heap }.
clause-VER-AMB-33 = A player who leaves is skipped from then on and cannot win. A waiting catch still goes onto their { place-heap }.
clause-VER-AMB-34 =
    { $consolation_optional ->
        [false] After a { cry-bust.noun } there is nothing to choose: you draw two cards, as far as they fit.
        [true] After a { cry-bust.noun } you choose whether to draw 0, 1 or 2 cards.
       *[open] Where the table plays it so, you choose after a { cry-bust.noun } whether to draw 0, 1 or 2 cards.
    }
