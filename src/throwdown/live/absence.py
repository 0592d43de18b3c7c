"""Who sits at a table and is not there: how long they are waited for, what the others may choose, who stands in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from throwdown.bots import stand_in_for
from throwdown.errors import TableRefused
from throwdown.live.protocol.fields import Presence
from throwdown.live.protocol.messages import Gone, Present

from . import events as ev
from .timers import ChoiceEnds, GraceEnds

if TYPE_CHECKING:
    from .journal import Journal
    from .limits import TableLimits
    from .listener import Audience
    from .race import Races
    from .timers import Time, Timers


@dataclass
class Absence:
    """Somebody who sits here and is not there, or does nothing."""

    how: Presence
    ends: float
    """When the others may choose."""
    choices: bool = False
    """The others may choose now."""


class Absences:
    """Keeps the seats of people who are gone, for a while."""

    def __init__(
        self, journal: Journal, timers: Timers, time: Time, limits: TableLimits, audience: Audience, races: Races
    ) -> None:
        self._journal = journal
        self._timers = timers
        self._time = time
        self._limits = limits
        self._audience = audience
        self._races = races
        self._absent: dict[str, Absence] = {}

    # Going and coming

    def lose(self, person: str, *, meant: bool) -> None:
        """The last connection of somebody with a seat is gone: because they left, or because the network did."""
        state = self._journal.state
        if state.game is not None:
            self._races.lose([state.in_game(seat) for seat in state.seats_of(person) if seat in state.game.places])
        if not state.waits_for_people:
            return
        grace = 0.0 if meant else self._limits.grace_s
        self._absent[person] = Absence("left" if meant else "lost", self._time.now() + grace)
        self._timers.set(GraceEnds(person), grace)
        self.tell()

    def lose_missing(self) -> None:
        """A game begins or goes on after a restart: whoever sits here and does not listen is gone."""
        for person in self._journal.state.seats_of_people:
            if not self._audience.of(person):
                self.lose(person, meant=False)

    def come_back(self, person: str) -> bool:
        """Nobody waits for this person any more, and no time that ran against them counts later; whether any did."""
        self._timers.drop(GraceEnds(person))
        self._timers.drop(ChoiceEnds(person))
        return self._absent.pop(person, None) is not None

    def stir(self, person: str) -> None:
        """Somebody did something: they are not idle."""
        absence = self._absent.get(person)
        if absence is not None and absence.how == "here":
            self.come_back(person)
            self.tell()

    def note(self, ahead: float) -> dict[str, Absence]:
        """Who is waited for, by a clock that is so far ahead."""
        return {person: replace(each, ends=each.ends + ahead) for person, each in self._absent.items()}

    def take_up(self, noted: dict[str, Absence], ahead: float) -> None:
        """Wait for them as it was noted."""
        self._absent = {person: replace(each, ends=each.ends + ahead) for person, each in noted.items()}

    def clear(self) -> None:
        """The game is over: nobody waits for anybody."""
        self._absent.clear()

    # What the others choose

    def gone_from(self, seat: int) -> str:
        """The person of this seat, about whom the others may choose now; refused if there is nothing to choose."""
        chairs = self._journal.state.chairs
        person = chairs[seat].person if seat < len(chairs) else None
        absence = self._absent.get(person) if person is not None else None
        if person is None or absence is None or not absence.choices:
            raise TableRefused("there is nothing to decide about this seat", code="server/nobody_gone")
        return person

    def wait_on(self, person: str) -> None:
        """The others want to wait longer."""
        absence = self._absent[person]
        absence.choices = False
        absence.ends = self._time.now() + self._limits.grace_s
        self._timers.set(GraceEnds(person), self._limits.grace_s)
        self._timers.drop(ChoiceEnds(person))
        self.tell()

    # What is due

    def notice_idle(self) -> None:
        """Somebody is there and does nothing; the others may choose, as if they were gone."""
        state = self._journal.state
        for seat in state.owed():
            person = state.chairs[seat].person
            if person is not None and person not in self._absent:
                self._absent[person] = Absence("here", self._time.now(), choices=True)
        self.tell()

    def end_grace(self, person: str) -> None:
        """They were waited for long enough: the others choose; if nobody does, a bot plays on."""
        absence = self._absent.get(person)
        if absence is None or not self._journal.state.playing:
            return
        if absence.how == "lost":
            absence.how = "gone"
        absence.choices = True
        self.tell()
        others = self._audience.people & set(self._journal.state.seats_of_people) - {person}
        self._timers.set(ChoiceEnds(person), self._limits.decide_s if others else self._limits.abandoned_s)

    async def stand_in(self, person: str) -> None:
        """Nobody chose: the bot of the table plays their seats."""
        state = self._journal.state
        if person not in self._absent or not state.playing:
            return
        seats = [seat for seat in state.seats_of(person) if state.chairs[seat].stand_in is None]
        if seats:
            bot = stand_in_for(state.terms.stand_in)
            await self._journal.commit([ev.StoodIn(seat=seat, bot=bot) for seat in seats])
            self.tell()

    def abandon(self) -> None:
        """Everybody has left a game under way: bots play it to its end after a while."""
        for person in self._journal.state.seats_of_people:
            if self._timers.time_of(ChoiceEnds(person)) is None:
                self._timers.set(ChoiceEnds(person), self._limits.abandoned_s)
            self._absent.setdefault(person, Absence("gone", self._time.now()))

    # Telling

    def gone(self) -> list[Gone]:
        """Who is not there, by seat; a seat that a bot plays waits for nobody."""
        state, now = self._journal.state, self._time.now()
        return [
            Gone(seat=seat, how=absence.how, left=round(max(0.0, absence.ends - now), 1), choices=absence.choices)
            for person, absence in self._absent.items()
            for seat in state.seats_of(person)
            if state.chairs[seat].stand_in is None
        ] + [Gone(seat=seat, how="silent") for person in self._silent() for seat in state.seats_of(person)]

    def _silent(self) -> list[str]:
        """Who is connected and does not answer on any line: gone, as it seems, and not waited for yet."""
        lines = ((person, self._audience.of(person)) for person in self._journal.state.seats_of_people)
        known = self._absent
        return [who for who, theirs in lines if theirs and who not in known and all(each.silent for each in theirs)]

    def tell(self) -> None:
        """Tell everybody who is not there."""
        self._audience.tell(Present(gone=self.gone(), watching=self._audience.watching))
