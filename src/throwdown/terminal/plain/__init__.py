"""The game as lines of text, for screen readers, pipes and scripts."""
