"""Learning to play by self-play: ``python -m throwdown_lab.learning``; docs/learning.md shows how."""
