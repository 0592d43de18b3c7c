"""The story of a game as lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.verasselt.state import COLOUR_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.table.story import Count, Remark, Story
    from throwdown.words import Words


def story_lines(story: Story, words: Words) -> Iterator[str]:
    """Luck in a sentence or two, then every count with its average and what is normal."""
    names = [name or words.say("list-player", number=seat + 1) for seat, name in enumerate(story.players)]
    lost = _lost_face(story, words)
    yield f"{words.say('story-luck')} {words.say(f'story-luck-{story.luck}')}"
    for remark in story.remarks:
        yield f"  {_remark(remark, names[remark.seat], lost, words)}"
    for seat in story.seats:
        yield ""
        yield names[seat.seat]
        for what, count in seat.counts.items():
            yield f"  {words.say(f'story-what-{what}', face=lost):<22} {_count(count, words)}"
        if seat.plunders:
            yield f"  {words.say('story-plunders', player=names[seat.seat], count=seat.plunders, cards=seat.plundered)}"
    if story.faces:
        yield ""
        yield words.say("story-faces", count=sum(each.count.seen for each in story.faces))
        for each in story.faces:
            yield f"  {_face(story, each.face, words):<22} {_count(each.count, words)}"


def _remark(remark: Remark, name: str, lost: str, words: Words) -> str:
    return words.say(
        "story-remark",
        who="player",
        player=name,
        by=remark.by,
        way=words.say("story-more" if remark.more else "story-less"),
        what=words.say(f"story-what-{remark.what}", face=lost),
        count=remark.one_in,
    )


def _count(count: Count, words: Words) -> str:
    return f"{count.seen:>4}   {words.say('story-row', mean=round(count.mean, 1), low=count.low, high=count.high)}"


def _lost_face(story: Story, words: Words) -> str:
    return "" if story.game == "verasselt" else _face(story, story.faces[-1].face if story.faces else "X", words)


def _face(story: Story, face: str, words: Words) -> str:
    if story.game == "verasselt":
        return words.say(f"colour-{COLOUR_NAMES.get(face, 'bar')}")
    return words.say(f"face-{face.lower()}")
