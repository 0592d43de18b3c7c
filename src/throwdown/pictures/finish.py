"""What a box is made of: each game has its own colours, as on the page (``tokens.css``)."""

from __future__ import annotations

from dataclasses import dataclass, replace


def _parts(colour: str) -> list[int]:
    """Red, green and blue, each from 0 to 255."""
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


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


def _walled(finish: Finish) -> Finish:
    """Its walls have the colour of its band, lighter where light falls and darker below."""
    return replace(finish, wall=_towards(finish.band, 255, 0.22), wall_shade=_towards(finish.band, 0, 0.2))


def _towards(colour: str, end: int, share: float) -> str:
    return "#" + "".join(f"{round(part + (end - part) * share):02x}" for part in _parts(colour))


_IMPACT = replace(PLAIN, wood="#d9cbb4", wood_deep="#3d4461", box="#44508f")
_HP = replace(PLAIN, wood="#8f5b3f", wood_deep="#e0b45c", box="#63407a")
FINISHES = {
    "strike": PLAIN,
    "impact": _walled(replace(_IMPACT, mat="#2b4485", mat_line="#6379b8", band="#d9a441")),
    "impact_power": _walled(replace(_IMPACT, mat="#7a3628", mat_line="#b06a56", band="#d98a3f")),
    "impact_avatar": _walled(replace(_IMPACT, mat="#4a5a2e", mat_line="#7f9160", band="#55a298")),
    "hp_strike": _walled(replace(_HP, mat="#4b2e5e", mat_line="#8a6a9e", band="#b0608a")),
    "verasselt": _walled(replace(PLAIN, mat="#4c302c", mat_line="#86615a", band="#86a65a", box="#7a3f30")),
}


def finish_of(game: str) -> Finish:
    """The box of this game."""
    return FINISHES.get(game, PLAIN)
