"""Printed editions: each has a language, the games in its box and the rules in which it differs.

Players choose an edition, and at most a few house rules beside it. Each has an id
(``hp-DE``); the language alone ("de") names it too, where the game is known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .rulings import (
    EDITION_CHANGES,
    changes_of,
    check_new_game,
    defaults,
    edition_name,
    options_of,
    printed_choices,
    resolve_options,
)
from .values import Value

if TYPE_CHECKING:
    from collections.abc import Mapping

#: Where a language has no printed edition of a game, this one is offered.
ELSEWHERE = "en"


class Edition(Value):
    """A printed edition: one box in one language."""

    id: str
    games: tuple[str, ...]
    language: str


EDITIONS = {name: Edition(name, games, name.rpartition("-")[2].lower()) for name, (games, _) in EDITION_CHANGES.items()}


def editions_of(game: str) -> tuple[Edition, ...]:
    """The printed editions of this game."""
    return tuple(edition for edition in EDITIONS.values() if game in edition.games)


def edition_for(game: str, language: str) -> Edition | None:
    """The default edition of a language: its own edition, else the English one, else the only one.

    A registered game has no printed edition.
    """
    printed = {edition.language: edition for edition in editions_of(game)}
    return printed.get(language) or printed.get(ELSEWHERE) or next(iter(printed.values()), None)


def chosen_edition(game: str, wanted: str | None, language: str) -> str:
    """The id of the edition of a new table: the given one, else that of the language; "" is none."""
    if wanted is not None:
        return edition_name(game, wanted)
    offered = edition_for(game, language)
    return offered.id if offered is not None else ""


def table_options(game: str, edition: str, chosen: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """All options of a new table, to be stored with it: the edition's, then the chosen ones."""
    options = resolve_options(game, chosen, edition or None)
    check_new_game(game, options)
    return options


def edition_options(game: str, edition: str) -> dict[str, Any]:
    """All options of a game as this edition has them; "" has the plain ones."""
    return defaults(game) | (changes_of(game, edition) if edition else {})


def differing_options(game: str, options: Mapping[str, Any], edition: str) -> dict[str, Any]:
    """The options of a table that differ from its edition, without the choice of who begins."""
    printed = edition_options(game, edition)
    return {
        option: options[option]
        for option in options_of(game)
        if option != "first_player" and option in options and options[option] != printed.get(option)
    }


def agreed_choices(game: str, options: Mapping[str, Any], edition: str) -> dict[str, Any]:
    """The unusual values of a table that its rulebook itself offers."""
    differ = differing_options(game, options, edition)
    return {option: value for option, value in differ.items() if _is_printed(game, edition, option, value)}


def house_rules(game: str, options: Mapping[str, Any], edition: str) -> dict[str, Any]:
    """The values of a table that its edition does not print, by option."""
    differ = differing_options(game, options, edition)
    return {option: value for option, value in differ.items() if not _is_printed(game, edition, option, value)}


def _is_printed(game: str, edition: str, option: str, value: Any) -> bool:
    offered = printed_choices(game, edition).get(option, ())
    several = value if isinstance(value, list | tuple) else (value,)
    return all(each in offered for each in several)


def nearest_edition(game: str, options: Mapping[str, Any], language: str) -> str:
    """The edition that prints most of these options, at best that of the language; "" if the game has none."""
    offered = edition_for(game, language)
    found = sorted(
        (len(house_rules(game, options, each.id)), each != offered, each.language) for each in editions_of(game)
    )
    return next(each.id for each in editions_of(game) if each.language == found[0][2]) if found else ""
