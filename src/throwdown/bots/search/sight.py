"""Ways to aim, by name, without loading the arena."""

from typing import Literal

#: At a glance: about where the others lie. By eye: at the die in the midst of the others. By practice: at the die that
#: is worth turning, as hard as it pays. By trial: the same, and the best of these throws are tried out before.
Sight = Literal["glance", "eye", "practice", "trial"]

#: Those who weigh what a throw may do need time for it.
WEIGHING: tuple[Sight, ...] = ("practice", "trial")
