"""What people do at tables, over HTTP and sockets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.live.fakes import fire
from tests.server.server_fixture import (
    BOT,
    ME,
    OPEN,
    Json,
    Link,
    OpenServer,
    act_once,
    asked,
    follow,
    open_server,
    play,
    two_at,
    until,
)
from throwdown.live.pace import PACES, Pace
from throwdown.live.timers import GraceEnds, Idle

GAMES = ("strike", "impact", "impact_power", "impact_avatar", "hp_strike", "verasselt")
THROW = {"is": "throw"}


def simulated(game: str) -> Json:
    """Races are drawn by chance where there are any."""
    return {"fire_mode": "simulated"} if game in ("impact_power", "impact_avatar") else {}


# Games


@pytest.mark.parametrize("thrower", ["luck", "physics"])
@pytest.mark.parametrize("game", GAMES)
def test_every_game_begins_and_is_played(site: OpenServer, game: str, thrower: str) -> None:
    first, second = two_at(site, game, thrower=thrower, options=simulated(game))
    rng = Random(2)
    with first, second:
        for _ in range(4):
            asked(first, second)
            follow([first, second], lambda: first.over or act_once([first, second], rng))


def test_a_finished_game_can_be_replayed_downloaded_and_verified(site: OpenServer) -> None:
    first, second = two_at(site)
    with first, second:
        play([first, second])
        game = (first.game or {})["id"]
        assert first.look()["table"]["replays"] == [game]
        assert second.do("start")["is"] == "ack"  # the rematch
        assert second.wait("began")["game"]["number"] == 2
    visitor = site.visitor()
    replay = visitor.get(f"/api/replays/{game}?language=de").json()
    assert replay["secret"] and replay["result"] and replay["steps"][-1]["n"] == len(replay["steps"]) - 1
    assert visitor.get(f"/api/replays/{game}/record").text.count("\n") > 3
    assert visitor.get(f"/api/replays/{game}/verify").json()["verdict"] == "holds"


# Play now


def test_play_now_finds_a_bot_or_a_person(site: OpenServer) -> None:
    anna, ben = site.guest("Anna"), site.guest("Ben")
    table = anna.http.post("/api/play", json={"game": "strike"}).json()["table"]["id"]
    with anna.link(table) as link:
        assert ben.http.post("/api/play", json={"game": "strike"}).json()["table"]["id"] == table
        link.wait("began")
    alone = ben.http.post("/api/play", json={"game": "hp_strike"}).json()["table"]["id"]
    with ben.link(alone) as link:
        assert link.wait("began")["table"]["seats"][1]["bot"] == "casual"


# The referee


def test_a_referee_enters_what_real_dice_show(site: OpenServer) -> None:
    guest = site.guest()
    table = guest.table(kind="referee", seats=[ME, {"name": "Ben"}], start=True)["id"]
    with guest.link(table) as link:
        assert link.do("enter", version=link.version, text="4")["is"] == "ack"
        assert link.act(0, THROW)["is"] == "ack"
        assert link.do("enter", version=link.version, text="5")["is"] == "ack"
        version = link.look()["game"]["entry"]
        assert link.do("take_back")["is"] == "ack"
        assert link.look()["game"]["entry"] == version - 1
        assert link.do("enter", version=link.version, text="nonsense")["code"] == "entry/unreadable"


def test_games_with_different_ends_have_different_fingerprints(site: OpenServer) -> None:
    guest = site.guest()
    table = guest.table(kind="referee", seats=[ME, {"name": "Ben"}], start=True)["id"]
    with guest.link(table) as link:
        assert link.do("enter", version=link.version, text="4")["is"] == "ack"
        prints, plays_in = [], site.inside.lobby.store.plays_in
        for seat in (0, 1):
            assert link.do("concede", seat=seat)["is"] == "ack"
            game = link.look()["game"]["id"]
            prints.append(guest.get(f"/api/replays/{game}/verify")["fingerprint"])
            assert [(row.won, row.left, row.host) for row in plays_in(game)] == [
                (int(each != seat), int(each == seat), guest.id) for each in (0, 1)
            ]
            assert link.do("take_back")["is"] == "ack"
            assert plays_in(game) == []
        assert len(set(prints)) == 2


@pytest.mark.parametrize("cards", ["YYB", "", "QQQ", "ß"])
def test_cards_are_dealt_only_where_there_are_any(site: OpenServer, cards: str) -> None:
    guest = site.guest()
    table = guest.table(kind="referee", seats=[ME, {"name": "Ben"}], start=True)["id"]
    with guest.link(table) as link:
        assert link.do("deal", version=link.version, cards=cards)["is"] == "refused"


def test_a_referee_deals_the_real_cards(site: OpenServer) -> None:
    guest = site.guest()
    table = guest.table("verasselt", kind="referee", seats=[ME, {"name": "Ben"}], start=True)["id"]
    with guest.link(table) as link:
        view = link.look()["game"]["view"]
        dealt = sum(view["hub"])
        for wrong in ("Y", "Y" * 88, "Q" * dealt, ""):
            assert link.do("deal", version=link.version, cards=wrong)["code"] == "server/no_card"
        assert link.do("deal", version=link.version, cards=("yrbg" * 22)[:dealt])["is"] == "ack"
        assert link.look()["game"]["view"]["deck_size"] == view["deck_size"]


def test_cards_entered_by_a_referee_are_narrated_instead_of_drawn_ones(site: OpenServer) -> None:
    """The table drew cards of its own, and people say which came: the sentences are about theirs."""
    guest = site.guest()
    table = guest.table("verasselt", kind="referee", seats=[ME, {"name": "Ben"}], start=True)["id"]
    with guest.link(table) as link, guest.link(table, views=False) as plain:
        dealt = sum(link.look()["game"]["view"]["hub"])
        assert link.do("deal", version=link.version, cards=("YRBG" * 22)[:dealt])["is"] == "ack"
        hub = {"is": "choose", "target": "hub"}
        assert link.act(0, hub)["is"] == "ack"
        assert link.act(0, {"is": "roll", "dice": [0, 1, 2, 3, 4, 5, 6]})["is"] == "ack"
        assert link.do("enter", version=link.version, text="Y======")["is"] == "ack"
        assert link.act(0, {"is": "stop"})["is"] == "ack"
        assert link.act(1, hub)["is"] == "ack"
        before = link.look()["game"]["view"]["deck_size"]
        assert link.act(0, {"is": "distribute", "to_yard": [0, 0, 0, 0]})["is"] == "ack"  # and the hub is filled up
        drawn = before - link.look()["game"]["view"]["deck_size"]
        entered = last_moment(link)
        sentences = []
        for cards in ("R" * drawn, "G" * drawn):
            assert link.do("deal", version=link.version, cards=cards)["is"] == "ack"
            moment = last_moment(link)
            assert moment["told"] == moment["game"]["told"] == link.look()["game"]["told"]
            assert moment["why"] == entered["why"] and "VER-NEXT-04" in moment["why"]
            sentences.append(moment["told"])
        assert sentences[0] != sentences[1]
        plain.sync()
        assert last_moment(plain)["told"] == []


def last_moment(link: Link) -> Json:
    """The newest entry, or what was put right about it."""
    link.sync()
    return next(message for message in reversed(link.heard) if message["is"] == "moment")


# Time


def test_a_player_who_acts_again_is_not_idle_any_more(tmp_path: Path) -> None:
    with open_server(tmp_path, {"idle_turn_s": 600.0}) as hasty:
        first, second = two_at(hasty)
        with first, second:
            asked(first, second)
            hasty.call(lambda: fire(hasty.inside.lobby.tables[first.welcome["table"]["id"]], Idle()))
            second.wait("present", where=lambda message: any(gone.get("choices") for gone in message["gone"]))
            seat = (first.game or {})["waiting_for"][0]
            assert [first, second][seat].act(seat, THROW)["is"] == "ack"
            other = [first, second][1 - seat]
            assert other.look().get("gone", []) == []
            assert other.do("decide", seat=seat, choice="bot")["code"] == "server/nobody_gone"


def test_a_game_whose_clocks_run_out_ends(site: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "fast", Pace(0.05, 0.05, 0.0, 1.0))
    first, second = two_at(site, clock="fast")
    with first, second:
        follow([first, second], lambda: first.over)


def test_a_game_of_days_without_clients_ends_by_its_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACES, "days", Pace(0.05, 0.02, 0.0, 1.0))
    with open_server(tmp_path, {"unused_s": 0.1}) as empty:
        first, second = two_at(empty, clock="days")
        table = first.welcome["table"]["id"]
        first.close()
        second.close()
        until(lambda: (row := empty.inside.lobby.store.table(table)) and row.status == "over")


# Coming and going


def test_an_open_table_without_its_host_gets_a_new_one_or_is_closed(site: OpenServer) -> None:
    anna, ben = site.guest("Anna"), site.guest("Ben")
    table = anna.table(seats=[ME, OPEN])["id"]
    with anna.link(table) as first, ben.link(table) as second:
        second.do("sit", seat=1)
        assert first.do("leave")["is"] == "ack"
        assert first.closed() == 1000
        second.drain(0.2)
        shown = second.look()
        assert shown["host"] or shown["table"]["status"] == "closed"


@pytest.fixture(scope="module")
def deserted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    """A site where nobody is waited for."""
    gone = {"grace_s": 0.01, "decide_s": 0.01, "abandoned_s": 0.02, "window_s": 0.02, "unused_s": 5.0}
    with open_server(tmp_path_factory.mktemp("deserted"), gone) as site:
        yield site


@pytest.mark.parametrize("game", GAMES)
def test_a_game_ends_after_every_player_is_lost(deserted: OpenServer, game: str) -> None:
    first, second = two_at(deserted, game, options={"max_turns": 4} if game == "verasselt" else {})
    table = first.welcome["table"]["id"]
    first.drop()
    second.drop()
    until(lambda: (row := deserted.inside.lobby.store.table(table)) and row.status == "over")


def test_a_lost_player_gets_the_seat_back_from_a_bot(tmp_path: Path) -> None:
    with open_server(tmp_path, {"grace_s": 600.0}) as site:
        anna, ben = site.guest("Anna"), site.guest("Ben")
        table = anna.table("verasselt", [ME, OPEN])["id"]
        first, second = anna.link(table), ben.link(table)
        with second:
            second.do("sit", seat=1)
            first.do("start")
            first.drop()
            assert second.wait("present", where=lambda message: bool(message["gone"]))["gone"][0]["how"] == "lost"
            assert second.do("decide", seat=0, choice="bot")["code"] == "server/nobody_gone"
            site.call(lambda: fire(site.inside.lobby.tables[table], GraceEnds(anna.id)))
            second.wait("present", where=lambda message: any(gone.get("choices") for gone in message["gone"]))
            assert second.do("decide", seat=0, choice="bot")["is"] == "ack"
            assert second.look()["table"]["seats"][0]["stand_in"]
            with anna.link(table) as again:
                assert again.welcome["table"]["seats"][0]["stand_in"] is None
                assert again.welcome["stood_in"] == [0], "who comes back is told that a bot has played"
                assert again.look()["stood_in"] == []
                assert again.welcome["seats"] == [0]


def test_a_stopping_server_closes_sockets_with_1012(tmp_path: Path) -> None:
    with open_server(tmp_path) as site:
        first, second = two_at(site)
        lobby = site.guest("Cleo").knock("/ws/lobby")
        lobby.say("hello", protocol=1)
        lobby.wait("heard")
        site.stop()
        assert [first.closed(), second.closed(), lobby.closed()] == [1012] * 3
        for link in (first, second, lobby):
            link.close()


def test_bots_alone_play_to_the_end(site: OpenServer) -> None:
    guest = site.guest()
    table = guest.table("impact_avatar", [BOT, BOT, BOT], start=True)["id"]
    with guest.link(table) as link:
        follow([link], lambda: link.over)
