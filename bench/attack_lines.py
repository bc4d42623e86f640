"""Attack the connections of a server, and tell what a guest and the memory of the server notice of it.

The server is a process with 1,024 descriptors and the usual limits. All is on this machine, and ends.
PYTHONPATH says which sources are attacked.
"""

from __future__ import annotations

import asyncio
import base64
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.load import Watched, is_well
from haricot.client import Player, Seated, Visitor
from haricot.wire.commands import Fill, Say, Settings, Sit, Start

CHILD = Path(__file__).resolve().parents[1] / "tests" / "server" / "child.py"
SILENT = 1100
DEAF = 20
LONGEST = 20.0
"""Duration of an attack, and the longest wait of a guest, in seconds."""

PING = bytes([0x89, 0x80 | 125]) + bytes(4 + 125)
MORE = bytes([0x00, 0x80]) + bytes(4)
BEGUN = bytes([0x01, 0x81]) + bytes(4) + b"a"
LOOK = b'{"id":"%d","command":{"do":"look"}}'


class Target:
    """The server that is attacked."""

    def __init__(self, port: int, pid: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.port = port
        self.pid = pid
        self.watched = Watched(pid)

    def megabytes(self) -> int:
        """Tell how much memory is in use."""
        return self.watched.kilobytes() // 1024

    def descriptors(self) -> int:
        """Count what is open."""
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))

    def connect(self) -> socket.socket:
        """Connect, and take little at a time."""
        found = socket.socket()
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        found.settimeout(2.0)
        found.connect(("127.0.0.1", self.port))
        return found

    def knock(self, table: str, cookie: str) -> socket.socket:
        """Come to a table by a socket that is never read."""
        found = self.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nCookie: {cookie}\r\n"
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        found.sendall(f"{head}{upgrade}Sec-WebSocket-Key: {key}\r\n\r\n".encode())
        return found


@contextmanager
def target() -> Iterator[Target]:
    """Open a server with the descriptors that most systems give."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data, (Path(data) / "log").open("wb") as log:
        shell = ["sh", "-c", 'ulimit -n 1024; exec "$@"', "sh"]
        command = [*shell, sys.executable, str(CHILD), data, str(port), "{}"]
        with subprocess.Popen(command, stderr=log) as process:
            try:
                found = Target(port, process.pid)
                while not is_well(found.url):
                    time.sleep(0.1)
                yield found
                print("  log:", *sorted(set(events(Path(data) / "log"))))
            finally:
                process.kill()


def events(log: Path) -> Iterator[str]:
    """List what was written down."""
    for line in log.read_text().splitlines():
        yield line.partition('"event":"')[2].partition('"')[0]


async def visit(target: Target) -> str:
    """Open a table, sit down with bots, and play for a while."""
    began = time.monotonic()
    try:
        async with Visitor(target.url, "Anna") as anna:
            settings = Settings("bohnanza", {"players": 3}, pace="instant")
            async with asyncio.timeout(LONGEST):
                seated = await anna.join(await anna.open(settings)).__aenter__()
            opened = time.monotonic() - began
            await play(seated)
            return f"at the table after {opened:.2f} s, and played {seated.move} moves in {LONGEST:.0f} s"
    except Exception as error:
        return f"kept out or hung up on: {type(error).__name__} after {time.monotonic() - began:.0f} s"


async def play(seated: Seated) -> None:
    """Play with bots as long as there is time."""
    with suppress(TimeoutError):
        async with asyncio.timeout(LONGEST):
            await seated.do(Sit(0, "Anna"))
            for seat in (1, 2):
                await seated.do(Fill(seat, "simple"))
            await seated.do(Start())
            await Player(seated, "simple", 0).play()


def silence(target: Target) -> None:
    """Connect and say nothing."""
    with ExitStack() as stack:
        for _ in range(SILENT):
            with suppress(OSError):
                stack.enter_context(target.connect())
        print(f"{SILENT} silent connections: a guest is", asyncio.run(visit(target)))
        print(f"  the server has {target.descriptors()} of 1024 descriptors in use")


async def host(target: Target) -> tuple[str, str]:
    """Open a table with a long chat."""
    async with Visitor(target.url, "Eve") as eve, eve.join(await eve.open(Settings())) as seated:
        for _ in range(50):
            await seated.do(Say("🫘" * 300))
            # No faster than a server lets anybody talk.
            await asyncio.sleep(1.05)
        return seated.table.id, eve.cookie


def flood(target: Target, name: str, first: bytes, frame: bytes) -> None:
    """Send frames without end, and read nothing."""
    table, cookie = asyncio.run(host(target))
    before, sent, until = target.megabytes(), 0, time.monotonic() + LONGEST
    slowest = 0.0
    with target.knock(table, cookie) as enemy, suppress(OSError):
        time.sleep(1)
        enemy.sendall(first)
        enemy.settimeout(LONGEST)
        while time.monotonic() < until:
            enemy.sendall(frame * 2000)
            sent += 2000 * len(frame)
            if sent % (200_000 * len(frame)) == 0:
                asked = time.monotonic()
                is_well(target.url)
                slowest = max(slowest, time.monotonic() - asked)
    after, lasted = target.megabytes(), LONGEST - max(0.0, until - time.monotonic())
    print(
        f"{name}: {sent / 1e6:.1f} MB sent in {lasted:.1f} s, {before} -> {after} MB, "
        f"others waited {slowest:.2f} s"
    )


def deafness(target: Target) -> None:
    """Ask for long answers on many sockets, and read none."""
    table, cookie = asyncio.run(host(target))
    before, most, open_before = target.megabytes(), 0, target.descriptors()
    with ExitStack() as stack:
        enemies = [stack.enter_context(target.knock(table, cookie)) for _ in range(DEAF)]
        for number in range(160):
            for at, enemy in enumerate(enemies):
                with suppress(OSError):
                    text = LOOK % (number * DEAF + at)
                    enemy.sendall(bytes([0x81, 0x80 | len(text)]) + bytes(4) + text)
            most = max(most, target.megabytes())
            time.sleep(0.1)
        left = target.descriptors() - open_before
    print(f"{DEAF} deaf readers: {before} -> {most} MB at the most, {left} descriptors still theirs")


def main() -> None:
    """Attack in every way, each with a server of its own."""
    with target() as found:
        silence(found)
    with target() as found:
        flood(found, "pings that are never read", b"", PING)
    with target() as found:
        flood(found, "empty parts of a message", BEGUN, MORE)
    with target() as found:
        deafness(found)


if __name__ == "__main__":
    main()
