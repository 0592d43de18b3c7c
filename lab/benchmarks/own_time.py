"""Bots that think by the time that their process has had, and not by the clock on the wall.

A search that goes by the wall is starved where other work runs, and plays worse than it should. So measured, a busy
machine takes longer and changes nothing else.
"""

from __future__ import annotations

from time import thread_time

from throwdown.bots import clock


def think_by_own_time() -> None:
    """From now on, in this process and its forks. Modules call it, so that a new interpreter that reads them does."""
    clock.now = thread_time
