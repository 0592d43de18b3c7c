"""Workers elsewhere, as a server sees them: what they are given, how they are told from others, and who gives it."""
