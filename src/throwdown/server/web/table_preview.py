"""The preview of a link to a table: who invites to which game, in the host's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError
from throwdown.live.narrator import words_of
from throwdown.server.operations.words import prepare_words
from throwdown.server.peers.address import TableElsewhere

from .preview import Preview, image_of

if TYPE_CHECKING:
    from throwdown.live.protocol.messages import TableInfo

    from .call import Call


async def table_preview(call: Call) -> Preview | None:
    """The preview of the table in the path; nothing where there is none, or the caller may not see it."""
    try:
        info = (await call.table()).info()
    except ThrowdownError:
        return None
    except TableElsewhere:
        stored = await call.lobby.tables.stored_summary(call.path("table"))
        return await _preview(call, stored[0]) if stored is not None else None
    return await _preview(call, info)


async def _preview(call: Call, info: TableInfo) -> Preview:
    host = await call.lobby.people.known(info.host)
    language, theme = host.language if host is not None else "en", call.lobby.settings.theme
    await prepare_words(language, theme)
    words = words_of(language, theme)
    edition = (info.edition or "none").rpartition("-")[2].lower()
    game = words.say("edition-title", game=words.say(f"game-{info.game.replace('_', '-')}"), language=edition)
    invites = info.status in ("open", "over")
    free = sum(seat.person is None and seat.bot is None for seat in info.seats) if invites else 0
    return Preview(
        title=words.say("room-preview-title", host=host.name if host is not None else info.name, game=game),
        description=words.say("room-preview", free=free, seats=len(info.seats)),
        path=f"/t/{info.id}",
        image=image_of(info.game),
        language=language,
    )
