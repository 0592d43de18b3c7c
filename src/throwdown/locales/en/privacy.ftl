# What is stored about a person, the rights to it, and who runs the server.
# $days is a number of days, $games how many games, $count how many rows.

privacy-mine = What is stored about me
privacy-lead = Read it, take it along or delete it: at once, without asking anybody.
privacy-show = Show it
privacy-download = Download everything (JSON)
privacy-kind =
    { $what ->
        [bots] Your bots
        [sessions] Devices and tokens that are signed in
        [credentials] What signs you in
        [tickets] Links from the host
        [seats] Tables that wait for you
        [names] Your name at tables
        [chat] Your chat lines
        [games] Games at your tables
        [plays] Your results
        [groups] Groups
        [host] Your role at this server
        [sanctions] Decisions of the host of this server
        [reports] Reports about you
        [reported] Reports by you
        [reported_lines] Lines of yours beside reports
        [desk] What the log of the moderation has
        [muted] People whose lines you hide
        [bot_errors] What your bots were refused
        [moves] Moves that were answered lately
        [withdrawn] Names withdrawn before
       *[person] Yourself: name, language, first and last visit
    }: { $count }
privacy-correct = Another name
privacy-correct-why = You change your name in the menu, and it counts from the next game on. Lists of past games can show it too. Replays and records keep the name of that time: what proves the dice includes a fingerprint of it. But you can withdraw it there.
privacy-rename = Show my name of today in lists of past games
privacy-renamed = Lists of past games show your name of today now.
privacy-withdraw = Withdraw my name from past games
privacy-withdraw-sure = Your name then disappears from all games that are over. That cannot be undone.
privacy-withdraw-do = Withdraw it for good
privacy-withdrawn =
    { $games ->
        [one] Your name is gone from one game.
       *[other] Your name is gone from { $games } games.
    }
privacy-delete = Delete me
privacy-delete-lead = Your name disappears from every game, chat, group and list, and all that signs you in is deleted. The others keep the games; you are just a player without a name there. A bot plays on where a game is under way.
privacy-delete-sure = This deletes you on all devices. That cannot be undone, not even by the host.
privacy-delete-do = Delete me for good
privacy-delete-here = Also remove the games on this device: they have your name too.
privacy-deleted = You are deleted. Nothing on this server has your name any more.
privacy-cancel = Cancel

## The pages of the host

privacy-host = Who runs this server
privacy-host-unknown = The host has not said yet who runs this server.
privacy-contact = How to reach them
privacy-what = What is stored, and for how long
privacy-what-name = The name that you choose, your language, and when you were here.
privacy-what-games-ever = Games with all moves and results, for ever: everybody who has the link sees them.
privacy-what-games =
    { $days ->
        [one] Games with all moves and results, for one day after their end: everybody who has the link sees them.
       *[other] Games with all moves and results, for { $days } days after their end: everybody who has the link sees them.
    }
privacy-what-chat-ever = What you write in the chat. It is not deleted automatically.
privacy-what-chat =
    { $days ->
        [one] What you write in the chat, for one day.
       *[other] What you write in the chat, for { $days } days.
    }
privacy-what-guests-ever = Guests stay, even if they finished no game.
privacy-what-guests =
    { $days ->
        [one] Guests who finished no game are forgotten after one day without a visit.
       *[other] Guests who finished no game are forgotten after { $days } days without a visit.
    }
privacy-what-reports =
    { $days ->
        [one] Reports to the host of this server and the chat lines beside them, until a report is settled, or for one day.
       *[other] Reports to the host of this server and the chat lines beside them, until a report is settled, or for { $days } days.
    }
privacy-what-cookie = One cookie that signs this browser in, for { $days } days after your last visit. There are no others.
privacy-what-keys = What signs you in elsewhere, so that it cannot be read back: fingerprints of codes, and public keys.
privacy-what-address = Your network address is used to limit abuse and is not stored. The log of the server has neither names nor addresses.
privacy-what-others = Nothing is passed on: no advertising, no counting of visits, no other services.
privacy-what-backup = Backups of the host may still have a name for a while. If one is restored, deleted people are deleted again.
privacy-rights = Your rights
privacy-rights-text = You can see, take along, correct and delete what is stored about you, at any time and without asking.
privacy-rights-link = To what is stored about me
privacy-imprint-none = The host has not written an imprint yet.
