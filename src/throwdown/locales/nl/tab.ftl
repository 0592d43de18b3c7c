## Het spel op dit apparaat, zonder server.

tab-what = Het hele spel komt op dit apparaat. Daarna speel je zonder verbinding: tegen bots, met anderen op dit apparaat of met de scheidsrechter voor jullie eigen doos.
tab-size = { $mb } MB wordt gedownload en op dit apparaat bewaard.
tab-begin = Downloaden
tab-progress = { $done } van { $total } MB
tab-stop = Stoppen
tab-done = Het spel staat op dit apparaat. Deze pagina opent nu ook in vliegtuigstand.
tab-stored = Op dit apparaat: versie { $version }, { $mb } MB.
tab-partial = Op dit apparaat staan delen van het spel: { $mb } MB. Zonder verbinding zijn ze niet genoeg.
tab-may-go = Je browser kan het wissen als er te weinig ruimte is. Zet deze pagina op het beginscherm om dat te voorkomen.
tab-remove = Verwijderen
tab-removed = Het spel staat niet meer op dit apparaat. De spellen die je speelde zijn er nog.
tab-newer = Er is een nieuwere versie. De oude blijft tot de nieuwe compleet is.
tab-update = Nieuwe versie downloaden
tab-play = Op dit apparaat spelen
tab-http = Deze pagina is via http geopend. Browsers bewaren een spel alleen via https. Vraag de beheerder van de server om een https-adres.
tab-missing = Deze server heeft de bestanden daarvoor niet. De beheerder kan ze installeren; de documentatie legt uit hoe.
tab-device = Je speelt op dit apparaat, zonder server.
tab-back = Terug naar de server
tab-needs = Tafels met mensen elders, het grote scherm en sterke bots hebben een server nodig.
tab-starting-parts = Het spel wordt geladen: { $done } van { $total } MB
tab-starting-python = Het spel start
tab-starting-slow = De eerste start duurt tot vijftien seconden.
tab-busy = Het spel is open in een ander tabblad van deze browser.
tab-take-over = Hier spelen
tab-others = Spelen met mensen elders
tab-site = Deze pagina heeft geen server nodig: alles gebeurt op je apparaat. Je spellen blijven in deze browser.
tab-levels = Deze niveaus hebben een server nodig, omdat ze met grote tabellen rekenen: { $levels }.

tab-lacks-wasm = Deze browser is te oud om zonder server te spelen: er ontbreekt een deel van WebAssembly. Werk hem bij of gebruik een andere.
tab-lacks-memory = Dit apparaat heeft weinig geheugen. De scheidsrechter en het kaartspel zouden moeten werken; worpen in de arena kunnen de pagina sluiten.
tab-lacks-storage = Deze browser bewaart niets voor deze pagina, misschien omdat het venster privé is. Verlaat het privévenster, of laat deze pagina gegevens bewaren.
tab-lacks-room = Dit apparaat heeft weinig ruimte over. Maak eerst ongeveer 40 MB vrij.
tab-lacks-unpacking = Deze browser is te oud om het spel uit te pakken. Werk hem bij of gebruik een andere.

tab-memory = Dit apparaat heeft te weinig geheugen voor het spel. Sluit andere pagina’s en probeer het opnieuw.
tab-failed = Het spel kon op dit apparaat niet starten. Probeer het opnieuw; lukt het niet, gebruik dan een andere browser.
tab-not-stored = Het spel kon niet op dit apparaat worden bewaard. Probeer het opnieuw; lukt het niet, gebruik dan een andere browser.
tab-part-broken = Een deel van het spel kwam beschadigd aan. Probeer het opnieuw; blijft het zo, meld het dan bij de beheerder van deze pagina.
tab-part-missing = Een deel van het spel kon niet worden gedownload. Controleer je verbinding en probeer het opnieuw.
