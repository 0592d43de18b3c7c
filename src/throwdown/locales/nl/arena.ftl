# What the arena of the page says.
arena-label = Arena
arena-help = Toetsen 1 tot 9 mikken op een dobbelsteen, pijlen verplaatsen het doel. Plus en min veranderen de kracht, M de manier. Q en E draaien de doos, spatie gooit. H geeft een tip, als de tafel het toestaat.
arena-empty = Er ligt niets in de arena.
arena-again = Nog een keer, langzaam
arena-lies = In de arena
arena-die = { $key }: { $face }, { $side }
arena-die-on = { $key }: { $face }, op dobbelsteen { $on }
arena-side-middle = in het midden
arena-side-near = dicht bij jou
arena-side-far = aan de overkant
arena-side-left = links
arena-side-right = rechts
arena-side-near-left = links vooraan
arena-side-near-right = rechts vooraan
arena-side-far-left = links achteraan
arena-side-far-right = rechts achteraan
arena-aim = Doel: { $target }. { $manner }, kracht { $force }.
arena-aim-place = een plek { $side }
arena-too-short = Trek verder naar achteren en laat dan los.
# What a throw at a die did in a thousand trials. $turns is about the die that is aimed at, $leaves about the thrown one: rare, sure, or some,
# in $turned of $turnedOf and $left of $leftOf throws.
arena-trial =
    { $turns ->
        [rare] Draait hem bijna nooit
        [sure] Draait hem bijna altijd
       *[some] Draait hem in { $turned } van de { $turnedOf }
    }, { $leaves ->
        [rare] vliegt er bijna nooit uit
        [sure] vliegt er bijna altijd uit
       *[some] vliegt er in { $left } van de { $leftOf } uit
    }.
# The same of a throw onto a free place.
arena-trial-bare =
    { $leaves ->
        [rare] Op de lege mat vliegt hij er bijna nooit uit.
        [sure] Op de lege mat vliegt hij er bijna altijd uit.
       *[some] Op de lege mat vliegt hij er in { $left } van de { $leftOf } worpen uit.
    }
arena-manner-drop = Vallen
arena-manner-toss = Opgooien
arena-manner-hit = Raken
arena-manner-smash = Knallen
