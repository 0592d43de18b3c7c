"""The page of commands: every command with its arguments and options, read from the parser itself."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click

from throwdown.cli import main
from throwdown.commands.help import EXAMPLE
from throwdown.commands.shared import CommandWords

if TYPE_CHECKING:
    from collections.abc import Iterator

INTRODUCTION = """# The command line

Every command with its arguments and options. With `--help` each command prints the same, in your language. The parser
generates this page.

Without a command, `throwdown` starts a server on this computer and opens its page.

| Command | Description |
|---|---|
{commands}

## Every command

| Option | Description |
|---|---|
| `--lang LANGUAGE` | de, en, fr, it, nl or es (default: the language of your system) |
| `-h`, `--help` | prints the help |

| Exit status | Description |
|---|---|
| 0 | it worked |
| 1 | it failed, or something does not hold |
| 2 | a wrong argument, or a file that cannot be read |
| 3 | nothing is wrong, but not everything could be checked |

Errors are one sentence on the standard error. `--json` prints JSON for machines.
"""
#: Options of every command; the page has them once.
SHARED = ("--lang", "--help")
VALUES = {"INTEGER": "N", "INTEGER RANGE": "N", "FLOAT": "N", "FLOAT RANGE": "N"}


def page() -> str:
    CommandWords.choose(["--lang", "en"])
    context = click.Context(main, info_name="throwdown")
    commands = dict(_commands(main, context))
    listed = "\n".join(
        f"| [`{name}`](#throwdown-{name.replace(' ', '-')}) | {command.short_help} |"
        for name, command in commands.items()
    )
    parts = [INTRODUCTION.format(commands=listed)]
    parts += [_section(command, name, context) for name, command in commands.items()]
    return "\n".join(parts)


def _commands(group: click.Group, context: click.Context, before: str = "") -> Iterator[tuple[str, click.Command]]:
    """Every command by what is typed, those of a group behind it."""
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None  # noqa: S101 - it is listed
        yield f"{before}{name}", command
        if isinstance(command, click.Group):
            yield from _commands(command, click.Context(command, info_name=name, parent=context), f"{before}{name} ")


def _section(command: click.Command, name: str, parent: click.Context) -> str:
    context = click.Context(command, info_name=name, parent=parent)
    usage = " ".join(command.collect_usage_pieces(context))
    about = [text for text in (command.help or "").split("\n\n") if not EXAMPLE.match(text)]
    lines = [f"## throwdown {name}\n", *(f"{_one_line(text)}\n" for text in about)]
    lines += ["```text", f"throwdown {name} {usage}".rstrip(), *EXAMPLE.findall(command.help or ""), "```\n"]
    rows = list(_rows(command, context))
    if rows:
        lines += ["| Option | Default | Description |", "|---|---|---|", *rows, ""]
    return "\n".join(lines)


def _rows(command: click.Command, context: click.Context) -> Iterator[str]:
    for option in command.params:
        if isinstance(option, click.Option) and not option.hidden and not {*SHARED} & {*option.opts}:
            extra = option.get_help_extra(context)
            about = _one_line(option.help or "")
            bounds = f" Range: `{extra['range']}`." if "range" in extra else ""
            default = f"`{extra['default']}`" if "default" in extra else "required" if option.required else ""
            yield f"| {_names(option, context)} | {default} | {about}{bounds} |"


def _names(option: click.Option, context: click.Context) -> str:
    names = ", ".join(f"`{name}`" for name in (*option.opts, *option.secondary_opts))
    if option.is_flag or option.count:
        return names
    if isinstance(option.type, click.Choice):
        return f"{names} " + " or ".join(f"`{value}`" for value in option.type.choices)
    kind = option.make_metavar(context)
    return f"{names} `{VALUES.get(kind, kind)}`"


def _one_line(text: str) -> str:
    return re.sub(r"\s+", " ", text).replace("|", "\\|").strip()
