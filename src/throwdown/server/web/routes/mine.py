"""What a person played: lists, luck and skill over the years, and files for other programs."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Annotated, Concatenate, ParamSpec, TypeVar

import msgspec
from msgspec import Meta
from starlette.responses import Response

from throwdown.api import http as wire
from throwdown.api.faults import NotFound
from throwdown.api.route import LANGUAGE, THEME, Route
from throwdown.history.exporting import as_csv, as_json, as_plays, play_link
from throwdown.history.games import games_from
from throwdown.history.luck import LuckStory, luck_story
from throwdown.history.zone import Zone
from throwdown.rules.catalogue import GAMES
from throwdown.server.storage.plays import NEVER, Which

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from throwdown.history.games import GameOf
    from throwdown.server.storage.store import Store
    from throwdown.server.web.call import Call
    from throwdown.words import Words

Asked = ParamSpec("Asked")
T = TypeVar("T")

#: Games on one page of the list.
PAGE = 30
#: So many games are written into one file.
EXPORTED = 20_000
#: Between the time and the id of the last game on a page.
BETWEEN = "~"

Text = Annotated[str, Meta(max_length=200)]
FILTERS = (("game", Text), ("edition", Text), ("since", float), ("until", float))
FORMS = {"json": "application/json", "csv": "text/csv", "bgstats": "application/json"}


async def games(call: Call) -> wire.MyGames:
    """Your finished games, the newest first; also those that you typed in for others."""
    return await _work(call, _page, _which(call), _before(call.query("before", "")))


async def totals(call: Call) -> wire.MyTotals:
    """Which games and editions you played, and since when."""
    return await _work(call, _totals)


async def luck(call: Call) -> LuckStory:
    """Your dice against expectation, what your decisions cost, and streaks."""
    return await _work(call, _luck, _which(call), Zone(call.query("zone", "UTC")))


async def export(call: Call) -> Response:
    """All your games as a file: ``json``, ``csv`` or ``bgstats``."""
    form = call.path("form")
    if form not in FORMS:
        raise NotFound("there is no such form: choose {known}", known=", ".join(FORMS))
    body = await _work(call, _export, _which(call), form, await call.words())
    ending = "csv" if form == "csv" else "json"
    name = f'attachment; filename="throwdown-{form}.{ending}"'
    return Response(body, media_type=FORMS[form], headers={"content-disposition": name})


async def play(call: Call) -> wire.PlayLink:
    """One of your games for the app BG Stats."""
    return await _work(call, _play, call.path("game"), await call.words())


# What is asked for


def _which(call: Call) -> Which:
    def text(name: str) -> str:
        return call.query(name, "").replace("\0", "")  # PostgreSQL has no such letter

    def number(name: str, default: float) -> float:
        return msgspec.convert(call.query(name, str(default)), float, strict=False)

    return Which(
        kind=text("game"),
        edition=text("edition"),
        since=number("since", 0.0),
        until=number("until", NEVER),
    )


def _before(text: str) -> tuple[float, str] | None:
    if not text:
        return None
    at, _, game = text.partition(BETWEEN)
    return msgspec.convert(at, float, strict=False), game.replace("\0", "")


async def _work(
    call: Call, work: Callable[Concatenate[Store, Sequence[str], Asked], T], *asked: Asked.args, **named: Asked.kwargs
) -> T:
    """Read and compute in a thread: a person may have thousands of games."""
    call.check_own_page()
    store, person = call.lobby.store, call.signed_in()
    return await store.read_in_thread(work, store, person.ids, *asked, **named)


# In a thread


def _page(store: Store, ids: Sequence[str], which: Which, before: tuple[float, str] | None) -> wire.MyGames:
    rows, started = store.game_page(ids, which, before, PAGE + 1)
    found = games_from(rows, ids, started)
    shown, more = found[:PAGE], len(found) > PAGE
    total = sum(count for _, _, count, _, _ in store.game_totals(ids, which))
    return wire.MyGames(games=shown, total=total, next=f"{shown[-1].ended!r}{BETWEEN}{shown[-1].id}" if more else "")


def _totals(store: Store, ids: Sequence[str]) -> wire.MyTotals:
    rows = store.game_totals(ids)
    kinds: dict[str, dict[str, int]] = defaultdict(dict)
    for kind, edition, count, _, _ in rows:
        kinds[kind][edition] = count
    return wire.MyTotals(
        kinds=[wire.KindTotal(kind=kind, editions=editions) for kind, editions in sorted(kinds.items())],
        first=min((first for *_, first, _ in rows), default=None),
        last=max((last for *_, last in rows), default=None),
    )


def _luck(store: Store, ids: Sequence[str], which: Which, zone: Zone) -> LuckStory:
    return luck_story(store.own_plays(ids, which), lambda at: f"{zone.day(at):%Y-%m}")


def _export(store: Store, ids: Sequence[str], which: Which, form: str, words: Words) -> bytes:
    games = _all_games(store, ids, which)
    if form == "csv":
        return as_csv(games)
    if form == "json":
        return as_json(games)
    return as_plays(games, _name_of(words))


def _play(store: Store, ids: Sequence[str], game: str, words: Words) -> wire.PlayLink:
    rows = store.plays_in(game)
    if not any(row.person in ids or row.host in ids for row in rows):
        raise NotFound("there is no such game among yours")
    row = store.game(game)
    (found,) = games_from(rows, ids, {game: row.started} if row is not None else {})
    return wire.PlayLink(url=play_link(found, _name_of(words)))


def _name_of(words: Words) -> Callable[[str], str]:
    """What games are called; one that people wrote themselves by its id."""
    return lambda kind: words.say(f"game-{kind.replace('_', '-')}") if kind in GAMES else kind


def _all_games(store: Store, ids: Sequence[str], which: Which) -> list[GameOf]:
    """Page by page: a statement takes only so many values."""
    found: list[GameOf] = []
    before: tuple[float, str] | None = None
    while len(found) < EXPORTED:
        rows, started = store.game_page(ids, which, before, 500)
        if not rows:
            break
        found += games_from(rows, ids, started)
        before = found[-1].ended, found[-1].id
    return found


ROUTES = (
    Route("GET", "/api/mine/games", games, wire.MyGames, query=(*FILTERS, ("before", Text))),
    Route("GET", "/api/mine/games/{game}/play", play, wire.PlayLink, query=(LANGUAGE, THEME), refuses=(404,)),
    Route("GET", "/api/mine/totals", totals, wire.MyTotals),
    Route("GET", "/api/mine/luck", luck, LuckStory, query=(*FILTERS, ("zone", Text))),
    Route(
        "GET",
        "/api/mine/export/{form}",
        export,
        "application/octet-stream",
        query=(*FILTERS, LANGUAGE, THEME),
        refuses=(404,),
    ),
)
