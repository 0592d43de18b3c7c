"""Where a command works, as its options say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import click

if TYPE_CHECKING:
    from collections.abc import Callable

F = TypeVar("F", bound="Callable[..., Any]")


def work_options(command: F) -> F:
    """--processes and --on."""
    command = click.option(
        "--on",
        metavar="CLUSTER",
        help="Work on Ray: ray for the cluster that is there or else this machine, or the address of a cluster.",
    )(command)
    return click.option(
        "--processes", type=click.IntRange(0), metavar="N", help="How many cores to use (default or 0: all)."
    )(command)
