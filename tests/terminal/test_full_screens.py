"""The main screens of the full-screen client, compared with those that were looked at, letter by letter."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from haricot.beans.written import WrittenAgreement, WrittenOffer, WrittenWish
from haricot.terminal.full.app import FullClient
from haricot.terminal.full.local import LocalBackend
from tests.positions import Board, player, table
from tests.terminal.fullscreen import NARROW, WIDE, after, at_state, check_screen, quiet, text, type_in, visit


def traded() -> Board:
    """A trade with two open offers and a wish."""
    return table(
        player("soja blaue feuer", "3 brech", "2 augen", talers="3 blaue"),
        player("rote rote", "4 blaue", "2 rote", talers="2 sau"),
        player("blaue", "5 feuer", wish=WrittenWish(["soja"], ["blaue"])),
        player("sau sau", "3 sau", "garten", done=True),
        face_up="soja garten",
        offers=[
            WrittenOffer(number=1, seat=1, to=0, gives=["rote"], wants=["soja"]),
            WrittenOffer(
                number=2, seat=0, gives=["soja"], wants=["blaue"], agreed=[WrittenAgreement(2, ["blaue"])]
            ),
        ],
    )


def bohnanza(language: str = "en") -> LocalBackend:
    board = traded()
    return at_state(board.game, board.state, language=language)


TABLES: dict[str, Callable[[], LocalBackend]] = {
    "bohnanza": bohnanza,
    "sissi": lambda: after("sissi", 90, "plant"),
    "hansa": lambda: after("hansa", 60, "travel"),
}


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
def test_a_table(game: str, size: tuple[int, int]) -> None:
    async def look(pilot: Pilot[None], app: FullClient) -> None:
        check_screen(f"{game}-{size[0]}x{size[1]}", text(app))

    visit(TABLES[game](), look, size)


def test_the_market_and_help_on_a_small_screen() -> None:
    async def look(pilot: Pilot[None], app: FullClient) -> None:
        seen = {}
        for key in ("f3", "f4", "f1", "escape"):
            await pilot.press(key)
            await quiet(pilot, app)
            seen[key] = text(app)
        check_screen("market-80x24", seen["f3"])
        assert "What happened" in seen["f4"]
        check_screen("help-80x24", seen["f1"])
        assert "Your hand" in seen["escape"]

    visit(bohnanza(), look)


def test_the_table_in_german() -> None:
    async def look(pilot: Pilot[None], app: FullClient) -> None:
        check_screen("bohnanza-de-120x40", text(app))

    visit(bohnanza("de"), look, WIDE)


def test_the_result() -> None:
    async def look(pilot: Pilot[None], app: FullClient) -> None:
        await type_in(pilot, app, "done")
        check_screen("result-80x24", text(app))

    board = table(
        player("soja", "3 brech", talers="3 blaue"),
        player("rote rote", talers="2 sau"),
        phase="plant traded",
        deck="blaue",
        exhaustions=2,
    )
    visit(at_state(board.game, board.state), look)
