# Waar een regel vandaan komt: gedrukt, verzwegen of door ons beslist. Tekens in gidsen: °, † en ‡.

origin-printed = Zo staat het in deze uitgave.
origin-elsewhere = Deze uitgave zegt het niet, maar een andere wel.
origin-silent = Geen boekje zegt het met zoveel woorden: het volgt uit wat er gedrukt is.
origin-differ = Hier verschillen de boekjes: zo staat het in deze uitgave of, waar die onduidelijk is, zo lezen wij haar.
origin-ours = Door ons beslist: geen boekje is hier duidelijk.
origin-house = Een huisregel van deze tafel.
# Below a guide: what its signs mean.
origin-legend = ° Staat niet in dit boekje, maar in een ander, of het volgt eruit. † Door ons beslist waar de boekjes zwijgen of onduidelijk zijn. ‡ Een huisregel.

## The page of rulings

origin-page = Gedrukt of van ons?
origin-page-lead = De boekjes laten gevallen open, en hun uitgaven verschillen. Hier staat wat wij beslisten, waarom, en welke uitgave wat speelt.
origin-page-ours = Door ons beslist, en waarom
origin-page-differ = Wat de uitgaven anders spelen
# Head of a column, and what stands in it: the edition of a language.
origin-edition = Uitgave
origin-language =
    { $language ->
        [de] Duits
       *[en] Engels
        [fr] Frans
        [it] Italiaans
        [nl] Nederlands
        [es] Spaans
    }
