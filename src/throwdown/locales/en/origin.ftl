# Where a rule comes from: printed, silent, or decided by us. Signs in guides: °, † and ‡.

origin-printed = This edition prints it.
origin-elsewhere = This edition does not print it; another one does.
origin-silent = No booklet says it outright: it follows from what they print.
origin-differ = The booklets differ here: this is what this edition prints or, where it is unclear, how we read it.
origin-ours = Decided by us: no booklet is clear here.
origin-house = A house rule of this table.
# Below a guide: what its signs mean.
origin-legend = ° This booklet does not print it: another one does, or it follows. † Decided by us where booklets are silent or unclear. ‡ A house rule.

## The page of rulings

origin-page = Printed or ours?
origin-page-lead = The booklets leave cases open, and their editions differ. Here is what we decided, why, and which edition plays what.
origin-page-ours = Decided by us, and why
origin-page-differ = What the editions play differently
# Head of a column, and what stands in it: the edition of a language.
origin-edition = Edition
origin-language =
    { $language ->
        [de] German
       *[en] English
        [fr] French
        [it] Italian
        [nl] Dutch
        [es] Spanish
    }
