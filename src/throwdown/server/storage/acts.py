"""What hosts do, as what is written: by the desk in the page and by the command line alike, each with its line in
the log."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from throwdown.live.protocol.plain_text import look
from throwdown.tournaments import Closed, entry_bytes

from .batch import Batch
from .moderation import ActRow, HostRow, SanctionRow
from .tournaments import EntryRow

if TYPE_CHECKING:
    from throwdown.live.store import ReportRow
    from throwdown.server.protocol.desk import ActName as Act

    from .moderation import SanctionKind
    from .rows import PersonRow

HOUR_S: Final = 3600.0


class Decision(NamedTuple):
    """Who decides, when, why and for how long."""

    by: str
    """A host; empty for the command line."""
    at: float
    reason: str = ""
    hours: float = 0.0

    @property
    def until(self) -> float:
        return self.at + self.hours * HOUR_S if self.hours else 0.0


def sanction(person: PersonRow, kind: SanctionKind, decision: Decision) -> Batch:
    """Ban or mute a person until the end of that time."""
    return _sanctioned(Batch(), person, kind, decision).log_act(_act(decision, _ACT[kind], person=person.id))


def rename(person: PersonRow, name: str, decision: Decision) -> Batch:
    """Give a person this name, which they cannot change for a while."""
    batch = Batch().rename(person.id, name)
    return _sanctioned(batch, person, "name", decision).log_act(_act(decision, "rename", person=person.id))


def _sanctioned(batch: Batch, person: PersonRow, kind: SanctionKind, decision: Decision) -> Batch:
    skeleton = look(person.name) if kind == "ban" else ""
    return batch.sanction(SanctionRow(person.id, kind, decision.reason, decision.at, decision.until, skeleton))


_ACT: Final[dict[str, Act]] = {"ban": "ban", "mute": "mute", "name": "rename"}


def lift(person: str, kind: SanctionKind, decision: Decision) -> Batch:
    """End it now."""
    return Batch().lift(person, kind).log_act(_act(decision._replace(reason=kind), "lift", person=person))


def settle(report: ReportRow, decision: Decision) -> Batch:
    """A report needs nothing more: it is deleted."""
    return Batch().settle(report.id).log_act(_act(decision, "settle", person=report.person, table=report.table))


def close(table: str, decision: Decision) -> Batch:
    """The line in the log is what servers read: the one that has the table closes it within a second."""
    return Batch().log_act(_act(decision, "close", table=table))


def rename_tournament(tournament: str, name: str, decision: Decision) -> Batch:
    batch = Batch().rename_tournament(tournament, name)
    return batch.log_act(_act(decision, "rename_tournament", table=tournament))


def close_tournament(tournament: str, version: int, decision: Decision) -> Batch:
    """End it; ``version`` is that of its log. Refused if another entry is there by now."""
    entry = EntryRow(version + 1, decision.at, entry_bytes(Closed()).decode())
    batch = Batch().entry(tournament, entry, running=False)
    return batch.log_act(_act(decision, "close_tournament", table=tournament))


def appoint(person: str, decision: Decision) -> Batch:
    """This person looks after the server from now on."""
    return Batch().host(HostRow(person, decision.at)).log_act(_act(decision, "appoint", person=person))


def dismiss(person: str, decision: Decision) -> Batch:
    return Batch().drop_host(person).log_act(_act(decision, "dismiss", person=person))


def _act(decision: Decision, act: Act, **fields: Any) -> ActRow:
    return ActRow(
        secrets.token_hex(8), decision.at, decision.by, act, reason=decision.reason, until=decision.until, **fields
    )
