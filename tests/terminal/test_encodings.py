"""A terminal that cannot write the screen's frames and arrows plays in plain lines, and says so."""

from __future__ import annotations

import io

import pytest

from throwdown.terminal.start import Wanted, draws, play_wanted
from throwdown.words import LANGUAGES, Words


class Terminal(io.TextIOWrapper):
    def __init__(self, text: bytes = b"", encoding: str = "utf-8") -> None:
        super().__init__(io.BytesIO(text), encoding=encoding, errors="backslashreplace")

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("encoding", "can"), [("utf-8", True), ("utf-16", True), ("ascii", False), ("latin-1", False), ("cp1252", False)]
)
def test_what_the_screen_is_drawn_with_must_be_writable(encoding: str, can: bool) -> None:
    assert draws(Terminal(encoding=encoding)) is can


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ascii_terminal_plays_in_lines_and_says_why(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("throwdown.terminal.start._play_plain", lambda *_: 0)
    monkeypatch.setattr("throwdown.terminal.start._play_on_screen", lambda *_: pytest.fail("drawn all the same"))
    write = Terminal(encoding="ascii")
    assert play_wanted(Wanted(game="strike"), Words(language), Terminal(), write) == 0
    write.seek(0)
    assert "PYTHONIOENCODING=utf-8" in write.read()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dumb_terminal_plays_in_lines_and_says_why(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setattr("throwdown.terminal.start._play_plain", lambda *_: 0)
    monkeypatch.setattr("throwdown.terminal.start._play_on_screen", lambda *_: pytest.fail("drawn all the same"))
    write = Terminal()
    assert play_wanted(Wanted(game="strike"), Words(language), Terminal(), write) == 0
    write.seek(0)
    assert "TERM=" in write.read()
