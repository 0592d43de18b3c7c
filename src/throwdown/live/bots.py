"""Bots at a table: they think elsewhere, take their time where people watch, and act if they are still asked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from .urgency import table_order

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from random import Random

    from throwdown.table import Match

    from .journal import Journal
    from .listener import Audience
    from .play import Play
    from .services import BotPool
    from .tasks import Tasks

#: Where nobody watches, bots pause for this share of the usual time.
UNWATCHED = 0.1
#: Where people watch, pauses differ by chance between these shares.
WATCHED = (0.6, 1.4)


class Question(NamedTuple):
    """What a bot is asked: its next action in this seat of the table, after so many entries of the match."""

    match: Match
    version: int
    seat: int
    bot: str


class Bots:
    """Plays the seats that belong to bots, or that bots keep for people who are gone."""

    def __init__(
        self,
        journal: Journal,
        play: Play,
        tasks: Tasks,
        audience: Audience,
        pool: BotPool,
        *,
        pause_s: float,
        sleep: Callable[[float], Awaitable[None]],
        rng: Random,
    ) -> None:
        self._journal = journal
        self._play = play
        self._tasks = tasks
        self._audience = audience
        self._pool = pool
        self._pause_s = pause_s
        self._sleep = sleep
        self._rng = rng

    def start_preparing(self) -> None:
        """A game begins: let its bots read their tables while the first die still flies."""
        self._tasks.start("prepare bots", self._prepare)

    def start_acting(self) -> None:
        """Let every bot think that is asked."""
        for seat in self._journal.state.owed():
            if self._journal.state.chairs[seat].player is not None:
                self._tasks.start(("bot", seat), partial(self._act, seat))

    async def _prepare(self) -> None:
        state = self._journal.state
        bots = {chair.bot for chair in state.chairs if chair.bot is not None}
        if state.match is not None and bots:
            await self._pool.prepare(table_order(state, self._audience), state.match, bots)

    async def _act(self, seat: int) -> None:
        state = self._journal.state
        match, own, bot = state.begun_match(), state.in_game(seat), state.chairs[seat].player
        if bot is None:
            return
        asked = Question(match, match.version, seat, bot)
        await self._sleep(self._pause())
        if not self._is_open(asked):  # somebody gave up meanwhile, say, and the game is over
            return
        order, shown = table_order(state, self._audience), (state.shown_state({seat}), state.entries_shown({seat}))
        choice = await self._pool.choose(order, match, bot, own, *shown)
        async with self._journal.lock:
            if self._is_open(asked):
                await self._journal.commit(self._play.act(own, choice.action, choice.manner, choice.intent))

    def _is_open(self, asked: Question) -> bool:
        """Whether it is still this bot that is asked this."""
        state = self._journal.state
        same = state.match is asked.match and asked.match.version == asked.version
        return same and state.chairs[asked.seat].player == asked.bot

    def _pause(self) -> float:
        """How long a bot seems to think."""
        share = self._rng.uniform(*WATCHED) if len(self._audience) else UNWATCHED
        return self._pause_s * share
