"""Golden games: whole games as records and as readable text, kept so that no change of the rules goes unseen.

    python -m tests.playthroughs                 rewrite the texts of all golden records, and play what is missing
    python -m tests.playthroughs --anew          play all of them anew, in each all that happened in the one before
    python -m tests.playthroughs --anew strike   only this one

There is one for every game and for every edition that changes something in it, and for two games in
the physical arena. A record is played once and then stored. Its text
is what the rules make of it today. A record of the arena is computed again too, where the engine is
the same: a change of how dice land needs another arena (``physics.throw.ENGINE``).

Played anew, seeds are tried until a game has every kind of event of the one before, as its text has it. If no seed does
in so many tries, the game that lacks the fewest is taken, and what it lacks is printed: then try more.
"""

from __future__ import annotations

import argparse
import re
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from tests.json_values import through_json
from throwdown.rules import GAMES
from throwdown.rules.arena.state import THROWS
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.game import Stop, to_act
from throwdown.rules.record import Acted, Record, Resolved, read_record
from throwdown.rules.rulings import edition_changes
from throwdown.table import Match, Seat
from throwdown.terminal.floor import floor_of, intent, move
from throwdown.terminal.grid import Aim
from throwdown.terminal.questions import AnswerUnclear
from throwdown.throwers import MANNERS, Fairness, Luck
from throwdown.throwers.physical import Physical

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from throwdown.terminal.floor import Floor

GOLDEN = Path(__file__).parent / "golden"
SEATS = 3
#: Games in the arena.
PHYSICAL = ("strike", "hp_strike")
#: Fields of events that make one kind of them another.
KINDS = re.compile(r"\b(kind|reason|effect|spell|power|group|part)=(\w+)")
#: Games that are played for one golden game, and the longest that is taken, by the lines of its text.
TRIES, LONGEST = 400, 1200


def wanted() -> list[tuple[str, str | None]]:
    """Every game, and every edition of it that changes something."""
    editions = [(game, edition) for game in GAMES for edition, changes in edition_changes(game).items() if changes]
    return [*((game, None) for game in GAMES), *editions]


def title(game: str, edition: str | None) -> str:
    return f"{game}-{edition.split('-')[1]}" if edition else game


def text_path(name: str) -> Path:
    return GOLDEN / "playthroughs" / f"{name}.txt"


def record_path(name: str) -> Path:
    return GOLDEN / "records" / f"{name}.jsonl"


def names() -> list[str]:
    """Of all golden games."""
    played = (title(game, edition) for game, edition in wanted())
    return [*played, *(f"{game}-physics" for game in PHYSICAL)]


def play(game: str, edition: str | None, seed: str) -> Match:
    """A game between bots."""
    rng = Random(seed)
    options = {"max_turns": 200} if game == "verasselt" else {}
    seats = [Seat(f"{bot} {seat}", bot) for seat, bot in enumerate(["thumb", "random", "thumb"])]
    match = Match(make_game(game, SEATS, options, edition=edition), seats, Luck(rng), rng=rng, edition=edition or "")
    match.run()
    return match


def play_physically(game: str, seed: str) -> Match:
    """A game in the arena: Ada aims and moves dice off the walls, the other one throws without aim."""
    rng = Random(seed)
    seats = [Seat("Ada"), Seat("thumb 1", "thumb")]
    match = Match(make_game(game, len(seats)), seats, Physical(rng), rng=rng, fair=Fairness.seeded(seed))
    match.run()
    while match.result is None:
        _act(match, min(to_act(match.awaiting)), rng)
        match.run()
    return match


def _act(match: Match, seat: int, rng: Random) -> None:
    seen, view = floor_of(match), match.view(seat)
    assert seen is not None
    throws = [action for action in view.actions if isinstance(action, THROWS)]
    if not throws or (view.phase == "choice" and rng.random() < 0.5):
        match.act(seat, view.actions.sample(rng) if not throws else Stop())
        return
    if view.phase in ("turn", "choice"):
        _move_off_a_wall(match, seat, seen)
    manner, cells = rng.choice(MANNERS), sorted(seen.cells.values())
    aim = Aim(rng.choice(cells), rng.choice((None, "n"))) if cells else Aim("d6")
    match.act(seat, throws[0], manner, intent(match, seat, manner, aim))


def _move_off_a_wall(match: Match, seat: int, seen: Floor) -> None:
    for die in sorted(seen.at_wall - seen.stacks.keys())[:1]:
        with suppress(AnswerUnclear):
            action, place = move(match, seen.cells[die], "e5")
            match.act(seat, action.but(consent=(True,) * match.game.seats), intent=place)


def playthrough_text(log: Record) -> str:
    """The game as text: what came in, what happened, the state after it."""
    return "\n".join(_lines(log)) + "\n"


def _lines(log: Record) -> Iterator[str]:
    game = log.header.start()
    yield f"# {game.id}, {game.seats} seats"
    yield from (f"# {option} = {value}" for option, value in sorted(log.header.options, key=lambda pair: pair[0]))
    for step in log.replay():
        yield ""
        if isinstance(step.entry, Acted):
            manner = f" ({step.entry.manner})" if step.entry.manner else ""
            numbers = f" {' '.join(map(str, step.entry.intent))}" if step.entry.intent else ""
            yield f"{step.number}. seat {step.entry.seat}: {step.entry.action!r}{manner}{numbers}"
        elif isinstance(step.entry, Resolved):
            yield f"{step.number}. outcome: {step.entry.outcome!r}"
        yield from (f"    {_event(event)}" for event in step.events)
        yield f"    = {game.notation(step.state)}"


def _event(event: Any) -> str:
    fields = {field: value for field, value in through_json(event).items() if field != "is"}
    return " ".join([event.name, *(f"{field}={value}" for field, value in fields.items())])


def stored(name: str) -> Record:
    """The golden record."""
    return read_record(record_path(name).read_text(encoding="utf-8").splitlines())


# Played anew


def kinds(text: str) -> set[str]:
    """The kinds of events that the text of a game has."""
    events = (line.split() for line in text.splitlines() if line.startswith("    ") and not line.startswith("    ="))
    return {" ".join([event[0], *sorted(map("=".join, KINDS.findall(" ".join(event))))]) for event in events}


def found(name: str, tries: int) -> tuple[Record, set[str]]:
    """A game with all kinds of events of the one before, as short as may be; and what it lacks."""
    wanted = kinds(text_path(name).read_text(encoding="utf-8")) if text_path(name).exists() else set[str]()
    best: tuple[int, Record, set[str]] | None = None
    for number in range(tries):
        log = plays()[name](f"{name} {number}").log
        text = playthrough_text(log)
        missing = wanted - kinds(text)
        if best is None or (len(missing), text.count("\n") > LONGEST) < (len(best[2]), best[0] > LONGEST):
            best = text.count("\n"), log, missing
        if not missing and best[0] <= LONGEST:
            break
    assert best is not None
    return best[1], best[2]


def plays() -> dict[str, Callable[[str], Match]]:
    """How each golden game is played, from a seed."""
    return {
        **{title(game, edition): partial(play, game, edition) for game, edition in wanted()},
        **{f"{game}-physics": partial(play_physically, game) for game in PHYSICAL},
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/playthrough", description="Write the golden games.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only these")
    parser.add_argument("--anew", action="store_true", help="play them anew")
    parser.add_argument("--tries", type=int, default=TRIES, help="how many seeds are tried for a game")
    given = parser.parse_args()
    for name in given.names or names():
        lacks = set[str]()
        if given.anew or not record_path(name).exists():
            log, lacks = found(name, given.tries)
            record_path(name).write_text("".join(f"{line}\n" for line in log.lines()), encoding="utf-8")
        text_path(name).write_text(playthrough_text(stored(name)), encoding="utf-8")
        print(f"wrote {name}" + (f", which lacks {', '.join(sorted(lacks))}" if lacks else ""), flush=True)


if __name__ == "__main__":
    main()
