"""Completion: how what somebody has begun to type may go on, made from the grammar and what can be done."""

from __future__ import annotations

import re
from collections.abc import Iterator

from haricot.beans.vocabulary import plain
from haricot.terminal.full.scene import AnyScene

COMMANDS = ("help", "log", "market", "pass", "quit", "rules", "save", "say", "table", "undo", "why")
WORD = re.compile(r"[^\s+,>@:]*$")
NUMBERED = ("take", "no", "counter", "withdraw", "seal")


def complete(typed: str, scene: AnyScene) -> str | None:
    """Go on with what was typed: as a whole phrase, or with the word that was begun."""
    if not typed.strip():
        return None
    for phrase in phrases(scene):
        if len(phrase) > len(typed) and phrase.casefold().startswith(typed.casefold()):
            return typed + phrase[len(typed) :]
    found = WORD.search(typed)
    begun = found[0] if found else ""
    before = typed[: len(typed) - len(begun)]
    for word in words(before, scene):
        if begun and len(word) > len(begun) and plain(word).startswith(plain(begun)):
            return typed + word[len(begun) :]
    return None


def phrases(scene: AnyScene) -> Iterator[str]:
    """List what can be typed as a whole, what can be done now first."""
    yield from (typed for typed, _ in [*scene.choices, *scene.examples])


def words(before: str, scene: AnyScene) -> Iterator[str]:
    """List the words that may stand behind what was typed."""
    grammar, view = scene.grammar, scene.view
    verb = before.split()[0].casefold() if before.split() else ""
    if before.rstrip().endswith("@") or verb in ("seal", "pass", "invite"):
        yield from scene.backend.names
    if not verb:
        yield from grammar.verbs
    if scene.me >= 0 and ">" not in before:
        # What is at hand comes first.
        yield from (grammar.words.short[grammar.kind(card)] for card in grammar.stock(view, False))
    if verb in NUMBERED:
        yield from (str(offer.number) for offer in view.offers)
    yield from grammar.words.short
    yield from getattr(grammar, "cities", ())
    if not verb:
        yield from COMMANDS
