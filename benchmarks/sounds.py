"""Every sound of the page as a file, and how loud it is. Run from the root and update results.md.

python -m benchmarks.sounds [FOLDER]    FOLDER gets one WAV file for each sound; a new one if none is named

A browser renders them as it plays them (OfflineAudioContext), at full volume. Exits with 1 if one of them is cut off,
or much louder or quieter than the others of its class.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.page.conftest import chromium
from tests.page.sounds import Studio, off_middle
from tests.page.test_sounds import BAND, LOUDEST


def main(arguments: list[str]) -> int:
    folder = Path(arguments[0] if arguments else tempfile.mkdtemp(prefix="throwdown-sounds-"))
    folder.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        sounds = Studio(browser).render(with_samples=True)
    good = True
    for sound, off in off_middle(sounds):
        (folder / f"{sound.name.replace(' ', '-')}.wav").write_bytes(sound.as_wav())
        fits = sound.peak < LOUDEST and (abs(off) <= BAND or sound.kind == "contact")
        good = good and fits
        print(
            f"{sound.kind:8} {sound.name:16} peak {sound.peak:6.1f} dBFS  {sound.loudness:6.1f} LUFS ({off:+.1f})"
            f"  {sound.length * 1000:4.0f} ms{'' if fits else '  OFF'}"
        )
    print(f"{len(sounds)} files in {folder}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
