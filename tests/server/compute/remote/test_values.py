"""What travels between a server and its workers comes as it went, and nothing else is understood."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from throwdown.bots import Choice
from throwdown.errors import ThrowdownError
from throwdown.rules import GAMES, game
from throwdown.rules.arena.state import Throw
from throwdown.server.compute.remote.jobs import JOB as JOBS
from throwdown.server.compute.remote.jobs import JobUnreadable, decoded, encode
from throwdown.server.compute.remote.landings import landing_of, landing_told, thrown_in
from throwdown.server.compute.remote.thoughts import choice_of, choice_told, question_in, thought_job

from .crews import JOB, SCENE, THROWS, computed


def travelled(job: Any) -> Any:
    return decoded(encode(job), JOBS)


def test_a_throw_lands_alike_to_the_last_bit() -> None:
    assert travelled(JOB) == JOB
    assert thrown_in(travelled(JOB)) == (SCENE, THROWS)
    here = computed(JOB)
    told = landing_of(landing_told(here))
    assert (told.scene, told.faces, told.out, told.stacks) == (here.scene, here.faces, here.out, here.stacks)
    assert (told.nudges, told.flattened, told.steps) == (here.nudges, here.flattened, here.steps)
    assert told.trajectory.encode() == here.trajectory.encode()
    assert (told.trajectory.poses == here.trajectory.poses).all()
    assert landing_told(computed(travelled(JOB))) == landing_told(here)


@pytest.mark.parametrize("name", GAMES)
def test_a_question_to_a_bot_comes_as_it_went(name: str) -> None:
    rules = game(name, 2)
    state, _ = rules.new_game(0)
    view, options = rules.view(state, 0), tuple(rules.options.items())
    lying: dict[int, tuple[int, ...]] = {3: (0, 0, 8000, 1_000_000, 0, 0, 0)}
    watched = ((rules.view(state, None), 1, Throw()),) if name != "verasselt" else ()
    job = thought_job(name, 2, options, "casual", view, lying, watched, 0.1)
    assert question_in(travelled(job)) == (name, 2, options, "casual", view, lying, watched, 0.1)


def test_a_bot_does_only_what_it_may() -> None:
    rules: Any = game("strike", 2)
    state = rules.parse("choice active=0 supplies=abcde/fgh arena=i:2 removed=jklmnop aside=qrstuvwxyz")
    choice = Choice(Throw(), "lob", (1, 2, 3))
    assert choice_of(choice_told(choice), "strike", rules.view(state, 0)) == choice
    with pytest.raises(JobUnreadable):
        choice_of(choice_told(choice), "strike", rules.view(state, 1))


@pytest.mark.parametrize("body", [b"", b"\x80", b"\xa5hello", encode({"is": "throw_job"}), encode([1, 2])])
def test_nothing_else_is_understood(body: bytes) -> None:
    for read in (lambda: decoded(body, JOBS), lambda: landing_of(body), lambda: choice_of(body, "strike", None)):
        with pytest.raises(ThrowdownError):
            read()


def test_a_motion_that_does_not_fit_its_dice_is_refused() -> None:
    told = msgspec.msgpack.decode(landing_told(computed(JOB)))
    told[8] = told[8][:-1]
    with pytest.raises(JobUnreadable):
        landing_of(encode(told))
