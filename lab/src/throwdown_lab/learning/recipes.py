"""How what comes with the package was learned."""

from __future__ import annotations

from typing import NamedTuple


class Recipe(NamedTuple):
    """How long to learn, and how large a network is; one without a hidden layer is none: weights evolve instead."""

    iterations: int
    games: int = 2048
    hidden: int = 96


#: By game and number of players.
RECIPES = {
    ("strike", 2): Recipe(40),
    ("hp_strike", 2): Recipe(400),
    ("impact_avatar", 2): Recipe(600, games=4096, hidden=128),
    ("impact_avatar", 4): Recipe(120),
    ("verasselt", None): Recipe(100, hidden=0),
}
#: For all others.
USUAL = Recipe(200)
