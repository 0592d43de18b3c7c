"""An analysed game as lines of text: a small curve for every seat, where chances came from, what cost the most."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from throwdown.bots.analysis.analyst import hand_done

from .learning import moment_text, named

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from throwdown.bots import Choice
    from throwdown.bots.analysis.analyst import Analyst
    from throwdown.bots.analysis.estimate import Answer, Price, Question
    from throwdown.bots.analysis.figures import Analysis, SeatTotal
    from throwdown.words import Words

#: An estimate lies within so many standard errors in 95 of 100 cases.
SURE = 1.96
#: Eighths of a line, from nothing to everything.
LEVELS = "▁▂▃▄▅▆▇█"
#: The curve is this high and at most this wide, in letters.
HEIGHT, WIDTH = 3, 60
#: So many of the costliest choices are listed, and none that cost less.
MOST, LEAST_COST = 8, 0.005


def analysis_lines(analyst: Analyst, answers: Sequence[Answer], analysis: Analysis, words: Words) -> Iterator[str]:
    """Everything, in the order in which one wants to know it."""
    names = [name or words.say("list-player", number=seat + 1) for seat, name in enumerate(analysis.players)]
    yield words.say("analysis-title")
    for seat, name in enumerate(names):
        yield ""
        yield from _curve(analysis, seat, name, words)
    yield ""
    yield from _totals(analysis, names, words)
    yield ""
    yield from _costliest(analyst, answers, names, words)
    yield ""
    yield from _judged_by(analysis, words)


# The curve


def _curve(analysis: Analysis, seat: int, name: str, words: Words) -> Iterator[str]:
    values = [point.values[seat] for point in analysis.points]
    yield f"  {name}: {words.say('analysis-percent', chance=_percent(values[0]))} … {_ends(analysis, seat, words)}"
    columns = resampled(values, WIDTH)
    for row in reversed(range(HEIGHT)):
        yield f"  {'100' if row == HEIGHT - 1 else '  0' if row == 0 else '   '}│{_row(columns, row)}"


def _ends(analysis: Analysis, seat: int, words: Words) -> str:
    last = analysis.points[-1]
    value, error = last.values[seat], SURE * last.errors[seat]
    if not error:
        return words.say("analysis-percent", chance=_percent(value))
    return words.say("analysis-between", low=_percent(max(value - error, 0)), high=_percent(min(value + error, 1)))


def resampled(values: Sequence[float], width: int) -> list[float]:
    """At most so many of them, evenly, the first and the last among them."""
    if len(values) <= width:
        return list(values)
    return [values[round(place * (len(values) - 1) / (width - 1))] for place in range(width)]


def _row(columns: Sequence[float], row: int) -> str:
    """One line of the curve: of every column as many eighths as reach up to here."""
    eighths = [round(value * HEIGHT * len(LEVELS)) - row * len(LEVELS) for value in columns]
    return "".join(" " if each <= 0 else LEVELS[min(each, len(LEVELS)) - 1] for each in eighths)


# Luck and skill


def _totals(analysis: Analysis, names: Sequence[str], words: Words) -> Iterator[str]:
    parts = ("luck", "skill", "others")
    hands = "hands-" if _threw_again(analysis) else ""
    named = ("start", "luck", f"{hands}skill", f"{hands}others", "end")
    heads = [words.say(f"analysis-{part}") for part in named]
    rows = [
        [
            f"{hundredths(total.start, words)} %",
            *(hundredths(getattr(total, part), words, "+") for part in parts),
            f"{hundredths(total.end, words)} %",
        ]
        for total in analysis.totals
    ]
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    first = max(map(len, [*names, words.say("analysis-player")]))
    for name, cells in zip((words.say("analysis-player"), *names), (heads, *rows), strict=True):
        padded = [f"{cell:>{wide}}" for cell, wide in zip(cells, widths, strict=True)]
        yield "  ".join(["", f"{name:<{first}}", *padded])
    yield f"  {words.say('analysis-sum')}"
    if not analysis.exact:
        if not analysis.positions_exact:
            yield f"  {words.say('analysis-doubt')}"
        errors = [f"{names[total.seat]} ±{hundredths(SURE * total.error, words)} %" for total in analysis.totals]
        yield f"  {words.say('analysis-luck')}: {', '.join(errors)}"
    yield ""
    for name, total in zip(names, analysis.totals, strict=True):
        yield f"  {_sentence(name, total, words)}"
    for name, total in zip(names, analysis.totals, strict=True):
        if total.was_luck is not None:
            id = "story-luck-few" if total.was_luck == "few" else f"analysis-was-{total.was_luck}"
            answer = f"{words.say('story-luck')} {words.say(id)}"
            yield f"  {words.say('analysis-was-seat', player=name, answer=answer)}"


def _sentence(name: str, total: SeatTotal, words: Words) -> str:
    hands, luck = "hands-" if total.was_luck else "", "gave" if total.luck >= 0 else "took"
    return words.say(
        f"analysis-{hands}{luck}",
        who="player",
        player=name,
        luck=_percent(abs(total.luck)),
        skill=_percent(abs(total.skill)),
        way="gain" if total.skill > 0 else "cost",
    )


def _threw_again(analysis: Analysis) -> bool:
    return any(total.hands for total in analysis.totals)


# Choices


def _costliest(analyst: Analyst, answers: Sequence[Answer], names: Sequence[str], words: Words) -> Iterator[str]:
    priced = [
        (question, answer.price)
        for question, answer in zip(analyst.questions, answers, strict=True)
        if answer.price is not None and answer.price.best is not None and answer.price.cost >= LEAST_COST
    ]
    if not priced:
        yield words.say("analysis-none")
        return
    yield words.say("analysis-costliest")
    for question, price in sorted(priced, key=lambda each: -each[1].cost)[:MOST]:
        yield f"  {hundredths(-price.cost, words):>6} %  {_slip(analyst, question, price, names, words)}"


def _slip(analyst: Analyst, question: Question, price: Price, names: Sequence[str], words: Words) -> str:
    seat, done, best = cast("int", question.seat), cast("Choice", question.done), cast("Choice", price.best)
    view = analyst.game.view(question.before, seat)
    return words.say(
        "analysis-slip",
        when=moment_text(view, question.throw, words),
        player=names[seat],
        done=named(view, done, words, hand_done(question)),
        best=named(view, best, words),
    )


def _judged_by(analysis: Analysis, words: Words) -> Iterator[str]:
    """What the numbers rest on."""
    again = [point.judgement.again for point in analysis.points if point.judgement and point.judgement.again]
    if again:
        id = "analysis-hands-exact" if analysis.positions_exact else "analysis-hands-estimated"
        yield words.say(id, draws=min(each.draws for each in again))
        yield words.say("analysis-ordinary")
    else:
        yield words.say("analysis-exact" if analysis.exact else "analysis-estimated")
    if analysis.model:
        yield words.say("analysis-model", model=analysis.model)
    if analysis.model and analysis.thrower == "entered":
        yield words.say("analysis-entered")


def _percent(chance: float) -> float:
    return round(100 * chance, 1)


def hundredths(chance: float, words: Words, sign: str = "") -> str:
    """A chance in hundredths with one decimal, so that columns are aligned."""
    rounded = round(100 * chance, 1)
    text = f"{rounded:{sign}.1f}".replace("-", "−") if rounded else "0.0"
    return text if words.language == "en" else text.replace(".", ",")
