"""The bots of a person: their tokens, and what the server last refused to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from throwdown.api import http as wire
from throwdown.api.faults import NotFound
from throwdown.api.route import Route
from throwdown.server.protocol.desk import BotInfo, BotLimits, BotRenamed, MyBots

if TYPE_CHECKING:
    from throwdown.api.person import Person
    from throwdown.server.web.call import Call


async def my_bots(call: Call) -> MyBots:
    """Your bots, when each was last here, and what it was refused."""
    store, owner = call.lobby.store, call.signed_in()
    bots = [await _info(call, bot) for bot in await store.read(store.bots_of, owner.id)]
    limits = structs.asdict(call.lobby.limits)
    return MyBots(bots=bots, limits=BotLimits(**{name: limits[name] for name in BotLimits.__struct_fields__}))


async def _info(call: Call, bot: str) -> BotInfo:
    store = call.lobby.store
    row, tokens = await store.read(store.person, bot), await store.read(store.sessions, bot, "token")
    if row is None:
        raise NotFound("you have no such bot")
    return BotInfo(
        person=wire.PersonInfo(id=row.id, name=row.name, kind=row.kind, language=row.language),
        created=row.created,
        seen=max((token.seen for token in tokens), default=None),
        connected=call.lobby.connections.count(bot) > 0,
        errors=await call.lobby.bot_errors.of(bot),
    )


async def new_token(call: Call, wanted: wire.TokenWanted) -> wire.TokenInfo:
    """A bot with a token of its own; the token is shown only here."""
    owner = call.signed_in()
    call.lobby.moderation.check_renames(owner)  # a bot would have the name that its owner may not have
    call.spend_guest()
    bot, token = await call.lobby.people.new_bot(owner, wanted.name)
    return wire.TokenInfo(person=bot.info(), token=token)


async def _bot(call: Call) -> Person:
    found = await call.lobby.people.bot_of(call.signed_in(), call.path("person"))
    if found is None:
        raise NotFound("you have no such bot")
    return found


async def rename_bot(call: Call, wanted: BotRenamed) -> wire.PersonInfo:
    """Another name for a bot, from its next table on."""
    bot = await _bot(call)
    call.lobby.moderation.check_renames(bot)
    return (await call.lobby.people.change(bot, wanted.name, None)).info()


async def rotate_token(call: Call) -> wire.TokenInfo:
    """A new token for a bot, shown only here; the one before is good no more."""
    bot = await _bot(call)
    call.spend_guest()
    token = await call.lobby.people.rotate(bot)
    await call.lobby.sign_out((bot.id,))
    return wire.TokenInfo(person=bot.info(), token=token)


async def end_token(call: Call) -> None:
    """Take a bot's tokens back."""
    bot = await _bot(call)
    await call.lobby.people.end_bot(bot)
    await call.lobby.sign_out((bot.id,))


_BOT = "/api/tokens/{person}"
ROUTES = (
    Route("GET", "/api/me/bots", my_bots, MyBots),
    Route("POST", "/api/tokens", new_token, wire.TokenInfo, wire.TokenWanted, refuses=(403,)),
    Route("PATCH", _BOT, rename_bot, wire.PersonInfo, BotRenamed, refuses=(403, 404)),
    Route("POST", f"{_BOT}/rotate", rotate_token, wire.TokenInfo, refuses=(404,)),
    Route("DELETE", _BOT, end_token, None, refuses=(404,), status=204),
)
