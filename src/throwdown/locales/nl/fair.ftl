# Wat de pagina vond toen ze de dobbelstenen van een spel zelf controleerde.

fair-title = Door je browser gecontroleerd
fair-checking = Je browser controleert de dobbelstenen …
fair-how = Voor het spel werd een geheim getal vastgelegd en de vingerafdruk ervan aan iedereen getoond. Daarna kon elke plaats een eigen sleutel toevoegen. Het geheim en deze sleutels samen bepaalden elke dobbelsteen. Nu is alles bekend, en je browser heeft alles zelf opnieuw getrokken, zonder de server te vertrouwen.
fair-none = Zonder verbinding valt er niets te controleren: op dit apparaat staat geen opname van het spel.

## Het oordeel over het hele spel.

fair-all-holds = De dobbelstenen kloppen: je browser heeft ze opnieuw getrokken.
fair-all-thrown = De dobbelstenen kloppen: je browser heeft elke dobbelsteen opnieuw gegooid.
fair-all-differs = Er klopt iets NIET. Wat, staat hieronder.
fair-all-hidden = De dobbelstenen zijn na afloop van het spel te controleren.
fair-all-uncommitted = De dobbelstenen van dit spel zijn niet te controleren: vooraf werd niets vastgelegd.
fair-all-elsewhere = Er is niets mis, maar je browser kon niet alles opnieuw trekken.
fair-all-newer = Dit spel is niet gecontroleerd: de pagina is ouder dan de opname.
fair-all-unbound = De dobbelstenen kloppen, maar niets toont dat het dit spel was: geen openbare lijst en geen handtekening met een hier bekende sleutel.

## Een zin voor alles wat gecontroleerd werd. $count zegt hoe vaak, $line waar.

fair-chain-holds = De opname is heel: geen regel is veranderd, toegevoegd of weggelaten.
fair-chain-differs = De opname is veranderd: regel { $line } past niet.
fair-chain-elsewhere = Deze opname is nieuwer dan deze pagina. Laad de pagina opnieuw en controleer nog eens.
fair-commitment-holds = Het onthulde geheim past bij de vingerafdruk in de opname.
fair-commitment-differs = Het onthulde geheim past niet bij de vingerafdruk in de opname.
fair-commitment-hidden = Het geheim wordt na afloop van het spel onthuld.
fair-commitment-uncommitted = Voor dit spel werd geen geheim vastgelegd.
fair-promise-holds = Het is de vingerafdruk die aan deze browser getoond werd.
fair-promise-differs = Aan deze browser werd een andere vingerafdruk getoond.
fair-promise-unseen = Deze browser zat niet aan tafel en kan niet zeggen welke vingerafdruk daar getoond werd.
fair-own-key-holds = Je eigen sleutel zit in elke worp.
fair-own-key-differs = De sleutel in de opname is niet die van jou.
fair-keys-holds = Elke speler voegde een sleutel toe: niemand kon de dobbelstenen uitkiezen.
fair-keys-differs = De sleutel van een bot volgt niet uit het geheim.
fair-keys-unseen = Zonder eigen sleutel gespeeld: { $names }.
fair-keys-uncommitted = Geen enkele speler voegde een sleutel toe: de tafel koos het geheim alleen.
fair-draft-holds = Sleutels, namen en regels zijn die welke vaststonden voordat je sleutel getoond werd.
fair-draft-differs = Een sleutel, een naam of een regel is veranderd nadat je sleutel getoond was.
fair-first-holds = Wie begint, is geloot.
fair-first-differs = Volgens het lot begint een andere plaats.
fair-lot-holds =
    { $count ->
        [one] Eén keer schudden of loten is overgedaan: de volgorde is dezelfde.
       *[other] { $count } keer schudden en loten is overgedaan: de volgorde is dezelfde.
    }
fair-lot-differs = Eén keer schudden of loten geeft een andere volgorde.
fair-lot-elsewhere = Schudden en loten van deze oudere opname controleer je met de opdracht hieronder.
fair-roll-holds =
    { $count ->
        [one] Eén worp is opnieuw getrokken: elke dobbelsteen toont wat er gezegd werd.
       *[other] { $count } worpen zijn opnieuw getrokken: elke dobbelsteen toont wat er gezegd werd.
    }
fair-roll-differs = Een worp valt anders uit als hij opnieuw getrokken wordt.
fair-roll-elsewhere = De worpen van deze oudere opname controleer je met de opdracht hieronder.
fair-throw-holds =
    { $count ->
        [one] Eén worp verliet de hand zoals het toeval zijn dobbelstenen gedraaid had.
       *[other] { $count } worpen verlieten de hand zoals het toeval hun dobbelstenen gedraaid had.
    }
fair-throw-differs = De dobbelstenen van een worp verlieten de hand niet zoals het toeval ze gedraaid had.
fair-throw-elsewhere = Hoe het toeval de dobbelstenen van deze oudere opname draaide, controleer je met de opdracht hieronder.
fair-motion-holds =
    { $count ->
        [one] De beweging die je zag, eindigt waar de dobbelstenen liggen, met de zijden die gezegd werden.
       *[other] Alle { $count } bewegingen die je zag, eindigen waar de dobbelstenen liggen, met de zijden die gezegd werden.
    }
fair-motion-differs = Een opgenomen beweging eindigt niet met de dobbelstenen die gezegd werden.
fair-race-holds =
    { $count ->
        [one] De tijden van één race zijn opnieuw getrokken.
       *[other] De tijden van { $count } races zijn opnieuw getrokken.
    }
fair-race-differs = Een tijd in een race is niet de tijd die getrokken werd.
fair-race-elsewhere = De races van deze oudere opname controleer je met de opdracht hieronder.
fair-ran-entered = Tijden die spelers zelf liepen: door de server gemeten, niet getrokken.
fair-public-holds = In de openbare lijst van de server staat dit spel precies zoals het hier verteld wordt.
fair-public-differs = In de openbare lijst van de server staat dit spel anders.
fair-public-unseen = De openbare lijst van de server was niet beschikbaar.
fair-public-restored = De server ging sindsdien terug naar een back-up: zijn openbare lijst heeft het einde van dit spel niet meer.
fair-unbound-unseen = Zonder openbare lijst of handtekening met een bekende sleutel toont niets dat deze zetten zijn gedaan, en geen andere.
fair-names-holds = De namen zijn die welke vóór het spel zijn vastgelegd.
fair-names-differs = Een naam is een andere dan vóór het spel is vastgelegd.
fair-missing-unseen = De sleutel van { $names } kwam niet aan: een server die met hen samenspant, had { $amount } spellen om uit te kiezen, en niet meer.
fair-rounds-unseen = Voor dit spel waren er { $amount } vastleggingen: de tafel kan eruit gekozen hebben.
fair-void-unseen = { $amount } spellen vervielen voor dit spel: de tafel kan eruit gekozen hebben.
fair-signature-holds = Aan het einde ondertekend door { $names }.
fair-signature-differs = Een handtekening onder het einde is vals.
fair-signature-unseen = Aan het einde ondertekend door { $names }, met een sleutel die deze browser niet kent: vergelijk hem met hen.
fair-receipt-differs = De server tekende voor je sleutel en begon zonder: dit spel is niet eerlijk. Bewaar deze pagina als bewijs.
fair-list-holds = De openbare lijst van de server gaat door op wat deze browser er eerder van zag.
fair-list-differs = De server heeft twee openbare lijsten ondertekend die niet bij elkaar passen. Deze browser bewaart beide koppen: ze bewijzen het.
fair-list-restored = De server is teruggegaan naar een back-up van zijn openbare lijst sinds deze browser haar voor het laatst zag.
fair-list-unseen = Deze browser ziet de openbare lijst van de server voor het eerst en onthoudt haar.
fair-head = Een lijst van { $rows } regels die de server heeft ondertekend
fair-physics-elsewhere = Dat de dobbelstenen zo vliegen en vallen, kan alleen de natuurkunde laten zien.
fair-first-arena-elsewhere = De dobbelstenen van dit oudere spel kunnen hier niet opnieuw worden gegooid: in die arena vallen ze alleen op één soort processor hetzelfde. Daar doet de opdracht hieronder het.
fair-lying-holds =
    { $count ->
        [one] Voor één worp lagen de dobbelstenen waar ze waren blijven liggen.
       *[other] Voor { $count } worpen lagen de dobbelstenen waar ze waren blijven liggen.
    }
fair-lying-differs = Voor een worp lagen dobbelstenen ergens anders dan waar ze waren blijven liggen.
fair-lying-elsewhere = Worpen waarvoor een hand dobbelstenen had neergelegd, zoals in een toren: { $count }. Dat ze daar horen, kunnen alleen de regels laten zien.
fair-landing-holds =
    { $count ->
        [one] Eén worp is opnieuw gegooid: elke dobbelsteen komt op dezelfde plek terecht, met dezelfde kant boven.
       *[other] { $count } worpen zijn opnieuw gegooid: elke dobbelsteen komt op dezelfde plek terecht, met dezelfde kant boven.
    }
fair-landing-differs = Een worp komt anders terecht als hij opnieuw wordt gegooid.
fair-landing-elsewhere = Worpen die niet opnieuw konden worden gegooid: { $count }. Deze oudere opname zegt niet waar er daarvoor dobbelstenen lagen.
fair-flight-holds =
    { $count ->
        [one] De beweging die je zag, is in elk beeld dezelfde.
       *[other] Alle { $count } bewegingen die je zag, zijn in elk beeld dezelfde.
    }
fair-flight-differs = Een opgenomen beweging is anders dan die welke de natuurkunde geeft.
fair-rules-elsewhere = Dat elke zet mocht, kunnen alleen de regels laten zien.

## Throwing every die again, in the browser. $number is a throw, $done and $total say how many.

fair-again = Elke dobbelsteen opnieuw gooien
fair-again-why = Je browser kan de dobbelstenen zelf gooien: met dezelfde natuurkunde, uit dezelfde handen. Daarvoor laadt hij ongeveer 1 MB en heeft hij een paar seconden nodig.
fair-again-loading = De natuurkunde wordt geladen …
fair-again-at = Worp { $number } van { $total } …
fair-again-part = { $done } van { $total } worpen zijn opnieuw gegooid. De rest niet; al het andere hier is zonder dat gecontroleerd.
fair-again-engine = Deze pagina heeft de natuurkunde van dit spel niet en kan de dobbelstenen ervan dus niet opnieuw gooien.
fair-again-wasm = Deze browser kan geen dobbelstenen gooien: WebAssembly ontbreekt.
fair-again-memory = Dit apparaat heeft niet genoeg geheugen om dobbelstenen te gooien.
fair-again-offline = De natuurkunde kon niet worden geladen: er is geen verbinding.
fair-again-failed = De natuurkunde is in deze browser gestopt.

## Wat iedereen thuis kan doen.

fair-home = Om ook natuurkunde en regels te controleren, download je de opname en geef je deze opdracht:
fair-home-rules = Om ook de regels te controleren, download je de opname en geef je deze opdracht:
fair-seen = Vingerafdruk die aan deze browser getoond werd
fair-own-key = Je sleutel
fair-own-signer = De sleutel waarmee deze browser het einde ondertekent
fair-server = De server natuurkunde en regels laten narekenen
fair-binding = De plaatsen binden de dobbelstenen …
