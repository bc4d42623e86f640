"""Ways to be refused that all card games share, and what holds for any of them."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from haricot.beans.written import WrittenAgreement, WrittenOffer, WrittenRefusal
from haricot.cards.actions import Plant, Sell
from haricot.kernel.actions import Action, Decline, Done, Offer, Seal, Take, Wish, Withdraw
from haricot.kernel.offers import Result
from haricot.rulebook import rulebook

SOURCE = Path(__file__).parents[2] / "src" / "haricot"


class Refused(NamedTuple):
    """One way to be refused: a board, an action, the number of the rule, and the code for translators."""

    name: str
    board: Callable[[], Any]
    action: Callable[[Any], Action]
    rule: str
    code: str


def check_refusal(refusal: Refused) -> None:
    """See that an action is refused as it should be, and that it is not listed."""
    board = refusal.board()
    action = refusal.action(board)
    broken = board.refused(action)
    assert (broken.rule, broken.code) == (refusal.rule, refusal.code)
    assert str(broken) == f"{broken.sentence} ({broken.rule})"
    assert broken.rule in rulebook()
    assert action not in board.legal(action.seat if 0 <= action.seat < board.state.players else 0)


def illegal_calls(modules: Iterable[Path]) -> Iterator[tuple[str | None, str]]:
    """Go through the rules and codes of all refusals in the source; a rule may be known only at run time."""
    for module in sorted(modules):
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Illegal":
                rule, code = node.args[:2]
                assert isinstance(code, ast.Constant), f"{module}:{node.lineno}: a code is a plain string"
                yield (rule.value if isinstance(rule, ast.Constant) else None, code.value)  # type: ignore[misc]


@dataclass
class CardRefusals:
    """The boards of a card game for four on which everybody is refused alike, by its own numbers."""

    table: Callable[..., Any]
    player: Callable[..., Any]
    cite: Callable[[str], str]
    # A bean that goes with no other, and a field of two cards.
    other: str
    field: str

    def planting(self, planted: int = 0) -> Any:
        first = self.player(f"rote soja {self.other}", self.field, "augen")
        return self.table(first, self.player("rote"), phase="plant", planted=planted)

    def trading(self) -> Any:
        return self.table(
            self.player(f"rote {self.other}", aside="sau", talers="2 brech"),
            self.player("soja garten", aside="augen"),
            self.player("soja"),
            face_up="feuer",
        )

    def offering(self, *offers: WrittenOffer, **kept: Any) -> Any:
        seats = [self.player(hand) for hand in (f"rote {self.other}", "soja garten", "soja")]
        return self.table(*seats, offers=offers, **kept)

    def to_ben(self) -> Any:
        return self.offering(WrittenOffer(number=3, seat=0, to=1, gives=["rote"], wants=["soja"]))

    def to_all(self) -> Any:
        said = [WrittenAgreement(1, ["soja"])]
        return self.offering(
            WrittenOffer(number=3, seat=0, gives=["rote"], wants=["soja"], agreed=said, declined=[2])
        )

    def three_open(self) -> Any:
        kinds = enumerate(("rote", self.other, "sau"), 1)
        offers = [WrittenOffer(number=n, seat=1, to=0, gives=["soja"], wants=[kind]) for n, kind in kinds]
        return self.offering(*offers)

    def declined(self, *by: int) -> Any:
        refused = [WrittenRefusal(by=seat, seat=0, gives=["rote"], wants=["soja"]) for seat in by]
        return self.offering(refused=refused)

    def sealed(self) -> Any:
        board = self.to_all()
        board.do(Seal(0, 3, 1))
        return board

    def planting_traded(self) -> Any:
        first = self.player("rote", "soja", aside="sau")
        return self.table(first, self.player(self.other), face_up="augen", phase="plant traded")

    def over(self) -> Any:
        result = Result((0, 0, 0, 0), (0,))
        return self.table(self.player("rote"), phase="draw", exhaustions=3, result=result)

    def every(self) -> list[Refused]:
        """List all that is refused."""
        return [
            Refused(name, board, action, rule if rule[0] == "M" else self.cite(rule), code)
            for name, board, action, rule, code in rows(self)
        ]


Row = tuple[str, Callable[[], Any], Callable[[Any], Action], str, str]


def rows(on: CardRefusals) -> list[Row]:
    """List all that is refused, by Bohnanza's numbers and the market's."""
    return [
        (
            "invitation",
            on.to_ben,
            lambda it: Offer(0, 1, it.cards(on.other, 0), invites=True),
            "B11",
            "no-invitations",
        ),
        ("seat past the last", on.planting, lambda it: Done(4), "B6", "no-such-seat"),
        ("seat before the first", on.planting, lambda it: Done(-1), "B6", "no-such-seat"),
        ("selling after the end", on.over, lambda it: Sell(0, 0), "B24", "game-over"),
        ("done after the end", on.over, lambda it: Done(0), "B24", "game-over"),
        ("planting while trading", on.trading, lambda it: it.plant(0, "rote", 0), "B7", "out-of-phase"),
        ("offer while planting", on.planting, lambda it: it.offer(0, "rote"), "B11", "out-of-phase"),
        ("take while planting", on.planting, lambda it: Take(1, 1), "M2", "out-of-phase"),
        ("seal while planting", on.planting, lambda it: Seal(0, 1, 1), "M3", "out-of-phase"),
        ("decline while planting", on.planting, lambda it: Decline(1, 1), "M8", "out-of-phase"),
        ("withdraw while planting", on.planting, lambda it: Withdraw(1, 1), "M8", "out-of-phase"),
        ("wish while planting", on.planting, lambda it: Wish(1, (0,)), "M9", "out-of-phase"),
        ("planting out of turn", on.planting, lambda it: it.plant(1, "rote", 0), "B7", "not-your-turn"),
        ("done out of turn", on.planting, lambda it: Done(1), "B7", "not-your-turn"),
        ("third card", lambda: on.planting(2), lambda it: it.plant(0, "rote", 0), "B8", "third-card"),
        ("second card first", on.planting, lambda it: it.plant(0, "soja", 0), "B7", "not-first"),
        ("card of another hand", on.planting, lambda it: Plant(0, 9999, 0), "B7", "not-first"),
        (
            "planting from an empty hand",
            lambda: on.table(on.player(""), phase="plant", planted=1),
            lambda it: Plant(0, 0, 0),
            "B7",
            "not-first",
        ),
        ("nothing planted", on.planting, lambda it: Done(0), "B7", "must-plant"),
        ("field of another kind", on.planting, lambda it: it.plant(0, "rote", 0), "B9", "wrong-field"),
        ("third field of two", on.planting, lambda it: it.plant(0, "rote", 2), "B3", "no-such-field"),
        ("field before the first", on.planting, lambda it: it.plant(0, "rote", -1), "B3", "no-such-field"),
        ("two who are not active", on.trading, lambda it: it.offer(1, "soja", to=2), "B11", "not-active"),
        ("to all out of turn", on.trading, lambda it: it.offer(1, "soja"), "B11", "not-active"),
        ("card of another", on.trading, lambda it: Offer(0, 1, it.cards("soja", 1)), "B12", "not-yours"),
        ("face-up card of another", on.trading, lambda it: it.offer(1, "feuer", to=0), "B12", "not-yours"),
        ("card of the deck", on.trading, lambda it: Offer(0, 1, (it.state.deck[0],)), "B12", "not-yours"),
        ("no card at all", on.trading, lambda it: Offer(0, 1, (-1,)), "B12", "not-yours"),
        ("card twice", on.trading, lambda it: Offer(0, 1, it.cards("rote", 0) * 2), "B13", "card-twice"),
        ("card traded already", on.trading, lambda it: it.offer(0, "sau", to=1), "B14", "traded-already"),
        ("traded away", on.trading, lambda it: Offer(0, 1, it.cards("augen", 1)), "B14", "traded-already"),
        ("talers for a card", on.trading, lambda it: it.offer(0, "rote", asks=1), "B27", "no-talers"),
        ("talers to give", on.trading, lambda it: it.offer(0, "rote", pays=1), "B27", "no-talers"),
        ("unknown kind", on.trading, lambda it: Offer(0, 1, (), (8,)), "M1", "no-such-kind"),
        ("kind before the first", on.trading, lambda it: Offer(0, 1, (), (-1,)), "M1", "no-such-kind"),
        ("to no seat", on.trading, lambda it: it.offer(0, "rote", to=4), "M1", "no-such-seat"),
        ("to a seat before all", on.trading, lambda it: it.offer(0, "rote", to=-2), "M1", "no-such-seat"),
        ("to oneself", on.trading, lambda it: it.offer(0, "rote", to=0), "M11", "to-yourself"),
        ("empty offer", on.trading, lambda it: Offer(0, 1), "M11", "empty-offer"),
        ("huge offer", on.trading, lambda it: Offer(0, 1, (), (0,) * 101), "M11", "too-much"),
        ("fourth offer", on.three_open, lambda it: it.offer(1, "garten", to=0), "M6", "too-many-offers"),
        (
            "counter to a third player",
            on.to_ben,
            lambda it: it.offer(0, on.other, to=2, answers=3),
            "M4",
            "wrong-answer",
        ),
        (
            "counter by a third player",
            on.to_ben,
            lambda it: it.offer(2, "soja", to=0, answers=3),
            "M4",
            "wrong-answer",
        ),
        (
            "counter to nothing",
            on.to_ben,
            lambda it: it.offer(1, "soja", to=0, answers=2),
            "M1",
            "no-such-offer",
        ),
        ("the same again", on.to_ben, lambda it: it.offer(0, "rote", "soja", to=1), "M7", "open-already"),
        (
            "the same after a no",
            lambda: on.declined(1),
            lambda it: it.offer(0, "rote", "soja", to=1),
            "M7",
            "declined-already",
        ),
        (
            "the same to all after everybody's no",
            lambda: on.declined(1, 2, 3),
            lambda it: it.offer(0, "rote", "soja"),
            "M7",
            "declined-already",
        ),
        ("wish for nothing", on.trading, lambda it: Wish(1), "M11", "empty-wish"),
        ("huge wish", on.trading, lambda it: Wish(1, (0,) * 51, (1,) * 50), "M11", "too-much"),
        ("wish for an unknown kind", on.trading, lambda it: Wish(1, (), (8,)), "M1", "no-such-kind"),
        ("take of no offer", on.to_ben, lambda it: it.take(1, 9, "soja"), "M1", "no-such-offer"),
        ("take of an old offer", on.to_ben, lambda it: it.take(1, 2, "soja"), "M1", "no-such-offer"),
        ("take of a sealed offer", on.sealed, lambda it: it.take(2, 3, "soja"), "M1", "no-such-offer"),
        ("second seal", on.sealed, lambda it: Seal(0, 3, 1), "M1", "no-such-offer"),
        ("take by a third player", on.to_ben, lambda it: it.take(2, 3, "soja"), "M8", "not-asked"),
        ("decline by a third player", on.to_ben, lambda it: Decline(2, 3), "M8", "not-asked"),
        ("take of the own offer", on.to_all, lambda it: Take(0, 3), "M8", "not-asked"),
        ("take once more", on.to_all, lambda it: it.take(1, 3, "soja"), "M8", "agreed-already"),
        ("take with other cards", on.to_ben, lambda it: it.take(1, 3, "garten"), "M2", "wrong-cards"),
        ("take with too few cards", on.to_ben, lambda it: Take(1, 3), "M2", "wrong-cards"),
        ("take with too many", on.to_ben, lambda it: it.take(1, 3, "soja garten"), "M2", "wrong-cards"),
        (
            "take with another's card",
            on.to_ben,
            lambda it: Take(1, 3, it.cards("soja", 2)),
            "B12",
            "not-yours",
        ),
        ("decline once more", on.to_all, lambda it: Decline(2, 3), "M8", "declined-before"),
        ("seal with one who declined", on.to_all, lambda it: Seal(0, 3, 2), "M3", "not-agreed"),
        ("seal with one who was silent", on.to_all, lambda it: Seal(0, 3, 3), "M3", "not-agreed"),
        ("seal by the taker", on.to_all, lambda it: Seal(1, 3, 1), "M8", "not-yours-to-end"),
        ("withdrawal by another", on.to_ben, lambda it: Withdraw(1, 3), "M8", "not-yours-to-end"),
        (
            "done once more",
            lambda: on.table(on.player("rote"), on.player("soja", done=True)),
            lambda it: Done(1),
            "M10",
            "done-already",
        ),
        ("hand card", on.planting_traded, lambda it: it.plant(0, "rote", 1), "B17", "not-aside"),
        ("face-up card", on.planting_traded, lambda it: Plant(1, it.card("augen"), 0), "B17", "not-aside"),
        ("set aside on another", on.planting_traded, lambda it: it.plant(0, "sau", 0), "B9", "wrong-field"),
        ("third field", on.planting_traded, lambda it: it.plant(0, "sau", 2), "B3", "no-such-field"),
        ("cards left to plant", on.planting_traded, lambda it: Done(0), "B17", "must-plant-all"),
        ("done by another", on.planting_traded, lambda it: Done(1), "B17", "not-your-turn"),
        ("sale of no field", on.planting, lambda it: Sell(0, 2), "B19", "no-such-field"),
        ("sale of an empty field", on.planting, lambda it: Sell(1, 0), "B19", "empty-field"),
        ("sale of a single bean", on.planting, lambda it: Sell(0, 1), "B20", "protected"),
    ]
