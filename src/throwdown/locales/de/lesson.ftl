# Lektionen: vor einem Schritt, was zu tun ist; „-done“, wenn es getan ist. Ein, zwei Sätze, kurz genug fürs Telefon.

lesson-title = Lektion
lesson-steps = Schritte der Lektion
lesson-step = Schritt { $step } von { $count }
lesson-back = Zurück
lesson-skip = Überspringen
lesson-next = Weiter
lesson-retry = Noch einmal
lesson-over = Von vorn
lesson-leave = Verlassen
lesson-again = Diesmal nicht. Stell es noch einmal auf und versuch es wieder.
lesson-turned = Der Würfel ist hier vorher gedreht; am Tisch entscheidet der Zufall.

## Der Kern aller Arena-Spiele

lesson-strike-throw = Jeder Zug beginnt mit einem Würfel: Zieh ihn zurück und lass los, oder drück auf „{ page-throw }“.
lesson-strike-throw-done = Das war ein Wurf. Was { place-arena.in } liegt, ist für alle da.
lesson-strike-pair = Alle fünf Zahlen liegen da. Wirf einen Würfel und finde seinen Zwilling.
lesson-strike-pair-done = Gleiche Symbole gehören dir, egal, wer sie geworfen hat. Damit endet dein Zug.
lesson-strike-lost = Wirf: Dieser Würfel wird ein X zeigen.
lesson-strike-lost-done = Ein X ist für immer aus dem Spiel, auch wenn erst ein Treffer es nach oben dreht.
lesson-strike-on = Nichts passt, aber vier verschiedene Zahlen liegen da. Wirf noch einen Würfel.
lesson-strike-on-done = Du darfst weiterwerfen, solange nichts passt und du Würfel hast.
lesson-strike-stop = Nichts passt, und du hast nur noch zwei Würfel. Hör auf und behalte sie.
lesson-strike-stop-done = Deine Würfel sind sicher, und was da liegt, findet der Nächste vor.
lesson-strike-hit = Wähle „{ arena-manner-smash }“, ziele auf einen Würfel und wirf: Ein getroffener Würfel kann sich drehen.
lesson-strike-hit-done = Auch gedrehte Würfel können passen. Würfel, die hinausspringen, sind weg.
lesson-strike-all = { place-arena.The } ist leer, wenn dein Zug beginnt: Alle deine Würfel fliegen auf einmal.
lesson-strike-all-done = Alles, was passt, gehört dir, der Rest bleibt. Ohne Treffer wärst du draußen.
lesson-strike-last = Das ist dein letzter Würfel. Nur wenn er passt, bleibst du im Spiel.
lesson-strike-last-done = Gerettet! Wer als Letzter noch Würfel hat, gewinnt. Das ist das ganze Spiel.

## Elemente

lesson-impact-place = Wähle, was der erste Würfel zeigt.
lesson-impact-place-done = Ein Würfel liegt immer zuerst da, und nie mit der leeren Seite oben.
lesson-impact-pair = Alle fünf Symbole liegen da. Wirf einen Würfel und finde seinen Zwilling.
lesson-impact-pair-done = Gleiche Symbole gehören dir, egal, wer sie geworfen hat. Damit endet dein Zug.
lesson-impact-lost = Wirf: Dieser Würfel wird die leere Seite zeigen.
lesson-impact-lost-done = Eine leere Seite ist für immer aus dem Spiel, auch wenn erst ein Treffer sie nach oben dreht.
lesson-impact-move = Vor einem Wurf darfst du Würfel verschieben. Leg zwei zusammen, wenn du magst, dann wirf darauf.
lesson-impact-move-done = Verschieben kostet nichts. Drehen oder stapeln darf man von Hand nicht.
lesson-impact-stop = Nichts passt, und du hast noch drei Würfel. Hör auf und behalte sie.
lesson-impact-stop-done = Deine Würfel sind sicher. Wer keine mehr hat, ist draußen.
lesson-impact-all = { effect-big-bang }: { place-arena.The } ist leer, also fliegen alle deine Würfel auf einmal.
lesson-impact-all-done = Alles, was passt, gehört dir, der Rest bleibt. Wer als Letzter Würfel hat, gewinnt.

## Eine Kraft

lesson-impact-power-storm = { effect-storm }: Wirf, und zwei Blitze lassen alle anderen einen Würfel werfen.
lesson-impact-power-storm-done = Danach nimmst du alles, was passt, auch von ihren Würfeln.
lesson-impact-power-hurricane = { effect-hurricane }: Du hast drei Würfel, dein rechter Nachbar neun. Wirf.
lesson-impact-power-hurricane-done = Erst nimmst du, was passt, dann geben alle ihre Würfel nach links weiter.
lesson-impact-power-boulders = { effect-boulders }: Wirf, und nimm zwei Steine.
lesson-impact-power-boulders-done = Steine, die du nimmst, stehen als { place-pile } vor dir.
lesson-impact-power-pile = Vor dir stehen drei Würfel als { place-pile }. Wähle ihn und wirf ihn.
lesson-impact-power-pile-done = Er fliegt als Ganzes und zählt als ein Wurf.
lesson-impact-power-swamp = { effect-swamp }: Zwei Wassersymbole liegen da. Wirf.
lesson-impact-power-swamp-done = Wasser wird nie genommen. Triff es: Mit einem anderen Symbol kann es passen.
lesson-impact-power-fire = { effect-fire }: Zwei Feuersymbole starten ein Rennen, und wenige Würfel sind schnell gestapelt. Wirf.
lesson-impact-power-fire-done = Der erste Turm nimmt alles, was passt. Hier lief der Zufall für dich, am Tisch stapelst du selbst.

## Alle Kräfte

lesson-impact-avatar-any = Alle Kräfte sind wach, und alle Symbole liegen da. Wirf und sieh, was geschieht.
lesson-impact-avatar-any-done = Was auch passt, löst seine Kraft aus.
lesson-impact-avatar-order = Jetzt alle deine Würfel auf einmal: Mehrere Kräfte können wirken.
lesson-impact-avatar-order-done = Empfohlen und hier gespielt wird die Reihenfolge { effect-storm }, { effect-fire }, { effect-boulders }, { effect-hurricane }.
lesson-impact-avatar-swamp = Zwei Wassersymbole liegen da. Wirf.
lesson-impact-avatar-swamp-done = { effect-swamp }: Was auch geschieht, Wasser nimmt niemand.

## Zauber

lesson-hp-strike-pair = Vier Zauber liegen da. Wirf, und ein Paar gehört dir.
lesson-hp-strike-pair-done = Ein Paar wirkt auch seinen Zauber. Nun ein Zauber nach dem anderen.
lesson-hp-strike-confundo = { effect-confundo }: Wirf, und sieh, wer als Nächster dran ist.
lesson-hp-strike-confundo-done = Du nimmst das Paar, und es geht andersherum weiter.
lesson-hp-strike-relashio = { effect-relashio }: Wirf. Dann werfen alle zugleich einen Würfel, du auch.
lesson-hp-strike-relashio-done = Erst danach nimmst du alles, was passt.
lesson-hp-strike-accio = { effect-accio }: Wirf, dann nimm noch einen Würfel deiner Wahl.
lesson-hp-strike-accio-done = Das war das Paar und ein Würfel dazu.
lesson-hp-strike-leviosa = { effect-leviosa }: Wirf, dann staple, was übrig ist.
lesson-hp-strike-leviosa-done = Von einem Turm zählt nur der oberste Würfel, bis ihn jemand umwirft.
lesson-hp-strike-immobulus = { effect-immobulus }: Wirf, und dieses Paar nimmt niemand.
lesson-hp-strike-immobulus-done = Das Paar bleibt, und solange es da liegt, wirkt kein Zauber.
lesson-hp-strike-all = { effect-expelliarmus }: { place-arena.The } ist leer, also fliegen alle deine Würfel auf einmal.
lesson-hp-strike-all-done = Alles, was passt, gehört dir und zaubert. Wer als Letzter Würfel hat, gewinnt.

## Asseln

lesson-verasselt-roll = Würfle mit allen sieben: Jede Assel fängt eine Karte ihrer Farbe.
lesson-verasselt-roll-done = Dein { place-catch } liegt vor dir. Doppelbalken brauchen keine Karte.
lesson-verasselt-keep = Tippe auf Würfel, die liegen bleiben sollen, dann würfle. Mindestens vier müssen mit.
lesson-verasselt-keep-done = Nach jedem Wurf zählen alle sieben Würfel, auch die liegen gebliebenen.
lesson-verasselt-stop = Neun Karten sind gefangen, und wenige sind noch da. Hör auf.
lesson-verasselt-stop-done = Dein { place-catch } wartet. Er gehört dir, wenn ihn der Nächste nicht plündert.
lesson-verasselt-bust = Nur gelbe und blaue Karten liegen da. Würfle und sieh, was schiefgehen kann.
lesson-verasselt-bust-done = Eine Farbe kam öfter als es Karten gibt: { cry-bust.label }. Dein { place-catch } ist weg, du ziehst zwei Karten.
lesson-verasselt-boost = Keine rote Karte liegt da. Leg welche aus deinem { place-yard } dazu, dann würfle.
lesson-verasselt-boost-done = Dazugelegte Karten machen einen Wurf sicherer und lassen sich fangen wie alle anderen.
lesson-verasselt-plunder = Der { place-catch } des Vorgängers ist reich. Wähle, darum zu würfeln.
lesson-verasselt-plunder-done = Jetzt fängst du von dort. Was du übrig lässt, geht an den Besitzer.
lesson-verasselt-split = Dein { place-catch } wird ausgezahlt. Tippe an, was in deinen { place-yard } kommt; der Rest zählt.
lesson-verasselt-split-done = Am Ende zählt nur der { place-heap }. Der { place-yard } macht Würfe sicherer.
