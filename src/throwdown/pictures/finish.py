"""What a box is made of: each game has its own colours, as on the page (``tokens.css``)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from .camera import Field


def rgb(colour: str) -> Field:
    """A colour of the palette as numbers from 0 to 1."""
    return np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)], dtype=np.float32)


@dataclass(frozen=True)
class Finish:
    """The colours of one box."""

    mat: str = "#1f646a"
    mat_line: str = "#4b9094"
    wood: str = "#eec795"
    wood_deep: str = "#8a4a33"
    wall: str = "#f4bf8a"
    wall_shade: str = "#d67c55"
    band: str = "#e8846a"
    box: str = "#6b3f5b"


#: The box of Strike, and of throws that belong to no game.
PLAIN = Finish()
_IMPACT = replace(PLAIN, wood="#d9cbb4", wood_deep="#3d4461", box="#44508f")
FINISHES = {
    "strike": PLAIN,
    "impact": replace(_IMPACT, mat="#2b4485", mat_line="#6379b8", band="#d9a441", wall="#e3bd74", wall_shade="#b98a3c"),
    "impact_power": replace(
        _IMPACT, mat="#7a3628", mat_line="#b06a56", band="#d98a3f", wall="#e6ae78", wall_shade="#b97239"
    ),
    "impact_avatar": replace(
        _IMPACT, mat="#4a5a2e", mat_line="#7f9160", band="#55a298", wall="#94c3b4", wall_shade="#3f8078"
    ),
    "hp_strike": replace(
        PLAIN,
        mat="#4b2e5e",
        mat_line="#8a6a9e",
        wood="#8f5b3f",
        wood_deep="#e0b45c",
        band="#b0608a",
        wall="#b9748f",
        wall_shade="#83456a",
        box="#63407a",
    ),
    "verasselt": replace(
        PLAIN, mat="#4c302c", mat_line="#86615a", band="#86a65a", wall="#a9bd84", wall_shade="#6d8548", box="#7a3f30"
    ),
}


def finish_of(game: str) -> Finish:
    """The box of this game."""
    return FINISHES.get(game, PLAIN)
