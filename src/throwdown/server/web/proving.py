"""Rows of the public list with the hashes that lead from each to a signed head."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.table.heads import Proof, ProvedRow, proof_line

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.server.storage.store import Store
    from throwdown.table.ledger import ListedRow


def proved(store: Store, rows: Sequence[ListedRow]) -> Proof:
    """These rows and all heads; read after the rows, the heads have them."""
    heads = store.ledger_heads()
    found = [
        ProvedRow(row=row, path=store.ledger_inclusion(head, row.n))
        for row in rows
        for head in heads
        if head.first <= row.n <= head.last
    ]
    return Proof(rows=found, heads=heads)


def listed_line(store: Store, game: str) -> bytes:
    """The rows of a game as a line that follows its record; nothing for a game that is not listed."""
    proof = proved(store, store.ledger_of(game))
    return f"{proof_line(proof)}\n".encode() if proof.rows else b""
