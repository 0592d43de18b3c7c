"""Pictures and movies of a throw, as files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError
from throwdown.library.printable import printable

if TYPE_CHECKING:
    from pathlib import Path

    from throwdown.pictures.picture import Marks

    from .thrown import Thrown


def check_file(option: str, path: Path | None, ending: str) -> None:
    """Refuse before anything is thrown what could not be written afterwards."""
    if path is None:
        return
    shown = printable(str(path))
    if path.suffix.lower() != ending:
        raise ThrowdownError(f"{option} {shown} must end in {ending}: that is what is written")
    if path.is_dir():
        raise ThrowdownError(f"{option} {shown} is a folder: name a file in it")
    if not path.parent.is_dir():
        raise ThrowdownError(f"{option} {shown} cannot be written: there is no folder {printable(str(path.parent))}")


def write(path: Path, data: bytes) -> None:
    try:
        path.write_bytes(data)
    except OSError as error:
        raise ThrowdownError(f"{printable(str(path))} cannot be written: {error.strerror}") from None


def drawn(done: Thrown, path: Path) -> bytes:
    from throwdown.pictures.picture import movie, picture, png
    from throwdown.pictures.symbols import symbols_of

    symbols = symbols_of(done.game)
    if path.suffix.lower() == ".png":
        return png(picture(done.landing, symbols, _marks(done)))
    return movie(done.before, done.landing.trajectory, symbols, _marks(done))


def _marks(done: Thrown) -> Marks:
    from throwdown.pictures.picture import Marks

    return Marks(frozenset(done.dice), frozenset(die for die in done.everyone if done.turned(die)), numbers=True)
