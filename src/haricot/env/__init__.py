"""Environments for those who study trading: one game at a time, many at once, in numbers or in words."""
# interpreted: it only looks for libraries

from haricot.extras import look_for

look_for(("librt", "numpy", "gymnasium", "pettingzoo"), "Environments need", "env")
