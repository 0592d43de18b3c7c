"""The game as lines of text and questions, for screen readers, pipes and scripts.

Everything is read from one stream and written to another. What a person types is an answer to the
question, or a command that works at every question (help, why, rules, ...). A stream that ends or a
key that interrupts stops the game in good order: it is saved, and the exit status says that it was
not finished.
"""

from __future__ import annotations

import time
from contextlib import suppress
from functools import cached_property
from io import TextIOWrapper
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, TextIO

from throwdown.errors import TableRefused, ThrowdownError, ThrowFailed
from throwdown.narration import Teller, clauses
from throwdown.rules import Decision, Race, Several
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.arena.state import Raced
from throwdown.rules.game import to_act
from throwdown.rules.record import Resolved, Undone
from throwdown.terminal import floor
from throwdown.terminal.learning import adviser_for, hint, looked_back
from throwdown.terminal.pausing import let_think
from throwdown.terminal.questions import (
    MANNER_CHOICES,
    MANNER_QUESTION,
    Answer,
    AnswerUnclear,
    Line,
    Question,
    game_name,
    line,
    question,
    read_cell,
    read_flight,
    side_word,
)
from throwdown.throwers import Asked, Thrower
from throwdown.words import folded

from .board import guide_lines, map_lines, position, wrapped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from throwdown.bots.advice import Adviser
    from throwdown.rules import Event, Game, Outcome
    from throwdown.rules.game import Awaiting
    from throwdown.rules.record import Manner
    from throwdown.table import Match
    from throwdown.table.tournament import TournamentTable
    from throwdown.terminal.grid import Aim
    from throwdown.terminal.saves import Save, TournamentSave
    from throwdown.words import Words

FINISHED, STOPPED, CLOSED = 0, 0, 1
COMMANDS = ("help", "why", "rules", "position", "log", "undo", "save", "quit", "resign")
#: Of a table where dice have places; two places follow it.
MOVE = "move"
#: What is best here; with --learn it is told at every question.
HINT = "hint"
#: Enough to push what the last player saw off any screen.
COVER_LINES = 80
# The live race (DIG-FIRE-1): nobody reacts or stacks faster than this, in seconds.
LEAST_REACTION, LEAST_PER_DIE = 0.2, 0.12
SHORTEST_WAIT, LONGEST_WAIT = 1.0, 3.0


class Closed(Exception):
    """Nobody types any more."""


class Quit(Exception):
    """Somebody wants to go on another time."""


class Changed(Exception):
    """A command has changed the game: the question does not hold any more."""


def play_plain(
    match: Match,
    words: Words,
    read: TextIO,
    write: TextIO,
    *,
    save: Save | None = None,
    clock: Callable[[], float] = time.monotonic,
    wait: Callable[[float], None] = time.sleep,
    rng: Random | None = None,
    learn: bool = False,
    think: float | None = None,
) -> int:
    """Play the match to its end, or until nobody wants to go on; the exit status tells the two apart.

    ``clock`` (seconds), ``wait`` and ``rng`` are for the live race: how long it takes, and when GO appears.
    ``learn`` shows hints and looks back at the end, ``think`` is how long bots may think.
    """
    watch = _Stopwatch(clock, wait, rng or SystemRandom())
    return _Sitting(_Desk(words, read, write), match, save, watch, learn, think).play()


def play_tournament_plain(
    table: TournamentTable,
    words: Words,
    read: TextIO,
    write: TextIO,
    *,
    save: TournamentSave | None = None,
    clock: Callable[[], float] = time.monotonic,
    wait: Callable[[float], None] = time.sleep,
    rng: Random | None = None,
    learn: bool = False,
    think: float | None = None,
) -> int:
    """Play the tournament, one game after the other, with the tally in between."""
    watch = _Stopwatch(clock, wait, rng or SystemRandom())
    return _Tournament(_Desk(words, read, write), table, save, watch, learn, think).play()


class _Stopwatch:
    """Time and chance for the live race, both from outside."""

    def __init__(self, clock: Callable[[], float], wait: Callable[[float], None], rng: Random) -> None:
        self.clock = clock
        self._wait = wait
        self._rng = rng

    def wait(self) -> None:
        """Nobody knows how long: GO cannot be foreseen."""
        self._wait(self._rng.uniform(SHORTEST_WAIT, LONGEST_WAIT))

    def pause(self) -> None:
        """Time for hands to come to rest: whoever presses on answers no question by it."""
        self._wait(SHORTEST_WAIT)


class _Desk:
    """Where lines go out and answers come in."""

    def __init__(self, words: Words, read: TextIO, write: TextIO) -> None:
        self.words = words
        self._read = read
        self._write = write
        self.live = _is_terminal(read)
        for stream in (read, write):  # strange bytes are a bad answer, not a crash
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")

    def put(self, text: str, first: str = "", then: str = "") -> None:
        for row in wrapped(text, first, then):
            self._write.write(f"{row.rstrip()}\n")

    def say(self, message: str, **arguments: Any) -> None:
        self.put(self.words.say(message, **arguments))

    def tell(self, told: Line, first: str = "", then: str = "") -> None:
        self.put(told.said(self.words), first, then)

    def exactly(self, text: str) -> None:
        """A line that must not be broken, such as the name of a file."""
        self._write.write(f"{text}\n")

    def where(self, path: Path, name: str) -> None:
        self.say("play-saved-in")
        self.exactly(f"  {_at_home(path)}")
        self.exactly(self.words.say("play-go-on", save=name))

    def blank(self, lines: int = 1) -> None:
        self._write.write("\n" * lines)

    def typed(self, mark: str = "> ") -> str:
        """The next line; ``Closed`` when there is none."""
        self._write.write(mark)
        self._write.flush()
        text = self._read.readline()
        if not text:
            self._write.write("\n")
            raise Closed
        text = "".join(letter if letter.isprintable() else " " for letter in text).strip()
        if not self.live:  # no terminal has shown what was typed
            self._write.write(f"{text[:60]}\n")
        return text

    def choose(self, rows: Iterable[tuple[str, Line]]) -> None:
        """Numbered answers."""
        for key, label in rows:
            self.tell(label, f"  {key}  ", "     ")

    def flush(self) -> None:
        self._write.flush()

    def forget_typed_ahead(self) -> None:
        """Keys pressed before GO do not count."""
        with suppress(ImportError, OSError, ValueError, AttributeError):
            import termios

            if self.live:
                termios.tcflush(self._read.fileno(), termios.TCIFLUSH)


def _is_terminal(stream: TextIO) -> bool:
    try:
        return stream.isatty()
    except (AttributeError, ValueError):
        return False


class _LiveRaces(Thrower):
    """A thrower that leaves races with people in them to the people."""

    def __init__(self, thrower: Thrower, people: set[int]) -> None:
        self.id = thrower.id
        self.engine = thrower.engine
        self.has_places = thrower.has_places
        self.lock = thrower.lock  # type: ignore[method-assign]
        self.lay = thrower.lay  # type: ignore[method-assign]
        self.thrower = thrower
        self.people = people

    def answer(self, game: Game[Any], state: Any, awaited: Awaiting, manners: Mapping[int, str]) -> Outcome | None:
        return self.thrower.answer(game, state, awaited, manners)

    def resolve(self, asked: Asked) -> Resolved | None:
        live = asked.game.options.get("fire_mode") == "live"
        if live and isinstance(asked.awaited, Race) and self.people.intersection(asked.awaited.seats):
            return None
        return self.thrower.resolve(asked)


class _Sitting:
    """One match at this terminal."""

    def __init__(
        self,
        desk: _Desk,
        match: Match,
        save: Save | None,
        watch: _Stopwatch,
        learn: bool = False,
        think: float | None = None,
    ) -> None:
        let_think(match, think)
        self.learn = learn
        self.desk = desk
        self.words = desk.words
        self.match = match
        self.save = save
        self.watch = watch
        self.players = tuple(seat.player for seat in match.seats)
        self.people = {seat for seat, who in enumerate(match.seats) if who.bot is None}
        self.teller = self._new_teller()
        self.told = 0
        self.seen: dict[int, int] = {}
        self.last: int | None = None
        self.clauses: list[str] = []
        self.trouble_told = False
        self.resumed = match.version > 0
        self.blind: dict[int, Any] = {}
        self.agreed: bool | None = None
        """Whether everybody agrees to moving dice off the walls, once they were asked."""

    # The course of a game

    def play(self) -> int:
        thrower, self.match.thrower = self.match.thrower, _LiveRaces(self.match.thrower, self.people)
        try:
            return self._play_guarded()
        finally:
            self.match.thrower = thrower

    def _play_guarded(self) -> int:
        try:
            self._begin()
            while self.match.result is None:
                self._go_on()
            self._tell_news()
            if self.learn:
                self._look_back()
            self.desk.flush()
            return FINISHED
        except Quit:
            self._farewell("play-quit" if self.save else "play-quit-unsaved")
            return STOPPED
        except (Closed, KeyboardInterrupt):
            with suppress(OSError):
                self._farewell("play-closed")
            return CLOSED
        except BrokenPipeError:  # nobody reads any more
            self._write_down()
            return CLOSED

    def _begin(self) -> None:
        game = game_name(self.match.game.id).said(self.words)
        players = self.words.listed(self.players)
        self.desk.say("play-resumed" if self.resumed else "play-begin", game=game, players=players)
        if self.save is not None:
            self.save.watch(self.match)
            if self.save.damaged is not None:
                self.desk.say("play-damaged", file=self.save.damaged.name)
        self.told = self.match.version

    def _go_on(self) -> None:
        """Let chance and bots play until people are asked, then ask them."""
        if not self._run_on():
            return
        awaited = self.match.awaiting
        self._look(blind=isinstance(awaited, Several))
        self._tell_news(blind=isinstance(awaited, Several))
        self._tell_trouble()
        if isinstance(awaited, Race):
            self._race(awaited)
        elif isinstance(awaited, Decision | Several):
            self._ask(min(to_act(awaited)))
        elif self.match.result is None:
            raise TableRefused("the dice of this game are thrown by hand: play it with the referee")

    def _run_on(self) -> bool:
        """A throw that could not be computed stays locked: it is tried again when somebody says so."""
        try:
            self.match.run()
        except ThrowFailed as failed:
            self._tell_news()
            self.desk.put(self.words.error(failed))
            self.desk.say("play-try-again", quit=self._command_word("quit"))
            self._quit_or_go_on(self.desk.typed())
            return False
        return True

    def _look(self, *, blind: bool) -> None:
        """While several choose, each sees the position as it was before anybody here chose."""
        if not blind:
            self.blind = {}
        elif not self.blind:
            self.blind = {seat: self.match.view(seat) for seat in self.people}

    def _farewell(self, message: str) -> None:
        self._write_down()
        self.desk.blank()
        self.desk.say(message)
        self._where()
        self.desk.flush()

    def _write_down(self) -> None:
        if self.save is not None:
            self.save.write(self.match.log)

    def _where(self) -> None:
        """Where the game is, and how to go on with it."""
        if self.save is None:
            self.desk.say("play-not-saved")
        elif self.save.trouble is not None:
            self.desk.say("play-save-failed", reason=self.save.trouble)
        else:
            self.desk.where(self.save.path, self.save.name)

    def _tell_trouble(self) -> None:
        """A disk that fails is told once, not at every answer."""
        if self.save is not None and self.save.trouble is not None and not self.trouble_told:
            self.desk.say("play-save-failed", reason=self.save.trouble)
            self.trouble_told = True

    # What happened

    def _new_teller(self) -> Teller:
        """Where taking is a choice, what matches is told before it is made."""
        chosen = self.match.game.options.get("collect") == "optional"
        return Teller(self.players, self.words, matches_first=chosen)

    def _tell_news(self, *, blind: bool = False) -> None:
        """Everything since the last telling; while several choose, not what the others have chosen."""
        for version in self._standing():
            if version > self.told:
                events = self.match.moments[version].events
                if blind and any(event.name == "reaction_committed" for event in events):
                    return
                self._tell(self.teller, events)
                self.told = version

    def _standing(self) -> list[int]:
        """The versions that were not taken back."""
        standing: list[int] = []
        for version, entry in enumerate(self.match.log.entries, start=1):
            if isinstance(entry, Undone):
                standing = [kept for kept in standing if kept <= entry.to]
            else:
                standing.append(version)
        return standing

    def _tell(self, teller: Teller, events: Sequence[Event]) -> None:
        for event in events:
            sentence = teller.tell(event)
            if sentence:
                if event.name == "turn_started":
                    self.desk.blank()
                self.desk.put(sentence)
        self.clauses = clauses(events) or self.clauses

    def _tell_again(self, after: int = 0) -> None:
        """What was told already, from this version on."""
        teller = self._new_teller()
        for version in self._standing():
            if after < version <= self.told:
                self._tell(teller, self.match.moments[version].events)

    # Asking

    def _ask(self, seat: int) -> None:
        """One question to one seat, until it is answered or a command has changed the game."""
        with suppress(Changed):
            self._cover(seat)
            view = self.match.view(seat)
            asked = question(view, self.players, aimed=floor.has_arena(self.match))
            assert asked is not None  # noqa: S101  # this seat owes a decision
            self.last = seat
            self._position(seat)
            while not self._answered(seat, asked):
                pass
            self.seen[seat] = self.match.version

    def _cover(self, seat: int) -> None:
        """Where supplies are hidden, the screen is emptied before the next person looks."""
        hidden = self.match.game.options.get("supply_visibility") == "hidden"
        begins = self.last is None and not self.resumed  # everybody knows what everybody starts with
        if not hidden or len(self.people) < 2 or self.last == seat or begins:
            return
        self.desk.blank(COVER_LINES)
        self.desk.say("play-pass", player=self.players[seat])
        self._quit_or_go_on(self.desk.typed())
        self.desk.blank(COVER_LINES)
        self._tell_again(self.seen.get(seat, 0))

    def _quit_or_go_on(self, text: str) -> None:
        if self._command(text) == "quit":
            raise Quit

    def _position(self, seat: int) -> None:
        self.desk.blank()
        for row in position(self._view(seat), self.players, self.words, floor.floor_of(self.match)):
            self.desk.exactly(row)

    def _view(self, seat: int) -> Any:
        return self.blind[seat] if self.blind else self.match.view(seat)

    def _answered(self, seat: int, asked: Question) -> bool:
        """Whether the answer was taken; where it was not, the reason is told and the question comes again."""
        self._put(seat, asked)
        text = self._text(seat, lambda: self._put(seat, asked))
        try:
            answer = asked.read(text, self.words)
            manner, aim = self._flight(seat, answer)
            self.match.act(seat, answer.action, manner, floor.intent(self.match, seat, manner, aim))
        except AnswerUnclear as unclear:
            self.desk.tell(unclear.line)
            self._forbidden_by(unclear)
            return False
        except ThrowdownError as refused:
            self._refused(refused)
            return False
        return True

    def _refused(self, refused: ThrowdownError) -> None:
        self.desk.put(self.words.error(refused))
        self._forbidden_by(refused)

    def _forbidden_by(self, error: ThrowdownError) -> None:
        self.clauses = [error.clause] if error.clause else self.clauses

    def _put(self, seat: int, asked: Question) -> None:
        self.desk.blank()
        if len(self.people) > 1:
            self.desk.say("play-to", player=self.players[seat])
        self.desk.tell(asked.prompt)
        if asked.form is not None:
            for hint in asked.form.hints:
                self.desk.tell(hint, "  ")
        self.desk.choose((choice.key, choice.label) for choice in asked.choices)
        self.desk.tell(asked.default_told, "  ")
        if self.learn:
            self._tell_hint(seat)

    @cached_property
    def adviser(self) -> Adviser:
        return adviser_for(self.match)

    def _tell_hint(self, seat: int) -> None:
        """What a strong player would do, and what everything else costs."""
        view = self._view(seat)
        self.desk.put(hint(view, self.adviser.advise(view), self.words), "  ", "  ")

    def _look_back(self) -> None:
        """The decisions that cost the people here the most."""
        self.desk.blank()
        for sentence in looked_back(self.match.log, self.words, sorted(self.people), self.adviser):
            self.desk.put(sentence, then="    ")

    def _flight(self, seat: int, answer: Answer) -> tuple[Manner | None, Aim | None]:
        """How the dice fly and where to, where that was not said yet."""
        if not answer.ask_manner:
            return answer.manner, answer.aim
        aimed = floor.has_arena(self.match)
        while True:
            self._put_manner(aimed)
            text = self._text(seat, lambda: self._put_manner(aimed))
            try:
                manner, aim = read_flight(text, self.words, aimed=aimed)
            except AnswerUnclear as unclear:
                self.desk.tell(unclear.line)
                continue
            if manner is not None:
                return manner, aim or answer.aim
            self.desk.say("ask-unclear-manner", typed=text[:20])

    def _put_manner(self, aimed: bool) -> None:
        self.desk.tell(MANNER_QUESTION)
        self.desk.choose((choice.key, choice.label) for choice in MANNER_CHOICES)
        if aimed:
            self.desk.put(self.words.say("ask-aim-hint"), "  ")
        self.desk.put(self.words.say("ask-manner-default"), "  ")

    def _text(self, seat: int, put_again: Callable[[], None]) -> str:
        """An answer; commands are carried out first, and the question is put again after them."""
        while True:
            text = self.desk.typed()
            command = self._command(text)
            if command is not None:
                getattr(self, f"_do_{command}")(seat)
            elif self._is_move(text):
                self._move(seat, text)
            elif self._is_hint(text):
                if not self.learn:  # else it comes with the question
                    self._tell_hint(seat)
            else:
                return text
            put_again()

    # Commands

    def _command(self, text: str) -> str | None:
        typed = folded(text)
        if typed == "?":
            return "help"
        for command in COMMANDS:
            if typed in (command, folded(self._command_word(command))):
                return command
        return None

    def _command_word(self, command: str) -> str:
        return self.words.say(f"play-command-{command}")

    def _is_hint(self, text: str) -> bool:
        return folded(text) in (HINT, folded(self.words.say("learn-command")))

    def _do_help(self, seat: int) -> None:
        self.desk.blank()
        self.desk.say("play-help")
        for command in COMMANDS:
            self.desk.put(self.words.say(f"play-help-{command}", command=self._command_word(command)), "  ", "    ")
        self.desk.put(self.words.say("learn-help", command=self.words.say("learn-command")), "  ", "    ")
        if isinstance(self.match.game, ArenaGame):
            self.desk.say("play-help-manner")
        if floor.has_arena(self.match):
            self.desk.say("play-help-aim", side=side_word(floor.own_side(self.match, seat), self.words))
            self.desk.say("play-help-move", command=self._command_word(MOVE))

    def _do_why(self, seat: int) -> None:
        told = [(clause, self.words.clause(clause)) for clause in self.clauses]
        for clause, sentence in told:
            if sentence:
                self.desk.say("play-why", clause=clause, sentence=sentence)
        if not any(sentence for _, sentence in told):
            self.desk.say("play-why-nothing")

    def _do_rules(self, seat: int) -> None:
        self.desk.blank()
        for row in guide_lines(self.words.guide(self.match.game.id)):
            self.desk.exactly(row)

    def _do_position(self, seat: int) -> None:
        self._position(seat)
        there = floor.floor_of(self.match)
        if there is not None:
            self.desk.blank()
            for row in map_lines(self._view(seat), there, self.words):
                self.desk.exactly(row)
            self.desk.say("play-map", towers=len(there.stacks))

    def _do_log(self, seat: int) -> None:
        if self.told:
            self._tell_again()
        else:
            self.desk.say("play-log-empty")

    def _do_undo(self, seat: int) -> None:
        """The own last answer, or that of somebody else at this terminal if theirs was the last."""
        for each in (seat, *sorted(self.people - {seat})):
            if self.match.may_undo(each):
                self.match.undo(each)
                self.desk.say("play-undone", player=self.players[each])
                raise Changed
        self.desk.say("play-nothing-to-undo")

    def _do_save(self, seat: int) -> None:
        self._write_down()
        self._where()

    def _do_quit(self, seat: int) -> None:
        raise Quit

    def _do_resign(self, seat: int) -> None:
        yes = self.words.say("play-word-yes")
        self.desk.say("play-resign-sure", player=self.players[seat], yes=yes)
        if folded(self.desk.typed()) not in ("yes", folded(yes)):
            self.desk.say("play-stays")
            return
        self.match.leave(seat)
        raise Changed

    # Moving dice before a throw

    def _is_move(self, text: str) -> bool:
        return folded(text).partition(" ")[0] in (MOVE, folded(self._command_word(MOVE)))

    def _move(self, seat: int, text: str) -> None:
        """``move c4 d5``; what forbids it is told."""
        try:
            move, place = floor.move(self.match, *self._cells(text))
            if floor.needs_consent(self.match):
                move = move.but(consent=self._consent(seat))
            self.match.act(seat, move, intent=place)
        except AnswerUnclear as unclear:
            self.desk.tell(unclear.line)
            self._forbidden_by(unclear)
        except ThrowdownError as refused:
            self._refused(refused)
        else:
            raise Changed

    def _cells(self, text: str) -> tuple[str, str]:
        typed = text.split()[1:]
        if len(typed) != 2:
            raise AnswerUnclear(line("ask-move-how", command=self._command_word(MOVE)))
        return read_cell(typed[0]), read_cell(typed[1])

    def _consent(self, mover: int) -> tuple[bool, ...]:
        """Everybody at the table is asked once in a game; bots agree, and so does whoever wants to move (CORE-21)."""
        if self.agreed is None:
            others = self.people - {mover} - {seat for group in self.match.state.out for seat in group}
            self.agreed = floor.agreed(self.match) or all(self._agrees(seat) for seat in sorted(others))
        if not self.agreed:
            raise AnswerUnclear(line("ask-move-refused"), "CORE-21")
        return (True,) * self.match.game.seats

    def _agrees(self, seat: int) -> bool:
        yes = self.words.say("play-word-yes")
        self.desk.say("play-move-consent", player=self.players[seat], yes=yes)
        return folded(self.desk.typed()) in ("yes", folded(yes))

    # The column of fire

    def _race(self, awaited: Race) -> None:
        self.desk.blank()
        with suppress(Changed):
            raced = self._raced_live(awaited) if self.desk.live else self._raced_told(awaited)
            self.match.enter(raced)

    def _simulated(self, awaited: Race) -> Raced:
        thrower = self.match.thrower
        assert isinstance(thrower, _LiveRaces)  # noqa: S101  # put there when play began
        outcome = thrower.thrower.answer(self.match.game, self.match.state, awaited, {})
        if not isinstance(outcome, Raced):
            raise TableRefused("nobody runs the race for the bots of this table")
        return outcome

    def _raced_told(self, awaited: Race) -> Raced:
        """Without keys that can be timed, the people say who was first."""
        racer = min(self.people.intersection(awaited.seats))
        rows = [(str(number), seat) for number, seat in enumerate(awaited.seats, start=1)]
        while True:
            self._put_race(rows)
            text = self._text(racer, lambda: self._put_race(rows))
            if not text:
                return self._simulated(awaited)
            for key, seat in rows:
                if folded(text) in (key, folded(self.players[seat])):
                    return Raced(seat)
            self.desk.say("ask-unclear-choice", typed=text[:20], keys=f"1-{len(rows)}")

    def _put_race(self, rows: list[tuple[str, int]]) -> None:
        self.desk.say("play-race-who")
        self.desk.choose((key, line("play-race-name", player=self.players[seat])) for key, seat in rows)
        self.desk.put(self.words.say("play-race-default"), "  ")

    def _raced_live(self, awaited: Race) -> Raced:
        """Each person against the clock, one after the other; bots run as the thrower has it."""
        bots = dict(self._simulated(awaited).times) if set(awaited.seats) - self.people else {}
        times = []
        for seat in awaited.seats:
            times.append((seat, self._run(seat) if seat in self.people else bots[seat]))
        return Raced(times=tuple(times))

    def _run(self, seat: int) -> int:
        """One Enter to react, one for each die; in milliseconds, never faster than a hand can be."""
        dice = self.match.view(seat).supplies[seat]
        ready = self.words.say("play-race-ready", player=self.players[seat], count=dice)
        self.desk.put(ready)
        self._text(seat, lambda: self.desk.put(ready))
        self.desk.flush()
        self.watch.wait()
        self.desk.forget_typed_ahead()
        self.desk.say("play-race-go")
        time_needed = self._press(LEAST_REACTION) + sum(self._press(LEAST_PER_DIE) for _ in range(dice))
        self.desk.say("play-race-time", player=self.players[seat], seconds=f"{time_needed:.1f}")
        self.desk.flush()
        self.watch.pause()
        self.desk.forget_typed_ahead()
        return round(time_needed * 1000)

    def _press(self, least: float) -> float:
        began = self.watch.clock()
        self.desk.typed("")
        return max(self.watch.clock() - began, least)


def _at_home(path: Path) -> str:
    with suppress(ValueError, RuntimeError):
        return str(Path("~") / path.absolute().relative_to(Path.home()))
    return str(path)


class _Tournament:
    """Game after game, until there is a champion."""

    def __init__(
        self,
        desk: _Desk,
        table: TournamentTable,
        save: TournamentSave | None,
        watch: _Stopwatch,
        learn: bool = False,
        think: float | None = None,
    ) -> None:
        self.learn = learn
        self.think = think
        self.desk = desk
        self.words = desk.words
        self.table = table
        self.save = save
        self.watch = watch
        self.players = tuple(seat.player for seat in table.seats)

    def play(self) -> int:
        try:
            return self._play()
        except Quit:
            self._farewell("play-quit" if self.save else "play-quit-unsaved")
            return STOPPED
        except (Closed, KeyboardInterrupt):
            with suppress(OSError):
                self._farewell("play-closed")
            return CLOSED
        except BrokenPipeError:
            return CLOSED

    def _farewell(self, message: str) -> None:
        """Between two games: those that were played are saved."""
        self.desk.blank()
        self.desk.say(message)
        if self.save is not None:
            self.desk.where(self.save.folder, self.save.name)
        self.desk.flush()

    def _play(self) -> int:
        while self.table.tally.champions is None:
            if self._agreed_to_share():
                continue
            self._announce()
            match, save = self.table.match, self._save_of_game()
            sitting = _Sitting(self.desk, match, save, self.watch, self.learn, self.think)
            status = sitting.play()
            if self.table.match.result is None:
                return status
            self._score()
        winners = self._named(self.table.tally.champions)
        self.desk.say("play-tournament-won", players=winners)
        return FINISHED

    def _named(self, seats: Iterable[int]) -> str:
        return self.words.listed(self.players[seat] for seat in seats)

    def _announce(self) -> None:
        tally, match = self.table.tally, self.table.match
        begins = match.seats[match.first].player
        self.desk.blank()
        if tally.decider is not None:
            self.desk.say("play-tournament-decider", players=self._named(tally.decider.seats), player=begins)
        else:
            number = len(tally.played) + 1
            self.desk.say("play-tournament-game", number=number, games=tally.games, player=begins)

    def _save_of_game(self) -> Save | None:
        return None if self.save is None else self.save.game(self.save.unfinished)

    def _score(self) -> None:
        self.table.next_match()
        self.desk.blank()
        for seat, total in enumerate(self.table.tally.totals):
            self.desk.say("play-tournament-total", player=self.players[seat], count=total)

    def _agreed_to_share(self) -> bool:
        """Where the table left it open, the tied players share or play one more game (D-14)."""
        tally = self.table.tally
        if tally.decider is None or tally.tie != "players_choose" or not self._people_are_tied():
            return False
        self.desk.blank()
        self.desk.say("play-tournament-tie", players=self._named(tally.decider.seats))
        if self._choice("share", "play") == "play":
            return False
        self.table.share()
        return True

    def _people_are_tied(self) -> bool:
        decider = self.table.tally.decider
        return decider is not None and any(self.table.seats[seat].bot is None for seat in decider.seats)

    def _choice(self, *known: str) -> str:
        rows = [(str(number), word) for number, word in enumerate(known, start=1)]
        while True:
            self.desk.choose((key, line(f"play-tournament-{word}")) for key, word in rows)
            self.desk.tell(line("ask-default", key="1", label=line(f"play-tournament-{known[0]}")), "  ")
            text = folded(self.desk.typed())
            for key, word in rows:
                if text in ("", key, word, folded(self.words.say(f"play-word-{word}"))):
                    return word
            if text in ("quit", folded(self.words.say("play-command-quit"))):
                raise Quit
            self.desk.say("ask-unclear-choice", typed=text[:20], keys=f"1-{len(rows)}")
