"""A finished game analysed by the server: the same as at home, worked out in parts, and once."""

from __future__ import annotations

import json
import pickle
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from tests.server.compute.test_advising import LONG_S, ORDER, advisers, finished, make_log
from throwdown.bots.analysis.analyst import Analyst, analyse
from throwdown.bots.analysis.figures import Analysis, HandsThrown
from throwdown.bots.analysis.hands import throw_again
from throwdown.errors import OutcomeRefused, TableRefused
from throwdown.history.figures import read_judged
from throwdown.rules.record import read_record
from throwdown.server.compute import advising, analysing
from throwdown.server.compute.advising import Advisers, FinishedGame
from throwdown.server.storage.file_cache import FileCache

if TYPE_CHECKING:
    from tests.server.server_fixture import OpenServer

RECORDS = Path(__file__).parents[2] / "golden" / "records"


def test_the_server_and_the_command_give_the_same_analysis(site: OpenServer) -> None:
    id, visitor = finished(site), site.visitor()
    answer = visitor.get(f"/api/replays/{id}/analysis", timeout=LONG_S)
    assert answer.status_code == 200
    found = msgspec.json.decode(answer.content, type=Analysis)
    log = read_record(visitor.get(f"/api/replays/{id}/record").text.splitlines())
    assert found.id == id
    assert found.points == analyse(log).points
    assert list(advisers(site)._reviews)[-1][::2] == (id, "analysis")
    judged = [read_judged(row.analysis) for row in site.inside.lobby.store.plays_in(id)]
    assert [seat.luck for seat in judged if seat is not None] == [total.luck for total in found.totals]


def test_an_analysis_of_an_unknown_game_is_refused(site: OpenServer) -> None:
    answer = site.visitor().get("/api/replays/nothing/analysis")
    assert (answer.status_code, answer.json()["code"]) == (404, "server/not_found")


async def here(work: Any, *question: Any) -> Any:
    """What another process would do."""
    return work(*question)


async def test_an_analysis_is_computed_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysing, "PART_S", 0.05)
    monkeypatch.setattr(analysing, "WITHIN", 0.2)
    log = read_record((RECORDS / "hp_strike.jsonl").read_text("utf-8").splitlines())
    asked: list[Any] = []

    async def ask(work: Any, *question: Any) -> Any:
        asked.append(work)
        return work(*question)

    found = await analysing.analysed("g", pickle.dumps(log), ask)
    assert asked == [analysing.points_of, *[analysing.answers_of] * 4, analysing.add_up]
    assert found.points[-1].exact and found.id == "g"


async def test_hands_of_a_finished_game_are_thrown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent to the worker says where dice lay."""
    monkeypatch.setattr(analysing, "DRAWS", 2)
    monkeypatch.setattr(analysing, "HANDS_PART_S", 0.05)
    log = read_record((RECORDS / "strike-physics.jsonl").read_text("utf-8").splitlines())
    game = FinishedGame.of("g", log)
    found = await analysing.analysed(game.id, game.log, here, has_hands=game.header.thrower == "physics")
    assert all(total.hands > 5 and total.was_luck is not None for total in found.totals)


async def test_a_game_without_a_throw() -> None:
    found = await analysing.analysed("g", pickle.dumps(make_log()), here)
    assert [point.kind for point in found.points] == ["start"]


async def test_an_analysis_outlives_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is computed once, holds no names, and a broken file is computed again."""
    log, folder, asked = make_log(), tmp_path / "analyses", list[str]()

    async def counting(id: str, *question: Any, **more: Any) -> Any:
        asked.append(id)
        return await analysed(id, log_bytes, here)

    analysed, log_bytes = analysing.analysed, pickle.dumps(log)
    monkeypatch.setattr(advising, "analysed", counting)

    async def ask() -> Any:
        restarted = Advisers(analyses=FileCache(folder, 10_000_000))
        return await restarted.analysis(ORDER, FinishedGame.of("g", log))

    first, second = await ask(), await ask()
    (file,) = folder.iterdir()
    assert (first, asked) == (second, ["g"])
    assert first.players == list(log.header.players)
    assert json.loads(file.read_bytes())["players"] == [""] * len(first.players)
    file.write_bytes(b"{")
    assert (await ask(), asked) == (first, ["g", "g"])


async def test_too_many_requests_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    asking = Advisers()

    async def broken(order: Any, work: Any, *question: Any) -> Any:
        raise TimeoutError

    monkeypatch.setattr(asking._thinkers, "ask", broken)
    with pytest.raises(TableRefused) as refused:
        await asking.analysis(ORDER, FinishedGame.of("a", make_log()))
    assert refused.value.code == "server/busy"
    assert not asking._reviews


def test_the_answers_of_a_part_can_be_pickled() -> None:
    log = make_log()
    answers = analysing.answers_of(pickle.dumps(log), 0, 1, 0.0)
    assert pickle.loads(pickle.dumps(answers)) == answers


# Hands that a browser throws


@pytest.mark.deep
async def test_hands_of_a_browser_are_weighed_and_not_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server gives the hands, and weighs what came of them; only its own analysis is stored for everybody."""
    monkeypatch.setattr(analysing, "DRAWS", 4)
    log = read_record((RECORDS / "strike-physics.jsonl").read_text("utf-8").splitlines())
    game, advising_here = FinishedGame.of("g", log), Advisers(analyses=FileCache(tmp_path, 10_000_000))
    monkeypatch.setattr(advising_here._thinkers, "ask", lambda order, work, *question: here(work, *question))
    plan = await advising_here.hands(ORDER, game)
    locked = Analyst(log).hands
    assert [hand.step for hand in plan.hands] == list(locked) and plan.analysis is None
    thrown = {step: tuple(throw_again(hand, LONG_S, plan.draws)) for step, hand in locked.items()}
    weighed = await advising_here.weigh_hands(ORDER, game, HandsThrown(game="g", landings=thrown))
    assert weighed.points == analyse(log, LONG_S, plan.draws).points
    with pytest.raises(OutcomeRefused, match="more than 4 times"):
        often = {step: each * 2 for step, each in thrown.items()}
        await advising_here.weigh_hands(ORDER, game, HandsThrown(game="g", landings=often))
    assert not list(tmp_path.iterdir())
    with pytest.raises(OutcomeRefused):
        await advising_here.weigh_hands(ORDER, game, HandsThrown(game="g", landings={}))
    own = await advising_here.analysis(ORDER, game)
    assert (await advising_here.hands(ORDER, game)).analysis == own


async def test_no_part_has_many_landings(monkeypatch: pytest.MonkeyPatch) -> None:
    """However few points that are: nobody waits for longer than one hand takes."""
    monkeypatch.setattr(analysing, "PART_S", analysing.WITHIN)
    monkeypatch.setattr(analysing, "PART_LANDINGS", 8)
    points = {analysing.points_of: [0, 4, 4, 0, 1, 9, 0, 4], analysing.add_up: None}
    parts: list[tuple[int, int]] = []

    async def ask(work: Any, *question: Any) -> Any:
        if work is analysing.answers_of:
            parts.append(question[1:3])
            return []
        return points[work]

    await analysing.analysed("g", b"", ask, landings={})
    assert parts == [(0, 4), (4, 5), (5, 6), (6, 8)]


def test_hands_of_an_unknown_game_are_refused(site: OpenServer) -> None:
    """And what came of them may be larger than other requests."""
    visitor = site.visitor()
    assert visitor.get("/api/replays/nothing/hands").status_code == 404
    landings = {str(step): [{"faces": {"1": 0}}] * 40 for step in range(50)}
    answer = visitor.post("/api/hands", json={"game": "nothing", "landings": landings})
    assert (answer.status_code, answer.json()["code"]) == (404, "server/not_found")
