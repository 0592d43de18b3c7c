"""What a game of OpenSpiel plays: rules, choices in numbers, who throws, what is given. Shared by all its states."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any, cast

from throwdown.errors import ThrowdownError
from throwdown.rules.arena.state import ArenaState
from throwdown.rules.rulings import HANDICAP
from throwdown_lab.coding import coding_of
from throwdown_lab.environments.aims import Aims, Unaimed
from throwdown_lab.environments.course import Course
from throwdown_lab.environments.rewards import rewards
from throwdown_lab.environments.settings import configured_game, make_thrower
from throwdown_lab.environments.sight import Sight

from .node import CHANCE, CardNode, Node

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from throwdown.rules import Game

#: What can be chosen of a game, with the defaults. Options are NAME:VALUE with ; between.
PARAMETERS: dict[str, Any] = {
    "players": 2,
    "edition": "",
    "options": "",
    "thrower": "luck",
    "reward": "win",
    "dice": 0,
    "seed": 0,
}
#: So many steps from the beginning are the same in many games, a few thousand nodes: they are not worked out again.
REMEMBERED = 5
_WORDS: dict[str, Any] = {"true": True, "false": False, "none": None}


class Table:
    """One game with all its settings."""

    def __init__(self, game: str, parameters: tuple[tuple[str, Any], ...]) -> None:
        self.parameters, chosen = (game, parameters), dict(parameters)
        self.thrower, self.reward, self.seed = chosen["thrower"], chosen["reward"], chosen["seed"]
        self.game: Game[Any] = configured_game(
            game,
            chosen["players"],
            read_options(chosen["options"]),
            chosen["edition"] or None,
            self.thrower,
            self.reward,
        )
        self.explicit = self.thrower == "luck"
        self.coding = coding_of(self.game)
        self.sight = Sight(self.coding, places=not self.explicit)
        self.choices = Aims(self.coding) if self.sight.places else Unaimed(self.coding)
        self.no_rewards = (0.0,) * self.game.seats
        self._opening = _with_few(self.game, chosen["dice"])
        self._start = self._fresh() if self.explicit else None

    def __deepcopy__(self, memo: Any) -> Table:
        return self

    def __reduce__(self) -> Any:
        return table_of, self.parameters

    @property
    def hides(self) -> bool:
        """Something is hidden from others that everybody could only remember."""
        options = self.game.options
        return options.get("supply_visibility") == "hidden" or options.get("show_heap_counts") is False

    def start(self) -> Node:
        """The beginning of a game; where an arena throws, each has chances of its own."""
        return self._start or self._fresh()

    def _fresh(self) -> Node:
        rng = Random(self.seed) if self.seed else Random()
        course = Course(self.game, make_thrower(self.thrower, rng), self._opening)
        kind = Node if isinstance(course.state, ArenaState) else CardNode
        return kind(course, explicit=self.explicit)

    def legal(self, node: Node) -> list[int]:
        """The ids that may come, in their order."""
        menu = node.menu
        if menu is None:
            menu = node.menu = self.choices.menu(node.course, node.player, node.taken)
        return menu.ids

    def near_step(self, node: Node, number: int) -> Node:
        """The same as ``step`` near the beginning: nodes are never written on, so what came of it is remembered."""
        near = cast("dict[int, Node]", node.near)
        after = near.get(number)
        if after is None:
            after = near[number] = self.step(node, number)
            after.depth = node.depth + 1
            after.near = {} if after.depth < REMEMBERED else None
        return after

    def step(self, node: Node, number: int) -> Node:
        """The seat that is asked chooses this id, or chance draws it."""
        if node.player != CHANCE:
            return self.chosen(node, number)
        return node.drawn(number) if node.draw is not None else node.fallen()

    def chosen(self, node: Node, number: int) -> Node:
        """The seat that is asked chooses this id."""
        if node.menu is not None and (known := node.menu.choices.get(number)) is not None:
            return node.does(known, (), explicit=self.explicit)
        decoded = self.choices.read(node.course, number, node.taken)
        return node.with_id(number) if decoded is None else node.does(*decoded, explicit=self.explicit)

    def returns(self, node: Node) -> tuple[float, ...]:
        result = node.course.result
        return self.no_rewards if result is None else rewards(self.game, node.course.state, result, self.reward)

    def observe(self, node: Node, seat: int) -> NDArray[Any]:
        return self.sight.observe(node.course, seat, node.taken if node.player == seat else ())


@lru_cache(maxsize=64)
def table_of(game: str, parameters: tuple[tuple[str, Any], ...]) -> Table:
    """The table for these parameters; the same ones share one."""
    return Table(game, parameters)


def read_options(text: str) -> dict[str, Any]:
    """``collect:optional;start_die:placed`` as a mapping."""
    chosen: dict[str, Any] = {}
    for pair in filter(None, text.split(";")):
        name, colon, value = pair.partition(":")
        if not colon:
            raise ThrowdownError(
                f"{pair!r} is not an option: write NAME:VALUE, with ; between several", code="lab/option"
            )
        chosen[name.strip()] = _read(name.strip(), value.strip())
    return chosen


def options_text(options: Mapping[str, Any]) -> str:
    """The other way round."""
    return ";".join(
        f"{name}:{'+'.join(map(str, value)) if isinstance(value, tuple) else value}" for name, value in options.items()
    )


def _read(name: str, value: str) -> Any:
    if name == "active_elements":
        return [element.upper() for element in value.split("+")]
    if name == HANDICAP:
        return [int(dice) if dice.isdecimal() else dice for dice in value.split("+")]
    if value.lower() in _WORDS and name not in ("pre_move", "relashio_pending"):
        return _WORDS[value.lower()]
    return int(value) if value.isdecimal() else value


def _with_few(game: Game[Any], dice: int) -> Any:
    """The first state; ``dice`` says how many each begins with, in a digit for all or one for each, and 0 is as usual.

    The rest is not in the game.
    """
    state = game.new_game()[0]
    if not dice:
        return state
    digits = [int(digit) for digit in str(dice)] if dice > 0 else [0]
    begins = digits * game.seats if len(digits) == 1 else digits
    most = min(map(len, state.supplies)) if isinstance(state, ArenaState) else 0
    if not most or len(begins) != game.seats or not all(0 < each <= most for each in begins):
        raise ThrowdownError(
            f"nobody begins {game.id} with {dice} dice: in an arena game give one digit from 1 to {most} for all"
            " or one for each player, and elsewhere 0",
            code="lab/dice",
        )
    supplies = tuple(own[:each] for own, each in zip(state.supplies, begins, strict=True))
    spare = tuple(die for own, each in zip(state.supplies, begins, strict=True) for die in own[each:])
    return state.but(supplies=supplies, aside=state.aside + spare)
