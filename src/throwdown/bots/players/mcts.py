"""The yardstick: a plain Monte-Carlo tree search over the rules, the same for every game.

It knows nothing but the rules. Again and again it imagines a state that looks as the seat sees it, walks down a tree
of choices (its own and those of the others) by what paid so far (UCT), adds one choice that it never tried, plays on
by chance alone, and counts for every choice on the way what its seat got. The dice fall again in every walk, so a node
represents choices made, not how the dice fell. At the end it does what it tried most often.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Any, cast

from throwdown.bots import clock
from throwdown.bots.bot import Choice, NamedBot
from throwdown.bots.search.dealing import dealt
from throwdown.bots.search.determinize import imagined
from throwdown.bots.search.evaluation import dice_owned
from throwdown.rules.arena.state import THROWS, ArenaState
from throwdown.rules.game import Decision, Over, Several
from throwdown.rules.own import OwnGame
from throwdown.rules.verasselt.state import VerasseltState, VerasseltView, size
from throwdown.throwers import MANNERS, Luck

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from throwdown.rules import Action, Game, Outcome
    from throwdown.rules.game import ActionSpace

#: How much more curious than greedy it is: Kocsis and Szepesvári's constant for shares between 0 and 1.
CURIOSITY = sqrt(2)
#: A node that was visited n times has at most so many times the root of n choices: there may be thousands of them.
WIDTH = 2.0
#: Walks at least, even without time.
LEAST_WALKS = 8
#: So many decisions by chance, then the shares of dice or cards count as the result.
MOST_DECISIONS = 60


class Node:
    """What was tried after the same choices."""

    __slots__ = ("total", "tried", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """What the seat that chose it got, over all visits."""
        self.tried: dict[Choice, Node] = {}


class Walk:
    """One course that the game may take from here."""

    def __init__(self, game: Game[Any], luck: Luck, state: Any, seat: int) -> None:
        self.game, self.luck, self.state = game, luck, state
        self.seat: int | None = seat
        """Who is to decide; None once the game is over."""
        self.actions: ActionSpace = game.legal_actions(state, seat)
        self._manners: dict[int, str] = {}

    def choose(self, choice: Choice) -> None:
        """The seat does this, and chance decides the rest until a seat is asked again."""
        seat = cast("int", self.seat)
        if choice.manner is not None:
            self._manners[seat] = choice.manner
        state, _ = self.game.apply(self.state, seat, choice.action)
        awaited = self.game.awaiting(state)
        while not isinstance(awaited, Decision | Several | Over):
            outcome = cast("Outcome", self.luck.answer(self.game, state, awaited, self._manners))
            state, _ = self.game.resolve(state, outcome)
            awaited = self.game.awaiting(state)
        self.state, self.seat = state, None
        if not isinstance(awaited, Over):
            decision = awaited if isinstance(awaited, Decision) else awaited.decisions[0]
            self.seat, self.actions = decision.seat, decision.actions

    def shares(self) -> Mapping[int, float]:
        """What each seat got: its share of the win, or of what everybody owns if it is not over."""
        result = self.game.result(self.state)
        if result is not None:
            return {seat: 1 / len(result.winners) for seat in result.winners}
        if isinstance(self.game, OwnGame):  # it is not known what is good there
            return dict.fromkeys(range(self.game.seats), 1 / self.game.seats)
        owned = _owned(self.state)
        return {seat: count / sum(owned.values()) for seat, count in owned.items()}


def _owned(state: ArenaState | VerasseltState) -> dict[int, int]:
    """Dice; or cards on the heap, and one more so that nothing is divided by zero."""
    if isinstance(state, ArenaState):
        return dice_owned(state)
    return {seat: 1 + size(heap) for seat, heap in enumerate(state.heaps) if seat not in state.left}


class Mcts(NamedBot):
    """Plays what it tried most often."""

    id = "mcts"

    def __init__(self, game: Game[Any], rng: Random, think: float, walks: int = LEAST_WALKS) -> None:
        """Thinks so many seconds, and at least as long as so many walks take."""
        self.game, self.rng, self.think, self.walks = game, rng, think, walks
        self.luck = Luck(rng)

    def choose(self, view: Any) -> Choice:
        until = clock.now() + self.think
        root = Node()
        while root.visits < self.walks or clock.now() < until:
            self._walk(root, view)
        return max(root.tried, key=lambda choice: root.tried[choice].visits)

    def _walk(self, root: Node, view: Any) -> None:
        """Down the tree, on by chance, and back up with what came of it."""
        walk = Walk(self.game, self.luck, self._imagined(view), view.seat)
        passed = [(view.seat, root)]
        node, known = root, True
        while known and walk.seat is not None:
            seat, choice = walk.seat, self._choice(node, walk.actions)
            known = choice in node.tried
            node = node.tried.setdefault(choice, Node())
            passed.append((seat, node))
            walk.choose(choice)
        self._play_on(walk)
        shares = walk.shares()
        for seat, node in passed:
            node.visits += 1
            node.total += shares.get(seat, 0.0)

    def _imagined(self, view: Any) -> Any:
        if isinstance(self.game, OwnGame):
            return self.game.imagine(view, self.rng)
        return dealt(view, self.rng) if isinstance(view, VerasseltView) else imagined(view)

    def _choice(self, node: Node, actions: ActionSpace) -> Choice:
        """Something new as long as there is room for it, else what promises the most."""
        possible = [choice for choice in node.tried if choice.action in actions]
        if len(possible) <= WIDTH * sqrt(node.visits):
            choice = self._any(actions)
            if choice not in node.tried or not possible:
                return choice
        curiosity = CURIOSITY * sqrt(log(node.visits + 1))
        return max(possible, key=lambda choice: _promise(node.tried[choice], curiosity))

    def _any(self, actions: ActionSpace) -> Choice:
        action: Action = actions.sample(self.rng)
        return Choice(action, self.rng.choice(MANNERS) if isinstance(action, THROWS) else None)

    def _play_on(self, walk: Walk) -> None:
        decisions = 0
        while walk.seat is not None and decisions < MOST_DECISIONS:
            walk.choose(self._any(walk.actions))
            decisions += 1


def _promise(node: Node, curiosity: float) -> float:
    """What it paid so far, and more for what was seldom tried."""
    return node.total / node.visits + curiosity / sqrt(node.visits)
