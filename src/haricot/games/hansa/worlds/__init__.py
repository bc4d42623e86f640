"""What somebody knows who has watched Bohn Hansa, and worlds that agree with it."""
# interpreted: worlds are drawn with Python's own random numbers
