"""A bot that errs, cheats or is slow loses that game, with a report, and stops nobody."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import haricot
from haricot.arena.match import match_of
from haricot.arena.play import Played, play_again, play_deal, play_seating
from haricot.arena.report import report_on
from haricot.arena.tournament import Results
from haricot.plugins import raised
from tests.arena import entered
from tests.patience import PATIENCE

HOME = "tests.arena.entered"
MUTE = f"{HOME}:Mute"
MISPRICED = "        return self.sell_if_worth(self.game.law.price([0] * 999))"


def play(kind: str, seating: int = 0, **more: Any) -> Played:
    game = haricot.game(players=3)
    match = match_of(game, [f"{HOME}:{kind}", MUTE, MUTE], 1, **more)
    return play_seating(match, game, 0, seating)


@pytest.mark.parametrize(
    ("kind", "report"),
    [
        ("Raises", "raised KeyError (entered.py, line "),
        ("Exits", "raised SystemExit (entered.py, line "),
        ("Illegal", "acted illegally with Plant(seat=0, card="),
        ("Cheats", "acted for seat 2: Done(seat=1)"),
        ("Babbles", "answered 'plant 1', which is no action"),
        ("Garbles", "with Plant(seat=0, card='first', field=None)"),
        ("Startled", "raised ValueError (entered.py, line "),
    ],
)
def test_who_errs_or_cheats_loses_and_the_report_says_how(kind: str, report: str) -> None:
    played = play(kind)
    told = played.seats[0].error
    start = f"{HOME}:{kind} in seat 1 lost at turn 1, phase “plant”: it "
    assert told.startswith(start)
    if kind != "Garbles":
        assert told.removeprefix(start).startswith(report)
    assert [seated.won for seated in played.seats] == [0, 0.5, 0.5]
    assert [seated.score for seated in played.seats] == [None] * 3
    assert [seated.error for seated in played.seats[1:]] == ["", ""]


def test_what_cannot_be_read_is_a_fault_like_any_other() -> None:
    assert "Plant(seat=0, card='first', field=None)" in play("Garbles").error


def test_a_fault_names_the_line_of_the_bot_and_not_where_it_led_to() -> None:
    line = 1 + (Path(entered.__file__).read_text().splitlines()).index(MISPRICED)
    assert play("Misprices").error.endswith(
        f": it raised IndexError (entered.py, line {line}): list index out of range."
    )


def test_the_whole_traceback_of_a_fault_can_be_seen() -> None:
    game = haricot.game(players=3)
    match = match_of(game, [f"{HOME}:Misprices", MUTE, MUTE], 2)
    with pytest.raises(IndexError) as caught:
        play_again(match, 1, 2)
    assert str(caught.traceback[-1].path).endswith("law.py")


def test_a_game_that_is_played_again_goes_as_it_went() -> None:
    game = haricot.game("sissi", players=3)
    match = match_of(game, ["simple", f"{HOME}:Dicer", "random"], 2)
    played, again = play_seating(match, game, 1, 4), play_again(match, 1, 4)
    assert again.state.result is not None
    assert again.state.result.scores == tuple(seated.score for seated in played.seats)
    assert len(again.record.actions) == played.actions


def test_what_has_no_line_of_its_own_is_told_by_where_it_was_raised() -> None:
    game = haricot.game()
    with pytest.raises(KeyError) as caught:
        entered.Raises(game, 0, 1).decide(game.view(game.start(1), 0), [])
    assert raised(caught.value, "elsewhere").startswith("KeyError (entered.py, line ")
    assert raised(KeyError("a")) == "KeyError: 'a'"


def test_who_is_too_slow_loses() -> None:
    told = play("Slow", budget=0.05).error
    assert told.startswith(f"{HOME}:Slow in seat 1 lost at turn 1")
    assert re.search(r": it took [\d.]+ s for a decision, and 0\.05 s are allowed\.$", told)
    assert play("Slow", budget=PATIENCE).error == ""


def test_who_cannot_be_seated_loses() -> None:
    # Its second seating puts it into seat 2, where it refuses to sit.
    assert play("Unseated", 0).error == ""
    faults = [play("Unseated", seating) for seating in range(3)]
    told = [played.error for played in faults if played.error]
    assert told == [
        f"{HOME}:Unseated in seat 2 could not be seated: "
        f"RuntimeError (entered.py, line {told[0].split('line ')[1].split(')')[0]}): no seat 2 for me."
    ]


def test_what_a_bot_does_to_its_options_does_not_reach_the_game() -> None:
    played = play("Eraser")
    assert played.error == ""
    assert sum(seated.won for seated in played.seats) == pytest.approx(1)


def test_the_others_play_on_after_a_fault() -> None:
    game = haricot.game(players=3)
    match = match_of(game, [f"{HOME}:Raises", MUTE, MUTE], 2)
    results = Results(match, [play_deal(match, game, 0, deal) for deal in range(2)])
    report = report_on(results)
    assert (report.played, report.games) == (2, 6)
    assert [line.errors for line in report.by_bot] == [6, 0]
    assert [line.win_share for line in report.by_bot] == [0, 0.5]
    assert report.by_bot[1].talers is None
    assert report.errors[5].startswith("Deal 1, seating 2: tests.arena.entered:Raises in seat 3 lost at ")


def test_a_good_bot_is_only_timed() -> None:
    played = play("Dicer", budget=PATIENCE)
    assert played.error == ""
    assert played.seats[0].decisions > 10
    assert 0 < played.seats[0].slowest < played.seats[0].seconds
