"""The full-screen client for tests: at positions that are written down, and its screens as lines of text."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

import haricot
from haricot.arena.host import Host
from haricot.beans.game import AnyGame
from haricot.bots.entrants import entrant
from haricot.cards.view import TableView
from haricot.kernel.record import Session, new_session
from haricot.terminal.full.app import FullClient
from haricot.terminal.full.backend import Backend
from haricot.terminal.full.local import LocalBackend
from haricot.terminal.full.prompt import Prompt
from haricot.terminal.keeper import Keeper
from tests.patience import GLANCE, PATIENCE

NAMES = ["Anna", "Ben", "Cleo", "Dan", "Emma", "Finn", "Greta"]
SCREENS = Path(__file__).parent / "screens"
NARROW = (80, 24)
WIDE = (120, 40)
# HARICOT_SCREENS=write pytest ... writes the screens anew; look at them before they are committed.
WRITE = os.environ.get("HARICOT_SCREENS") == "write"

STEPS = 8
"""Maximum number of Textual messages that follow from each other before all is drawn."""

Visit = Callable[[Pilot[None], FullClient], Awaitable[None]]


def at_state(game: AnyGame, state: Any, people: Sequence[int] = (0,), language: str = "en") -> LocalBackend:
    """Sit down in the middle of a game."""
    session: Session[Any] = new_session(game, 7)
    if state is not None:
        session.state = state
    return at_session(game, session, people, language)


def at_session(
    game: AnyGame, session: Session[Any], people: Sequence[int] = (0,), language: str = "en"
) -> LocalBackend:
    """Sit down at a session, with simple bots in the other seats."""
    seats = range(session.state.players)
    bots = {seat: entrant("simple", game.name)(game, seat, 7) for seat in seats if seat not in people}
    host = Host(game, session, bots)
    return LocalBackend(host, NAMES[: len(seats)], Keeper(session.record), language, "instant")


def after(
    name: str, actions: int, phase: str, players: int = 3, language: str = "en", **options: Any
) -> LocalBackend:
    """Sit down at a game that bots have begun: the next time when the first seat has a phase of its own."""
    game = haricot.game(name, players=players, **options)
    session: Session[Any] = new_session(game, 7)
    bots = {seat: entrant("simple", name)(game, seat, 7) for seat in range(players)}
    host = Host(game, session, bots)
    while host.state.result is None:
        state = host.state
        named = game.phases[state.phase].name
        if len(session.record.actions) >= actions and state.active == 0 and named == phase:
            break
        if not host.ask_round():
            host.close(haricot.Done(state.active))
    return at_session(game, session, (0,), language)


def seen(app: FullClient) -> TableView:
    """Look at the table as the reader of the screen sees it."""
    view = app.backend.view()
    assert isinstance(view, TableView)
    return view


def text(app: FullClient) -> str:
    """Read the screen, line by line."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)


async def settle(pilot: Pilot[None], app: FullClient) -> None:
    """Wait until somebody at the keyboard is to do something, and everything is drawn."""
    # What was typed is done first; only then it is known whom everybody waits for.
    await quiet(pilot, app)
    async with asyncio.timeout(PATIENCE):
        while not is_settled(app):
            await pilot.pause(GLANCE / 2)
    await quiet(pilot, app)
    app.redraw()
    await quiet(pilot, app)


async def quiet(pilot: Pilot[None], app: FullClient) -> None:
    """Wait until what was begun is done and drawn: what a step leads to is done in the next ones.

    Textual's own pause looks whether the process is idle, which it seems to be where others take its time.
    """
    for _ in range(STEPS):
        await pilot.pause(0)
        while app.stale and app.is_running:
            await pilot.pause(GLANCE / 2)


def is_settled(app: FullClient) -> bool:
    """Tell whether somebody at the keyboard is to do something, and everything is drawn."""
    backend, view = app.backend, app.backend.view()
    over = view is not None and view.result is not None
    return (backend.asked() or backend.called() is not None or over) and not app.stale


def visit(backend: Backend, what: Visit, size: tuple[int, int] = NARROW) -> None:
    """Look at a place on a screen of some size, and do something there."""

    async def run() -> None:
        app = FullClient(backend)
        async with app.run_test(size=size) as pilot:
            await settle(pilot, app)
            await what(pilot, app)
            app.exit()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def type_in(pilot: Pilot[None], app: FullClient, line: str) -> None:
    """Put a line into the prompt at once, press Enter, and wait for what follows."""
    app.query_one(Prompt).write(line)
    await pilot.press("enter")
    await settle(pilot, app)


def check_screen(name: str, seen: str) -> None:
    """Compare a screen with the one that was looked at."""
    file = SCREENS / f"{name}.txt"
    if WRITE:
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"{seen}\n", encoding="utf-8")
    assert seen == file.read_text(encoding="utf-8").removesuffix("\n")
