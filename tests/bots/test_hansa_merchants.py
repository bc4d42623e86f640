"""The merchants who plan, decision by decision, in positions that are written down."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import haricot
from haricot.arena.simulation import play_game
from haricot.beans.written import WrittenAgreement, WrittenOffer
from haricot.bots.base import Bot
from haricot.games.hansa.actions import BuyBean, Deliver, PayBean, Travel
from haricot.games.hansa.bots.expert import ExpertHansaBot
from haricot.games.hansa.bots.greedy import GreedyHansaBot, weights_of
from haricot.games.hansa.bots.master import MasterHansaBot
from haricot.games.hansa.bots.simple import SimpleHansaBot
from haricot.games.hansa.bots.valuation import Exchange
from haricot.games.hansa.game import Hansa
from haricot.kernel.actions import Action, Decline, Done, Offer, Take
from haricot.testing.secrets import second_world
from tests.games.hansa.kit import KIT
from tests.harbour import START, Board, board, trader

PLANNERS = [GreedyHansaBot, ExpertHansaBot]


def master(game: Hansa, seat: int, seed: int | str) -> MasterHansaBot:
    return MasterHansaBot(game, seat, seed, rollouts=4)


def quick(game: Hansa, seat: int, seed: int | str) -> MasterHansaBot:
    return MasterHansaBot(game, seat, seed, rollouts=2)


def decide(kind: Any, table: Board, seat: int = 0) -> Action | None:
    bot: Bot = kind(table.game, seat, 0)
    return bot.decide(table.game.view(table.state, seat), table.game.legal(table.state, seat))


def offer(seat: int, to: int, gives: str, wants: str, invites: bool = False) -> WrittenOffer:
    return WrittenOffer(number=1, seat=seat, to=to, gives=gives.split(), wants=wants.split(), invites=invites)


@pytest.mark.parametrize("kind", [*PLANNERS, master])
def test_two_contracts_are_delivered_on_one_way(kind: Any) -> None:
    me = trader("rostock", "feuer sau blaue garten", "1 4 5 6 7 2 3 malmo-28 visby-36", money=30)
    table = board(me, phase="travel", cities=START)
    assert decide(kind, table) == table.travel("malmo")


@pytest.mark.parametrize("kind", PLANNERS)
def test_a_needless_toll_is_avoided(kind: Any) -> None:
    # Danzig pays two thalers more than Bremen for its beans, but the third card is the toll.
    me = trader("hamburg", "blaue sau brech garten", "1 4 3 5 6 7 2 bremen-27 danzig-40", money=40)
    table = board(me, phase="travel", cities=START, turns_left=1)
    assert decide(kind, table) == table.travel("bremen")


@pytest.mark.parametrize("kind", PLANNERS)
def test_what_can_be_delivered_is_delivered_first(kind: Any) -> None:
    me = trader("bremen", "blaue sau", "1 4 5 6 7 2 3 bremen-27", money=10)
    table = board(me, phase="travel", cities=START)
    assert decide(kind, table) == table.deliver(0, "bremen-27")


@pytest.mark.parametrize("kind", PLANNERS)
def test_scarce_beans_go_to_the_contract_that_pays_more(kind: Any) -> None:
    me = trader("rostock", "feuer rote brech", "1 4 5 6 7 2 3 rostock-35 rostock-47", money=10)
    table = board(me, phase="trade")
    assert decide(kind, table) == table.deliver(0, "rostock-47")


@pytest.mark.parametrize("kind", PLANNERS)
def test_what_a_contract_lacks_is_bought(kind: Any) -> None:
    me = trader("malmo", "brech", "1 4 5 6 7 2 3 rostock-40", money=16)
    table = board(me, phase="trade", cities={"malmo": "garten | garten | garten | garten"})
    assert decide(kind, table) == table.buy("garten")


@pytest.mark.parametrize("kind", [*PLANNERS, master])
def test_a_deal_that_completes_a_contract_is_taken(kind: Any) -> None:
    me = trader("bremen", "blaue feuer", "1 4 5 6 7 2 3 bremen-27", money=10)
    table = board(
        me, trader("bremen", "sau sau"), phase="trade", active=1, offers=[offer(1, 0, "sau", "feuer")]
    )
    assert isinstance(decide(kind, table), Take)


@pytest.mark.parametrize("kind", [SimpleHansaBot, *PLANNERS, master])
def test_who_would_take_an_offer_to_all_does_not_refuse_it_in_the_next_breath(kind: Any) -> None:
    me = trader("bremen", "blaue feuer", "1 4 5 6 7 2 3 bremen-27", money=10)
    others = [trader("bremen", "sau sau"), trader("bremen", "2 sau garten")]
    table = board(me, *others, phase="trade", active=1, offers=[offer(1, -1, "sau", "feuer")])
    action = decide(kind, table)
    assert isinstance(action, Take)
    table.do(action)
    assert not isinstance(decide(kind, table), Decline)


@pytest.mark.parametrize("kind", [SimpleHansaBot, *PLANNERS, master])
def test_a_word_is_taken_back_when_it_would_cost_what_a_contract_needs(kind: Any) -> None:
    me = trader("bremen", "blaue sau", "1 4 5 6 7 2 3 bremen-27", money=10)
    agreed = WrittenOffer(
        number=1, seat=1, gives=["brech"], wants=["sau"], agreed=[WrittenAgreement(0, ["sau"])]
    )
    others = [trader("bremen", "brech"), trader("bremen", "2 sau")]
    table = board(me, *others, phase="trade", active=1, offers=[agreed])
    assert decide(kind, table) == Decline(0, 1)


@pytest.mark.parametrize("kind", [*PLANNERS, master])
def test_a_bean_that_a_contract_needs_is_not_given_for_another(kind: Any) -> None:
    me = trader("bremen", "blaue sau", "1 4 5 6 7 2 3 bremen-27", money=10)
    table = board(me, trader("bremen", "brech"), active=1, offers=[offer(1, 0, "brech", "sau")])
    assert decide(kind, table) == Decline(0, 1)


@pytest.mark.parametrize(("money", "answer"), [(20, Take), (200, Decline)])
def test_the_leader_is_not_helped(money: int, answer: type[Action]) -> None:
    me = trader("bremen", "3 feuer", "1 4 5 6 7 2 3 visby-32", money=20)
    other = trader("bremen", "3 sau", "... malmo-48 rostock-35", money=money)
    table = board(me, other, trader(money=20), active=1, offers=[offer(1, 0, "sau", "feuer")])

    def envious(game: Hansa, seat: int, seed: int) -> Bot:
        return GreedyHansaBot(game, seat, seed, {"envy": 3.0})

    assert isinstance(decide(envious, table), answer)


@pytest.mark.parametrize("kind", PLANNERS)
def test_a_guest_is_invited_who_has_what_a_contract_here_lacks(kind: Any) -> None:
    me = trader("bremen", "blaue garten", "1 4 5 6 7 2 3 bremen-27", money=10)
    table = board(me, trader("visby", "sau sau sau"), phase="trade")
    action = decide(kind, table)
    assert isinstance(action, Offer)
    assert action.invites
    assert action.to == 1
    assert table.kind("sau") in action.wants


def test_what_comes_aboard_at_base_prices_counts_in_offers_as_much_as_is_said() -> None:
    me = trader("bremen", "3 blaue", "1 4 5 6 7 2 3 bremen-27", money=40)
    table = board(me, trader("bremen", "2 sau"), phase="trade")
    atlas, view = table.game.atlas, table.game.view(table.state, 0)
    blaue, sau = table.kind("blaue"), table.kind("sau")

    def score(barter: float) -> float:
        values = ExpertHansaBot(table.game, 0, 0, {"barter": barter}).valuation(view)
        deal = values.judge(values.weigh(Exchange(1, (blaue,), (sau,), False)))
        return deal.score / deal.odds

    assert score(0.5) - score(0.0) == pytest.approx(0.5 * float(atlas.base[sau] - atlas.base[blaue]))


@pytest.mark.parametrize(
    ("aboard", "collect", "buys"), [("", 0.0, False), ("", 9.0, True), ("sau", 9.0, False)]
)
def test_kinds_that_are_not_aboard_are_collected(aboard: str, collect: float, buys: bool) -> None:
    me = trader("rostock", aboard, "1 4 5 6 7 2 3", money=40)
    table = board(me, phase="trade", cities={"rostock": "sau | sau | sau | sau"})
    bot = ExpertHansaBot(table.game, 0, 0, {"bargain": 6.0, "collect": collect})
    action = bot.buy(table.game.view(table.state, 0), table.game.legal(table.state, 0))
    assert (action == table.buy("sau")) == buys


def test_a_master_has_weights_of_its_own() -> None:
    game = haricot.game("hansa", players=3)
    expert, own = ExpertHansaBot(game, 0, 0).weights, master(game, 0, 0).weights
    assert own["tau"] > expert["tau"]
    assert {name for name in own if own[name] != expert[name]} == set(weights_of("master"))
    assert master(haricot.game("hansa", players=5), 0, 0).weights["tau"] == own["tau"] / 3.0


@pytest.mark.parametrize("kind", PLANNERS)
def test_a_toll_is_paid_with_beans_that_no_contract_needs(kind: Any) -> None:
    me = trader("bremen", "blaue sau rote", "1 4 5 6 7 2 bremen-27")
    table = board(me, phase="travel", debtor=0, due=12, played="0/3")
    assert decide(kind, table) == table.pay(0, "rote")


@pytest.mark.parametrize("kind", PLANNERS)
def test_at_the_end_cheap_beans_are_bought_for_the_bank(kind: Any) -> None:
    me = trader("rostock", "", "1 4 5 6 7 2 3", money=9)
    table = board(me, phase="trade", turns_left=1, cities={"rostock": "sau | soja | sau | soja"})
    action = decide(kind, table)
    assert isinstance(action, BuyBean)


@pytest.mark.parametrize("kind", [*PLANNERS, master])
def test_reasons_are_given(kind: Any) -> None:
    me = trader("rostock", "feuer sau blaue garten", "1 4 5 6 7 2 3 malmo-28 visby-36", money=30)
    table = board(me, phase="travel", cities=START)
    bot = kind(table.game, 0, 0)
    answer = bot.explain(table.game.view(table.state, 0), table.game.legal(table.state, 0))
    assert answer.action == table.travel("malmo")
    best, *others = answer.thoughts
    assert best.action == answer.action
    assert sum(isinstance(thought.action, Travel) for thought in others) > 1
    assert best.value > others[0].value


@pytest.mark.parametrize("kind", [*PLANNERS, master])
def test_hidden_contracts_change_no_answer(kind: Any) -> None:
    hand = "1 4 5 6 7 2 3 malmo-28 visby-36 rostock-47"
    me = trader("rostock", "feuer sau blaue garten", hand, money=30)
    rival = trader("malmo", "rote rote", "... bremen-27 hamburg-58", money=20)
    for phase in ("travel", "trade"):
        table = board(me, rival, phase=phase, cities=START)
        twin = second_world(KIT, table.game, table.state, 0, [], Random(1))
        assert twin.hands[1] != table.state.hands[1]
        assert decide(kind, table) == decide(kind, Board(table.game, twin))


@pytest.mark.parametrize("options", [{"players": 3, "trade_with": "guests"}, {"players": 4}, {"players": 5}])
def test_planners_end_every_game_by_legal_actions_alone(options: dict[str, Any]) -> None:
    game = haricot.game("hansa", **options)
    kinds: list[Any] = [ExpertHansaBot, GreedyHansaBot, quick, SimpleHansaBot, SimpleHansaBot]
    bots = [kind(game, seat, 1) for seat, kind in enumerate(kinds[: game.players])]
    assert play_game(game, bots, 1).state.result is not None


def test_a_master_with_a_number_of_playouts_plays_the_same_game_again() -> None:
    game = haricot.game("hansa", players=3)

    def record() -> Any:
        kinds: list[Any] = [quick, SimpleHansaBot, SimpleHansaBot]
        return play_game(game, [kind(game, seat, 2) for seat, kind in enumerate(kinds)], 2).record

    assert record() == record()


def test_chances_to_win_add_up_and_grow_with_money_beans_and_contracts_but_not_with_debts() -> None:
    def chances(money: int, beans: str = "blaue", hand: str = "...", loan: int = 0) -> list[float]:
        me = trader("bremen", beans, hand, money=money)
        table = board(me, trader("visby", "sau", money=40), trader("malmo", "rote", money=20), phase="travel")
        table.state.loans[0] = loan
        leaf = master(table.game, 0, 0).leaf
        return [leaf.chance(table.state, seat) for seat in range(3)]

    plain = chances(30)
    assert sum(plain) == pytest.approx(1.0)
    assert plain[1] > plain[0] > plain[2]
    assert chances(60)[0] > plain[0] + 0.1
    assert chances(30, "blaue garten")[0] > plain[0]
    assert chances(30, "blaue sau", "1 4 5 6 7 2 3 bremen-27")[0] > plain[0]
    assert chances(30, loan=20)[0] < plain[0] - 0.1


def test_nothing_is_said_twice_and_the_talk_ends() -> None:
    me = trader("bremen", "blaue garten", "1 4 5 6 7 2 3 bremen-27", money=0)
    table = board(me, trader("visby", "3 sau"), trader("visby", "3 sau"), phase="trade")
    bot = GreedyHansaBot(table.game, 0, 0)
    said: list[Action] = []
    for _ in range(20):
        action = bot.decide(table.game.view(table.state, 0), table.game.legal(table.state, 0))
        assert action is not None
        assert action not in said
        said.append(action)
        if isinstance(action, Done):
            break
        table.do(action)
        if isinstance(action, Offer):
            table.do(Decline(action.to, table.state.offered))
    assert isinstance(said[-1], Done)
    assert 2 <= sum(isinstance(action, Offer) for action in said) <= 5
    assert not any(isinstance(action, Deliver | PayBean) for action in said)
