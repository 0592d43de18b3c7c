# What the arena says. Ids and arguments for the catalogue of each language (locales/LANGUAGE/arena.ftl).
arena-label = Arena
arena-help = Keys 1 to 9 aim at a die, arrows move the target, plus and minus change the force, M the manner, Q and E turn the box, Space throws.
arena-empty = Nothing lies in the arena.
arena-lies = In the arena
# $key: the key of the die, $face: its face, $side: one of the sides below
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
# $target: a die as above or a place, $manner: the name of the manner, $force: 0 to 100
arena-aim = Aim: { $target }. { $manner }, force { $force }.
arena-aim-place = a place { $side }
arena-manner-drop = Drop
arena-manner-lob = Lob
arena-manner-toss = Toss
arena-manner-smash = Smash
