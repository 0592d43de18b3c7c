"""Every statement that the stores share, in words that SQLite and PostgreSQL both understand.

A question mark is a placeholder for a value, a number behind it says which.
"""

from __future__ import annotations

from typing import Final

from throwdown.history.rows import PLAY_FIELDS

from . import books, forgetting, moderation, notices, tournaments, writes

_STRANDED: Final = (
    "SELECT id FROM people WHERE created < ?1 "
    # A guest who was joined to a person stays for as long as that person does.
    "AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = COALESCE(people.joined, people.id)) "
    "AND NOT EXISTS (SELECT 1 FROM credentials WHERE person = COALESCE(people.joined, people.id)) "
    "AND NOT EXISTS (SELECT 1 FROM tickets WHERE person = COALESCE(people.joined, people.id)) "
    "AND NOT EXISTS (SELECT 1 FROM people AS others WHERE others.owner = COALESCE(people.joined, people.id)) "
    "AND NOT EXISTS (SELECT 1 FROM people AS others WHERE others.joined = people.id) "
    'AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = "table" '
    "WHERE person = people.id AND status IN ('open', 'playing')) ORDER BY id LIMIT ?2"
)

_PLAY: Final = ", ".join(f'"{field}"' for field in PLAY_FIELDS)
_ADD_PLAY: Final = f"INSERT INTO plays ({_PLAY}) VALUES ({', '.join('?' * len(PLAY_FIELDS))}) ON CONFLICT (game, seat)"  # noqa: S608
_REPLACED: Final = ", ".join(f'"{field}" = excluded."{field}"' for field in PLAY_FIELDS[2:])

#: A guest is marked before what was theirs moves.
_IS_JOINED: Final = "EXISTS (SELECT 1 FROM people WHERE id = ?1 AND joined = ?2)"
#: A person and all guests who were joined to them.
SELF: Final = "(SELECT id FROM people WHERE id = ?1 OR joined = ?1)"

#: Secrets are missing: how these are written each store knows itself.
WRITE: Final[dict[writes.Write, str]] = (
    {
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
        writes.TAKE_SESSION: (
            "UPDATE sessions SET hash = ?2, person = ?3, kind = ?4, created = ?5, seen = ?6, label = ?7 WHERE hash = ?1"
        ),
        writes.DROP_SESSION: "DELETE FROM sessions WHERE hash = ?",
        writes.DROP_SESSIONS_OF: "DELETE FROM sessions WHERE person = ?1 AND kind = COALESCE(?2, kind)",
        writes.DROP_OTHER_SESSIONS_OF: "DELETE FROM sessions WHERE person = ? AND hash <> ?",
        writes.ADD_CREDENTIAL: (
            "INSERT INTO credentials (id, person, kind, key, secret, label, count, created, used) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
        ),
        writes.USE_CREDENTIAL: "UPDATE credentials SET count = ?2, used = ?3 WHERE id = ?1",
        writes.DROP_CREDENTIAL: "DELETE FROM credentials WHERE person = ? AND id = ?",
        writes.DROP_CREDENTIALS_OF: "DELETE FROM credentials WHERE person = ?1 AND kind = COALESCE(?2, kind)",
        writes.PUT_TICKET: "INSERT INTO tickets (hash, kind, person, uses, created, until) VALUES (?, ?, ?, ?, ?, ?)",
        writes.USE_TICKET: "UPDATE tickets SET uses = uses - 1 WHERE hash = ?",
        writes.END_OTHER_TICKETS: "UPDATE tickets SET uses = 0 WHERE person = ? AND hash <> ?",
        writes.END_TICKET: "UPDATE tickets SET uses = 0 WHERE hash = ?",
        # Two people who are joined to each other at two servers: the second waits here, and then finds the first done.
        writes.LOCK_PEOPLE: "UPDATE people SET seen = seen WHERE id IN (?1, ?2)",
        writes.JOIN_GUEST: (
            "UPDATE people SET joined = ?2 WHERE id = ?1 AND joined IS NULL "
            "AND EXISTS (SELECT 1 FROM people AS others WHERE others.id = ?2 AND others.joined IS NULL)"
        ),
        writes.JOIN_EARLIER: f"UPDATE people SET joined = ?2 WHERE joined = ?1 AND {_IS_JOINED}",  # noqa: S608
        writes.MOVE_BOTS: f"UPDATE people SET owner = ?2 WHERE owner = ?1 AND {_IS_JOINED}",  # noqa: S608
        writes.DROP_GUESTS_SESSIONS: f"DELETE FROM sessions WHERE person = ?1 AND {_IS_JOINED}",  # noqa: S608
        writes.DROP_GUESTS_CREDENTIALS: f"DELETE FROM credentials WHERE person = ?1 AND {_IS_JOINED}",  # noqa: S608
        writes.DROP_GUESTS_TICKETS: f"DELETE FROM tickets WHERE person = ?1 AND {_IS_JOINED}",  # noqa: S608
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
        writes.ADD_EVENT: 'INSERT INTO events ("table", version, at, body, crc) VALUES (?, ?, ?, ?, ?)',
        writes.ADD_MOVE: 'INSERT INTO moves ("table", person, move, fingerprint, answer) VALUES (?, ?, ?, ?, ?)',
        writes.ADD_NAME: (
            'INSERT INTO names ("table", version, seat, person, name, salt, text) VALUES (?, ?, ?, ?, ?, ?, ?)'
        ),
        writes.DROP_SECRETS_OF: "DELETE FROM secrets WHERE game = ?1",
        writes.PUT_PLAY: f"{_ADD_PLAY} DO UPDATE SET {_REPLACED}",
        writes.DROP_PLAYS_OF: "DELETE FROM plays WHERE game = ?",
        writes.PUT_ANALYSIS: "UPDATE plays SET analysis = ?3 WHERE game = ?1 AND seat = ?2",
        writes.PUT_HEARTBEAT: (
            "INSERT INTO heartbeat (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
        ),
        # A server that owns the table by now has stored more than that, or reads there what is still true.
        writes.NOTE_SNAPSHOT: (
            'UPDATE tables SET listing = ?3 WHERE id = ?1 AND (SELECT MAX(version) FROM events WHERE "table" = ?1) = ?2'
        ),
        writes.DROP_STALE_SESSIONS: "DELETE FROM sessions WHERE kind = ? AND seen < ?",
        writes.DROP_OLD_CODES: "DELETE FROM credentials WHERE kind = 'old_code' AND used < ?",
        writes.DROP_STALE_TICKETS: "DELETE FROM tickets WHERE until < ? OR uses <= 0",
        writes.DROP_SEATS_OF_STRANDED: f"DELETE FROM seats WHERE person IN ({_STRANDED})",  # noqa: S608
        **{
            write: f"DELETE FROM {name} WHERE person IN ({_STRANDED})"  # noqa: S608
            for write, name in zip(notices.STRANDED, notices.TABLES, strict=True)
        },
        writes.DROP_STRANDED: f"DELETE FROM people WHERE id IN ({_STRANDED})",  # noqa: S608
        writes.DROP_OLD_MOVES: (
            'DELETE FROM moves WHERE "table" IN '
            "(SELECT id FROM tables WHERE status IN ('over', 'closed') AND changed BETWEEN ?1 AND ?2)"
        ),
    }
    | forgetting.WRITE
    | books.WRITE
    | notices.WRITE
    | tournaments.WRITE
    | moderation.WRITE
)

# Reading: the columns in the order of the fields of the row.

TABLE: Final = "SELECT id, status, visibility, listing, created, changed FROM tables WHERE id = ?"
TABLES: Final = (
    "SELECT id, status, visibility, listing, created, changed FROM tables "
    "WHERE status = ?1 AND visibility = COALESCE(?2, visibility) ORDER BY changed DESC, id DESC LIMIT ?3"
)
LIVE_TABLES: Final = "SELECT id FROM tables WHERE status IN ('open', 'playing') ORDER BY id"
DESERTED: Final = "SELECT id FROM tables WHERE status = 'open' AND changed < ? ORDER BY id"
LAST_VERSION: Final = 'SELECT COALESCE(MAX(version), 0) FROM events WHERE "table" = ?'
EVENTS: Final = 'SELECT version, at, body FROM events WHERE "table" = ? AND version > ? ORDER BY version'
NAMES: Final = (
    'SELECT version, seat, person, name, salt, text FROM names WHERE "table" = ? AND version > ? ORDER BY version, seat'
)
HAS_EVENT: Final = 'SELECT 1 FROM events WHERE "table" = ? AND version = ?'
MOVE: Final = 'SELECT person, move, fingerprint, answer FROM moves WHERE "table" = ? AND person = ? AND move = ?'
GAME: Final = 'SELECT id, "table", number, game, secret, started, ended FROM games WHERE id = ?'
GAMES: Final = 'SELECT id, "table", number, game, secret, started, ended FROM games WHERE "table" = ? ORDER BY number'
PLAYS_IN: Final = f"SELECT {_PLAY} FROM plays WHERE game = ? ORDER BY seat"  # noqa: S608
SEALED_OF: Final = "SELECT sealed FROM secrets WHERE game = ? AND place = ?"
SECRETS_OF: Final = "SELECT place, sealed FROM secrets WHERE game = ? ORDER BY place"
DROP_SEALED_OTHERWISE: Final = "DELETE FROM secrets WHERE sealed NOT LIKE ? || ':%'"
SERVER_SEED: Final = "SELECT seed FROM server_seed"
SERVER_SEED_ADD: Final = "INSERT INTO server_seed (one, seed) VALUES (1, ?) ON CONFLICT (one) DO NOTHING"
PERSON: Final = "SELECT id, name, kind, owner, language, created, seen, joined FROM people WHERE id = ?"
JOINED_TO: Final = "SELECT id FROM people WHERE joined = ? ORDER BY created, id"
PEOPLE_NAMED: Final = (
    "SELECT id, name, kind, owner, language, created, seen, joined FROM people "
    "WHERE (?1 = '' OR LOWER(name) = LOWER(?1)) AND kind = 'guest' AND joined IS NULL ORDER BY seen DESC, id LIMIT ?2"
)
_CREDENTIAL: Final = "SELECT id, person, kind, key, secret, label, count, created, used FROM credentials"
CREDENTIAL: Final = f"{_CREDENTIAL} WHERE kind = ? AND key = ?"
CREDENTIALS: Final = f"{_CREDENTIAL} WHERE person = ? ORDER BY created, id"
TICKET: Final = "SELECT hash, kind, person, uses, created, until FROM tickets WHERE hash = ?"
INVITATIONS: Final = (
    "SELECT hash, kind, person, uses, created, until FROM tickets WHERE kind = 'invite' AND uses > 0 ORDER BY created"
)
SESSION: Final = "SELECT hash, person, kind, created, seen, label FROM sessions WHERE hash = ?"
SESSIONS: Final = (
    "SELECT hash, person, kind, created, seen, label FROM sessions "
    "WHERE person = ?1 AND kind = COALESCE(?2, kind) ORDER BY created, hash"
)
TABLES_OF: Final = (
    'SELECT tables.id FROM seats JOIN tables ON tables.id = "table" '  # noqa: S608
    f"WHERE person IN {SELF} AND status IN ('open', 'playing') "
    "GROUP BY tables.id ORDER BY changed DESC, tables.id LIMIT ?2"
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
