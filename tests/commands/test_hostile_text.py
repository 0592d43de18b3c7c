"""Names in a file and sentences of a server are printed, never obeyed by the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx2
import pytest
from click.testing import CliRunner, Result

from throwdown.cli import main
from throwdown.client.http import HttpSession
from throwdown.rules.catalogue import game
from throwdown.table import Match, Seat
from throwdown.throwers import Fairness, Luck

#: Clears the screen in both forms, changes the title, begins a new line, turns the text around.
HOSTILE = "A\x1b[2J\x9b2J\x1b]0;x\x07\r\nthrowdown: fine\u202e"


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [*map(str, arguments)])


def check_harmless(ran: Result) -> None:
    for line in (*ran.stdout.split("\n"), *ran.stderr.split("\n")):
        assert line.isprintable() and not line.startswith("throwdown: fine"), line


@pytest.fixture(name="record", scope="module")
def _record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = Match(game("strike", 2), [Seat(HOSTILE), Seat("B", "thumb")], Luck(), fair=Fairness.seeded("hostile"))
    match.run()
    match.leave(0)
    path = tmp_path_factory.mktemp("hostile") / "game.jsonl"
    path.write_text("".join(f"{line}\n" for line in match.log.lines()), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "command",
    [
        ("replay",),
        ("replay", "--json"),
        ("replay", "--story"),
        ("replay", "--story", "--json"),
        ("replay", "--analysis", "--time", "10ms"),
        ("replay", "--analysis", "--time", "10ms", "--json"),
        ("verify",),
        ("verify", "--json"),
    ],
)
def test_names_of_a_record_give_no_orders(record: Path, command: tuple[str, ...]) -> None:
    ran = run(*command, record)
    assert ran.exit_code in (0, 3), ran.stderr
    assert ran.stdout
    check_harmless(ran)


def test_the_sentence_of_a_server_gives_no_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refuse(*_: Any, **__: Any) -> httpx2.Response:
        return httpx2.Response(409, json={"message": HOSTILE, "code": "server/busy\x1b[2J"})

    monkeypatch.setattr(HttpSession, "_request", refuse)
    url = "http://dice.example"
    for language in ("en", "de"):
        ran = run("join", url, "KBT-RWS", "--lang", language)
        assert ran.exit_code == 2
        assert "\\x1b[2J\\x9b2J" in ran.stderr
        check_harmless(ran)
