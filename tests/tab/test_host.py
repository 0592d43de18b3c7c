"""The host in a tab, without a browser: whole games, hidden things, coming back, and what is not there."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.tab.outside import NativeOutside
from tests.tab.page import RandomPlayer, Visit, ask, open_host
from throwdown.bots.handicap import chances_of
from throwdown.physics.motion import inflated
from throwdown.rules import GAMES
from throwdown.rules.record import Resolved, read_record
from throwdown.tab.bots import LEVELS, MISSING
from throwdown.tab.host import Host
from throwdown.tab.throws import Failure
from throwdown.table.verify import verify

ME, BOT = {"me": True}, {"bot": "novice"}


async def opened(host: Host, game: str, seats: list[Any] | None = None, **wanted: Any) -> str:
    """The id of a new table whose game begins."""
    body = {"game": game, "seats": seats or [ME, BOT], "thrower": "luck", "start": True} | wanted
    made = await ask(host, "POST", "/api/tables", body)
    return str(made["table"]["id"])


async def seated(host: Host, table: str, **hello: Any) -> Visit:
    visit = Visit(host, f"/ws/tables/{table}", views=True, **hello)
    for seat in (await visit.heard("welcome"))["seats"]:
        await visit.do("race_by", seat=seat, simulated=True)
    return visit


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_by_luck_against_a_bot(game: str) -> None:
    host = await open_host(NativeOutside())
    visit = await seated(host, await opened(host, game))
    over = await RandomPlayer(visit, Random(game)).play()
    assert over is not None
    assert over["result"] is not None
    replay = await ask(host, "GET", f"/api/replays/{over['id']}?language=de")
    assert replay["result"] == over["result"]
    assert len(replay["steps"]) == over["entry"] + 1
    assert (await ask(host, "GET", f"/api/replays/{over['id']}/story"))["id"] == over["id"]
    host.stop()


async def test_finished_games_are_listed_and_removed() -> None:
    outside = NativeOutside()
    host = await open_host(outside)
    first = await opened(host, "strike")
    over = await RandomPlayer(await seated(host, first), Random(1)).play()
    under_way = await opened(host, "strike")
    assert over is not None
    (listed,) = await ask(host, "GET", "/api/finished")
    assert (listed["id"], listed["game"], listed["together"]) == (over["id"], "strike", 1)
    assert listed["players"] == ["Ann", "Flint"]
    assert (await host.request("DELETE", "/api/finished/nothing")).status == 404
    assert (await host.request("DELETE", f"/api/finished/{over['id']}")).status == 204
    assert (await host.request("GET", f"/api/replays/{over['id']}")).status == 404
    host.stop()
    again = await open_host(outside)
    assert await ask(again, "GET", "/api/finished") == []
    for store in ("events", "names", "moves", "games", "seats", "secrets"):
        rows = await outside.database.load(store)
        assert [key for key, text in rows if over["id"] in key + text or first in key + text] == [], store
    assert (await ask(again, "GET", f"/api/tables/{under_way}"))["status"] == "playing"
    again.stop()


async def test_a_whole_game_by_aim_is_recorded_as_it_was_thrown() -> None:
    outside = NativeOutside()
    host = await open_host(outside)
    visit = await seated(host, await opened(host, "strike", thrower="physics"), motions=True)
    over = await RandomPlayer(visit, Random(3), resigns=False).play()
    assert over is not None
    record = await host.request("GET", f"/api/replays/{over['id']}/record")
    log = read_record(record.body.decode().splitlines())
    assert log.header.place == "tab"
    moved = sum(isinstance(entry, Resolved) and bool(entry.motion) for entry in log.entries)
    assert moved == outside.thrown >= len(visit.motions) >= 1
    assert verify(log).dice == "holds"
    host.stop()


async def test_a_throw_that_takes_long_is_shown_from_its_beginning() -> None:
    outside = NativeOutside()
    host = await open_host(outside)
    visit = await seated(host, await opened(host, "strike", thrower="physics"), motions=True)
    outside.slow = True
    await RandomPlayer(visit, Random(3), resigns=False).play(most=4)
    frames = [(int.from_bytes(frame[:4], "big"), inflated(frame[4:])) for frame in visit.motions]
    landed = {message["version"] for message in visit.messages if message.get("motion")}
    early = [(before, after) for before, after in pairwise(frames) if before[0] not in landed]
    assert len(early) >= 2
    for (version, beginning), (later, motion) in early:
        assert later in landed
        assert later > version
        assert beginning == motion  # the engine of this test shows all of it
    host.stop()


async def test_bugs_that_are_thrown_show_what_their_motion_ends_with() -> None:
    outside = NativeOutside()
    host = await open_host(outside)
    visit = await seated(host, await opened(host, "verasselt", thrower="physics"), motions=True)
    await RandomPlayer(visit, Random(4), resigns=False).play(most=3)
    assert outside.thrown >= 1
    assert visit.motions
    host.stop()


async def test_a_tab_that_was_closed_resumes_where_it_was() -> None:
    outside = NativeOutside()
    host = await open_host(outside)
    table = await opened(host, "verasselt")  # which is never over after four choices
    visit = await seated(host, table)
    await RandomPlayer(visit, Random(5), resigns=False).play(most=4)
    before = max(message.get("version", 0) for message in visit.messages)
    host.stop()  # without a word to the page, as when a tab is closed

    host = await open_host(outside)
    me = await ask(host, "GET", "/api/me")
    assert [turn["table"]["id"] for turn in me["tables"]] == [table]
    visit = await seated(host, table)
    welcome = await visit.heard("welcome")
    assert welcome["version"] >= before, "nothing that was acknowledged is lost"
    over = await RandomPlayer(visit, Random(6)).play()
    assert over is not None
    assert (await ask(host, "GET", "/api/me"))["tables"] == []
    host.stop()


async def test_on_one_device_each_seat_sees_what_it_may_see_and_its_odds() -> None:
    host = await open_host(NativeOutside())
    table = await opened(host, "verasselt", [{"me": True}, {"name": "Bo"}], kind="hot_seat", first=0)
    visit = await seated(host, table)
    player = RandomPlayer(visit, Random(7), resigns=False)
    await player.play(most=6)
    shown = [message["game"]["view"] for message in visit.messages if message.get("game")]
    assert player.made == 6
    assert {view["seat"] for view in shown} <= {0, 1}
    assert all("deck" not in view or isinstance(view["deck"], int) for view in shown), "the deck stays hidden"
    game = next(message["game"] for message in reversed(visit.messages) if message.get("game"))
    version = max(message.get("version", 0) for message in visit.messages)
    chances = await visit.do("odds", seat=game["waiting_for"][0], version=version)
    assert chances["is"] == "chances"
    host.stop()


async def test_a_referee_takes_what_real_dice_show() -> None:
    host = await open_host(NativeOutside(), language="de")
    seats = [{"name": "Ann"}, {"name": "Bo"}]
    table = await opened(host, "strike", seats, kind="referee", first=0)
    visit = Visit(host, f"/ws/tables/{table}", views=True, language="de")
    welcome = await visit.heard("welcome")
    assert welcome["game"]["awaiting"] == "InFlight"
    host.stop()


async def test_a_move_is_done_once_and_answered_again() -> None:
    host = await open_host(NativeOutside())
    visit = await seated(host, await opened(host, "strike", [ME, {"name": "Bo"}], kind="hot_seat", first=0))
    visit.say("race_by", move="again", seat=0, simulated=False)
    visit.say("race_by", move="again", seat=0, simulated=False)
    first = await visit.find(lambda message: message.get("move") == "again")
    await visit.do("race_by", seat=0, simulated=True)
    assert [each for each in visit.messages if each.get("move") == "again"] == [first, first]
    host.stop()


async def test_the_lobby_says_which_table_waits() -> None:
    host = await open_host(NativeOutside())
    lobby = Visit(host, "/ws/lobby")
    assert (await lobby.heard("your_turn"))["tables"] == []
    table = await opened(host, "strike", [ME, {"name": "Bo"}], kind="hot_seat", first=0)
    found = await lobby.find(lambda message: message["is"] == "your_turn" and message["tables"])
    assert [turn["table"]["id"] for turn in found["tables"]] == [table]
    lobby.say("chat", move="x", text="hello")
    assert (await lobby.heard("refused"))["code"] == "message/unknown"
    host.stop()


@pytest.mark.parametrize("path", ["/ws/tables/none", "/ws/nothing"])
async def test_a_table_that_is_not_there_closes_the_connection(path: str) -> None:
    host = await open_host(NativeOutside())
    visit = Visit(host, path)
    await visit.ended()
    assert visit.closed is not None
    assert visit.closed[0] == 4404
    host.stop()


async def test_nobody_sits_down_before_they_have_a_name() -> None:
    host = await Host.start(NativeOutside())
    assert (await ask(host, "GET", "/api/visitor"))["person"] is None
    assert (await ask(host, "GET", "/api/me", status=401))["code"] == "person/unknown"
    visit = Visit(host, "/ws/lobby")
    await visit.ended()
    assert visit.closed is not None
    assert visit.closed[0] == 4401
    host.stop()


async def test_the_person_is_the_same_under_another_name() -> None:
    outside = NativeOutside()
    host = await open_host(outside)
    before = (await ask(host, "GET", "/api/me"))["person"]
    await ask(host, "POST", "/api/guests", {"name": "Anna", "language": "de"})
    host.stop()
    host = await open_host(outside)
    after = (await ask(host, "GET", "/api/visitor"))["person"]
    assert (after["id"], after["name"], after["language"]) == (before["id"], "Anna", "de")
    host.stop()


# Learning


async def test_practice_and_a_lesson_throw_with_the_engine_of_the_browser() -> None:
    outside = NativeOutside()
    host = await open_host(outside)
    target = (await ask(host, "GET", "/api/targets/strike"))["targets"][0]
    assert target["dice"]
    intent = [0, -100, 90, 0, 1200, 0, 0, 0, 0]
    thrown = await ask(host, "POST", "/api/practice", {"game": "strike", "intent": intent})
    assert thrown["motion"]
    assert outside.thrown == 1
    outside.fails = Failure("tab/part_missing", "mujoco.wasm")
    refused = await ask(host, "POST", "/api/practice", {"game": "strike", "intent": intent}, 503)
    assert refused["code"] == "throw/offline"
    outside.fails = None
    step = (await ask(host, "GET", "/api/lessons/strike"))["steps"][0]["id"]
    begun = await ask(host, "POST", f"/api/lessons/strike/{step}", {})
    done = await ask(
        host,
        "POST",
        f"/api/lessons/strike/{step}",
        {"mark": begun["mark"], "action": {"is": "throw"}, "manner": "toss"},
    )
    assert done["refused"] is None
    assert len(done["motions"]) >= 1
    assert outside.thrown > 1
    host.stop()


async def test_words_guides_and_the_catalogue_are_those_of_a_server() -> None:
    host = await open_host(NativeOutside())
    games = (await ask(host, "GET", "/api/catalogue"))["games"]
    assert [game["id"] for game in games] == list(GAMES)
    assert all(game["bots"] == list(LEVELS) for game in games)
    assert "<h2>" in (await ask(host, "GET", "/api/guide/de/strike?level=2"))["html"]
    even = await ask(host, "GET", "/api/handicap/strike?seats=2&beginners=1")
    assert (even["usual"], even["basis"], even["dice"][0]) == (8, "simulated", 8)
    chances = [round(chance, 4) for chance in chances_of("strike", (8, 10)).chances]
    assert (await ask(host, "GET", "/api/handicap/strike?dice=8,10"))["chances"] == chances
    words = await host.request("GET", "/api/words/fr?topics=event")
    assert words.type.startswith("text/plain")
    assert words.body
    host.stop()


# What is not there


ONLY_SERVERS = ["POST /api/tokens", "GET /api/invitations/x"]


@pytest.mark.parametrize("wanted", ONLY_SERVERS)
async def test_what_only_a_server_has_says_so(wanted: str) -> None:
    host = await open_host(NativeOutside(), language="de")
    method, path = wanted.split()
    fault = await ask(host, method, path, status=404)
    assert fault["code"] == "tab/unavailable"
    assert "Server" in fault["message"]
    host.stop()


@pytest.mark.parametrize("bot", MISSING)
async def test_a_bot_that_needs_arrays_is_refused_and_named(bot: str) -> None:
    host = await open_host(NativeOutside())
    body = {"game": "strike", "seats": [ME, {"bot": bot}]}
    assert (await ask(host, "POST", "/api/tables", body, status=404))["code"] == "tab/unavailable"
    lacks = (await ask(host, "GET", "/api/tab"))["lacks"]
    assert {"what": f"bot {bot}", "why": "numpy"} in lacks
    host.stop()


async def test_nobody_else_can_sit_down() -> None:
    host = await open_host(NativeOutside())
    body = {"game": "strike", "seats": [ME, {}]}
    assert (await ask(host, "POST", "/api/tables", body, status=404))["code"] == "tab/unavailable"
    host.stop()


@pytest.mark.parametrize("body", [b"", b"[]", b"{", b'{"name": 1}', b'{"nam": "Ann"}'])
async def test_a_body_that_is_none_is_refused(body: bytes) -> None:
    host = await open_host(NativeOutside())
    answer = await host.request("POST", "/api/guests", body)
    assert answer.status == 400
    host.stop()


async def test_a_fault_is_answered_and_the_host_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    host = await open_host(NativeOutside())
    monkeypatch.setattr(host.parts.tables, "turns_of", None)
    assert (await ask(host, "GET", "/api/me", status=500))["code"] == "server/fault"
    assert (await ask(host, "GET", "/api/visitor"))["person"]["name"] == "Ann"
    host.stop()
