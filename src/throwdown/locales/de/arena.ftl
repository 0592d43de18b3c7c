# What the arena of the page says.
arena-label = { place-arena }
arena-help = Die Tasten 1 bis 9 zielen auf einen Würfel, die Pfeile bewegen das Ziel. Plus und Minus ändern die Kraft, M die Art des Wurfs. Q und E drehen { place-arena.acc }, die Leertaste wirft. H gibt einen Tipp, wenn der Tisch es erlaubt.
arena-empty = { place-arena.In } liegt nichts.
arena-again = Noch einmal, langsam
arena-lies = { place-arena.In }
arena-die = { $key }: { $face }, { $side }
arena-die-on = { $key }: { $face }, auf Würfel { $on }
arena-side-middle = in der Mitte
arena-side-near = nah bei dir
arena-side-far = auf der anderen Seite
arena-side-left = links
arena-side-right = rechts
arena-side-near-left = vorne links
arena-side-near-right = vorne rechts
arena-side-far-left = hinten links
arena-side-far-right = hinten rechts
arena-aim = Ziel: { $target }. { $manner }, Kraft { $force }.
arena-aim-place = eine Stelle { $side }
arena-too-short = Zieh weiter zurück und lass dann los.
# What a throw at a die did in a thousand trials. $turns is about the die that is aimed at, $leaves about the thrown one: rare, sure, or some,
# in $turned of $turnedOf and $left of $leftOf throws.
arena-trial =
    { $turns ->
        [rare] Dreht ihn fast nie
        [sure] Dreht ihn fast immer
       *[some] Dreht ihn in { $turned } von { $turnedOf }
    }, { $leaves ->
        [rare] fliegt fast nie hinaus
        [sure] fliegt fast immer hinaus
       *[some] fliegt in { $left } von { $leftOf } hinaus
    }.
# The same of a throw onto a free place.
arena-trial-bare =
    { $leaves ->
        [rare] Auf freier Matte fliegt er fast nie hinaus.
        [sure] Auf freier Matte fliegt er fast immer hinaus.
       *[some] Auf freier Matte fliegt er in { $left } von { $leftOf } Würfen hinaus.
    }
arena-manner-drop = Fallen
arena-manner-toss = Lupfen
arena-manner-hit = Treffen
arena-manner-smash = Schmettern
