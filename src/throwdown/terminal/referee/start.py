"""Where ``throwdown referee`` begins: a new sitting, or one that is resumed."""

from __future__ import annotations

import re
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from throwdown.errors import RecordDamaged
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.catalogue import known
from throwdown.rules.editions import chosen_edition, table_options
from throwdown.rules.game import MAX_SEATS, MIN_SEATS
from throwdown.table import first_seat
from throwdown.terminal.beginning import ask_who_begins, beginning
from throwdown.terminal.saves import Save, find_save, new_save

from .referee import STOPPED, Referee
from .store import Sitting, read_sitting

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from throwdown.words import Words

    Report = Callable[[Sitting], None]


def start(
    game_id: str,
    players: Sequence[str] | None,
    words: Words,
    read: Callable[[str], str],
    write: Callable[[str], None],
    *,
    options: Mapping[str, Any] | None = None,
    edition: str | None = None,
    first: str | None = None,
    tournament: bool = False,
    folder: Path | None = None,
    asks_first: bool = False,
    report: Report | None = None,
) -> int:
    """A new sitting; asks who plays if no players are named. Returns the exit status.

    ``report`` gets the sitting at its end.

    Who begins is asked with it, and with ``asks_first`` also where the players were named.
    """
    chosen = dict(options or {})
    edition = chosen_edition(known(game_id).id, edition, words.language)
    table_options(game_id, edition, chosen)  # what cannot be is refused before anybody is asked
    try:
        names = list(players) if players else _ask_names(words, read, write)
        begins = beginning(
            game_id,
            names,
            people=len(names),
            named=first,
            rule=chosen.get("first_player"),
            ask=lambda rule: ask_who_begins(rule, names, words, read, write),
            asks_by_itself=asks_first or not players,
        )
    except (EOFError, KeyboardInterrupt):
        write("")
        write(words.say("referee-closed-early"))
        return STOPPED
    game = make_game(game_id, len(names), table_options(game_id, edition, chosen | begins.option))
    begun_by = first_seat(game, SystemRandom(), begins.seat)
    sitting = Sitting.new(game, names, first=begun_by, tournament=tournament, edition=edition)
    return _run(Referee(sitting, words, read, write, new_save(f"referee-{game_id}", folder)), report)


def _ask_names(words: Words, read: Callable[[str], str], write: Callable[[str], None]) -> list[str]:
    while True:
        names = [name.strip() for name in re.split(r"[,;]", read(f"{words.say('referee-ask-names')} ")) if name.strip()]
        distinct = len({name.casefold() for name in names}) == len(names)
        if MIN_SEATS <= len(names) <= MAX_SEATS and distinct:
            return names
        write(words.say("referee-unclear-names", least=MIN_SEATS, most=MAX_SEATS))


def resume(
    name: str | Path,
    words: Words,
    read: Callable[[str], str],
    write: Callable[[str], None],
    folder: Path | None = None,
    report: Report | None = None,
) -> int:
    """Go on with a sitting, by the name of its save or by its path."""
    path = find_save(name, folder)
    try:
        sitting = load_sitting(path)
    except RecordDamaged as damage:
        if not isinstance(damage.before, Sitting):
            raise
        set_aside = path.with_name(f"{path.stem}.damaged{path.suffix}")
        path.replace(set_aside)
        write(words.say("referee-damaged", line=damage.line, file=set_aside.name))
        sitting = damage.before
    return _run(Referee(sitting, words, read, write, Save(path)), report)


def _run(referee: Referee, report: Report | None) -> int:
    status = referee.run()
    if report is not None:
        report(referee.sitting)
    return status


def load_sitting(path: Path) -> Sitting:
    return read_sitting(path.read_text(encoding="utf-8", errors="replace").splitlines())
