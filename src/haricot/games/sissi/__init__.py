"""Sissi! The empress of beans (S1 to S14)."""
