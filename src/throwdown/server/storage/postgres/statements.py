"""What the store in PostgreSQL says in words of its own, and the shared statements as it wants them: with $1, $2.

The two that matter for speed take all their rows at once, as JSON. The epoch is checked inside the insert: rows of a
table that this server does not have, or not under that epoch, are left out, and a new owner waits until those
who write there have committed.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import count
from typing import Final

from throwdown.server.storage import statements, writes

#: A database in the locale C knows the lower case of ASCII alone.
EVERY_LETTER: Final = '"und-x-icu"'


@cache
def numbered(statement: str) -> str:
    """With $1, $2 in place of question marks, numbered or not, and lower case of any letters."""
    order = count(1)
    numbers = re.sub(r"\?(\d*)", lambda mark: f"${mark[1] or next(order)}", statement)
    return re.sub(r"LOWER\(([^)]+)\)", rf"LOWER(\1 COLLATE {EVERY_LETTER})", numbers)


def _fenced(table: str, columns: dict[str, str]) -> str:
    names = ", ".join(f'"{name}"' for name in columns)
    typed = ", ".join(f'"{name}" {kind}' for name, kind in columns.items())
    return (
        f"WITH wanted AS (SELECT * FROM json_to_recordset($1::json) AS row ({typed}, epoch bigint)), "  # noqa: S608
        'fence AS (SELECT "table", epoch FROM owners WHERE server = $2 '
        'AND "table" IN (SELECT "table" FROM wanted) ORDER BY "table" FOR SHARE) '
        f'INSERT INTO {table} ({names}) SELECT {names} FROM wanted JOIN fence USING ("table", epoch)'
    )


#: Columns with their types, of what is written with its epoch.
FENCED: Final = {
    writes.ADD_EVENT: {"table": "text", "version": "bigint", "at": "float8", "body": "text", "crc": "bigint"},
    writes.ADD_MOVE: {"table": "text", "person": "text", "move": "text", "fingerprint": "text", "answer": "text"},
}
FENCED_WRITE: Final = {
    writes.ADD_EVENT: _fenced("events", FENCED[writes.ADD_EVENT]),
    writes.ADD_MOVE: _fenced("moves", FENCED[writes.ADD_MOVE]),
}
WRITE: Final = {write: numbered(each) for write, each in statements.WRITE.items() if write not in FENCED} | {
    writes.PUT_SECRET: 'INSERT INTO secrets (game, place, "table", sealed) VALUES ($1, $2, $3, $4)',
}

# The group of batches that a server wrote last

BEGIN_WRITING: Final = "INSERT INTO writers (server, written) VALUES ($1, 0) ON CONFLICT (server) DO NOTHING"
WRITTEN: Final = "UPDATE writers SET written = $1 WHERE server = $2"
#: Waits for a transaction of the same server that lives on after its connection is gone.
LAST_WRITTEN: Final = "SELECT written FROM writers WHERE server = $1 FOR UPDATE"
FORGET_WRITERS: Final = "DELETE FROM writers WHERE since < clock_timestamp() - interval '30 days' AND server <> $1"

# Servers and their tables

JOIN: Final = (
    "INSERT INTO servers (id, name, version, lease_until) "
    "VALUES ($1, $2, $3, clock_timestamp() + make_interval(secs => $4)) "
    "ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until"
)
RENEW: Final = (
    "UPDATE servers SET lease_until = clock_timestamp() + make_interval(secs => $2) "
    "WHERE id = $1 AND lease_until > clock_timestamp()"
)
ALONE: Final = "DELETE FROM servers WHERE id <> $1"
FORGET_SERVERS: Final = "DELETE FROM servers WHERE lease_until < clock_timestamp() - interval '1 hour'"
#: An id is 64 bits in hexadecimal digits, and so is the number of a lock.
_OWN_LOCK = "('x' || {id})::bit(64)::bigint"
#: Held by the connection on which a server writes: PostgreSQL lets go of it as soon as that is gone.
SHOW_LIFE: Final = f"SELECT pg_advisory_lock_shared({_OWN_LOCK.format(id='$1::text')})"
_LIVES = (
    "locktype = 'advisory' AND objsubid = 1 AND granted "  # noqa: S608
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) "
    f"AND (classid::bigint << 32 | objid::bigint) = {_OWN_LOCK.format(id='servers.id')}"
)
_SHOWS_LIFE = f"EXISTS (SELECT 1 FROM pg_locks WHERE {_LIVES})"  # noqa: S608
SERVERS: Final = (
    "SELECT id, name, version, EXTRACT(EPOCH FROM lease_until - clock_timestamp())::float8, "  # noqa: S608
    f"(SELECT COUNT(*) FROM owners WHERE server = id), {_SHOWS_LIFE} "
    "FROM servers WHERE lease_until > clock_timestamp() ORDER BY started, id"
)
#: A server that hangs in the middle of a transaction keeps its locks, and blocks servers that claim its tables.
#: In PostgreSQL a user cannot end connections of another user.
_CUT_OFF = (
    "SELECT pg_terminate_backend(activity.pid) FROM servers "  # noqa: S608
    f"JOIN pg_locks ON {_LIVES} JOIN pg_stat_activity AS activity "
    "ON activity.pid = pg_locks.pid AND activity.usename = current_user"
)
CUT_OFF: Final = f"{_CUT_OFF} WHERE id = $1 AND lease_until <= clock_timestamp()"
#: Of the same server, or of one that had the same name: their connections are of no use any more.
CUT_OFF_OWN: Final = f"{_CUT_OFF} WHERE id = $1 OR (name = $2 AND lease_until <= clock_timestamp())"
#: After a while, for one that is only late, or whose database was away, renews its lease.
CUT_OFF_OTHERS: Final = f"{_CUT_OFF} WHERE id <> $1 AND lease_until < clock_timestamp() - interval '1 second'"
#: Only where no server holds that lock, which is found by taking it for a moment.
END_LEASE: Final = (
    "UPDATE servers SET lease_until = clock_timestamp() WHERE id = $1 AND lease_until > clock_timestamp() "  # noqa: S608
    f"AND pg_try_advisory_xact_lock({_OWN_LOCK.format(id='$1::text')})"
)
CLAIM: Final = (
    'INSERT INTO owners AS held ("table", server, epoch) VALUES ($1, $2, 1) ON CONFLICT ("table") DO UPDATE '
    "SET server = excluded.server, epoch = held.epoch + 1 "
    "WHERE held.server IS NULL OR (held.server <> $2 AND NOT EXISTS "
    "(SELECT 1 FROM servers WHERE id = held.server AND lease_until > clock_timestamp())) RETURNING epoch"
)
OWNER: Final = (
    "SELECT server, name, epoch, EXTRACT(EPOCH FROM lease_until - clock_timestamp())::float8, "  # noqa: S608
    f"{_SHOWS_LIFE} FROM owners LEFT JOIN servers "
    'ON servers.id = owners.server AND lease_until > clock_timestamp() WHERE "table" = $1'
)
ORPHANS: Final = (
    "SELECT id FROM tables WHERE status IN ('open', 'playing') AND NOT EXISTS (SELECT 1 FROM owners JOIN servers "
    'ON servers.id = owners.server AND lease_until > clock_timestamp() WHERE owners."table" = tables.id) LIMIT $1'
)
RELEASE: Final = 'UPDATE owners SET server = NULL, epoch = epoch + 1 WHERE "table" = $1 AND server = $2 AND epoch = $3'
LET_GO: Final = "WITH mine AS (UPDATE owners SET server = NULL WHERE server = $1) DELETE FROM servers WHERE id = $1"
HELD: Final = 'SELECT "table", epoch FROM owners WHERE server = $1'

# What each server shows in the lobby

PUBLISH: Final = (
    "WITH put AS (INSERT INTO lobby (server, shown) VALUES ($1, $2) "
    "ON CONFLICT (server) DO UPDATE SET shown = excluded.shown) SELECT pg_notify($3, $1)"
)
PUBLISHED: Final = (
    "SELECT id, name, shown FROM lobby JOIN servers ON servers.id = lobby.server "
    "WHERE lease_until > clock_timestamp() AND id <> $1"
)
FORGET_PUBLISHED: Final = "DELETE FROM lobby WHERE NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = lobby.server)"

# Looking after it

SEALED_WITH: Final = "SELECT split_part(sealed, ':', 1) AS key, COUNT(DISTINCT game) FROM secrets GROUP BY key"
SIZE: Final = "SELECT pg_database_size(current_database())"
SUMS: Final = 'SELECT "table", version, body, crc FROM events ORDER BY "table", version'
