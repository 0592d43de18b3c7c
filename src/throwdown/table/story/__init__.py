"""The story of a finished game: its course, rolled against expected, where throws went."""

from .figures import AimedThrow, BestThrow, Count, CoursePoint, FaceCount, Remark, SeatStory, Story
from .telling import tell_story

__all__ = [
    "AimedThrow",
    "BestThrow",
    "Count",
    "CoursePoint",
    "FaceCount",
    "Remark",
    "SeatStory",
    "Story",
    "tell_story",
]
