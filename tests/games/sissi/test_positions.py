from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import haricot
from haricot.beans.written import WrittenAgreement, WrittenOffer, WrittenRefusal, WrittenWish
from haricot.cards.position import PlayerPosition
from haricot.catalogue import game_again
from haricot.games.sissi.game import Sissi
from haricot.games.sissi.position import PlainPosition, read_position, state_of, write_position
from haricot.kernel.errors import BadPosition
from haricot.kernel.offers import Result
from tests.complaints import Wrong, check_no_position, complaint, every, unreadable
from tests.games.impossible import at_a_card_table
from tests.games.sissi.rows import Board, player, start, table


def again(board: Board) -> Board:
    """Write a position down as JSON, and set it up once more from that alone."""
    read = read_position(msgspec.json.encode(write_position(board.game, board.state)))
    game = game_again(read.game, read.options, read.tables)
    assert isinstance(game, Sissi)
    return Board(game, state_of(game, read))


def full() -> Board:
    """A position with something of everything."""
    agreed = [WrittenAgreement(1, ["soja"])]
    return table(
        player("rote sissi", "soja 2 sissi", "sau", aside="sissi", talers="2 feuer"),
        player("soja rote", "sissi", wish=WrittenWish(["rote"], ["soja"]), done=True),
        player("rote", talers="augen"),
        face_up="garten",
        discard="brech sissi",
        offers=[
            WrittenOffer(number=2, seat=0, gives=["rote"], wants=["soja"], agreed=agreed, declined=[2]),
            WrittenOffer(number=5, seat=2, to=0, gives=["rote"], wants=["sissi"], answers=2),
        ],
        refused=[WrittenRefusal(by=2, seat=0, gives=["rote"], wants=["soja"])],
        exhaustions=1,
        shuffles=1,
        turn=9,
        seed=77,
        doubling="phase 3",
    )


def test_a_position_is_read_as_it_was_written() -> None:
    board = full()
    assert again(board).snapshot() == board.snapshot()
    assert again(board).everything() == board.everything() == list(range(120))
    assert again(board).fields(0) == ["soja 2 sissi", "sau"]
    assert again(board).game.options == board.game.options


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_new_game_is_read_as_it_was_written(players: int) -> None:
    board = start(players, players=players)
    assert again(board).snapshot() == board.snapshot()


def test_a_finished_game_is_read_as_it_was_written() -> None:
    board = table(phase="draw", exhaustions=3, result=Result((1, 0, 0, 0), (0,)))
    assert again(board).snapshot() == board.snapshot()


def test_what_is_not_written_is_the_beginning_of_a_game() -> None:
    game = haricot.game("sissi")
    state = state_of(game, read_position('{"game": "sissi", "seats": [{"hand": ["rote"]}, {}, {}, {}]}'))
    position = write_position(game, state)
    assert (position.game, position.phase, position.active, position.turn) == ("sissi", "plant", 0, 1)
    assert (position.exhaustions, position.shuffles, position.planted) == (0, 0, 0)
    assert (len(state.deck), state.fields) == (119, [[[], []]] * 4)


def test_s3_a_field_is_written_in_the_order_of_its_row() -> None:
    board = table(player("", "sissi.3 rote.1 sissi.0 rote.5"))
    assert write_position(board.game, board.state).seats[0].fields[0] == [
        "sissi.3",
        "rote.1",
        "sissi.0",
        "rote.5",
    ]


@pytest.mark.parametrize("doubling", ["always", "phase 3"])
@pytest.mark.parametrize("field", ["2 sissi", "2 feuer", "sissi 2 feuer sissi", "3 sissi feuer"])
def test_s6_doubled_fields_can_be(field: str, doubling: str) -> None:
    board = table(player("sau", field), player("sau", field), phase="plant", doubling=doubling)
    assert board.fields(0)[0] == board.fields(1)[0] == field


@unreadable(
    {
        b'{"contracts": []}': "Object contains unknown field `contracts`",
        b'{"seats": [{"hand": "rote"}]}': "Expected `array`, got `str` - at `$.seats[0].hand`",
        b'{"seats": [{"exposed": "3/4"}]}': "unknown field `exposed` - at `$.seats[0]`",
    }
)
def test_what_is_no_position(text: bytes, reason: str) -> None:
    check_no_position(read_position, text, reason)


def market(**other: object) -> Board:
    """Anna offers Ben a rote for a soja, unless it says otherwise."""
    terms = {"number": 1, "seat": 0, "to": 1, "gives": ["rote"], "wants": ["soja"], **other}
    return table(player("rote"), player("soja"), offers=[msgspec.convert(terms, WrittenOffer)])


PHASES = "plant, trade, plant traded, draw, sissi"
KINDS = "sissi, feuer, sau, brech, soja, augen, rote, garten"

WRONG: Wrong = [
    *at_a_card_table(table, player, PHASES, KINDS, "S7 S7 S5 S13 S5"),
    (
        lambda: state_of(haricot.game("sissi"), PlainPosition(seats=[PlayerPosition()] * 3)),
        "The game is for 4, and the position has 3 seats.",
    ),
    (
        lambda: state_of(
            haricot.game("sissi"), PlainPosition(seats=[PlayerPosition()] * 4, deck=["sissi.0"])
        ),
        "119 cards lie nowhere (sissi.1, sissi.2, sissi.3, sissi.4, sissi.5 ...): all must add up.",
    ),
    (
        lambda: table(player("blaue")),
        f"There is no card 'blaue': the kinds are {KINDS}.",
    ),
    (lambda: table(player("sissi.50")), "There is no card 'sissi.50': the copies are sissi.0 to sissi.49."),
    (
        lambda: table(player("5 garten")),
        "There are more than the 4 cards 'garten' of the game: leave some out.",
    ),
    (
        lambda: table(phase="sissi"),
        "Nobody acts in the phase 'sissi': write down the moment before or after it.",
    ),
    (
        lambda: market(gives=["sau"]),
        "Offer 1 cannot be: "
        "You do not have that card: give cards from your hand, or those that lie face up. (S7)",
    ),
    (
        lambda: market(seat=9),
        "Offer 1 cannot be: There is no such seat: choose one that the table has, from 0 to 3. (S4)",
    ),
    (
        lambda: market(pays=1),
        "Offer 1 cannot be: Talers are not part of a trade at this table",
    ),
]


@every(WRONG)
def test_a_position_that_cannot_be_gets_a_sentence(wrong: Callable[[], object], sentence: str) -> None:
    told = complaint(BadPosition, wrong)
    assert told.startswith(sentence)
    assert "(B" not in told
    assert "(E" not in told


@pytest.mark.parametrize("field", ["feuer sau", "feuer sissi sau", "sissi feuer 2 sissi rote"])
def test_s3_a_field_with_two_captains_cannot_be(field: str) -> None:
    with pytest.raises(BadPosition, match=r"^Field 2 of seat 0 .*\(S3\)\.$"):
        table(player("", "", field))


def test_s3_the_refusal_of_two_captains_does_not_say_that_a_field_is_of_one_kind() -> None:
    sentence = complaint(BadPosition, lambda: table(player("", "feuer sissi sau")))
    assert "captain" in sentence
    assert "a field is of one" not in sentence
