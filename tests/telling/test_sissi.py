"""Sissi! in words: rows card by card, and what becomes of them."""

from __future__ import annotations

import haricot
from haricot.arena.simulation import play_game
from haricot.bots import bot_named
from haricot.cards.events import Sold
from haricot.games.sissi.position import read_position, state_of
from haricot.kernel.actions import Done
from haricot.kernel.record import new_session
from haricot.kernel.types import ALL_SEEING
from haricot.telling.layout import WIDTH
from haricot.telling.screen import AnyScreen
from haricot.telling.screens import screen_for

NAMES = ["Anna", "Ben", "Cleo", "Dan"]
GAME = haricot.game("sissi", players=4)
GRAMMAR = GAME.grammar(NAMES)
POSITION = """
{"game": "sissi", "phase": "%s", "options": {"players": 4}, "seats": [
 {"hand": ["feuer", "sissi"], "fields": [["feuer", "sissi", "feuer"], ["sau", "sissi", "sissi", "sau"]]},
 {"hand": ["soja"], "fields": [["garten", "sissi", "garten", "sissi", "garten", "sissi", "garten"]]},
 {}, {}]}
"""


def screen(reader: int = 0) -> AnyScreen:
    return screen_for(GAME, GRAMMAR, reader)


def test_rows_are_told_in_order() -> None:
    state = state_of(GAME, read_position(POSITION % "plant"))
    lines = screen().show(GAME.view(state, 0)).splitlines()
    assert "103 cards in the deck, 1st pass." in lines
    assert lines[-4:] == [
        "You: 0 talers.",
        "  1: chili sissi chili (3 cards, pays 0, 5 pay 1)",
        "   2: stink sissi sissi stink (4 cards, pays 1, 8 pay 3, will be sold)",
        "Your hand: FIRST chili#1, sissi#2",
    ]
    told = " ".join(" ".join(lines).split())
    assert "garden sissi garden sissi garden sissi garden (7 cards, pays 5, the most)" in told


def test_planting_tells_what_a_card_covers() -> None:
    state = state_of(GAME, read_position(POSITION % "plant"))
    listed = screen().choices(GAME.view(state, 0), GAME.legal(state, 0))
    assert listed == [
        (
            "plant chili 1",
            "Field 1 then has two of a sort in a row: your next Sissi action sells it, as it is for nothing.",
        ),
        ("sell 1", "Sell field 1 for nothing."),
        ("sell 2", "Sell field 2 for 1 taler."),
    ]


def test_the_sissi_action_is_told_like_other_sales() -> None:
    state = state_of(GAME, read_position(POSITION % "plant traded"))
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    assert dict(screen().choices(view, legal))["done"] == (
        "Go on when everything is planted: everybody draws a card, and the Sissi action follows."
    )
    assert screen().next_step(view, legal) == (
        "All is planted. Type done (or just Enter): everybody draws a card, and the Sissi action "
        "ends your turn."
    )
    assert screen(1).next_step(GAME.view(state, 1), GAME.legal(state, 1)) == (
        "Nothing is asked of you right now. ? lists what you may do."
    )
    events = GAME.apply(state, Done(0))
    assert any(isinstance(event, Sold) for event in events)
    assert "You sell field 2 (2 stink + 2 sissi) for 1 taler." in screen().speech.tell(events)
    assert "Anna sells field 2 (2 stink + 2 sissi) for 1 taler." in screen(1).speech.tell(events)


def test_whole_games_are_told_in_lines_that_fit() -> None:
    bots = [bot_named("simple", "sissi")(GAME, seat, 2) for seat in range(4)]
    record = play_game(GAME, bots, 2).record
    session = new_session(GAME, 2)
    for action in record.actions:
        view, legal = GAME.view(session.state, action.seat), GAME.legal(session.state, action.seat)
        for phrase, _ in screen(action.seat).choices(view, legal):
            assert GRAMMAR.parse(phrase, view) in legal
        session.do(action)
        shown = screen(ALL_SEEING).show(GAME.view(session.state, ALL_SEEING))
        assert max(map(len, shown.splitlines())) <= WIDTH
