"""Signed heads of the public list, and proofs of its rows."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from tests.table.test_ledger import chained
from throwdown.table.heads import (
    Head,
    Proof,
    ProvedRow,
    check_copy,
    check_proof,
    fit,
    has_row,
    head_of,
    is_signed,
    proof_line,
    root_of,
    row_hash,
    sign,
    signed_text,
    without_proof,
)
from throwdown.table.ledger import LedgerDamaged, LedgerRow
from throwdown.table.merkle import Node, Peaks, Span, consistency, hashes_of, inclusion
from throwdown.throwers.signing import Signer

#: What the page's tests read too: both must agree on every hash and signature.
FIXTURE = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "list.json"
SERVER, LOG = Signer(b"\7" * 32), "00" * 8
COMMITMENTS = [
    LedgerRow(kind="commitment", game=f"g{number}", round=number + 1, hash=f"{number:064x}") for number in range(10)
]
FINAL, RESTORED = (
    LedgerRow(kind="final", game="g1", hash="d" * 64),
    LedgerRow(kind="restored", log=LOG, size=3, hash="e" * 64),
)
ROWS = chained((*COMMITMENTS, FINAL, RESTORED))


def head(size: int = len(ROWS), **other: int | str) -> Head:
    signed = {"log": LOG, "first": 1, "size": size, "root": root_of(ROWS[:size]), "at": 1000} | other
    return sign(SERVER, **msgspec.convert(signed, dict))


def path(spans: list[Span]) -> list[str]:
    peaks = Peaks()
    finished = [peaks.append(row_hash(row)) for row in ROWS]

    def stored(node: Node) -> bytes:
        return finished[node.last][node.level]

    return [each.hex() for each in hashes_of(spans, stored)]


def proved(n: int, size: int = len(ROWS)) -> ProvedRow:
    return ProvedRow(row=ROWS[n - 1], path=path(inclusion(n - 1, size)))


def test_the_text_that_is_signed_stays_as_it_is() -> None:
    """Heads are kept for years, and other programs check them."""
    assert signed_text(LOG, 1, 2, "ab", 1000) == (
        b"throwdown list head\nlog 0000000000000000\nfirst 1\nsize 2\nroot ab\nat 1000\n"
    )


def test_a_head_is_signed_with_the_key_that_it_names() -> None:
    signed = head()
    assert is_signed(signed) and signed.key == SERVER.public
    for change in (
        {"size": 3}, {"root": "0" * 64}, {"at": 1001}, {"first": 2}, {"log": "1" * 16},
        {"key": Signer().public}, {"key": "f" * 64}, {"signature": "0" * 128},
    ):  # fmt: skip
        assert not is_signed(msgspec.structs.replace(signed, **change))


def test_every_row_is_under_the_head_in_its_place_only() -> None:
    signed = head()
    for row in ROWS:
        found = proved(row.n)
        assert has_row(signed, found)
        for changed in (row.n + 1, row.n - 1, 0, -5):
            assert not has_row(signed, ProvedRow(row=msgspec.structs.replace(row, n=changed), path=found.path))
        other = msgspec.structs.replace(row, hash="f" * 64)
        assert not has_row(signed, ProvedRow(row=other, path=found.path))


def test_heads_of_one_log_fit() -> None:
    steps = path(consistency(5, len(ROWS)))
    assert fit(head(5), head(), steps) and not fit(head(4), head(), steps) and not fit(head(5), head(), steps[:-1])
    assert not fit(head(5, log="1" * 16), head(), steps) and not fit(head(5, first=2), head(), steps)
    assert not fit(head(5, root="0" * 64), head(), steps)


def test_a_proof_is_checked() -> None:
    proof = Proof(rows=[proved(2), proved(11)], heads=[head()])
    check_proof(proof)
    with pytest.raises(LedgerDamaged, match="row 2 is not in the list"):
        check_proof(msgspec.structs.replace(proof, heads=[head(5)]))
    with pytest.raises(LedgerDamaged, match="is not signed"):
        check_proof(msgspec.structs.replace(proof, heads=[msgspec.structs.replace(head(), at=1)]))


def test_a_copy_is_what_was_signed() -> None:
    check_copy(ROWS, head())
    check_copy(ROWS, head(5))
    with pytest.raises(LedgerDamaged, match="rows are missing"):
        check_copy(ROWS[:-1], head())
    with pytest.raises(LedgerDamaged, match="not what the server signed"):
        check_copy(ROWS, head(5, root="0" * 64))


def test_a_proof_follows_a_record_and_is_taken_off_again() -> None:
    proof = Proof(rows=[proved(2)], heads=[head()])
    assert without_proof(["{}", proof_line(proof)]) == (["{}"], proof)
    for lines in ([], ["{}"], ["{}", '"listed"'], ["{}", '{"is": "listed"'], ["{}", '{"listed": 1}']):
        assert without_proof(lines) == (lines, None)
    for wrong in ('{"is": "listed"}', '{"is": "listed", "rows": [1], "heads": []}'):
        with pytest.raises(LedgerDamaged, match="not an answer"):
            without_proof(["{}", wrong])


@pytest.mark.parametrize("answer", [1, [], {"log": "x"}, {**msgspec.to_builtins(head()), "root": "A" * 64}])
def test_what_is_no_head_is_refused(answer: object) -> None:
    with pytest.raises(LedgerDamaged):
        head_of(answer)


def test_the_page_reads_the_same_heads_and_proofs() -> None:
    """Delete the file to have it written again."""
    made = {
        "heads": [msgspec.to_builtins(head(size)) for size in (5, len(ROWS))],
        "path": path(consistency(5, len(ROWS))),
        "rows": [msgspec.to_builtins(proved(row.n)) for row in ROWS],
    }
    if not FIXTURE.exists():
        FIXTURE.write_text(f"{json.dumps(made, indent=2)}\n")
    assert json.loads(FIXTURE.read_text()) == made
