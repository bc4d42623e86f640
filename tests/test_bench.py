"""How `make bench` judges: by ratios within a round, and by the median of the rounds."""

from __future__ import annotations

from typing import Any

import pytest

from bench.judge import Gate, judged, ratio
from bench.ours import plain, rate
from bench.run import GATES, LOAD_GATES, load_faults

TWICE = Gate("twice as fast", ("compiled", "rules"), ("pure", "rules"), least=2.0)
NO_DEARER = Gate("no dearer", ("many", "cost"), ("few", "cost"), most=1.5)


def found(compiled: float, pure: float) -> dict[str, dict[str, float]]:
    return {"compiled": {"rules": compiled}, "pure": {"rules": pure}}


@pytest.mark.parametrize("speed", [1e-3, 1.0, 1e6])
def test_how_fast_the_machine_is_does_not_count(speed: float) -> None:
    ratios, missed = judged([found(3 * speed, speed)], [TWICE])
    assert ratios == {"twice as fast": pytest.approx(3)}
    assert missed == []
    ratios, missed = judged([found(1.5 * speed, speed)], [TWICE])
    assert ratios == {"twice as fast": pytest.approx(1.5)}
    assert missed == ["twice as fast: 1.50, at the least 2"]


def test_a_machine_that_slows_down_between_two_rounds_changes_nothing() -> None:
    rounds = [found(300, 100), found(30, 10), found(3, 1)]
    assert ratio(rounds, TWICE) == pytest.approx(3)


def test_one_round_that_was_disturbed_does_not_count() -> None:
    rounds = [found(300, 100), found(50, 100), found(320, 100)]
    assert judged(rounds, [TWICE])[1] == []
    assert judged([*rounds, found(60, 100), found(55, 100)], [TWICE])[1] != []


def test_what_may_not_be_more_is_told_so() -> None:
    rounds = [{"many": {"cost": 4.0}, "few": {"cost": 2.0}}]
    assert judged(rounds, [NO_DEARER])[1] == ["no dearer: 2.00, at the most 1.5"]


def test_what_was_not_measured_is_not_judged() -> None:
    rounds: list[dict[str, dict[str, Any]]] = [{"compiled": {"rules": 5.0}, "pure": {}}, {"compiled": {}}]
    assert judged(rounds, [TWICE]) == ({}, [])


def test_every_gate_has_one_bound_and_a_name_of_its_own() -> None:
    gates = (*GATES, *LOAD_GATES)
    assert len({gate.what for gate in gates}) == len(gates)
    assert all((gate.least > 0) != (gate.most < float("inf")) for gate in gates)
    assert all(gate.of != gate.to for gate in gates)


def test_a_refusal_under_load_is_a_fault_however_slow_the_machine_is() -> None:
    well = {"refusals": 0, "errors": 0, "server_faults": 0}
    assert load_faults([{"50": well}, {"500": well}]) == []
    assert load_faults([{"500": well | {"errors": 2}}]) == ["load of 500: 2 errors, none may be"]
    assert load_faults([{"500": {}, "2000": {}}]) == [
        "load of 500: bench/load.py --tables 500 tells why it ends"
    ]


def test_a_rate_counts_what_was_done_in_the_time_that_the_clock_tells() -> None:
    ticks = iter(range(100))
    assert plain(0) == 1000
    assert rate(plain, 3.0, lambda: float(next(ticks))) == pytest.approx(2 * 1000 / 4)
