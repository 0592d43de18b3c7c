"""The verifier in a browser: the same that ``throwdown verify`` runs, with an engine outside that computes landings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from throwdown.rules.codec import reader
from throwdown.table.verify import Check, last_content, verifying
from throwdown.throwers.signing import Receipt, check_with

from .throws import thrown_outside

if TYPE_CHECKING:
    from collections.abc import Callable

    from .outside import Checker


class Evidence(msgspec.Struct, frozen=True):
    """What this browser has beside the record, as in ``web/src/fair/checking.ts``."""

    known: list[str] = []
    """Public keys of which it knows whose they are: its own."""
    receipts: list[dict[str, Any]] = []
    """What the server signed for its keys."""


class Found(msgspec.Struct, frozen=True):
    """What was found, as ``Found`` in ``web/src/fair/checking.ts``."""

    verdict: str
    dice: str
    fingerprint: str
    checks: list[dict[str, Any]]


async def check(outside: Checker, record: str, evidence: Evidence, done: Callable[[float], None]) -> Found:
    """Check a record; ``done`` is called with the number of further lines that are checked."""
    check_with(outside.is_signed)
    lines = record.splitlines()
    receipts = [reader(Receipt)(receipt) for receipt in evidence.receipts]
    verified = await thrown_outside(outside, verifying(lines, done, receipts, evidence.known))
    fingerprint = str(last_content(lines).get("hash", ""))
    return Found(verified.verdict, verified.dice, fingerprint, [_as_json(each) for each in verified.checks])


def _as_json(check: Check) -> dict[str, Any]:
    return {
        "entry": check.number,
        "what": check.what,
        "verdict": check.verdict,
        "why": check.why,
        "seats": check.seats,
        "count": check.count,
    }
