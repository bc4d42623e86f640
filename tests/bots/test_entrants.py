"""Bots by name, by their place, by their class."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import haricot
from haricot.beans.game import AnyGame
from haricot.bots import Bot
from haricot.bots.entrants import called, entrant, line_up, maker
from haricot.cards.bots.simple import SimpleBot
from haricot.kernel.errors import HaricotError
from tests.arena.entered import Mute, NoBot
from tests.complaints import complaint


def test_a_bot_is_found_by_its_name_or_its_place() -> None:
    assert entrant("simple") is entrant("haricot.cards.bots.simple:SimpleBot") is SimpleBot


def test_a_number_behind_a_master_is_how_often_it_tries_things_out() -> None:
    for name in ("bohnanza", "sissi", "hansa"):
        game: AnyGame = haricot.game(name, players=3)
        kind: Any = entrant("master@7", name)
        assert issubclass(kind, entrant("master", name))
        assert kind(game, 0, 1).rollouts == 7


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("clever", "There is no bot 'clever'"),
        ("nowhere:Bot", "there is no module 'nowhere': call haricot from the folder"),
        ("tests.nowhere:Bot", "there is no module 'tests.nowhere'"),
        ("tests.arena.entered:Clever", "tests.arena.entered has nothing called 'Clever'"),
        ("tests.arena.entered:NoBot", "derive the class from haricot.bots.Bot"),
        ("haricot.bots:ladder", "derive the class from haricot.bots.Bot"),
        ("expert@48", "'expert' tries nothing out: name it without @48"),
        ("master@soon", "'soon' is no number of tries: say master@48"),
        ("master@0", "'0' is no number of tries"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_sentence(name: str, sentence: str) -> None:
    assert sentence in complaint(HaricotError, lambda: entrant(name))


def test_a_module_that_breaks_is_a_sentence(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    for text, sentence in (
        ("1 / 0\n", "cannot be imported: ZeroDivisionError (broken_bot.py, line 1)"),
        ("import no_such_library\n", "needs a module that is not there: No module named 'no_such_library'"),
    ):
        with open(f"{tmp_path}/broken_bot.py", "w") as file:
            file.write(text)
        assert sentence in complaint(HaricotError, lambda: entrant("broken_bot:Bot"))


@pytest.mark.parametrize(
    ("name", "right"),
    [
        ("mybot.py:Swapper", "mybot:Swapper"),
        ("./mybot.py:Swapper", "mybot:Swapper"),
        (".\\mybot.py:Swapper", "mybot:Swapper"),
        ("./bots/mybot.py:Swapper", "bots.mybot:Swapper"),
        ("bots/mybot:Swapper", "bots.mybot:Swapper"),
        ("/home/ada/mybot.py:Swapper", "mybot:Swapper"),
        ("../mybot.py:Swapper", "mybot:Swapper"),
        (".mybot:Swapper", "mybot:Swapper"),
    ],
)
def test_who_names_a_file_is_told_how_python_calls_it(name: str, right: str) -> None:
    sentence = complaint(HaricotError, lambda: entrant(name))
    assert sentence == f"The bot {name!r} is named by a file: say {right}, from the folder it is in."


def test_a_bot_that_tries_so_often_can_be_copied_and_sent_elsewhere() -> None:
    bot: Any = entrant("master@7")(haricot.game(players=3), 1, 5)
    twins: list[Any] = [copy.deepcopy(bot), pickle.loads(pickle.dumps(bot))]
    for twin in twins:
        assert (twin.tries, twin.rollouts, twin.seat) == (7, 7, 1)
        assert issubclass(type(twin), entrant("master"))
        assert twin.random.getstate() == bot.random.getstate()


def mute(game: AnyGame, seat: int, seed: int | str) -> Bot:
    return Mute(game, seat, seed)


def test_bots_are_made_by_what_is_named_or_given() -> None:
    assert maker("tests.arena.entered:Mute", "sissi") is maker(Mute, "sissi") is Mute
    assert maker(mute, "sissi") is mute
    assert [called(bot) for bot in ("simple", Mute, mute)] == ["simple", "Mute", "mute"]


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (NoBot, "'NoBot' is no bot: derive the class from haricot.bots.Bot."),
        (7, "7 makes no bots: name one, or give its class: every game has new ones."),
        (Mute(haricot.game(), 0, 0), " makes no bots: name one, or give its class: every game has new ones."),
    ],
    ids=["class", "number", "bot"],
)
def test_what_makes_no_bots_is_refused(bot: Any, sentence: str) -> None:
    with pytest.raises(HaricotError) as error:
        maker(bot, "bohnanza")
    assert str(error.value).endswith(sentence)


def test_seats_are_filled_by_one_name_or_by_all() -> None:
    assert line_up(["simple"], 3, "bohnanza") == ["simple"] * 3
    assert line_up(["simple", "random", "simple"], 3, "bohnanza") == ["simple", "random", "simple"]
    with pytest.raises(HaricotError, match="2 bots cannot fill 3 seats"):
        line_up(["simple", "random"], 3, "bohnanza")
    with pytest.raises(HaricotError, match="There is no bot 'x'"):
        line_up(["x"], 3, "bohnanza")
