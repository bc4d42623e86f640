"""Every block of code in the documentation is run, or held to what it speaks of."""

from __future__ import annotations

import doctest
import json
import re
import shlex
import sys
import tomllib
from collections.abc import Callable, Iterator
from configparser import ConfigParser
from importlib.util import find_spec
from io import StringIO
from pathlib import Path

import pytest

from haricot.arena.plan import read_plan
from haricot.catalogue import GAMES, GROUP, game_again, game_of, read_record
from haricot.cli import main
from haricot.cli.parser import build_parser
from haricot.cli.position import positions_of
from haricot.kernel.errors import HaricotError
from haricot.kernel.record import replay
from haricot.server.limits import Limits, read_limits
from haricot.server.serve import Site
from tests.docs.pages import ROOT, Block, blocks, pages, text_of
from tests.wire.test_protocol import EXAMPLES

BLOCKS = [block for page in pages() for block in blocks(page)]
READ = ("rules", "games", "tables", "replay", "position", "completion")
"""Commands that only read and tell, so that examples of them can be run."""

FEW = 20
"""So many games are simulated in a moment."""

FOREIGN = {"curl", "git", "ray", "sqlite3", "systemctl", "tmux"}
"""Programs of others that pages speak of."""

pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
makefile = (ROOT / "Makefile").read_text(encoding="utf-8")


def name_of(block: Block) -> str:
    return f"{block.page}:{block.line}"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Be in an empty folder, in a terminal of 80 columns where nobody types."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "stdin", StringIO())
    return tmp_path


@pytest.mark.parametrize("block", BLOCKS, ids=name_of)
def test_a_block_is_true(block: Block, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert block.language in CHECKS or block.title, "name the language, so that this can be checked"
    lay_out(block.page, folder)
    if (ROOT / block.title).is_file():
        assert block.code in (ROOT / block.title).read_text(encoding="utf-8")
    else:
        CHECKS[block.language](block, capsys)


def lay_out(page: str, folder: Path) -> None:
    """Write the files that a page gives names to, for its commands."""
    for block in blocks(page):
        if block.title and not (ROOT / block.title).is_file():
            (folder / block.title).write_text(block.code, encoding="utf-8")


def check_text(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    """A text is to be looked at: what could be run must not hide there."""
    assert not re.search(r"^(>>> |\$ )", block.code, re.MULTILINE)
    assert block.code.strip()


def check_python(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    """An example with prompts is run by pytest; any other is run where the protocol is tested."""
    if ">>>" not in block.code:
        assert block.page == "docs/protocol.md", "write a doctest, or name the file that this is from"
        return
    assert block.page == "README.md" or block.page.startswith("docs/"), "pytest runs no examples here"
    assert doctest.DocTestParser().get_examples(block.code)
    assert block.code.endswith("\n\n"), "leave an empty line after the last output"


def check_shell(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    """Commands can be given, and those that only read are."""
    for words in commands(block.code):
        check_command(words)
        if is_quick(words):
            assert main(words[1:]) == 0, capsys.readouterr().err


def commands(code: str) -> Iterator[list[str]]:
    """Take commands apart, without what only sets their surroundings."""
    for line in code.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        while words and (words[0] == "sudo" or re.match(r"[A-Z_]+=", words[0])):
            words = words[1:]
        if words:
            yield [words[0].rpartition("/")[2], *words[1:]]


def check_command(words: list[str]) -> None:
    """A command is one that haricot, make, pip or Python understands, or a program of others."""
    match words:
        case ["haricot", *rest]:
            build_parser().parse_args(rest)
        case ["make", target, *more]:
            assert re.search(rf"^{re.escape(target)}:", makefile, re.MULTILINE), target
            assert all(word.startswith(("ARGS=", "T=")) for word in more)
        case ["pip", "install", *names]:
            for name in names:
                check_install(name)
        case ["python" | "python3", "-m", module, *_]:
            assert find_spec(module), module
        case _:
            assert words[0] in FOREIGN, words


def check_install(name: str) -> None:
    """What is installed has the extras that are asked for."""
    ours = re.fullmatch(r"(?:haricot|\.)(?:\[([\w,]+)\])?", name)
    assert ours or name in ("--upgrade", "ray[client]"), name
    extras = set(ours[1].split(",")) if ours and ours[1] else set()
    assert extras <= set(pyproject["project"]["optional-dependencies"])


def is_quick(words: list[str]) -> bool:
    """Tell whether a command ends in a moment, and all its files are there."""
    if words[0] != "haricot" or len(words) == 1:
        return False
    files = [word for word in words if re.fullmatch(r"[\w./-]+\.(json|toml)", word)]
    here = all(Path(file).exists() for file in files)
    few = words[1] == "simulate" and int(words[2]) <= FEW and ":" not in " ".join(words)
    return here and "FILE" not in words and (few or words[1] in READ)


def check_console(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    """What a command prints is what it prints."""
    told = re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block.code, re.MULTILINE)
    assert told
    for line, output in told:
        [words] = commands(line)
        assert words[0] == "haricot"
        main(words[1:])
        printed = "".join(capsys.readouterr())
        assert doctest.OutputChecker().check_output(output, printed, doctest.ELLIPSIS), printed


def check_json(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    """A document is one that its reader takes."""
    if block.page == "docs/protocol.md":
        assert block.name in {kind for kind, _ in EXAMPLES}
        return
    found = json.loads(block.code)
    if "actions" in found:
        record = read_record(block.code)
        assert len(replay(game_of(record), record).record.actions) == len(found["actions"])
        return
    clerk = positions_of(block.code.encode())
    position = clerk.read_position(block.code)
    game = game_again(position.game, position.options, position.tables)
    assert game.waits_for(clerk.state_of(game, position))


def check_toml(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    """Plans and tables can be played, limits be set, games be found, unless the page tells why not."""
    if block.title == "limits.toml":
        assert read_limits(Path(block.title), {}) != Limits()
        return
    if "project" in tomllib.loads(block.code):
        assert GROUP in tomllib.loads(block.code)["project"]["entry-points"]
        return
    if "match" in tomllib.loads(block.code):
        assert read_plan(block.code.encode(), block.title)
        return
    assert refusal(block) in text_of(block.page)


def refusal(block: Block) -> str:
    """Tell what is wrong with tables, or nothing."""
    try:
        GAMES["bohnanza"].tables.parse(block.code, block.title)
    except HaricotError as error:
        return str(error)
    return ""


def check_unit(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    """A unit of systemd starts something that can be started."""
    unit = ConfigParser(interpolation=None)
    unit.read_string(block.code)
    [words] = commands(unit["Service"]["ExecStart"])
    assert words[:2] == ["haricot", "serve"]
    check_command(words)


def check_nginx(block: Block, capsys: pytest.CaptureFixture[str]) -> None:
    """A server before ours passes on to where ours listens."""
    lines = [line.strip() for line in block.code.splitlines() if line.strip()]
    assert all(line.startswith("#") or line[-1] in ";{}" for line in lines)
    assert block.code.count("{") == block.code.count("}")
    usual = Site(Path())
    assert f"proxy_pass {usual.address(usual.usual())};" in lines


CHECKS: dict[str, Callable[[Block, pytest.CaptureFixture[str]], None]] = {
    "console": check_console,
    "ini": check_unit,
    "json": check_json,
    "nginx": check_nginx,
    "python": check_python,
    "sh": check_shell,
    "text": check_text,
    "toml": check_toml,
}

LIES = [
    ("sh", "haricot simulate --bot simple"),
    ("sh", "make coffee"),
    ("sh", "pip install 'haricot[kitchen]'"),
    ("sh", "python -m examples.cook"),
    ("sh", "cook beans"),
    ("console", "$ haricot rules B8\nB8 · The third card\n..."),
    ("json", '{"game": "bohnanza", "seats": [{"fields": [["pizza"]]}, {}, {}]}'),
    ("toml", "[bean.lima]\ncards = 0\nmeter = []"),
    ("python", "print('never run')"),
    ("text", ">>> hidden()"),
    ("nginx", "server { listen 80; }"),
    ("ini", "[Service]\nExecStart=/bin/true"),
]


@pytest.mark.parametrize(("language", "code"), LIES)
def test_what_is_not_true_is_noticed(
    language: str, code: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    block = Block(page="README.md", line=1, language=language, title="", name="", code=f"{code}\n")
    with pytest.raises((AssertionError, HaricotError, ValueError, ModuleNotFoundError, SystemExit)):
        CHECKS[language](block, capsys)
