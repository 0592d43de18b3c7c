"""``throwdown completion``: what makes a shell complete commands, games, bots, editions and rule options."""

from __future__ import annotations

import click


@click.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def completion(shell: str) -> None:
    """Print what makes SHELL complete commands, games, bots, editions and rule options.

    Example: throwdown completion bash >> ~/.bashrc
    """
    from click.shell_completion import get_completion_class

    throwdown = click.get_current_context().find_root().command
    found = get_completion_class(shell)
    if found is not None:
        click.echo(found(throwdown, {}, "throwdown", "_THROWDOWN_COMPLETE").source())
