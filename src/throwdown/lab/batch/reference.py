"""One game by the rules themselves, taking ids and the chance of a batch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.rules.game import Decision, Over, Several, to_act
from throwdown.rules.record import Acted, Header, Log, Resolved
from throwdown.throwers import Luck

from .chance import Stream, key_told

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from throwdown.bots.coding import Coding
    from throwdown.bots.coding.form import Ids
    from throwdown.rules import Event, Game
    from throwdown.rules.game import Awaiting
    from throwdown.rules.record import Entry
    from throwdown.throwers import Thrower

#: Nothing of this is for chance to answer.
_ASKED = (Decision, Several, Over)
#: What is known of a game, by name.
Told = dict[str, object]


class Reference:
    """One game by the rules themselves. ``keep`` is told every entry of its record."""

    def __init__(
        self,
        coding: Coding,
        seed: int,
        first: int = 0,
        thrower: Callable[[Stream], Thrower] = Luck,
        keep: Callable[[Entry], object] | None = None,
    ) -> None:
        self.coding = coding
        self._chance = Stream()
        self._thrower = thrower(self._chance)
        self._keep = keep
        self.game: Game[Any] = coding.game
        self.seed = seed
        self.steps = 0
        self.taken: Ids = ()
        self.manners: dict[int, str] = {}
        self.seat = -1
        """Who is asked; of several the first."""
        self.events: list[Event] = []
        """What happened in the last step."""
        self.state, _ = self.game.new_game(first)
        self._go_on()

    def step(self, chosen: int, key: int | None = None, ahead: Sequence[float] = ()) -> None:
        """One id of the seat that is asked; where its chance begins and the first numbers of it, if they are known."""
        self.steps += 1
        self.events = []
        seat = self.seat
        choice = self.coding.decode(self.state, seat, (*self.taken, chosen))
        if choice is None:
            self.taken += (chosen,)
            return
        self.taken = ()
        if choice.manner is not None:
            self.manners[seat] = choice.manner
        if self._keep:
            self._keep(Acted(seat, choice.action, choice.manner))
        self.state, events = self.game.apply(self.state, seat, choice.action)
        self.events += events
        self._go_on(key, ahead)

    def _go_on(self, key: int | None = None, ahead: Sequence[float] = ()) -> None:
        """Everything that chance answers, until somebody is asked."""
        awaited = self.game.awaiting(self.state)
        if not isinstance(awaited, _ASKED):
            self._chance.begin(key_told(self.seed, self.steps) if key is None else key, ahead)
            awaited = self._follow_chance(awaited)
        asked = to_act(awaited)
        self.seat = asked[0] if asked else -1

    def _follow_chance(self, awaited: Awaiting) -> Awaiting:
        while not isinstance(awaited, _ASKED):
            outcome = self._thrower.answer(self.game, self.state, awaited, self.manners)
            assert outcome is not None  # noqa: S101  # luck answers everything
            self.manners = {}
            if self._keep:
                self._keep(Resolved(outcome))
            self.state, events = self.game.resolve(self.state, outcome)
            self.events += events
            awaited = self.game.awaiting(self.state)
        return awaited


def record_of(
    coding: Coding, seed: int, first: int, ids: Iterable[int], thrower: Callable[[Stream], Thrower] = Luck
) -> Log:
    """The record of a game that takes these ids, as the rules play it."""
    game = coding.game
    log = Log(Header(game=game.id, seats=game.seats, options=tuple(game.options.items()), first=first, thrower="luck"))
    reference = Reference(coding, seed, first, thrower, log.append)
    for each in ids:
        reference.step(each)
    return log
