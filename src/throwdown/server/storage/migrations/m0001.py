"""Everything that a store holds.

Rows that stay when a person is forgotten, such as plays, groups and tournaments, do not refer to ``people``.
"""

from __future__ import annotations

from typing import Final

from .tables import in_postgres, in_sqlite

#: The rows of a guest stay as they are when the guest is joined to another person: journals name that id.
#: ``key`` is what a credential is found by; its kind says what it and ``secret`` are (rows.py).
_PEOPLE: Final = (
    """CREATE TABLE people (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('guest', 'bot')),
        owner TEXT REFERENCES people,
        language TEXT NOT NULL,
        created {real} NOT NULL,
        seen {real} NOT NULL,
        joined TEXT REFERENCES people
    ) {kind}""",
    "CREATE INDEX people_of ON people (owner) WHERE owner IS NOT NULL",
    "CREATE INDEX people_joined ON people (joined) WHERE joined IS NOT NULL",
    """CREATE TABLE sessions (
        hash {bytes} PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people,
        kind TEXT NOT NULL CHECK (kind IN ('cookie', 'token', 'resume')),
        created {real} NOT NULL,
        seen {real} NOT NULL,
        label TEXT NOT NULL
    ) {kind}""",
    "CREATE INDEX sessions_of ON sessions (person, kind)",
    "CREATE INDEX sessions_by_use ON sessions (kind, seen)",
    """CREATE TABLE credentials (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people,
        kind TEXT NOT NULL CHECK (kind IN ('code', 'old_code', 'passkey')),
        key TEXT NOT NULL,
        secret TEXT NOT NULL,
        label TEXT NOT NULL,
        count {whole} NOT NULL,
        created {real} NOT NULL,
        used {real} NOT NULL,
        UNIQUE (kind, key)
    ) {kind}""",
    "CREATE INDEX credentials_of ON credentials (person)",
    """CREATE TABLE tickets (
        hash {bytes} PRIMARY KEY,
        kind TEXT NOT NULL CHECK (kind IN ('reset', 'invite', 'used')),
        person TEXT REFERENCES people,
        uses {whole} NOT NULL CHECK (uses >= 0),
        created {real} NOT NULL,
        until {real} NOT NULL
    ) {kind}""",
    "CREATE INDEX tickets_of ON tickets (person) WHERE person IS NOT NULL",
)
#: The sum of an event is there because SQLite does not notice a flipped bit inside a text.
#: Names and chat lines are beside the events, so that they can be withdrawn and the hashes of the events hold.
#: Only who sits at a table that is not over has a row in ``seats``.
_TABLES: Final = (
    """CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'closed')),
        visibility TEXT NOT NULL,
        listing TEXT NOT NULL,
        created {real} NOT NULL,
        changed {real} NOT NULL
    ) {kind}""",
    "CREATE INDEX tables_by_status ON tables (status, changed)",
    """CREATE TABLE games (
        id TEXT PRIMARY KEY,
        "table" TEXT NOT NULL REFERENCES tables,
        number {whole} NOT NULL,
        game TEXT NOT NULL,
        secret TEXT NOT NULL,
        started {real} NOT NULL,
        ended {real},
        UNIQUE ("table", number)
    ) {kind}""",
    """CREATE TABLE secrets (
        game TEXT NOT NULL,
        place {whole} NOT NULL,
        "table" TEXT NOT NULL REFERENCES tables,
        sealed TEXT NOT NULL,
        PRIMARY KEY (game, place)
    ) {kind}""",
    """CREATE TABLE events (
        "table" TEXT NOT NULL REFERENCES tables,
        version {whole} NOT NULL CHECK (version > 0),
        at {real} NOT NULL,
        body TEXT NOT NULL,
        crc {whole} NOT NULL,
        PRIMARY KEY ("table", version)
    ) {kind}""",
    """CREATE TABLE names (
        "table" TEXT NOT NULL REFERENCES tables,
        version {whole} NOT NULL,
        seat {whole} NOT NULL,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        salt TEXT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY ("table", version, seat)
    ) {kind}""",
    "CREATE INDEX names_of ON names (person)",
    """CREATE INDEX names_spoken ON names ("table", version) WHERE text <> ''""",
    """CREATE TABLE moves (
        "table" TEXT NOT NULL REFERENCES tables,
        person TEXT NOT NULL,
        move TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        answer TEXT NOT NULL,
        PRIMARY KEY ("table", person, move)
    ) {kind}""",
    """CREATE TABLE seats (
        "table" TEXT NOT NULL REFERENCES tables,
        seat {whole} NOT NULL,
        person TEXT NOT NULL REFERENCES people,
        PRIMARY KEY ("table", seat)
    ) {kind}""",
    "CREATE INDEX seats_of ON seats (person)",
)
#: One row for each seat of a finished game: lists and figures of many games are read without reading any journal.
_PLAYS: Final = (
    """CREATE TABLE plays (
        game TEXT NOT NULL,
        seat {whole} NOT NULL,
        person TEXT,
        bot TEXT NOT NULL,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        edition TEXT NOT NULL,
        thrower TEXT NOT NULL,
        table_kind TEXT NOT NULL,
        host TEXT NOT NULL,
        seats {whole} NOT NULL,
        rank {whole} NOT NULL,
        won {whole} NOT NULL,
        "left" {whole} NOT NULL,
        ended {real} NOT NULL,
        figures TEXT NOT NULL,
        analysis TEXT NOT NULL,
        PRIMARY KEY (game, seat)
    ) {kind}""",
    "CREATE INDEX plays_of ON plays (person, ended, game)",  # which games two people share is read from it alone
    "CREATE INDEX plays_hosted ON plays (host, ended) WHERE host <> ''",
)
#: Who leaves a group is a member without person and name there.
_GROUPS: Final = (
    """CREATE TABLE books (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        zone TEXT NOT NULL,
        invitation TEXT NOT NULL UNIQUE,
        created {real} NOT NULL
    ) {kind}""",
    """CREATE TABLE book_members (
        id TEXT PRIMARY KEY,
        book TEXT NOT NULL REFERENCES books ON DELETE CASCADE,
        person TEXT,
        name TEXT NOT NULL,
        since {real} NOT NULL,
        gone {real},
        UNIQUE (book, person)
    ) {kind}""",
    "CREATE INDEX book_members_are ON book_members (person) WHERE person IS NOT NULL",
    """CREATE TABLE book_seats (
        book TEXT NOT NULL REFERENCES books ON DELETE CASCADE,
        game TEXT NOT NULL,
        seat {whole} NOT NULL,
        member TEXT NOT NULL REFERENCES book_members ON DELETE CASCADE,
        PRIMARY KEY (book, game, seat)
    ) {kind}""",
    "CREATE INDEX book_seats_of ON book_seats (member)",
)
#: Names are beside the log, so that they can be withdrawn.
_TOURNAMENTS: Final = (
    """CREATE TABLE tournaments (
        id TEXT PRIMARY KEY,
        host TEXT NOT NULL,
        name TEXT NOT NULL,
        book TEXT,
        listed {whole} NOT NULL,
        running {whole} NOT NULL,
        created {real} NOT NULL,
        changed {real} NOT NULL
    ) {kind}""",
    "CREATE INDEX tournaments_hosted ON tournaments (host)",
    "CREATE INDEX tournaments_running ON tournaments (id) WHERE running = 1",
    "CREATE INDEX tournaments_listed ON tournaments (changed) WHERE listed = 1",
    "CREATE INDEX tournaments_of_book ON tournaments (book) WHERE book IS NOT NULL",
    """CREATE TABLE tournament_log (
        tournament TEXT NOT NULL REFERENCES tournaments ON DELETE CASCADE,
        version {whole} NOT NULL,
        at {real} NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (tournament, version)
    ) {kind}""",
    """CREATE TABLE tournament_entrants (
        tournament TEXT NOT NULL REFERENCES tournaments ON DELETE CASCADE,
        number {whole} NOT NULL,
        person TEXT,
        bot TEXT NOT NULL,
        name TEXT NOT NULL,
        gone {whole} NOT NULL,
        PRIMARY KEY (tournament, number),
        UNIQUE (tournament, person)
    ) {kind}""",
    "CREATE INDEX tournament_entrants_are ON tournament_entrants (person) WHERE person IS NOT NULL",
)
#: ``claims``: a server that sends a notice claims it first; a second claim is refused.
_NOTICES: Final = (
    """CREATE TABLE notice_targets (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('push', 'webhook')),
        endpoint TEXT NOT NULL,
        keys TEXT NOT NULL,
        session TEXT NOT NULL,
        label TEXT NOT NULL,
        created {real} NOT NULL,
        failures {whole} NOT NULL,
        UNIQUE (person, endpoint)
    ) {kind}""",
    "CREATE UNIQUE INDEX notice_targets_push ON notice_targets (endpoint) WHERE kind = 'push'",
    """CREATE TABLE notice_choices (
        person TEXT PRIMARY KEY,
        zone TEXT NOT NULL,
        quiet_from {whole},
        quiet_until {whole}
    ) {kind}""",
    """CREATE TABLE notices (
        person TEXT NOT NULL,
        kind TEXT NOT NULL,
        about TEXT NOT NULL,
        path TEXT NOT NULL,
        due {real} NOT NULL,
        claims {whole} NOT NULL CHECK (claims <= 1),
        PRIMARY KEY (person, kind, about)
    ) {kind}""",
    "CREATE INDEX notices_due ON notices (due) WHERE claims = 0",
    "CREATE INDEX notices_by_time ON notices (due)",
)
#: ``skeleton`` is what the name of a banned person looks like: nobody else may take it before the end.
#: In ``moderation_log``, ``by`` is empty for the command line, ``person`` and ``table`` where an act concerns none.
#: ``withdrawn``: a ``person`` is forgotten altogether, ``names`` are withdrawn from the games until then.
_MODERATION: Final = (
    """CREATE TABLE hosts (
        person TEXT PRIMARY KEY,
        since {real} NOT NULL
    ) {kind}""",
    """CREATE TABLE sanctions (
        person TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('ban', 'mute', 'name')),
        reason TEXT NOT NULL,
        since {real} NOT NULL,
        until {real} NOT NULL,
        skeleton TEXT NOT NULL,
        PRIMARY KEY (person, kind)
    ) {kind}""",
    "CREATE INDEX sanctions_by_end ON sanctions (until)",
    """CREATE TABLE reports (
        id TEXT PRIMARY KEY,
        "table" TEXT NOT NULL,
        at {real} NOT NULL,
        by TEXT NOT NULL,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        version {whole} NOT NULL
    ) {kind}""",
    "CREATE INDEX reports_about ON reports (person)",
    """CREATE TABLE report_lines (
        report TEXT NOT NULL REFERENCES reports ON DELETE CASCADE,
        version {whole} NOT NULL,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        phrase TEXT NOT NULL,
        PRIMARY KEY (report, version)
    ) {kind}""",
    "CREATE INDEX report_lines_of ON report_lines (person)",
    """CREATE TABLE moderation_log (
        id TEXT PRIMARY KEY,
        at {real} NOT NULL,
        by TEXT NOT NULL,
        act TEXT NOT NULL,
        person TEXT NOT NULL,
        "table" TEXT NOT NULL,
        reason TEXT NOT NULL,
        until {real} NOT NULL
    ) {kind}""",
    "CREATE INDEX moderation_log_by_time ON moderation_log (at, id)",
    "CREATE INDEX moderation_log_closes ON moderation_log (\"table\") WHERE act = 'close'",
    """CREATE TABLE muted (
        person TEXT NOT NULL,
        other TEXT NOT NULL,
        since {real} NOT NULL,
        PRIMARY KEY (person, other)
    ) {kind}""",
    "CREATE INDEX muted_by_others ON muted (other)",
    """CREATE TABLE withdrawn (
        person TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('person', 'names')),
        at {real} NOT NULL,
        PRIMARY KEY (person, kind)
    ) {kind}""",
    "CREATE INDEX withdrawn_by_time ON withdrawn (at)",
)
#: ``errors`` is a list as JSON, the newest last. Whether anything can be written is tried out on ``heartbeat``.
#: Keys of the server are made from ``server_seed``.
_OPERATIONS: Final = (
    "CREATE TABLE bot_errors (bot TEXT PRIMARY KEY, errors TEXT NOT NULL) {kind}",
    "CREATE TABLE server_seed (one {whole} PRIMARY KEY CHECK (one = 1), seed {bytes} NOT NULL) {kind}",
    "CREATE TABLE heartbeat (one {whole} PRIMARY KEY CHECK (one = 1), at {real} NOT NULL) {kind}",
)
_BOTH: Final = (
    *_PEOPLE, *_TABLES, *_PLAYS, *_GROUPS, *_TOURNAMENTS, *_NOTICES, *_MODERATION, *_OPERATIONS,
)  # fmt: skip

#: Which servers there are, which of them has which table, what each wrote last and what it shows in the lobby.
#: An epoch only grows: a server that writes under an older one is refused. A server that writes a group of batches says
#: under ``written`` which one it was, in the same transaction, so that it recognises a commit whose answer was lost.
#: ``lobby`` is unlogged: a crash of PostgreSQL empties it, and the servers fill it again.
_SERVERS: Final = (
    """CREATE TABLE servers (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        version TEXT NOT NULL,
        started TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
        lease_until TIMESTAMPTZ NOT NULL
    )""",
    """CREATE TABLE owners (
        "table" TEXT PRIMARY KEY,
        server TEXT,
        epoch BIGINT NOT NULL
    )""",
    "CREATE INDEX owners_of ON owners (server) WHERE server IS NOT NULL",
    """CREATE TABLE writers (
        server TEXT PRIMARY KEY,
        written BIGINT NOT NULL,
        since TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp()
    )""",
    "CREATE UNLOGGED TABLE lobby (server TEXT PRIMARY KEY, shown TEXT NOT NULL)",
)
#: Columns with names and words of people, by table: PostgreSQL collects no statistics about them, because these have
#: samples of the values, and would still have a name after its person was forgotten.
_WORDS: Final = {
    "people": ("name",),
    "sessions": ("label",),
    "credentials": ("label",),
    "names": ("name", "salt", "text"),
    "tables": ("listing",),
    "events": ("body",),
    "moves": ("answer",),
    "plays": ("name",),
    "books": ("name",),
    "book_members": ("name",),
    "tournaments": ("name",),
    "tournament_entrants": ("name",),
    "tournament_log": ("entry",),
    "reports": ("name",),
    "report_lines": ("name", "text", "phrase"),
    "sanctions": ("reason", "skeleton"),
    "moderation_log": ("reason",),
    "bot_errors": ("errors",),
    "notice_targets": ("endpoint", "keys", "label"),
    "lobby": ("shown",),
}
_WITHOUT_STATISTICS: Final = tuple(
    f"ALTER TABLE {table} ALTER COLUMN {column} SET STATISTICS 0"
    for table, columns in _WORDS.items()
    for column in columns
)

SQLITE: Final = in_sqlite(_BOTH)
POSTGRES: Final = (*in_postgres(_BOTH), *_SERVERS, *_WITHOUT_STATISTICS)
