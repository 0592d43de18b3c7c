"""Learning to play by self-play: ``python -m throwdown_lab.learning``; lab/docs/learning.md shows how."""
