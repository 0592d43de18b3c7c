"""The preview of a link to a finished game: which game it was, and who played."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote, urlencode

from throwdown.errors import ThrowdownError
from throwdown.live.narrator import words_of
from throwdown.server.operations.words import prepare_words
from throwdown.words import LANGUAGES

from .preview import Preview, image_of

if TYPE_CHECKING:
    from .call import Call


async def game_preview(call: Call) -> Preview | None:
    """The preview of the game in the path; nothing where there is none, or it is not over."""
    game, language, theme, store = call.path("game"), _language(call), call.lobby.settings.theme, call.lobby.store
    try:
        row = await call.archive.check_is_over(game)
        plays = await store.read(store.plays_in, game)
    except ThrowdownError:
        return None
    await prepare_words(language, theme)
    words = words_of(language, theme)
    names = [play.name or words.say("list-player", number=play.seat + 1) for play in plays]
    throw = call.query("throw", "")
    query = {"throw": throw} if throw.isascii() and throw.isdecimal() else {}
    return Preview(
        title=words.say("story-preview-game", game=words.say(f"game-{row.game.replace('_', '-')}")),
        description=words.listed(names),
        path=f"/g/{quote(game)}?{urlencode({**query, 'lang': language})}",
        image=image_of(row.game),
        language=language,
    )


def _language(call: Call) -> str:
    language = call.query("lang", call.person.language if call.person is not None else "en")
    return language if language in LANGUAGES else "en"
