"""The game on a text screen, played by keyboard alone."""
