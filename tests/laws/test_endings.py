"""Every game ends."""

from __future__ import annotations

from hypothesis import given

from haricot.kernel.events import GameEnded
from tests.laws.worlds import Moment, law, whole_games

# The longest of 2,000 random games took 1,658 steps.
LONGEST = 20_000


def come_to_an_end(moment: Moment) -> None:
    """See that a game has ended, once and with its last event."""
    state, actions, events = moment.played
    assert len(actions) < LONGEST
    assert state.result is not None
    assert events[-1] == GameEnded(state.result.scores, state.result.winners)
    assert [event for event in events if isinstance(event, GameEnded)] == events[-1:]


@law(1.5)
@given(whole_games())
def test_every_game_ends(moment: Moment) -> None:
    come_to_an_end(moment)


@law(1.5)
@given(whole_games())
def test_somebody_wins_with_most_talers(moment: Moment) -> None:
    state = moment.state
    assert state.result is not None
    best = [seat for seat in moment.seats if state.result.scores[seat] == max(state.result.scores)]
    if moment.game.options.tie_break == "hand":
        most = max(len(state.hands[seat]) for seat in best)
        best = [seat for seat in best if len(state.hands[seat]) == most]
    assert list(state.result.winners) == best
