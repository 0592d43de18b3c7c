"""The words of the server."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future

import pytest
import uvloop

from throwdown.live import narrator
from throwdown.live.narrator import words_of
from throwdown.server.operations import words as parsing
from throwdown.server.operations.words import prepare_words
from throwdown.words import Words


async def test_concurrent_requests_for_a_language_parse_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart everybody comes back together: the catalogue is parsed once, not once for each of them."""
    parsed: list[str] = []

    def counting(language: str, theme: str) -> Words:
        parsed.append(language)
        return Words(language, theme)

    waiting: dict[tuple[str, str], Future[Words]] = {}
    monkeypatch.setattr(parsing, "_parsing", waiting)
    monkeypatch.setattr(narrator, "_words", {})
    monkeypatch.setattr(parsing, "parsed_words", counting)
    first, *others = [asyncio.create_task(prepare_words("nl", "neutral")) for _ in range(50)]
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(*others)
    assert parsed == ["nl"]
    assert words_of("nl", "neutral") is waiting["nl", "neutral"].result()


async def test_tests_of_the_server_run_under_uvloop() -> None:
    assert isinstance(asyncio.get_running_loop(), uvloop.Loop)
