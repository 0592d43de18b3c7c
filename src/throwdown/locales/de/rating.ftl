# Wie stark jemand ist, als Platz zwischen den Bots. $lower, $upper und $level sind Namen von Bots (page-level-…).

rating-between = Du liegst zwischen den Bots { $lower } und { $upper }.
rating-above = Du liegst über dem Bot { $level }.
rating-below = Du liegst unter dem Bot { $level }.
rating-open = Wo du zwischen den Bots liegst, lässt sich noch nicht sagen.
# $place ist einer der Sätze oben.
rating-more = { $place } Etwa { $games } weitere Spiele würden mehr verraten.
rating-no-anchors =
    { $games ->
        [one] Noch lässt sich kein Bot nennen. Dafür fehlt ein Spiel unter Menschen, bei dem ein Bot mitspielt.
       *[other] Noch lässt sich kein Bot nennen. Dafür fehlen { $games } Spiele unter Menschen, bei denen ein Bot mitspielt.
    }

## Die Seite

rating-arena = In der Arena
rating-band = Das Band zeigt, wo du liegen kannst. Bei neun von zehn Menschen liegt der wahre Platz in ihrem Band.
rating-games =
    { $games ->
        [0] Hier zählt noch kein Spiel.
        [one] Hier zählt ein Spiel.
       *[other] Hier zählen { $games } Spiele.
    }
rating-counted = Welche Spiele zählen
rating-counted-people = Ein Spiel zählt, wenn zwei oder mehr Menschen es auf einem Server spielen. Bots dürfen mitspielen.
rating-counted-places = Spiele an einem Gerät, Spiele ohne Server und Spiele mit Tipps zählen nicht. In der Arena zählen auch Spiele mit zufälligen Würfeln nicht.
rating-counted-leave = Wer geht, ist Letzter. Spielt ein Bot stattdessen weiter, zählt sein Ergebnis.
rating-counted-bots = Bots haben feste Plätze auf der Leiter. Nach zehn Spielen unter Menschen mit einem Bot am Tisch wird dein Platz zwischen ihnen genannt.
rating-counted-time = Zeit ohne Spiele macht das Band breiter.
rating-uncounted = Deine letzten Spiele, die nicht zählen

## Warum ein Spiel nicht zählt

rating-why-waits = Es wird gleich gezählt.
rating-why-pool = Für diese Spielweise gibt es keine Leiter.
rating-why-host = Es wurde an einem Gerät oder ohne Server gespielt.
rating-why-learning = Tipps waren erlaubt.
rating-why-handicap = Nicht alle spielten nach denselben Regeln.
rating-why-result = Niemand hat gewonnen.
rating-why-people = Es spielten weniger als zwei Menschen.
rating-why-seats = Ein Mensch hatte mehrere Plätze.
rating-why-bot = Ein Bot spielte mit, dessen Stärke nicht bekannt ist.
