"""What holds in every game of Bohn Hansa, tried on random games with printed and with small tables."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from haricot.beans.playout import Dice, Playout
from haricot.catalogue import game_of
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.view import HanseView, view
from haricot.kernel.actions import AnyAction, Reveal
from haricot.kernel.errors import Illegal
from haricot.kernel.events import AnyEvent, ContractDrawn, Event, GameEnded, PhaseBegan
from haricot.kernel.record import new_session, read_record, replay
from haricot.kernel.types import ALL_SEEING, STRANGER, Seat
from haricot.rulebook import rulebook
from tests.games.hansa.crowd import Crowd
from tests.games.hansa.junk import Junk
from tests.games.hansa.ledger import Ledger, moves
from tests.games.hansa.twins import same_action, second_world
from tests.games.hansa.worlds import CHOICES, moments, onlookers, played, world
from tests.harbour import portrait

choices = pytest.mark.parametrize(
    "choice", range(len(CHOICES)), ids=[f"{kind}-{players}-{trade}" for kind, players, trade in CHOICES]
)


# Actions.


@choices
def test_every_listed_action_passes_check_and_can_be_played(choice: int) -> None:
    game = world(choice)
    for seed in range(2):
        for state, _ in moments(choice, seed, every=3):
            for seat in range(game.players):
                for action in game.legal(state, seat):
                    assert action.seat == seat
                    game.check(state, action)
                    assert game.apply(state.clone(), action)


@choices
def test_no_action_is_listed_twice(choice: int) -> None:
    for state, _ in moments(choice, 5, every=2):
        for seat in range(state.players):
            listed = world(choice).legal(state, seat)
            assert len(set(listed)) == len(listed)


@choices
def test_a_seat_that_must_act_has_a_legal_action(choice: int) -> None:
    game = world(choice)
    for seed in range(6):
        for state, _ in moments(choice, seed):
            waiting = game.waits_for(state)
            assert len(set(waiting)) == len(waiting) > 0
            assert all(game.legal(state, seat) for seat in waiting)


@choices
def test_somebody_who_only_looks_on_has_nothing_to_do(choice: int) -> None:
    for state, _ in moments(choice, 1, every=5):
        assert world(choice).legal(state, STRANGER) == []
        assert world(choice).legal(state, ALL_SEEING) == []


def refusal(game: Hansa, state: Hanse, action: AnyAction) -> Illegal | None:
    """Tell why an action is refused, or None if it is not."""
    try:
        game.check(state, action)
    except Illegal as broken:
        return broken
    return None


@choices
def test_junk_is_refused_without_a_trace(choice: int) -> None:
    game, chance = world(choice), Random(choice)
    refused = 0
    for seed in range(2):
        for state, _ in moments(choice, seed, every=3):
            before, junk = portrait(state), Junk(state, chance)
            for _ in range(20):
                action = junk.action()
                verdict = refusal(game, state, action)
                if verdict is None:
                    assert game.apply(state.clone(), action)
                else:
                    refused += 1
                    assert verdict.rule in rulebook()
                    assert verdict.sentence.endswith(".")
            assert portrait(state) == before
    assert refused > 200


@choices
def test_any_action_survives_the_wire(choice: int) -> None:
    actions = played(choice, 2)
    assert msgspec.json.decode(msgspec.json.encode(actions), type=list[AnyAction]) == actions


# Nothing is lost.


@choices
def test_nothing_is_lost_after_any_event(choice: int) -> None:
    game = world(choice)
    for seed in range(6):
        state = game.start(seed)
        ledger = Ledger(game)
        ledger.set_out(state)
        for event in state.news:
            ledger.note(event)
        ledger.assert_agrees(state)
        for action in played(choice, seed):
            for event in game.apply(state, action):
                ledger.note(event)
            ledger.assert_agrees(state)
        assert state.result is not None


def test_the_ledger_knows_every_event_of_the_game() -> None:
    told = {type(event) for events in all_events() for event in events}
    assert told == set(moves(Ledger(world(0))))


def test_random_games_do_everything_that_can_be_done() -> None:
    done = {
        type(action) for choice in range(len(CHOICES)) for seed in range(6) for action in played(choice, seed)
    }
    known = {rule.action for book in world(0).book for rule in book.values()}
    assert done == known


def all_events() -> list[list[Event]]:
    """Tell all that happens in the random games."""
    told = []
    for choice in range(len(CHOICES)):
        for seed in range(6):
            game = world(choice)
            state = game.start(seed)
            told.append(list(state.news))
            for action in played(choice, seed):
                told.append(game.apply(state, action))
    return told


# Views.


def tell(shown: HanseView, events: list[Event]) -> None:
    """Let somebody hear what happened, over a wire."""
    for event in events:
        text = msgspec.json.encode(event.seen_by(shown.seat))
        shown.see(msgspec.json.decode(text, type=AnyEvent))


@choices
def test_the_events_a_seat_has_seen_rebuild_its_view(choice: int) -> None:
    game = world(choice)
    for seed in range(2):
        state = game.start(seed)
        views = [game.view(state, seat) for seat in onlookers(game)]
        for action in played(choice, seed):
            news = game.apply(state, action)
            for shown in views:
                tell(shown, news)
                assert shown == game.view(state, shown.seat)
        for shown in views:
            assert msgspec.json.encode(shown) == msgspec.json.encode(game.view(state, shown.seat))


def test_the_events_of_the_deal_rebuild_the_first_view() -> None:
    game = world(1)
    state = game.start(7)
    assert {type(event) for event in state.news} == {ContractDrawn, PhaseBegan}
    before = state.clone()
    before.dealt = [[] for _ in before.dealt]
    before.contracts = [card for cards in state.dealt for card in cards] + before.contracts
    for seat in onlookers(game):
        shown = view(before, seat, game.name, "opening", game.atlas)
        tell(shown, state.news)
        assert shown == game.view(state, seat)


@choices
def test_a_view_survives_the_wire_and_is_its_owners_to_change(choice: int) -> None:
    game = world(choice)
    for state, _ in moments(choice, 3, every=9):
        for seat in onlookers(game):
            shown = game.view(state, seat)
            text = msgspec.json.encode(shown)
            assert msgspec.json.decode(text, type=HanseView) == shown
            for pile in (shown.reserve, shown.spent, shown.laid, shown.used, shown.money, shown.prices):
                pile.clear()
            for piles in (shown.carts, shown.hands, shown.dealt, shown.waiting, *shown.boxes):
                for pile in piles:
                    pile.clear()
            assert msgspec.json.encode(game.view(state, seat)) == text


# Secrets.


def look(game: Hansa, state: Hanse, viewer: Seat) -> bytes:
    """See all that somebody is shown: the view, what may be done, and who is waited for."""
    listed = [] if viewer == STRANGER else game.legal(state, viewer)
    return msgspec.json.encode((game.view(state, viewer), listed, game.waits_for(state)))


def story(game: Hansa, state: Hanse, viewer: Seat, action: AnyAction) -> list[bytes]:
    """Tell all that somebody sees of an action: before it, while it happens, and after it."""
    before = look(game, state, viewer)
    game.check(state, action)
    told = [msgspec.json.encode(event.seen_by(viewer)) for event in game.apply(state, action)]
    return [before, *told, look(game, state, viewer)]


@choices
def test_no_view_tells_a_secret(choice: int) -> None:
    game, chance = world(choice), Random(choice)
    changed = 0
    for state, _ in moments(choice, 1, every=2):
        for viewer in [*range(game.players), STRANGER]:
            twin = second_world(game.atlas, state, viewer, (), chance)
            changed += portrait(twin, "seed") != portrait(state, "seed")
            assert look(game, twin, viewer) == look(game, state, viewer)
    assert changed > 100


@choices
def test_nothing_that_happens_tells_a_secret(choice: int) -> None:
    game, chance = world(choice), Random(choice)
    for state, action in moments(choice, 2):
        for viewer in [*range(game.players), STRANGER]:
            events = game.apply(state.clone(), action)
            twin = second_world(game.atlas, state, viewer, events, chance)
            there = same_action(action, state, twin)
            if isinstance(action, Reveal) and refusal(game, twin, there):
                # There another contract has the highest value: the player would have to reveal it.
                continue
            assert story(game, twin, viewer, there) == story(game, state.clone(), viewer, action)


@choices
def test_no_refusal_tells_a_secret(choice: int) -> None:
    game, chance = world(choice), Random(choice)
    for state, _ in moments(choice, 3, every=6):
        for seat in range(game.players):
            twin = second_world(game.atlas, state, seat, (), chance)
            for _ in range(6):
                action = msgspec.structs.replace(Junk(state, chance).action(), seat=seat)
                broken, there = refusal(game, state, action), refusal(game, twin, action)
                assert str(broken) == str(there)


def test_what_others_may_not_know_is_hidden_from_strangers_too() -> None:
    game = world(1)
    state = game.start(1)
    shown = game.view(state, STRANGER)
    assert shown.dealt == [[-1] * 3] * 4
    assert game.view(state, ALL_SEEING).dealt == state.dealt


# Clones, records, endings.


def play_on(game: Hansa, state: Hanse, steps: int) -> list[Event]:
    """Play some steps, always the same from the same state."""
    crowd, dice, events = Crowd(game), Dice(3), list[Event]()
    for _ in range(steps):
        if state.result is None:
            events += game.apply(state, crowd.step(state, dice))
    return events


@choices
def test_a_clone_behaves_as_its_original_and_lives_a_life_of_its_own(choice: int) -> None:
    game = world(choice)
    for state, _ in moments(choice, 4, every=11):
        twin = game.clone(state)
        before = portrait(state, "news")
        assert portrait(twin, "news") == before
        told = play_on(game, twin, 25)
        assert portrait(state, "news") == before
        later = portrait(twin, "news")
        assert play_on(game, state, 25) == told
        assert portrait(state, "news") == later == portrait(twin, "news")


@choices
def test_a_record_alone_rebuilds_the_game(choice: int) -> None:
    game = world(choice)
    session = new_session(game, 5)
    for action in played(choice, 5):
        session.do(action)
    text = session.record.to_json()
    record = read_record(text)
    again = replay(game_of(record), record)
    assert portrait(again.state, "news") == portrait(session.state, "news")
    assert again.record.to_json() == text
    half = len(record.actions) // 2
    early = replay(game_of(record), record, half)
    assert early.record.actions == record.actions[:half]


@choices
def test_every_game_ends(choice: int) -> None:
    game = world(choice)
    for seed in range(6):
        state = game.start(seed)
        events = [event for action in played(choice, seed) for event in game.apply(state, action)]
        assert state.result is not None
        assert events[-1] == GameEnded(state.result.scores, state.result.winners)
        assert game.waits_for(state) == []
        assert not any(game.legal(state, seat) for seat in range(game.players))


@choices
def test_every_game_of_plain_playout_ends(choice: int) -> None:
    game = world(choice)
    playout: Playout[Hanse] = Playout(game, game.goods)
    assert all(playout.play(seed) > 20 for seed in range(20))


def test_another_seed_is_another_game() -> None:
    assert played(0, 1) != played(0, 2)
