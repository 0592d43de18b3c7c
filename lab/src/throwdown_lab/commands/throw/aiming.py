"""How a throw is meant: by its numbers, at a die, or anywhere."""

from __future__ import annotations

from math import radians
from typing import TYPE_CHECKING, Any

from throwdown.errors import ThrowRefused

from .written import as_number, number, whole

if TYPE_CHECKING:
    from random import Random

    from throwdown.physics import Intent, Scene


def meant(rng: Random, arguments: dict[str, Any], scene: Scene) -> tuple[str | None, Intent]:
    """The manner, if there is one, and the intent."""
    from throwdown.physics import Intent, aim_at
    from throwdown.physics.intent import FASTEST, WAYS, by_way, check_release
    from throwdown.throwers.physical import anywhere, unaimed

    if arguments["intent"] is not None:
        for option in ("manner", "aim", "bearing", "speed"):
            if arguments[option] is not None:
                name = "from" if option == "bearing" else option
                raise ThrowRefused(f"--intent says everything about the throw: leave --{name} out", code="throw/intent")
        intent = Intent.of([as_number(part.strip()) for part in arguments["intent"].split(",")])
        check_release(intent, scene)
        return None, intent
    manner = arguments["manner"] or "toss"
    bearing = radians(number("--from", arguments["bearing"] or "270", -360, 360, "degrees"))
    speed = None if arguments["speed"] is None else number("--speed", arguments["speed"], 0, FASTEST, "m/s")
    if arguments["aim"] is not None:
        if not scene.poses:
            raise ThrowRefused("--aim needs dice that lie in the arena: add --lying or --tower", code="throw/target")
        die = whole("--aim", arguments["aim"], 1, len(scene.poses), "throw/target")
        intent = aim_at(scene, die, manner, bearing, speed)
    elif speed is not None:
        intent = by_way(WAYS[manner]._replace(speed=speed), bearing, anywhere(rng), scene)
    else:
        intent = unaimed(rng, manner, bearing, scene)
    check_release(intent, scene)
    return manner, intent
