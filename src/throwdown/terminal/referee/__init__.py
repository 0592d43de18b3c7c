"""The referee: rulings for people who play with the real box."""
