# How strong a person is, as a place between the bots. $lower, $upper and $level are names of bots (page-level-…).

rating-between = You are between the bots { $lower } and { $upper }.
rating-above = You are above the bot { $level }.
rating-below = You are below the bot { $level }.
rating-open = It is too early to say where you are between the bots.
# $place is one of the sentences above.
rating-more = { $place } About { $games } more games would tell more.
rating-no-anchors =
    { $games ->
        [one] No bot can be named yet. It takes one more game of people with a bot at the table.
       *[other] No bot can be named yet. It takes { $games } more games of people with a bot at the table.
    }

## The page

rating-arena = In the arena
rating-band = The band shows where you may be. For nine of ten people the true place is in their band.
rating-games =
    { $games ->
        [0] No game counts here yet.
        [one] One game counts here.
       *[other] { $games } games count here.
    }
rating-counted = Which games count
rating-counted-people = A game counts if two or more people play it on a server. Bots may sit with you.
rating-counted-places = Games on one device, games without a server and games with hints do not count. In the arena, games with random dice do not count either.
rating-counted-leave = Who leaves is last. If a bot plays on instead, its result counts.
rating-counted-bots = Bots have fixed places on the ladder. After ten games of people with a bot at the table, your place among them is named.
rating-counted-time = Time without games widens the band.
rating-uncounted = Your last games that do not count

## Why a game does not count

rating-why-waits = It will be counted in a moment.
rating-why-pool = There is no ladder for this way to play.
rating-why-host = It was played on one device or without a server.
rating-why-learning = Hints were allowed.
rating-why-handicap = Not everybody played by the same rules.
rating-why-result = Nobody won.
rating-why-people = Fewer than two people played.
rating-why-seats = One person had several seats.
rating-why-bot = A bot played whose strength is not known.
