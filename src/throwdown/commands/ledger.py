"""``throwdown ledger``: keep a copy of a server's public list, and see that nothing in it is withdrawn or rewritten."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from msgspec import to_builtins

from throwdown.library.files import read_lines
from throwdown.library.printable import printable

from .listed import check_head, end_with_fork, follow, head_beside, message, read_head, write_head
from .shared import UNCHECKED, CommandWords, json_option

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.client.public_list import Followed
    from throwdown.table.heads import Head
    from throwdown.table.ledger import Ledger


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--from", "url", metavar="URL")
@click.option("--earlier", type=click.Path(path_type=Path), metavar="FILE")
@json_option
def ledger(file: Path, url: str | None, earlier: Path | None, as_json: bool) -> None:
    """Check FILE, a copy of the public list of a server: each row must follow on the one before.

    The list has every commitment that the server made and the final hash of every game. A copy that was made before
    shows whether a row was withdrawn or rewritten since; a FILE that is there already is such a copy. The newest head
    that the server has signed is kept beside FILE, and so are two heads that do not fit: they prove it.

    Example: throwdown ledger dice.jsonl --from https://dice.example
    """
    from throwdown.table.ledger import read_ledger

    known = read_ledger(read_lines(file)) if url is None or file.exists() else read_ledger([])
    before, followed = len(known), None
    if url is not None:
        followed = asyncio.run(_go_on_with_head(known, file, url))
    else:
        check_head(known, file)
    if earlier is not None:
        known.check_continues(read_ledger(read_lines(earlier)))
    if as_json:
        click.echo(json.dumps(_report(known, before, file, followed)))
        return
    click.echo(printable(_sentence(known, before)))
    if followed is not None:
        click.echo(message(followed))


def _report(known: Ledger, before: int, file: Path, followed: Followed | None) -> dict[str, Any]:
    report = {"ledger": str(file), "rows": len(known), "new": len(known) - before, "link": known.last_link}
    if followed is None:
        return report
    return report | {"how": followed.how, "lost": followed.lost, "head": to_builtins(followed.head)}


async def _go_on_with_head(known: Ledger, file: Path, url: str) -> Followed | None:
    """Check the newest head, then add the rows; the copy and the head stay as they were if anything does not fit."""
    from throwdown.client.public_list import PublicList
    from throwdown.table.heads import check_copy

    listed, head = PublicList(url), read_head(head_beside(file))
    heads = await listed.heads()
    followed = await follow(listed, heads, head_beside(file), head)
    if followed is not None and followed.how == "restored" and len(known) > heads[1].last:
        _end_restored(known, file, head, heads, followed)
    await _go_on(known, url)
    for each in heads:
        check_copy(list(known), each)
    _write(known, file)
    if followed is not None:
        write_head(head_beside(file), followed.head)
    return followed


def _end_restored(known: Ledger, file: Path, head: Head | None, heads: Sequence[Head], followed: Followed) -> None:
    """The copy has rows that the server lost. It stays as it is, if the server went back to what the copy has."""
    from throwdown.client.public_list import Forked
    from throwdown.table.heads import root_of

    kept = next((each for each in heads[1:] if head is not None and each.log == head.log), None)
    if head is not None and kept is not None and root_of(list(known)[kept.first - 1 : kept.last]) != kept.root:
        end_with_fork(Forked("the server went back to another list", head, kept), str(file), head_beside(file))
    click.echo(f"{message(followed)} {CommandWords.current().say('cli-said-list-stays', file=str(file))}", err=True)
    raise SystemExit(UNCHECKED)


async def _go_on(known: Ledger, url: str) -> None:
    """Add what the server has listed since; refused if its list does not continue what is known."""
    from throwdown.client.http import HttpSession
    from throwdown.table.ledger import LedgerDamaged, ListedRow, rows_of

    session, last = HttpSession(url), known.last
    # The last row that is known comes again: its link holds all rows before it too.
    after = last.n - 1 if last is not None else 0
    rows: list[ListedRow] = rows_of(await session.ask("GET", f"/api/ledger?after={after}"))
    if last is not None and rows[:1] != [last]:
        why = f"row {last.n} was rewritten" if rows else f"row {last.n} was withdrawn"
        raise LedgerDamaged(f"{why} at {session.url} since this copy was made: keep the copy, it proves it")
    rows = rows[1:] if last is not None else rows
    while rows:
        for row in rows:
            known.append(row)
        rows = rows_of(await session.ask("GET", f"/api/ledger?after={len(known)}"))


def _write(known: Ledger, file: Path) -> None:
    """The whole list, or the file as it was."""
    from throwdown.table.ledger import line_of

    beside = file.with_name(f".{file.name}.part")
    beside.write_text("".join(f"{line_of(row)}\n" for row in known), encoding="utf-8")
    beside.replace(file)


def _sentence(known: Ledger, before: int) -> str:
    new = f", {len(known) - before} of them new" if len(known) > before else ""
    return f"The list holds: {len(known)} rows{new}. Its last link is {known.last_link[:16] or 'none'}."
