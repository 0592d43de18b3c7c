"""Studies of the arena, the fit of luck to it, and learning by self-play."""
