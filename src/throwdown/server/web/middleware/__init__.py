"""Layers around the application, one file each; ``stack`` puts them together."""
