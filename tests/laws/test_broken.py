"""A law that is broken is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import Phase, settings
from msgspec import ValidationError

from haricot.kernel.actions import Done
from haricot.testing import LAWS, Moment, digest, prove
from haricot.testing.moment import AnyKit
from haricot.testing.outcomes import everything_happens
from tests.laws import broken
from tests.laws.kits import LENTIL

BROKEN: dict[str, list[type[broken.Broken]]] = {
    "nothing_is_lost": [broken.LosesACard, broken.TellsTooLittle],
    "every_game_ends": [broken.EndsTwice, broken.NeverEnds],
    "plain_games_end": [broken.NeverEnds],
    "listed_actions_can_be_played": [broken.ListsTwice],
    "who_must_act_can": [broken.WaitsTwice],
    "legal_and_check_agree": [broken.ListsTooLittle, broken.ListsNoLastField, broken.ListsNoAnswers],
    "turns_come_to_an_end": [broken.ListsNoEnd],
    "refusals_change_nothing": [broken.LeavesATrace, broken.CitesNothing],
    "no_view_tells_a_secret": [broken.ShowsHands],
    "nothing_that_happens_tells_a_secret": [broken.TellsOfHands],
    "nothing_that_happens_seldom_tells_a_secret": [broken.TellsOfHands],
    "no_refusal_tells_a_secret": [broken.TellsInRefusals],
    "views_follow_events": [broken.TellsTooLittle],
    "views_survive_the_wire": [broken.SharesLists],
    "actions_and_events_survive_the_wire": [broken.TellsNoEvent],
    "actions_are_written_as_python": [],
    "records_rebuild_the_game": [broken.Remembers],
    "positions_rebuild_the_moment": [broken.Forgets],
    "clones_are_independent": [broken.SharesFields],
    "games_do_not_touch_each_other": [broken.TouchesOthers],
    "an_undo_leaves_nothing": [broken.SharesFields],
    "an_undo_teaches_nothing": [broken.TellsOfHands],
    "what_is_done_can_be_typed": [broken.Mumbles],
    "what_passes_check_can_be_typed": [broken.Mumbles],
    "outlooks_come_true": [broken.ForetellsNoSales, broken.Overrates],
    "outlooks_survive_the_wire": [broken.Misnames],
}
CASES = [(law, kind) for law, kinds in BROKEN.items() for kind in kinds]


def caught(kit: AnyKit, name: str) -> bool:
    """Tell whether a law is broken in one of a few games."""
    law = LAWS[name]
    for seed in range(8):
        steps = kit.longest if law.whole else 12 * seed
        moment = Moment(kit, kit.choices[seed % 2], seed, steps, before_the_end=not law.whole)
        try:
            law.holds(moment, Random(seed))
        except (AssertionError, ValidationError):
            return True
    return False


@pytest.mark.parametrize(("law", "kind"), CASES)
def test_what_breaks_a_law_is_caught(law: str, kind: type[broken.Broken]) -> None:
    assert caught(broken.kit(kind), law)


@pytest.mark.parametrize("law", LAWS)
def test_what_breaks_no_law_is_not_caught(law: str) -> None:
    assert not caught(LENTIL, law)


def test_every_law_can_be_broken() -> None:
    assert list(BROKEN) == list(LAWS)
    assert {kind for _, kind in CASES} == set(broken.GAMES.values())


def test_an_action_that_is_not_written_as_python_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Done, "__repr__", lambda self: "Done(99)")
    assert caught(LENTIL, "actions_are_written_as_python")


@pytest.fixture
def no_shrinking() -> Iterator[None]:
    """Have Hypothesis stop at the first example that fails."""
    settings.register_profile("first", settings.get_profile("default"), phases=[Phase.generate])
    settings.load_profile("first")
    yield
    settings.load_profile("default")


@pytest.mark.usefixtures("no_shrinking")
def test_a_proof_fails_with_the_moment_that_breaks_a_law() -> None:
    with pytest.raises(AssertionError, match="is shown a secret") as failed:
        prove(broken.kit(broken.ShowsHands), "no_view_tells_a_secret", examples=5)
    assert any("Moment(kit=BrokenKit(" in note for note in failed.value.__notes__)


def test_what_never_happens_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broken.BrokenKit, "games", 0)
    with pytest.raises(AssertionError, match=r"never done: .*Sell"):
        everything_happens(broken.kit(broken.ListsTooLittle))


def test_another_game_has_another_digest() -> None:
    same, other = broken.kit(broken.Mumbles), broken.kit(broken.TouchesOthers)
    assert digest(same, 1) == digest(same, 1) != digest(other, 1)
