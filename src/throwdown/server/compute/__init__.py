"""What takes long to work out, away from the event loop: throws, thoughts of bots, advice."""
