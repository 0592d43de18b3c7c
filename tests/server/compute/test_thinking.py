"""Bots that think in a process of their own."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest

from tests.server.server_fixture import PATIENCE_S
from throwdown.api import thinking
from throwdown.bots import BOTS, make_bot, watches
from throwdown.rules import GAMES, Stop, game
from throwdown.rules.arena.state import Throw
from throwdown.server.compute import thinking as pool_thinking
from throwdown.server.compute.queue import Order, Urgency
from throwdown.server.compute.thinking import PREPARED_TIMES, MatchThinkers, Thinkers, prepare
from throwdown.table import Match, Seat
from throwdown.throwers import Luck
from throwdown.throwers.pool import WorkerDied

ORDER = Order(Urgency.WAITED_FOR, "here", "ann", "table")


def test_a_prepared_bot_is_not_built_again() -> None:
    rules = game("strike", 2)
    thinking.cached_bot.cache_clear()
    prepare(rules.id, 2, tuple(rules.options.items()), ("novice", "master"), False)
    view = rules.view(
        rules.parse("choice active=0 supplies=abcde/fgh arena=i:2,j:4 removed=klmnop aside=qrstuvwxyz"), 0
    )
    thinking.think(rules.id, 2, tuple(rules.options.items()), "master", view, {})
    assert thinking.cached_bot.cache_info().misses == 2


async def test_bots_are_prepared_a_bounded_number_of_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where very many games begin, their bots would wait for nothing."""
    thinkers, rules, asked = Thinkers(2), game("strike", 2), list[str]()

    async def answer(work: object, *question: tuple[str, ...]) -> None:
        asked.append(question[3][0])

    monkeypatch.setattr(thinkers, "answer", answer)
    for bot in ("master", "novice"):
        for _ in range(50):
            await thinkers.prepare(ORDER, rules, [bot], physical=False)
    assert Counter(asked) == dict.fromkeys(("master", "novice"), 2 * PREPARED_TIMES)


async def test_a_worker_that_dies_while_a_bot_prepares_is_reported_by_the_first_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thinkers = Thinkers(2)
    monkeypatch.setattr(thinkers._pool, "run", Mock(side_effect=WorkerDied))
    try:
        rules = game("strike", 2)
        await thinkers.prepare(ORDER, rules, ["master"], physical=False)
        state = rules.parse("choice active=0 supplies=abcde/fgh arena=i:2 removed=jklmnop aside=qrstuvwxyz")
        with pytest.raises(WorkerDied):
            await thinkers.choose(ORDER, rules, "thumb", rules.view(state, 0), {})
    finally:
        thinkers.close()


# Watching others

#: Stopping is right for seat 1, beyond doubt.
CLEAR = "choice active=1 supplies=abcde/fgh arena=i:2 removed=jklmnop aside=qrstuvwxyz"
#: Seat 0 throws on against a good player, and stops against one who does not think.
CLOSE = "choice active=0 supplies=abc/defg arena=h:2,i:3 removed=jklmnop aside=qrstuvwxyz"


def test_only_bots_that_watch_get_what_others_did() -> None:
    for name in GAMES:
        for seats in (2, 3):
            rules = game(name, seats)
            for bot in BOTS[name]:
                notices = getattr(make_bot(rules, bot, Random(1)), "noticed", None) is not None
                assert watches(rules, bot) == notices, (name, seats, bot)


def test_what_a_bot_watched_at_one_table_does_not_count_at_another() -> None:
    rules: Any = game("strike", 2)
    before, view = rules.view(rules.parse(CLEAR), None), rules.view(rules.parse(CLOSE), 0)

    def does(*watched: Any) -> Any:
        return thinking.think(rules.id, 2, tuple(rules.options.items()), "master", view, {}, watched).action

    assert does() == Throw()
    assert does(*[(before, 1, Throw())] * 20) == Stop()
    assert does() == Throw()


@pytest.mark.parametrize(("bot", "is_watching"), [("master", True), ("expert", False)])
def test_a_bot_that_watches_gets_what_the_others_did(bot: str, is_watching: bool) -> None:
    """As at a table at home, where it watches."""
    heard: list[Any] = []

    class Listening(Thinkers):
        async def answer(self, work: Any, *question: Any) -> Any:
            heard.append(question[-1])
            return work(*question)

    rng = Random(1)
    match = Match(game("strike", 2), [Seat("Ann"), Seat("B", bot)], Luck(rng), think=None)
    match.run()
    while match.state.active == 0:
        match.act(0, match.view(0).actions.sample(rng))
        match.run()
    asyncio.run(MatchThinkers(Listening()).choose(ORDER, match, bot, 1, match.state, match.version))
    assert match.watched(1) and heard == [match.watched(1) if is_watching else ()]


# Processes that hang


@pytest.mark.service
@pytest.mark.deep
async def test_workers_that_hang_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(2)
    try:
        await asyncio.gather(*(thinkers.ask(ORDER, int) for _ in range(2)))
        monkeypatch.setattr(pool_thinking, "PATIENCE", 0.1)
        hung = await asyncio.gather(*(thinkers.ask(ORDER, time.sleep, 600) for _ in range(2)), return_exceptions=True)
        assert [type(each) for each in hung] == [TimeoutError, TimeoutError]
        monkeypatch.setattr(pool_thinking, "PATIENCE", PATIENCE_S)
        assert await thinkers.ask(ORDER, int, "7") == 7
    finally:
        thinkers.close()
