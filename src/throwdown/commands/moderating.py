"""``throwdown admin``: what the host decides about people and tables, from another process than the server."""

from __future__ import annotations

import time
from dataclasses import asdict
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import click

from .shared import CommandWords

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.live.protocol.messages import TableInfo
    from throwdown.server.operations.limits import Limits
    from throwdown.server.storage.acts import Decision
    from throwdown.server.storage.desk import Desk
    from throwdown.server.storage.moderation import SanctionKind
    from throwdown.server.storage.rows import PersonRow

#: Days that a ban or a mute holds, and that a name is fixed, unless the host says otherwise.
BAN_DAYS, NAME_DAYS = 7, 30
#: So many reports and lines of the log are shown.
SHOWN: Final = 50


class Order(NamedTuple):
    """What was typed."""

    who: str
    person: Callable[[], PersonRow]
    """The one person who is meant."""
    days: int | None
    reason: str
    name: str
    take_back: bool
    limits: Limits
    """Those of the server."""

    def decision(self, days: int | None = None) -> Decision:
        from throwdown.server.storage.acts import Decision

        return Decision("", time.time(), self.reason, 24.0 * (self.days or days or 0))


def _host(desk: Desk, order: Order) -> dict[str, Any]:
    from throwdown.server.storage import acts

    person, decision = order.person(), order.decision()._replace(hours=0.0)
    if order.take_back:
        desk.do(acts.dismiss(person.id, decision))
        return {"dismissed": person.id, "name": person.name}
    desk.do(acts.appoint(person.id, decision))
    return {"host": person.id, "name": person.name}


def _sanction(kind: SanctionKind) -> Callable[[Desk, Order], dict[str, Any]]:
    def give(desk: Desk, order: Order) -> dict[str, Any]:
        from throwdown.server.storage import acts

        person, decision = order.person(), order.decision(BAN_DAYS)
        if order.take_back:
            return _lifted(desk, person, kind, order)
        desk.do(acts.sanction(person, kind, decision))
        return {"kind": kind, "person": person.id, "name": person.name, "until": decision.until}

    return give


def _lifted(desk: Desk, person: PersonRow, kind: SanctionKind, order: Order) -> dict[str, Any]:
    from throwdown.server.storage import acts

    desk.do(acts.lift(person.id, kind, order.decision()._replace(hours=0.0)))
    return {"lifted": kind, "person": person.id, "name": person.name}


def _rename(desk: Desk, order: Order) -> dict[str, Any]:
    from throwdown.live.protocol.plain_text import name_of, title_of
    from throwdown.server.storage import acts

    cup = desk.tournament(order.who)
    if cup is not None:
        if not order.name:
            raise click.ClickException(CommandWords.current().say("cli-said-new-name"))
        title = title_of(order.name, order.limits)
        desk.do(acts.rename_tournament(cup.id, title, order.decision()._replace(hours=0.0)))
        return {"renamed_tournament": cup.id, "before": cup.name, "name": title}
    person = order.person()
    if order.take_back:
        return _lifted(desk, person, "name", order)
    name = name_of(order.name, order.limits)
    desk.do(acts.rename(person, name, order.decision(NAME_DAYS)._replace(reason="name")))
    return {"renamed": person.id, "before": person.name, "name": name}


def _close(desk: Desk, order: Order) -> dict[str, Any]:
    from throwdown.server.storage import acts

    cup = desk.tournament(order.who)
    if cup is not None and cup.running:
        log = desk.tournament_log(cup.id)
        desk.do(acts.close_tournament(cup.id, log[-1].version, order.decision()._replace(hours=0.0)))
        return {"closed_tournament": cup.id, "name": cup.name}
    row = desk.table(order.who)
    if row is None or row.status not in ("open", "playing"):
        raise click.ClickException(CommandWords.current().say("cli-said-no-table", table=order.who))
    desk.do(acts.close(row.id, order.decision()._replace(hours=0.0)))
    return {"closing": row.id}


def _tables(desk: Desk, order: Order) -> dict[str, Any]:
    from throwdown.live.snapshot import info_in

    rows = [*desk.tables("playing", -1), *desk.tables("open", -1)]
    return {"tables": [_table(row.changed, info_in(row.listing.encode())) for row in rows]}


def _table(changed: float, info: TableInfo) -> dict[str, Any]:
    shown = {"id": info.id, "changed": changed, "status": info.status, "visibility": info.visibility}
    return shown | {"game": info.game, "players": [seat.name or seat.bot or "-" for seat in info.seats]}


def _reports(desk: Desk, order: Order) -> dict[str, Any]:
    return {"reports": [asdict(row) for row in desk.reports(SHOWN)]}


def _settle(desk: Desk, order: Order) -> dict[str, Any]:
    from throwdown.server.storage import acts

    row = desk.reported(order.who)
    if row is None:
        raise click.ClickException(CommandWords.current().say("cli-said-no-report", report=order.who))
    desk.do(acts.settle(row, order.decision()._replace(hours=0.0)))
    return {"settled": row.id}


def _log(desk: Desk, order: Order) -> dict[str, Any]:
    return {"log": [asdict(row) for row in desk.acts(time.time() + 1, SHOWN)]}


ACTIONS: Final[dict[str, Callable[[Desk, Order], dict[str, Any]]]] = {
    "host": _host,
    "ban": _sanction("ban"),
    "mute": _sanction("mute"),
    "rename": _rename,
    "close": _close,
    "tables": _tables,
    "reports": _reports,
    "settle": _settle,
    "log": _log,
}


def message_of(report: dict[str, Any]) -> str:
    """What was done, in words."""
    say = CommandWords.current().say
    match report:
        case {"host": _, "name": name}:
            return say("cli-said-appointed", who=name)
        case {"dismissed": _, "name": name}:
            return say("cli-said-dismissed", who=name)
        case {"kind": kind, "name": name, "until": until}:
            return say("cli-said-sanctioned", who=name, kind=kind, until=_day(until))
        case {"lifted": _, "name": name}:
            return say("cli-said-lifted", who=name)
        case {"renamed": _, "before": before, "name": name}:
            return say("cli-said-renamed", who=before, named=name)
        case {"renamed_tournament": _, "before": before, "name": name}:
            return say("cli-said-renamed-tournament", who=before, named=name)
        case {"closed_tournament": _, "name": name}:
            return say("cli-said-closed-tournament", who=name)
        case {"closing": table}:
            return say("cli-said-closing", table=table)
        case {"settled": _}:
            return say("cli-said-settled")
        case {"tables": tables}:
            return "\n".join(map(_table_line, tables)) or say("cli-said-no-tables")
        case {"reports": reports}:
            return "\n\n".join(map(_report_lines, reports)) or say("cli-said-no-reports")
    return "\n".join(map(_act_line, report["log"])) or say("cli-said-no-log")


def _table_line(table: dict[str, Any]) -> str:
    parts = (table["id"], _day(table["changed"]), table["status"], table["visibility"], table["game"])
    return "  ".join((*parts, ", ".join(table["players"])))


def _report_lines(report: dict[str, Any]) -> str:
    said = [
        f"  {'>' if line['version'] == report['version'] else ' '} {line['name']}: {line['text'] or line['phrase']}"
        for line in report["lines"]
    ]
    return "\n".join(
        [f"{report['id']}  {_day(report['at'])}  {report['name']} ({report['person']})  {report['table']}", *said]
    )


def _act_line(act: dict[str, Any]) -> str:
    until = _day(act["until"]) if act["until"] else ""
    parts = (_day(act["at"]), act["by"] or "-", act["act"], act["person"], act["table"], act["reason"], until)
    return "  ".join(filter(None, parts))


def _day(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
