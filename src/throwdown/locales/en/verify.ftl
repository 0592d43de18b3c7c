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
        [moves] moves and decisions
        [signature] signatures of the end
        [missing] keys that did not arrive
        [rounds] commitments before this one
        [void] games voided before this one
        [receipt] receipts of the server
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
verify-unbound-moves = These dice give a game like this one, but nothing shows that it was this one: with the secret, which everybody knows now, every decision can be made otherwise. The public list of the server shows it (--ledger), or a signature whose key you know (--signer).
verify-unbound-missing = { $count } promised keys did not arrive: a server in league with these seats had { $games } games to choose from, and no more.
verify-unbound-rounds = { $count } commitments were made for this game: the table may have chosen among them, once it knew the keys.
verify-unbound-void = { $count } games were voided for this one: the table may have chosen among them.
verify-unbound-receipt = A receipt that was given is not one of this server for a key of this game: it shows nothing.
verify-unbound-list = The list beside the record is signed with a key that nobody here knows: ask the server for its list (--ledger).
verify-unbound-signature = Signed by { $names } with the key { $key }, which nobody here knows: compare it with them, and give it with --signer.
verify-signed-by = Signed by { $names } with the key { $key }.

verify-line = Line { $line }, { $what }

## The verdict on the whole game.

verify-all-holds = This game holds: the dice fell as they had to.
verify-all-differs = This game does NOT hold.
verify-all-elsewhere = Nothing is wrong, but not every throw can be computed on this machine.
verify-decided-by-page = Another engine or processor computed these throws. The page decides: open the replay of this game and let your browser throw every die again, since it computes alike on every device.
verify-all-unbound = The dice hold, but nothing shows that it was this game: neither a public list nor a signature with a key that is known here.
verify-all-hidden = The moves are in order; the dice can be checked after the end of the game.
verify-all-uncommitted = The moves are in order; the dice of this game cannot be checked.
verify-fingerprint = Fingerprint of this record: { $fingerprint }
