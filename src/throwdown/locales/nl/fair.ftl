# Wat de pagina vond toen ze de dobbelstenen van een spel zelf controleerde.

fair-checking = Je browser controleert de dobbelstenen …
fair-how = Voor het spel legde de server een geheim getal vast en toonde iedereen de vingerafdruk ervan. Daarna kon elke plaats een eigen sleutel toevoegen. Het geheim en de sleutels samen bepaalden elke dobbelsteen. Nu is alles openbaar. Je browser heeft alles daaruit nagerekend, zonder de server te vertrouwen.
fair-how-tab = Dit spel is zonder server gespeeld. Voor het begin heeft het apparaat zelf een geheim getal vastgelegd, dat elke dobbelsteen bepaalde. Je browser heeft alles met dat getal nagerekend. Dat toont dat de dobbelstenen kloppen, maar niet dat niemand ze heeft uitgekozen.
fair-place = Gespeeld zonder server: niemand anders heeft deze dobbelstenen vastgelegd.
fair-none = Om te controleren heb je verbinding nodig: op dit apparaat staat geen opname van het spel.

## Het oordeel over het hele spel.

fair-all-holds = De dobbelstenen kloppen: je browser heeft ze allemaal nagerekend.
fair-all-thrown = De dobbelstenen kloppen: je browser heeft elke dobbelsteen opnieuw gegooid.
fair-all-differs = Er klopt iets NIET. Zie hieronder.
fair-all-hidden = De dobbelstenen zijn na afloop van het spel te controleren.
fair-all-uncommitted = De dobbelstenen van dit spel zijn niet te controleren: vooraf werd niets vastgelegd.
fair-all-elsewhere = Er is niets mis, maar je browser kon niet alles narekenen.
fair-all-newer = Dit spel is niet gecontroleerd: de pagina is ouder dan de opname.
fair-all-unbound = De dobbelstenen kloppen, maar er is geen bewijs dat deze zetten zijn gespeeld. Het bewijs zou een handtekening met een bekende sleutel zijn.
fair-all-own = De dobbelstenen kloppen, maar niemand anders heeft ze vastgelegd: dit spel is zonder server gespeeld.

## Een zin voor alles wat gecontroleerd werd. $count zegt hoe vaak, $line waar.

fair-chain-holds = De opname is heel: geen regel is veranderd, toegevoegd of weggelaten.
fair-chain-differs = De opname is veranderd: regel { $line } past niet.
fair-chain-elsewhere = Deze opname is nieuwer dan deze pagina. Laad de pagina opnieuw en controleer nog eens.
fair-commitment-holds = Het onthulde geheim past bij de vingerafdruk in de opname.
fair-commitment-differs = Het onthulde geheim past niet bij de vingerafdruk in de opname.
fair-commitment-hidden = Het geheim wordt na afloop van het spel onthuld.
fair-commitment-uncommitted = Voor dit spel werd geen geheim vastgelegd.
fair-promise-holds = Het is de vingerafdruk die deze browser heeft gezien.
fair-promise-differs = Deze browser heeft een andere vingerafdruk gezien.
fair-promise-unseen = Deze browser zat niet aan tafel en kan niet zeggen welke vingerafdruk daar getoond werd.
fair-place-unseen = Gespeeld zonder server: niemand anders heeft deze dobbelstenen vastgelegd. Het apparaat kan veel spellen gespeeld hebben en alleen dit tonen.
fair-own-key-holds = Je eigen sleutel zit in elke worp.
fair-own-key-differs = De sleutel in de opname is niet die van jou.
fair-keys-holds = Elke speler voegde een sleutel toe: niemand kon de dobbelstenen uitkiezen.
fair-keys-differs = De sleutel van een bot volgt niet uit het geheim.
fair-keys-unseen = Deze spelers voegden geen sleutel toe: { $names }.
fair-keys-uncommitted = Geen enkele speler voegde een sleutel toe: de tafel koos het geheim alleen.
fair-draft-holds = Sleutels, namen en regels lagen vast voordat je sleutel getoond werd, en zijn niet veranderd.
fair-draft-differs = Een sleutel, een naam of een regel is veranderd nadat je sleutel getoond was.
fair-first-holds = De startspeler is geloot.
fair-first-differs = Volgens de loting begint een andere plaats.
fair-lot-holds =
    { $count ->
        [one] Eén keer schudden of loten is overgedaan: de volgorde is dezelfde.
       *[other] { $count } keer schudden en loten is overgedaan: de volgorde is dezelfde.
    }
fair-lot-differs = Bij narekenen geeft schudden of loten een andere volgorde.
fair-roll-holds =
    { $count ->
        [one] Eén worp is nagerekend: elke dobbelsteen toont hetzelfde als in het spel.
       *[other] { $count } worpen zijn nagerekend: elke dobbelsteen toont hetzelfde als in het spel.
    }
fair-roll-differs = Een worp geeft bij narekenen een ander resultaat.
fair-roll-elsewhere = De worpen van deze opname controleer je met de opdracht hieronder: deze pagina heeft haar gelukstabel niet.
fair-throw-holds =
    { $count ->
        [one] Bij één worp waren de dobbelstenen in de hand gedraaid zoals geloot.
       *[other] Bij { $count } worpen waren de dobbelstenen in de hand gedraaid zoals geloot.
    }
fair-throw-differs = Bij een worp waren de dobbelstenen in de hand anders gedraaid dan geloot.
fair-motion-holds =
    { $count ->
        [one] De beweging die je zag, eindigt waar de dobbelstenen liggen, met de vastgelegde zijden.
       *[other] Alle { $count } bewegingen die je zag, eindigen waar de dobbelstenen liggen, met de vastgelegde zijden.
    }
fair-motion-differs = Een opgenomen beweging eindigt anders dan in de opname staat.
fair-race-holds =
    { $count ->
        [one] De tijden van één race zijn opnieuw getrokken.
       *[other] De tijden van { $count } races zijn opnieuw getrokken.
    }
fair-race-differs = Een tijd in een race is niet de tijd die getrokken werd.
fair-ran-entered = Hier liepen spelers zelf: de server heeft deze tijden gemeten, ze zijn niet na te rekenen.
fair-unbound-unseen = Niets bewijst dat juist deze zetten zijn gespeeld: er ontbreekt een handtekening met een bekende sleutel.
fair-names-holds = De namen zijn dezelfde als vóór het spel zijn vastgelegd.
fair-names-differs = Een naam wijkt af van wat vóór het spel is vastgelegd.
fair-missing-unseen = De sleutel van { $names } kwam niet aan. Een server die met hen samen vals speelt, kon uit { $amount } spellen kiezen, niet meer.
fair-void-unseen = { $amount } spellen vervielen voor dit spel: de tafel kan eruit gekozen hebben.
fair-signature-holds = Aan het einde ondertekend door { $names }.
fair-signature-differs = Een handtekening onder het einde is vals.
fair-signature-unseen = Aan het einde ondertekend door { $names }, met een sleutel die deze browser niet kent: vergelijk hem met hen.
fair-receipt-differs = De server tekende voor je sleutel en begon zonder: dit spel is niet eerlijk. Bewaar deze pagina als bewijs.
fair-physics-elsewhere = Alleen de natuurkunde kan laten zien dat de dobbelstenen echt zo vallen.
fair-lying-holds =
    { $count ->
        [one] Voor één worp lagen de dobbelstenen waar ze waren blijven liggen.
       *[other] Voor { $count } worpen lagen de dobbelstenen waar ze waren blijven liggen.
    }
fair-lying-differs = Voor een worp lag een dobbelsteen niet waar hij was blijven liggen.
fair-lying-elsewhere = Voor { $count } worpen hadden spelers dobbelstenen met de hand neergelegd, zoals in een toren. Alleen de regels kunnen laten zien dat ze daar horen.
fair-landing-holds =
    { $count ->
        [one] Eén worp is opnieuw gegooid: elke dobbelsteen komt op dezelfde plek terecht, met dezelfde kant boven.
       *[other] { $count } worpen zijn opnieuw gegooid: elke dobbelsteen komt op dezelfde plek terecht, met dezelfde kant boven.
    }
fair-landing-differs = Een worp komt anders terecht als hij opnieuw wordt gegooid.
fair-landing-elsewhere = Worpen die niet opnieuw konden worden gegooid: { $count }. De natuurkunde van deze pagina kon ze niet berekenen.
fair-flight-holds =
    { $count ->
        [one] De beweging die je zag, is in elk beeld dezelfde.
       *[other] Alle { $count } bewegingen die je zag, zijn in elk beeld dezelfde.
    }
fair-flight-differs = Een opgenomen beweging is anders dan die welke de natuurkunde geeft.
fair-rules-elsewhere = Alleen de regels kunnen laten zien dat elke zet mocht.

## Throwing every die again, in the browser. $number is a throw, $done and $total say how many.

fair-again = Elke dobbelsteen opnieuw gooien
fair-again-why = Je browser kan de dobbelstenen zelf gooien, met dezelfde natuurkunde en dezelfde handbewegingen. Hij laadt ongeveer 1 MB en heeft een paar seconden nodig.
fair-again-loading = De natuurkunde wordt geladen …
fair-again-at = Worp { $number } van { $total } …
fair-again-part = Je browser heeft { $done } van { $total } worpen opnieuw gegooid. Al het andere hieronder is zonder die worpen gecontroleerd.
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
fair-binding = De spelers wisselen sleutels voor de dobbelstenen uit …
