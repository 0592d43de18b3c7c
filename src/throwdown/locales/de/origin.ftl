# Woher eine Regel kommt: gedruckt, offen gelassen oder von uns entschieden. Zeichen in Anleitungen: °, † und ‡.

origin-printed = So steht es in dieser Ausgabe.
origin-elsewhere = Diese Ausgabe sagt es nicht, aber eine andere.
origin-silent = Kein Heft sagt es ausdrücklich: Es folgt aus dem, was gedruckt ist.
origin-differ = Hier unterscheiden sich die Hefte: So steht es in dieser Ausgabe oder, wo sie unklar ist, so lesen wir sie.
origin-ours = Von uns entschieden: Kein Heft ist hier eindeutig.
origin-house = Eine Hausregel dieses Tisches.
# Below a guide: what its signs mean.
origin-legend = ° Steht nicht in diesem Heft, aber in einem anderen, oder es folgt daraus. † Von uns entschieden, wo die Hefte schweigen oder unklar sind. ‡ Eine Hausregel.

## The page of rulings

origin-page = Gedruckt oder von uns?
origin-page-lead = Die Hefte lassen Fälle offen, und ihre Ausgaben unterscheiden sich. Hier steht, was wir entschieden haben, warum, und was welche Ausgabe spielt.
origin-page-ours = Von uns entschieden, und warum
origin-page-differ = Was die Ausgaben verschieden spielen
# Head of a column, and what stands in it: the edition of a language.
origin-edition = Ausgabe
origin-language =
    { $language ->
        [de] Deutsch
       *[en] Englisch
        [fr] Französisch
        [it] Italienisch
        [nl] Niederländisch
        [es] Spanisch
    }
