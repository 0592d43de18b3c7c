"""Where a command works, as its options say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F", bound="Callable[..., Any]")


def work_options(command: F) -> F:
    """--processes and --on."""
    command = click.option("--on", metavar="CLUSTER")(command)
    return click.option("--processes", type=click.IntRange(0), metavar="N")(command)
