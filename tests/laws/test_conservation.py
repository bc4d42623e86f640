"""Nothing is lost: cards, and the talers that are cards turned over."""

from __future__ import annotations

from hypothesis import given

from tests.laws.ledger import Ledger
from tests.laws.worlds import Moment, law, moments, whole_games


def balance(moment: Moment) -> None:
    """Keep the books of a game, from its first card on."""
    ledger = Ledger(moment.game)
    ledger.assert_whole()
    state = moment.game.start(moment.seed)
    for event in state.news:
        ledger.note(event)
        ledger.assert_whole()
    ledger.assert_agrees(state)
    for action in moment.played[1]:
        for event in moment.game.apply(state, action):
            ledger.note(event)
            ledger.assert_whole()
        ledger.assert_agrees(state)
    assert state.result == moment.state.result


@law(1.5)
@given(moments(800) | whole_games())
def test_nothing_is_lost_after_any_event(moment: Moment) -> None:
    balance(moment)
