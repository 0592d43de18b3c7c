"""A million games are checked in parts: which they are, how far it is, and where to go on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from throwdown_lab.batch import check, pieces, tally
from throwdown_lab.batch.pieces import Checked, Piece, pieces_of, tables
from throwdown_lab.batch.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown_lab.batch.pieces import Table

STRIKE = tables("strike")


def games(numbers: range) -> Iterator[tuple[Table, int, int]]:
    """Where each is played, its number, and who begins."""
    for piece in pieces_of(STRIKE, numbers):
        for number, first in zip(piece.numbers, piece.firsts, strict=True):
            yield piece.table, number, first


def test_two_parts_are_the_same_games_as_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "AT_ONCE", 7)
    whole = sorted(games(range(200)), key=lambda each: each[1])
    parts = [*games(range(61)), *games(range(61, 200))]
    assert sorted(parts, key=lambda each: each[1]) == whole
    assert [number for _, number, _ in whole] == [*range(200)]


def test_games_go_round_all_tables_and_everybody_begins() -> None:
    assert {table for table, _, _ in games(range(8))} == {*STRIKE}
    assert {(table, first) for table, _, first in games(range(40))} == {
        (table, seat) for table in STRIKE for seat in range(table.seats)
    }


def test_the_finished_range_has_no_gaps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "AT_ONCE", 2)
    done: set[int] = set()
    for piece in pieces_of(STRIKE, range(5, 50)):
        done |= {*piece.numbers}
        assert {*range(5, piece.until)} <= done
    assert piece.until == 50


def test_a_check_that_is_stopped_prints_how_to_resume(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pieces, "AT_ONCE", 1)
    checked: list[Piece] = []

    def check_some(piece: Piece) -> Checked:
        if len(checked) == 11:
            raise KeyboardInterrupt
        checked.append(piece)
        return Checked(piece, 40, [])

    monkeypatch.setattr(check, "check_piece", check_some)
    assert check.main(["strike", "--first", "16", "--games", "100", "--processes", "1"]) == check.STOPPED
    output = capsys.readouterr().out
    assert "strike: 11 games from number 16 at 8 tables, 440 decisions, no difference" in output
    assert output.endswith("stopped: go on with --first 24 --games 92\n")


def test_progress_is_logged_at_intervals(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(tally, "PACE", 100.0)
    count = Tally("strike", range(1000, 3000), 8, 50.0)
    first, second = (Checked(Piece(STRIKE[0], range(1000, 5000, 8), None, None, 1000), 9, []) for _ in range(2))
    count.add(first, 149.0)
    assert capsys.readouterr().err == ""
    count.add(second, 450.0)
    assert capsys.readouterr().err == (
        "strike: 1000 games from number 1000 at 8 tables, 18 decisions, no difference, 7 min; about 7 min left\n"
    )
    assert count.summary(50 + 3 * 3600).endswith(" no difference, 3 h 0 min")


def test_a_number_below_zero_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["strike", "--first", "-1"]) == 2
    assert re.fullmatch("no game has the number -1: give --first a number from 0\n", capsys.readouterr().err)
