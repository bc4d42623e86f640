from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import haricot
from haricot.beans.written import WrittenAgreement, WrittenOffer, WrittenRefusal, WrittenWish
from haricot.catalogue import game_again
from haricot.games.hansa.game import Hansa
from haricot.games.hansa.hanse import Hanse
from haricot.games.hansa.position import (
    HansaPosition,
    TraderPosition,
    read_position,
    state_of,
    write_position,
)
from haricot.kernel.actions import Decline, Done, Take
from haricot.kernel.errors import BadPosition
from haricot.kernel.offers import Result
from haricot.kernel.types import ALL
from haricot.testing import Choice
from haricot.testing.moment import portrait
from tests.complaints import Wrong, check_no_position, complaint, every, unreadable
from tests.games.hansa.kit import KIT
from tests.harbour import ONE_OF_EACH, Board, board, start, trader


def again(game: Hansa, state: Hanse) -> Hanse:
    """Send a position through a file, and set up what it describes."""
    return state_of(game, read_position(msgspec.json.encode(write_position(game, state))))


def assert_same(game: Hansa, state: Hanse) -> None:
    """What was written is read as the same state."""
    twin = again(game, state)
    assert portrait(twin, "news") == portrait(state, "news")
    for seat in range(game.players):
        assert game.legal(twin, seat) == game.legal(state, seat)


def trading(*offers: WrittenOffer, **kept: Any) -> Board:
    return board(
        trader("rostock", "blaue rote", money=20),
        trader("rostock", "sau"),
        trader("visby", "garten"),
        cities={"rostock": "sau | soja"},
        offers=offers,
        **kept,
    )


def offer(**other: Any) -> WrittenOffer:
    """Anna offers Ben a rote for a sau, unless it says otherwise."""
    given: dict[str, Any] = {"number": 1, "seat": 0, "to": 1, "gives": ["rote"], "wants": ["sau"]}
    return WrittenOffer(**{**given, **other})


def said(seat: int, *beans: str) -> WrittenAgreement:
    return WrittenAgreement(seat, list(beans or ["sau"]))


INVITED = offer(to=2, gives=["blaue"], wants=["garten"], invites=True)


def owing(**kept: Any) -> Board:
    """Seat 2 has come, and pays a toll in beans before the exchange."""
    given: dict[str, Any] = {"debtor": 2, "due": 9, "pending": (INVITED, 2, "garten"), **kept}
    return board(
        trader("rostock", "blaue rote", money=20),
        trader("rostock", "sau"),
        trader("rostock", "garten soja", "1 2 4 5 6 7 3", invited=True),
        **given,
    )


def full() -> Board:
    """A position with something of everything."""
    return board(
        trader("rostock", "blaue rote 2 sau", "4 visby-33 3 2 rostock-35", money=11, loan=20),
        trader("rostock", "sau", "aalborg-36.1 ...", waiting=[3, 4], wish=WrittenWish(["rote"], ["sau"])),
        trader("visby", "garten", "aalborg-36 ...", invited=True, done=True),
        cities={"rostock": "sau |  | 2 soja", "malmo": "blaue"},
        laid="visby-36",
        spent="malmo-28 danzig-40",
        harvests=[0, 1],
        put_by=[9, 8],
        scarce="soja",
        prices={"sau": 6, "soja": 9},
        offers=[
            offer(number=2, to=ALL, agreed=[said(1)], answers=0),
            offer(number=5, seat=1, to=0, gives=["sau"], wants=["blaue"], answers=2),
        ],
        refused=[WrittenRefusal(by=1, seat=0, gives=["rote"], wants=["sau"], invites=True)],
        turn=9,
        seed=77,
        shuffles=2,
    )


def test_a_position_with_something_of_everything_is_read_as_it_was_written() -> None:
    harbour = full()
    assert_same(harbour.game, harbour.state)
    assert harbour.state.offered == 5


@pytest.mark.parametrize(
    "build",
    [
        lambda: start(3),
        lambda: start(3, players=5, trade_with="guests"),
        owing,
        lambda: board(trader("rostock", "rote", "1 2 4"), played="0/3", phase="travel", debtor=0, due=3),
        lambda: board(phase="travel", turns_left=2, harvests=[8], put_by=[], eighth=7),
        lambda: board(trader("visby", money=-5), phase="final", result=Result((-5, 0, 0), (1, 2))),
    ],
    ids=["start", "five players", "guest owing", "traveller owing", "last round", "over"],
)
def test_every_moment_is_read_as_it_was_written(build: Callable[[], Board]) -> None:
    harbour = build()
    assert_same(harbour.game, harbour.state)


@pytest.mark.parametrize(("pile", "put_by"), [([8, 9], []), ([9], []), ([], [8, 9])])
def test_h27_what_the_first_version_had_in_the_pile_while_the_eighth_waits_is_put_aside(
    pile: list[int], put_by: list[int]
) -> None:
    state = board(trader("rostock", waiting=[7]), harvests=pile, put_by=put_by, eighth=7).state
    assert (state.harvests, sorted(state.put_by)) == ([], sorted(pile + put_by))


@pytest.mark.parametrize("done", range(3))
def test_h28_who_has_said_done_after_the_last_turn_is_read_as_it_was_written(done: int) -> None:
    harbour = board(phase="final", harvests=[8], put_by=[], eighth=7)
    harbour.do(Done(done))
    assert_same(harbour.game, harbour.state)


def test_an_agreement_that_there_is_no_room_for_any_more_is_read_as_it_was_written() -> None:
    harbour = board(trader("rostock", "blaue rote"), trader("rostock", "7 sau"))
    harbour.do(harbour.offer(0, "blaue"), Take(1, 1), harbour.offer(0, "rote", to=1), Take(1, 2))
    assert harbour.state.offers[0].agreed
    assert_same(harbour.game, harbour.state)


def test_an_agreement_that_there_is_no_money_for_any_more_is_read_as_it_was_written() -> None:
    harbour = board(trader("rostock", "blaue", money=8), trader("visby"), cities={"rostock": "2 sau"})
    harbour.do(harbour.invite(ALL, "sau"))
    harbour.do(Take(1, 1), harbour.buy_contract(0, "1"))
    assert harbour.state.offers[0].agreed
    assert_same(harbour.game, harbour.state)


def test_who_declined_an_invitation_to_all_and_came_by_another_is_read_as_it_was_written() -> None:
    harbour = board(trader("rostock", "blaue"), trader("visby"), trader("malmo"))
    harbour.do(harbour.invite(ALL, "blaue"), Decline(1, 1), harbour.invite(1), Take(1, 2))
    assert_same(harbour.game, harbour.state)


def test_who_has_come_leaves_an_invitation_to_all_with_those_who_declined_it() -> None:
    harbour = board(trader("rostock", "blaue"), trader("visby"), trader("malmo"))
    harbour.do(harbour.invite(ALL, "blaue"), Decline(1, 1), harbour.invite(2), Take(2, 2))
    assert_same(harbour.game, harbour.state)


@pytest.mark.parametrize("choice", KIT.choices)
def test_a_position_names_the_game_that_it_is_of(choice: Choice) -> None:
    game = choice.game
    assert isinstance(game, Hansa)
    position = read_position(msgspec.json.encode(write_position(game, game.start(1))))
    twin = game_again(position.game, position.options, position.tables)
    assert (twin.options, twin.tables) == (game.options, game.tables)


# What need not be written.


def test_what_is_not_written_is_the_beginning_of_a_game() -> None:
    seats = '{"city": "rostock"}, {"city": "visby", "money": 7}, {"city": "malmo"}'
    game = haricot.game("hansa", players=3)
    state = state_of(game, read_position(f'{{"seats": [{seats}], "put_by": [3, 5]}}'))
    position = write_position(game, state)
    assert (position.phase, position.active, position.turn, position.turns_left) == ("travel", 0, 1, 0)
    assert position.seats[0].hand == ["1", "2", "3", "4", "5", "6", "7"]
    assert (len(state.contracts), sorted(state.harvests)) == (60, [0, 1, 2, 4, 6, 7, 8, 9])
    assert [len(pile) for pile in state.reserve] == [18, 16, 16, 15, 14, 13, 13, 12]


def test_contracts_and_harvest_cards_that_lie_nowhere_are_shuffled_by_the_seed() -> None:
    game = haricot.game("hansa", players=3)
    seats = [TraderPosition(city="rostock") for _ in range(3)]
    states = [state_of(game, HansaPosition(seats=seats, put_by=[8, 9], seed=seed)) for seed in (1, 1, 2)]
    piles = [(state.contracts, state.harvests) for state in states]
    assert piles[0] == piles[1]
    assert piles[0][0] != piles[2][0]
    assert piles[0][1] != piles[2][1]


def test_the_top_of_a_pile_is_written_first() -> None:
    harbour = board(pile="visby-33 malmo-28", spent="...", harvests=[4, 2])
    assert (harbour.pile(), harbour.state.harvests[-1]) == ("visby-33 malmo-28", 4)


def test_in_the_trade_phase_prices_that_are_not_written_are_those_of_the_city() -> None:
    assert trading().prices() == {"sau": 6, "soja": 9}
    assert trading(prices={"sau": 3, "soja": 4}).prices() == {"sau": 3, "soja": 4}
    assert trading(phase="end").prices() == {}


def test_an_offer_means_the_first_such_bean_that_its_maker_has_or_could_buy() -> None:
    harbour = trading(offer(to=2, gives=["sau"], wants=[], invites=True))
    assert harbour.state.offers[0].gives == (harbour.here()[0][0],)


# What cannot be.


@unreadable(
    {
        b'{"seats": [{"cart": "rote"}]}': "Expected `array`, got `str` - at `$.seats[0].cart`",
        b'{"seats": [{"boats": 1}]}': "unknown field `boats` - at `$.seats[0]`",
    }
)
def test_what_is_no_position(text: bytes, reason: str) -> None:
    check_no_position(read_position, text, reason)


def plain(**other: Any) -> Hanse:
    """Set a position for three up as it is written, without any help."""
    given: dict[str, Any] = {
        "seats": [TraderPosition(city="rostock") for _ in range(3)],
        "put_by": [8, 9],
        **other,
    }
    return state_of(haricot.game("hansa", players=3), HansaPosition(**given))


def choosing(*dealt: str, **kept: Any) -> Board:
    seats = [trader(None, ONE_OF_EACH, dealt=cards) for cards in dealt]
    return board(*seats, phase="opening", **kept)


WRONG: Wrong = [
    # position.py
    (
        lambda: plain(seats=[TraderPosition(city="rostock")] * 4),
        "The game is for 3, and the position has 4 seats.",
    ),
    (
        lambda: board(trader("riga")),
        "There is no city 'riga': there is aalborg, bremen, danzig, edinburgh, hamburg, malmo, ",
    ),
    (lambda: board(cities={"riga": "sau"}), "There is no city 'riga': there is aalborg, "),
    (
        lambda: board(cities={"visby": "sau | sau | sau | sau | sau"}),
        "The city 'visby' has 4 boxes, not 5 (H2).",
    ),
    (
        lambda: board(trader("visby", "linse")),
        "There is no card 'linse': the kinds are blaue, feuer, sau, brech, soja, augen, rote, garten.",
    ),
    (
        lambda: board(trader("visby", "rote.13")),
        "There is no card 'rote.13': the copies are rote.0 to rote.12.",
    ),
    (
        lambda: board(trader("visby", "rote.3 rote.3")),
        "The card 'rote.3' stands in two places: a card is in one place only.",
    ),
    (
        lambda: board(trader("visby", "7 garten"), trader("visby", "6 garten")),
        "There are more than the 12 cards 'garten' of the game: leave some out.",
    ),
    (
        lambda: board(reserve=["rote"]),
        "116 cards lie nowhere (blaue.0, blaue.1, blaue.2, blaue.3, blaue.4 ...): all must add up.",
    ),
    (
        lambda: plain(
            seats=[TraderPosition(city="rostock", hand=["1", "2", "3"]), *[TraderPosition(city="visby")] * 2]
        ),
        "4 cards lie nowhere (0/4, 0/5, 0/6, 0/7 ...): all must add up.",
    ),
    (lambda: plain(contracts=[]), "60 cards lie nowhere (aalborg 31, aalborg 36.0, "),
    (
        lambda: plain(spent=["riga 33"]),
        "There is no card 'riga 33': the kinds are 0/1, 0/2, 0/3, 0/4, 0/5, 0/6, 0/7, 1/1, ",
    ),
    (lambda: plain(put_by=[8, 10]), "The harvest cards 0 to 9 must each lie in one place."),
    (lambda: plain(put_by=[8, 8]), "The harvest cards 0 to 9 must each lie in one place."),
    (lambda: plain(harvests=[0, 1, 2, 3, 4, 5, 6]), "The harvest cards 0 to 9 must each lie in one place."),
    (
        lambda: board(phase="plant"),
        "There is no phase 'plant': the phases are opening, travel, trade, end, final.",
    ),
    (lambda: board(scarce="linse"), "There is no bean 'linse': the kinds are blaue, feuer, sau, brech, "),
    (lambda: board(prices={"linse": 1}), "There is no bean 'linse': the kinds are "),
    (lambda: trading(offer(wants=["linse"])), "There is no bean 'linse': the kinds are "),
    (lambda: trading(offer(gives=["linse"])), "There is no card 'linse': the kinds are "),
    (lambda: trading(offer(gives=["rote"] * 14)), "An offer names more cards 'rote' than there are."),
    (
        lambda: board(trader(wish=WrittenWish(["linse"]))),
        "There is no bean 'linse': the kinds are ",
    ),
    # sound.py: numbers
    (lambda: board(active=3, phase="end"), "The active seat is 3: the seats are 0 to 2."),
    (lambda: board(active=-1, phase="end"), "The active seat is -1: the seats are 0 to 2."),
    (lambda: board(active=3), "The active seat is 3: the seats are 0 to 2."),
    (lambda: board(turn=0), "The numbers of turns and shuffles start at 1 and 0."),
    (lambda: board(shuffles=-1), "The numbers of turns and shuffles start at 1 and 0."),
    (lambda: board(turns_left=4), "turns_left is 4: the last round has 3 turns (H25)."),
    (lambda: board(turns_left=-1), "turns_left is -1: the last round has 3 turns (H25)."),
    # sound.py: seats
    (lambda: board(trader(cart="9 sau")), "The cart of seat 0 holds 9 beans: eight is the most (H1)."),
    (lambda: board(trader(), trader(money=-1)), "Seat 1 has less than no money."),
    (lambda: board(trader(loan=-1)), "Seat 0 has lent to the bank: a loan is not less than 0 (H13)."),
    (
        lambda: board(trader(dealt="visby-32 visby-33 visby-36")),
        "Only in the opening three contracts are dealt (H6).",
    ),
    (
        lambda: choosing("visby-32 visby-33"),
        "Only in the opening three contracts are dealt (H6).",
    ),
    (lambda: board(trader(None), phase="end"), "The pawn of seat 0 stands in no city (H7)."),
    (lambda: board(trader(None), phase="opening"), "The pawn of seat 0 stands in no city (H7)."),
    (
        lambda: plain(
            seats=[
                TraderPosition(city="rostock", hand=["1/1", "1", "2", "3", "4", "5", "6", "7"]),
                TraderPosition(city="rostock", hand=["2", "3", "4", "5", "6", "7"]),
                TraderPosition(city="rostock"),
            ]
        ),
        "Seat 0 has another player's travel card: they never change hands (H17).",
    ),
    (lambda: plain(seats=hands_without(0, "1"), laid=["0/1"]), "A card lies wrongly."),
    (lambda: plain(seats=hands_without(0, "1"), spent=["0/1"]), "A card lies wrongly."),
    (lambda: plain(played=["visby 33"]), "A card lies wrongly."),
    (lambda: plain(gone=["visby 33"]), "A card lies wrongly."),
    # sound.py: boxes
    (
        lambda: board(cities={"visby": "sau rote"}),
        "A box of 'visby' holds two kinds: a stack is of one (H2).",
    ),
    (lambda: board(cities={"visby": "garten"}), "A box of 'visby' holds beans that are not sold there (H2)."),
    (
        lambda: board(cities={"rostock": "sau |  | soja"}),
        "The beanometer of 'rostock' has a gap: they are closed at the end of a turn (H22).",
    ),
    (
        lambda: board(trader("rostock"), cities={"rostock": " | soja"}, phase="end"),
        "The beanometer of 'rostock' has a gap: they are closed at the end of a turn (H22).",
    ),
    # sound.py: debts
    (lambda: owing(debtor=3), "The debtor is no player."),
    (lambda: owing(debtor=-2), "The debtor is no player."),
    (lambda: owing(due=0), "A debtor owes something, and only a debtor does (H13)."),
    (lambda: board(due=5), "A debtor owes something, and only a debtor does (H13)."),
    (
        lambda: board(trader("rostock", hand="1 2"), played="0/3", phase="travel", debtor=0, due=5),
        "The debtor has no beans: the rest is a loan (H13).",
    ),
    (
        lambda: owing(debtor=-1, due=0),
        "An exchange waits, but nobody owes a toll (H17).",
    ),
    # sound.py: the market
    (lambda: trading(offer(number=0)), "Offers are numbered upwards from 1 (M1)."),
    (lambda: trading(offer(to=2)), "Offer 1 cannot be: Player 3 cannot join in this trade yet: "),
    (lambda: trading(offer(invites=True)), "Offer 1 cannot be: Player 2 is here already, or was invited"),
    (lambda: trading(offer(gives=["soja"])), "Offer 1 cannot be: That bean is not on your cart: "),
    (
        lambda: trading(offer(), phase="end"),
        "Offer 1 cannot be: That cannot be done now, in the phase “end”",
    ),
    (lambda: trading(offer(pays=1)), "Offer 1 cannot be: Money is never part of a trade: offer beans. (H17)"),
    (lambda: trading(offer(to=ALL, declined=[2])), "Offer 1 cannot be: Offer 1 is not made to you: "),
]


def hands_without(seat: int, card: str) -> list[TraderPosition]:
    """Take a travel card out of a hand."""
    hand = [str(number) for number in range(1, 8) if str(number) != card]
    return [TraderPosition(city="rostock", hand=hand if place == seat else None) for place in range(3)]


@every(WRONG)
def test_a_position_that_cannot_be_gets_a_sentence(wrong: Callable[[], object], sentence: str) -> None:
    told = complaint(BadPosition, wrong)
    assert told.startswith(sentence)
    assert told.endswith((".", ")"))


# No game comes to these: what follows never ends, loses cards, makes money or breaks down.
NEVER: Wrong = [
    (lambda: plain(put_by=[]), "Two harvest cards are put aside until then: put_by (H6)."),
    (
        lambda: board(harvests=[6], eighth=7),
        "The eighth harvest card is placed: nothing is put aside (H27).",
    ),
    (lambda: board(harvests=[]), "The harvest pile is empty, and no eighth card was drawn (H27)."),
    (lambda: board(phase="opening"), "Everybody has chosen: the opening is over (H6)."),
    (
        lambda: board(*[trader(done=True)] * 3, phase="final"),
        "Everybody is done: the game is over (H28).",
    ),
    (
        lambda: plain(seats=hands_without(0, "3"), gone=["0/3"]),
        "A Toll or a Supply has left the game: only plain cards buy contracts (H9).",
    ),
    (
        lambda: plain(seats=hands_without(0, "2"), gone=["0/2"]),
        "A Toll or a Supply has left the game: only plain cards buy contracts (H9).",
    ),
    (
        lambda: board(trader("visby", hand="1 2 3"), played="0/4", phase="travel"),
        "Travel cards lie on the table, but no traveller owes (H12).",
    ),
    (
        lambda: board(
            trader("visby", "rote", "1 2 3"),
            trader("visby", hand="1 2"),
            played="1/3",
            phase="travel",
            debtor=0,
            due=5,
        ),
        "Another player's travel cards lie on the table (H12).",
    ),
    (
        lambda: board(
            trader(), trader("visby", "rote", "1 2"), played="1/3", phase="travel", debtor=1, due=5
        ),
        "In the phase 'travel' the traveller owes, and no exchange waits (H13).",
    ),
    (
        lambda: board(
            trader("visby", "rote", "1 2"),
            trader("visby", "garten"),
            played="0/3",
            phase="travel",
            debtor=0,
            due=5,
            pending=(offer(gives=[], wants=["garten"]), 1, "garten"),
        ),
        "In the phase 'travel' the traveller owes, and no exchange waits (H13).",
    ),
    (lambda: owing(pending=None), "Who owes while trading was invited (H20)."),
    (lambda: owing(pending=(INVITED, 7, "garten")), "Who owes while trading was invited (H20)."),
    (lambda: owing(debtor=1), "Who owes while trading was invited (H20)."),
    (lambda: owing(phase="end", pending=None), "Nobody owes a toll in the phase 'end' (H13)."),
    (
        lambda: trading(prices={"sau": -3, "soja": 9}),
        "The prices are not those of kinds that this city sells (H19).",
    ),
    (
        lambda: trading(prices={"sau": 3}),
        "The prices are not those of kinds that this city sells (H19).",
    ),
    (
        lambda: trading(prices={"sau": 6, "soja": 9, "rote": 12}),
        "The prices are not those of kinds that this city sells (H19).",
    ),
]


@every(NEVER)
def test_a_position_that_no_game_comes_to_is_refused(wrong: Callable[[], object], sentence: str) -> None:
    assert complaint(BadPosition, wrong) == sentence
