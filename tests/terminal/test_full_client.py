"""Playing on the full screen, by keyboard and by mouse."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from textual.geometry import Offset
from textual.pilot import Pilot

import haricot
from haricot.beans.written import WrittenOffer
from haricot.catalogue import read_record
from haricot.telling.screens import screen_for
from haricot.terminal.full.app import FullClient
from haricot.terminal.full.complete import complete
from haricot.terminal.full.help import explained
from haricot.terminal.full.picking import given, wanted
from haricot.terminal.full.prompt import Prompt
from haricot.terminal.full.scene import AnyScene, Scene
from haricot.words.texts import texts
from tests.positions import Board, player, table
from tests.terminal.fullscreen import (
    NARROW,
    WIDE,
    after,
    at_state,
    check_screen,
    quiet,
    seen,
    settle,
    text,
    type_in,
    visit,
)


def spot(app: FullClient, words: str, nth: int = 0) -> Offset:
    """Find where something is written on the screen."""
    found = [(line.index(words), y) for y, line in enumerate(text(app).split("\n")) if words in line]
    assert len(found) > nth, f"{words} is not on the screen:\n{text(app)}"
    return Offset(*found[nth])


async def click(pilot: Pilot[None], app: FullClient, words: str, nth: int = 0) -> None:
    """Click on something that is written on the screen."""
    await pilot.click(offset=spot(app, words, nth))
    await settle(pilot, app)


def value(app: FullClient) -> str:
    return app.query_one(Prompt).value


def test_planting_by_mouse() -> None:
    async def play(pilot: Pilot[None], app: FullClient) -> None:
        # Two fields take it: which one is still to be said. A field says it.
        await click(pilot, app, "(») red")
        assert value(app) == "plant red "
        await click(pilot, app, "Field 2")
        assert seen(app).fields[0][1]
        assert "(») 1 red" in text(app)
        assert value(app) == ""

    board = table(player("rote soja", "", ""), player(), player(), player(), phase="plant")
    visit(at_state(board.game, board.state), play)


def test_a_rule_that_there_is_not_is_said_in_words() -> None:
    async def read(pilot: Pilot[None], app: FullClient) -> None:
        await type_in(pilot, app, "rules X99")
        await settle(pilot, app)
        assert "Es gibt keine Regel „X99“" in text(app)
        assert value(app) == "rules X99"

    visit(at_state(trade().game, trade().state, language="de"), read)


def test_a_game_of_ones_own_has_a_screen_and_rules() -> None:
    async def read(pilot: Pilot[None], app: FullClient) -> None:
        await type_in(pilot, app, "plant")
        await type_in(pilot, app, "rules L3")
        await settle(pilot, app)
        assert " Lentil Soup · Turn 1 · It is your turn · Plant from hand" in text(app)
        assert "(o) 1 red" in text(app)
        assert "L3 · Soup" in text(app)

    visit(at_state(haricot.game("examples.lentil:LENTIL", players=3), None), read, WIDE)


def trade() -> Board:
    return table(
        player("soja blaue", "3 brech"),
        player("rote rote", "2 rote"),
        player("blaue"),
        player(),
        face_up="garten",
        offers=[WrittenOffer(number=1, seat=1, to=0, gives=["rote"], wants=["soja"])],
    )


def test_an_offer_is_put_together_by_mouse() -> None:
    async def play(pilot: Pilot[None], app: FullClient) -> None:
        await click(pilot, app, "(≈) blue")
        await click(pilot, app, "(») 2 red")
        assert value(app) == "blue > red"
        await pilot.press("enter")
        await settle(pilot, app)

    board = trade()
    backend = at_state(board.game, board.state)
    visit(backend, play)
    made = backend.host.session.record.actions[0]
    assert backend.grammar.phrase(made, board.game.view(trade().state, 0)) == "blue > red"


def test_an_offer_is_taken_from_the_market_by_mouse_and_by_keys() -> None:
    async def by_mouse(pilot: Pilot[None], app: FullClient) -> None:
        await click(pilot, app, "[Take]")
        assert "Set aside: (») red" in text(app)

    async def by_keys(pilot: Pilot[None], app: FullClient) -> None:
        await pilot.press("f3", "down", "enter")
        await settle(pilot, app)
        assert [offer.number for offer in seen(app).offers if offer.number == 1] == []
        await pilot.press("f4")
        await quiet(pilot, app)
        assert "You say no to offer 1." in text(app)

    for what, size in ((by_mouse, WIDE), (by_keys, NARROW)):
        board = trade()
        visit(at_state(board.game, board.state), what, size)


def test_typing_with_completion_and_history() -> None:
    async def play(pilot: Pilot[None], app: FullClient) -> None:
        await pilot.press(*"blu", "tab")
        await quiet(pilot, app)
        assert value(app) == "blue"
        await pilot.press("space", "greater_than_sign", "space", *"ga", "tab")
        await quiet(pilot, app)
        assert value(app) == "blue > garden"
        await pilot.press("space", "at", *"cl", "tab", "enter")
        await settle(pilot, app)
        assert value(app) == ""
        await pilot.press("up")
        await quiet(pilot, app)
        assert value(app) == "blue > garden @cleo"

    board = trade()
    visit(at_state(board.game, board.state), play)


def test_what_is_typed_in_a_list_goes_to_the_prompt() -> None:
    async def play(pilot: Pilot[None], app: FullClient) -> None:
        await pilot.press("enter", "d", "o")
        await quiet(pilot, app)
        assert value(app) == "do"

    board = trade()
    visit(at_state(board.game, board.state), play)


def scene(board: Board) -> AnyScene:
    backend = at_state(board.game, board.state)
    backend.due = 0
    screen = screen_for(backend.game, backend.grammar, 0)
    return Scene(backend, screen, texts("en"), backend.view(), backend.options(), 80, False)


@pytest.mark.parametrize(
    ("typed", "whole"),
    [
        ("ta", "take 1"),
        ("s", "sell 1"),
        ("2 bl", "2 blue"),
        ("soy > r", "soy > red"),
        ("soy > red @c", "soy > red @cleo"),
        ("gift soy @d", "gift soy @dan"),
        ("counter 1: so", "counter 1: soy"),
        ("wi", "withdraw"),
        ("xyz", None),
        ("", None),
    ],
)
def test_completion_comes_from_the_grammar(typed: str, whole: str | None) -> None:
    assert complete(typed, scene(trade())) == whole


def test_clicks_add_to_what_is_typed() -> None:
    assert given("", "soy") == "soy > "
    assert given("soy > ", "blue") == "soy + blue > "
    assert wanted("soy > ", "red") == "soy > red"
    assert wanted("", "red") == "red?"
    assert wanted("red?", "blue") == "red + blue?"
    assert given("red?", "soy") == "soy > red"


def test_a_refusal_is_explained_with_its_rule() -> None:
    async def play(pilot: Pilot[None], app: FullClient) -> None:
        await type_in(pilot, app, "sell 2")
        assert "(B20)" in " ".join(text(app).split("\n")[-5:])
        assert value(app) == "sell 2", "What is wrong can be mended."
        await pilot.press("x")
        await quiet(pilot, app)
        assert value(app) == "x", "Whoever types on begins anew."
        await pilot.press("f1")
        await quiet(pilot, app)
        assert "Why that was refused" in text(app)
        assert "B20 · " in text(app)

    board = table(player("rote", "2 blaue", "soja"), phase="plant")
    visit(at_state(board.game, board.state), play)


@pytest.mark.parametrize(
    ("trade_with", "whom"), [("same city", "players who are there"), ("guests", "guests of this turn")]
)
def test_h17_help_tells_with_whom_the_table_trades(trade_with: str, whom: str) -> None:
    async def look(pilot: Pilot[None], app: FullClient) -> None:
        assert f"swaps beans with {whom}" in explained(app.scene())

    visit(after("hansa", 20, "trade", trade_with=trade_with), look)


def test_closing_over_an_open_offer_is_warned_of_once() -> None:
    async def play(pilot: Pilot[None], app: FullClient) -> None:
        await type_in(pilot, app, "done")
        assert "1 open offer would lapse." in text(app)
        assert seen(app).phase == "trade"
        await pilot.press("enter")
        await settle(pilot, app)
        assert seen(app).phase != "trade"

    board = trade()
    visit(at_state(board.game, board.state), play)


def test_acts_are_taken_back_by_key_by_mouse_and_typed() -> None:
    async def play(pilot: Pilot[None], app: FullClient) -> None:
        async def undo_by_mouse() -> None:
            await click(pilot, app, "Undo")

        async def undo_typed() -> None:
            await type_in(pilot, app, "undo")

        hand = seen(app).hands[0]
        for again in (partial(pilot.press, "f6"), partial(pilot.press, "ctrl+z"), undo_by_mouse, undo_typed):
            await type_in(pilot, app, "plant red 2")
            assert seen(app).fields[0][1]
            await again()
            await settle(pilot, app)
            assert seen(app).hands[0] == hand
            assert not seen(app).fields[0][1]
        await pilot.press("f6")
        await settle(pilot, app)
        assert "There is nothing of yours to take back: act first." in text(app)

    board = table(player("rote soja", "", ""), player(), player(), player(), phase="plant")
    visit(at_state(board.game, board.state), play)


def test_the_keys_fit_a_small_screen_in_every_language() -> None:
    async def look(pilot: Pilot[None], app: FullClient) -> None:
        line = text(app).split("\n")[-1]
        assert line.rstrip().endswith(app.texts.say("full-leave"))

    for language in ("en", "de", "fr", "it"):
        visit(at_state(trade().game, trade().state, language=language), look, NARROW)


def test_the_curtain_hides_everything_from_the_next_person() -> None:
    async def play(pilot: Pilot[None], app: FullClient) -> None:
        assert "(-) soy" in text(app)
        await type_in(pilot, app, "pass ben")
        hidden = text(app)
        check_screen("curtain-80x24", hidden)
        for bean in haricot.game("bohnanza").grammar(["A", "B", "C"]).words.short:
            assert bean not in hidden
        # What was typed or could be done before is not to be seen behind it.
        await pilot.press("f3", "x", "escape")
        await quiet(pilot, app)
        assert text(app) == hidden
        await pilot.press("enter")
        await settle(pilot, app)
        assert "Ben›" in text(app)
        assert "soy" not in " ".join(line for line in text(app).split("\n") if "FIRST" in line)

    board = table(player("soja soja", "3 brech"), player("rote rote", "2 rote"), player("blaue"), player())
    visit(at_state(board.game, board.state, (0, 1)), play)


def test_records_are_kept_and_saved(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None], app: FullClient) -> None:
        await type_in(pilot, app, "plant")
        await type_in(pilot, app, f"save {tmp_path}/game.json")
        assert "haricot replay" in text(app)
        await type_in(pilot, app, f"save {tmp_path}")
        assert "cannot be written" in " ".join(text(app).split())

    game = haricot.game("bohnanza", players=3)
    visit(at_state(game, None), play)
    assert len(read_record((tmp_path / "game.json").read_bytes()).actions) == 1


def test_rules_can_be_read_and_leaving_is_asked_for() -> None:
    async def play(pilot: Pilot[None], app: FullClient) -> None:
        await type_in(pilot, app, "rules M3")
        assert "M3 · " in text(app)
        await pilot.press("escape", "f10")
        await quiet(pilot, app)
        assert "Leave in the middle of the game?" in text(app)
        await pilot.press("escape")
        await quiet(pilot, app)
        assert "Your hand" in text(app)
        await pilot.press("ctrl+q", "down", "enter")
        await quiet(pilot, app)
        assert not app.is_running or app._exit

    board = trade()
    visit(at_state(board.game, board.state), play)
