"""Sealed secrets, and the public list."""

from __future__ import annotations

from typing import Final

# Secrets of games to come and under way leave the games and are sealed; ``seal`` is a function that the store lends.
SQLITE: Final = (
    """CREATE TABLE secrets (
        game TEXT NOT NULL,
        round INTEGER NOT NULL,
        "table" TEXT NOT NULL REFERENCES tables,
        sealed TEXT NOT NULL,
        PRIMARY KEY (game, round)
    ) STRICT, WITHOUT ROWID""",
    'INSERT INTO secrets (game, round, "table", sealed) '
    "SELECT id, 1, \"table\", seal(secret, id, 1) FROM games WHERE ended IS NULL AND secret <> ''",
    "UPDATE games SET secret = '' WHERE ended IS NULL",
    """CREATE TABLE ledger (
        n INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        told TEXT NOT NULL,
        link TEXT NOT NULL,
        UNIQUE (game, told)
    ) STRICT""",
    """CREATE TRIGGER ledger_is_not_rewritten BEFORE UPDATE ON ledger
    BEGIN SELECT RAISE(ABORT, 'rows of the public list are never changed'); END""",
    """CREATE TRIGGER ledger_is_not_withdrawn BEFORE DELETE ON ledger
    BEGIN SELECT RAISE(ABORT, 'rows of the public list are never taken away'); END""",
)

POSTGRES: Final = (
    """CREATE TABLE secrets (
        game TEXT NOT NULL,
        round BIGINT NOT NULL,
        "table" TEXT NOT NULL REFERENCES tables,
        sealed TEXT NOT NULL,
        PRIMARY KEY (game, round)
    )""",
    """CREATE TABLE ledger (
        n BIGINT PRIMARY KEY,
        game TEXT NOT NULL,
        told TEXT NOT NULL,
        link TEXT NOT NULL,
        UNIQUE (game, told)
    )""",
    """CREATE FUNCTION ledger_stays() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'rows of the public list are never changed or taken away'; END $$""",
    """CREATE TRIGGER ledger_is_not_rewritten BEFORE UPDATE OR DELETE ON ledger
    FOR EACH ROW EXECUTE FUNCTION ledger_stays()""",
)
