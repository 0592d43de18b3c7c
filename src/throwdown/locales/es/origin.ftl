# De dónde viene una regla: impresa, callada o decidida por nosotros. Signos en las guías: °, † y ‡.

origin-printed = Lo imprime esta edición.
origin-elsewhere = Esta edición no lo dice, pero otra sí.
origin-silent = Ningún folleto lo dice sin más: se deduce de lo que imprimen.
origin-differ = Aquí difieren los folletos: así lo dice esta edición o, donde no es clara, así la leemos.
origin-ours = Decidido por nosotros: aquí ningún folleto es claro.
origin-house = Una regla de la casa de esta mesa.
# Below a guide: what its signs mean.
origin-legend = ° No está en este folleto, pero sí en otro, o se deduce. † Decidido por nosotros donde los folletos callan o no son claros. ‡ Una regla de la casa.

## The page of rulings

origin-page = ¿Impreso o nuestro?
origin-page-lead = Los folletos dejan casos abiertos y sus ediciones difieren. Aquí está lo que decidimos, por qué, y qué juega cada edición.
origin-page-ours = Decidido por nosotros, y por qué
origin-page-differ = Lo que las ediciones juegan distinto
# Head of a column, and what stands in it: the edition of a language.
origin-edition = Edición
origin-language =
    { $language ->
        [de] Alemana
       *[en] Inglesa
        [fr] Francesa
        [it] Italiana
        [nl] Neerlandesa
        [es] Española
    }
