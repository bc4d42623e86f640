"""Games in words: what a seat is told, and what a typed line does."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from haricot.bots import Bot
from haricot.env.botdesk import BotDesk
from haricot.env.rewards import REWARDS
from haricot.env.text import TextEnv
from haricot.kernel.errors import HaricotError
from haricot.kernel.events import Event
from haricot.kernel.types import NONE
from haricot.kernel.view import View
from haricot.telling.layout import WIDTH
from tests.arena.entered import Mute
from tests.complaints import complaint
from tests.env.tables import Choice, each_game, every

ROOT = Path(__file__).parents[2]
BOTS = {1: "simple", 2: "simple", 3: "simple"}


def text_env(choice: Choice, **more: Any) -> TextEnv:
    name, options = choice
    return TextEnv(name, **options, **more)


def may_type(text: str) -> list[str]:
    """Find all that is listed to be typed."""
    return phrases(text.partition("You may type:\n")[2].partition("or make up")[0])


def may_make_up(text: str) -> list[str]:
    """Find the examples of what could be made up."""
    return phrases(text.partition("or make up something like:\n")[2])


def phrases(text: str) -> list[str]:
    """Find what can be typed in two columns of text."""
    lines = [line for line in text.splitlines() if line[2:3].strip()]
    return [line.strip().split("  ")[0] for line in lines]


@every
def test_everything_that_is_listed_can_be_typed_up_to_the_end(choice: Choice) -> None:
    env, chance = text_env(choice), Random(1)
    text, lines = env.reset(1), 0
    while env.seat != NONE:
        assert all(len(line) <= WIDTH for line in text.splitlines())
        line = chance.choice([*may_type(text), *may_make_up(text)])
        listed = line in may_type(text)
        text = env.step(line)
        # What is only an example may be on offer already, or go to somebody in another city.
        assert not env.refusal or not listed
        lines += 1
    assert lines > 50
    assert "The game is over." in text
    result = env.botdesk.desk.state.result
    assert result is not None
    assert env.rewards == REWARDS["score"](result.scores)


@each_game
def test_anything_may_be_typed(choice: Choice) -> None:
    env, chance = text_env(choice, tries=2), Random(1)
    text = env.reset(1)
    junk = [
        "",
        "pass",
        "?",
        "done",
        "hello",
        "plant 9",
        "take 1",
        "99 blue > red",
        "gift soy @Ben",
        "go hamburg",
    ]
    for _ in range(300):
        if env.seat == NONE:
            break
        text = env.step(chance.choice([*junk, *may_type(text)[:3]]))
        assert text


def test_a_broken_rule_is_told_by_its_number_and_changes_nothing() -> None:
    env = TextEnv(players=4, bots=BOTS)
    told = env.reset(3)
    before = msgspec.json.encode(env.game.view(env.botdesk.desk.state, 0))
    again = env.step("plant 9")
    assert again == f"You have no field 9: your fields are 1 to 2. (B3)\n\n{told}"
    assert env.refusal == "You have no field 9: your fields are 1 to 2. (B3)"
    assert msgspec.json.encode(env.game.view(env.botdesk.desk.state, 0)) == before
    assert env.seat == 0


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("pass", "You cannot pass now: do one of the things that are listed."),
        ("red > blue", "You do not have 1 × red there to give"),
        ("plant chili", "There is no such card to plant now"),
    ],
)
def test_what_cannot_be_done_is_told(line: str, sentence: str) -> None:
    env = TextEnv(players=4, bots=BOTS)
    env.reset(3)
    assert sentence in " ".join(env.step(line).split())


@pytest.mark.parametrize("line", ["?", " `?` ", "help", "Help!"])
def test_help_is_given_and_costs_no_try(line: str) -> None:
    env = TextEnv(players=4, bots=BOTS, tries=2)
    told = env.reset(3)
    env.step("hello")
    for _ in range(5):
        assert env.step(line) == f"What you may type is listed below.\n\n{told}"
        assert not env.refusal
    # Of two wrong lines this is the second.
    assert "You have tried too often" in " ".join(env.step("hello").split())


@pytest.mark.parametrize(
    "line",
    [
        "`plant green 1`",
        "**plant green 1**",
        "Plant Green 1.",
        '"plant green 1"',
        "“plant green 1.”",
        "```\nplant green 1\n```",
        "plant green 1!\n",
        "*`plant green 1`*",
    ],
)
def test_what_models_write_around_a_line_is_left_out(line: str) -> None:
    env = TextEnv(players=4, bots=BOTS)
    env.reset(3)
    assert env.step(line).startswith("You plant green in field 1.")


@pytest.mark.parametrize("line", ["plant green 1\nplant green 2", "I would like to **plant green 1**"])
def test_more_than_one_line_is_not_guessed_at(line: str) -> None:
    env = TextEnv(players=4, bots=BOTS)
    env.reset(3)
    env.step(line)
    assert env.refusal


@pytest.mark.parametrize(
    ("bots", "seats"),
    [
        ("simple", {1: "SimpleBot", 2: "SimpleBot", 3: "SimpleBot"}),
        (["simple", Mute, "greedy"], {1: "SimpleBot", 2: "Mute", 3: "GreedyBot"}),
        ({2: "tests.arena.entered:Mute", 0: "master@2"}, {2: "Mute", 0: "MasterBot"}),
        (None, {}),
        ({}, {}),
    ],
    ids=str,
)
def test_bots_have_the_seats_that_they_are_given(bots: Any, seats: dict[int, str]) -> None:
    env = TextEnv(players=4, bots=bots)
    env.reset(3)
    assert {seat: type(bot).__name__ for seat, bot in env.botdesk.bots.items()} == seats


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ({"bots": {4: "simple"}}, "Option bots: 4 is no seat; allowed: 0 to 3."),
        ({"bots": {-1: "simple"}}, "Option bots: -1 is no seat; allowed: 0 to 3."),
        ({"bots": {"1": "simple"}}, "Option bots: '1' is no seat; allowed: 0 to 3."),
        ({"bots": {1: "x"}}, "There is no bot 'x': there is random, simple, greedy, expert, master."),
        ({"bots": ["simple"] * 4}, "4 bots cannot fill 3 seats: name one for all, or one a seat."),
        ({"talk": -1}, "Option talk: -1 cannot be; allowed: 0 or more."),
        ({"tries": 0}, "Option tries: 0 cannot be; allowed: 1 or more."),
        ({"tries": None}, "Option tries: None cannot be; allowed: 1 or more."),
    ],
    ids=str,
)
def test_an_option_that_cannot_be_is_refused(option: dict[str, Any], sentence: str) -> None:
    assert complaint(HaricotError, lambda: TextEnv(players=4, **option)) == sentence


def test_after_three_tries_the_least_is_done() -> None:
    env = TextEnv(players=4, bots=BOTS)
    env.reset(3)
    for _ in range(2):
        env.step("hello")
        assert not env.game.view(env.botdesk.desk.state, 0).fields[0][0]
    text = env.step("hello")
    assert env.refusal.endswith("You have tried too often: the least was done for you.")
    assert "You plant green in field 1." in text
    env.step("hello")
    assert "too often" not in env.refusal


def test_what_one_seat_got_wrong_is_not_told_to_another() -> None:
    env = TextEnv("hansa", players=3, tries=1)
    env.reset(1)
    text = env.step("hello")
    assert env.seat == 1
    assert "hello" in env.refusal
    assert "hello" not in text


def test_a_seat_is_told_what_happened_since_it_acted() -> None:
    env = TextEnv(players=3)
    env.reset(1)
    assert "Anna" not in env.step("plant").partition("Turn 1")[0]
    env.step("done")
    assert env.seat == 0
    assert env.step("pass").startswith("Turn 1: it is Anna’s turn.\nAnna plants ")
    env.step("plant 9")
    assert "Anna plants " in env.tell(1)


def test_enter_is_done_where_nothing_else_is_left() -> None:
    env = TextEnv(players=3)
    text = env.reset(1)
    while "just Enter" not in text:
        text = env.step(next(line for line in may_type(text) if line != "pass"))
    phase = env.botdesk.desk.state.phase
    env.step("")
    assert not env.refusal
    assert env.botdesk.desk.state.phase != phase


def test_a_trade_has_to_end_in_which_all_were_asked_often_enough() -> None:
    env = TextEnv(players=3, talk=1)
    env.reset(1)
    for line in ("plant", "done", "pass", "pass", "pass"):
        text = env.step(line)
    assert env.seat == 0
    assert env.too_late in " ".join(text.split())
    assert "or make up" not in text
    bean = env.grammar.words.short[env.grammar.kind(env.game.view(env.botdesk.desk.state, 0).face_up[0])]
    env.step(f"gift {bean}")
    assert env.refusal == env.too_late
    env.step("done")
    assert not env.refusal


def test_rewards_are_those_that_were_asked_for() -> None:
    env = TextEnv(players=3, reward="rank", tries=1)
    assert (env.seat, env.refusal, env.rewards, env.result) == (NONE, "", [0, 0, 0], None)
    with pytest.raises(HaricotError, match="No game has begun: reset the environment to begin one"):
        env.step("done")
    env.reset(1)
    assert (env.rewards, env.result) == ([0, 0, 0], None)
    while env.seat != NONE:
        env.step("hello")
    assert max(env.rewards) > 0
    for line in ("done", "?"):
        with pytest.raises(HaricotError, match="The game is over: reset the environment to begin one"):
            env.step(line)
    assert env.result is not None
    assert env.result is env.botdesk.desk.state.result
    assert env.rewards == REWARDS["rank"](env.result.scores)


def test_seats_have_names_and_everything_is_said_in_a_language() -> None:
    env = TextEnv(players=3, names=["Ada", "Bo", "Cy"], language="de")
    text = env.reset(1)
    assert "Bo: 0 Taler, 5 Karten auf der Hand." in text
    assert "Du kannst tippen:\n  plant " in text
    assert env.step("plant 9").startswith("Ein Feld 9 hast du nicht: Deine Felder sind 1 bis 2. (B3)\n\n")
    with pytest.raises(HaricotError, match="2 names are given for 3 seats: name everybody"):
        TextEnv(players=3, names=["Ada", "Bo"])


class Listener(Bot):
    """A bot that waits, and keeps what it sees."""

    watches = True
    heard: list[Event]

    def decide(self, view: View, options: Any) -> None:
        return None

    def see(self, event: Event) -> None:
        self.heard = [*getattr(self, "heard", []), event]


def test_bots_are_told_everything_once() -> None:
    env, all_told = TextEnv(players=3, bots=Listener, tries=1), list[Event]()
    assert env.botdesk.listener is not None
    botdesk: BotDesk = env.botdesk
    hear = botdesk.listener
    assert hear is not None

    def overhear(events: list[Event]) -> None:
        all_told.extend(events)
        hear(events)

    botdesk.listener = overhear
    env.reset(1)
    while env.seat != NONE:
        env.step("done")
    numbered = [event for event in all_told if hasattr(event, "turn")]
    assert len(numbered) == len({event.turn for event in numbered})
    for bot in botdesk.bots.values():
        assert isinstance(bot, Listener)
        assert bot.heard == [event.seen_by(bot.seat) for event in all_told]


def test_the_example_plays_every_game() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "examples" / "textagent.py"], capture_output=True, text=True, check=True
    )
    played = [line.partition(":")[0] for line in done.stdout.splitlines()]
    assert played == ["bohnanza", "sissi", "hansa"]
    assert done.stdout.count(" 0 of them wrong") == 3
