"""Learning to play by self-play: ``python -m throwdown.lab.learning``; docs/learning.md shows how."""
