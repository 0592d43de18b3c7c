"""The arena games as a batch: a second version of ``rules.arena`` for numba, chained to the first by ``batch.chain``.

The words are those of the first version. A game is one row of small numbers (``layout``), the options are a row too
(``sheet``). Dice have no names here: the arena is a row of faces, and a tower is how many dice at its beginning
stand on each other, which is enough where luck throws.
"""
