"""The wheels of `make dist`, installed where nothing else is."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from haricot.client import Visitor
from haricot.wire.commands import Fill, Start
from tests.cli.test_play import Player, play_on
from tests.patience import PATIENCE
from tests.server.served import quick

ROOT = Path(__file__).parents[2]
UV = ROOT / ".tools" / "bin" / "uv"
KINDS = ("compiled", "pure")
# What was found on this machine must not help.
ALONE = {
    key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "HARICOT", "VIRTUAL"))
}

GAME = """
import haricot
game = haricot.game("{name}", players=3)
state = game.start(seed=7)
while game.waits_for(state):
    seat = game.waits_for(state)[0]
    game.apply(state, game.legal(state, seat)[0])
print(len(state.result.scores))
"""

Install = Callable[[str, str], Path]


def wheel(kind: str) -> Path:
    """Find the wheel of a build."""
    wheels = (ROOT / "dist").glob("haricot-*.whl")
    found = [path for path in wheels if path.stem.endswith("-none-any") == (kind == "pure")]
    assert len(found) == 1, "There is no wheel: run `make dist`."
    return found[0]


def call(*command: object) -> str:
    """Run a command as somebody does who has nothing but what was installed."""
    done = subprocess.run(
        list(map(str, command)),
        capture_output=True,
        text=True,
        env=ALONE,
        timeout=PATIENCE,
        stdin=subprocess.DEVNULL,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def locked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The versions that we have locked: what is new since is not this test's concern."""
    path = tmp_path_factory.mktemp("locked") / "locked.txt"
    options = ["--frozen", "--all-extras", "--no-emit-project", "--no-hashes"]
    path.write_text(call(UV, "export", "--project", ROOT, *options))
    return path


@pytest.fixture(scope="session")
def install(tmp_path_factory: pytest.TempPathFactory, locked: Path) -> Install:
    """Install a wheel into an empty environment, once for each choice of extras."""
    made: dict[tuple[str, str], Path] = {}

    def install(kind: str, extras: str = "") -> Path:
        if (kind, extras) not in made:
            place = tmp_path_factory.mktemp(kind) / "env"
            call(UV, "venv", "--quiet", "--no-project", place)
            python = place / "bin" / "python"
            call(UV, "pip", "install", "--python", python, "-c", locked, f"{wheel(kind)}{extras}")
            made[kind, extras] = python
        return made[kind, extras]

    return install


@pytest.mark.parametrize("kind", KINDS)
def test_it_has_what_it_needs_and_nothing_else(kind: str) -> None:
    names = ZipFile(wheel(kind)).namelist()
    tops = {name.partition("/")[0] for name in names if ".dist-info/" not in name}
    library = [name for name in tops if name.startswith("haricot__mypyc.")]
    assert tops - set(library) == {"haricot"}
    assert len(library) == (kind == "compiled")
    assert any(name.endswith(".so") and "/kernel/" in name for name in names) == (kind == "compiled")
    kinds = {Path(name).suffix for name in names if re.match(r"haricot/(?!page/)", name)}
    assert kinds - {".so"} == {".py", ".typed", ".toml", ".md", ".ftl"}
    assert "haricot/page/index.html" in names


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["bohnanza", "sissi", "hansa"])
def test_the_rules_need_msgspec_alone(kind: str, name: str, install: Install) -> None:
    python = install(kind, "")
    packages = call(UV, "pip", "list", "--python", python, "--format", "freeze").split()
    assert sorted(package.partition("==")[0] for package in packages) == ["haricot", "msgspec"]
    assert call(python, "-c", GAME.format(name=name)) == "3\n"


@pytest.mark.parametrize("kind", KINDS)
def test_its_command_says_which_build_it_is_and_plays_a_game(
    kind: str, install: Install, tmp_path: Path
) -> None:
    haricot = install(kind, "[cli,server]").with_name("haricot")
    assert ("pure Python" in call(haricot, "--version")) == (kind == "pure")
    player = Player("--seed", "5", "--players", "3", command=[str(haricot)], environment=ALONE)
    text = play_on(player)
    assert "The game is over." in text
    assert player.end() == 0


@contextmanager
def serving(haricot: Path, data: Path) -> Iterator[str]:
    """Open the tables as the installed command does."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [str(haricot), "serve", "--port", str(port), "--data", str(data)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=ALONE, cwd=data, text=True)
    try:
        assert process.stdout is not None
        yield re.findall(r"http://\S+", process.stdout.readline())[0]
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)


@pytest.mark.parametrize("kind", KINDS)
def test_it_serves_the_page_and_a_game(kind: str, install: Install, tmp_path: Path) -> None:
    with serving(install(kind, "[cli,server]").with_name("haricot"), tmp_path) as url:
        page = httpx.get(url).text
        scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert scripts
        assert all(httpx.get(url + script).is_success for script in scripts)
        assert asyncio.run(a_game_at(url)) == 3


async def a_game_at(url: str) -> int:
    """Watch three bots play at a new table, and count the scores."""
    async with Visitor(url, "Anna") as anna, anna.join(await anna.open(quick(players=3))) as watching:
        for seat in range(3):
            await watching.do(Fill(seat, "simple"))
        await watching.do(Start())
        while watching.table.stage != "over":
            await asyncio.wait_for(watching.news(), PATIENCE)
        assert watching.view.result is not None
        return len(watching.view.result.scores)
