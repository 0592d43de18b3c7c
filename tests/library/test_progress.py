"""Bars for people who watch: on a terminal only, and gone at the end."""

from __future__ import annotations

import io
import sys

import pytest

from throwdown.library.progress import progress


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def shown_on(stream: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setenv("TERM", "xterm")
    with progress("playing", 4) as done:
        done(3)
        done(1)
    return stream.getvalue()


def test_a_bar_on_a_terminal_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = shown_on(Terminal(), monkeypatch)
    assert "playing" in shown and "100%" in shown
    assert shown.rstrip().endswith("\x1b[2K")  # the line is wiped


def test_files_and_programs_get_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown_on(io.StringIO(), monkeypatch) == ""
