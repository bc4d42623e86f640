"""Titles: what games are called, and the words that a game of somebody's own brings."""

from __future__ import annotations

from haricot.catalogue import entry
from haricot.telling.narrator import hyphened
from haricot.words.texts import Texts, texts


def texts_of(game: str, language: str) -> Texts:
    """Give the texts of a language, with those that a game has of its own."""
    return texts(language, entry(game).words.get(language, ""))


def title(language: str, game: str) -> str:
    """Name a game; one that brings no words for its title as it calls itself."""
    words, known = texts_of(game, language), f"game-{hyphened(game)}"
    return words.say(known) if words.has(known) else entry(game).title.partition(",")[0]
