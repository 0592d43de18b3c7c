"""Everything that can be written, by name; each store has the SQL for it."""

from __future__ import annotations

from typing import Final

from throwdown.live.store import (
    ADD_EVENT,
    ADD_MOVE,
    ADD_NAME,
    DROP_PLAYS_OF,
    DROP_SEAT,
    DROP_SECRETS_OF,
    NOTE_SNAPSHOT,
    PUT_GAME,
    PUT_PERSON,
    PUT_PLAY,
    PUT_SEAT,
    PUT_SECRET,
    PUT_TABLE,
    Write,
)

__all__ = [
    "ADD_CREDENTIAL",
    "ADD_EVENT",
    "ADD_MOVE",
    "ADD_NAME",
    "DROP_CREDENTIAL",
    "DROP_CREDENTIALS_OF",
    "DROP_OLD_CODES",
    "DROP_OLD_MOVES",
    "DROP_OTHER_SESSIONS_OF",
    "DROP_PLAYS_OF",
    "DROP_SEAT",
    "DROP_SEATS_OF_STRANDED",
    "DROP_SECRETS_OF",
    "DROP_SESSION",
    "DROP_SESSIONS_OF",
    "DROP_STALE_SESSIONS",
    "DROP_STALE_TICKETS",
    "DROP_STRANDED",
    "END_OTHER_TICKETS",
    "END_TICKET",
    "JOINING",
    "LOCK_PEOPLE",
    "NOTE_SNAPSHOT",
    "PUT_ANALYSIS",
    "PUT_GAME",
    "PUT_HEARTBEAT",
    "PUT_PERSON",
    "PUT_PLAY",
    "PUT_SEAT",
    "PUT_SECRET",
    "PUT_SESSION",
    "PUT_TABLE",
    "PUT_TICKET",
    "TAKE_SESSION",
    "USE_CREDENTIAL",
    "USE_TICKET",
    "Write",
]  # fmt: skip


PUT_SESSION: Final = Write(1, "put_session")
TAKE_SESSION: Final = Write(1, "take_session")
DROP_SESSION: Final = Write(1, "drop_session")
DROP_SESSIONS_OF: Final = Write(1, "drop_sessions_of")
DROP_OTHER_SESSIONS_OF: Final = Write(1, "drop_other_sessions_of")
ADD_CREDENTIAL: Final = Write(1, "add_credential")
USE_CREDENTIAL: Final = Write(1, "use_credential")
DROP_CREDENTIAL: Final = Write(1, "drop_credential")
DROP_CREDENTIALS_OF: Final = Write(1, "drop_credentials_of")
PUT_TICKET: Final = Write(1, "put_ticket")
USE_TICKET: Final = Write(1, "use_ticket")
END_OTHER_TICKETS: Final = Write(1, "end_other_tickets")
END_TICKET: Final = Write(1, "end_ticket")

# Joining a guest to a person, in this order. Each of them does nothing unless the first has marked the guest.

LOCK_PEOPLE: Final = Write(2, "lock_people")
JOIN_GUEST: Final = Write(3, "join_guest")
JOIN_EARLIER: Final = Write(4, "join_earlier")
MOVE_BOTS: Final = Write(4, "move_bots")
DROP_GUESTS_SESSIONS: Final = Write(4, "drop_guests_sessions")
DROP_GUESTS_CREDENTIALS: Final = Write(4, "drop_guests_credentials")
DROP_GUESTS_TICKETS: Final = Write(4, "drop_guests_tickets")
JOINING: Final = (
    JOIN_GUEST, JOIN_EARLIER, MOVE_BOTS, DROP_GUESTS_SESSIONS, DROP_GUESTS_CREDENTIALS, DROP_GUESTS_TICKETS,
)  # fmt: skip

PUT_HEARTBEAT: Final = Write(9, "put_heartbeat")

# Purging, in this order: sessions that are good no more; then people who have none left and so cannot come back,
# with the seats they had at tables that are over; and answers that no client will ask for again.

DROP_STALE_SESSIONS: Final = Write(10, "drop_stale_sessions")
DROP_OLD_CODES: Final = Write(10, "drop_old_codes")
DROP_STALE_TICKETS: Final = Write(10, "drop_stale_tickets")
DROP_SEATS_OF_STRANDED: Final = Write(11, "drop_seats_of_stranded")
DROP_STRANDED: Final = Write(12, "drop_stranded")
DROP_OLD_MOVES: Final = Write(13, "drop_old_moves")

# Plays: of games that ended before there were any, and what an analysis adds to those that are there.

PUT_ANALYSIS: Final = Write(15, "put_analysis")

# How strong people are.
