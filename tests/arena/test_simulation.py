"""Many games and their sums."""

from __future__ import annotations

import pytest

import haricot
from haricot.arena.play import SeatResult
from haricot.arena.report import line
from haricot.arena.simulation import play_game, simulate
from haricot.bots import bot_named
from haricot.kernel.errors import HaricotError
from haricot.kernel.record import replay


def test_a_game_among_bots_can_be_replayed() -> None:
    game = haricot.game(players=4)
    session = play_game(game, [bot_named("simple")(game, seat, 3) for seat in range(4)], 3)
    assert replay(game, session.record).state.result == session.state.result


def test_the_sums_add_up() -> None:
    played: list[int] = []
    summary = simulate(haricot.game(players=3), ["simple", "random", "random"], 6, 1, played.append)
    assert played == [1, 2, 3, 4, 5, 6]
    assert [(line.name, line.games) for line in summary.by_bot] == [("simple", 6), ("random", 12)]
    assert [line.games for line in summary.by_seat] == [6, 6, 6]
    for lines in (summary.by_bot, summary.by_seat):
        assert sum(line.win_share * line.games for line in lines) == pytest.approx(6)
    figures = summary.describe()
    assert figures["decisions_per_game"] > figures["deals_per_game"] > 0
    assert summary.games_per_second > 0


def test_the_same_seed_gives_the_same_sums() -> None:
    game = haricot.game(players=3)
    first, second = (simulate(game, ["simple"], 3, 7).by_seat for _ in range(2))
    assert [(one.wins, one.talers) for one in first] == [(one.wins, one.talers) for one in second]
    assert first[0].talers != simulate(game, ["simple"], 3, 8).by_seat[0].talers


def test_one_trader_clearly_beats_three_random_bots() -> None:
    # Sixty games: fifteen deals, each once from every seat.
    summary = simulate(haricot.game(players=4), ["simple", "random", "random", "random"], 60, 11)
    assert summary.by_bot[0].win_share >= 0.7


def test_traders_earn_what_traders_earn() -> None:
    summary = simulate(haricot.game(players=4), ["greedy"], 12, 2)
    assert 11 <= summary.by_bot[0].mean_talers <= 16
    assert summary.deals / summary.games > 20


def test_a_shared_victory_is_shared() -> None:
    one = line("simple", [[SeatResult("simple", won=0.5, score=3)], [SeatResult("simple", score=1)]])
    assert (one.win_share, one.mean_talers, one.games) == (0.25, 2, 2)


def test_at_least_one_game_is_played() -> None:
    with pytest.raises(HaricotError, match="ask for one at least"):
        simulate(haricot.game(), ["simple"], 0)
