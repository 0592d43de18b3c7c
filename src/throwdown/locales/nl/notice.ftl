# Meldingen aan mensen die er niet zijn, en het deel waarin men erom vraagt.

## Wat een melding zegt. Zonder namen.

notice-turn = Je bent aan de beurt
notice-turn-text = Een spel wacht op je zet.
notice-reminder = Nog maar weinig tijd
notice-reminder-text = De meeste tijd voor je zet is voorbij.
notice-table = Je tafel is klaar
notice-table-text = De volgende ronde van je toernooi begint.
notice-sign-in = Je aanmelding is gewijzigd
notice-sign-in-text = Een kaart of passkey van je is gewijzigd. Was jij dat niet, meld je vandaag aan met de oude kaart.
notice-test = Een test
notice-test-text = Meldingen komen hier aan.

## Het deel. $kind is een dienst, $label een browser of server, $what een regel van een lijst.

notice-title = Meldingen
notice-lead = Voor spellen met dagen per zet: één melding als je aan de beurt bent en één herinnering. Er komt niets zolang je Throwdown open hebt.
notice-device = Dit apparaat
notice-device-on = Inschakelen op dit apparaat
notice-device-off = Uitschakelen op dit apparaat
notice-device-is-on = Meldingen komen op dit apparaat.
notice-device-blocked = Deze browser blokkeert meldingen van deze pagina. Sta ze toe in de instellingen van de browser.
notice-device-failed = De browser kon niet worden aangemeld voor meldingen. Probeer het later opnieuw.
notice-device-none = Deze browser kan geen meldingen tonen, of deze pagina heeft geen https.
notice-device-install = Zet deze pagina op een iPhone of iPad eerst op het beginscherm: tik op ‘Deel’ en dan op ‘Zet op beginscherm’. Open de pagina van daaruit.
notice-off-here = Deze server stuurt geen meldingen naar browsers.
notice-places = Waar meldingen komen
notice-place = { $kind }: { $label }
notice-place-failing = De laatste melding kon niet worden bezorgd.
notice-kind-push = Browser
notice-kind-webhook = Webhook
notice-test-send = Test sturen
notice-test-send-to = Test sturen: { $what }
notice-tested-sent = Er is een testmelding onderweg.
notice-tested-gone = Daar is niets meer. Het is van de lijst gehaald.
notice-tested-refused = De test werd daar niet aangenomen. Controleer het adres.
notice-tested-later = Er kwam geen antwoord. Probeer het later opnieuw.
notice-remove = Verwijderen
notice-remove-what = Verwijderen: { $what }
notice-webhook = Naar een andere dienst sturen
notice-webhook-lead = Deze server mag sturen naar: { $hosts }. Met het adres kan iedereen daarheen schrijven: houd het voor jezelf.
notice-webhook-url = Adres van de webhook
notice-webhook-add = Toevoegen
notice-quiet = Stille uren
notice-quiet-lead = Meldingen wachten tot de stille uren voorbij zijn.
notice-quiet-from = Van
notice-quiet-until = Tot
notice-quiet-save = Opslaan
notice-quiet-none = Geen stille uren
notice-quiet-saved = Opgeslagen, in de tijdzone { $zone }.
