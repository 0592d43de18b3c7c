"""The five levels of the arena games: legal everywhere, blind to what is hidden, and each stronger than the last."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.bots.matches import share_of_first, surely_above
from tests.cases import for_each
from tests.samples import sample
from throwdown.bots import BOTS, LEVELS, Choice, chosen, make_bot
from throwdown.bots.players.arena import ArenaLevel
from throwdown.bots.search.determinize import Trial, imagined
from throwdown.bots.search.evaluation import Evaluation, core, open_symbols
from throwdown.bots.search.lookahead import Foresight
from throwdown.physics import Intent
from throwdown.physics.intent import manner_of
from throwdown.rules import GAMES, Stop, game
from throwdown.rules.arena.state import Throw
from throwdown.rules.rulings import edition_changes
from throwdown.table import Match, Seat
from throwdown.throwers import Luck

ARENA = [name for name in GAMES if name != "verasselt"]
QUICK = 0.0


def played(name: str, seats: int, seed: int, *, edition: str | None = None, **options: Any) -> Match:
    rng = Random(seed)
    bots = [Seat(f"{level} {seat}", level) for seat, level in enumerate((LEVELS * 2)[seed % 5 : seed % 5 + seats])]
    match = Match(game(name, seats, options, edition=edition), bots, Luck(rng), rng=rng, think=QUICK)
    match.run()
    return match


@pytest.mark.parametrize("name", ARENA)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_all_levels_play_to_the_end(name: str, seats: int) -> None:
    for seed in range(2):
        assert played(name, seats, seed).result is not None


@for_each(("name", "edition"), [(name, edition) for name in ARENA for edition in edition_changes(name)])
def test_every_printed_edition_is_played(name: str, edition: str) -> None:
    assert played(name, 3, 1, edition=edition).result is not None


# What is hidden

#: The same dice of two opponents, dealt to them in different ways; what seat 0 has and what lies there is the same.
DEALS = ("hijklmnopqr/s", "h/ijklmnopqrs", "hijklm/nopqrs")
ARENAS = {"strike": "t:2,u:4,v:5", "hp_strike": "t:ACCIO,u:LEVIOSA,v:RELASHIO"}


def view_of_deal(name: str, deal: str, phase: str = "turn", visibility: str = "hidden", rest: str = "") -> Any:
    """What seat 0 sees."""
    rules = game(name, 3, {"supply_visibility": visibility})
    rest = rest or "removed=wx aside=yz"
    return rules.view(rules.parse(f"{phase} active=0 supplies=abcdefg/{deal} arena={ARENAS[name]} {rest}"), 0)


@for_each("name", ARENAS)
@for_each("phase", ["turn", "choice"])
@for_each("level", LEVELS)
def test_hidden_supplies_do_not_decide(name: str, phase: str, level: str) -> None:
    """DIG-BOT-1: however the dice are dealt to the others, the same bot does the same."""
    rules = game(name, 3, {"supply_visibility": "hidden"})
    views = [view_of_deal(name, deal, phase) for deal in DEALS]
    assert all(view == views[0] for view in views)
    choices = {make_bot(rules, level, Random(1), 0.0).choose(view) for view in views}
    assert len(choices) == 1


@pytest.mark.parametrize("name", ARENAS)
def test_supplies_that_are_seen_are_weighed(name: str) -> None:
    """The other side of it: on an open table the same deals are worth something else."""
    rules: Any = game(name, 3)
    foresight = Foresight(rules, Random(1), Evaluation(rules).of_state)
    looked = [foresight.look(view_of_deal(name, deal, "choice", "visible"), 0.0) for deal in DEALS]
    assert len({options[Choice(Stop())].value for options in looked}) == len(DEALS)


@pytest.mark.parametrize("name", ARENAS)
def test_hidden_supplies_are_guessed_from_what_is_seen(name: str) -> None:
    """Everybody can count what is gone: the rest is shared out among those who still have dice."""

    def guessed(view: Any) -> tuple[int, ...]:
        return tuple(len(supply) for supply in imagined(view).supplies)

    assert [guessed(view_of_deal(name, deal)) for deal in DEALS] == [(7, 6, 6)] * len(DEALS)
    assert [guessed(view_of_deal(name, deal, visibility="visible")) for deal in DEALS] == [
        (7, 11, 1), (7, 1, 11), (7, 6, 6),
    ]  # fmt: skip
    assert guessed(view_of_deal(name, "hij/klmn", rest="removed=opqrswx aside=yz")) == (7, 4, 3)
    assert guessed(view_of_deal(name, "/hijklmnopqrs", rest="removed=wx aside=yz out=1")) == (7, 0, 12)


@pytest.mark.parametrize("name", ARENAS)
def test_no_bot_is_shown_what_is_hidden(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a whole game every level decides and watches without the supplies of the others."""
    shown: list[Any] = []
    choose, watch = ArenaLevel.choose, ArenaLevel.watch

    def choosing(self: ArenaLevel, view: Any) -> Choice:
        shown.append((view, view.seat))
        return choose(self, view)

    def watching(self: ArenaLevel, view: Any, seat: int, action: Any) -> None:
        shown.append((view, view.seat))
        watch(self, view, seat, action)

    monkeypatch.setattr(ArenaLevel, "choose", choosing)
    monkeypatch.setattr(ArenaLevel, "watch", watching)
    match = played(name, 3, 2, supply_visibility="hidden")
    assert match.result is not None
    assert len(shown) > 10
    for view, own in shown:
        assert all(count is None for seat, count in enumerate(view.supplies) if seat != own)


def test_the_same_view_gives_the_same_choice() -> None:
    """DIG-BOT-1: nothing but the view decides, and the bot's own chance."""
    rules = game("strike", 2)
    one = rules.parse("choice active=0 supplies=abcdefg/hijklm arena=q:3,r:2,s:4 aside=tuvwxyz removed=nop")
    other = rules.parse("choice active=0 supplies=tuvwxyz/hijklm arena=q:3,r:2,s:4 aside=abcdefg removed=nop")
    choices = [make_bot(rules, "master", Random(1)).choose(rules.view(state, 0)) for state in (one, other)]
    assert choices[0] == choices[1]


def test_an_imagined_state_looks_like_the_view() -> None:
    for name in ARENA:
        match = played(name, 3, 4)
        for state in map(match.state_at, range(match.version + 1)):
            if state.phase in ("turn", "choice"):
                view: Any = match.game.view(state, state.active)
                again: Any = match.game.view(imagined(view), state.active)
                assert again.but(effects=view.effects) == view


def test_the_master_follows_the_solved_game() -> None:
    rules: Any = game("strike", 2)
    state = rules.parse("choice active=0 supplies=abcdef/hijklm arena=q:5,r:2,s:3,t:4 aside=uvwxyz removed=gnop")
    bot = make_bot(rules, "master", Random(1))
    assert isinstance(bot, ArenaLevel)
    choice = bot.choose(rules.view(state, 0))
    best = core(2).best(4, (6, 6), mid=True)
    assert (choice.manner or "stop") == best
    assert isinstance(choice.action, Throw)
    alone = rules.parse("choice active=0 supplies=abcdef/hijklm arena=q:2 aside=uvwxyz removed=gnoprst")
    assert bot.choose(rules.view(alone, 0)).action == Stop()


def test_worth_is_a_share_of_the_game() -> None:
    for seats in (2, 3, 4, 5):
        match = played("impact", seats, seats)
        worth = Evaluation(match.game)  # type: ignore[arg-type]
        for state in map(match.state_at, range(match.version + 1)):
            if state.phase in ("turn", "choice", "over"):
                values = [worth.of_state(state, seat) for seat in range(seats)]
                assert all(0 <= value <= 1 for value in values)
                if seats <= 3:
                    assert sum(values) == pytest.approx(1)


def test_covered_symbols_are_not_open() -> None:
    """HPS-LEVI-02: only the top of a tower can be matched."""
    rules: Any = game("hp_strike", 2)
    state = rules.parse(
        "turn active=0 supplies=abcdef/hijklm arena=q:ACCIO,r:LEVIOSA,s:RELASHIO stacks=qr aside=tuvwxyz removed=gnop"
    )
    assert open_symbols(state, rules.lost_face) == 2


def test_trials_end_in_quiet_positions() -> None:
    rules: Any = game("impact_avatar", 3)
    rng = Random(1)
    trial = Trial(rules, rng)
    match = played("impact_avatar", 3, 3)
    states = [state for state in map(match.state_at, range(match.version + 1)) if state.phase == "turn"]
    for state in states[:20]:
        seat = state.active
        action = rules.legal_actions(state, seat).sample(rng)
        assert trial.outcome(state, seat, action, "toss").phase in ("turn", "choice", "over")


@pytest.mark.study
@pytest.mark.parametrize("name", ARENA)
@pytest.mark.parametrize("level", LEVELS[:3])
def test_no_level_is_worse_than_chance(name: str, level: str) -> None:
    """Those that go by a rule play the same games everywhere; the ladder measures all (benchmarks/results.md)."""
    assert share_of_first(name, [level, "random"], "1", sample(100, 400), think=QUICK) >= 0.5


def test_each_level_is_stronger_than_the_weakest() -> None:
    """A small check of the order, of the slowest level with ``--deep``; the ladder measures it."""
    for level in LEVELS[2 : sample(4, 5)]:
        games = sample(100, 200)
        assert surely_above(share_of_first("strike", [level, "novice"], "1", games, think=QUICK), games, 0.5), level


def test_races_are_run_at_the_pace_of_the_level() -> None:
    """DIG-FIRE-2: bot levels scale the times."""
    match = Match(game("impact_power", 3), [Seat("A", "novice"), Seat("B", "master"), Seat("C")], Luck(Random(1)))
    assert match.paces[0] > match.paces[2] == 1.0 > match.paces[1]


# In the arena


#: Three dice far apart: seven whole numbers in millionths of a metre and of a quaternion.
LYING = {
    die: (1000 * x, 1000 * y, 8000, 1_000_000, 0, 0, 0) for die, (x, y) in enumerate([(50, 10), (-30, 45), (-40, -40)])
}


def view_of(dice: int) -> Any:
    """Somebody begins a turn, and so many of the dice lie there."""
    rules = game("strike", 2)
    arena = ",".join(f"{die}:{face}" for die, face in zip("abc"[:dice], "245", strict=False))
    state = rules.parse(f"turn active=0 supplies=defgh/ijk arena={arena} removed=lmnop{'abc'[dice:]} aside=qrstuvwxyz")
    return rules.view(state, 0)


@for_each("level", LEVELS)
def test_every_level_throws_at_dice_where_they_have_places(level: str) -> None:
    view, bot = view_of(dice=3), make_bot(game("strike", 2), level, Random(1), 0.02)
    choice = chosen(bot, view, LYING)
    assert choice.manner in ("toss", "hit", "smash") and manner_of(Intent.of(choice.intent)) == choice.manner
    assert not bot.choose(view).intent, "where dice have no places, nobody aims"


@for_each("level", LEVELS[1:])
def test_a_single_die_is_not_thrown_at(level: str) -> None:
    """To turn it gains nothing: it matches as often as before, and the other may be lost."""
    bot = make_bot(game("strike", 2), level, Random(1), 0.05)
    assert chosen(bot, view_of(dice=1), {0: LYING[0]}).manner == "drop"


def test_every_game_has_the_same_names() -> None:
    assert all(tuple(bots)[:5] == LEVELS for bots in BOTS.values())
