"""What a choice would do at a card table, position by position."""

from __future__ import annotations

from typing import Any

from haricot.beans.written import WrittenAgreement, WrittenOffer
from haricot.cards.actions import BuyField, Sell
from haricot.cards.outlook import CardOutlook, Planting, Plot, Sale
from haricot.cards.planting import MOST_KNOWN, MOST_PLANNED, PlantingPlanner, PlantingStep
from haricot.kernel.actions import Action, Decline, Done, Offer, Seal, Take
from haricot.kernel.types import ALL, NONE
from tests.games.sissi import rows as sissi
from tests.positions import Board, contract_table, player, table


def told(board: Any, action: Action) -> CardOutlook | None:
    """Tell what an action would do, from what its seat sees."""
    found: CardOutlook | None = board.game.outlook(board.game.view(board.state, action.seat), action)
    return found


def plantings(board: Any, action: Action) -> tuple[Planting, ...]:
    """Tell where beans would go."""
    found = told(board, action)
    assert found is not None
    return found.plantings


def field_of(board: Board, name: str, cards: int, pays: int, next_at: int = 0, next_pays: int = 0) -> Plot:
    """Describe a field of Bohnanza."""
    return Plot(board.kind(name), cards, pays, next_at, next_pays, False, False)


def test_planting_tells_what_the_field_then_has_and_pays() -> None:
    board = table(player("rote blaue", "rote", ""), phase="plant")
    (grows,) = plantings(board, board.plant(0, "rote", 0))
    assert grows == Planting(board.kind("rote"), 1, 0, False, field_of(board, "rote", 2, 1, 3, 2), (), False)
    (fresh,) = plantings(board, board.plant(0, "rote", 1))
    assert fresh.fresh
    assert fresh.plot == field_of(board, "rote", 1, 0, 2, 1)


def test_a_field_that_pays_the_most_has_no_next_step() -> None:
    board = table(player("", "5 rote", ""))
    seen = board.game.appraise(board.game.view(board.state, 1)).fields
    assert seen[0] == (field_of(board, "rote", 5, 4), Plot(NONE, 0, 0, 0, 0, False, False))


def test_selling_tells_what_it_brings() -> None:
    board = table(player("", "4 rote", "2 blaue"))
    rote, blaue = board.kinds("rote blaue")
    assert told(board, Sell(0, 0)) == CardOutlook(sales=(Sale(0, rote, 4, 3, False),))
    assert told(board, Sell(0, 1)) == CardOutlook(sales=(Sale(1, blaue, 2, 0, False),))


def test_a_sale_may_earn_a_third_field() -> None:
    two = table(player("", "2 acker", ""), extension=True)
    kind = two.kind("acker")
    assert told(two, Sell(0, 0)) == CardOutlook(sales=(Sale(0, kind, 2, 0, True),))
    three = table(player("", "2 acker", "", ""), extension=True)
    assert told(three, Sell(0, 0)) == CardOutlook(sales=(Sale(0, kind, 2, 0, False),))


def test_a_deal_goes_where_its_beans_grow() -> None:
    offer = WrittenOffer(number=1, seat=1, to=0, gives=["rote", "blaue"], wants=[])
    board = table(player("", "rote", ""), player("rote blaue"), offers=[offer])
    rote, blaue = plantings(board, Take(0, 1))
    assert (rote.field, rote.fresh) == (0, False)
    assert rote.plot == field_of(board, "rote", 2, 1, 3, 2)
    assert (blaue.field, blaue.fresh) == (1, True)


def test_what_waits_has_its_field_first() -> None:
    board = table(player("", "rote", "", aside="sau"), player("blaue"))
    draft = Offer(0, ALL, (), board.kinds("2 blaue"))
    (blaue,) = plantings(board, draft)
    assert (blaue.number, blaue.field, blaue.plot) == (2, NONE, None)
    assert [sale.field for sale in blaue.sales] == [0, 1]
    assert blaue.loss


def test_more_beans_than_anybody_deals_are_not_planned_for() -> None:
    board = table(player("", "augen", ""), player("blaue"))
    most = board.kinds(f"{MOST_PLANNED - 8} blaue 8 rote")
    assert len(plantings(board, Offer(0, ALL, (), most))) == 2
    assert told(board, Offer(0, ALL, (), (*most, *board.kinds("sau")))) is None


def test_what_is_given_away_needs_no_field() -> None:
    board = table(player("", "rote", ""), player("blaue"), face_up="sau soja")
    gives = board.cards("sau soja")
    (blaue,) = plantings(board, Offer(0, ALL, gives, board.kinds("blaue")))
    assert blaue.field == 1
    (blaue,) = plantings(board, Offer(0, ALL, gives[:1], board.kinds("blaue")))
    assert blaue.field == NONE


def test_a_sale_for_something_is_no_loss() -> None:
    board = table(player("", "2 rote", "3 sau"))
    (blaue,) = plantings(board, Offer(0, ALL, (), board.kinds("blaue")))
    assert not blaue.loss
    assert [(sale.field, sale.pays) for sale in blaue.sales] == [(0, 1), (1, 1)]


def test_a_seal_brings_what_was_promised() -> None:
    offer = WrittenOffer(
        number=1,
        seat=0,
        gives=["rote"],
        wants=["blaue"],
        agreed=[WrittenAgreement(seat=1, cards=["blaue"]), WrittenAgreement(seat=2, cards=["blaue"])],
    )
    board = table(player("rote", "blaue", ""), player("blaue"), player("blaue"), offers=[offer])
    (blaue,) = plantings(board, Seal(0, 1, 2))
    assert (blaue.bean, blaue.number, blaue.field) == (board.kind("blaue"), 1, 0)


def test_a_gift_and_a_no_have_nothing_to_say() -> None:
    offer = WrittenOffer(number=1, seat=1, to=0, gives=["rote"], wants=[])
    board = table(player("sau", "", ""), player("rote"), offers=[offer])
    assert told(board, Offer(0, ALL, board.cards("sau", 0), ())) is None
    assert told(board, Decline(0, 1)) is None


def test_the_end_of_a_trade_tells_what_is_lost() -> None:
    waits = WrittenOffer(number=1, seat=1, to=0, gives=["rote"], wants=[])
    sealable = WrittenOffer(
        number=2, seat=0, gives=["sau"], wants=["blaue"], agreed=[WrittenAgreement(seat=2, cards=["blaue"])]
    )
    unmet = WrittenOffer(number=5, seat=3, to=0, gives=["soja"], wants=["garten"])
    unanswered = WrittenOffer(number=3, seat=0, to=3, gives=["sau"], wants=["brech"])
    declined = WrittenOffer(number=4, seat=0, gives=["sau"], wants=["augen"], declined=[1])
    board = table(
        player("sau", "rote", "blaue"),
        player("rote"),
        player("blaue"),
        player("soja"),
        face_up="soja rote",
        offers=[waits, sealable, unanswered, declined, unmet],
    )
    found = told(board, Done(0))
    assert found is not None
    assert found.lapses == (1, 2)
    (soja,) = found.plantings
    assert (soja.bean, soja.field, soja.loss) == (board.kind("soja"), NONE, False)
    assert told(board, Done(1)) is None


def test_a_done_that_costs_nothing_has_nothing_to_say() -> None:
    board = table(player("", "rote", ""), face_up="rote")
    assert told(board, Done(0)) is None
    assert told(table(player("", "rote", ""), phase="plant traded"), Done(0)) is None


def test_a_third_field_costs_talers_and_then_contracts() -> None:
    board = contract_table(player("", "", "", talers="2 blaue", fulfilled="3/4"), third_field_cost=3)
    assert told(board, BuyField(0)) == CardOutlook(costs=3, contracts=1)
    rich = table(player(talers="5 blaue"), players=3, third_field_cost=3)
    assert told(rich, BuyField(0)) == CardOutlook(costs=3)


def test_a_contract_that_was_not_met_goes_back() -> None:
    board = contract_table(player(exposed="3/4"), phase="plant traded")
    assert told(board, Done(0)) == CardOutlook(returns=board.card("3/4", 0))


def test_a_second_of_a_sort_dooms_a_field_of_sissi() -> None:
    board = sissi.table(sissi.player("feuer", "feuer sissi", "feuer"), phase="plant")
    (well,) = plantings(board, board.plant(0, "feuer", 0))
    (badly,) = plantings(board, board.plant(0, "feuer", 1))
    assert well.plot is not None
    assert badly.plot is not None
    assert (well.plot.doomed, badly.plot.doomed) == (False, True)


def test_sissi_beans_and_captains_are_planted_in_the_order_that_spoils_least() -> None:
    board = sissi.table(sissi.player("", "feuer", "sau sissi"))
    found = plantings(board, Offer(0, ALL, (), board.kinds("feuer sissi sau")))
    assert sorted((part.number, part.field) for part in found) == [(1, 0), (1, 0), (1, 1)]
    assert not any(part.plot is None or part.plot.doomed for part in found)


def test_a_doomed_field_of_sissi_is_fed_rather_than_another_spoiled() -> None:
    board = sissi.table(sissi.player("", "2 feuer", "feuer"))
    (feuer,) = plantings(board, Offer(0, ALL, (), board.kinds("feuer")))
    assert feuer.field == 0


def test_the_end_of_a_turn_sells_doomed_fields_of_sissi() -> None:
    board = sissi.table(sissi.player("", "feuer sissi", "2 feuer"), phase="plant traded")
    found = told(board, Done(0))
    assert found == CardOutlook(sales=(Sale(1, board.kinds("feuer")[0], 2, 0, False),))
    calm = sissi.table(sissi.player("", "feuer sissi", ""), phase="plant traded")
    assert told(calm, Done(0)) is None
    assert told(calm, Sell(0, 0)) is not None


def test_a_field_of_empresses_alone_is_hers() -> None:
    board = sissi.table(sissi.player("", "sissi", "feuer sissi"))
    fields = board.game.appraise(board.game.view(board.state, 0)).fields
    assert [plot.bean for plot in fields[0]] == list(board.kinds("sissi feuer"))


def test_a_planner_forgets_before_it_knows_too_much() -> None:
    planner = PlantingPlanner(table().game.law)
    planner.known = {number: PlantingStep(0, 0, 0) for number in range(MOST_KNOWN)}
    planner.plan([[], []], [0, 0])
    assert len(planner.known) == 2
