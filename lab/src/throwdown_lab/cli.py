"""``throwdown lab``: the commands of the laboratory, each imported when it is called."""

from __future__ import annotations

from importlib import import_module

import click

#: In the order of the help, with what each does.
COMMANDS = {
    "simulate": "Let bots play many games, and count results.",
    "ladder": "Let bots play each other, and rank them.",
    "solve": "Solve a game and print what a position is worth.",
    "make": "Make the data files that the game plays by.",
    "throw": "Throw dice into the arena and print what happens.",
    "fairness": "Throw thousands of dice: are they fair, what is skill worth?",
    "adjudicate": "Judge the scenarios of files.",
}


class Laboratory(click.Group):
    """A group whose commands are files in ``commands/``."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"throwdown_lab.commands.{cmd_name}"), cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """No command is imported for it."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(cls=Laboratory, context_settings={"help_option_names": ["-h", "--help"]})
def lab() -> None:
    """Simulate, measure, solve and learn."""
