"""A name that is withdrawn from a record of an older version, where names are inside the hashes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cases import for_each
from throwdown.errors import RecordDamaged
from throwdown.rules.record import Record, read_record
from throwdown.table.verify import verify

SAVED = Path(__file__).parents[1] / "terminal" / "saves" / "data"
PLAYED = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "records" / "strike-luck.jsonl"


def saved(version: str) -> Record:
    lines = (SAVED / version / "strike.jsonl").read_text("utf-8").splitlines()
    return read_record(lines)


def withdrawn(record: Record, seat: int = 0) -> Record:
    without = Record(record.header.without_name(seat), record.entries)
    without.signatures = list(record.signatures)
    return without


@pytest.mark.parametrize("version", ["v0_4_0", "v0_8_0"])
def test_record_without_a_name_is_read_again_and_all_later_hashes_stay(version: str) -> None:
    record = saved(version)
    lines = list(withdrawn(record).lines())
    assert record.header.players[0] and json.dumps(record.header.players[0]) not in "".join(lines)
    again = read_record(lines)
    assert (again.final_hash, again.header.digest) == (record.final_hash, record.header.digest)
    assert [json.loads(line)["hash"] for line in lines] == [json.loads(line)["hash"] for line in record.lines()]
    assert list(again.lines()) == lines
    twice = withdrawn(again, 1)
    assert twice.final_hash == record.final_hash and twice.header.withdrawn == (0, 1)


def test_verdict_names_the_check_that_a_withdrawn_name_costs() -> None:
    record = read_record(PLAYED.read_text("utf-8").splitlines())
    whole, verified = verify(record), verify(read_record(withdrawn(record).lines()))
    assert (verified.dice, verified.verdict) == (whole.dice, whole.verdict)
    (check,) = [check for check in verified.checks if check.what == "withdrawn"]
    assert (check.verdict, check.seats) == ("unbound", (0,)) and "first line" in check.why
    assert "header" not in [check.what for check in verified.checks]


@for_each(
    "change",
    [
        {"withdrawn": []},
        {"withdrawn": [1, 0]},
        {"withdrawn": [0, 7]},
        {"original": []},
        {"original": ["0" * 64, "1" * 64]},
        {"original": ["x", "y"]},
        {"players": ["Eve", "Ben"]},
        {"version": 3},
        {"hash": "0" * 64},
    ],
)
def test_forged_withdrawal_is_refused(change: dict[str, object]) -> None:
    first, *others = withdrawn(saved("v0_8_0")).lines()
    with pytest.raises(RecordDamaged):
        read_record([json.dumps(json.loads(first) | change), *others])
