"""New tables in the words of both stores: ``{whole}`` and ``{real}`` in their columns are numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


def in_sqlite(columns: Mapping[str, str], indexes: Iterable[str]) -> tuple[str, ...]:
    """``columns``: those of each table, by its name."""
    tables = (f"CREATE TABLE {name} ({each}) STRICT, WITHOUT ROWID" for name, each in columns.items())
    return (*(table.format(whole="INTEGER", real="REAL") for table in tables), *indexes)


def in_postgres(columns: Mapping[str, str], indexes: Iterable[str]) -> tuple[str, ...]:
    tables = (f"CREATE TABLE {name} ({each})" for name, each in columns.items())
    return (*(table.format(whole="BIGINT", real="DOUBLE PRECISION") for table in tables), *indexes)
