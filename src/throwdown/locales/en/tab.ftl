## The game on this device, without a server.

tab-what = The whole game comes onto this device. Then you play without a connection: against bots, with others on this device, or with the referee for your own box.
tab-size = { $mb } MB are downloaded and stored on this device.
tab-begin = Download
tab-progress = { $done } of { $total } MB
tab-stop = Stop
tab-done = The game is on this device. This page now opens in flight mode, too.
tab-stored = On this device: version { $version }, { $mb } MB.
tab-partial = Parts of the game are on this device: { $mb } MB. Without a connection they are not enough.
tab-may-go = Your browser may delete it when the device runs out of space. Add this page to the home screen to prevent that.
tab-remove = Remove it
tab-removed = The game is no longer on this device. The games that you played are still there.
tab-newer = A newer version is available. The old one stays until the new one is complete.
tab-update = Download the new version
tab-play = Play on this device
tab-http = This page was opened over http. Browsers store a game only over https. Ask the host of this server for an https address.
tab-missing = This server does not have the files for it. Its host can install them; the documentation explains how.
tab-device = You play on this device, without a server.
tab-back = Back to the server
tab-needs = Tables with people elsewhere, the big screen and strong bots need a server.
tab-starting-parts = Loading the game: { $done } of { $total } MB
tab-starting-python = Starting the game
tab-starting-slow = The first start takes up to fifteen seconds.
tab-busy = The game is open in another tab of this browser.
tab-take-over = Play here instead
tab-others = Play with people elsewhere
tab-site = This page needs no server: everything happens on your device. Your games stay in this browser.
tab-levels = These levels need a server, because they compute with large tables: { $levels }.

tab-lacks-wasm = This browser is too old to play without a server: it lacks a part of WebAssembly. Update it, or use another browser.
tab-lacks-memory = This device has little memory. The referee and the card game should work; throws in the arena may close the page.
tab-lacks-storage = This browser stores nothing for this page, perhaps because the window is private. Leave the private window, or let this page store data.
tab-lacks-room = This device has little space left. Free about 40 MB first.
tab-lacks-unpacking = This browser is too old to unpack the game. Update it, or use another browser.

tab-memory = This device has too little memory for the game. Close other pages, then try again.
tab-failed = The game could not be started on this device. Try again; if it fails again, use another browser.
tab-not-stored = The game could not be stored on this device. Try again; if it fails again, use another browser.
tab-part-broken = A part of the game arrived broken. Try again; if it stays broken, tell the host of this page.
tab-part-missing = A part of the game could not be downloaded. Check your connection, then try again.
