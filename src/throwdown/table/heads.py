"""Signed heads of a public list: how many rows it has, the root of the tree over them, and the server's signature.

Rows are never taken away, so any two heads of one log fit together: the list of the one is the beginning of the list
of the other. Two signed heads that do not fit are a proof against the server that signed them.

A server that went back to a backup begins a new log. Its first row names the head with which the backup ended.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta

from throwdown.throwers import signing

from .ledger import LedgerDamaged, ListedGames, ListedRow, canonical
from .merkle import Peaks, is_consistent, is_included, leaf_hash

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from throwdown.throwers.signing import Signer

#: What the line after a record is, and within how many letters it says so.
LISTED: Final = "listed"
LISTED_WITHIN: Final = 24
Read = TypeVar("Read")
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]
Whole = Annotated[int, Meta(ge=0, le=2**53)]
LogId = Annotated[str, Meta(pattern=r"^[0-9a-f]{16}\Z")]


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """The whole of one log at one moment."""

    log: LogId
    """Which log: another one begins only when the server goes back to a backup."""
    first: Whole
    """The number of its first row in the list."""
    size: Whole
    """How many rows it has."""
    root: Hash
    """Of the tree over these rows."""
    at: Whole
    """When it was signed, in seconds since 1970."""
    key: Hash
    """The server's public key (Ed25519)."""
    signature: Annotated[str, Meta(pattern=r"^[0-9a-f]{128}\Z")]
    """Over the text that ``signed_text`` gives."""

    @property
    def last(self) -> int:
        """The number of its last row."""
        return self.first + self.size - 1


class ProvedRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row, and the hashes that lead from it to the root of its log."""

    row: ListedRow
    path: Annotated[list[Hash], Meta(max_length=64)]


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """Rows of the list with their paths, and the newest head of every log, the newest log first."""

    rows: list[ProvedRow]
    heads: list[Head]


class Heads(msgspec.Struct, frozen=True, kw_only=True):
    """The newest signed head of every log of the public list, the newest log first; nothing while it has no rows."""

    heads: list[Head]


class Consistency(msgspec.Struct, frozen=True, kw_only=True):
    """The hashes that prove that the list under one root extends the list under another."""

    path: Annotated[list[Hash], Meta(max_length=128)]


def signed_text(log: str, first: int, size: int, root: str, at: int) -> bytes:
    """What is signed: plain lines that nothing else begins like."""
    return f"throwdown list head\nlog {log}\nfirst {first}\nsize {size}\nroot {root}\nat {at}\n".encode()


def sign(signer: Signer, *, log: str, first: int, size: int, root: str, at: int) -> Head:
    """The head with these values, signed by the server."""
    signature = signer.sign(signed_text(log, first, size, root, at))
    return Head(log=log, first=first, size=size, root=root, at=at, key=signer.public, signature=signature)


def is_signed(head: Head) -> bool:
    """Whether the owner of its key signed this head."""
    text = signed_text(head.log, head.first, head.size, head.root, head.at)
    return signing.is_signed(head.key, text, head.signature)


def row_hash(row: ListedRow) -> bytes:
    """The leaf of a row."""
    return leaf_hash(canonical(row.row).encode())


def has_row(head: Head, proved: ProvedRow) -> bool:
    """Whether the log under this head has the row in its place."""
    index, path = proved.row.n - head.first, [bytes.fromhex(each) for each in proved.path]
    return is_included(row_hash(proved.row), index, head.size, path, bytes.fromhex(head.root))


def fit(old: Head, new: Head, path: Sequence[str]) -> bool:
    """Whether this path proves that the log under one head extends the log under the other."""
    hashes = [bytes.fromhex(each) for each in path]
    return (old.log, old.first, old.key) == (new.log, new.first, new.key) and is_consistent(
        old.size, bytes.fromhex(old.root), new.size, bytes.fromhex(new.root), hashes
    )


def root_of(rows: Iterable[ListedRow]) -> str:
    """The root of the tree over these rows."""
    peaks = Peaks()
    for row in rows:
        peaks.append(row_hash(row))
    return peaks.root.hex()


def check_proof(proof: Proof) -> None:
    """Refuse a proof whose heads are not signed, all with one key, or whose rows are not under them."""
    if len({head.key for head in proof.heads}) > 1:
        raise LedgerDamaged("the heads of this list are signed with different keys: a server has one")
    for head in proof.heads:
        if not is_signed(head):
            raise LedgerDamaged(f"the head of the log {head.log} is not signed with the key that it names")
    for proved in proof.rows:
        if not any(has_row(head, proved) for head in proof.heads):
            raise LedgerDamaged(f"row {proved.row.n} is not in the list under the head that was signed")


def listed_games(proof: Proof) -> ListedGames:
    """What a proof shows of the games in it."""
    listed = ListedGames(proved.row for proved in proof.rows)
    listed.key = proof.heads[0].key if proof.heads else ""
    return listed


def check_copy(rows: Sequence[ListedRow], head: Head) -> None:
    """Refuse a copy of a list that is not what was signed; it may have more rows than that."""
    if len(rows) < head.last:
        raise LedgerDamaged(f"the signed head has {head.last} rows, the copy {len(rows)}: rows are missing")
    if root_of(rows[head.first - 1 : head.last]) != head.root:
        raise LedgerDamaged(f"the {head.size} rows of the log {head.log} are not what the server signed")


# As a line after a record


def proof_line(proof: Proof) -> str:
    """A proof as the line that may follow a record; the record and its hashes do not include it."""
    return json.dumps({"is": LISTED, **msgspec.to_builtins(proof)})


def without_proof(lines: Sequence[str]) -> tuple[list[str], Proof | None]:
    """The lines of a record, and the proof that follows it, if one does."""
    last = lines[-1] if lines else ""
    if f'"{LISTED}"' not in last[:LISTED_WITHIN]:
        return list(lines), None
    try:
        content = json.loads(last)
    except (ValueError, RecursionError):
        return list(lines), None
    if not isinstance(content, dict) or content.get("is") != LISTED:
        return list(lines), None
    return list(lines[:-1]), proof_of(content)


# What others answer


def head_of(answer: Any) -> Head | None:
    """The head in an answer of a server, or a file; None for a list that has no rows yet."""
    return _read(answer, Head) if answer is not None else None


def heads_of(answer: Any) -> list[Head]:
    """The heads in an answer of a server, the newest log first."""
    return _read(answer, Heads).heads


def proof_of(answer: Any) -> Proof:
    return _read(answer, Proof)


def consistency_of(answer: Any) -> list[str]:
    return _read(answer, Consistency).path


def _read(answer: Any, kind: type[Read]) -> Read:
    try:
        return msgspec.convert(answer, kind)
    except msgspec.MsgspecError as error:
        raise LedgerDamaged(f"this is not an answer about a public list ({error})") from None
