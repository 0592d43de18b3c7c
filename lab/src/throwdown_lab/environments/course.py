"""One game under way, decision by decision: dice in between are thrown automatically."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.rules.game import Decision, Over, Several
from throwdown.rules.record import Acted
from throwdown.throwers.thrower import Asked

if TYPE_CHECKING:
    from throwdown.bots import Choice
    from throwdown.rules import Game, Outcome
    from throwdown.rules.game import Awaiting, Result
    from throwdown.rules.record import Resolved
    from throwdown.throwers import Lying, Thrower


class Course:
    """The state, who is asked, and how the dice in the air were thrown.

    Everything it holds is replaced and never written on, so that a copy is made of references.
    """

    __slots__ = ("awaited", "game", "intents", "lying", "manners", "seat", "state", "thrower", "version")

    def __init__(self, game: Game[Any], thrower: Thrower, state: Any = None) -> None:
        self.game, self.thrower = game, thrower
        self.manners: dict[int, str] = {}
        self.intents: dict[int, tuple[int, ...]] = {}
        self.version = 0
        self.state = game.new_game()[0] if state is None else state
        self.lying: Lying = thrower.lay(game, {}, None, self.state, 0) if thrower.has_places else {}
        self._update()

    def _update(self) -> None:
        """Who decides now; several do so one after the other."""
        self.awaited: Awaiting = self.game.awaiting(self.state)
        kind = type(self.awaited)
        self.seat: int | None = None
        if kind is Decision:
            self.seat = self.awaited.seat  # type: ignore[union-attr]
        elif kind is Several:
            self.seat = self.awaited.decisions[0].seat  # type: ignore[union-attr]

    @property
    def result(self) -> Result | None:
        """How it ended, once it has."""
        return self.awaited.result if isinstance(self.awaited, Over) else None

    def act(self, choice: Choice, intent: tuple[int, ...] = ()) -> None:
        """The seat that is asked does this; no dice are thrown yet."""
        seat = self.seat
        if seat is None:
            raise AssertionError("nobody is asked")
        locked: tuple[int, ...] = ()
        if self.thrower.has_places:
            locked = self.thrower.lock(self._asked(), seat, choice.action, choice.manner, intent)
            self.intents = {**self.intents, seat: locked}
        self.state = self.game.apply(self.state, seat, choice.action)[0]
        if choice.manner is not None:
            self.manners = {**self.manners, seat: choice.manner} if self.manners else {seat: choice.manner}
        if self.thrower.has_places:
            self._lay(Acted(seat, choice.action, None if locked else choice.manner, locked))
        self._update()

    def fall(self) -> None:
        """The thrower answers what the rules wait for."""
        if self.thrower.has_places:
            resolved = self.thrower.resolve(self._asked())
            assert resolved is not None  # noqa: S101  # nothing is entered by hand here
            self.state = self.game.resolve(self.state, resolved.outcome)[0]
            self._lay(resolved)
            self.intents = {}
            self.manners = {}
            self._update()
        else:
            outcome = self.thrower.answer(self.game, self.state, self.awaited, self.manners)
            assert outcome is not None  # noqa: S101
            self.land(outcome)

    def land(self, outcome: Outcome) -> None:
        """This is what fell."""
        self.state = self.game.resolve(self.state, outcome)[0]
        self.manners = {}
        self._update()

    def copy(self) -> Course:
        """A copy of the game that can be played separately."""
        other = Course.__new__(Course)
        other.game, other.thrower, other.state, other.lying = self.game, self.thrower, self.state, self.lying
        other.manners, other.intents, other.version = self.manners, self.intents, self.version
        other.awaited, other.seat = self.awaited, self.seat
        return other

    def run(self) -> None:
        """Throw dice until a seat is asked, or the game is over."""
        while self.seat is None and type(self.awaited) is not Over:
            self.fall()

    def _asked(self) -> Asked:
        return Asked(self.game, self.state, self.awaited, self.manners, self.intents, self.lying)

    def _lay(self, entry: Acted | Resolved) -> None:
        self.version += 1
        self.lying = self.thrower.lay(self.game, self.lying, entry, self.state, self.version)
