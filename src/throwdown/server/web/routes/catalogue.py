"""What there is: games with their options and bots, sentences, guides."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, get_args

import msgspec
from starlette.responses import Response

from throwdown.bots import BOTS
from throwdown.errors import OptionRefused
from throwdown.live.narrator import words_of
from throwdown.live.pace import PACES
from throwdown.live.protocol.fields import PHRASES, HeadingLevel, Topic
from throwdown.rules import GAMES
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.catalogue import known as known_game
from throwdown.rules.editions import edition_for, editions_of
from throwdown.rules.rulings import Option, defaults, options_of, presets_of, printed_choices
from throwdown.server.protocol import http as wire
from throwdown.server.protocol.route import THEME, Route
from throwdown.server.web.guides import guide_html
from throwdown.table.questions import die_faces, has_tournament
from throwdown.words import LANGUAGES, THEMES

if TYPE_CHECKING:
    from throwdown.server.web.call import Call

LEVEL = ("level", HeadingLevel)
EDITION = ("edition", str)
OPTIONS = ("options", str)
TOPICS = ("topics", str)


async def catalogue(call: Call) -> wire.Catalogue:
    """All games with their options, presets and bots."""
    return wire.Catalogue(
        games=[_entry(game) for game in GAMES],
        clocks={name: pace._asdict() if pace is not None else None for name, pace in PACES.items()},
        phrases=list(PHRASES),
        languages=list(LANGUAGES),
        themes=list(THEMES),
    )


def _entry(game: str) -> wire.CatalogueEntry:
    rules, chosen = make_game(game), defaults(game)
    return wire.CatalogueEntry(
        id=game,
        faces=list(die_faces(rules)),
        options=[_option(each, chosen[each.id]) for each in options_of(game).values()],
        presets=presets_of(game),
        choices={edition: _choices(game, edition) for edition in ("", *presets_of(game))},
        editions=[wire.EditionInfo(id=each.id, language=each.language) for each in editions_of(game)],  # type: ignore[arg-type]
        offered={language: each.id for language in LANGUAGES if (each := edition_for(game, language)) is not None},
        bots=list(BOTS[game]),
        tournament=has_tournament(rules),
    )


def _choices(game: str, edition: str) -> dict[str, list[Any]]:
    return {option: list(values) for option, values in printed_choices(game, edition).items()}


def _option(option: Option, default: Any) -> wire.OptionInfo:
    values = list(option.values)
    return wire.OptionInfo(id=option.id, values=values, default=default, clause=option.clause, group=option.group)


async def words(call: Call) -> Response:
    """The sentences of these ``topics`` (with commas; by default of all that the page has), as one Fluent catalogue."""
    words, topics = words_of(call.path("language"), call.theme), _topics(call.query("topics", ""))
    return Response(await asyncio.to_thread(words.source, topics), media_type="text/plain")


def _topics(asked: str) -> list[Topic]:
    """A topic that does not exist is refused by its type."""
    return msgspec.convert(asked.split(","), list[Topic]) if asked else list(get_args(Topic))


async def guide(call: Call) -> wire.Guide:
    """The rules of a game as it is played, as HTML of text and a drawing; its first heading is of this ``level``.

    ``edition`` names a printed edition ("hp-DE", "de"; "none" for the plain rules), by default that of the language;
    ``options`` is a JSON object with house rules.
    """
    level = msgspec.convert(call.query("level", "1"), HeadingLevel, strict=False)
    language, game, edition = call.path("language"), known_game(call.path("game")).id, call.query("edition", "")
    options = _house_rules(call.query("options", "{}"))
    html = await asyncio.to_thread(guide_html, language, call.theme, game, level, edition or None, options)
    return wire.Guide(html=html)


def _house_rules(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError:
        raise OptionRefused('options are a JSON object: write them like {"accio_extra": "must"}') from None


_CACHED: dict[str, Any] = {"refuses": (404,), "open": True, "cache_s": 300}
ROUTES = (
    Route("GET", "/api/catalogue", catalogue, wire.Catalogue, open=True),
    Route("GET", "/api/words/{language}", words, "text/plain", query=(THEME, TOPICS), **_CACHED),
    Route("GET", "/api/guide/{language}/{game}", guide, wire.Guide, query=(THEME, LEVEL, EDITION, OPTIONS), **_CACHED),
)
