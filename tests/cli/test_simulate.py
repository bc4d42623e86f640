"""`haricot simulate`: figures for people and for programs."""

from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Run


def test_figures_for_programs(run: Run) -> None:
    done = run("simulate", 6, "--bots", "simple,random,random", "--seed", 3, "--json", "--trade-talers")
    figures = json.loads(done.stdout)
    assert done.stderr == ""
    assert figures["games"] == 6
    assert figures["seed"] == 3
    assert figures["bots"] == ["simple", "random", "random"]
    assert figures["options"]["players"] == 3
    assert figures["options"]["trade_talers"] is True
    assert [line["name"] for line in figures["by_bot"]] == ["simple", "random"]
    assert [line["games"] for line in figures["by_bot"]] == [6, 12]
    assert [line["name"] for line in figures["by_seat"]] == ["seat 1", "seat 2", "seat 3"]
    assert 0.99 < sum(line["win_share"] for line in figures["by_seat"]) < 1.01
    assert figures["by_bot"][0]["mean_talers"] > figures["by_bot"][1]["mean_talers"]
    for name in ("decisions_per_game", "deals_per_game", "turns_per_game", "games_per_second"):
        assert figures[name] > 0


@pytest.mark.parametrize("game", ["sissi", "hansa"])
def test_the_other_games_are_simulated_too(run: Run, game: str) -> None:
    figures = json.loads(run("simulate", 3, "--game", game, "--players", 3, "--json").stdout)
    assert (figures["game"], figures["games"]) == (game, 3)
    assert figures["by_bot"][0]["mean_talers"] > 5
    assert figures["deals_per_game"] > 0


def test_a_table_for_people(run: Run) -> None:
    done = run("simulate", 3, "--players", 3, "--bots", "random")
    assert done.returncode == 0
    assert done.stdout.startswith("bot ")
    assert "seat 3" in done.stdout
    assert "An even share of wins is 33.3%." in " ".join(done.stdout.split())


def test_what_cannot_be_simulated_is_a_sentence(run: Run) -> None:
    for args, sentence in (
        (["0"], "0 games cannot be played: ask for one at least."),
        (["-5"], "-5 games cannot be played: ask for one at least."),
        (["1", "--bots", "simple,random", "--players", "4"], "2 bots cannot fill 4 seats"),
        (["1", "--bots", "simple,random"], "Option players: 2 will not do; allowed: 3 to 5."),
        (["1", "--bots", ""], "There is no bot ''"),
    ):
        done = run("simulate", *args)
        assert done.returncode == 1
        assert done.stderr.startswith(f"haricot: {sentence}")
