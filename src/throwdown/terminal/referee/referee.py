"""The referee: the companion for people who play with the real box.

It asks what the dice show, rules with the same rules as every table, says what happens, keeps the
supplies and the scores, takes back what was mistyped, and resumes tomorrow where it stopped today.

    Referee(Sitting.new(game, players), Words(), input, print).run()
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError
from throwdown.narration import Teller, clauses, opening_lines
from throwdown.rules import Over, Resign
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.arena.state import Throw, ThrowFromPile, ThrowPile
from throwdown.rules.record import Acted, Resolved
from throwdown.terminal.questions import game_name

from .arena import ArenaDesk
from .cards import CardDesk
from .scores import ScoreSheet
from .store import Sitting
from .talk import MOVING, Talk
from .words import COMMANDS, PLACES, Tongue, Unclear, short

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from throwdown.rules import Event
    from throwdown.rules.tournament import Tournament
    from throwdown.terminal.saves import Save
    from throwdown.words import Words

DONE, STOPPED = 0, 1


class _Back(Exception):
    """Raised when a player takes back the answer that led to this question."""


class Referee:
    """Asks, rules and reports until the games are played, or the input is closed."""

    def __init__(
        self,
        sitting: Sitting,
        words: Words,
        read: Callable[[str], str],
        write: Callable[[str], None],
        save: Save | None = None,
    ) -> None:
        self.sitting = sitting
        self.words = words.about(sitting.game.id)
        self.talk = Talk(self.words, read, write)
        self.save = save
        self.last: list[Event] = []
        """What the last answer made happen: ``why`` explains it."""
        self._trouble_shown = False
        self._sit_down()

    def _sit_down(self) -> None:
        """A game begins or is taken up: who plays, and what is asked."""
        sitting = self.sitting
        self.players = sitting.players
        self.tongue = Tongue(self.words, sitting.game, sitting.players)
        optional = sitting.game.options.get("collect") == "optional"
        self.teller = Teller(sitting.players, self.words, matches_first=optional)
        desk = ArenaDesk if isinstance(sitting.game, ArenaGame) else CardDesk
        self.desk: ArenaDesk | CardDesk = desk(sitting, self.tongue, self.talk.read)
        self.scores = ScoreSheet(sitting, self.words)

    # The loop

    def run(self) -> int:
        """Until everything is played (0), or the input is closed or Ctrl-C comes (1)."""
        try:
            self._open()
            while self.step():
                pass
        except (EOFError, KeyboardInterrupt):
            self.talk.write("")
            self._store()
            if not self._finished():
                self._say_closed()
                return STOPPED
        return DONE

    def _finished(self) -> bool:
        if not isinstance(self.sitting.match.awaiting, Over):
            return False
        return not self.sitting.frame.tournament or self.scores.tally(self.sitting.match.log).champions is not None

    def _open(self) -> None:
        self._store()
        self.talk.say("referee-open", game=game_name(self.sitting.game.id).localised(self.words))
        self.talk.say("referee-players", players=self.tongue.numbered(range(len(self.players))))
        self.talk.say("referee-open-help")
        if self.sitting.frame.tournament:
            self.talk.say("referee-tournament", game=len(self.sitting.played) + 1, games=self.scores.tally().games)
        for sentence in opening_lines(self.sitting.match.log.header, self.words):
            self.talk.write(sentence)
        if self.sitting.match.log.entries:
            self.talk.say("referee-resumed", count=len(self.sitting.match.log.entries))
            self._show()

    def _say_closed(self) -> None:
        if self.save is None or self.save.trouble is not None:
            self.talk.say("referee-closed-unsaved")
        else:
            self.talk.say("referee-closed", save=self.save.name)

    def step(self) -> bool:
        """One question with its answer; false when nothing comes any more."""
        automatic = self.desk.automatic()
        try:
            if automatic is not None:
                self._enter((automatic,), by_itself=True)
            elif isinstance(self.sitting.match.awaiting, Over):
                return self._after_game()
            else:
                self._ask()
        except _Back:
            if automatic is not None:
                self.undo()
        return True

    def _ask(self) -> None:
        text = self.talk.read(self.desk.prompt())
        try:
            if not self._command(text):
                self._enter(self.desk.read(text))
        except ThrowdownError as error:
            self.talk.write(self.tongue.error(error))

    def _enter(self, entries: Iterable[Acted | Resolved], by_itself: bool = False) -> None:
        """Rule on what was typed, write it down, and report what happens."""
        if not by_itself:
            self.last = []
        events: list[Event] = []
        for entry in entries:
            self._draw_for(entry)
            events += self.sitting.enter(entry)
            self._store()
        self.last += events
        self.talk.write_events(events, self.teller)
        if any(event.name in MOVING for event in events):
            self._show()

    def _draw_for(self, entry: Acted | Resolved) -> None:
        """Cards are about to come off a deck whose order is unknown: which ones?"""
        desk = self.desk
        if not isinstance(desk, CardDesk) or not (count := desk.draws(entry)):
            return
        self.sitting.next_cards(self._drawn_cards(desk, count))

    def _drawn_cards(self, desk: CardDesk, count: int) -> str:
        while True:
            text = self.talk.read(desk.draw_prompt(count))
            if self.tongue.meaning(text) == "undo":
                raise _Back
            try:
                if self.tongue.meaning(text) == "leave" or not self._command(text):
                    return desk.read_drawn(text, count)
            except Unclear as unclear:
                self.talk.write(self.tongue.error(unclear))

    def _show(self) -> None:
        for line in self.desk.standing():
            self.talk.write(line)

    def _store(self) -> None:
        """On disk before the next question; a disk that fails does not end the game."""
        if self.save is None:
            return
        self.save.write(self.sitting)
        if self.save.trouble is not None and not self._trouble_shown:
            self.talk.say("referee-not-saved", reason=self.save.trouble)
        self._trouble_shown = self.save.trouble is not None

    # Wishes

    def _command(self, text: str) -> bool:
        """Do what was asked, if the line is a wish and no answer."""
        meaning = self.tongue.meaning(text)
        if meaning in PLACES and isinstance(self.desk, CardDesk) and not self.desk.takes(meaning):
            self.talk.write(self.desk.lying(meaning))
            return True
        if meaning not in COMMANDS:
            return False
        if meaning == "leave":
            self._leave(" ".join(text.split()[1:]))
        else:
            {
                "undo": self.undo,
                "why": self._why,
                "help": self._help,
                "show": self._show,
                "scores": self._scores,
                "quit": self._quit,
            }[meaning]()
        return True

    def undo(self) -> None:
        """Take back the last typed entry, with what the referee did automatically after it."""
        sitting = self.sitting
        if not sitting.may_go_back:
            self.talk.say("referee-nothing-to-undo")
            return
        sitting.take_back(1 if sitting.match.log.entries else 0)
        self._sit_down()
        while sitting.match.log.entries and (self.desk.automatic() is not None or self._thrown_by_choice()):
            sitting.take_back(1)
        self._store()
        self.last = []
        self.talk.say("referee-undone")
        self._show()

    def _thrown_by_choice(self) -> bool:
        """A die is in the air: the throw and what came of it are one line, and are taken back together."""
        last = self.sitting.match.log.entries[-1]
        chosen = isinstance(last, Acted) and isinstance(last.action, Throw | ThrowPile | ThrowFromPile)
        return chosen and self.sitting.state.phase == "flying"

    def _why(self) -> None:
        rules = self.tongue.rules
        found = [clause for clause in clauses(self.last, rules.game) if rules.clause(clause)]
        if not found:
            self.talk.say("referee-why-nothing")
        for clause in found:
            rule = f"{rules.clause(clause)} {rules.origins.sentence(clause)}"
            self.talk.say("referee-why", clause=clause, rule=rule)

    def _help(self) -> None:
        for line in (*self.desk.help(), self.words.say("referee-help-commands")):
            self.talk.write(line)

    def _quit(self) -> None:
        raise EOFError

    def _leave(self, name: str) -> None:
        seat = self.tongue.labels.seat(name.casefold(), range(len(self.players)))
        if seat is None:
            raise Unclear("referee-unclear-leave", seats=self.tongue.numbered(range(len(self.players))))
        self._enter((Acted(seat, Resign()),))

    # Games and tournaments

    def _after_game(self) -> bool:
        """The game is over; a last chance to take back its last entry."""
        if not self.sitting.frame.tournament:
            return self._until_enter("referee-ask-done")
        tally = self.scores.tally(self.sitting.match.log)
        self.talk.write(self.scores.line(tally))
        if tally.champions is not None:
            self.talk.say("referee-champions", count=len(tally.champions), players=self.scores.named(tally.champions))
            return self._until_enter("referee-ask-done")
        if tally.decider is not None and tally.tie == "players_choose":
            return self._share_or_decide(tally)
        return self._next_game("referee-ask-decider" if tally.decider is not None else "referee-ask-next")

    def _until_enter(self, question: str) -> bool:
        """True while there is something to do before the end."""
        text = self.talk.read(self.words.say(question))
        if text:
            self._obey(text)
        return bool(text)

    def _obey(self, text: str) -> bool:
        try:
            if self._command(text):
                return True
            self.talk.say("referee-unclear-enter", typed=short(text))
        except ThrowdownError as error:
            self.talk.write(self.tongue.error(error))
        return False

    def _next_game(self, question: str) -> bool:
        if self._until_enter(question):
            return True
        self.sitting.next_game()
        self._sit_down()
        self._store()
        if len(self.sitting.played) < self.scores.tally().games:
            self.talk.say("referee-tournament", game=len(self.sitting.played) + 1, games=self.scores.tally().games)
        self.talk.say("referee-players", players=self.tongue.numbered(range(len(self.players))))
        return True

    def _share_or_decide(self, tally: Tournament) -> bool:
        """One who asks for the decider gets it (D-14)."""
        assert tally.decider is not None  # noqa: S101  # the caller has checked
        players = self.scores.named(tally.decider.seats)
        text = self.talk.read(self.words.say("referee-ask-tie", players=players))
        meaning = self.tongue.meaning(text)
        if meaning == "share":
            self.sitting.share()
            self._store()
        elif meaning == "decider":
            self.sitting.next_game()
            self._sit_down()
            self._store()
            self.talk.say("referee-players", players=self.tongue.numbered(range(len(self.players))))
        elif not text or not self._obey(text):
            self.talk.say("referee-unclear-tie")
        return True

    def _scores(self) -> None:
        if self.sitting.frame.tournament:
            self.talk.write(self.scores.line(self.scores.tally()))
        else:
            self.talk.say("referee-no-tournament")
