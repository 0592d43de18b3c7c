"""The table: the board, the players, what happened, and what you may do."""

from __future__ import annotations

from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any

from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from throwdown.errors import ThrowdownError, ThrowFailed
from throwdown.narration.story import Teller
from throwdown.narration.why import clause_of
from throwdown.rules import Decision, InFlight, Over, Race, Several
from throwdown.rules.arena.pipeline import ArenaGame, ArenaView
from throwdown.rules.arena.state import Board, MoveDie, Raced
from throwdown.rules.game import to_act
from throwdown.rules.record import Undone
from throwdown.terminal import floor
from throwdown.terminal.learning import LOST_IN_BREAKING, adviser_for, hint, looked_back
from throwdown.terminal.motion import RATE, Frame, frames
from throwdown.terminal.pausing import let_think, share_of_pause
from throwdown.terminal.plain.board import wrapped
from throwdown.terminal.questions import AnswerUnclear, line, question

from . import status
from .aiming import AimAsking, Hand, MoveAsking
from .arena_board import ArenaPicture
from .arena_map import ArenaMap
from .asking import FIRST_MANNER, Asking, MoveWish, asking_for
from .page import Page, TextPage
from .pages import ConsentPage, CoverPage, EndPage, QuitPage, end_text, explained
from .race import RacePage, Racer
from .verasselt_board import VerasseltPicture

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.app import ComposeResult

    from throwdown.rules import Event
    from throwdown.rules.record import Manner, Resolved
    from throwdown.table import Match, TournamentTable
    from throwdown.terminal.questions import Answer


#: Lines of a window that has room for what happened and for a hint; else the log alone tells what happened.
ROOM_FOR_BOTH = 26
#: How long positions of bots are looked at, in s, to see how hard they are.
GLANCE = 0.01
#: Events that the question after them tells again.
ASKED_ANYWAY = ("choice_required", "big_throw_required", "top_up_required")


class TableBoard(Widget):
    """The arena or the hub, drawn for the room that there is."""

    play: PlayPage

    def render(self) -> Content:
        play, room = self.play, (self.size.width, self.size.height)
        asking = play.asking
        view = play.view
        if isinstance(view, ArenaView):
            labels = asking.labels if asking is not None else {}
            seen = floor.floor_of(play.match)
            if seen is not None:
                pointing = asking.pointing if asking is not None else None
                more: Any = {"fresh": play.fresh, "labels": labels, "pointing": pointing, "frame": play.frame}
                return ArenaMap(view, play.words, room, seen, **more).content()
            return ArenaPicture(view, play.words, room, fresh=play.fresh, labels=labels).content()
        rolled = asking.rolled if asking is not None else None
        names = play.names
        return VerasseltPicture(view, play.words, room, names, rolled=rolled, fresh=play.fresh).content()


class PlayPage(Page[None]):
    """One match, or one game after the other of a tournament."""

    def __init__(self, match: Match, table: TournamentTable | None = None) -> None:
        super().__init__()
        self.match = match
        self.table = table
        self.asking: Asking | None = None
        self.fresh: frozenset[int] = frozenset()
        self.story: list[tuple[int, str]] = []
        self.lately: list[str] = []
        """What happened, without what the question says anyway."""
        self.told = -1
        self.clauses: tuple[str, ...] = ()
        self.manners: dict[int, Manner] = {}
        self.seen_by: int | None = None
        """The last person who looked at the screen."""
        self.agreed: bool | None = None
        """Whether everybody agrees to moving dice off the walls, once they were asked."""
        self.hinted: bool | None = None
        """Whether somebody asked for hints, or wants none; nobody said so yet."""
        self.adviser = adviser_for(match)
        self.glance = adviser_for(match, GLANCE)
        self.looked_back = False
        self.frame: Frame = {}
        """Dice on their way, while a throw is shown."""
        self._frames: list[Frame] = []
        self._landing: Resolved | None = None
        self._failed = False
        self._ticket = 0
        self._waiting = False
        self._held: Callable[[], None] = self._step
        self.teller = Teller(self.names)

    # What stands where

    def contents(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="main"):
            board = TableBoard(id="board")
            board.play = self
            yield board
            with Vertical(id="rail"):
                yield Static(id="players")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="story", markup=False)
        yield Static(id="said", markup=False)
        yield Static(id="advice", markup=False)
        yield Static(id="prompt", markup=False)
        yield Static(id="answers")
        yield Static(id="hint", markup=False)
        yield Static(self.words.say("screen-keys-game"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.teller = self._new_teller()
        let_think(self.match, self.game_app.think)
        self.advance()

    def _new_teller(self) -> Teller:
        may_leave = self.match.game.options.get("collect") == "optional"
        return Teller(self.names, self.words, matches_first=may_leave)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.player for seat in self.match.seats)

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, who in enumerate(self.match.seats) if who.bot is None)

    @property
    def secret(self) -> bool:
        """Whether people at one screen must not see each other's things."""
        options = self.match.game.options
        hidden = options.get("supply_visibility") == "hidden" or options.get("show_heap_counts") is False
        return hidden and len(self.people) > 1

    @property
    def view(self) -> Any:
        """What may be seen on the screen now."""
        if self.asking is not None:
            return self.match.view(self.asking.question.seat)
        if not self.secret and self.people:
            return self.match.view(self.people[0])
        return self.match.view(None)

    # The course of the game

    def advance(self) -> None:
        """Show what is, and do or ask what comes next."""
        awaited = self.match.awaiting
        self.asking = None
        self._tell_news(blind=isinstance(awaited, Several))
        if isinstance(awaited, Over):
            self._show()
            self._over()
            return
        person = self._person_asked(awaited)
        if person is not None:
            self._ask(person)
        elif isinstance(awaited, Race) and self._is_live(awaited):
            self._show()
            self._later(self.game_app.pace.flight, self._race)
        else:
            self._show()
            self._later(self._pause(awaited), self._step)

    def _pause(self, awaited: Any) -> float:
        """How long people look at it first: dice that are seen flying take their time anyway."""
        pace = self.game_app.pace
        if isinstance(awaited, Decision | Several):
            return self._bot_pause(awaited) if pace.bot else 0.0
        return 0.0 if self._shows_motion else pace.flight

    def _bot_pause(self, awaited: Decision | Several) -> float:
        """A bot takes the time that a person would; finding out how long is part of it."""
        began = monotonic()
        seat = next(seat for seat in to_act(awaited) if seat in self.match.bots)
        pause = self.game_app.pace.bot * share_of_pause(self.match.view(seat), self.glance)
        return max(pause - (monotonic() - began), 0.0)

    def _person_asked(self, awaited: Any) -> int | None:
        """Bots first, so that people who throw at the same moment do not wait for them."""
        seats = to_act(awaited)
        if any(seat in self.match.bots for seat in seats):
            return None
        return next((seat for seat in seats if seat in self.people), None)

    def _later(self, pause: float, deed: Callable[[], None]) -> None:
        """Do this after a pause, unless something else has been begun by then."""
        self._ticket += 1
        due = partial(self._now, self._ticket, deed)
        if pause > 0:
            self.set_timer(pause, due)
        else:
            self.call_later(due)

    def _now(self, ticket: int, deed: Callable[[], None]) -> None:
        if ticket != self._ticket:
            return
        if not self.is_current or self.too_small:
            self._waiting, self._held = True, deed  # nothing happens behind a page that is being read
            return
        deed()

    def _go_on(self) -> None:
        if self._waiting and not self.too_small:
            self._waiting = False
            self._later(0, self._held)

    def on_screen_resume(self) -> None:
        self._go_on()

    def on_resize(self) -> None:
        self._show()
        self._go_on()

    def _step(self) -> None:
        """A bot acts, or the dice land."""
        try:
            landing = self.match.answer() if self._shows_motion else None
            if landing is None:
                self.match.step()
        except ThrowFailed as failed:
            self._throw_failed(failed)
            return
        if landing is None:
            self.advance()
        else:
            self._show_motion(landing)

    def _throw_failed(self, failed: ThrowFailed) -> None:
        """The throw stays locked; Enter computes it again."""
        self._failed = True
        self.query_one("#said", Static).update(self.words.error(failed))
        self.query_one("#hint", Static).update(self.words.say("screen-keys-try-again"))

    # Motion

    @property
    def _shows_motion(self) -> bool:
        app = self.game_app
        return app.shows_motion and isinstance(self.match.awaiting, InFlight) and floor.has_arena(self.match)

    def _show_motion(self, landing: Resolved) -> None:
        """The dice roll before it is told what they show; any key lets them lie."""
        game = self.match.game
        assert isinstance(game, ArenaGame)  # noqa: S101  # only an arena has places
        self._landing, self._frames = landing, frames(landing, game.die)
        self.query_one("#hint", Static).update(self.words.say("screen-keys-motion"))
        self._next_frame()

    def _next_frame(self) -> None:
        if not self._frames:
            self._land()
            return
        self.frame = self._frames.pop(0)
        self.query_one("#board").refresh()
        self._later(1 / RATE if self._frames else self.game_app.pace.flight, self._next_frame)

    def _land(self) -> None:
        landing, self._landing = self._landing, None
        self.frame, self._frames = {}, []
        if landing is not None:
            self.match.replay(landing)
        self.advance()

    # Asking people

    def _ask(self, seat: int) -> None:
        if self.secret and self.seen_by != seat:
            self._show()
            self.app.push_screen(CoverPage(self.names[seat]), lambda _: self._uncovered(seat))
        else:
            self._uncovered(seat)

    def _uncovered(self, seat: int) -> None:
        self.seen_by = seat
        asked = question(self.match.view(seat), self.names, aimed=floor.has_arena(self.match))
        if asked is None:
            self.advance()
            return
        manner, hand = self.manners.get(seat, FIRST_MANNER), self._hand(seat)
        if hand is not None and asked.throws:
            self.asking = AimAsking(asked, self.words, hand, manner)
        else:
            self.asking = asking_for(asked, self.words, manner)
        self._show()

    # Hints

    @property
    def _hints(self) -> bool:
        return self.game_app.learn if self.hinted is None else self.hinted

    def _other_hints(self) -> None:
        """Hints where there were none, and none where there were."""
        self.hinted = not self._hints
        self._show_advice()

    def _show_advice(self) -> None:
        """Told beside the question; looking for it takes a moment, so the question is there first."""
        told = self.query_one("#advice", Static)
        wanted = self.asking is not None and self._hints
        told.set_class(wanted, "-told")
        self.query_one("#said").display = not wanted or self.app.size.height >= ROOM_FOR_BOTH
        if wanted:
            self.call_after_refresh(self._advise)
        else:
            told.update("")

    def _advise(self) -> None:
        if self.asking is not None:
            view, width = self.view, self.app.size.width - 2
            self.query_one("#advice", Static).update(hint(view, self.adviser.advise(view), self.words, width))

    def _hand(self, seat: int) -> Hand | None:
        """Who aims, where dice have places."""
        match = self.match
        seen = floor.floor_of(match)
        if seen is None:
            return None
        return Hand(seen, floor.bearing(match, seat), floor.own_side(match, seat), match.state.arena)

    def _answer(self, answer: Answer) -> None:
        assert self.asking is not None  # noqa: S101  # only what is asked is answered
        seat = self.asking.question.seat
        if answer.manner is not None:
            self.manners[seat] = answer.manner
        try:
            intent = floor.intent(self.match, seat, answer.manner, answer.aim)
            self.match.act(seat, answer.action, answer.manner, intent)
        except ThrowdownError as refusal:
            self._complain(refusal)
            return
        self.lately = []
        self.advance()

    # Moving a die before the throw

    def _begin_move(self) -> None:
        if isinstance(self.asking, AimAsking):
            self.asking = MoveAsking(self.asking)
            self._show_asking()

    def _leave_move(self, complaint: str = "") -> None:
        if isinstance(self.asking, MoveAsking):
            self.asking = self.asking.back
            self.asking.complaint = complaint
            self._show_asking()

    def _move(self, wish: MoveWish) -> None:
        """The rules and the dice are asked before the other people are."""
        assert self.asking is not None  # noqa: S101  # only what is asked is answered
        seat = self.asking.question.seat
        try:
            move, place = floor.move(self.match, wish.start, wish.goal)
        except AnswerUnclear as unclear:
            self.clauses = (unclear.clause,) if unclear.clause else ()
            self._leave_move(unclear.line.said(self.words))
            return
        if not floor.needs_consent(self.match):
            self._do_move(seat, move, place)
        elif self.agreed is None and not floor.agreed(self.match):
            gone = {each for group in self.match.state.out for each in group}
            self._ask_consent([each for each in self.people if each != seat and each not in gone], wish)
        elif self.agreed is False:
            self._leave_move(line("ask-move-refused").said(self.words))
        else:
            self._do_move(seat, move.but(consent=(True,) * self.match.game.seats), place)

    def _ask_consent(self, others: list[int], wish: MoveWish) -> None:
        """Each of the others once in a game; bots agree (CORE-21)."""
        if not others:
            self.agreed = True
            self._move(wish)
            return
        page = ConsentPage(self.names[others[0]])
        self.app.push_screen(page, lambda sure: self._consented(bool(sure), others[1:], wish))

    def _consented(self, sure: bool, others: list[int], wish: MoveWish) -> None:
        if sure:
            self._ask_consent(others, wish)
        else:
            self.agreed = False
            self._move(wish)

    def _do_move(self, seat: int, move: MoveDie, place: tuple[int, ...]) -> None:
        try:
            self.match.act(seat, move, intent=place)
        except ThrowdownError as refusal:
            self._leave_move()
            self._complain(refusal)
            return
        self.advance()

    def _complain(self, refusal: ThrowdownError) -> None:
        self.clauses = (refusal.clause,) if refusal.clause else ()
        sentence = self.words.error(refusal)
        if self.asking is not None:
            self.asking.complaint = sentence
            self._show()
        else:
            self.query_one("#said", Static).update(sentence)

    # The race

    def _is_live(self, awaited: Race) -> bool:
        return self.match.game.options.get("fire_mode") == "live" and any(seat in self.people for seat in awaited.seats)

    def _race(self) -> None:
        awaited = self.match.awaiting
        assert isinstance(awaited, Race)  # noqa: S101  # the caller has looked
        app = self.game_app
        page = RacePage(self._racers(awaited), clock=app.clock, rng=app.rng, wait=app.pace.race_wait)
        app.push_screen(page, self._raced)

    def _racers(self, awaited: Race) -> tuple[Racer, ...]:
        """Bots draw their times as the thrower simulates them (DIG-FIRE-2)."""
        board = Board(self.match.state)
        bots = tuple(seat for seat in awaited.seats if seat in self.match.bots)
        times = dict(self.match.race_of_bots(bots).times) if bots else {}
        return tuple(Racer(seat, self.names[seat], board.owned(seat), times.get(seat)) for seat in awaited.seats)

    def _raced(self, raced: Raced | None) -> None:
        if raced is not None:
            self.match.enter(raced)
        self.advance()

    # Telling

    def _tell_news(self, *, blind: bool) -> None:
        """Sentences for what is new. While people throw blind to each other, nobody is told who threw what."""
        for moment in self.match.moments[self.told + 1 :]:
            if blind and any(event.name == "reaction_committed" for event in moment.events):
                break
            self.told = moment.version
            entry = self.match.log.entries[moment.version - 1] if moment.version else None
            if isinstance(entry, Undone):
                self._take_back(entry.to)
            for event in moment.events:
                self._note(event)
                sentence = self.teller.tell(event)
                if sentence:
                    self.story.append((moment.version, sentence))
                    if event.name not in ASKED_ANYWAY:
                        self.lately.append(sentence)

    def _take_back(self, to: int) -> None:
        self.story = [(version, sentence) for version, sentence in self.story if version <= to]
        self.story.append((to, self.words.say("screen-taken-back")))
        self.lately = [self.words.say("screen-taken-back")]

    def _note(self, event: Event) -> None:
        """Which dice are new on the board, and which clause ruled last."""
        told: Any = event
        if event.name in ("throw_committed", "reaction_started"):
            self.fresh = frozenset()
        elif event.name == "dice_settled":
            self.fresh |= {die for die, _ in (*told.thrown, *told.changed)}
        elif event.name == "dice_rolled":
            self.fresh = frozenset(told.rolled)
        clause = clause_of(event)
        if clause is not None:
            self.clauses = (clause,)

    @property
    def _two_lines(self) -> int:
        """Letters that two lines hold, wherever they are broken."""
        return 2 * (self.app.size.width - 2) - LOST_IN_BREAKING

    def _last_said(self) -> str:
        """The latest sentences, as many as two lines hold."""
        room = self._two_lines
        said: list[str] = []
        for sentence in reversed(self.lately):
            if said and sum(map(len, said)) + len(said) + len(sentence) > room:
                break
            said.insert(0, sentence)
        return " ".join(said)

    # Showing

    def _show(self) -> None:
        view = self.view
        self.query_one("#title", Static).update(status.title(view, self.match.game.id, self.words))
        self.query_one("#players", Static).update(status.players(view, self.names, self.words, 30))
        self.query_one("#story", Static).update("\n".join(sentence for _, sentence in self.story[-200:]))
        self.query_one("#log").scroll_end(animate=False)
        self.query_one("#said", Static).update(self._last_said())
        self.query_one("#board").refresh()
        self._show_asking()
        self._show_advice()

    def _show_asking(self) -> None:
        prompt = self.query_one("#prompt", Static)
        asking = self.asking
        prompt.set_class(asking is not None and bool(asking.complaint), "-complaint")
        if asking is None:
            prompt.update(self._waiting_for())
            self.query_one("#answers", Static).update("")
            self.query_one("#hint", Static).update("")
            return
        name = self.names[asking.question.seat]
        prompt.update(asking.complaint or self.words.say("screen-asked", player=name, prompt=asking.prompt))
        self.query_one("#answers", Static).update(Content("\n").join(asking.body(self.app.size.width - 2)))
        self.query_one("#hint", Static).update(asking.hint())
        self.query_one("#board").refresh()

    def _waiting_for(self) -> str:
        """Nobody is asked: bots think, or dice are in the air."""
        awaited = self.match.awaiting
        seats = to_act(awaited)
        if seats:
            return self.words.say("screen-wait", players=self.words.listed(self.names[seat] for seat in seats))
        return "" if isinstance(awaited, Over) else self.words.say("screen-flight")

    # Keys

    def pressed(self, key: str, character: str | None) -> bool:
        if self._landing is not None:
            self._land()
            return True
        if self._failed and key == "enter":
            self._failed = False
            self._step()
            return True
        if isinstance(self.asking, MoveAsking) and key == "escape":
            self._leave_move()
            return True
        deeds = {
            "f1": self._rules,
            "question_mark": self._rules,
            "f2": self._whole_story,
            "w": self._why,
            "u": self._undo,
            "h": self._other_hints,
            "q": self._quit,
            "escape": self._quit,
            "pageup": self.query_one("#log").action_page_up,
            "pagedown": self.query_one("#log").action_page_down,
        }
        if key in deeds:
            deeds[key]()
            return True
        if self.asking is None:
            return False
        if character == "m" and isinstance(self.asking, AimAsking):
            self._begin_move()
            return True
        answer = self.asking.press(key, character)
        if answer is None:
            self._show_asking()
        elif isinstance(answer, MoveWish):
            self._move(answer)
        else:
            self._answer(answer)
        return True

    def _rules(self) -> None:
        game = self.match.game.id
        self.app.push_screen(TextPage(self.words.say("screen-rules-title"), self.words.guide(game), markdown=True))

    def _whole_story(self) -> None:
        text = "\n".join(sentence for _, sentence in self.story)
        self.app.push_screen(TextPage(self.words.say("screen-story-title"), text, at_end=True))

    def _why(self) -> None:
        self.app.push_screen(TextPage(self.words.say("screen-why-title"), explained(self.clauses, self.words)))

    def _undo(self) -> None:
        seat = next((seat for seat in self.people if self.match.may_undo(seat)), None)
        if seat is None:
            if self.asking is not None:
                self.asking.complaint = self.words.say("screen-no-undo")
                self._show_asking()
            return
        self.match.undo(seat)
        self._ticket += 1  # a bot that was about to act is stopped
        self.advance()

    def _quit(self) -> None:
        self.app.push_screen(QuitPage(self.game_app.kept_where()), self._quit_answered)

    def _quit_answered(self, sure: bool | None) -> None:
        if sure:
            self.game_app.leave()

    # The end

    def _over(self) -> None:
        if self.table is not None and self.table.match is self.match and self.table.tally.champions is None:
            self.table.next_match()
        self._ticket += 1
        if self.game_app.learn and self.people and not self.looked_back:
            self.looked_back = True
            self.app.push_screen(self._review(), lambda _: self._end())
        else:
            self._end()

    def _review(self) -> TextPage:
        """How it ended, and the decisions that cost the people here the most."""
        told = looked_back(self.match.log, self.words, self.people, self.adviser)
        rows = [row for sentence in told for row in wrapped(sentence, then="    ", width=self.app.size.width - 8)]
        return TextPage(self.words.say("learn-title"), "\n".join([end_text(self.match, None, self.words), "", *rows]))

    def _end(self) -> None:
        self.app.push_screen(EndPage(self.match, self.table, self.words), self._after)

    def _after(self, wish: str | None) -> None:
        if wish == "again":
            self._begin(self.match.rematch(rng=self.game_app.rng))
        elif wish == "next" and self.table is not None:
            self._begin(self.table.match)
        elif wish == "share" and self.table is not None:
            self.table.share()
            self._over()
        elif wish == "new":
            self.dismiss()
            self.app.call_later(self.game_app.set_up)  # the app asks: this page will not be there for the answer
        else:
            self.game_app.leave()

    def _begin(self, match: Match) -> None:
        self.match = match
        self.story, self.lately, self.told, self.fresh, self.seen_by = [], [], -1, frozenset(), None
        self.agreed = None
        self.adviser, self.glance, self.looked_back = adviser_for(match), adviser_for(match, GLANCE), False
        let_think(match, self.game_app.think)
        self.teller = self._new_teller()
        self.game_app.begin_save(match, self.table)
        self.advance()
