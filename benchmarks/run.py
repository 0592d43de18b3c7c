"""What Throwdown costs: run with scripts/bench, update results.md.

scripts/bench                 all measurements
scripts/bench playouts        random games through the rules, best of 5
scripts/bench imports         what importing the library and the rules costs
scripts/bench soak [GAMES]    random games of every game and edition: all must end
scripts/bench profile [GAME]  where the time of a playout goes
"""

from __future__ import annotations

import cProfile
import os
import pstats
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import TYPE_CHECKING, Any

from throwdown.rules import GAMES, Decision, Game, InFlight, Over, Several
from throwdown.rules.arena.state import ArenaState, Landed
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.rulings import edition_changes
from throwdown.throwers import MANNERS, Luck

if TYPE_CHECKING:
    from collections.abc import Mapping

#: Games a second on luck that users count on (two-player Strike: goal 2,500).
WANTED = {("strike", 2): 1700, ("hp_strike", 4): 520, ("verasselt", 4): 280}
ROUNDS = 5


def main(arguments: list[str]) -> None:
    command, *rest = arguments or ["all"]
    if command in ("playouts", "all"):
        playouts()
    if command in ("imports", "all"):
        imports()
    if command in ("soak", "all"):
        soak(int(rest[0]) if rest else 1000)
    if command == "profile":
        profile(rest[0] if rest else "strike")


class SoftDrop:
    """The cheapest thrower: every thrown die shows a fair face and strikes nothing."""

    id = "soft drop"

    def __init__(self, rng: Random) -> None:
        self.random = rng.random
        self.luck = Luck(rng)

    def answer(self, game: Any, state: Any, awaited: Any, manners: Any) -> Any:
        if not isinstance(awaited, InFlight) or not isinstance(state, ArenaState):
            return self.luck.answer(game, state, awaited, manners)
        random, faces, hands = self.random, game.die, awaited.hands
        if len(hands) == 1 and len(hands[0][1]) == 1:
            return Landed(((hands[0][1][0], faces[int(random() * 6)]),), (), state.stacks)
        shown = [(die, faces[int(random() * 6)]) for _, dice in hands for die in dice]
        return Landed(tuple(shown), (), state.stacks)


def playout(game: Game[Any], thrower: Any, rng: Random, manners: Mapping[int, str]) -> tuple[int, str]:
    """One game of random legal moves through the public interface; decisions taken, and how it ended."""
    state, _events = game.new_game()
    decisions = 0
    while True:
        awaited = game.awaiting(state)
        if isinstance(awaited, Decision):
            state, _events = game.apply(state, awaited.seat, awaited.actions.sample(rng))
            decisions += 1
        elif isinstance(awaited, InFlight):
            state, _events = game.resolve(state, thrower.answer(game, state, awaited, manners))
        elif isinstance(awaited, Several):
            for decision in awaited.decisions:
                state, _events = game.apply(state, decision.seat, decision.actions.sample(rng))
                decisions += 1
        elif isinstance(awaited, Over):
            return decisions, awaited.result.reason
        else:
            state, _events = game.resolve(state, thrower.answer(game, state, awaited, manners))


def _options(game_id: str) -> dict[str, Any]:
    return {"max_turns": 1000} if game_id == "verasselt" else {}


def playouts() -> None:
    print("random playouts, events on, one core, best of", ROUNDS)
    for game_id, seats in (*WANTED, ("strike", 5), ("impact_avatar", 4), ("verasselt", 2)):
        game = make_game(game_id, seats, _options(game_id))
        games = 600 if game_id != "verasselt" else 100
        for name, thrower in (("soft drops", SoftDrop), ("luck", Luck)):
            if game_id == "verasselt" and thrower is SoftDrop:
                continue
            speed, steps = _best(game, games, thrower)
            wanted = f"  (wanted {WANTED[game_id, seats]})" if (game_id, seats) in WANTED else ""
            print(f"  {game_id} {seats} players, {name}: {speed:,.0f} games/s, {steps:.0f} decisions a game{wanted}")


def _best(game: Game[Any], games: int, thrower: Any) -> tuple[float, float]:
    best, decisions = float("inf"), 0
    for _ in range(ROUNDS):
        rng = Random(1)
        throws = thrower(Random(2))
        begin = time.process_time()
        decisions = sum(playout(game, throws, rng, {})[0] for _ in range(games))
        best = min(best, time.process_time() - begin)
    return games / best, decisions / games


#: What is imported, and in how many ms at most.
IMPORTS = {
    "import throwdown": 120,
    "import throwdown.rules": 95,
    "import throwdown; throwdown.game('strike')": None,
    "import throwdown; throwdown.Match": None,
}


def imports() -> None:
    for what, most in IMPORTS.items():
        runs = [_import_time(what) for _ in range(9)]
        wanted = "" if most is None else f" (wanted: under {most})"
        print(f"{what}: {min(runs) * 1000:.0f} ms best of {len(runs)}{wanted}")


def _import_time(what: str) -> float:
    code = f"import time; t = time.perf_counter(); {what}; print(time.perf_counter() - t)"
    return float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout)


def soak(games: int) -> None:
    """Games of every game and a tenth as many of every edition, by random bots throwing every way."""
    begin = time.perf_counter()
    plans: list[tuple[str, str | None, int]] = [(game, None, games) for game in GAMES]
    plans += [(game, edition, max(games // 10, 1)) for game in GAMES for edition in edition_changes(game)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for (game, edition, count), endings in zip(plans, pool.map(_soak, plans), strict=True):
            print(f"  {game} {edition or ''}: {count} games, {endings}")
    print(f"soak: {sum(count for *_, count in plans):,} games ended in {time.perf_counter() - begin:.0f} s")


def _soak(plan: tuple[str, str | None, int]) -> dict[str, int]:
    game_id, edition, games = plan
    endings: dict[str, int] = {}
    for number in range(games):
        rng = Random(f"{game_id}/{edition}/{number}")
        game = make_game(game_id, 2 + number % 4, _options(game_id), edition=edition)
        manners = {seat: rng.choice(MANNERS) for seat in range(game.seats)}
        _, reason = playout(game, Luck(rng), rng, manners)
        endings[reason] = endings.get(reason, 0) + 1
    return endings


def profile(game_id: str) -> None:
    game, rng, thrower = make_game(game_id, 2, _options(game_id)), Random(1), SoftDrop(Random(2))
    profiler = cProfile.Profile()
    profiler.enable()
    for _ in range(300):
        playout(game, thrower, rng, {})
    profiler.disable()
    pstats.Stats(profiler).sort_stats("tottime").print_stats(15)


if __name__ == "__main__":
    main(sys.argv[1:])
