"""Attacks by throwing, over a real socket; numbers are those of the list of attacks.

Case 36 is in the tests of ``verify``, 33 and the restart of 29 in those that kill the server, 34 in those of the
arena. Case 37 does not apply: no client brings a seed of its own to this server, so there is none to choose late,
reuse or leave out; a field for it is refused like every field that is not there.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.server.server_fixture import (
    BOT,
    ME,
    OPEN,
    PATIENCE_S,
    Json,
    Link,
    OpenServer,
    act_once,
    open_server,
    play,
    two_at,
)
from throwdown.physics.dimensions import HALF
from throwdown.physics.intent import BOUNDS
from throwdown.physics.placing import fits
from throwdown.physics.scene import MICRO, TOLERANCE
from throwdown.rules.catalogue import game as make_game
from throwdown.server.operations.buckets import Buckets
from throwdown.table.questions import die_faces

THROW: Json = {"is": "throw"}
MIDDLE = [0, 0, 120, 0, 0, -500, 1000, 1000, 0]


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.INFO)
    yield
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


@pytest.fixture
def both(site: OpenServer) -> Iterator[tuple[Link, Link]]:
    """A physical game of strike; Anna throws first."""
    first, second = two_at(site, thrower="physics")
    ready(first)
    yield first, second
    first.close()
    second.close()


def ready(link: Link) -> Json:
    """The game once the own seat is asked, or once it is over."""
    while not set((link.game or {}).get("waiting_for", ())) & set(link.seats()) and not link.over:
        link.receive(PATIENCE_S)
    return link.game or {}


def landed(link: Link) -> Json:
    """The next moment in which dice came to rest."""
    return link.wait("moment", where=lambda message: message.get("seat") is None and bool(message.get("events")))


def state(link: Link) -> tuple[int, str]:
    shown = link.look()
    return shown["version"], shown["game"]["hash"]


# 25 and 26: where and how

OUT_OF_RANGE: dict[str, Json] = {
    "1e6 m/s": {"vx": 10**9},
    "-1e6 m/s": {"vz": -(10**9)},
    "spin": {"wx": 10**8},
    "below the floor": {"z": -100},
    "just too low": {"z": 65},
    "outside": {"x": 151},
    "far outside": {"y": 2**31},
} | {
    f"{field} {word}": {field: bound}
    for field, (low, high, _) in BOUNDS.items()
    for word, bound in (("too small", low - 1), ("too large", high + 1))
}


def intent(**changes: int) -> list[int]:
    return list((dict(zip(BOUNDS, MIDDLE, strict=True)) | changes).values())


def test_25_intents_out_of_range_are_refused(both: tuple[Link, Link]) -> None:
    anna, _ = both
    before = state(anna)
    for name, changes in OUT_OF_RANGE.items():
        answer = anna.act(0, THROW, intent=intent(**changes))
        assert answer["is"] == "refused" and answer["code"] == "throw/bounds", name
    assert state(anna) == before
    assert anna.act(0, THROW, intent=MIDDLE)["is"] == "ack"


@pytest.mark.parametrize("numbers", [[0], [0, 0], MIDDLE[:8]])
def test_25_an_intent_has_nine_numbers(both: tuple[Link, Link], numbers: list[int]) -> None:
    anna, _ = both
    before = state(anna)
    assert anna.act(0, THROW, intent=numbers)["code"] == "throw/intent"
    assert state(anna) == before


@pytest.mark.parametrize(
    "action",
    [
        {"is": "throw_pile", "pile": 0},
        {"is": "throw_pile", "pile": -1},
        {"is": "throw_from_pile", "pile": 10**6},
        {"is": "throw_all"},
        {"is": "react"},
        {"is": "stop"},
        {"is": "take_extra", "die": 3},
        {"is": "take_extra", "die": -1},
        {"is": "build_tower", "dice": [0, 1, 2] * 300},
        {"is": "place_start", "symbol": "6"},
        {"is": "place_start", "symbol": "x" * 1000},
        {"is": "turn_die", "die": 0, "to": "6"},
        {"is": "stack_die", "die": 0, "on": 1},
        {"is": "roll", "dice": [0, 1], "boost": [0, 0, 0, 0]},
        {"is": "distribute", "to_yard": [10**9, -1, 0, 0]},
        {"is": "move_die", "die": 999},
        {"is": "move_die", "die": -1},
        {"is": "move_die", "die": 0, "from_wall": True, "consent": [True, True]},
    ],
)
def test_25_actions_with_dice_of_others_are_refused(both: tuple[Link, Link], action: Json) -> None:
    anna, _ = both
    before = state(anna)
    answer = anna.act(0, action, intent=[0, 0] if action["is"] == "move_die" else [])
    assert answer["is"] == "refused", answer
    assert state(anna) == before


@pytest.mark.parametrize("degrees", [10**15, 10**30, -(10**300)])
def test_25_any_rotation_of_the_arena_leaves_the_table_playable(both: tuple[Link, Link], degrees: int) -> None:
    """No socket breaks, and the table can still be read and played."""
    anna, ben = both
    anna.act(0, {"is": "rotate_arena", "degrees": degrees})
    ben.sync()
    assert ben.look()["game"]["view"]
    assert anna.act(0, THROW, manner="toss", version=anna.look()["version"])["is"] == "ack"


@pytest.mark.parametrize("place", [[2**31, 2**31], [-(2**31), 0], [], [0], [0] * 9])
def test_25_moving_a_die_out_of_bounds_is_refused(both: tuple[Link, Link], place: list[int]) -> None:
    anna, _ = both
    before = state(anna)
    die = ready(anna)["view"]["arena"][0][0]
    assert anna.act(0, {"is": "move_die", "die": die}, intent=place)["is"] == "refused"
    assert state(anna) == before


@pytest.mark.parametrize("seed", range(4))
def test_26_throws_at_the_limits_come_to_rest(site: OpenServer, seed: int) -> None:
    """Sampled: a whole game in which every number of every throw is least, most, or one beside."""
    rng, guest = Random(seed), site.guest()
    table = guest.table("hp_strike" if seed % 2 else "strike", [ME, BOT], thrower="physics", start=True)
    with guest.link(table["id"]) as link:
        for _ in range(12):
            game = ready(link)
            if link.over:
                break
            action = rng.choice(game["view"]["actions"])
            numbers = [rng.choice((low, low + 1, high - 1, high)) for low, high, _ in BOUNDS.values()]
            thrown = action["is"].startswith("throw") or action["is"] == "react"
            answer = link.act(0, action, intent=numbers if thrown else [])
            if (
                answer["is"] == "refused"
            ):  # the hand would be inside a die or a wall: that is refused, and costs nothing
                assert answer["code"].startswith("throw/"), answer
                continue
            link.sync()
        check_arena(link.look())


def check_arena(shown: Json) -> None:
    """Every die in the arena shows one of its symbols, and lies inside the walls, above the floor, in no other die."""
    symbols = set(die_faces(make_game(shown["table"]["game"]))[:-1])  # a die that shows the last face is lost
    faces = dict(map(tuple, shown["game"]["view"]["arena"]))
    lying: dict[int, Any] = {die: tuple(pose) for die, pose in shown["game"]["lying"]}
    assert set(lying) == set(faces) and set(faces.values()) <= symbols
    for die, pose in lying.items():
        assert fits(pose, {other: where for other, where in lying.items() if other != die}), (die, pose)
        assert pose[2] >= (HALF - TOLERANCE) * MICRO, (die, pose)


# 27 and 28: how often


def test_27_throws_have_a_rate(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Two at once and one in a second for each seat; a game goes on after it."""
    now = 100.0
    with open_server(tmp_path_factory.mktemp("data")) as slow:
        slow.inside.lobby.throw_rate = Buckets(2, 2.0, clock=lambda: now)
        guest = slow.guest()
        three = [ME, {"name": "Ben"}, {"name": "Cleo"}]  # among two the game may be over after two throws
        table = guest.table(kind="hot_seat", seats=three, start=True)
        with guest.link(table["id"]) as link:
            codes = []
            for _ in range(8):
                codes.append(throw_again(link).get("code"))
                link.sync()
            assert "server/too_fast" in codes
            now += 1.0
            assert throw_again(link)["is"] == "ack"


def throw_again(link: Link) -> Json:
    """Throw as the game wants it now: one die, or all of them."""
    game = ready(link)
    (throw,) = (action for action in game["view"]["actions"] if action["is"] in ("throw", "throw_all"))
    return link.act(game["waiting_for"][0], throw, manner="toss")


def test_28_of_a_hundred_throws_at_once_one_counts(both: tuple[Link, Link]) -> None:
    anna, _ = both
    version = anna.version
    for number in range(100):
        anna.say("act", move=f"p{number}", seat=0, version=version, action=THROW, manner="toss")
    answers = [anna.answer(f"p{number}") for number in range(100)]
    assert [message["is"] for message in answers].count("ack") == 1
    assert {message["code"] for message in answers if message["is"] == "refused"} <= {"server/stale", "server/too_fast"}


def test_28_no_second_throw_while_the_first_flies(both: tuple[Link, Link]) -> None:
    anna, _ = both
    assert anna.act(0, THROW, manner="toss")["is"] == "ack"
    answer = anna.do("act", seat=0, version=anna.version, action=THROW, manner="toss")
    assert answer["is"] == "refused" or ready(anna)["entry"] >= 4


# 29 and 30: the same again


def test_29_the_same_move_again_is_done_once(both: tuple[Link, Link], site: OpenServer) -> None:
    anna, _ = both
    message = {"is": "act", "move": "once", "seat": 0, "version": anna.version, "action": THROW, "manner": "toss"}
    for _ in range(50):
        anna.send(json.dumps(message))
    answers = [anna.answer("once") for _ in range(50)]
    assert answers == [answers[0]] * 50 and answers[0]["is"] == "ack"
    landed(anna)
    thrown = [sent for sent in anna.heard if sent["is"] == "moment" and sent.get("seat") == 0]
    assert len(thrown) == 1


def test_29_the_same_move_after_a_reconnect_gets_the_same_answer(site: OpenServer) -> None:
    guest = site.guest()
    table = guest.table(start=True)["id"]
    with guest.link(table) as link:
        ready(link)
        message = {"is": "act", "move": "once", "seat": 0, "version": link.version, "action": THROW}
        link.send(json.dumps(message))
        first = link.answer("once")
    with guest.link(table) as again:
        version = again.welcome["version"]
        again.send(json.dumps(message))
        assert again.answer("once") == first
        assert again.look()["version"] >= version
        throws = [sent for sent in again.heard if sent["is"] == "moment" and sent.get("seat") == 0]
        assert throws == []


@pytest.mark.parametrize(
    "change", [{"manner": "smash"}, {"action": {"is": "stop"}}, {"intent": MIDDLE}, {"seat": 1}, {"version": 1}]
)
def test_30_a_move_id_means_one_thing(both: tuple[Link, Link], change: Json) -> None:
    anna, _ = both
    message: dict[str, Any] = {"move": "one", "seat": 0, "version": anna.version, "action": THROW, "manner": "toss"}
    assert anna.do("act", **message)["is"] == "ack"
    assert anna.do("act", **(message | change))["code"] == "server/id_reused"


def test_30_two_people_may_use_the_same_move_id(both: tuple[Link, Link]) -> None:
    anna, ben = both
    assert anna.do("chat", move="same", text="hello")["is"] == "ack"
    assert ben.do("chat", move="same", text="good day")["is"] == "ack"


# 31 and 32: who throws when


def test_31_throwing_for_another_seat_or_out_of_turn_is_refused(both: tuple[Link, Link], site: OpenServer) -> None:
    anna, ben = both
    before = state(anna)
    ben.sync()
    with site.guest("Cleo").link(anna.welcome["table"]["id"]) as cleo:
        tries = [ben.act(0, THROW), ben.act(1, THROW), anna.act(1, THROW), cleo.act(0, THROW), cleo.act(1, THROW)]
        tries += [anna.act(4, THROW), anna.act(0, THROW, version=1), anna.act(0, THROW, version=anna.version + 1)]
    codes = [message["code"] for message in tries]
    assert codes[:1] + codes[2:5] == ["server/not_your_seat"] * 4
    assert codes[1].startswith("action/") and codes[6:] == ["server/stale"] * 2
    assert state(anna) == before


def test_31_throwing_before_the_start_or_after_the_end_is_refused(site: OpenServer) -> None:
    anna, ben = site.guest("Anna"), site.guest("Ben")
    table = anna.table(seats=[ME, OPEN])["id"]
    with anna.link(table) as first, ben.link(table) as second:
        assert first.act(0, THROW)["code"] == "server/no_game"
        second.do("sit", seat=1)
        first.do("start")
        play([first, second])
        before = state(first)
        for link, seat in ((first, 0), (second, 1)):
            link.sync()
            assert link.act(seat, THROW)["code"].startswith("action/")
            assert link.do("concede", seat=seat)["is"] == "refused"
            assert link.do("undo", seat=seat)["is"] == "refused"
        assert state(first) == before


def test_32_a_throw_counts_though_its_connection_is_lost(site: OpenServer) -> None:
    guest = site.guest()
    table = guest.table(seats=[ME, BOT], thrower="physics", start=True)["id"]
    link = guest.link(table)
    ready(link)
    version = link.version
    link.say("act", move="last", seat=0, version=version, action=THROW, manner="toss")
    link.drop()
    with guest.link(table, since=version) as again:
        assert again.welcome["full"] is False
        moment = again.wait("moment", where=lambda message: message.get("seat") == 0)
        assert moment["action"] == THROW
        assert landed(again)["version"] > moment["version"]
        answer = again.do("act", move="last", seat=0, version=version, action=THROW, manner="toss")
        assert answer == {"is": "ack", "move": "last", "version": moment["version"]}


# 35: what is not sent before its time


@pytest.mark.parametrize("field", ["seed", "secret", "key", "client_seed", "g", "tremor"])
def test_35_and_37_messages_with_fields_for_secrets_are_refused(both: tuple[Link, Link], field: str) -> None:
    anna, _ = both
    for kind in ("look", "ping"):
        anna.say(kind, **{field: "00"})
        assert anna.refused()["code"] == "message/schema"


def test_35_a_game_under_way_is_not_shown_over_http(both: tuple[Link, Link], site: OpenServer) -> None:
    game = ready(both[0])["id"]
    visitor = site.visitor()
    for path in ("", "/record", "/verify"):
        answer = visitor.get(f"/api/replays/{game}{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "server/not_over")
    assert act_once(list(both), Random(3))
