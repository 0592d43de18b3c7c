# What a person played over the years: games, luck and skill.
# $seen is a count, $mean what was to be expected; $low and $high are the ends of what is normal.

mine-games = Games
mine-luck = Luck and skill
mine-none = You have no finished game yet. Every game that you finish here will be listed.
mine-none-like-that = No game is like that.
mine-nobody = Nobody has played in this browser yet. Play a game, or sign in to find your games.
mine-sign-in = Sign in
mine-here-lead = These games are on this device. Luck and skill over many games need a server.
mine-here-record = Save its record
mine-here-remove = Remove
mine-here-cancel = Cancel
mine-here-sure =
    { $count ->
        [one] Remove this game from this device? That cannot be undone.
       *[other] Remove all { $count } games of this table from this device? That cannot be undone.
    }
mine-here-removed = The game is removed.
mine-count =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }

## The list

mine-filter = Which games
mine-all = All
mine-year = Year
mine-won = Won
mine-lost = Not won
mine-left = Gave up
mine-typed = Typed in
mine-on-device = On one device
mine-real-dice = Real dice
mine-stood-in = a bot played on
mine-nameless = name withdrawn
mine-bad = { $seen } { $what }, { $mean } expected
mine-luck-gave = luck gave { $percent } %
mine-luck-took = luck took { $percent } %
mine-replay = Replay
mine-replay-of = Replay: { $what }
mine-analysis = Analysis
mine-analysis-of = Analysis: { $what }
mine-older = Show older games
mine-export = Take your games along
mine-export-lead = All games that are listed, as a file for other programs.
mine-bgstats = BG Stats
mine-bgstats-of = To BG Stats: { $what }
mine-bgstats-lead = The app BG Stats takes one game at a time, by the button beside each game. It receives the names in that game.

## Luck and skill

mine-luck-title = Your dice against expectation
mine-luck-lead = The striped band holds 9 of 10 people who throw as many fair dice. The line in it is the average.
mine-luck-outside =
    { $figures ->
        [one] There is { $figures } figure, and { $outside } is outside of its band.
       *[other] Of { $figures } figures, { $outside } are outside of their bands. With fair dice about { $usual } would be.
    }
mine-luck-few = You have thrown too few dice for a verdict. Play some more games.
mine-out = Dice lost
mine-turned = Dice turned
mine-hand = Where you throw in the arena, your hand decides with: hard throws turn more dice and lose more.
mine-band = average { $mean }, normal from { $low } to { $high }
mine-dice =
    { $games ->
        [one] { $dice } dice in { $games } game
       *[other] { $dice } dice in { $games } games
    }
mine-curve = X, blanks and { cry-bust.nouns }, game by game
mine-curve-lead = Above the middle you had more than expected, below it fewer. Within the band it is normal.
mine-curve-now =
    { $way ->
        [more] After { $games } games: { $by } more than expected. Up to { $usual } is normal.
       *[fewer] After { $games } games: { $by } fewer than expected. Up to { $usual } is normal.
    }
mine-skill = What your decisions cost
mine-skill-lead = The mean cost of a decision, in chances to win. Smaller is better, 0 is perfect.
mine-skill-none = No game is analysed yet.
mine-skill-analyse =
    Analyse { $count ->
        [one] one game
       *[other] { $count } games
    }
mine-skill-progress = Analysing: { $done } of { $count }
mine-skill-stop = Stop
mine-skill-of = { $analysed } of { $games } games are analysed.
mine-skill-luck = In these games luck gave you { $wins } wins altogether.
mine-month = Month
mine-cost = Cost of a decision
mine-decisions = Decisions
mine-exact = exact
mine-estimated = estimated
mine-streaks = Streaks
mine-streaks-few = With fewer than 10 games there is nothing to say about streaks.
mine-streak-now =
    { $won ->
        [yes] You have won your last { $count } games.
       *[no] You have not won your last { $count } games.
    }
mine-streak-won = Your longest row of wins is { $count }. With your share of wins, { $low } to { $high } is normal in { $games } games.
mine-streak-lost = Your longest row without a win is { $count }. With your share of wins, { $low } to { $high } is normal in { $games } games.
mine-streak-how = Long rows come with fair dice too. The dice do not remember the last game.
mine-began-with =
    { $dice ->
        [one] began with one die
       *[other] began with { $dice } dice
    }
