"""The small commands, the exit codes and the help."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import haricot
import haricot.kernel.game
from tests.cli.conftest import COMMAND, ENVIRONMENT, Run
from tests.patience import PATIENCE


def test_the_version_names_the_build(run: Run) -> None:
    build = "pure Python" if haricot.kernel.game.__file__.endswith(".py") else "compiled"
    done = run("--version")
    assert done.stdout == f"haricot {haricot.__version__} ({build}, Python {platform.python_version()})\n"


def test_without_a_command_there_is_help(run: Run) -> None:
    done = run()
    assert done.returncode == 2
    assert "haricot play" in done.stderr


COMMANDS = [
    "play",
    "simulate",
    "arena",
    "lab",
    "selfplay",
    "replay",
    "position",
    "rules",
    "games",
    "tables",
    "completion",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    done = run(command, "--help")
    assert done.returncode == 0
    assert command == "games" or f"haricot {command} " in done.stdout.partition("example")[2]


def test_bad_usage_is_2(run: Run) -> None:
    for args in (["dance"], ["simulate"], ["simulate", "many"], ["replay"], ["play", "--seed", "x"]):
        done = run(*args)
        assert done.returncode == 2
        assert done.stderr.startswith("usage: ")


def test_rules(run: Run) -> None:
    assert run("rules").stdout.startswith("B1 · Taler\nB2 · Beanometer\n")
    assert run("rules", "b20", "M3").stdout.count(" · ") == 2
    done = run("rules", "B99")
    assert done.returncode == 1
    assert done.stderr.startswith("haricot: There is no rule “B99”")


def test_rules_of_all_games(run: Run) -> None:
    titles = run("rules").stdout
    assert all(f"\n{letter}1 · " in titles for letter in "EMSH")
    assert run("rules", "s3", "H13").stdout.count(" · ") == 2


def test_all_games_are_listed(run: Run) -> None:
    text = " ".join(run("games").stdout.split())
    assert "sissi: Sissi! The empress of beans, for 3 to 5 players." in text
    assert "hansa: Bohn Hansa, also sold as Bean Trader, for 3 to 5 players." in text
    assert "--trade-with: " in text


def test_an_option_of_another_game_is_refused_by_the_game(run: Run) -> None:
    for game, option, sentence in (
        ("sissi", "--extension", "Sissi! has no option 'extension': it has players, doubling."),
        ("hansa", "--contracts", "Bohn Hansa has no option 'contracts': it has players, trade_with."),
    ):
        done = run("simulate", 1, "--game", game, option)
        assert (done.returncode, done.stderr) == (1, f"haricot: {sentence}\n")
    assert "hansa: " in " ".join(run("play", "--help").stdout.split()).partition("--trade-with X ")[2][:20]


def test_games(run: Run) -> None:
    text = " ".join(run("games").stdout.split())
    assert text.startswith("bohnanza: Bohnanza, the base game")
    assert "--players: 3 to 5, with the extension 3 to 7. Default: 4." in text
    assert "--extension: four more beans, and up to seven players (E1 to E12). Default: off." in text


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_completion(run: Run, shell: str) -> None:
    done = run("completion", shell)
    assert done.returncode == 0
    assert "haricot" in done.stdout
    assert "simulate" in done.stdout
    assert "--third-field-cost" in done.stdout


@pytest.mark.skipif(os.name != "posix", reason="needs a bash")
def test_the_completion_script_is_one(run: Run, tmp_path: Path) -> None:
    script = tmp_path / "complete.bash"
    script.write_text(run("completion", "bash").stdout)
    assert subprocess.run(["bash", "-n", str(script)], check=False).returncode == 0


@pytest.mark.parametrize(
    ("command", "module"),
    [("simulate 1", "rich"), ("completion bash", "shtab"), ("play", "fluent.runtime")],
)
def test_what_is_not_installed_is_said_in_one_sentence(command: str, module: str) -> None:
    code = f"import sys; sys.modules[{module!r}] = None; from haricot.cli import main; sys.exit(main())"
    args = [sys.executable, "-c", code, *command.split()]
    done = subprocess.run(args, capture_output=True, text=True, env=ENVIRONMENT, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("haricot: ")
    assert "pip install 'haricot[cli]'" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(os.name != "posix", reason="needs pipes that break")
@pytest.mark.parametrize("command", ["rules", "--help", "play --seed 1"])
def test_a_reader_who_has_seen_enough_is_no_error(command: str) -> None:
    args = [*COMMAND, *command.split()]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(args, env=ENVIRONMENT, **pipes) as process:  # type: ignore[call-overload]
        process.stdout.close()
        with suppress(BrokenPipeError):
            process.stdin.write(b"table\n" * 50)
            process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(PATIENCE) == 0


def test_importing_haricot_brings_no_cli_along() -> None:
    code = "import sys, haricot, haricot.cli; print({'rich', 'shtab', 'argparse'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=ENVIRONMENT, check=True
    )
    assert done.stdout == "{'argparse'}\n"


def test_the_output_needs_no_particular_encoding(run: Run) -> None:
    environment = {**ENVIRONMENT, "PYTHONIOENCODING": "ascii"}
    for args in (["rules"], ["play", "--language", "fr"]):
        done = subprocess.run(
            [*COMMAND, *args], env=environment, input=b"\xff\n", capture_output=True, check=False
        )
        assert done.returncode == 0
        assert done.stderr == b""
