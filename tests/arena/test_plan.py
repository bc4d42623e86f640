"""Plans: matches in a file, and gates on the lower bounds."""

from __future__ import annotations

import pytest

from haricot.arena.intervals import Interval
from haricot.arena.plan import MatchGate, markdown, read_plan
from haricot.arena.report import report_on
from haricot.arena.tournament import play_matches
from haricot.kernel.errors import HaricotError
from tests.complaints import complaint

PLAN = """
deals = 2
seed = 7

[[match]]
name = "simple | random"
game = "hansa"
bots = ["simple", "random", "random"]
least = 0.1

[[match]]
name = "guests"
game = "hansa"
options = { players = 3, trade_with = "guests" }
bots = ["random"]
deals = 1
seed = 8
"""


def test_a_plan_is_read_and_its_table_written() -> None:
    plan = read_plan(PLAN.encode(), "plan.toml")
    (first, least), (second, free) = plan
    assert (first.players, first.deals, first.seed, least) == (3, 2, 7, 0.1)
    assert (second.players, second.deals, second.seed, free) == (3, 1, 8, None)
    assert second.options["trade_with"] == "guests"
    results = play_matches([first, second])
    gates = [MatchGate(report_on(result), least) for result, (_, least) in zip(results, plan, strict=True)]
    lines = markdown(gates).splitlines()
    assert lines[0].startswith("| match | game | wins | 95 % | at least | talers | ms a decision | deals |")
    assert lines[2].startswith("| simple \\| random | hansa | ")
    assert lines[3].startswith("| guests | hansa | 33.3% | 33.3% to 33.3% |  | ")
    assert len({line.replace("\\|", "").count("|") for line in lines}) == 1


def test_a_gate_counts_on_the_lower_bound_and_on_games_without_faults() -> None:
    plan = read_plan(PLAN.encode(), "plan.toml")
    report = report_on(play_matches([plan[0][0]])[0])
    report.by_bot[0].wins = Interval(0.3, 0.26, 0.34)
    assert MatchGate(report, 0.26).holds
    assert MatchGate(report, None).holds
    assert not MatchGate(report, 0.27).holds
    assert MatchGate(report, 0.27).verdict == "**fails**"
    report.errors = ["Deal 0, seating 0: an opponent lost by itself."]
    assert not MatchGate(report, 0.1).holds
    assert MatchGate(report, 0.1).verdict == "**fails**, 1 faults"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("match = 3", "p.toml is no plan: Expected `array`, got `int` - at `$.match`."),
        ("][", "p.toml is no plan: "),
        ("[[match]]\nname = 'a'\nbots = ['simple']\nleats = 1", "contains unknown field `leats`"),
        ("[[match]]\nname = 'a'\nbots = ['x']", "p.toml, match 'a': There is no bot 'x'"),
        ("[[match]]\nname = 'a'\nbots = ['simple']\ngame = 'go'", "p.toml, match 'a': There is no game 'go'"),
        (
            "[[match]]\nname = 'a'\nbots = ['simple']\ndeals = 0",
            "p.toml, match 'a': 0 deals cannot be played",
        ),
    ],
)
def test_what_is_no_plan_is_refused_with_file_and_match(text: str, sentence: str) -> None:
    assert sentence in complaint(HaricotError, lambda: read_plan(text.encode(), "p.toml"))
