from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import haricot
from haricot.beans.written import WrittenAgreement, WrittenOffer, WrittenRefusal, WrittenWish
from haricot.games.bohnanza.position import (
    GardenPlayerPosition,
    GardenPosition,
    read_position,
    state_of,
    write_position,
)
from haricot.kernel.errors import BadPosition
from haricot.kernel.offers import Result
from tests.complaints import Wrong, check_no_position, complaint, every, unreadable
from tests.games.impossible import at_a_card_table
from tests.positions import Board, contract_table, player, start, table


def again(board: Board) -> Board:
    """Write a position down as JSON and set it up once more."""
    text = msgspec.json.encode(write_position(board.game, board.state))
    return Board(board.game, state_of(board.game, read_position(text)))


def full() -> Board:
    """A position with something of everything."""
    red, soy, agreed = ["rote"], ["soja"], [WrittenAgreement(1, ["soja"])]
    return contract_table(
        player("rote 3/4", "2 soja", "sau", aside="blaue", talers="2 feuer"),
        player("soja rote", wish=WrittenWish(["rote"], [["2", "soja"][1]]), done=True, fulfilled="1/1 4/4"),
        player("rote", talers="augen"),
        player("kakao"),
        face_up="garten",
        discard="brech acker",
        offers=[
            WrittenOffer(number=2, seat=0, gives=red, wants=soy, pays=1, agreed=agreed, declined=[2]),
            WrittenOffer(number=5, seat=2, to=0, gives=["rote"], asks=1, answers=2),
        ],
        refused=[WrittenRefusal(by=2, seat=0, gives=["rote"], wants=["soja"], pays=1)],
        exhaustions=1,
        shuffles=1,
        turn=9,
        seed=77,
        trade_talers=True,
    )


def test_a_position_is_read_as_it_was_written() -> None:
    board = full()
    assert again(board).snapshot() == board.snapshot()
    assert again(board).everything() == board.everything()


def test_a_clone_is_the_same_position() -> None:
    board = full()
    assert Board(board.game, board.state.clone()).snapshot() == board.snapshot()


@pytest.mark.parametrize("seed", range(5))
def test_a_new_game_is_read_as_it_was_written(seed: int) -> None:
    board = start(seed, extension=True, contracts=True)
    assert again(board).snapshot() == board.snapshot()


def test_an_exposed_contract_is_read_as_it_was_written() -> None:
    board = contract_table(player("rote", exposed="3/4.1"))
    assert again(board).snapshot() == board.snapshot()


def test_what_is_not_written_is_the_beginning_of_a_game() -> None:
    game = haricot.game()
    state = state_of(game, read_position('{"seats": [{"hand": ["rote"]}, {}, {}, {}]}'))
    position = write_position(game, state)
    assert (position.phase, position.active, position.turn, position.planted) == ("plant", 0, 1, 0)
    assert (position.exhaustions, position.shuffles, position.seed, position.offered) == (0, 0, 0, 0)
    assert len(state.deck) == 103


def test_a_finished_game_is_read_as_it_was_written() -> None:
    board = table(phase="draw", exhaustions=3, result=Result((1, 0, 0, 0), (0,)))
    assert again(board).snapshot() == board.snapshot()


def test_cards_that_lie_nowhere_are_shuffled_into_the_deck() -> None:
    first, same, other = table(player("rote")), table(player("rote")), table(player("rote"), seed=1)
    assert len(first.state.deck) == 103
    assert first.state.deck == same.state.deck != other.state.deck


def test_the_top_of_the_deck_is_written_first() -> None:
    board = table(deck="rote soja")
    assert board.words(reversed(board.state.deck)) == "rote soja"


def test_a_loose_name_does_not_take_a_copy_that_is_asked_for() -> None:
    board = table(player("rote rote.0"))
    assert [board.card_names.name(card) for card in board.state.hands[0]] == ["rote.1", "rote.0"]


def test_an_offer_means_the_first_such_card_that_its_maker_has() -> None:
    board = table(player("rote.5 rote.2"), offers=[WrittenOffer(number=1, seat=0, gives=["rote", "rote"])])
    assert board.state.offers[0].gives == tuple(board.state.hands[0])


def test_the_next_offer_gets_the_next_number() -> None:
    assert full().state.offered == 5


@unreadable(
    {
        b'{"seats": [{"hand": "rote"}]}': "Expected `array`, got `str` - at `$.seats[0].hand`",
        b'{"seats": [{"wish": {"boats": 1}}]}': "unknown field `boats` - at `$.seats[0].wish`",
        b'{"offers": [{"number": 1, "seat": 0, "boats": 1}]}': "unknown field `boats` - at `$.offers[0]`",
        (
            b'{"offers": [{"number": 1, "seat": 0, "agreed": [{"seat": 1, "cards": [], "boats": 1}]}]}'
        ): "unknown field `boats` - at `$.offers[0].agreed[0]`",
        b'{"refused": [{"by": 1, "seat": 0, "boats": 1}]}': "unknown field `boats` - at `$.refused[0]`",
    }
)
def test_what_is_no_position(text: bytes, reason: str) -> None:
    check_no_position(read_position, text, reason)


def offer(**other: object) -> WrittenOffer:
    """Anna offers Ben a rote for a soja, unless it says otherwise."""
    terms = {"number": 1, "seat": 0, "to": 1, "gives": ["rote"], "wants": ["soja"], **other}
    return msgspec.convert(terms, WrittenOffer)


def market(*offers: WrittenOffer) -> Board:
    return table(player("rote"), player("soja"), player("soja"), offers=offers)


def said(seat: int) -> dict[str, object]:
    return {"seat": seat, "cards": ["soja"]}


PHASES = "plant, trade, plant traded, draw"
KINDS = "blaue, feuer, sau, brech, soja, augen, rote, garten"

WRONG: Wrong = [
    *at_a_card_table(table, player, PHASES, KINDS, "B10 B14 B8 B23 B7"),
    # position.py
    (
        lambda: state_of(haricot.game(), GardenPosition(seats=[GardenPlayerPosition()] * 3)),
        "The game is for 4, and the position has 3 seats.",
    ),
    (
        lambda: state_of(
            haricot.game(), GardenPosition(seats=[GardenPlayerPosition()] * 4, deck=["blaue.0"])
        ),
        "103 cards lie nowhere (blaue.1, blaue.2, blaue.3, blaue.4, blaue.5 ...): all must add up.",
    ),
    (
        lambda: state_of(
            haricot.game(extension=True, contracts=True),
            GardenPosition(seats=[GardenPlayerPosition()] * 4, contracts=[]),
        ),
        "39 cards lie nowhere (1/1, 1/2, 1/3, 1/4, 1/5 ...): all must add up.",
    ),
    # cardnames.py
    (lambda: table(player("rote.8")), "There is no card 'rote.8': the copies are rote.0 to rote.7."),
    (lambda: table(player("rote.x")), "There is no card 'rote.x': the copies are rote.0 to rote.7."),
    (lambda: table(player("rote.")), "There is no card 'rote.': the copies are rote.0 to rote.7."),
    (
        lambda: table(player("5 rote"), player("4 rote")),
        "There are more than the 8 cards 'rote' of the game: leave some out.",
    ),
    # written.py
    (
        lambda: market(offer(wants=["peanut"])),
        "There is no bean 'peanut': the kinds are blaue, feuer, sau, brech, soja, augen, rote, garten.",
    ),
    (lambda: market(offer(gives=["rote"] * 9)), "An offer names more cards 'rote' than there are."),
    # sound.py: numbers
    (lambda: table(active=-1), "The active seat is -1: the seats are 0 to 3."),
    (
        lambda: table(player("rote"), phase="plant", planted=3),
        "planted is 3: one or two cards are planted, or none.",
    ),
    (
        lambda: table(players=3, extension=True, exhaustions=3),
        "exhaustions is 3: the game ends with number 2.",
    ),
    (lambda: table(turn=0), "The numbers of turns and shuffles start at 1 and 0."),
    (lambda: table(shuffles=-1), "The numbers of turns and shuffles start at 1 and 0."),
    # sound.py: fields and cards
    (
        lambda: table(player("", "rote", "soja", "sau", "feuer")),
        "Seat 0 has 4 fields: two or three are possible (B3).",
    ),
    (
        lambda: table(player("", "", "rote soja")),
        "Field 2 of seat 0 holds two kinds: a field is of one kind (B3).",
    ),
    (
        lambda: contract_table(player(), player("", "3/4")),
        "Field 1 of seat 1 holds two kinds: a field is of one kind (B3).",
    ),
    (
        lambda: contract_table(player("", talers="3/4")),
        "A contract lies among the beans: it is in a hand, exposed, fulfilled or in its pile (E4).",
    ),
    (lambda: contract_table(player("3/4 4/4")), "Seat 0 has two contracts: nobody has more than one (E4)."),
    (
        lambda: contract_table(player("3/4", exposed="4/4")),
        "Seat 0 has two contracts: nobody has more than one (E4).",
    ),
    (lambda: contract_table(player("", exposed="rote")), "A bean lies among the contracts (E4)."),
    (lambda: contract_table(player("", fulfilled="rote")), "A bean lies among the contracts (E4)."),
    (
        lambda: contract_table(player(), player("", exposed="3/4")),
        "Seat 1 has an exposed contract out of turn (E9).",
    ),
    # sound.py: the phase
    (
        lambda: contract_table(phase="return contract"),
        "Nobody acts in the phase 'return contract': write down the moment before or after it.",
    ),
    # sound.py: the market
    (lambda: market(offer(number=0)), "Offers are numbered upwards from 1 (M1)."),
    (lambda: market(offer(), offer(to=2)), "Offers are numbered upwards from 1 (M1)."),
    (lambda: market(offer(number=2), offer(number=1, to=2)), "Offers are numbered upwards from 1 (M1)."),
    (
        lambda: market(offer(gives=["sau"])),
        "Offer 1 cannot be: "
        "You do not have that card: give cards from your hand, or those that lie face up. (B12)",
    ),
    (
        lambda: market(offer(seat=9)),
        "Offer 1 cannot be: There is no such seat: choose one that the table has, from 0 to 3. (B6)",
    ),
    (
        lambda: market(offer(), offer(number=2)),
        "Offer 2 cannot be: That offer is open already, as number 1: wait for an answer. (M7)",
    ),
    (
        lambda: table(player("rote"), phase="plant", offers=[offer()]),
        "Offer 1 cannot be: That cannot be done now, in the phase “plant”: look at what you may do. (B11)",
    ),
    (
        lambda: market(offer(to=-1, declined=[0])),
        "Offer 1 cannot be: Offer 1 is not made to you: answer the offers that are. (M8)",
    ),
    (
        lambda: market(offer(to=-1, agreed=[said(3)])),
        "Offer 1 cannot be: You do not have that card: give cards from your hand. (B12)",
    ),
    (
        lambda: market(offer(to=-1, agreed=[said(1), said(1)])),
        "Offer 1 cannot be: You have said yes to offer 1 already: its maker picks whom to deal with. (M8)",
    ),
]


@every(WRONG)
def test_a_position_that_cannot_be_gets_a_sentence(wrong: Callable[[], object], sentence: str) -> None:
    assert complaint(BadPosition, wrong) == sentence


def test_m2_an_offer_to_one_player_has_no_agreement_that_waits() -> None:
    with pytest.raises(BadPosition):
        market(offer(agreed=[said(1)]))


@pytest.mark.parametrize("declined", [[1, 1], [1, 2, 3]])
def test_m8_nobody_declines_twice_and_what_all_declined_is_gone(declined: list[int]) -> None:
    with pytest.raises(BadPosition):
        market(offer(to=-1, declined=declined))


def test_m8_nobody_has_agreed_and_declined() -> None:
    with pytest.raises(BadPosition):
        market(offer(to=-1, agreed=[said(1)], declined=[1]))


@pytest.mark.parametrize("phase", ["plant", "trade", "plant traded"])
def test_m10_the_active_player_is_never_marked_done(phase: str) -> None:
    with pytest.raises(BadPosition):
        table(player("rote", done=True), phase=phase)


def test_the_copy_of_a_card_is_a_number_that_can_be_read() -> None:
    with pytest.raises(BadPosition):
        table(player("rote." + "9" * 5000))
