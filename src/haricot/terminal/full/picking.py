"""Picking: what a click adds to an offer or a wish that is being typed."""

from __future__ import annotations


def given(typed: str, name: str) -> str:
    """Add a bean to what is given in an offer; a wish becomes one."""
    gives, wants = sides(typed)
    return f"{gives} + {name} > {wants}" if gives else f"{name} > {wants}"


def wanted(typed: str, name: str) -> str:
    """Add a bean to what is wanted in an offer, or in a wish as long as nothing is given."""
    gives, wants = sides(typed)
    wants = f"{wants} + {name}" if wants else name
    return f"{gives} > {wants}" if gives else f"{wants}?"


def sides(typed: str) -> tuple[str, str]:
    """Read what is given and what is wanted so far."""
    if ">" in typed:
        gives, _, wants = typed.partition(">")
        return gives.strip(), wants.strip()
    return ("", typed.replace("?", "").strip()) if "?" in typed else (typed.strip(), "")
