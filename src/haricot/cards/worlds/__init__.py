"""What somebody knows who has watched a card game, and worlds that agree with it."""
# interpreted: worlds are drawn with Python's own random numbers
