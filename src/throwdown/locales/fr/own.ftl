own-text = { $text }
own-ask = Que fais-tu ?
own-no-guide = Ce jeu n’a pas de règles à lire.
own-no-advice = Il n’y a pas de conseils dans ce jeu.
own-ended = { $winners ->
    [nobody] La partie finit sans gagnant.
    [somebody] { $players } gagne.
   *[several] { $players } gagnent ensemble.
}
