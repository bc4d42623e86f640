"""What a stranger brings does no harm: it is bounded, and played where it can be given up."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from haricot.catalogue import read_record
from haricot.client import Visitor
from haricot.server import http, replays, workshop
from haricot.server.documents import SeatDoc, TableDoc
from haricot.server.processes import obey_the_server, one_process
from haricot.server.seating import new_link
from haricot.wire.commands import Look, Settings
from tests.server import heavy
from tests.server.guests_at import party, refused, turned_away, undisturbed, until
from tests.server.moved import Moved
from tests.server.served import Opened, limited, quick, served
from tests.server.test_odd_requests import RECORDS, asleep

OWN = read_record((RECORDS / "own-tables.json").read_bytes())
PRINTED = read_record((RECORDS / "base-3-players.json").read_bytes())


# What is too large.


def record_with(figures: dict[str, Any], game: str = "bohnanza") -> bytes:
    """Write a record down that brings figures of its own."""
    tables = {"name": "own", "digest": "0" * 16, "figures": {"name": "own", **figures}}
    options = {"players": 3}
    record = {"game": game, "version": 1, "options": options, "tables": tables, "seed": 1, "actions": []}
    return json.dumps(record).encode()


def metered(step: int) -> bytes:
    """Ask for many cards on a beanometer."""
    return record_with({"bean": {"a": {"cards": 99, "meter": [[step, 1]]}}})


def many_kinds(count: int, **last: object) -> bytes:
    """List many kinds with many cards, and a last one."""
    kind = {"cards": 999, "meter": [[2, 1]]}
    keys = [f"k{''.join(chr(97 + int(digit)) for digit in str(number))}" for number in range(count)]
    return record_with({"bean": {**dict.fromkeys(keys, kind), "last": {**kind, **last}}})


def many_cities(count: int) -> bytes:
    """Draw a map of many cities in a row."""
    hansa = tomllib.loads(files("haricot.games.hansa").joinpath("hansa.toml").read_text(encoding="utf-8"))
    for number in range(count):
        key = f"c{''.join(chr(97 + int(digit)) for digit in str(number))}"
        hansa["city"][key] = hansa["city"]["rostock"]
        hansa["roads"].append(["rostock", key])
    for bean in hansa["bean"].values():
        bean["tokens"] = 999
    return record_with(hansa, "hansa")


BOMBS: dict[str, tuple[bytes, str]] = {
    "a step of 400 million cards": (metered(400_000_000), "bean.a.meter[0][0]: Expected `int` <= 1000000."),
    "a step of 10^10 cards": (metered(10**10), "bean.a.meter[0][0]: Expected `int` <= 1000000."),
    "a step of 10^30 cards": (metered(10**30), "bean.a.meter[0][0]: Expected `int` <= 1000000."),
    "a step above all cards": (metered(100), "bean.a.meter: asks for 100 cards, and there are 99 in all."),
    "2,000 kinds, one wrong": (many_kinds(2000, cards="x"), "bean: has more than 40 entries."),
    "2,000 kinds": (many_kinds(2000), "bean: has more than 40 entries."),
    "30,000 cards": (many_kinds(30), "bean: there are 30969 cards in all, and 2000 are the most."),
    "60 cities": (many_cities(60), "city: has more than 30 entries."),
    "700 cities": (many_cities(700), "roads: has more than 200 entries."),
}


@served()
async def test_a_record_that_would_fill_memory_or_time_is_refused(server: Opened) -> None:
    async with party(server) as found, undisturbed(found):
        for name, (text, sentence) in BOMBS.items():
            error = await refused(found.visitors[0].post("/api/records", text), "bad-input")
            assert error.sentence.endswith(sentence), name


async def stored(server: Opened, text: bytes) -> str:
    """Put a record on the shelf as a haricot without bounds did."""
    record = read_record(text)
    settings = Settings(record.game, record.options)
    doc = TableDoc(new_link(), "", 0.0, settings, [SeatDoc("bot", "Anna")] * 3, "over", 1)
    await server.house.store.shelve(doc, record, [])
    return doc.id


@served()
async def test_what_an_older_server_has_taken_in_does_no_harm_now(server: Opened) -> None:
    async with party(server) as found, undisturbed(found):
        anna = found.visitors[0]
        for text, sentence in BOMBS.values():
            table = await stored(server, text)
            for path in ("figures", "figures?game=1", "games/1/moments/0", "games/1/course"):
                error = await refused(anna.get(f"/api/tables/{table}/{path}"), "bad-input")
                assert error.sentence.endswith(sentence)
            assert (await anna.record(table)).tables == read_record(text).tables
            await turned_away(anna.join(table), "aside")
            assert "table-set-aside" in server.faults.pop()


@served(limited(own_tables=False))
async def test_figures_of_ones_own_are_taken_only_where_the_operator_says_so(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        await refused(anna.bring(OWN), "own-tables")
        assert server.house.workshop.pool is None
        assert await anna.record(await anna.bring(PRINTED)) == PRINTED
        # What was taken before still opens.
        table = await stored(server, replace(OWN, actions=[], result=None).to_json())
        assert (await anna.figures(table)).tables["name"] == "own"
        async with anna.join(table) as seated:
            assert seated.table.stage == "over"


# What takes too long.


Break = Callable[[str, object], None]


@pytest.fixture
def instead(monkeypatch: pytest.MonkeyPatch) -> Break:
    """Let something else be done for what is told of a game."""
    return partial(monkeypatch.setattr, replays)


@pytest.fixture
def begun() -> Iterator[Path]:
    """Give a folder in which hanging work leaves its signs."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


def signs(folder: Path) -> int:
    """Count the work that was begun."""
    return len(list(folder.iterdir()))


def processes(pool: Any) -> list[int]:
    """List the processes of a pool."""
    return list(pool._processes)


def is_gone(process: int) -> bool:
    """Tell whether a process has ended."""
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return False
    return True


LIMIT = 5.0


def test_work_without_end_is_given_up_and_nobody_waits_for_it(instead: Break, begun: Path) -> None:
    instead("moment", partial(heavy.hang, str(begun)))
    served(limited(replay_seconds=LIMIT), time=Moved)(lambda server: hanging(server, begun))()


async def hanging(server: Opened, begun: Path) -> None:
    async with party(server, 2, bots="simple") as found:
        anna, ben = found.visitors
        table = await anna.bring(PRINTED)
        pool = server.house.brains.thinkers[0].pool = one_process(obey_the_server)
        await asyncio.wrap_future(pool.submit(int))
        bots = processes(pool)
        (child,) = processes(server.house.workshop.pool)
        look = asyncio.create_task(refused(anna.moment(table, 1, 0), "too-heavy"))
        await until(lambda: signs(begun) == 1)
        async with undisturbed(found):
            assert (await anna.http.get("/health")).json()["status"] == "ok"
            assert (await ben.table(found.table)).stage == "playing"
            assert (await ben.figures(found.table)).game == "bohnanza"
            await server.passes(LIMIT - 0.1)
            assert not look.done()
        await server.passes(0.2)
        await look
        await until(lambda: is_gone(child))
        assert server.house.brains.thinkers[0].pool is pool
        assert processes(pool) == bots
        assert not any(map(is_gone, bots))
        # The next one finds a new process.
        assert await anna.record(table) == PRINTED


@pytest.mark.parametrize("job", [heavy.spin, heavy.fill])
def test_time_and_memory_of_the_process_are_limited_whatever_the_server_does(
    instead: Break, job: Callable[..., bytes]
) -> None:
    instead("moment", job)
    served(limited(replay_seconds=1.0), time=Moved)(spending)()


async def spending(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.bring(PRINTED)
        (child,) = processes(server.house.workshop.pool)
        await refused(anna.moment(table, 1, 0), "too-heavy")
        await until(lambda: is_gone(child))
        assert (await anna.course(table)).result == PRINTED.result


@served()
async def test_a_process_that_is_lost_is_replaced(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.bring(PRINTED)
        (child,) = processes(server.house.workshop.pool)
        os.kill(child, signal.SIGKILL)
        await until(lambda: is_gone(child))
        assert await anna.record(table) == PRINTED


def far_away(visitor: Visitor, address: str) -> Visitor:
    """Let somebody come from another address."""
    visitor.http.headers["X-Forwarded-For"] = address
    return visitor


def test_addresses_come_in_turn_and_none_takes_all_places(instead: Break, begun: Path) -> None:
    instead("moment", partial(heavy.hang, str(begun)))
    limits = limited(replay_seconds=LIMIT, replays=2)
    served(limits, time=Moved)(lambda server: in_turn(server, begun))()


async def in_turn(server: Opened, begun: Path) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Ben") as ben:
        table = await anna.bring(PRINTED)
        far_away(ben, "10.0.0.2")
        waiting = server.house.workshop.waiting
        looks = []
        for guest, count in ((anna, 1), (anna, 2), (ben, 3)):
            looks.append(asyncio.create_task(refused(guest.moment(table, 1, 0), "too-heavy")))
            await until(lambda count=count: waiting.total() == count)  # type: ignore[misc]
        await refused(anna.moment(table, 1, 0), "too-fast")
        ended = []
        for number, look in enumerate([looks[0], looks[2], looks[1]], 1):
            await until(lambda number=number: signs(begun) == number)  # type: ignore[misc]
            # Time in the line is not counted.
            await server.passes(LIMIT - 0.1)
            assert not look.done()
            await server.passes(0.2)
            await look
            ended.append([task.done() for task in looks])
        assert ended == [[True, False, False], [True, False, True], [True, True, True]]
        assert not waiting
        assert not server.house.workshop.lines


def test_only_so_many_wait(instead: Break, begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "MOST_WAITING", 1)
    instead("moment", partial(heavy.hang, str(begun)))
    served(limited(replay_seconds=LIMIT), time=Moved)(lambda server: crowded(server, begun))()


async def crowded(server: Opened, begun: Path) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Ben") as ben:
        table = await anna.bring(PRINTED)
        look = asyncio.create_task(refused(anna.moment(table, 1, 0), "too-heavy"))
        await until(lambda: signs(begun) == 1)
        await refused(far_away(ben, "10.0.0.2").moment(table, 1, 0), "too-busy")
        await server.passes(LIMIT)
        await look


def test_a_heavy_game_that_is_woken_keeps_no_other_table_asleep(instead: Break, begun: Path) -> None:
    instead("proved", partial(heavy.hang, str(begun)))
    served(limited(replay_seconds=LIMIT), time=Moved)(lambda server: waking(server, begun))()


async def waking(server: Opened, begun: Path) -> None:
    async with server.visitor("Anna") as anna:
        brought = await anna.bring(OWN)
        table = await anna.open(quick())
        async with anna.join(table):
            pass
        await asleep(server, table)
        look = asyncio.create_task(turned_away(anna.join(brought), "too-heavy"))
        await until(lambda: signs(begun) == 1)
        async with anna.join(table) as seated:
            await seated.do(Look())
        await server.passes(LIMIT)
        await look


# What is asked too often, or at too great length.


@served(limited(reads=1.0, read_burst=3), time=Moved)
async def test_an_address_that_reads_too_much_has_to_wait(server: Opened) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Ben") as ben:
        for _ in range(3):
            await anna.games()
        await refused(anna.games(), "too-fast")
        assert (await anna.http.get("/api/tables")).status_code == 429
        assert (await anna.http.get("/health")).is_success
        assert await far_away(ben, "10.0.0.2").games()
        await server.passes(0.9)
        await refused(anna.games(), "too-fast")
        await server.passes(0.2)
        assert await anna.games()


@served()
async def test_a_link_is_drawn_once_and_not_at_any_length(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        path = f"/api/tables/{await anna.open(quick())}/qr.svg"
        drawn = http.drawn_again.cache_info().misses
        assert await anna.get(path) == await anna.get(path)
        assert http.drawn_again.cache_info().misses == drawn + 1
        error = await refused(anna.request("GET", path, headers={"Host": "x" * 3000}), "too-long")
        assert error.params == {"most": http.MOST_LINK}


@served()
async def test_numbers_of_thousands_of_digits_are_numbers_of_nothing(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        table, digits = await anna.bring(PRINTED), "9" * 5000
        await refused(anna.get(f"/api/tables/{table}/games/{digits}/record"), "no-such-game")
        await refused(anna.get(f"/api/tables/{table}/games/1/moments/{digits}"), "no-such-move")
        assert (await anna.http.get(f"/t/{table}/games/{digits}")).status_code < 500
        assert (await anna.moment(table, 1, 7)).move == 7
        assert msgspec.json.decode(await anna.get(f"/api/tables/{table}/games/1/moments/0007"))["move"] == 7


@served()
async def test_an_option_that_looks_like_an_error_is_refused_like_any_other(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        odd = Settings(options={"tie_break": "x - at `$.y"})
        error = await refused(anna.open(odd), "bad-input")
        assert error.sentence.startswith("Option tie_break: ")
