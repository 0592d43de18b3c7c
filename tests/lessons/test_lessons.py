"""Every step of every lesson, replayed through the rules: what it promises happens, and nothing else is punished."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest

from tests.cases import for_each
from tests.words.catalogues import messages
from throwdown.errors import GameUnknown
from throwdown.lessons import LESSONS, Attempt, lesson_of, step_of
from throwdown.lessons.attempt import OtherWanted, fits
from throwdown.lessons.positions import set_up
from throwdown.lessons.script import LEARNER, ArenaPosition, CardPosition
from throwdown.narration import choices_sentence
from throwdown.rules import Decision, InFlight
from throwdown.rules.arena.state import Landed
from throwdown.rules.editions import editions_of
from throwdown.rules.rulings import printed_choices
from throwdown.rules.verasselt.notation import flaws
from throwdown.rules.verasselt.state import Rolled
from throwdown.throwers import Luck
from throwdown.throwers.physical import Physical, ends_otherwise
from throwdown.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.lessons import Lesson, Step
    from throwdown.rules import Game, Outcome
    from throwdown.rules.editions import Edition
    from throwdown.rules.game import Action, Awaiting

PLAYERS = ("Ada", "Flint", "Moss")
STEPS = [(lesson, step) for lesson in LESSONS.values() for step in lesson.steps]
PRINTED = [(lesson, step, each.id) for lesson, step in STEPS for each in editions_of(lesson.game)]
of_each_step = for_each(("lesson", "step"), STEPS)


class Given(Luck):
    """Throws of the learner show what the step gives as an example; everything else is luck."""

    def __init__(self, faces: tuple[str, ...]) -> None:
        super().__init__(Random(7))
        self.faces = faces

    def answer(self, game: Game[Any], state: Any, awaited: Awaiting, manners: Mapping[int, str]) -> Outcome | None:
        own = isinstance(awaited, InFlight) and [seat for seat, _ in awaited.hands] == [LEARNER]
        if not (own and isinstance(awaited, InFlight)):
            return super().answer(game, state, awaited, manners)
        ((_, dice),) = awaited.hands
        assert len(self.faces) >= len(dice)
        if game.id == "verasselt":
            return Rolled(self.faces[: len(dice)])
        return Landed(tuple(zip(dice, self.faces, strict=False)))


def attempt(lesson: Lesson, step: Step, edition: str = "") -> Attempt:
    return Attempt(lesson, step, PLAYERS, Given(step.example), edition=edition)


def legal(trying: Attempt) -> list[Action]:
    return list(trying.match.game.legal_actions(trying.match.state, LEARNER))


def wanted(trying: Attempt) -> list[Action]:
    """The legal actions that the step asks for now; what comes by the way is answered with the first one."""
    actions = legal(trying)
    asked = [action for action in actions if any(fits(each, action) for each in trying.step.wanted)]
    return asked or actions[:1]


def event_names(trying: Attempt) -> list[str]:
    return [event.name for moment in trying.match.moments for event in moment.events]


def test_every_game_has_a_lesson_of_at_most_twelve_steps() -> None:
    from throwdown.rules import GAMES

    assert sorted(LESSONS) == sorted(GAMES)
    assert all(3 <= len(lesson.steps) <= 12 for lesson in LESSONS.values())
    assert all(len({step.id for step in lesson.steps}) == len(lesson.steps) for lesson in LESSONS.values())


@of_each_step
def test_the_position_is_legal_and_asks_the_learner_for_what_is_wanted(lesson: Lesson, step: Step) -> None:
    game, state, _, lying = set_up(lesson.game, step)
    awaited = game.awaiting(state)
    assert isinstance(awaited, Decision) and awaited.seat == LEARNER
    assert any(fits(step.wanted[0], action) for action in awaited.actions)
    assert game.parse(game.notation(state)) == state
    if isinstance(step.position, CardPosition):
        assert not [*flaws(state)]
    if isinstance(step.position, ArenaPosition):
        assert sorted(lying) == sorted(die for die, _ in state.arena)


@of_each_step
def test_with_such_dice_the_step_is_done(lesson: Lesson, step: Step) -> None:
    trying = attempt(lesson, step)
    for _ in range(3):
        trying.act(wanted(trying)[0])
        if trying.verdict != "open":
            break
    assert trying.verdict == "done", event_names(trying)
    assert {*event_names(trying)} & {*step.done}


@for_each(("lesson", "step", "edition"), PRINTED)
def test_with_such_dice_the_step_is_done_in_every_edition(lesson: Lesson, step: Step, edition: str) -> None:
    trying = attempt(lesson, step, edition)
    for _ in range(3):
        trying.act(wanted(trying)[0])
        if trying.verdict != "open":
            break
    assert trying.verdict == "done", event_names(trying)
    assert {*event_names(trying)} & {*step.done}


def test_no_other_spell_interrupts_a_step() -> None:
    """With this seed the first throw would do something else, too: it is not taken."""
    lesson = lesson_of("hp_strike")
    trying = Attempt(lesson, step_of(lesson, "accio"), PLAYERS, Physical(Random(76)))
    trying.act(wanted(trying)[0])
    assert "sets_found" in event_names(trying) and "reaction_started" not in event_names(trying)


def test_the_learner_reacts_only_where_the_edition_says_everybody() -> None:
    """D-12: in the French edition only the others throw, and the lesson says so."""
    lesson = lesson_of("hp_strike")
    reactions = {}
    for edition in ("hp-FR", "hp-EN"):
        trying = attempt(lesson, step_of(lesson, "relashio"), edition)
        trying.act(wanted(trying)[0])
        reactions[edition] = trying.verdict  # where everybody throws, the step waits for the learner
    assert reactions == {"hp-FR": "done", "hp-EN": "open"}


@of_each_step
def test_another_legal_action_is_refused_and_the_step_continues(lesson: Lesson, step: Step) -> None:
    trying = attempt(lesson, step)
    asked = wanted(trying)
    for action in legal(trying)[:40]:
        if action in asked:
            continue
        before = trying.match.state
        with pytest.raises(OtherWanted, match="use the highlighted button"):
            trying.act(action)
        assert (trying.match.state, trying.verdict) == (before, "open")
    trying.act(asked[0])
    assert trying.verdict in ("open", "done")


def test_several_steps_allow_other_legal_actions() -> None:
    """The test above would say nothing if every step allowed but one thing."""
    others = [step for lesson, step in STEPS if set(legal(attempt(lesson, step))) - set(wanted(attempt(lesson, step)))]
    assert len(others) >= 6


def test_a_step_that_fails_can_be_tried_again() -> None:
    lesson = lesson_of("strike")
    step = step_of(lesson, "last")
    lost = Attempt(lesson, step, PLAYERS, Given(("X",)))
    lost.act(legal(lost)[0])
    assert lost.verdict == "again" and "player_eliminated" in event_names(lost)
    again = attempt(lesson, step)
    again.act(legal(again)[0])
    assert again.verdict == "done"


@of_each_step
def test_the_worst_dice_end_no_game(lesson: Lesson, step: Step) -> None:
    """A lesson is about one move: nobody wins it, and the table has no end to show."""
    lost = {"strike": "X", "hp_strike": "X", "verasselt": "R"}.get(lesson.game, "BLANK")
    trying = Attempt(lesson, step, PLAYERS, Given((lost,) * 8))
    trying.act(wanted(trying)[0])
    assert trying.match.result is None


def test_a_step_resumes_from_a_given_state() -> None:
    lesson = lesson_of("hp_strike")
    step = step_of(lesson, "accio")
    begun = attempt(lesson, step)
    begun.act(wanted(begun)[0])
    assert begun.verdict == "open"
    goes_on = Attempt(lesson, step, PLAYERS, Given(()), (begun.match.state, {}))
    goes_on.act(wanted(goes_on)[0])
    assert goes_on.verdict == "done"


def test_unknown_lessons_and_steps_are_refused_with_the_known_ones() -> None:
    with pytest.raises(GameUnknown, match="choose one of strike, impact"):
        lesson_of("chess")
    with pytest.raises(GameUnknown, match="choose one of throw, pair"):
        step_of(lesson_of("strike"), "castle")


@pytest.mark.parametrize(("game", "id"), [("strike", "lost"), ("impact_power", "storm"), ("hp_strike", "immobulus")])
def test_real_dice_that_were_turned_in_the_hand_show_it(game: str, id: str) -> None:
    """Rules, places and recorded motion tell the same."""
    lesson = lesson_of(game)
    step = step_of(lesson, id)
    trying = Attempt(lesson, step, PLAYERS, Physical(Random(3)))
    trying.act(legal(trying)[0])
    assert trying.verdict == "done"
    thrown = cast("Any", trying.match.log.entries[1])
    assert step.shows[0] in dict(thrown.outcome.faces).values()
    assert not ends_otherwise(thrown)


#: What the sentences about choices name: a rulebook that offers another value needs other words.
OFFERED = {
    "start_x": {"reroll", "turn"},
    "supply_visibility": {"visible", "hidden"},
    "pre_move": {"off_walls_by_consent", "none"},
    "tournament_tie": {"players_choose", "shared", "playoff"},
    "active_elements": {"FIRE", "WATER", "STONE", "AIR", "LIGHTNING"},
}


@for_each(("game", "edition"), [(game, each) for game in LESSONS for each in editions_of(game)])
def test_a_lesson_names_every_choice_that_the_rulebook_leaves_to_the_table(game: str, edition: Edition) -> None:
    words, choices = Words(edition.language).about(game), printed_choices(game, edition.id)
    sentence = choices_sentence(game, edition.id, words)
    assert bool(sentence) == bool(choices)
    for option, values in choices.items():
        assert {*values} == OFFERED[option]
        assert words.say(f"lesson-agree-{option.replace('_', '-')}") in sentence


def test_dutch_wizards_place_the_start_die_and_agree_on_no_x() -> None:
    assert {*printed_choices("hp_strike", "hp-NL")} == {"supply_visibility", "pre_move"}
    assert {*printed_choices("hp_strike", "hp-DE")} == OFFERED.keys() - {"active_elements"}


def name_of(lesson: Lesson, step: Step) -> str:
    return f"lesson-{lesson.game.replace('_', '-')}-{step.id}"


def test_every_message_belongs_to_a_step() -> None:
    named = {name for file, name in messages("en") if file == "lesson"}
    games = tuple(f"lesson-{game.replace('_', '-')}-" for game in LESSONS)
    steps = {name_of(lesson, step) for lesson, step in STEPS}
    assert {name for name in named if name.startswith(games)} == steps | {f"{name}-done" for name in steps}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_sentences_short_enough_for_a_phone(language: str) -> None:
    words = Words(language)
    for lesson, step in STEPS:
        name = name_of(lesson, step)
        for sentence in (words.say(name), words.say(f"{name}-done")):
            assert 10 < len(sentence) <= 150 and "{" not in sentence, sentence
        assert words.has(f"clause-{step.clause}"), step.clause
