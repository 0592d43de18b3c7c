"""One game by the rules themselves, taking ids and the chance of a batch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import Struct

from throwdown.errors import ActionRefused
from throwdown.rules.game import Decision, Over, Several, to_act
from throwdown.rules.record import Acted, Header, Record, Resolved

from .stream import step_key

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from throwdown.rules import Event, Game, Outcome
    from throwdown.rules.game import Awaiting
    from throwdown.rules.record import Entry
    from throwdown_lab.coding import Coding
    from throwdown_lab.coding.form import Ids

#: Nothing of this is for chance to answer.
_ASKED = frozenset((Decision, Several, Over))
_NO_MANNERS: dict[int, str] = {}
#: What is known of a game, by name.
Fields = dict[str, object]


class Throws(NamedTuple):
    """What throws for many games, one after the other: where the chance of a step begins, and what comes of it."""

    begin: Callable[[int, Sequence[float]], None]
    answer: Callable[[Game[Any], Any, Awaiting, Mapping[int, str]], Outcome | None]


class Moment(Struct, frozen=True, gc=False):
    """A game while it waits for an id, or at its end."""

    state: Any
    seat: int
    """Who is asked, of several the first; -1 where it is over."""
    taken: Ids
    """The ids of a choice that is not whole yet."""
    manners: dict[int, str]
    """How those throw who have chosen it already."""
    events: tuple[Event, ...] = ()
    """The events of the last step, if the reference logs them."""


class Reference:
    """One game by the rules themselves; ``ahead``: the first numbers of chance that its beginning takes.

    Its moments have events ``with_events``; ``keep`` is given every entry of its record.
    """

    now: Moment

    def __init__(
        self,
        coding: Coding,
        seed: int,
        first: int,
        throws: Throws,
        ahead: Sequence[float] = (),
        with_events: bool = False,
        keep: Callable[[Entry], object] | None = None,
    ) -> None:
        self._with_events = with_events
        self._coding = coding
        self._begin, self._answer = throws
        self._keep = keep
        self._game: Game[Any] = coding.game
        self.seed = seed
        self.ids: list[int] = []
        """What was chosen so far."""
        self.refused = ""
        """Why the rules did not take an id, if there was one."""
        state, events = self._game.new_game(first)
        self._advance(state, events, _NO_MANNERS, step_key(seed, 0), ahead)

    def follow(self, ids: Sequence[int], keys: Sequence[int], ahead: Sequence[Sequence[float]]) -> list[Moment]:
        """The game before each of these ids, up to its end or to an id that the rules do not take.

        Where the chance of each begins, and the first numbers of it.
        """
        moments: list[Moment] = []
        for chosen, key, numbers in zip(ids, keys, ahead, strict=True):
            moments.append(self.now)
            if chosen < 0 or self.now.seat < 0:
                break
            try:
                self.step(chosen, key, numbers)
            except ActionRefused as error:
                self.refused = error.message
                break
        return moments

    def step(self, chosen: int, key: int, ahead: Sequence[float] = ()) -> None:
        """One id of the seat that is asked."""
        now = self.now
        state, seat, manners = now.state, now.seat, now.manners
        taken = (*now.taken, chosen) if now.taken else (chosen,)
        choice = self._coding.decode(state, seat, taken)
        self.ids.append(chosen)
        if choice is None:
            self.now = Moment(state, seat, taken, manners)
            return
        if choice.manner is not None:
            manners = {**manners, seat: choice.manner} if manners else {seat: choice.manner}
        if self._keep:
            self._keep(Acted(seat, choice.action, choice.manner))
        state, events = self._game.apply(state, seat, choice.action)
        self._advance(state, events, manners, key, ahead)

    def _advance(
        self, state: Any, events: tuple[Event, ...], manners: dict[int, str], key: int, ahead: Sequence[float]
    ) -> None:
        """Everything that chance answers, until a seat is asked."""
        game = self._game
        awaited = game.awaiting(state)
        if type(awaited) not in _ASKED:
            self._begin(key, ahead)
            while type(awaited) not in _ASKED:
                outcome = self._answer(game, state, awaited, manners)
                assert outcome is not None  # noqa: S101  # luck answers everything
                if self._keep:
                    self._keep(Resolved(outcome))
                state, more = game.resolve(state, outcome)
                awaited, manners = game.awaiting(state), _NO_MANNERS
                if self._with_events:
                    events += more
        seat = awaited.seat if type(awaited) is Decision else next(iter(to_act(awaited)), -1)
        self.now = Moment(state, seat, (), manners, events if self._with_events else ())


def record_of(coding: Coding, seed: int, first: int, ids: Iterable[int], throws: Throws) -> Record:
    """The record of a game that takes these ids, as the rules play it."""
    game = coding.game
    log = Record(
        Header(game=game.id, seats=game.seats, options=tuple(game.options.items()), first=first, thrower="luck")
    )
    reference = Reference(coding, seed, first, throws, keep=log.append)
    for step, each in enumerate(ids, 1):
        reference.step(each, step_key(seed, step))
    return log
