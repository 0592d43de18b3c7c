"""The preview of a link to a finished game, or to one of its throws."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING
from urllib.parse import quote, urlencode

import msgspec

from throwdown.errors import ThrowdownError
from throwdown.words import LANGUAGES

from .archive import Visitor
from .captions import Caption
from .preview import Preview

if TYPE_CHECKING:
    from .call import Call

#: How long the head of the page may wait for its caption, in s.
CAPTION_S = 8.0


async def game_preview(call: Call) -> Preview | None:
    """The preview of the game in the path; nothing where there is none, it is not over, or the client does not read it.

    A browser that opens the page does not: it says that it navigates, and need not wait for what it does not show.
    """
    if call.request.headers.get("sec-fetch-mode", "") == "navigate":
        return None
    game, number, language = call.path("game"), _number(call), _language(call)
    pay = partial(call.lobby.quotas.spend_replay, call.address)
    try:
        await call.archive.check_is_over(game)
        async with asyncio.timeout(CAPTION_S):
            answer = await call.archive.caption(
                Visitor(call.address, pay), game, number, language, call.lobby.settings.theme
            )
    except (ThrowdownError, TimeoutError):
        return None
    caption = msgspec.json.decode(answer, type=Caption)
    throw = {"throw": number} if number is not None else {}
    here = f"/g/{quote(game)}?{urlencode({**throw, 'lang': language})}"
    picture = f"/api/replays/{quote(game)}/preview?{urlencode({**throw, 'language': language})}"
    return Preview(caption.title, caption.about, here, picture, language)


def _number(call: Call) -> int | None:
    throw = call.query("throw", "")
    return int(throw) if throw.isascii() and throw.isdecimal() and len(throw) < 6 else None


def _language(call: Call) -> str:
    language = call.query("lang", call.person.language if call.person is not None else "en")
    return language if language in LANGUAGES else "en"
