# Da dove viene una regola: stampata, taciuta o decisa da noi. Segni nelle guide: °, † e ‡.

origin-printed = Lo stampa questa edizione.
origin-elsewhere = Questa edizione non lo dice, ma un’altra sì.
origin-silent = Nessun libretto lo dice apertamente: deriva da ciò che stampano.
origin-differ = Qui i libretti sono diversi: così dice questa edizione o, se non è chiara, così la leggiamo.
origin-ours = Deciso da noi: qui nessun libretto è chiaro.
origin-house = Una regola della casa di questo tavolo.
# Below a guide: what its signs mean.
origin-legend = ° Non è in questo libretto, ma in un altro, o ne deriva. † Deciso da noi dove i libretti tacciono o non sono chiari. ‡ Una regola della casa.

## The page of rulings

origin-page = Stampato o nostro?
origin-page-lead = I libretti lasciano casi aperti e le loro edizioni sono diverse. Ecco che cosa abbiamo deciso, perché, e che cosa gioca ogni edizione.
origin-page-ours = Deciso da noi, e perché
origin-page-differ = Che cosa le edizioni giocano diversamente
# Head of a column, and what stands in it: the edition of a language.
origin-edition = Edizione
origin-language =
    { $language ->
        [de] Tedesca
       *[en] Inglese
        [fr] Francese
        [it] Italiana
        [nl] Olandese
        [es] Spagnola
    }
