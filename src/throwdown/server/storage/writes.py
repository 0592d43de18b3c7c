"""Everything that can be written, by name; each store has the SQL for it."""

from __future__ import annotations

from typing import Final

from throwdown.live.store import (
    ADD_EVENT,
    ADD_LEDGER,
    ADD_MOVE,
    ADD_NAME,
    DROP_SEAT,
    DROP_SECRETS_OF,
    NOTE_REST,
    PUT_GAME,
    PUT_SEAT,
    PUT_SECRET,
    PUT_TABLE,
    Write,
)

__all__ = [
    "ADD_EVENT", "ADD_LEDGER", "ADD_MOVE", "ADD_NAME", "DROP_OLD_MOVES", "DROP_SEAT", "DROP_SEATS_OF_STRANDED",
    "DROP_SECRETS_OF", "DROP_SESSION", "DROP_SESSIONS_OF", "DROP_STALE_SESSIONS", "DROP_STRANDED", "NOTE_REST",
    "PUT_GAME", "PUT_PERSON", "PUT_PULSE", "PUT_SEAT", "PUT_SECRET", "PUT_SESSION", "PUT_TABLE", "Write",
]  # fmt: skip


PUT_PERSON: Final = Write(0, "put_person")
PUT_SESSION: Final = Write(1, "put_session")
DROP_SESSION: Final = Write(1, "drop_session")
DROP_SESSIONS_OF: Final = Write(1, "drop_sessions_of")
PUT_PULSE: Final = Write(9, "put_pulse")

# Purging, in this order: sessions that are good no more; then people who have none left and so cannot come back,
# with the seats they had at tables that are over; and answers that no client will ask for again.

DROP_STALE_SESSIONS: Final = Write(10, "drop_stale_sessions")
DROP_SEATS_OF_STRANDED: Final = Write(11, "drop_seats_of_stranded")
DROP_STRANDED: Final = Write(12, "drop_stranded")
DROP_OLD_MOVES: Final = Write(13, "drop_old_moves")
