"""The games on a text screen."""
