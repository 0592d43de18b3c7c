"""A small network: from what a seat sees to its chance to win after each id, and to everybody's share of the win.

One hidden layer. What comes out are logits: first those of the ids, then those of the seats, the own one first.
``python -m throwdown_lab.learning`` makes the weights.
"""

from __future__ import annotations

import json
from copy import copy
from hashlib import sha256
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from throwdown.errors import BotUnknown
from throwdown.throwers.luck import Luck

from .rungs import Rungs

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from throwdown.bots.coding.form import Coding, Numbers

    from .rungs import Floats, Whole

#: The weights and biases of both layers.
LAYERS = ("w1", "b1", "w2", "b2")


class NetOutput(NamedTuple):
    """What a network makes of many observations, layer by layer."""

    which: Whole
    """The questions that any of them affirms."""
    seen: Floats
    """The answers to these."""
    hidden: Floats
    logits: Floats


class Net:
    """What a network makes of the observations of one coding."""

    def __init__(self, coding: Coding, weights: Mapping[str, Floats], made: Mapping[str, Any]) -> None:
        self.ids, self.seats = coding.size, coding.game.seats
        self.rungs = Rungs(coding)
        self.weights = {layer: np.asarray(weights[layer], np.float32) for layer in LAYERS}
        self.made = dict(made)
        """How it came to be: game, seats, seed, iterations, and what it then won."""

    def copy(self) -> Net:
        """The same, which stays as it is while this one learns on."""
        twin = copy(self)
        twin.weights = {layer: weight.copy() for layer, weight in self.weights.items()}
        return twin

    def logits(self, numbers: Numbers) -> Floats:
        """Of one observation, or of many."""
        if numbers.ndim > 1:
            return self.forward(numbers, np.arange(self.ids + self.seats)).logits
        hidden = np.maximum(self.rungs.of(numbers) @ self.weights["w1"] + self.weights["b1"], 0)
        return np.asarray(hidden @ self.weights["w2"] + self.weights["b2"], np.float32)

    def forward(self, numbers: Numbers, outs: Whole) -> NetOutput:
        """The logits of these ids and seats, for many observations: what none of them has is not multiplied."""
        weights, which = self.weights, self.rungs.affirmed(numbers)
        seen = self.rungs.only(which, numbers)
        hidden = np.maximum(seen @ weights["w1"][which] + weights["b1"], 0)
        return NetOutput(which, seen, hidden, hidden @ weights["w2"][:, outs] + weights["b2"][outs])


def fresh(coding: Coding, hidden: int, rng: np.random.Generator) -> Net:
    """A network that has learned nothing: everything is as good as everything else."""
    ins, outs = len(Rungs(coding)), coding.size + coding.game.seats
    weights = {
        "w1": np.asarray(rng.normal(0, 1 / np.sqrt(ins), (ins, hidden)), np.float32),
        "b1": np.zeros(hidden, np.float32),
        "w2": np.zeros((hidden, outs), np.float32),
        "b2": np.zeros(outs, np.float32),
    }
    return Net(coding, weights, {})


# Files


def save_net(net: Net, coding: Coding, path: Path) -> None:
    """Write a network to a file."""
    halves: dict[str, Any] = {layer: weight.astype(np.float16) for layer, weight in net.weights.items()}
    made = json.dumps(net.made | {"coding": coding_hash(coding)})
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, made=np.array(made), **halves)


def read(coding: Coding, path: Path) -> Net:
    """A network from a file; refused if it was made for another coding or other luck."""
    with np.load(path) as file:
        made = json.loads(str(file["made"]))
        weights = {layer: file[layer] for layer in LAYERS}
    if made["coding"] != coding_hash(coding):
        raise BotUnknown(
            "{file} was learned with other numbers or other luck than this version has: {command} learns it again",
            code="bot/net",
            file=path.name,
            command=f"python -m throwdown_lab.learning {coding.game.id} --seats {coding.game.seats}",
        )
    return Net(coding, weights, made)


def coding_hash(coding: Coding) -> str:
    """What a network depends on, as a short text: the form of views and choices, and how dice fall."""
    parts = (coding.names, coding.low.tolist(), coding.high.tolist(), coding.id_names, Luck.engine)
    return sha256(repr(parts).encode()).hexdigest()[:16]
