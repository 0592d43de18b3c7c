"""An attempt at a step: the rules judge, real dice fly, bots answer where the rules ask them to.

An attempt is a match that is not stored. It goes as far as the learner's own turn goes; what the others would
do in theirs is not played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from msgspec.structs import replace

from throwdown.errors import ActionRefused
from throwdown.rules import Action, Decision, InFlight, Over
from throwdown.rules.arena.events import SetsFound
from throwdown.rules.arena.state import MoveDie, RotateArena
from throwdown.rules.game import to_act
from throwdown.rules.verasselt.state import DICE, NO_CARDS, Roll
from throwdown.table.match import Match
from throwdown.table.seats import Seat
from throwdown.throwers.simulating import simulate, thrown_by

from .positions import set_up
from .script import LEARNER, Lesson, Step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.rules.game import Event
    from throwdown.rules.record import Manner, Resolved
    from throwdown.throwers import Lying, Thrower
    from throwdown.throwers.simulating import Throwing

    from .script import Wanted

Verdict = Literal["open", "done", "again"]
#: A bot that answers immediately.
OTHERS = "thumb"
#: Throws that are tried until the dice of a step stay in the arena and show what it needs.
TRIES = 8
#: What hands may do to the arena before a throw: never the thing that is asked for.
HANDLING = (MoveDie, RotateArena)


class OtherWanted(ActionRefused):
    """Raised when something legal is done that this step does not ask for."""

    code = "lesson/other"


class Attempt:
    """One step under way."""

    def __init__(
        self,
        lesson: Lesson,
        step: Step,
        players: Sequence[str],
        thrower: Thrower,
        resumed: tuple[Any, Lying] | None = None,
        edition: str = "",
    ) -> None:
        """``players`` are names, the learner's first; ``resumed`` is the state and dice to continue from.

        The rules are those of the ``edition``; "" are the plain ones. Lessons are written for that of their language.
        """
        game, state, events, lying = set_up(lesson.game, step, edition)
        if resumed is not None:
            (state, lying), events = resumed, ()
        self.lesson, self.step = lesson, step
        seats = [Seat(name, None if seat == LEARNER else OTHERS) for seat, name in enumerate(players[: game.seats])]
        self.match = Match.at(game, state, seats, thrower, events=events, lying=lying)
        self.verdict: Verdict = "open"
        self._begun = 0

    def act(self, action: Action, manner: Manner | None = None, intent: tuple[int, ...] = ()) -> None:
        """The learner does something, and all that follows from it."""
        self.begin(action, manner, intent)
        thrown_by(simulate, self.finishing())

    def begin(self, action: Action, manner: Manner | None = None, intent: tuple[int, ...] = ()) -> None:
        """The learner does something; refused by the rules or kindly by the lesson, nothing changes."""
        self._check_wanted(action)
        self._begun = len(self.match.moments)
        self.match.act(LEARNER, action, manner, intent)

    def finishing(self) -> Throwing[None]:
        """Everything that follows from it; the host computes the landings that it asks for."""
        while self._continues(self._begun):
            yield from self._answering()
        self._judge(self._begun)

    # What is asked for

    def _check_wanted(self, action: Action) -> None:
        legal = self.match.game.legal_actions(self.match.state, LEARNER)
        if isinstance(action, HANDLING) or action not in legal:
            return  # the rules answer better
        wanted = [each for each in self.step.wanted if _asked(each, self.match.state)]
        if wanted and not any(fits(each, action) for each in wanted):
            raise OtherWanted("you may do that, but this step is about something else: use the highlighted button")

    # What comes of it

    def _continues(self, begun: int) -> bool:
        """Whether another seat than the learner has to answer, within the learner's own turn."""
        awaited = self.match.awaiting
        if isinstance(awaited, Over) or LEARNER in to_act(awaited):
            return False
        others_turn = isinstance(awaited, Decision) and self.match.state.active != LEARNER
        return not others_turn and not _turned_over(self._events(begun))

    def _answering(self) -> Throwing[None]:
        match, shows = self.match, self.step.shows
        own = isinstance(match.awaiting, InFlight) and [seat for seat, _ in match.awaiting.hands] == [LEARNER]
        if not (shows and own):
            if isinstance(match.awaiting, InFlight):
                match.replay((yield from self._throwing()))
            else:
                match.step()
            return
        from throwdown.throwers.turned import turned  # a server that starts does not wait for places

        for _ in range(TRIES):
            resolved = turned((yield from self._throwing()), match.asked(), shows)
            _, events = match.game.resolve(match.state, resolved.outcome)
            if self._is_done(events) or _matched(events, shows[0]):
                break
        match.replay(resolved)

    def _throwing(self) -> Throwing[Resolved]:
        """A real throw, another one each time: nothing of a lesson is committed."""
        asked = replace(self.match.asked(), chance=None, number=0)
        resolved = yield from self.match.thrower.resolving(asked)
        assert resolved is not None  # noqa: S101  # nobody enters dice by hand here
        return resolved

    def _judge(self, begun: int) -> None:
        if self._is_done(self._events(begun)):
            self.verdict = "done"
        elif LEARNER not in to_act(self.match.awaiting) or _turned_over(self._events(begun)):
            self.verdict = "again"

    def _is_done(self, events: Sequence[Event]) -> bool:
        return any(event.name in self.step.done for event in events)

    def _events(self, begun: int) -> list[Event]:
        return [event for moment in self.match.moments[begun:] for event in moment.events]


def _matched(events: Sequence[Event], face: str) -> bool:
    """Whether dice that show this face are a set now, and no others: what these do may come first, and end the turn."""
    return any(isinstance(event, SetsFound) and [each for each, _ in event.sets] == [face] for event in events)


def _turned_over(events: Sequence[Event]) -> bool:
    """Whether another turn has begun."""
    return any(event.name == "turn_started" for event in events)


def _asked(wanted: Wanted, state: Any) -> bool:
    """Whether this can be asked for in this phase."""
    phases = _PHASES.get(wanted.action)
    return phases is None or state.phase in phases


#: Actions that belong to a moment of a turn; the others can come whenever they are legal.
_PHASES = {
    "throw": ("turn", "choice"),
    "throw_all": ("turn",),
    "throw_pile": ("turn", "choice"),
    "stop": ("choice", "roll_or_stop"),
    "move_die": (),
    "place_start": ("place",),
    "take_extra": ("accio",),
    "build_tower": ("tower",),
    "choose": ("choose",),
    "roll": ("roll", "roll_or_stop"),
    "distribute": ("distribute",),
}


def fits(wanted: Wanted, action: Action) -> bool:
    """Whether this action is what is asked for."""
    if action.name != wanted.action:
        return False
    if wanted.target is not None and getattr(action, "target", None) != wanted.target:
        return False
    if isinstance(action, Roll):
        fewer = not wanted.fewer_dice or len(action.dice) < DICE
        return fewer and (not wanted.boosted or action.boost != NO_CARDS)
    return True
