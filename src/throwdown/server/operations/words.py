"""Words are parsed in a thread before anybody needs them: a catalogue takes longer than the event loop may."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor

from throwdown.live.narrator import add_words, parsed_words
from throwdown.words import Words

_parser = ThreadPoolExecutor(1, thread_name_prefix="words")
_parsing: dict[tuple[str, str], Future[Words]] = {}
"""By language and theme: the one time that its words are parsed, for everybody who waits for it."""


async def prepare_words(language: str, theme: str) -> None:
    """Parse the messages of this language and theme in a thread, so that the event loop does not wait."""
    key = (language, theme)
    if key not in _parsing:
        _parsing[key] = _parser.submit(parsed_words, language, theme)
    if not _parsing[key].done():
        await asyncio.shield(asyncio.wrap_future(_parsing[key]))  # others wait for it too
    add_words(_parsing[key].result(), language, theme)
