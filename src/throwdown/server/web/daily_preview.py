"""The preview of a link to a day of the daily throw."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote, urlencode

from throwdown.errors import ThrowdownError
from throwdown.live.narrator import words_of
from throwdown.words import LANGUAGES

from .preview import Preview

if TYPE_CHECKING:
    from .call import Call


async def daily_preview(call: Call) -> Preview | None:
    """The preview of the day in the path; nothing where there is none, or a browser opens the page."""
    if call.request.headers.get("sec-fetch-mode", "") == "navigate":
        return None
    try:
        day = (await call.lobby.daily.find(call.path("day"))).row.day
    except ThrowdownError:
        return None
    language, theme = _language(call), call.lobby.settings.theme
    await call.prepare_words(language, theme)
    words = words_of(language, theme)
    here = f"/daily/{quote(day)}?{urlencode({'lang': language})}"
    picture = f"/api/daily/{quote(day)}/preview?{urlencode({'language': language})}"
    title = words.say("daily-preview-title", day=day)
    return Preview(title, words.say("daily-preview-about"), here, picture, language)


def _language(call: Call) -> str:
    language = call.query("lang", call.person.language if call.person is not None else "en")
    return language if language in LANGUAGES else "en"
