"""What people come for, each from its beginning to its end. With the first visit these are all tests of every run that
open a browser; each waits for what the page shows, never for time.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.page import rooms
from tests.page.conftest import JOURNEY, PHONE
from tests.page.first_visit import our_turn
from tests.page.players import KeyboardPlayer, Player, faces_agree, play, throw_in_turn
from tests.page.visitor import PATIENCE, look_again

if TYPE_CHECKING:
    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

pytestmark = JOURNEY

AGAINST_A_BOT: list[dict[str, Any]] = [{"me": True}, {"bot": "novice"}]
#: Resolves when dice begin to fly: the page marks its box for as long as they do, which may be between two looks.
FLIES = """() => {
  const box = document.querySelector('[role=application]');
  window.flies = new Promise((seen) =>
    new MutationObserver(() => box.hasAttribute('data-playing') && seen()).observe(box, { attributes: true }));
}"""


def at_table(visitor: Visitor, **wanted: Any) -> str:
    """At a table that has begun; its id."""
    visitor.come_in()
    table = visitor.open_table(**{"seats": AGAINST_A_BOT, "start": True} | wanted)
    visitor.go(f"t/{table['id']}")
    return str(table["id"])


def says_who_won(visitor: Visitor) -> None:
    end = visitor.page.get_by_role("region", name="End of the game")
    expect(end.get_by_role("heading").first).to_contain_text("win")
    visitor.shot(f"end-{visitor.game['id']}-{visitor.name}")


# Games


def test_strike_is_played_to_its_end_and_again(visit: Visit) -> None:
    """In the arena: what is drawn on top of every die is what the rules count."""
    ada = visit()
    at_table(ada, game="strike", options={"starting_dice": [2, 2]})
    player = Player(ada, stops=3)
    play([player], PATIENCE, check=faces_agree)
    assert player.compared > 0, "no die was compared"
    says_who_won(ada)
    game = ada.game["id"]
    player.play_again()
    ada.wait_until(lambda: ada.game["id"] != game, lambda: "no other game begins")


def test_a_race_in_avatar_is_run_to_its_finish(visit: Visit) -> None:
    ada = visit(size=PHONE)
    at_table(ada, game="impact_avatar", thrower="luck", options={"active_elements": ["FIRE", "WATER"]})
    player = Player(ada, stops=0)

    def finished() -> bool:
        return any(event["is"] == "race_finished" for moment in ada.moments for event in moment["events"])

    play([player], PATIENCE, until=finished)
    expect(ada.page.locator(".towers")).to_have_count(0)


def test_voll_verasselt_is_played_to_its_end_by_keys(visit: Visit) -> None:
    ada = visit()
    at_table(ada, game="verasselt", thrower="luck", options={"max_turns": 5})
    player = KeyboardPlayer(ada, stops=1)
    play([player], PATIENCE)
    assert player.acts
    says_who_won(ada)


def test_a_friend_comes_by_the_link_and_both_play_to_an_end(visit: Visit) -> None:
    """The table is made on the page; the friend presses once to sit."""
    ada, ben = visit(), visit(name="Ben", size=PHONE, touch=True)
    ada.go("new?game=impact")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.button("Open the table").click()
    start = ada.button("Start the game")
    start.wait_for()
    ben.go(ada.page.url.removeprefix(f"{ada.url}/"))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Take a seat").click()
    start.click()
    play([Player(ada, stops=3), Player(ben, stops=3)], PATIENCE, most=1)  # nobody is out after one throw each
    ben.give_up()
    for each in (ada, ben):
        expect(each.page.get_by_role("region", name="End of the game").get_by_role("heading").first).to_contain_text(
            "win"
        )


def test_nothing_is_lost_when_the_page_is_loaded_again_while_dice_fly(visit: Visit) -> None:
    ada = visit(still=False, size=(800, 600))
    sent: list[str] = []
    ada.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    at_table(ada, game="strike", options={"starting_dice": [6, 6]})
    throw = our_turn(ada)
    ada.page.locator("[role=application][data-view]").wait_for()
    ada.page.evaluate(FLIES)
    throw.click()
    ada.page.evaluate("flies")
    version = ada.version
    ada.page.reload()
    our_turn(ada)
    assert ada.version > 0 and ada.version >= version
    assert len([frame for frame in sent if '"is":"act"' in frame]) == 1, sent
    faces_agree(Player(ada, stops=0))


def test_an_answer_is_taken_back_at_one_device(visit: Visit) -> None:
    """Two people at one device: what nobody has seen the dice of can be undone, and nothing else."""
    ada = visit(size=PHONE, touch=True)
    ada.come_in()
    ada.go("new?game=verasselt")
    ada.page.get_by_text("We all play on this device").click()
    ada.button("Start the game").click()
    hub, roll, undo = ada.button("Take the bug hub"), ada.button(re.compile("^Roll")), ada.button("Undo")
    hub.click()
    roll.wait_for()
    undo.click()
    hub.click()
    roll.click()
    expect(undo).to_have_count(0)
    assert not ada.refused


def test_a_referee_enters_dice_on_a_phone(visit: Visit) -> None:
    """In Harry Potter Strike: dice that came to rest on each other are a tower; an entry is taken back."""
    ada = visit(size=PHONE, touch=True)
    seats = [{"name": name} for name in ("Ann", "Ben")]
    at_table(ada, game="hp_strike", kind="referee", seats=seats, visibility="link")

    def tap(*faces: str) -> None:
        for face in faces:
            ada.page.locator(".faces").get_by_role("button", name=face).click()

    done, stands = ada.button("Done"), "Which towers are there?"
    tap("Immobulus")
    expect(ada.button(stands)).to_have_count(0)
    done.click()
    ada.page.get_by_text("Was one hit? Tap it.").wait_for()
    tap("Accio")
    ada.button(stands).click()
    sheet = ada.page.get_by_role("dialog", name=stands)
    for name in ("Immobulus", "Accio", "Done"):
        sheet.get_by_role("button", name=name).click()
    ada.shot("referee-tower")
    done.click()
    tower = ada.page.locator(".lying .tower")
    expect(tower.get_by_role("button")).to_have_count(2)
    ada.page.get_by_role("button", name="Undo", exact=True).click()
    expect(tower).to_have_count(0)


def test_a_television_shows_what_two_phones_throw(visit: Visit) -> None:
    host, screen = visit(size=PHONE, touch=True), visit(name="Screen")
    friend = visit(name="Ben", size=(360, 640), touch=True)
    host.come_in()
    table = host.open_table(game="strike", seats=[{"me": True}, {}], thrower="luck")
    code = table["code"]

    # the television shows the code and takes no seat
    screen.go(f"screen/{code[:3].lower()}-{code[3:]}")
    screen.page.locator(".code", has_text=f"{code[:3]} {code[3:]}").wait_for()
    friend.go(f"hand/{code}")
    friend.page.locator("h1", has_text="Ada invites you").wait_for()
    friend.page.fill("#name", "Ben")
    friend.page.click("button.go")
    screen.page.locator("li", has_text="Ben").wait_for()

    host.go(f"hand/{table['id']}")
    host.page.click("[data-main]:enabled")
    for hand in (host, friend):
        hand.page.locator(".lower").wait_for()
    screen.page.locator("[data-plate='1']", has_text="Ben").wait_for()
    screen.page.locator(".arena[data-game='strike']").wait_for()
    assert throw_in_turn([host, friend]) == {0, 1}
    assert not host.refused and not friend.refused
    assert screen.seats == [], "nobody throws on the screen"


# People


def test_a_card_on_paper_brings_the_games_to_a_second_device(visit: Visit) -> None:
    ada, other = visit(size=PHONE, touch=True), visit(name="Ada on a laptop")
    ada.come_in()
    table = ada.open_table(game="strike", seats=[{"me": True}, {}], visibility="link")["id"]
    ada.go()
    ada.button("Menu").click()
    ada.link("Account").click()
    expect(ada.page.get_by_text("So far only this browser knows your games")).to_be_visible()
    ada.button("Make a card").click()
    expect(ada.page.locator(".card li")).to_have_count(9)
    words = ada.page.locator(".card li").all_inner_texts()
    ada.page.emulate_media(media="print")
    expect(ada.page.locator(".card")).to_be_visible()
    expect(ada.button("Print the card")).to_be_hidden()
    ada.page.emulate_media(media="screen")

    # typed from the paper
    other.go("keep")
    other.page.get_by_label("Words of your card").fill("  ".join(words).upper())
    other.page.get_by_role("button", name="Sign in", exact=True).first.click()
    expect(other.page.locator("p.note", has_text="You are signed in as Ada.")).to_be_visible()
    assert [each["table"]["id"] for each in other.asked("me")["tables"]] == [table]

    # the phone is lost: whoever finds it plays as nobody
    lost = other.page.get_by_role("button", name=re.compile("^Sign out: (?!this device)"))
    lost.click()
    expect(lost).to_have_count(0)
    ada.go("keep")
    expect(ada.page.get_by_text("Have you played here before?")).to_be_visible()


def test_one_round_of_a_tournament_at_one_device(visit: Visit) -> None:
    ada, ben = visit(), visit(name="Ben", size=PHONE, touch=True)
    ada.come_in()
    ada.go("tournaments")
    ada.link("New tournament").click()
    ada.page.get_by_label("Name of the tournament").fill("Friday at the club")
    ada.page.get_by_label("Rounds", exact=True).last.fill("1")
    ada.page.get_by_text("One device each table").click()
    ada.page.get_by_label("Minutes for a round").fill("0")
    ada.button("Open the tournament").click()
    expect(ada.page.get_by_role("heading", name="Friday at the club")).to_be_visible()

    ben.page.goto(ada.page.get_by_label("Link to the tournament").input_value())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Enter").click()
    expect(ben.page.get_by_role("heading", name="You are in.")).to_be_visible()
    ada.button("Enter as Ada").click()
    ada.page.get_by_label("Players without a device").fill("Chen\nDario")
    ada.page.get_by_role("button", name="Add", exact=True).click()
    expect(ada.page.get_by_role("heading", name="Players: 4")).to_be_visible()

    ada.button("Begin round 1").click()
    expect(ada.page.get_by_text("One result is missing")).to_be_visible()
    look_again(ben)
    ben.button("Type the result").click()
    mine = ben.page.get_by_role("region", name="Your table")
    for name in ("Ben", "Dario", "Ada"):
        mine.get_by_role("button", name=name, exact=True).click()
    expect(mine.get_by_role("list", name="Places")).to_contain_text("Chen")
    ben.button("Send the result").click()
    expect(ben.page.get_by_role("heading", name="You came first")).to_be_visible()
    look_again(ada)
    expect(ada.page.get_by_role("row", name="Ben").get_by_role("cell").last).to_have_text("5")
    ada.shot("tournament-round")


def test_a_finished_game_is_replayed_and_its_dice_are_checked(visit: Visit) -> None:
    """Of two bots whom somebody watched: step by step; then it may be checked."""
    ada = visit()
    seats = [{"bot": "novice"}, {"bot": "novice"}]
    game = rooms.finished(ada, at_table(ada, game="strike", seats=seats, thrower="luck"))
    throws = ada.asked(f"replays/{game}/story")["throws"]
    ada.go(f"g/{game}")
    line = ada.page.get_by_role("slider", name="Position in the game")
    line.press("Home")
    ada.button("Next throw").click()
    expect(ada.page.get_by_text(f"throw 1 of {throws}", exact=True)).to_be_visible()
    line.press("End")
    expect(ada.page.get_by_text(f"throw {throws} of {throws}", exact=True)).to_be_visible()
    ada.button("Check the dice").click()
    expect(ada.page.locator("dialog[open] code")).to_contain_text(f"throwdown verify {game}")
    ada.shot("check")


def test_every_room_is_accessible_in_light_and_in_dark(visit: Visit) -> None:
    """By axe-core: wide and light, on a phone and dark."""
    ada = visit()
    ada.come_in()
    faults = []
    for room in (
        rooms.front, rooms.menu, rooms.new, rooms.waiting_room, rooms.arena_table, rooms.end, rooms.replay,
        rooms.verasselt_table, rooms.stored,
    ):  # fmt: skip
        room(ada)
        faults += [f"{room.__name__}: {fault}" for fault in rooms.axe_everywhere(ada, room.__name__)]
    assert not faults, "\n".join(faults)
