# Tournaments at many tables: entering, rounds, results, the host, the big screen.
# $name is a player, $names a list of them, $number, $round, $box and $place are numbers, $points may have a fraction.

## The list

tournament-title = Tournaments
tournament-lead = Many players, many tables: a club evening or an open tournament. Phones show where everybody sits, and one list shows who leads.
tournament-none = No tournament is open here right now.
tournament-no-server = Tournaments need a server. This page runs without one.
tournament-unknown = There is no such tournament, or it is not open to you.
tournament-nameless = Tournament
tournament-count = { $count ->
    [one] one player
   *[other] { $count } players
}
tournament-short-entering = open for entries
tournament-short-playing = running
tournament-short-between = running
tournament-short-over = over
tournament-yours = you are the host
tournament-entered = you play

## A new one

tournament-new = New tournament
tournament-its-name = Name of the tournament
tournament-its-name-how = Friday at the club
tournament-mode = Kind
tournament-mode-swiss = Rounds
tournament-mode-evening = Open evening
tournament-mode-knockout = Knock-out
tournament-mode-swiss-how = Everybody plays every round, against players with about as many points. Nobody meets the same opponents twice if it can be avoided.
tournament-mode-evening-how = Players come and go. As soon as enough of them wait, they get a table. The mean of the points counts.
tournament-mode-knockout-how = The better half of each table plays on, until one table is left.
tournament-size = Tables
tournament-size-four = For four
tournament-size-two = Duels
tournament-size-four-how = Tables of three or five where the numbers ask for it.
tournament-size-two-how = Two players at each table.
tournament-rounds = Rounds
tournament-final = A final of the best at the end
tournament-least = Games that a player needs for a place
tournament-play = Where people play
tournament-play-online = Online
tournament-play-device = One device each table
tournament-play-box = Real boxes
tournament-play-online-how = Everybody plays on their own phone or computer. Results arrive automatically.
tournament-play-device-how = The players of a table share a device. They play on it, or they type the result.
tournament-play-box-how = The players of a table use real dice. One of them types the result on a phone, or the phone is the referee.
tournament-boxes = Real boxes in the room
tournament-boxes-how = Tables with players who have no device get them first.
tournament-open-to = Who may enter
tournament-open-to-link = People with the link
tournament-open-to-listed = Everybody
tournament-open-to-group = A group
tournament-group = Group
tournament-fill = Bots fill tables
tournament-fill-none = No bots
tournament-minutes = Minutes for a round (0: no countdown)
tournament-minutes-evening = Minutes for the evening (0: no countdown)
tournament-open = Open the tournament

## What it is, and where it is

tournament-about = { $mode ->
    [evening] { $game }, open evening
    [knockout] { $game }, knock-out
   *[swiss] { $game }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }{ $final ->
        [true] {" "}and a final
       *[false] {""}
    }
}{ $tables ->
    [duels] , duels
   *[tables] {""}
}
tournament-phase-entering = Open for entries
tournament-phase-round = Round { $round } of { $rounds }
tournament-phase-final = Final
tournament-phase-evening = Open evening
tournament-phase-bell = The bell rang: games that began before it still count
tournament-phase-over = Over
tournament-time-left = Time left
tournament-round = Round { $round }
tournament-played = Finished games
tournament-tables = Tables
tournament-table = Table { $number }
tournament-final-table = Final
tournament-box = Box { $box }
tournament-device = one device
tournament-box-waits = waits for a box
tournament-box-any = Any box that is free
tournament-corrected = corrected
tournament-void = does not count
tournament-plus = +{ $points }
tournament-place = { $place }.
tournament-byes = Sitting out this round: { $names }
tournament-watch = To the table

## Entering

tournament-enter-title = Take part
tournament-enter-late = It has begun already. You play from the next round.
tournament-enter = Enter
tournament-enter-as = Enter as { $name }

## The own table

tournament-your-table = Your table:
tournament-your-final = You are in the final. Your table:
tournament-with = With { $names }
tournament-to-table = To the table
tournament-table-soon = The table opens in a moment.
tournament-type-result = Type the result
tournament-referee = Let this phone be the referee
tournament-hot-seat = Play on this device
tournament-your-place = You came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}: { $points ->
    [one] one point
   *[other] { $points } points
}.
tournament-your-bye = You sit out this round and get 3 points.
tournament-you-are-in = You are in.
tournament-wait-round = Your table appears here as soon as the next round begins.
tournament-wait-seat = Your table appears here as soon as enough players wait.
tournament-wait-knockout = If you are in the next round, your table appears here.
tournament-wait-bell = The bell rang: nobody gets another table. The standings follow when all games are over.
tournament-wait-final = All rounds are played. The final is next: if you are in it, your table appears here.
tournament-wait-end = The final is being played. The standings follow when it is over.
tournament-left-table = You take a break after this table. Your table still needs its result.
tournament-you-left = You take a break.
tournament-leave = Take a break, or go home
tournament-return = I am back
tournament-dropped = The host has dropped you. Ask the host to bring you back.
tournament-over = The tournament is over.
tournament-your-rank = You are number { $rank } with { $points ->
    [one] one point
   *[other] { $points } points
}.
tournament-no-rank = You have { $points ->
    [one] one point
   *[other] { $points } points
}, and too few games for a place.

## Typing a result

tournament-who-first = Who came first?
tournament-who-next = Who came next (place { $place })?
tournament-places = Places
tournament-tie = Tied
tournament-tied = { $one } is tied with { $other }
tournament-result-send = Send the result
tournament-result-again = From the start
tournament-cancel = Cancel
tournament-preview = Show the pairing first
tournament-preview-again = Show again
tournament-preview-none = No tables: too few players are here.
tournament-preview-met = { $names } have met before.
tournament-preview-byes = Without a table: { $names }.
tournament-void-do = This table does not count

## Standings

tournament-standings = Standings
tournament-least-how = A place needs at least { $games ->
    [one] one game
   *[other] { $games } games
}.
tournament-final-decided = The final decided the first places.
tournament-rank = Place
tournament-name = Player
tournament-games = Games
tournament-mean = Mean
tournament-points = Points
tournament-with-points = { $points ->
    [one] one point
   *[other] { $points } points
}
tournament-you = you
tournament-gone = has gone

## Players

tournament-entrants = Players: { $count }
tournament-nobody = Nobody has entered yet.
tournament-paper = without a device
tournament-filler = bot that fills tables
tournament-late = entered late
tournament-left-name = somebody who left
tournament-bot-name = Bot { $number }
tournament-drop = Drop { $name }
tournament-take-back = { $name } is back
tournament-paper-add = Players without a device
tournament-paper-how = One name on each line
tournament-add = Add
tournament-bot-add = A bot as a player
tournament-bot-add-do = Add a bot

## The host

tournament-host = For the host
tournament-too-few = { $count ->
    [0] Nobody has entered yet. Share the link, or type the names of players.
    [one] One player has entered. A round needs at least { $least }.
   *[other] { $count } players have entered. A round needs at least { $least }.
}
tournament-ready = { $count ->
    [one] One player has entered.
   *[other] { $count } players have entered.
}
tournament-missing = { $count ->
    [one] One result is missing: table { $tables }.
   *[other] { $count } results are missing: tables { $tables }.
}
tournament-round-over = All results of round { $round } are in.
tournament-evening-runs = Players get a table as soon as enough of them wait.
tournament-begin = Begin the evening
tournament-pair = Begin round { $round }
tournament-pair-final = Begin the final
tournament-bell = Ring the bell
tournament-close = Close the tournament
tournament-close-sure = Then nobody can play on, and tables without a result do not count. You can still correct results.
tournament-close-yes = Close it now
tournament-correct = Correct

## Inviting, screen, paper

tournament-invite = Invite
tournament-invite-link = Anyone who opens this link can enter.
tournament-invite-listed = Everybody finds this tournament in the list. The link leads here too.
tournament-invite-group = The link works for members of the group.
tournament-link = Link to the tournament
tournament-qr = QR code with the link to the tournament
tournament-big = Big screen
tournament-csv = Standings as a file (CSV)
tournament-csv-tables = Tables as a file (CSV)
tournament-print = Print
tournament-fill-screen = Full screen
tournament-scan = Scan this code to enter
tournament-join-late = You can still enter
tournament-pause = Pause
tournament-turn = Continue
