"""A throw as a picture and as a movie, drawn from the poses of its dice.

Nothing but Pillow and numbers: the box is painted surface by surface, the dice are met ray by ray.
What a drawing shows can be asked: ``Drawing.face_at`` says which face of which die is at a pixel.
"""

from __future__ import annotations

from io import BytesIO
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from throwdown.physics.dimensions import FRAMES_PER_SECOND
from throwdown.physics.scene import place_of, quaternion_of

from .artist import UNMARKED, Artist, Drawing
from .dice import Body
from .finish import PLAIN, Finish, rgb
from .marks import COLOURS, Marks
from .symbols import glyph

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from throwdown.physics import Landing, Pose, Scene
    from throwdown.physics.trajectory import Trajectory

__all__ = ["MOVIE", "PICTURE", "Drawing", "Marks", "movie", "picture", "png"]

#: Width and height in pixels, and samples per pixel along each of them.
PICTURE = ((960, 760), 3)
MOVIE = ((480, 380), 2)
#: Movies show one frame of the motion out of so many.
EVERY = 2
#: How long the last picture of a movie stays, in ms.
REST_MS = 1600


def picture(landing: Landing, symbols: Sequence[str], marks: Marks) -> Drawing:
    """The arena at rest: ``symbols`` are on the faces 0 to 5. Dice that left lie outside, if they are in view."""
    motion = landing.trajectory
    last = zip(motion.dice, motion.poses[-1], strict=True)
    gone = [Body.of(die, pose[:3], pose[3:]) for die, pose in last if die in landing.out]
    return Artist(*PICTURE, symbols).draw(bodies_of(landing.scene.poses) + gone, marks)


def png(drawing: Drawing) -> bytes:
    """The file: packed quickly rather than tightly."""
    out = BytesIO()
    drawing.image.save(out, "PNG", compress_level=4)
    return out.getvalue()


def movie(
    before: Scene, motion: Trajectory, symbols: Sequence[str], marks: Marks = UNMARKED, finish: Finish = PLAIN
) -> bytes:
    """The whole motion as an animated GIF that begins again and again; marks come with the last picture."""
    artist = Artist(*MOVIE, symbols, finish)
    still = bodies_of(before.without(motion.dice).poses)
    last = len(motion.poses) - 1
    shown = [*range(0, last, EVERY), last]
    frames = []
    for at in shown:
        moving = [Body.of(die, pose[:3], pose[3:]) for die, pose in zip(motion.dice, motion.poses[at], strict=True)]
        frames.append(artist.draw([*still, *moving], marks if at == last else Marks()).image)
    palette = _palette(frames, artist.empty(), symbols)
    return _animated(frames, palette, [after - at for at, after in pairwise(shown)])


def bodies_of(poses: Mapping[int, Pose]) -> list[Body]:
    """Dice that lie there."""
    return [Body.of(die, place_of(pose), quaternion_of(pose)) for die, pose in poses.items()]


# GIF


def _animated(frames: list[Image.Image], palette: Image.Image, lengths: list[int]) -> bytes:
    """Frames of one palette, so that what does not move costs nothing; their lengths are in frames of the motion."""
    flat = [_grained(frame).quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    out = BytesIO()
    flat[0].save(
        out, "GIF", save_all=True, append_images=flat[1:], duration=[*_durations(lengths), REST_MS], loop=0, disposal=1
    )
    return out.getvalue()


#: A grain that hides the edges between colours of a palette (Bayer's pattern); being fixed, it never flickers.
GRAIN = (np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]) - 7.5) / 16 * 6


def _grained(frame: Image.Image) -> Image.Image:
    tiled = np.tile(GRAIN, (frame.height // 4 + 1, frame.width // 4 + 1))[: frame.height, : frame.width]
    return Image.fromarray(np.clip(np.asarray(frame) + tiled[..., None], 0, 255).astype(np.uint8))


def _palette(frames: list[Image.Image], empty: Image.Image, symbols: Sequence[str]) -> Image.Image:
    """256 colours for all frames: of the box, of what moves in it, and those of the symbols, however small they are."""
    sure = _sure_colours(symbols)
    box = np.asarray(empty)
    moving = [np.asarray(frame)[(np.asarray(frame) != box).any(axis=2)] for frame in frames]
    seen = np.concatenate([box[::3, ::3].reshape(-1, 3), np.concatenate(moving)[:: max(1, len(frames) // 3)]])
    common = Image.fromarray(seen[None]).quantize(256 - len(sure), Image.Quantize.MEDIANCUT)
    palette = Image.new("P", (1, 1))
    palette.putpalette(
        [*(common.getpalette() or [])[: 3 * (256 - len(sure))], *(part for each in sure for part in each)]
    )
    return palette


def _sure_colours(symbols: Sequence[str]) -> list[tuple[int, ...]]:
    """The inks and grounds of the symbols and the colours of marks, in light and in shade."""
    colours = {colour for symbol in symbols for colour in (glyph(symbol).ink, glyph(symbol).ground)} | {*COLOURS}
    return [
        tuple(round(255 * part * light) for part in rgb(each)) for each in sorted(colours) for light in (1.0, 0.85, 0.7)
    ]


def _durations(lengths: list[int]) -> list[int]:
    """Times in ms that a GIF can hold: whole hundredths of a second, without drifting from the true time."""
    ends = [10 * round(100 * frames / FRAMES_PER_SECOND) for frames in accumulate(lengths)]
    return [end - start for start, end in pairwise([0, *ends])]
