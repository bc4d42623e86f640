"""Make the shelf: the shortest random game found for each claim, recorded in tests/records."""

from __future__ import annotations

import argparse
import sys
from itertools import count
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from haricot.arena.simulation import play_game
from haricot.beans.game import AnyGame
from haricot.beans.playout import Dice, Playout
from haricot.bots import bot_named
from haricot.catalogue import game as set_up
from haricot.kernel.record import Record, new_session
from tests.records.claims import CLAIMS, Claim, story_of, unfinished

SHELF = Path(__file__).resolve().parents[1] / "tests" / "records"


def play(game: AnyGame, seed: int, upto: int | None, bots: str) -> Record:
    """Play a game of bots, or a random one or its first actions, and keep the record."""
    if bots:
        kind = bot_named(bots, game.name)
        return play_game(game, [kind(game, seat, seed) for seat in range(game.players)], seed).record
    session, dice = new_session(game, seed), Dice(seed)
    playout = Playout(game, game.goods)
    while session.state.result is None and (upto is None or len(session.record.actions) < upto):
        session.do(playout.step(session.state, dice))
    return session.record


def find(claim: Claim, seeds: range) -> Record:
    """Find the shortest game that shows what it should."""
    game = set_up(claim.game, tables=claim.tables, **claim.options)
    upto = 150 if claim.shown is unfinished else None
    for more in count(step=1_000_000):
        records = [play(game, more + seed, upto, claim.bots) for seed in seeds]
        records.sort(key=lambda record: len(record.actions))
        found = [record for record in records if claim.shown(story_of(record))]
        if found:
            return found[0]
    raise AssertionError("a claim that no game ever shows is searched for without end")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=300, help="games to choose from, for each claim")
    parser.add_argument("--missing", action="store_true", help="leave the games that are there alone")
    wanted = parser.parse_args()
    most = wanted.seeds
    there = {file.stem for file in SHELF.glob("*.json")} if wanted.missing else set()
    for old in SHELF.glob("*.json"):
        if old.stem not in there:
            old.unlink()
    for number, (name, claim) in enumerate(CLAIMS.items()):
        if name in there:
            continue
        # Seeds of its own, so that no game is there twice.
        record = find(claim, range(number * most, (number + 1) * most))
        (SHELF / f"{name}.json").write_bytes(record.to_json())
        print(f"{name:<42} seed {record.seed:>4} {len(record.actions):>5} actions")


if __name__ == "__main__":
    main()
