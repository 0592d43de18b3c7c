"""The command ``throwdown``: each subcommand is a file in ``commands/`` and is imported when it is called.

Other packages bring commands by the entry points ``throwdown.commands``; they are looked up only where a name is not
one of ours.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from throwdown import __version__
from throwdown.commands.groups import CommandGroup
from throwdown.commands.help import ABOUT, localise
from throwdown.commands.shared import FAILED, TYPED, UNREADABLE, CommandWords, complain
from throwdown.commands.usage import localised_usage
from throwdown.errors import ThrowdownError
from throwdown.parts import explained

if TYPE_CHECKING:
    from collections.abc import Sequence

#: In the order of the help.
COMMANDS = (
    "serve", "play", "referee", "replay", "verify", "odds", "join", "site", "admin", "check-game", "completion",
)  # fmt: skip

#: The entry points of other packages, by the names of their commands.
GROUP = "throwdown.commands"


class Cli(CommandGroup):
    """The commands, whose errors are one clear sentence and a non-zero exit."""

    names = COMMANDS

    def read(self, name: str) -> click.Command:
        attribute = name.replace("-", "_")
        command: click.Command = getattr(import_module(f"throwdown.commands.{attribute}"), attribute)
        return command

    def other(self, name: str) -> click.Command | None:
        return brought(name)

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        words = tuple(args)  # parsing takes them away
        context = super().make_context(info_name, args, parent, **extra)
        context.meta[TYPED] = words
        return context

    def main(self, args: Sequence[str] | None = None, *more: Any, **extra: Any) -> Any:
        given = sys.argv[1:] if args is None else list(args)
        CommandWords.choose(given)
        localise(self, ABOUT)
        try:
            status = self._run(given, *more, **extra)
        except click.ClickException as error:
            status = complain(localised_usage(error, CommandWords.current()), error.exit_code)
        except ThrowdownError as error:
            status = complain(CommandWords.error(error), UNREADABLE)
        except click.Abort:
            status = complain(CommandWords.current().say("cli-stopped"), FAILED)
        sys.exit(status if isinstance(status, int) else 0)

    def _run(self, given: list[str], *more: Any, **extra: Any) -> Any:
        """Run the command; a part that is not installed is an error with one sentence."""
        try:
            return super().main(given, *more, **(extra | {"standalone_mode": False}))
        except ModuleNotFoundError as missing:
            raise explained(missing) from None


def brought(name: str) -> click.Command | None:
    """The command of this name that another package brings."""
    from importlib.metadata import entry_points

    found = next(iter(entry_points(group=GROUP, name=name)), None)
    command: click.Command | None = found.load() if found is not None else None
    return command


@click.group(cls=Cli, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="throwdown")
@click.pass_context
def main(context: click.Context) -> None:
    """Run a command; without one, start the server on this machine and open the page."""
    if context.invoked_subcommand is None:
        from throwdown.commands.serve import serve

        context.invoke(serve, open_page=True)
