"""SimpleSissiBot, decision by decision, in positions that are written down."""

from __future__ import annotations

import json
from typing import Any

import haricot
from haricot.bots.sissi import SimpleSissiBot, SissiWorth
from haricot.games.sissi.law import SissiLaw
from haricot.games.sissi.position import read_position, state_of
from haricot.kernel.actions import Action, Offer, Plant, Sell, Take

GAME = haricot.game("sissi", players=4)


def decide(me: dict[str, Any], *others: dict[str, Any], seat: int = 0, **more: Any) -> Action | None:
    """Let the bot at a seat decide; beans are written as `feuer sissi`."""
    seats = [spelled(place) for place in (me, *others)]
    seats += [{}] * (4 - len(seats))
    position = {"game": "sissi", "phase": "plant", "options": {"players": 4}, "seats": seats, **more}
    state = state_of(GAME, read_position(json.dumps(position)))
    return SimpleSissiBot(GAME, seat, 0).decide(GAME.view(state, seat), GAME.legal(state, seat))


def spelled(place: dict[str, Any]) -> dict[str, Any]:
    return {
        key: [row.split() for row in value] if key == "fields" else value.split()
        for key, value in place.items()
    }


def kinds(action: Action | None) -> tuple[list[str], list[str]]:
    assert isinstance(action, Offer)
    gives = [GAME.law.keys[GAME.law.kind[card]] for card in action.gives]
    return gives, [GAME.law.keys[kind] for kind in action.wants]


def test_a_card_goes_where_it_alternates() -> None:
    action = decide({"hand": "sissi", "fields": ["rote sissi", "feuer sissi feuer"]})
    assert isinstance(action, Plant)
    assert action.field == 1


def test_a_row_that_pays_most_is_sold() -> None:
    row = "garten sissi garten sissi garten sissi garten"
    assert decide({"hand": "sissi", "fields": [row, "feuer sissi"]}) == Sell(0, 0)


def test_the_shorter_row_makes_room() -> None:
    rows = ["feuer sissi feuer sissi feuer sissi feuer", "sau sissi"]
    assert decide({"hand": "rote", "fields": rows}) == Sell(0, 1)


def test_sissi_for_sissi_is_offered() -> None:
    rows = {"fields": ["feuer sissi feuer", "sau sissi sau"]}
    action = decide({"hand": "sissi sissi", **rows}, {"hand": "sissi sissi sissi", **rows}, phase="trade")
    assert kinds(action) == (["sissi"], ["sissi"])


def test_a_good_offer_is_taken() -> None:
    offer = {"number": 1, "seat": 1, "to": 0, "gives": ["sissi"], "wants": ["sissi"]}
    rows = {"fields": ["feuer sissi feuer", "sau sissi sau"]}
    action = decide(
        {"hand": "rote sissi", **rows}, {"hand": "sissi", **rows}, phase="trade", offers=[offer], active=1
    )
    assert isinstance(action, Take)


def test_rows_are_valued_by_their_length_and_their_last_card() -> None:
    assert isinstance(GAME.law, SissiLaw)
    worth, kind = SissiWorth(GAME.law), GAME.law.kind
    sissi, chili = (kind.index(GAME.law.keys.index(key)) for key in ("sissi", "feuer"))
    long, short = [chili, sissi, chili, sissi, chili], [chili, sissi, chili]
    assert worth.row(long) > worth.row(short) > worth.row([chili, sissi])
    assert worth.row([*long, sissi, chili, sissi]) < worth.row([*long, sissi, chili, sissi, chili])
    assert worth.row([*short, chili]) < worth.row([*short, sissi])
    assert worth.full([*long, *long])
    assert not worth.full(long)
