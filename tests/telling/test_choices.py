"""What may be typed: every line of the list can be typed as it stands."""

from __future__ import annotations

import pytest

from haricot.arena.simulation import play_game
from haricot.beans.written import WrittenAgreement, WrittenOffer
from haricot.bots import bot_named
from haricot.cards.telling.choices import choices
from haricot.cards.telling.screen import TableText
from haricot.cards.telling.words import Words
from haricot.cards.view import TableView
from haricot.kernel.record import new_session
from tests.positions import Board, contract_table, player, table

NAMES = ["Anna", "Ben", "Cleo", "Dan"]


def listed(board: Board, seat: int = 0) -> list[tuple[str, str]]:
    words: Words[TableView] = Words(board.game, board.game.grammar(NAMES), seat)
    return choices(words, board.game.view(board.state, seat), board.game.legal(board.state, seat))


def made_up(board: Board, seat: int = 0) -> list[tuple[str, str]]:
    words: Words[TableView] = Words(board.game, board.game.grammar(NAMES), seat)
    return list(TableText(words).examples(board.game.view(board.state, seat)))


def test_planting() -> None:
    board = table(player("rote", "2 rote", "", talers="3 soja"), phase="plant")
    assert listed(board) == [
        ("plant red 1", "Field 1 then has 3 and pays 2 talers."),
        ("plant red 2", "Into your empty field 2."),
        ("buy field", "Buy a third field for 3 talers."),
        ("sell 1", "Sell field 1 for 1 taler."),
    ]


def test_contracts_and_field_beans() -> None:
    board = contract_table(player("2/1 blaue", "2 acker", "rote"), phase="plant")
    assert listed(board) == [
        ("fulfil", "Show your contract: your fields match it, and it is worth a taler."),
        ("lay out", "Lay your contract beside your fields. It counts as a planted card."),
        ("sell 1", "Sell field 1 for a third field."),
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
        ("take 1", "You give soy, you get red."),
        ("seal 2 Ben", "Seal with Ben. You give soy, you get red."),
        ("done", "End the trading. Offers that are still open lapse."),
        ("no 1", "Say no to Ben’s offer."),
        ("withdraw 2", "Take your own offer back. You may have 3 open at a time."),
    ]
    assert ("done", "No more from me.") in listed(board, 2)


def test_done_says_what_comes_next() -> None:
    assert ("done", "Go on to trading: two cards will be turned over.") in listed(
        table(player("rote", "rote"), phase="plant", planted=1)
    )
    assert listed(table(player(""), phase="plant traded")) == [
        ("done", "Draw cards when everything is planted. Then your turn is over.")
    ]


def test_examples_of_what_cannot_be_listed() -> None:
    offers = [WrittenOffer(number=1, seat=1, to=0, gives=["rote"], wants=["soja"])]
    board = table(player("soja", "rote"), player("rote"), offers=offers)
    assert made_up(board) == [
        ("soy > red", "An offer to everybody; to one alone with @Ben behind it."),
        ("gift soy @Ben", "An offer that wants nothing in return. Nobody has to take it."),
        ("red? for soy", "Tell everybody what you are looking for. It binds nobody."),
        ("counter 1: soy > red", "Answer with other terms. The first offer stays open beside yours."),
    ]
    assert made_up(board, 1)[0] == ("red > garden", "An offer to Anna.")
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
            words: Words[TableView] = Words(game, grammar, seat)
            legal = game.legal(session.state, seat)
            for typed, _ in choices(words, view, legal):
                assert grammar.parse(typed, view) in legal
            for typed in grammar.examples(view).values():
                grammar.parse(typed, view)
        session.do(action)
