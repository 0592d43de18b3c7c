"""People who play a whole game through the controls that they see: one with the mouse, one with the keyboard."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.page.visitor import LOOK, PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from playwright.sync_api import Locator

    from tests.page.visitor import Visitor


#: What was pressed while the page put something new there is lost; after so long it is pressed again, in s.
LOST = 10.0
#: How the note begins that a throw takes longer: only the machine is slow.
SLOW = "Your throw is fixed"


@dataclass(slots=True)
class Asked:
    over: bool
    race: bool
    mine: bool
    ready: bool
    stop: bool
    #: The main button waits for cards of the own yard.
    short: bool
    #: A catch is to be split.
    split: bool
    alert: str


class Player:
    """Looks, and answers what is asked; of so many chances to stop it takes one."""

    def __init__(self, visitor: Visitor, stops: int) -> None:
        self.visitor = visitor
        self.stops = stops
        self.chances = 0
        self.acts = 0
        self.compared = 0
        self._answered: tuple[int, float] = (-1, 0.0)

    def look(self) -> Asked:
        return Asked(**self.visitor.look("asked"))

    def step(self, check: Callable[[Player], Any] | None = None) -> Asked:
        """Answer, if something is asked that was not answered yet; ``check`` comes before it."""
        asked = self.look()
        assert not asked.alert or asked.alert.startswith(SLOW), asked.alert
        assert not self.visitor.refused, self.visitor.refused
        version, since = self._answered
        waits = version == self.visitor.version and time.monotonic() - since < LOST
        if asked.race:
            self.race()
        elif asked.mine and not waits:
            if asked.ready and check is not None:
                check(self)
            self.answer(asked)
        return asked

    def answer(self, asked: Asked) -> None:
        if asked.short:
            self.add_card()
            return
        if not asked.ready:
            return
        self._answered = (self.visitor.version, time.monotonic())
        self.acts += 1
        self.chances += asked.stop
        if asked.stop and self.stops and self.chances % self.stops == 0:
            self.stop()
        else:
            if asked.split and self.acts % 2:
                self.add_card()
            self.main()

    def play_again(self) -> None:
        self.visitor.button("Play again").click()
        self.visitor.page.get_by_role("region", name="End of the game").wait_for(state="detached")

    @property
    def hand(self) -> Locator:
        return self.visitor.page.get_by_role("region", name="Your turn")

    @property
    def main_button(self) -> Locator:
        return self.hand.get_by_role("button").and_(self.visitor.page.locator("[data-main]"))

    # With the mouse; the keyboard does it otherwise

    def main(self) -> None:
        self.main_button.click()

    def stop(self) -> None:
        self.hand.get_by_role("button", name="Stop").click()

    def race(self) -> None:
        """At once, wherever the lane is: races do not wait until a window has come to rest."""
        lane = self.visitor.button("Stack:").bounding_box()
        if lane is not None:
            self.visitor.page.mouse.click(lane["x"] + lane["width"] / 2, lane["y"] + lane["height"] / 2)

    def add_card(self) -> None:
        cards = self.hand.get_by_role("button", pressed=False).and_(
            self.visitor.page.locator(".yard button, .split button")
        )
        cards.first.click()


class KeyboardPlayer(Player):
    """Never touches the mouse."""

    def main(self) -> None:
        self.visitor.tab_to(self.main_button)
        self.visitor.page.keyboard.press("Enter")

    def stop(self) -> None:
        self.visitor.page.keyboard.press("s")

    def race(self) -> None:
        self.visitor.page.keyboard.press("Space")

    def add_card(self) -> None:
        for letter in "ybrg":
            self.visitor.page.keyboard.press(letter)


def faces_agree(player: Player) -> None:
    """What is drawn on top is what the rules count; the box may need a moment to be drawn."""
    visitor = player.visitor
    visitor.wait_until(
        lambda: visitor.drawn() == visitor.scored(),
        lambda: f"{visitor.name} sees {visitor.drawn()}, the rules say {visitor.scored()}",
    )
    player.compared += len(visitor.scored())


def play(
    players: Sequence[Player],
    seconds: float,
    check: Callable[[Player], Any] | None = None,
    until: Callable[[], bool] | None = None,
    most: int | None = None,
) -> None:
    """To the end of the game, or until everybody did ``most`` things; with ``until`` game after game until that.

    ``check`` comes before every answer.
    """
    ends = time.monotonic() + seconds
    over = [False] * len(players)
    while not (until() if until else all(over)):
        assert time.monotonic() < ends, f"not over after {seconds} s: {[player.look() for player in players]}"
        before = sum(player.acts for player in players)
        for number, player in enumerate(players):
            over[number] = player.step(check).over or (most is not None and player.acts >= most)
        if until and all(over):
            players[0].play_again()
        if sum(player.acts for player in players) == before:
            players[0].visitor.page.wait_for_timeout(LOOK)


def throw_in_turn(hands: list[Visitor]) -> set[int]:
    """Phones as hands: whoever is asked stops where they may and throws otherwise, until all have thrown; who has."""
    thrown, ends = set[int](), time.monotonic() + PATIENCE
    while len(thrown) < len(hands) and time.monotonic() < ends:
        for seat, hand in enumerate(hands):
            main = hand.page.locator(".lower [data-main]:enabled")
            stop = hand.page.locator(".lower .btn:enabled", has_text="Stop")
            if main.count():
                (stop if stop.count() else main).first.click()
                thrown.add(seat)
        hands[0].page.wait_for_timeout(LOOK)
    return thrown
