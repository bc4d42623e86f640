"""Measure a server under load: many tables with five clients each, over real sockets, at a human pace.

Prints one JSON document, and a table for people to stderr. The server has a process of its own, and its
file is on a real disk; the clients have one or more processes beside it, which take time away from it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import sys
import tempfile
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

HERE = Path(__file__).parent
PLAYERS = 5
LONGEST_START = 30.0
LONGEST_OPENING = 240.0
"""Maximum number of seconds until the server is healthy, and until all tables play."""

LONGEST_END = 60.0
MOST_LINE = 1 << 26
TICKS = os.sysconf("SC_CLK_TCK")


class Watched:
    """A process, how much memory it has, and how much of a core it has used."""

    def __init__(self, pid: int) -> None:
        self.files = Path("/proc") / str(pid)

    def kilobytes(self) -> int:
        """Tell how much memory is in use."""
        lines = (self.files / "status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))

    def cpu(self) -> float:
        """Tell how many seconds of a core were used, by all threads."""
        fields = (self.files / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


@asynccontextmanager
async def process(script: str, *arguments: str, **pipes: Any) -> AsyncIterator[Process]:
    """Run a script beside this one, and end it when it is not needed any more."""
    child = await asyncio.create_subprocess_exec(
        sys.executable, str(HERE / script), *arguments, limit=MOST_LINE, **pipes
    )
    try:
        yield child
    finally:
        if child.returncode is None:
            child.terminate()
        try:
            await asyncio.wait_for(child.wait(), LONGEST_END)
        except TimeoutError:
            child.kill()
            await child.wait()


@asynccontextmanager
async def server(data: Path, profile: str) -> AsyncIterator[tuple[str, Watched]]:
    """Run a server, and wait until it is well."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    arguments = [str(data), str(port), *([profile] if profile else [])]
    with (data / "log").open("wb") as log:
        async with process("load_server.py", *arguments, stdin=DEVNULL, stderr=log) as child:
            until = time.monotonic() + LONGEST_START
            while not await asyncio.to_thread(is_well, url):
                if time.monotonic() > until or child.returncode is not None:
                    raise SystemExit("The server did not start:\n" + (data / "log").read_text()[-2000:])
                await asyncio.sleep(0.05)
            yield url, Watched(child.pid)


def is_well(url: str) -> bool:
    """Ask a server how it is."""
    try:
        with urlopen(f"{url}/health", timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


class Crowds:
    """The processes of the clients, which all do the same at the same time."""

    def __init__(self, children: list[Process]) -> None:
        self.children = children

    def tell(self, lines: list[str]) -> None:
        """Give each of them a line."""
        for child, line in zip(self.children, lines, strict=True):
            assert child.stdin is not None, "crowds are told what to do"
            child.stdin.write(line.encode() + b"\n")

    async def hear(self, seconds: float) -> list[bytes]:
        """Hear a line from each of them in time."""
        async with asyncio.timeout(seconds):
            return [await child.stdout.readline() for child in self.children if child.stdout is not None]

    async def expect(self, word: bytes, seconds: float) -> None:
        """Wait until each of them has said a word."""
        if any(line.strip() != word for line in await self.hear(seconds)):
            raise SystemExit(f"The clients did not come as far as {word.decode()!r}.")


async def measure(given: argparse.Namespace, data: Path) -> dict[str, Any]:
    """Let all tables play, and measure the server meanwhile."""
    async with AsyncExitStack() as stack:
        url, watched = await stack.enter_async_context(server(data, given.profile))
        empty, began = watched.kilobytes(), time.monotonic()
        started = [process("crowd.py", stdin=PIPE, stdout=PIPE) for _ in range(given.crowds)]
        crowds = Crowds([await stack.enter_async_context(crowd) for crowd in started])
        crowds.tell(orders(given, url))
        await crowds.expect(b"ready", LONGEST_OPENING)
        opened = time.monotonic() - began
        await asyncio.sleep(given.settle)
        crowds.tell(["go"] * given.crowds)
        cpu, at = watched.cpu(), time.monotonic()
        await crowds.expect(b"measured", given.seconds + LONGEST_END)
        share = (watched.cpu() - cpu) / (time.monotonic() - at)
        grown = watched.kilobytes() - empty
        findings = [json.loads(line) for line in await crowds.hear(LONGEST_END)]
    return figures(given, findings) | {
        "opening_s": round(opened, 1),
        "server_cpu": round(share, 3),
        "server_mb": round((empty + grown) / 1024),
        "kb_per_table": round(grown / given.tables, 1),
        "server_faults": (data / "log").read_text().count('"level":"error"'),
    }


def orders(given: argparse.Namespace, url: str) -> list[str]:
    """Share the tables among the crowds."""
    each = [(given.tables + at) // given.crowds for at in range(given.crowds)]
    common = {"url": url, "pace": given.pace, "seconds": given.seconds}
    return [json.dumps({**common, "tables": tables, "seed": at}) for at, tables in enumerate(each)]


def figures(given: argparse.Namespace, findings: list[dict[str, Any]]) -> dict[str, Any]:
    """Put together what all crowds have found."""
    told = sorted(time for found in findings for time in found["told"])
    accepted = sorted(time for found in findings for time in found["accepted"])
    errors = [error for found in findings for error in found["errors"]]
    return {
        "tables": sum(found["held"] for found in findings),
        "sockets": PLAYERS * sum(found["held"] for found in findings),
        "actions": len(told),
        "actions_per_s": round(len(told) / given.seconds, 1),
        "p50_ms": milliseconds(told, 0.5),
        "p99_ms": milliseconds(told, 0.99),
        "worst_ms": milliseconds(told, 1.0),
        "accepted_p99_ms": milliseconds(accepted, 0.99),
        "clients_late_ms": milliseconds(sorted(found["late"] for found in findings), 1.0),
        "rematches": sum(found["games"] for found in findings),
        "refusals": sum(found["refusals"] for found in findings),
        "errors": len(errors),
        "first_errors": errors[:5],
    }


def milliseconds(times: list[int], share: float) -> float:
    """Tell how long a share of them took at the most, of microseconds in order."""
    return round(times[min(len(times) - 1, int(share * len(times)))] / 1000, 1) if times else -1.0


def print_table(found: dict[str, Any]) -> None:
    """Print the figures for people."""
    rows = {
        "tables held (sockets)": f"{found['tables']:,} ({found['sockets']:,})",
        "actions a second": f"{found['actions_per_s']:,}",
        "command to the last of five, ms p50 / p99": f"{found['p50_ms']} / {found['p99_ms']}",
        "command to its answer, ms p99": f"{found['accepted_p99_ms']}",
        "clients late, ms at the worst": f"{found['clients_late_ms']}",
        "server, share of a core": f"{found['server_cpu']:.0%}",
        "memory of a table, KB": f"{found['kb_per_table']}",
        "refusals, errors, faults": f"{found['refusals']}, {found['errors']}, {found['server_faults']}",
    }
    for row, figure in rows.items():
        print(f"  {row:44}{figure:>16}", file=sys.stderr)
    for error in found["first_errors"]:
        print(f"  {error}", file=sys.stderr)


def main() -> int:
    """Measure, and fail if anything was refused or went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0, help="for measuring, after all tables play")
    parser.add_argument("--settle", type=float, default=4.0, help="between opening and measuring")
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between two actions at a table")
    parser.add_argument("--crowds", type=int, default=1, help="processes of clients")
    parser.add_argument("--data", type=Path, help="where the server writes; else where temporary files are")
    parser.add_argument("--profile", default="", help="a file for a profile of the server")
    given = parser.parse_args()
    # A process that is told to stop leaves no process and no file behind.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with tempfile.TemporaryDirectory(dir=given.data) as data:
        found = asyncio.run(measure(given, Path(data)))
    print_table(found)
    print(json.dumps(found))
    return 1 if found["refusals"] or found["errors"] or found["server_faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
