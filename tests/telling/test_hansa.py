"""The board of Bohn Hansa in words, and what may be typed."""

from __future__ import annotations

import pytest

import haricot
from haricot.arena.simulation import play_game
from haricot.beans.written import WrittenOffer, WrittenWish
from haricot.bots import bot_named
from haricot.games.hansa.telling.screen import HansaText
from haricot.kernel.record import new_session
from haricot.kernel.types import ALL_SEEING
from haricot.telling.layout import WIDTH
from haricot.telling.screen import AnyScreen
from haricot.telling.screens import screen_for
from tests.harbour import START, Board, board, trader

NAMES = ["Anna", "Ben", "Cleo", "Dan", "Emma"]


def text(scene: Board, reader: int = 0) -> AnyScreen:
    return screen_for(scene.game, scene.game.grammar(NAMES[: scene.game.players]), reader)


def show(scene: Board, reader: int = 0) -> list[str]:
    return text(scene, reader).show(scene.game.view(scene.state, reader)).splitlines()


def step(scene: Board, reader: int = 0) -> str:
    view = scene.game.view(scene.state, reader)
    return text(scene, reader).next_step(view, scene.game.legal(scene.state, reader))


def typed(scene: Board, reader: int = 0) -> dict[str, str]:
    view = scene.game.view(scene.state, reader)
    return dict(text(scene, reader).choices(view, scene.game.legal(scene.state, reader)))


def made_up(scene: Board, reader: int = 0) -> dict[str, str]:
    return dict(text(scene, reader).examples(scene.game.view(scene.state, reader)))


def a_trade() -> Board:
    offers = [WrittenOffer(number=3, seat=0, to=1, gives=["feuer"], wants=["soja"], invites=True)]
    return board(
        trader("rostock", "feuer 2 rote", "3 1 rostock-35 ... visby-33", money=12, loan=3),
        trader("visby", "soja blaue", waiting=[0], wish=WrittenWish(["rote"])),
        trader("rostock", "", done=True),
        cities={**START, "rostock": "sau | | 2 soja"},
        laid="rostock-40",
        offers=offers,
        turn=7,
        turns_left=2,
    )


@pytest.mark.parametrize(("harvests", "words"), [(1, "1 harvest before"), (0, "The last harvest waits")])
def test_h27_the_pile_is_empty_while_its_last_card_waits(harvests: int, words: str) -> None:
    scene = board(trader("rostock", ""), trader("visby", ""), trader("visby", ""))
    view = scene.game.view(scene.state, 0)
    assert (view.put_by, view.turns_left) == (2, 0)
    view.harvests = harvests
    assert words in " ".join(text(scene).show(view).split())


def test_the_board_of_a_trade() -> None:
    lines = show(a_trade())
    assert lines[:3] == [
        "Turn 7: it is your turn. Trade.",
        "Last round: 2 turns left. Contract pile: 57 cards.",
        "Laid out: green + garden to Rostock for 40 thalers.",
    ]
    assert "Rostock: stink | - | 2 soy | -. Prices: stink 8 and soy 11. Here: you and Cleo." in lines
    assert "Hamburg: blue | chili | soy | - | -. Prices: blue 4, chili 5, and soy 9." in lines
    told = " ".join(" ".join(lines).split())
    assert (
        "Ben: Visby, 0 thalers, 7 cards in hand. Cart: blue + soy (room for 6 beans). A harvest waits: "
        "2 blue to Hamburg, 3 chili to Danzig, and 3 garden to Malmö. Would like: red." in told
    )
    assert (
        "Cleo: Rostock, 0 thalers, 7 cards in hand. Cart: nothing (room for 8 beans). Wants no more trade."
        in told
    )
    assert (
        "You: Rostock, 12 thalers, 9 cards in hand. Cart: chili + 2 red (room for 5 beans). "
        "Loan: 3, to repay 6." in told
    )


def test_the_own_things_come_last() -> None:
    assert show(a_trade())[-8:] == [
        "Your offer 3 to Ben: you give chili, you get soy. It comes with an invitation.",
        "Your hand: FIRST TOLL#1, plain#2, contract 1#3, SUPPLY#4, plain#5, plain#6,",
        "   plain#7, plain#8, contract 2#9",
        "Contract 1: chili + red to Rostock for 35 thalers. All on your cart.",
        "Contract 2: blue + black-eyed to Visby for 33 thalers. Still missing: blue +",
        "  black-eyed.",
        "Contract 3: green + garden to Rostock for 40 thalers. Laid out. Still missing:",
        "  green + garden.",
    ]


def test_a_replay_sees_every_hand_and_a_neighbour_none() -> None:
    assert sum("’s hand: FIRST" in line for line in show(a_trade(), ALL_SEEING)) == 3
    assert not any("Anna’s hand" in line or "Contract 1" in line for line in show(a_trade(), 2))
    told = " ".join(" ".join(show(a_trade(), 1)).split())
    assert "Offer 3 from Anna to you: you give soy, you get chili. It comes with an invitation." in told


def test_the_short_form_has_the_city_of_the_trade() -> None:
    scene = a_trade()
    brief = text(scene).brief(scene.game.view(scene.state, 0)).splitlines()
    assert brief[0].startswith("Rostock: ")
    assert brief[1].startswith("You: Rostock, ")


def test_the_next_step() -> None:
    assert step(a_trade()) == (
        "You can type deliver 1. Buy beans, trade with the others, or type done to end the trading. "
        "? shows how."
    )
    assert step(a_trade(), 1) == "Type take 3 to deal, no 3, or done. ? shows more."
    travel = board(trader("rostock"), phase="travel")
    assert step(travel) == "Travel: type go and a city, or stay. ? tells which cards each way plays."
    assert step(travel, 1) == "Nothing is asked of you right now. ? lists what you may do."
    assert step(board(trader("rostock"), phase="end")) == "Type done (or just Enter) to end your turn."
    debt = board(trader("rostock", "soja"), phase="travel", played="0/3", debtor=0, due=7)
    assert step(debt) == (
        "7 thalers of toll still to pay: give beans at base price. You get no change. "
        "Type pay and a bean of your cart. ? lists them."
    )
    assert typed(debt) == {"pay soy": "Counts 9 and pays the rest, 2 more than needed."}
    exact = board(trader("rostock", "soja"), phase="travel", played="0/3", debtor=0, due=9)
    assert typed(exact) == {"pay soy": "Counts 9 and pays the rest."}
    part = board(trader("rostock", "soja"), phase="travel", played="0/3", debtor=0, due=10)
    assert typed(part) == {"pay soy": "Counts 9, then 1 left to pay."}
    assert "Still owes 7 thalers of toll." in " ".join(" ".join(show(debt)).split())


def test_enter_ends_a_turn_and_nothing_else() -> None:
    for phase in ("travel", "trade", "end"):
        scene = board(trader("rostock"), phase=phase)
        assert text(scene).only_done_left(scene.game.view(scene.state, 0)) == (phase == "end")


def test_ways_tell_the_cards_they_play() -> None:
    ways = typed(board(trader("danzig", "soja", "1 2 3 rostock-35 ...", money=9), phase="travel"))
    assert ways["go danzig"] == "Stay in Danzig. You play: plain."
    assert ways["go rostock"] == "You play: plain and SUPPLY."
    assert ways["go hamburg"] == "You play: plain, SUPPLY, and TOLL (20 thalers)."
    assert ways["go bremen"] == (
        "You play: plain, SUPPLY, TOLL (20 thalers), and chili + red to Rostock for 35 thalers."
    )
    assert ways["put back soy"] == "You put back into the reserve: soy."
    assert ways["buy contract with 8"] == "Buy a contract for 5 thalers and a travel card."
    assert sum(line.startswith("buy contract") for line in ways) == 1


def test_purchases_tell_their_price() -> None:
    listed = typed(a_trade())
    assert listed["deliver 1"] == "You fulfil a contract: chili + red to Rostock for 35 thalers."
    assert listed["buy soy"] == "For 11 thalers."
    assert listed["done"].startswith("End the trading. The gaps in the city close")
    assert listed["withdraw 3"].startswith("Take your own offer back.")
    assert typed(a_trade(), 1)["take 3"] == "You give soy, you get chili."
    scarce = board(trader("visby", money=20), cities={}, phase="trade")
    assert typed(scarce)["buy scarce stink"] == (
        "For 10 thalers. It is in no city and on no cart: one a turn, at the highest price."
    )


def test_the_start_and_the_end() -> None:
    game = haricot.game("hansa", players=3)
    start = Board(game, game.start(1))
    assert show(start)[0] == "The first contract."
    assert sum(line.startswith(tuple(f"Contract {n}: " for n in (1, 2, 3))) for line in show(start)) == 3
    assert step(start) == (
        "Reveal the most valuable of your three contracts: there your journey begins. "
        "? lists what you may do."
    )
    assert next(iter(typed(start).values())).startswith("You begin with this contract: ")
    final = board(trader("rostock", "feuer rote", "rostock-35 ..."), phase="final")
    assert show(final)[0] == "The last deliveries."
    assert step(final) == "You can type deliver 1. Deliver what you still can, then type done."
    assert typed(final)["done"] == "Say that you have nothing more to deliver."
    assert typed(board(trader(), phase="end")) == {"done": "End your turn."}


def test_examples_of_offers_and_invitations() -> None:
    assert made_up(a_trade())["invite Ben: chili > stink"].startswith("Ask somebody to come to your city.")
    assert made_up(a_trade(), 1)["invite me: soy > black-eyed"] == "Ask for an invitation."
    assert made_up(a_trade(), 1)["counter 3: soy > black-eyed"].startswith("Answer with other terms.")
    assert made_up(a_trade(), 2) == made_up(board(phase="travel")) == {}


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_everything_can_be_typed_as_it_stands_and_fits_the_screen(language: str) -> None:
    game = haricot.game("hansa", players=5, trade_with="guests" if language == "de" else "same city")
    bots = [bot_named("random", "hansa")(game, seat, 4) for seat in range(5)]
    record = play_game(game, bots, 4).record
    grammar = game.grammar(NAMES, language)
    session = new_session(game, record.seed)
    for action in record.actions[:300]:
        for seat in (action.seat, (action.seat + 1) % 5, ALL_SEEING):
            view = game.view(session.state, seat)
            screen, legal = screen_for(game, grammar, seat), game.legal(session.state, seat)
            assert isinstance(screen, HansaText)
            shown = screen.show(view) + ("\n" + screen.brief(view) if seat >= 0 else "")
            assert max(map(len, shown.splitlines())) <= WIDTH
            for phrase, _ in screen.choices(view, legal):
                assert grammar.parse(phrase, view) in legal
            for phrase, _ in screen.examples(view):
                grammar.parse(phrase, view)
        session.do(action)
