"""Journals of older versions, rewritten in the store: names and chat lines leave the events and get rows beside them.

Each table is a transaction of its own. What is left to do is in ``old_journals``, so a process that dies on the way
continues when the store is opened again.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING
from zlib import crc32

from throwdown.live.events import TableDamaged
from throwdown.live.rewriting import rewritten

from . import forgetting, statements, writes
from .reading import event_rows

if TYPE_CHECKING:
    from .tree import Connection

log = logging.getLogger("throwdown.store")


def old_journals(store: Connection) -> list[str]:
    """The tables whose journals may have to be rewritten."""
    return [table for (table,) in store.run(forgetting.OLD_JOURNALS)]


def rewrite_journal(store: Connection, table: str) -> bool:
    """Rewrite the journal of a table that no server has in memory; whether anything in it changed."""
    try:
        changed = rewritten(event_rows(store.run, table))
    except TableDamaged as damage:
        log.warning("the journal of table %s cannot be rewritten: %s", table[:6], damage.message)
        return False
    for row in changed:
        store.run(forgetting.REWRITE_EVENT, table, row.version, row.text, crc32(row.text.encode()))
        store.run(forgetting.DROP_NAMES_IN, table, row.version)
        for each in row.names:
            store.run(statements.WRITE[writes.ADD_NAME], table, row.version, *each)
    store.run(forgetting.WITHDRAW_REWRITTEN, table)
    store.run(forgetting.JOURNAL_DONE, table)
    return bool(changed)
