"""A sitting: the games that people play in one go with a real box, and the file that stores them.

The file of a single game is its record and nothing else. A tournament, or a game that was taken up
in the middle, has one more line before it. The whole file is rewritten after every entry and put
in the place of the old one in a single step, so that it is never half written.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from throwdown.errors import NotationError, RecordDamaged, ThrowdownError
from throwdown.rules import Drawn, Game
from throwdown.rules.record import Acted, Ended, Record, Resolved, Undone, read_entry, read_record
from throwdown.rules.values import Value
from throwdown.table import Match, Seat, TournamentTable, first_by
from throwdown.throwers import Entered

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from throwdown.rules import Event
    from throwdown.rules.record import Entry, Header

FORMAT = "throwdown-sitting"
VERSION = 1
RECORD = "throwdown-record"


class Frame(Value):
    """What a sitting is besides its games."""

    tournament: bool = False
    shared: bool = False
    """The tied players share the tournament."""
    position: str | None = None
    """Where the game was taken up, if not at its beginning."""


PLAIN = Frame()


def match_of(header: Header, entries: Sequence[Entry], position: str | None = None) -> Match:
    """The match of these entries, from the beginning or from a position."""
    if position is None:
        return Match.resume(Record(header, entries), Entered())
    game = header.start()
    match = match_at(game, game.parse(position), header.players)
    for entry in entries:
        if isinstance(entry, Acted):
            match.act(entry.seat, entry.action, entry.manner)
        elif isinstance(entry, Resolved):
            match.enter(entry.outcome)
        elif isinstance(entry, Undone):
            raise NotationError("nothing can be taken back in the record of a game from a position")
    return match


def match_at(game: Game[Any], state: Any, players: Sequence[str], events: tuple[Event, ...] = ()) -> Match:
    """A match that is taken up in this position."""
    return Match.at(game, state, [Seat(player) for player in players], Entered(), events=events)


class Sitting:
    """The match under way, the games before it, and how to go back."""

    def __init__(self, match: Match, frame: Frame = PLAIN, played: Sequence[Record] = ()) -> None:
        self.match = match
        self.frame = frame
        self.played = list(played)
        """The finished games of the tournament, without the one under way."""

    @classmethod
    def new(
        cls,
        game: Game[Any],
        players: Sequence[str],
        *,
        first: int = 0,
        tournament: bool = False,
        edition: str = "",
    ) -> Sitting:
        seats = [Seat(player) for player in players]
        match = Match(game, seats, Entered(), first=first, edition=edition, first_by=first_by(game))
        sitting = cls(match, Frame(tournament))
        if tournament:
            sitting.table()  # refuses games that have none
        return sitting

    @classmethod
    def at(cls, game: Game[Any], state: Any, players: Sequence[str], events: tuple[Event, ...] = ()) -> Sitting:
        """A single game, taken up in this position."""
        return cls(match_at(game, state, players, events), Frame(position=game.notation(state)))

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def players(self) -> tuple[str, ...]:
        """Those of the game under way; in a decider only the tied ones."""
        return self.match.log.header.players

    # Going on

    def enter(self, entry: Acted | Resolved) -> tuple[Event, ...]:
        if isinstance(entry, Acted):
            return self.match.act(entry.seat, entry.action, entry.manner)
        return self.match.enter(entry.outcome)

    def table(self, *more: Record) -> TournamentTable:
        """The tournament with the games played before this one, and with these."""
        first = (self.played or [self.match.log])[0].header
        seats = [Seat(player) for player in first.players]
        settings: dict[str, Any] = {"edition": first.edition, "first": first.first, "first_by": first.first_by}
        table = TournamentTable(first.game, seats, Entered(), options=dict(first.options), **settings)
        for log in (*self.played, *more):
            table.match = Match.resume(log, Entered())
            table.next_match()
        if self.frame.shared and table.tally.champions is None and table.tally.decider is not None:
            table.share()
        return table

    def next_game(self) -> None:
        """The game is over: the next one of the tournament."""
        table = self.table(self.match.log)
        self.played.append(self.match.log)
        self.match = table.match

    def share(self) -> None:
        self.frame = self.frame.but(shared=True)

    # Going back

    def take_back(self, entries: int) -> None:
        """The last entries of this game never were; with none left, the game before is under way again."""
        if self.frame.shared:
            self.frame = self.frame.but(shared=False)
        log = self.match.log
        if not entries and self.played:
            log = self.played.pop()
            entries = 1
        played = [entry for entry in log.entries if not isinstance(entry, Ended)]
        self.match = match_of(log.header, played[: len(played) - entries], self.frame.position)

    @property
    def may_go_back(self) -> bool:
        return bool(self.match.log.entries or self.played)

    # The deck of a real box: its order is unknown before the cards come

    def next_cards(self, cards: str) -> None:
        """The deck gives these cards next. The rest of it is in some order, which no rule reads."""
        rest = list(self.state.deck)
        for card in cards:
            rest.remove(card)
        coming = cards + "".join(rest)
        log = self.match.log
        dealt = next((number for number, entry in enumerate(log.entries) if _is_deal(entry)), None)
        entries, position = list(log.entries), self.frame.position
        if dealt is not None:
            order = entries[dealt].outcome.items  # type: ignore[union-attr]
            entries[dealt] = Resolved(Drawn((*order[: len(order) - len(coming)], *coming)))
        elif position is not None:
            start = self.game.parse(position)
            deck = start.deck[: len(start.deck) - len(coming)] + coming
            position = self.game.notation(start.but(deck=deck))
            self.frame = self.frame.but(position=position)
        self.match = match_of(log.header, entries, position)

    # The file

    def lines(self) -> Iterator[str]:
        if self.frame != PLAIN:
            frame = asdict(self.frame)
            yield json.dumps({"format": FORMAT, "version": VERSION} | frame, ensure_ascii=False)
        for log in (*self.played, self.match.log):
            yield from log.lines()


def _is_deal(entry: Entry) -> bool:
    return isinstance(entry, Resolved) and isinstance(entry.outcome, Drawn)


def read_sitting(lines: Iterable[str]) -> Sitting:
    """The sitting of these lines; damage raises ``RecordDamaged``, with the sitting up to there as ``before``."""
    first, *rest = [*lines] or [""]
    frame = _frame(first)
    records = _records([first, *rest] if frame is None else rest)
    frame = frame or PLAIN
    logs: list[Record] = []
    skipped = 0 if frame == PLAIN else 1
    for record in records:
        try:
            logs.append(_log(record, frame))
        except RecordDamaged as damage:
            before = damage.before if isinstance(damage.before, Record) else None
            readable = [*logs, before] if before is not None else logs
            damage.values["line"] = damage.line + skipped
            damage.before = _sitting(readable, frame) if readable else None
            raise
        skipped += len(record)
    if not logs:
        raise RecordDamaged("there is no game in this file", line=1)
    return _sitting(logs, frame)


def _sitting(logs: list[Record], frame: Frame) -> Sitting:
    *played, log = logs
    return Sitting(match_of(log.header, log.entries, frame.position), frame, played)


def _log(lines: list[str], frame: Frame) -> Record:
    """A record, checked to the last line. One from a position is checked as it is played on."""
    if frame.position is None:
        return read_record(lines)
    return _log_from(lines, frame.position)


def _log_from(lines: list[str], position: str) -> Record:
    log = read_record(lines[:1])
    for number, line in enumerate(lines[1:], start=2):
        try:
            encoded = {field: value for field, value in json.loads(line).items() if field not in ("n", "hash")}
            log.append(read_entry(log.header.game, encoded))
            match_of(log.header, log.entries, position)
        except (ValueError, RecursionError, ThrowdownError) as error:
            before = Record(log.header, log.entries[: number - 2])
            raise RecordDamaged("this entry cannot be played: {why}", line=number, before=before, why=error) from None
    return log


def _frame(line: str) -> Frame | None:
    """The line before the records, if there is one."""
    try:
        content = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        return None
    if content.get("version") != VERSION:
        raise RecordDamaged(
            "the file has version {version}, this program reads {known}",
            line=1,
            code="record/version",
            version=content.get("version"),
            known=VERSION,
        )
    position = content.get("position")
    return Frame(bool(content.get("tournament")), bool(content.get("shared")), str(position) if position else None)


def _records(lines: Sequence[str]) -> list[list[str]]:
    """Every record begins with its header."""
    records: list[list[str]] = []
    for line in lines:
        if not records or f'"format": "{RECORD}"' in line:
            records.append([])
        records[-1].append(line)
    return records
