from __future__ import annotations

import pytest

from haricot.beans.vocabulary import LANGUAGES
from haricot.cards.actions import Plant, Sell
from haricot.kernel.actions import Action, Offer, Wish
from haricot.kernel.errors import BadPhrase
from haricot.kernel.types import ALL
from tests.complaints import complaint
from tests.games.sissi.rows import Board, player, table

NAMES = ["Anna", "Ben", "Cléo", "Dora"]


def read(board: Board, seat: int, text: str, language: str = "en") -> Action:
    return board.game.grammar(NAMES, language).parse(text, board.view(seat))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "sissi + chili > sissi + black-eyed"),
        ("de", "sissi + feuer > sissi + augen"),
        ("fr", "sissi + feu > sissi + œil-noir"),
        ("it", "sissi + chili > sissi + occhio"),
        ("en", "si + feuer > si + augen"),
        ("fr", "SISSI, feu > sissi, oeil"),
        ("it", "sis+ch>sis+oc"),
    ],
)
def test_s7_sissi_for_sissi_is_typed_in_any_language(language: str, text: str) -> None:
    board = table(player("rote sissi feuer"), player("sissi"))
    _, sissi, feuer = board.state.hands[0]
    assert read(board, 0, text, language) == Offer(0, ALL, (sissi, feuer), board.kinds("sissi augen"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bean_has_a_word_in_every_language(language: str) -> None:
    board = table()
    words = board.game.grammar(NAMES, language).words
    assert [words.bean(word) for word in words.short] == list(range(8))
    assert [words.bean(key) for key in board.game.law.keys] == list(range(8))


def test_an_unclear_beginning_says_what_it_could_be() -> None:
    board = table(player("sissi"))
    sentence = complaint(BadPhrase, lambda: read(board, 0, "s > rote", "de"))
    assert sentence == "“s” can mean several things (sau, sissi, soja): type more of it."


def test_a_wish_for_sissi() -> None:
    board = table(player())
    assert read(board, 1, "sissi? for sissi") == Wish(1, board.kinds("sissi"), board.kinds("sissi"))


def test_a_sale() -> None:
    assert read(table(player("", "sissi")), 0, "sell 1") == Sell(0, 0)


def test_a_card_is_planted_in_the_field_that_is_named() -> None:
    board = table(player("sissi", "feuer", "sau"), phase="plant")
    card = board.card("sissi", 0)
    assert read(board, 0, "plant 2") == read(board, 0, "plant sissi 2") == Plant(0, card, 1)
    assert read(board, 0, "plant 1") == Plant(0, card, 0)


@pytest.mark.parametrize(
    ("card", "fields", "field"),
    [
        ("feuer", ("sau sissi", "feuer sissi"), 1),
        ("feuer", ("sau sissi", "sissi"), 1),
        ("feuer", ("sau sissi", ""), 1),
        ("sissi", ("", "feuer"), 1),
        ("sissi", ("", ""), 0),
    ],
)
@pytest.mark.parametrize("doubling", ["always", "phase 3"])
def test_plant_alone_means_a_field_where_the_card_fits(
    card: str, fields: tuple[str, ...], field: int, doubling: str
) -> None:
    board = table(player(card, *fields), phase="plant", doubling=doubling)
    assert read(board, 0, "plant") == Plant(0, board.card(card, 0), field)


@pytest.mark.parametrize(
    ("card", "fields"),
    [("sissi", ("feuer sissi", "sau")), ("feuer", ("feuer", "feuer sissi")), ("sissi", ("sissi", ""))],
)
def test_s6_plant_alone_means_a_field_that_is_not_refused_while_there_is_one(
    card: str, fields: tuple[str, ...]
) -> None:
    board = table(player(card, *fields), phase="plant", doubling="phase 3")
    assert board.plants(0) == {(card, 1)}
    board.do(read(board, 0, "plant"))
    assert board.fields(0)[0] == fields[0]


def test_s6_plant_alone_does_not_ruin_a_field_while_another_alternates() -> None:
    board = table(player("sissi", "feuer sissi feuer sissi", "sau"), phase="plant")
    assert read(board, 0, "plant") == Plant(0, board.card("sissi", 0), 1)


@pytest.mark.parametrize("phase", ["plant", "plant traded"])
@pytest.mark.parametrize(
    ("card", "fields"), [("feuer", ("sau sissi", "sissi feuer")), ("rote", ("garten", "2 rote"))]
)
def test_s6_plant_alone_doubles_where_that_is_the_only_way(
    card: str, fields: tuple[str, ...], phase: str
) -> None:
    hand, aside = (card, "") if phase == "plant" else ("", card)
    board = table(player(hand, *fields, aside=aside), phase=phase)
    assert read(board, 0, "plant") == Plant(0, board.card(card, 0), 1)
