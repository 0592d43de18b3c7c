"""``throwdown verify``: compute a recorded game again."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from msgspec.structs import asdict

from throwdown.library.files import read_lines

from .listed import check_head, follow, head_file, is_server, read_head, said, write_head
from .shared import (
    FAILED,
    UNCHECKED,
    json_option,
    language_options,
    own_game_option,
    printable,
    read_own_game,
    use_language,
)

if TYPE_CHECKING:
    from throwdown.table.heads import Proof
    from throwdown.table.ledger import PublicRows
    from throwdown.table.verify import Verified
    from throwdown.words import Words


@click.command()
@click.argument("record", type=click.Path(path_type=Path))
@click.option("--ledger", metavar="FILE|URL")
@own_game_option
@language_options
@json_option
def verify(record: Path, ledger: str | None, own_game: str | None, lang: str | None, theme: str, as_json: bool) -> None:
    """Check a recorded game: hash chain, commitment, keys, and every throw computed again.

    Exits with 0 if all holds, 1 if something differs, 3 if something cannot be checked here.

    Example: throwdown verify game.jsonl
    """
    from throwdown.lab.progress import progress
    from throwdown.table.heads import check_proof, without_proof
    from throwdown.table.verify import verify_lines

    words = use_language(lang, theme)
    read_own_game(own_game)
    lines, proof = without_proof(read_lines(record))
    if proof is not None:
        check_proof(proof)
    listed = None if ledger is None else _listed(ledger, lines, proof, as_json=as_json)
    with progress("computing", len(lines)) as done:
        verified = verify_lines(lines, listed, done)
    click.echo(json.dumps(_as_json(record, lines, verified)) if as_json else _as_text(verified, lines, words))
    sys.exit({"holds": 0, "differs": FAILED}.get(verified.verdict, UNCHECKED))


def _listed(source: str, lines: list[str], beside: Proof | None, *, as_json: bool) -> PublicRows:
    """What the list of this server, or this copy of one, has."""
    from throwdown.table.ledger import read_ledger

    if is_server(source):
        return asyncio.run(_listed_at(source, lines, beside, as_json=as_json))
    copy = read_ledger(read_lines(Path(source)))
    check_head(copy, Path(source))
    return copy


async def _listed_at(url: str, lines: list[str], beside: Proof | None, *, as_json: bool) -> PublicRows:
    """The rows of this game at a server, under a head that follows on the one that is remembered, and on the one
    beside the record."""
    from throwdown.client.public_list import PublicList
    from throwdown.table.ledger import ListedGames

    listed = PublicList(url)
    proof, file = await listed.proof(game=_game_of(lines)), head_file(listed.url)
    if beside is not None and beside.heads:
        await follow(listed, proof.heads, file, beside.heads[0])
    followed = await follow(listed, proof.heads, file, read_head(file))
    if followed is not None:
        write_head(file, followed.head)
        if not as_json:
            click.echo(said(followed))
    return ListedGames(proved.row for proved in proof.rows)


def _game_of(lines: list[str]) -> str:
    """The id in the header; one that no game has, if there is none."""
    try:
        return str(json.loads(lines[0])["id"]) or "-"
    except (ValueError, LookupError, TypeError, RecursionError):
        return "-"


def _fingerprint(lines: list[str]) -> str:
    """The hash of the last line: records with the same one are the same."""
    try:
        return str(json.loads(lines[-1])["hash"])
    except (ValueError, LookupError, TypeError):
        return ""


def _as_json(record: Path, lines: list[str], verified: Verified) -> dict[str, Any]:
    def encoded(check: Any) -> dict[str, Any]:
        return asdict(check)

    return {
        "record": str(record),
        "fingerprint": _fingerprint(lines),
        "verdict": verified.verdict,
        "first_fault": encoded(verified.fault) if verified.fault is not None else None,
        "unbound": [check.what for check in verified.unbound],
        "checks": [encoded(check) for check in verified.checks],
    }


def _as_text(verified: Verified, lines: list[str], words: Words) -> str:
    rows = []
    for (what, verdict), count in Counter((check.what, check.verdict) for check in verified.checks).items():
        named = words.say("verify-what", what=what, count=count)
        rows.append(f"  {named}: {words.say(f'verify-{verdict}')}")
    rows += [words.say(f"verify-unbound-{check.what}") for check in verified.unbound]
    fault = verified.fault
    if fault is not None:
        place = words.say("verify-line", line=fault.number + 1, what=words.say("verify-what", what=fault.what, count=1))
        rows.append(printable(f"{place}: {fault.why}"))
    rows.append(words.say(f"verify-all-{verified.verdict}"))
    rows.append(words.say("verify-fingerprint", fingerprint=_fingerprint(lines)[:16]))
    return "\n".join(rows)
