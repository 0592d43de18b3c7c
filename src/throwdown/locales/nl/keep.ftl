# Spellen bewaren: waarmee iemand zich op een ander apparaat aanmeldt, en waar die is aangemeld.
# $name is een naam, $date een dag.

keep-lead = Je speelt als { $name }. Tot nu toe kent alleen deze browser je spellen. Voeg hier iets toe, dan krijg je ze overal terug.
keep-kept = Je speelt als { $name }. Je krijgt je spellen op elk apparaat terug.
keep-nobody = Heb je hier al gespeeld? Meld je aan, en je spellen zijn terug.
keep-remove = Verwijderen
keep-remove-what = Verwijderen: { $what }
keep-bots = Mijn bots: tokens, grenzen, en wat hun werd geweigerd

## De kaart

keep-card = Herstelkaart
keep-card-lead = Negen woorden op papier. Daarmee meld je je op elk apparaat aan, zonder e-mail.
keep-card-make = Kaart maken
keep-card-has = Je hebt op { $date } een kaart gemaakt.
keep-card-old = De kaart ervoor is geldig tot { $until }. Wie zich daarmee aanmeldt, maakt de wijziging ongedaan; al het andere waarmee je je aanmeldt, vervalt dan.
keep-card-again = Nieuwe kaart maken
keep-card-once = Deze woorden zie je alleen nu: druk de kaart af, of schrijf ze over.
keep-card-whose = Herstelkaart van { $name }, { $date }
keep-card-how = Scan op een ander apparaat de afbeelding. Of open { $address } en typ de woorden.
keep-card-secret = Met deze kaart kan iemand als jou spelen. Behandel haar als een sleutel.
keep-card-qr = De herstelcode als afbeelding om te scannen
keep-card-print = Kaart afdrukken

## Passkeys

keep-passkeys = Passkeys
keep-passkeys-lead = Met één tik aanmelden: vingerafdruk, gezicht of de pincode van je apparaat.
keep-passkey-name = Naam van deze passkey
keep-passkey-add = Passkey toevoegen
keep-passkey-use = Met een passkey aanmelden
keep-passkey-failed = De passkey is niet gebruikt. Probeer het nog eens, of neem een andere weg.
keep-passkeys-need = Passkeys hebben https en een adres met een naam nodig. Hier doet de kaart hetzelfde.

## Apparaten

keep-devices = Waar je bent aangemeld
keep-device = Een browser
keep-device-here = dit apparaat
keep-device-seen = { $label }, laatst gebruikt op { $date }
keep-sign-out = Afmelden
keep-sign-out-of = Afmelden: { $what }
keep-sign-out-all = Overal afmelden
keep-sign-out-warning = Nog bewaart niets je spellen. Als je je nu afmeldt, krijg je ze niet terug.
keep-sign-out-anyway = Toch afmelden

## Aanmelden en samenvoegen

keep-sign-in = Aanmelden
keep-other = Andere spellen van jou
keep-other-lead = Heb je ook op een ander apparaat of onder een andere naam gespeeld? Meld je hier zo aan.
keep-code = Woorden van je kaart
keep-code-hint = Hoofdletters en spaties maken niet uit.
keep-join = De spellen van { $name } meenemen
keep-join-lead = Jullie worden één persoon met de spellen van allebei. Lopende spellen gaan door. Waarmee { $name } zich elders aanmeldt, geldt dan niet meer.
keep-signed-in = Je bent aangemeld als { $name }.
keep-reset = Deze link komt van de beheerder van de server. Hij meldt je één keer aan. Oude kaarten, passkeys en tokens van je bots worden ongeldig. Andere apparaten worden afgemeld.
keep-reset-use = Met de link aanmelden

## Uitnodigingen

keep-invite = Iemand uitnodigen
keep-invite-lead = Deze link laat één nieuw iemand binnen. Hij geldt { $days } dagen.
keep-invite-make = Link maken
keep-invite-qr = De uitnodiging als afbeelding om te scannen
keep-invited = Je bent uitgenodigd
keep-invited-enter = Binnenkomen en spelen
