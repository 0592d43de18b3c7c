"""What the referee says and hears: lines that fit, and the events that are worth a line."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from throwdown.library.printable import printable_lines
from throwdown.terminal.wrapping import WIDTH, wrapped

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from throwdown.narration import Teller
    from throwdown.rules import Event
    from throwdown.words import Words

#: Events that the next question, or the line about the arena, already shows.
SILENT = frozenset(
    {"turn_started", "choice_required", "throw_committed", "reaction_committed", "dice_settled", "game_started"}
)
#: Something lies elsewhere now: people may want to compare it with the box.
MOVING = frozenset(
    {"dice_settled", "dice_left_arena", "dice_collected", "accio_taken", "tower_built", "piles_dissolved"}
    | {"game_started", "hub_refilled", "payout_split", "topped_up", "dice_rolled", "stopped", "player_left"}
    | {"player_eliminated"}
)


class Talk:
    """One line in, any number of lines out."""

    def __init__(self, words: Words, read: Callable[[str], str], write: Callable[[str], None]) -> None:
        self.words = words
        self._read = read
        self._write = write

    def say(self, name: str, **arguments: Any) -> None:
        """A message of the catalogues."""
        self.write(self.words.say(name, **arguments))

    def write(self, text: str) -> None:
        for row in wrapped(printable_lines(text), then="  "):
            self._write(row)

    def read(self, question: str) -> str:
        """One typed line; a question longer than a line is written above the prompt."""
        *above, last = wrap(printable_lines(question), WIDTH - 1) or [""]
        for row in above:
            self._write(row)
        return self._read(f"{last} ").strip()

    def write_events(self, events: Iterable[Event], teller: Teller) -> None:
        """Write what happened, except for what the next question shows."""
        for event in events:
            if event.name == "race_finished":
                event = event.but(times=())  # people race without a clock
            text = teller.tell(event)
            if text and event.name not in SILENT:
                self.write(text)
