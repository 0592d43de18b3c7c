"""Every sound of the page, rendered by a browser without a loudspeaker and measured."""

from __future__ import annotations

import base64
import io
import subprocess
import wave
from statistics import median
from typing import TYPE_CHECKING

import msgspec

from tests.node import node
from tests.page.visitor import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Browser

BUNDLE = (str(ROOT / "web" / "scripts" / "bundle.mjs"), str(ROOT / "web" / "sounds" / "render.ts"))
RATE = 48_000


class Heard(msgspec.Struct, frozen=True, rename={"kind": "class"}):
    """One sound: its peak in dB of full scale, its loudness in LUFS (momentary, at its highest), its length in s."""

    name: str
    kind: str
    peak: float
    loudness: float
    length: float
    samples: str

    def as_wav(self) -> bytes:
        """16 bit, stereo."""
        file = io.BytesIO()
        with wave.open(file, "wb") as out:
            out.setnchannels(2)
            out.setsampwidth(2)
            out.setframerate(RATE)
            out.writeframes(base64.b64decode(self.samples))
        return file.getvalue()


class Studio:
    """A page that renders sounds."""

    def __init__(self, browser: Browser) -> None:
        script = subprocess.run((node(), *BUNDLE), check=True, capture_output=True, text=True, timeout=180).stdout
        self.page = browser.new_page()
        self.page.add_script_tag(content=script)

    def render(self, volume: float = 1.0, *, kind: str | None = None, with_samples: bool = False) -> list[Heard]:
        """All sounds, or those of one class, at this volume of the page."""
        wanted = [volume, with_samples, kind]
        found = self.page.evaluate("(wanted) => renderAll(...wanted)", wanted)
        return msgspec.convert(found, list[Heard])

    def close(self) -> None:
        self.page.close()


def off_middle(sounds: list[Heard]) -> list[tuple[Heard, float]]:
    """How much louder than the middle of its class each of them is, in LU."""
    kinds = {each.kind for each in sounds}
    middle = {kind: median(each.loudness for each in sounds if each.kind == kind) for kind in kinds}
    return [(each, each.loudness - middle[each.kind]) for each in sounds]
