"""Turns statements that make tables into the words of each store.

``{whole}``, ``{real}`` and ``{bytes}`` in them are types, ``{kind}`` is what SQLite says about a whole table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

_SQLITE: Final = {"whole": "INTEGER", "real": "REAL", "bytes": "BLOB", "kind": "STRICT, WITHOUT ROWID"}
_POSTGRES: Final = {"whole": "BIGINT", "real": "DOUBLE PRECISION", "bytes": "BYTEA", "kind": ""}


def in_sqlite(statements: Iterable[str]) -> tuple[str, ...]:
    return tuple(each.format(**_SQLITE) for each in statements)


def in_postgres(statements: Iterable[str]) -> tuple[str, ...]:
    return tuple(each.format(**_POSTGRES) for each in statements)
