"""What has to be written to forget people, put together from what is stored about them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Protocol

from .batch import Batch

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .books import MemberRow
    from .rows import NamedIn, TableRow, Withdrawal


class Stored(Protocol):
    """What is read for it."""

    def bots_of(self, person: str) -> list[str]: ...
    def memberships(self, person: str) -> list[MemberRow]: ...
    def named_in(self, person: str) -> list[NamedIn]: ...
    def table(self, id: str) -> TableRow | None: ...


def forgetting_people(store: Stored, ids: Iterable[str], at: float) -> Batch:
    """Forget everything about these ids, and about their bots."""
    batch, own = Batch(), list(ids)
    for id in [bot for each in own for bot in store.bots_of(each)] + own:
        for row in store.memberships(id):
            batch.leave_book(row, at)
        batch.forget(id, at)
    return batch


def withdrawing_names(ids: Iterable[str], at: float) -> Batch:
    """Withdraw the names of these ids from every game that was over by then."""
    batch = Batch()
    for id in ids:
        batch.withdraw_names(id, at)
    return batch


def done_again(store: Stored, withdrawals: Iterable[Withdrawal]) -> Batch:
    """The same for what was done before, and is not in this store: it was brought back from a backup."""
    batch = Batch()
    for each in withdrawals:
        more = forgetting_people(store, [each.person], each.at)
        batch.steps += (more if each.kind == "person" else withdrawing_names([each.person], each.at)).steps
    return batch


def tables_with(store: Stored, person: str) -> dict[str, bool]:
    """The tables that have a name of this person, and whether the person opened them."""
    rows, tables = store.named_in(person), dict[str, bool]()
    for row in rows:
        tables[row.table] = tables.get(row.table, False) or row.version == 1
    return tables


def listings_without(store: Stored, person: str) -> Batch:
    """What the lobby shows of all tables with this person, without the name."""
    batch = Batch()
    for id, is_opener in tables_with(store, person).items():
        row = store.table(id)
        if row is not None and (listing := listing_without(row.listing, person, is_opener=is_opener)) != row.listing:
            batch.listing(id, row.listing, listing)
    return batch


def listing_without(listing: str, person: str, *, is_opener: bool) -> str:
    """The same listing without the names of a person; a table is called as who opened it wanted (``is_opener``)."""
    content = json.loads(listing)
    named = [seat for seat in content.get("seats", ()) if _owner(seat) == person and seat.get("name")]
    if not named and not (is_opener and content.get("name")):
        return listing
    for seat in named:
        seat["name"] = ""
    if is_opener:
        content["name"] = ""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def _owner(seat: dict[str, Any]) -> str | None:
    """The person to whom the name in this seat of a listing belongs."""
    owner: str | None = seat.get("named") or seat.get("person")
    return owner
