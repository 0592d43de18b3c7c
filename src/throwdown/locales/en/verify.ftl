# What computing a recorded game again has shown.

## What was checked. $count is how often.

verify-what =
    { $what ->
        [commitment] commitment
        [intent] locked intents
        [throw] throws
        [race] races
        [lot] shuffles and lots
        [keys] keys of the players
        [header] names, options and keys
        [first] who begins
        [moves] order, manners and resignations
        [list] public list
       *[record] record
    } ({ $count })

verify-holds = hold
verify-differs = DIFFER
verify-elsewhere = cannot be recomputed here (other engine or processor)
verify-entered = entered by the players
verify-hidden = the secret is not revealed before the game is over
verify-unbound = bound by nothing that was published
verify-uncommitted = nothing was committed before this game

## What is bound by nothing, and what would bind it.

verify-unbound-keys = No person added a key: the table alone chose the chance of this game.
verify-unbound-header = Names, options and keys are not bound by the dice: the record is of version 1, or too little was drawn.
verify-unbound-moves = The order of moves, manners that changed nothing and who gave up are bound by the final hash in the public list of the server only: check it with --ledger.

verify-line = Line { $line }, { $what }

## The verdict on the whole game.

verify-all-holds = This game holds: the dice fell as they had to.
verify-all-differs = This game does NOT hold.
verify-all-elsewhere = Nothing is wrong, but not every throw can be computed on this machine.
verify-all-hidden = The moves are in order; the dice can be checked after the end of the game.
verify-all-uncommitted = The moves are in order; the dice of this game cannot be checked.
verify-fingerprint = Fingerprint of this record: { $fingerprint }
