"""The public list of a server: every commitment it made, and the final hash of every game, one chain for all.

Each row carries a link: the hash of itself and of the link before it. Anyone with a copy can see later that no
commitment was withdrawn and no finished game rewritten.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from throwdown.errors import ThrowdownError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class LedgerDamaged(ThrowdownError):
    """Raised when a public list does not hold: a row was changed, left out, or is invalid."""

    code = "ledger/damaged"


class LedgerRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One row as it is hashed."""

    kind: Literal["commitment", "final", "void", "restored"]
    """The table committed itself to a secret, a game is over, the game of that commitment will never be played, or
    the server went back to a backup."""
    game: str = ""
    round: int = 0
    """Of a commitment: which one for this game, from 1. Since records of version 3 there is only one."""
    hash: str
    """The commitment, also of a game that is void, the hash of the last line of the record, or the root of the log
    that ended."""
    log: str = ""
    """After a restore: the log that ended. Its last head had ``size`` rows and the root ``hash``."""
    size: int = 0


class ListedRow(LedgerRow, frozen=True, kw_only=True, omit_defaults=False):
    """A row with its place in the list."""

    n: int
    """From 1."""
    link: str

    @property
    def row(self) -> LedgerRow:
        """What the link is made of."""
        return LedgerRow(kind=self.kind, game=self.game, round=self.round, hash=self.hash, log=self.log, size=self.size)


def canonical(row: LedgerRow) -> str:
    """A row as it is hashed: JSON with sorted keys and no spaces."""
    return json.dumps(msgspec.to_builtins(row), sort_keys=True, separators=(",", ":"))


def link_after(previous: str, row: str) -> str:
    """The link of a row, given as ``canonical`` writes it, after this link; the first row follows on nothing."""
    return sha256(f"{previous}\n{row}".encode()).hexdigest()


class ListedGames:
    """What is listed of games, row by row."""

    key = ""
    """The public key with which the server signs the heads over these rows; empty if no head is there."""
    is_current = False
    """Whether a game that is over must have its end here: the server was asked now, and never lost a row."""

    def __init__(self, rows: Iterable[ListedRow] = ()) -> None:
        self._of_game: dict[str, list[ListedRow]] = {}
        for row in rows:
            self.append(row)

    def append(self, row: ListedRow) -> None:
        self._of_game.setdefault(row.game, []).append(row)

    def commitments(self, game: str) -> list[str]:
        """What the server committed itself to for this game, round by round."""
        return [row.hash for row in self._of_game.get(game, ()) if row.kind == "commitment"]

    def finals(self, game: str) -> list[str]:
        """The final hashes that are listed for this game: one, if nobody cheats."""
        return [row.hash for row in self._of_game.get(game, ()) if row.kind == "final"]

    def is_void(self, game: str) -> bool:
        """Whether the server said that this game will never be played."""
        return any(row.kind == "void" for row in self._of_game.get(game, ()))


class Ledger(ListedGames):
    """A whole list whose chain holds."""

    def __init__(self, rows: Iterable[ListedRow] = ()) -> None:
        """Refused unless each row follows on the one before, from the first."""
        self._rows: list[ListedRow] = []
        super().__init__(rows)

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[ListedRow]:
        return iter(self._rows)

    @property
    def last(self) -> ListedRow | None:
        return self._rows[-1] if self._rows else None

    @property
    def last_link(self) -> str:
        return self._rows[-1].link if self._rows else ""

    def append(self, row: ListedRow) -> None:
        """Add the next row; refused if it does not follow on the last one."""
        number = len(self._rows) + 1
        if row.n != number:
            raise LedgerDamaged(f"row {number} was expected, not {row.n}: the list must be whole, from its first row")
        if row.link != link_after(self.last_link, canonical(row.row)):
            raise LedgerDamaged(f"row {number}: the link does not fit, this row or one before it was changed")
        self._rows.append(row)
        super().append(row)

    def check_continues(self, earlier: Ledger) -> None:
        """Refuse a list that is not what ``earlier`` was, with more rows or none."""
        for old, new in zip(earlier, self, strict=False):
            if old != new:
                raise LedgerDamaged(f"row {old.n} was rewritten since the earlier copy")
        if len(self) < len(earlier):
            raise LedgerDamaged(f"{len(earlier) - len(self)} rows of the earlier copy were withdrawn")


_decode = msgspec.json.Decoder(ListedRow).decode


def read_ledger(lines: Iterable[str]) -> Ledger:
    """The list of a file with one row in each line, checked to the last one."""
    ledger = Ledger()
    for number, line in enumerate(lines, start=1):
        try:
            row = _decode(line)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise LedgerDamaged(f"line {number} is not a row of a public list ({error})") from None
        ledger.append(row)
    return ledger


def rows_of(answer: Any) -> list[ListedRow]:
    """The rows in an answer of a server."""
    try:
        return msgspec.convert(answer["rows"], list[ListedRow])
    except (msgspec.MsgspecError, LookupError, TypeError) as error:
        raise LedgerDamaged(f"the server did not answer with rows of a public list ({error})") from None


def line_of(row: ListedRow) -> str:
    """A row as a line of such a file."""
    return json.dumps(msgspec.to_builtins(row))
