# What the page found when it checked the dice of a game by itself.

fair-checking = Your browser is checking the dice …
fair-how = Before the game, the server fixed a secret number and showed its fingerprint to everybody. Then every seat could add a key of its own. The secret and the keys together determined every die. Now all of them are public. Your browser has recomputed everything from them, without trusting the server.
fair-how-tab = This game was played without a server. Before it began, the device itself fixed a secret number, which determined every die. Your browser has recomputed everything from that number. That shows that the dice are right, but not that nobody chose them.
fair-place = Played without a server: nobody else committed these dice.
fair-none = You need a connection to check the dice: this device has no record of the game.

## The verdict on the whole game.

fair-all-holds = The dice check out: your browser recomputed every one.
fair-all-thrown = The dice check out: your browser threw every die again.
fair-all-differs = Something is NOT right. See below.
fair-all-hidden = The dice can be checked when the game is over.
fair-all-uncommitted = The dice of this game cannot be checked: nothing was fixed before it began.
fair-all-elsewhere = Nothing is wrong, but your browser could not recompute everything.
fair-all-newer = This game was not checked: the page is older than its record.
fair-all-unbound = The dice check out, but there is no proof that these moves were played. The proof would be a signature with a known key.
fair-all-own = The dice check out, but nobody else committed them: this game was played without a server.

## One sentence for each thing that was checked. $count says how often, $line where.

fair-chain-holds = The record is whole: no line was changed, added or left out.
fair-chain-differs = The record was changed: line { $line } does not fit.
fair-chain-elsewhere = This record is newer than this page. Reload the page and check again.
fair-commitment-holds = The revealed secret fits the fingerprint in the record.
fair-commitment-differs = The revealed secret does not fit the fingerprint in the record.
fair-commitment-hidden = The secret is revealed when the game is over.
fair-commitment-uncommitted = No secret was fixed before this game.
fair-promise-holds = The fingerprint is the one that this browser saw.
fair-promise-differs = This browser saw another fingerprint.
fair-promise-unseen = This browser was not at the table, so it cannot say which fingerprint was shown there.
fair-place-unseen = Played without a server: nobody else committed these dice. The device may have played many games and shown this one.
fair-own-key-holds = Your own key is in every throw.
fair-own-key-differs = Your own key is not the one in the record.
fair-keys-holds = Every player added a key: nobody could choose the dice.
fair-keys-differs = The key of a bot does not follow from the secret.
fair-keys-unseen = These players added no key: { $names }.
fair-keys-uncommitted = No player added a key: the table alone chose the secret.
fair-draft-holds = Keys, names and rules were fixed before your key was shown, and have not changed.
fair-draft-differs = A key, a name or a rule was changed after your key was shown.
fair-first-holds = The start player was drawn by lot.
fair-first-differs = According to the draw, another seat starts.
fair-lot-holds =
    { $count ->
        [one] One shuffle or lot was drawn again: the order is the same.
       *[other] { $count } shuffles and lots were drawn again: the order is the same.
    }
fair-lot-differs = A shuffle or a draw gives another order when recomputed.
fair-roll-holds =
    { $count ->
        [one] One throw was recomputed: every die shows what the game showed.
       *[other] { $count } throws were recomputed: every die shows what the game showed.
    }
fair-roll-differs = A throw gives another result when recomputed.
fair-roll-elsewhere = The command below checks throws of this record: this page does not have its luck table.
fair-throw-holds =
    { $count ->
        [one] In one throw, the dice left the hand turned as the random draw says.
       *[other] In { $count } throws, the dice left the hand turned as the random draw says.
    }
fair-throw-differs = In a throw, the dice left the hand turned differently from the random draw.
fair-motion-holds =
    { $count ->
        [one] The motion that you saw ends where the dice lie, with the recorded faces.
       *[other] All { $count } motions that you saw end where the dice lie, with the recorded faces.
    }
fair-motion-differs = A recorded motion ends with other dice than the record says.
fair-race-holds =
    { $count ->
        [one] The times of one race were drawn again.
       *[other] The times of { $count } races were drawn again.
    }
fair-race-differs = A time in a race is not the one that was drawn.
fair-ran-entered = Players raced themselves: the server measured these times, so nobody can recompute them.
fair-unbound-unseen = Nothing proves that exactly these moves were played: a signature with a known key is missing.
fair-names-holds = The names are the ones fixed before the game.
fair-names-differs = A name differs from the one fixed before the game.
fair-missing-unseen = The key of { $names } did not arrive. A server that cheated together with them could choose among { $amount } games, not more.
fair-void-unseen = { $amount } games were voided for this one: the table may have chosen among them.
fair-signature-holds = Signed at the end by { $names }.
fair-signature-differs = A signature of the end is forged.
fair-signature-unseen = Signed at the end by { $names }, with a key that this browser does not know: compare it with them.
fair-receipt-differs = The server signed for your key and then started without it: this game is not fair. Keep this page as proof.
fair-physics-elsewhere = Only the physics can show that the dice really fall like this.
fair-lying-holds =
    { $count ->
        [one] Before one throw the dice lay where they had come to rest.
       *[other] Before { $count } throws the dice lay where they had come to rest.
    }
fair-lying-differs = Before a throw, a die was not where it had come to rest.
fair-lying-elsewhere = Before { $count } throws, players had placed dice by hand, as in a tower. Only the rules can show that these dice belong there.
fair-landing-holds =
    { $count ->
        [one] One throw was thrown again: every die lands in the same place, with the same face.
       *[other] { $count } throws were thrown again: every die lands in the same place, with the same face.
    }
fair-landing-differs = A throw lands differently when it is thrown again.
fair-landing-elsewhere = Throws that could not be thrown again: { $count }. The physics of this page could not compute them.
fair-flight-holds =
    { $count ->
        [one] The motion that you saw is the same in every frame.
       *[other] All { $count } motions that you saw are the same in every frame.
    }
fair-flight-differs = A recorded motion differs from the one that the physics gives.
fair-rules-elsewhere = Only the rules can show that every move was allowed.

## Throwing every die again, in the browser. $number is a throw, $done and $total say how many.

fair-again = Throw every die again
fair-again-why = Your browser can throw the dice itself, with the same physics and the same hand movements. It loads about 1 MB and takes a few seconds.
fair-again-loading = Loading the physics …
fair-again-at = Throw { $number } of { $total } …
fair-again-part = Your browser threw { $done } of { $total } throws again. Everything else below was checked without them.
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
fair-binding = The players exchange keys for the dice …
