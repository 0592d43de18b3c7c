"""What every choice is worth where the game is solved, read from what a seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .bot import Choice
from .foresight import choices, listed
from .imagined import imagined
from .solver import CORE_GAMES, STOP
from .solver_power_table import solved_power
from .worth import core

if TYPE_CHECKING:
    from throwdown.rules.arena import ArenaGame, ArenaView

#: The edition whose powers are solved for so many players.
POWER, POWER_PLAYERS = "impact_power", 2


def known_values(game: ArenaGame, view: ArenaView) -> dict[Choice, float]:
    """The chance that the seat asked wins after each choice; nothing where the game is not solved."""
    if game.id in CORE_GAMES:
        return _of_core(game, view)
    if game.id == POWER and game.seats == POWER_PLAYERS and view.elements:
        return _of_power(game, view)
    return {}


def _of_core(game: ArenaGame, view: ArenaView) -> dict[Choice, float]:
    position = core_position(game, view)
    if position is None:
        return {}
    values = core(game.seats).action_values(*position)
    return {choice: float(values[choice.manner or STOP][0]) for choice in choices(listed(view))}


def core_position(game: ArenaGame, view: ArenaView) -> tuple[int, tuple[int, ...], bool] | None:
    """Dice that lie there, dice of those still in the game from the one on turn on, and whether he may stop.

    Only where the core game has it: all symbols differ, few players, the usual throws. Hidden supplies are guessed.
    """
    if view.phase not in ("turn", "choice"):
        return None
    solved, mid, faces = core(game.seats), view.phase == "choice", [face for _, face in view.arena]
    usual = view.must_throw_all == (not faces and not mid)
    supplies, seats = imagined(view).supplies, game.seats
    order = [(view.active + step * view.direction) % seats for step in range(seats)]
    owned = tuple(len(supplies[seat]) for seat in order if supplies[seat])
    few = len(owned) <= solved.players and len(faces) + sum(owned) <= solved.dice
    return (len(faces), owned, mid) if usual and few and len(set(faces)) == len(faces) else None


def _of_power(game: ArenaGame, view: ArenaView) -> dict[Choice, float]:
    table = solved_power(view.elements[0])
    values = table.option_values(view) if table is not None and table.covers(game.options) else None
    return {Choice(action, manner): value for (action, manner), value in (values or {}).items()}  # type: ignore[arg-type]
