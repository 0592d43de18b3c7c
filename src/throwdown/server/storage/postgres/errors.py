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
        return StoreConflict("that is stored already ({why}): read what is there and answer that", why=detail)
    if isinstance(error, OWN_FAULTS):
        return StoreRefused("a row does not fit the store ({why}): mend it and write it again", why=detail)
    if isinstance(error, (pg.DataCorrupted, pg.IndexCorrupted)):
        return StoreDamaged("a part of the database is damaged ({why}): restore it from a backup", why=detail)
    return StoreFailed("PostgreSQL cannot be used now ({why}): see that it runs and try again", why=detail)


@contextmanager
def own_errors() -> Iterator[None]:
    try:
        yield
    except (psycopg.Error, OSError, *OWN_FAULTS) as error:
        raise as_throwdown_error(error) from error
