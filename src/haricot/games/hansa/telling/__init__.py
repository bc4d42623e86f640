"""Bohn Hansa in words."""
# interpreted: it writes text
