"""The rows that are stored beside the events: what the lobby, "your turn" and replays read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import events as ev
from .games import PLACE_OF_SECRET, place_of_key
from .infos import listed_info
from .listener import encoded
from .plays import plays_of
from .store import GameRow, SecretRow, TableRow

if TYPE_CHECKING:
    from .games import PlayedGame, Version
    from .services import Secrets
    from .state import TableState
    from .store import Batch, TableStore

#: Status and host, and who sits where.
Summary = tuple[str, tuple[str | None, ...]]


class Index:
    """Adds the rows of one table to batches, where they changed."""

    def __init__(self, store: TableStore, secrets: Secrets) -> None:
        self._store = store
        self._secrets = secrets
        self._stored: Summary | None = None
        self._begun: tuple[str, float] = ("", 0.0)
        """The last game, and when it began."""
        self.created = 0.0

    def note_stored(self, state: TableState) -> None:
        """The store holds the rows of the table as it is."""
        self._stored = _summary(state)

    def note_begun(self, game: str, at: float) -> None:
        """A game began then."""
        self._begun = (game, at)

    def add_to(self, batch: Batch, state: TableState, before: int, now: float) -> None:
        """Add what changed with the versions after this one."""
        if state.game is not None:
            _hash_lines(state.game)
        rows_change = False
        for version in state.story[before:]:
            if version.entry is None or version.is_end:  # an action alone changes no row
                self._add_rows_of(version, batch, state, now)
                rows_change = True
        if rows_change:
            self._add_summary(batch, state, now)

    def _add_rows_of(self, version: Version, batch: Batch, state: TableState, now: float) -> None:
        if isinstance(version.event, ev.Committed):
            self._add_commitment(batch, state, version.event)
        elif isinstance(version.event, ev.KeyGiven) and state.next is not None:
            self._add_key(batch, state, state.next.id, version.event.seat)
        elif version.game is not None and _touches_row(version):
            self._add_game(batch, state, version.game, now, began=isinstance(version.event, ev.GameBegan))
        elif isinstance(version.event, ev.TableClosed) and state.next is not None:
            batch.drop_secrets_of(state.next.id)

    def _add_commitment(self, batch: Batch, state: TableState, made: ev.Committed) -> None:
        """The sealed secret; that of a game that is void for it goes."""
        if made.void:
            batch.drop_secrets_of(made.void)
        batch.secret(SecretRow(made.id, PLACE_OF_SECRET, state.id, self._secrets.of(made.id)))

    def _add_key(self, batch: Batch, state: TableState, game: str, seat: int) -> None:
        """Sealed, as the secret is: nobody who reads the database knows one before all are there."""
        place = place_of_key(seat)
        batch.secret(SecretRow(game, place, state.id, self._secrets.of(game, place)))

    def _add_summary(self, batch: Batch, state: TableState, now: float) -> None:
        summary = _summary(state)
        if summary == self._stored:
            return
        people = summary[1]
        listing = encoded(listed_info(state)).decode()
        batch.table(TableRow(state.id, state.status, state.terms.visibility, listing, self.created, now))
        old = self._stored[1] if self._stored is not None else (None,) * len(people)
        for seat, person in enumerate(people):
            if person != old[seat]:
                batch.seat(state.id, seat, person)
        self._stored = summary

    def _add_game(self, batch: Batch, state: TableState, game: PlayedGame, now: float, *, began: bool) -> None:
        """The row of a game that begins or ends; its end reveals the secret."""
        if began:
            self.note_begun(game.id, now)
        header, over = game.match.log.header, game.match.result is not None
        started, ended = self._started(game.id, now), now if over else None
        revealed = self._secrets.of(game.id) if over and header.commitment else ""
        batch.game(GameRow(game.id, state.id, game.number, state.terms.game, revealed, started, ended))
        if over:
            for play in plays_of(state, game, now):
                batch.play(play)
        elif not began:  # the end was taken back
            batch.drop_plays_of(game.id)
        if revealed:
            batch.drop_secrets_of(game.id)

    def _started(self, game: str, now: float) -> float:
        if self._begun[0] == game:
            return self._begun[1]
        row = self._store.game(game)
        return now if row is None else row.started


def _hash_lines(game: PlayedGame) -> None:
    """Hash what is new in the record, entry by entry, so that its end does not take long."""
    log = game.match.log
    while log.header.commitment and log.hash_next():
        pass


def _touches_row(version: Version) -> bool:
    """A game began or ended with it; a referee's correction may do the one or the other."""
    return version.is_end or isinstance(version.event, ev.GameBegan | ev.Dealt | ev.TakenBack)


def _summary(state: TableState) -> Summary:
    """Seats are stored only as long as their players may be asked."""
    over = state.status in ("over", "closed")
    return f"{state.status} {state.host}", tuple(None if over else chair.person for chair in state.chairs)
