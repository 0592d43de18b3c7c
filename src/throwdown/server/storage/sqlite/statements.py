"""What the store in SQLite says in words of its own; ``seal`` and ``crc32`` are lent to SQLite."""

from __future__ import annotations

from typing import Final

from throwdown.server.storage import statements, writes

WRITE: Final = statements.WRITE | {
    writes.PUT_SECRET: 'INSERT INTO secrets (game, place, "table", sealed) VALUES (?1, ?2, ?3, seal(?4, ?1, ?2))',
}
SEALED_WITH: Final = (
    "SELECT SUBSTR(sealed, 1, INSTR(sealed, ':') - 1) AS key, COUNT(DISTINCT game) FROM secrets GROUP BY key"
)
SIZE: Final = "SELECT page_count, page_size FROM pragma_page_count, pragma_page_size"
CHANGED: Final = 'SELECT "table", version FROM events WHERE crc <> crc32(CAST(body AS BLOB))'
