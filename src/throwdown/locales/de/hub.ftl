# Der Tisch von voll verasselt auf der Seite: wie sicher ein Wurf ist, Karten aufteilen, Tasten.
# $percent ist eine ganze Zahl, $roll eine Wahl wie "4 würfeln".

## Wie sicher ist das?

hub-odds = Chancen
hub-odds-title = Wie sicher ist das?
hub-odds-choice = Deine Wahl
hub-odds-safe = { $percent } % sicher
hub-odds-catch =
    { $count ->
        [one] im Schnitt { $count } Karte
       *[other] im Schnitt { $count } Karten
    }
hub-odds-said =
    { $count ->
        [one] { $roll }: { $percent } % sicher, im Schnitt { $count } Karte.
       *[other] { $roll }: { $percent } % sicher, im Schnitt { $count } Karten.
    }
hub-odds-illegal = Dieser Wurf ist nicht erlaubt.
hub-odds-rows = Am sichersten je Anzahl der Würfel
hub-odds-take = { $roll }, { $faces } festhalten: { $percent } % sicher
hub-odds-take-all = { $roll }: { $percent } % sicher
hub-odds-first = Dein erster Wurf, wenn er so sicher wie möglich ist
hub-odds-first-said = { $group }: { $percent } % sicher, wenn du { $count } würfelst.
hub-odds-refill = Die Karten, die { place-hub.into } nachkommen, sind eingerechnet.
hub-odds-how = Diese Zahlen sind genau: Jeder mögliche Wurf ist gezählt.
hub-odds-wait = Alle möglichen Würfe werden gezählt …
hub-odds-off = Sieh, wie oft du mit den gewählten Würfeln und Karten { cry-bust.part } hast.
hub-odds-show = Chancen zeigen
hub-odds-hide = Chancen verbergen
hub-odds-plus = +{ $percent } %
hub-odds-plus-said = damit { $percent } % sicherer

## Karten aufteilen

hub-split-how = Tipp eine Karte an, um sie auf die andere Seite zu legen.
hub-split-full = Dein { place-yard } ist voll: Tipp dort eine Karte an, um sie zurückzunehmen.
hub-split-heap = Auf deinen { place-heap }
hub-split-heap-what = zählt am Ende
hub-split-yard = In deinen { place-yard }
hub-split-yard-what = hilft bei späteren Würfen
hub-split-none = nichts
hub-split-place = ein freier Platz
hub-lacking =
    { $count ->
        [one] noch { $count } Karte nötig
       *[other] noch { $count } Karten nötig
    }

## Tasten, im Menü

hub-key-dice = Würfel neu würfeln oder festhalten
hub-key-cards = eine Karte dieser Farbe dazulegen
hub-key-back = sie wieder wegnehmen
hub-key-main = würfeln oder den großen Knopf drücken
hub-key-stop = aufhören
hub-key-hub = { place-hub.acc } nehmen
hub-key-catch = plündern
hub-key-undo = zurücknehmen
hub-key-where = hören, was auf dem Tisch liegt
hub-key-odds = Chancen zeigen oder verbergen
hub-key-hint = Tipp
