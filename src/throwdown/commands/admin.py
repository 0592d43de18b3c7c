"""``throwdown admin``: links, decisions about people and tables, and copies of the data."""

from __future__ import annotations

import json
import time
from datetime import UTC, datetime
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .backup import settings_for, store_in
from .groups import CommandGroup
from .moderating import ACTIONS, Order, message_of
from .shared import CommandWords

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from throwdown.server.operations.settings import Settings
    from throwdown.server.storage.desk import Desk
    from throwdown.server.storage.rows import PersonRow

#: So many people of one name are shown.
SHOWN = 50


#: The commands that are files of their own.
FILES = ("backup", "restore", "copy")
#: What every decision about a person or a table takes.
WHERE = ("data", "store")
DECISION = ("days", "reason", "take_back", *WHERE)
#: By command: an example, and the options that it takes beside --json.
TAKES: dict[str, tuple[str, tuple[str, ...]]] = {
    "people": ("people Anna", WHERE),
    "tables": ("tables", WHERE),
    "reset": ("reset Anna --data /var/lib/throwdown", ("url", "days", *WHERE)),
    "invite": ("invite --uses 5", ("url", "days", "uses", "take_back", *WHERE)),
    "forget": ("forget Anna", WHERE),
    "host": ("host Anna", ("take_back", *WHERE)),
    "ban": ("ban Anna --days 3 --reason spam", DECISION),
    "mute": ("mute Anna --days 3", DECISION),
    "rename": ("rename Anna --name Anne", ("name", *DECISION)),
    "close": ("close TABLE", ("reason", *WHERE)),
    "reports": ("reports", WHERE),
    "settle": ("settle REPORT", WHERE),
    "log": ("log", WHERE),
}


class Admin(CommandGroup):
    """What a host does from another process than the server."""

    names = (*TAKES, *FILES)
    prefix = "admin-"

    def read(self, name: str) -> click.Command:
        if name in FILES:
            command: click.Command = getattr(import_module(f"throwdown.commands.{name}"), name)
            return command
        return _command(name)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args:
            raise click.MissingParameter(ctx=ctx, param_hint="COMMAND", param_type="argument")
        return super().parse_args(ctx, args)


@click.group(cls=Admin)
def admin() -> None:
    """Look after a server while it runs: its people, its tables and its data.

    Example: throwdown admin backup monday.db --data /var/lib/throwdown
    """


def _command(name: str) -> click.Command:
    """The command for one of the things that a host does."""
    example, options = TAKES[name]

    def run(**typed: Any) -> None:
        _run(name, **typed)

    run.__doc__ = f"Example: throwdown admin {example}"
    params: list[click.Parameter] = [OPTIONS[each] for each in (*options, "as_json")]
    who = click.Argument(["who"], required=False, default="")
    return click.Command(name, callback=run, params=[*([] if name in WITHOUT else [who]), *params])


#: Commands that are about nobody in particular, and those that need not be.
WITHOUT = ("tables", "reports", "log")
FOR_ALL = (*WITHOUT, "people", "invite")
OPTIONS: dict[str, click.Parameter] = {
    "data": click.Option(["--data"], type=click.Path(path_type=Path)),
    "store": click.Option(["--store"], metavar="ADDRESS"),
    "url": click.Option(["--url"], metavar="URL"),
    "days": click.Option(["--days"], type=click.IntRange(1, 365)),
    "uses": click.Option(["--uses"], type=click.IntRange(1, 1000), default=1),
    "reason": click.Option(
        ["--reason"], type=click.Choice(["insult", "unfair", "spam", "name", "rules"]), default="rules"
    ),
    "name": click.Option(["--name"], default=""),
    "take_back": click.Option(["--take-back"], is_flag=True),
    "as_json": click.Option(["--json", "as_json"], is_flag=True),
}


def _run(
    action: str,
    *,
    as_json: bool,
    data: Path | None,
    store: str | None,
    who: str = "",
    url: str | None = None,
    days: int | None = None,
    uses: int = 1,
    reason: str = "rules",
    name: str = "",
    take_back: bool = False,
) -> None:
    """Do one of the things that a host does, and print what was done."""
    _check_typed(action, who, name, take_back=take_back)
    settings = settings_for(data, store)
    base = (url or settings.public_url or settings.address(settings.port)).rstrip("/")
    with desk_of(settings) as desk:
        if action == "invite":
            report = _taken_back(desk, who) if take_back else _invitation(desk, base, days, uses)
        elif action == "reset":
            report = _reset(desk, base, who, days)
        elif action == "forget":
            report = _forgotten(desk, who)
        elif action in ACTIONS:
            order = Order(who, partial(_one, desk, who), days, reason, name, take_back, settings.limits)
            report = ACTIONS[action](desk, order)
        else:
            report = _people(desk, who)
    click.echo(json.dumps(report) if as_json else _message(report))


def _check_typed(action: str, who: str, name: str, *, take_back: bool) -> None:
    """Refuse a command that lacks a person, a table, a report or the new name."""
    words = CommandWords.current()
    if not who and action not in FOR_ALL:
        raise click.ClickException(words.say("cli-said-whom", action=action))
    if action == "rename" and not name and not take_back:
        raise click.ClickException(words.say("cli-said-new-name"))


def desk_of(settings: Settings) -> AbstractContextManager[Desk]:
    if settings.store:
        from throwdown.server.storage.postgres.desk import postgres_desk

        return postgres_desk(settings.store)
    from throwdown.server.storage.desk import sqlite_desk

    return sqlite_desk(store_in(settings))


def _people(desk: Desk, who: str) -> dict[str, Any]:
    """Those who may be meant; without a name the last who were here."""
    found = _found(desk, who)
    if who and not found:
        raise click.ClickException(_which(desk, who, found))
    return {"people": [_shown(desk, row) for row in found]}


def _invitation(desk: Desk, base: str, days: int | None, uses: int) -> dict[str, Any]:
    from throwdown.server.people.tickets import INVITE_DAYS, invite_path, new_ticket

    token, row = new_ticket("invite", time.time(), uses=uses, days=days or INVITE_DAYS)
    desk.put_ticket(row)
    return {"invitation": f"{base}{invite_path(token)}", "days": days or INVITE_DAYS, "uses": uses}


def _taken_back(desk: Desk, link: str) -> dict[str, Any]:
    """End the invitation of this link, or all."""
    from throwdown.server.people.tickets import ticket_hash

    wanted = ticket_hash(link.rpartition("=")[2]) if link else None
    ended = [row for row in desk.invitations() if wanted in (None, row.hash)]
    if link and not ended:
        raise click.ClickException(CommandWords.current().say("cli-said-no-invitation"))
    for row in ended:
        desk.end_ticket(row.hash)
    return {"ended": len(ended)}


def _reset(desk: Desk, base: str, who: str, days: int | None) -> dict[str, Any]:
    from throwdown.server.people.tickets import RESET_DAYS, new_ticket, reset_path

    found = _one(desk, who)
    token, row = new_ticket("reset", time.time(), person=found.id, days=days or RESET_DAYS)
    desk.put_ticket(row)
    person = {"person": found.id, "name": found.name}
    return person | {"reset": f"{base}{reset_path(token)}", "days": days or RESET_DAYS}


def _forgotten(desk: Desk, who: str) -> dict[str, Any]:
    person = _one(desk, who)
    desk.forget(person.id, time.time())
    return {"forgotten": person.id}


def _one(desk: Desk, who: str) -> PersonRow:
    """The one person who is meant; refused if there are several, or none."""
    found = _found(desk, who)
    if len(found) != 1:
        raise click.ClickException(_which(desk, who, found))
    return found[0]


def _found(desk: Desk, who: str) -> list[PersonRow]:
    """The people who may be meant: by id, else all of this name."""
    one = desk.person(who)
    if one is not None and one.joined is not None:
        one = desk.person(one.joined)
    return [one] if one is not None else desk.people_named(who, SHOWN)


def _which(desk: Desk, who: str, found: list[PersonRow]) -> str:
    words = CommandWords.current()
    if not found:
        return words.say("cli-said-no-person", who=who)
    return "\n".join([words.say("cli-said-which-person", who=who), *(_line(_shown(desk, row)) for row in found)])


def _shown(desk: Desk, row: PersonRow) -> dict[str, Any]:
    kinds = sorted({each.kind for each in desk.credentials(row.id)})
    return {"id": row.id, "name": row.name, "created": row.created, "seen": row.seen, "credentials": kinds}


def _line(person: dict[str, Any]) -> str:
    """A person on one line: since when, and what signs them in."""
    since = datetime.fromtimestamp(person["created"], UTC).date().isoformat()
    return f"{person['id']}  {since}  {person['name']}  {' '.join(person['credentials'])}".rstrip()


def _message(report: dict[str, Any]) -> str:
    words = CommandWords.current()
    if "reset" in report:
        said = words.say("cli-said-reset", who=report["name"], days=report["days"])
        return f"{said}\n{report['reset']}"
    if "forgotten" in report:
        return words.say("cli-said-forgotten", who=report["forgotten"])
    if "ended" in report:
        return words.say("cli-said-invitations-ended", count=report["ended"])
    if "invitation" in report:
        said = words.say("cli-said-invitation", uses=report["uses"], days=report["days"])
        return f"{said}\n{report['invitation']}"
    if "people" not in report:
        return message_of(report)
    return "\n".join(map(_line, report["people"])) or words.say("cli-said-no-people")
