"""The full-screen client at a table of a real server, beside another player, from the lobby to the end."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from haricot.cards.events import Drew
from haricot.client import Player, Seated, Visitor
from haricot.terminal.full.app import FullClient
from haricot.terminal.full.backend import Recalled
from haricot.terminal.full.lists import ActionList
from haricot.terminal.full.lobby import Lobby, LobbyChoice
from haricot.terminal.full.over import ResultScreen
from haricot.terminal.full.remote import EARLIER, RemoteBackend
from haricot.wire.commands import Fill, Say, Sit, Start
from tests.patience import GLANCE, PATIENCE
from tests.server.crowd import crowded
from tests.server.served import Child, child, quick
from tests.terminal.fullscreen import NARROW, WIDE, check_screen, seen, text


async def until(pilot: Pilot[None], app: FullClient, what: str) -> None:
    """Wait until something is on the screen."""
    try:
        async with asyncio.timeout(PATIENCE):
            while what not in text(app):
                await pilot.pause(GLANCE)
    except TimeoutError:
        raise AssertionError(f"{what} never came:\n{text(app)}") from None


async def play_on(pilot: Pilot[None], app: FullClient) -> None:
    """Do what the list on the screen has first, until the result is there."""
    while not isinstance(app.screen, ResultScreen):
        lines = app.query_one(ActionList).lines
        if app.backend.asked() and lines and not app.stale:
            app.obey(lines[0].phrase)
        await asyncio.sleep(GLANCE / 2)


def at_server(test: Callable[[Child], Coroutine[None, None, None]]) -> Callable[[Path], None]:
    """Run a test with a server in a process of its own: on a screen, bots of this one could not think."""

    def run(tmp_path: Path) -> None:
        with child(tmp_path) as server:
            asyncio.run(asyncio.wait_for(test(server), PATIENCE))

    run.__name__ = test.__name__
    return run


@asynccontextmanager
async def begun(server: Child) -> AsyncIterator[tuple[str, Seated]]:
    """Begin a game of Anna and two bots: give the table, and her seat."""
    async with Visitor(server.url, "Anna") as anna:
        link = await anna.open(quick(players=3))
        async with anna.join(link, earlier=EARLIER) as host:
            for seat in (1, 2):
                await host.do(Fill(seat, "simple"))
            await host.do(Sit(0, "Anna"))
            await host.do(Start())
            yield link, host


@at_server
async def test_an_act_is_taken_back_at_a_server(server: Child) -> None:
    async with begun(server) as (_, host):
        app = FullClient(RemoteBackend(host, "Anna"))
        async with app.run_test(size=WIDE) as pilot:
            await until(pilot, app, "Your hand")
            app.obey("plant 1")
            await until(pilot, app, "You plant")
            await pilot.press("f6")
            await until(pilot, app, "You take back your last act.")
            assert not seen(app).fields[0][0]
            await pilot.press("f6")
            await until(pilot, app, "There is nothing of yours to take back")
            app.exit()


@at_server
async def test_a_game_from_the_lobby_to_the_result(server: Child) -> None:
    async with Visitor(server.url, "Anna") as anna, Visitor(server.url, "Ben") as ben:
        link = await anna.open(quick(players=3))
        async with anna.join(link) as host, ben.join(link, earlier=EARLIER) as seated:
            await host.do(Sit(0, "Anna"))
            backend = RemoteBackend(seated, "Ben")
            app = FullClient(backend)
            async with app.run_test(size=NARROW) as pilot:
                await until(pilot, app, "Open seat")
                check_screen("lobby-80x24", text(app))
                await pilot.press("enter")
                await until(pilot, app, "Seat 2: Ben (you)")
                await pilot.resize_terminal(*WIDE)
                await host.do(Fill(2, "simple"))
                await host.do(Start())
                await until(pilot, app, "Your hand")
                assert not isinstance(app.screen, Lobby)
                # All of the cards, not only their upper edges.
                await until(pilot, app, "─╯ ╰─")
                dealt = backend.heard()[0]
                assert isinstance(dealt, Recalled)
                assert not any(isinstance(event, Drew) for event in dealt.events)
                await pilot.resize_terminal(*NARROW)
                await host.do(Say("Hello, Ben!"))
                bot = asyncio.create_task(bot_plays(host))
                await mended(pilot, app, server)
                await play_on(pilot, app)
                result = await bot
                await until(pilot, app, "The game is over")
                for score in result:
                    assert f"{score} taler" in text(app)
                await pilot.press("escape", "f4")
                assert len(backend.heard()) > 50
                assert "Anna: Hello, Ben!" in backend.heard()


async def bot_plays(host: Seated) -> tuple[int, ...]:
    """Let a bot play for the other person."""
    return (await Player(host, "simple", 1).play()).scores


async def mended(pilot: Pilot[None], app: FullClient, server: Child) -> None:
    """Lose the server, and see that this is said, and that the line is mended when it is back."""
    server.kill()
    await until(pilot, app, "The connection is lost.")
    await asyncio.to_thread(server.start)
    await until(pilot, app, "The connection is back.")


@at_server
async def test_every_frame_that_says_lost_is_followed_by_one_that_says_back(server: Child) -> None:
    async with Visitor(server.url, "Anna") as anna:
        link = await anna.open(quick(players=3))
        async with anna.join(link) as host:
            backend = RemoteBackend(host, "Anna")
            await backend.take_seat(0)
            await backend.fill_and_start()
            app = FullClient(backend)
            async with app.run_test(size=NARROW) as pilot:
                await until(pilot, app, "Your hand")
                # Lost and back while nobody else looks: a frame each, and nothing between them.
                line, host.socket = host.socket, None
                app.redraw()
                host.socket = line
                app.redraw()
                await until(pilot, app, "The connection is back.")
                app.exit()


@at_server
async def test_what_happened_before_one_came_is_told_by_the_names_of_then(server: Child) -> None:
    async with Visitor(server.url, "Zoe") as zoe, begun(server) as (link, host):
        await host.do(host.options[0])
        await host.do(Sit(0, "Berta"))
        await host.do(host.options[0])
        async with zoe.join(link, earlier=EARLIER) as seated:
            app = FullClient(RemoteBackend(seated, "Zoe"))
            async with app.run_test(size=WIDE) as pilot:
                await pilot.press("f4")
                await until(pilot, app, "Anna plants")
                await until(pilot, app, "Berta plants")
                app.exit()


@at_server
async def test_who_finds_no_seat_watches(server: Child) -> None:
    async with Visitor(server.url, "Anna") as anna, Visitor(server.url, "Ben") as ben:
        link = await anna.open(quick("hansa", players=3))
        async with anna.join(link) as host, ben.join(link) as seated:
            await host.do(Sit(0, "Anna"))
            backend = RemoteBackend(seated, "Ben", "de")
            host_place = RemoteBackend(host, "Anna")
            await host_place.fill_and_start()
            app = FullClient(backend)
            async with app.run_test(size=NARROW) as pilot:
                await backend.take_free_seat()
                await until(pilot, app, "Du schaust zu.")
                await until(pilot, app, "Rostock")
                assert "Deine Hand" not in text(app)


@at_server
async def test_a_host_lets_somebody_in_and_removes_another(server: Child) -> None:
    async with (
        Visitor(server.url, "Anna") as anna,
        Visitor(server.url, "Zoe") as zoe,
        Visitor(server.url, "Emil") as emil,
    ):
        link = await anna.open(quick(players=3, join="nobody"))
        async with anna.join(link) as host, zoe.join(link) as asking, emil.join(link) as watching:
            backend, other = RemoteBackend(host, "Anna"), RemoteBackend(asking, "Zoe")
            await backend.take_seat(0)
            app = FullClient(backend)
            async with app.run_test(size=WIDE) as pilot:
                await other.take_seat(1)
                other.take_in()
                assert other.answer() == "You have asked for a seat: the host has to say yes."
                await until(pilot, app, "Zoe asks for seat 2 · Let in")
                await until(pilot, app, "Emil (looks on) · Send away")
                app.post_message(LobbyChoice(f"admit:{number_of(host, 'Zoe')}"))
                await until(pilot, app, "Seat 2: Zoe")
                await backend.fill_and_start()
                await until(pilot, app, "Your hand")
                await watching.do(Say("Hello!"))
                await until(pilot, app, "Emil (looks on): Hello!")
                number = number_of(host, "Emil")
                app.obey("who")
                await until(pilot, app, f"Looking on: {number} Emil")
                app.obey(f"mute {number}")
                await until_so(pilot, lambda: host.lookers[0].muted)
                app.obey(f"remove {number}")
                await until_so(pilot, lambda: not host.lookers)
                app.obey("who")
                await until(pilot, app, "Looking on: – · Sent away: 1 Emil")
                app.obey("pardon 1")
                await until_so(pilot, lambda: not host.banned)
                assert not asking.host


def number_of(host: Seated, name: str) -> int:
    """Find the number of somebody who looks on."""
    return next(one.number for one in host.lookers if one.name == name)


async def until_so(pilot: Pilot[None], so: Callable[[], object]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not so():
            await pilot.pause(GLANCE)


@at_server
async def test_a_host_is_told_in_a_game_who_asks_for_a_seat(server: Child) -> None:
    async with Visitor(server.url, "Anna") as anna, Visitor(server.url, "Zoe") as zoe:
        link = await anna.open(quick(players=3))
        async with anna.join(link) as host, zoe.join(link) as asking:
            backend, other = RemoteBackend(host, "Anna"), RemoteBackend(asking, "Zoe")
            await backend.take_seat(0)
            await backend.fill_and_start()
            app, shown = FullClient(backend), FullClient(other)
            async with app.run_test(size=WIDE) as pilot:
                await other.take_seat(2)
                number = number_of_asking(host)
                await until(pilot, app, "asks for seat 3: type")
                app.obey(f"deny {await number}")
                await until_so(pilot, lambda: asking.denied)
            async with shown.run_test(size=WIDE) as pilot:
                await until(pilot, shown, "The host did not give you the seat.")


async def number_of_asking(host: Seated) -> int:
    """Wait until somebody asks for a seat, and give their number."""
    while not any(one.wants >= 0 for one in host.lookers):
        await asyncio.sleep(GLANCE)
    return number_of(host, "Zoe")


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="needs the processes of Linux")
@at_server
async def test_a_busy_server_is_told_of(server: Child) -> None:
    async with (
        Visitor(server.url, "Anna") as anna,
        crowded(server) as crowd,
        anna.join(await anna.open(quick("hansa", players=3))) as host,
    ):
        backend = RemoteBackend(host, "Anna")
        await backend.take_seat(0)
        app = FullClient(backend)
        async with app.run_test(size=WIDE) as pilot:
            await backend.fill_and_start()
            await until(pilot, app, "Your hand")
            await crowd.fill()
            assert "The server is busy" not in text(app)
            crowd.signal(signal.SIGCONT)
            await until(pilot, app, "The server is busy: bots are slower and think less")
