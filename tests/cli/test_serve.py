"""`haricot serve`, as somebody starts it."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from haricot.server.page import NONE
from tests.cli.conftest import COMMAND, ENVIRONMENT, Run
from tests.patience import PATIENCE, wait_until


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def health(port: int, process: subprocess.Popen[str]) -> dict[str, object]:
    """Ask a server how it is, as soon as it answers."""
    told: list[dict[str, object]] = []

    def answers() -> bool:
        assert process.poll() is None, "the server has ended"
        with suppress(httpx.TransportError):
            told.append(httpx.get(f"http://127.0.0.1:{port}/health", timeout=PATIENCE, verify=False).json())
        return bool(told)

    wait_until(answers, lambda: "the server did not answer")
    return told[0]


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_serve_opens_tables_in_the_home_of_a_user_and_ends_when_asked(end: int, tmp_path: Path) -> None:
    port = free_port()
    environment = {**ENVIRONMENT, "XDG_DATA_HOME": str(tmp_path)}
    command = [*COMMAND, "serve", "--port", str(port)]
    with subprocess.Popen(
        command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        try:
            assert health(port, process)["status"] == "ok"
        finally:
            process.send_signal(end)
        told, noted = process.communicate(timeout=PATIENCE)
    assert f"open at http://127.0.0.1:{port} and kept in {tmp_path / 'haricot'}" in told
    assert (tmp_path / "haricot" / "tables.sqlite").exists()
    assert process.returncode == (0 if end == signal.SIGINT else -signal.SIGTERM)
    assert '"event":"serving"' in noted
    assert "Traceback" not in noted


def greeted(*args: object) -> str:
    """Start a server, stop it when it greets, and give the greeting."""
    command = [*COMMAND, "serve", "--port", str(free_port()), *map(str, args)]
    with subprocess.Popen(command, env=ENVIRONMENT, text=True, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        process.send_signal(signal.SIGINT)
        return first + process.stdout.read()


def test_the_terminal_says_when_there_is_no_page(tmp_path: Path) -> None:
    told = greeted("--data", tmp_path, "--page", tmp_path)
    assert told.splitlines()[1:] == [NONE]
    (tmp_path / "index.html").write_text("<p>beans</p>")
    assert "There is no page" not in greeted("--data", tmp_path, "--page", tmp_path)


def test_a_port_that_is_taken_is_told(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run("serve", "--port", port, "--data", tmp_path)
    assert done.returncode == 1
    why = f"Port {port} of 127.0.0.1 cannot be had (Address already in use)"
    assert done.stderr == f"haricot: {why}: take another with --port.\n"


@pytest.mark.parametrize("port", ["0", "99999", "http"])
def test_what_is_no_port_is_told(run: Run, port: str) -> None:
    done = run("serve", "--port", port)
    assert done.returncode == 2
    assert "is no port" in done.stderr


def test_a_damaged_file_is_told_and_not_touched(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    path.write_text("a diary, and no tables at all " * 200)
    before = path.read_bytes()
    done = run("serve", "--port", free_port(), "--data", tmp_path)
    assert done.returncode == 1
    assert "It was not touched" in done.stderr
    assert "Traceback" not in done.stderr
    assert path.read_bytes() == before


@contextmanager
def serving(data: Path, *args: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Open tables, and hear where they are."""
    command = [*COMMAND, "serve", "--data", str(data), *args]
    with subprocess.Popen(
        command, env=ENVIRONMENT, text=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline(), process
        finally:
            process.kill()


def test_where_the_usual_port_is_taken_the_next_free_one_is_used_and_told(tmp_path: Path) -> None:
    with socket.socket() as other:
        # Or somebody else has it already, which is as good.
        with suppress(OSError):
            other.bind(("127.0.0.1", 8008))
            other.listen()
        with serving(tmp_path) as (greeting, process):
            found = re.search(r"open at http://127\.0\.0\.1:(\d+) \(port 8008 is taken\) and kept", greeting)
            assert found is not None, greeting
            assert int(found[1]) > 8008
            assert health(int(found[1]), process)["status"] == "ok"


def test_tables_are_opened_once_and_again_when_their_server_was_killed(run: Run, tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, "--port", str(port)) as (greeting, _):
        assert f":{port} and kept" in greeting
        done = run("serve", "--port", free_port(), "--data", tmp_path)
        where = f"The tables in {tmp_path} are open already at http://127.0.0.1:{port}: go there"
        assert done.stderr.splitlines()[-1].startswith(f"haricot: {where}")
        assert done.returncode == 1
    with serving(tmp_path, "--port", str(port)) as (greeting, _):
        assert f":{port} and kept" in greeting
