"""Where lines go out and answers come in."""

from __future__ import annotations

from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from throwdown.library.printable import printable, printable_lines
from throwdown.terminal.wrapping import wrapped

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.terminal.questions import Line
    from throwdown.words import Words


class Closed(Exception):
    """The input is closed."""


class Desk:
    """Two streams: one to read answers from, one to write lines to."""

    def __init__(self, words: Words, read: TextIO, write: TextIO) -> None:
        self.words = words
        self._read = read
        self._write = write
        self.live = _is_terminal(read)
        for stream in (read, write):  # strange bytes are a bad answer, not a crash
            if isinstance(stream, TextIOWrapper) and stream.errors != "replace":
                stream.reconfigure(errors="replace")

    def put(self, text: str, first: str = "", then: str = "") -> None:
        """A text, broken into lines that fit."""
        for row in wrapped(printable_lines(text), first, then):
            self._write.write(f"{row.rstrip()}\n")

    def say(self, message: str, **arguments: Any) -> None:
        """A message of the catalogues."""
        self.put(self.words.say(message, **arguments))

    def write(self, message: Line, first: str = "", then: str = "") -> None:
        self.put(message.localised(self.words), first, then)

    def exactly(self, text: str) -> None:
        """A line that must not be broken, such as the name of a file."""
        self._write.write(f"{printable(text)}\n")

    def where(self, path: Path, name: str, *, over: bool = False) -> None:
        """Where a game is saved, and how to resume it, or to look back and check it when it is ``over``."""
        self.say("play-saved-in")
        self.exactly(f"  {_at_home(path)}")
        self.exactly(self.words.say("play-afterwards" if over else "play-go-on", save=name))

    def blank(self, lines: int = 1) -> None:
        self._write.write("\n" * lines)

    def typed(self, prompt: str = "> ") -> str:
        """The next line; ``Closed`` when there is none."""
        self._write.write(prompt)
        self._write.flush()
        text = self._read.readline()
        if not text:
            self._write.write("\n")
            raise Closed
        text = "".join(letter if letter.isprintable() else " " for letter in text).strip()
        if not self.live:  # no terminal has shown what was typed
            self._write.write(f"{text[:60]}\n")
        return text

    def choose(self, rows: Iterable[tuple[str, Line]]) -> None:
        """Numbered answers."""
        for key, label in rows:
            self.write(label, f"  {key}  ", "     ")

    def flush(self) -> None:
        self._write.flush()

    def forget_typed_ahead(self) -> None:
        """Keys pressed before GO do not count."""
        with suppress(ImportError, OSError, ValueError, AttributeError):
            import termios

            if self.live:
                termios.tcflush(self._read.fileno(), termios.TCIFLUSH)


def _is_terminal(stream: TextIO) -> bool:
    try:
        return stream.isatty()
    except (AttributeError, ValueError):
        return False


def _at_home(path: Path) -> str:
    """The path as it is typed, from the home folder on where it lies there."""
    with suppress(ValueError, RuntimeError):
        return str(Path("~") / path.absolute().relative_to(Path.home()))
    return str(path)
