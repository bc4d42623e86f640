"""What holds in every game of Sissi!, tried on random ones."""

from __future__ import annotations

import subprocess
import sys
from itertools import product
from typing import cast, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from haricot.beans.playout import Dice, Playout
from haricot.beans.table import Table
from haricot.beans.view import TableView
from haricot.beans.vocabulary import LANGUAGES
from haricot.catalogue import game_again, game_of
from haricot.games.sissi.game import Sissi
from haricot.games.sissi.position import read_position, state_of, write_position
from haricot.kernel import actions as words
from haricot.kernel.actions import AnyAction
from haricot.kernel.errors import Illegal
from haricot.kernel.events import AnyEvent, Event, GameEnded
from haricot.kernel.record import new_session, read_record, replay
from haricot.kernel.types import Seat
from haricot.rulebook import rulebook
from tests.games.sissi.ledger import Ledger
from tests.games.sissi.worlds import (
    SEEDS,
    Crowd,
    Moment,
    every_card,
    law,
    moments,
    portrait,
    printed,
    whole_games,
)

# Some of the names begin like others.
NAMES = ["Anna", "Ann", "ben", "Zoë", "Jean-Luc"]
CHOICES = list(product([3, 4, 5], ["always", "phase 3"]))

# The longest of some thousands of random games took about a sixth of this.
LONGEST = 10_000


# Every choice of options, with the printed tables.


@pytest.mark.parametrize(("players", "doubling"), CHOICES)
def test_s13_every_random_game_ends(players: int, doubling: str) -> None:
    game = printed(players, doubling)
    playout = Playout(game, game.goods)
    for seed in range(20):
        assert 20 < playout.play(seed) < LONGEST


@pytest.mark.parametrize(("players", "doubling"), CHOICES)
def test_the_books_of_whole_games_balance(players: int, doubling: str) -> None:
    for seed in range(4):
        balance(Moment(printed(players, doubling), seed, 100_000))


def balance(moment: Moment) -> None:
    """Keep the books of a game, from its first card to its last."""
    ledger = Ledger(moment.game)
    state = moment.game.start(moment.seed)
    for event in state.news:
        ledger.note(event)
    ledger.assert_agrees(state)
    for action in moment.played[1]:
        for event in moment.game.apply(state, action):
            ledger.note(event)
        ledger.assert_agrees(state)
    assert portrait(state, "news") == portrait(moment.played[0], "news")


def test_random_games_do_everything_that_can_be_done() -> None:
    played = [Moment(printed(*choice), seed, 100_000).played for choice in CHOICES for seed in range(3)]
    done = {type(action).__name__ for _, actions, _ in played for action in actions}
    assert done == {"Plant", "Sell", "Done", "Wish", "Offer", "Take", "Seal", "Decline", "Withdraw"}
    told = {type(event) for _, _, events in played for event in events}
    assert told == {event for event, move in Ledger(printed(4, "always")).moves.items()}
    assert told <= set(get_args(AnyEvent))


# Any tables.


@law(40)
@given(moments(400) | whole_games())
def test_s1_nothing_is_lost_after_any_event(moment: Moment) -> None:
    balance(moment)


@law(40)
@given(whole_games())
def test_s13_every_game_ends_with_any_tables(moment: Moment) -> None:
    state, actions, events = moment.played
    assert len(actions) < LONGEST
    assert state.result is not None
    assert events[-1] == GameEnded(state.result.scores, state.result.winners)
    assert state.exhaustions == 3
    assert moment.game.waits_for(state) == []
    assert [moment.game.legal(state, seat) for seat in moment.seats] == [[]] * len(moment.seats)


@law(60)
@given(moments())
def test_every_listed_action_passes_check_and_can_be_played(moment: Moment) -> None:
    for state, _ in moment.onward(8):
        for seat in moment.seats:
            listed = moment.game.legal(state, seat)
            assert len(set(listed)) == len(listed)
            for action in listed:
                assert action.seat == seat
                moment.game.check(state, action)
                assert moment.game.apply(moment.game.clone(state), action)


@law(60)
@given(moments())
def test_who_must_act_can(moment: Moment) -> None:
    for state, _ in moment.onward(30):
        waiting = moment.game.waits_for(state)
        assert len(set(waiting)) == len(waiting) > 0
        assert all(moment.game.legal(state, seat) for seat in waiting)


# Views.


def empty_table(game: Sissi, seat: Seat) -> TableView:
    """See what is known before a game: who plays, and how many cards there are."""
    state = Table()
    state.lay(game.players, 0, game.options.fields())
    state.deck = list(range(game.law.beans))
    return game.view(state, seat)


@law(12)
@given(moments(400) | whole_games())
def test_the_events_a_seat_has_seen_rebuild_its_view(moment: Moment) -> None:
    game = moment.game
    state = game.start(moment.seed)
    views = [empty_table(game, seat) for seat in moment.onlookers]
    news = list(state.news)
    for action in [*moment.played[1], None]:
        for shown in views:
            for event in news:
                text = msgspec.json.encode(event.seen_by(shown.seat))
                shown.see(msgspec.json.decode(text, type=AnyEvent))
            assert shown == game.view(state, shown.seat)
        if action is not None:
            news = game.apply(state, action)


@law(20)
@given(moments())
def test_a_view_survives_the_wire_and_is_its_owners_to_change(moment: Moment) -> None:
    state = moment.state
    before = portrait(state)
    for seat in moment.onlookers:
        shown = moment.game.view(state, seat)
        assert msgspec.json.decode(msgspec.json.encode(shown), type=TableView) == shown
        rows = [row for rows in shown.fields for row in rows]
        for pile in [shown.discard, shown.face_up, *shown.hands, *shown.aside, *rows]:
            pile.clear()
        shown.offers.clear()
    assert portrait(state) == before


# Clones, records, positions.


def play_on(game: Sissi, state: Table, seed: int, steps: int) -> list[Event]:
    """Play some steps, always the same from the same state."""
    crowd, dice, events = Crowd(game), Dice(seed), list[Event]()
    for _ in range(steps):
        if state.result is None:
            events += game.apply(state, crowd.step(state, dice))
    return events


@law(50)
@given(moments())
def test_a_clone_behaves_as_its_original_and_lives_a_life_of_its_own(moment: Moment) -> None:
    game, state = moment.game, moment.played[0]
    assert portrait(game.clone(state), "news") == portrait(state, "news")
    first, second = moment.state, moment.state
    before = portrait(second)
    events = play_on(game, first, 1, 60)
    assert portrait(second) == before
    assert play_on(game, second, 1, 60) == events
    assert portrait(first) == portrait(second)


HELD_WEAKLY = """
import gc, haricot, weakref
game = haricot.game("sissi")
try:
    word = weakref.ref(game)
except TypeError:
    word = lambda: None
del game
gc.collect()
assert word() is None
"""


def test_a_game_that_somebody_holds_weakly_may_go() -> None:
    done = subprocess.run([sys.executable, "-c", HELD_WEAKLY], capture_output=True, check=False)
    assert done.returncode == 0, f"the interpreter died by signal {-done.returncode}"


@law(30)
@given(moments() | whole_games())
def test_a_record_alone_rebuilds_the_game(moment: Moment) -> None:
    session = new_session(moment.game, moment.seed)
    for action in moment.played[1]:
        session.do(action)
    text = session.record.to_json()
    record = read_record(text)
    again = replay(game_of(record), record)
    assert portrait(again.state, "news") == portrait(moment.played[0], "news")
    assert again.record.to_json() == text
    assert again.game.describe() == moment.game.describe()


@law(50)
@given(moments())
def test_a_position_written_and_read_back_is_the_same_moment(moment: Moment) -> None:
    state = moment.state
    position = write_position(moment.game, state)
    read = read_position(msgspec.json.encode(position))
    game = game_again(read.game, read.options, read.tables)
    twin = state_of(game, read)
    assert msgspec.json.encode(write_position(game, twin)) == msgspec.json.encode(position)
    assert portrait(twin, "news", "closed") == portrait(state, "news", "closed")
    assert every_card(twin) == list(range(game.law.beans))
    assert play_on(game, twin, 1, 30) == play_on(moment.game, state, 1, 30)


# Words.


def same_again(moment: Moment, state: Table, action: AnyAction) -> None:
    """Write an action and read it, in every language."""
    view = moment.game.view(state, action.seat)
    for language in LANGUAGES:
        grammar = moment.game.grammar(NAMES[: moment.game.players], language)
        typed = grammar.phrase(action, view)
        assert grammar.parse(typed, view) == action, f"{typed!r} in {language}"


@law(50)
@given(moments())
def test_every_action_can_be_typed_in_four_languages(moment: Moment) -> None:
    for state, action in moment.onward(10):
        same_again(moment, state, action)
        for listed in moment.game.legal(state, state.active)[:10]:
            same_again(moment, state, cast(AnyAction, listed))


# Junk.

COUNT = st.integers(0, 4) | st.integers(0, 999_999)
BEANS = st.lists(st.integers(0, 3) | st.integers(-1, 999), max_size=4).map(tuple)


def junk(state: Table) -> st.SearchStrategy[AnyAction]:
    """Do anything that can be sent over a wire, in any game."""
    near = [card for pile in [*state.hands, *state.aside, state.face_up] for card in pile]
    seat = st.just(state.active) | st.integers(0, state.players - 1) | st.integers(-2, 99)
    card = st.sampled_from(near or [0]) | st.integers(0, 130) | st.integers(-1, 99_999)
    offer = st.sampled_from([offer.number for offer in state.offers] or [0]) | COUNT
    cards = st.lists(card, max_size=4).map(tuple)
    money = st.just(0) | COUNT
    answers = st.just(0) | offer
    return st.one_of(
        st.builds(words.Plant, seat, card, COUNT),
        st.builds(words.Sell, seat, COUNT),
        st.builds(words.Done, seat),
        st.builds(words.Wish, seat, BEANS, BEANS),
        st.builds(words.Offer, seat, seat, cards, BEANS, money, money, answers, st.booleans()),
        st.builds(words.Offer, seat, seat, cards, BEANS),
        st.builds(words.Take, seat, offer, cards),
        st.builds(words.Seal, seat, offer, seat),
        st.builds(words.Decline, seat, offer),
        st.builds(words.Withdraw, seat, offer),
        st.builds(words.BuyField, seat),
        st.builds(words.LayOut, seat),
        st.builds(words.Fulfil, seat),
        st.builds(words.Reveal, seat, card, cards),
        st.builds(words.Travel, seat, COUNT),
        st.builds(words.PayBean, seat, card),
        st.builds(words.BuyBean, seat, card),
        st.builds(words.BuyScarce, seat, st.integers(-1, 9)),
        st.builds(words.BuyContract, seat, card),
        st.builds(words.Deliver, seat, card),
        st.builds(words.PutBack, seat, card),
    )


def refusal(game: Sissi, state: Table, action: AnyAction) -> Illegal | None:
    """Tell why an action is refused, or None if it is not."""
    try:
        game.check(state, action)
    except Illegal as broken:
        return broken
    return None


@law(60)
@given(moments(300), st.data())
def test_junk_is_refused_by_numbers_of_this_game_or_of_the_market_and_changes_nothing(
    moment: Moment, data: st.DataObject
) -> None:
    state = moment.state
    before = portrait(state)
    for action in data.draw(st.lists(junk(state), min_size=5, max_size=20)):
        broken = refusal(moment.game, state, action)
        if broken is None:
            assert moment.game.apply(moment.game.clone(state), action)
        else:
            assert broken.rule[0] in "SM", broken
            assert broken.rule in rulebook()
            assert broken.sentence.endswith(".")
        assert portrait(state) == before


@law(6)
@given(SEEDS, st.data())
def test_no_refusal_of_a_whole_run_cites_another_game(seed: int, data: st.DataObject) -> None:
    game = printed(4, data.draw(st.sampled_from(["always", "phase 3"])))
    for state, _ in Moment(game, seed, 0).onward(60):
        for action in everything(game, state):
            broken = refusal(game, state, action)
            assert broken is None or broken.rule[0] in "SM", (action, broken)


def everything(game: Sissi, state: Table) -> list[AnyAction]:
    """Try every card in every field, and every simple thing, for everybody."""
    cards = [card for pile in [*state.hands, *state.aside, state.face_up] for card in pile]
    plants = [words.Plant(seat, card, field) for seat in range(4) for card in cards for field in range(3)]
    sales = [words.Sell(seat, field) for seat in range(4) for field in range(4)]
    gifts = [
        words.Offer(seat, to, (card,)) for seat in range(4) for to in range(-1, 5) for card in cards[::3]
    ]
    return [*plants, *sales, *gifts, *(words.Done(seat) for seat in range(-1, 5))]
