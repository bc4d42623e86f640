"""`haricot replay` and `haricot position`, and files that are neither records nor positions."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path

import msgspec
import pytest

import haricot
from haricot.arena.simulation import play_game
from haricot.bots import bot_named
from haricot.games.hansa.position import write_position
from haricot.kernel.record import Record
from tests.cli.conftest import COMMAND, ENVIRONMENT, Run
from tests.patience import PATIENCE


def test_the_last_moment_is_shown(run: Run, recorded: Path, record: Record) -> None:
    done = run("replay", recorded)
    last = len(record.actions)
    assert done.stdout.startswith(f"Move {last} of {last}: ")
    assert "The game is over. The victory goes to " in done.stdout
    assert "Cleo’s hand: " in done.stdout


def test_a_moment_can_be_asked_for_through_the_eyes_of_a_seat(run: Run, recorded: Path) -> None:
    done = run(
        "replay", recorded, "--move", 1, "--seat", 2, "--names", "Ada", "Bob", "Eve", "--language", "de"
    )
    last = len(json.loads(recorded.read_text())["actions"])
    assert done.stdout.startswith(f"Spielzug 1 von {last}: Ada, plant ")
    assert "Deine Hand: VORN " in done.stdout
    assert "Hand von Ada" not in done.stdout
    start = run("replay", recorded, "--move", 0).stdout.splitlines()
    assert start[0].endswith(": The cards are dealt.")
    assert start[1] == "Turn 1: it is Anna’s turn."


def moves(text: str, word: str = "Move") -> list[str]:
    """Tell which moves were shown, in their order."""
    return [line.split()[1] for line in text.splitlines() if line.startswith(f"{word} ")]


def test_stepping_forward_back_and_far(run: Run, recorded: Path, record: Record) -> None:
    last = len(record.actions)
    done = run("replay", recorded, "--step", typed=f"\n\nb\n40\ns 2\nb\nb\n{last}\n\nq\nb\n")
    assert done.returncode == 0
    assert moves(done.stdout) == ["0", "1", "2", "1", "40", "40", "39", "38", str(last)]
    assert "The record ends here." in done.stdout
    assert "Your hand: " in done.stdout


def test_wrong_steps_are_explained(run: Run, recorded: Path) -> None:
    done = run("replay", recorded, "--step", typed="b\nx\ns 9\ns all\n99999999\n")
    assert "The record begins here." in done.stdout
    assert "“x” is not understood: Enter, b, a number, s 2, s all or q." in done.stdout
    assert "There is no seat “9”: the seats are 1 to 3, or all." in done.stdout
    assert done.returncode == 0


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_ctrl_c_is_130_without_a_word(recorded: Path) -> None:
    args = [*COMMAND, "replay", str(recorded), "--step"]
    pipe = subprocess.PIPE
    with subprocess.Popen(args, stdin=pipe, stdout=pipe, stderr=pipe, env=ENVIRONMENT) as process:
        assert process.stdout is not None
        shown = b""
        while not shown.endswith(b"> "):
            shown += os.read(process.stdout.fileno(), 65536)
        process.send_signal(signal.SIGINT)
        _, error = process.communicate(timeout=PATIENCE)
    assert (process.returncode, error.strip()) == (130, b"")


def test_a_record_that_breaks_a_rule_says_where_and_which(run: Run, recorded: Path) -> None:
    broken = json.loads(recorded.read_text())
    broken["actions"][1] = {"do": "sell", "seat": 2, "field": 0}
    recorded.write_text(json.dumps(broken))
    done = run("replay", recorded)
    assert done.returncode == 1
    assert done.stderr.startswith("haricot: Action 2 (Sell(seat=2, field=0)) does not replay: ")
    assert done.stderr.rstrip().endswith("(B19)")
    assert run("replay", recorded, "--move", 1).returncode == 0
    assert run("replay", recorded, "--move", 2).returncode == 1


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--move", "99999"], "The game does not have that move: its last one is number "),
        (["--move", "-1"], "The game does not have that move: its last one is number "),
        (["--seat", "4"], "There is no seat “4”: the seats are 1 to 3, or all."),
        (["--seat", "x"], "There is no seat “x”: the seats are 1 to 3, or all."),
        (["--names", "A", "B"], "2 names were given for 3 players: name everybody once."),
    ],
)
def test_what_is_not_in_a_record_is_a_sentence(
    run: Run, recorded: Path, options: list[str], sentence: str
) -> None:
    done = run("replay", recorded, *options)
    assert done.returncode == 1
    assert done.stderr.startswith(f"haricot: {sentence}")


JUNK = {
    "junk": bytes(range(256)) * 10,
    "empty": b"",
    "half": b'{"game": "bohna',
    "other": b'{"name": "Anna"}',
    "list": b"[1, 2]",
    "deep": b"[" * 100_000,
    "types": b'{"game": 5, "options": [], "seats": 1}',
    "chess": b'{"game": "chess"}',
}


@pytest.mark.parametrize("command", ["replay", "position"])
def test_files_that_are_something_else(run: Run, command: str, tmp_path: Path) -> None:
    for name, content in JUNK.items():
        path = tmp_path / name
        path.write_bytes(content)
        done = run(command, path)
        assert done.returncode == 1, name
        assert done.stderr.startswith("haricot: "), name
        assert done.stderr.count("\n") == 1, name
        assert done.stdout == "", name


@pytest.mark.parametrize("command", ["replay", "position"])
def test_files_that_are_not_there(run: Run, command: str, tmp_path: Path) -> None:
    done = run(command, tmp_path)
    assert (done.returncode, done.stderr) == (1, f"haricot: {tmp_path} cannot be read: Is a directory.\n")
    done = run(command, "nowhere.json")
    assert done.stderr == "haricot: nowhere.json cannot be read: No such file or directory.\n"


def test_a_position_shows_who_must_and_who_may(run: Run, moment: Path) -> None:
    lines = run("position", moment).stdout.splitlines()
    assert lines[0] == "Turn 1: it is your turn. Plant from hand."
    assert lines[lines.index("Anna must:") :] == [
        "Anna must:",
        "  plant red 1  Field 1 then has 3 and pays 2 talers.",
        "  plant red 2  Into your empty field 2.",
        "  sell 1       Sell field 1 for 1 taler.",
        "",
        "Ben may:",
        "  sell 2  Sell field 2 for nothing.",
    ]


def test_a_position_with_all_hands(run: Run, moment: Path) -> None:
    text = run("position", moment, "--seat", "all").stdout
    assert "Ben’s hand: FIRST soy#1" in text
    done = run("position", moment, "--seat", "all", "--do", "done")
    assert done.returncode == 1
    assert done.stderr.startswith("haricot: Only a player can act")


def test_actions_are_played_and_the_position_that_follows_is_written(run: Run, moment: Path) -> None:
    done = run("position", moment, "--do", "plant 1", "--do", "plant")
    assert done.stdout.startswith("You plant red in field 1.\nYou plant soy in field 2.\n")
    written = run("position", moment, "--do", "plant 1", "--json").stdout
    position = json.loads(written)
    assert [card.partition(".")[0] for card in position["seats"][0]["fields"][0]] == ["rote"] * 3
    assert position["planted"] == 1
    moment.write_text(written)
    assert "You may plant soy too" not in run("position", moment).stdout
    assert json.loads(run("position", moment, "--json").stdout) == position


def test_another_seat_may_act_too(run: Run, moment: Path) -> None:
    done = run("position", moment, "--seat", 2, "--do", "sell 2")
    assert done.stdout.startswith("You sell field 2 (2 blue) for nothing.\n")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("plant 3", "You have no field 3: your fields are 1 to 2. (B3)"),
        ("done", "The first card of your hand has to be planted: plant it first. (B7)"),
        ("jump", "“jump” is not understood"),
        ("", "“” is not understood"),
    ],
)
def test_an_action_that_cannot_be_is_a_sentence(run: Run, moment: Path, typed: str, sentence: str) -> None:
    done = run("position", moment, "--do", typed)
    assert done.returncode == 1
    assert done.stderr.startswith(f"haricot: {sentence}")
    assert done.stdout == ""


@pytest.mark.parametrize("game", ["sissi", "hansa"])
def test_a_record_names_its_game(run: Run, tmp_path: Path, game: str) -> None:
    rules = haricot.game(game, players=3)
    bots = [bot_named("simple", game)(rules, seat, 2) for seat in range(3)]
    (tmp_path / "game.json").write_bytes(play_game(rules, bots, 2).record.to_json())
    assert "The game is over. " in run("replay", "game.json").stdout
    start = run("replay", "game.json", "--move", 0, "--seat", 1).stdout
    assert ": The cards are dealt." in start.splitlines()[0]
    assert "draws a contract" not in start
    assert "Your hand: FIRST " in start
    stepped = run("replay", "game.json", "--step", typed="\n\n40\nq\n")
    assert moves(stepped.stdout) == ["0", "1", "2", "40"]


def test_a_position_names_its_game(run: Run, tmp_path: Path) -> None:
    seats = [{"hand": ["feuer"], "fields": [["feuer", "sissi"]]}, {}, {}]
    sissi = {"game": "sissi", "phase": "plant", "options": {"players": 3}, "seats": seats}
    (tmp_path / "sissi.json").write_text(json.dumps(sissi))
    done = run("position", "sissi.json", "--do", "plant 1")
    assert "You plant chili in field 1." in done.stdout
    assert "1: chili sissi chili (3 cards, pays 0, 5 pay 1)" in done.stdout


def test_a_position_of_bohn_hansa(run: Run, tmp_path: Path) -> None:
    game = haricot.game("hansa", players=3)
    text = msgspec.json.encode(write_position(game, game.start(1)))
    (tmp_path / "hansa.json").write_bytes(text)
    done = run("position", "hansa.json")
    assert done.stdout.startswith("The first contract.\n")
    assert "\nCleo must:\n  reveal " in done.stdout
    first = next(line for line in done.stdout.splitlines() if line.startswith("  reveal "))
    told = run("position", "hansa.json", "--do", first.strip().partition("  ")[0])
    assert told.stdout.startswith("You begin with this contract: ")
    again = json.loads(run("position", "hansa.json", "--json").stdout)
    assert again["game"] == "hansa"


def test_a_position_of_no_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text('{"game": "chess"}')
    done = run("position", "x.json")
    assert done.returncode == 1
    assert done.stderr.startswith("haricot: ")


def test_records_positions_and_rules_are_told_in_a_language(run: Run, recorded: Path, moment: Path) -> None:
    stepped = run("replay", recorded, "--step", "--language", "it", typed="\ns 9\nx\nb\nb\nq\n").stdout
    assert stepped.startswith("Invio va avanti, b indietro, un numero salta")
    assert moves(stepped, "Mossa") == ["0", "1", "0"]
    assert "Non c’è nessun posto «9»: i posti vanno da 1 a 3, o all." in stepped
    assert "«x» non si capisce: " in stepped
    assert "La registrazione comincia qui." in stepped
    lost = run("replay", recorded, "--move", 99999, "--language", "de")
    assert lost.stderr.startswith("haricot: ")
    assert "Spielzug" in lost.stderr
    shown = run("position", moment, "--language", "fr", "--do", "plant 1").stdout.splitlines()
    assert shown[0] == "Tu plantes rouge dans le champ 1."
    assert "Ben peut\u00a0:" in shown
    refused = run("position", moment, "--language", "de", "--do", "plant 3")
    assert refused.stderr == "haricot: Ein Feld 3 hast du nicht: Deine Felder sind 1 bis 2. (B3)\n"
    rule = run("rules", "b20", "--language", "it").stdout
    assert rule.startswith("B20 · ")
    assert rule != run("rules", "b20").stdout
    assert run("rules", "--language", "de").stdout.startswith("B1 · Taler\nB2 · Bohnometer\n")
    unknown = run("rules", "Z9", "--language", "fr")
    assert unknown.returncode == 1
    assert unknown.stderr.startswith("haricot: Il n’y a pas de règle «\u00a0Z9\u00a0»")
