"""How far a long computation is: a bar for people who watch, and nothing for files and programs."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@contextmanager
def progress(doing: str, total: float) -> Iterator[Callable[[float], None]]:
    """What it gives is told of each part that is done, until the parts are ``total``.

    The bar is drawn on the error stream, only if that is a terminal, and leaves nothing behind.
    """
    if not sys.stderr.isatty():
        yield lambda part: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(doing, total=total)
        yield lambda part: bar.advance(task, part)
