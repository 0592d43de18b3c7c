"""Proofs about a long public list: run from the root and update results.md.

python -m benchmarks.ledger                  a million rows in SQLite
python -m benchmarks.ledger --rows 100000    fewer
"""

from __future__ import annotations

import argparse
import sqlite3
import tempfile
import time
from contextlib import closing
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import TYPE_CHECKING

from msgspec.structs import replace

from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.tree import hashes
from throwdown.server.web.routes.ledger import _consistency, _proof
from throwdown.table.heads import fit, sign
from throwdown.table.ledger import LedgerRow, canonical, link_after
from throwdown.table.merkle import Span
from throwdown.throwers.signing import Signer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Row = tuple[int, str, str, str]

PROOFS = 1000
SERVER = Signer(b"\7" * 32)


def rows(count: int) -> Iterator[Row]:
    link = ""
    for number in range(1, count + 1):
        game = f"{number // 2:016x}"
        hash = sha256(game.encode()).hexdigest()
        row = LedgerRow(kind="commitment", game=game, round=1, hash=hash)
        text = canonical(row if number % 2 else LedgerRow(kind="final", game=game, hash=hash))
        link = link_after(link, text)
        yield number, game, text, link


def measured(name: str, answers: list[Callable[[], bytes]]) -> None:
    times, sizes = [], []
    for answer in answers:
        began = time.perf_counter()
        sizes.append(len(answer()))
        times.append((time.perf_counter() - began) * 1000)
    p99 = quantiles(times, n=100)[98]
    print(f"{name}: {median(times):.2f} ms (p99 {p99:.2f}), {max(sizes)} bytes at most")


def measure(store: SqliteStore, count: int) -> None:
    (head,), random = store.ledger_heads(), Random(1)
    pairs = [(random.randrange(1, count), count - random.randrange(1000)) for _ in range(PROOFS)]
    log = head.log
    sizes = [sorted(pair) for pair in pairs]
    measured("consistency", [partial(_consistency, store, log, old, new) for old, new in sizes])
    measured("inclusion", [partial(_proof, store, n, "") for n, _ in pairs])
    roots = [hashes(store._read, 1, [Span(0, old)])[0].hex() for old, _ in pairs]
    known = [
        sign(SERVER, log=log, first=1, size=old, root=root, at=0) for (old, _), root in zip(pairs, roots, strict=True)
    ]
    newest = sign(SERVER, log=log, first=1, size=count, root=head.root, at=0)
    paths = [store.ledger_consistency(head, old, count) for old, _ in pairs]
    began = time.perf_counter()
    right = sum(fit(old, newest, path) for old, path in zip(known, paths, strict=True))
    took = (time.perf_counter() - began) * 1000 / PROOFS
    wrong = sum(fit(replace(old, root=head.root), newest, path) for old, path in zip(known, paths, strict=True))
    print(f"checking one: {took:.2f} ms; {right} of {PROOFS} hold, {wrong} with another root")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1_000_000)
    count = parser.parse_args().rows
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "list.db"
        SqliteStore.open(database).close()
        with closing(sqlite3.connect(database)) as connection:
            connection.executemany("INSERT INTO ledger (n, game, body, link) VALUES (?, ?, ?, ?)", rows(count))
            connection.commit()
        began, before = time.perf_counter(), database.stat().st_size
        with closing(SqliteStore.open(database)) as store:
            print(f"a tree over {count:,} rows of an older version: {time.perf_counter() - began:.1f} s")
            measure(store, count)
        grown = database.stat().st_size - before
        print(f"the tree takes {grown / count:.0f} bytes a row ({before / count:.0f} without it)")


if __name__ == "__main__":
    main()
