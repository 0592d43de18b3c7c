"""A match for programs: bots and people in its seats, the luck model or an arena, and a picture of it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Generic, Literal, overload

from throwdown import table
from throwdown.bots import THINK, bots_of
from throwdown.errors import BotUnknown, TableRefused
from throwdown.rules import Game
from throwdown.table import Seat
from throwdown.throwers import Fairness, Luck
from throwdown.throwers.fairness import seeded_keys

from .bots import Anywhere, check_think
from .own import game_named
from .position import Position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from typing_extensions import TypeVar  # for type checkers alone: its default is not in our oldest Python

    from throwdown.bots import Bot
    from throwdown.rules import Result
    from throwdown.rules.arena.pipeline import ArenaGame, ArenaView
    from throwdown.rules.record import Record
    from throwdown.rules.verasselt.play import Verasselt
    from throwdown.rules.verasselt.state import VerasseltView
    from throwdown.throwers import Thrower

    from .games import ArenaName

    V = TypeVar("V", default=Any)
else:
    from typing import TypeVar

    V = TypeVar("V")

#: What completion offers of a match; the rest is for tables that are more than a library needs.
OFFERED = (
    "act", "awaiting", "bots", "events_since", "game", "leave", "lying", "may_undo", "play", "players", "position",
    "record", "rematch", "result", "seats", "state", "step", "thrower", "undo", "version", "view",
)  # fmt: skip


class Match(table.Match, Generic[V]):
    """A game under way.

        game = throwdown.game("strike")
        match = throwdown.Match(game, seats=["expert", "thumb"], thrower=throwdown.Luck("seed"))
        match.play().winners

    A seat is the name of a bot, a bot of your own (anything with ``choose(view)``), or ``throwdown.Seat("Ada")`` for
    a person, who acts by ``match.act(seat, action)``. ``fair=True`` commits all chance of the game, so that its record
    can be verified. A thrower with a seed, ``Luck("seed")`` or ``Arena("seed")``, gives the same dice again.

    Type checkers know the views of a game in the box: ``Match("strike", …)`` is a ``Match[ArenaView]``.
    """

    @overload
    def __init__(
        self: Match[ArenaView],
        game: ArenaGame | ArenaName,
        seats: Sequence[Seat | str | Bot],
        thrower: Thrower | None = None,
        *,
        fair: Fairness | bool | None = None,
        rng: Random | None = None,
        think: float | None = THINK,
        **more: Any,
    ) -> None: ...
    @overload
    def __init__(
        self: Match[VerasseltView],
        game: Verasselt | Literal["verasselt"],
        seats: Sequence[Seat | str | Bot],
        thrower: Thrower | None = None,
        *,
        fair: Fairness | bool | None = None,
        rng: Random | None = None,
        think: float | None = THINK,
        **more: Any,
    ) -> None: ...
    @overload
    def __init__(
        self: Match[Any],
        game: Game[Any] | str,
        seats: Sequence[Seat | str | Bot],
        thrower: Thrower | None = None,
        *,
        fair: Fairness | bool | None = None,
        rng: Random | None = None,
        think: float | None = THINK,
        **more: Any,
    ) -> None: ...
    def __init__(
        self,
        game: Game[Any] | str,
        seats: Sequence[Seat | str | Bot],
        thrower: Thrower | None = None,
        *,
        fair: Fairness | bool | None = None,
        rng: Random | None = None,
        think: float | None = THINK,
        **more: Any,
    ) -> None:
        """``think`` is how long bots may think, in s. ``more`` is passed on to ``table.Match``."""
        if isinstance(seats, str) or not hasattr(seats, "__len__"):
            raise TableRefused(f"seats must be a list, as ['expert', 'thumb'], not {seats!r}", code="table/seats")
        check_think(think)
        rules = game if isinstance(game, Game) else game_named(game, len(seats))
        throws = Luck() if thrower is None else thrower
        if not callable(getattr(throws, "resolve", None)):
            raise TableRefused(
                f"{thrower!r} cannot throw: give throwdown.Luck() or throwdown.Arena()", code="table/thrower"
            )
        seed = getattr(throws, "seed", None)
        if rng is None and seed is not None:
            rng = Random(f"{seed}/bots")
        if fair is True or (fair is None and throws.has_places and seed is not None):
            fair = Fairness.fresh() if seed is None else Fairness.seeded(seed)
            more = {"keys": seeded_keys(seed, len(seats)) if seed is not None else ()} | more
        sitting = [_seat(rules, who, number, seats) for number, who in enumerate(seats)]
        self._own_bots = {number: who for number, who in enumerate(seats) if not isinstance(who, Seat | str)}
        super().__init__(rules, sitting, throws, fair=fair or None, rng=rng, think=think, **more)

    def _made_bot(self, seat: int, name: str, rng: Random | None, think: float) -> Bot:
        """Bots that came as they are sit down as they are."""
        own = self._own_bots.get(seat)
        if own is None:
            return super()._made_bot(seat, name, rng, think)
        return own.at(self.game) if isinstance(own, Anywhere) else own

    def play(self) -> Result | None:
        """Play until the game is over and return the result; return None if a person has to act before that."""
        self.run()
        return self.result

    def view(self, seat: int | None) -> V:
        """The view of this seat; None is a spectator. ``view.actions`` are its legal actions."""
        seen: V = super().view(seat)
        return seen

    @property
    def record(self) -> Record:
        """The record so far: ``throwdown.dump(match.record, path)`` writes it."""
        return self.log

    @property
    def players(self) -> tuple[str, ...]:
        return tuple(who.player for who in self.seats)

    @property
    def position(self) -> Position[V]:
        """The current position."""
        return Position(self.game, self.state, self.players, self.lying)

    def __dir__(self) -> list[str]:
        return [*OFFERED, *(name for name in super().__dir__() if name.startswith("__"))]

    def __repr__(self) -> str:
        return f"<Match of {self.position.summary()}>"

    def _repr_svg_(self) -> str:
        return self.position._repr_svg_()


def _seat(game: Game[Any], who: Any, number: int, seats: Sequence[Any]) -> Seat:
    """Who sits there, as the table has it; the same name twice gets a number."""
    if isinstance(who, Seat):
        return who
    name = who if isinstance(who, str) else getattr(who, "id", type(who).__name__)
    if isinstance(who, str):
        if who not in bots_of(game.id) and ":" not in who:
            offered = ", ".join(bots_of(game.id))
            raise BotUnknown(
                f"no bot {who!r} plays {game.id}: choose one of {offered}; a person is throwdown.Seat({who!r})"
            )
    elif not callable(getattr(who, "choose", None)):
        raise BotUnknown(
            f"{who!r} cannot sit down: give the name of a bot, a bot with choose(view), or throwdown.Seat('Ada')",
            code="bot/own",
        )
    label = str(name).rpartition(":")[2].capitalize()
    same = sum((each if isinstance(each, str) else getattr(each, "id", None)) == name for each in seats)
    return Seat(label if same == 1 else f"{label} {number + 1}", _bot_name(who))


def _bot_name(who: Any) -> str:
    """What a record calls a bot."""
    if isinstance(who, str):
        return who
    if isinstance(who, Anywhere):
        return who.id
    kind = type(who)
    return f"{kind.__module__}:{kind.__qualname__}"
