"""`make play`, in a copy of the project that has nothing yet but uv."""

from __future__ import annotations

import os
import pty
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from socketserver import BaseRequestHandler, ThreadingTCPServer
from tempfile import mkdtemp
from threading import Thread

import httpx
import pytest

from tests.patience import wait_until

ROOT = Path(__file__).parents[2]
MADE = (
    ".git",
    ".venv",
    ".tools",
    ".bench",
    ".*_cache",
    ".hypothesis",
    "build",
    "dist",
    "node_modules",
    "__pycache__",
)
# What another make has set for its own must not help, nor the settings of whoever runs the tests.
OURS = ("PYTHON", "HARICOT", "VIRTUAL", "MAKE", "MFLAGS", "PIP", "BROWSER", "CC")
ALONE = {key: value for key, value in os.environ.items() if not key.startswith(OURS)}
PYTHON = Path(sys.executable).resolve()
OFFLINE = {
    "UV_OFFLINE": "1",
    "npm_config_offline": "true",
    "PIP_NO_INDEX": "1",
    "PIP_CONFIG_FILE": os.devnull,
}
NO_COMPILER = {"CC": "no-such-compiler"}

OPEN = "The tables are open at "
COMPILES = (
    "The bots are compiled in the background: from the next start on they think faster (build/compile.log)."
)


class Table:
    """A server that `make play` has started."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.lines: list[str] = []
        assert process.stdout is not None
        for line in process.stdout:
            self.lines.append(line.strip())
            if line.startswith(OPEN):
                return
        raise AssertionError(self.lines)

    @property
    def url(self) -> str:
        return str(re.findall(r"http://\S+", self.lines[-1])[0])

    def path(self) -> str:
        """Look up where it has its modules from."""
        pid = next(pid for pid in pids() if in_group(pid, self.process.pid) and "serve" in words_of(pid))
        environment = Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
        return next(line.decode() for line in environment if line.startswith(b"PYTHONPATH="))


def pids() -> list[int]:
    return [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]


def words_of(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/cmdline").read_text().split("\0")


def in_group(pid: int, group: int) -> bool:
    try:
        return os.getpgid(pid) == group
    except ProcessLookupError:
        return False


@contextmanager
def playing(project: Path, environment: dict[str, str]) -> Iterator[Table]:
    """Play, and end all that was started for it."""
    command = ["make", "play", f"PYTHON={PYTHON}", f"ARGS=--data {mkdtemp(dir=project.parent)}"]
    process = subprocess.Popen(
        command,
        cwd=project,
        env={**ALONE, **environment},
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield Table(process)
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.communicate()


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as somebody fetches it."""
    project = tmp_path_factory.mktemp("fetched") / "haricot"
    shutil.copytree(ROOT, project, ignore=shutil.ignore_patterns(*MADE))
    (project / ".tools").symlink_to(ROOT / ".tools")
    return project


@pytest.fixture(scope="module")
def first(project: Path) -> list[str]:
    """What the first start says; it answers, too."""
    with playing(project, NO_COMPILER) as table:
        page = httpx.get(table.url).text
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert scripts
        assert all(httpx.get(table.url + script).is_success for script in scripts)
        return table.lines


def test_it_says_in_a_few_lines_what_it_does(first: list[str]) -> None:
    assert first[:-1] == [
        "Fetching what playing needs ...",
        "Fetching what the page is built with ...",
        "Building the page ...",
    ]


@pytest.mark.usefixtures("first")
def test_it_fetches_what_playing_needs_and_no_more(project: Path) -> None:
    fetched = {path.name for path in project.glob(".venv/lib/python*/site-packages/*")}
    assert {"textual", "uvicorn"} < fetched
    assert not fetched & {"matplotlib", "mkdocs", "mypy", "numpy", "playwright", "pyarrow", "pytest", "ray"}
    fetched = {path.name for path in project.glob("web/node_modules/*")}
    assert {"svelte", "vite"} < fetched
    assert not fetched & {"axe-core", "prettier", "svelte-check", "typescript"}


@pytest.mark.usefixtures("first")
def test_the_next_start_fetches_nothing(project: Path) -> None:
    with playing(project, OFFLINE | NO_COMPILER) as table:
        assert len(table.lines) == 1
        assert httpx.get(table.url).is_success


@pytest.mark.usefixtures("first")
def test_it_runs_what_is_compiled_if_it_is_of_these_sources(project: Path) -> None:
    compiled = project / "build" / "compiled"
    shutil.copytree(ROOT / "build" / "compiled", compiled)
    try:
        with playing(project, OFFLINE) as table:
            assert table.lines[:-1] == []
            assert table.path() == f"PYTHONPATH={compiled}"
    finally:
        shutil.rmtree(compiled)


def state(project: Path) -> str:
    """Ask how far the compiling is."""
    command = [str(project / ".venv" / "bin" / "python"), "make/compile.py", "--state"]
    return subprocess.run(command, cwd=project, env=ALONE, stdout=subprocess.PIPE, text=True).stdout.strip()


@pytest.mark.usefixtures("first")
def test_it_compiles_beside_the_game_what_is_not(project: Path) -> None:
    with playing(project, {}) as table:
        assert table.lines[:-1] == [COMPILES]
        assert table.path() == f"PYTHONPATH={project / 'src'}"
        wait_until(lambda: state(project) == "running", (project / "build" / "compile.log").read_text)
        # A second one neither waits for it nor begins another.
        with playing(project, {}) as second:
            assert second.lines[:-1] == []
    assert state(project) == "stale"


def nothing(project: Path) -> None:
    """Leave a machine as it was."""


def uv(project: Path) -> None:
    """Have uv already."""
    (project / ".tools").symlink_to(ROOT / ".tools")


@pytest.mark.parametrize(
    ("target", "have", "python", "told"),
    [
        ("play", nothing, f"{PYTHON} -S", "Python 3.11 or newer is needed, with pip and venv"),
        ("play", nothing, "no-such-python", "Python 3.11 or newer is needed, with pip and venv"),
        ("play", nothing, PYTHON, "Fetching uv failed: is there a network?"),
        ("terminal", uv, PYTHON, "Fetching what playing needs failed: is there a network?"),
        ("page", uv, PYTHON, "Fetching what the page is built with failed: is there a network?"),
    ],
    ids=["pip", "python", "uv", "packages", "npm"],
)
def test_what_is_missing_is_told(
    target: str, have: Callable[[Path], None], python: object, told: str, tmp_path: Path
) -> None:
    project = bare_project(tmp_path)
    have(project)
    done = failing(project, target, OFFLINE, python)
    assert told in done.stderr
    assert "Traceback" not in done.stdout + done.stderr


def bare_project(place: Path) -> Path:
    """Copy what playing needs of the project, without anything that was made or fetched."""
    project = place / "haricot"
    shutil.copytree(ROOT, project, ignore=shutil.ignore_patterns(*MADE, "docs", "tests"))
    return project


def failing(
    project: Path, target: str, environment: dict[str, str], python: object = PYTHON
) -> subprocess.CompletedProcess[str]:
    """Make something that cannot be made, with nothing that was fetched before."""
    caches = {"UV_CACHE_DIR": f"{project}.uv", "npm_config_cache": f"{project}.npm"}
    done = subprocess.run(
        ["make", target, f"PYTHON={python}"],
        cwd=project,
        env=ALONE | environment | caches,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    assert done.returncode != 0
    return done


class HungUp(BaseRequestHandler):
    """Hangs up on whoever calls, and counts the calls."""

    calls = 0

    def handle(self) -> None:
        HungUp.calls += 1


def test_without_a_network_it_does_not_ask_for_every_package(tmp_path: Path) -> None:
    project = bare_project(tmp_path)
    uv(project)
    with ThreadingTCPServer(("127.0.0.1", 0), HungUp) as registry:
        Thread(target=registry.serve_forever, daemon=True).start()
        done = failing(
            project, "page", {"npm_config_registry": f"http://127.0.0.1:{registry.server_address[1]}"}
        )
        registry.shutdown()
    assert "Fetching what the page is built with failed: is there a network?" in done.stderr
    # One package is asked for, and tried again twice.
    assert 0 < HungUp.calls <= 6


QUIETLY = [str(ROOT / "make" / "quietly"), "beans", "Fetching beans", "sh", "-c", "echo no beans; exit 1"]
SENTENCE = "Fetching beans failed: is there a network? If so, look into build/beans.log."


def all_told(terminal: int) -> bytes:
    """Read all that was written to a terminal that nobody writes to any more; its end is an error."""
    told = b""
    with suppress(OSError):
        while more := os.read(terminal, 65536):
            told += more
    return told


def test_in_a_terminal_a_sentence_says_what_failed(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    done = subprocess.run(QUIETLY, cwd=tmp_path, stdin=subprocess.DEVNULL, stdout=theirs, stderr=theirs)
    os.close(theirs)
    told = all_told(ours).decode()
    os.close(ours)
    assert (done.returncode, told.splitlines()) == (1, ["Fetching beans ...", SENTENCE])
    assert (tmp_path / "build" / "beans.log").read_text() == "no beans\n"


def test_elsewhere_the_end_of_the_log_is_told_too(tmp_path: Path) -> None:
    done = subprocess.run(QUIETLY, cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    assert done.stderr.splitlines() == ["no beans", SENTENCE]
