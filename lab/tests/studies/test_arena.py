"""A study: jobs that depend on nothing but their name, and a notebook that goes on where it stopped."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from msgspec.structs import astuple

from tests.cases import for_each
from tests.samples import sample
from throwdown.physics import Intent, Scene, Throw, simulate
from throwdown.physics.cube import FACES, flat
from throwdown.physics.dimensions import HALF
from throwdown.physics.scene import Pose, face_of, pose_of
from throwdown.throwers import MANNERS
from throwdown_lab.studies.arena import (
    FILLINGS,
    HANDS,
    PROBES,
    SPEEDS,
    TOWERS,
    Aimed,
    Handful,
    Job,
    Notebook,
    Played,
    Sizes,
    Study,
    StudyRefused,
    Thrown,
    added,
    best_of,
    in_sets,
    run,
    scheming,
    showing,
    struck,
    throwing,
    turned,
    weight,
)
from throwdown_lab.work import Alone, open_pool

if TYPE_CHECKING:
    from pathlib import Path

STUDY = Study("test")
#: The smallest study that has a fresh throw in it.
TINY = Sizes(throws=0, hands=0, turns=1, aims=0, search=3, fresh=1, schemes=0)


@pytest.fixture(autouse=True)
def _few_fresh_throws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheming, "FRESH_THROWS", 6)


def lying(x: float, y: float, face: int = 4) -> Pose:
    return pose_of(np.array([x, y, HALF]), flat(face, 0.3))


def dropped_on(scene: Scene, x: int, y: int, speed: int = 0) -> Any:
    return simulate(scene, [Throw(25, (x, y, 90_000), (0, 0, -speed), (3000, 2000, 0), (5, 3, 2, 1))])


# What is counted


@for_each("face", range(FACES))
def test_a_die_can_be_shown_with_any_face_in_the_same_place(face: int) -> None:
    pose = lying(0.01, -0.02)
    shown = showing(pose, face)
    assert face_of(shown) == face
    assert shown[:3] == pose[:3]


def test_a_die_far_from_the_throw_is_not_struck() -> None:
    scene = Scene({0: lying(0, 0), 1: lying(0.06, 0.0)})
    landing = dropped_on(scene, 0, 0, 1500)
    assert struck(scene, landing) == {0}
    assert struck(Scene({}), dropped_on(Scene({}), 0, 0)) == set(), "the thrown die does not lie there"


def test_turned_dice_show_another_face() -> None:
    scene = Scene({0: lying(0.0, 0.0, 2), 1: lying(0.06, 0.0, 3)})
    landing = dropped_on(Scene({}), -60_000, 0)
    as_if = type(landing)(landing.scene, {0: 5, 1: 3, 25: 1}, {}, (), (), (), landing.trajectory, landing.steps)
    assert turned(scene, as_if) == {0: 5}


@for_each(("faces", "dice"), [((1, 2, 3), 0), ((1, 1, 3), 2), ((1, 1, 3, 3, 3), 5), ((0, 0, 2), 0), ((), 0)])
def test_sets_are_counted_once_x_is_off(faces: tuple[int, ...], dice: int) -> None:
    assert in_sets(faces) == dice


def test_counts_add_up() -> None:
    assert added([Played(1, 0, 1, 1), Played(30, 2, 3, 4)]) == Played(31, 2, 4, 5)


# Jobs


def test_a_job_of_throws_has_every_manner_and_filling(monkeypatch: pytest.MonkeyPatch) -> None:
    """The smaller half of the fillings; all of them with ``--deep``."""
    assert len(MANNERS) * (len(FILLINGS) + len(TOWERS)) == PROBES
    fillings = FILLINGS[: sample(5, len(FILLINGS))]
    monkeypatch.setattr(throwing, "FILLINGS", fillings)
    found = [Thrown(*each) for each in STUDY.work(Job("throws", 0))]
    scenes = [(filling, 0) for filling in fillings]
    scenes += [(filling, high) for filling, high in TOWERS.items() if filling in fillings]
    assert sorted((each.filling, each.tower, each.manner) for each in found) == sorted(
        (*scene, manner) for scene in scenes for manner in range(len(MANNERS))
    )
    for each in found:
        assert each.loose == each.filling - each.tower
        assert 0 <= each.opposite <= each.turned <= each.struck <= each.loose
        assert each.knocked <= each.struck - each.turned
        assert -1 <= each.face < FACES
        assert 0 <= each.standing <= each.tower


def test_a_job_of_hands() -> None:
    found = [Handful(*each) for each in STUDY.work(Job("hands", 0))]
    assert [(each.manner, each.dice) for each in found] == [(m, dice) for m in range(4) for dice in HANDS]
    assert all(0 <= each.lost <= each.dice for each in found)


def test_a_job_of_turns_shows_each_face_four_times() -> None:
    assert STUDY.work(Job("turns", 7)) == [4] * FACES


def test_a_job_of_aims_has_every_speed_with_and_without_aim() -> None:
    found = [Aimed(*each) for each in STUDY.work(Job("aims", 0))]
    assert [(each.speed, each.aimed) for each in found] == [(s, a) for s in range(len(SPEEDS)) for a in (0, 1)]
    assert all(each.collected in (0, 2, 3, 4) and each.turned <= each.struck for each in found)


def test_the_best_intent_is_the_one_that_showed_the_face_most_often() -> None:
    assert best_of([[0, [1, 2]], [2, [3, 4]], [2, [5, 6]], [1, [7, 8]]]) == (3, 4)


def test_fresh_throws_play_the_intent_they_are_given() -> None:
    _, numbers = STUDY.work(Job("search", 0))
    wanted, stayed, throws = STUDY.work(Job("fresh", 0, tuple(numbers)))
    assert 0 <= wanted <= stayed <= throws == scheming.FRESH_THROWS
    outside = Intent(150, 150, 300, 4000, 4000, 0, 0, 0, 0).numbers()
    assert STUDY.work(Job("fresh", 0, outside)) == [0, 0, scheming.FRESH_THROWS]


def test_a_scheme_is_sieved_and_played(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "SCHEME_INTENTS": 6,
        "SIEVE": ((0, 1), (3, 1), (2, 1)),
        "SCHEME_THROWS": 4,
        "AIMER_THROWS": 2,
    }.items():
        monkeypatch.setattr(scheming, name, value)
    found = [Played(*each) for each in STUDY.work(Job("schemes", 0))]
    assert [each.throws for each in found] == [4, 4, *[2] * len(MANNERS)]
    assert all(each.wanted <= each.turned <= each.throws and each.matches <= each.throws for each in found)


def test_a_job_depends_on_seed_and_name_alone() -> None:
    again = Study("test").work(Job("search", 1))
    assert STUDY.work(Job("search", 1)) == again
    assert STUDY.work(Job("search", 2)) != again
    assert Study("other").work(Job("search", 1)) != again


# Sizes


def test_a_big_study_meets_the_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    big = Sizes.for_throws(20_000)
    assert big.throws * PROBES == pytest.approx(20_000, rel=0.01)
    assert (big.turns, big.search, big.fresh * scheming.FRESH_THROWS) == (200, 200, 3000)


def test_the_smallest_study_has_every_part() -> None:
    small = Sizes.for_throws(1)
    assert min(astuple(small)) >= 1
    assert weight(small) < weight(Sizes.for_throws(1000)) < weight(Sizes.for_throws(20_000))


# Going on


def test_every_part_is_computed_stored_and_reported(tmp_path: Path) -> None:
    seen: list[int] = []
    notebook = Notebook(STUDY, tmp_path / "study.jsonl")
    run(notebook, TINY, Alone(), progress=seen.append)
    assert sum(seen) == weight(TINY)
    assert notebook.part("turns", 1) == [[4] * FACES]
    again = Notebook(STUDY, tmp_path / "study.jsonl")
    assert again.found == notebook.found
    seen.clear()
    run(again, TINY, Alone(), progress=seen.append)
    assert sum(seen) == weight(TINY), "what was done before counts as well"


def test_an_interrupted_study_ends_with_the_same_figures(tmp_path: Path) -> None:
    whole = Notebook(STUDY)
    run(whole, TINY, Alone())
    path = tmp_path / "study.jsonl"

    def interrupt(throws: int) -> None:
        if throws and path.read_text(encoding="utf-8").count("\n") == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(Notebook(STUDY, path), TINY, Alone(), progress=interrupt)
    path.write_text(path.read_text(encoding="utf-8") + '{"part":"turns","num', encoding="utf-8")
    rest = Notebook(STUDY, path)
    assert 0 < len(rest.found) < len(whole.found)
    run(rest, TINY, Alone())
    assert rest.found == whole.found
    assert Notebook(STUDY, path).found == whole.found


def test_other_processes_find_the_same() -> None:
    alone, together = Notebook(STUDY), Notebook(STUDY)
    sizes = TINY.but(fresh=0)
    run(alone, sizes, Alone())
    with open_pool(2) as pool:
        run(together, sizes, pool)
    assert together.found == alone.found


# Bad files


def test_a_file_of_another_study_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "study.jsonl"
    Notebook(Study("one"), path)
    with pytest.raises(StudyRefused, match="no study with the seed 'two'"):
        Notebook(Study("two"), path)
    head = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(head | {"engine": "another"}) + "\n", encoding="utf-8")
    with pytest.raises(StudyRefused, match="this engine"):
        Notebook(Study("one"), path)


@pytest.mark.parametrize(
    "line", ["nonsense", "[]", '{"part":"turns","number":0}', '{"part":"x","number":0,"found":[]}']
)
def test_a_damaged_file_is_refused(tmp_path: Path, line: str) -> None:
    path = tmp_path / "study.jsonl"
    Notebook(STUDY, path)
    path.write_text(path.read_text(encoding="utf-8") + line + "\n", encoding="utf-8")
    with pytest.raises(StudyRefused, match="line 2"):
        Notebook(STUDY, path)


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StudyRefused, match="cannot be written"):
        Notebook(STUDY, tmp_path / "nowhere" / "study.jsonl")
    with pytest.raises(StudyRefused, match="cannot be"):
        Notebook(STUDY, tmp_path)
