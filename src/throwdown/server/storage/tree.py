"""The tree over the public list, as every store grows it: in the transaction that adds the rows.

The caller holds the list for itself: in SQLite there is one writer, in PostgreSQL the list is locked.
"""

from __future__ import annotations

import time
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final, Protocol

from throwdown.table.heads import Head, is_signed, sign
from throwdown.table.ledger import LedgerRow, canonical, link_after
from throwdown.table.merkle import Node, Peaks, Span, full_subtrees, hashes_of, leaf_hash
from throwdown.throwers.signing import Signer

from . import statements

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    Run = Callable[..., list[Any]]

HASH_BYTES: Final = 32
#: Rows that are read at a time: those of a store from before there was a tree may be many.
AT_A_TIME: Final = 1000
LOG_BYTES: Final = 8


class Connection(Protocol):
    """A transaction of any store."""

    def run(self, statement: str, *values: object) -> list[Any]:
        """All rows that a shared statement gives."""
        ...

    def run_many(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None: ...


# Reading


def heads(run: Run) -> list[Head]:
    """The newest head of every log, the newest log first."""
    return [
        Head(log=id, first=first, size=size, root=root, at=at, key=key, signature=signature)
        for id, first, size, root, at, key, signature in run(statements.LOGS)
    ]


def hashes(run: Run, first: int, path: Sequence[Span]) -> list[bytes]:
    """The hashes over these spans of the log that begins with that row, in one read."""
    nodes = [node for span in path for node in full_subtrees(span)]
    if not nodes:
        return []
    wanted = sorted({first + node.last for node in nodes})
    found = dict(run(statements.hashes_in(len(wanted)), *wanted))

    def stored(node: Node) -> bytes:
        at = node.level * HASH_BYTES
        return bytes(found[first + node.last][at : at + HASH_BYTES])

    return hashes_of(path, stored)


# Growing


class Cache:
    """What a writer knows of the tree from its last transaction; of use only while no other one has grown it."""

    def __init__(self) -> None:
        self._of: tuple[str, str] | None = None
        self._peaks = Peaks()
        self._signer: Signer | None = None

    def peaks(self, store: Connection, log: Head) -> Peaks:
        """The full subtrees under this head: its root says whether they are those that are known."""
        return self._peaks.copy() if self._of == (log.log, log.root) else _peaks(store, log)

    def signer(self, store: Connection) -> Signer:
        """The key of the server: it never changes."""
        self._signer = self._signer or server_key(store)
        return self._signer

    def note(self, log: Head, peaks: Peaks) -> None:
        self._of, self._peaks = (log.log, log.root), peaks


def is_behind(store: Connection) -> bool:
    """Whether the server has no key yet, or an older program wrote rows."""
    ((size,),) = store.run(statements.LEDGER_SIZE)
    return not store.run(statements.LIST_KEY) or size > max((head.last for head in heads(store.run)), default=0)


def server_key(store: Connection) -> Signer:
    """The one key with which this server signs, heads and receipts alike; drawn when it is first asked for."""
    if not store.run(statements.LIST_KEY):
        drawn = Signer()
        store.run(statements.LIST_KEY_ADD, drawn.seed.hex(), drawn.public)
    ((private,),) = store.run(statements.LIST_KEY)
    return Signer(bytes.fromhex(private))


def grow(store: Connection, clock: Callable[[], float] = time.time, cache: Cache | None = None) -> None:
    """Sign a head over all rows that the list has; nothing, if the newest head has them."""
    cache = cache or Cache()
    log = _newest(store) or _begin(store, 1)
    if log is None:
        return
    peaks = cache.peaks(store, log)
    before, at = peaks.size, log.first + log.size
    for rows in _rows_from(store, at):
        finished = [(n, b"".join(peaks.append(leaf_hash(text.encode())))) for n, text, _ in rows]
        if len(finished) == 1:
            store.run(statements.TREE_ADD, *finished[0])
        elif finished:
            store.run_many(statements.TREE_ADD, finished)
    if peaks.size > before:
        cache.note(_sign(store, log, peaks, int(clock()), cache.signer(store)), peaks)


def begin_again(store: Connection, clock: Callable[[], float] = time.time) -> None:
    """Begin a new log after the list was brought back from a backup; its first row names where the last one ended."""
    grow(store, clock)
    ended = _newest(store)
    if ended is None:
        return
    ((last, link),) = store.run(statements.LEDGER_END)
    text = canonical(LedgerRow(kind="restored", log=ended.log, size=ended.size, hash=ended.root))
    store.run(statements.LEDGER_ADD, last + 1, "", text, link_after(link, text))
    _begin(store, last + 1)
    grow(store, clock)


def _newest(store: Connection) -> Head | None:
    return next(iter(heads(store.run)), None)


def _begin(store: Connection, first: int) -> Head | None:
    """A log without a head, if there is a row for it."""
    if not store.run(statements.LEDGER, first - 1, 1):
        return None
    server_key(store)
    store.run(statements.LOG_ADD, first, token_hex(LOG_BYTES))
    return _newest(store)


def _peaks(store: Connection, log: Head) -> Peaks:
    whole = [Span(node.place << node.level, node.last + 1) for node in full_subtrees(Span(0, log.size))]
    return Peaks(log.size, hashes(store.run, log.first, whole))


def _rows_from(store: Connection, at: int) -> Iterator[list[Any]]:
    rows: list[Any] = [None] * AT_A_TIME
    while len(rows) == AT_A_TIME:  # as a rule that is one read: a database may be far away
        rows = store.run(statements.LEDGER, at - 1, AT_A_TIME)
        yield rows
        at += len(rows)


def _sign(store: Connection, log: Head, peaks: Peaks, at: int, signer: Signer) -> Head:
    head = sign(signer, log=log.log, first=log.first, size=peaks.size, root=peaks.root.hex(), at=at)
    store.run(statements.LOG_GROW, head.first, head.size, head.root, head.at, head.signature)
    return head


# Looking after it


def flaw(rows: Iterable[tuple[int, str]], heads: Sequence[Head], stored: Iterable[tuple[int, bytes]]) -> str:
    """What is wrong with the tree over these rows, the oldest first; empty, if all is well."""
    logs = {head.first: head for head in heads}
    peaks, head, hashes = Peaks(), None, iter(stored)
    for n, text in rows:
        if n in logs:
            peaks, head = Peaks(), logs[n]
        if head is None or n > head.last:
            return ""  # written by an older program: the tree gets these rows with the next ones
        if (n, b"".join(peaks.append(leaf_hash(text.encode())))) != next(hashes, None):
            return f"the tree over the public list is not what was written from row {n} on"
        if n == head.last and (peaks.root.hex() != head.root or not is_signed(head)):
            return f"the head over {head.size} rows of the public list is not what was written"
    return ""
