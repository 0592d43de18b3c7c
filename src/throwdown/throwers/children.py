"""Processes that another one started for itself: they do not outlive it."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def end_with_parent(niceness: int = 0) -> None:
    """In a new process: end when the one that started it is gone, also if that was killed and could not say so.

    ``niceness``: its niceness, so that other work goes first on busy processors.
    """
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who began this, and ends the others
    Thread(target=_end_after_parent, name="parent", daemon=True).start()


def _end_after_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
