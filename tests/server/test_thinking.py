"""Bots that think in a process of their own."""

from __future__ import annotations

import asyncio

from throwdown.rules import game
from throwdown.server import thinking
from throwdown.server.thinking import Thinkers, prepare


def test_who_is_prepared_is_not_made_again() -> None:
    rules = game("strike", 2)
    thinking._bot.cache_clear()
    prepare(rules.id, 2, tuple(rules.options.items()), ("novice", "master"), False)
    view = rules.view(
        rules.parse("choice active=0 supplies=abcde/fgh arena=i:2,j:4 removed=klmnop aside=qrstuvwxyz"), 0
    )
    thinking.think(rules.id, 2, tuple(rules.options.items()), "master", view, {})
    assert thinking._bot.cache_info().misses == 2


def test_a_process_that_dies_while_it_reads_is_nobodys_fault() -> None:
    """Whoever asks a bot later gets a new process."""

    async def story() -> str:
        thinkers = Thinkers()
        try:
            rules = game("strike", 2)
            preparing = asyncio.ensure_future(thinkers.prepare(rules, ["master"], physical=False))
            await asyncio.sleep(0.05)
            assert thinkers._pool is not None
            for process in thinkers._pool._processes.values():
                process.kill()
            await preparing
            state = rules.parse("choice active=0 supplies=abcde/fgh arena=i:2 removed=jklmnop aside=qrstuvwxyz")
            choice = await thinkers.choose(rules, "thumb", rules.view(state, 0), {})
            return type(choice.action).__name__
        finally:
            thinkers.close()

    assert asyncio.run(story()) in ("Stop", "Throw")
