"""The public list: a chain that shows what was withdrawn or rewritten."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.cases import for_each
from throwdown.table.ledger import (
    Ledger,
    LedgerDamaged,
    LedgerRow,
    ListedRow,
    canonical,
    line_of,
    link_after,
    read_ledger,
)

ROWS = (
    LedgerRow(kind="commitment", game="g1", round=1, hash="a" * 64),
    LedgerRow(kind="commitment", game="g1", round=2, hash="b" * 64),
    LedgerRow(kind="commitment", game="g2", round=1, hash="c" * 64),
    LedgerRow(kind="final", game="g1", hash="d" * 64),
)


def chained(rows: tuple[LedgerRow, ...] = ROWS) -> list[ListedRow]:
    seen, link = list[ListedRow](), ""
    for number, row in enumerate(rows, start=1):
        link = link_after(link, canonical(row))
        seen.append(ListedRow(n=number, link=link, **msgspec.structs.asdict(row)))
    return seen


def lines() -> list[str]:
    return [line_of(row) for row in chained()]


def test_a_list_holds_commitments_and_ends_of_games() -> None:
    ledger = read_ledger(lines())
    assert ledger.commitments("g1") == ["a" * 64, "b" * 64]
    assert (ledger.finals("g1"), ledger.finals("g2"), ledger.commitments("no")) == (["d" * 64], [], [])
    assert len(ledger) == 4 and ledger.last_link == chained()[-1].link


def test_the_form_of_a_row_that_is_hashed_stays_as_it_is() -> None:
    """Copies of the list are kept for years, and other programs read them."""
    assert canonical(ROWS[0]) == f'{{"game":"g1","hash":"{"a" * 64}","kind":"commitment","round":1}}'
    assert canonical(ROWS[3]) == f'{{"game":"g1","hash":"{"d" * 64}","kind":"final"}}'
    assert chained()[0].link == "ecbd608189521cb96ed3e4569cda515da69b839abc81904331545f8a218f95a6"


@for_each("row", range(4))
@for_each("field", ["kind", "game", "round", "hash", "link", "n"])
def test_a_changed_row_is_found(row: int, field: str) -> None:
    decoded = json.loads(lines()[row])
    decoded[field] = {"kind": "final" if decoded["kind"] == "commitment" else "commitment", "round": 7, "n": 9}.get(
        field, "e" * 64
    )
    changed = [*lines()[:row], json.dumps(decoded), *lines()[row + 1 :]]
    with pytest.raises(LedgerDamaged, match=f"row {row + 1}"):
        read_ledger(changed)


@pytest.mark.parametrize("gone", range(3))
def test_a_row_that_was_left_out_is_found(gone: int) -> None:
    with pytest.raises(LedgerDamaged, match="must be whole"):
        read_ledger(lines()[:gone] + lines()[gone + 1 :])


@pytest.mark.parametrize("line", ["", "{}", "[]", '{"n": 1}', "\ud800", "1" * 5000, "[" * 5000])
def test_what_is_no_row_is_named_by_its_line(line: str) -> None:
    with pytest.raises(LedgerDamaged, match="line 2 is not a row"):
        read_ledger([lines()[0], line])


def test_a_later_list_holds_everything_of_an_earlier_copy() -> None:
    earlier, later = Ledger(chained()[:2]), Ledger(chained())
    later.check_continues(earlier)
    later.check_continues(later)
    with pytest.raises(LedgerDamaged, match="2 rows of the earlier copy were withdrawn"):
        earlier.check_continues(later)
    other = Ledger(chained((ROWS[0], ROWS[2], ROWS[3])))
    with pytest.raises(LedgerDamaged, match="row 2 was rewritten"):
        other.check_continues(earlier)
