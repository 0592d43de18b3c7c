# D’où vient une règle : imprimée, passée sous silence ou décidée par nous. Signes des guides : °, † et ‡.

origin-printed = Cette édition l’imprime.
origin-elsewhere = Cette édition ne le dit pas, mais une autre le dit.
origin-silent = Aucun livret ne le dit tout net : cela découle de ce qu’ils impriment.
origin-differ = Les livrets diffèrent ici : c’est ce que dit cette édition ou, si elle est peu claire, notre lecture.
origin-ours = Décidé par nous : aucun livret n’est clair ici.
origin-house = Une règle maison de cette table.
# Below a guide: what its signs mean.
origin-legend = ° Pas dans ce livret : un autre le dit, ou cela en découle. † Décidé par nous où les livrets sont muets ou peu clairs. ‡ Une règle maison.

## The page of rulings

origin-page = Imprimé ou de nous ?
origin-page-lead = Les livrets laissent des cas ouverts, et leurs éditions diffèrent. Voici ce que nous avons décidé, pourquoi, et ce que joue chaque édition.
origin-page-ours = Décidé par nous, et pourquoi
origin-page-differ = Ce que les éditions jouent différemment
# Head of a column, and what stands in it: the edition of a language.
origin-edition = Édition
origin-language =
    { $language ->
        [de] Allemande
       *[en] Anglaise
        [fr] Française
        [it] Italienne
        [nl] Néerlandaise
        [es] Espagnole
    }
