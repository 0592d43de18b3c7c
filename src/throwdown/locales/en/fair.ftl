# What the page found when it checked the dice of a game by itself.

fair-checking = Your browser is checking the dice …
fair-place = Played without a server: nobody else committed these dice.
fair-none = You need a connection to check the dice: this device has no record of the game.

## Checking a game: what it takes, how far it is, and whether this device saw the game.

fair-offer = Your browser can check this game itself: it works out every throw and every move again.
fair-offer-size = For that it loads { $mb } MB once and keeps them.
fair-offer-again = For that it loads { $mb } MB. This browser cannot keep them here.
fair-missing = This server does not have the files with which a browser checks a game. The command below checks it.
fair-starting = The checker starts …
fair-running = Line { $done } of { $total } …
fair-failed = The check broke off on this device. Try again, or use the command below.
fair-seen-holds = This is the game you played: it fits what this device saw before the first throw.
fair-seen-differs = This is NOT the game that this device saw: before the first throw it was promised something else.
fair-seen-unseen = This device never saw this game. Ask somebody who played whether the fingerprint is the same.
fair-signature-holds = Signed at the end by { $names }.
fair-signature-unbound = Signed at the end by { $names }, with a key that this browser does not know: compare it with them.

## Throwing a hand again, in the browser.

fair-again-loading = Loading the physics …
fair-again-engine = This page does not have the physics of this game, so it cannot throw its dice again.
fair-again-wasm = This browser cannot throw dice: it lacks WebAssembly.
fair-again-memory = This device does not have enough memory to throw dice.
fair-again-offline = The physics could not be loaded: there is no connection.
fair-again-failed = The physics stopped working in this browser.

## What anybody can do at home.

fair-home = To check it on a computer with Throwdown, download the record and run this command:
fair-binding = The players exchange keys for the dice …
