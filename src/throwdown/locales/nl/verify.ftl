# Wat het narekenen van een opgenomen spel heeft laten zien.

## Wat er is nagekeken. $count zegt hoe vaak.

verify-what =
    { $what ->
        [commitment] Het geheim stond vast voor het spel
        [place] Plaats van vastlegging ({ $count })
        [intent] Hoe er gemikt werd, vastgelegd voordat de dobbelstenen vielen ({ $count })
        [throw] Worpen, opnieuw berekend ({ $count })
        [race] Tijden in races ({ $count })
        [lot] Schudden en loten ({ $count })
        [keys] Sleutels van de spelers
        [header] Namen en regels van de tafel
        [first] Wie begint
        [moves] De volgorde van de zetten
        [signature] Handtekeningen onder het einde ({ $count })
        [missing] Sleutels die niet aankwamen ({ $count })
        [void] Spellen die voor dit spel vervielen ({ $count })
        [receipt] Ontvangstbewijzen van de server ({ $count })
       *[record] De opname zelf
    }

verify-holds = klopt
verify-differs = WIJKT AF
verify-elsewhere = hier niet na te rekenen (andere engine of andere processor)
verify-entered = door de spelers ingevoerd
verify-hidden = het geheim wordt pas na het spel onthuld
verify-unbound = door niets gepubliceerds gedekt
verify-uncommitted = vóór dit spel is geen geheim vastgelegd

## Wat door niets gebonden is, en wat het zou binden.

verify-unbound-keys = Geen mens heeft een sleutel toegevoegd, dus de tafel alleen bepaalde de dobbelstenen van dit spel.
verify-unbound-header = De dobbelstenen dekken namen, opties en sleutels niet: er is te weinig geloot.
verify-unbound-moves = Niets bewijst dat juist deze zetten zijn gespeeld: er ontbreekt een handtekening met een bekende sleutel.
verify-unbound-missing = { $count } beloofde sleutels kwamen niet aan. Een server die met deze plaatsen samen vals speelt, kon uit { $games } spellen kiezen, niet meer.
verify-unbound-void = { $count } spellen vervielen voor dit spel: de tafel kan eruit gekozen hebben.
verify-unbound-place = Gespeeld zonder server: het apparaat heeft deze dobbelstenen zelf vastgelegd. Niemand anders deed dat, dus het kan veel spellen gespeeld hebben en alleen dit tonen.
verify-unbound-receipt = Je gaf een ontvangstbewijs dat deze server niet heeft ondertekend voor een sleutel van dit spel. Het bewijst niets.
verify-unbound-signature = Ondertekend door { $names } met de sleutel { $key }, die hier onbekend is. Vraag of die van hen is en geef hem op met --signer.
verify-signed-by = Ondertekend door { $names } met de sleutel { $key }.

verify-line = Regel { $line }: { $what }

## Het oordeel over het hele spel. $thrower is "physics" waar dobbelstenen vallen.

verify-all-holds =
    { $thrower ->
        [physics] De trekking van elke dobbelsteen klopt, en elke val ook. Elke zet is zoals vastgelegd.
       *[luck] De trekking van elke dobbelsteen klopt. Elke zet is zoals vastgelegd.
    }
verify-all-differs = Dit spel klopt NIET.
verify-all-elsewhere = Er is niets mis, maar deze machine kan niet elke worp narekenen.
verify-decided-by-page = Een andere engine of processor heeft deze worpen berekend. Je browser kan beslissen, want hij probeert hoe andere afronden. Open de herhaling van dit spel en kies “Dobbelstenen controleren”.
verify-all-unbound =
    { $thrower ->
        [physics] De trekking van elke dobbelsteen klopt, en elke val ook. Niets bewijst dat deze zetten zijn gespeeld.
       *[luck] De trekking van elke dobbelsteen klopt. Niets bewijst dat deze zetten zijn gespeeld.
    }
verify-all-hidden = De zetten zijn in orde; de dobbelstenen zijn na afloop van het spel te controleren.
verify-all-uncommitted = De zetten zijn in orde; de dobbelstenen van dit spel zijn niet te controleren.
verify-cannot = Geen opname toont wiens hand gooide, of dat men je een ander spel toont: vergelijk de vingerafdruk.
verify-fingerprint = Vingerafdruk van deze opname: { $fingerprint }
