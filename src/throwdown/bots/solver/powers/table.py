"""The solved powers of the elements that come with the program: the luck model, two players, all five elements.

    solved_power("FIRE").option_values(view)      {(Throw(), "drop"): 0.51, …}: chances of the seat asked

``python -m throwdown.bots.solver.powers.table`` rebuilds the file; it takes some seconds. Only turns, choices at an
empty arena and storms are stored: in mid-turn one stops or throws as at the beginning of a turn, whichever is better.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from msgspec.structs import astuple

from throwdown.bots.odds.arena import dice_thrown
from throwdown.bots.solver.core import dice_of
from throwdown.rules.arena.dice import SYMBOLS
from throwdown.rules.arena.state import ArenaState, ThrowFromPile
from throwdown.rules.game import Stop
from throwdown.rules.rulings import ELEMENTS, defaults
from throwdown.throwers import luck
from throwdown.throwers.luck import LUCK, Luck

from .falls import Array
from .hands import Hand, Layout, layout
from .level import SMALL_STORM, Power
from .solve import PLAYERS, STOP, Move, Position, SolvedPower, empty_values, solve_power

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.rules import Action
    from throwdown.rules.arena.pipeline import ArenaView

GAME = "impact_power"
TABLE_FILE = Path(__file__).parents[2] / "data" / "powers.npz"

#: Options that change what positions are worth: of all elements, and of one.
RELEVANT_OPTIONS = ("collect", "big_throw_when", "big_throw_cause")
OPTIONS_OF = {
    "LIGHTNING": ("all_out", "elim_nonactive", "storm_collector", "reaction_no_match"),
    "FIRE": ("fire_tie", "fire_empty_supply"),
    "WATER": ("swamp_water_only",),
    "STONE": ("pile_split", "pile_merge"),
    "AIR": (),
}


class PowerTable:
    """What a seat can ask about one element."""

    def __init__(self, solved: SolvedPower) -> None:
        self.solved = solved

    def covers(self, options: Mapping[str, Any]) -> bool:
        """Whether a game with these options is the one that was solved; a view does not have them."""
        usual, element = defaults(GAME), self.solved.element
        raced = options["fire_mode"] != "fewest_dice" or element != "FIRE"
        return raced and all(options[each] == usual[each] for each in (*RELEVANT_OPTIONS, *OPTIONS_OF[element]))

    def option_values(self, view: ArenaView) -> dict[tuple[Action, str | None], float] | None:
        """For every action, and every manner to throw in, the chance that the seat asked wins; None if not covered."""
        position = seen_position(view)
        if position is None or view.elements != (self.solved.element,) or view.seat not in view.to_act:
            return None
        values = self.solved.move_values(position)
        worths: dict[tuple[Action, str | None], float] = {}
        for action in view.actions:
            for manner in (None,) if isinstance(action, Stop) else self.solved.power.model:
                move = STOP if manner is None else Move(dice_thrown(view, action), manner)
                if move not in values or isinstance(action, ThrowFromPile):
                    return None
                worths[action, manner] = values[move] if view.seat == view.active else 1 - values[move]
        return worths

    def position_value(self, state: ArenaState, seat: int) -> float | None:
        """The chance of a seat in a state in which a seat is to throw or stop, or the game is over."""
        if state.result is not None:
            return (seat in state.result.winners) / len(state.result.winners)
        position = position_of(state)
        if position is None or state.elements != (self.solved.element,):
            return None
        value = self.solved.value(position)
        return value if seat == state.active else 1 - value


# From states and views to positions


def position_of(state: ArenaState) -> Position | None:
    """What matters of a state, if it is one that can be by default."""
    hands = [
        (len(loose), *sorted(map(len, piles), reverse=True))
        for loose, piles in zip(state.supplies, state.piles, strict=True)
    ]
    return _position(state, hands)


def seen_position(view: ArenaView) -> Position | None:
    """The same of a view."""
    if view.game != GAME or None in view.supplies:
        return None
    hands = [
        ((count or 0) - sum(piles), *sorted(piles, reverse=True))
        for count, piles in zip(view.supplies, view.piles, strict=True)
    ]
    return _position(view, hands)


def _position(seen: ArenaState | ArenaView, hands: list[Hand]) -> Position | None:
    if len(hands) != PLAYERS or len(seen.elements) != 1 or seen.stacks or seen.out:
        return None
    (element,) = seen.elements
    faces = [face for _, face in seen.arena]
    others = sorted((faces.count(symbol) for symbol in SYMBOLS[GAME] if symbol != element), reverse=True)
    position = Position(seen.phase, (faces.count(element), *others), hands[seen.active], hands[1 - seen.active])
    return position if _can_be(element, position, len(faces)) else None


def _can_be(element: str, position: Position, lying: int) -> bool:
    """Whether the solved game has this position."""
    phase, shown, own, other = astuple(position)
    if lying != sum(shown) or lying + sum(own) + sum(other) > dice_of(PLAYERS) or not sum(other):
        return False
    if element != "STONE" and len(own) + len(other) > PLAYERS:
        return False
    if phase == "reaction":
        return element == "LIGHTNING" and shown[0] > 1 and (lying <= SMALL_STORM or not sum(own))
    apart = max(shown[1:]) <= 1 and (shown[0] <= 1 or element == "WATER")
    return phase in ("turn", "choice") and apart and sum(own) > 0


# The file


@cache
def solved_power(element: str) -> PowerTable | None:
    """The table of this element, or None if there is none for the luck of this program."""
    with np.load(TABLE_FILE) as stored:
        if str(stored["luck"]) != made_for() or element not in stored:
            return None
        place = layout(element, dice_of(PLAYERS))
        return PowerTable(SolvedPower(Power(dict(LUCK), place, stored["race"]), _unpacked(place, stored[element])))


def stored_race() -> Array | None:
    """The chances of races, which take longer to work out than all the rest; None if races have changed."""
    with np.load(TABLE_FILE) as stored:
        race: Array = stored["race"]
        return race if str(stored["luck"]) == made_for() else None


def made_for() -> str:
    """The luck that a table holds for: the chances of throws, and those of races."""
    race = (
        luck.REACTION_S,
        luck.REACTION_SPREAD,
        luck.DIE_S,
        luck.DIE_SPREAD,
        luck.HAND_SPREAD,
        luck.FALL_CHANCE,
        luck.FALL_S,
    )
    return f"{Luck.engine}, race {' '.join(map(str, race))}"


def _bare_turns(place: Layout) -> slice:
    """Turns that begin with an empty arena: the first that are in the layout."""
    return slice(0, int(place.turn(1, np.array([1]), np.array([1]))[0]))


def packed(solved: SolvedPower) -> Array:
    """What does not follow from the rest."""
    place, values = solved.layout, solved.values
    bare = values[place.turns : 2 * place.turns][_bare_turns(place)]
    return np.concatenate([values[: place.turns], bare, values[place.storm_begin : place.lost]]).astype(np.float32)


def _unpacked(place: Layout, packed: Array) -> Array:
    values, bare = empty_values(place), _bare_turns(place)
    turns = values[: place.turns] = packed[: place.turns]
    values[place.turns : 2 * place.turns] = np.maximum(turns, 1 - turns[place.passed()])
    values[place.turns : 2 * place.turns][bare] = packed[place.turns : place.turns + bare.stop]
    values[place.storm_begin : place.lost] = packed[place.turns + bare.stop :]
    return values


def make(path: Path = TABLE_FILE) -> None:
    """Solve all elements on the luck model, and write them down."""
    tables = {element: solve_power(dict(LUCK), element) for element in ELEMENTS}
    race = tables["FIRE"].power.race
    packs = {element: packed(solved) for element, solved in tables.items()}
    np.savez_compressed(path, allow_pickle=False, luck=np.array(made_for()), race=race, **packs)


if __name__ == "__main__":
    make()
