"""The ids under which environments are found."""

from __future__ import annotations

from typing import Any

from throwdown.rules.rulings import ARENA

#: By id: the game of an environment whose choices are ids.
ENVIRONMENTS = {f"throwdown/{game}-v0": game for game in (*ARENA, "verasselt")}
#: The same for those with a hand that aims freely.
AIMED = {f"throwdown/{game}-aim-v0": game for game in ARENA}

_HERE = "throwdown_lab.environments"


def register() -> None:
    """Tell PettingZoo of all environments; to do so again changes nothing."""
    from pettingzoo import aec_registry
    from pettingzoo import register as register_env

    for ids, made in ((ENVIRONMENTS, "discrete"), (AIMED, "aiming")):
        for each, game in ids.items():
            if each not in aec_registry:
                register_env("aec", each, entry_point=f"{_HERE}.registry:{made}", kwargs={"game": game})
                register_env("parallel", each, entry_point=f"{_HERE}.registry:{made}_parallel", kwargs={"game": game})


def discrete(**chosen: Any) -> Any:
    """An environment whose choices are ids."""
    from .aec import ThrowdownEnv

    return ThrowdownEnv(**chosen)


def aiming(**chosen: Any) -> Any:
    """An environment with a hand that aims freely."""
    from .intents import AimEnv

    return AimEnv(**{"thrower": "physics"} | chosen)


def discrete_parallel(**chosen: Any) -> Any:
    """The same as a parallel environment: only the choice of the agent that is asked counts."""
    return _parallel(discrete(**chosen))


def aiming_parallel(**chosen: Any) -> Any:
    return _parallel(aiming(**chosen))


def _parallel(env: Any) -> Any:
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    return turn_based_aec_to_parallel(env)
