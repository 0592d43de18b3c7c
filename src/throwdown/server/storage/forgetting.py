"""What is written to forget a person, or to withdraw their names; in words that SQLite and PostgreSQL both understand.

Every table that has a name or the id of a person has its statement here, unless what it has is meant to stay: ids
in journals and plays are random, and nothing leads from them to a person who is forgotten.
"""

from __future__ import annotations

from typing import Final

from throwdown.live.store import Write

from . import notices

# Names first, then all rows that refer to a person, and the person last.

WITHDRAW_NAMES: Final = Write(20, "withdraw_names")
WITHDRAW_PAST_NAMES: Final = Write(20, "withdraw_past_names")
WITHDRAW_PLAYS: Final = Write(20, "withdraw_plays")
WITHDRAW_PAST_PLAYS: Final = Write(20, "withdraw_past_plays")
RENAME_PLAYS: Final = Write(20, "rename_plays")
CHANGE_LISTING: Final = Write(20, "change_listing")
DROP_MOVES_OF: Final = Write(20, "drop_moves_of")
DROP_SEATS_OF: Final = Write(20, "drop_seats_of")
DROP_ALL_SESSIONS_OF: Final = Write(20, "drop_all_sessions_of")
DROP_ALL_CREDENTIALS_OF: Final = Write(20, "drop_all_credentials_of")
DROP_TICKETS_OF: Final = Write(20, "drop_tickets_of")
FREE_ENTRANTS: Final = Write(20, "free_entrants")
PASS_TOURNAMENTS: Final = Write(20, "pass_tournaments")
WITHDRAW_PAPER_NAMES: Final = Write(19, "withdraw_paper_names")
WITHDRAW_PAST_ENTRANTS: Final = Write(20, "withdraw_past_entrants")
WITHDRAW_PAST_TOURNAMENTS: Final = Write(20, "withdraw_past_tournaments")
DROP_HOST_OF: Final = Write(20, "drop_host_of")
DROP_SANCTIONS_OF: Final = Write(20, "drop_sanctions_of")
DROP_REPORTS_OF: Final = Write(20, "drop_reports_of")
WITHDRAW_REPORTED: Final = Write(20, "withdraw_reported")
DROP_MUTED_OF: Final = Write(20, "drop_muted_of")
DROP_ERRORS_OF: Final = Write(20, "drop_errors_of")
FREE_JOINED: Final = Write(20, "free_joined")
FREE_BOTS: Final = Write(20, "free_bots")
DROP_PERSON: Final = Write(21, "drop_person")
PUT_WITHDRAWAL: Final = Write(22, "put_withdrawal")
# What is retained for a while only: chat lines, and games with all that belongs to them, the tables last.
DROP_OLD_CHAT: Final = Write(23, "drop_old_chat")
#: What is done for each id of a person who is forgotten; each takes that id.
FORGETTING: Final = (
    WITHDRAW_NAMES, WITHDRAW_PLAYS, DROP_MOVES_OF, DROP_SEATS_OF, DROP_ALL_SESSIONS_OF, DROP_ALL_CREDENTIALS_OF,
    DROP_TICKETS_OF, WITHDRAW_PAPER_NAMES, FREE_ENTRANTS, PASS_TOURNAMENTS, DROP_HOST_OF,
    DROP_SANCTIONS_OF, DROP_REPORTS_OF, WITHDRAW_REPORTED, DROP_MUTED_OF, DROP_ERRORS_OF, FREE_JOINED, FREE_BOTS,
    DROP_PERSON,
)  # fmt: skip
#: What is done for each id whose names are withdrawn from games that were over by then; each takes the id and the time.
WITHDRAWING: Final = (
    WITHDRAW_PAST_NAMES, WITHDRAW_PAST_PLAYS, WITHDRAW_PAST_ENTRANTS, WITHDRAW_PAST_TOURNAMENTS,
)  # fmt: skip

_PAST: Final = "(SELECT id FROM tables WHERE status IN ('over', 'closed') AND changed <= ?2)"
#: Names that were typed on one device are those that its host typed, unless we know who has them.
_PLAYED: Final = "bot IN ('', 'program') AND (person = ?1 OR (host = ?1 AND person IS NULL))"

#: So many tables at a time whose games ended before then.
_OLD_TABLES: Final = (
    "(SELECT id FROM tables WHERE status IN ('over', 'closed') AND changed < ?1 ORDER BY changed, id LIMIT ?2)"
)
_OF_OLD_TABLES: Final = {
    "plays": f'game IN (SELECT id FROM games WHERE "table" IN {_OLD_TABLES})',  # noqa: S608
    **dict.fromkeys(("names", "moves", "seats", "secrets", "games", "events"), f'"table" IN {_OLD_TABLES}'),
    "tables": f"id IN {_OLD_TABLES}",
}
#: Each takes the time and the number.
DROPPING_GAMES: Final = {Write(24 + rank, f"drop_old_{kind}"): kind for rank, kind in enumerate(_OF_OLD_TABLES)}

WRITE: Final[dict[Write, str]] = {
    DROP_OLD_CHAT: (
        "UPDATE names SET name = '', text = '' WHERE text <> '' AND EXISTS (SELECT 1 FROM events "
        'WHERE events."table" = names."table" AND events.version = names.version AND at < ?1)'
    ),
    **{write: f"DELETE FROM {kind} WHERE {_OF_OLD_TABLES[kind]}" for write, kind in DROPPING_GAMES.items()},  # noqa: S608
    WITHDRAW_NAMES: "UPDATE names SET name = '', salt = '', text = '' WHERE person = ?1",
    WITHDRAW_PAST_NAMES: (
        f"UPDATE names SET name = '', salt = '', text = '' WHERE person = ?1 AND \"table\" IN {_PAST}"  # noqa: S608
    ),
    WITHDRAW_PLAYS: f"UPDATE plays SET name = '' WHERE {_PLAYED}",  # noqa: S608
    WITHDRAW_PAST_PLAYS: f"UPDATE plays SET name = '' WHERE {_PLAYED} AND ended <= ?2",  # noqa: S608
    # Lists alone: records have the name of that time. A name that was withdrawn does not come back.
    RENAME_PLAYS: "UPDATE plays SET name = ?2 WHERE person = ?1 AND bot = '' AND name <> '' AND name <> ?2",
    # Not if its table stored another one since it was read.
    CHANGE_LISTING: "UPDATE tables SET listing = ?3 WHERE id = ?1 AND listing = ?2",
    DROP_MOVES_OF: "DELETE FROM moves WHERE person = ?1",
    DROP_SEATS_OF: "DELETE FROM seats WHERE person = ?1",
    DROP_ALL_SESSIONS_OF: "DELETE FROM sessions WHERE person = ?1",
    DROP_ALL_CREDENTIALS_OF: "DELETE FROM credentials WHERE person = ?1",
    DROP_TICKETS_OF: "DELETE FROM tickets WHERE person = ?1",
    FREE_ENTRANTS: "UPDATE tournament_entrants SET person = NULL, name = '', gone = 1 WHERE person = ?1",
    # Names on paper are those that the host typed. While others still play, the next host has them.
    WITHDRAW_PAPER_NAMES: (
        "UPDATE tournament_entrants SET name = '' WHERE person IS NULL AND bot = '' AND tournament IN "
        "(SELECT id FROM tournaments WHERE host = ?1 AND (running = 0 OR NOT EXISTS "
        "(SELECT 1 FROM tournament_entrants AS others WHERE others.tournament = tournaments.id "
        "AND others.person IS NOT NULL AND others.person <> ?1)))"
    ),
    # The first of the people who play is the host then: else nobody could continue.
    PASS_TOURNAMENTS: (
        "UPDATE tournaments SET name = '', host = COALESCE((SELECT person FROM tournament_entrants "
        "WHERE tournament = tournaments.id AND person IS NOT NULL AND person <> ?1 ORDER BY number LIMIT 1), '') "
        "WHERE host = ?1"
    ),
    WITHDRAW_PAST_ENTRANTS: (
        "UPDATE tournament_entrants SET name = '' WHERE person = ?1 "
        "AND tournament IN (SELECT id FROM tournaments WHERE running = 0 AND changed <= ?2)"
    ),
    WITHDRAW_PAST_TOURNAMENTS: "UPDATE tournaments SET name = '' WHERE host = ?1 AND running = 0 AND changed <= ?2",
    DROP_HOST_OF: "DELETE FROM hosts WHERE person = ?1",
    DROP_SANCTIONS_OF: "DELETE FROM sanctions WHERE person = ?1",
    DROP_REPORTS_OF: "DELETE FROM reports WHERE person = ?1",
    # Beside a report about another person the line stays, without its words.
    WITHDRAW_REPORTED: "UPDATE report_lines SET name = '', text = '' WHERE person = ?1",
    DROP_MUTED_OF: "DELETE FROM muted WHERE person = ?1 OR other = ?1",
    DROP_ERRORS_OF: "DELETE FROM bot_errors WHERE bot = ?1",
    FREE_JOINED: "UPDATE people SET joined = NULL WHERE joined = ?1",
    FREE_BOTS: "UPDATE people SET owner = NULL WHERE owner = ?1",
    DROP_PERSON: "DELETE FROM people WHERE id = ?1",
    PUT_WITHDRAWAL: (
        "INSERT INTO withdrawn (person, kind, at) VALUES (?, ?, ?) "
        "ON CONFLICT (person, kind) DO UPDATE SET at = excluded.at"
    ),
}

# Reading

BOTS_OF: Final = "SELECT id FROM people WHERE owner = ? ORDER BY id"
NAMED_IN: Final = (
    'SELECT names."table", names.version, seat, name, text, at FROM names JOIN events '
    'ON events."table" = names."table" AND events.version = names.version '
    "WHERE person = ? ORDER BY at, names.version, seat"
)
GAMES_WITH: Final = (
    'SELECT id, "table", number, game, secret, started, ended FROM games '
    'WHERE "table" IN (SELECT "table" FROM names WHERE person = ?) ORDER BY started, id'
)
WITHDRAWN: Final = "SELECT person, kind, at FROM withdrawn WHERE at >= ? ORDER BY at, person"

#: Everything that is stored about a person, by what it is: columns, and where it is found by the id of the person.
#: What lets a person in (hashes of tokens) is left out.
ABOUT: Final[dict[str, tuple[tuple[str, ...], str]]] = {
    "person": (("id", "name", "kind", "language", "created", "seen"), "people WHERE id = ?1"),
    "bots": (("id", "name", "created", "seen"), "people WHERE owner = ?1"),
    "sessions": (("kind", "label", "created", "seen"), "sessions WHERE person = ?1 ORDER BY created"),
    "credentials": (("kind", "label", "created", "used"), "credentials WHERE person = ?1 ORDER BY created"),
    "tickets": (("kind", "uses", "created", "until"), "tickets WHERE person = ?1 ORDER BY created"),
    "seats": (("table", "seat"), 'seats WHERE person = ?1 ORDER BY "table"'),
    "names": (
        ("table", "version", "seat", "name"),
        "names WHERE person = ?1 AND text = '' ORDER BY \"table\", version",
    ),
    "chat": (
        ("table", "version", "name", "text"),
        "names WHERE person = ?1 AND text <> '' ORDER BY \"table\", version",
    ),
    "games": (
        ("id", "table", "game", "started", "ended"),
        'games WHERE "table" IN (SELECT "table" FROM names WHERE person = ?1) ORDER BY started',
    ),
    "plays": (
        ("game", "seat", "name", "kind", "edition", "seats", "rank", "won", "left", "ended", "figures"),
        "plays WHERE person = ?1 OR (host = ?1 AND person IS NULL) ORDER BY ended",
    ),
    "groups": (("book", "name", "since", "gone"), "book_members WHERE person = ?1 ORDER BY since"),
    "tournaments": (("id", "name", "created", "changed"), "tournaments WHERE host = ?1 ORDER BY created"),
    "entered": (("tournament", "number", "name"), "tournament_entrants WHERE person = ?1 ORDER BY tournament"),
    "host": (("since",), "hosts WHERE person = ?1"),
    "sanctions": (("kind", "reason", "since", "until"), "sanctions WHERE person = ?1 ORDER BY since"),
    # At a table of two, the table, the moment or the line of a report would name the person who reports.
    "reports": (("name",), "reports WHERE person = ?1 ORDER BY name"),
    "reported": (("table", "at", "version"), "reports WHERE by = ?1 ORDER BY at"),
    "reported_lines": (
        ("version", "name", "text", "phrase"),
        "report_lines WHERE person = ?1 AND report IN (SELECT id FROM reports WHERE by = ?1) ORDER BY report, version",
    ),
    "desk": (("at", "act", "table", "reason", "until"), "moderation_log WHERE person = ?1 OR by = ?1 ORDER BY at"),
    "muted": (("other", "since"), "muted WHERE person = ?1 ORDER BY since"),
    "bot_errors": (("bot", "errors"), "bot_errors WHERE bot = ?1 OR bot IN (SELECT id FROM people WHERE owner = ?1)"),
    "moves": (("table", "move"), 'moves WHERE person = ?1 ORDER BY "table", move'),
    "withdrawn": (("kind", "at"), "withdrawn WHERE person = ?1"),
    **notices.ABOUT,
}


def about(kind: str) -> str:
    """The statement that reads what is stored of this kind about a person."""
    columns, found = ABOUT[kind]
    named = ", ".join(f'"{name}"' for name in columns)
    return f"SELECT {named} FROM {found}"  # noqa: S608


# What is retained for a while only

#: Guests whose last session was used before then, and who have nothing that
#: is worth keeping: no credential, no bot, no joined guest, and no game that is over or under way.
IDLE_GUESTS: Final = (
    "SELECT id FROM people WHERE kind = 'guest' AND created < ?1 "
    "AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id AND sessions.seen >= ?1) "
    "AND EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id) "
    "AND NOT EXISTS (SELECT 1 FROM people AS others WHERE others.owner = people.id OR others.joined = people.id) "
    "AND NOT EXISTS (SELECT 1 FROM credentials WHERE credentials.person = people.id) "
    "AND NOT EXISTS (SELECT 1 FROM tournaments WHERE tournaments.host = people.id AND running = 1) "
    "AND NOT EXISTS (SELECT 1 FROM tournament_entrants JOIN tournaments ON tournaments.id = tournament "
    "WHERE person = people.id AND running = 1) "
    "AND NOT EXISTS (SELECT 1 FROM plays WHERE plays.person = people.id) "
    "AND NOT EXISTS (SELECT 1 FROM plays WHERE plays.host = people.id AND plays.host <> '') "
    'AND NOT EXISTS (SELECT 1 FROM seats JOIN tables ON tables.id = seats."table" '
    "WHERE seats.person = people.id AND tables.status IN ('open', 'playing')) ORDER BY id LIMIT ?2"
)
