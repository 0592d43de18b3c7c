# The end of a game tells its story; sharing a game or a throw.
# $by and $mean are numbers with one decimal; $what is one of story-what-…; $face is a symbol.

story-title = The story of the game
story-wait = Counting every throw …
story-luck = Was it luck?
story-luck-no = No more than usual.
story-luck-some = A little.
story-luck-yes = Yes, some of it.
story-luck-few = There were too few throws to say.
story-luck-hands = The dice alone do not say it: “The whole story” repeats every throw with the same hand.
story-luck-normal = All numbers are normal: 9 of 10 games look like this.
story-remark =
    { $who ->
        [you] You had { $by } { $way } { $what } than usual. This happens in 1 game of { $count }.
       *[player] { $player } had { $by } { $way } { $what } than usual. This happens in 1 game of { $count }.
    }
story-more = more
story-less = fewer
story-what-matches = matches
story-what-lost = { $face }
story-what-out = dice bouncing out
story-what-busts = { cry-bust.nouns }
story-what-caught = caught cards
story-label-matches = Matches
story-label-out = Out
story-label-busts = { cry-bust.Nouns }
story-label-caught = Cards caught
story-against = Your rolls and the average
story-choose = What is counted
story-of =
    { $throws ->
        [one] { $seen } in { $throws } throw
       *[other] { $seen } in { $throws } throws
    }
story-usual = about average
story-low-end = lower end of normal
story-high-end = upper end of normal
story-rare = 1 game in { $count }
story-band = 9 of 10 games
story-average = average
story-row = average { $mean }, normal from { $low } to { $high }
story-faces =
    { $count ->
        [one] Faces, { $count } die thrown
       *[other] Faces, { $count } dice thrown
    }
story-face-rare = { $seen } × { $face } (average { $mean }). For this face, that happens in 1 game of { $count }; for any face, in about 1 of { $any }.
story-course-dice = Dice in front of each player
story-course-cards = Cards won
story-start = start
story-throw = throw { $number }
story-as-table = As a table
story-aim = Where throws went
story-aim-told =
    { $throws ->
        [one] { $struck } of { $throws } throw struck a die, { $turned } turned or knocked one out, { $matched } matched.
       *[other] { $struck } of { $throws } throws struck a die, { $turned } turned or knocked one out, { $matched } matched.
    }
story-aim-hit = aimed there, struck a die
story-aim-none = aimed there, struck none
story-aim-landed = came to rest
story-aim-out = fell out
story-aim-one = Throw { $number }: { $result }
story-aim-matched = matched
story-aim-turned = turned a die
story-aim-struck = struck a die
story-aim-nothing = struck nothing
story-aim-whose = Whose throws
story-everybody = Everybody
story-plunders =
    { $count ->
        [one] { $player }: { $count } plunder, cards caught there: { $cards }
       *[other] { $player }: { $count } plunders, cards caught there: { $cards }
    }
story-how = How we count luck
story-how-text = We take every throw of this game as it was: the same dice, as hard, into the same position. From that we compute exactly how often it matches, how often a die leaves and what it shows. All throws together give the average, and the band in which 9 of 10 such games lie. Good aim can do better. Among many numbers, one or two always stick out.
story-how-hands = Throws by hand are counted beside ordinary throws of the same force. Whether a die shows an X is chance alone. Whether it flies out and what it turns also depends on the hand. For the chances to win we repeat every throw, which separates the two.
story-share = Share
story-share-throw = Share this throw
story-copy-this = Copy this link:
story-preview-game = A game of { $game }
story-hundred = The same throw, a hundred times
story-hundred-why = Your browser repeats this throw at the same dice, each time with another tremor and other faces. Beside it, a softer throw aims at the same target.
story-hundred-which = Which throw
story-hundred-go = Throw it a hundred times
story-hundred-stop = Stop
story-hundred-hand = This throw (force { $force })
story-hundred-calmer = A softer throw (force { $force })
story-hundred-matched = matched
story-hundred-turned = turned a die
story-hundred-out = flew out
story-hundred-of = { $count } of { $throws }
story-hundred-calm = This throw was soft already: there is no softer one to compare.

## The best throw, at the end of a game

story-best-throw =
    Best throw: { $player }, throw { $number }: { $count ->
        [one] one die taken.
       *[other] { $count } dice taken.
    }
story-best-roll =
    Best roll: { $player }, roll { $number }: { $count ->
        [one] one card caught.
       *[other] { $count } cards caught.
    }
story-best-watch = Watch it
story-comeback =
    { $game ->
        [cards] A comeback: the winner was far behind.
       *[dice] A comeback: the winner was down to one die.
    }
