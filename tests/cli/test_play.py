"""`haricot play`, as somebody at a keyboard or a pipe meets it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from haricot.catalogue import read_record
from haricot.words.texts import Texts, texts
from tests.cli.conftest import COMMAND, ENVIRONMENT, Run
from tests.patience import PATIENCE

PASSED_ON = r"(?:Pass the keyboard to .*, and press Enter|Passe le clavier à .*, puis appuie sur Entrée)\. "
PROMPT = re.compile(rf"(?:^|\n)(?:[\w ]+> |{PASSED_ON})\Z")


class Player:
    """Plays through pipes, and reads up to the next prompt."""

    def __init__(
        self, *args: str, command: Sequence[str] = COMMAND, environment: Mapping[str, str] = ENVIRONMENT
    ) -> None:
        self.words = texts(args[args.index("--language") + 1] if "--language" in args else "en")
        self.process = subprocess.Popen(
            [*command, "play", *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
        )
        self.text = ""

    def read(self) -> str:
        assert self.process.stdout is not None
        text = ""
        while not PROMPT.search(text):
            chunk = os.read(self.process.stdout.fileno(), 65536).decode()
            if not chunk:
                break
            text += chunk
        self.text += text
        return text

    def type(self, line: str) -> str:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        return self.read()

    def end(self) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait(PATIENCE)


def suggestions(text: str, words: Texts) -> list[str]:
    """Read the list that `?` prints."""
    listed = text.partition(f"{words.say('may-type')}\n")[2].partition(words.say("may-make-up"))[0]
    return re.findall(r"^  (\S.*?)  ", listed, re.MULTILINE)


def play_on(player: Player) -> str:
    """Type the first suggestion until the game is over."""
    text = player.read()
    for _ in range(3000):
        if not PROMPT.search(text):
            return text
        if re.search(rf"{PASSED_ON}\Z", text):
            text = player.type("")
            continue
        text = player.type(suggestions(player.type("?"), player.words)[0])
    raise AssertionError("The game does not end.")


@pytest.mark.parametrize(
    "options",
    [
        ["--seed", "5"],
        ["--seed", "6", "--people", "Anna", "Zoë", "--extension", "--players", "5", "--trade-talers"],
        ["--seed", "7", "--players", "3", "--bots", "random", "--language", "de"],
        ["--seed", "8", "--game", "sissi", "--language", "fr"],
        ["--seed", "9", "--game", "hansa"],
        ["--seed", "10", "--game", "hansa", "--people", "Anna", "Zoë", "--language", "fr"],
        ["--seed", "11", "--game", "hansa", "--bots", "random", "--players", "5", "--language", "it"],
        ["--seed", "12", "--game", "hansa", "--trade-with", "guests", "--language", "de"],
    ],
    ids=["alone", "two", "random-de", "sissi-fr", "hansa", "hansa-two-fr", "hansa-random-it", "hansa-de"],
)
def test_a_whole_game_by_suggestions(options: list[str], run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    player = Player(*options, "--record", str(path))
    text = play_on(player)
    over = player.words.say("event-gameended-you").split(".")[0]
    assert f"\n{over}. " in text
    assert text.endswith(f"\n{player.words.say('same-cards', seed=options[1])}\n")
    assert player.end() == 0
    assert "Illegal" not in player.text
    assert max(len(line) for line in player.text.splitlines()) <= 80
    assert read_record(path.read_bytes()).result is not None
    assert run("replay", path).returncode == 0


def test_it_starts_at_once_and_says_in_two_lines_what_to_type(run: Run) -> None:
    done = run("play")
    assert done.stdout.splitlines()[:4] == [
        "You play Bohnanza. Against Ben, Cleo, and Dan (bots: simple).",
        "Type what you want to do, like plant or done. ? lists it all, quit leaves.",
        "",
        "Turn 1: it is your turn. Plant from hand.",
    ]


def test_the_end_of_the_input_ends_the_game_politely(run: Run) -> None:
    done = run("play", "--seed", 1)
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.splitlines()[-2:] == [
        "The game ends here, unfinished.",
        "Next time, save FILE or --record FILE keeps it for haricot replay FILE.",
    ]


def test_an_unfinished_game_is_kept_and_can_be_replayed(run: Run, tmp_path: Path) -> None:
    done = run("play", "--seed", 1, "--record", "game.json", typed="plant\nquit\n")
    assert done.stdout.endswith("Its record is kept. To see it again: haricot replay game.json\n")
    assert run("replay", "game.json").stdout.startswith("Move 1 of 1: Anna, plant ")
    again = run("play", "--record", "game.json")
    assert again.returncode == 1
    assert again.stderr == "haricot: game.json is there already: name another file.\n"


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_ctrl_c_is_130_and_polite() -> None:
    player = Player("--seed", "1")
    player.read()
    player.process.send_signal(signal.SIGINT)
    assert "The game ends here, unfinished." in player.read()
    assert player.end() == 130


@pytest.mark.skipif(os.name != "posix", reason="needs a terminal")
def test_on_a_terminal_the_screen_is_wiped_between_two_people() -> None:
    keyboard, screen = os.openpty()
    args = [*COMMAND, "play", "--plain", "--people", "Anna", "Ben", "--seed", "3"]
    with subprocess.Popen(args, stdin=screen, stdout=screen, stderr=screen, env=ENVIRONMENT) as process:
        os.close(screen)
        shown = b""
        for prompt, line in ((b"anna> ", b"pass ben\n"), (b"press Enter. ", b"\n"), (b"ben> ", b"quit\n")):
            while prompt not in shown:
                shown += os.read(keyboard, 65536)
            os.write(keyboard, line)
        assert process.wait(PATIENCE) == 0
    assert shown.count(b"\x1b[2J\x1b[3J\x1b[H") == 2
    assert b"Your hand: " in shown.rpartition(b"\x1b[3J")[2]
    os.close(keyboard)


def test_names_and_seats(run: Run) -> None:
    done = run("play", "--names", "Ada", "Bob", "Eve", "--people", "Bob", "--bots", "random")
    assert done.stdout.startswith("Bob plays Bohnanza. Against Ada and Eve (bots: random).\n")
    done = run("play", "--people", "Ben", "Anna", "Cleo")
    assert done.stdout.startswith("Ben, Anna, and Cleo play Bohnanza. Against Dan (bots: simple).\n")
    done = run("play", "--you", "Zoe", "--players", "3", "--bots", "simple,random")
    assert done.stdout.startswith("Zoe plays Bohnanza. Against Ben and Cleo (bots: simple, random).\n")
    done = run("play", "--people", *"ABCDE")
    assert done.stdout.startswith("A, B, C, D, and E play Bohnanza.\n")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--players 9", "Option players: 9 will not do; allowed: 3 to 5; six and seven need extension=True."),
        (
            "--players x",
            "Option players: expected `int`, got `str`; allowed: 3 to 5, with the extension 3 to 7.",
        ),
        ("--contracts", "Option contracts: it belongs to the extension; set extension=True as well."),
        ("--tie-break x", "Option tie_break: invalid enum value 'x'; allowed: "),
        ("--bots clever", "There is no bot 'clever': there is random, simple, greedy, expert, master."),
        ("--bots simple,random", "2 bots cannot fill 3 seats: name one for all, or one a seat."),
        ("--names A B C D --players 3", "4 names were given for 3 players: name everybody once."),
        ("--names A A B", "Two players have the same name: give everybody a name of their own."),
        ("--names A B C --people D", "'D' is not among the names A, B, C: add it there."),
        ("--people A B C D E --players 4", "5 people cannot sit at a table for 4: set --players."),
        ("--people A --you B", "--you is for one person and --people for several: take one of them."),
        ("--you @", "“@” cannot be in a name: take letters and numbers, also spaces, dots and hyphens."),
        ("--tables nowhere.toml", "nowhere.toml: cannot be read"),
        ("--record nowhere/game.json", "nowhere/game.json cannot be written: No such file or directory."),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(run: Run, options: str, sentence: str) -> None:
    done = run("play", *options.split())
    assert done.returncode == 1
    assert done.stderr.startswith(f"haricot: {sentence}")
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_bots_think_aloud_when_asked_to(run: Run) -> None:
    typed = "plant\ndone\ndone\nplant\nsell 1\nplant\n" + "done\n" * 12 + "quit\n"
    aloud = run("play", "--seed", "4", "--bots", "greedy", "--explain", typed=typed).stdout
    quiet = run("play", "--seed", "4", "--bots", "greedy", typed=typed).stdout
    said = [line for line in aloud.splitlines() if " considers: " in line]
    assert said
    assert "(+" in " ".join(said)
    assert "considers" not in quiet


def test_beans_of_your_own(run: Run, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text('name = "own"\n[bean.zebra]\ncards = 60\nmeter = [[2, 1]]\n')
    done = run("play", "--tables", "own.toml", "--record", "game.json", typed="plant\nquit\n")
    assert "You plant zebra in field 1." in done.stdout
    assert "plant zebra" in run("replay", "game.json").stdout


def test_a_small_game_to_the_letter(run: Run) -> None:
    done = run(
        "play", "--you", "Anna", "--seed", 21, typed="plant\ndone\nsoy > chili\nplant\nwhy\ndone\nquit\n"
    )
    text = done.stdout[done.stdout.index("anna> plant") :]
    assert text.splitlines()[:21] == [
        "anna> plant",
        "You plant black-eyed in field 1.",
        "Your fields: 1: 1 black-eyed (pays 0, 2 pay 1)   2: empty",
        "Your hand: FIRST chili#1, chili#2, chili#3, stink#4",
        "You may plant chili too. Type plant or done.",
        "anna> done",
        "Turned over: soy + red.",
        "Ben, Cleo, and Dan are done.",
        "Your fields: 1: 1 black-eyed (pays 0, 2 pay 1)   2: empty",
        "Face up: soy + red.",
        "Your hand: FIRST chili#1, chili#2, chili#3, stink#4",
        "Trade with the others, or type done to end the trading. ? shows how.",
        "anna> soy > chili",
        "Your offer 1 to everybody: you give soy, you get chili.",
        "Ben, Cleo, and Dan say no to offer 1.",
        "Your fields: 1: 1 black-eyed (pays 0, 2 pay 1)   2: empty",
        "Face up: soy + red.",
        "Your hand: FIRST chili#1, chili#2, chili#3, stink#4",
        "Trade with the others, or type done to end the trading. ? shows how.",
        "anna> plant",
        "That cannot be done now, in the phase “Trade and give”: look at what you may do.",
    ]


GREETINGS = {
    "en": "You play Sissi. Against Ben, Cleo, and Dan (bots: simple).",
    "de": "Du spielst Sissi. Gegen Ben, Cleo und Dan (Bots: simple).",
    "fr": "Tu joues à Sissi. Contre Ben, Cleo et Dan (bots : simple).",
    "it": "Giochi a Sissi. Contro Ben, Cleo e Dan (bot: simple).",
}


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LC_ALL": "fr_CH.UTF-8", "LANG": "de_DE.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "it", "LANG": "de_DE.UTF-8"}, "it"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "de_AT"}, "de"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "es_ES.UTF-8"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_it_speaks_the_language_of_the_machine(settings: dict[str, str], language: str) -> None:
    args = [*COMMAND, "play", "--game", "sissi"]
    done = subprocess.run(
        args, input="", capture_output=True, text=True, env={**ENVIRONMENT, **settings}, check=True
    )
    assert done.stdout.splitlines()[0] == GREETINGS[language].replace(" :", "\u00a0:")


REFUSALS = {
    "en": ["Field 2 is empty: sell one that has beans. (B19)", "B19 · Sell", "“hello” is not understood: "],
    "de": [
        "Feld 2 ist leer: Verkaufe eines, auf dem Bohnen stehen. (B19)",
        "B19 · Verkaufen",
        "„hello“ wird nicht verstanden: ",
    ],
    "fr": [
        "Le champ 2 est vide\u00a0: vends-en un où il y a des haricots. (B19)",
        "B19 · Vendre",
        "«\u00a0hello\u00a0» n’est pas compris\u00a0: ",
    ],
    "it": [
        "Il campo 2 è vuoto: vendine uno con dei fagioli. (B19)",
        "B19 · Vendere",
        "«hello» non si capisce: ",
    ],
}


@pytest.mark.parametrize("language", REFUSALS)
def test_a_refusal_and_its_rule_are_told_in_the_language(run: Run, language: str) -> None:
    options = ["--you", "Anna", "--seed", 5, "--language", language]
    done = run("play", *options, typed="sell 2\nwhy\nhello\n")
    told = done.stdout.partition("anna> sell 2\n")[2].splitlines()
    refusal, rule, misunderstood = REFUSALS[language]
    assert told[:3] == [refusal, "anna> why", rule]
    assert told[told.index("anna> hello") + 1].startswith(misunderstood)
