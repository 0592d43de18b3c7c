"""What the commands share: options, files, names, and how a failure is reported."""

from __future__ import annotations

import os
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

import click

from throwdown.errors import ThrowdownError
from throwdown.library.printable import printable
from throwdown.library.typed import option_value, think_time

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from throwdown.words import Words

F = TypeVar("F", bound="Callable[..., Any]")
FAILED, UNREADABLE = 1, 2
#: The exit status where nothing is wrong, but not everything could be checked.
UNCHECKED = 3
#: The key of the typed arguments in click's context.
TYPED = "throwdown.typed"


class CommandWords:
    """The language of this run, once it is chosen: messages and errors use it."""

    words: ClassVar[Words | None] = None
    #: The language of help and usage errors, chosen before a command is read.
    help: ClassVar[Words | None] = None

    @classmethod
    def current(cls) -> Words:
        from throwdown.words import Words

        return cls.words or cls.help or Words()

    @classmethod
    def choose(cls, arguments: Sequence[str]) -> None:
        """Choose the language of help and usage errors: --lang, wherever it is, else the environment's."""
        from throwdown.words import LANGUAGES, Words, language_of

        language = language_of(_lang_in(arguments))
        cls.words, cls.help = None, Words(language if language in LANGUAGES else language_of())

    @classmethod
    def error(cls, error: ThrowdownError) -> str:
        return cls.current().explained(error)


def _lang_in(arguments: Sequence[str]) -> str | None:
    for word, following in zip_longest(arguments, arguments[1:]):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def complain(message: str, status: int) -> int:
    """One line: a file or a server may have worded it."""
    click.echo(f"throwdown: {printable(message)}", err=True)
    return status


def _option_pairs(ctx: click.Context, parameter: click.Parameter, pairs: Sequence[str]) -> dict[str, Any]:
    """NAME=VALUE, with lists by commas, and true, false, none and numbers understood."""
    chosen: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.BadParameter(f"{pair!r} is not NAME=VALUE")
        chosen[name] = option_value(name, value)
    return chosen


def rule_options(command: F) -> F:
    command = click.option(
        "--option",
        "options",
        multiple=True,
        callback=_option_pairs,
        metavar="NAME=VALUE",
        shell_complete=complete_options,
    )(command)
    return click.option("--edition", metavar="NAME", shell_complete=complete_editions)(command)


def record_named(ctx: click.Context, parameter: click.Parameter, record: Path) -> Path:
    """The file of a record; a name without a folder may be that of a save."""
    from throwdown.terminal.saves.files import SaveRefused
    from throwdown.terminal.saves.resuming import find_save

    if record.exists() or record.name != str(record):
        return record
    try:
        return find_save(record)
    except SaveRefused:
        return record


# What a shell completes


def complete_games(ctx: click.Context, parameter: click.Parameter, typed: str) -> list[str]:
    from throwdown.rules import GAMES

    return [game for game in GAMES if game.startswith(typed)]


def _game_typed() -> str:
    """The game of a line that is not complete: click reads it only once all of it fits."""
    from throwdown.rules import GAMES

    words = os.environ.get("COMP_WORDS", "").split()
    return next((word for word in words if word in GAMES), next(iter(GAMES)))


def complete_bots(ctx: click.Context, parameter: click.Parameter, typed: str) -> list[str]:
    """The last of the names, which are separated by commas."""
    from throwdown.bots.roster import bots_of

    first, comma, last = typed.rpartition(",")
    known = bots_of(_game_typed())
    return [f"{first}{comma}{bot}" for bot in known if bot.startswith(last)]


def complete_editions(ctx: click.Context, parameter: click.Parameter, typed: str) -> list[str]:
    from throwdown.rules.rulings import edition_changes

    return [edition for edition in edition_changes(_game_typed()) if edition.startswith(typed)]


def complete_options(ctx: click.Context, parameter: click.Parameter, typed: str) -> list[str]:
    """A name, then its values."""
    from throwdown.rules.rulings import options_of

    rows = options_of(_game_typed()).values()
    values = (f"{row.id}={str(value).lower()}" for row in rows for value in row.values)
    return [pair for pair in values if pair.startswith(typed)]


def seconds(ctx: click.Context, parameter: click.Parameter, text: str | None) -> float | None:
    """10ms, 0.3s or 0.3."""
    if text is None:
        return None
    given = think_time(text)
    if given is None:
        raise click.BadParameter(f"{text!r} is not a time to think: give 1ms to 2s, for example 10ms")
    return given


def think_option(default: str | None = None) -> Callable[[F], F]:
    """How long bots may think about a decision."""
    return click.option("--think", default=default, show_default=default is not None, callback=seconds, metavar="TIME")


#: ``bots.models.read_model`` reads it.
model_option = click.option("--model", metavar="MODEL")

#: Records name a game by its id alone: a file never says which code is to run.
own_game_option = click.option("--game", "own_game", metavar="MODULE:NAME")

json_option = click.option("--json", "as_json", is_flag=True)


def _known_language(ctx: click.Context, parameter: click.Parameter, language: str | None) -> str | None:
    from throwdown.words import Words, language_of

    if language is not None:
        Words(language_of(language))  # refuses what we do not have
    return language


def lang_option() -> click.Option:
    """For a command that leaves the choice to ``CommandWords.choose``."""
    return click.Option(["--lang"], metavar="LANGUAGE", callback=_known_language, expose_value=False)


def language_options(command: F) -> F:
    theme = click.option("--theme", default="published", show_default=True)
    lang = click.option("--lang", metavar="LANGUAGE", callback=_known_language)
    return lang(theme(command))


def use_language(lang: str | None, theme: str = "published") -> Words:
    """Set the language of this run, also for errors, and return its words."""
    from throwdown.words import Words, language_of

    if lang is None and CommandWords.help is not None:
        lang = CommandWords.help.language  # given before the command
    CommandWords.words = Words(language_of(lang), theme)
    return CommandWords.words


def read_own_game(name: str | None) -> None:
    """Let records of this game be read."""
    if name is not None:
        from throwdown.library.own import game_id

        game_id(name)
