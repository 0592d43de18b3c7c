"""Batches of voll verasselt: a second version of ``rules.verasselt`` for numba, checked against it by ``batch.chain``.

The words are those of the first version. A game is one row of numbers (``layout``) in which the cards of a place are
one whole number (``cards``) and so are the seven dice (``dice``). Nobody leaves.
"""
