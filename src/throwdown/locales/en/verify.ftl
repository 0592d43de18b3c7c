# What computing a recorded game again has shown.

## What was checked. $count is how often.

verify-what =
    { $what ->
        [commitment] The secret was fixed before the game
        [place] Where the dice were committed ({ $count })
        [intent] Aims, fixed before the dice fell ({ $count })
        [throw] Throws, computed again ({ $count })
        [race] Times in races ({ $count })
        [lot] Shuffles and lots ({ $count })
        [keys] Keys of the players
        [header] Names and rules of the table
        [first] Who begins
        [moves] The order of the moves
        [signature] Signatures of the end ({ $count })
        [missing] Keys that did not arrive ({ $count })
        [void] Games voided before this one ({ $count })
        [receipt] Receipts of the server ({ $count })
       *[record] The record itself
    }

verify-holds = correct
verify-differs = WRONG
verify-elsewhere = cannot be recomputed here (other engine or processor)
verify-entered = entered by the players
verify-hidden = the secret is revealed when the game is over
verify-unbound = not covered by anything published
verify-uncommitted = no secret was fixed before this game

## What is bound by nothing, and what would bind it.

verify-unbound-keys = No person added a key, so the table alone determined the dice of this game.
verify-unbound-header = The dice do not cover names, options and keys: too little was drawn.
verify-unbound-moves = Nothing proves that exactly these moves were played: a signature with a known key is missing.
verify-unbound-missing = { $count } promised keys did not arrive. A server that cheated together with these seats could choose among { $games } games, not more.
verify-unbound-void = { $count } games were voided for this one: the table may have chosen among them.
verify-unbound-place = Played without a server: the device committed these dice itself. Nobody else did, so it may have played many games and shown this one.
verify-unbound-receipt = You gave a receipt that this server did not sign for a key of this game. It proves nothing.
verify-unbound-signature = { $names } signed with the key { $key }, which is unknown here. Ask them whether it is theirs, then give it with --signer.
verify-signed-by = Signed by { $names } with the key { $key }.

verify-line = Line { $line }: { $what }

## The verdict on the whole game. $thrower is "physics" where dice fall.

verify-all-holds =
    { $thrower ->
        [physics] The draw of every die checks out, and so does every fall. Every move is as recorded.
       *[luck] The draw of every die checks out. Every move is as recorded.
    }
verify-all-differs = This game does NOT check out.
verify-all-elsewhere = Nothing is wrong, but this machine cannot recompute every throw.
verify-decided-by-page = Another engine or processor computed these throws. Your browser can decide, since it tries how others round. Open the replay of this game and choose “Check the dice”.
verify-all-unbound =
    { $thrower ->
        [physics] The draw of every die checks out, and so does every fall. Nothing proves that these moves were played.
       *[luck] The draw of every die checks out. Nothing proves that these moves were played.
    }
verify-all-hidden = The moves are correct. The dice can be checked after the game.
verify-all-uncommitted = The moves are correct. The dice of this game cannot be checked.
verify-cannot = No record shows whose hand threw, or whether somebody shows you another game: compare the fingerprint.
verify-fingerprint = Fingerprint of this record: { $fingerprint }
