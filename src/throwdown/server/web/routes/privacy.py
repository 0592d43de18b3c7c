"""What is stored about a person: to be seen, taken along, corrected and deleted; and who runs this server."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from throwdown import __version__
from throwdown.api import http as wire
from throwdown.api.route import LANGUAGE, Route
from throwdown.server.lobby.people import COOKIE_AGE
from throwdown.server.operations.settings import KEEP_REPORTS_DAYS
from throwdown.server.storage.store import Batch
from throwdown.server.web.signing_in import keeper
from throwdown.words import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from throwdown.api.person import Person
    from throwdown.server.web.call import Call

DAY_S = 24 * 3600
#: Longer texts of a host are cut off.
MOST_BYTES = 100_000


async def stored_about_me(call: Call) -> wire.StoredAboutMe:
    """Everything that is stored about you, to read or to take along."""
    person, store = call.signed_in(), call.lobby.store
    call.lobby.quotas.spend_replay(call.address)
    stored: dict[str, list[dict[str, object]]] = {}
    for id in _ids(person):
        for kind, rows in (await store.read_in_thread(store.about, id)).items():
            stored.setdefault(kind, []).extend(rows)
    return wire.StoredAboutMe(made=call.lobby.time.wall(), server=__version__, stored=stored)


async def forget_me(call: Call) -> None:
    """Delete you: your name leaves every game, and everything else about you is deleted. It cannot be undone."""
    person = keeper(call)
    call.spend_guest()
    await call.lobby.forgetting.forget(_ids(person))
    call.cookie = ""


async def withdraw_my_names(call: Call) -> wire.NamesWithdrawn:
    """Withdraw your name from every game that is over; you stay signed in. It cannot be undone."""
    person, store = keeper(call), call.lobby.store
    call.spend_guest()
    games = [game for id in _ids(person) for game in await store.read_in_thread(store.games_with, id)]
    await call.lobby.forgetting.withdraw(_ids(person))
    return wire.NamesWithdrawn(games=len({game.id for game in games if game.ended is not None}))


async def rename_past_games(call: Call) -> None:
    """Lists of past games show the name that you have today; replays and records show the one of that time."""
    person = keeper(call)
    call.spend_guest()
    batch = Batch()
    for id in _ids(person):
        batch.rename_plays(id, person.name)
    await call.lobby.store.commit(batch)


def _ids(person: Person) -> list[str]:
    """All ids of this person."""
    return list(person.ids)


async def host(call: Call) -> wire.Host:
    """Who runs this server, how to reach them, and for how long it stores what."""
    settings, language = call.lobby.settings, call.query("language", "en")
    texts = (_text(file, language) for file in (settings.imprint, settings.privacy))
    imprint, privacy = [await each for each in texts]
    return wire.Host(
        name=settings.host_name,
        contact=settings.host_contact,
        imprint=imprint,
        privacy=privacy,
        chat_days=settings.keep_chat_days,
        guest_days=settings.keep_guests_days,
        game_days=settings.keep_games_days,
        report_days=KEEP_REPORTS_DAYS,
        cookie_days=COOKIE_AGE // DAY_S,
    )


async def _text(file: Path | None, language: str) -> str:
    """A text of the host, in this language if there is one; nothing if it cannot be read."""
    return "" if file is None else await asyncio.to_thread(_read, file, language)


def _read(file: Path, language: str) -> str:
    own = file.with_suffix(f".{language}{file.suffix}") if language in LANGUAGES else file
    for each in (own, file):
        try:
            with each.open("rb") as reading:
                return reading.read(MOST_BYTES).decode("utf-8", "replace").strip()
        except OSError:
            continue
    return ""


ROUTES = (
    Route("GET", "/api/me/data", stored_about_me, wire.StoredAboutMe, when_banned=True),
    Route("DELETE", "/api/me/data", forget_me, None, when_banned=True, status=204),
    Route("PUT", "/api/me/names", rename_past_games, None, status=204),
    Route("DELETE", "/api/me/names", withdraw_my_names, wire.NamesWithdrawn, when_banned=True),
    Route("GET", "/api/host", host, wire.Host, query=(LANGUAGE,), open=True, needs_identity=False),
)
