"""Bohnanza: the base game (B1 to B27) and its extension (E1 to E12)."""
