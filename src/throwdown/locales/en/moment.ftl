# Signs over the table: what happened, in a word or two. Whose it is stands below it.

moment-first = Race won
moment-apart = Piles come apart
moment-big = All dice!
moment-out = Out
moment-left = Left the game
moment-boost = More cards
moment-plunder = Plundered
moment-safe = Safe
moment-win =
    { $you ->
        [yes] You win
       *[no] { $count ->
            [one] { $players } wins
           *[other] { $players } win
        }
    }
