"""Positions in which there is as much on a table as there can be: for what has to fit into one window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from haricot.beans.written import WrittenAgreement, WrittenOffer
from tests import positions
from tests.games.sissi import rows
from tests.harbour import board, trader

FULL = "blaue rote soja brech feuer feuer sau augen garten rote blaue soja"
"""Twelve cards."""
ROYAL = "sissi rote soja sissi feuer feuer sau sissi garten rote brech soja"
FIELDS = ("4 brech", "2 rote", "3 augen")
THEIRS = (
    ("2 blaue", "4 soja"),
    ("3 feuer", "sau", "2 garten"),
    ("sau", "augen"),
    ("5 blaue", "feuer"),
    ("2 soja", "3 sau"),
    ("feuer", "brech", "augen"),
)
"""What grows in the fields of the others."""
ROWS = ("brech sissi brech sissi brech", "sissi augen sissi augen")
THEIR_ROWS = (
    ("2 sau sissi", "soja"),
    ("feuer sissi feuer", "sissi"),
    ("sissi sau", "augen"),
    ("feuer", "feuer sissi"),
)
CART = "2 blaue 2 rote soja feuer sau brech"
"""Eight beans."""
QUEUE = "visby-33 1 rostock-35 3 2 4 5 6 7 rostock-44"
CITIES = {
    "danzig": "feuer | 2 augen | 3 feuer | augen",
    "hamburg": "blaue | feuer | soja | 2 blaue | 3 soja",
    "rostock": "sau | soja | 3 sau | 2 soja",
    "malmo": "blaue | brech | garten | 3 brech",
}
QUEUES = {
    "toll": QUEUE.replace(" 3", ""),
    "ready": "1 visby-33 3 2 4 5 6 7 rostock-44",
    "contracts": f"{QUEUE} malmo-50 danzig-40",
}
"""The hands of some moments: one card is played for the toll, one contract is for Rostock, five are held."""
PHASES = {
    "compose": "trade",
    "asked": "trade",
    "contracts": "trade",
    "wait": "plant",
    "planting": "plant traded",
    "toll": "travel",
    "ready": "end",
}
"""The phases of moments that are not called like theirs."""
ELSEWHERE = {"asked", "wait"}
"""The moments of somebody else's turn."""


def offers(active: int, seen: str, rare: str) -> list[WrittenOffer]:
    """Write five offers: one to be sealed or taken, one that cannot be met, and others."""
    other = 1 if active == 0 else active
    mine = WrittenOffer(number=1, seat=0, gives=["rote"], wants=[seen], agreed=[WrittenAgreement(1, [seen])])
    if active != 0:
        mine = WrittenOffer(number=1, seat=0, to=active, gives=["rote"], wants=[seen])
    return [
        mine,
        WrittenOffer(number=2, seat=other, to=0, gives=[seen], wants=[rare]),
        WrittenOffer(number=3, seat=other, to=0, gives=[seen], wants=[rare, rare]),
        WrittenOffer(number=4, seat=0, to=other, gives=["soja", "feuer"], wants=["sau"]),
        WrittenOffer(number=5, seat=other, to=0, gives=["sau"], wants=["brech", "soja"]),
    ]


def laid(phase: str, cards: str) -> str:
    """Lay cards open, in the phases in which some lie so."""
    return cards if phase in ("trade", "plant traded") else ""


def midst(moment: str, players: int, common: str, rare: str) -> dict[str, Any]:
    """Say what lies in the middle at a moment, with offers of a common kind for a rare one in a trade."""
    phase, active = PHASES.get(moment, moment), int(moment in ELSEWHERE)
    return {
        **{"players": players, "phase": phase, "active": active, "face_up": laid(phase, f"soja {common}")},
        "offers": offers(active, common, rare) if phase == "trade" else [],
    }


def bohnanza(moment: str, players: int, **options: Any) -> Any:
    """Set a table of Bohnanza up with twelve cards, three fields, and five open offers in a trade."""
    phase, active = PHASES.get(moment, moment), int(moment in ELSEWHERE)
    # Six and seven play without some beans, and with others.
    rare = "weinbrand" if players > 5 else "garten"
    grown = [[field.replace("garten", rare) for field in fields] for fields in THEIRS[: players - 1]]
    hand = FULL.replace("garten", rare)
    own = positions.player(
        # A contract is open in the own turn only.
        hand.removesuffix("soja") + "4/2" if options and active else hand,
        *FIELDS,
        aside=laid(phase, "2 brech rote"),
        talers="3 feuer",
        exposed="4/2" if options and not active else None,
    )
    others = [positions.player("blaue feuer sau", *fields) for fields in grown]
    return positions.table(own, *others, **midst(moment, players, "blaue", rare), **options)


def extension(moment: str, players: int) -> Any:
    """Set a table of Bohnanza up with all that its extension adds."""
    return bohnanza(moment, players, extension=True, contracts=True)


def sissi(moment: str, players: int) -> Any:
    """Set a table of Sissi! up as full."""
    phase = PHASES.get(moment, moment)
    own = rows.player(ROYAL, *ROWS, aside=laid(phase, "sissi brech"), talers="3 sissi")
    others = [rows.player("sissi feuer sau", *grown) for grown in THEIR_ROWS[: players - 1]]
    return rows.table(own, *others, **midst(moment, players, "sissi", "garten"))


def hansa(moment: str, players: int) -> Any:
    """Set a board of Bohn Hansa up with full cities, a hand of ten cards, and five open offers in a trade."""
    if moment == "opening":
        own = trader(None, CART, dealt="rostock-35 visby-33 rostock-44")
        other = trader(None, CART, dealt="aalborg-31 visby-36 danzig-40")
        return board(own, other, players=players, phase="opening")
    phase, active = PHASES.get(moment, moment), int(moment in ELSEWHERE)
    others = [trader("rostock", "3 sau garten augen", "... aalborg-31", money=49)]
    others += [trader("danzig", "blaue rote", money=130), trader("malmo", CART, money=5)][: players - 2]
    toll: dict[str, Any] = {"debtor": 0, "due": 12, "played": "0/3"} if moment == "toll" else {}
    return board(
        trader(
            "rostock",
            # Who may buy has room.
            "2 blaue 2 rote soja feuer" if phase == "trade" and active == 0 else CART,
            QUEUES.get(moment, QUEUE),
            money=57,
            loan=6,
        ),
        *others,
        players=players,
        phase=phase,
        active=active,
        cities=CITIES,
        offers=[
            WrittenOffer(number=1, seat=1, to=0, gives=["sau", "garten"], wants=["rote"]),
            WrittenOffer(number=2, seat=1, to=0, gives=["augen"], wants=["blaue", "blaue"]),
            WrittenOffer(number=3, seat=0, to=1, gives=["soja", "feuer"], wants=["sau"]),
            WrittenOffer(number=4, seat=1, to=0, gives=["garten"], wants=["augen"]),
            WrittenOffer(number=5, seat=0, to=1, gives=["rote"], wants=["sau", "augen"]),
        ]
        if phase == "trade"
        else [],
        laid="visby-36" if phase == "trade" and active == 0 else "",
        **toll,
    )


def laden() -> Any:
    """Set a board of Bohn Hansa up with seven contracts in the hand, of which two can be fulfilled."""
    hand = f"{QUEUE} malmo-50 danzig-40 bremen-27 aalborg-31"
    me = trader("rostock", "2 blaue 2 rote soja feuer", hand, money=57)
    return board(me, trader("danzig", "blaue rote"), phase="trade", cities=CITIES)


def gathered(city: str) -> Any:
    """Set a board of Bohn Hansa up on which all pawns of five stand in one city."""
    return board(
        trader(city, CART, QUEUE),
        *[trader(city, cart) for cart in ("sau", "garten", "augen", "sau")],
        players=5,
        phase="travel",
        cities=CITIES,
    )


class Game(NamedTuple):
    """A game with the moments at which somebody has something to do or to wait for."""

    board: Callable[[str, int], Any]
    players: range
    moments: tuple[str, ...]


CARDS = ("plant", "wait", "trade", "compose", "asked", "planting")
GAMES = {
    "bohnanza": Game(bohnanza, range(3, 6), CARDS),
    "extension": Game(extension, range(3, 8), CARDS),
    "sissi": Game(sissi, range(3, 6), CARDS),
    "hansa": Game(
        hansa,
        range(3, 6),
        ("opening", "travel", "toll", "trade", "compose", "asked", "contracts", "ready", "end", "final"),
    ),
}
