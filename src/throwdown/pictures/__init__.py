"""The symbols of dice, the colours of boxes, and our letters, for drawings and documents."""
