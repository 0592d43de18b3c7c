"""voll verasselt in batches: a second writing of ``rules.verasselt`` for numba, chained to the first by ``batch.chain``.

The words are those of the first writing. A game is one row of numbers (``layout``) in which the cards of a place are
one whole number (``cards``) and so are the seven dice (``dice``). Nobody leaves.
"""
