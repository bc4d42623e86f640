"""`haricot arena` and `haricot lab` as processes of their own."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from haricot.arena.outputs import try_file
from haricot.cli import main
from tests.arena import entered
from tests.cli.conftest import COMMAND, ENVIRONMENT, Run
from tests.patience import PATIENCE, wait_until

ROOT = Path(__file__).parents[2]
QUICK = ("--game", "hansa", "--deals", "2", "random")


def arena(*args: object, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run haricot arena where bots of tests and examples can be found."""
    command = [*COMMAND, "arena", *map(str, args)]
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=folder, env=ENVIRONMENT, timeout=PATIENCE
    )
    assert "Traceback" not in done.stderr
    return done


def timeless(figures: Any) -> Any:
    """Leave all times out."""
    if isinstance(figures, dict):
        return {
            name: timeless(value) for name, value in figures.items() if not re.search("ms$|ms_|second", name)
        }
    return [timeless(value) for value in figures] if isinstance(figures, list) else figures


def test_a_bot_in_twenty_lines_is_entered() -> None:
    source = (ROOT / "examples" / "firstbot.py").read_text()
    lines = source.partition("class FirstBot")[2]
    assert len(lines.splitlines()) <= 20
    assert lines in (ROOT / "docs" / "bots.md").read_text()
    done = arena("examples.firstbot:FirstBot", "random", "random", "random", "--deals", 3, "--json", "-")
    first, others = json.loads(done.stdout)["matches"][0]["by_bot"]
    assert (first["name"], first["games"], first["errors"]) == ("examples.firstbot:FirstBot", 12, 0)
    assert first["win_share"] > 0.7
    assert first["mean_talers"] > others["mean_talers"]


def test_a_match_is_shown_and_written(tmp_path: Path) -> None:
    files = [
        "--json",
        tmp_path / "o.json",
        "--parquet",
        tmp_path / "o.parquet",
        "--plots",
        tmp_path / "plots",
    ]
    done = arena("--game", "hansa", "simple", "random", "tests.arena.entered:Raises", "--deals", 2, *files)
    assert (done.returncode, done.stderr) == (0, "")
    heading, first = done.stdout.splitlines()[:2]
    words = "bot games wins 95 % talers ms/decision deals gifts faults rating"
    assert " ".join(heading.split()) == words
    assert first.split()[:2] == ["simple", "12"]
    assert "12 games were ended by a fault, which loses them:" in done.stdout
    assert "and 7 more; --json has them all." in done.stdout
    match = json.loads((tmp_path / "o.json").read_text())["matches"][0]
    assert len(match["errors"]) == match["games"] == 12
    assert [line["win_share"] for line in match["by_bot"]] == [0.5, 0.5, 0]
    assert (tmp_path / "o.parquet").read_bytes()[:4] == b"PAR1"
    pictures = sorted(path.name for path in (tmp_path / "plots").iterdir())
    assert pictures == ["ratings.png", "scores.png", "seats.png", "talers.png"]


def test_a_round_robin_is_shown(run: Run) -> None:
    done = run("arena", "--round-robin", "--game", "hansa", "--players", 3, "--deals", 1, "simple", "random")
    assert done.stdout.startswith("bot ")
    assert "worst" in done.stdout.splitlines()[0]
    assert "alone against a table of" in done.stdout


def test_it_stops_when_the_question_is_decided(run: Run) -> None:
    bots = ("simple", "random", "random")
    done = run("arena", "--game", "hansa", *bots, "--until", "0.9", "--processes", 2)
    assert re.search(r"Decided after \d\d deals: simple wins 90.0% rather than 33.3%\.", done.stdout)
    done = run("arena", "--game", "hansa", *bots, "--until", "0.5", "--deals", 2, "--json", "-")
    asked = json.loads(done.stdout)["until"]
    assert (asked["deals"], asked["answer"], asked["high"]) == (2, None, 0.5)


@pytest.mark.skipif(os.name != "posix", reason="needs kill -9")
def test_after_kill_9_it_goes_on_and_ends_alike(tmp_path: Path) -> None:
    book, bots = tmp_path / "book.jsonl", ["random", "tests.arena.entered:Held", "tests.arena.entered:Dicer"]
    args = ["--game", "hansa", "--deals", "12", *bots]
    command = [*COMMAND, "arena", *args, "--processes", "2", "--resume", str(book)]
    held = {**ENVIRONMENT, "HELD_AFTER": str(book)}
    with subprocess.Popen(command, cwd=ROOT, env=held, stdout=subprocess.DEVNULL) as process:
        wait_until(lambda: entered.lines_of(book) >= 3, lambda: "nothing is played")
        children = offspring(process.pid)
        process.send_signal(signal.SIGKILL)
    written = entered.lines_of(book)
    assert 3 <= written < 12
    whole = json.loads(arena(*args, "--json", "-").stdout)
    again = json.loads(arena(*args, "--json", "-", "--resume", book).stdout)
    assert timeless(again) == timeless(whole)
    assert entered.lines_of(book) == 13
    wait_until(
        lambda: not [pid for pid in children if Path(f"/proc/{pid}").exists()], lambda: "workers play on"
    )


def offspring(pid: int) -> list[int]:
    """List the processes that a process has started, where the system tells."""
    path = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in path.read_text().split()] if path.exists() else []


def test_a_plan_tells_by_its_exit_code_whether_its_gates_held(run: Run, tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    text = '[[match]]\nname = "first"\ngame = "hansa"\nbots = ["simple", "random", "random"]\n'
    text += "deals = 8\nleast = {}\n"
    plan.write_text(text.format(0.2))
    done = run("arena", "--plan", plan, "--out", "ladder.md")
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "ladder.md").read_text() == done.stdout
    assert re.search(
        r"\| first \| hansa \| [\d.]+% \| [\d.]+% to [\d.]+% \| 20.0% \| .* \| 8 \| holds \|", done.stdout
    )
    plan.write_text(text.format(0.99))
    done = run("arena", "--plan", plan, "--json", "out.json")
    assert done.returncode == 1
    assert "**fails**" in done.stdout
    assert json.loads((tmp_path / "out.json").read_text())["matches"][0]["holds"] is False


def test_what_cannot_be_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for args, sentence in (
        ([], "Name the bots that compete, or a plan with --plan FILE."),
        (["simple", "--plan", "x"], "Name the bots that compete, or a plan with --plan FILE."),
        (["--plan", "x"], "x cannot be read: No such file or directory."),
        (["simple", "--out", "x"], "--out is for the table of a plan"),
        (
            ["--round-robin", "simple", "random", "--until", "0.3"],
            "--until is about the first bot of one match",
        ),
        (["simple", "--budget", "0"], "--budget 0 leaves no time to decide"),
        (["simple", "--deals", "0"], "0 deals cannot be played"),
        (["simple", "random", "--players", "4"], "2 bots cannot fill 4 seats"),
        (["my:Bot", "--players", "3"], "The bot 'my:Bot' is not found, for there is no module 'my'"),
        (["simple", "--until", "2"], "--until 2 asks nothing"),
        (["simple", "--processes", "no"], "no processes cannot play"),
        ([*QUICK, "--json", "no/o.json"], "no/o.json cannot be written: No such file or directory."),
    ):
        code, told = main(["arena", *args]), capsys.readouterr().err
        assert (code, told[: len(sentence) + 9]) == (1, f"haricot: {sentence}")
        assert told.count("\n") == 1


CRASHER = "tests.arena.entered:Crasher"
PLAN = f'[[match]]\nname = "x"\nbots = ["{CRASHER}"]\n'


@pytest.mark.parametrize(
    ("command", "path"),
    [
        (f"arena {CRASHER} --json", "no/o.json"),
        (f"arena {CRASHER} --json", "folder"),
        (f"arena {CRASHER} --parquet", "no/o.parquet"),
        (f"arena {CRASHER} --plots", "plan.toml/plots"),
        ("arena --plan plan.toml --out", "no/o.md"),
        (f"lab beans --bot {CRASHER} --json", "no/o.json"),
        (f"lab beans --bot {CRASHER} --plots", "plan.toml"),
        (f"selfplay {CRASHER} --parquet", "folder"),
    ],
)
def test_what_cannot_be_written_is_said_before_anything_is_played(
    command: str,
    path: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "plan.toml").write_text(PLAN)
    # Whoever is asked for a decision ends this process.
    assert main([*command.split(), path]) == 1
    assert re.fullmatch(f"haricot: {path} cannot be written: .+\\.\n", capsys.readouterr().err)
    assert sorted(file.name for file in tmp_path.rglob("*")) == ["folder", "plan.toml"]


def test_trying_a_file_changes_nothing(tmp_path: Path) -> None:
    old, new, pipe = tmp_path / "old", tmp_path / "new", tmp_path / "pipe"
    old.write_text("as it was")
    os.mkfifo(pipe)
    for path in (old, new, pipe):
        try_file(path)
    assert old.read_text() == "as it was"
    assert not new.exists()


TALKER = """
from haricot.cards.bots.simple import SimpleBot
print("here I am")
class Talker(SimpleBot):
    def decide(self, view, options):
        print("let me see")
        return super().decide(view, options)
"""


@pytest.mark.parametrize(
    "command",
    [
        "arena talker:Talker --players 3 --deals 2 --json -",
        "arena talker:Talker --players 3 --deals 2 --json - --processes 2",
        "arena --plan talk.toml --json -",
        "lab beans --bot talker:Talker --players 3 --games 2 --json -",
        "simulate 2 --bots talker:Talker --players 3 --json",
    ],
)
def test_a_bot_that_prints_does_not_spoil_the_figures(command: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / "talker.py").write_text(TALKER)
    (tmp_path / "talk.toml").write_text('[[match]]\nname = "x"\ndeals = 1\nbots = ["talker:Talker"]\n')
    done = run(*command.split())
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)
    assert {"here I am", "let me see"} <= set(done.stderr.splitlines())


@pytest.mark.parametrize("value", ["maybe", "3", "yes"])
def test_a_switch_is_true_or_false(value: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "beans", "--against", f"third_field_at_start={value}"]) == 1
    asked = value if value.isdecimal() else repr(value)
    sentence = f"Option third_field_at_start: {asked} will not do; allowed: true or false."
    assert capsys.readouterr().err == f"haricot: {sentence}\n"


@pytest.mark.parametrize(
    ("command", "module"),
    [
        ("arena simple random random", "openskill"),
        ("arena simple --parquet x.parquet", "pyarrow"),
        ("arena simple --plots x", "matplotlib"),
        ("lab beans --plots x", "matplotlib"),
        ("selfplay simple --parquet x.parquet", "pyarrow"),
        ("selfplay simple --parquet x.parquet", "rich"),
        ("arena simple --ray local", "ray"),
        ("selfplay simple --parquet x.parquet --ray local", "ray"),
    ],
)
def test_what_is_not_installed_is_said_before_anything_is_played(command: str, module: str) -> None:
    code = f"import sys; sys.modules[{module!r}] = None; from haricot.cli import main; sys.exit(main())"
    args = [sys.executable, "-c", code, *command.split()]
    done = subprocess.run(
        args, capture_output=True, text=True, env=ENVIRONMENT, check=False, timeout=PATIENCE
    )
    assert done.returncode == 1
    extra = "ray" if module == "ray" else "arena"
    assert re.fullmatch(
        rf"haricot: [\w ]+ needs? {module}: pip install 'haricot\[{extra}\]'.*\.\n", done.stderr
    )


def test_importing_the_arena_brings_no_library_along() -> None:
    code = (
        "import sys, haricot.cli.arena, haricot.cli.lab, haricot.cli.selfplay, haricot.arena.plots;"
        "import haricot.arena.labplots;"
        "print({'rich', 'openskill', 'pyarrow', 'matplotlib', 'numpy', 'ray'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=ENVIRONMENT, check=True
    )
    assert done.stdout == "set()\n"


def test_the_laboratory(run: Run, tmp_path: Path) -> None:
    options = ("--game", "hansa", "--players", 3, "--games", 2, "--against", "trade-with=guests")
    done = run("lab", "beans", *options, "--json", "o.json", "--plots", "plots")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("bean ")
    assert "2 games of simple bots. An even share of wins is 33.3%." in done.stdout
    figures = json.loads((tmp_path / "o.json").read_text())
    assert figures["against"]["trade_with"] == "guests"
    assert figures["beans"][0]["bean"] == "Blue bean"
    assert {path.stem for path in (tmp_path / "plots").iterdir()} == {
        "beans",
        "seats",
        "contracts",
        "options",
    }
    for args, sentence in (
        (["--games", 0], "0 games cannot be played"),
        (["--against", "extension"], "--against extension names no value: write it like extension=true."),
        (["--against", "colour=red"], "Bohnanza has no option 'colour'"),
    ):
        done = run("lab", "beans", *args)
        assert (done.returncode, done.stderr.startswith(f"haricot: {sentence}")) == (1, True)
