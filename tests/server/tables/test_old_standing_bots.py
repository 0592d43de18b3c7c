"""Standing bots of 0.8.0, which had the first ones, and of 0.13.0 resume their games and are seated again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.server.old_databases import (
    V0_8_0_STANDING,
    V0_13_0_STANDING,
    OldDatabase,
    guest,
    restore,
    server_on,
)
from tests.server.server_fixture import ME, OPEN, Link, OpenServer, play


def bot_socket(site: OpenServer, old: OldDatabase, path: str) -> Link:
    assert old.bot is not None
    return site.knock(f"{path}", None, {"authorization": f"Bearer {old.bot.token}"})


def stand_ready(site: OpenServer, old: OldDatabase) -> Link:
    """A socket to the lobby, and the message with which that version's bot stood ready."""
    lobby = bot_socket(site, old, "/ws/lobby")
    lobby.say("hello", protocol=1, serves=old.serves)
    return lobby


def go_to(site: OpenServer, old: OldDatabase, table: str) -> Link:
    at_table = bot_socket(site, old, f"/ws/tables/{table}")
    at_table.say("hello", protocol=1, views=True)
    at_table.welcome = at_table.wait("welcome")
    return at_table


def next_table(lobby: Link, but: str = "") -> str:
    """The table that the bot is sent to."""
    message = lobby.wait("your_turn", where=lambda sent: any(turn["table"]["id"] != but for turn in sent["tables"]))
    return next(str(turn["table"]["id"]) for turn in message["tables"] if turn["table"]["id"] != but)


@pytest.mark.parametrize("old", [V0_8_0_STANDING, V0_13_0_STANDING], ids=lambda old: old.version)
def test_a_standing_bot_resumes_its_game_and_is_seated_at_a_new_table(old: OldDatabase, tmp_path: Path) -> None:
    restore(old, tmp_path)
    with server_on(old, tmp_path) as site, stand_ready(site, old) as lobby:
        resume_game(site, old, lobby)
        seat_again(site, old, lobby)
        resume_on_another_device(site, old)


def resume_game(site: OpenServer, old: OldDatabase, lobby: Link) -> None:
    """The lobby sends the bot to its table; it plays the game there to its end."""
    seen = old.tables["standing"]
    assert next_table(lobby) == seen.id
    with go_to(site, old, seen.id) as robin, guest(site, old, "Ann").link(seen.id) as ann:
        assert (robin.welcome["version"], robin.welcome["game"]["hash"]) == (seen.version, seen.hash)
        assert robin.welcome["game"]["waiting_for"] == seen.asked == robin.seats()
        assert play([ann, robin], Random(1))["winners"]


def seat_again(site: OpenServer, old: OldDatabase, lobby: Link) -> None:
    """Another host finds the bot by its name and seats it."""
    cy = site.guest("Cy")
    table = str(cy.table("strike", [ME, OPEN])["id"])
    (ready,) = cy.get(f"/api/tables/{table}/bots")["bots"]
    assert old.bot is not None and ready["name"] == old.bot.name
    seated = cy.http.post(f"/api/tables/{table}/bots", json={"person": ready["person"], "seat": 1})
    assert seated.json()["seats"][1]["program"] is True
    assert next_table(lobby, but=old.tables["standing"].id) == table


def resume_on_another_device(site: OpenServer, old: OldDatabase) -> None:
    """The link ``/resume?code=`` of the old page lets its owner in, once."""
    page = site.visitor().get(f"/resume?code={old.resume}")
    assert page.status_code == 200
    assert site.visitor().post("/api/resume", json={"code": old.resume}).json()["person"]["name"] == "Ann"
    assert site.visitor().post("/api/resume", json={"code": old.resume}).status_code == 404
