"""Every statement that the stores share, in words that SQLite and PostgreSQL both understand.

A question mark is a placeholder for a value, a number behind it says which.
"""

from __future__ import annotations

from typing import Final

from . import writes

_STRANDED: Final = (
    "SELECT id FROM people WHERE created < ?1 "
    "AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id) "
    "AND NOT EXISTS (SELECT 1 FROM people AS bots WHERE bots.owner = people.id) "
    'AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = "table" '
    "WHERE person = people.id AND status IN ('open', 'playing')) ORDER BY id LIMIT ?2"
)

#: Secrets and the public list are missing: how these are written each store knows itself.
WRITE: Final[dict[writes.Write, str]] = {
    writes.PUT_PERSON: (
        "INSERT INTO people (id, name, kind, owner, language, created, seen) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET name = excluded.name, kind = excluded.kind, owner = excluded.owner, "
        "language = excluded.language, created = excluded.created, seen = excluded.seen"
    ),
    writes.PUT_SESSION: (
        "INSERT INTO sessions (hash, person, kind, created, seen, label) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (hash) DO UPDATE SET person = excluded.person, kind = excluded.kind, "
        "created = excluded.created, seen = excluded.seen, label = excluded.label"
    ),
    writes.DROP_SESSION: "DELETE FROM sessions WHERE hash = ?",
    writes.DROP_SESSIONS_OF: "DELETE FROM sessions WHERE person = ?1 AND kind = COALESCE(?2, kind)",
    writes.PUT_TABLE: (
        "INSERT INTO tables (id, status, visibility, listing, created, changed) VALUES (?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (id) DO UPDATE SET status = excluded.status, visibility = excluded.visibility, "
        "listing = excluded.listing, created = excluded.created, changed = excluded.changed"
    ),
    writes.PUT_GAME: (
        'INSERT INTO games (id, "table", number, game, secret, started, ended) VALUES (?, ?, ?, ?, ?, ?, ?) '
        'ON CONFLICT (id) DO UPDATE SET "table" = excluded."table", number = excluded.number, '
        "game = excluded.game, secret = excluded.secret, started = excluded.started, ended = excluded.ended"
    ),
    writes.PUT_SEAT: (
        'INSERT INTO seats ("table", seat, person) VALUES (?, ?, ?) '
        'ON CONFLICT ("table", seat) DO UPDATE SET person = excluded.person'
    ),
    writes.DROP_SEAT: 'DELETE FROM seats WHERE "table" = ? AND seat = ?',
    writes.ADD_EVENT: 'INSERT INTO events ("table", version, at, told, crc) VALUES (?, ?, ?, ?, ?)',
    writes.ADD_MOVE: 'INSERT INTO moves ("table", person, move, fingerprint, answer) VALUES (?, ?, ?, ?, ?)',
    writes.ADD_NAME: 'INSERT INTO names ("table", version, seat, person, name, salt) VALUES (?, ?, ?, ?, ?, ?)',
    writes.DROP_SECRETS_OF: "DELETE FROM secrets WHERE game = ?1 AND round < ?2",
    writes.PUT_PULSE: "INSERT INTO pulse (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at",
    # A server that owns the table by now has stored more than that, or reads there what is still true.
    writes.NOTE_REST: (
        'UPDATE tables SET listing = ?3 WHERE id = ?1 AND (SELECT MAX(version) FROM events WHERE "table" = ?1) = ?2'
    ),
    writes.DROP_STALE_SESSIONS: "DELETE FROM sessions WHERE kind = ? AND seen < ?",
    writes.DROP_SEATS_OF_STRANDED: f"DELETE FROM seats WHERE person IN ({_STRANDED})",  # noqa: S608
    writes.DROP_STRANDED: f"DELETE FROM people WHERE id IN ({_STRANDED})",  # noqa: S608
    writes.DROP_OLD_MOVES: (
        'DELETE FROM moves WHERE "table" IN '
        "(SELECT id FROM tables WHERE status IN ('over', 'closed') AND changed BETWEEN ?1 AND ?2)"
    ),
}

# Reading: the columns in the order of the fields of the row.

TABLE: Final = "SELECT id, status, visibility, listing, created, changed FROM tables WHERE id = ?"
TABLES: Final = (
    "SELECT id, status, visibility, listing, created, changed FROM tables "
    "WHERE status = ?1 AND visibility = COALESCE(?2, visibility) ORDER BY changed DESC, id DESC LIMIT ?3"
)
LIVE_TABLES: Final = "SELECT id FROM tables WHERE status IN ('open', 'playing') ORDER BY id"
DESERTED: Final = "SELECT id FROM tables WHERE status = 'open' AND changed < ? ORDER BY id"
LAST_VERSION: Final = 'SELECT COALESCE(MAX(version), 0) FROM events WHERE "table" = ?'
EVENTS: Final = 'SELECT version, at, told FROM events WHERE "table" = ? AND version > ? ORDER BY version'
NAMES: Final = (
    'SELECT version, seat, person, name, salt FROM names WHERE "table" = ? AND version > ? ORDER BY version, seat'
)
HAS_EVENT: Final = 'SELECT 1 FROM events WHERE "table" = ? AND version = ?'
MOVE: Final = 'SELECT person, move, fingerprint, answer FROM moves WHERE "table" = ? AND person = ? AND move = ?'
GAME: Final = 'SELECT id, "table", number, game, secret, started, ended FROM games WHERE id = ?'
GAMES: Final = 'SELECT id, "table", number, game, secret, started, ended FROM games WHERE "table" = ? ORDER BY number'
SEALED_OF: Final = "SELECT sealed FROM secrets WHERE game = ? AND round = ?"
ROUNDS_OF: Final = "SELECT round, sealed FROM secrets WHERE game = ? ORDER BY round"
DROP_SEALED_OTHERWISE: Final = "DELETE FROM secrets WHERE sealed NOT LIKE ? || ':%'"
LEDGER: Final = "SELECT n, told, link FROM ledger WHERE n > ? ORDER BY n LIMIT ?"
LEDGER_OF: Final = "SELECT n, told, link FROM ledger WHERE game = ? ORDER BY n"
LEDGER_SIZE: Final = "SELECT COALESCE(MAX(n), 0) FROM ledger"
LEDGER_END: Final = "SELECT n, link FROM ledger ORDER BY n DESC LIMIT 1"
LEDGER_ADD: Final = "INSERT INTO ledger (n, game, told, link) VALUES (?, ?, ?, ?)"
LEDGER_TREE: Final = "SELECT n, hashes FROM ledger_tree ORDER BY n"
#: The newest log comes first.
LOGS: Final = (
    "SELECT id, first, size, root, at, public, signature FROM ledger_logs CROSS JOIN ledger_key ORDER BY first DESC"
)
LOG_ADD: Final = "INSERT INTO ledger_logs (first, id, size, root, at, signature) VALUES (?, ?, 0, '', 0, '')"
LOG_GROW: Final = "UPDATE ledger_logs SET size = ?2, root = ?3, at = ?4, signature = ?5 WHERE first = ?1"
TREE_ADD: Final = "INSERT INTO ledger_tree (n, hashes) VALUES (?, ?)"
LIST_KEY: Final = "SELECT private FROM ledger_key"
LIST_KEY_ADD: Final = "INSERT INTO ledger_key (one, private, public) VALUES (1, ?, ?)"
PERSON: Final = "SELECT id, name, kind, owner, language, created, seen FROM people WHERE id = ?"
SESSION: Final = "SELECT hash, person, kind, created, seen, label FROM sessions WHERE hash = ?"
SESSIONS: Final = (
    "SELECT hash, person, kind, created, seen, label FROM sessions "
    "WHERE person = ?1 AND kind = COALESCE(?2, kind) ORDER BY created, hash"
)
TABLES_OF: Final = (
    'SELECT tables.id FROM seats JOIN tables ON tables.id = "table" '
    "WHERE person = ? AND status IN ('open', 'playing') GROUP BY tables.id ORDER BY changed DESC, tables.id LIMIT ?"
)
COUNTS: Final = (
    "SELECT 'people', COUNT(*) FROM people UNION ALL SELECT 'sessions', COUNT(*) FROM sessions "
    "UNION ALL SELECT 'tables_' || status, COUNT(*) FROM tables GROUP BY status"
)

#: Tables whose versions do not count from 1 without gaps.
GAPS: Final = (
    'SELECT "table", MIN(version), MAX(version), COUNT(*) FROM events GROUP BY "table" '
    "HAVING MIN(version) <> 1 OR MAX(version) <> COUNT(*)"
)
#: Names in events that are not there.
STRAY_NAMES: Final = (
    'SELECT names."table", names.version FROM names LEFT JOIN events '
    'ON events."table" = names."table" AND events.version = names.version WHERE events.version IS NULL'
)


def hashes_in(count: int) -> str:
    """Hashes in so many rows of the tree."""
    return f"SELECT n, hashes FROM ledger_tree WHERE n IN ({', '.join('?' * count)})"  # noqa: S608
