"""What a seat has learned from watching Bohn Hansa, and random boards that agree with it."""
# interpreted: worlds are drawn with Python's own random numbers
