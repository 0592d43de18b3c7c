"""``throwdown lab fairness``: text, JSON and a page; the same figures after a stop; refusals in one sentence."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner, Result

from throwdown.errors import ThrowdownError
from throwdown_lab.commands.fairness import LEAST, fairness
from throwdown_lab.studies.arena import PROBES, Sizes, scheming, throwing, weight

if TYPE_CHECKING:
    from pathlib import Path

TINY = Sizes(throws=1, hands=1, turns=1, aims=1, search=2, fresh=1, schemes=1)


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """A report of a hundred throws, all in this process."""
    monkeypatch.setattr(Sizes, "for_throws", staticmethod(lambda throws: TINY))
    few = {"SCHEME_INTENTS": 4, "SIEVE": ((0, 1), (2, 1)), "SCHEME_THROWS": 2, "AIMER_THROWS": 1, "FRESH_THROWS": 4}
    for name, value in few.items():
        monkeypatch.setattr(scheming, name, value)
    monkeypatch.setattr(throwing, "FILLINGS", (0, 2, 5))


def invoked(*arguments: str) -> Result:
    ran = CliRunner().invoke(fairness, [*arguments, "--processes", "1"], catch_exceptions=False)
    assert ran.exit_code == 0, ran.output
    return ran


def test_text_json_and_page_of_one_study(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, page = tmp_path / "study.jsonl", tmp_path / "fairness.html"
    text = invoked("--data", str(data), "--html", str(page)).stdout
    assert text.startswith("Fair dice: 16 throws")
    assert "Can a computer steer the thrown die?" in text and "Aim is skill" in text
    assert "throwdown lab fairness --throws 600 --seed 1" in page.read_text(encoding="utf-8")

    lines = data.read_text(encoding="utf-8").splitlines(keepends=True)
    half = tmp_path / "half.jsonl"
    half.write_text("".join(lines[: len(lines) // 2]), encoding="utf-8")
    output = invoked("--data", str(half), "--json").stdout
    assert json.loads(output) == json.loads(invoked("--data", str(data), "--json").stdout), "the same figures"
    assert json.loads(output)["rotations"] == {"intents": 1, "exact": 1}

    monkeypatch.setattr(Sizes, "quick", staticmethod(lambda: TINY.but(search=0, fresh=0, schemes=0)))
    quick = json.loads(invoked("--data", str(data), "--quick", "--json").stdout)
    assert quick.keys() == json.loads(output).keys() - {"simulator_thrown", "simulator_lying"}
    assert len(quick["bars"]) == 5


def test_a_quick_report_is_small_and_chooses_its_throws() -> None:
    assert weight(Sizes.quick()) < 350
    assert "leave out --throws" in refusal("--quick", "--throws", "600")


def test_fewer_throws_than_a_report_needs_are_refused() -> None:
    assert LEAST == PROBES
    ran = CliRunner().invoke(fairness, ["--throws", str(LEAST - 1)])
    assert ran.exit_code == 2 and f"{LEAST}<=x" in ran.output


def refusal(*arguments: str) -> str:
    with pytest.raises(ThrowdownError) as refused:
        CliRunner().invoke(fairness, [*arguments, "--processes", "1"], catch_exceptions=False)
    return refused.value.message


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("my notes\n", encoding="utf-8")
    assert "holds no study" in refusal("--data", str(path))
    assert path.read_text(encoding="utf-8") == "my notes\n", "and left alone"


def test_a_page_that_cannot_be_written_is_refused_before_anything_is_thrown(tmp_path: Path) -> None:
    data = tmp_path / "study.jsonl"
    assert "cannot be written" in refusal("--html", str(tmp_path / "nowhere" / "page.html"), "--data", str(data))
    assert not data.exists()


@pytest.mark.parametrize("arguments", [("--throws", "0"), ("--throws", "many"), ("--processes", "-1")])
def test_numbers_that_make_no_sense_are_refused(arguments: tuple[str, ...]) -> None:
    ran = CliRunner().invoke(fairness, arguments)
    assert ran.exit_code == 2
    assert "Invalid value" in ran.output
