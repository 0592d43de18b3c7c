"""The help of every command in the reader's language: its words come from the catalogue, its form from click."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import click

from .shared import CommandWords, lang_option

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.words import Words

EXAMPLE = re.compile(r"^ *Example: (.*)$", re.MULTILINE)
DEFAULT = re.compile(r"\bdefault: ([^;\]]+)")
#: What click calls the kinds of values; a whole number is a whole number with bounds and without.
KINDS = re.compile(r"\b(INTEGER RANGE|INTEGER|TEXT|PATH)$")
#: What click says of the option that it adds itself.
HELP = "Show this message and exit."
#: The first command, and what every command has, go by these names in the catalogue.
ABOUT, ANY = "about", "any"


class Formatter(click.HelpFormatter):
    """Writes click's own words in the language of this run."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        words = CommandWords.current()
        usage = args.replace("[OPTIONS]", words.say("cli-some-options"))
        usage = usage.replace("[COMMAND] [ARGS]...", words.say("cli-some-command"))
        super().write_usage(prog, usage, f"{words.say('cli-usage')} ")

    def write_heading(self, heading: str) -> None:
        headings = {"Options": "cli-options", "Commands": "cli-commands"}
        super().write_heading(CommandWords.current().say(headings[heading]))

    def write_dl(self, rows: Iterable[tuple[str, str]], *args: Any, **extra: Any) -> None:
        super().write_dl([(_kind(first), _extras(second)) for first, second in rows], *args, **extra)


class Context(click.Context):
    formatter_class = Formatter


def localise(command: click.Command, name: str) -> click.Command:
    """Give a command --lang, if it has none, and the help that the catalogue has for it."""
    words = CommandWords.current()
    command.context_class = Context
    if not any("--lang" in each.opts for each in command.params):
        command.params.append(lang_option())
    command.short_help = words.say(f"cli-{name}")
    examples = EXAMPLE.findall(command.callback.__doc__ or "") if command.callback else []
    more = [words.say(f"cli-{name}-more")] if words.has(f"cli-{name}-more") else []
    examples_text = [words.say("cli-example", command=example) for example in examples]
    command.help = "\n\n".join([command.short_help, *more, *examples_text])
    for parameter in command.params:
        if isinstance(parameter, click.Option):
            parameter.help = option_help(words, name, parameter)
    return command


def option_help(words: Words, command: str, option: click.Option) -> str | None:
    """What an option does: its own sentence in this command or its group, or the one that it has in all of them."""
    name = option_name(option)
    group = command.partition("-")[0]
    keys = (f"cli-{command}-{name}", f"cli-{group}-{name}", f"cli-{ANY}-{name}")
    return next((words.say(key) for key in keys if words.has(key)), option.help)


def option_name(option: click.Option) -> str:
    return next(each for each in option.opts if each.startswith("--")).removeprefix("--")


def _kind(first: str) -> str:
    words = CommandWords.current()
    kinds = {"TEXT": words.say("cli-text"), "PATH": words.say("cli-file")}
    return KINDS.sub(lambda kind: kinds.get(kind[1], "N"), first)


def _extras(second: str) -> str:
    if second == HELP:
        return CommandWords.current().say(f"cli-{ANY}-help")
    return DEFAULT.sub(lambda found: CommandWords.current().say("cli-default", value=found[1]), second)
