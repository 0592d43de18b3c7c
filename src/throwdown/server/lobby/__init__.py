"""Tables, people and who meets whom."""
