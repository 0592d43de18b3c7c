# Wat de tafel naast het verhaal zegt: klokken, verbinding, races, beslissingen en hun oorzaak.

told-earlier = Eerder
