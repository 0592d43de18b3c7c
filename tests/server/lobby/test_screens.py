"""What a phone chose for a screen of the room: remembered for a while, and not without end."""

from __future__ import annotations

from tests.live.fakes import HandTime
from throwdown.server.lobby.screens import MOST, Screens


async def test_a_choice_is_forgotten_after_a_while() -> None:
    time = HandTime()
    screens = Screens(time, screen_s=120.0)
    assert screens.table_of("tv") is None
    await screens.choose("tv", "first")
    await screens.choose("tv", "second")
    assert screens.table_of("tv") == "second"
    time.move(121.0)
    assert screens.table_of("tv") is None


async def test_the_oldest_of_very_many_choices_is_forgotten() -> None:
    screens = Screens(HandTime(), screen_s=120.0)
    for number in range(MOST + 1):
        await screens.choose(f"tv {number}", "table")
    assert (screens.table_of("tv 0"), screens.table_of(f"tv {MOST}")) == (None, "table")


async def test_a_choice_is_announced_and_heard_elsewhere() -> None:
    here, there, announced = Screens(HandTime(), 120.0), Screens(HandTime(), 120.0), list[str]()

    async def announce(notice: str) -> None:
        announced.append(notice)

    here.announce = announce
    await here.choose("tv", "table")
    there.hear(None)
    there.hear(announced[0])
    assert there.table_of("tv") == "table"
