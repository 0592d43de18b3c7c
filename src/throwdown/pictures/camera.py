"""Where the eye is: from points of the arena to pixels, and from pixels to rays."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import cos, radians, sin
from typing import Any

import numpy as np
import numpy.typing as npt

Field = npt.NDArray[Any]
"""Numbers per pixel, or per point."""

#: The eye looks down this steeply: a die at the near wall still shows its top over the rim.
STEEPNESS = radians(63)
#: How far it is from what it looks at, in m, and what that is.
DISTANCE = 0.56
TARGET = np.array([0.0, -0.004, 0.012])
#: Focal length, as a share of the height of the picture.
ZOOM = 2.06


@dataclass(frozen=True)
class Camera:
    """A perspective view from the near side, for a picture of this many pixels."""

    width: int
    height: int
    across: float = 0.5
    """Where what it looks at is: this share of the width from the left."""

    @cached_property
    def eye(self) -> Field:
        return TARGET + DISTANCE * np.array([0.0, -cos(STEEPNESS), sin(STEEPNESS)])

    @cached_property
    def axes(self) -> Field:
        """Right, up and forward, one in each row."""
        return np.array(
            [
                [1.0, 0.0, 0.0],
                [0.0, sin(STEEPNESS), cos(STEEPNESS)],
                [0.0, cos(STEEPNESS), -sin(STEEPNESS)],
            ]
        )

    @property
    def focal(self) -> float:
        return ZOOM * self.height

    def pixels(self, points: Field) -> Field:
        """Where points (m) are in the picture; works along the last axis."""
        right, up, forward = np.moveaxis((points - self.eye) @ self.axes.T, -1, 0)
        scale = self.focal / forward
        return np.stack([self.width * self.across + right * scale, self.height / 2 - up * scale], axis=-1)

    def rays(self, x: Field, y: Field) -> Field:
        """The directions in which pixels look, each one long along the line of sight: rows y, columns x."""
        right = ((x - self.width * self.across) / self.focal)[None, :, None] * self.axes[0]
        up = ((self.height / 2 - y) / self.focal)[:, None, None] * self.axes[1]
        return np.asarray(right.astype(np.float32) + (up + self.axes[2]).astype(np.float32))

    def scale(self, point: Field) -> float:
        """Pixels per m at a point."""
        return self.focal / float((point - self.eye) @ self.axes[2])
