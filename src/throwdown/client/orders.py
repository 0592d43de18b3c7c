"""The configuration of a standing bot: a TOML file, and its token beside it."""

from __future__ import annotations

import os
import re
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from throwdown.bots import make_bot
from throwdown.errors import OptionRefused, ThrowdownError
from throwdown.rules.catalogue import known
from throwdown.rules.editions import EDITIONS, edition_for
from throwdown.rules.rulings import options_of, resolve_options
from throwdown.words import ArgumentRefused

if TYPE_CHECKING:
    from collections.abc import Mapping

#: The variable of the environment that may hold the token.
TOKEN = "THROWDOWN_TOKEN"  # noqa: S105  # the name of it
#: The plain rules, where editions are named.
PLAIN = "none"

#: What each key holds, for the message about a wrong value.
KEYS = {
    "server": 'the address of the server, as "http://localhost:8642"',
    "games": 'a list of games, as ["strike", "impact"]',
    "bot": 'the name of a bot, as "expert", or of your own, as "my_bot:Careful"',
    "name": 'the name under which it plays, as "Careful"',
    "token_file": 'the file with its token, as "bot.token"',
    "tables": "at how many tables it sits at once, a whole number from 1 to 100",
    "think_ms": "how long it thinks about a decision, a whole number of ms from 1 to 2000",
    "wait_s": "how long it waits at a table for a game to begin, a whole number of seconds from 10 to 86400",
    "editions": 'a list of editions by name or language, as ["hp-DE", "en"], or "none" for the plain rules',
    "throwers": 'a list out of "physics" and "luck"',
    "options": 'a table of options with the values it plays with, as collect = ["mandatory"]',
}


class Orders(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What to play where; an empty list means all."""

    server: str
    games: Annotated[list[str], Meta(min_length=1)]
    bot: str = "regular"
    name: str = ""
    token_file: str = ""
    tables: Annotated[int, Meta(ge=1, le=100)] = 1
    think_ms: Annotated[int, Meta(ge=1, le=2000)] = 250
    wait_s: Annotated[int, Meta(ge=10, le=86_400)] = 600
    editions: list[str] = []
    throwers: list[Literal["physics", "luck"]] = []
    options: dict[str, list[Any]] = {}

    def serves(self) -> dict[str, Any]:
        """The same, as the lobby gets it."""
        return {
            "games": self.games,
            "tables": self.tables,
            "editions": sorted({id for edition in self.editions for id in _editions(edition, self.games)}),
            "throwers": self.throwers,
            "options": self.options,
        }


def read_orders(path: Path) -> Orders:
    """The orders in this file, checked as far as that is possible without a server."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ArgumentRefused("file/unreadable", path=path, why=error.strerror) from None
    except ValueError as error:  # neither TOML nor text
        raise ArgumentRefused("file/orders", path=path, why=error) from None
    try:
        orders = msgspec.convert(content, Orders)
    except msgspec.ValidationError as error:
        raise ArgumentRefused("file/orders", path=path, why=_complaint(str(error))) from None
    try:
        _check(orders)
    except ThrowdownError as error:
        raise ArgumentRefused("file/orders", path=path, why=error) from None
    return orders


def _complaint(error: str) -> str:
    """What is wrong with which key, and what it should hold."""
    if found := re.search(r"unknown field `(.+)`", error):
        return f"there is no {found[1]!r}: choose from {', '.join(KEYS)}"
    if found := re.search(r"required field `(.+)`", error):
        return f"{found[1]} is missing: give {KEYS[found[1]]}"
    found = re.search(r"\$\.(\w+)", error)
    key = found[1] if found else ""
    return f"{key} is not understood: give {KEYS[key]}" if key in KEYS else error


def _check(orders: Orders) -> None:
    for game in orders.games:
        make_bot(known(game).id, orders.bot)
    for edition in orders.editions:
        if not _editions(edition, orders.games):
            raise OptionRefused(
                "none of these games has an edition {edition!r}: choose from {known}",
                code="option/edition",
                edition=edition,
                known=_known(orders.games),
            )
    for name, values in orders.options.items():
        _check_option(name, values, orders.games)


def _editions(name: str, games: list[str]) -> list[str]:
    """The editions of these games that are meant by a name, or offered to people of a language."""
    if name == PLAIN:
        return [PLAIN]
    if name.lower() in {each.language for each in EDITIONS.values()}:
        offered = [edition_for(game, name.lower()) for game in games]
        return [each.id for each in offered if each is not None]
    return [id for id, each in EDITIONS.items() if name.lower() == id.lower() and set(games) & set(each.games)]


def _known(games: list[str]) -> str:
    return ", ".join([*(each.id for each in EDITIONS.values() if set(games) & set(each.games)), PLAIN])


def _check_option(name: str, values: list[Any], games: list[str]) -> None:
    having = [game for game in games if name in options_of(game)]
    if not having:
        every = sorted({option for game in games for option in options_of(game)})
        raise OptionRefused(
            "there is no option {name!r} in these games: choose from {known}", name=name, known=", ".join(every)
        )
    if not values:
        raise OptionRefused("option {name} has no values: name those with which it plays, or leave it out", name=name)
    for value in values:
        resolve_options(having[0], {name: value})


def read_token(orders: Orders, path: Path, environ: Mapping[str, str] = os.environ) -> str:
    """The token of the bot, from the environment or from its file, which lies beside the orders."""
    token = environ.get(TOKEN, "").strip()
    if not token and orders.token_file:
        file = token_path(orders, path)
        try:
            token = file.read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError):
            raise ArgumentRefused("file/token", path=file) from None
    if not token:
        raise ArgumentRefused("file/token", path=path)
    return token


def token_path(orders: Orders, path: Path) -> Path:
    if not orders.token_file:
        raise ArgumentRefused("file/token", path=path)
    return path.parent / orders.token_file
