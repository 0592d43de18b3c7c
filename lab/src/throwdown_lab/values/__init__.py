"""Values of choices as weighed sums, whose weights were learned by self-play."""
