"""What merchants of Bohn Hansa make of others: swaps they count on, and what somebody seems to want."""

from __future__ import annotations

from haricot.games.hansa.actions import BuyBean, PutBack
from haricot.games.hansa.bots.expert import ExpertHansaBot
from haricot.games.hansa.bots.preferences import MOST, Preferences
from haricot.games.hansa.events import BeanBought, Delivered
from haricot.kernel.actions import Action, Decline, Done, Offer
from haricot.kernel.events import Declined, Event, Offered, TurnBegan
from tests.harbour import Board, board, trader

HAND = "1 4 5 6 7 2 3"


def worth(table: Board) -> float:
    """Tell what an expert in the first seat makes of its place."""
    return ExpertHansaBot(table.game, 0, 0).valuation(table.game.view(table.state, 0)).now


def test_a_route_counts_on_a_swap_for_beans_that_others_have() -> None:
    me = trader("rostock", "blaue garten", f"{HAND} bremen-27", money=20)
    found = [worth(board(me, trader("visby", cart), phase="travel")) for cart in ("4 sau", "sau", "4 rote")]
    assert found[0] > found[1] >= found[2]


def test_nothing_is_put_back_to_buy_it_again() -> None:
    cart = "3 blaue feuer 2 augen rote"
    me = trader("aalborg", cart, f"{HAND} rostock-33 bremen-46", money=60)
    table = board(me, phase="trade", cities={"aalborg": "feuer | garten | feuer | garten"})
    bot = ExpertHansaBot(table.game, 0, 0)
    kinds: dict[type[Action], set[int]] = {BuyBean: set(), PutBack: set()}
    action: Action | None = None
    while not isinstance(action, Done):
        action = bot.decide(table.game.view(table.state, 0), table.game.legal(table.state, 0))
        assert action is not None
        if isinstance(action, BuyBean | PutBack):
            kinds[type(action)].add(table.game.atlas.kind[action.token])
        table.do(action)
        if isinstance(action, Offer):
            table.do(Decline(action.to, table.state.offered))
    assert kinds[BuyBean]
    assert not kinds[BuyBean] & kinds[PutBack]


def seen(table: Board, *events: Event) -> list[float]:
    """Tell what the second seat seems to want after some events."""
    preferences = Preferences(table.game)
    view = table.game.view(table.state, 0)
    for event in events:
        preferences.see(event, view)
        if isinstance(event, Offered):
            view.see(event)
    return preferences.found[1]


def test_who_asks_for_a_kind_keeps_it_or_buys_it_seems_to_want_it() -> None:
    table = board(trader("bremen", "sau"), trader("bremen", "blaue"))
    sau, blaue = table.kind("sau"), table.kind("blaue")
    wish = Offered(1, 1, 0, (table.state.carts[1][0],), (sau,), 0, 0, 0)
    request = Offered(2, 0, 1, (), (blaue,), 0, 0, 0)
    token = table.state.carts[0][0]
    assert seen(table, wish)[sau] == 1.0
    assert seen(table, request, Declined(2, 1))[blaue] == 0.5
    assert seen(table, BeanBought(1, token))[sau] == 1.0
    assert seen(table, wish, wish, wish)[sau] == MOST
    assert 0.0 < seen(table, wish, TurnBegan(2, 0))[sau] < 1.0
    assert seen(table, wish, Delivered(1, 0, 0, (token,)))[sau] == 0.0
    assert seen(table, request, Declined(2, 1), wish)[blaue] == 0.0


def test_an_expert_does_not_ask_for_more_than_what_was_refused() -> None:
    table = board(trader("bremen", "2 feuer blaue"), trader("bremen", "2 sau rote"))
    bot = ExpertHansaBot(table.game, 0, 0)
    view = table.game.view(table.state, 0)
    feuer, other, blaue = table.state.carts[0]
    sau, rote = table.kind("sau"), table.kind("rote")
    bot.is_new(view, Offer(0, 1, (feuer,), (sau,)))
    bot.remember(view, Offer(0, 1, (feuer,), (sau,)))
    assert not bot.is_new(view, Offer(0, 1, (), (sau,)))
    assert not bot.is_new(view, Offer(0, 1, (other,), (sau, sau)))
    assert bot.is_new(view, Offer(0, 1, (feuer, other), (sau,)))
    assert bot.is_new(view, Offer(0, 1, (blaue,), (sau,)))
    assert bot.is_new(view, Offer(0, 1, (feuer,), (rote,)))
