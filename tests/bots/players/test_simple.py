"""The two simple bots: they play anything to the end, keep to their rules of thumb, and see no more than a person."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from tests.cases import for_each
from throwdown.bots import Choice, make_bot
from throwdown.bots.odds.verasselt import roll_odds
from throwdown.rules import GAMES, Drawn, Game, Stop, game
from throwdown.rules.arena.pipeline import ArenaGame, ArenaView
from throwdown.rules.arena.state import ArenaState, Collect, Landed, TakeExtra, Throw, ThrowAll, ThrowPile
from throwdown.rules.rulings import edition_changes
from throwdown.rules.verasselt.notation import cards_in_play, flaws
from throwdown.rules.verasselt.play import Verasselt
from throwdown.rules.verasselt.state import (
    BAR,
    COLOURS,
    NO_CARDS,
    Cards,
    Catch,
    Choose,
    Distribute,
    Roll,
    TakeConsolation,
    TopUp,
    VerasseltState,
    minus,
)
from throwdown.table import Match, Seat
from throwdown.throwers import MANNERS, Luck

#: Nobody plays for ever in a test (VER-AMB-20).
LIMITS: dict[str, dict[str, Any]] = {"verasselt": {"max_turns": 1000}}


class Watched:
    """A bot whose every choice is looked at."""

    def __init__(self, bot: Any, match: Match, seat: int) -> None:
        self.bot, self.match, self.seat = bot, match, seat
        self.id = bot.id
        self.choices = 0

    def choose(self, view: Any) -> Choice:
        own: Any = self.match.game.view(self.match.state, self.seat)
        assert view.but(actions=None) == own.but(actions=None), "a bot is given its own view and nothing else"
        assert view.seat == self.seat
        choice: Choice = self.bot.choose(view)
        assert choice.action in view.actions
        assert choice.manner is None or choice.manner in MANNERS
        self.choices += 1
        return choice


def play(rules: Game[Any], bots: list[str], seed: str) -> Match:
    rng = Random(seed)
    match = Match(rules, [Seat(f"{bot} {seat}", bot) for seat, bot in enumerate(bots)], Luck(rng), rng=rng)
    watched = {seat: Watched(bot, match, seat) for seat, bot in match.bots.items()}
    match.bots.update(watched)
    match.run()
    assert any(each.choices for each in watched.values())
    return match


EDITIONS = [(name, edition) for name in GAMES for edition in (None, *edition_changes(name))]


@for_each("seats", range(2, 6))
@for_each(("name", "edition"), EDITIONS)
def test_both_bots_play_every_edition_to_the_end(name: str, edition: str | None, seats: int) -> None:
    rules = game(name, seats, LIMITS.get(name), edition=edition)
    mixed = [("thumb", "random")[seat % 2] for seat in range(seats)]
    for bots in (mixed, mixed[::-1], ["thumb"] * seats):
        match = play(rules, bots, f"{name}/{edition}/{seats}")
        assert match.result is not None and match.result.winners
        assert match.result.reason not in ("throw_cap", "max_turns")


@for_each(
    ("name", "options"),
    [
        ("strike", {"supply_visibility": "hidden", "collect": "optional", "big_throw_when": "whenever_empty"}),
        ("impact_avatar", {"piles_after_fire": "owner_choice", "pile_split": "allowed", "collect": "optional"}),
        ("impact_avatar", {"storm_pile_only": "one_from_pile", "elim_nonactive": "own_turn", "all_out": "replay"}),
        ("hp_strike", {"start_x": "turn", "leviosa_order": "random", "accio_from_tower": "top_only"}),
        ("verasselt", {"consolation_optional": True, "show_heap_counts": False, "first_turn_refill": True}),
        ("verasselt", {"allow_stop_before_first_roll": True, "max_turns": 25}),
    ],
)
def test_both_bots_play_with_rarer_options(name: str, options: dict[str, Any]) -> None:
    for seed in range(8):
        play(
            game(name, 2 + seed % 4, LIMITS.get(name, {}) | options),
            (["thumb", "random"] * 3)[: 2 + seed % 4],
            str(seed),
        )


# random


def test_random_plays_every_kind_of_action_and_every_manner() -> None:
    rules = arena("strike")
    view = looks(rules, "choice active=0 supplies=abcd/efghijk arena=l:2,m:4 removed=nopq aside=rstuvwxyz")
    bot = make_bot("strike", "random", Random(2))
    choices = [bot.choose(view) for _ in range(400)]
    assert {choice.action for choice in choices} == {Throw(), Stop()}
    assert {choice.manner for choice in choices if choice.action == Throw()} == set(MANNERS)
    assert 150 < sum(choice.action == Stop() for choice in choices) < 250


# thumb in the arena


def arena(name: str, seats: int = 2, **options: Any) -> ArenaGame:
    rules = game(name, seats, options)
    assert isinstance(rules, ArenaGame)
    return rules


def looks(rules: ArenaGame, text: str, seat: int | None = None) -> ArenaView:
    state = rules.parse(text)
    return rules.view(state, state.active if seat is None else seat)


#: Every symbol of Avatar.
FIVE = "l:FIRE,m:WATER,n:STONE,o:LIGHTNING,p:AIR"


def thumb(rules: ArenaGame, text: str) -> Choice:
    """What thumb does here; the same whatever chance says."""
    view = looks(rules, text)
    choices = {make_bot(rules.id, "thumb", Random(seed)).choose(view) for seed in range(12)}
    assert len(choices) == 1, f"a rule of thumb is no matter of chance: {choices}"
    return choices.pop()


@for_each(
    ("lying", "goes_on"),
    [
        ("l:2", False),
        ("l:2,m:4", False),
        ("l:2,m:4,n:3", True),
        ("l:2,m:4,n:3,o:6", True),
        ("l:2,m:4,n:3,o:6,p:5", True),
    ],
)
def test_thumb_throws_on_from_three_different_symbols(lying: str, goes_on: bool) -> None:
    removed = "".join(letter for letter in "lmnopq" if letter not in lying)
    choice = thumb(
        arena("strike"), f"choice active=0 supplies=abcd/efghijk arena={lying} removed={removed} aside=rstuvwxyz"
    )
    assert choice.action == (Throw() if goes_on else Stop())


@pytest.mark.parametrize(("lying", "goes_on"), [("l:FIRE,m:AIR,n:WATER,o:STONE", False), (FIVE, True)])
def test_thumb_throws_on_in_avatar_only_if_every_symbol_lies_there(lying: str, goes_on: bool) -> None:
    removed = "".join(letter for letter in "opq" if letter not in lying)
    text = f"choice active=0 supplies=abcd/efghijk arena={lying} removed={removed} aside=rstuvwxyz elements=STONE"
    choice = thumb(arena("impact_avatar", active_elements=["STONE"]), text)
    assert choice.action == (Throw() if goes_on else Stop())


def test_thumb_counts_symbols_and_not_dice() -> None:
    swamp = arena("impact_avatar", active_elements=["WATER"])
    text = "choice active=0 supplies=abcd/efghijk arena=l:WATER,m:WATER,n:WATER,o:{} removed=pq aside=rstuvwxyz"
    assert thumb(swamp, text.format("AIR") + " elements=WATER").action == Stop()


def test_thumb_does_not_count_what_a_tower_covers() -> None:
    """HPS-LEVI-02"""
    text = "choice active=0 supplies=abcd/efghijk arena=l:ACCIO,m:LEVIOSA,n:CONFUNDO removed=opq aside=rstuvwxyz"
    assert thumb(arena("hp_strike"), text).action == Throw()
    assert thumb(arena("hp_strike"), text + " stacks=lm").action == Stop()


def test_thumb_must_throw_where_it_may_not_stop() -> None:
    assert (
        thumb(arena("strike"), "turn active=0 supplies=abcd/efghijk arena=l:2 removed=mnopq aside=rstuvwxyz").action
        == Throw()
    )
    assert (
        thumb(arena("strike"), "turn active=0 supplies=abcd/efghijk removed=lmnopq aside=rstuvwxyz").action
        == ThrowAll()
    )


def test_thumb_throws_on_with_a_pile_where_nothing_is_loose() -> None:
    """Every symbol lies there: it throws on, and a pile is all it has (AMB-23)."""
    boulders = arena("impact_avatar", active_elements=["STONE"])
    text = f"choice active=0 supplies=+abcd/efghijk arena={FIVE} removed=q aside=rstuvwxyz elements=STONE"
    assert thumb(boulders, text).action == ThrowPile(0)


def test_thumb_hits_where_two_dice_lie_and_drops_otherwise() -> None:
    text = "turn active=0 supplies=abcdefg/hijk arena={} removed=mnop aside=qrstuvwxyz"
    assert thumb(arena("strike"), text.format("l:2,q:3").replace("qrst", "rst")).manner == "hit"
    assert thumb(arena("strike"), text.format("l:2")).manner == "drop"


def accio(lying: str, **options: Any) -> tuple[ArenaGame, ArenaState]:
    """The sets are taken, an extra die may be."""
    rules = arena("hp_strike", **options)
    removed = "".join(letter for letter in "mnopq" if f"{letter}:" not in lying)
    stacks = lying.partition(" ")[2]
    text = f"turn active=0 supplies=abcdefgh/ijk arena=l:ACCIO,{lying} removed={removed} aside=rstuvwxyz"
    state = rules.parse(text)
    state, _ = rules.apply(state, 0, Throw())
    stood = tuple(tuple(map(rules_index, stack)) for stack in stacks.replace("stacks=", "").split(",") if stack)
    state, _ = rules.resolve(state, Landed(((7, "ACCIO"),), stacks=stood))
    assert state.phase == "accio"
    return rules, state


def rules_index(letter: str) -> int:
    return "abcdefghijklmnopqrstuvwxyz".index(letter)


def extra(lying: str, **options: Any) -> int | None:
    rules, state = accio(lying, **options)
    view = rules.view(state, 0)
    taken = {make_bot("hp_strike", "thumb", Random(seed)).choose(view).action for seed in range(12)}
    (action,) = taken
    assert isinstance(action, TakeExtra)
    return action.die


def test_thumb_takes_the_extra_die_that_leaves_the_fewest_matches() -> None:
    assert extra("m:LEVIOSA") == 12, "an empty arena leaves none at all"
    tower = "m:CONFUNDO,n:LEVIOSA,o:CONFUNDO stacks=mn"
    # Without n the Confundo below shows, twice the same symbol; without o only Leviosa shows; m changes nothing.
    assert extra(tower) in (13, 14)
    assert extra("m:CONFUNDO,n:LEVIOSA,o:LEVIOSA,p:RELASHIO stacks=mn,op") in (13, 15)


def test_thumb_never_declines_a_die() -> None:
    for lying in ("m:LEVIOSA", "m:LEVIOSA,n:CONFUNDO", "m:IMMOBULUS,n:CONFUNDO,o:RELASHIO"):
        assert extra(lying) is not None


def test_thumb_takes_sets_that_it_might_leave() -> None:
    rules = arena("strike", collect="optional")
    state = rules.parse("turn active=0 supplies=abcd/efghijk arena=l:2 removed=mnopq aside=rstuvwxyz")
    state, _ = rules.apply(state, 0, Throw())
    state, _ = rules.resolve(state, Landed(((3, "2"),)))
    assert make_bot("strike", "thumb", Random(1)).choose(rules.view(state, 0)).action == Collect(True)


# thumb in voll verasselt


def position(
    phase: str,
    dice: str,
    *,
    hub: Cards = (4, 3, 2, 1),
    catch: Cards | None = None,
    own: Cards = NO_CARDS,
    yards: tuple[Cards, Cards] = ((1, 1, 1, 1), (1, 1, 1, 1)),
    received: Cards | None = None,
    target: str | None = "hub",
    heaps: tuple[Cards, Cards] = (NO_CARDS, NO_CARDS),
    deck: int | None = None,
) -> VerasseltState:
    """Seat 0 is on turn; seat 1 owns what waits. What lies nowhere is in the deck, or on the heap of seat 1."""
    state = VerasseltState(
        phase=phase,  # type: ignore[arg-type]
        active=0,
        first_turn=False,
        turn=3,
        dice=tuple(dice),
        rolling=(),
        hub=hub,
        table_catch=Catch(1, catch) if catch else None,
        target=target,  # type: ignore[arg-type]
        own_catch=own,
        yards=yards,
        heaps=heaps,
        deck="",
        received=Catch(1, received) if received else None,
        left=(),
        result=None,
    )
    missing = minus((22, 22, 22, 22), cards_in_play(state))
    if deck == 0:
        state = state.but(heaps=(heaps[0], missing))
    else:
        state = state.but(deck="".join(colour * count for colour, count in zip(COLOURS, missing, strict=True)))
    assert not list(flaws(state))
    return state


def bug_thumb(state: VerasseltState, **options: Any) -> Any:
    rules = game("verasselt", 2, options)
    seat = state.to_act
    assert seat is not None
    view: Any = rules.view(state, seat)
    (choice,) = {make_bot("verasselt", "thumb", Random(seed)).choose(view) for seed in range(5)}
    assert choice.action in view.actions
    return choice.action


@for_each(
    ("dice", "kept"),
    [
        ("YBRGYBR", ()),
        ("=BRGYBR", (0,)),
        ("YB=GY=R", (2, 5)),
        ("===GYBR", (0, 1, 2)),
        ("Y=B=R==", 3),
        ("=======", 3),
    ],
)
def test_thumb_keeps_up_to_three_bars(dice: str, kept: tuple[int, ...] | int) -> None:
    roll = bug_thumb(position("roll", dice, hub=(9, 9, 9, 9)))
    assert isinstance(roll, Roll)
    stayed = set(range(7)) - set(roll.dice)
    assert all(dice[die] == BAR for die in stayed)
    assert (len(stayed) == kept) if isinstance(kept, int) else (stayed == set(kept))
    assert roll.boost == NO_CARDS


@for_each(
    ("hub", "bust"),
    [
        ((4, 3, 2, 1), Fraction(193, 1296)),  # 14.9 %
        ((3, 2, 1, 1), None),
        ((2, 2, 1, 1), None),
        ((2, 2, 2, 1), None),
        ((2, 1, 1, 1), None),
        ((9, 9, 9, 9), Fraction(0)),
        ((0, 0, 0, 0), Fraction(80, 81)),
    ],
)
def test_thumb_rolls_on_while_a_bust_is_less_likely_than_one_in_four(hub: Cards, bust: Fraction | None) -> None:
    chance = roll_odds(hub, NO_CARDS, 4).p_bust
    assert bust is None or chance == bust
    action = bug_thumb(position("roll_or_stop", "===GYBR", hub=hub, own=(1, 0, 0, 0)))
    assert action == (Roll((3, 4, 5, 6)) if chance < Fraction(1, 4) else Stop())


def test_those_hubs_lie_on_both_sides() -> None:
    below = [roll_odds(hub, NO_CARDS, 4).p_bust < Fraction(1, 4) for hub in ((3, 2, 1, 1), (2, 2, 2, 1), (2, 1, 1, 1))]
    assert any(below) and not all(below)


def test_thumb_reckons_with_the_group_it_rolls_for() -> None:
    rich: Cards = (5, 5, 5, 5)
    plundering = position("roll_or_stop", "===GYBR", hub=rich, catch=(1, 0, 0, 0), target="catch", own=(1, 0, 0, 0))
    assert bug_thumb(plundering) == Stop()
    plundering = position("roll_or_stop", "===GYBR", hub=(1, 0, 0, 0), catch=rich, target="catch", own=(1, 0, 0, 0))
    assert bug_thumb(plundering) == Roll((3, 4, 5, 6))


def test_thumb_plunders_what_is_larger_than_the_hub_promises() -> None:
    """The hub of the worked example promises 235/108, a bit more than two cards."""
    assert bug_thumb(position("choose", "===GYBR", catch=(1, 1, 0, 0), target=None)) == Choose("hub")
    assert bug_thumb(position("choose", "===GYBR", catch=(1, 1, 1, 0), target=None)) == Choose("catch")
    assert bug_thumb(position("choose", "===GYBR", target=None)) == Choose("hub")


def test_thumb_heaps_everything_but_two_yard_cards() -> None:
    full, one, none = (1, 1, 1, 1), (0, 1, 0, 0), (0, 0, 0, 0)
    for yard, kept in ((full, 0), (one, 1), (none, 2)):
        state = position("distribute", "===GYBR", received=(3, 0, 2, 0), yards=(full, yard))
        split = bug_thumb(state)
        assert isinstance(split, Distribute)
        assert sum(split.to_yard) == kept
    single = position("distribute", "===GYBR", received=(0, 0, 0, 1), yards=(full, none))
    assert bug_thumb(single) == Distribute((0, 0, 0, 1))


def test_thumb_tops_up_with_as_few_as_will_do() -> None:
    state = position("top_up", "===GYBR", hub=(3, 2, 1, 0), deck=0)
    top_up = bug_thumb(state)
    assert isinstance(top_up, TopUp) and sum(top_up.cards) == 2


def test_thumb_takes_all_the_consolation_there_is() -> None:
    state = position("consolation", "===GYBR", yards=((2, 1, 1, 1), (1, 1, 1, 1)))
    assert bug_thumb(state, consolation_optional=True) == TakeConsolation(1)
    state = position("consolation", "===GYBR")
    assert bug_thumb(state, consolation_optional=True) == TakeConsolation(2)


# Nothing hidden


def states_of(rules: Game[Any], seed: int) -> list[Any]:
    rng = Random(seed)
    bots = [Seat(bot, bot) for bot in ("thumb", "random", "thumb")]
    match = Match(rules, bots, Luck(rng), rng=rng)
    match.run()
    return [step.state for step in match.log.replay()]


@pytest.mark.parametrize("bot", ["random", "thumb"])
def test_no_bot_knows_the_deck(bot: str) -> None:
    """Section 7 of voll verasselt: the order of the deck is nobody's to see."""
    rules = game("verasselt", 3, {"max_turns": 40})
    assert isinstance(rules, Verasselt)
    compared = 0
    for state in states_of(rules, 4):
        seat = state.to_act
        if seat is None or len(set(state.deck)) < 2:
            continue
        other = state.but(deck=state.deck[::-1])
        choices = [make_bot("verasselt", bot, Random(9)).choose(rules.view(each, seat)) for each in (state, other)]
        assert choices[0] == choices[1]
        compared += state.deck != other.deck
    assert compared > 50


@pytest.mark.parametrize("bot", ["random", "thumb"])
def test_no_bot_knows_hidden_supplies(bot: str) -> None:
    """AMB-45: it is told who has dice, not how many."""
    rules = arena("strike", 3, supply_visibility="hidden")
    few = "choice active=0 supplies=abcd/e/f arena=l:2,m:3,n:4 removed=ghijkopq aside=rstuvwxyz"
    many = "choice active=0 supplies=abcd/egh/fijk arena=l:2,m:3,n:4 removed=opq aside=rstuvwxyz"
    views = [looks(rules, text).but(removed=0) for text in (few, many)]
    assert views[0] == views[1]
    choices = [make_bot("strike", bot, Random(3)).choose(view) for view in views]
    assert choices[0] == choices[1]


def test_a_shuffled_deck_is_in_no_view() -> None:
    rules = game("verasselt", 2)
    state, _ = rules.new_game()
    order = "YBRG" * 20
    state, _ = rules.resolve(state, Drawn(tuple(order)))
    for seat in (None, 0, 1):
        assert order[10:20] not in repr(rules.view(state, seat))
