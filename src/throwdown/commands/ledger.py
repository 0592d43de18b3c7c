"""``throwdown ledger``: keep a copy of a server's public list, and see that nothing in it is withdrawn or rewritten."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from throwdown.library.files import read_lines
from throwdown.library.printable import printable

from .shared import json_option

if TYPE_CHECKING:
    from throwdown.table.ledger import Ledger


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--from", "url", metavar="URL")
@click.option("--earlier", type=click.Path(path_type=Path), metavar="FILE")
@json_option
def ledger(file: Path, url: str | None, earlier: Path | None, as_json: bool) -> None:
    """Check FILE, a copy of the public list of a server: each row must follow on the one before.

    The list has every commitment that the server made and the final hash of every game. A copy that was made before
    shows whether a row was withdrawn or rewritten since; a FILE that is there already is such a copy.

    Example: throwdown ledger dice.jsonl --from https://dice.example
    """
    from throwdown.table.ledger import read_ledger

    known = read_ledger(read_lines(file)) if url is None or file.exists() else read_ledger([])
    before = len(known)
    if url is not None:
        asyncio.run(_go_on(known, url))
        _write(known, file)
    if earlier is not None:
        known.check_continues(read_ledger(read_lines(earlier)))
    report = {"ledger": str(file), "rows": len(known), "new": len(known) - before, "link": known.last_link}
    click.echo(json.dumps(report) if as_json else printable(_sentence(known, before)))


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
