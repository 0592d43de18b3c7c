# What happens, told with the players' names: the fact, then the consequence.
# $player is a name, $players a list of names, $faces and $sets lists of what dice show, $cards a list of cards.

## Arena games

event-turn-started =
    { $arena ->
        [0] { $player } is on turn.
        [one] { $player } is on turn. One die lies in the { place-arena }.
       *[other] { $player } is on turn. { $arena } dice lie in the { place-arena }.
    }
event-big-throw-required =
    { $count ->
        [one] The { place-arena } is empty: { $player } throws the last die.
       *[other] The { place-arena } is empty: { $player } throws all { $count } dice at once.
    }
event-dice-shifted = { $player } moves a die in the { place-arena }.
event-arena-rotated = { $player } turns the { place-arena } by { $degrees } degrees.
event-throw-committed =
    { $kind ->
        [big] { $count ->
            [one] { $player } throws the last die.
           *[other] { $player } throws all { $count } dice.
        }
        [pile] { $count ->
            [one] { $player } throws a pile of one die.
           *[other] { $player } throws a pile of { $count } dice.
        }
       *[single] { $count ->
            [one] { $player } throws a die.
           *[other] { $player } throws { $count } dice.
        }
    }
event-dice-left-arena =
    { $cause ->
        [missed] { $count ->
            [one] A die missed the { place-arena }. It is removed from the game.
           *[other] { $count } dice missed the { place-arena }. They are removed from the game.
        }
        [bounced] { $count ->
            [one] A die bounced out. It is removed from the game.
           *[other] { $count } dice bounced out. They are removed from the game.
        }
       *[knocked] { $count ->
            [one] A die was knocked out. It is removed from the game.
           *[other] { $count } dice were knocked out. They are removed from the game.
        }
    }
event-nudged =
    { $count ->
        [one] A push at the box lays a { face-leaning } die flat. It shows { $faces }.
       *[other] A push at the box lays { $count } { face-leaning } dice flat. They show { $faces }.
    }
event-dice-settled =
    { $count ->
        [one] The die shows { $faces }.
       *[other] The dice show { $faces }.
    }
event-dice-settled-turned =
    { $count ->
        [one] A die that was hit now shows { $faces }.
       *[other] { $count } dice that were hit now show { $faces }.
    }
# $face is the face with which a die is lost: x or, in Impact, blank.
event-x-removed =
    { $face ->
        [blank] { $count ->
            [one] A blank: that die is removed from the game.
           *[other] { $count } blanks: those dice are removed from the game.
        }
       *[x] { $count ->
            [one] An X: that die is removed from the game.
           *[other] { $count } X: those dice are removed from the game.
        }
    }
event-sets-found =
    { $count ->
        [0] Nothing matches.
        [one] A match: { $sets }.
       *[other] Matches: { $sets }.
    }
event-immobulus-held = { $sets }: these dice stay in the { place-arena }, and no other spell works.
event-spells-silenced =
    { $count ->
        [one] { $faces } has no effect this time.
       *[other] { $faces } have no effect this time.
    }
# $effect is the name of the power or spell; $count says how many players throw.
event-reaction-started =
    { $count ->
        [0] { $effect }: nobody else has a die to throw.
        [one] { $effect }: { $players } throws one die.
       *[other] { $effect }: { $players } throw one die each, all at once.
    }
event-reaction-committed =
    { $count ->
        [one] { $player } throws a die.
       *[other] { $player } throws a pile of { $count } dice.
    }
event-sets-found-again =
    { $count ->
        [0] Nothing matches any more.
        [one] Now there is a match: { $sets }.
       *[other] Now there are matches: { $sets }.
    }
event-race-started =
    { $count ->
        [0] { $effect }: nobody has dice for a tower.
        [one] { $effect }: only { $players } has dice for a tower.
       *[other] { $effect }: { $players } race to build a tower. The first takes all matches.
    }
# won: a winner without times. timed: a winner, with times. tie: the race is run again.
event-race-finished =
    { $how ->
        [won] { $player } is first.
        [timed] { $player } is first ({ $times }).
        [tie] A tie ({ $times }): the race is run again.
       *[nobody] Nobody finishes: the player on turn takes the matches.
    }
event-piles-dissolved = The piles of { $players } come apart: their dice are loose again.
event-dice-collected =
    { $count ->
        [one] { $sets }: { $player } takes 1 die.
       *[other] { $sets }: { $player } takes { $count } dice.
    }
event-dice-held = { $sets }: these dice stay in the { place-arena }.
event-pile-built =
    { $count ->
        [one] { $player } puts 1 stone aside as a { place-pile }.
       *[other] { $player } stacks { $count } stones as a { place-pile }. They will be thrown together.
    }
# $scores says how many dice everybody has now.
event-hurricane-passed = { $effect }: each player passes all their dice to the left. Dice now: { $scores }.
event-accio-taken = { $player } also takes a die showing { $face }.
event-accio-declined = { $player } takes no extra die.
event-tower-built =
    { $count ->
        [one] { $player } sets up one die: { $faces }.
       *[other] { $player } builds a tower of { $count } dice. From bottom to top: { $faces }.
    }
event-direction-reversed =
    { $direction ->
        [clockwise] The order turns round: play goes clockwise again.
       *[counter] The order turns round: play now goes counter-clockwise.
    }
event-player-eliminated =
    { $count ->
        [one] { $players } is out.
       *[other] { $players } are out.
    } { $remaining ->
        [0] Nobody is left.
        [one] One player is left.
       *[other] { $remaining } players are left.
    }
event-game-over =
    { $reason ->
        [replay] Nobody has dice left: the game begins again.
        [throw_cap] The limit of throws is reached: { $players } share the game.
        [all_out] { $count ->
            [one] Everybody ran out of dice: { $players } was on turn and wins.
           *[other] Everybody ran out of dice: { $players } share the game.
        }
       *[last_with_dice] { $players } is the last player with dice and wins.
    }
# $title: what the rules call the winner.
event-game-over-title = { $players } wins the title: { $title }.
event-choice-required = { $player } may throw another die or stop.
event-turn-stopped = { $player } stops.
event-turn-ended =
    { $reason ->
        [collected] { $player } has taken dice: the turn is over.
        [declined] The dice are left lying: the turn of { $player } is over.
        [stopped] { $player } has stopped: the turn is over.
        [held_match] What matches stays in the { place-arena }: the turn of { $player } is over.
        [race] The race is over, and so is the turn of { $player }.
        [reaction] Nothing is left to take: the turn of { $player } is over.
        [left] { $player } has left the game.
       *[no_dice] { $player } has no dice left: the turn is over.
    }
# $scores: points by player; the fewest win.
event-tournament-scored = Points after game { $game }: { $scores }. The fewest points win.

## voll verasselt

event-game-started =
    { $deck ->
        [one] The { place-hub } holds { $cards }. One card is in the draw pile.
       *[other] The { place-hub } holds { $cards }. { $deck } cards are in the draw pile.
    }
event-turn-started-verasselt =
    { $groups ->
        [both] { $player } is on turn and chooses: the { place-hub }, or the waiting catch.
       *[hub] { $player } is on turn and rolls for the { place-hub }.
    }
event-group-chosen =
    { $group ->
        [catch] { $player } plunders the waiting catch.
       *[hub] { $player } rolls for the { place-hub }.
    }
event-payout-due =
    { $reason ->
        [secured] The catch of { $player } is safe: { $cards }.
        [leftover] { $count ->
            [0] Nothing is left of the catch of { $player }.
           *[other] { $player } gets what is left of the catch: { $cards }.
        }
        [plunder_bust] { $player } gets the whole catch back: { $cards }.
       *[game_end] The game is ending: { $player } keeps the waiting catch, { $cards }.
    }
event-payout-split =
    { $where ->
        [yard] { $player } puts { $yard } into the { place-yard }.
        [both] { $player } puts { $yard } into the { place-yard } and { $heap } on the { place-heap }.
       *[heap] { $player } puts { $heap } on the { place-heap }.
    }
event-hub-refilled =
    { $part ->
        [bars] The double bars bring new cards into the { place-hub }: { $cards }.
       *[to_eight] The { place-hub } is filled up to eight: { $cards }.
    } { $deck ->
        [0] The draw pile is empty.
        [one] One card is left in the draw pile.
       *[other] { $deck } cards are left in the draw pile.
    }
event-refill-skipped =
    { $reason ->
        [deck_empty] The draw pile is empty: the { place-hub } gets no new cards.
       *[first_turn] In the first turn the { place-hub } gets no new cards.
    }
event-top-up-required =
    { $count ->
        [one] The { place-hub } lacks one card: { $player } has to add at least one from the { place-yard }.
       *[other] The { place-hub } lacks { $count } cards: { $player } has to add at least that many from the { place-yard }.
    }
event-topped-up = { $player } adds { $cards } to the { place-hub }.
event-boosted =
    { $group ->
        [catch] { $player } adds { $cards } from the { place-yard } to the catch.
       *[hub] { $player } adds { $cards } from the { place-yard } to the { place-hub }.
    }
# $faces: what all seven dice show now.
event-dice-rolled =
    { $count ->
        [one] { $player } rolls one die. All seven show { $faces }.
       *[other] { $player } rolls { $count } dice. All seven show { $faces }.
    }
event-caught =
    { $how ->
        [nothing] Only double bars: { $player } is safe and catches nothing.
        [more] { $player } catches { $cards }. The catch so far: { $catch }.
       *[first] { $player } catches { $cards }.
    }
# Told after one event-busted-colour for every colour that was too many.
event-busted = { cry-bust } { $player } catches nothing.
event-busted-colour =
    { $count ->
        [0] { $faces } on the dice, but no such card.
        [one] { $faces } on the dice, but only one such card.
       *[other] { $faces } on the dice, but only { $count } such cards.
    }
event-catch-dissolved =
    { $group ->
        [catch] The cards caught go back into the plundered catch: { $cards }.
       *[hub] The cards caught go back into the { place-hub }: { $cards }.
    }
event-consolation-drawn =
    { $count ->
        [0] { $player } draws no card to make up for it.
        [one] To make up for it, { $player } draws one card into the { place-yard }: { $cards }.
       *[other] To make up for it, { $player } draws { $count } cards into the { place-yard }: { $cards }.
    }
event-stopped =
    { $count ->
        [0] { $player } stops and leaves no catch.
       *[other] { $player } stops. The catch waits on the table: { $cards }.
    }
event-player-left = { $player } has left the game.
event-game-ended =
    { $reason ->
        [max_turns] The limit of turns is reached: the game is over.
        [last_seat] Everybody else has left: the game is over.
       *[hub_short] The draw pile is empty and the { place-hub } stays below eight cards: the game is over.
    }
# $scores: cards on the heaps by player.
event-scored =
    { $tie ->
        [fewer_yard_cards] Cards on the { place-heap.plural }: { $scores }. A tie: { $players } has fewer cards in the { place-yard } and wins.
        [shared] Cards on the { place-heap.plural }: { $scores }. A full tie: { $players } share the win.
       *[none] Cards on the { place-heap.plural }: { $scores }. { $players } wins.
    }
