"""Errors of PostgreSQL as callers know them."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import psycopg
from psycopg import errors as pg

from throwdown.server.storage.errors import StoreConflict, StoreDamaged, StoreFailed, StoreRefused

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.errors import ThrowdownError

#: The batch is to blame, not the database: the others of its group are written all the same.
OWN_FAULTS: Final = (psycopg.IntegrityError, psycopg.DataError, ArithmeticError, TypeError, ValueError)
#: Two transactions that want the same rows in another order: one of them starts again.
AGAIN: Final = (pg.DeadlockDetected, pg.SerializationFailure)


def as_throwdown_error(error: Exception) -> ThrowdownError:
    """The error as callers know it."""
    # Without its details: they quote rows, and these end up in logs. The id of a table is its link.
    primary = error.diag.message_primary if isinstance(error, psycopg.Error) else None
    detail = " ".join((primary or str(error)).split())
    if isinstance(error, pg.UniqueViolation):
        return StoreConflict(f"that is stored already ({detail}): read what is there and answer that")
    if isinstance(error, OWN_FAULTS):
        return StoreRefused(f"a row does not fit the store ({detail}): mend it and write it again")
    if isinstance(error, (pg.DataCorrupted, pg.IndexCorrupted)):
        return StoreDamaged(f"a part of the database is damaged ({detail}): restore it from a backup")
    return StoreFailed(f"PostgreSQL cannot be used now ({detail}): see that it runs and try again")


@contextmanager
def own_errors() -> Iterator[None]:
    try:
        yield
    except (psycopg.Error, OSError, *OWN_FAULTS) as error:
        raise as_throwdown_error(error) from error
