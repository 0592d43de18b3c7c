"""What every choice is worth where the game is solved, read from what a seat sees; and what positions are worth."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from throwdown.bots.bot import Choice
from throwdown.bots.solver.core import CORE_GAMES, STOP
from throwdown.bots.solver.powers.solve import PLAYERS as POWER_PLAYERS
from throwdown.bots.solver.powers.table import GAME as POWER
from throwdown.bots.solver.powers.table import RELEVANT_OPTIONS, PowerTable, solved_power
from throwdown.rules.rulings import defaults
from throwdown.throwers.luck import Luck

from .determinize import imagined
from .evaluation import Evaluation, core, core_of
from .learned import Learned, learned
from .lookahead import choices, listed

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.rules.arena.pipeline import ArenaGame, ArenaView
    from throwdown.rules.arena.state import ArenaState


def solved_values(game: ArenaGame, view: ArenaView, engine: str = Luck.engine) -> dict[Choice, float]:
    """The chance that the seat asked wins after each choice; nothing where the game is not solved.

    ``engine`` is the table of luck: powers are solved on the one in use only.
    """
    if game.id in CORE_GAMES:
        return _of_core(game, view, engine)
    table = _power_table(game, view.elements)
    values = table.option_values(view) if table is not None else None
    return {Choice(action, manner): value for (action, manner), value in (values or {}).items()}  # type: ignore[arg-type]


def evaluator(game: ArenaGame) -> Callable[[ArenaState, int], float]:
    """The best that is known of what positions between throws are worth to a seat."""
    weights = learned().get(game.id)
    judged = Evaluation(game).of_state if weights is None else Learned(game, weights).of_state

    def evaluate(state: ArenaState, seat: int) -> float:
        table = _power_table(game, state.elements)
        known = table.position_value(state, seat) if table is not None else None
        return judged(state, seat) if known is None else known

    return evaluate if game.id == POWER else judged


def _power_table(game: ArenaGame, elements: tuple[str, ...]) -> PowerTable | None:
    if game.id != POWER or game.seats != POWER_PLAYERS or not elements:
        return None
    table = solved_power(elements[0])
    return table if table is not None and table.covers(game.options) else None


def _of_core(game: ArenaGame, view: ArenaView, engine: str) -> dict[Choice, float]:
    position = core_position(game, view)
    if position is None:
        return {}
    values = _core_values(game.seats, engine, game.dice_in_play, *position)
    return {choice: values[choice.manner or STOP] for choice in choices(listed(view))}


@lru_cache(maxsize=4096)
def _core_values(
    players: int, engine: str, dice: int, lying: int, owned: tuple[int, ...], mid: bool
) -> dict[str, float]:
    """By action, for the player on turn; positions come again and again in a thousand games."""
    values = core(players, engine, dice).action_values(lying, owned, mid)
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
