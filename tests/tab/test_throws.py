"""Throws without threads: what is shown of a throw that fails on its way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import structs

from tests.tab.outside import NativeOutside
from throwdown.live.events import Terms
from throwdown.live.urgency import Order, Urgency
from throwdown.rules import game
from throwdown.rules.arena.state import Throw
from throwdown.tab.throws import Failure, Landed, Throws
from throwdown.throwers import Asked, Fairness
from throwdown.throwers.physical import Physical

if TYPE_CHECKING:
    from collections.abc import Callable

FAILED = msgspec.json.encode(Landed(failed=Failure("throw/engine", "broken")))


class FailsOnce(NativeOutside):
    """Shows the beginning of every throw; the first one fails."""

    async def throw(self, request: bytes, begun: Callable[[bytes], None] | None) -> tuple[bytes, bytes]:
        answer = await super().throw(request, begun)
        return answer if self.thrown > 1 else (FAILED, b"")


def in_the_air() -> Asked:
    """One die in the air over another one."""
    rules: Any = game("strike", 2)
    state = rules.parse("turn active=0 supplies=abcdefgh/ijklmnop arena=q:2 aside=rstuvwxyz")
    lying = Physical().lay(rules, {}, None, state, 0)
    state, _ = rules.apply(state, 0, Throw())
    fair = Fairness.seeded("fails")
    intent = (60, 0, 100, 0, 0, 0, 0, 0, 0)
    return Asked(rules, state, rules.awaiting(state), {}, {0: intent}, lying, lambda attempt: fair.throw(1, attempt))


def test_the_engine_is_loaded_for_tables_that_throw_dice() -> None:
    outside = NativeOutside()
    throws, terms = Throws(outside), Terms(game="strike", name="strike")
    for other in (structs.replace(terms, kind="referee", thrower="entered"), structs.replace(terms, thrower="luck")):
        throws.thrower_of(other)
    assert outside.prepared == 0
    throws.thrower_of(terms)
    assert outside.prepared == 1


async def test_the_beginning_of_a_throw_that_fails_is_taken_back() -> None:
    outside, shown = FailsOnce(), list[bytes]()
    outside.slow = True
    throws = Throws(outside)
    thrower = throws.thrower_of(Terms(game="strike", name="strike"))
    resolved = await throws.run(Order(Urgency.WAITED_FOR), thrower.resolving(in_the_air()), begun=shown.append)
    assert resolved is not None
    assert outside.thrown == 2
    assert [bool(motion) for motion in shown] == [True, False, True]
