"""What commands remember of the public lists of servers: the newest signed head of each, and every proof of a fork."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec

from throwdown.errors import ThrowdownError
from throwdown.library.printable import printable

from .shared import FAILED, CommandWords, complain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.client.public_list import Followed, Forked, PublicList
    from throwdown.table.heads import Head
    from throwdown.table.ledger import Ledger


def is_server(text: str) -> bool:
    """Whether this is the address of a server, not a file."""
    return text.startswith(("http://", "https://"))


def head_file(url: str) -> Path:
    """Where the head of the server at this address is remembered."""
    return _folder() / f"{re.sub(r'[^0-9a-z]+', '-', url.partition('://')[2].lower()).strip('-')}.head.json"


def _folder() -> Path:
    """Where heads are remembered: in THROWDOWN_LISTS, else with the user's data."""
    configured = os.environ.get("THROWDOWN_LISTS")
    data = os.environ.get("XDG_DATA_HOME", "")
    home = Path(data) if data and Path(data).is_absolute() else Path.home() / ".local" / "share"
    return Path(configured) if configured else home / "throwdown" / "lists"


def head_beside(file: Path) -> Path:
    """Where the head is that belongs to this copy of a list."""
    return file.with_name(f"{file.stem}.head.json")


def read_head(file: Path) -> Head | None:
    """The signed head in this file; None if there is no such file."""
    from throwdown.library.files import read_text
    from throwdown.table.heads import head_of, is_signed
    from throwdown.table.ledger import LedgerDamaged

    if not file.exists():
        return None
    try:
        head = head_of(json.loads(read_text(file)))
    except ValueError:
        raise LedgerDamaged(f"{file} is not a head of a public list") from None
    if head is not None and not is_signed(head):
        raise LedgerDamaged(f"{file} is not signed with the key that it names")
    return head


def known_servers() -> set[str]:
    """The keys of the servers whose lists were asked for before."""
    heads = (read_head(file) for file in sorted(_folder().glob("*.head.json")))
    return {head.key for head in heads if head is not None}


def check_head(copy: Ledger, file: Path) -> None:
    """Compare a copy of a list with the signed head beside its file, if there is one."""
    from throwdown.table.heads import check_copy

    if (head := read_head(head_beside(file))) is not None:
        check_copy(list(copy), head)
        copy.key = head.key


def write_head(file: Path, head: Head) -> None:
    _write(file, msgspec.to_builtins(head))


def _write(file: Path, content: Any) -> None:
    """All of it, or the file as it was."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        beside = file.with_name(f".{file.name}.part")
        beside.write_text(f"{json.dumps(content, indent=2)}\n", encoding="utf-8")
        beside.replace(file)
    except OSError as error:
        raise ThrowdownError(f"{file} cannot be written: {error.strerror}") from None


async def follow(listed: PublicList, heads: Sequence[Head], file: Path, known: Head | None) -> Followed | None:
    """How the newest of these heads follows on the known one; a fork is kept beside this file, and ends the command.

    None: the server has listed nothing yet.
    """
    from throwdown.client.public_list import Forked
    from throwdown.table.ledger import LedgerDamaged

    if not heads:
        if known is not None:
            raise LedgerDamaged(f"{listed.url} shows no list any more, though it has signed {known.size} rows")
        return None
    try:
        return await listed.follow(known, heads)
    except Forked as fork:
        end_with_fork(fork, listed.url, file)


def end_with_fork(fork: Forked, url: str, head_file: Path) -> NoReturn:
    """Keep both heads; the one that was known stays the known one."""
    file = head_file.with_name(f"{head_file.name.removesuffix('.head.json')}.fork-{fork.later.root[:8]}.json")
    heads = {"earlier": msgspec.to_builtins(fork.earlier), "later": msgspec.to_builtins(fork.later)}
    _write(file, {"server": url, **heads, "path": fork.path})
    named = {"url": url, "file": str(file), "old": fork.earlier.size, "new": fork.later.size}
    raise SystemExit(complain(printable(CommandWords.current().say("cli-said-list-forked", **named)), FAILED))


def message(followed: Followed) -> str:
    """How the list follows on what was known, in a sentence."""
    words = CommandWords.current()
    return words.say(f"cli-said-list-{followed.how}", rows=followed.head.last, lost=followed.lost)
