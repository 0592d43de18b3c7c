"""A throw as a picture or a movie, drawn in software."""
