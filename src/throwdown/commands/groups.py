"""Groups of commands: each is imported when it is called, and has its words in the catalogue."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

import click

from .help import localise
from .shared import CommandWords

if TYPE_CHECKING:
    from collections.abc import Sequence


class CommandGroup(click.Group):
    """A group of commands. One that does not exist is refused, with the name that is nearest."""

    #: The commands, in the order of the help.
    names: Sequence[str] = ()
    #: What stands before the name of a command in the catalogue.
    prefix = ""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.names:
            return self.other(cmd_name)
        return localise(self.read(cmd_name), f"{self.prefix}{cmd_name}")

    def read(self, name: str) -> click.Command:
        """The command of this name."""
        raise NotImplementedError

    def other(self, name: str) -> click.Command | None:
        """A command that is not listed."""
        return None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """From the catalogue alone: no command is imported for it."""
        words = CommandWords.current()
        with formatter.section("Commands"):
            formatter.write_dl([(name, words.say(f"cli-{self.prefix}{name}")) for name in self.names])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self.names and not args[0].startswith("-") and self.other(args[0]) is None:
            near = get_close_matches(args[0], self.names, n=1)
            more = {"near": near[0]} if near else {}
            ctx.fail(CommandWords.current().say(f"cli-no-command{'-near' if near else ''}", what=args[0], **more))
        return super().resolve_command(ctx, args)
