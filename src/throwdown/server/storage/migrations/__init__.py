"""How the database grew: one numbered file for each step, in the words of every store.

A migration that has been released is never edited: what changes is one more. A store whose words for a step are
empty has nothing to do for it.
"""

from __future__ import annotations

from typing import Final

from . import (
    m0001,
    m0002,
    m0003,
    m0004,
    m0005,
    m0006,
    m0007,
    m0008,
    m0009,
    m0010,
    m0011,
    m0012,
    m0013,
    m0014,
    m0015,
    m0016,
    m0017,
    m0018,
)

_ALL: Final = (
    m0001,
    m0002,
    m0003,
    m0004,
    m0005,
    m0006,
    m0007,
    m0008,
    m0009,
    m0010,
    m0011,
    m0012,
    m0013,
    m0014,
    m0015,
    m0016,
    m0017,
    m0018,
)
#: In the order in which they run; the first makes version 1.
SQLITE: Final[tuple[tuple[str, ...], ...]] = tuple(each.SQLITE for each in _ALL if each.SQLITE)
POSTGRES: Final[tuple[tuple[str, ...], ...]] = tuple(each.POSTGRES for each in _ALL)
#: From this version on secrets are sealed, and the public list is there.
SEALS_SECRETS: Final = 4
#: From this version of SQLite on the public list has a tree over it.
SIGNS_LIST: Final = 5
#: From this version of SQLite on names are beside the events.
HAS_NAMES: Final = 6
#: From this version of SQLite on people are forgotten.
FORGETS: Final = SQLITE.index(m0013.SQLITE) + 1
