"""The rules of voll verasselt, clause by clause; each test fails if the clause it cites is broken."""

from __future__ import annotations

import pickle
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import astuple

from tests.cases import for_each
from tests.samples import examples
from throwdown.errors import ActionRefused, NotationError, OptionRefused, OutcomeRefused, SeatsRefused
from throwdown.rules.game import (
    Action,
    Awaiting,
    Decision,
    Drawn,
    Event,
    InFlight,
    Lot,
    Outcome,
    Over,
    Resign,
    Stop,
    Timeout,
)
from throwdown.rules.rulings import resolve_options
from throwdown.rules.verasselt.choices import ALL_DICE, DICE_CHOICES, RollSpace, SplitSpace, TopUpSpace
from throwdown.rules.verasselt.events import (
    Boosted,
    Busted,
    CatchDissolved,
    Caught,
    ConsolationDrawn,
    DiceRolled,
    GameEnded,
    GameStarted,
    GroupChosen,
    HubRefilled,
    PayoutDue,
    PayoutSplit,
    PlayerLeft,
    RefillSkipped,
    Scored,
    Stopped,
    ToppedUp,
    TopUpRequired,
    TurnStarted,
)
from throwdown.rules.verasselt.notation import cards_in_play
from throwdown.rules.verasselt.play import Verasselt
from throwdown.rules.verasselt.state import (
    BAR,
    NO_CARDS,
    Cards,
    Catch,
    Choose,
    Distribute,
    Phase,
    Roll,
    Rolled,
    TakeConsolation,
    Target,
    TopUp,
    VerasseltState,
    counted,
    covers,
    minus,
    plus,
    size,
    spelled,
)

COLOURS = "YBRG"
TWENTY_TWO = (22, 22, 22, 22)
NO_BARS = "YYRRBGG"
SEVEN_BARS = "=" * 7
FACES_OF_A_DIE = "YBRG=="  # VER-COMP-02

Kind = TypeVar("Kind", bound=Event)


def game_of(seats: int = 3, **options: Any) -> Verasselt:
    return Verasselt(seats, resolve_options("verasselt", options))


def cards(text: str) -> Cards:
    """``4Y2R`` -> ``(4, 0, 2, 0)``."""
    counts = {colour: int(count) for count, colour in re.findall(r"(\d+)([YBRG])", text)}
    return (counts.get("Y", 0), counts.get("B", 0), counts.get("R", 0), counts.get("G", 0))


def letters(amount: Cards) -> str:
    return "".join(colour * count for colour, count in zip(COLOURS, amount, strict=True))


def position(
    phase: Phase = "choose",
    *,
    active: int = 1,
    dice: str = NO_BARS,
    hub: str = "3Y3B3R3G",
    catch: tuple[int, str] | None = None,
    target: Target | None = None,
    own: str = "-",
    yards: tuple[str, ...] = ("1Y1B1R1G",) * 3,
    top: str | None = None,
    deck: str | None = None,
    first_turn: bool = False,
    turn: int = 5,
    left: tuple[int, ...] = (),
    heaps: tuple[str, ...] = (),
    rest_on: int = 0,
) -> VerasseltState:
    """A state with 88 cards: what is not named lies in the deck, below ``top``; or on a heap if ``deck`` is given."""
    state = VerasseltState(
        phase=phase,
        active=active,
        first_turn=first_turn,
        turn=turn,
        dice=tuple(dice),
        rolling=(),
        hub=cards(hub),
        table_catch=Catch(catch[0], cards(catch[1])) if catch else None,
        target=target,
        own_catch=cards(own),
        yards=tuple(map(cards, yards)),
        heaps=tuple(map(cards, heaps)) or (NO_CARDS,) * len(yards),
        deck=top or deck or "",
        received=None,
        left=left,
        result=None,
    )
    rest = minus(TWENTY_TWO, cards_in_play(state))
    if deck is None:
        return state.but(deck=state.deck + letters(rest))
    heap_list = list(state.heaps)
    heap_list[rest_on] = plus(heap_list[rest_on], rest)
    return state.but(heaps=tuple(heap_list))


class Table:
    """A game in play: what was done, and what the rules told about it."""

    def __init__(self, state: VerasseltState, **options: Any) -> None:
        self.game = game_of(len(state.yards), **options)
        self.state = state
        self.events: list[Event] = []

    def does(self, seat: int, action: Action) -> Table:
        return self._take(self.game.apply(self.state, seat, action))

    def lands(self, outcome: Outcome) -> Table:
        return self._take(self.game.resolve(self.state, outcome))

    def _take(self, step: tuple[VerasseltState, tuple[Event, ...]]) -> Table:
        self.state = step[0]
        self.events += step[1]
        assert cards_in_play(self.state) == TWENTY_TWO
        return self

    def chooses(self, target: Target) -> Table:
        return self.does(self.state.active, Choose(target))

    def rolls(self, dice: str, faces: str, boost: str = "-") -> Table:
        self.does(self.state.active, Roll(tuple(map(int, dice)), cards(boost)))
        return self.lands(Rolled(tuple(faces)))

    def stops(self) -> Table:
        return self.does(self.state.active, Stop())

    def splits(self, to_yard: str) -> Table:
        assert self.state.to_act is not None
        return self.does(self.state.to_act, Distribute(cards(to_yard)))

    def refuses(self, seat: int, action: Action) -> ActionRefused:
        before = self.state
        with pytest.raises(ActionRefused) as caught:
            self.game.apply(self.state, seat, action)
        assert self.state is before
        assert caught.value.clause
        assert caught.value.clause in caught.value.message
        return caught.value

    def event_of(self, kind: type[Kind]) -> Kind:
        """The last event of this kind."""
        return self.all_events(kind)[-1]

    def all_events(self, kind: type[Kind]) -> list[Kind]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def names(self) -> list[str]:
        return [event.name for event in self.events]

    def where(self) -> tuple[Phase, int | None]:
        return self.state.phase, self.state.to_act


def dealt(seats: int = 3, first: int = 0, order: str | None = None, **options: Any) -> Table:
    game = game_of(seats, **options)
    table = Table(game.new_game(first)[0], **options)
    undealt = "".join(table.state.deck)
    return table.lands(Drawn(tuple(order or undealt)))


def hub_turn(**changes: Any) -> VerasseltState:
    """The active seat 1 has chosen the hub and must roll."""
    return position("roll", target="hub", **changes)


def plunder_turn(**changes: Any) -> VerasseltState:
    """The active seat 1 has chosen the catch of seat 0 and must roll."""
    return position("roll", target="catch", **{"catch": (0, "2Y2B"), **changes})


# Components


@for_each("seats", [2, 3, 4, 5])
def test_there_are_22_cards_of_each_of_four_colours(seats: int) -> None:
    """VER-COMP-01"""
    assert cards_in_play(game_of(seats).new_game()[0]) == TWENTY_TWO
    assert cards_in_play(dealt(seats).state) == TWENTY_TWO


def test_a_state_with_another_number_of_cards_is_no_state() -> None:
    """VER-COMP-01"""
    game, state = game_of(), position()
    text = game.notation(state).replace("hub:3Y3B", "hub:4Y3B")
    with pytest.raises(NotationError, match="23 yellow cards") as refused:
        game.parse(text)
    assert refused.value.code == "notation/cards"


def test_seven_dice_with_four_colours_and_the_bar() -> None:
    """VER-COMP-02"""
    table = Table(hub_turn())
    assert len(table.state.dice) == 7
    assert table.refuses(1, Roll((3, 4, 5, 7))).code == "action/no_such_die"
    assert table.refuses(1, Roll((-1, 4, 5, 6))).clause == "VER-COMP-02"
    flying, _ = table.game.apply(table.state, 1, Roll((0, 1, 2, 3)))
    for face in "YBRG=":
        table.game.resolve(flying, Rolled((face,) * 4))
    with pytest.raises(OutcomeRefused, match="faces are Y B R G ="):
        table.game.resolve(flying, Rolled(("Y", "Y", "Y", "X")))


@pytest.mark.parametrize("heap", ["9Y", "9G", "3Y2B2R2G"])
def test_every_card_on_a_heap_is_worth_one_whatever_its_colour(heap: str) -> None:
    """VER-COMP-03"""
    table = Table(position(hub="1Y", yards=("-", "-", "-"), heaps=("-", heap, "8Y"), deck="", active=2))
    table.chooses("hub")
    assert table.state.result is not None
    assert table.state.result.scores[1:] == (9, 8)


@for_each("seats", [-1, 0, 1, 6, True])
def test_only_two_to_five_can_play(seats: int) -> None:
    """VER-COMP-04"""
    with pytest.raises(SeatsRefused) as refused:
        game_of(seats)
    assert refused.value.clause == "VER-COMP-04"


def test_there_is_never_more_than_one_catch_on_the_table_and_nothing_is_discarded() -> None:
    """VER-COMP-05: the rest of a plundered catch goes to its owner before the plunderer's own catch lies there."""
    table = Table(plunder_turn(dice="Y======")).rolls("3456", "====").stops()
    assert table.state.table_catch is None
    table.splits("1Y")
    assert table.state.table_catch == Catch(1, cards("1Y"))
    assert table.state.yards[0] == cards("2Y1B1R1G")
    assert table.state.heaps[0] == cards("2B")


# Setup


@for_each(("seats", "undealt", "deck"), [(2, 80, 70), (3, 76, 66), (4, 72, 62), (5, 68, 58)])
def test_setup_deals_yards_hub_and_deck(seats: int, undealt: int, deck: int) -> None:
    """VER-SETUP-01, VER-SETUP-02, VER-SETUP-03"""
    game = game_of(seats)
    state, events = game.new_game()
    awaited = game.awaiting(state)
    assert isinstance(awaited, Lot)
    assert len(awaited.items) == undealt
    assert events == ()
    table = dealt(seats)
    assert table.state.yards == ((1, 1, 1, 1),) * seats
    assert table.state.heaps == (NO_CARDS,) * seats
    assert size(table.state.hub) == 10
    assert len(table.state.deck) == deck


def test_the_top_ten_form_the_hub_even_if_a_colour_is_missing() -> None:
    """VER-SETUP-03, VER-LANG-09: nothing is redrawn."""
    order = "Y" * 5 + "B" * 4 + "R" + "G" * 19 + "R" * 18 + "B" * 15 + "Y" * 14
    table = dealt(3, order=order)
    assert table.state.hub == cards("5Y4B1R")
    assert table.state.deck == order[10:]


@pytest.mark.parametrize("change", [lambda deck: deck[1:], lambda deck: "G" + deck[1:], lambda deck: deck + "Y"])
def test_a_shuffle_must_give_back_the_undealt_cards(change: Callable[[str], str]) -> None:
    """VER-SETUP-02"""
    game = game_of()
    state, _ = game.new_game()
    with pytest.raises(OutcomeRefused, match="76 undealt cards"):
        game.resolve(state, Drawn(tuple(change(state.deck))))


def test_all_dice_show_the_bar_at_first() -> None:
    """VER-SETUP-04"""
    assert dealt().state.dice == (BAR,) * 7


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_host_or_chance_names_the_seat_that_begins(first: int) -> None:
    """VER-SETUP-05"""
    assert game_of().new_game()[0].active == 0
    table = dealt(3, first)
    assert table.where() == ("choose", first)
    assert table.event_of(GameStarted).seats == ((0, 1, 2), (1, 2, 0), (2, 0, 1))[first]


@pytest.mark.parametrize("first", [-1, 3, True])
def test_a_seat_that_is_not_there_cannot_begin(first: int) -> None:
    """VER-SETUP-05"""
    with pytest.raises(SeatsRefused) as refused:
        game_of(3).new_game(first)
    assert refused.value.clause == "VER-SETUP-05"


def test_the_events_of_the_start_hide_the_order_of_the_deck() -> None:
    table = dealt(2)
    assert table.names == ["game_started", "turn_started"]
    started = table.event_of(GameStarted)
    assert (started.players, started.deck_size, started.dice) == (2, 70, (BAR,) * 7)
    assert ("end_check", "before_first_roll") in started.options


# Turn


@pytest.mark.parametrize(("active", "following"), [(0, 1), (1, 2), (2, 0)])
def test_turns_go_round_in_seat_order(active: int, following: int) -> None:
    """VER-TURN-01"""
    table = Table(hub_turn(active=active, dice=SEVEN_BARS)).rolls("3456", "====").stops()
    assert (table.state.active, table.state.to_act) == (following, following)
    assert table.event_of(TurnStarted).seat == following


@pytest.mark.parametrize("seat", [0, 2])
def test_only_the_active_seat_acts(seat: int) -> None:
    """VER-TURN-01"""
    table = Table(hub_turn())
    refused = table.refuses(seat, Roll(ALL_DICE))
    assert (refused.code, refused.clause) == ("action/not_your_turn", "VER-TURN-01")
    assert len(table.game.legal_actions(table.state, seat)) == 0


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_an_unknown_seat_cannot_act(seat: int) -> None:
    """VER-TURN-01"""
    assert Table(hub_turn()).refuses(seat, Stop()).code == "action/no_such_seat"


def test_a_turn_at_the_hub_runs_in_the_printed_order() -> None:
    """VER-TURN-02, VER-NEXT-02: choice, payout, refill, boost, roll, catch, stop."""
    table = Table(position(hub="1Y1B1R1G", catch=(0, "2Y"), dice="=YYRRBG", top="YYYY"))
    table.chooses("hub").splits("1Y").rolls("0123", "====", "1G").stops()
    assert table.names == [
        "group_chosen",
        "payout_due",
        "payout_split",
        "hub_refilled",
        "hub_refilled",
        "boosted",
        "dice_rolled",
        "caught",
        "stopped",
        "turn_started",
    ]


@for_each(
    ("state", "action", "clause"),
    [
        (position(), Roll(ALL_DICE), "VER-GROUP-01"),
        (position(), Distribute(NO_CARDS), "VER-GROUP-01"),
        (hub_turn(), Distribute(NO_CARDS), "VER-TURN-02"),
        (hub_turn(), TakeConsolation(1), "VER-TURN-02"),
        (position("roll_or_stop", target="hub"), TakeConsolation(1), "VER-TURN-02"),
    ],
)
def test_an_action_of_another_phase_is_refused(state: VerasseltState, action: Action, clause: str) -> None:
    """VER-TURN-02"""
    assert Table(state).refuses(1, action).clause == clause


def test_with_two_players_the_opponent_is_predecessor_and_successor() -> None:
    """VER-TURN-03"""
    state = hub_turn(active=0, yards=("1Y1B1R1G",) * 2, dice="YYB====")
    table = Table(state).rolls("3456", "====").stops()
    assert table.state.table_catch == Catch(0, cards("2Y1B"))
    table.chooses("catch").rolls("0123", "====").stops().splits("-")
    assert table.where() == ("choose", 0)


# Choosing the group


def test_the_group_is_chosen_before_everything_else_and_for_the_whole_turn() -> None:
    """VER-GROUP-01"""
    table = Table(position(catch=(0, "2Y2B"), dice=SEVEN_BARS, yards=("2Y2B1R1G", "1Y", "1Y")))
    assert list(table.game.legal_actions(table.state, 1)) == [Choose("hub"), Choose("catch")]
    table.chooses("catch")
    assert table.refuses(1, Choose("hub")).code == "action/already_chosen"
    table.rolls("3456", "====")
    assert table.refuses(1, Choose("hub")).clause == "VER-GROUP-01"
    assert table.state.target == "catch"


def test_the_group_is_what_is_rolled_for() -> None:
    """VER-GROUP-01"""
    assert hub_turn(hub="8B").group == cards("8B")
    assert plunder_turn(hub="8B").group == cards("2Y2B")


def test_there_is_no_third_group() -> None:
    """VER-GROUP-01"""
    assert Table(position()).refuses(1, Choose("deck")).code == "action/illegal_target"  # type: ignore[arg-type]


@pytest.mark.parametrize("catch", [None, (0, "-")])
def test_without_a_card_from_the_predecessor_the_hub_is_the_only_group(catch: tuple[int, str] | None) -> None:
    """VER-GROUP-02, VER-AMB-09: an empty catch cannot be chosen, not even to boost it."""
    table = Table(position(catch=catch))
    assert list(table.game.legal_actions(table.state, 1)) == [Choose("hub")]
    refused = table.refuses(1, Choose("catch"))
    assert (refused.code, refused.clause) == ("action/illegal_target", "VER-GROUP-02")
    table.chooses("hub")
    assert table.event_of(GroupChosen).forced
    assert table.state.table_catch is None


def test_a_choice_with_two_groups_is_not_forced() -> None:
    assert not Table(position(catch=(0, "1Y"))).chooses("hub").event_of(GroupChosen).forced


def test_plundered_cards_may_be_plundered_back() -> None:
    """VER-GROUP-03, VER-AMB-19: back and forth as long as there are cards."""
    state = plunder_turn(yards=("1Y1B1R1G",) * 2, dice="YB=====")
    table = Table(state).rolls("3456", "====").stops().splits("-")
    assert table.state.table_catch == Catch(1, cards("1Y1B"))
    table.chooses("catch").rolls("3456", "====").stops()
    assert table.state.table_catch == Catch(0, cards("1Y1B"))
    assert table.where() == ("choose", 1)
    table.chooses("catch")
    assert table.state.target == "catch"


def test_the_hub_is_out_of_play_while_plundering() -> None:
    """VER-GROUP-04, VER-NEXT-06, VER-AMB-12: not counted, not boosted, not refilled."""
    table = Table(position(hub="3R", catch=(0, "2Y"), dice="=====YY", top="BBBB"))
    table.chooses("catch")
    assert table.event_of(RefillSkipped).reason == "plundering"
    assert table.where() == ("roll", 1)
    table.rolls("0123", "===R", "1G")
    assert table.event_of(Busted).offending == (("R", 1, 0),)
    assert table.state.hub == cards("3R")


# Boosting


@for_each("boost", ["-", "1Y", "1Y1B1R1G", "1B1G"])
def test_any_number_of_own_yard_cards_may_boost_the_group(boost: str) -> None:
    """VER-BOOST-01"""
    table = Table(hub_turn(dice=SEVEN_BARS))
    assert Roll((0, 1, 2, 3), cards(boost)) in table.game.legal_actions(table.state, 1)
    table.rolls("0123", "====", boost)
    assert table.state.hub == plus(cards("3Y3B3R3G"), cards(boost))
    assert table.state.yards[1] == minus((1, 1, 1, 1), cards(boost))
    assert (table.event_of(Boosted).cards == cards(boost)) if boost != "-" else not table.all_events(Boosted)


def test_boosting_again_before_a_later_roll() -> None:
    """VER-BOOST-01"""
    table = Table(hub_turn(dice=SEVEN_BARS)).rolls("0123", "====", "1Y").rolls("0123", "====", "1B")
    assert table.state.hub == cards("4Y4B3R3G")
    assert table.state.yards[1] == cards("1R1G")


@pytest.mark.parametrize("boost", ["2Y", "1Y1B1R2G"])
def test_only_cards_of_the_own_yard_can_boost(boost: str) -> None:
    """VER-BOOST-01"""
    table = Table(hub_turn(yards=("6Y", "1Y1B1R1G", "6G")))
    refused = table.refuses(1, Roll(ALL_DICE, cards(boost)))
    assert (refused.code, refused.clause) == ("action/not_in_yard", "VER-BOOST-01")
    assert Roll(ALL_DICE, cards(boost)) not in table.game.legal_actions(table.state, 1)


@for_each("boost", [(1, 0, 0), (-1, 0, 0, 1), [1, 0, 0, 0], (1.0, 0, 0, 0), (True, 0, 0, 0), "Y", None])
def test_cards_are_four_counts(boost: Any) -> None:
    table = Table(hub_turn())
    assert table.refuses(1, Roll(ALL_DICE, boost)).code == "action/illegal_cards"
    assert Roll(ALL_DICE, boost) not in table.game.legal_actions(table.state, 1)


def test_a_boost_may_bring_a_new_colour_and_the_group_has_no_limit() -> None:
    """VER-BOOST-02"""
    table = Table(hub_turn(hub="9Y9B9R", dice="=======", yards=("-", "6G", "-")))
    table.rolls("0123", "GGG=", "6G")
    assert table.state.hub == cards("9Y9B9R3G")
    assert table.state.own_catch == cards("3G")


def test_while_plundering_the_boost_goes_into_the_catch() -> None:
    """VER-BOOST-03"""
    table = Table(plunder_turn(dice=SEVEN_BARS)).rolls("0123", "====", "1R")
    assert table.state.table_catch == Catch(0, cards("2Y2B1R"))
    assert table.state.hub == cards("3Y3B3R3G")
    assert table.event_of(Boosted).group == "catch"


def test_boosted_cards_never_return_to_the_yard() -> None:
    """VER-BOOST-04, VER-AMB-05, VER-AMB-06: the booster may catch them; the others stay with the group."""
    caught = Table(hub_turn(hub="2B", dice="=======", yards=("-", "1Y1G", "-"))).rolls("0123", "Y===", "1Y1G").stops()
    assert caught.state.table_catch == Catch(1, cards("1Y"))
    assert caught.state.hub == cards("2B1G")
    assert caught.state.yards[1] == NO_CARDS


def test_boosting_without_a_roll_is_not_possible() -> None:
    """VER-BOOST-05, VER-AMB-02, VER-LANG-07: cards move only with a roll, or where a top-up is forced."""
    table = Table(hub_turn())
    refused = table.refuses(1, TopUp((1, 0, 0, 0)))
    assert (refused.code, refused.clause) == ("action/boost_with_roll", "VER-BOOST-05")
    table.does(1, Roll(ALL_DICE, (1, 0, 0, 0)))
    assert table.where() == ("rolling", None)
    assert table.refuses(1, Stop()).code == "action/not_now"


# Rolling


def test_dice_are_inherited_as_they_lie() -> None:
    """VER-ROLL-01, VER-LANG-11: nobody turns them between the turns."""
    table = Table(hub_turn(dice="YYB====")).rolls("3456", "R==G").stops()
    assert "".join(table.state.dice) == "YYBR==G"
    table.chooses("catch")
    assert "".join(table.state.dice) == "YYBR==G"


def test_busting_dice_are_inherited_too() -> None:
    """VER-ROLL-01"""
    table = Table(hub_turn(hub="1Y8B", dice=SEVEN_BARS)).rolls("0123", "YYY=").chooses("hub")
    assert "".join(table.state.dice) == "YYY===="


@for_each("count", [4, 5, 6, 7])
def test_four_to_seven_dice_are_rolled_and_any_of_them(count: int) -> None:
    """VER-ROLL-02"""
    table = Table(hub_turn())
    space = table.game.legal_actions(table.state, 1)
    choices = [dice for dice in DICE_CHOICES if len(dice) == count]
    assert len(choices) == {4: 35, 5: 21, 6: 7, 7: 1}[count]
    assert all(Roll(dice) in space for dice in choices)


@for_each(
    ("dice", "code"),
    [
        ((), "action/too_few_dice"),
        ((0, 1, 2), "action/too_few_dice"),
        ((0, 1, 2, 2), "action/same_die_twice"),
        ((0, 1, 2, 3, 4, 5, 6, 6), "action/same_die_twice"),
        ([0, 1, 2, 3], "action/illegal_dice"),
        ((0, 1, 2, "3"), "action/illegal_dice"),
        ((0, 1, 2, True), "action/illegal_dice"),
        (None, "action/illegal_dice"),
    ],
)
def test_other_hands_of_dice_are_refused(dice: Any, code: str) -> None:
    """VER-ROLL-02"""
    table = Table(hub_turn())
    refused = table.refuses(1, Roll(dice))
    assert (refused.code, refused.clause) == (code, "VER-ROLL-02")
    assert Roll(dice) not in table.game.legal_actions(table.state, 1)


def test_at_least_four_dice_again_for_every_further_roll() -> None:
    """VER-ROLL-02"""
    table = Table(hub_turn(dice=SEVEN_BARS)).rolls("0123", "====")
    assert table.refuses(1, Roll((0, 1, 2))).code == "action/too_few_dice"


def test_a_die_changes_only_by_being_rolled() -> None:
    """VER-ROLL-03"""
    table = Table(hub_turn(dice="YB=====")).rolls("6543", "RG==")
    assert "".join(table.state.dice) == "YB===GR"  # faces answer the dice in the order of the roll
    assert table.event_of(DiceRolled).rolled == (6, 5, 4, 3)
    assert table.event_of(DiceRolled).dice == tuple("YB===GR")


def test_the_dice_show_their_old_faces_while_others_are_in_the_air() -> None:
    """VER-ROLL-03"""
    table = Table(hub_turn(dice="YYB====")).does(1, Roll((0, 1, 2, 3)))
    assert "".join(table.state.dice) == "YYB===="
    assert table.game.awaiting(table.state) == InFlight(((1, (0, 1, 2, 3)),))


def test_kept_dice_demand_and_take_a_card_each_time() -> None:
    """VER-ROLL-04, VER-AMB-04: also dice left lying by an earlier player."""
    table = Table(hub_turn(hub="4Y4B", dice="YB=====")).rolls("3456", "====")
    assert table.event_of(Caught).cards == cards("1Y1B")
    table.rolls("3456", "====")
    assert table.state.own_catch == cards("2Y2B")
    assert table.state.hub == cards("2Y2B")


def test_kept_dice_can_bust() -> None:
    """VER-ROLL-04"""
    table = Table(hub_turn(hub="8B", dice="Y======")).rolls("3456", "====")
    assert table.event_of(Busted).offending == (("Y", 1, 0),)


def test_bars_neither_demand_nor_take_cards() -> None:
    """VER-ROLL-05, VER-CATCH-03: seven bars are safe and catch nothing."""
    table = Table(hub_turn(hub="-", dice=SEVEN_BARS)).rolls("0123456", "=======")
    assert table.where() == ("roll_or_stop", 1)
    assert table.event_of(Caught).cards == NO_CARDS


# Bust


@for_each(("faces", "bust"), [("YYB=", False), ("YYBB", True), ("YYYB", True), ("G===", True)])
def test_more_dice_than_cards_of_one_colour_is_a_bust_and_equality_is_safe(faces: str, bust: bool) -> None:
    """VER-BUST-01"""
    table = Table(hub_turn(hub="2Y1B9R", dice=SEVEN_BARS)).rolls("0123", faces)
    assert bool(table.all_events(Busted)) == bust
    assert table.state.phase == ("choose" if bust else "roll_or_stop")


def test_a_bust_names_the_offending_colours_and_their_numbers() -> None:
    """VER-BUST-01"""
    table = Table(hub_turn(hub="2Y1B9R", dice=SEVEN_BARS)).rolls("0123456", "YYYBBGR")
    assert table.event_of(Busted).offending == (("Y", 3, 2), ("B", 2, 1), ("G", 1, 0))


def test_the_own_catch_does_not_count_for_the_roll() -> None:
    """VER-BUST-02"""
    table = Table(position("roll_or_stop", target="hub", hub="8B", own="3Y", dice=SEVEN_BARS)).rolls("0123", "Y===")
    assert table.event_of(Busted).offending == (("Y", 1, 0),)


def test_boosts_of_this_turn_count_for_the_roll() -> None:
    """VER-BUST-02"""
    table = Table(hub_turn(hub="8B", dice=SEVEN_BARS)).rolls("0123", "Y===", "1Y")
    assert table.event_of(Caught).cards == cards("1Y")


def test_a_bust_dissolves_the_own_catch_into_the_hub() -> None:
    """VER-BUST-03"""
    state = position("roll_or_stop", target="hub", hub="1Y8B", own="2Y1R", dice=SEVEN_BARS)
    table = Table(state).rolls("0123", "GG==", "1G")
    assert table.state.hub == cards("3Y8B1R1G")
    assert table.event_of(CatchDissolved) == CatchDissolved(cards("2Y1R"), "hub")
    assert table.state.own_catch == NO_CARDS


def test_a_bust_ends_the_turn_at_once_without_gain() -> None:
    """VER-BUST-04, VER-LANG-10: at the hub as well as when plundering."""
    for state in (hub_turn(hub="8B", dice=SEVEN_BARS), plunder_turn(dice=SEVEN_BARS, yards=("6G", "-", "-"))):
        table = Table(state).rolls("0123", "R===")
        assert table.where() == ("choose", 2)
        assert table.state.heaps[1] == NO_CARDS


@for_each(("yard", "drawn"), [("-", 2), ("4Y", 2), ("5Y", 1), ("6Y", 0)])
def test_consolation_is_two_cards_but_stops_at_six(yard: str, drawn: int) -> None:
    """VER-BUST-05, VER-LANG-04"""
    state = hub_turn(hub="8B", dice=SEVEN_BARS, yards=("-", yard, "-"), top="RGB")
    table = Table(state).rolls("0123", "Y===")
    assert table.event_of(ConsolationDrawn).cards == "RGB"[:drawn]
    assert table.state.yards[1] == plus(cards(yard), counted("RGB"[:drawn]))
    assert table.state.deck.startswith("RGB"[drawn:])


@pytest.mark.parametrize("deck", ["", "R"])
def test_consolation_stops_at_an_empty_deck(deck: str) -> None:
    """VER-BUST-05, VER-AMB-07"""
    state = hub_turn(hub="8B", dice=SEVEN_BARS, yards=("-", "-", "-"), deck=deck)
    table = Table(state).rolls("0123", "Y===")
    assert table.event_of(ConsolationDrawn) == ConsolationDrawn(1, deck, 0)


def test_consolation_is_drawn_before_the_next_refill() -> None:
    """VER-BUST-05"""
    state = hub_turn(hub="8B", dice=SEVEN_BARS, yards=("-", "-", "-"), top="RRGGGGGGGGGGGG")
    table = Table(state).rolls("0123", "Y===").chooses("hub")
    assert table.state.yards[1] == cards("2R")
    assert table.state.hub == cards("8B12G")


def test_a_plundered_owner_receives_everything_after_a_bust() -> None:
    """VER-BUST-06, VER-LANG-03, VER-AMB-05: rest, dissolved catch and boosts, which he splits at once."""
    state = position(
        "roll_or_stop", target="catch", catch=(0, "1Y"), own="2B", dice=SEVEN_BARS, yards=("1Y", "1R1G", "-"), top="YY"
    )
    table = Table(state).rolls("0123", "GG==", "1G")
    assert table.event_of(PayoutDue) == PayoutDue(0, cards("1Y2B1G"), "plunder_bust")
    assert table.where() == ("distribute", 0)
    assert table.state.own_catch == NO_CARDS
    table.splits("1Y2B1G")
    assert table.state.yards[0] == cards("2Y2B1G")
    assert table.where() == ("choose", 2)


def test_after_a_bust_the_successor_has_only_the_hub() -> None:
    """VER-BUST-07"""
    table = Table(position("roll_or_stop", target="hub", hub="8B", own="2Y", dice=SEVEN_BARS)).rolls("0123", "G===")
    assert table.state.table_catch is None
    assert table.event_of(TurnStarted).groups == ("hub",)


def test_a_bust_is_processed_in_the_printed_order() -> None:
    """VER-BUST-08, VER-AMB-23: consolation, dissolve, payout, next turn."""
    state = position("roll_or_stop", target="catch", catch=(0, "1Y"), own="2B", dice=SEVEN_BARS)
    table = Table(state).rolls("0123", "GG==").splits("-")
    assert table.names == [
        "dice_rolled",
        "busted",
        "consolation_drawn",
        "catch_dissolved",
        "payout_due",
        "payout_split",
        "turn_started",
    ]


# Safe roll


def test_every_coloured_die_takes_its_card() -> None:
    """VER-CATCH-01, VER-AMB-21: all of them, there is no choice."""
    table = Table(hub_turn(dice="YY=====")).rolls("2345", "BRG=")
    assert table.event_of(Caught) == Caught(1, cards("2Y1B1R1G"), cards("2Y1B1R1G"), cards("1Y2B2R2G"))
    assert table.where() == ("roll_or_stop", 1)


def test_the_own_catch_grows_over_the_rolls_and_stays_open() -> None:
    """VER-CATCH-02"""
    table = Table(hub_turn(dice=SEVEN_BARS)).rolls("0123", "YY==").rolls("0123", "==BB")
    assert table.state.own_catch == cards("2Y2B")
    assert all(table.game.view(table.state, seat).own_catch == cards("2Y2B") for seat in (0, 1, 2, None))


def test_after_a_safe_roll_one_may_roll_on_or_stop_without_limit() -> None:
    """VER-CATCH-04"""
    table = Table(hub_turn(dice=SEVEN_BARS))
    for _ in range(20):
        table.rolls("0123", "====")
        space = table.game.legal_actions(table.state, 1)
        assert Stop() in space
        assert Roll((3, 4, 5, 6)) in space


def test_an_emptied_group_may_still_be_rolled_for() -> None:
    """VER-CATCH-05, VER-AMB-11: only seven bars survive, unless it is boosted."""
    empty = position("roll_or_stop", target="hub", hub="-", own="1Y", dice=SEVEN_BARS)
    assert Table(empty).rolls("0123", "====").where() == ("roll_or_stop", 1)
    assert Table(empty).rolls("0123", "===Y").where() == ("choose", 2)
    assert Table(empty).rolls("0123", "===Y", "1Y").where() == ("roll_or_stop", 1)


# Stopping


def test_the_turn_ends_with_a_stop_after_a_safe_roll() -> None:
    """VER-STOP-01"""
    table = Table(hub_turn(dice=SEVEN_BARS)).rolls("0123", "YB==").stops()
    assert table.event_of(Stopped) == Stopped(1, cards("1Y1B"))
    assert table.where() == ("choose", 2)


@pytest.mark.parametrize("state", [hub_turn(), plunder_turn(), position()])
def test_no_stop_before_the_first_roll(state: VerasseltState) -> None:
    """VER-STOP-02, VER-AMB-01"""
    table = Table(state)
    refused = table.refuses(1, Stop())
    assert (refused.code, refused.clause) == ("action/must_roll", "VER-STOP-02")
    assert Stop() not in table.game.legal_actions(table.state, 1)


def test_a_table_may_allow_the_stop_before_the_first_roll() -> None:
    """VER-AMB-01: allow_stop_before_first_roll; still no boost without a roll."""
    table = Table(plunder_turn(), allow_stop_before_first_roll=True)
    assert Stop() in table.game.legal_actions(table.state, 1)
    table.stops()
    assert table.event_of(PayoutDue) == PayoutDue(0, cards("2Y2B"), "leftover")
    assert table.refuses(1, Stop()).clause == "VER-PAY-05"


def test_a_table_that_allows_the_early_stop_still_wants_a_choice_first() -> None:
    """VER-AMB-01"""
    assert Table(position(), allow_stop_before_first_roll=True).refuses(1, Stop()).clause == "VER-STOP-02"


def test_a_stopped_catch_is_not_secured_until_the_successor_has_chosen() -> None:
    """VER-STOP-03, VER-NEXT-01: nothing is paid or refilled before."""
    table = Table(hub_turn(dice=SEVEN_BARS, hub="2Y2B")).rolls("0123", "YB==").stops()
    assert table.state.table_catch == Catch(1, cards("1Y1B"))
    assert table.state.heaps[1] == NO_CARDS
    assert table.state.hub == cards("1Y1B")
    assert not table.all_events(HubRefilled)
    assert not table.all_events(PayoutDue)


def test_a_stop_with_an_empty_catch_leaves_no_catch() -> None:
    """VER-STOP-04, VER-AMB-10"""
    table = Table(hub_turn(dice=SEVEN_BARS)).rolls("0123", "====").stops()
    assert table.state.table_catch is None
    assert table.state.groups == ("hub",)


def test_after_a_plunder_the_owner_receives_the_rest_before_the_successor_chooses() -> None:
    """VER-STOP-05, VER-AMB-06: boosts that were not caught are part of the rest."""
    table = Table(plunder_turn(dice="Y======")).rolls("3456", "G===", "1R1G").stops()
    assert table.event_of(PayoutDue) == PayoutDue(0, cards("1Y2B1R"), "leftover")
    assert table.where() == ("distribute", 0)
    assert table.state.active == 1
    table.splits("-")
    assert table.where() == ("choose", 2)
    assert table.state.table_catch == Catch(1, cards("1Y1G"))


def test_a_rest_of_nothing_needs_no_decision() -> None:
    """VER-STOP-05, VER-PAY-04"""
    table = Table(plunder_turn(catch=(0, "1Y"), dice="Y======")).rolls("3456", "====").stops()
    assert table.event_of(PayoutSplit) == PayoutSplit(0, NO_CARDS, NO_CARDS)
    assert table.where() == ("choose", 2)


# Hand-over


def test_the_owner_is_paid_before_the_refill_and_the_boost_comes_after_it() -> None:
    """VER-NEXT-02, VER-AMB-12, VER-AMB-13: nobody sees the new cards before the choice."""
    table = Table(position(hub="3Y3B", catch=(0, "2G"), dice="=YYRRBG", top="RRRR")).chooses("hub")
    assert table.where() == ("distribute", 0)
    assert table.state.hub == cards("3Y3B")
    table.splits("2G")
    assert table.where() == ("roll", 1)
    assert table.state.hub == cards("3Y3B2R")
    assert table.refuses(1, Choose("catch")).code == "action/already_chosen"


@pytest.mark.parametrize("bust", [False, True])
def test_the_refill_comes_whether_or_not_the_predecessor_bust(bust: bool) -> None:
    """VER-NEXT-03, VER-LANG-08"""
    state = hub_turn(hub="9B", dice="=======", top="RRRRRRRRRRRRRRRRRR", yards=("6G", "6Y", "6G"))
    table = Table(state).rolls("0123", "G===" if bust else "====")
    if not bust:
        table.stops()
    table.chooses("hub")
    assert size(table.state.hub) == 9 + (12 if bust else 14)


@for_each("bars", range(8))
@for_each("per_bar", [1, 2])
def test_the_hub_grows_by_the_bars_as_they_lie(bars: int, per_bar: int) -> None:
    """VER-NEXT-04, VER-LANG-01: two cards per double bar, or one by the Italian text; no limit."""
    table = Table(position(dice="=" * bars + NO_BARS[bars:]), refill_per_double_bar=per_bar).chooses("hub")
    assert size(table.state.hub) == 12 + per_bar * bars
    assert len(table.all_events(HubRefilled)) == (bars > 0)


def test_the_bars_of_the_last_turn_count_even_after_a_plunder() -> None:
    """VER-NEXT-04, VER-AMB-22: bars of a skipped refill are lost."""
    table = Table(position(catch=(0, "2Y2B2R2G"), dice="=======", yards=("6Y", "-", "-"))).chooses("catch")
    table.rolls("0123456", "YYBBRR=").stops().chooses("hub").splits("-")
    assert size(table.state.hub) == 12 + 2


@for_each(("hub", "after"), [("1Y", 8), ("7Y", 8), ("8Y", 8), ("9Y", 9)])
def test_the_hub_is_filled_up_to_eight(hub: str, after: int) -> None:
    """VER-NEXT-05"""
    table = Table(position(hub=hub)).chooses("hub")
    assert size(table.state.hub) == after
    assert [event.part for event in table.all_events(HubRefilled)] == (
        ["to_eight"] if after == 8 and hub != "8Y" else []
    )


def test_bars_first_then_up_to_eight() -> None:
    """VER-NEXT-05"""
    table = Table(position(hub="1Y", dice="==YYRRB", top="BBBBRRRG")).chooses("hub")
    assert table.all_events(HubRefilled) == [
        HubRefilled("bars", "BBBB", len(table.state.deck) + 3),
        HubRefilled("to_eight", "RRR", len(table.state.deck)),
    ]


def test_a_plundered_catch_stays_in_place_for_the_whole_turn() -> None:
    """VER-NEXT-06"""
    table = Table(position(catch=(0, "2Y2B"), dice=SEVEN_BARS)).chooses("catch").rolls("0123", "====")
    assert table.state.table_catch == Catch(0, cards("2Y2B"))
    assert not table.all_events(PayoutDue)
    assert not table.all_events(HubRefilled)


def test_no_refill_in_the_first_turn_of_the_game() -> None:
    """VER-NEXT-07, VER-AMB-03"""
    table = dealt().chooses("hub")
    assert size(table.state.hub) == 10
    assert table.event_of(RefillSkipped).reason == "first_turn"
    assert table.state.first_turn
    table.rolls("0123456", "=======").stops()
    assert not table.state.first_turn
    table.chooses("hub")
    assert size(table.state.hub) == 24


def test_a_table_may_refill_in_the_first_turn_too() -> None:
    """VER-AMB-03: first_turn_refill"""
    assert size(dealt(first_turn_refill=True).chooses("hub").state.hub) == 24


@pytest.mark.parametrize(("deck", "parts"), [("RR", ["bars"]), ("RRRRR", ["bars", "to_eight"]), ("", [])])
def test_a_short_deck_gives_what_it_has(deck: str, parts: list[str]) -> None:
    """VER-NEXT-08, VER-AMB-08: bars before eight; nothing is reshuffled."""
    table = Table(position(hub="2Y", dice="==YYRRB", deck=deck, yards=("-", "6G", "-"))).chooses("hub")
    assert [event.part for event in table.all_events(HubRefilled)] == parts
    assert table.state.hub == plus(cards("2Y"), counted(deck))
    assert table.state.deck == ""
    assert [event.reason for event in table.all_events(RefillSkipped)] == ([] if deck else ["deck_empty"])


def test_drawn_cards_join_their_colour_openly() -> None:
    """VER-NEXT-09"""
    table = Table(position(hub="1Y1B", dice="===YYRR", top="GRGBYY")).chooses("hub")
    assert table.event_of(HubRefilled).cards == "GRGBYY"
    assert table.state.hub == cards("3Y2B1R2G")


# Receiving a catch


def test_a_player_receives_cards_on_four_occasions_only() -> None:
    """VER-PAY-01: hub chosen, plunderer stops, plunderer busts, game end."""
    secured = Table(position(catch=(0, "2Y2B"))).chooses("hub")
    stopped = Table(plunder_turn(dice=SEVEN_BARS)).rolls("0123", "====").stops()
    bust = Table(plunder_turn(dice=SEVEN_BARS)).rolls("0123", "G===")
    end = Table(position(hub="1R", catch=(0, "2Y2B"), yards=("-", "-", "-"), deck="", rest_on=2)).chooses("hub")
    tables = {"secured": secured, "leftover": stopped, "plunder_bust": bust, "game_end": end}
    for reason, table in tables.items():
        assert table.all_events(PayoutDue) == [PayoutDue(0, cards("2Y2B"), reason)]


@pytest.mark.parametrize(("yard", "to_yard", "fits"), [("4G", "2Y", True), ("4G", "2Y1B", False), ("5G", "2Y", False)])
def test_a_yard_holds_six_cards_in_total(yard: str, to_yard: str, fits: bool) -> None:
    """VER-PAY-02, VER-LANG-05: a limit of the yard, not of the payout."""
    table = Table(position(catch=(0, "2Y2B"), yards=(yard, "-", "-"))).chooses("hub")
    assert (Distribute(cards(to_yard)) in table.game.legal_actions(table.state, 0)) == fits
    if fits:
        table.splits(to_yard)
        assert table.state.yards[0] == plus(cards(yard), cards(to_yard))
        assert table.state.heaps[0] == minus(cards("2Y2B"), cards(to_yard))
    else:
        refused = table.refuses(0, Distribute(cards(to_yard)))
        assert (refused.code, refused.clause) == ("action/yard_full", "VER-PAY-02")


@for_each("to_yard", ["-", "2Y2B", "1Y", "2B"])
def test_the_split_is_free(to_yard: str) -> None:
    """VER-PAY-03: all to the heap, all to the yard, or any mix."""
    table = Table(position(catch=(0, "2Y2B"), yards=("2R", "-", "-"))).chooses("hub").splits(to_yard)
    rest = minus(cards("2Y2B"), cards(to_yard))
    assert table.event_of(PayoutSplit) == PayoutSplit(0, cards(to_yard), rest)
    assert (table.state.yards[0], table.state.heaps[0]) == (plus(cards("2R"), cards(to_yard)), rest)


@pytest.mark.parametrize("to_yard", ["3Y", "1R", "1Y1G"])
def test_only_received_cards_are_split(to_yard: str) -> None:
    """VER-PAY-03, VER-AMB-24: yard cards cannot be moved to the heap either."""
    table = Table(position(catch=(0, "2Y2B"), yards=("2R", "-", "-"))).chooses("hub")
    refused = table.refuses(0, Distribute(cards(to_yard)))
    assert (refused.code, refused.clause) == ("action/not_received", "VER-PAY-03")
    assert table.refuses(0, Distribute((0, 0, -1, 0))).code == "action/illegal_cards"


def test_with_a_full_yard_there_is_nothing_to_decide() -> None:
    """VER-PAY-04"""
    table = Table(position(catch=(0, "2Y2B"), yards=("6R", "-", "-"))).chooses("hub")
    assert table.where() == ("roll", 1)
    assert table.event_of(PayoutSplit) == PayoutSplit(0, NO_CARDS, cards("2Y2B"))


def test_the_owner_alone_splits_and_play_waits_for_him() -> None:
    """VER-PAY-05, VER-AMB-14"""
    table = Table(position(catch=(0, "2Y2B"))).chooses("hub")
    assert table.where() == ("distribute", 0)
    for seat, action in ((1, Distribute(NO_CARDS)), (1, Roll(ALL_DICE)), (2, Distribute(NO_CARDS))):
        refused = table.refuses(seat, action)
        assert (refused.code, refused.clause) == ("action/not_your_decision", "VER-PAY-05")
    assert table.refuses(0, Roll(ALL_DICE)).code == "action/split_first"
    table.does(0, Timeout())
    assert table.state.heaps[0] == cards("2Y2B")


@given(seed=st.integers(0, 2**32))
@examples(15)
def test_heap_cards_never_come_back(seed: int) -> None:
    """VER-PAY-06"""
    heaps: tuple[Cards, ...] = (NO_CARDS,) * 3
    for state, _, _ in playthrough(game_of(3, max_turns=60), Random(seed)):
        assert all(covers(now, before) for now, before in zip(state.heaps, heaps, strict=True))
        heaps = state.heaps


# End


def at_the_end(hub: str, yard: str, deck: str = "", **changes: Any) -> VerasseltState:
    return position(hub=hub, yards=("1Y1B1R1G", yard, "1Y1B1R1G"), deck=deck, **changes)


@for_each(
    ("hub", "yard", "deck", "phase"),
    [
        ("7Y", "-", "", "over"),
        ("4Y", "3G", "", "over"),
        ("4Y", "2G", "R", "over"),  # deck and hub and yard are seven
        ("4Y", "3G", "R", "top_up"),
        ("7Y", "1G", "", "top_up"),
        ("8Y", "-", "", "roll"),
        ("2Y", "-", "RRRRRR", "roll"),
        ("-", "6G", "", "over"),
    ],
)
def test_the_end_test_after_the_refill(hub: str, yard: str, deck: str, phase: Phase) -> None:
    """VER-END-01, VER-END-02, VER-END-05, VER-AMB-11, VER-AMB-30: hub + deck + yard below eight is the end."""
    table = Table(at_the_end(hub, yard, deck))
    assert table.game.view(table.state, 0).hub_ends_game == (phase == "over")
    table.chooses("hub")
    assert table.state.phase == phase
    assert table.state.deck == ""
    assert table.state.hub == plus(cards(hub), counted(deck))


def test_the_end_test_looks_at_the_yard_of_the_active_player_only() -> None:
    """VER-END-01"""
    table = Table(position(hub="7Y", yards=("6B", "-", "6B"), deck="")).chooses("hub")
    assert table.event_of(GameEnded).reason == "hub_short"
    assert table.state.result is not None
    assert table.state.target is None


def test_a_yard_that_can_bring_the_hub_to_eight_must() -> None:
    """VER-END-02, VER-AMB-17: no roll, no stop, no refusal before."""
    table = Table(at_the_end("6Y", "2G")).chooses("hub")
    assert table.event_of(TopUpRequired) == TopUpRequired(1, 2)
    for action in (Roll(ALL_DICE), Stop(), Choose("hub")):
        refused = table.refuses(1, action)
        assert (refused.code, refused.clause) == ("action/top_up_first", "VER-END-02")
    for few in ("-", "1G"):
        assert table.refuses(1, TopUp(cards(few))).clause == "VER-END-02"


@for_each(("given_cards", "legal"), [("2B", True), ("1B1G", True), ("2B1G", True), ("1B", False)])
def test_the_player_picks_the_cards_and_may_give_more(given_cards: str, legal: bool) -> None:
    """VER-END-03, VER-AMB-16"""
    table = Table(at_the_end("6Y", "2B1G")).chooses("hub")
    assert (TopUp(cards(given_cards)) in table.game.legal_actions(table.state, 1)) == legal
    if not legal:
        assert table.refuses(1, TopUp(cards(given_cards))).code == "action/too_few_cards"
        return
    table.does(1, TopUp(cards(given_cards)))
    assert table.event_of(ToppedUp).cards == cards(given_cards)
    assert table.state.hub == plus(cards("6Y"), cards(given_cards))
    assert table.where() == ("roll", 1)


def test_a_top_up_takes_cards_of_the_own_yard() -> None:
    """VER-END-03"""
    table = Table(at_the_end("6Y", "2B1G")).chooses("hub")
    refused = table.refuses(1, TopUp(cards("2R")))
    assert (refused.code, refused.clause) == ("action/not_in_yard", "VER-END-03")
    assert table.refuses(1, TopUp((0, 2, -1, 1))).code == "action/illegal_cards"


def test_top_up_cards_stay_in_the_hub_after_a_bust() -> None:
    """VER-END-03, VER-AMB-28: it replaces no roll and protects from nothing."""
    table = Table(at_the_end("6Y", "2B", dice=SEVEN_BARS)).chooses("hub").does(1, TopUp(cards("2B")))
    assert table.refuses(1, Stop()).clause == "VER-STOP-02"
    table.rolls("0123", "G===")
    assert table.state.hub == cards("6Y2B")
    assert table.state.yards[1] == NO_CARDS


def test_a_catch_still_waiting_at_the_end_goes_to_its_owners_heap_unasked() -> None:
    """VER-END-04, VER-AMB-15"""
    state = at_the_end("2Y", "1G", "R", catch=(0, "1Y1B"), heaps=("-", "-", "-"), rest_on=2)
    table = Table(state).chooses("hub")
    assert table.state.phase == "over"
    assert table.state.heaps[0] == cards("1Y1B")
    assert table.event_of(GameEnded).final_payout == ((0, cards("1Y1B")),)
    assert table.state.hub == cards("2Y1R")


def test_a_plunderer_is_never_subject_to_the_end_test() -> None:
    """VER-END-06, VER-LANG-06"""
    table = Table(at_the_end("1Y", "-", catch=(0, "1Y1B"))).chooses("catch")
    assert table.where() == ("roll", 1)
    assert Table(at_the_end("6Y", "2G", catch=(0, "1Y1B"))).chooses("catch").where() == ("roll", 1)


def test_ending_the_game_on_purpose_is_legal() -> None:
    """VER-END-06, VER-AMB-18"""
    table = Table(at_the_end("1Y", "-", catch=(0, "1Y1B")))
    assert Choose("hub") in table.game.legal_actions(table.state, 1)
    assert table.chooses("hub").state.phase == "over"


def test_where_the_hub_ends_the_game_and_is_the_only_choice_it_is_still_chosen() -> None:
    """VER-AMB-29"""
    table = Table(at_the_end("1Y", "-"))
    assert list(table.game.legal_actions(table.state, 1)) == [Choose("hub")]
    assert table.chooses("hub").names == ["group_chosen", "refill_skipped", "game_ended", "scored"]


def test_there_is_no_other_end() -> None:
    """VER-END-07, VER-AMB-20: a thousand busts do not end the game."""
    state = hub_turn(hub="8B", dice=SEVEN_BARS, turn=1, deck="", yards=("-", "-", "-"))
    table = Table(state)
    for _ in range(1000):
        table.rolls("0123", "Y===").chooses("hub")
    assert table.state.turn == 1001


def test_bots_may_set_a_limit_of_turns() -> None:
    """VER-AMB-20: max_turns, scored as it stands."""
    state = hub_turn(dice=SEVEN_BARS, turn=7, heaps=("1Y", "1Y", "-"))
    table = Table(state, max_turns=7).rolls("0123", "YB==").stops()
    assert table.event_of(GameEnded).reason == "max_turns"
    assert table.event_of(GameEnded).final_payout == ((1, cards("1Y1B")),)
    result = table.game.result(table.state)
    assert result is not None
    assert (result.winners, result.scores, result.reason) == ((1,), (1, 3, 0), "max_turns")


def test_turns_are_counted_from_the_first() -> None:
    """VER-AMB-20"""
    table = dealt(max_turns=2).chooses("hub").rolls("0123456", "=======").stops()
    assert (table.state.turn, table.state.phase) == (2, "choose")
    assert table.chooses("hub").rolls("0123456", "=======").stops().state.phase == "over"


def test_in_the_last_turn_nobody_is_asked_to_split() -> None:
    """VER-AMB-15, VER-AMB-20: a yard is of no use any more."""
    table = Table(plunder_turn(dice="Y======", turn=7), max_turns=7).rolls("3456", "====").stops()
    assert table.state.phase == "over"
    assert (table.state.heaps[0], table.state.heaps[1]) == (cards("1Y2B"), cards("1Y"))


def test_after_the_end_nothing_is_accepted() -> None:
    table = Table(at_the_end("1Y", "-")).chooses("hub")
    for action in (Choose("hub"), Stop(), Resign(), Timeout()):
        assert table.refuses(1, action).code == "action/game_over"
    assert isinstance(table.game.awaiting(table.state), Over)


# Winner


def scored(heaps: tuple[str, ...], yards: tuple[str, ...]) -> Scored:
    table = Table(position(hub="1Y", heaps=heaps, yards=yards, deck="", rest_on=0, active=1))
    return table.chooses("hub").event_of(Scored)


def test_most_cards_on_the_heap_win() -> None:
    """VER-WIN-01: yard and hub cards are worth nothing."""
    result = scored(("-", "9Y", "-"), ("3Y", "-", "6B"))
    assert result.winners == (0,)
    assert result.heaps == (88 - 1 - 9 - 9, 9, 0)
    assert (result.yards, result.tie_break) == ((3, 0, 6), None)


@pytest.mark.parametrize(
    ("yards", "winners", "tie_break"),
    [
        (("1Y", "-", "2B"), (0,), "fewer_yard_cards"),
        (("2Y", "-", "1B"), (2,), "fewer_yard_cards"),
        (("2Y", "-", "2B"), (0, 2), "shared"),
    ],
)
def test_ties_go_to_the_smaller_yard_and_are_shared_after_that(
    yards: tuple[str, ...], winners: tuple[int, ...], tie_break: str
) -> None:
    """VER-WIN-02, VER-WIN-03, VER-AMB-26"""
    held = sum(size(cards(yard)) for yard in yards) + 1
    each = (88 - held) // 2
    spare = 88 - held - 2 * each
    state = position(hub="1Y", yards=yards, deck="", heaps=("-", "-", "-"), rest_on=0)
    whole = letters(state.heaps[0])
    heaps = (counted(whole[:each]), counted(whole[2 * each :]), counted(whole[each : 2 * each]))
    assert spare < each
    result = Table(state.but(heaps=heaps)).chooses("hub").event_of(Scored)
    assert (result.winners, result.tie_break) == (winners, tie_break)


# Languages


def test_the_end_test_at_the_start_of_the_turn_misses_a_deck_emptied_by_this_refill() -> None:
    """VER-LANG-02, VER-AMB-31: no end and no top-up duty; he rolls for whatever lies there."""
    for yard in ("-", "6G"):
        state = at_the_end("2Y", yard, "RR")
        table = Table(state, end_check="turn_start")
        assert not table.game.view(state, 1).hub_ends_game
        table.chooses("hub")
        assert table.where() == ("roll", 1)
        assert table.state.hub == cards("2Y2R")


@pytest.mark.parametrize(("yard", "phase"), [("-", "over"), ("5G", "over"), ("6G", "top_up")])
def test_the_end_test_at_the_start_of_the_turn_is_the_same_with_an_empty_deck(yard: str, phase: Phase) -> None:
    """VER-LANG-02"""
    assert Table(at_the_end("2Y", yard), end_check="turn_start").chooses("hub").state.phase == phase


def test_the_owner_is_asked_where_the_end_is_not_certain() -> None:
    """VER-AMB-15, VER-AMB-31"""
    state = at_the_end("2Y", "-", "RR", catch=(0, "1Y1B"))
    assert Table(state, end_check="turn_start").chooses("hub").where() == ("distribute", 0)
    assert Table(state).chooses("hub").where() == ("over", None)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_consolation_may_be_optional(count: int) -> None:
    """VER-LANG-04, VER-AMB-34"""
    state = position("roll_or_stop", target="hub", hub="8B", own="1R", dice=SEVEN_BARS, top="RGB", yards=("-",) * 3)
    table = Table(state, consolation_optional=True).rolls("0123", "Y===")
    assert table.where() == ("consolation", 1)
    assert list(table.game.legal_actions(table.state, 1)) == [TakeConsolation(n) for n in range(3)]
    assert table.refuses(1, Roll(ALL_DICE)).clause == "VER-AMB-34"
    table.does(1, TakeConsolation(count))
    assert table.state.yards[1] == counted("RG"[:count])
    assert table.state.hub == cards("8B1R")
    assert table.where() == ("choose", 2)


@for_each("count", [-1, 2, 3, True, 1.0, None])
def test_an_optional_consolation_keeps_its_limits(count: Any) -> None:
    """VER-AMB-34, VER-BUST-05"""
    state = hub_turn(hub="8B", dice=SEVEN_BARS, yards=("-", "5Y", "-"))
    table = Table(state, consolation_optional=True).rolls("0123", "Y===")
    assert len(table.game.legal_actions(table.state, 1)) == 2
    assert table.refuses(1, TakeConsolation(count)).clause == "VER-BUST-05"


def test_without_a_card_to_take_nobody_is_asked_about_consolation() -> None:
    """VER-AMB-34"""
    state = hub_turn(hub="8B", dice=SEVEN_BARS, yards=("-", "6Y", "-"))
    assert Table(state, consolation_optional=True).rolls("0123", "Y===").where() == ("choose", 2)


def test_consolation_with_a_yard_that_was_emptied_by_boosting() -> None:
    """VER-AMB-27"""
    table = Table(hub_turn(hub="8B", dice=SEVEN_BARS, top="RR", yards=("-", "6Y", "-"))).rolls("0123", "G===", "6Y")
    assert table.state.yards[1] == cards("2R")


def test_an_option_that_does_not_exist_is_refused() -> None:
    """VER-LANG-01"""
    with pytest.raises(OptionRefused):
        game_of(refill_per_double_bar=3)


# Views


def test_heap_sizes_are_public_unless_the_table_hides_them() -> None:
    """VER-AMB-25: show_heap_counts; at the end they are counted openly."""
    state = position(heaps=("3Y", "2B", "1R"))
    assert game_of().view(state, None).heaps == (3, 2, 1)
    hidden = game_of(show_heap_counts=False)
    assert hidden.view(state, 1).heaps == (None, 2, None)
    assert hidden.view(state, None).heaps == (None, None, None)
    over = Table(position(hub="1Y", yards=("-",) * 3, heaps=("-", "2B", "1R"), deck=""), show_heap_counts=False)
    over.chooses("hub")
    assert over.game.view(over.state, 1).heaps == (84, 2, 1)


def test_a_view_shows_everything_that_lies_open() -> None:
    table = Table(position(catch=(0, "2Y2B")))
    view = table.game.view(table.state, 1)
    assert (view.phase, view.active, view.to_act, view.groups) == ("choose", 1, 1, ("hub", "catch"))
    assert (view.hub, view.yards, view.table_catch) == (table.state.hub, table.state.yards, table.state.table_catch)
    assert (view.deck_size, view.seats, dict(view.options)["end_check"]) == (
        len(table.state.deck),
        3,
        "before_first_roll",
    )
    assert list(view.actions) == [Choose("hub"), Choose("catch")]
    assert len(table.game.view(table.state, 2).actions) == 0
    assert len(table.game.view(table.state, None).actions) == 0


# Time-outs


@for_each(
    ("state", "like"),
    [
        (position(catch=(0, "2Y2B")), Choose("hub")),
        (hub_turn(), Roll(ALL_DICE)),
        (plunder_turn(), Roll(ALL_DICE)),
        (position("roll_or_stop", target="hub", own="1Y"), Stop()),
        (position("top_up", target="hub", hub="5Y", yards=("-", "1Y1B3R1G", "-"), deck=""), TopUp(cards("3R"))),
        (position("top_up", target="hub", hub="4Y", yards=("-", "2Y1B3R", "-"), deck=""), TopUp(cards("1Y3R"))),
        (position("top_up", target="hub", hub="7Y", yards=("-", "1B1R1G", "-"), deck=""), TopUp(cards("1B"))),
    ],
)
def test_a_time_out_does_what_the_rules_foresee(state: VerasseltState, like: Action) -> None:
    """VER-AMB-32"""
    table = Table(state)
    assert table.game.apply(state, 1, Timeout()) == table.game.apply(state, 1, like)


def test_a_time_out_of_the_owner_puts_all_on_the_heap_and_one_after_a_bust_takes() -> None:
    """VER-AMB-32, VER-AMB-14"""
    table = Table(position(catch=(0, "2Y2B"))).chooses("hub").does(0, Timeout())
    assert table.event_of(PayoutSplit).to_heap == cards("2Y2B")
    bust = Table(hub_turn(hub="8B", dice=SEVEN_BARS, yards=("-",) * 3), consolation_optional=True)
    bust.rolls("0123", "Y===").does(1, Timeout())
    assert size(bust.state.yards[1]) == 2


def test_a_seat_that_is_not_asked_cannot_time_out() -> None:
    """VER-AMB-32"""
    table = Table(hub_turn())
    assert table.refuses(0, Timeout()).code == "action/not_your_turn"
    table.does(1, Roll(ALL_DICE))
    assert table.refuses(1, Timeout()).code == "action/not_now"


# Leaving (VER-AMB-33)


def test_a_seat_that_left_is_skipped_and_its_yard_stays_out_of_play() -> None:
    """VER-AMB-33"""
    table = Table(hub_turn(dice=SEVEN_BARS)).does(2, Resign())
    assert table.event_of(PlayerLeft).seat == 2
    assert table.where() == ("roll", 1)
    table.rolls("0123", "====").stops()
    assert table.where() == ("choose", 0)
    assert table.state.yards[2] == (1, 1, 1, 1)
    assert table.refuses(2, Resign()).code == "action/seat_left"
    assert table.refuses(2, Stop()).clause == "VER-AMB-33"


def test_the_heap_of_a_leaver_does_not_win() -> None:
    """VER-AMB-33"""
    state = position(hub="1Y", yards=("-",) * 3, heaps=("-", "2B", "1R"), deck="", rest_on=0)
    table = Table(state).does(0, Resign()).chooses("hub")
    assert table.event_of(Scored).winners == (1,)


def test_the_last_seat_left_wins() -> None:
    """VER-AMB-33"""
    table = Table(hub_turn(dice=SEVEN_BARS, heaps=("9Y", "-", "-"))).does(0, Resign()).does(1, Resign())
    assert table.game.awaiting(table.state) == Over(table.state.result)  # type: ignore[arg-type]
    assert table.state.result is not None
    assert (table.state.result.winners, table.state.result.reason) == ((2,), "last_seat")


def test_the_active_player_leaves_and_his_catch_returns_to_the_hub() -> None:
    """VER-AMB-33"""
    table = Table(position("roll_or_stop", target="hub", own="2Y1B")).does(1, Resign())
    assert table.state.hub == cards("5Y4B3R3G")
    assert table.state.table_catch is None
    assert table.where() == ("choose", 2)
    assert table.names == ["player_left", "catch_dissolved", "turn_started"]
    assert table.state.yards[1] == (1, 1, 1, 1)  # no consolation


def test_a_plunderer_leaves_and_the_owner_receives_the_complete_group() -> None:
    """VER-AMB-33"""
    table = Table(position("roll_or_stop", target="catch", catch=(0, "1Y"), own="2B")).does(1, Resign())
    assert table.event_of(PayoutDue) == PayoutDue(0, cards("1Y2B"), "plunder_bust")
    assert table.where() == ("distribute", 0)
    table.splits("2B")
    assert table.where() == ("choose", 2)
    assert table.state.table_catch is None


def test_a_player_leaves_while_his_dice_are_in_the_air() -> None:
    """VER-AMB-33: boosts stay with the group, the dice lie as before."""
    table = Table(hub_turn(dice=SEVEN_BARS)).does(1, Roll(ALL_DICE, (1, 0, 0, 0))).does(1, Resign())
    assert table.where() == ("choose", 2)
    assert table.state.hub == cards("4Y3B3R3G")
    assert "".join(table.state.dice) == SEVEN_BARS
    assert table.state.rolling == ()


def test_another_player_leaves_while_dice_are_in_the_air() -> None:
    """VER-AMB-33"""
    table = Table(hub_turn(dice=SEVEN_BARS)).does(1, Roll(ALL_DICE)).does(0, Resign())
    assert table.where() == ("rolling", None)
    table.lands(Rolled(("=",) * 7)).stops()
    assert table.where() == ("choose", 2)


def test_the_waiting_catch_of_a_leaver_goes_to_his_own_heap() -> None:
    """VER-AMB-33"""
    table = Table(position(catch=(0, "2Y2B"))).does(0, Resign())
    assert table.state.heaps[0] == cards("2Y2B")
    assert list(table.game.legal_actions(table.state, 1)) == [Choose("hub")]
    assert table.where() == ("choose", 1)


@pytest.mark.parametrize("faces", ["====", "G==="])
def test_the_owner_of_a_catch_being_plundered_leaves(faces: str) -> None:
    """VER-AMB-33: the rest goes to his heap at the end of that turn."""
    table = Table(plunder_turn(dice=SEVEN_BARS)).does(0, Resign())
    assert table.state.table_catch == Catch(0, cards("2Y2B"))
    table.rolls("0123", faces)
    if faces == "====":
        table.stops()
    assert table.where() == ("choose", 2)
    assert table.state.heaps[0] == cards("2Y2B")


def test_the_owner_leaves_while_splitting() -> None:
    """VER-AMB-33"""
    table = Table(position(catch=(0, "2Y2B"))).chooses("hub").does(0, Resign())
    assert table.state.heaps[0] == cards("2Y2B")
    assert table.where() == ("roll", 1)


def test_the_active_player_leaves_while_the_owner_splits() -> None:
    """VER-AMB-33: no refill for somebody who is not there."""
    table = Table(position(hub="1Y", catch=(0, "2Y2B"), dice=SEVEN_BARS)).chooses("hub").does(1, Resign())
    assert table.where() == ("distribute", 0)
    table.splits("1Y")
    assert table.where() == ("choose", 2)
    assert table.state.hub == cards("1Y")


def test_a_plunderer_who_has_stopped_leaves_while_the_owner_splits() -> None:
    """VER-AMB-33: his own catch is a waiting one by then."""
    table = Table(plunder_turn(dice="Y======")).rolls("3456", "====").stops().does(1, Resign())
    assert table.state.heaps[1] == cards("1Y")
    table.splits("-")
    assert table.where() == ("choose", 2)
    assert table.state.table_catch is None


def test_both_leave_while_one_splits() -> None:
    """VER-AMB-33"""
    state = position(catch=(0, "2Y2B"), yards=("1Y1B1R1G",) * 4)
    table = Table(state).chooses("hub").does(1, Resign()).does(0, Resign())
    assert table.where() == ("choose", 2)
    assert table.state.heaps[0] == cards("2Y2B")


def test_leaving_before_the_choice_is_as_if_the_seat_had_been_skipped() -> None:
    """VER-AMB-33, VER-NEXT-07: the catch waits on, and a first turn stays the first."""
    table = Table(position(catch=(0, "2Y2B"))).does(1, Resign())
    assert table.where() == ("choose", 2)
    assert table.state.table_catch == Catch(0, cards("2Y2B"))
    first = dealt(3).does(0, Resign())
    assert first.where() == ("choose", 1)
    assert size(first.chooses("hub").state.hub) == 10


def test_leaving_in_the_phases_of_the_end() -> None:
    """VER-AMB-33"""
    top_up = Table(at_the_end("6Y", "2G")).chooses("hub").does(1, Resign())
    assert top_up.where() == ("choose", 2)
    assert top_up.state.hub == cards("6Y")
    bust = Table(plunder_turn(dice=SEVEN_BARS), consolation_optional=True).rolls("0123", "R===").does(1, Resign())
    assert bust.where() == ("distribute", 0)
    assert bust.state.yards[1] == (1, 1, 1, 1)


def test_leaving_before_the_cards_are_dealt() -> None:
    """VER-AMB-33"""
    game = game_of()
    with pytest.raises(ActionRefused, match="being shuffled"):
        game.apply(game.new_game()[0], 0, Choose("hub"))
    state, _ = game.apply(game.new_game()[0], 0, Resign())
    assert isinstance(game.awaiting(state), Lot)
    state, events = game.resolve(state, Drawn(tuple(state.deck)))
    assert state.active == 1
    assert events[-1] == TurnStarted(1, ("hub",))
    alone, _ = game.apply(game.apply(game.new_game()[0], 0, Resign())[0], 2, Resign())
    assert alone.result is not None
    assert alone.result.winners == (1,)


def test_the_last_one_wins_in_the_middle_of_a_plunder() -> None:
    """VER-AMB-33, VER-END-04: catches go to their owners, one in the making back to its group."""
    state = position("roll_or_stop", target="catch", catch=(0, "1Y"), own="2B")
    table = Table(state).does(2, Resign()).does(0, Resign())
    assert table.state.result is not None
    assert table.state.result.winners == (1,)
    assert table.state.heaps[0] == cards("1Y2B")


def test_the_last_one_wins_while_splitting() -> None:
    """VER-AMB-33"""
    table = Table(plunder_turn(dice="Y======")).rolls("3456", "====").stops().does(2, Resign()).does(1, Resign())
    assert table.state.result is not None
    assert table.state.result.winners == (0,)
    assert (table.state.heaps[0], table.state.heaps[1]) == (cards("1Y2B"), cards("1Y"))


# Outcomes that cannot be


@for_each("faces", [(), ("Y",) * 3, ("Y",) * 5, ["Y"] * 4, ("Y", "Y", "Y", 1), ("Y", "Y", "Y", []), None])
def test_faces_must_answer_the_dice_in_the_air(faces: Any) -> None:
    table = Table(hub_turn()).does(1, Roll((0, 1, 2, 3)))
    with pytest.raises(OutcomeRefused):
        table.game.resolve(table.state, Rolled(faces))


@pytest.mark.parametrize("outcome", [Rolled(("Y",) * 4), Drawn(("Y",))])
def test_an_outcome_that_is_not_awaited_is_refused(outcome: Outcome) -> None:
    table = Table(hub_turn())
    with pytest.raises(OutcomeRefused) as refused:
        table.game.resolve(table.state, outcome)
    assert refused.value.code == "outcome/unexpected"


@for_each("items", [None, (), ("YB",), (1, 2), ([],)])
def test_a_shuffle_of_something_else_is_refused(items: Any) -> None:
    game = game_of()
    with pytest.raises(OutcomeRefused):
        game.resolve(game.new_game()[0], Drawn(items))


def test_something_that_is_no_action_of_this_game_is_refused() -> None:
    class Dance(Action):
        """Not in the rules."""

    assert Table(hub_turn()).refuses(1, Dance()).code == "action/wrong_phase"


# Action spaces


@for_each("yard", [NO_CARDS, (1, 1, 1, 1), (6, 0, 0, 0), (2, 2, 1, 1)])
@for_each("stop", [False, True])
def test_a_space_of_rolls_counts_what_it_lists(yard: Cards, stop: bool) -> None:
    space = RollSpace(yard, stop)
    listed = list(space)
    assert len(listed) == len(set(listed)) == len(space)
    assert all(action in space for action in listed)
    assert (Stop() in space) == stop
    assert Roll((3, 2, 1, 0)) in space
    assert Choose("hub") not in space


@given(received=st.tuples(*[st.integers(0, 5)] * 4), room=st.integers(1, 6))
def test_a_space_of_splits_counts_what_it_lists(received: Cards, room: int) -> None:
    space = SplitSpace(received, room)
    listed = list(space)
    assert len(listed) == len(set(listed)) == len(space)
    assert all(action in space for action in listed)
    assert space.sample(Random(1)) in listed
    assert Stop() not in space


@given(yard=st.tuples(*[st.integers(0, 3)] * 4), data=st.data())
def test_a_space_of_top_ups_counts_what_it_lists(yard: Cards, data: st.DataObject) -> None:
    space = TopUpSpace(yard, data.draw(st.integers(0, size(yard))))
    listed = list(space)
    assert len(listed) == len(set(listed)) == len(space)
    assert all(action in space for action in listed)
    assert space.sample(Random(1)) in listed
    assert Stop() not in space


def test_samples_choose_the_kind_first_and_then_evenly() -> None:
    rng = Random(7)
    rolls = RollSpace((2, 1, 0, 0), True)
    drawn = [rolls.sample(rng) for _ in range(8000)]
    assert 3700 < drawn.count(Stop()) < 4300
    boosts = Counter(action.boost for action in drawn if isinstance(action, Roll))
    assert len(boosts) == 6
    assert min(boosts.values()) > 500
    sizes = Counter(len(action.dice) for action in drawn if isinstance(action, Roll))
    assert sizes[4] > sizes[5] > sizes[6] > sizes[7] > 0
    splits = SplitSpace((3, 2, 0, 1), 2)
    counts = Counter(splits.sample(rng) for _ in range(8000))
    assert set(counts) == set(splits)
    assert max(counts.values()) < 1.3 * min(counts.values())


# Properties


def answer(game: Verasselt, state: VerasseltState, awaited: Awaiting, rng: Random) -> tuple[VerasseltState, Any]:
    if isinstance(awaited, Decision):
        return game.apply(state, awaited.seat, awaited.actions.sample(rng))
    if isinstance(awaited, InFlight):
        ((_, dice),) = awaited.hands
        return game.resolve(state, Rolled(tuple(rng.choice(FACES_OF_A_DIE) for _ in dice)))
    assert isinstance(awaited, Lot)
    return game.resolve(state, Drawn(tuple(rng.sample(awaited.items, len(awaited.items)))))


def playthrough(
    game: Verasselt, rng: Random, leaving: float = 0.0
) -> list[tuple[VerasseltState, Awaiting, tuple[Event, ...]]]:
    """A game by chance from the shuffle to the end, in which players may leave at any moment."""
    state, events = game.new_game(rng.randrange(game.seats))
    seen = []
    while True:
        awaited = game.awaiting(state)
        seen.append((state, awaited, events))
        if isinstance(awaited, Over):
            return seen
        staying = [seat for seat in range(game.seats) if seat not in state.left]
        if rng.random() < leaving:
            state, events = game.apply(state, rng.choice(staying), Resign())
        elif isinstance(awaited, Decision) and rng.random() < leaving:
            state, events = game.apply(state, awaited.seat, Timeout())
        else:
            state, events = answer(game, state, awaited, rng)


@st.composite
def games(draw: st.DrawFn) -> Verasselt:
    return game_of(
        draw(st.integers(2, 5)),
        refill_per_double_bar=draw(st.sampled_from([2, 1])),
        end_check=draw(st.sampled_from(["before_first_roll", "turn_start"])),
        consolation_optional=draw(st.booleans()),
        first_turn_refill=draw(st.booleans()),
        allow_stop_before_first_roll=draw(st.booleans()),
        show_heap_counts=draw(st.booleans()),
        max_turns=draw(st.sampled_from([1, 3, 20, 60])),
    )


@given(game=games(), seed=st.integers(0, 2**32), leaving=st.sampled_from([0.0, 0.005, 0.05]))
@examples(60)
def test_every_game_keeps_its_cards_and_reads_back(game: Verasselt, seed: int, leaving: float) -> None:
    """VER-COMP-01, VER-COMP-05, VER-END-07: whoever leaves, 88 cards stay and one thing is awaited until the end."""
    for state, awaited, events in playthrough(game, Random(seed), leaving):
        assert cards_in_play(state) == TWENTY_TWO
        assert all(size(yard) <= 6 for yard in state.yards)
        text = game.notation(state)
        assert "\n" not in text
        assert game.parse(text) == state
        assert pickle.loads(pickle.dumps(state)) == state
        assert hash(game.parse(text)) == hash(state)
        assert isinstance(awaited, Decision | InFlight | Lot | Over)
        assert (state.to_act is None) != isinstance(awaited, Decision)
        assert_friendly(events)
    assert state.result is not None
    assert not set(state.result.winners) & set(state.left)


def assert_friendly(value: Any) -> None:
    """Payloads of events hold only what JSON has too."""
    if isinstance(value, Event):
        value = astuple(value)
    if isinstance(value, tuple):
        for each in value:
            assert_friendly(each)
    else:
        assert value is None or type(value) in (int, str, bool)


@given(game=games(), seed=st.integers(0, 2**32))
@examples(30)
def test_what_is_in_the_space_is_accepted_and_nothing_else(game: Verasselt, seed: int) -> None:
    rng = Random(seed)
    for state, awaited, _ in playthrough(game, rng, 0.01):
        for seat in range(game.seats):
            space = game.legal_actions(state, seat)
            for action in some_actions(rng):
                assert game.is_legal(state, seat, action) == (action in space)
        if isinstance(awaited, Decision):
            assert awaited.actions.sample(rng) in awaited.actions
            assert len(awaited.actions) > 0


def some_actions(rng: Random) -> list[Action]:
    few: Cards = tuple(rng.choice([0, 0, 1, 2]) for _ in COLOURS)  # type: ignore[assignment]
    dice = tuple(rng.randrange(8) for _ in range(rng.randrange(3, 8)))
    target: Target = rng.choice(["hub", "catch"])
    return [
        Choose(target),
        Roll(rng.choice(DICE_CHOICES), few),
        Roll(dice, few),
        Stop(),
        Distribute(few),
        TopUp(few),
        TakeConsolation(rng.randrange(4)),
    ]


@given(game=games(), seed=st.integers(0, 2**32))
@examples(20)
def test_a_view_never_holds_the_order_of_the_deck(game: Verasselt, seed: int) -> None:
    """Section 7 of the clauses: two decks in another order look the same to everybody."""
    for state, _, _ in playthrough(game, Random(seed)):
        turned = state.but(deck=state.deck[::-1])
        for seat in (None, *range(game.seats)):
            view = game.view(state, seat)
            assert view == game.view(turned, seat)
            assert hash(view) == hash(pickle.loads(pickle.dumps(view)))
            assert len(state.deck) < 9 or state.deck not in repr(view)


@given(seed=st.integers(0, 2**32))
@examples(10)
def test_the_same_answers_give_the_same_game(seed: int) -> None:
    assert playthrough(game_of(4), Random(seed), 0.01) == playthrough(game_of(4), Random(seed), 0.01)


# Notation

SAMPLE = (
    "verasselt:3 phase:choose turn:5 first:no active:1 dice:YYRRBGG rolling:- hub:3Y3B3R3G catch:0*2Y2B target:- own:- "
    "yards:1Y1B1R1G/1Y1B1R1G/1Y1B1R1G heaps:14Y14B16R16G/-/- deck:- received:- left:- end:-"
)


def test_the_notation_is_one_readable_line() -> None:
    state = position(catch=(0, "2Y2B"), deck="")
    assert game_of().notation(state) == SAMPLE
    assert game_of().parse(SAMPLE) == state


@for_each(
    ("old", "new", "says"),
    [
        ("verasselt:3", "verasselt:4", "game of 3"),
        ("phase:choose", "phase:dance", "one of setup"),
        ("phase:choose ", "", "word 2 must be phase"),
        (" end:-", "", "word 17 must be end"),
        (" end:-", " end:- more", "nothing may follow"),
        ("turn:5", "turn:x", "turn:x"),
        ("turn:5", "turn:" + "9" * 5000, "turn:9"),
        ("turn:5", "turn:\u0665", "turn:"),
        ("first:no", "first:perhaps", "one of yes, no"),
        ("active:1", "active:7", "no seat 7"),
        ("active:1", "active:-1", "active:-1"),
        ("active:1", "active:0", "cannot own the catch"),
        ("dice:YYRRBGG", "dice:YYRRBG", "dice:YYRRBG"),
        ("dice:YYRRBGG", "dice:YYRRBGX", "dice:YYRRBGX"),
        ("rolling:-", "rolling:0123", "in phase rolling"),
        ("rolling:-", "rolling:a", "rolling:a"),
        ("hub:3Y", "hub:3X", "hub:3X"),
        ("hub:3Y3B", "hub:3B3Y", "hub:3B3Y"),
        ("hub:3Y3B3R3G", "hub:", "hub:"),
        ("hub:3Y", "hub:2Y", "21 yellow"),
        ("catch:0*2Y2B", "catch:2Y2B", "owner"),
        ("catch:0*2Y2B", "catch:4*2Y2B", "no seat 4"),
        ("catch:0*2Y2B", "catch:x*2Y2B", "owner"),
        ("target:-", "target:deck", "one of hub, catch"),
        ("target:-", "target:hub", "target hub does not fit"),
        ("own:-", "own:+", "own:+"),
        ("heaps:14Y14B16R16G/-/-", "heaps:14Y14B16R16G/-", "3 of them"),
        ("yards:1Y1B1R1G/", "yards:8Y1B1R1G/", "yellow"),
        ("deck:-", "deck:XYZ", "deck:XYZ"),
        ("deck:-", "deck:Y", "23 yellow"),
        ("received:-", "received:0*-", "in phase distribute"),
        ("left:-", "left:0", "belongs on its heap"),
        ("left:-", "left:1", "cannot be active"),
        ("left:-", "left:22", "must ascend"),
        ("left:-", "left:02", "belongs on its heap|too many"),
        ("end:-", "end:hub_short", "in phase over"),
        ("end:-", "end:rain", "one of hub_short"),
        ("phase:choose", "phase:over", "phase over"),
        ("phase:choose", "phase:roll", "no catch can wait"),
        ("phase:choose", "phase:distribute", "no catch can wait"),
    ],
)
def test_a_text_that_is_no_state_is_refused_with_the_reason(old: str, new: str, says: str) -> None:
    assert old in SAMPLE
    with pytest.raises(NotationError, match=says):
        game_of().parse(SAMPLE.replace(old, new, 1))


@for_each("text", ["", " ", "hello", ":", "verasselt:3", SAMPLE * 2, SAMPLE.replace(" ", "  ")])
def test_other_texts_are_refused_too(text: str) -> None:
    with pytest.raises(NotationError):
        game_of().parse(text)


@for_each(
    ("state", "says"),
    [
        (position("roll", target="catch"), "there is none"),
        (position("roll", target="hub", catch=(0, "1Y")), "no catch can wait"),
        (position("choose", own="1Y"), "nobody has a catch in hand"),
        (position("top_up", target="hub", hub="8Y", deck=""), "a top-up takes"),
        (position("top_up", target="hub", hub="3Y", deck=""), "a top-up takes"),
        (position("roll", target="hub", yards=("7Y", "-", "-")), "holds 7 cards"),
        (position("roll", target="hub", left=(0, 2)), "too many seats left"),
        (position("rolling", target="hub").but(rolling=(0, 1, 2)), "four to seven"),
        (position("distribute", target="hub", left=(0,)).but(received=Catch(0, NO_CARDS)), "cannot split"),
        (position("setup", target="hub"), "does not fit phase setup"),
        (position("over", left=(0, 1, 2)), "too many seats left"),
    ],
)
def test_a_state_that_cannot_be_is_refused(state: VerasseltState, says: str) -> None:
    with pytest.raises(NotationError, match=says):
        game_of().parse(game_of().notation(state))


def test_a_top_up_that_takes_the_whole_yard_reads_back() -> None:
    """VER-END-02"""
    table = Table(at_the_end("6Y", "2G")).chooses("hub")
    assert table.game.parse(table.game.notation(table.state)) == table.state


def test_a_notation_without_a_seat_left_is_refused() -> None:
    text = SAMPLE.replace("left:-", "left:012").replace("end:-", "end:last_seat")
    with pytest.raises(NotationError, match="all seats but one"):
        game_of().parse(text)


# The tests themselves

CLAUSES = {
    "COMP": 5,
    "SETUP": 5,
    "TURN": 3,
    "GROUP": 4,
    "BOOST": 5,
    "ROLL": 5,
    "BUST": 8,
    "CATCH": 5,
    "STOP": 5,
    "NEXT": 9,
    "PAY": 6,
    "END": 7,
    "WIN": 3,
    "LANG": 11,
    "AMB": 34,
}


def test_every_clause_is_cited_by_a_test() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    clauses = {f"VER-{part}-{number:02}" for part, count in CLAUSES.items() for number in range(1, count + 1)}
    assert clauses - set(re.findall(r"VER-[A-Z]+-\d\d", source)) == set()


def test_cards_are_spelled_by_colour() -> None:
    assert spelled((4, 0, 2, 0)) == "4Y2R"
    assert spelled(NO_CARDS) == "-"
    assert counted("Y=BYG=") == (2, 1, 0, 1)
