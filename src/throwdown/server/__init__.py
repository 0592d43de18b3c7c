"""The game over the network."""
