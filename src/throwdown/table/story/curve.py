"""The curve of an analysed game as a picture to share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from throwdown.bots.analysis.figures import Analysis, SeatTotal
    from throwdown.words import Words

#: An estimate lies within so many standard errors in 95 of 100 cases.
SURE = 1.96
#: A choice that cost this much is marked on the curve.
MARKED = 0.02

Format = Literal["svg", "png"]


def draw_curve(analysis: Analysis, words: Words, form: Format) -> bytes:
    """Everybody's line, with what the dice gave and what choices cost."""
    from throwdown.pictures.curve import Curve, CurveLine, curve_png, curve_svg

    lines = tuple(
        CurveLine(
            name=name or words.say("list-player", number=seat + 1),
            captions=_in_short(total, words),
            values=tuple(point.values[seat] for point in analysis.points),
            reach=tuple(SURE * point.errors[seat] for point in analysis.points),
        )
        for seat, (name, total) in enumerate(zip(analysis.players, analysis.totals, strict=True))
    )
    marks = tuple(
        (number, point.seat)
        for number, point in enumerate(analysis.points)
        if point.seat is not None and point.judgement is not None and point.judgement.cost >= MARKED
    )
    game = words.say(f"game-{analysis.game.replace('_', '-')}")
    curve = Curve(f"{words.say('analysis-title')}: {game}", lines, marks)
    return curve_svg(curve).encode() if form == "svg" else curve_png(curve)


def _in_short(total: SeatTotal, words: Words) -> tuple[str, ...]:
    parts = (("analysis-luck", total.luck), ("analysis-skill", total.skill))
    return tuple(f"{words.say(id)} {hundredths(value, words, '+')} %" for id, value in parts)


def hundredths(chance: float, words: Words, sign: str = "") -> str:
    """A chance in hundredths with one decimal, so that columns are aligned."""
    rounded = round(100 * chance, 1)
    text = f"{rounded:{sign}.1f}".replace("-", "−") if rounded else "0.0"
    return text if words.language == "en" else text.replace(".", ",")
