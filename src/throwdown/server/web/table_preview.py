"""What the link to a table looks like where somebody pastes it: who invites to which game, in the host's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError
from throwdown.live.narrator import words_of
from throwdown.server.operations.words import prepare_words

from .preview import Preview

if TYPE_CHECKING:
    from throwdown.live.inbox import LiveTable

    from .call import Call


async def table_preview(call: Call) -> Preview | None:
    """The preview of the table in the path; nothing where there is none, or it is not for whoever asks."""
    try:
        table = await call.table()
    except ThrowdownError:
        return None
    return await _preview(call, table)


async def _preview(call: Call, table: LiveTable) -> Preview:
    host = await call.house.people.known(table.state.host)
    language, theme = host.language if host is not None else "en", call.house.settings.theme
    await prepare_words(language, theme)
    words, info = words_of(language, theme), table.info()
    edition = (info.preset or "none").rpartition("-")[2].lower()
    game = words.say("edition-title", game=words.say(f"game-{info.game.replace('_', '-')}"), language=edition)
    free = len(table.state.free_seats) if info.code else 0
    return Preview(
        title=words.say("room-preview-title", host=host.name if host is not None else info.name, game=game),
        description=words.say("room-preview", free=free, seats=len(info.seats)),
        path=f"/t/{info.id}",
        image=f"/img/og-{info.game.partition('_')[0]}.jpg",  # one for each box
        language=language,
    )
