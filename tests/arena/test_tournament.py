"""Tournaments: the same results on any number of processes, and after any interruption."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import haricot
from haricot.arena.match import Match, match_of
from haricot.arena.play import Dealt, Played, SeatResult
from haricot.arena.ratings import ratings
from haricot.arena.report import report_on
from haricot.arena.sequential import Inquiry, ShareQuestion
from haricot.arena.standings import standings
from haricot.arena.tournament import Results, play_matches, round_robin
from haricot.arena.workers import cores
from haricot.kernel.errors import HaricotError

MUTE = "tests.arena.entered:Mute"
DICER = "tests.arena.entered:Dicer"


def small(deals: int, *bots: str, seed: int = 4) -> Match:
    return match_of(haricot.game("hansa", players=3), bots or ("random", MUTE, DICER), deals, seed=seed)


def timeless(results: Sequence[Results]) -> list[list[Dealt]]:
    """Give what was played without the times, which no two runs share."""
    for result in results:
        for dealt in result.deals:
            for game in dealt.games:
                for seated in game.seats:
                    seated.seconds = seated.slowest = 0.0
    return [result.deals for result in results]


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    matches = [small(2), small(3, "random", MUTE, MUTE)]
    alone, together = (timeless(play_matches(matches, processes)) for processes in (1, 2))
    assert alone == together
    assert [len(deals) for deals in alone] == [2, 3]
    assert [len(dealt.games) for dealt in alone[0]] == [6, 6]


def test_a_row_tells_the_whole_game() -> None:
    game = haricot.game(players=3)
    deals = play_matches([match_of(game, ["simple", "random", "random"], 1)])[0].deals
    for played in deals[0].games:
        assert sum(seated.won for seated in played.seats) == pytest.approx(1)
        assert sum(seated.deals for seated in played.seats) % 2 == 0
        for seated in played.seats:
            assert len(seated.talers) == played.turns
            assert seated.talers[-1] == seated.score
            assert 0 <= seated.gifts <= seated.deals
    assert max(seated.gifts for played in deals[0].games for seated in played.seats) > 0


def test_a_journal_is_gone_on_with(tmp_path: Path) -> None:
    book = tmp_path / "book.jsonl"
    whole = timeless(play_matches([small(4)]))
    played: list[int] = []
    play_matches([small(2)], journal=book)
    # Whoever wrote the journal was stopped in the middle of a line.
    book.write_bytes(book.read_bytes() + book.read_bytes().splitlines()[-1][:50])
    again = play_matches([small(4)], journal=book, progress=played.append)
    assert timeless(again) == whole
    assert played == [1, 2, 3, 4]
    lines = book.read_bytes()
    assert lines.count(b"\n") == 5
    assert timeless(play_matches([small(4)], journal=book)) == whole
    assert book.read_bytes() == lines


def test_the_journal_of_something_else_is_refused(tmp_path: Path) -> None:
    book = tmp_path / "book.jsonl"
    play_matches([small(1)], journal=book)
    with pytest.raises(
        HaricotError, match=r"is the journal of other matches \(random, .*\): name another file"
    ):
        play_matches([small(1, seed=5)], journal=book)
    book.write_bytes(book.read_bytes() + b"{}\n")
    with pytest.raises(HaricotError, match="is no journal: line 3 cannot be read"):
        play_matches([small(2)], journal=book)
    with pytest.raises(HaricotError, match="cannot be a journal"):
        play_matches([small(1)], journal=tmp_path / "nowhere" / "book.jsonl")


def test_it_stops_at_the_same_deal_on_any_number_of_processes() -> None:
    counts = []
    for processes in (1, 2):
        inquiry = Inquiry(ShareQuestion(0.05, 0.95))
        results = play_matches([small(60, DICER, MUTE, MUTE)], processes, inquiry=inquiry)
        assert inquiry.answer is not None
        counts.append(len(results[0].deals))
    assert counts[0] == counts[1] < 60


def test_a_bot_that_ends_its_process_is_told_in_a_sentence() -> None:
    with pytest.raises(HaricotError, match="A process of the arena has died"):
        play_matches([small(4, "tests.arena.entered:Crasher", MUTE, MUTE)], 2)


def test_a_round_robin_has_every_ordered_pair_and_the_same_deals() -> None:
    game = haricot.game(players=3)
    matches = round_robin(game, ["simple", "random", MUTE], 2, seed=3)
    assert len({match.bots for match in matches}) == len(matches) == 6
    assert len({match.seed_of(1) for match in matches}) == 1
    with pytest.raises(HaricotError, match="needs two different bots"):
        round_robin(game, ["simple", "simple"], 2)


def test_the_better_bot_is_rated_higher_and_stands_first() -> None:
    matches = round_robin(haricot.game("hansa", players=3), [MUTE, "simple", "random"], 3)
    results = play_matches(matches)
    rated = ratings(results)
    assert next(iter(rated)) == "simple"
    assert rated["simple"].low > rated["random"].mu
    found = standings(results, rated)
    assert [one.line.name for one in found] == list(rated)
    assert found[0].line.games == 2 * 3 * 3
    assert found[0].worst.win_share <= found[0].line.win_share
    assert found[0].describe()["rating"] == round(rated["simple"].mu, 2)


def test_mirror_games_rate_nobody_and_ties_move_nobody_apart() -> None:
    match = small(1, "random")
    rated = ratings(play_matches([match]))
    assert rated["random"].mu == 25
    mixed = small(1, "random", MUTE, MUTE)
    level = Played(0, [SeatResult(bot, won=1 / 3, score=5) for bot in mixed.bots])
    tied = ratings([Results(mixed, [Dealt(0, 0, 0, [level])])])
    assert tied["random"].mu == pytest.approx(tied[MUTE].mu, abs=0.5)


def test_equals_share_evenly_for_certain() -> None:
    report = report_on(play_matches([small(2, "random")])[0])
    wins = report.by_bot[0].wins
    assert (wins.low, wins.mean, wins.high) == (1 / 3, 1 / 3, 1 / 3)
    assert report.games == 2


def test_processes_are_counted() -> None:
    assert cores("3") == 3
    assert cores("all") >= 1
    for text in ("0", "-1", "many"):
        with pytest.raises(HaricotError, match="processes cannot play"):
            cores(text)
