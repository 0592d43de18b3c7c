"""Where ``throwdown play`` begins: which game, who plays, on which kind of screen."""

from __future__ import annotations

import json
import os
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, TextIO

from throwdown.bots import AMONG_BOTS, bots_of, check_bots
from throwdown.errors import TableRefused
from throwdown.library.files import write_lines
from throwdown.library.own import game_id
from throwdown.library.printable import printable
from throwdown.narration import ending_text, opening_lines, teller_of
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.catalogue import known, registered
from throwdown.rules.codec import encode
from throwdown.rules.editions import chosen_edition, table_options
from throwdown.rules.own import OwnGame
from throwdown.rules.record import Ended
from throwdown.rules.values import Value
from throwdown.table import Match, Seat, first_by, first_seat
from throwdown.words import ArgumentRefused

from . import saves
from .beginning import ask_who_begins, beginning
from .learning import review_lines
from .pace import let_think
from .plain.desk import Closed, Desk
from .plain.play import play_plain, play_tournament_plain
from .questions import game_name
from .throwing import LUCK, PHYSICS, fairness, make_thrower, seat_keys, tournament
from .wrapping import wrapped

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.rules.record import Header, Record
    from throwdown.table import TournamentTable
    from throwdown.throwers import Thrower
    from throwdown.words import Words

    Progress = Callable[[str, float], AbstractContextManager[Callable[[float], None]]]

DEFAULT_GAME = "strike"
DEFAULT_BOT = "thumb"
#: What TERM is where the cursor cannot be moved, as inside an editor.
DUMB = ("dumb", "unknown")
#: Frames, dice and arrows of the screen.
DRAWN_WITH = "─│╭╯╲▸↑·"


class Wanted(Value):
    """What was asked for on the command line."""

    game: str | None = None
    players: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    plain: bool = False
    tournament: bool = False
    resume: str | None = None
    list_saves: bool = False
    first: str | None = None
    """Who begins, by name or number; by default people are asked and bots draw lots."""
    seed: str | None = None
    record: Path | None = None
    options: tuple[tuple[str, Any], ...] = ()
    edition: str | None = None
    """The edition by name or language; by default that of the language of the terminal."""
    as_json: bool = False
    thrower: str | None = None
    """Who throws; by default the arena for people and luck for bots."""
    motion: bool = True
    learn: bool = False
    """Hints at every decision, and at the end what cost the most."""
    think: float | None = None
    """How long bots may think, in s; by default as each bot likes."""

    @property
    def rng(self) -> Random:
        return Random(self.seed) if self.seed is not None else SystemRandom()

    @property
    def only_bots(self) -> bool:
        return bool(self.bots) and not self.players and not self.plain and self.resume is None


def _unwatched(doing: str, total: float) -> AbstractContextManager[Callable[[float], None]]:
    return nullcontext(lambda part: None)


def play_wanted(wanted: Wanted, words: Words, read: TextIO, write: TextIO, progress: Progress = _unwatched) -> int:
    """Play as wanted; the exit status. ``progress`` shows how far something is that takes its time."""
    if wanted.game is not None and ":" in wanted.game:
        wanted = wanted.but(game=game_id(wanted.game))
    check_bots(known(wanted.game or DEFAULT_GAME).id, wanted.bots)
    on_terminal = read.isatty() and write.isatty()
    if wanted.list_saves:
        write.writelines(f"{row}\n" for row in saves.save_lines(words))
        return 0
    nobody_sits = not (wanted.players or wanted.plain or wanted.resume or on_terminal)
    if wanted.only_bots or wanted.as_json or nobody_sits:
        return _read_bots(wanted, words, write, progress)
    if wanted.record is not None:
        raise ArgumentRefused("command/together", option="--record", other="--players")
    if wanted.plain or not on_terminal:
        return _play_plain(wanted, words, read, write)
    if reason := _not_drawable(words, write):
        write.write(f"{reason}\n")
        return _play_plain(wanted, words, read, write)
    return _play_on_screen(wanted, words, read, write)


def _not_drawable(words: Words, write: TextIO) -> str:
    """Why no screen can be drawn on this terminal; nothing where it can."""
    if find_spec("throwdown.terminal.screen") is None:
        return words.say("play-no-screen")
    term = os.environ.get("TERM", "")
    if term.lower() in DUMB:
        return words.say("play-dumb-terminal", term=term)
    return "" if draws(write) else words.say("play-no-drawing", encoding=write.encoding)


def draws(write: TextIO) -> bool:
    """Whether what the screen is drawn with can be written there."""
    try:
        DRAWN_WITH.encode(write.encoding or "utf-8")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


# Bots play, people read


def _read_bots(wanted: Wanted, words: Words, write: TextIO, progress: Progress) -> int:
    if wanted.players:
        raise ArgumentRefused("command/together", option="--json", other="--players")
    rng = wanted.rng
    names = wanted.bots or (_usual_bot(wanted), "random")
    seats = [Seat(f"{name.capitalize()} {seat + 1}", name) for seat, name in enumerate(names)]
    thrower = make_thrower(wanted.thrower or LUCK, rng)
    rules = rules_wanted(wanted, words, seats, AMONG_BOTS.get(wanted.game or DEFAULT_GAME, {}))
    if wanted.tournament:
        _read_tournament(wanted, _table(wanted, rules, seats, rng, thrower), words, write)
        return 0
    match = _match(wanted, rules, seats, rng, thrower)
    let_think(match, wanted.think)
    match.run()
    if wanted.record is not None:
        write_lines(wanted.record, match.log.lines())
    if wanted.as_json:
        write_json(match.log, write)
    else:
        write_game(match.log, words, write)
        if wanted.learn:
            _write_lessons(match.log, words, write, progress)
    return 0


def _read_tournament(wanted: Wanted, table: TournamentTable, words: Words, write: TextIO) -> None:
    """All games of a tournament among bots, with the points after each; a tie is decided by one more game."""
    if wanted.as_json or wanted.record is not None or wanted.learn:
        raise ArgumentRefused("command/together", option="--tournament", other="--json, --record, --learn")
    names = [seat.player for seat in table.seats]
    while table.tally.champions is None:
        let_think(table.match, wanted.think)
        table.match.run()
        write.write(f"{_which_game(table, words)}\n")
        write_game(table.match.log, words, write)
        decided = table.tally.decider is not None
        after = table.next_match()
        if decided:
            write.write("\n")
            continue
        scores = ", ".join(f"{name}: {total}" for name, total in zip(names, after.totals, strict=True))
        write.write(f"\n{words.say('event-tournament-scored', game=after.game, scores=scores)}\n\n")
    champions = words.listed(names[seat] for seat in table.tally.champions)
    write.write(f"{words.say('play-tournament-won', players=champions)}\n")


def _which_game(table: TournamentTable, words: Words) -> str:
    """Which game of the tournament comes, or that it is the decider of a tie."""
    tally, names = table.tally, [seat.player for seat in table.seats]
    begins = table.match.seats[table.match.first].player
    if tally.decider is not None:
        tied = words.listed(names[seat] for seat in tally.decider.seats)
        return words.say("play-tournament-decider", players=tied, player=begins)
    return words.say("play-tournament-game", number=len(tally.played) + 1, games=tally.games, player=begins)


def _write_lessons(log: Record, words: Words, write: TextIO, progress: Progress) -> None:
    write.write("\n")
    with progress("looking back", 1.0) as done:
        sentences = review_lines(log, words.about(log.header.game), done=done)
    for sentence in sentences:
        write.writelines(f"{row}\n" for row in wrapped(printable(sentence), "", "    "))


def write_game(log: Record, words: Words, write: TextIO) -> None:
    """A recorded game as sentences."""
    for sentence in (_heading(log.header, words), *opening_lines(log.header, words)):
        write.writelines(f"{row}\n" for row in wrapped(printable(sentence), "", "    "))
    game = log.header.start()
    teller = teller_of(game, log.header.players, words.about(log.header.game))
    for step in log.replay():
        for event in step.events:
            sentence = teller.tell(event)
            if sentence and event.name == "turn_started":
                write.write("\n")
            first = "" if event.name == "turn_started" else "  "
            write.writelines(f"{row}\n" for row in (wrapped(printable(sentence), first, "    ") if sentence else ()))
    last = log.entries[-1] if log.entries else None
    if isinstance(game, OwnGame) and isinstance(last, Ended):
        write.write(f"\n{printable(ending_text(last.result, _names(log.header, words), words))}\n")


def _heading(header: Header, words: Words) -> str:
    """Which game this is, and whose."""
    players = words.listed(_names(header, words))
    return words.say("play-record-heading", game=game_name(header.game).localised(words), players=players)


def _names(header: Header, words: Words) -> tuple[str, ...]:
    return header.players or tuple(words.say("screen-name") + f" {seat + 1}" for seat in range(header.seats))


def write_json(log: Record, write: TextIO) -> None:
    """A recorded game as JSON, a line for each entry."""
    game = log.header.start()
    for step in log.replay():
        row = {
            "n": step.number,
            "events": [encode(event) for event in step.events],
            "state": game.notation(step.state),
        }
        write.write(f"{json.dumps(row)}\n")


# People play


def _play_plain(wanted: Wanted, words: Words, read: TextIO, write: TextIO) -> int:
    rng = wanted.rng
    if wanted.resume is not None:
        return _resume_plain(wanted, wanted.resume, words, read, write)
    game, thrower = wanted.game or DEFAULT_GAME, _thrower(wanted, rng)
    seats = _seats(wanted, words)
    rules = rules_wanted(wanted, words, seats, ask=_asking(words, seats, read, write), asks_by_itself=read.isatty())
    if wanted.tournament:
        table = _table(wanted, rules, seats, rng, thrower)
        save = saves.new_tournament_save(game)
        return play_tournament_plain(table, words, read, write, save=save, rng=rng, **_lessons(wanted))
    match = _match(wanted, rules, seats, rng, thrower)
    return play_plain(match, words, read, write, save=saves.new_save(game), rng=rng, **_lessons(wanted))


def _lessons(wanted: Wanted) -> dict[str, Any]:
    return {"learn": wanted.learn, "think": wanted.think}


def _thrower(wanted: Wanted, rng: Random) -> Thrower:
    """Dice of a registered game know no arena."""
    own = registered(wanted.game or DEFAULT_GAME) is not None
    return make_thrower(wanted.thrower or (LUCK if own else PHYSICS), rng)


def _usual_bot(wanted: Wanted) -> str:
    """Who plays if no players are named."""
    return DEFAULT_BOT if DEFAULT_BOT in bots_of(known(wanted.game or DEFAULT_GAME).id) else "random"


def _resume_plain(wanted: Wanted, name: str, words: Words, read: TextIO, write: TextIO) -> int:
    rng = wanted.rng
    path, luck = saves.find_save(name), make_thrower(LUCK, rng)
    if path.is_dir():
        table, saved = saves.resume_tournament(path, luck, rng)
        return play_tournament_plain(table, words, read, write, save=saved, rng=rng, **_lessons(wanted))
    match, save, _ = saves.resume(path, luck, rng)
    return play_plain(match, words, read, write, save=save, rng=rng, **_lessons(wanted))


def _play_on_screen(wanted: Wanted, words: Words, read: TextIO, write: TextIO) -> int:
    from throwdown.terminal.screen.app import play as show

    rng = wanted.rng
    how: dict[str, Any] = {"rng": rng, "game": wanted.game or DEFAULT_GAME, "motion": wanted.motion}
    how |= {"throws": wanted.thrower or PHYSICS, "seed": wanted.seed} | _lessons(wanted)
    if wanted.resume is not None:
        how |= _resumed(wanted.resume, rng)
    elif wanted.players or wanted.bots or registered(how["game"]) is not None:
        how["thrower"] = _thrower(wanted, rng)
        seats = _seats(wanted, words)
        rules = rules_wanted(wanted, words, seats, ask=_asking(words, seats, read, write), asks_by_itself=True)
        how |= _begun(wanted, rules, seats, rng, how["thrower"])
    message = show(words, **how)
    if message:
        write.write(f"{message}\n")
    return 0


def _resumed(name: str, rng: Random) -> dict[str, Any]:
    path, luck = saves.find_save(name), make_thrower(LUCK, rng)
    if path.is_dir():
        table, saved = saves.resume_tournament(path, luck, rng)
        return {"table": table, "save": saved}
    match, save, _ = saves.resume(path, luck, rng)
    return {"match": match, "save": save}


def _begun(wanted: Wanted, rules: Rules, seats: list[Seat], rng: Random, thrower: Thrower) -> dict[str, Any]:
    if wanted.tournament:
        table = _table(wanted, rules, seats, rng, thrower)
        return {"table": table, "save": saves.new_tournament_save(rules.game)}
    return {"match": _match(wanted, rules, seats, rng, thrower), "save": saves.new_save(rules.game)}


def _seats(wanted: Wanted, words: Words) -> list[Seat]:
    """People first, then bots; without names, one person plays against one bot."""
    people = wanted.players or (words.say("play-player", number=1),)
    bots = wanted.bots or ((_usual_bot(wanted),) if len(people) == 1 else ())
    names = [bot if bots.count(bot) == 1 else f"{bot} {number}" for number, bot in enumerate(bots, start=1)]
    seats = [*map(Seat, people), *map(Seat, (name.capitalize() for name in names), bots)]
    if len({seat.player for seat in seats}) != len(seats):
        raise TableRefused("two players have the same name: give them different ones", code="table/names")
    return seats


# By which rules, and who begins


class Rules(Value):
    """What a new table plays: the edition, all options, and who begins (None: by lot)."""

    game: str
    edition: str
    options: tuple[tuple[str, Any], ...]
    first: int | None


def rules_wanted(
    wanted: Wanted,
    words: Words,
    seats: list[Seat],
    usual: dict[str, Any] | None = None,
    *,
    ask: Callable[[str], int | None] | None = None,
    asks_by_itself: bool = False,
) -> Rules:
    """The rules by which a new table plays, and who begins; ``ask`` puts a question to the people who sit here."""
    game, chosen = wanted.game or DEFAULT_GAME, (usual or {}) | dict(wanted.options)
    edition = chosen_edition(known(game).id, wanted.edition, words.language)
    table_options(game, edition, chosen)  # what cannot be is refused before anybody is asked
    begins = beginning(
        game,
        [seat.player for seat in seats],
        people=sum(seat.bot is None for seat in seats),
        named=wanted.first,
        rule=chosen.get("first_player"),
        ask=ask,
        asks_by_itself=asks_by_itself,
    )
    options = table_options(game, edition, chosen | begins.option)
    return Rules(game, edition, tuple(options.items()), begins.seat)


def _asking(words: Words, seats: list[Seat], read: TextIO, write: TextIO) -> Callable[[str], int | None]:
    """Ask the people at this terminal who begins; when the input is closed, lots are drawn."""
    people, desk = [seat.player for seat in seats if seat.bot is None], Desk(words, read, write)

    def typed(prompt: str) -> str:
        try:
            return desk.typed(prompt)
        except Closed:
            return ""

    return lambda rule: ask_who_begins(rule, people, words, typed, desk.put)


def _match(wanted: Wanted, rules: Rules, seats: list[Seat], rng: Random, thrower: Thrower) -> Match:
    game = make_game(rules.game, len(seats), dict(rules.options))
    first, fair = first_seat(game, rng, rules.first), fairness(wanted.seed, thrower)
    keys = seat_keys(wanted.seed, len(seats))
    more: dict[str, Any] = {"keys": keys, "edition": rules.edition, "first_by": first_by(game)}
    return Match(game, seats, thrower, first=first, rng=rng, fair=fair, **more)


def _table(wanted: Wanted, rules: Rules, seats: list[Seat], rng: Random, thrower: Thrower) -> TournamentTable:
    game = make_game(rules.game, len(seats), dict(rules.options))
    more: dict[str, Any] = {"options": game.options, "edition": rules.edition, "first_by": first_by(game)}
    first = first_seat(game, rng, rules.first)
    return tournament(wanted.seed, rules.game, seats, thrower, first=first, rng=rng, **more)
