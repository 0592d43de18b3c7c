"""One position of a game: what lies there, who has what, and who is to act."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Generic, Literal, overload

from throwdown.errors import NotationError
from throwdown.rules import Game, Over
from throwdown.rules.arena.pipeline import ArenaView
from throwdown.rules.game import to_act
from throwdown.rules.verasselt.state import VerasseltView, spelled

from .own import game_named

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from typing_extensions import TypeVar  # for type checkers alone: its default is not in our oldest Python

    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.game import Awaiting
    from throwdown.rules.verasselt.play import Verasselt

    from .games import ArenaName

    V = TypeVar("V", default=Any)
else:
    from typing import TypeVar

    V = TypeVar("V")


class Position(Generic[V]):
    """A game and a state of it; a notebook draws it.

    throwdown.Position(game, state)
    throwdown.Position("strike", "strike turn …")      from its notation
    """

    @overload
    def __init__(
        self: Position[ArenaView],
        game: ArenaGame | ArenaName,
        state: Any,
        players: Sequence[str] = (),
        lying: Mapping[int, tuple[int, ...]] | None = None,
    ) -> None: ...
    @overload
    def __init__(
        self: Position[VerasseltView],
        game: Verasselt | Literal["verasselt"],
        state: Any,
        players: Sequence[str] = (),
        lying: Mapping[int, tuple[int, ...]] | None = None,
    ) -> None: ...
    @overload
    def __init__(
        self,
        game: Game[Any] | str,
        state: Any,
        players: Sequence[str] = (),
        lying: Mapping[int, tuple[int, ...]] | None = None,
    ) -> None: ...
    def __init__(
        self,
        game: Game[Any] | str,
        state: Any,
        players: Sequence[str] = (),
        lying: Mapping[int, tuple[int, ...]] | None = None,
    ) -> None:
        self.game = game if isinstance(game, Game) else _game_of(game, state)
        self.state = self.game.parse(state) if isinstance(state, str) else state
        if not isinstance(self.state, self.game.types.state):
            raise NotationError(f"{state!r} is not a state of {self.game.id}: give one, or its notation")
        self.players = tuple(players) or tuple(f"seat {seat}" for seat in range(self.game.seats))
        self.lying = dict(lying or {})

    @property
    def awaiting(self) -> Awaiting:
        """What must come next."""
        return self.game.awaiting(self.state)

    @property
    def notation(self) -> str:
        """The position as one line of text."""
        return self.game.notation(self.state)

    def view(self, seat: int | None = None) -> V:
        """What a seat sees; without one, what everybody may see."""
        seen: V = self.game.view(self.state, seat)  # type: ignore[assignment]  # the game decides which view it is
        return seen

    def summary(self) -> str:
        """In a few words: ``strike, 2 seats: 3 5 6 lie; Expert 5, Thumb 7 dice; Expert to act``."""
        parts = [*_lying(self.view(), self.players), self._next()]
        return f"{self.game.id}, {self.game.seats} seats: {'; '.join(part for part in parts if part)}"

    def _next(self) -> str:
        awaited = self.awaiting
        if isinstance(awaited, Over):
            winners = " and ".join(self.players[seat] for seat in awaited.result.winners)
            return f"{winners or 'nobody'} won"
        seats = to_act(awaited)
        if seats:
            return f"{', '.join(self.players[seat] for seat in seats)} to act"
        return {"InFlight": "dice in the air", "Race": "a race"}.get(type(awaited).__name__, "a lot")

    def __repr__(self) -> str:
        return f"<Position of {self.summary()}>"

    def _repr_svg_(self) -> str:
        from .drawings import drawn  # symbols are read only where they are drawn

        return drawn(self.game, self.state, self.players, self.lying, self.summary())


def _lying(view: Any, players: Sequence[str]) -> Iterator[str]:
    """What lies there, and who has what."""
    if isinstance(view, ArenaView):
        faces = " ".join(sorted(face for _, face in view.arena))
        yield f"{faces} {'lies' if len(view.arena) == 1 else 'lie'}" if faces else "nothing lies"
        yield f"{_counted(players, view.supplies)} dice"
    elif isinstance(view, VerasseltView):
        yield f"hub {spelled(view.hub)}, dice {''.join(view.dice)}"
        yield f"heaps {_counted(players, view.heaps)}"


def _counted(players: Sequence[str], counts: Sequence[int | None]) -> str:
    """Each player with a number; what is hidden is a question mark."""
    counts_text = (f"{player} {'?' if count is None else count}" for player, count in zip(players, counts, strict=True))
    return ", ".join(counts_text)


def _game_of(game: str, state: Any) -> Game[Any]:
    """The game with as many seats as the position has."""
    if isinstance(state, str):
        return game_named(game, _seats_in(state))
    seats = len(getattr(state, "supplies", ()) or getattr(state, "yards", ())) or 2
    return game_named(game, seats)


def _seats_in(notation: str) -> int:
    """How many seats a notation of the games in the box has."""
    if bugs := re.match(r"verasselt:([0-9]{1,3})\b", notation):
        return int(bugs[1])
    supplies = re.search(r"\bsupplies=(\S*)", notation)
    return supplies[1].count("/") + 1 if supplies else 2
