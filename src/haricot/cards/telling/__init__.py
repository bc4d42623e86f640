"""A card table in words."""
# interpreted: it writes text
