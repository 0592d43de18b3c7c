"""How far a long computation is: a bar for people who watch, and nothing for files and programs."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

#: The bar is redrawn after so many s at the earliest.
PACE = 0.1


@contextmanager
def progress(doing: str, total: float) -> Iterator[Callable[[float], None]]:
    """Gives a function to call with each part that is done, until the parts are ``total``.

    The bar is drawn on the error stream, only if that is a terminal, and leaves nothing behind.
    """
    if not sys.stderr.isatty():
        yield lambda part: None
        return
    from rich.console import Console
    from rich.progress import Progress

    # Drawn when something is done, not by a thread: worker processes are forks, and threads do not survive a fork.
    with Progress(console=Console(stderr=True), transient=True, auto_refresh=False) as bar:
        task, drawn = bar.add_task(doing, total=total), monotonic()

        def done(part: float) -> None:
            nonlocal drawn
            bar.advance(task, part)
            if monotonic() - drawn > PACE:
                bar.refresh()
                drawn = monotonic()

        yield done
        bar.refresh()
