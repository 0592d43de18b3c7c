"""What a strong player would do: hints at a table, and looking back on a finished game."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from tests.json_values import through_json
from tests.live.fakes import fire
from tests.server.server_fixture import (
    BOT,
    ME,
    OPEN,
    Json,
    Link,
    OpenServer,
    act_once,
    any_action,
    asked,
    follow,
    open_server,
    play,
    two_at,
)
from throwdown.bots.advice import Advice, advise
from throwdown.bots.odds.verasselt import roll_odds
from throwdown.errors import TableRefused
from throwdown.live.services import Judged
from throwdown.live.timers import Idle
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.codec import codec
from throwdown.rules.record import read_record
from throwdown.server.compute import advising
from throwdown.server.compute.advising import Advisers, FinishedGame
from throwdown.server.compute.queue import Order, Urgency
from throwdown.table.review import costliest

LONG_S = 180.0
STOP = {"is": "stop"}
ORDER = Order(Urgency.LEISURE, "here")


def advisers(site: OpenServer) -> Advisers:
    return site.inside.lobby.advisers


def ask(link: Link, seat: int, **fields: Any) -> Json:
    """A hint, and the answer to it."""
    return link.do("hint", seat=seat, **({"version": link.version} | fields))


def on_turn(first: Link, second: Link) -> tuple[int, Link, Link]:
    """The seat that is asked, its link, and the other one."""
    (seat,) = asked(first, second)
    own, other = (first, second) if seat == 0 else (second, first)
    return seat, own, other


def together(first: Link, second: Link) -> None:
    """Both have heard the same."""
    follow([first, second], lambda: first.version == second.version)


def shown(link: Link) -> Json:
    """What the own seat sees now."""
    view: Json = (link.game or {})["view"]
    return view


def expected(advice: Advice) -> list[Json]:
    """The options as they should be sent."""
    return [
        {
            "action": through_json(each.choice.action),
            "manner": each.choice.manner,
            "value": pytest.approx(each.value),
            "cost": pytest.approx(each.cost),
            "matters": each.matters,
        }
        for each in advice.options
    ]


def heard(options: list[Json]) -> list[Json]:
    wanted: Json = {"manner": None, "cost": 0.0, "matters": False}
    return [{name: each.get(name, wanted.get(name)) for name in ("action", "value", *wanted)} for each in options]


# Hints


@pytest.mark.parametrize("game", ["strike", "verasselt"])
def test_the_best_option_is_the_adviser_s(site: OpenServer, game: str) -> None:
    first, second = two_at(site, game, hints=True)
    rules, rng = make_game(game, 2), Random(5)
    with first, second:
        for _ in range(4):
            if not asked(first, second):
                break  # two throws may be a whole game
            seat, own, _ = on_turn(first, second)
            answer = ask(own, seat)
            advice = advise(codec(rules.id).view(shown(own)), rules)
            assert (answer["is"], answer["seat"], answer["version"]) == ("advised", seat, own.version)
            assert answer["unit"] == advice.unit
            assert heard(answer["options"]) == expected(advice)
            assert act_once([first, second], rng)
            together(first, second)


def test_the_odds_are_sent(site: OpenServer) -> None:
    first, second = two_at(site, hints=True)
    with first, second:
        seat, own, _ = on_turn(first, second)
        best = ask(own, seat)["options"][0]
        assert 0 < best["odds"]["match"] < 1 and 0 < best["odds"]["lost"] < 1
    first, second = two_at(site, "verasselt", hints=True)
    with first, second:
        seat, own, _ = on_turn(first, second)
        own.act(seat, {"is": "choose", "target": "hub"})
        follow([own], lambda: shown(own)["phase"] == "roll")
        best = ask(own, seat)["options"][0]
        assert best["action"]["is"] == "roll" and best["odds"]["catch"] > 0


def test_the_advised_action_is_legal(site: OpenServer) -> None:
    first, second = two_at(site, "hp_strike", hints=True)
    with first, second:
        for _ in range(6):
            seats = asked(first, second)
            if not seats:
                return
            own = (first, second)[seats[0]]
            best = ask(own, seats[0])["options"][0]
            manner = {"manner": best["manner"]} if "manner" in best else {}
            assert own.act(seats[0], best["action"], **manner)["is"] == "ack"
            together(first, second)


def test_a_hint_goes_only_to_the_person_who_asked_and_changes_nothing(site: OpenServer) -> None:
    first, second = two_at(site, hints=True)
    table = first.welcome["table"]["id"]
    with first, second, site.guest("Cleo").link(table) as watcher:
        seat, own, other = on_turn(first, second)
        before = own.look()
        stored = len(list(site.inside.lobby.store.events(table)))
        counts = len(other.heard), len(watcher.heard)
        assert ask(own, seat)["is"] == "advised"
        for link in (other, watcher):
            link.sync()
        assert [each["is"] for each in (*other.heard[counts[0] :], *watcher.heard[counts[1] :])] == ["pong", "pong"]
        after = own.look()
        assert (after["version"], after["game"]["hash"]) == (before["version"], before["game"]["hash"])
        assert len(list(site.inside.lobby.store.events(table))) == stored


def test_a_hint_is_not_sent_to_another_connection_of_the_same_person(site: OpenServer) -> None:
    guest = site.guest()
    table = guest.table(hints=True, start=True)["id"]
    with guest.link(table) as one, guest.link(table) as two:
        assert asked(one) == [0]
        assert ask(one, 0)["is"] == "advised"
        two.sync()
        assert all(each["is"] != "advised" for each in two.heard)


def count(link: Link, seat: int, **fields: Any) -> Json:
    """The odds, and the answer to it."""
    return link.do("odds", seat=seat, **({"version": link.version} | fields))


def test_the_odds_of_every_roll(site: OpenServer) -> None:
    """Before a group is chosen those of its first roll, then those of each choice of dice and cards."""
    first, second = two_at(site, "verasselt", hints=True)
    with first, second:
        seat, own, other = on_turn(first, second)
        chances = count(own, seat)
        assert [each["target"] for each in chances["first"]] == ["hub"] and chances["rolls"] is None
        own.act(seat, {"is": "choose", "target": "hub"})
        follow([own], lambda: shown(own)["phase"] == "roll")
        chances = count(own, seat)
        hub = shown(own)["hub"]
        rolls = chances["rolls"]
        keep, boost = rolls["keeps"].index("==="), rolls["boosts"].index([1, 0, 0, 0])
        odds = roll_odds((hub[0] + 1, *hub[1:]), (0, 0, 0, 0), 4)
        assert rolls["safe"][boost][keep] == round(1 - float(odds.p_bust), 4)
        assert rolls["catch"][boost][keep] == round(float(odds.expected_catch), 4)
        assert count(own, seat)["rolls"] == rolls
        assert count(own, seat, version=own.version - 1)["code"] == "server/stale"
        together(first, second)
        assert count(other, 1 - seat)["code"] == "action/not_your_turn"


def test_odds_are_for_tables_with_hints_and_for_games_with_rolls(site: OpenServer) -> None:
    first, second = two_at(site, "verasselt")
    with first, second:
        seat, own, _ = on_turn(first, second)
        assert count(own, seat)["code"] == "server/no_hints"
    guest = site.guest("Cleo")
    table = guest.table(hints=True, start=True)["id"]
    with guest.link(table) as link:
        (seat,) = asked(link)
        refused = count(link, seat)
        assert refused["code"] == "server/no_odds"
        assert refused["message"] == "This game does not show how safe a roll is: ask for a hint instead."


def test_a_table_says_whether_it_has_hints(site: OpenServer) -> None:
    guest = site.guest()
    assert guest.table(hints=True)["hints"] is True
    assert not guest.table(seats=[ME, OPEN])["hints"]


def test_hints_are_allowed_alone_among_bots(site: OpenServer) -> None:
    guest = site.guest()
    assert guest.table(seats=[ME, BOT])["hints"] is True
    table = guest.table(seats=[ME, OPEN])["id"]
    with guest.link(table) as link:
        assert not link.welcome["table"]["hints"]
        assert link.do("fill", seat=1, bot="casual")["is"] == "ack"
        assert link.do("start")["is"] == "ack"
        assert link.wait("began")["table"]["hints"] is True


def test_a_table_without_hints_gives_none(site: OpenServer) -> None:
    first, second = two_at(site)
    with first, second:
        seat, own, _ = on_turn(first, second)
        refused = ask(own, seat)
        assert refused["code"] == "server/no_hints"
        assert refused["message"] == "This table does not give hints: open one that does."


def test_hints_are_given_only_for_the_own_seat_and_on_its_turn(site: OpenServer) -> None:
    first, second = two_at(site, hints=True)
    with first, second, site.guest("Cleo").link(first.welcome["table"]["id"]) as watcher:
        seat, own, other = on_turn(first, second)
        assert ask(other, seat)["code"] == "server/not_your_seat"
        assert ask(watcher, seat)["code"] == "server/not_your_seat"
        assert ask(own, 4)["code"] == "server/not_your_seat"
        assert ask(other, 1 - seat)["code"] == "action/not_your_turn"


def test_a_hint_before_or_after_a_game_is_refused(site: OpenServer) -> None:
    guest = site.guest()
    table = guest.table(kind="hot_seat", seats=[ME, {"name": "Ben"}], hints=True)["id"]
    with guest.link(table) as link:
        assert ask(link, 0)["code"] == "server/no_game"
        assert link.do("start")["is"] == "ack"
        link.wait("began")
        assert link.do("concede", seat=0)["is"] == "ack"
        assert ask(link, 1)["code"] == "action/not_your_turn"


def test_a_version_that_is_not_the_last_is_refused(site: OpenServer) -> None:
    first, second = two_at(site, hints=True)
    with first, second:
        seat, own, other = on_turn(first, second)
        old = own.version
        assert own.act(seat, any_action(shown(own), Random(1)))["is"] == "ack"
        seat, own, other = on_turn(first, second)
        for wrong in (old - 1, own.version + 1000, -1):
            assert ask(own, seat, version=wrong)["code"] == "server/stale"
        assert other.do("chat", phrase="hello")["is"] == "ack"
        assert ask(own, seat)["is"] == "advised"  # talk makes nothing stale


def test_a_seat_that_a_bot_plays_gets_no_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its player is there, but did nothing for too long."""

    async def ponder(*_: Any) -> Any:
        await asyncio.Event().wait()

    with open_server(tmp_path, {"idle_turn_s": 600.0}) as patient:
        monkeypatch.setattr(patient.inside.lobby.bots, "choose", ponder)
        first, second = two_at(patient, hints=True)
        with first, second:
            seat, own, other = on_turn(first, second)
            patient.call(lambda: fire(patient.inside.lobby.tables[first.welcome["table"]["id"]], Idle()))
            other.wait("present", where=lambda message: any(gone.get("choices") for gone in message["gone"]))
            assert other.do("decide", seat=seat, choice="bot")["is"] == "ack"
            together(first, second)
            assert ask(own, seat)["code"] == "server/not_your_seat"
            assert own.look()["table"]["seats"][seat]["stand_in"] == "master"


def test_every_seat_of_a_hot_seat_table_may_ask_for_a_hint(site: OpenServer) -> None:
    guest = site.guest()
    table = guest.table(kind="hot_seat", seats=[ME, {"name": "Ben"}], hints=True, start=True)["id"]
    seats: set[int] = set()
    rng = Random(2)
    with guest.link(table) as link:
        while seats != {0, 1}:
            (seat,) = asked(link)
            seats.add(seat)
            assert ask(link, seat)["is"] == "advised"
            stops = STOP in shown(link)["actions"]
            acked = link.act(seat, STOP if stops else any_action(shown(link), rng))
            follow([link], lambda acked=acked: link.version >= acked["version"])  # type: ignore[misc]


def test_a_referee_may_ask_for_a_hint_for_every_seat(site: OpenServer) -> None:
    anna, ben = site.guest("Anna"), site.guest("Ben")
    table = anna.table(kind="referee", seats=[OPEN, {"name": "Cleo"}], hints=True)["id"]
    with anna.link(table) as referee, ben.link(table) as player:
        assert player.do("sit", seat=0)["is"] == "ack"
        assert referee.do("start")["is"] == "ack"
        assert referee.do("enter", version=referee.version, text="4")["is"] == "ack"
        assert asked(referee, player) == [0]
        together(referee, player)
        best = ask(referee, 0)["options"][0]
        assert best == ask(player, 0)["options"][0]
        assert ask(player, 1)["code"] == "server/not_your_seat"
        assert ask(referee, 3)["code"] == "server/no_seat"


def test_a_hint_knows_no_more_than_its_seat(site: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Supplies are hidden, and others throw blind: the adviser is shown what the page shows."""
    seen: list[Any] = []

    async def peeped(order: Any, game: Any, view: Any) -> Judged:
        seen.append(through_json(view))
        return "win", [], None

    monkeypatch.setattr(advisers(site), "hint", peeped)
    rng, blind = Random(9), False
    while not blind:
        first, second = two_at(site, "hp_strike", hints=True, options={"supply_visibility": "hidden"})
        with first, second:
            while not blind and (seats := asked(first, second)):
                for seat in seats:
                    own = (first, second)[seat]
                    together(first, second)
                    assert ask(own, seat)["is"] == "advised"
                    assert seen[-1] == shown(own)
                blind = bool((first.game or {}).get("blind"))
                assert act_once([first, second], rng)
                together(first, second)


def test_the_same_move_gets_the_same_answer(site: OpenServer) -> None:
    guest = site.guest()
    table = guest.table(hints=True, start=True)["id"]
    with guest.link(table) as link:
        assert asked(link) == [0]
        version = link.version
        answer = ask(link, 0, move="same", version=version)
        assert ask(link, 0, move="same", version=version) == answer
        assert ask(link, 0, move="same", version=version - 1)["code"] == "server/id_reused"
        assert link.act(0, any_action(shown(link), Random(1)))["is"] == "ack"
        with guest.link(table) as again:
            assert ask(again, 0, move="same", version=version) == answer


# Floods and failures


class Slow:
    """Advice that comes when a test lets it, and how often it was asked for."""

    def __init__(self) -> None:
        self.asked = 0
        self.go = Event()

    async def hint(self, order: Any, game: Any, view: Any) -> Judged:
        self.asked += 1
        while not self.go.is_set():
            await asyncio.sleep(0.005)
        return "win", [], None


@pytest.fixture
def slow(site: OpenServer, monkeypatch: pytest.MonkeyPatch) -> Slow:
    patient = Slow()
    monkeypatch.setattr(advisers(site), "hint", patient.hint)
    return patient


def test_one_hint_at_a_time(site: OpenServer, slow: Slow) -> None:
    guest = site.guest()
    table = guest.table(hints=True, start=True)["id"]
    with guest.link(table) as link:
        assert asked(link) == [0]
        version = link.version
        link.say("hint", move="first", seat=0, version=version)
        for number in range(50):
            assert ask(link, 0, move=f"more{number}", version=version)["code"] == "server/too_fast"
        link.say("hint", move="first", seat=0, version=version)  # answered once
        link.sync()
        slow.go.set()
        link.wait("advised", where=lambda message: message["move"] == "first")
        assert slow.asked == 1
        assert ask(link, 0, version=version)["is"] == "advised"
        assert slow.asked == 1  # nothing has changed since
        assert len([message for message in link.heard if message["is"] == "advised"]) == 2


def test_the_table_continues_while_a_hint_is_computed(site: OpenServer, slow: Slow) -> None:
    guest = site.guest()
    three = [ME, {"name": "Ben"}, {"name": "Cleo"}]  # among two the game may be over after two throws
    table = guest.table(kind="hot_seat", seats=three, hints=True, start=True)["id"]
    with guest.link(table) as link:
        assert asked(link) == [0]
        version = link.version
        link.say("hint", move="slow", seat=0, version=version)
        for _ in range(3):
            (seat,) = asked(link)
            answer = link.act(seat, any_action(shown(link), Random(3)))
            assert answer["is"] == "ack"
            follow([link], lambda answer=answer: link.version >= answer["version"])  # type: ignore[misc]
        slow.go.set()
        assert link.wait("advised")["version"] == version


def test_bots_play_on_in_a_flood_of_hints(site: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """They think in another process."""
    monkeypatch.setattr(advising, "THINK", 2.0)
    guest = site.guest()
    tables = [guest.table("hp_strike", hints=True, start=True)["id"] for _ in range(3)]
    links = [guest.link(table) for table in tables]
    bots = guest.table(seats=[{"bot": "expert"}, {"bot": "expert"}], start=True)["id"]
    for link in links:
        assert asked(link) == [0]
        for number in range(30):
            link.say("hint", move=f"h{number}", seat=0, version=link.version)
    with guest.link(bots) as watched:
        follow([watched], lambda: watched.over, LONG_S)
    for link in links:
        link.wait("advised", within=LONG_S)
        link.close()


async def test_questions_of_one_address_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "QUESTIONS_PER_ADDRESS", 2)
    asking, go = Advisers(), asyncio.Event()

    async def thought(order: Any, work: Any, *question: Any) -> Any:
        await go.wait()
        return "win", [], None

    monkeypatch.setattr(asking._thinkers, "ask", thought)
    rules = make_game("strike", 2)

    def hint(address: str) -> Any:
        return asking.hint(Order(Urgency.WAITED_FOR, address, "a person"), rules, None)

    tasks = [asyncio.create_task(hint("theirs")) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(TableRefused) as refused:
        await hint("theirs")
    assert refused.value.code == "server/busy"
    tasks.append(asyncio.create_task(hint("ours")))
    await asyncio.sleep(0)
    go.set()
    await asyncio.gather(*tasks)
    assert not asking._questions


def test_a_hint_is_refused_when_too_many_are_being_computed(site: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "QUESTIONS", 0)
    guest = site.guest()
    table = guest.table(hints=True, start=True)["id"]
    with guest.link(table) as link:
        assert asked(link) == [0]
        assert ask(link, 0)["code"] == "server/busy"


def test_advice_that_fails_is_reported(
    site: OpenServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(order: Any, game: Any, view: Any) -> Judged:
        raise ZeroDivisionError

    monkeypatch.setattr(advisers(site), "hint", broken)
    guest = site.guest()
    table = guest.table(hints=True, start=True)["id"]
    with guest.link(table) as link:
        assert asked(link) == [0]
        assert ask(link, 0)["code"] == "server/fault"
        assert "a hint at table" in caplog.text
        monkeypatch.undo()
        assert ask(link, 0)["is"] == "advised"


# Looking back


def finished(site: OpenServer, game: str = "strike", **wanted: Any) -> str:
    """The id of a game that was played by chance."""
    first, second = two_at(site, game, **wanted)
    with first, second:
        play([first, second], within=LONG_S)
        return str((first.game or {})["id"])


@pytest.mark.parametrize(("game", "options"), [("strike", {}), ("verasselt", {"max_turns": 6})])
def test_a_review_is_what_the_record_gives(site: OpenServer, game: str, options: Json) -> None:
    visitor = site.visitor()
    for _ in range(20):  # a short game may have been played without a mistake
        id = finished(site, game, options=options)
        record = visitor.get(f"/api/replays/{id}/record").text
        slips = costliest(read_record(record.splitlines()))
        if any(slips.values()):
            break
    review = visitor.get(f"/api/replays/{id}/review", timeout=LONG_S).json()
    assert (review["id"], review["game"]) == (id, game)
    assert [(each["seat"], each["name"], each["bot"]) for each in review["players"]] == [
        (0, "Anna", None),
        (1, "Ben", None),
    ]
    assert any(slips.values()), "random players make mistakes"
    for player in review["players"]:
        own = slips[player["seat"]]
        assert [slip["n"] for slip in player["slips"]] == [slip.number for slip in own]
        assert [slip["cost"] for slip in player["slips"]] == [pytest.approx(slip.cost) for slip in own]
        assert [slip["best"]["action"] for slip in player["slips"]] == [through_json(slip.best.action) for slip in own]
        assert {slip["unit"] for slip in player["slips"]} <= {"cards" if game == "verasselt" else "win"}


def test_a_slip_names_the_step_of_the_replay(site: OpenServer) -> None:
    visitor = site.visitor()
    for _ in range(20):  # a short game may have been played without a mistake
        id = finished(site)
        review = visitor.get(f"/api/replays/{id}/review", timeout=LONG_S).json()
        slips = [slip for player in review["players"] for slip in player["slips"]]
        if slips:
            break
    assert slips
    steps = visitor.get(f"/api/replays/{id}").json()["steps"]
    for slip in slips:
        step = steps[slip["n"]]
        assert (step["n"], step["seat"], step["action"]) == (slip["n"], slip["seat"], slip["done"]["action"])
        assert slip["done"] != slip["best"]


@pytest.mark.parametrize("thrower", ["luck", "physics"])
def test_games_of_every_thrower_are_reviewed(site: OpenServer, thrower: str) -> None:
    guest = site.guest()
    seats = [{"bot": "novice"}, {"bot": "novice"}]
    table = guest.table("impact_power", seats, thrower=thrower, start=True)["id"]
    with guest.link(table) as link:
        follow([link], lambda: link.over, LONG_S)
        id = (link.game or {})["id"]
    review = guest.http.get(f"/api/replays/{id}/review", timeout=LONG_S).json()
    assert [each["bot"] for each in review["players"]] == ["novice", "novice"]
    assert all(len(each["slips"]) <= 3 for each in review["players"])


def test_a_game_with_real_dice_is_reviewed(site: OpenServer) -> None:
    """And if its end was a mistake, the review is that of the other end."""
    guest = site.guest()
    table = guest.table(kind="referee", seats=[ME, {"name": "Ben"}], start=True)["id"]
    with guest.link(table) as link:
        assert link.do("enter", version=link.version, text="4")["is"] == "ack"
        for text in ("5", "6"):
            (seat,) = link.look()["game"]["waiting_for"]
            assert link.act(seat, {"is": "throw"})["is"] == "ack"
            assert link.do("enter", version=link.version, text=text)["is"] == "ack"
        first = link.look()["game"]["waiting_for"][0]
        assert link.do("concede", seat=first)["is"] == "ack"
        game = link.look()["game"]
        assert game["result"]["winners"] == [1 - first]
        reviewed = guest.get(f"/api/replays/{game['id']}/review")
        assert [each["name"] for each in reviewed["players"]] == ["Anna", "Ben"]
        assert link.do("take_back")["is"] == "ack"
        refused = guest.http.get(f"/api/replays/{game['id']}/review")
        assert (refused.status_code, refused.json()["code"]) == (409, "server/not_over")
        assert link.do("concede", seat=1 - first)["is"] == "ack"
        assert guest.get(f"/api/replays/{game['id']}/review")["players"]
        cached = [key for key in advisers(site)._reviews if key[0] == game["id"]]
        assert len(cached) == 2


def test_a_review_of_a_game_under_way_or_of_an_unknown_game_is_refused(site: OpenServer) -> None:
    first, second = two_at(site)
    with first, second:
        game = (first.game or {})["id"]
        for what in ("review", "analysis"):
            answer = site.visitor().get(f"/api/replays/{game}/{what}")
            assert (answer.status_code, answer.json()["code"]) == (409, "server/not_over")
    answer = site.visitor().get("/api/replays/nothing/review")
    assert (answer.status_code, answer.json()["code"]) == (404, "server/not_found")


def test_a_review_is_computed_once(site: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask for it, at the same time or later."""
    id, asked_for = finished(site), []
    thinkers = advisers(site)._thinkers
    ask_on = thinkers.ask

    async def counted(order: Any, work: Any, *question: Any) -> Any:
        asked_for.append(work)
        return await ask_on(order, work, *question)

    monkeypatch.setattr(thinkers, "ask", counted)
    visitor = site.visitor()
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: visitor.get(f"/api/replays/{id}/review", timeout=LONG_S).text, range(8)))
    assert len(set(answers)) == 1
    assert asked_for == [advising.slips_of] * 2
    assert visitor.get(f"/api/replays/{id}/review").text == answers[0]
    assert len(asked_for) == 2


def test_a_review_that_failed_is_tried_again(site: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    id, guest = finished(site), site.guest()

    async def broken(order: Any, work: Any, *question: Any) -> Any:
        raise TimeoutError

    monkeypatch.setattr(advisers(site)._thinkers, "ask", broken)
    answer = guest.http.get(f"/api/replays/{id}/review")
    assert (answer.status_code, answer.json()["code"]) == (503, "server/busy")
    assert answer.headers["retry-after"]
    monkeypatch.undo()
    assert guest.get(f"/api/replays/{id}/review")["players"]


async def test_the_least_recently_used_review_leaves_the_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """The least recently used go; those under way stay, and there are never too many."""
    monkeypatch.setattr(advising, "REVIEWS_CACHED", 2)
    monkeypatch.setattr(advising, "REVIEWS", 1)
    asking = Advisers()
    go = asyncio.Event()

    async def thought(order: Any, work: Any, *question: Any) -> list[Any]:
        await go.wait()
        return []

    monkeypatch.setattr(asking._thinkers, "ask", thought)
    log = make_log()
    first = asyncio.create_task(asking.review(ORDER, FinishedGame.of("a", log)))
    await asyncio.sleep(0)
    with pytest.raises(TableRefused) as refused:
        await asking.review(ORDER, FinishedGame.of("b", log))
    assert refused.value.code == "server/busy"
    go.set()
    await first
    for id in ("b", "a", "c"):
        await asking.review(ORDER, FinishedGame.of(id, log))
    assert [id for id, *_ in asking._reviews] == ["a", "c"]


def make_log() -> Any:
    from throwdown.table import Match, Seat
    from throwdown.throwers import Luck

    return Match(make_game("strike", 2), [Seat("Ann"), Seat("Bob")], Luck()).log
