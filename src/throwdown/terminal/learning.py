"""Advice and looking back, in sentences: what is best here, what the rest costs, what cost the most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.bots.models import model_of
from throwdown.bots.odds.arena import ThrowOdds
from throwdown.bots.odds.verasselt import RollOdds
from throwdown.rules.arena.pipeline import ArenaView
from throwdown.rules.arena.state import BuildTower
from throwdown.rules.game import Stop
from throwdown.rules.verasselt.state import Distribute, Roll, TopUp
from throwdown.table.review import costliest

from .questions import TowerForm, cards_typed, face_name, question

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from throwdown.bots import Choice
    from throwdown.bots.advice import Advice, Adviser, Weighed
    from throwdown.bots.analysis.figures import HandDone
    from throwdown.rules.record import Record
    from throwdown.rules.verasselt.state import Cards
    from throwdown.table import Match
    from throwdown.table.review import Slip
    from throwdown.words import Words

#: So many of the other choices are listed.
MOST_OTHERS = 4
#: Letters that a line may lack because a word stands in the next one.
LOST_IN_BREAKING = 12


def adviser_for(match: Match, think: float | None = None) -> Adviser:
    """The adviser for this table; the tables behind it are loaded only now."""
    from throwdown.bots.advice import Adviser

    return Adviser(match.game, think)


# Hints


def hint(view: Any, advice: Advice, words: Words, width: int | None = None) -> str:
    """What is best here and what the rest costs, in a sentence or two; ``width`` is that of the two lines for them."""
    if len(advice.options) < 2:
        return words.say("learn-only")
    best = _best(view, advice, words)
    if advice.any_way:
        best = f"{best} {words.say('learn-ways-even')}"
    others = range(MOST_OTHERS, 0, -1)
    texts = (_set(best, _worse(view, advice, words, most), width) for most in others)
    text = next((text for text in texts if text), best)
    return f"{text} {words.say('learn-ordinary')}" if width is None and advice.model else text


def _set(best: str, worse: str, width: int | None) -> str:
    """A line for each if they fit, else one after the other; nothing if two lines cannot hold them."""
    if width is None:
        return f"{best} {worse}"
    if max(len(best), len(worse)) <= width:
        return f"{best}\n{worse}"
    return f"{best} {worse}" if len(best) + len(worse) <= 2 * width - LOST_IN_BREAKING else ""


def _best(view: Any, advice: Advice, words: Words) -> str:
    best = advice.options[0]
    choice = named(view, best.choice, words)
    if isinstance(best.odds, RollOdds):
        bust, catch = _percent(float(best.odds.p_bust)), round(float(best.odds.expected_catch), 1)
        return words.say("learn-best-roll", choice=choice, bust=bust, catch=catch)
    if advice.unit == "cards":
        return words.say("learn-best", choice=choice)
    if isinstance(best.odds, ThrowOdds):
        match = _percent(float(best.odds.p_match))
        return words.say("learn-best-throw", choice=choice, match=match, win=_percent(best.value))
    return words.say("learn-best-win", choice=choice, win=_percent(best.value))


def _worse(view: Any, advice: Advice, words: Words, most: int) -> str:
    costs = [_cost(view, each, advice, words) for each in _others(advice, most)]
    return words.say("learn-worse", choices=words.listed(costs)) if costs else words.say("learn-as-good")


def _others(advice: Advice, most: int) -> list[Weighed]:
    """What is worse: to stop, the cheapest way of every other action, then other ways of doing the same."""
    best, *rest = advice.options
    rest = [each for each in rest if each.matters]
    cheapest = {each.choice.action: each for each in reversed(rest) if each.choice.action != best.choice.action}
    same = [each for each in rest if each.choice.action == best.choice.action]
    actions = sorted(cheapest.values(), key=lambda each: (each.choice.action != Stop(), each.cost))
    return sorted([*actions, *same][:most], key=lambda each: each.cost)


def _cost(view: Any, weighed: Weighed, advice: Advice, words: Words) -> str:
    choice = named(view, weighed.choice, words)
    if advice.unit == "win":
        return words.say("learn-cost-win", choice=choice, cost=_percent(weighed.cost))
    return words.say("learn-cost-cards", choice=choice, cost=round(weighed.cost, 1))


def _percent(chance: float) -> float:
    return round(100 * chance, 1)


# What a choice is called: as it would be typed


def named(view: Any, choice: Choice, words: Words, hand: HandDone | None = None) -> str:
    """A choice in a word or two, as it would be typed; a throw in the arena after what the hand did."""
    action = choice.action
    if hand is not None:
        symbol = face_name(hand.symbol).localised(words) if hand.symbol else ""
        return words.say("learn-hand", strength=hand.strength, force=hand.force, meets=hand.meets, symbol=symbol)
    if isinstance(action, Roll):
        dice = " ".join(str(die + 1) for die in action.dice)
        boost = f" +{_letters(action.boost, words)}" if any(action.boost) else ""
        return f"{words.say('ask-word-roll')} {dice}{boost}"
    if isinstance(action, Distribute | TopUp):
        cards = action.to_yard if isinstance(action, Distribute) else action.cards
        return _letters(cards, words) or words.say("ask-word-none")
    if isinstance(action, BuildTower):
        places = {die: place for place, (die, _) in enumerate(TowerForm(tuple(sorted(view.arena))).dice, start=1)}
        return " ".join(str(places[die]) for die in action.dice)
    return _offered(view, choice, words)


def _letters(cards: Cards, words: Words) -> str:
    """Cards as they are typed, in one word."""
    return cards_typed(cards).localised(words).replace(" ", "")


def _offered(view: Any, choice: Choice, words: Words) -> str:
    """The word of an answer; where only one thing can be thrown, the manner says it all."""
    asked = question(view)
    offers = asked.choices if asked is not None else ()
    word = next((offer.word.localised(words) for offer in offers if offer.action == choice.action), "")
    if not word:
        return words.say("ask-word-stop")
    if choice.manner is None:
        return word
    manner = words.say(f"ask-word-{choice.manner}")
    if sum(offer.throws for offer in offers) == 1:
        return manner
    return words.say("learn-throw", throw=word, manner=manner)


# Looking back


def review_lines(
    log: Record,
    words: Words,
    seats: Collection[int] | None = None,
    adviser: Adviser | None = None,
    done: Callable[[float], None] = lambda share: None,
) -> list[str]:
    """The decisions that cost each of these players the most, a line each."""
    lines = [words.say("learn-review")]
    for seat, slips in costliest(log, seats, adviser=adviser, done=done).items():
        player = log.header.players[seat]
        if not slips:
            lines.append(words.say("learn-review-none", player=player))
            continue
        lines.append(words.say("learn-review-player", player=player))
        lines += [f"  {_slip_line(slip, words)}" for slip in slips]
    model = model_of(log.header.game)
    return [*lines, words.say("learn-ordinary")] if model else lines


def _slip_line(slip: Slip, words: Words) -> str:
    done, best = named(slip.view, slip.done, words, slip.hand), named(slip.view, slip.best, words)
    when = moment_text(slip.view, slip.throws, words)
    if slip.unit == "win":
        return words.say("learn-slip-win", when=when, done=done, best=best, cost=_percent(slip.cost))
    return words.say("learn-slip-cards", when=when, done=done, best=best, cost=round(slip.cost, 1))


def moment_text(view: Any, throws: int, words: Words) -> str:
    """Which throw or turn it was, and what lay there; so many throws had landed before."""
    if not isinstance(view, ArenaView):
        return words.say("learn-at-turn", number=view.turn)
    number = throws + (view.phase in ("turn", "choice"))
    if not view.arena:
        return words.say("learn-at-throw-empty", number=number)
    return words.say("learn-at-throw", number=number, symbols=words.listed(_symbols(view, words)))


def _symbols(view: ArenaView, words: Words) -> Sequence[str]:
    return [face_name(face).localised(words) for _, face in view.arena]
