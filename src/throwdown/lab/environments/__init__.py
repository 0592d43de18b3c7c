"""The games as learning environments: PettingZoo's and, in ``openspiel``, OpenSpiel's.

Whoever imports this finds them in the registry of PettingZoo:

    import throwdown.lab.environments
    from pettingzoo import make

    env = make("aec", "throwdown/strike-v0", seats=3)
"""

from .registry import AIMED, ENVIRONMENTS, register

__all__ = ["AIMED", "ENVIRONMENTS", "register"]

register()
