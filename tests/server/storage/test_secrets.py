"""No client gets what is hidden from it: every byte to every seat and spectator of whole games is checked."""

from __future__ import annotations

import base64
import hmac
import json
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from tests.server.server_fixture import (
    ME,
    OPEN,
    Json,
    Link,
    OpenServer,
    act_once,
    all_show,
    any_action,
    asked,
    follow,
    open_server,
)
from throwdown.api.secrets import stored_secret
from throwdown.rules.hashed import joined
from throwdown.throwers.fairness import Fairness


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_server(tmp_path_factory.mktemp("data"), {"window_s": 600.0}) as open_door:
        yield open_door


def gathered(site: OpenServer, game: str, views: bool = True, people: int = 3, **wanted: Any) -> list[Link]:
    """Everybody at a table, a spectator last; the game has begun."""
    guests = [site.guest(f"Guest {n}") for n in range(people + 1)]
    table = guests[0].table(game, [ME] + [OPEN] * (people - 1), **wanted)["id"]
    links = [guest.link(table, views=views, motions=True) for guest in guests]
    for seat, link in enumerate(links[1:-1], 1):
        link.do("sit", seat=seat)
    links[0].do("start")
    for link in links:
        link.wait("began")
    return links


def secret_of(site: OpenServer, game: str) -> bytes:
    return bytes.fromhex(stored_secret(site.inside.lobby.store, game))


def spellings(secret: bytes) -> list[bytes]:
    """However it might be written."""
    return [
        secret,
        secret.hex().encode(),
        secret.hex().upper().encode(),
        base64.b64encode(secret).rstrip(b"="),
        base64.urlsafe_b64encode(secret).rstrip(b"="),
    ]


def chances(fair: Fairness, count: int) -> list[bytes]:
    """r_n of the first throws, and of the deck."""
    parts: list[tuple[str | int, ...]] = [("deck", fair.game_id, fair.header)]
    parts += [("throw", fair.game_id, number, fair.header) for number in range(1, count)]
    return [hmac.digest(fair.secret, joined(*each), "sha256") for each in parts]


def messages(link: Link, kind: str = "moment") -> list[Json]:
    return [message for message in link.heard if message["is"] == kind]


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        ("strike", {"options": {"supply_visibility": "hidden"}}),
        ("verasselt", {"options": {"show_heap_counts": False, "max_turns": 6}}),
        ("hp_strike", {"thrower": "physics", "options": {"supply_visibility": "hidden"}}),
    ],
)
def test_35_and_48_no_secret_is_sent_before_the_end(site: OpenServer, game: str, wanted: Json) -> None:
    links = gathered(site, game, **wanted)
    links[0].drain()
    shown = links[0].game or {}
    table = links[0].welcome["table"]["id"]
    header = site.inside.lobby.tables[table].state.begun_match().log.header
    fair = Fairness(shown["id"], secret_of(site, shown["id"])).bound(header)
    assert fair.commitment == shown["commitment"]
    forbidden = [each for secret in (fair.secret, *chances(fair, 80)) for each in spellings(secret)]
    rng = Random(7)
    guest = site.visitor()
    spectator = links[-1]
    checked = [0] * len(links)
    while not links[0].over:
        for link in links:
            link.drain(0.0)
        new = [b"".join(link.raw[max(0, count - 1) :]) for link, count in zip(links, checked, strict=True)]
        checked = [len(link.raw) for link in links]
        if not any(link.over for link in links):
            assert not any(word in data for word in forbidden for data in new)
        if not act_once(links[:-1], rng):
            links[0].drain(0.01)
    for path in ("/api/words/en", "/api/openapi.json", f"/api/tables/{spectator.welcome['table']['id']}/qr"):
        answer = guest.get(path).content
        assert not any(word in answer for word in forbidden)
    for link in links:
        link.drain()
        hidden_ones(game, link)
        ended = next(message for message in messages(link) if message.get("secret"))
        assert bytes.fromhex(ended["secret"]) == fair.secret
        link.close()


def hidden_ones(game: str, link: Link) -> None:
    """In every view before the end: what is hidden from this seat is not there."""
    field = "heaps" if game == "verasselt" else "supplies"
    for message in link.heard:
        view = (message.get("game") or {}).get("view")
        if view and not view.get("result"):
            others = [count for seat, count in enumerate(view[field]) if seat != view["seat"]]
            assert set(others) == {None}
            assert "deck" not in view


def deck_of(site: OpenServer, table: str) -> str:
    match = site.inside.lobby.tables[table].state.match
    assert match is not None
    return "".join(match.state.deck)


def test_48_the_order_of_the_deck_is_never_sent(site: OpenServer) -> None:
    links = gathered(site, "verasselt", options={"max_turns": 3})
    for link in links:
        link.drain()
    deck = deck_of(site, links[0].welcome["table"]["id"])
    assert len(deck) > 20
    written = [deck[:20], ",".join(f'"{card}"' for card in deck[:12])]
    for link in links:
        data = b"".join(link.raw).decode("utf-8", "replace")
        assert not any(each in data for each in written)
        link.close()


@pytest.mark.parametrize("views", [True, False])
def test_every_seat_gets_its_own_view_when_a_game_begins(site: OpenServer, views: bool) -> None:
    """A client without views gets one with ``began``: its own, not that of the first client."""
    links = gathered(site, "strike", views=views, options={"supply_visibility": "hidden"})
    seen = [messages(link, "began")[0]["game"]["view"]["seat"] for link in links]
    for link in links:
        link.close()
    assert seen == [0, 1, 2, None]


# Throws at the same time


@contextmanager
def storm(site: OpenServer) -> Iterator[list[Link]]:
    """Three people in a storm, a spectator last: several owe a throw. It takes dice that show lightning."""
    options = {"active_elements": ["LIGHTNING", "STONE"], "pile_split": "allowed"}
    links, rng = gathered(site, "impact_avatar", options=options), Random(1)

    def blows() -> bool:
        games = [link.game or {} for link in links]
        if all(game.get("awaiting") == "Several" and len(game["waiting_for"]) > 1 for game in games):
            return True
        if all(game.get("awaiting") != "Several" for game in games):
            act_once(links[:-1], rng)
        return False

    try:
        follow(links, blows)
        yield links
    finally:
        for link in links:
            link.close()


def test_50_a_blind_throw_shows_only_that_it_was_thrown(site: OpenServer, monkeypatch: pytest.MonkeyPatch) -> None:
    all_show(monkeypatch, "LIGHTNING")
    with storm(site) as links:
        first = (links[0].game or {})["waiting_for"][0]
        thrower, others = links[first], [link for seat, link in enumerate(links) if seat != first]
        before = [(link.look()["game"], len(link.heard)) for link in others]
        action = any_action((thrower.game or {})["view"], Random(1))
        assert thrower.act(first, action, manner="smash")["is"] == "ack"
        for link, (was, mark) in zip(others, before, strict=True):
            moment = link.wait("moment")
            assert (moment["seat"], moment.get("hidden")) == (first, True)
            assert not any(moment[field] for field in ("action", "events", "told", "why"))
            for shown in (moment["game"], link.look()["game"]):
                assert shown.get("told", []) in ([], was.get("told", []))
                for field in ("supplies", "piles", "has_dice", "arena", "effects"):
                    assert shown["view"][field] == was["view"][field], field
            assert "smash" not in json.dumps(link.heard[mark:])


# Spectators who are shown everything later


@pytest.mark.parametrize("thrower", ["luck", "physics"])
def test_spectators_with_a_delay_get_nothing_early(site: OpenServer, thrower: str) -> None:
    """Not over the socket that is open, and not over one that is opened or asks again."""
    guests = [site.guest(f"Late {n}") for n in range(4)]
    table = guests[0].table("strike", [ME, OPEN], delay=60, thrower=thrower)["id"]
    with guests[0].link(table) as first, guests[1].link(table) as second, guests[2].link(table) as watching:
        second.do("sit", seat=1)
        first.do("start")
        rng = Random(3)
        asked(first, second)
        for _ in range(6):
            follow([first, second], lambda: first.over or act_once([first, second], rng))
        first.drain()
        watching.drain()
        shown_now = watching.look()
        with guests[3].link(table) as newcomer:
            for message in (*watching.heard, shown_now, newcomer.welcome):
                assert message["is"] not in ("moment", "began")
                assert not message.get("game")
                assert message.get("version", 0) <= 3


def test_a_late_spectator_gets_no_part_of_a_batch_early(site: OpenServer) -> None:
    """A throw and where it landed are stored together; until the delay is over, neither is shown."""
    guests = [site.guest(f"Late {n}") for n in range(3)]
    table = guests[0].table("strike", [ME, OPEN], delay=5)["id"]
    with guests[0].link(table) as first, guests[1].link(table) as second, guests[2].link(table) as watching:
        second.do("sit", seat=1)
        first.do("start")
        asked(first, second)
        known = first.look()["version"]
        follow([watching], lambda: watching.version == known)
        assert first.act(0, {"is": "throw"})["version"] > known + 1
        assert watching.look()["version"] == known
