"""How long to wait before the next try to reach a server that went away."""

from __future__ import annotations

from random import Random, SystemRandom

#: The first wait, in s; later ones grow by such a share of the time that the server has been away, up to the longest.
SOONEST, SHARE, LONGEST = 0.03, 0.08, 3.0
_rng = SystemRandom()


def pause(away: float, rng: Random = _rng) -> float:
    """Seconds to wait when the server has been away for so many.

    A restart takes about a second and is noticed within a few hundredths; a server that stays away is asked
    every few seconds. Waits are drawn, so that clients who lost it together do not all come back together.
    """
    return min(LONGEST, SOONEST + SHARE * away) * rng.uniform(0.5, 1.0)
