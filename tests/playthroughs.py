"""Golden games: whole games as records and as readable text, kept so that no change of the rules goes unseen.

    python -m tests.playthroughs        write the text of every golden record anew, and records that are missing

There is one for every game and for every preset that changes something in it. A record is played
once and then kept: later versions must still read it. Its text is what the rules make of it today.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from throwdown.rules import GAMES
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.codec import encode
from throwdown.rules.record import Acted, Log, Resolved, read_record
from throwdown.rules.rulings import presets_of
from throwdown.table import Match, Seat
from throwdown.throwers import Luck

if TYPE_CHECKING:
    from collections.abc import Iterator

GOLDEN = Path(__file__).parent / "golden"
SEATS = 3


def wanted() -> list[tuple[str, str | None]]:
    """Every game, and every preset of it that changes something."""
    presets = [(game, preset) for game in GAMES for preset, changes in presets_of(game).items() if changes]
    return [*((game, None) for game in GAMES), *presets]


def title(game: str, preset: str | None) -> str:
    return f"{game}-{preset.split('-')[1]}" if preset else game


def text_path(game: str, preset: str | None) -> Path:
    return GOLDEN / "playthroughs" / f"{title(game, preset)}.txt"


def record_path(game: str, preset: str | None) -> Path:
    return GOLDEN / "records" / f"{title(game, preset)}.jsonl"


def play(game: str, preset: str | None) -> Match:
    """A game between bots in which the interesting things happen: it is the seed that is chosen well."""
    rng = Random(title(game, preset))  # a name is a seed
    options = {"max_turns": 200} if game == "verasselt" else {}
    seats = [Seat(f"{bot} {seat}", bot) for seat, bot in enumerate(["thumb", "random", "thumb"])]
    match = Match(make_game(game, SEATS, options, preset=preset), seats, Luck(rng), rng=rng)
    match.run()
    return match


def told(log: Log) -> str:
    """The game as text: what came in, what happened, the state after it."""
    return "\n".join(_lines(log)) + "\n"


def _lines(log: Log) -> Iterator[str]:
    game = log.header.start()
    yield f"# {game.id}, {game.seats} seats"
    yield from (f"# {option} = {value}" for option, value in sorted(log.header.options, key=lambda pair: pair[0]))
    for step in log.replay():
        yield ""
        if isinstance(step.entry, Acted):
            manner = f" ({step.entry.manner})" if step.entry.manner else ""
            yield f"{step.number}. seat {step.entry.seat}: {step.entry.action!r}{manner}"
        elif isinstance(step.entry, Resolved):
            yield f"{step.number}. outcome: {step.entry.outcome!r}"
        yield from (f"    {_event(event)}" for event in step.events)
        yield f"    = {game.notation(step.state)}"


def _event(event: Any) -> str:
    fields = {field: value for field, value in encode(event).items() if field != "is"}
    return " ".join([event.name, *(f"{field}={value}" for field, value in fields.items())])


def kept(game: str, preset: str | None) -> Log:
    """The golden record."""
    return read_record(record_path(game, preset).read_text(encoding="utf-8").splitlines())


def main() -> None:
    for game, preset in wanted():
        if not record_path(game, preset).exists():
            lines = play(game, preset).log.lines()
            record_path(game, preset).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        text_path(game, preset).write_text(told(kept(game, preset)), encoding="utf-8")
        print(f"wrote {title(game, preset)}")


if __name__ == "__main__":
    main()
