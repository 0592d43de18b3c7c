"""What there is: games with their options and bots, sentences, guides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, get_args

import msgspec

from throwdown.api import http as wire
from throwdown.api.answers import Answer
from throwdown.api.guides import guide_html
from throwdown.api.guides import rulings as rulings_html
from throwdown.api.route import THEME, Route
from throwdown.errors import OptionRefused
from throwdown.live.narrator import words_of
from throwdown.live.pace import PACES
from throwdown.live.protocol.fields import PHRASES, HeadingLevel, Topic
from throwdown.rules import GAMES
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.catalogue import known as known_game
from throwdown.rules.editions import edition_for, editions_of
from throwdown.rules.rulings import Option, defaults, edition_changes, options_of, printed_choices
from throwdown.table.questions import die_faces, has_tournament
from throwdown.words import LANGUAGES, THEMES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from throwdown.api.call import Call

LEVEL = ("level", HeadingLevel)
EDITION = ("edition", str)
OPTIONS = ("options", str)
TOPICS = ("topics", str)
SEATS = ("seats", int)
DICE = ("dice", str)
BEGINNERS = ("beginners", str)


async def catalogue(call: Call) -> wire.Catalogue:
    """All games with their options, editions and bots."""
    return catalogue_of(call.bots_of)


def catalogue_of(bots_of: Callable[[str], Iterable[str]]) -> wire.Catalogue:
    """The catalogue of a host that has these bots for a game."""
    return wire.Catalogue(
        games=[_entry(game, bots_of(game)) for game in GAMES],
        clocks={name: pace._asdict() if pace is not None else None for name, pace in PACES.items()},
        phrases=list(PHRASES),
        languages=list(LANGUAGES),
        themes=list(THEMES),
    )


def _entry(game: str, bots: Iterable[str]) -> wire.CatalogueEntry:
    rules, chosen = make_game(game), defaults(game)
    return wire.CatalogueEntry(
        id=game,
        faces=list(die_faces(rules)),
        options=[_option(each, chosen.get(each.id)) for each in options_of(game).values()],
        changes=edition_changes(game),
        choices={edition: _choices(game, edition) for edition in ("", *edition_changes(game))},
        editions=[wire.EditionInfo(id=each.id, language=each.language) for each in editions_of(game)],  # type: ignore[arg-type]
        offered={language: each.id for language in LANGUAGES if (each := edition_for(game, language)) is not None},
        bots=list(bots),
        tournament=has_tournament(rules),
    )


def _choices(game: str, edition: str) -> dict[str, list[Any]]:
    return {option: list(values) for option, values in printed_choices(game, edition).items()}


def _option(option: Option, default: Any) -> wire.OptionInfo:
    values = list(option.values)
    return wire.OptionInfo(id=option.id, values=values, default=default, clause=option.clause, group=option.group)


async def words(call: Call) -> Answer:
    """The sentences of these ``topics`` (with commas; by default of all that the page has), as one Fluent catalogue."""
    words, topics = words_of(call.path("language"), call.theme), _topics(call.query("topics", ""))
    return Answer((await call.compute(words.source, topics)).encode(), "text/plain; charset=utf-8")


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
    html = await call.compute(guide_html, language, call.theme, game, level, edition or None, options)
    return wire.Guide(html=html)


async def rulings(call: Call) -> wire.Rulings:
    """What is printed, silent or ours: our rulings with their reasons, and what the editions of a game differ in.

    The queries are those of the guide. ``origins`` says by clause where the rule comes from.
    """
    level = msgspec.convert(call.query("level", "1"), HeadingLevel, strict=False)
    language, game, edition = call.path("language"), known_game(call.path("game")).id, call.query("edition", "")
    options = _house_rules(call.query("options", "{}"))
    html, origins = await call.compute(rulings_html, language, call.theme, game, level, edition or None, options)
    return wire.Rulings(html=html, origins=origins)


async def handicap(call: Call) -> wire.HandicapInfo:
    """The chances with these starting ``dice`` (with commas), or the dice that make them even.

    ``beginners`` are seats with commas; without ``dice``, ``seats`` says how many play.
    """
    from throwdown.bots.handicap import chances_of, suggested

    game, beginners = known_game(call.path("game")).id, _numbers(call.query("beginners", ""))
    dice, seats = _numbers(call.query("dice", "")), msgspec.convert(call.query("seats", "2"), int, strict=False)
    found = chances_of(game, dice, beginners) if dice else suggested(game, seats, beginners)
    return wire.HandicapInfo(
        dice=list(found.dice),
        chances=[round(chance, 4) for chance in found.chances],
        basis=found.basis,
        usual=found.usual,
    )


def _numbers(text: str) -> list[int]:
    return msgspec.convert(text.split(","), list[int], strict=False) if text else []


def _house_rules(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.DecodeError:
        raise OptionRefused('options are a JSON object: write them like {"accio_extra": "must"}') from None


_CACHED: dict[str, Any] = {"refuses": (404,), "open": True, "cache_s": 300}
ROUTES = (
    Route("GET", "/api/catalogue", catalogue, wire.Catalogue, open=True),
    Route("GET", "/api/words/{language}", words, "text/plain", query=(THEME, TOPICS), **_CACHED),
    Route("GET", "/api/handicap/{game}", handicap, wire.HandicapInfo, query=(SEATS, DICE, BEGINNERS), **_CACHED),
    Route("GET", "/api/guide/{language}/{game}", guide, wire.Guide, query=(THEME, LEVEL, EDITION, OPTIONS), **_CACHED),
    Route(
        "GET",
        "/api/rulings/{language}/{game}",
        rulings,
        wire.Rulings,
        query=(THEME, LEVEL, EDITION, OPTIONS),
        **_CACHED,
    ),
)
