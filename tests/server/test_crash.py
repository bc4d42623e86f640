"""A server that is killed loses nothing that it has acknowledged, and goes on."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from pathlib import Path

import pytest

from haricot.client import Seated, Visitor
from haricot.kernel.actions import Action, Done, Offer
from haricot.kernel.errors import HaricotError
from haricot.server.documents import Move
from haricot.server.serve import FILE
from haricot.server.sqlite import SqliteStore
from haricot.server.store import BadStore, store_failed
from haricot.wire.commands import Close, Say
from haricot.wire.messages import AnyNews, News
from tests.server.crashes import play_over_kills
from tests.server.guests_at import hung_up, refused
from tests.server.served import (
    GAMES,
    Child,
    Opened,
    among_bots,
    child,
    limited,
    opened,
    quick,
    seat_all,
    served,
)


@pytest.mark.parametrize("game", GAMES)
def test_kills_at_random_moments_lose_nothing(game: str) -> None:
    assert asyncio.run(play_over_kills(game, kills=3, seed=len(game))) == 3


def test_a_server_that_is_asked_to_stop_finishes_and_says_goodbye(tmp_path: Path) -> None:
    with child(tmp_path) as server:
        asyncio.run(stop_and_start(server))


async def stop_and_start(server: Child) -> None:
    async with Visitor(server.url, "Anna") as anna, anna.join(await anna.open(quick())) as seated:
        seated.told = []
        await seated.do(Say("hello"))
        assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
        while not any("stopping" in text for text in seated.told):
            await seated.news()
        await asyncio.to_thread(server.start)
        await seated.do(Say("again"))
        assert [said.text for said in seated.chat] == ["hello", "again"]


def test_an_open_offer_is_there_after_a_restart_in_the_middle_of_a_trade(tmp_path: Path) -> None:
    asyncio.run(restart_in_a_trade(tmp_path))


async def restart_in_a_trade(data: Path) -> None:
    async with opened(data) as server, server.visitor("Anna") as anna:
        table, cookie = await anna.open(quick(players=3)), anna.cookie
        async with anna.join(table) as seated:
            await seat_all(seated, [], ["simple", "simple"])
            while seated.view.phase != "trade" or seated.view.active != 0:
                await seated.do(seated.options[0])
            hand = seated.view.hands[0]  # type: ignore[attr-defined]
            number = seated.move
            await seated.do(Offer(0, gives=(hand[0],), wants=(5, 5, 5)))
            offers = [offer for offer in seated.view.offers if offer.seat == 0]
            assert seated.move > number
    async with opened(data) as server, server.visitor("Anna", cookie) as anna, anna.join(table) as seated:
        assert seated.seat == 0
        kept = {offer.number: (offer.gives, offer.wants) for offer in seated.view.offers}
        assert kept[offers[0].number] == (offers[0].gives, offers[0].wants)


@served()
async def test_a_move_that_cannot_be_written_down_has_never_been(server: Opened) -> None:
    async with among_bots(server, quick(players=3, absence=0)) as (_, table, seated):
        room, keep = server.house.rooms[table], server.house.store.keep_move

        async def fail(doc: object, move: Move) -> None:
            raise store_failed()

        room.store.keep_move = fail  # type: ignore[method-assign]
        before, view, action = seated.move, seated.view, seated.options[0]
        with pytest.raises(HaricotError, match="nothing has changed"):
            await seated.do(action)
        assert (seated.move, seated.view) == (before, view)
        assert room.play is not None
        assert room.play.move == before
        room.store.keep_move = keep  # type: ignore[method-assign]
        assert await seated.do(action) == before + 1


def test_games_of_other_rules_are_set_aside_with_a_clear_message(tmp_path: Path) -> None:
    asyncio.run(another_version(tmp_path))


async def another_version(data: Path) -> None:
    async with opened(data) as server, server.visitor("Anna") as anna:
        table, other = await anna.open(quick(players=3)), await anna.open(quick(players=3))
        cookie = anna.cookie
        for link in (table, other):
            async with anna.join(link) as seated:
                await seat_all(seated, [], ["simple", "simple"])
                await seated.do(seated.options[0])
    rewrite(data, table, "replace(head, '\"version\":', '\"version\":9')")
    server_faults = await set_aside(data, cookie, table, other)
    assert len(server_faults) == 1
    assert "table-set-aside" in server_faults[0]
    await known_again(data, cookie, table)


def rewrite(data: Path, table: str, change: str) -> None:
    """Have a game be of other rules."""
    with sqlite3.connect(data / FILE) as file:
        file.execute(f"update games set head = {change} where tableid = ?", [table])
    file.close()


async def set_aside(data: Path, cookie: str, table: str, other: str) -> list[str]:
    limits = limited(tables=2)
    async with (
        opened(data, limits) as server,
        server.visitor("Anna", cookie) as anna,
        server.visitor("Zoe") as zoe,
    ):
        await refused(anna.open(quick()), "too-many-tables")
        with pytest.raises(HaricotError, match=r"cannot be played on here.*version 9\d+ of the rules"):
            async with zoe.join(table):
                pass
        async with anna.join(other) as seated:
            assert seated.move > 0
        # It is no longer counted, nor found, and what was played is open; who opened it can only close it.
        await anna.open(quick())
        assert table not in [found.id for found in await zoe.tables()]
        assert len((await zoe.record(table)).actions) == 1
        async with anna.join(table) as seated:
            assert (seated.table.stage, seated.view_known) == ("aside", None)
            await refused(seated.do(Say("Hello?")), "aside")
        found = list(server.faults)
        server.faults.clear()
    return found


async def known_again(data: Path, cookie: str, table: str) -> None:
    """Let a haricot have the table that knows its rules, then one that does not: its owner closes it."""
    rewrite(data, table, "replace(head, '\"version\":9', '\"version\":')")
    async with opened(data) as server, server.visitor("Anna", cookie) as anna:
        async with anna.join(table) as seated:
            assert (seated.table.stage, seated.table.reason, seated.move) == ("playing", "", 1)
        await refused(anna.record(table), "in-play")
    rewrite(data, table, "replace(head, '\"version\":', '\"version\":9')")
    async with opened(data) as server, server.visitor("Anna", cookie) as anna:
        async with anna.join(table) as seated:
            await closed(seated)
        assert (await anna.table(table)).stage == "closed"
        server.faults.clear()


async def closed(seated: Seated) -> None:
    """Close a table, whatever is heard of it."""
    asked = asyncio.ensure_future(seated.do(Close()))
    await hung_up(seated, "closed")
    await asyncio.gather(asked, return_exceptions=True)


@pytest.mark.parametrize("harm", ["scribble", "text", "form"])
def test_a_damaged_file_is_reported_and_never_overwritten(tmp_path: Path, harm: str) -> None:
    path = tmp_path / FILE
    store = SqliteStore(path)
    asyncio.run(store.close())
    if harm == "form":
        with sqlite3.connect(path) as file:
            file.execute("pragma user_version = 99")
        file.close()
    elif harm == "text":
        path.write_text("these are no tables at all, but somebody's diary " * 100)
    else:
        whole = bytearray(path.read_bytes())
        whole[4096:8192] = b"\xa5" * 4096
        path.write_bytes(whole)
    before = path.read_bytes()
    with pytest.raises(BadStore, match="not touched"):
        SqliteStore(path)
    assert path.read_bytes() == before


def test_a_killed_first_moment_leaves_a_file_that_can_be_used(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.touch()
    store = SqliteStore(path)
    assert len(store.secret()) == 32
    asyncio.run(store.close())


def test_nobody_acts_on_options_of_before_while_catching_up() -> None:
    seated, options = Seated("ws://127.0.0.1", ""), (Done(0),)

    def told(news: AnyNews) -> tuple[Action, ...]:
        seated.happened(news)
        return seated.options

    assert told(News(1, 4, (), (0,), options)) == options
    assert told(News(1, 5, (), (0,))) == options
    assert told(News(1, 6, ())) == ()
    assert told(News(1, 6, (), (0,), options)) == options
