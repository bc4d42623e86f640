"""What a seat has learned from watching a card game, and random tables that agree with it."""
# interpreted: worlds are drawn with Python's own random numbers
