"""What every choice is worth where the game is solved, read from what a seat sees."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from throwdown.bots.bot import Choice
from throwdown.bots.solver.core import CORE_GAMES, STOP
from throwdown.rules.rulings import defaults

from .determinize import imagined
from .evaluation import core, core_of
from .lookahead import choices, listed

if TYPE_CHECKING:
    from throwdown.rules.arena.pipeline import ArenaGame, ArenaView


#: Options that change what positions of the core game are worth.
RELEVANT_OPTIONS = ("collect", "big_throw_when", "big_throw_cause")


def solved_values(game: ArenaGame, view: ArenaView) -> dict[Choice, float]:
    """The chance that the seat asked wins after each choice; nothing where the game is not solved."""
    position = core_position(game, view) if game.id in CORE_GAMES else None
    if position is None:
        return {}
    values = _core_values(game.seats, game.dice_in_play, *position)
    return {choice: values[choice.manner or STOP] for choice in choices(listed(view))}


@lru_cache(maxsize=4096)
def _core_values(players: int, dice: int, lying: int, owned: tuple[int, ...], mid: bool) -> dict[str, float]:
    """By action, for the player on turn; positions come again and again in a thousand games."""
    values = core(players, dice).action_values(lying, owned, mid)
    return {name: float(value[0]) for name, value in values.items()}


def core_position(game: ArenaGame, view: ArenaView) -> tuple[int, tuple[int, ...], bool] | None:
    """Dice that lie there, dice of those still in the game from the one on turn on, and whether he may stop.

    Only where the core game has it: the usual rules, all symbols open and different, few players, nothing to guess.
    """
    unusual = any(game.options[each] != usual for each, usual in defaults(game.id).items() if each in RELEVANT_OPTIONS)
    guessed = None in view.supplies and game.seats > 2  # between two everybody can count
    if view.phase not in ("turn", "choice") or view.stacks or unusual or guessed:
        return None
    solved, mid, faces = core_of(game), view.phase == "choice", [face for _, face in view.arena]
    usual = view.must_throw_all == (not faces and not mid)
    supplies, seats = imagined(view).supplies, game.seats
    order = [(view.active + step * view.direction) % seats for step in range(seats)]
    owned = tuple(len(supplies[seat]) for seat in order if supplies[seat])
    few = len(owned) <= solved.players and len(faces) + sum(owned) <= solved.dice
    return (len(faces), owned, mid) if usual and few and len(set(faces)) == len(faces) else None
