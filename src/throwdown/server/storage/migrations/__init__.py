"""How the database grew: one numbered file for each step, in the words of every store.

A migration that has been released is never edited: what changes is one more. A store whose words for a step are
empty has nothing to do for it.
"""

from __future__ import annotations

from typing import Final

from . import m0001

_ALL: Final = (m0001,)
#: In the order in which they run.
SQLITE: Final[tuple[tuple[str, ...], ...]] = tuple(each.SQLITE for each in _ALL if each.SQLITE)
POSTGRES: Final[tuple[tuple[str, ...], ...]] = tuple(each.POSTGRES for each in _ALL)
#: The version that the first migration makes. Lower numbers are databases from before 1.0, which nothing reads.
FIRST: Final = 101
