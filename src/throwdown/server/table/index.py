"""The rows that are stored beside the events: what the lobby, "your turn" and replays look up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.server.storage.store import GameRow, SecretRow, TableRow

from . import events as ev
from .infos import table_info
from .listener import encoded

if TYPE_CHECKING:
    from throwdown.server.storage.store import Batch, Store

    from .games import PlayedGame, Version
    from .services import Secrets
    from .state import TableState

#: Status and host, and who sits where.
Summary = tuple[str, tuple[str | None, ...]]


class Index:
    """Adds the rows of one table to batches, where they changed."""

    def __init__(self, store: Store, secrets: Secrets) -> None:
        self._store = store
        self._secrets = secrets
        self._stored: Summary | None = None
        self.created = 0.0

    def note_stored(self, state: TableState) -> None:
        """The store holds the rows of the table as it is."""
        self._stored = _summary(state)

    def add_to(self, batch: Batch, state: TableState, before: int, now: float) -> None:
        """Add what changed with the versions after this one."""
        for version in state.story[before:]:
            if version.game is not None and _touches_row(version):
                self._add_game(batch, state, version.game, now, began=isinstance(version.event, ev.GameBegan))
        self._add_summary(batch, state, now)

    def _add_summary(self, batch: Batch, state: TableState, now: float) -> None:
        summary = _summary(state)
        if summary == self._stored:
            return
        people = summary[1]
        listing = encoded(table_info(state)).decode()
        batch.table(TableRow(state.id, state.status, state.terms.visibility, listing, self.created, now))
        old = self._stored[1] if self._stored is not None else (None,) * len(people)
        for seat, person in enumerate(people):
            if person != old[seat]:
                batch.seat(state.id, seat, person)
        self._stored = summary

    def _add_game(self, batch: Batch, state: TableState, game: PlayedGame, now: float, *, began: bool) -> None:
        """The row of a game that begins or ends: its secret is sealed until it is over."""
        row = None if began else self._store.game(game.id)
        started, over = now if row is None else row.started, game.match.result is not None
        committed = bool(game.match.log.header.commitment)
        secret = self._secrets.of(game.id) if committed else ""
        ended, revealed = (now, secret) if over else (None, "")
        batch.game(GameRow(game.id, state.id, game.number, state.terms.game, revealed, started, ended))
        if over and not began:
            batch.drop_secrets_of(game.id)
        elif began and committed:
            batch.secret(SecretRow(game.id, 1, state.id, secret))


def _touches_row(version: Version) -> bool:
    """A game began or ended with it; a referee's correction may do the one or the other."""
    return version.is_end or isinstance(version.event, ev.GameBegan | ev.Dealt | ev.TakenBack)


def _summary(state: TableState) -> Summary:
    """Seats are stored only as long as somebody may be asked there."""
    over = state.status in ("over", "closed")
    return f"{state.status} {state.host}", tuple(None if over else chair.person for chair in state.chairs)
