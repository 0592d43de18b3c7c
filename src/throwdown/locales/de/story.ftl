# Das Ende eines Spiels erzählt seine Geschichte; ein Spiel oder einen Wurf teilen.
# $by und $mean sind Zahlen mit einer Nachkommastelle; $what ist eines von story-what-…; $face ist ein Symbol.

story-title = Die Geschichte des Spiels
story-wait = Alle Würfe werden gezählt …
story-luck = War es Glück?
story-luck-no = Nicht mehr als sonst.
story-luck-some = Ein wenig.
story-luck-yes = Ja, zum Teil.
story-luck-few = Dafür wurde zu wenig geworfen.
story-luck-hands = Die Würfel allein sagen es nicht: „Die ganze Geschichte“ wiederholt jeden Wurf mit derselben Hand.
story-luck-normal = Alle Zahlen sind normal: So sehen 9 von 10 Partien aus.
story-remark =
    { $who ->
        [you] Du hattest { $by } { $what } { $way } als üblich. Das kommt in 1 von { $count } Partien vor.
       *[player] { $player } hatte { $by } { $what } { $way } als üblich. Das kommt in 1 von { $count } Partien vor.
    }
story-more = mehr
story-less = weniger
story-what-matches = Treffer
story-what-lost = { $face }
story-what-out = hinausgefallene Würfel
story-what-busts = { cry-bust.many }
story-what-caught = gefangene Karten
story-label-matches = Treffer
story-label-out = Draußen
story-label-busts = { cry-bust.Many }
story-label-caught = Karten gefangen
story-against = Deine Würfe und der Durchschnitt
story-choose = Was gezählt wird
story-of =
    { $throws ->
        [one] { $seen } in { $throws } Wurf
       *[other] { $seen } in { $throws } Würfen
    }
story-usual = etwa im Schnitt
story-low-end = am unteren Rand des Üblichen
story-high-end = am oberen Rand des Üblichen
story-rare = 1 von { $count } Partien
story-band = 9 von 10 Partien
story-average = Schnitt
story-row = Schnitt { $mean }, üblich { $low } bis { $high }
story-faces =
    { $count ->
        [one] Seiten, { $count } Würfel geworfen
       *[other] Seiten, { $count } Würfel geworfen
    }
story-face-rare = { $seen } × { $face } (im Schnitt { $mean }). Für diese Seite kommt das in 1 von { $count } Partien vor, für irgendeine Seite in etwa 1 von { $any }.
story-course-dice = Würfel vor jedem Spieler
story-course-cards = Gesammelte Karten
story-start = Anfang
story-throw = Wurf { $number }
story-as-table = Als Tabelle
story-aim = Wohin geworfen wurde
story-aim-told =
    { $throws ->
        [one] { $struck } von { $throws } Wurf traf einen Würfel, { $turned } drehte einen oder warf ihn hinaus, { $matched } passte.
       *[other] { $struck } von { $throws } Würfen trafen einen Würfel, { $turned } drehten einen oder warfen ihn hinaus, { $matched } passten.
    }
story-aim-hit = dorthin gezielt, Würfel getroffen
story-aim-none = dorthin gezielt, keinen getroffen
story-aim-landed = liegen geblieben
story-aim-out = hinausgefallen
story-aim-one = Wurf { $number }: { $result }
story-aim-matched = passte
story-aim-turned = drehte einen Würfel
story-aim-struck = traf einen Würfel
story-aim-nothing = traf nichts
story-aim-whose = Wessen Würfe
story-everybody = Alle
story-plunders =
    { $count ->
        [one] { $player }: einmal geplündert, dabei gefangene Karten: { $cards }
       *[other] { $player }: { $count }-mal geplündert, dabei gefangene Karten: { $cards }
    }
story-how = Wie wir Glück zählen
story-how-text = Wir nehmen jeden Wurf dieses Spiels, wie er war: dieselben Würfel, genauso fest, in dieselbe Lage. Daraus berechnen wir genau, wie oft er passt, wie oft ein Würfel hinausfällt und was er zeigt. Alle Würfe zusammen ergeben den Schnitt und den Bereich, in dem 9 von 10 solchen Partien liegen. Mit gutem Zielen geht es besser. Unter vielen Zahlen fallen immer eine oder zwei auf.
story-how-hands = Würfe aus der Hand werden neben gewöhnlichen gezählt, die ebenso fest sind. Ob ein Würfel ein X zeigt, ist allein Zufall. Ob er hinausfliegt und was er dreht, liegt auch an der Hand. Für die Aussicht auf den Sieg wiederholen wir jeden Wurf und trennen so beides.
story-share = Teilen
story-share-throw = Diesen Wurf teilen
story-copy-this = Diesen Link kopieren:
story-preview-game = Eine Partie { $game }
story-hundred = Derselbe Wurf, hundertmal
story-hundred-why = Dein Browser wiederholt diesen Wurf auf dieselben Würfel, jedes Mal mit anderem Zittern und anderen Seiten. Daneben zielt ein sanfterer Wurf auf dasselbe Ziel.
story-hundred-which = Welcher Wurf
story-hundred-go = Hundertmal werfen
story-hundred-stop = Anhalten
story-hundred-hand = Dieser Wurf (Kraft { $force })
story-hundred-calmer = Ein sanfterer Wurf (Kraft { $force })
story-hundred-matched = passte
story-hundred-turned = drehte einen Würfel
story-hundred-out = flog hinaus
story-hundred-of = { $count } von { $throws }
story-hundred-calm = Dieser Wurf war schon sanft: Es gibt keinen sanfteren zum Vergleich.

## The best throw, at the end of a game

story-best-throw =
    Bester Wurf: { $player }, Wurf { $number }: { $count ->
        [one] ein Würfel genommen.
       *[other] { $count } Würfel genommen.
    }
story-best-roll =
    Bester Wurf: { $player }, Wurf { $number }: { $count ->
        [one] eine Karte gefangen.
       *[other] { $count } Karten gefangen.
    }
story-best-watch = Ansehen
story-comeback =
    { $game ->
        [cards] Aufgeholt: Aus weitem Rückstand gewonnen.
       *[dice] Aufgeholt: Mit nur einem Würfel noch gewonnen.
    }
