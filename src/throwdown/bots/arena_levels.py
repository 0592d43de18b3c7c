"""The five levels of the arena games.

All of them weigh the same things: what each throw, or stopping, is worth. The stronger a level, the less
its judgement is blurred; the strongest sees every position of the core game as it is, tries powers out
in its head, and plays on the weakness of those who play badly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.arena_state import Collect, KeepPiles, React, TakeExtra, Throw
from throwdown.rules.game import Stop
from throwdown.rules.values import Value
from throwdown.throwers import MANNERS

from .bot import Choice
from .foresight import Foresight
from .imagined import imagined
from .noticing import Noticed
from .respond import THOUGHTLESS, answer_to_thoughtless
from .solver import CORE_GAMES, STOP
from .worth import Worth

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from throwdown.physics import Intent, Landing
    from throwdown.rules import Action
    from throwdown.rules.arena import ArenaGame, ArenaView
    from throwdown.rules.arena_state import ArenaState

    from .foresight import Option


class Level(Value):
    """How well a level judges."""

    blur: float
    """Standard deviation of what it takes a position to be worth, around what it is worth."""
    wild: float = 0.0
    """How much it overrates throwing, and throwing hard: the fun of beginners."""
    aims: bool = False
    """Where dice have places, it tries out where to throw."""
    notices: bool = False
    """It plays on the weakness of others."""


#: The solved core tells small differences apart, so small errors already cost games.
CORE = {
    "novice": Level(blur=0.30, wild=0.8),
    "casual": Level(blur=0.28, wild=0.3),
    "regular": Level(blur=0.18),
    "expert": Level(blur=0.045, aims=True),
    "master": Level(blur=0.0, aims=True, notices=True),
}
#: Powers and spells make positions differ less: players have to err more to be weaker.
POWERS = {
    "novice": Level(blur=0.20, wild=3.0),
    "casual": Level(blur=0.30, wild=0.9),
    "regular": Level(blur=0.30, wild=0.42),
    "expert": Level(blur=0.12, wild=0.04, aims=True),
    "master": Level(blur=0.0, aims=True),
}


class ArenaLevel:
    """A player of one level."""

    def __init__(self, level: str, game: ArenaGame, rng: Random, think: float) -> None:
        self.id = level
        self.level = (CORE if game.id in CORE_GAMES else POWERS)[level]
        self.game = game
        self.rng = rng
        self.think = think
        self.worth = Worth(game.seats)
        self.foresight = Foresight(game, rng, self._worth)
        self.noticed: Noticed | None = None
        if self.level.notices and game.seats == 2:
            self.noticed = Noticed(self.worth.core, THOUGHTLESS)

    def choose(self, view: ArenaView) -> Choice:
        if view.phase in ("turn", "choice"):
            values = self._values(view)
            action, manner = max(values, key=lambda option: values[option] + self._misjudged(option))
            return Choice(action, manner)  # type: ignore[arg-type]
        return Choice(self._aside(view), "drop" if view.phase == "reaction" else None)

    def aim(self, view: ArenaView, lying: Mapping[int, tuple[int, ...]]) -> Choice:
        """As ``choose``; levels that aim also say where they throw a single die."""
        choice = self.choose(view)
        if not self.level.aims or not isinstance(choice.action, Throw) or choice.manner is None:
            return choice
        intent = self._aimed(view, lying, choice.manner)
        return choice.but(intent=intent.numbers())

    def _aimed(self, view: ArenaView, lying: Mapping[int, tuple[int, ...]], manner: str) -> Intent:
        from throwdown.throwers.physical import landed_as

        from .aiming import best_throw

        seat = view.active
        flying, _ = self.game.apply(imagined(view), seat, Throw())
        ((_, (die,)),) = flying.resolution.hands
        before = dict(view.arena)

        def worth(landing: Landing) -> float:
            after = self.foresight.trial.settled(flying, {}, landed_as(self.game, before, landing))
            return self._worth(after, seat)

        towers = self.game.options.get("accidental_stack") == "tower"
        return best_throw(self.rng, lying, die, manner, self.think, worth, towers)

    def _misjudged(self, option: Option) -> float:
        """How wrong this player is about an option."""
        _, manner = option
        fun = 0.0 if manner is None else self.level.wild * (1 + MANNERS.index(manner)) / len(MANNERS)
        return fun + (self.rng.gauss(0, self.level.blur) if self.level.blur else 0.0)

    # Throw or stop

    def _values(self, view: ArenaView) -> dict[Option, float]:
        """What stopping and each way of throwing is worth."""
        if self.game.id in CORE_GAMES and None not in view.supplies:
            exact = self._solved(view)
            if exact:
                return exact
        return self._tried(view)

    def _solved(self, view: ArenaView) -> dict[Option, float]:
        """Read from the solved game, where all symbols that lie there differ and the players are few."""
        owned = {seat: count for seat in self._turn_order(view) if (count := view.supplies[seat])}
        faces = [face for _, face in view.arena]
        core = self.worth.core
        if len(owned) > core.players or len(set(faces)) != len(faces) or len(faces) + sum(owned.values()) > core.dice:
            return {}
        mid = view.phase == "choice"
        dice = tuple(owned.values())
        values = {name: float(each[0]) for name, each in core.action_values(len(faces), dice, mid).items()}
        if self.noticed is not None and len(dice) == 2:
            values = self._against(values, self.noticed.weakness(list(owned)[1]), len(faces), dice, mid)
        return {
            (action, None if isinstance(action, Stop) else manner): values[manner]
            for action in view.actions
            for manner in ((STOP,) if isinstance(action, Stop) else MANNERS)
        }

    def _against(
        self, values: dict[str, float], weakness: float, lying: int, dice: tuple[int, ...], mid: bool
    ) -> dict[str, float]:
        """Between what is best against a good player and what is best against one who does not think."""
        best = answer_to_thoughtless().action_values(lying, dice[0], dice[1], mid)
        return {name: (1 - weakness) * value + weakness * best[name] for name, value in values.items()}

    def watch(self, view: ArenaView, seat: int, action: Action) -> None:
        """Somebody else acts; ``view`` is what everybody sees before."""
        if self.noticed is not None:
            self.noticed.watch(view, seat, action)

    def _turn_order(self, view: ArenaView) -> list[int]:
        return [(view.active + step * view.direction) % len(view.supplies) for step in range(len(view.supplies))]

    def _tried(self, view: ArenaView) -> dict[Option, float]:
        """By looking ahead."""
        return self.foresight.values(imagined(view), view.active, tuple(view.actions), self.think)

    def _worth(self, state: ArenaState, seat: int) -> float:
        return self.worth.of_state(state, seat, self.game.lost_face)

    # Everything else

    def _aside(self, view: ArenaView) -> Action:
        """What is asked beside throwing."""
        extras = [action for action in view.actions if isinstance(action, TakeExtra)]
        if extras:
            return max(extras, key=lambda extra: self._extra_worth(view, extra))
        for wanted in (Collect(True), KeepPiles(True), React()):
            if wanted in view.actions:
                return wanted
        return view.actions.sample(self.rng)

    def _extra_worth(self, view: ArenaView, extra: TakeExtra) -> float:
        """The own supply with that die, and what it leaves the next player; blurred like everything else."""
        stacks = [[die for die in stack if die != extra.die] for stack in view.stacks]
        covered = {die for stack in stacks for die in stack[:-1]}
        left = {
            face for die, face in view.arena if die != extra.die and die not in covered and face != self.game.lost_face
        }
        owned = {seat: count or 1 for seat, count in enumerate(view.supplies) if view.has_dice[seat]}
        owned[view.active] = owned.get(view.active, 0) + (extra.die is not None)
        order = self._turn_order(view)
        after = {seat: owned[seat] for seat in (*order[1:], order[0]) if seat in owned}
        return self.worth.of(len(left), after, view.active) + self._misjudged((extra, None))
