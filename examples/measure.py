"""Who wins against bots at a desk: python -m examples.measure random --against greedy."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple, Protocol

import numpy as np

import haricot
from examples.policy import Policy, load_policy
from haricot.arena.intervals import Interval, share
from haricot.cards.game import AnyCardGame
from haricot.env.botdesk import BotDesk

TALK = 2
"""Maximum number of times that everybody is asked in a trade: few, so that games are short."""

APART = 1_000_003
"""So far apart are the deals that learners of one seed and of the next begin with."""

FIRST = APART // 2
"""The first deal that is measured by: no learner comes that far."""

AT_ONCE = 50
"""Number of deals that are played side by side."""


class Player(Protocol):
    """Somebody who is asked at many tables, and chooses at each of them."""

    def choose(self, tables: Sequence[BotDesk]) -> list[int]: ...


class RandomPlayer:
    """Chooses anything that may be chosen."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, tables: Sequence[BotDesk]) -> list[int]:
        return [self.random.choice(table.desk.choices) for table in tables]


class PolicyPlayer:
    """Chooses by a policy, at all tables at once."""

    def __init__(self, policy: Policy, seed: int) -> None:
        self.policy = policy
        self.random = np.random.default_rng(seed)

    def choose(self, tables: Sequence[BotDesk]) -> list[int]:
        return self.policy.choose_at([table.desk for table in tables], self.random)


class Measured(NamedTuple):
    """The share of wins with its interval over deals, and the mean talers of the player and of the bots."""

    wins: Interval
    talers: float
    rivals: float

    def __str__(self) -> str:
        share = f"{self.wins.mean:.1%} [{self.wins.low:.1%}, {self.wins.high:.1%}] of the wins"
        return f"{share}, {self.talers:.1f} talers against {self.rivals:.1f}"


def measure(player: Player, game: AnyCardGame, rival: str, deals: int, talk: int = TALK) -> Measured:
    """Play one seat against bots, every deal from every seat."""
    results: list[list[tuple[float, ...]]] = []
    last = FIRST + deals
    for first in range(FIRST, last, AT_ONCE):
        results += play_deals(player, game, rival, range(first, min(first + AT_ONCE, last)), talk)
    wins = [fmean(win_share(scores) for scores in result) for result in results]
    scores = [scores for result in results for scores in result]
    return Measured(
        share(wins), fmean(mine for mine, *_ in scores), fmean(fmean(rest) for _, *rest in scores)
    )


def play_deals(
    player: Player, game: AnyCardGame, rival: str, deals: range, talk: int
) -> list[list[tuple[float, ...]]]:
    """Play some deals side by side; tell for each the scores from every seat, the player's first."""
    seats = range(game.players)
    tables = [[seated(game, rival, seat, deal, talk) for seat in seats] for deal in deals]
    flat = [table for row in tables for table in row]
    while asked := [table for table in flat if not table.is_over()]:
        for table, choice in zip(asked, player.choose(asked), strict=True):
            table.act(choice)
    return [[scores_from(table, seat) for seat, table in enumerate(row)] for row in tables]


def seated(game: AnyCardGame, rival: str, seat: int, deal: int, talk: int) -> BotDesk:
    """Seat bots everywhere but at one seat, and deal."""
    table = BotDesk(game, {other: rival for other in range(game.players) if other != seat}, talk)
    table.begin(deal)
    return table


def scores_from(table: BotDesk, seat: int) -> tuple[float, ...]:
    """Tell the scores of a game that is over, beginning with one seat."""
    result = table.desk.state.result
    assert result is not None
    return tuple(map(float, (*result.scores[seat:], *result.scores[:seat])))


def win_share(scores: Sequence[float]) -> float:
    """Tell which part of a win the first one has: who are level share it."""
    return (scores[0] == max(scores)) / list(scores).count(max(scores))


def player_named(name: str, game: AnyCardGame, seed: int = 0) -> Player:
    """Find a player: one who plays at random, or one who plays by a policy from a file."""
    return RandomPlayer(seed) if name == "random" else PolicyPlayer(load_policy(game, Path(name)), seed)


def main(args: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Play one seat of a table for four against bots.")
    parser.add_argument("player", help="random, or a file of weights that examples.learn has written")
    parser.add_argument("--against", default="simple", metavar="BOT", help="who has the other three seats")
    parser.add_argument("--deals", type=int, default=100, help="each is played from every seat")
    parser.add_argument("--talk", type=int, default=TALK, help="how often everybody is asked in a trade")
    asked = parser.parse_args(args)
    game = haricot.game("bohnanza", players=4)
    found = measure(player_named(asked.player, game), game, asked.against, asked.deals, asked.talk)
    print(f"{asked.player} against three {asked.against}, {asked.deals} deals: {found}")


if __name__ == "__main__":
    main()
