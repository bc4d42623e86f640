"""`haricot serve`, as somebody starts it."""

from __future__ import annotations

import signal
import socket
import subprocess
import time
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import COMMAND, ENVIRONMENT, Run


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def health(port: int, process: subprocess.Popen[str]) -> dict[str, object]:
    """Ask a server how it is, as soon as it answers."""
    until = time.monotonic() + 30
    while time.monotonic() < until and process.poll() is None:
        try:
            answer: dict[str, object] = httpx.get(f"http://127.0.0.1:{port}/health", timeout=5).json()
            return answer
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server did not answer")


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
        told, noted = process.communicate(timeout=20)
    assert f"open at http://127.0.0.1:{port} and kept in {tmp_path / 'haricot'}" in told
    assert (tmp_path / "haricot" / "tables.sqlite").exists()
    assert process.returncode == (130 if end == signal.SIGINT else -signal.SIGTERM)
    assert '"event":"serving"' in noted
    assert "Traceback" not in noted


def test_a_port_that_is_taken_is_told(run: Run, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run("serve", "--port", port, "--data", tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith(f"haricot: Port {port} of 127.0.0.1 cannot be had")
    assert "take another with --port" in done.stderr


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
