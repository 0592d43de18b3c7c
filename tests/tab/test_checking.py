"""The verifier in a browser finds what ``throwdown verify`` finds, with an engine that it has to ask."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from tests.tab.outside import NativeOutside
from tests.table.tampering import KNOWN, chained, contents, record
from throwdown.tab.bridge import check
from throwdown.table.verify import verify_lines


class JsOutside:
    """The object of JavaScript: texts and arrays of bytes."""

    def __init__(self) -> None:
        self._native = NativeOutside()
        self.asked: list[dict[str, Any]] = []

    async def throw(self, request: str, begun: Any) -> tuple[str, Any]:
        self.asked.append(json.loads(request))
        answer, motion = await self._native.throw(request.encode(), None)
        return answer.decode(), Bytes(motion)

    def isSigned(self, public: str, message: str, signature: str) -> bool:  # noqa: N802 - as JavaScript names it
        return self._native.is_signed(public, bytes.fromhex(message), signature)


class Bytes(bytes):
    def to_bytes(self) -> bytes:
        return self


async def found_in(lines: list[str], outside: JsOutside, *, known: list[str]) -> tuple[dict[str, Any], float]:
    """What was found, and how many lines were done."""
    done = list[float]()
    evidence = msgspec.json.encode({"known": known}).decode()
    found = await check(outside, "\n".join(lines) + "\n", evidence, done.append)
    return json.loads(found), sum(done)


async def test_a_signed_game_is_found_as_the_command_finds_it() -> None:
    lines, outside = list(record("strike", "physics", 0, 2, signed=True)), JsOutside()
    found, done = await found_in(lines, outside, known=list(KNOWN))
    expected = verify_lines(lines, known=KNOWN)
    assert [(each["entry"], each["what"], each["verdict"]) for each in found["checks"]] == [
        (each.number, each.what, each.verdict) for each in expected.checks
    ]
    assert (found["verdict"], found["dice"], expected.verdict) == ("holds", "holds", "holds")
    motions = [entry["motion"] for entry in contents(lines) if entry.get("motion")]
    assert [each["recorded"] for each in outside.asked] == motions
    assert done == len(lines) - 1


async def test_a_record_that_was_changed_differs_at_its_entry() -> None:
    entries = contents(list(record("strike", "physics", 0, 2)))
    number = next(at for at, entry in enumerate(entries) if entry.get("rest"))
    entries[number]["rest"][0][1][0] += 1  # a thousandth of a millimetre
    found, _ = await found_in(chained(entries), JsOutside(), known=[])
    wrong = next(each for each in found["checks"] if each["verdict"] == "differs")
    assert (found["verdict"], wrong["entry"], wrong["what"]) == ("differs", number, "throw")
