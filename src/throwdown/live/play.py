"""The events of the game under way: an entry, what chance answers to it at once, the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules import InFlight, Lot, Race, Timeout
from throwdown.table.questions import race_tiles
from throwdown.throwers import Entered as EnteredByHand
from throwdown.throwers import Luck

from . import events as ev

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from throwdown.rules import Action
    from throwdown.rules.record import Entry, Manner, Resolved
    from throwdown.table import Match

    from .clock import GameClock
    from .events import AnyEvent
    from .journal import Journal
    from .listener import Audience

#: What chance or a thrower answers.
_ANSWERED = (InFlight, Lot, Race)


class Play:
    """Makes the events of a game. They are made one by one while they are committed: nothing changes before."""

    def __init__(self, journal: Journal, clock: GameClock, audience: Audience) -> None:
        self._journal = journal
        self._clock = clock
        self._audience = audience

    @property
    def _match(self) -> Match:
        return self._journal.state.begun_match()

    # Events

    def act(
        self, seat: int, action: Action, manner: Manner | None = None, intent: tuple[int, ...] = ()
    ) -> Iterator[AnyEvent]:
        """A seat of the game acts; the numbers of its throw are locked with it."""
        yield from self.played(self._match.locked(seat, action, manner, intent))

    def played(self, entry: Entry) -> Iterator[AnyEvent]:
        """An entry, and everything that chance answers to it at once."""
        yield from self.entered(entry)
        yield from self._settled()

    def entered(self, entry: Entry) -> Iterator[AnyEvent]:
        """An entry with the time that is left to everybody, and the end of the game if it brings that."""
        yield ev.Entered(entry=entry, banks=self._clock.banks())
        log = self._match.log
        if log.finished:
            yield ev.Entered(entry=log.entries[-1], banks=self._journal.state.banks)

    def timed_out(self, seats: Sequence[int]) -> Iterator[AnyEvent]:
        """The time of these seats of the table is over: the rules say what happens (AMB-48, VER-AMB-32)."""
        for seat in seats:
            state = self._journal.state
            if seat in state.owed():
                yield from self.entered(self._match.locked(state.in_game(seat), Timeout()))
        yield from self._settled()

    def _settled(self) -> Iterator[AnyEvent]:
        while self._comes_at_once():
            resolved = drawn(self._match)
            if resolved is None:
                break
            yield from self.entered(resolved)

    # Questions

    def comes_by_itself(self) -> bool:
        """Whether nobody is asked; people with a real box say what its dice do."""
        match = self._match
        by_hand = match.thrower.id == EnteredByHand.id
        return isinstance(match.awaiting, Lot if by_hand else _ANSWERED)

    def _comes_at_once(self) -> bool:
        """Whether chance answers without an arena and without a race of people."""
        if not self.comes_by_itself():
            return False
        match = self._match
        awaited = match.awaiting
        if isinstance(awaited, InFlight):
            return not match.thrower.has_places
        return not (isinstance(awaited, Race) and self.runners(awaited))

    def runners(self, race: Race) -> dict[int, int]:
        """Seats of the game that run the race themselves, with the tiles they stack."""
        state = self._journal.state
        if state.game is None or state.terms.clock == "days":
            return {}
        chairs, here = [state.chairs[place] for place in state.game.places], self._audience.people
        return {
            seat: tiles
            for seat, tiles in race_tiles(state.game.match, race).items()
            if chairs[seat].player is None and not chairs[seat].simulated_races and chairs[seat].person in here
        }


def drawn(match: Match) -> Resolved | None:
    """What chance answers. A real deck is not in our hands: its cards come in any order until people say which."""
    return match.answer() or (Luck().resolve(match.asked()) if isinstance(match.awaiting, Lot) else None)
