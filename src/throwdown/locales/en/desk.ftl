# The host’s desk, bans, people at a table, and the bots of a person.
# $name and $by are people, $until and $date are days.

## The desk

desk-title = Moderation
desk-lead = For those who look after this server.
desk-reports = Reports
desk-people = People
desk-no-server = This needs a server.
desk-cancel = Cancel
desk-nobody = somebody who is gone

## Reports

desk-no-reports = No report waits.
desk-report-days =
    { $days ->
        [one] A report is deleted when it is settled, and after one day at the latest.
       *[other] A report is deleted when it is settled, and after { $days } days at the latest.
    }
desk-report-line = { $by } reports a line of { $name }.
desk-report-person = { $by } reports { $name }: the person, or the name.
desk-report-no-lines = Nobody chatted at that table.
desk-lines = The last lines there
desk-settle = Settled: delete it
desk-close-table = Close the table
desk-decide = Decide about { $name }

## People

desk-search = Name or id
desk-search-do = Search
desk-search-how = Search for whole words of a name. Letters that look alike count as the same. Without a word, you see those who came last.
desk-none-found = Nobody was found.
desk-came = Came on { $date }
desk-guest = guest of one browser
desk-bot = bot
desk-host = host
desk-act-ban = Ban
desk-act-mute = Mute
desk-act-name = Rename
desk-is =
    { $kind ->
        [ban] Banned until { $until }
        [mute] Muted until { $until }
       *[name] Cannot change the name until { $until }
    }
desk-lift =
    { $kind ->
        [ban] End the ban
        [mute] Let them chat
       *[name] Let them choose a name
    }
desk-why = Reason
desk-reason =
    { $reason ->
        [insult] insults or threats
        [unfair] unfair play
        [spam] spam, or disturbing games
        [name] a name that is not welcome here
       *[rules] the rules of this server
    }
desk-long = For how long
desk-length =
    { $length ->
        [hour] one hour
        [day] one day
        [week] seven days
        [month] thirty days
       *[year] one year
    }
desk-new-name = New name
desk-do = Decide

## A person who is banned

desk-banned = You cannot play here for now
desk-banned-until = It ends on { $until }.
desk-banned-data = What is stored about you stays yours: you can take it along, or delete it.
desk-banned-ask = Who runs this server
desk-sign-out = Sign out here

## At a table

desk-here = People at this table
desk-here-report = Report { $name }
desk-here-hide = Hide what { $name } writes
desk-here-show = Show what { $name } writes

## Bots

desk-bots = My bots
desk-bots-lead = A bot is a program of yours that plays here. Its token lets it in, and nobody else should have it.
desk-bots-docs = How to write a bot
desk-bots-none = You have no bots yet.
desk-bot-name = Name of the bot
desk-bot-make = Make a bot
desk-bot-once = The token of { $name } is shown only now: copy it.
desk-bot-seen = Last here on { $date }
desk-bot-now = Connected now
desk-bot-out = It has no token now.
desk-bot-save = Save
desk-bot-rotate = New token
desk-bot-rotate-of = { desk-bot-rotate }: { $name }
desk-bot-revoke = Take the token back
desk-bot-revoke-of = { desk-bot-revoke }: { $name }
desk-bot-errors = What the server refused last
desk-bot-no-errors = Nothing was refused.
desk-limits = Limits for each bot
desk-limit =
    { $name ->
        [requests_per_minute] Requests of one address in a minute
        [seat_messages] Messages of a player in { $window } seconds
        [watcher_messages] Messages of a spectator in { $window } seconds
        [throws_per_s] Throws of one seat in a second
        [chat_messages] Chat lines in { $chat } seconds
        [sockets_per_account] Open sockets
        [tables_per_person] Open tables
       *[standing_bots] Bots of yours that are ready in the lobby
    }
