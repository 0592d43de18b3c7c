# What the page found when it checked the dice of a game by itself.

fair-title = Checked by your browser
fair-checking = Your browser is checking the dice …
fair-how = Before the game a secret number was fixed and its fingerprint was shown to everybody. Then every seat could add a key of its own. The secret and these keys together decided every die. Now all of them are known, and your browser has drawn everything again by itself, without trusting the server.
fair-none = Without a connection there is nothing to check: this device has no record of the game.

## The verdict on the whole game.

fair-all-holds = The dice hold: your browser has drawn them again.
fair-all-differs = Something does NOT hold. What it is stands below.
fair-all-hidden = The dice can be checked when the game is over.
fair-all-uncommitted = The dice of this game cannot be checked: nothing was fixed before it began.
fair-all-elsewhere = Nothing is wrong, but your browser could not draw everything again.
fair-all-newer = This game was not checked: the page is older than its record.
fair-all-unbound = The dice hold, but nothing shows that it was this game: neither the public list nor a signature with a key that is known here.

## One sentence for each thing that was checked. $count says how often, $line where.

fair-chain-holds = The record is whole: no line was changed, added or left out.
fair-chain-differs = The record was changed: line { $line } does not fit.
fair-chain-elsewhere = This record is newer than this page. Reload the page and check again.
fair-commitment-holds = The revealed secret fits the fingerprint in the record.
fair-commitment-differs = The revealed secret does not fit the fingerprint in the record.
fair-commitment-hidden = The secret is revealed when the game is over.
fair-commitment-uncommitted = No secret was fixed before this game.
fair-promise-holds = It is the fingerprint that this browser was shown.
fair-promise-differs = This browser was shown another fingerprint.
fair-promise-unseen = This browser was not at the table, so it cannot say which fingerprint was shown there.
fair-own-key-holds = Your own key is in every throw.
fair-own-key-differs = Your own key is not the one in the record.
fair-keys-holds = Every player added a key: nobody could choose the dice.
fair-keys-differs = The key of a bot does not follow from the secret.
fair-keys-unseen = Played without a key of their own: { $names }.
fair-keys-uncommitted = No player added a key: the table alone chose the secret.
fair-draft-holds = Keys, names and rules are those that were fixed before your key was shown.
fair-draft-differs = A key, a name or a rule was changed after your key was shown.
fair-first-holds = Who begins was drawn by lot.
fair-first-differs = The lot says that another seat begins.
fair-lot-holds =
    { $count ->
        [one] One shuffle or lot was drawn again: the order is the same.
       *[other] { $count } shuffles and lots were drawn again: the order is the same.
    }
fair-lot-differs = A shuffle or a lot comes out in another order.
fair-lot-elsewhere = Shuffles and lots of this older record are checked by the command below.
fair-roll-holds =
    { $count ->
        [one] One throw was drawn again: every die shows what was told.
       *[other] { $count } throws were drawn again: every die shows what was told.
    }
fair-roll-differs = A throw comes out otherwise when it is drawn again.
fair-roll-elsewhere = Throws of this older record are checked by the command below.
fair-throw-holds =
    { $count ->
        [one] One throw left the hand as chance had turned its dice.
       *[other] { $count } throws left the hand as chance had turned their dice.
    }
fair-throw-differs = The dice of a throw did not leave the hand as chance had turned them.
fair-throw-elsewhere = How chance turned the dice of this older record is checked by the command below.
fair-motion-holds =
    { $count ->
        [one] The motion that you saw ends where the dice lie, with the faces that were told.
       *[other] All { $count } motions that you saw end where the dice lie, with the faces that were told.
    }
fair-motion-differs = A recorded motion does not end with the dice that were told.
fair-race-holds =
    { $count ->
        [one] The times of one race were drawn again.
       *[other] The times of { $count } races were drawn again.
    }
fair-race-differs = A time in a race is not the one that was drawn.
fair-race-elsewhere = Races of this older record are checked by the command below.
fair-ran-entered = Times that players ran themselves: measured by the server, not drawn.
fair-public-holds = The server’s public list has this game, just as it is told here.
fair-public-differs = The server’s public list tells this game otherwise.
fair-public-unseen = The server’s public list was not at hand.
fair-public-restored = The server went back to a backup since: its public list no longer has the end of this game.
fair-unbound-unseen = Without the public list or a signature with a known key nothing shows that these moves were made, and no others.
fair-names-holds = Names are those that were fixed before the game.
fair-names-differs = A name is another one than was fixed before the game.
fair-missing-unseen = The key of { $names } did not arrive: a server in league with them had { $amount } games to choose from, and no more.
fair-rounds-unseen = { $amount } commitments were made for this game: the table may have chosen among them.
fair-void-unseen = { $amount } games were voided for this one: the table may have chosen among them.
fair-signature-holds = Signed at the end by { $names }.
fair-signature-differs = A signature of the end is forged.
fair-signature-unseen = Signed at the end by { $names }, with a key that this browser does not know: compare it with them.
fair-receipt-differs = The server signed for your key and began without it: this game is not fair. Keep this page as proof.
fair-list-holds = The server’s public list goes on from what this browser saw of it before.
fair-list-differs = The server has signed two public lists that do not fit together. This browser keeps both heads: they prove it.
fair-list-restored = The server went back to a backup of its public list since this browser saw it last.
fair-list-unseen = This browser sees the server’s public list for the first time, and remembers it.
fair-head = A list of { $rows } rows that the server signed
fair-physics-elsewhere = That the dice fly and fall like this only the physics can show.
fair-rules-elsewhere = That every move was allowed only the rules can show.

## What anybody can do at home.

fair-home = To check physics and rules too, download the record and run this command:
fair-seen = Fingerprint shown to this browser
fair-own-key = Your key
fair-own-signer = The key with which this browser signs the end
fair-server = Let the server compute physics and rules
fair-binding = The seats are binding the dice …
