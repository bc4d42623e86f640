"""What may be done can be done, and what may not changes nothing."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.garden import Garden
from haricot.games.bohnanza.position import Place, Position, state_of
from haricot.kernel.actions import Action, AnyAction, Done, Fulfil, LayOut, Plant, Sell
from haricot.kernel.errors import Illegal
from haricot.kernel.types import ALL_SEEING, STRANGER
from haricot.rulebook import rulebook
from tests.laws import junk
from tests.laws.portrait import portrait
from tests.laws.worlds import Choice, Moment, law, moments


@law()
@given(moments())
def test_every_listed_action_passes_check_and_can_be_played(moment: Moment) -> None:
    for state, _ in moment.onward(10):
        for seat in moment.seats:
            for action in moment.game.legal(state, seat):
                assert action.seat == seat
                moment.game.check(state, action)
                assert moment.game.apply(state.clone(), action)


@law()
@given(moments())
def test_no_action_is_listed_twice(moment: Moment) -> None:
    for state, _ in moment.onward(10):
        for seat in moment.seats:
            listed = moment.game.legal(state, seat)
            assert len(set(listed)) == len(listed)


@law()
@given(moments())
def test_a_seat_that_must_act_has_a_legal_action(moment: Moment) -> None:
    for state, _ in moment.onward(30):
        waiting = moment.game.waits_for(state)
        assert len(set(waiting)) == len(waiting)
        assert all(moment.game.legal(state, seat) for seat in waiting)


@law()
@given(moments())
def test_the_game_waits_for_somebody_until_it_is_over(moment: Moment) -> None:
    states = [moment.state, *(state for state, _ in moment.onward(30))]
    for state in states:
        assert (moment.game.waits_for(state) == []) == (state.result is not None)
        if state.result is not None:
            assert not any(moment.game.legal(state, seat) for seat in moment.seats)


def dutiful(game: Bohnanza, state: Garden) -> Action:
    """Choose what brings the turn on: plant, lay out, be done, and sell only where nothing else is left."""
    listed = game.legal(state, game.waits_for(state)[0])
    wanted = [action for kind in (Plant, LayOut, Done, Sell) for action in listed if isinstance(action, kind)]
    assert wanted, "a seat that must act can do nothing that brings the turn on"
    return wanted[0]


@law()
@given(moments())
def test_those_who_must_act_can_bring_the_turn_to_its_end(moment: Moment) -> None:
    for state, _ in moment.onward(5):
        turn, most = state.turn, 3 * len(moment.game.law.kind)
        while state.turn == turn and state.result is None and most:
            moment.game.apply(state, dutiful(moment.game, state))
            most -= 1
        assert most


def test_who_fulfils_the_only_card_in_hand_need_not_plant_one_b7_e6() -> None:
    seats = [Place(hand=["1/1"], fields=[["blaue"], ["rote"]]), *[Place(hand=["sau"]) for _ in range(3)]]
    game = Choice({"players": 4, "extension": True, "contracts": True}).game
    state = state_of(game, Position(seats=seats))
    game.apply(state, Fulfil(0))
    assert Done(0) in game.legal(state, 0) or state.phase > 0


@law()
@given(moments())
def test_somebody_who_only_looks_on_has_nothing_to_do(moment: Moment) -> None:
    for state, _ in moment.onward(10):
        assert moment.game.legal(state, STRANGER) == []
        assert moment.game.legal(state, ALL_SEEING) == []


@law()
@given(moments(), st.data())
def test_a_refused_action_changes_nothing(moment: Moment, data: st.DataObject) -> None:
    state = moment.state
    before = portrait(state)
    for action in data.draw(st.lists(junk.actions(state, moment.crowd), min_size=10, max_size=25)):
        verdict = refusal(moment.game, state, action)
        if verdict is None:
            assert moment.game.apply(state.clone(), action)
        else:
            assert verdict.rule in rulebook()
            assert verdict.sentence.endswith(".")
        assert portrait(state) == before


def refusal(game: Bohnanza, state: Garden, action: AnyAction) -> Illegal | None:
    """Tell why an action is refused, or None if it is not."""
    try:
        game.check(state, action)
    except Illegal as broken:
        return broken
    return None
