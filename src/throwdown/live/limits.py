"""The numbers of a table's policy: how long it waits, and how much it takes. Names end with their unit."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Seconds = Annotated[float, Meta(gt=0, le=30 * 24 * 3600)]


class TableLimits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What one table takes, and how long it waits. A host with more limits extends it."""

    name_length: Count = 24
    """In letters as people count them (grapheme clusters)."""
    chat_length: Count = 300
    combining_marks: Count = 4
    """Marks on one letter."""
    watchers_per_table: Count = 200
    grace_s: Seconds = 60.0
    """How long a seat whose connection was lost is waited for."""
    decide_s: Seconds = 120.0
    """How long the others may choose what becomes of such a seat, before a bot plays it."""
    abandoned_s: Seconds = 1800.0
    """A game that everybody has left is played on by bots after so long: every game ends."""
    idle_turn_s: Seconds = 300.0
    """Without a clock: a player who is there and does nothing for so long may be replaced by the others."""
    notice_s: Seconds = 10.0
    """Turn by turn: a player who is not there is notified so long after their turn began."""
    window_s: Seconds = 20.0
    """How long throws at the same time are waited for."""
    rest_s: Seconds = 10.0
    """A table without listeners leaves the memory after so long, until a person comes or something is due."""
    unused_s: Seconds = 600.0
    """A table without listeners is closed after so long if it has not begun, and released if it is over."""
    hash_wait_s: Annotated[float, Meta(ge=0, le=60)] = 5.0
    """At the start of a game: how long seats are waited for that gave no hash of a key; 0 waits for none."""
    key_wait_s: Annotated[float, Meta(ge=0, le=60)] = 5.0
    """How long promised keys are waited for. Then the seat gets the key that a bot would have, and the record's header
    names it."""
    arrive_s: Seconds = 180.0
    """How long a table of an open tournament waits for its people, before it begins without those who are missing."""
    next_game_s: Seconds = 10.0
    """Between two games of a tournament."""
    bot_pause_s: Annotated[float, Meta(ge=0, le=60)] = 0.9
    """How long bots seem to think."""
    again_s: Seconds = 1.0
    """After a throw or a write that failed: when it is tried again."""
