"""Metrics: what Prometheus is told of a server; no table, guest or address is named."""

from __future__ import annotations

from prometheus_client import Counter, Histogram

EVENTS = Counter("haricot_events", "What was logged, by the name of the event", ["event"])
REFUSALS = Counter("haricot_refusals", "What was refused, by its code", ["code"])
MOVES = Counter("haricot_moves", "Moves that were played and written down")
SENTENCES = Counter("haricot_sentences", "Sentences that were said and written down")
COMMITS = Histogram("haricot_commit_seconds", "How long it took to write down what had gathered")
