"""How many examples Hypothesis tries: a few with every run, many when somebody wants to know.

THROWDOWN_DEEP=1 scripts/test -m unit
"""

from __future__ import annotations

import os

from hypothesis import settings

DEEP = bool(os.environ.get("THROWDOWN_DEEP"))
#: So many times as many examples.
DEEPER = 25
#: Where a test does not say how many.
USUAL = 100


def examples(quick: int) -> settings:
    """So many examples in a quick run, each for as long as it takes."""
    return settings(max_examples=quick * DEEPER if DEEP else quick, deadline=None)


def load() -> None:
    """The same for tests that do not say how many."""
    settings.register_profile("throwdown", examples(USUAL))
    settings.load_profile("throwdown")
