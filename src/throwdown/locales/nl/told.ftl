# Wat de tafel naast het verhaal zegt: klokken, verbinding, races, beslissingen en hun oorzaak.

told-earlier = Eerder
told-line-silent = De server antwoordt even niet. Je plaats blijft van jou.
told-gone-silent = { $player } antwoordt even niet.
