"""The public list of a server, checked from the head that is known to the newest, however many rows lie between."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Literal, NamedTuple
from urllib.parse import quote

from throwdown.errors import ThrowdownError
from throwdown.table.heads import Proof, check_proof, consistency_of, fit, has_row, heads_of, proof_of
from throwdown.table.ledger import LedgerDamaged

from .errors import Refused
from .http import HttpSession

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.table.heads import Head
    from throwdown.table.ledger import ListedRow


class Forked(ThrowdownError):
    """Raised when the list that a server shows is not the one that it has signed before."""

    code = "ledger/forked"

    def __init__(self, message: str, earlier: Head, later: Head, path: Sequence[str] = ()) -> None:
        """``path`` is what the server gave to show that the heads fit; it does not."""
        super().__init__(message)
        self.earlier, self.later, self.path = earlier, later, tuple(path)


class Followed(NamedTuple):
    """How the newest list follows on the one that was known."""

    how: Literal["first", "continues", "restored"]
    """None was known, it goes on, or the server went back to a backup since."""
    head: Head
    lost: int = 0
    """So many of the rows that were known are gone since."""


class PublicList:
    """The list of the server at an address."""

    def __init__(self, url: str) -> None:
        self._session = HttpSession(url)
        self.url = self._session.url

    async def heads(self) -> list[Head]:
        """The signed heads of all logs, the newest first; none, if it has no rows."""
        heads = heads_of(await self._session.ask("GET", "/api/ledger/heads"))
        check_proof(Proof(rows=[], heads=heads))
        return heads

    async def proof(self, *, game: str = "", n: int = 0) -> Proof:
        """All rows of a game, or one row, each proved to be under a signed head."""
        query = f"game={quote(game, safe='')}" if game else f"n={n}"
        proof = proof_of(await self._session.ask("GET", f"/api/ledger/proof?{query}"))
        check_proof(proof)
        return proof

    async def follow(self, known: Head | None, heads: Sequence[Head]) -> Followed:
        """Check that the newest of these heads follows on the one that is known; refused if it does not."""
        newest = heads[0]
        if known is None:
            return Followed("first", newest)
        if known.key != newest.key:
            raise Forked(f"{self.url} signs its list with another key than before", known, newest)
        now = next((head for head in heads if head.log == known.log), None)
        if now is not None and known.size <= now.size:
            await self._check_continues(known, now)
        if now == newest:
            if known.size > now.size:
                raise Forked(f"{self.url} shows fewer rows than it has signed", known, newest)
            return Followed("continues", newest)
        await self._check_restored(known, heads[: heads.index(now) + 1] if now is not None else heads)
        return Followed("restored", newest, max(known.size - (now.size if now is not None else 0), 0))

    async def _check_continues(self, known: Head, now: Head) -> None:
        query = f"log={known.log}&old={known.size}&new={now.size}"
        try:
            path = consistency_of(await self._session.ask("GET", f"/api/ledger/consistency?{query}"))
        except Refused as refused:
            if refused.code != "server/not_found":
                raise
            path = []
        if not fit(known, now, path):
            raise Forked(f"{self.url} has signed two lists that do not fit together", known, now, path)

    async def _check_restored(self, known: Head, heads: Sequence[Head]) -> None:
        """Each log begins with a row that names the end of the one before it."""
        if len(heads) == 1:
            raise Forked(f"{self.url} shows another list than before", known, heads[0])
        for later, earlier in pairwise(heads):
            row = await self._first_row(later)
            named = (row.kind, row.log, row.size, row.hash)
            if named != ("restored", earlier.log, earlier.size, earlier.root) or later.first != earlier.last + 1:
                raise LedgerDamaged(f"the log {later.log} does not say that it follows on the log {earlier.log}")

    async def _first_row(self, log: Head) -> ListedRow:
        """The row with which a log begins, proved; the log may have grown since its head was read."""
        proof = await self.proof(n=log.first)
        now = next((head for head in proof.heads if head.log == log.log), None)
        if now is None or not proof.rows or proof.rows[0].row.n != log.first or not has_row(now, proof.rows[0]):
            raise LedgerDamaged(f"the log {log.log} does not show its first row")
        if now != log:
            await self._check_continues(log, now)
        return proof.rows[0].row
