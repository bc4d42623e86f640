"""Sentences: every language has the words for them, and they say the same wherever they are told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import haricot
from haricot.arena.simulation import play_game
from haricot.bots import bot_named
from haricot.cards.events import Drew, Sold, TurnedOver
from haricot.catalogue import GAMES
from haricot.games.hansa.events import CardsTakenBack, GapsClosed
from haricot.kernel.events import Agreed, Declined, Event, Lapsed, MarkedDone
from haricot.kernel.record import replay
from haricot.kernel.types import ALL_SEEING, HIDDEN, STRANGER
from haricot.telling.narrators import narrator_for
from haricot.telling.screens import screen_for
from haricot.telling.sentences import Beans, Counted, Players, Sentence, joined
from haricot.words import LANGUAGES

NAMES = ["Anna", "Ben", "Cleo"]
CARDS = haricot.game(players=3)
HANSA = haricot.game("hansa", players=3)


def told(*events: Event, reader: int = 0, game: Any = CARDS) -> list[Sentence]:
    """Tell what happened, with what can be joined in one."""
    return joined(narrator_for(game, reader).tell(events))


def beans(*counts: tuple[int, int], hidden: int = 0) -> Beans:
    """Count beans."""
    return Beans(tuple(Counted(bean, count) for bean, count in counts), hidden)


def all_events(name: str) -> list[Event]:
    """Play a game in which much happens."""
    options: dict[str, Any] = {"extension": True, "contracts": True} if name == "bohnanza" else {}
    game: Any = haricot.game(name, players=3, **options)
    record = play_game(
        game, [bot_named("random", name)(game, seat, seat) for seat in range(3)], seed=4
    ).record
    session = replay(game, record, 0)
    return [event for action in record.actions for event in session.do(action)]


@pytest.mark.parametrize("name", list(GAMES))
def test_every_language_has_words_for_every_sentence(name: str) -> None:
    options: dict[str, Any] = {"extension": True, "contracts": True} if name == "bohnanza" else {}
    game: Any = haricot.game(name, players=3, **options)
    events = all_events(name)
    for reader in (0, STRANGER, ALL_SEEING):
        seen = [event.seen_by(reader) for event in events]
        said = narrator_for(game, reader).tell(seen)
        assert msgspec.json.decode(msgspec.json.encode(said), type=list[Sentence]) == said
        for language in LANGUAGES if reader == 0 else ("en",):
            speech = screen_for(game, game.grammar(NAMES, language), reader).speech
            lines = [speech.put(sentence) for sentence in joined(said)]
            assert lines == speech.tell(seen)
            assert all(line and "{" not in line and ": ." not in line for line in lines)


def test_several_draws_are_one_sentence() -> None:
    (one,) = told(Drew(1, HIDDEN), Drew(1, HIDDEN), Drew(1, HIDDEN))
    assert (one.id, one.words["count"]) == ("event-drew-several", 3)
    assert one.words["who"] == Players((1,))
    (own,) = told(Drew(0, 0), Drew(0, 0), Drew(0, CARDS.law.beans - 1))
    assert own.id == "event-drew-you"
    assert own.words["cards"] == beans((0, 2), (len(CARDS.law.keys) - 1, 1))
    assert len(told(Drew(1, HIDDEN), Drew(2, HIDDEN))) == 2


def test_what_several_say_is_one_sentence_and_what_the_reader_says_another() -> None:
    (no,) = told(Declined(3, 1), Declined(3, 2))
    assert (no.id, no.words["who"]) == ("event-declined-several", Players((1, 2)))
    assert [one.id for one in told(Declined(3, 1), Declined(4, 2))] == ["event-declined"] * 2
    assert [one.id for one in told(Agreed(3, 1, ()), Agreed(3, 0, ()))] == [
        "event-agreed",
        "event-agreed-you",
    ]
    (done,) = told(MarkedDone(1), MarkedDone(2))
    assert done.words["who"] == Players((1, 2))
    (turned,) = told(TurnedOver(0), TurnedOver(1))
    assert turned.words["cards"] == beans((0, 2))


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_begins_with_one_sentence_for_the_deal(name: str) -> None:
    game: Any = haricot.game(name, players=3)
    said = narrator_for(game, 0).begin([event.seen_by(0) for event in game.start(seed=1).news])
    assert [one.event for one in said][0] == "dealt"
    assert not {"drew", "contractdrawn"} & {one.event for one in said}


def test_a_sale_names_what_was_sold_also_when_all_of_it_became_talers() -> None:
    (sold,) = told(Sold(1, 0, 2, (), (0, 1)))
    assert sold.words["cards"] == beans((0, 2))


def test_a_no_says_already_that_the_offer_is_gone() -> None:
    assert [one.event for one in told(Declined(3, 1), Lapsed(3), Lapsed(4))] == ["declined", "lapsed"]


def test_what_the_table_shows_is_marked_as_minor() -> None:
    assert [one.minor for one in told(Lapsed(3), Declined(4, 1))] == [True, False]
    (closed,) = told(GapsClosed(0), game=HANSA)
    assert closed.minor


def test_nothing_is_taken_back_where_there_are_no_cards() -> None:
    assert told(CardsTakenBack(1, ()), game=HANSA) == []


def test_onlookers_are_nobody_in_a_sentence() -> None:
    for reader in (STRANGER, ALL_SEEING):
        (turned,) = told(TurnedOver(0), reader=reader)
        assert turned.id == "event-turnedover"
