# The end of a game tells its story; sharing a game or a throw.
# $by and $mean are numbers with one decimal; $what is one of story-what-…; $face is a symbol.

story-open = The whole story
story-title = The story of the game
story-wait = Every throw is being counted …
story-luck = Was it luck?
story-luck-no = No more than usual.
story-luck-some = A little.
story-luck-yes = Yes, some of it.
story-luck-few = Too little was thrown to tell.
story-luck-normal = Everything lies within what 9 of 10 games show.
story-remark =
    { $who ->
        [you] You had { $by } { $way } { $what } than average: 1 game in { $count } is like that.
       *[player] { $player } had { $by } { $way } { $what } than average: 1 game in { $count } is like that.
    }
story-more = more
story-less = fewer
story-what-matches = matches
story-what-lost = { $face }
story-what-out = dice out
story-what-busts = { cry-bust.nouns }
story-what-caught = caught cards
story-label-matches = Matches
story-label-out = Out
story-label-busts = { cry-bust.Nouns }
story-label-caught = Cards caught
story-against = Rolled against expected
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
story-face-rare = { $seen } × { $face }, where { $mean } is average: for this one face that is 1 game in { $count }, for any face about 1 in { $any }.
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
story-aim-one = Throw { $number }: { $told }
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
story-how-text = Every throw of this game is taken as it was: the same dice, as hard, into the same position. From that follows exactly how often it matches, how often a die leaves and what it shows, each face alike. All throws together give the average and the band in which 9 of 10 such games lie. Good aim can do better than that; of many figures, one or two always stick out.
story-share = Share
story-share-throw = Share this throw
story-film = Save this throw as a GIF
story-film-wait = The film is being made …
story-picture = Save a picture
story-copy-this = Copy this link:
story-preview-win =
    { $count ->
        [one] { $players } wins: { $game }
       *[other] { $players } win: { $game }
    }
story-preview-game = A game of { $game }
story-preview-throw = Throw { $number } by { $player }: { $game }
story-preview-about =
    { $throws ->
        [one] { $players }, { $throws } throw. Watch it.
       *[other] { $players }, { $throws } throws. Watch it.
    }
