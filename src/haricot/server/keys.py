"""Keys: by such a word another device of a guest is let in as that guest, once and soon."""

from __future__ import annotations

import secrets

from haricot.server.timekeeper import Timekeeper
from haricot.wire.messages import Refusal

KEY_SECONDS = 600.0
"""Number of seconds that a key can be used."""

MOST_KEYS = 1_000
"""Maximum number of keys that can be used at the same time; beyond that the oldest ends early."""


class Keys:
    """Keys that were cut and not used yet; they are in memory only, and each guest has one at the most."""

    def __init__(self, time: Timekeeper) -> None:
        self.time = time
        self.cut_for: dict[str, tuple[str, float]] = {}

    def cut(self, guest: str) -> str:
        """Cut a key for a guest; the one before ends."""
        now = self.time.now()
        kept = [(key, of) for key, of in self.cut_for.items() if of[0] != guest and of[1] > now]
        self.cut_for = dict(kept[1 - MOST_KEYS :])
        key = secrets.token_urlsafe(16)
        self.cut_for[key] = (guest, now + KEY_SECONDS)
        return key

    def look(self, key: str) -> str:
        """Tell whose key this is."""
        guest, ends = self.cut_for.get(key, ("", 0.0))
        if ends <= self.time.now():
            raise no_such_key()
        return guest

    def use(self, key: str) -> str:
        """Tell whose key this is, and let nobody use it again."""
        guest = self.look(key)
        del self.cut_for[key]
        return guest


def no_such_key() -> Refusal:
    """Say that a key is nobody's."""
    return Refusal("no-such-key")
