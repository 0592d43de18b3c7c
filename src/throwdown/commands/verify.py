"""``throwdown verify``: compute a recorded game again."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from msgspec.structs import asdict

from throwdown.errors import ThrowdownError
from throwdown.library.files import read_lines
from throwdown.library.printable import printable, printable_lines
from throwdown.words import ArgumentRefused

from .shared import (
    FAILED,
    UNCHECKED,
    json_option,
    language_options,
    own_game_option,
    read_own_game,
    record_named,
    use_language,
)

if TYPE_CHECKING:
    from throwdown.table.verify import Check, Verified
    from throwdown.throwers.signing import Receipt
    from throwdown.words import Words

_KEY: Final = re.compile("[0-9a-f]{64}", re.ASCII)


def _check_keys(context: click.Context, parameter: click.Parameter, keys: tuple[str, ...]) -> tuple[str, ...]:
    """Whole keys only: a part of one can be found by trying."""
    for key in keys:
        if not _KEY.fullmatch(key):
            raise click.BadParameter(f"{printable(key)} is not a public key: 64 digits and letters from a to f")
    return keys


@click.command()
@click.argument("record", type=click.Path(path_type=Path), callback=record_named)
@click.option("--signer", "signers", metavar="KEY", multiple=True, callback=_check_keys)
@click.option("--proof", type=click.Path(path_type=Path), metavar="FILE")
@own_game_option
@language_options
@json_option
def verify(
    record: Path,
    signers: tuple[str, ...],
    proof: Path | None,
    own_game: str | None,
    lang: str | None,
    theme: str,
    as_json: bool,
) -> None:
    """Check a recorded game: hash chain, commitment, and every throw computed again.

    --signer is the public key of somebody who played, as they gave it to you, --proof what the server signed for a
    key that it did not use. Exits with 0 if all holds, 1 if something differs, 2 if the file is no record, 3 if
    something cannot be checked: also if no known signer shows that it was this game and no other.

    Example: throwdown verify game.jsonl
    """
    from throwdown.library.progress import progress
    from throwdown.table.verify import verify_lines

    words = use_language(lang, theme)
    read_own_game(own_game)
    lines = read_lines(record)
    if not _is_record(lines):
        raise ArgumentRefused("file/no_record", path=record)
    with progress("computing", len(lines)) as done:
        verified = verify_lines(lines, done, _receipts(proof), signers)
    if as_json:
        click.echo(json.dumps(_as_json(record, lines, verified)))
    else:
        click.echo(printable_lines(_as_text(verified, lines, words)))
    sys.exit({"holds": 0, "differs": FAILED}.get(verified.verdict, UNCHECKED))


def _receipts(proof: Path | None) -> list[Receipt]:
    """What a server signed, one in each line of a file."""
    from throwdown.rules.codec import reader
    from throwdown.throwers.signing import Receipt

    if proof is None:
        return []
    try:
        return [reader(Receipt)(json.loads(line)) for line in read_lines(proof)]
    except (ValueError, RecursionError, ThrowdownError):
        raise click.BadParameter(f"{proof} holds no receipts of a server", param_hint="--proof") from None


def _fingerprint(lines: list[str]) -> str:
    """The hash of the last line before signatures: records with the same one are the same."""
    from throwdown.table.verify import last_content

    return str(last_content(lines).get("hash", ""))


def _is_record(lines: list[str]) -> bool:
    """Whether the file begins like a record; any other file is no fault of a game."""
    try:
        first = json.loads(lines[0]) if lines else None
    except (ValueError, RecursionError):
        return False
    return isinstance(first, dict) and "hash" in first


def _as_json(record: Path, lines: list[str], verified: Verified) -> dict[str, Any]:
    def encoded(check: Any) -> dict[str, Any]:
        return {field: value for field, value in asdict(check).items() if value or field not in ("seats", "count")}

    return {
        "record": str(record),
        "fingerprint": _fingerprint(lines),
        "verdict": verified.verdict,
        "first_fault": encoded(verified.fault) if verified.fault is not None else None,
        "unbound": [check.what for check in verified.unbound],
        "missing": list(verified.missing),
        "signed": list(verified.signed),
        "checks": [encoded(check) for check in verified.checks],
    }


def _as_text(verified: Verified, lines: list[str], words: Words) -> str:
    rows = []
    for (what, verdict), count in Counter((check.what, check.verdict) for check in verified.checks).items():
        named = words.say("verify-what", what=what, count=count)
        rows.append(f"  {named}: {words.say(f'verify-{verdict}')}")
    rows += [
        words.say(f"verify-unbound-{check.what}", games=2 ** len(check.seats), count=check.count or len(check.seats))
        for check in verified.unbound
        if check.what != "signature"
    ]
    rows += [_signed(check, lines, words) for check in verified.checks if check.what == "signature"]
    fault = verified.fault
    if fault is not None:
        place = words.say("verify-line", line=fault.number + 1, what=words.say("verify-what", what=fault.what, count=1))
        rows.append(printable(f"{place}: {fault.why}"))
    rows.append(words.say(f"verify-all-{verified.verdict}", thrower="physics" if _fell(verified, lines) else "luck"))
    if verified.verdict == "elsewhere" and _is_decided_by_page(verified, lines):
        rows.append(words.say("verify-decided-by-page"))
    rows.append(words.say("verify-cannot"))
    rows.append(words.say("verify-fingerprint", fingerprint=_fingerprint(lines)[:16]))
    return "\n".join(rows)


def _fell(verified: Verified, lines: list[str]) -> bool:
    """Whether dice fell in an arena."""
    thrown = any(check.what == "throw" for check in verified.checks)
    return thrown and json.loads(lines[0]).get("thrower") == "physics"


def _is_decided_by_page(verified: Verified, lines: list[str]) -> bool:
    """Throws in the arena that another processor computed: browsers compute them alike everywhere."""
    undecided = any(check.what == "throw" and check.verdict == "elsewhere" for check in verified.checks)
    return undecided and _fell(verified, lines)


def _signed(check: Check, lines: list[str], words: Words) -> str:
    """Who signed: the names, and the key by which to know them."""
    header, signature = json.loads(lines[0]), json.loads(lines[check.number])
    players = header.get("players") or []
    names = [players[seat] if seat < len(players) and players[seat] else f"#{seat}" for seat in check.seats]
    sentence = "verify-unbound-signature" if check.verdict == "unbound" else "verify-signed-by"
    return printable(words.say(sentence, names=", ".join(names), key=signature["key"]))
