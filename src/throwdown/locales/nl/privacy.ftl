# What is stored about a person, the rights to it, and who runs the server.
# $days is a number of days, $games how many games, $count how many rows.

privacy-mine = Wat er over mij is opgeslagen
privacy-lead = Lees het, neem het mee of wis het: meteen en zonder iemand te vragen.
privacy-show = Tonen
privacy-download = Alles downloaden (JSON)
privacy-kind =
    { $what ->
        [bots] Je bots
        [sessions] Aangemelde apparaten en sleutels
        [credentials] Waarmee je je aanmeldt
        [tickets] Links van de gastheer
        [seats] Tafels die op je wachten
        [names] Je naam aan tafels
        [chat] Je chatregels
        [games] Spellen aan je tafels
        [plays] Je resultaten
        [groups] Groepen
        [host] Je rol op deze server
        [sanctions] Beslissingen van de beheerder
        [reports] Meldingen over jou
        [reported] Meldingen van jou
        [reported_lines] Regels van jou bij meldingen
        [desk] Wat in het logboek van de moderatie staat
        [muted] Mensen die je verbergt
        [bot_errors] Wat je bots werd geweigerd
        [moves] Onlangs beantwoorde zetten
        [withdrawn] Eerder ingetrokken namen
       *[person] Jijzelf: naam, taal, eerste en laatste bezoek
    }: { $count }
privacy-correct = Een andere naam
privacy-correct-why = Je wijzigt je naam in het menu, en die geldt vanaf het volgende spel. Lijsten van vorige spellen kunnen hem ook tonen. Herhalingen en verslagen houden de naam van toen: bij het bewijs van de dobbelstenen hoort een vingerafdruk ervan. Maar je kunt hem daar intrekken.
privacy-rename = Mijn naam van nu tonen in lijsten van vorige spellen
privacy-renamed = Lijsten van vorige spellen tonen nu je naam van nu.
privacy-withdraw = Mijn naam uit vorige spellen intrekken
privacy-withdraw-sure = Je naam verdwijnt dan uit alle beëindigde spellen. Dat kan niet ongedaan worden gemaakt.
privacy-withdraw-do = Definitief intrekken
privacy-withdrawn =
    { $games ->
        [one] Je naam is uit één spel verdwenen.
       *[other] Je naam is uit { $games } spellen verdwenen.
    }
privacy-delete = Mij wissen
privacy-delete-lead = Je naam verdwijnt uit elk spel, elke chat, groep en lijst, en alles waarmee je je aanmeldt wordt gewist. De anderen houden de spellen; daar ben je alleen nog een speler zonder naam. Waar een spel bezig is, speelt een bot verder.
privacy-delete-sure = Dit wist je op alle apparaten. Niemand kan het ongedaan maken, ook de gastheer niet.
privacy-delete-do = Mij definitief wissen
privacy-delete-here = Verwijder ook de spellen op dit apparaat: daar staat je naam ook in.
privacy-deleted = Je bent gewist. Op deze server staat je naam nergens meer.
privacy-cancel = Annuleren

## The pages of the host

privacy-host = Wie deze server beheert
privacy-host-unknown = De gastheer heeft nog niet vermeld wie deze server beheert.
privacy-contact = Zo bereik je de gastheer
privacy-what = Wat er wordt opgeslagen, en hoe lang
privacy-what-name = De naam die je kiest, je taal en wanneer je hier was.
privacy-what-games-ever = Spellen met alle zetten en uitslagen, voor altijd: wie de link heeft, ziet ze.
privacy-what-games =
    { $days ->
        [one] Spellen met alle zetten en uitslagen, tot één dag na afloop: wie de link heeft, ziet ze.
       *[other] Spellen met alle zetten en uitslagen, tot { $days } dagen na afloop: wie de link heeft, ziet ze.
    }
privacy-what-chat-ever = Wat je in de chat schrijft. Het wordt niet automatisch gewist.
privacy-what-chat =
    { $days ->
        [one] Wat je in de chat schrijft, één dag lang.
       *[other] Wat je in de chat schrijft, { $days } dagen lang.
    }
privacy-what-guests-ever = Gasten blijven, ook zonder beëindigd spel.
privacy-what-guests =
    { $days ->
        [one] Gasten zonder beëindigd spel worden na één dag zonder bezoek vergeten.
       *[other] Gasten zonder beëindigd spel worden na { $days } dagen zonder bezoek vergeten.
    }
privacy-what-reports =
    { $days ->
        [one] Meldingen aan de beheerder en de chatregels erbij: tot ze zijn afgehandeld, hoogstens een dag.
       *[other] Meldingen aan de beheerder en de chatregels erbij: tot ze zijn afgehandeld, hoogstens { $days } dagen.
    }
privacy-what-cookie = Eén cookie die deze browser aanmeldt, tot { $days } dagen na je laatste bezoek. Andere zijn er niet.
privacy-what-keys = Waarmee je je elders aanmeldt, onleesbaar: vingerafdrukken van codes en openbare sleutels.
privacy-what-address = Je netwerkadres dient om misbruik te beperken en wordt niet opgeslagen. In het logboek van de server staan geen namen en geen adressen.
privacy-what-others = Er wordt niets doorgegeven: geen reclame, geen tellen van bezoeken, geen andere diensten.
privacy-what-backup = In back-ups van de gastheer kan een naam nog een tijdje staan. Wordt er een teruggezet, dan worden gewiste mensen opnieuw gewist.
privacy-rights = Je rechten
privacy-rights-text = Je kunt altijd zien, meenemen, corrigeren en wissen wat er over je is opgeslagen, zonder te vragen.
privacy-rights-link = Naar wat er over mij is opgeslagen
privacy-imprint-none = De gastheer heeft nog geen colofon geschreven.
