"""What the server answers over HTTP. Each route says what it takes and gives; ``openapi.py`` writes that down."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from typing import TYPE_CHECKING, Any

import msgspec
import segno
from starlette.responses import Response

from throwdown.bots import BOTS
from throwdown.errors import GameUnknown, TableRefused, ThrowdownError
from throwdown.rules import GAMES
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.catalogue import known as known_game
from throwdown.rules.codec import encode
from throwdown.rules.record import Acted, Resolved
from throwdown.rules.rulings import defaults, options_of, presets_of
from throwdown.server.lobby.passwords import fits
from throwdown.server.lobby.people import RESUME_AGE, NotSignedIn
from throwdown.server.protocol import messages as say
from throwdown.server.storage.store import StoreFailed
from throwdown.server.table.clock import PACES
from throwdown.server.table.events import TableDamaged
from throwdown.server.table.narrator import Narrator, words_of
from throwdown.table import Match
from throwdown.table.questions import die_faces, has_tournament
from throwdown.table.verify import verify
from throwdown.words import LANGUAGES, THEMES, LanguageUnknown, Words

from .guides import guide_html

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import HTTPConnection

    from throwdown.server.lobby.lobby import Lobby
    from throwdown.server.lobby.people import Person
    from throwdown.server.operations.buckets import Buckets
    from throwdown.server.table.games import PlayedGame
    from throwdown.server.table.session import Session

COOKIE = "throwdown"
SECURE_COOKIE = "__Host-throwdown"
#: Catalogues that the page reads; the others are for the terminal.
PAGE_TOPICS = ("page", "arena", "board", "ask", "clause", "error", "event", "list", "verify", "learn", "screen")
#: A verdict is kept: a finished game does not change.
VERDICTS_KEPT = 500


class NotFound(ThrowdownError):
    """Raised when there is no such table, game or person, or it is not for whoever asks."""

    code = "server/not_found"


class TooOften(ThrowdownError):
    """Raised when somebody tries something too often."""

    code = "server/too_often"


#: The HTTP status of an error that is not simply a bad request.
STATUS: dict[type[ThrowdownError] | str, int] = {
    NotSignedIn: 401,
    NotFound: 404,
    GameUnknown: 404,
    LanguageUnknown: 404,
    TooOften: 429,
    StoreFailed: 503,
    TableDamaged: 503,
    "server/password": 403,
    "server/expelled": 403,
    "server/seat_taken": 409,
    "server/too_many_tables": 409,
    "server/not_over": 409,
    "server/busy": 503,
}


def status_of(error: ThrowdownError) -> int:
    return STATUS.get(error.code) or next((status for kind, status in STATUS.items() if isinstance(kind, type)
                                           and isinstance(error, kind)), 400)  # fmt: skip


class Call:
    """One request: who asks, what for, with what."""

    def __init__(self, house: Lobby, request: HTTPConnection, tries: Buckets, guests: Buckets) -> None:
        self.house = house
        self.request = request
        self._tries = tries
        self._guests = guests
        self.cookie: str | None = None
        """A token to be set, "" to be removed."""

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client is not None else ""

    @cached_property
    def token(self) -> tuple[str, str] | None:
        """What this request proves itself with, and how."""
        given = self.request.headers.get("authorization", "")
        if given[:7].lower() == "bearer ":
            return given[7:].strip(), "token"
        for name in (SECURE_COOKIE, COOKIE):
            cookie = self.request.cookies.get(name)
            if cookie:
                return cookie, "cookie"
        return None

    @cached_property
    def person(self) -> Person | None:
        return self.house.people.of(*self.token) if self.token is not None else None

    def somebody(self) -> Person:
        if self.person is None:
            raise NotSignedIn("nobody is signed in: say who you are first (POST /api/guests)")
        return self.person

    def path(self, name: str) -> str:
        return str(self.request.path_params[name])

    def query(self, name: str, default: str) -> str:
        return self.request.query_params.get(name, default)

    def words(self) -> Words:
        person = self.person
        return words_of(self._language(person.language if person is not None else "en"), self._theme())

    def _language(self, default: str) -> str:
        language = self.query("language", default)
        if language not in LANGUAGES:
            raise LanguageUnknown(f"we do not have {language!r}: choose one of {', '.join(LANGUAGES)}")
        return language

    def _theme(self) -> str:
        theme = self.query("theme", self.house.settings.theme)
        if theme not in THEMES:
            raise LanguageUnknown(f"we do not have {theme!r}: choose one of {', '.join(THEMES)}")
        return theme

    def spend_try(self) -> None:
        """Guessing costs: so many tries for each address."""
        if not self._tries.take(self.address):
            raise TooOften("too many tries: wait a while")

    def spend_guest(self) -> None:
        if not self._guests.take(self.address):
            raise TooOften("too many new people from this address: wait a while")

    def table(self) -> Session:
        """The table of the path, for whoever may know of it."""
        table = self.house.tables.find(self.path("table"))
        if table is None or table.state.closed:
            raise NotFound("there is no such table, or it is closed")
        if self.person is not None and self.person.id in table.state.expelled:
            raise NotFound("there is no such table, or it is closed")
        return table

    def allowed_table(self) -> Session:
        table = self.table()
        state, person = table.state, self.somebody().id
        if state.terms.visibility == "password" and person not in (state.host, *state.admitted, *state.seats_of_people):
            raise TableRefused("this table has a password: give it first", code="server/password")
        return table

    def link(self, path: str) -> str:
        """An address of this server that others can open."""
        public = self.house.settings.public_url.rstrip("/")
        return f"{public or str(self.request.base_url).rstrip('/')}{path}"


@dataclass(frozen=True)
class Route:
    """One thing the server does over HTTP."""

    method: str
    path: str
    handle: Callable[..., Awaitable[Any]]
    answer: Any
    """The type of the answer, or its media type."""
    body: type[msgspec.Struct] | None = None
    about: str = ""
    refuses: tuple[int, ...] = ()
    """Statuses besides the usual 400, 401 and 429 that it may answer."""
    query: tuple[tuple[str, Any], ...] = ()
    open: bool = False
    """Whether nobody needs to be signed in."""
    keep_s: int = 0
    """So many seconds a browser may keep the answer."""
    status: int = 200


# Who you are


async def new_guest(call: Call, wanted: say.GuestWanted) -> say.Me:
    """Come in under a name; sets the cookie. Somebody who has one already gets a new one: nobody is handed over."""
    call.spend_guest()
    person, call.cookie = await call.house.people.new_guest(wanted.name, wanted.language)
    return say.Me(person=person.info(), tables=[])


async def me(call: Call) -> say.Me:
    """Who you are, and where you sit."""
    person = call.somebody()
    if call.token is not None and call.token[1] == "cookie":
        await call.house.people.refresh(call.token[0])
        call.cookie = call.token[0]
    return say.Me(person=person.info(), tables=call.house.listing.turns_of(person.id))


async def change_me(call: Call, wanted: say.MeChanged) -> say.Me:
    """Another name or language."""
    person = await call.house.people.change(call.somebody(), wanted.name, wanted.language)
    return say.Me(person=person.info(), tables=call.house.listing.turns_of(person.id))


async def log_out(call: Call) -> None:
    """Forget this device; its sockets are closed."""
    person = call.somebody()
    if call.token is not None:
        await call.house.people.end(call.token[0])
    call.cookie = ""
    call.house.connections.sign_out(person.id)


async def new_resume_code(call: Call) -> say.Code:
    """A code with which another device becomes you, once."""
    code = await call.house.people.new_session(call.somebody(), "resume")
    return say.Code(code=code, seconds=RESUME_AGE)


async def resume(call: Call, wanted: say.ResumeWanted) -> say.Me:
    """Become the person who made this code; sets the cookie."""
    call.spend_try()
    taken = await call.house.people.take(wanted.code)
    if taken is None:
        raise NotFound("this code is not good, or not any more: make a new one on the other device")
    person, call.cookie = taken
    return say.Me(person=person.info(), tables=call.house.listing.turns_of(person.id))


async def new_token(call: Call, wanted: say.TokenWanted) -> say.TokenInfo:
    """A bot with a token of its own; the token is shown only here."""
    call.spend_guest()
    bot, token = await call.house.people.new_bot(call.somebody(), wanted.name)
    return say.TokenInfo(person=bot.info(), token=token)


async def end_token(call: Call) -> None:
    """Take a bot's tokens back."""
    if not await call.house.people.end_bot(call.somebody(), call.path("person")):
        raise NotFound("you have no such bot")
    call.house.connections.sign_out(call.path("person"))


# What there is


async def catalogue(call: Call) -> say.Catalogue:
    """All games with their options, presets and bots."""
    return say.Catalogue(
        games=[_entry(game) for game in GAMES],
        clocks={name: pace._asdict() if pace is not None else None for name, pace in PACES.items()},
        phrases=list(say.PHRASES),
        languages=list(LANGUAGES),
        themes=list(THEMES),
    )


def _entry(game: str) -> say.CatalogueEntry:
    rules, settled = make_game(game), defaults(game)
    return say.CatalogueEntry(
        id=game,
        faces=list(die_faces(rules)),
        options=[
            say.OptionInfo(id=each.id, values=list(each.values), default=settled[each.id], clause=each.clause)
            for each in options_of(game).values()
        ],
        presets=presets_of(game),
        bots=list(BOTS[game]),
        tournament=has_tournament(rules),
    )


async def words(call: Call) -> Response:
    """Every sentence that the page needs, as one Fluent catalogue."""
    return Response(words_of(call.path("language"), call._theme()).source(PAGE_TOPICS), media_type="text/plain")


async def guide(call: Call) -> say.Guide:
    """The rules of a game at hand, as HTML of text alone. The first heading is of the ``level`` asked for."""
    level = msgspec.convert(call.query("level", "1"), say.HeadingLevel, strict=False)
    game = known_game(call.path("game")).id
    return say.Guide(html=guide_html(call.path("language"), call._theme(), game, level))


# Tables


async def lobby(call: Call) -> say.Lobby:
    """The open tables."""
    house = call.house
    return say.Lobby(
        tables=house.listing.open_tables(), playing=house.listing.playing, people=house.listing.people_here
    )


async def new_table(call: Call, wanted: say.TableWanted) -> say.Made:
    """Open a table."""
    table = await call.house.tables.open(call.somebody(), wanted)
    return _made(table)


def _made(table: Session) -> say.Made:
    return say.Made(table=table.info(), path=f"t/{table.state.id}")


async def one_table(call: Call) -> say.TableInfo:
    """One table."""
    table = call.allowed_table()
    return table.info()


async def give_password(call: Call, given: say.PasswordGiven) -> say.TableInfo:
    """Be let in to a table with a password."""
    person, table = call.somebody(), call.table()
    if table.state.terms.visibility == "password":
        call.spend_try()
        if not await call.house.throwing.run(fits, given.password, table.state.terms.password):
            raise TableRefused("this is not the password of the table", code="server/password")
        await table.admit(person.id)
    return table.info()


async def table_code(call: Call) -> Response:
    """The link of a table as a QR code."""
    table = call.allowed_table()
    code = segno.make(call.link(f"/t/{table.state.id}"), error="m")
    picture = BytesIO()
    code.save(picture, kind="svg", scale=8, dark="#2b2130", light="#ffffff", border=3)
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def play_now(call: Call, wanted: say.PlayWanted) -> say.Made:
    """Play at once: with somebody who waits, or with a bot."""
    known_game(wanted.game)
    return _made(await call.house.tables.play_now(call.somebody(), wanted.game))


async def practise(call: Call, wanted: say.PracticeWanted) -> say.Practised:
    """Throw as you like, into what lies there: nothing is kept."""
    from throwdown.server.compute.practice import practised

    person = call.somebody()
    if not call.house.throw_rate.take(("practice", person.id)):
        raise TooOften("you throw too fast: wait a moment")
    return await call.house.throwing.run(practised, wanted, call.house.throwing.workers)


# Finished games


def _finished(call: Call) -> tuple[Session, PlayedGame]:
    """A game that is over; one under way shows nothing."""
    row = call.house.store.game(call.path("game"))
    table = call.house.tables.find(row.table) if row is not None else None
    games = table.state.games if table is not None else []
    game = next((each for each in games if each.id == call.path("game")), None)
    if table is None or game is None:
        raise NotFound("there is no such game")
    if game.match.result is None:
        raise TableRefused("this game is not over yet: nothing is revealed before its end", code="server/not_over")
    return table, game


async def replay(call: Call) -> say.Replay:
    """A finished game, step by step."""
    _, game = _finished(call)
    row = call.house.store.game(game.id)
    header, match = game.match.log.header, game.match
    narrator = Narrator(match, call.words())
    return say.Replay(
        id=game.id,
        game=header.game,
        players=list(header.players),
        bots=list(header.bots),
        options=dict(header.options),
        thrower=header.thrower,
        engine=header.engine,
        commitment=header.commitment,
        secret=getattr(match.log.entries[-1], "secret", ""),
        started=row.started if row is not None else 0.0,
        ended=row.ended if row is not None else None,
        result=encode(match.result),
        steps=[_step(match, narrator, number) for number in range(match.version + 1)],
    )


def _step(match: Match, narrator: Narrator, number: int) -> say.ReplayStep:
    from throwdown.narration import clauses

    entry = match.log.entries[number - 1] if number else None
    events = match.moments[number].events
    return say.ReplayStep(
        n=number,
        seat=entry.seat if isinstance(entry, Acted) else None,
        action=encode(entry.action) if isinstance(entry, Acted) else None,
        intent=list(entry.intent) if isinstance(entry, Acted) else [],
        events=[encode(event) for event in events],
        told=narrator.about(number),
        why=clauses(events),
        view=encode(match.game.view(match.state_at(number), None)),
        lying=list(match.lying_at(number).items()),
        motion=entry.motion if isinstance(entry, Resolved) else "",
    )


async def record(call: Call) -> Response:
    """The record of a finished game, for ``throwdown replay`` and ``throwdown verify``."""
    _, game = _finished(call)
    text = "".join(f"{line}\n" for line in game.match.log.lines())
    name = f'attachment; filename="{game.id}.jsonl"'
    return Response(text, media_type="application/jsonl", headers={"content-disposition": name})


async def verdict(call: Call) -> say.Verdict:
    """A finished game computed again: commitment, intents, every throw."""
    _, game = _finished(call)
    key = (game.id, game.match.log.mark)
    kept = call.house.verdicts.get(key)
    if kept is None:
        call.spend_try()
        kept = await call.house.throwing.run(_verdict, game.match)
        if len(call.house.verdicts) >= VERDICTS_KEPT:
            call.house.verdicts.pop(next(iter(call.house.verdicts)))
        call.house.verdicts[key] = kept
    return kept


async def review(call: Call) -> say.Review:
    """The decisions of a finished game that cost each player the most."""
    _, game = _finished(call)
    return await call.house.advisers.review(game.id, game.match.log)


def _verdict(match: Match) -> say.Verdict:
    verified = verify(match.log)
    *_, last = match.log.lines()
    checks = [
        say.CheckInfo(entry=check.number, what=check.what, verdict=check.verdict, why=check.why)
        for check in verified.checks
    ]
    return say.Verdict(verdict=verified.verdict, fingerprint=json.loads(last)["hash"], checks=checks)


# The server itself


async def health(call: Call) -> say.Health:
    """Whether the server is there."""
    return say.Health(status="ok", version=call.house.version, protocol=say.PROTOCOL)


LANGUAGE = ("language", str)
THEME = ("theme", str)
LEVEL = ("level", say.HeadingLevel)

ROUTES: tuple[Route, ...] = (
    Route("POST", "/api/guests", new_guest, say.Me, say.GuestWanted, open=True),
    Route("GET", "/api/me", me, say.Me),
    Route("PATCH", "/api/me", change_me, say.Me, say.MeChanged),
    Route("DELETE", "/api/me", log_out, None, status=204),
    Route("POST", "/api/me/resume", new_resume_code, say.Code),
    Route("POST", "/api/resume", resume, say.Me, say.ResumeWanted, refuses=(404,), open=True),
    Route("POST", "/api/tokens", new_token, say.TokenInfo, say.TokenWanted),
    Route("DELETE", "/api/tokens/{person}", end_token, None, refuses=(404,), status=204),
    Route("GET", "/api/catalogue", catalogue, say.Catalogue, open=True),
    Route("GET", "/api/words/{language}", words, "text/plain", refuses=(404,), query=(THEME,), open=True, keep_s=300),
    Route(
        "GET",
        "/api/guide/{language}/{game}",
        guide,
        say.Guide,
        refuses=(404,),
        query=(THEME, LEVEL),
        open=True,
        keep_s=300,
    ),
    Route("GET", "/api/tables", lobby, say.Lobby, open=True),
    Route("POST", "/api/tables", new_table, say.Made, say.TableWanted, refuses=(404, 409)),
    Route("GET", "/api/tables/{table}", one_table, say.TableInfo, refuses=(403, 404)),
    Route("POST", "/api/tables/{table}/password", give_password, say.TableInfo, say.PasswordGiven, refuses=(403, 404)),
    Route("GET", "/api/tables/{table}/qr", table_code, "image/svg+xml", refuses=(403, 404)),
    Route("POST", "/api/play", play_now, say.Made, say.PlayWanted, refuses=(404, 409)),
    Route("POST", "/api/practice", practise, say.Practised, say.PracticeWanted, refuses=(404,)),
    Route("GET", "/api/replays/{game}", replay, say.Replay, refuses=(404, 409), query=(LANGUAGE, THEME), open=True),
    Route("GET", "/api/replays/{game}/record", record, "application/jsonl", refuses=(404, 409), open=True),
    Route("GET", "/api/replays/{game}/verify", verdict, say.Verdict, refuses=(404, 409), open=True),
    Route("GET", "/api/replays/{game}/review", review, say.Review, refuses=(404, 409), open=True),
    Route("GET", "/healthz", health, say.Health, open=True),
)
