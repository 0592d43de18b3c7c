# The daily throw: one arena for everybody, one try a day.
# $day is a day, $time a time of the reader's clock, $points, $turned, $out, $count, $done and $total are numbers.

daily-title = Daily throw
daily-today = Today’s throw
daily-goal = Turn the dice that lie there. Each die that shows another face gives a point; each die that leaves the arena costs one.
daily-once = One try a day, and the same arena for everybody.
daily-ends = The day ends at midnight UTC: { $time } by your clock.
daily-count = { $count ->
    [0] Nobody has thrown yet.
    [one] One person has thrown.
   *[other] { $count } people have thrown.
}
daily-listed = Your throw will be in the list.
daily-unlisted = Your throw will not be in the list. The list is for people who could sign in on another device before the day began.
daily-unlisted-how = Keep your games, and you are listed from tomorrow on
daily-own-tremor = Your throw has a tremor of its own, so that nobody can try out the day’s throw as a guest.
daily-practise = Practise first
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-sum = { $turned ->
    [0] No die was turned
    [one] One die was turned
   *[other] { $turned } dice were turned
}, { $out ->
    [0] none left the arena.
    [one] one left the arena.
   *[other] { $out } left the arena.
}
daily-tomorrow = Come back tomorrow: list, films and your GIF are shown when the day is over.
daily-locked = Your throw is stored, but it could not be computed yet. It will land as you threw it.
daily-compute = Show where it lands
daily-again = Watch again

## A day that is over

daily-list = The list of { $day }
daily-last = How { $day } ended
daily-people = { $count ->
    [0] Nobody threw on this day.
    [one] One person threw.
   *[other] { $count } people threw.
}
daily-none-listed = Nobody is in the list of this day.
daily-most = The list shows the best { $count }. The record has all throws.
daily-place = Place
daily-name = Name
daily-points-head = Points
daily-withdrawn = name withdrawn
daily-you = you
daily-your-place = Your place: { $place }
daily-watch = Watch
daily-watch-of = Watch the throw of { $name }
daily-film = GIF
daily-film-of = Save the throw of { $name } as a GIF
daily-own-film = Save my throw as a GIF
daily-earlier = The day before
daily-later = The day after
daily-pass-on = Pass on the link
daily-copied = The link is copied.

## Verifying

daily-fair = Was it fair?
daily-fair-lead = The commitment was published before the first throw. The arena follows from it, and the tremor follows from the secret.
daily-commitment = Commitment
daily-secret = Secret
daily-verify = Throw everything again in this browser
daily-verify-at = Throw { $done } of { $total }
daily-verify-holds = { $count ->
    [0] Secret and arena fit the commitment. There was no listed throw.
    [one] Secret and arena fit the commitment, and the listed throw lands as recorded.
   *[other] Secret and arena fit the commitment, and all { $count } listed throws land as recorded.
}
daily-verify-differs = This day does NOT check out: { $what ->
    [record] a line of the record was changed
    [commitment] the secret does not fit the commitment
    [position] the arena does not follow from the commitment
   *[throw] throw { $number } lands otherwise
}.
daily-verify-failed = This browser could not compute the throws.
daily-record = Save the record

## Elsewhere

daily-no-server = The daily throw needs a server. Here you can practise.
daily-preview-title = Daily throw of { $day }
daily-preview-about = The same arena for everybody, one try each. How many dice do you turn?
