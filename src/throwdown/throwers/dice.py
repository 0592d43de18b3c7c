"""What is on the six faces of the dice, in the order in which physics numbers them."""

from __future__ import annotations

from throwdown.rules.arena.dice import LOST_FACE, SYMBOLS
from throwdown.rules.verasselt.state import BAR, COLOURS

#: One die of voll verasselt: each colour once and two double bars (VER-COMP-02).
BUG_DIE = COLOURS + BAR + BAR


def faces_of(game: str) -> tuple[str, ...]:
    """What is on the faces 0 to 5 of this game's dice."""
    return tuple(BUG_DIE) if game == "verasselt" else (*SYMBOLS[game], LOST_FACE[game])
