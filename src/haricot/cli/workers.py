"""Who plays the games that a command asks for: processes of this machine, or a cluster."""

from __future__ import annotations

from argparse import Namespace

from haricot.arena.cluster import Cluster
from haricot.arena.workers import Workers, cores


def workers(args: Namespace) -> Workers:
    """Find those who work."""
    return cores(args.processes) if args.ray is None else Cluster(args.ray)
