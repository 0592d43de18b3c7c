"""Values of voll verasselt: learning begins with what ``regular`` plays, and weights move it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import pytest

from tests.samples import sample
from throwdown.bots import make_bot
from throwdown.bots.coding import VerasseltCoding
from throwdown.bots.odds.verasselt import roll_choices
from throwdown.bots.players.learned import LearnedPlayer
from throwdown.bots.players.random_bot import RandomBot
from throwdown.bots.players.verasselt import group_cards
from throwdown.errors import BotUnknown
from throwdown.rules import Decision, Over, Stop
from throwdown.rules import game as make_game
from throwdown.rules.rulings import edition_changes
from throwdown.rules.verasselt.state import Catch, Choose, Distribute, Roll, TopUp, VerasseltView, size
from throwdown.throwers import Luck
from throwdown_lab.guests import seated
from throwdown_lab.simulate import make_plan
from throwdown_lab.values.shelf import SHELF, file_of, read, save, values_for
from throwdown_lab.values.sight import CATCH, FACTS, LEAD, YARD, Eyes, facts
from throwdown_lab.values.verasselt import Values, Worths, taught

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from throwdown.rules.verasselt import Verasselt
    from throwdown.rules.verasselt.state import VerasseltState


def weights_but(**changed: dict[str, float]) -> np.ndarray[Any, np.dtype[np.float64]]:
    """The weights of ``regular`` with some others: ``boost={"always": 9}``."""
    weights = taught()
    for worth, by_fact in changed.items():
        for fact, weight in by_fact.items():
            weights[Worths._fields.index(worth), FACTS.index(fact)] = weight
    return weights


def verasselt(seats: int = 2, **options: Any) -> Verasselt:
    return cast("Verasselt", make_game("verasselt", seats, options))


def player(game: Verasselt, **changed: dict[str, float]) -> LearnedPlayer:
    return LearnedPlayer(game, Random(1), Values(VerasseltCoding(game), weights_but(**changed)))


def views(game: Verasselt, seed: int, most: int) -> Iterator[VerasseltView]:
    """What seats are asked in games by chance."""
    rng = Random(seed)
    luck, bot, (state, _) = Luck(rng), RandomBot(rng), game.new_game()
    for _ in range(most):
        awaited = game.awaiting(state)
        if isinstance(awaited, Over):
            return
        if isinstance(awaited, Decision):
            view = game.view(state, awaited.seat)
            yield view
            state, _ = game.apply(state, awaited.seat, bot.choose(view).action)
        else:
            outcome = luck.answer(game, state, awaited, {})
            assert outcome is not None
            state, _ = game.resolve(state, outcome)


def opening(game: Verasselt, **changes: Any) -> VerasseltState:
    state, _ = game.new_game()
    while not isinstance(awaited := game.awaiting(state), Decision):
        outcome = Luck(Random(1)).answer(game, state, awaited, {})
        assert outcome is not None
        state, _ = game.resolve(state, outcome)
    return state.but(**changes)


@pytest.mark.parametrize("seats", (2, 5))
def test_with_the_weights_that_learning_begins_with_rolls_are_those_of_regular(seats: int) -> None:
    game = verasselt(seats)
    bot, seen = player(game, boost={"always": 99.0}), 0
    for view in views(game, 7, 400):
        if view.phase not in ("roll", "roll_or_stop"):
            continue
        choices = roll_choices(view.dice, group_cards(view), caught=size(view.own_catch))
        action = bot.choose(view).action
        if choices[0].gain <= 0 and view.phase == "roll_or_stop":
            assert action == Stop()
            continue
        assert isinstance(action, Roll) and size(action.boost) == 0
        stays = sorted(face for die, face in enumerate(view.dice) if die not in action.dice)
        gain = next(choice.gain for choice in choices if sorted(choice.keep) == stays)
        assert float(gain) == pytest.approx(float(choices[0].gain))
        seen += 1
    assert seen > 50


def test_cards_boost_where_they_cost_little() -> None:
    game = verasselt()
    dear, free = player(game, boost={"always": 99.0}), player(game, boost={"always": 0.001})
    rolls = [view for view in views(game, 3, 200) if view.phase == "roll" and size(view.yards[view.seat or 0])]
    boosted = [cast("Roll", free.choose(view).action).boost for view in rolls]
    assert any(size(boost) > 1 for boost in boosted)
    assert all(size(cast("Roll", dear.choose(view).action).boost) == 0 for view in rolls)


def test_what_is_received_goes_to_the_heap_or_into_the_yard_by_its_weight() -> None:
    game = verasselt()
    heap, yard = player(game), player(game, to_yard={"always": 1.0})
    view = next(view for view in views(game, 5, 400) if view.phase == "distribute")
    assert heap.choose(view).action == Distribute((0, 0, 0, 0))
    assert size(cast("Distribute", yard.choose(view).action).to_yard) > 0


def test_every_phase_is_answered_by_the_rules() -> None:
    game, phases = verasselt(3, consolation_optional=True, allow_stop_before_first_roll=True), set()
    bot = player(game)
    for seed in (3, 2, 1, 0)[: sample(1, 4)]:
        for view in views(game, seed, 600):
            assert bot.choose(view).action in view.actions
            phases.add(view.phase)
    assert phases >= {"choose", "roll", "roll_or_stop", "distribute", "consolation"}


def test_a_hub_that_is_short_is_filled_with_as_few_cards_as_will_do() -> None:
    game = verasselt()
    state = opening(game, phase="top_up", target="hub", hub=(2, 2, 1, 0), deck=(), first_turn=False)
    action = player(game).choose(game.view(state, state.active)).action
    assert isinstance(action, TopUp) and size(action.cards) == 3


@pytest.mark.parametrize(("ahead", "group"), ((True, "hub"), (False, "catch")))
def test_who_would_win_ends_the_game_and_who_would_lose_does_not(ahead: bool, group: str) -> None:
    """VER-END-06: choosing the hub ends it."""
    game = verasselt()
    state = opening(game, hub=(1, 1, 0, 0), deck=(), first_turn=False, turn=9)
    heaps = ((9, 9, 9, 9), (5, 5, 5, 5)) if ahead else ((5, 5, 5, 5), (9, 9, 9, 9))
    state = state.but(
        heaps=heaps if state.active == 0 else heaps[::-1],
        yards=((0, 0, 0, 0), (0, 0, 0, 0)),
        table_catch=Catch(1 - state.active, (2, 2, 2, 2)),
    )
    view = game.view(state, state.active)
    assert view.hub_ends_game
    bot = player(game, hub={"the hub wins, or loses": 30.0})
    assert bot.choose(view).action == Choose(cast("Any", group))


def test_the_facts_of_a_position() -> None:
    game = verasselt(3)
    state = opening(game)
    state = state.but(own_catch=(2, 0, 1, 0), heaps=((4, 0, 0, 0), (1, 1, 0, 0), (0, 0, 0, 6)))
    coding = VerasseltCoding(game)
    own = state.active
    encoded = facts(Eyes(coding).see(coding.observe(game.view(state, own))[None]))[0]
    by_name = dict(zip(FACTS, encoded.tolist(), strict=True))
    sizes = [4, 2, 6]
    assert by_name["always"] == 1 and by_name["while plundering"] == 0
    assert by_name["cards caught"] == 3 / CATCH
    assert by_name["cards ahead"] == (sizes[own] - max(sizes[:own] + sizes[own + 1 :])) / LEAD
    assert by_name["cards in the yard"] == 4 / YARD


def test_many_positions_at_once_are_valued_as_one_by_one_each_by_its_own_weights() -> None:
    game = verasselt()
    coding = VerasseltCoding(game)
    seen = np.array([coding.observe(view) for view in views(game, 2, 120)])
    shaken = taught() + np.random.default_rng(1).normal(0, 1, (len(seen), *taught().shape))
    together = Values(coding, taught()).logits(seen, shaken)
    for row, weights, values in zip(seen, shaken, together, strict=True):
        assert np.allclose(Values(coding, weights).logits(row), values)


def test_weights_are_stored_in_a_readable_file(tmp_path: Path) -> None:
    coding, file = VerasseltCoding(verasselt()), tmp_path / "mine.json"
    save(Values(coding, taught() / 3, {"seed": 4}), file)
    again = read(coding, file)
    assert np.allclose(again.weights, taught() / 3, atol=1e-3) and again.made == {"seed": 4}
    assert len(file.read_text(encoding="utf-8").splitlines()) == len(Worths._fields) + 6


def test_weights_of_other_facts_are_refused_in_one_sentence(tmp_path: Path) -> None:
    coding, file = VerasseltCoding(verasselt()), tmp_path / "old.json"
    save(Values(coding, taught()), file)
    file.write_text(file.read_text(encoding="utf-8").replace(FACTS[-1], "the weather"), encoding="utf-8")
    with pytest.raises(BotUnknown, match=r"^old.json weighs other .*learning verasselt --seats 2 learns"):
        read(coding, file)


# The weights that come with the package

KNOWN = [int(path.stem.rpartition("-")[2]) for path in sorted(SHELF.glob("verasselt-*.json"))]


def test_there_are_weights_for_two() -> None:
    assert 2 in KNOWN


@pytest.mark.parametrize("seats", KNOWN)
def test_weights_are_small_and_say_how_they_were_made(seats: int) -> None:
    values = values_for(verasselt(seats))
    assert values is not None and file_of("verasselt", seats).stat().st_size < 4000
    assert (values.made["game"], values.made["seats"]) == ("verasselt", seats)


@pytest.mark.parametrize("seats", KNOWN)
@pytest.mark.parametrize("edition", edition_changes("verasselt"))
def test_players_with_weights_are_legal_in_every_edition(seats: int, edition: str) -> None:
    game = make_game("verasselt", seats, {"show_heap_counts": False}, edition=edition)
    assert isinstance(make_bot(game, seated("learned")), LearnedPlayer)
    bots = ["learned"] * (seats - 1)
    assert make_plan("verasselt", [*bots, "thumb"], "legal", edition=edition, think=0.0).play(0).winners
