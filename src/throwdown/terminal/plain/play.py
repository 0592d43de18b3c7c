"""The game as lines of text and questions, for screen readers, pipes and scripts.

Everything is read from one stream and written to another. What a person types is an answer to the
question, or a command that works at every question (help, why, rules, ...). A stream that ends or a
key that interrupts stops the game in good order: it is saved, and the exit status says that it was
not finished.
"""

from __future__ import annotations

import time
from contextlib import suppress
from random import Random, SystemRandom
from typing import TYPE_CHECKING, TextIO

from throwdown.terminal.autosave import Autosave
from throwdown.terminal.stepping import run_at_once

from .commands import Quit
from .desk import Closed, Desk
from .front import PlainFront
from .race import Stopwatch

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.table import Match
    from throwdown.table.tournament import TournamentTable
    from throwdown.terminal.saves import Save, TournamentSave
    from throwdown.words import Words

FINISHED, STOPPED, CLOSED = 0, 0, 1


def play_plain(
    match: Match,
    words: Words,
    read: TextIO,
    write: TextIO,
    *,
    save: Save | None = None,
    clock: Callable[[], float] = time.monotonic,
    wait: Callable[[float], None] = time.sleep,
    rng: Random | None = None,
    learn: bool = False,
    think: float | None = None,
) -> int:
    """Play the match to its end, or until a player quits; the exit status says which.

    ``clock`` (seconds), ``wait`` and ``rng`` are for the live race: how long it takes, and when GO appears.
    ``learn`` shows hints and a review at the end, ``think`` is how long bots may think.
    """
    watch = Stopwatch(clock, wait, rng or SystemRandom())
    desk, autosave = Desk(words.about(match.game.id), read, write), Autosave(save)
    return _run(PlainFront(desk, match, watch, autosave=autosave, learn=learn, think=think))


def play_tournament_plain(
    table: TournamentTable,
    words: Words,
    read: TextIO,
    write: TextIO,
    *,
    save: TournamentSave | None = None,
    clock: Callable[[], float] = time.monotonic,
    wait: Callable[[float], None] = time.sleep,
    rng: Random | None = None,
    learn: bool = False,
    think: float | None = None,
) -> int:
    """Play the tournament, one game after the other, with the tally in between."""
    watch = Stopwatch(clock, wait, rng or SystemRandom())
    desk, autosave = Desk(words.about(table.match.game.id), read, write), Autosave(save)
    return _run(PlainFront(desk, table.match, watch, table=table, autosave=autosave, learn=learn, think=think))


def _run(front: PlainFront) -> int:
    """Play until the end or until a player stops it; the exit status."""
    try:
        run_at_once(front.terminal_game.play())
        return FINISHED
    except Quit:
        front.farewell("play-quit" if front.terminal_game.autosave.save else "play-quit-unsaved")
        return STOPPED
    except (Closed, KeyboardInterrupt):
        with suppress(OSError):
            front.farewell("play-closed")
        return CLOSED
    except BrokenPipeError:  # the output is closed
        front.terminal_game.autosave.write(front.terminal_game.match)
        return CLOSED
