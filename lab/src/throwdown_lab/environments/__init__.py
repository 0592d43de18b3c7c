"""The games as learning environments: PettingZoo's and, in ``openspiel``, OpenSpiel's.

Importing this registers them with PettingZoo:

    import throwdown_lab.environments
    from pettingzoo import make

    env = make("aec", "throwdown/strike-v0", seats=3)
"""

from .registry import AIMED, ENVIRONMENTS, register

__all__ = ["AIMED", "ENVIRONMENTS", "register"]

register()
