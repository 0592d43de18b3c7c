# What the arena of the page says.
arena-label = Arena
arena-help = I tasti da 1 a 9 mirano a un dado, le frecce spostano il bersaglio. Più e meno cambiano la forza, M il modo. Q ed E girano la scatola, Spazio lancia. H dà un consiglio, se il tavolo lo permette.
arena-empty = Nell’arena non c’è niente.
arena-again = Ancora una volta, al rallentatore
arena-lies = Nell’arena
arena-die = { $key }: { $face }, { $side }
arena-die-on = { $key }: { $face }, sul dado { $on }
arena-side-middle = al centro
arena-side-near = vicino a te
arena-side-far = dall’altra parte
arena-side-left = a sinistra
arena-side-right = a destra
arena-side-near-left = davanti a sinistra
arena-side-near-right = davanti a destra
arena-side-far-left = in fondo a sinistra
arena-side-far-right = in fondo a destra
arena-aim = Mira: { $target }. { $manner }, forza { $force }.
arena-aim-place = un punto { $side }
arena-too-short = Tira più indietro, poi lascia andare.
# What a throw at a die did in a thousand trials. $turns is about the die that is aimed at, $leaves about the thrown one: rare, sure, or some,
# in $turned of $turnedOf and $left of $leftOf throws.
arena-trial =
    { $turns ->
        [rare] Non lo gira quasi mai
        [sure] Lo gira quasi sempre
       *[some] { $turned ->
            [one] Lo gira 1 volta su { $turnedOf }
           *[other] Lo gira { $turned } volte su { $turnedOf }
        }
    }, { $leaves ->
        [rare] non esce quasi mai
        [sure] esce quasi sempre
       *[some] { $left ->
            [one] esce 1 volta su { $leftOf }
           *[other] esce { $left } volte su { $leftOf }
        }
    }.
# The same of a throw onto a free place.
arena-trial-bare =
    { $leaves ->
        [rare] Sul tappeto libero non esce quasi mai.
        [sure] Sul tappeto libero esce quasi sempre.
       *[some] { $left ->
            [one] Sul tappeto libero esce 1 volta su { $leftOf }.
           *[other] Sul tappeto libero esce { $left } volte su { $leftOf }.
        }
    }
arena-manner-drop = Caduta
arena-manner-toss = Lancio
arena-manner-hit = Colpo
arena-manner-smash = Schiacciata
