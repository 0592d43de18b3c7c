# Wat de pagina vond toen ze de dobbelstenen van een spel zelf controleerde.

fair-checking = Je browser controleert de dobbelstenen …
fair-place = Gespeeld zonder server: niemand anders heeft deze dobbelstenen vastgelegd.
fair-none = Om te controleren heb je verbinding nodig: op dit apparaat staat geen opname van het spel.

## Een spel controleren: wat het vraagt, hoe ver het is, en of dit apparaat het spel zag.

fair-offer = Je browser kan dit spel zelf controleren: hij rekent elke worp en elke zet opnieuw uit.
fair-offer-size = Daarvoor laadt hij één keer { $mb } MB en bewaart die.
fair-offer-again = Daarvoor laadt hij { $mb } MB. Deze browser kan ze hier niet bewaren.
fair-missing = Deze server heeft de bestanden niet waarmee een browser een spel controleert. De opdracht hieronder controleert het.
fair-starting = De controle start …
fair-running = Regel { $done } van { $total } …
fair-failed = De controle brak af op dit apparaat. Probeer het opnieuw, of gebruik de opdracht hieronder.
fair-seen-holds = Dit is het spel dat je hebt gespeeld: het past bij wat dit apparaat voor de eerste worp zag.
fair-seen-differs = Dit is NIET het spel dat dit apparaat zag: voor de eerste worp was iets anders toegezegd.
fair-seen-unseen = Dit apparaat heeft dit spel nooit gezien. Vraag iemand die meespeelde of de vingerafdruk dezelfde is.
fair-signature-holds = Aan het einde ondertekend door { $names }.
fair-signature-unbound = Aan het einde ondertekend door { $names }, met een sleutel die deze browser niet kent: vergelijk hem met hen.

## Een hand opnieuw gooien, in de browser.

fair-again-loading = De natuurkunde wordt geladen …
fair-again-engine = Deze pagina heeft de natuurkunde van dit spel niet en kan de dobbelstenen ervan dus niet opnieuw gooien.
fair-again-wasm = Deze browser kan geen dobbelstenen gooien: WebAssembly ontbreekt.
fair-again-memory = Dit apparaat heeft niet genoeg geheugen om dobbelstenen te gooien.
fair-again-offline = De natuurkunde kon niet worden geladen: er is geen verbinding.
fair-again-failed = De natuurkunde is in deze browser gestopt.

## Wat iedereen thuis kan doen.

fair-home = Om het op een computer met Throwdown te controleren, download je de opname en geef je deze opdracht:
fair-binding = De spelers wisselen sleutels voor de dobbelstenen uit …
