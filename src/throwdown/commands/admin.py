"""``throwdown admin``: links that a host gives away, and what the host decides about people and tables."""

from __future__ import annotations

import json
import time
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .backup import settings_for, store_in
from .moderating import ACTIONS, Order, message_of
from .shared import CommandWords, json_option

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from throwdown.server.operations.settings import Settings
    from throwdown.server.storage.desk import Desk
    from throwdown.server.storage.rows import PersonRow

#: So many people of one name are shown.
SHOWN = 50


@click.command()
@click.argument("action", type=click.Choice(["reset", "invite", "people", "forget", *ACTIONS]), metavar="ACTION")
@click.argument("who", required=False, default="")
@click.option("--data", type=click.Path(path_type=Path))
@click.option("--store", metavar="ADDRESS")
@click.option("--url", metavar="URL")
@click.option("--days", type=click.IntRange(1, 365))
@click.option("--uses", type=click.IntRange(1, 1000), default=1)
@click.option("--reason", type=click.Choice(["insult", "unfair", "spam", "name", "rules"]), default="rules")
@click.option("--name", default="")
@click.option("--take-back", is_flag=True)
@json_option
def admin(
    action: str,
    who: str,
    data: Path | None,
    store: str | None,
    url: str | None,
    days: int | None,
    uses: int,
    reason: str,
    name: str,
    take_back: bool,
    as_json: bool,
) -> None:
    """Print a link for a person of a server, or decide about people and tables, while it runs.

    WHO is a name, a sign-in name or an id.

    Example: throwdown admin reset Anna --data /var/lib/throwdown
    """
    _check_typed(action, who, name, take_back=take_back)
    settings = settings_for(data, store)
    base = (url or settings.public_url or settings.address(settings.port)).rstrip("/")
    with desk_of(settings) as desk:
        if action == "invite":
            report = _invitation(desk, base, days, uses)
        elif action == "reset":
            report = _reset(desk, base, who, days)
        elif action == "forget":
            report = _forgotten(desk, who)
        elif action in ACTIONS:
            order = Order(who, partial(_one, desk, who), days, reason, name, take_back, settings.limits)
            report = ACTIONS[action](desk, order)
        else:
            report = {"people": [_shown(desk, row) for row in _found(desk, who)]}
    click.echo(json.dumps(report) if as_json else _message(report))


def _check_typed(action: str, who: str, name: str, *, take_back: bool) -> None:
    """Refuse a command that lacks a person, a table, a report or the new name."""
    words = CommandWords.current()
    if not who and action not in ("invite", "reports", "log"):
        raise click.ClickException(words.say("cli-said-whom", action=action))
    if action == "rename" and not name and not take_back:
        raise click.ClickException(words.say("cli-said-new-name"))


def desk_of(settings: Settings) -> AbstractContextManager[Desk]:
    if settings.store:
        from throwdown.server.storage.postgres.desk import postgres_desk

        return postgres_desk(settings.store)
    from throwdown.server.storage.desk import sqlite_desk

    return sqlite_desk(store_in(settings))


def _invitation(desk: Desk, base: str, days: int | None, uses: int) -> dict[str, Any]:
    from throwdown.server.people.tickets import INVITE_DAYS, invite_path, new_ticket

    token, row = new_ticket("invite", time.time(), uses=uses, days=days or INVITE_DAYS)
    desk.put_ticket(row)
    return {"invitation": f"{base}{invite_path(token)}", "days": days or INVITE_DAYS, "uses": uses}


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
    if "invitation" in report:
        said = words.say("cli-said-invitation", uses=report["uses"], days=report["days"])
        return f"{said}\n{report['invitation']}"
    if "people" not in report:
        return message_of(report)
    return "\n".join(map(_line, report["people"])) or words.say("cli-said-no-person", who="")
