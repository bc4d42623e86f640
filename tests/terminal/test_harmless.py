"""In a real terminal: whatever a stranger says, no byte of it steers a player's terminal."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from haricot.client import Seated, Visitor
from haricot.kernel.types import STRANGER
from haricot.server.room import Room
from haricot.wire.commands import Fill, Say, Sit, Start
from haricot.wire.messages import Said
from tests.patience import PATIENCE, wait_until
from tests.server.served import Opened, opened, quick

SPELL = "\x1b]0;PWNED\x1b\\ \x1b]52;c;cHduZWQ=\x07 \x1b[31;5mred \x9b32mgreen \x90q\x9c \u202eturned the end"


class Listener:
    """A terminal that writes down every byte it is sent."""

    def __init__(self, arguments: list[str], home: Path) -> None:
        self.heard = b""
        self.end, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        settings = {**os.environ, "TERM": "xterm-256color", "XDG_DATA_HOME": str(home), "LANG": "C.UTF-8"}
        self.process = subprocess.Popen(arguments, stdin=theirs, stdout=theirs, stderr=theirs, env=settings)
        os.close(theirs)
        self.reader = threading.Thread(target=self.listen, daemon=True)
        self.reader.start()

    def listen(self) -> None:
        """Read until nobody writes any more."""
        try:
            while part := os.read(self.end, 65536):
                self.heard += part
        except OSError:
            return

    def wait(self, words: str) -> None:
        """Wait until something was written, however it was cut into pieces and coloured."""
        wait_until(lambda: words in written(self.heard), lambda: f"never came: {written(self.heard)[-2000:]}")


def written(heard: bytes) -> str:
    """Leave out what a terminal is told to do."""
    return re.sub(
        r"\x1b\[[0-9;?<>=$]*[A-Za-z]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b.",
        "",
        heard.decode(errors="replace"),
    )


@contextmanager
def joined(server: Opened, table: str, home: Path) -> Iterator[Listener]:
    """Play at a table in a terminal."""
    link = f"{server.url}/t/{table}"
    command = [sys.executable, "-m", "haricot", "join", link, "--name", "Ben", "--language", "en"]
    listener = Listener(command, home)
    try:
        yield listener
    finally:
        listener.process.kill()
        listener.process.wait(PATIENCE)
        os.close(listener.end)


def test_what_a_stranger_says_steers_no_terminal(tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(attack(tmp_path), PATIENCE))


async def attack(data: Path) -> None:
    async with opened(data) as server, Visitor(server.url, "Anna") as anna, Visitor(server.url, "Zoe") as zoe:
        table = await anna.open(quick(players=3))
        async with anna.join(table) as host, zoe.join(table) as stranger:
            await host.do(Sit(0, "Anna"))
            await host.do(Fill(2, "simple"))
            with joined(server, table, data) as terminal:
                await sits(host, 1)
                await host.do(Start())
                await stranger.do(Say(SPELL))
                await asyncio.to_thread(terminal.wait, "the end")
                check(terminal.heard)
                # Nor would one of a server that lets everything through.
                room = server.house.rooms[table]
                shout(room, Said(99, "Zoe\x1b]0;PWNED\x07", f"{SPELL} of it all", 0.0, STRANGER))
                await asyncio.to_thread(terminal.wait, "of it all")
                check(terminal.heard)


async def sits(host: Seated, seat: int) -> None:
    """Wait until somebody has a seat."""
    while host.table.seats[seat].kind != "person":
        await host.news()


def shout(room: Room, said: Said) -> None:
    """Tell everybody something as it is."""
    for client in room.clients:
        client.send(said)


def check(heard: bytes) -> None:
    """Expect the words of a sentence, and nothing of what it would have the terminal do."""
    text = heard.decode()
    assert "PWNED" in text
    assert "\x1b]0;PWNED" not in text
    assert "\x1b]52" not in text
    assert "\x1b[31;5m" not in text
    assert not re.search("[\x80-\x9f\u202e]", text)
