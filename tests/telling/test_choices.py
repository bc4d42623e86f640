"""What may be typed: every line of the list can be typed as it stands."""

from __future__ import annotations

import pytest

from haricot.arena.match import play_game
from haricot.beans.written import WrittenAgreement, WrittenOffer
from haricot.bots import bot_named
from haricot.kernel.record import new_session
from haricot.telling.choices import choices
from haricot.telling.table import TableText
from haricot.telling.words import Words
from tests.positions import Board, contract_table, player, table

NAMES = ["Anna", "Ben", "Cleo", "Dan"]


def listed(board: Board, seat: int = 0) -> list[tuple[str, str]]:
    words = Words(board.game, board.game.grammar(NAMES), seat)
    return choices(words, board.game.view(board.state, seat), board.game.legal(board.state, seat))


def made_up(board: Board, seat: int = 0) -> list[tuple[str, str]]:
    words = Words(board.game, board.game.grammar(NAMES), seat)
    return list(TableText(words).examples(board.game.view(board.state, seat)))


def test_planting() -> None:
    board = table(player("rote", "2 rote", "", talers="3 soja"), phase="plant")
    assert listed(board) == [
        ("plant red 1", "put red with the 2 there"),
        ("plant red 2", "put red into an empty field"),
        ("buy field", "a third field for 3 talers"),
        ("sell 1", "sell 2 red for 1 taler"),
    ]


def test_contracts_and_field_beans() -> None:
    board = contract_table(player("2/1 blaue", "2 acker", "rote"), phase="plant")
    assert listed(board) == [
        ("fulfil", "show your contract: one more taler"),
        ("lay out", "the contract 2/1, beside your fields"),
        ("sell 1", "sell 2 field for a third field"),
    ]


def test_answers() -> None:
    offers = [
        WrittenOffer(number=1, seat=1, to=0, gives=["rote"], wants=["soja"]),
        WrittenOffer(
            number=2, seat=0, gives=["soja"], wants=["rote"], agreed=[WrittenAgreement(1, ["rote"])]
        ),
    ]
    board = table(player("soja blaue soja"), player("rote"), offers=offers)
    assert listed(board) == [
        ("take 1", "You give soy. You get red."),
        ("seal 2 Ben", "deal with Ben: You give soy. You get red."),
        ("done", "end the trading"),
        ("no 1", "say no to Ben's offer"),
        ("withdraw 2", "take your offer back"),
    ]
    assert ("done", "no more from you in this trade") in listed(board, 2)


def test_done_says_what_comes_next() -> None:
    assert ("done", "plant no more, and turn two cards over") in listed(
        table(player("rote", "rote"), phase="plant", planted=1)
    )
    assert listed(table(player(""), phase="plant traded")) == [("done", "draw 3 cards; the turn passes on")]


def test_examples_of_what_cannot_be_listed() -> None:
    offers = [WrittenOffer(number=1, seat=1, to=0, gives=["rote"], wants=["soja"])]
    board = table(player("soja", "rote"), player("rote"), offers=offers)
    assert made_up(board) == [
        ("soy > red", "offer it to all (or to one: @Ben)"),
        ("gift soy @Ben", "give it away for nothing"),
        ("red? for soy", "say what you would like, without binding anybody"),
        ("counter 1: soy > red", "answer with other terms"),
    ]
    assert made_up(board, 1)[0] == ("red > garden", "offer it to Anna")
    assert made_up(board, 2) == []


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_everything_can_be_typed_as_it_stands(language: str) -> None:
    game = contract_table(trade_talers=True).game
    record = play_game(game, [bot_named("random")(game, seat, 4) for seat in range(4)], 4).record
    grammar = game.grammar(NAMES, language)
    session = new_session(game, record.seed)
    for number, action in enumerate(record.actions[:600]):
        for seat in range(4) if number % 7 == 0 else ():
            view = game.view(session.state, seat)
            words = Words(game, grammar, seat)
            legal = game.legal(session.state, seat)
            for typed, _ in choices(words, view, legal):
                assert grammar.parse(typed, view) in legal
            for typed in grammar.examples(view).values():
                grammar.parse(typed, view)
        session.do(action)
