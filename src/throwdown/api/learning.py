"""A step of a lesson, in the messages of a table. Nothing is stored: its position goes to the page and back, signed."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_bytes
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from throwdown.api.lessons import LessonAnswer, LessonInfo, LessonMove, LessonStep
from throwdown.errors import ActionRefused, ThrowdownError
from throwdown.lessons import LEARNER, Attempt, Lesson, Step
from throwdown.live.bot_names import BOT_NAMES
from throwdown.live.narrator import Narrator, refusal
from throwdown.live.protocol.messages import PROTOCOL, GameInfo, Moment, SeatInfo, TableInfo, Welcome
from throwdown.narration import clauses
from throwdown.rules.codec import codec, encode
from throwdown.rules.editions import chosen_edition
from throwdown.rules.game import to_act
from throwdown.rules.record import Acted, Ended, Resolved
from throwdown.throwers import Luck

if TYPE_CHECKING:
    from throwdown.api.person import Person
    from throwdown.rules.record import Entry
    from throwdown.throwers import Thrower
    from throwdown.throwers.simulating import Throwing
    from throwdown.words import Words

#: Only this server can make a mark that it accepts; after a restart the step is set up again.
_KEY = token_bytes(32)
_SEAL = 32


class MarkUnknown(ThrowdownError):
    """Raised when a step is to continue from a state that this server never sent."""

    code = "lesson/mark"


class LessonCheckpoint(msgspec.Struct, frozen=True):
    """The position of a step."""

    step: str
    edition: str
    """A step continues by the rules that it began with, whatever language is read then."""
    version: int
    state: Any
    lying: list[tuple[int, tuple[int, ...]]]


@dataclass(frozen=True, slots=True)
class Learner:
    """Who learns what, in which words."""

    lesson: Lesson
    step: Step
    person: Person
    words: Words

    @property
    def edition(self) -> str:
        """Lessons are written for the edition of their language."""
        return chosen_edition(self.lesson.game, None, self.words.language)


def lesson_info(lesson: Lesson) -> LessonInfo:
    steps = [LessonStep(id=step.id, lit=step.lit, clause=step.clause, turned=step.turned) for step in lesson.steps]
    return LessonInfo(game=lesson.game, steps=steps)


class Trial:
    """A step that is set up, or one thing that is done in it."""

    def __init__(self, learner: Learner, move: LessonMove) -> None:
        self._learner = learner
        self._move = move
        self._mark = _opened(learner, move.mark) if move.mark else None
        self._edition = self._mark.edition if self._mark is not None else learner.edition

    def running(self) -> Throwing[LessonAnswer]:
        """What comes of it; the host computes the landings that it asks for."""
        attempt = _attempt(self._learner, self._mark, self._edition)
        try:
            self._begin(attempt)
        except ActionRefused as error:  # an answer like any other, as at a table
            return self._refused(attempt, error)
        if self._move.action is None:
            return self._set_up(attempt)
        yield from attempt.finishing()
        return self._done(attempt)

    def _begin(self, attempt: Attempt) -> None:
        move = self._move
        if move.action is not None:
            action = codec(self._learner.lesson.game).action(move.action)
            attempt.begin(action, move.manner, tuple(move.intent))

    def _set_up(self, attempt: Attempt) -> LessonAnswer:
        welcome, sealed = _welcome(self._learner, attempt), _sealed(self._learner, attempt, self._edition, 1)
        return LessonAnswer(welcome=welcome, moments=[], motions=[], verdict="open", mark=sealed)

    def _refused(self, attempt: Attempt, error: ActionRefused) -> LessonAnswer:
        no = refusal(error, self._learner.words, None, attempt.match)
        return LessonAnswer(welcome=None, moments=[], motions=[], verdict="open", mark=self._move.mark, refused=no)

    def _done(self, attempt: Attempt) -> LessonAnswer:
        learner, version = self._learner, self._mark.version if self._mark is not None else 1
        entries = attempt.match.log.entries
        narrator = Narrator(attempt.match, learner.words)
        return LessonAnswer(
            welcome=None,
            moments=[_moment(learner, attempt, narrator, number, version) for number in range(1, len(entries) + 1)],
            motions=[entry.motion for entry in entries if isinstance(entry, Resolved) and entry.motion],
            verdict=attempt.verdict,
            mark=_sealed(learner, attempt, self._edition, version + len(entries)),
        )


def _attempt(learner: Learner, mark: LessonCheckpoint | None, edition: str) -> Attempt:
    names = (learner.person.name, *BOT_NAMES[LEARNER + 1 :])
    resumed = None
    if mark is not None:
        resumed = codec(learner.lesson.game).state(mark.state), dict(mark.lying)
    return Attempt(learner.lesson, learner.step, names, _thrower(learner.lesson), resumed, edition)


def _thrower(lesson: Lesson) -> Thrower:
    if lesson.game == "verasselt":
        return Luck()
    from throwdown.throwers.physical import Physical

    return Physical()


# The position


def _sealed(learner: Learner, attempt: Attempt, edition: str, version: int) -> str:
    match = attempt.match
    mark = LessonCheckpoint(_address(learner), edition, version, encode(match.state), list(match.lying.items()))
    position = msgspec.json.encode(mark)
    return urlsafe_b64encode(_seal(position) + position).decode()


def _opened(learner: Learner, sealed: str) -> LessonCheckpoint:
    try:
        data = urlsafe_b64decode(sealed.encode("ascii"))
    except ValueError:
        data = b""
    seal, position = data[:_SEAL], data[_SEAL:]
    if not hmac.compare_digest(seal, _seal(position)):
        raise MarkUnknown("this step cannot continue from there: start it again")
    mark = msgspec.json.decode(position, type=LessonCheckpoint)
    if mark.step != _address(learner):
        raise MarkUnknown("that mark belongs to another step: set this one up first")
    return mark


def _address(learner: Learner) -> str:
    return f"{learner.lesson.game}/{learner.step.id}"


def _seal(position: bytes) -> bytes:
    return hmac.digest(_KEY, position, sha256().name)


# The messages of a table


def _welcome(learner: Learner, attempt: Attempt) -> Welcome:
    person = learner.person
    seats = [SeatInfo(name=person.name, person=person.id)]
    seats += [SeatInfo(name=seat.player, bot=seat.bot) for seat in attempt.match.seats[LEARNER + 1 :]]
    thrower: Literal["physics", "luck"] = "physics" if attempt.match.thrower.has_places else "luck"
    table = TableInfo(
        id=_address(learner),
        name="",
        game=learner.lesson.game,
        kind="online",
        status="playing",
        visibility="link",
        host=person.id,
        seats=seats,
        options={},
        edition=learner.edition or None,
        thrower=thrower,
        clock="none",
        chat=False,
        spectators=False,
    )
    game = _game(learner, attempt, 0)
    return Welcome(
        protocol=PROTOCOL, version=1, full=True, you=person.id, seats=[LEARNER], host=True, table=table, game=game
    )


def _game(learner: Learner, attempt: Attempt, entry: int) -> GameInfo:
    match = attempt.match
    state = match.state_at(entry)
    awaited = match.game.awaiting(state)
    return GameInfo(
        id=_address(learner),
        number=1,
        commitment="",
        engine="",
        places=list(range(match.game.seats)),
        entry=entry,
        view=match.game.view(state, LEARNER),
        lying=list(match.lying_at(entry).items()),
        may_undo=[],
        waiting_for=list(to_act(awaited)),
        awaiting=type(awaited).__name__,
        result=match.game.result(state),
    )


def _moment(learner: Learner, attempt: Attempt, narrator: Narrator, number: int, version: int) -> Moment:
    entry: Entry = attempt.match.log.entries[number - 1]
    events = attempt.match.moments[number].events
    return Moment(
        version=version + number,
        entry=number,
        seat=entry.seat if isinstance(entry, Acted) else None,
        action=entry.action if isinstance(entry, Acted) else None,
        events=list(events),
        motion=isinstance(entry, Resolved) and bool(entry.motion),
        told=narrator.about(number),
        about=narrator.subjects(number),
        why=clauses(events, learner.lesson.game),
        game=_game(learner, attempt, number),
        result=entry.result if isinstance(entry, Ended) else None,
    )
