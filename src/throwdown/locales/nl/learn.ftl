# Leren: tips tijdens het spel, en terugkijken aan het eind.
# $choice, $done en $best zijn antwoorden zoals je ze typt: stop, opgooien, dobbelen 1 2 3 4 +Y1.

## Het spel in regels: het woord dat om een tip vraagt, en wat het doet.

learn-command = tip
learn-help = { $command }: wat een sterke speler hier zou doen, en wat de andere keuzes kosten

## Een tip. $match, $win, $bust en $cost (van de winst) zijn percentages, $catch en $cost (in kaarten) zijn kaarten.

learn-best = Het beste: { $choice }.
learn-best-win = Het beste: { $choice }. Daarmee win je { $win } % van de spellen.
learn-best-throw = Het beste: { $choice }. Dat geeft een combinatie bij { $match } % van de worpen, en je wint { $win } % van de spellen.
learn-best-roll =
    { $catch ->
        [one] Het beste: { $choice }. Dat is in { $bust } % van de gevallen een misworp en vangt gemiddeld { $catch } kaart.
       *[other] Het beste: { $choice }. Dat is in { $bust } % van de gevallen een misworp en vangt gemiddeld { $catch } kaarten.
    }
learn-worse = Slechter: { $choices }.
learn-as-good = Al het andere is ongeveer even goed.
learn-ways-even = Alle manieren van gooien zijn even goed.
learn-only = Hier valt niets te kiezen.
# $model is a table of luck as records name it: luck d570268f.
learn-cost-win = { $choice } (−{ $cost } %)
learn-cost-cards =
    { $cost ->
        [one] { $choice } (−{ $cost } kaart)
       *[other] { $choice } (−{ $cost } kaarten)
    }
# Wat er gegooid wordt, en hoe.
learn-throw = { $throw } { $manner }

## Terugkijken. $when is een van de drie zinnen onderaan.

learn-title = Terugkijken
learn-review = De duurste beslissingen:
learn-review-player = { $player }:
learn-review-none = { $player }: geen dure beslissing.
learn-slip-win = { $when }: { $done } in plaats van { $best } nam { $cost } % van de kans om te winnen.
learn-slip-cards =
    { $cost ->
        [one] { $when }: { $done } in plaats van { $best } kostte { $cost } kaart.
       *[other] { $when }: { $done } in plaats van { $best } kostte { $cost } kaarten.
    }
learn-at-throw = Worp { $number }, met { $symbols } in de arena
learn-at-throw-empty = Worp { $number }, in de lege arena
learn-at-turn = Beurt { $number }

# Wat een hand in de arena deed; $symbol is wat de dobbelsteen toont waarop is gegooid.
learn-hand =
    { $strength ->
        [soft] een zachte worp
        [hard] een harde worp
       *[even] een worp
    } (kracht { $force }) { $meets ->
        [die] op { $symbol }
        [wall] tegen de wand
        [outside] over de wand
       *[floor] op een vrije plek
    }
learn-ordinary = Berekend naar hoe gewone worpen vallen.
