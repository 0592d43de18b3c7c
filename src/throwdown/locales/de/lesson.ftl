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
lesson-again = Das hat nicht geklappt. Bau es noch einmal auf und versuch es wieder.
lesson-turned = Für diesen Schritt wurde der Würfel in der Hand gedreht. Am Tisch entscheidet der Zufall.

# Was das Regelheft der Ausgabe dem Tisch überlässt: $choices zählt auf, was zu vereinbaren ist, jedes wie unten.
lesson-agree = Vor dem Spiel vereinbart ihr: { $choices }.
lesson-agree-start-x = X auf dem Startwürfel (neu werfen oder drehen)
lesson-agree-supply-visibility = Vorräte (offen oder verdeckt)
lesson-agree-pre-move = Würfel an der Wand (wegschieben oder liegen lassen)
lesson-agree-tournament-tie = Gleichstand im Turnier (teilen oder Entscheidungsspiel)
lesson-agree-active-elements = aktive Elemente (mehrere oder alle)

## Der Kern aller Arena-Spiele

lesson-strike-throw = Jeder Zug beginnt mit einem Würfel: Zieh ihn zurück und lass los, oder drück auf „{ page-throw }“.
lesson-strike-throw-done = Das war ein Wurf. Die Würfel { place-arena.in } sind für alle da.
lesson-strike-pair = Alle fünf Zahlen liegen da. Wirf einen Würfel: Zeigt er kein X, passt er zu einer davon.
lesson-strike-pair-done = Gleiche Symbole gehören dir, egal, wer sie geworfen hat. Damit endet dein Zug.
lesson-strike-lost = Wirf: Dieser Würfel wird ein X zeigen.
lesson-strike-lost-done = Ein Würfel, der X zeigt, ist für immer aus dem Spiel, auch wenn ihn erst ein Treffer gedreht hat.
lesson-strike-on = Nichts passt, aber vier verschiedene Zahlen liegen da. Wirf noch einen Würfel.
lesson-strike-on-done = Du darfst weiterwerfen, solange nichts passt und du Würfel hast.
lesson-strike-stop = Nichts passt, und du hast nur noch zwei Würfel. Hör auf und behalte sie.
lesson-strike-stop-done = Deine Würfel sind sicher. Der nächste Spieler spielt mit dem, was da liegt.
lesson-strike-hit = Wähle „{ arena-manner-hit }“, ziele auf einen Würfel und wirf: Ein getroffener Würfel kann sich drehen.
lesson-strike-hit-done = Auch gedrehte Würfel können passen. Würfel, die hinausspringen, sind aus dem Spiel.
lesson-strike-all = { place-arena.The } ist leer, wenn dein Zug beginnt. Also wirfst du alle deine Würfel auf einmal.
lesson-strike-all-done = Alles, was passt, gehört dir, der Rest bleibt. Passt nichts, bist du ausgeschieden.
lesson-strike-last = Das ist dein letzter Würfel. Nur wenn er passt, bleibst du im Spiel.
lesson-strike-last-done = Gerettet! Wer als Letzter noch Würfel hat, gewinnt. Das ist das ganze Spiel.

## Elemente

lesson-impact-place = Wähle, was der erste Würfel zeigt.
lesson-impact-place-done = Ein Würfel liegt immer von Anfang an da, und nie zeigt er die leere Seite.
lesson-impact-pair = Alle fünf Symbole liegen da. Wirf einen Würfel: Zeigt er nicht die leere Seite, passt er zu einem davon.
lesson-impact-pair-done = Gleiche Symbole gehören dir, egal, wer sie geworfen hat. Damit endet dein Zug.
lesson-impact-lost = Wirf: Dieser Würfel wird die leere Seite zeigen.
lesson-impact-lost-done = Ein Würfel mit der leeren Seite oben ist für immer aus dem Spiel, auch wenn ihn erst ein Treffer gedreht hat.
lesson-impact-move = Vor einem Wurf darfst du Würfel verschieben. Leg zwei zusammen, wenn du magst, dann wirf darauf.
lesson-impact-move-done = Verschieben kostet nichts. Drehen oder stapeln darf man von Hand nicht.
lesson-impact-stop = Nichts passt, und du hast noch drei Würfel. Hör auf und behalte sie.
lesson-impact-stop-done = Deine Würfel sind sicher. Wer keine Würfel mehr hat, ist ausgeschieden.
lesson-impact-all = { effect-big-bang }: { place-arena.The } ist leer, also wirfst du alle deine Würfel auf einmal.
lesson-impact-all-done = Alles, was passt, gehört dir, der Rest bleibt. Wer als Letzter Würfel hat, gewinnt.

## Eine Kraft

lesson-impact-power-storm = { effect-storm }: Wirf. Bei zwei oder mehr Blitzen werfen alle anderen einen Würfel.
lesson-impact-power-storm-done = Danach nimmst du alles, was passt, auch von ihren Würfeln.
lesson-impact-power-hurricane = { effect-hurricane }: Du hast drei Würfel, dein rechter Nachbar neun. Wirf.
lesson-impact-power-hurricane-done = Erst nimmst du, was passt, dann geben alle ihre Würfel nach links weiter.
lesson-impact-power-boulders = { effect-boulders }: Wirf, und nimm zwei Steine.
lesson-impact-power-boulders-done = Steine, die du nimmst, bilden einen { place-pile } vor dir.
lesson-impact-power-pile = Du hast einen { place-pile } aus drei Würfeln. Wähle ihn und wirf ihn.
lesson-impact-power-pile-done = Du wirfst den ganzen { place-pile }, und das zählt als ein Wurf.
lesson-impact-power-swamp = { effect-swamp }: Zwei Wassersymbole liegen da. Wirf.
lesson-impact-power-swamp-done = Wasser nimmt nie jemand. Triff es: Ein Würfel, der sich auf ein anderes Symbol dreht, kann passen.
lesson-impact-power-fire = { effect-fire }: Zwei Feuersymbole starten ein Rennen. Wenige Würfel sind schnell gestapelt. Wirf.
lesson-impact-power-fire-done = Wessen Turm zuerst steht, nimmt alles, was passt. Hier war deine Zeit Zufall; am Tisch stapelst du selbst.

## Alle Kräfte

lesson-impact-avatar-any = Alle Kräfte sind aktiv, und alle Symbole liegen da. Wirf und sieh, was geschieht.
lesson-impact-avatar-any-done = Was passt, löst seine Kraft aus. Nur Wasser bleibt einfach liegen.
lesson-impact-avatar-order = Wirf jetzt alle deine Würfel auf einmal: Mehrere Kräfte können wirken.
lesson-impact-avatar-order-done = Empfohlen und hier gespielt wird die Reihenfolge { effect-storm }, { effect-fire }, { effect-boulders }, { effect-hurricane }.
lesson-impact-avatar-swamp = Zwei Wassersymbole liegen da. Wirf.
lesson-impact-avatar-swamp-done = { effect-swamp }: Niemand nimmt Wasser, egal, was sonst geschieht.

## Zauber

lesson-hp-strike-pair = Vier Zauber liegen da. Wirf, und ein Paar gehört dir.
lesson-hp-strike-pair-done = Ein Paar wirkt auch seinen Zauber. Nun ein Zauber nach dem anderen.
lesson-hp-strike-confundo = { effect-confundo }: Wirf, und sieh, wer als Nächster dran ist.
lesson-hp-strike-confundo-done = Du nimmst das Paar, und es geht in der anderen Richtung weiter.
lesson-hp-strike-relashio = { effect-relashio }: Wirf. Dann werfen alle zugleich einen Würfel, du auch.
lesson-hp-strike-relashio-done = Erst danach nimmst du alles, was passt.
lesson-hp-strike-accio = { effect-accio }: Wirf, dann nimm noch einen Würfel deiner Wahl.
lesson-hp-strike-accio-done = Du hast das Paar und noch einen Würfel genommen.
lesson-hp-strike-leviosa = { effect-leviosa }: Wirf, dann staple, was übrig ist.
lesson-hp-strike-leviosa-done = In einem Turm zählt nur der oberste Würfel, bis ihn jemand umwirft.
lesson-hp-strike-immobulus = { effect-immobulus }: Wirf, und niemand nimmt dieses Paar.
lesson-hp-strike-immobulus-done = Das Paar bleibt, und solange es da liegt, wirkt kein Zauber.
lesson-hp-strike-all = { effect-expelliarmus } { place-arena.The } ist leer, also wirfst du alle deine Würfel auf einmal.
lesson-hp-strike-all-done = Was passt, gehört dir und wirkt seinen Zauber, nur { face-immobulus } bleibt liegen. Wer als Letzter Würfel hat, gewinnt.

## Asseln

lesson-verasselt-roll = Würfle mit allen sieben Würfeln: Jede Assel fängt eine Karte ihrer Farbe.
lesson-verasselt-roll-done = Dein { place-catch } liegt vor dir. Doppelbalken brauchen keine Karte.
lesson-verasselt-keep = Tipp auf die Würfel, die liegen bleiben, dann würfle. Du musst mindestens vier werfen.
lesson-verasselt-keep-done = Nach jedem Wurf zählen alle sieben Würfel, auch die liegen gebliebenen.
lesson-verasselt-stop = Du hast neun Karten gefangen, und wenige sind noch da. Hör auf.
lesson-verasselt-stop-done = Dein { place-catch } wartet. Er gehört dir, wenn ihn der nächste Spieler nicht plündert.
lesson-verasselt-bust = Nur gelbe und blaue Karten liegen da. Würfle und sieh, was schiefgehen kann.
lesson-verasselt-bust-done = Eine Farbe kam öfter als es Karten gibt: { cry-bust.label }. Dein { place-catch } ist weg, du ziehst zwei Karten.
lesson-verasselt-boost = Keine rote Karte liegt da. Leg welche aus deinem { place-yard } dazu, dann würfle.
lesson-verasselt-boost-done = Dazugelegte Karten machen einen Wurf sicherer und lassen sich fangen wie alle anderen.
lesson-verasselt-plunder = Der { place-catch } deines Vorgängers ist groß. Wähle ihn, um darum zu würfeln.
lesson-verasselt-plunder-done = Jetzt fängst du Karten von dort. Was du übrig lässt, bekommt dein Vorgänger.
lesson-verasselt-split = Du bekommst deinen { place-catch }. Tipp an, was in deinen { place-yard } kommt; der Rest zählt.
lesson-verasselt-split-done = Am Ende zählt nur der { place-heap }. Der { place-yard } macht Würfe sicherer.
