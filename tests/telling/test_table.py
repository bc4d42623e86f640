"""The table in words."""

from __future__ import annotations

from haricot.beans.written import WrittenAgreement, WrittenOffer, WrittenWish
from haricot.cards.telling.screen import TableText
from haricot.games.bohnanza.telling import garden_screen
from haricot.games.bohnanza.view import GardenView
from haricot.kernel.types import ALL, ALL_SEEING
from haricot.telling.layout import WIDTH, columns, flow
from tests.positions import Board, contract_table, player, table

NAMES = ["Anna", "Ben", "Cleo", "Dan"]


def text(board: Board, reader: int = 0) -> TableText[GardenView]:
    return garden_screen(board.game, board.game.grammar(NAMES), reader)


def show(board: Board, reader: int = 0) -> str:
    return text(board, reader).show(board.game.view(board.state, reader))


def step(board: Board, reader: int = 0) -> str:
    view = board.game.view(board.state, reader)
    return text(board, reader).next_step(view, board.game.legal(board.state, reader))


def test_the_table_of_a_trade() -> None:
    board = table(
        player("soja rote blaue", "3 blaue", "", talers="2 brech"),
        player("2 rote", "4 rote", "2 garten", "soja", wish=WrittenWish(["soja"], ["rote"])),
        player("sau", "10 blaue", "feuer", done=True),
        player("", aside="augen sau"),
        face_up="soja garten",
        turn=9,
        deck="4 brech",
        exhaustions=1,
        offers=[
            WrittenOffer(number=3, seat=1, to=0, gives=["rote"], wants=["soja"]),
            WrittenOffer(
                number=4,
                seat=0,
                gives=["soja"],
                wants=["rote"],
                agreed=[WrittenAgreement(1, ["rote"])],
                declined=[2],
            ),
        ],
    )
    assert show(board).splitlines() == [
        "Turn 9: it is your turn. Trade and give.",
        "4 cards in the deck, 2nd pass.",
        "Ben: 0 talers, 2 cards in hand. Would like: soy. Might give: red.",
        "  1: 4 red (pays 3, 5 pay 4)   2: 2 garden (pays 2, 3 pay 3)",
        "   3: 1 soy (pays 0, 2 pay 1)",
        "Cleo: 0 talers, 1 card in hand. Wants no more trade.",
        "  1: 10 blue (pays 4, the most)   2: 1 chili (pays 0, 3 pay 1)",
        "Dan: 0 talers, empty hand. To plant: stink + black-eyed.",
        "  1: empty   2: empty",
        "You: 2 talers.",
        "  1: 3 blue (pays 0, 4 pay 1)   2: empty",
        "Face up: soy + garden.",
        "Offer 3 from Ben to you: you give soy, you get red.",
        "Your offer 4 to everybody: you give soy, you get red. Willing: Ben. No: Cleo.",
        "Your hand: FIRST soy#1, red#2, blue#3",
    ]


def test_a_table_with_contracts() -> None:
    board = contract_table(
        player("blaue 3/4", "2 acker", "rote", talers="soja", fulfilled="1/2 2/1"),
        player("5/5 soja"),
        phase="trade",
    )
    lines = show(board).splitlines()
    assert lines[1] == "127 cards in the deck, 1st pass, 35 contracts in the pile."
    assert lines[-3:] == [
        "You: 3 talers (of them 2 contracts).",
        "  1: 2 field (earns a third field, 3 pay 3)   2: 1 red (pays 0, 2 pay 1)",
        "Your hand: FIRST blue#1, contract 3/4",
    ]


def test_an_exposed_contract_lies_open() -> None:
    board = contract_table(player("blaue", exposed="3/4"), phase="trade")
    assert "Anna: 0 talers, 1 card in hand. Laid out: 3/4." in show(board, 1).splitlines()


def test_between_two_steps_only_the_own_things_are_told() -> None:
    board = table(player("soja", "rote", aside="2 blaue"), player("rote"), face_up="garten")
    view = board.game.view(board.state, 0)
    assert text(board).brief(view).splitlines() == [
        "Your fields: 1: 1 red (pays 0, 2 pay 1)   2: empty",
        "To plant: 2 blue.",
        "Face up: garden.",
        "Your hand: FIRST soy#1",
    ]


def test_others_hands_stay_hidden_but_not_from_a_replay() -> None:
    board = table(player("soja rote"), player("blaue"))
    assert "soy" not in show(board, 1)
    lines = show(board, ALL_SEEING).splitlines()
    assert lines[0] == "Turn 1: it is Anna’s turn. Trade and give."
    assert lines[2] == "Anna: 0 talers, 2 cards in hand."
    assert lines[-4:-2] == ["Anna’s hand: FIRST soy#1, red#2", "Ben’s hand: FIRST blue#1"]
    assert lines[-1] == "Dan’s hand: nothing"


def test_an_offer_to_somebody_else_is_told_from_its_maker() -> None:
    offers = [WrittenOffer(number=1, seat=1, to=0, gives=["rote"], wants=["soja"])]
    board = table(player("soja"), player("rote"), offers=offers)
    assert "Offer 1 from Ben to Anna: red for soy." in show(board, 2)


def test_lines_stay_within_the_screen() -> None:
    board = table(player("9 augen 8 rote", "3 blaue", "2 feuer", "3 sau"), phase="plant")
    assert max(len(line) for line in show(board).splitlines()) <= WIDTH


def test_pieces_are_not_broken() -> None:
    lines = flow("Hand: ", [f"{number} black-eyed beans" for number in range(8)], ", ").splitlines()
    assert lines[0].endswith("black-eyed beans,")
    assert lines[1].startswith("   ")


def test_columns_stand_below_each_other() -> None:
    assert columns([("a", "one"), ("long", "two")]) == "  a     one\n  long  two"
    assert columns([]) == ""


def test_the_next_step_of_planting() -> None:
    must = table(player("rote soja", "rote", "soja"), phase="plant")
    assert step(must) == "You have to plant red, your first card. Type plant."
    full = table(player("rote", "blaue", "soja"), phase="plant")
    assert step(full) == "You have to plant red, your first card. It fits no field: sell one first."
    may = table(player("soja", "rote", "soja"), phase="plant", planted=1)
    assert step(may) == "You may plant soy too. Type plant or done."
    cannot = table(player("blaue", "rote", "soja"), phase="plant", planted=1)
    assert step(cannot) == "Your next card, blue, fits no field. Type done, or sell a field."
    both = table(player("blaue", "rote", "soja"), phase="plant", planted=2)
    assert step(both) == "Type done (or just Enter) to turn two cards over."


def test_the_next_step_with_a_contract_in_front() -> None:
    first = contract_table(player("3/4 blaue"), phase="plant")
    assert step(first) == "Your first card is the contract 3/4. Type lay out."
    second = contract_table(player("3/4 blaue", "rote"), phase="plant", planted=1)
    assert step(second) == "Your first card is the contract 3/4. Type lay out or done."


def test_the_next_step_of_a_trade() -> None:
    board = table(player("rote"))
    assert step(board) == "Trade with the others, or type done to end the trading. ? shows how."
    assert step(board, 1) == "Trade with Anna, or type done. ? shows how."
    agreed = [WrittenAgreement(1, [])]
    board = table(player("rote"), offers=[WrittenOffer(number=1, seat=0, gives=["rote"], agreed=agreed)])
    assert step(board) == "Type seal 1 Ben to deal, or done to end the trading. ? shows more."
    assert step(board, 2) == "Type take 1 to deal, no 1, or done. ? shows more."


def test_the_next_step_after_a_trade() -> None:
    aside = table(player("", "rote", "", aside="rote"), phase="plant traded", face_up="soja")
    assert step(aside) == "You have to plant soy + red. Type plant."
    full = table(player("", "rote", "blaue", aside="soja"), phase="plant traded")
    assert step(full) == "You have to plant soy. There is no room: sell a field first."
    over = table(player(""), phase="plant traded")
    assert step(over) == "All is planted. Type done (or just Enter) to draw cards and end your turn."


def test_the_next_step_of_somebody_who_only_got_the_keyboard() -> None:
    for phase in ("plant", "plant traded"):
        board = table(player("rote"), player("soja"), phase=phase)
        assert step(board, 1) == "Nothing is asked of you right now. ? lists what you may do."


def test_an_offer_to_all_is_told_from_the_side_of_whoever_reads_it() -> None:
    board = table(
        player("rote"), phase="trade", offers=[WrittenOffer(number=1, seat=0, to=ALL, gives=["rote"])]
    )
    assert "Offer 1 from Anna to everybody: you give nothing, you get red." in show(board, 1)
