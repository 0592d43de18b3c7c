"""Games at a terminal, one after the other: a front shows them and asks the people.

The terminal game knows what comes next: bots and dice, people and whom to cover from whom, races, consent,
saving, taking back, tournaments. The front it is given only shows and asks, and may wait as long as it
likes: ``stepping`` runs a terminal game.
"""

from __future__ import annotations

from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING

from throwdown.errors import TableRefused, ThrowdownError, ThrowFailed
from throwdown.rules import Decision, InFlight, Race, Several
from throwdown.rules.arena.state import Board, Raced
from throwdown.rules.game import to_act
from throwdown.rules.own import OwnGame

from . import floor
from .autosave import Autosave
from .front import Changed, Front, Racer, Wish
from .hot_seat import HotSeat
from .learning import hint, review_lines
from .pace import AT_ONCE, EASY, Pace, let_think, share_of_pause
from .questions import AnswerUnclear, Question, line, question

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from throwdown.rules.game import Awaiting
    from throwdown.table import Match, TournamentTable
    from throwdown.words import Words

    from .narrator import Narrator


class TerminalGame:
    """Plays one match, or one game after the other of a tournament, with the people at a front."""

    def __init__(
        self,
        front: Front,
        match: Match,
        words: Words,
        *,
        table: TournamentTable | None = None,
        autosave: Autosave | None = None,
        pace: Pace = AT_ONCE,
        clock: Callable[[], float] = monotonic,
        rng: Random | None = None,
        learn: bool = False,
        think: float | None = None,
    ) -> None:
        """``learn`` shows a review at the end, ``think`` is how long bots may think, ``rng`` is for rematches.

        ``clock`` (seconds) measures how long a computation took, so that bots think that much less.
        """
        self.front = front
        self.words = words
        self.table = table
        self.autosave = autosave or Autosave()
        self.pace = pace
        self.clock = clock
        self.rng = rng
        self.learn = learn
        self.think = think
        self.playing = False
        """Whether a game is under way."""
        self._drawn: tuple[int, ...] = ()
        """Who does not run the race that is run: chance gives their times."""
        self.hot_seat = self._sit_down(match)

    @property
    def match(self) -> Match:
        return self.hot_seat.match

    @property
    def people(self) -> tuple[int, ...]:
        return self.hot_seat.people

    @property
    def players(self) -> tuple[str, ...]:
        return self.hot_seat.players

    @property
    def narrator(self) -> Narrator:
        return self.hot_seat.narrator

    def _sit_down(self, match: Match) -> HotSeat:
        return HotSeat(match, self.words, shows_history=self.front.shows_history)

    # Game after game

    async def play(self) -> None:
        """Play until the people here want no more."""
        wish = await self.front.first_wish()
        while wish is not Wish.STOP:
            if wish is Wish.SHARE and self.table is not None:
                self.table.share()
            else:
                await self._play_game(self._match_for(wish))
            wish = await self.front.next_wish()

    def _match_for(self, wish: Wish) -> Match:
        if wish is Wish.AGAIN:
            return self.match.rematch(rng=self.rng)
        return self.table.match if self.table is not None else self.match

    async def _play_game(self, match: Match) -> None:
        self.hot_seat = self._sit_down(match)
        self.playing = True
        let_think(match, self.think)
        self.autosave.begin(match, self.table)
        self.front.begin()
        while match.result is None:
            with suppress(Changed):
                await self._go_on()
        self.front.show(self.narrator.news())
        self.playing = False
        self._score()
        await self.front.over()

    def _score(self) -> None:
        """A game of a tournament that has just ended is counted, and the next one set up."""
        table = self.table
        if table is not None and table.match is self.match and table.tally.champions is None:
            table.next_match()

    # The course of a game

    async def _go_on(self) -> None:
        """Tell what is new; then bots act, dice land, people race or are asked."""
        awaited = self.match.awaiting
        seat = self._person_asked(awaited)
        self.front.show(self.narrator.news(blind=isinstance(awaited, Several)))
        if seat is not None:
            self.hot_seat.freeze(awaited)
            await self._ask(seat)
        elif isinstance(awaited, Race) and self._is_live(awaited):
            await self.front.wait(self.pace.flight)
            self._drawn = ()
            raced = await self.front.race(awaited.seats)
            self.match.enter(raced, self._drawn)
        else:
            await self.front.wait(self._pause(awaited))
            await self._step()

    def _person_asked(self, awaited: Awaiting) -> int | None:
        """Bots first, so that people who throw at the same moment do not wait for them."""
        seats = to_act(awaited)
        return None if not seats or any(seat in self.match.bots for seat in seats) else min(seats)

    async def _step(self) -> None:
        """A bot acts, or the dice land. A throw that could not be computed stays locked, to be tried again."""
        try:
            landing = self.match.answer() if self._shows_motion else None
            moved = landing is not None or self.match.step()
        except ThrowFailed as failed:
            await self.front.retry(failed)
            return
        if landing is not None:
            await self.front.fly(landing)
            self.match.replay(landing)
        elif not moved:
            raise TableRefused("the dice of this game are thrown by hand: play it with the referee")

    @property
    def _shows_motion(self) -> bool:
        return self.front.shows_motion and isinstance(self.match.awaiting, InFlight) and floor.has_arena(self.match)

    def _pause(self, awaited: Awaiting) -> float:
        """How long people look at it first: dice that are seen flying take their time anyway."""
        if isinstance(awaited, Decision | Several):
            return self._bot_pause(awaited) if self.pace.bot else 0.0
        return 0.0 if self._shows_motion else self.pace.flight

    def _bot_pause(self, awaited: Decision | Several) -> float:
        """A bot takes the time that a person would; finding out how long is part of it."""
        began = self.clock()
        seat = next(seat for seat in to_act(awaited) if seat in self.match.bots)
        if isinstance(self.match.game, OwnGame):  # it is not known there what is hard
            return self.pace.bot * EASY
        pause = self.pace.bot * share_of_pause(self.match.view(seat), self.hot_seat.glance)
        return max(pause - (self.clock() - began), 0.0)

    # Asking people

    async def _ask(self, seat: int) -> None:
        """One question to one seat, until it is answered."""
        here = self.hot_seat
        if self._is_covered_from(seat):
            await self.front.pass_to(seat)
        here.looking = seat
        match = self.match
        asked = question(match.view(seat), self.players, aimed=floor.has_arena(match), game=match.game)
        assert asked is not None  # noqa: S101  # this seat owes a decision
        self.front.show_table(seat)
        while not await self._is_answered(asked):
            pass
        here.seen[seat] = self.match.version

    def _is_covered_from(self, seat: int) -> bool:
        """Whether another person was in front of the screen last, and supplies are hidden."""
        here = self.hot_seat
        begins = here.looking is None and not here.resumed  # everybody knows what everybody starts with
        return here.secret and here.looking != seat and (self.front.covers_first or not begins)

    async def _is_answered(self, asked: Question) -> bool:
        """Whether the answer was taken; if not, the reason is shown and the question comes again."""
        answer = await self.front.ask(asked)
        try:
            intent = floor.intent(self.match, asked.seat, answer.manner, answer.aim)
            self.match.act(asked.seat, answer.action, answer.manner, intent)
        except ThrowdownError as refused:
            self.refuse(refused)
            return False
        return True

    def refuse(self, refused: ThrowdownError) -> None:
        """Show why this is refused; ``why`` shows its clause."""
        self.narrator.forbidden_by(refused)
        self.front.refuse(refused)

    # What people do besides answering

    def undo(self) -> int | None:
        """Take back the last answer of a person here; the seat, or None if nothing can be taken back."""
        seat = next((seat for seat in self.people if self.match.may_undo(seat)), None)
        if seat is not None:
            self.match.undo(seat)
        return seat

    async def move(self, seat: int, start: str, goal: str) -> None:
        """Move a die before the throw; the rules and the dice are asked before the other people are."""
        move, place = floor.move(self.match, start, goal)
        if floor.needs_consent(self.match):
            move = move.but(consent=await self._consent(seat))
        self.match.act(seat, move, intent=place)

    async def _consent(self, mover: int) -> tuple[bool, ...]:
        """Everybody at the table is asked once in a game; bots agree, and so does the mover (CORE-21)."""
        here = self.hot_seat
        if here.agreed is None:
            here.agreed = floor.agreed(self.match) or await self._others_agree(mover)
        if not here.agreed:
            raise AnswerUnclear(line("ask-move-refused"), "CORE-21")
        return (True,) * self.match.game.seats

    async def _others_agree(self, mover: int) -> bool:
        gone = {seat for group in self.match.state.out for seat in group}
        for seat in self.people:
            if seat != mover and seat not in gone and not await self.front.consents(seat):
                return False
        return True

    def hint(self, seat: int, width: int | None = None) -> str:
        """What a strong player would do, and what everything else costs."""
        if isinstance(self.match.game, OwnGame):
            return self.words.say("own-no-advice")
        view = self.hot_seat.view(seat)
        return hint(view, self.hot_seat.adviser.advise(view), self.words, width)

    def lessons(self) -> list[str]:
        """The decisions that cost the people here the most."""
        if isinstance(self.match.game, OwnGame):
            return [self.words.say("own-no-advice")]
        return review_lines(self.match.log, self.words, self.people, self.hot_seat.adviser)

    # The column of fire

    def _is_live(self, awaited: Race) -> bool:
        live = self.match.game.options.get("fire_mode") == "live"
        return live and any(seat in self.people for seat in awaited.seats)

    def racers(self, seats: tuple[int, ...]) -> tuple[Racer, ...]:
        """Those who run this race; bots draw their times as the thrower simulates them (DIG-FIRE-2)."""
        board = Board(self.match.state)
        times = dict(self.race_of_bots(seats).times)
        return tuple(Racer(seat, self.players[seat], board.owned(seat), times.get(seat)) for seat in seats)

    def race_of_bots(self, seats: tuple[int, ...]) -> Raced:
        """The race as chance has it of those of these seats that are bots."""
        bots = tuple(seat for seat in seats if seat not in self.people)
        return self.simulated_race(bots) if bots else Raced()

    def named_winner(self, seat: int) -> Raced:
        """People say that this one of them was first: nobody's time counts."""
        self._drawn = ()
        return Raced(seat)

    def simulated_race(self, seats: tuple[int, ...]) -> Raced:
        """The race of these seats as chance has it."""
        self._drawn, raced = seats, self.match.race_of_bots(seats).outcome
        if not isinstance(raced, Raced) or not raced.times:
            raise TableRefused("nobody runs the race for the bots of this table")
        return raced
