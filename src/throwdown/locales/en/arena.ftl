# What the arena of the page says.
arena-label = { place-arena.Name }
arena-help = Keys 1 to 9 aim at a die, arrows move the target. Plus and minus change the force, M the manner of throwing. Q and E turn the box, Space throws. H gives a hint if the table allows it.
arena-empty = Nothing lies in the { place-arena }.
arena-again = Once more, slowly
arena-lies = In the { place-arena }
arena-die = { $key }: { $face }, { $side }
arena-die-on = { $key }: { $face }, on die { $on }
arena-side-middle = in the middle
arena-side-near = near you
arena-side-far = at the far side
arena-side-left = on the left
arena-side-right = on the right
arena-side-near-left = near left
arena-side-near-right = near right
arena-side-far-left = far left
arena-side-far-right = far right
arena-aim = Aim: { $target }. { $manner }, force { $force }.
arena-aim-place = a place { $side }
arena-too-short = Pull further back, then let go.
# What a throw at a die did in a thousand trials. $turns is about the die that is aimed at, $leaves about the thrown one: rare, sure, or some,
# in $turned of $turnedOf and $left of $leftOf throws.
arena-trial =
    { $turns ->
        [rare] Hardly ever turns it
        [sure] Almost always turns it
       *[some] Turns it in { $turned } of { $turnedOf }
    }, { $leaves ->
        [rare] hardly ever flies out
        [sure] almost always flies out
       *[some] flies out in { $left } of { $leftOf }
    }.
# The same of a throw onto a free place.
arena-trial-bare =
    { $leaves ->
        [rare] On bare mat it hardly ever flies out.
        [sure] On bare mat it almost always flies out.
       *[some] On bare mat it flies out in { $left } of { $leftOf }.
    }
arena-manner-drop = Drop
arena-manner-toss = Toss
arena-manner-hit = Hit
arena-manner-smash = Smash
