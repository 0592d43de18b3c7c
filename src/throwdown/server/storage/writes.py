"""Everything that can be written, by name; how it is said in SQL each store knows itself."""

from __future__ import annotations

from typing import Final, NamedTuple


class Write(NamedTuple):
    """One kind of write. Lower ranks run first, so that what others refer to is there; writes of one rank
    touch the same rows and keep their order."""

    rank: int
    name: str


PUT_PERSON: Final = Write(0, "put_person")
PUT_SESSION: Final = Write(1, "put_session")
DROP_SESSION: Final = Write(1, "drop_session")
DROP_SESSIONS_OF: Final = Write(1, "drop_sessions_of")
PUT_TABLE: Final = Write(2, "put_table")
PUT_GAME: Final = Write(3, "put_game")
PUT_SEAT: Final = Write(4, "put_seat")
DROP_SEAT: Final = Write(4, "drop_seat")
ADD_EVENT: Final = Write(5, "add_event")
ADD_MOVE: Final = Write(6, "add_move")
PUT_SECRET: Final = Write(7, "put_secret")
DROP_SECRETS_OF: Final = Write(7, "drop_secrets_of")
ADD_LEDGER: Final = Write(8, "add_ledger")
PUT_PULSE: Final = Write(9, "put_pulse")
NOTE_REST: Final = Write(9, "note_rest")

# Purging, in this order: sessions that are good no more; then people who have none left and so cannot come back,
# with the seats they had where nobody plays any more; and answers that nobody will ask for again.

DROP_STALE_SESSIONS: Final = Write(10, "drop_stale_sessions")
DROP_SEATS_OF_STRANDED: Final = Write(11, "drop_seats_of_stranded")
DROP_STRANDED: Final = Write(12, "drop_stranded")
DROP_OLD_MOVES: Final = Write(13, "drop_old_moves")
