# What the page found when it checked the dice of a game by itself.

fair-title = Checked by your browser
fair-checking = Your browser is checking the dice …
fair-how = Before the game a secret number was fixed and its fingerprint was shown to everybody. Then every seat could add a key of its own. The secret and these keys together decided every die. Now all of them are known, and your browser has drawn everything again by itself, without trusting the server.
fair-none = Without a connection there is nothing to check: this device has no record of the game.

## The verdict on the whole game.

fair-all-holds = The dice hold: your browser has drawn them again.
fair-all-thrown = The dice hold: your browser has thrown every die again.
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
fair-first-arena-elsewhere = The dice of this older game cannot be thrown again here: its arena lands alike on one kind of processor only. The command below does it there.
fair-lying-holds =
    { $count ->
        [one] Before one throw the dice lay where they had come to rest.
       *[other] Before { $count } throws the dice lay where they had come to rest.
    }
fair-lying-differs = Before a throw, dice lay elsewhere than they had come to rest.
fair-lying-elsewhere = Throws before which a hand had laid dice, as in a tower: { $count }. That the dice belong there only the rules can show.
fair-landing-holds =
    { $count ->
        [one] One throw was thrown again: every die lands in the same place, with the same face.
       *[other] { $count } throws were thrown again: every die lands in the same place, with the same face.
    }
fair-landing-differs = A throw lands otherwise when it is thrown again.
fair-landing-elsewhere = Throws that could not be thrown again: { $count }. This older record does not say where dice lay before them.
fair-flight-holds =
    { $count ->
        [one] The motion that you saw is the same in every frame.
       *[other] All { $count } motions that you saw are the same in every frame.
    }
fair-flight-differs = A recorded motion differs from the one that the physics gives.
fair-rules-elsewhere = That every move was allowed only the rules can show.

## Throwing every die again, in the browser. $number is a throw, $done and $total say how many.

fair-again = Throw every die again
fair-again-why = Your browser can throw the dice itself: with the same physics, from the same hands. It loads about 1 MB for that, and takes a few seconds.
fair-again-loading = Loading the physics …
fair-again-at = Throw { $number } of { $total } …
fair-again-part = { $done } of { $total } throws were thrown again. The rest was not; everything else below was checked without it.
fair-again-engine = This page does not have the physics of this game, so it cannot throw its dice again.
fair-again-wasm = This browser cannot throw dice: it lacks WebAssembly.
fair-again-memory = This device does not have enough memory to throw dice.
fair-again-offline = The physics could not be loaded: there is no connection.
fair-again-failed = The physics stopped working in this browser.

## What anybody can do at home.

fair-home = To check physics and rules too, download the record and run this command:
fair-home-rules = To check the rules too, download the record and run this command:
fair-seen = Fingerprint shown to this browser
fair-own-key = Your key
fair-own-signer = The key with which this browser signs the end
fair-server = Let the server compute physics and rules
fair-binding = The seats are binding the dice …
