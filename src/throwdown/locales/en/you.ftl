# What happens, told to the player who does it or whom it concerns. The sentences about others stand in event.ftl.
# $others are the names of those who are in it too, with commas: the reader comes last.

# The reader in a list of names: "Dice now: you (5), Ben (3)".
you-name = you
you-begin =
    { $by ->
        [oldest] You are the oldest and start.
        [saw_bug] You saw a bug most recently and start.
       *[lot] You start (drawn by lot).
    }

## Arena games

you-turn-started =
    { $arena ->
        [0] It is your turn.
        [one] It is your turn. One die lies in the { place-arena }.
       *[other] It is your turn. { $arena } dice lie in the { place-arena }.
    }
you-big-throw-required =
    { $count ->
        [one] The { place-arena } is empty: you throw your last die.
       *[other] The { place-arena } is empty: you throw all { $count } dice at once.
    }
you-dice-shifted = You move a die in the { place-arena }.
you-arena-rotated = You turn the { place-arena } by { $degrees } degrees.
you-throw-committed =
    { $kind ->
        [big] { $count ->
            [one] You throw your last die.
           *[other] You throw all { $count } dice.
        }
        [pile] { $count ->
            [one] You throw a pile of one die.
           *[other] You throw a pile of { $count } dice.
        }
       *[single] { $count ->
            [one] You throw a die.
           *[other] You throw { $count } dice.
        }
    }
you-reaction-started =
    { $count ->
        [one] { $effect }: you throw one die.
       *[other] { $effect }: { $others } and you throw one die each, all at once.
    }
you-reaction-committed =
    { $count ->
        [one] You throw a die.
       *[other] You throw a pile of { $count } dice.
    }
you-race-started =
    { $count ->
        [one] { $effect }: only you have dice for a tower.
       *[other] { $effect }: { $others } and you race to build a tower. The first takes all matches.
    }
you-race-finished =
    { $how ->
        [timed] You are first ({ $times }).
       *[won] You are first.
    }
you-piles-dissolved =
    { $count ->
        [one] Your piles come apart: their dice are loose again.
       *[other] The piles of { $others } and you come apart: their dice are loose again.
    }
you-dice-collected =
    { $count ->
        [one] { $sets }: you take 1 die.
       *[other] { $sets }: you take { $count } dice.
    }
you-pile-built =
    { $count ->
        [one] You put 1 stone aside as a { place-pile }.
       *[other] You stack { $count } stones as a { place-pile }. They will be thrown together.
    }
you-accio-taken = You also take a die showing { $face }.
you-accio-declined = You take no extra die.
you-tower-built =
    { $count ->
        [one] You set up one die: { $faces }.
       *[other] You build a tower of { $count } dice. From bottom to top: { $faces }.
    }
you-player-eliminated =
    { $count ->
        [one] You are out.
       *[other] { $others } and you are out.
    } { $remaining ->
        [0] Nobody is left.
        [one] One player is left.
       *[other] { $remaining } players are left.
    }
you-game-over =
    { $reason ->
        [throw_cap] { $count ->
            [one] The limit of throws is reached: you win.
           *[other] The limit of throws is reached: { $others } and you share the game.
        }
        [all_out] { $count ->
            [one] Everybody ran out of dice: it was your turn, and you win.
           *[other] Everybody ran out of dice: { $others } and you share the game.
        }
       *[last_with_dice] You are the last player with dice and win.
    }
you-game-over-title = You win the title: { $title }.
you-choice-required = You may throw another die or stop.
you-turn-stopped = You stop.
you-turn-ended =
    { $reason ->
        [declined] The dice are left lying: your turn is over.
        [held_match] What matches stays in the { place-arena }: your turn is over.
        [race] The race is over, and so is your turn.
        [reaction] Nothing is left to take: your turn is over.
        [left] You have left the game.
       *[no_dice] You have no dice left: your turn is over.
    }

## voll verasselt

you-turn-started-verasselt =
    { $groups ->
        [both] It is your turn. You choose: the { place-hub }, or the waiting catch.
       *[hub] It is your turn. You roll for the { place-hub }.
    }
you-group-chosen =
    { $group ->
        [catch] You plunder the waiting catch.
       *[hub] You roll for the { place-hub }.
    }
you-payout-due =
    { $reason ->
        [secured] Your catch is safe: { $cards }.
        [leftover] { $count ->
            [0] Nothing is left of your catch.
           *[other] You get what is left of your catch: { $cards }.
        }
        [plunder_bust] You get your whole catch back: { $cards }.
       *[game_end] The game is ending: you keep your waiting catch, { $cards }.
    }
you-payout-split =
    { $where ->
        [yard] You put { $yard } into your { place-yard }.
        [both] You put { $yard } into your { place-yard } and { $heap } on your { place-heap }.
       *[heap] You put { $heap } on your { place-heap }.
    }
you-top-up-required =
    { $count ->
        [one] The { place-hub } lacks one card: you have to add at least one from your { place-yard }.
       *[other] The { place-hub } lacks { $count } cards: you have to add at least that many from your { place-yard }.
    }
you-topped-up = You add { $cards } to the { place-hub }.
you-boosted =
    { $group ->
        [catch] You add { $cards } from your { place-yard } to the catch.
       *[hub] You add { $cards } from your { place-yard } to the { place-hub }.
    }
you-dice-rolled =
    { $count ->
        [one] You roll one die. All seven show { $faces }.
       *[other] You roll { $count } dice. All seven show { $faces }.
    }
you-caught =
    { $how ->
        [nothing] Only double bars: you are safe and catch nothing.
        [more] You catch { $cards }. Your catch so far: { $catch }.
       *[first] You catch { $cards }.
    }
you-busted = { cry-bust } You catch nothing.
you-consolation-drawn =
    { $count ->
        [0] You draw no card to make up for it.
        [one] To make up for it, you draw one card into your { place-yard }: { $cards }.
       *[other] To make up for it, you draw { $count } cards into your { place-yard }: { $cards }.
    }
you-stopped =
    { $count ->
        [0] You stop and leave no catch.
       *[other] You stop. Your catch waits on the table: { $cards }.
    }
you-player-left = You have left the game.
you-scored =
    { $tie ->
        [fewer_yard_cards] Cards on the { place-heap.plural }: { $scores }. A tie: you have fewer cards in your { place-yard } and win.
        [shared] Cards on the { place-heap.plural }: { $scores }. A full tie: { $others } and you share the win.
       *[none] Cards on the { place-heap.plural }: { $scores }. You win.
    }
