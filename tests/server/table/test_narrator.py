"""The words of the server."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future

import pytest

from throwdown.server.table import narrator
from throwdown.server.table.narrator import prepare_words, words_of
from throwdown.words import Words


async def test_many_who_come_at_once_wait_for_the_same_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart everybody comes back together: the catalogue is parsed once, not once for each of them."""
    parsed: list[str] = []

    def counting(language: str, theme: str) -> Words:
        parsed.append(language)
        return Words(language, theme)

    waiting: dict[tuple[str, str], Future[Words]] = {}
    monkeypatch.setattr(narrator, "_parsing", waiting)
    monkeypatch.setattr(narrator, "_words", {})
    monkeypatch.setattr(narrator, "parsed_words", counting)
    first, *others = [asyncio.create_task(prepare_words("nl", "neutral")) for _ in range(50)]
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.gather(*others)
    assert parsed == ["nl"]
    assert words_of("nl", "neutral") is waiting["nl", "neutral"].result()
