# Wat het narekenen van een opgenomen spel heeft laten zien.

## Wat er is nagekeken. $count zegt hoe vaak.

verify-what =
    { $what ->
        [commitment] vastlegging
        [intent] vergrendelde bedoelingen
        [throw] worpen
        [race] races
        [lot] geschud en geloot
        [keys] sleutels van de spelers
        [header] namen, opties en sleutels
        [first] wie begint
        [moves] zetten en beslissingen
        [signature] handtekeningen onder het einde
        [missing] sleutels die niet aankwamen
        [rounds] vastleggingen vóór deze
        [void] spellen die voor dit spel vervielen
        [receipt] ontvangstbewijzen van de server
        [list] openbare lijst
       *[record] opname
    } ({ $count })

verify-holds = klopt
verify-differs = WIJKT AF
verify-elsewhere = hier niet na te rekenen (andere rekenkern of andere processor)
verify-entered = door de spelers ingevoerd
verify-hidden = het geheim wordt pas na het spel onthuld
verify-unbound = door niets gepubliceerds gebonden
verify-uncommitted = vóór dit spel is niets vastgelegd

## Wat door niets gebonden is, en wat het zou binden.

verify-unbound-keys = Geen mens heeft een sleutel toegevoegd: de tafel alleen koos het toeval van dit spel.
verify-unbound-header = Namen, opties en sleutels zijn niet door de dobbelstenen gebonden: de opname is van versie 1, of er is te weinig geloot.
verify-unbound-moves = Deze dobbelstenen geven een spel als dit, maar niets toont dat het dit spel was: met het geheim, dat nu iedereen kent, kan elke beslissing anders zijn. De openbare lijst van de server toont het (--ledger), of een handtekening waarvan je de sleutel kent (--signer).
verify-unbound-missing = { $count } beloofde sleutels kwamen niet aan: een server die met deze plaatsen samenspant, had { $games } spellen om uit te kiezen, en niet meer.
verify-unbound-rounds = Voor dit spel waren er { $count } vastleggingen: de tafel kan eruit gekozen hebben, toen ze de sleutels kende.
verify-unbound-void = { $count } spellen vervielen voor dit spel: de tafel kan eruit gekozen hebben.
verify-unbound-receipt = Een getoond ontvangstbewijs is niet van deze server voor een sleutel van dit spel: het toont niets.
verify-unbound-list = De lijst bij de opname is ondertekend met een sleutel die hier niemand kent: vraag de server om zijn lijst (--ledger).
verify-unbound-signature = Ondertekend door { $names } met de sleutel { $key }, die hier niemand kent: vergelijk hem met hen en geef hem op met --signer.
verify-signed-by = Ondertekend door { $names } met de sleutel { $key }.

verify-line = Regel { $line }, { $what }

## Het oordeel over het hele spel.

verify-all-holds = Dit spel klopt: de dobbelstenen vielen zoals ze moesten.
verify-all-differs = Dit spel klopt NIET.
verify-all-elsewhere = Er is niets mis, maar niet elke worp is op deze machine na te rekenen.
verify-decided-by-page = Een andere rekenkern of processor heeft deze worpen berekend. De pagina beslist: open de herhaling van dit spel en laat je browser elke dobbelsteen opnieuw gooien, want die rekent op elk apparaat hetzelfde.
verify-all-unbound = De dobbelstenen kloppen, maar niets toont dat het dit spel was: geen openbare lijst en geen handtekening met een hier bekende sleutel.
verify-all-hidden = De zetten zijn in orde; de dobbelstenen zijn na afloop van het spel te controleren.
verify-all-uncommitted = De zetten zijn in orde; de dobbelstenen van dit spel zijn niet te controleren.
verify-fingerprint = Vingerafdruk van deze opname: { $fingerprint }
