"""A game analysed: luck and skill add up to the result, exactly where the game is solved."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest

from tests.bots.matches import match_of
from tests.samples import sample
from tests.terminal.arena_tables import placed_record
from throwdown.bots.advice import NOISE, Adviser
from throwdown.bots.analysis.analyst import Analyst, analyse
from throwdown.bots.analysis.estimate import Estimate
from throwdown.bots.analysis.figures import Analysis
from throwdown.bots.analysis.totals import uncertainty
from throwdown.bots.analysis.walk import landing_steps
from throwdown.errors import ThrowdownError
from throwdown.rules import Action, Game, Resign
from throwdown.rules.arena.state import ThrowAll
from throwdown.rules.game import Timeout
from throwdown.rules.record import Acted, Record, Resolved, Undone, read_record
from throwdown.table.review import decisions
from throwdown.table.verify import verify
from throwdown.throwers import Luck

if TYPE_CHECKING:
    from collections.abc import Iterator

RECORDS = Path(__file__).parents[2] / "golden" / "records"
EXACT = [("strike", 2), ("strike", 3), ("impact", 2), ("impact", 3)]
SHORT = 0.3


@cache
def simulated(game: str, seats: int, number: int, **options: Any) -> Record:
    match = match_of(game, ("thumb", "random", "thumb", "random", "thumb")[:seats], "analysis", number, options)
    match.run()
    return match.log


def begun(game: str, seats: int, further: int = 0) -> Record:
    """A game in which the start die lies, and so many entries more."""
    whole = simulated(game, seats, 0)
    lies = next(number for number, entry in enumerate(whole.entries) if isinstance(entry, Acted))
    return Record(whole.header, whole.entries[: lies + further])


def kept(name: str) -> Record:
    return read_record((RECORDS / f"{name}.jsonl").read_text("utf-8").splitlines())


def check_sums(analysis: Analysis) -> None:
    """Every seat's chances come from somewhere, and all seats share one win at every point."""
    for total in analysis.totals:
        found = total.start + total.luck + total.skill + total.others
        assert found == pytest.approx(total.end, abs=1e-9)
        assert total.skill <= 0 or total.hands
    for point in analysis.points:
        assert sum(point.values) == pytest.approx(1, abs=1e-6)


@pytest.mark.parametrize(("game", "seats"), EXACT)
def test_where_the_game_is_solved_luck_and_skill_are_the_result(game: str, seats: int) -> None:
    for number in range(sample(4, 10)):
        log = simulated(game, seats, number)
        analysis = analyse(log)
        assert analysis.exact
        check_sums(analysis)
        for total in analysis.totals:
            won = 1 / len(analysis.winners) if total.seat in analysis.winners else 0.0
            assert total.start + total.luck + total.skill + total.others == pytest.approx(won, abs=1e-9)
            costs = [point.judgement.cost for point in analysis.points if point.judgement and point.seat == total.seat]
            assert -sum(costs) == pytest.approx(total.skill, abs=1e-9)


def test_the_price_of_a_decision_is_that_of_the_review() -> None:
    log = simulated("strike", 2, 1)
    analysis, adviser = analyse(log), Adviser(log.header.start())
    result = {point.step: point.judgement for point in analysis.points if point.judgement is not None}
    for decision in decisions(log):
        weighed = adviser.weigh(decision.view, decision.done.action, decision.done.manner)
        assert result[decision.number].cost == pytest.approx(weighed.cost, abs=NOISE["win"])


def test_the_mean_of_all_landings_is_the_chance_before_them() -> None:
    """Luck is fair: what a throw is worth before it lands is the mean of what it is worth afterwards."""
    log = simulated("strike", 2, 2)
    analyst = Analyst(log)
    throw = next(each for each in analyst.questions if each.kind == "choice" and each.after.phase == "flying")
    before = analyst.answer(throw, 0).estimate.values
    game, luck, manner = analyst.game, Luck(Random(1)), throw.done.manner if throw.done else None
    assert manner is not None
    landed = [
        game.resolve(throw.after, _landing(game, luck, throw.after, {throw.seat or 0: manner}))[0] for _ in range(4000)
    ]
    values = [analyst.estimator.of_state(state, 0).values[0] for state in landed]
    assert sum(values) / len(values) == pytest.approx(before[0], abs=0.012)


def _landing(game: Game[Any], luck: Luck, state: Any, manners: dict[int, str]) -> Any:
    return luck.answer(game, state, game.awaiting(state), manners)


@pytest.mark.parametrize(
    ("game", "seats"), [("strike", 5), ("impact_power", 3), ("hp_strike", 2), ("impact_avatar", 3), ("verasselt", 3)]
)
def test_games_that_are_not_solved_have_sums_that_hold_and_intervals(game: str, seats: int) -> None:
    analysis = analyse(simulated(game, seats, 0), SHORT)
    assert not analysis.exact
    check_sums(analysis)
    unsure = [point for point in analysis.points if not point.exact]
    assert all(error > 0 for point in unsure for value, error in zip(point.values, point.errors, strict=True) if value)
    assert all(total.error > 0 for total in analysis.totals)
    assert analysis.points[-1].exact


def test_unusual_rules_are_judged_with_intervals() -> None:
    analysis = analyse(simulated("strike", 2, 0, collect="optional"), SHORT)
    assert not analysis.exact
    check_sums(analysis)


def test_time_is_bounded() -> None:
    """Without any time nothing is weighed, and the curve is there all the same."""
    analyst = Analyst(simulated("hp_strike", 2, 0))
    analysis = analyst.analysis(list(analyst.answers(0.0)))
    check_sums(analysis)
    prices = [point.judgement.options for point in analysis.points if point.judgement is not None]
    assert set(prices) == {0}


def test_answers_may_be_found_in_parts() -> None:
    log = simulated("impact", 3, 0)
    analyst = Analyst(log)
    parts = [*analyst.answers(1, slice(0, 7)), *Analyst(log).answers(1, slice(7, None))]
    assert analyst.analysis(parts).points == analyse(log).points


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_record_that_was_ever_written_is_analysed(path: Path) -> None:
    """Old versions, physical arenas, voll verasselt: the beginning and the end are there, and the sums hold."""
    analyst = Analyst(kept(path.stem))
    few = [*range(3), *range(len(analyst.questions) - 3, len(analyst.questions))]
    answers = {number: analyst.answer(analyst.questions[number], 0.0) for number in few}
    for answer in answers.values():
        assert sum(answer.estimate.values) == pytest.approx(1, abs=1e-6)
    assert answers[few[-1]].estimate.exact


def test_undone_actions_are_not_analysed() -> None:
    log = begun("strike", 2, further=4)
    straight, last = analyse(log), len(log.entries)
    for entry in (Undone(last - 2), *log.entries[-2:]):
        log.append(entry)
    analysis = analyse(log)
    assert [point.step for point in analysis.points[-2:]] == [last + 2, last + 3]
    assert [point.values for point in analysis.points] == [point.values for point in straight.points]
    check_sums(analysis)


@pytest.mark.parametrize("left", [Resign(), Timeout()])
def test_leaving_and_time_outs_are_the_own_doing(left: Action) -> None:
    log = begun("strike", 3)
    log.append(Acted(0, left))
    analysis = analyse(log)
    before, after = analysis.points[-2:]
    assert after.judgement is not None and after.judgement.options == 0
    assert analysis.totals[0].skill == pytest.approx(min(after.values[0] - before.values[0], 0), abs=1e-12)
    check_sums(analysis)


@pytest.mark.parametrize("game", ["strike", "impact"])
def test_a_time_out_before_an_empty_arena_is_the_big_throw(game: str) -> None:
    """AMB-48, CORE-18: all dice drop softly, and that is solved like any other throw."""
    log, number = next(big_throws(game))
    dropped, timed_out = (Record(log.header, log.entries[:number]) for _ in range(2))
    seat = cast("Acted", log.entries[number]).seat
    dropped.append(Acted(seat, ThrowAll(), "drop"))
    timed_out.append(Acted(seat, Timeout()))
    analysis = analyse(timed_out)
    assert analysis.exact
    assert analysis.points[-1].values == analyse(dropped).points[-1].values


def big_throws(game: str) -> Iterator[tuple[Record, int]]:
    """Games for two in which an empty arena was thrown into, and where."""
    for log in (simulated(game, 2, number) for number in range(10)):
        for number, entry in enumerate(log.entries):
            if isinstance(entry, Acted) and entry.action == ThrowAll():
                yield log, number


def test_a_game_that_broke_off_is_analysed_as_far_as_it_went() -> None:
    analysis = analyse(begun("strike", 2, further=3))
    assert analysis.winners == []
    assert [point.kind for point in analysis.points] == ["start", "chance", "choice", "chance", "choice"]
    check_sums(analysis)


def test_points_follow_the_record() -> None:
    log = simulated("strike", 2, 0)
    analysis = analyse(log)
    assert analysis.points[0].kind == "start"
    for before, after in pairwise(analysis.points):
        assert after.step > before.step
        assert isinstance(log.entries[after.step - 1], Acted if after.kind == "choice" else Resolved)


def test_an_analysis_is_encoded_and_decoded_as_json() -> None:
    analysis = analyse(simulated("strike", 2, 0))
    encoded = msgspec.json.encode(analysis)
    assert msgspec.json.decode(encoded, type=Analysis) == analysis
    raw = msgspec.json.decode(encoded)
    assert (raw["format"], raw["version"]) == ("throwdown-analysis", 3)


def test_worse_decisions_come_with_the_better_one() -> None:
    points = [point for number in range(6) for point in analyse(simulated("strike", 2, number)).points]
    worse = [point.judgement for point in points if point.judgement is not None and point.judgement.best is not None]
    assert worse
    assert all(decision.cost > 0 and decision.best != decision.done for decision in worse)
    assert any(decision.done.action == {"is": "stop"} for decision in worse)


def test_a_game_of_ones_own_is_refused() -> None:
    class Own:
        id = "own"

    class OwnHeader:
        game, seats, first = "own", 2, 0

        def start(self) -> Own:
            return Own()

    log: Any = type("OwnLog", (), {"header": OwnHeader(), "entries": []})()
    with pytest.raises(ThrowdownError, match="own cannot be analysed"):
        Analyst(log)


def test_a_chance_of_one_from_trials_is_still_uncertain() -> None:
    """There may have been time for two."""
    assert uncertainty(Estimate((1.0, 0.0), (0.0, 0.0), model_error=0.02)) == (0.02, 0.0)


def test_replay_check_review_and_analysis_count_throws_alike() -> None:
    """The start die of this game was placed, not thrown: nobody counts it."""
    log = placed_record(4)
    landed = landing_steps(log)
    checked = [check.number for check in verify(log).checks if check.what == "throw"]
    assert checked == landed and len(landed) == 4
    reviewed = [(each.number, each.throws) for each in decisions(log)]
    assert reviewed == [(number, sum(step < number for step in landed)) for number, _ in reviewed]
    asked = Analyst(log).questions
    assert {each.throw for each in asked if each.step in landed} <= {1, 2, 3, 4}
    assert asked[-1].throw == len(landed)
