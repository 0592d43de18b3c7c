"""What must be written together: what a table writes, and what people and upkeep do."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Self

from throwdown.history.rows import PLAY_FIELDS
from throwdown.live.store import Batch as TableBatch
from throwdown.live.store import Step

from . import forgetting, notices, writes
from .books import BookBatch
from .moderation import ModerationBatch
from .notices import NoticeBatch
from .tournaments import TournamentBatch

if TYPE_CHECKING:
    from .rows import Ages, CredentialRow, SessionRow, TicketRow

__all__ = ["Batch", "Step", "TableBatch"]

_credential_values = attrgetter("id", "person", "kind", "key", "secret", "label", "count", "created", "used")
_ticket_values = attrgetter("hash", "kind", "person", "uses", "created", "until")
_session_values = attrgetter("hash", "person", "kind", "created", "seen", "label")
_play_values = attrgetter(*PLAY_FIELDS)


class Batch(BookBatch, NoticeBatch, TournamentBatch, ModerationBatch):
    """What must be written together, all of it or nothing. The order of the calls matters only within one kind."""

    __slots__ = ()

    def session(self, row: SessionRow) -> Self:
        return self._add(writes.PUT_SESSION, _session_values(row))

    def take_session(self, hash: bytes, row: SessionRow) -> Self:
        """The session with this hash becomes that one, unless another server took or ended it."""
        return self._add(writes.TAKE_SESSION, (hash, *_session_values(row)))

    def drop_session(self, hash: bytes) -> Self:
        return self._add(writes.DROP_SESSION, (hash,))

    def drop_sessions_of(self, person: str, kind: str | None = None) -> Self:
        return self._add(writes.DROP_SESSIONS_OF, (person, kind))

    def analysed(self, game: str, seat: int, analysis: str) -> Self:
        """What an analysis says of one seat."""
        return self._add(writes.PUT_ANALYSIS, (game, seat, analysis))

    def drop_other_sessions_of(self, person: str, spared: bytes) -> Self:
        """Sign this person out everywhere but there."""
        return self._add(writes.DROP_OTHER_SESSIONS_OF, (person, spared))

    def credential(self, row: CredentialRow) -> Self:
        """A new one; refused if another has the same key."""
        return self._add(writes.ADD_CREDENTIAL, _credential_values(row))

    def use_credential(self, id: str, count: int, used: float) -> Self:
        return self._add(writes.USE_CREDENTIAL, (id, count, used))

    def drop_credential(self, person: str, id: str) -> Self:
        return self._add(writes.DROP_CREDENTIAL, (person, id))

    def drop_credentials_of(self, person: str, kind: str | None = None) -> Self:
        return self._add(writes.DROP_CREDENTIALS_OF, (person, kind))

    def ticket(self, row: TicketRow) -> Self:
        return self._add(writes.PUT_TICKET, _ticket_values(row))

    def use_ticket(self, hash: bytes) -> Self:
        """Use it once; refused if it was used up in the meantime."""
        return self._add(writes.USE_TICKET, (hash,))

    def end_other_tickets(self, person: str, hash: bytes) -> Self:
        """Let no other link of the host sign this person in. Who uses one at the same moment is refused."""
        return self._add(writes.END_OTHER_TICKETS, (person, hash))

    def end_ticket(self, hash: bytes) -> Self:
        """Let nobody use this link any more."""
        return self._add(writes.END_TICKET, (hash,))

    def join(self, guest: str, person: str) -> Self:
        """The guest is this person from now on, and bots of the guest are the person's.

        What signed the guest in ends: another person may have it too, and must not come in as this one.
        """
        self._add(writes.LOCK_PEOPLE, (guest, person))
        for write in writes.JOINING:
            self._add(write, (guest, person))
        self.join_moderation(guest, person)
        return self.join_books(guest, person).join_notices(guest, person).join_tournaments(guest, person)

    def heartbeat(self, at: float) -> Self:
        """Write something that means nothing, to see whether anything can be written."""
        return self._add(writes.PUT_HEARTBEAT, (at,))

    def forget(self, person: str, at: float) -> Self:
        """Delete everything about this id but what happened at tables, and withdraw its names from there."""
        for write in (*notices.FORGETTING, *forgetting.FORGETTING):
            self._add(write, (person,))
        return self._add(forgetting.PUT_WITHDRAWAL, (person, "person", at))

    def withdraw_names(self, person: str, at: float) -> Self:
        """Withdraw the names of a person from every table that was over by then; the person stays."""
        for write in forgetting.WITHDRAWING:
            self._add(write, (person, at))
        return self._add(forgetting.PUT_WITHDRAWAL, (person, "names", at))

    def rename_plays(self, person: str, name: str) -> Self:
        """Lists of finished games show this name of a person, unless it was withdrawn there."""
        return self._add(forgetting.RENAME_PLAYS, (person, name))

    def drop_old_chat(self, before: float) -> Self:
        """Delete chat lines from before then; the events that they were in stay."""
        return self._add(forgetting.DROP_OLD_CHAT, (before,))

    def drop_old_games(self, before: float, most: int) -> Self:
        """Delete so many tables whose games ended before then, with all that belongs to them."""
        for write in forgetting.DROPPING_GAMES:
            self._add(write, (before, most))
        return self

    def listing(self, table: str, before: str, after: str) -> Self:
        """What the lobby shows of a table, unless that has changed since it was read."""
        return self._add(forgetting.CHANGE_LISTING, (table, before, after))

    def purge(self, now: float, ages: Ages, most: int) -> Self:
        """Delete what has no use any more; at most so many people at a time."""
        self._add(writes.DROP_STALE_SESSIONS, ("cookie", now - ages.cookie))
        self._add(writes.DROP_STALE_SESSIONS, ("resume", now - ages.code))
        self._add(writes.DROP_STALE_TICKETS, (now,))
        self._add(writes.DROP_OLD_CODES, (now - ages.old_code,))
        self._add(writes.DROP_SEATS_OF_STRANDED, (now - ages.stranded, most))
        for write in notices.STRANDED:
            self._add(write, (now - ages.stranded, most))
        self._add(writes.DROP_STRANDED, (now - ages.stranded, most))
        return self._add(writes.DROP_OLD_MOVES, (now - 2 * ages.answer, now - ages.answer))
