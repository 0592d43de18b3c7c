"""No sound of the page is cut off, and none startles: rendered by the browser as it plays them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.page.sounds import Studio, off_middle

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.page.sounds import Heard

#: No sample is higher, in dB of full scale, at full volume.
LOUDEST = -1.0
#: So far from the middle of its class, in LU. Contacts differ as things in a box do.
BAND = 3.0
#: A sign is over by then, and so is its sound, in s.
LONGEST = 0.9


def test_every_sound_is_even_and_whole_and_obeys_the_volume(browser: Browser) -> None:
    studio = Studio(browser)
    loud = studio.render()
    quiet, silent = studio.render(0.2, kind="table"), studio.render(0.0, kind="table")
    studio.close()
    assert len(loud) > 30
    faults = [*_cut_off(loud), *_too_long(loud), *_uneven(loud)]
    assert not faults, "\n".join(faults)
    levels = {each.name: each.loudness for each in loud}
    assert all(each.loudness < levels[each.name] - 8 for each in quiet)
    assert all(each.peak < -100 for each in silent)


def _cut_off(sounds: list[Heard]) -> list[str]:
    return [f"{each.name} peaks at {each.peak:.1f} dBFS" for each in sounds if each.peak >= LOUDEST]


def _too_long(sounds: list[Heard]) -> list[str]:
    return [f"{each.name} lasts {each.length:.2f} s" for each in sounds if each.length > LONGEST]


def _uneven(sounds: list[Heard]) -> list[str]:
    return [
        f"{each.name} has {each.loudness:.1f} LUFS, {off:+.1f} from the middle of its class"
        for each, off in off_middle(sounds)
        if each.kind != "contact" and abs(off) > BAND
    ]
