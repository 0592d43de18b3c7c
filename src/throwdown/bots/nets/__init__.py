"""Small networks that were learned by self-play, and what reads them."""
