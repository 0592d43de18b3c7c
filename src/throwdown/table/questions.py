"""What the host of a match asks about its game, so that a host needs to know no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from throwdown.errors import TableRefused
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.arena.state import THROWS, Board, MoveDie, Raced
from throwdown.rules.verasselt.state import FACES as BUG_FACES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from throwdown.rules import Action, Game, Outcome, Race

    from .match import Match


def is_throw(action: Action) -> bool:
    """Whether this action lets dice fly."""
    return type(action) in THROWS


def has_arena(game: Game[Any]) -> bool:
    """Whether its dice are thrown into an arena."""
    return isinstance(game, ArenaGame)


def has_tournament(game: Game[Any]) -> bool:
    """Whether tournaments are played in this game (TOUR-01)."""
    return isinstance(game, ArenaGame)


def die_faces(game: Game[Any]) -> tuple[str, ...]:
    """What the faces of its dice show."""
    return tuple(game.die) if isinstance(game, ArenaGame) else tuple(BUG_FACES)


# Dice moved by hand


def with_place(match: Match, seat: int, action: Action, place: tuple[int, ...], agrees: Iterable[bool]) -> Action:
    """The action with what the rules cannot see: for a die that is moved, how it lay and whither it goes.

    ``agrees`` says for each seat whether it consents to a die being moved off a wall (CORE-21).
    """
    if not isinstance(action, MoveDie) or not match.thrower.has_places:
        return action
    from throwdown.physics import Scene
    from throwdown.physics.placing import shift

    if len(place) != 2:
        raise TableRefused("a move needs a place: two whole numbers (x and y in µm)", code="table/intent")
    done = shift(Scene(cast("Any", match.lying)), action.die, *place)
    consent = tuple(each == seat or agreed for each, agreed in enumerate(agrees))
    return action.but(from_wall=done.from_wall, spreads=done.spreads, consent=consent)


# Races


def race_tiles(match: Match, race: Race) -> dict[int, int]:
    """How many tiles each seat stacks in a race that is run live; nothing where chance decides races."""
    if match.game.options.get("fire_mode") != "live":
        return {}
    board = Board(match.state)
    return {seat: board.owned(seat) for seat in race.seats}


def race_prize(match: Match) -> int:
    """How many dice the winner of the race takes."""
    return len(match.game.at_stake(match.state)) if isinstance(match.game, ArenaGame) else 0


def race_times(outcome: Outcome) -> dict[int, int]:
    """The time of each seat that finished, in ms."""
    return dict(outcome.times) if isinstance(outcome, Raced) else {}


def race_result(times: Mapping[int, int]) -> Outcome:
    """The outcome of a race in which these seats finished, each after so many ms."""
    return Raced(times=tuple(sorted(times.items())))
