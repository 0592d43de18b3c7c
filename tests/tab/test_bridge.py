"""Between JavaScript and the host, with an object of Python in place of JavaScript's."""

from __future__ import annotations

import gc

from throwdown.tab.bridge import start


class Rows(list[tuple[str, str]]):
    def to_py(self) -> list[tuple[str, str]]:
        return self


class Outside:
    async def load(self, store: str, prefix: str) -> Rows:
        return Rows()

    async def write(self, changes: str) -> None:
        pass

    def publicKey(self, seed: str) -> str:  # noqa: N802 - as JavaScript names it
        return "0" * 64

    def isSigned(self, public: str, message: str, signature: str) -> bool:  # noqa: N802
        return True


async def test_what_is_there_from_the_start_is_never_looked_through_for_garbage() -> None:
    try:
        bridge = await start(Outside(), "en")
        assert gc.get_freeze_count() > 10_000
        bridge.stop()
    finally:
        gc.unfreeze()
