# What the arena of the page says.
arena-label = Arène
arena-help = Les touches 1 à 9 visent un dé, les flèches déplacent la cible. Plus et moins changent la force, M la manière. Q et E tournent la boîte, Espace lance. H donne un conseil, si la table le permet.
arena-empty = Rien dans l’arène.
arena-again = Encore une fois, au ralenti
arena-lies = Dans l’arène
arena-die = { $key } : { $face }, { $side }
arena-die-on = { $key } : { $face }, sur le dé { $on }
arena-side-middle = au milieu
arena-side-near = près de toi
arena-side-far = de l’autre côté
arena-side-left = à gauche
arena-side-right = à droite
arena-side-near-left = devant à gauche
arena-side-near-right = devant à droite
arena-side-far-left = au fond à gauche
arena-side-far-right = au fond à droite
arena-aim = Cible : { $target }. { $manner }, force { $force }.
arena-aim-place = un endroit { $side }
arena-too-short = Tire plus loin en arrière, puis lâche.
# What a throw at a die did in a thousand trials. $turns is about the die that is aimed at, $leaves about the thrown one: rare, sure, or some,
# in $turned of $turnedOf and $left of $leftOf throws.
arena-trial =
    { $turns ->
        [rare] Ne le retourne presque jamais
        [sure] Le retourne presque toujours
       *[some] Le retourne { $turned } fois sur { $turnedOf }
    }, { $leaves ->
        [rare] ne sort presque jamais
        [sure] sort presque toujours
       *[some] sort { $left } fois sur { $leftOf }
    }.
# The same of a throw onto a free place.
arena-trial-bare =
    { $leaves ->
        [rare] Sur le tapis nu, il ne sort presque jamais.
        [sure] Sur le tapis nu, il sort presque toujours.
       *[some] Sur le tapis nu, il sort { $left } fois sur { $leftOf }.
    }
arena-manner-drop = Doux
arena-manner-toss = Lob
arena-manner-hit = Frappe
arena-manner-smash = Smash
