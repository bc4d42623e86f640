"""Lentil Soup, the example of a game: its rules one by one, and who can play it."""

from __future__ import annotations

import re
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import haricot
from examples.lentil import LENTIL
from haricot.arena.match import match_of
from haricot.arena.simulation import simulate
from haricot.arena.tournament import play_matches
from haricot.beans.tables import Tables
from haricot.bots import bot_named, ladder
from haricot.cards.actions import BuyField, Sell
from haricot.cards.events import Sold
from haricot.cards.position import write_position
from haricot.cards.table import Table
from haricot.catalogue import LOADED, game_of, read_record
from haricot.kernel.actions import Done
from haricot.kernel.errors import BadOption, HaricotError
from haricot.kernel.events import GameEnded, PhaseBegan, TurnBegan
from haricot.kernel.record import new_session
from haricot.telling.screens import screen_for
from haricot.testing import Choice, Moment
from tests.cli.test_play import Player, play_on
from tests.complaints import complaint
from tests.examples.kit import KIT
from tests.games.sissi import rows
from tests.games.sissi.rows import player
from tests.patience import PATIENCE

NAME = "examples.lentil:LENTIL"
ROOT = Path(__file__).parents[2]

table = partial(rows.table, name=NAME)


# Its rules: a position, an action, and what must follow.


@pytest.mark.parametrize(("players", "fields"), [(3, 3), (4, 2), (5, 2)])
def test_l1_everybody_has_fields_and_four_cards(players: int, fields: int) -> None:
    game = haricot.game(NAME, players=players)
    state = game.start(1)
    assert [len(hand) for hand in state.hands] == [4] * players
    assert state.fields == [[[]] * fields] * players
    assert len(state.deck) == 50 - 4 * players


def test_l1_the_active_player_draws_two_cards() -> None:
    board = table(player("red"), player("red"), phase="plant traded", deck="black green 8 brown")
    board.do(Done(0))
    assert (board.hand(0), board.hand(1)) == ("red black green", "red")


@pytest.mark.parametrize("given", [{"players": 2}, {"players": 6}, {"kettles": 0}, {"kettles": 4}])
def test_l1_what_cannot_be_agreed_on_is_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match=f"^Option {next(iter(given))}: .*allowed: "):
        haricot.game(NAME, **given)


@pytest.mark.parametrize(
    ("field", "talers"),
    [("3 black", 2), ("4 black", 4), ("6 red", 3), ("7 red", 6), ("9 green", 3), ("10 green", 6)],
)
def test_l2_a_whole_harvest_pays_double(field: str, talers: int) -> None:
    board = table(player("brown", field), player("brown"), phase="plant traded")
    board.do(Sell(0, 0))
    assert len(board.state.talers[0]) == talers


def test_l2_it_never_pays_more_than_its_cards() -> None:
    tables = Tables.of(
        {
            "name": "rich",
            "bean": {"gold": {"cards": 2, "meter": [[2, 2]]}, "grey": {"cards": 30, "meter": [[9, 1]]}},
        },
        "rich.toml",
    )
    board = table(player("grey", "2 gold"), player("grey"), phase="plant traded", tables=tables)
    assert board.game.law.price(board.state.fields[0][0]) == 2
    board.do(Sell(0, 0))
    assert board.talers(0) == "2 gold"


def test_l3_who_has_no_empty_field_has_to_sell_one_after_the_draw() -> None:
    board = table(player("red", "3 green", "brown"), player("red"), phase="plant traded", turn=5)
    assert board.do(Done(0))[-1] == PhaseBegan("soup")
    assert board.game.waits_for(board.state) == [0]
    assert board.legal(0) == {Sell(0, 0), Sell(0, 1)}
    assert [board.legal(seat) for seat in (1, 2, 3)] == [set()] * 3
    events = board.do(Sell(0, 0))
    assert isinstance(events[0], Sold)
    assert events[1:] == [TurnBegan(1, 6), PhaseBegan("plant")]
    assert board.fields(0) == ["", "brown"]
    assert board.talers(0) == "green"


def test_l3_a_single_lentil_may_be_sold_then() -> None:
    board = table(player("red", "3 green", "brown"), player("red"), phase="plant traded")
    assert board.refused(Sell(0, 1)).rule == "B20"
    board.do(Done(0), Sell(0, 1))
    assert board.fields(0) == ["3 green", ""]


def test_l3_who_has_an_empty_field_makes_no_soup() -> None:
    board = table(player("red", "3 green"), player("red", "red", "green"), phase="plant traded")
    events = board.do(Done(0))
    assert events[-3:] == [PhaseBegan("soup"), TurnBegan(1, 2), PhaseBegan("plant")]


@pytest.mark.parametrize(
    ("action", "rule", "code"),
    [
        (Sell(1, 0), "L3", "not-your-turn"),
        (Sell(0, 2), "L3", "no-such-field"),
        (Done(0), "B8", "out-of-phase"),
        (BuyField(0), "L1", "out-of-phase"),
    ],
)
def test_l3_nothing_else_can_be_done_then(action: Any, rule: str, code: str) -> None:
    board = table(*[player("red", "3 green", "brown")] * 2, phase="soup")
    refusal = board.refused(action)
    assert (refusal.rule, refusal.code) == (rule, code)


def test_l4_the_game_ends_with_the_second_exhaustion() -> None:
    seats = [player("red", "3 green", "brown"), player("red", "2 black"), player(), player("", "3 brown")]
    board = table(*seats, phase="plant traded", exhaustions=1, deck="red brown")
    assert board.do(Done(0))[-1] == GameEnded((1, 1, 0, 1), (0, 1, 3))
    assert board.refused(Done(1)).rule == "L4"


@pytest.mark.parametrize("kettles", [1, 2, 3])
def test_l4_as_often_as_was_agreed_on(kettles: int) -> None:
    moment = Moment(KIT, Choice(NAME, {"kettles": kettles}), 1, KIT.longest)
    state = moment.state
    assert isinstance(state, Table)
    assert state.exhaustions == kettles


def test_every_rule_of_its_book_has_a_test() -> None:
    tested = {name.split("_")[1].upper() for name in globals() if re.match(r"test_l\d", name)}
    assert tested == set(LENTIL.rules)


# Whoever can play it.


def test_bots_play_it_to_the_end_and_a_beginner_beats_chance() -> None:
    report = simulate(haricot.game(NAME, players=3), ["simple", "random", "random"], 30, seed=1)
    assert (report.games, report.errors) == (30, [])
    assert report.by_bot[0].name == "simple"
    assert report.by_bot[0].win_share > 0.6


def test_processes_of_the_arena_load_it_by_themselves() -> None:
    match = match_of(haricot.game(NAME, players=3), ["simple", "random", "random"], 2)
    alone, shared = [play_matches([match], processes)[0] for processes in (1, 2)]
    scores = [[seat.score for game in deal.games for seat in game.seats] for deal in alone.deals]
    assert scores == [[seat.score for game in deal.games for seat in game.seats] for deal in shared.deals]
    assert all(score is not None for deal in scores for score in deal)


@pytest.mark.parametrize("name", [name for name in ladder("bohnanza") if name not in ("random", "simple")])
def test_bots_that_know_one_game_alone_do_not_play_it(name: str) -> None:
    sentence = complaint(HaricotError, lambda: bot_named(name, NAME))
    assert sentence == f"There is no bot '{name}' for {NAME}: there is random, simple."


def test_somebody_plays_it_through_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    client = Player("--game", NAME, "--seed", "3", "--option", "kettles=1", "--record", str(path))
    text = play_on(client)
    assert "You play Lentil Soup. Against Ben, Cleo, and Dan (bots: simple)." in client.text
    assert "It is your turn. ? lists what you may do." in client.text
    assert "The game is over." in text
    assert client.end() == 0
    record = read_record(path.read_bytes())
    assert (record.game, record.options["kettles"]) == (NAME, 1)
    assert call("replay", path) == f"haricot: {unloaded()}\n"
    last = len(record.actions)
    assert call("replay", path, "--game", NAME).startswith(f"Move {last} of {last}: ")


def test_what_closes_a_phase_of_its_own_is_not_told_as_the_end_of_a_trade() -> None:
    board = table(player("red", "3 green", "brown"), phase="soup")
    screen = screen_for(board.game, board.game.grammar(["Anna", "Ben", "Cleo", "Dan"]), 0)
    assert screen.choices(board.view(0), [Done(0)]) == [("done", "Done.")]


def call(*args: object) -> str:
    """Call haricot, and tell what it says."""
    command = [sys.executable, "-m", "haricot", *map(str, args)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE, check=False)
    return done.stderr or done.stdout


def test_a_position_is_shown_with_its_game(tmp_path: Path) -> None:
    board = table(*[player("red", "3 green", "brown")] * 2, phase="soup")
    path = tmp_path / "moment.json"
    path.write_bytes(msgspec.json.encode(write_position(board.game, board.state)))
    told = call("position", path, "--game", NAME, "--do", "sell 1").splitlines()
    assert told[0] == "You sell field 1 (3 green) for 1 taler."
    assert call("position", path) == f"haricot: {unloaded()}\n"


def unloaded() -> str:
    """Say what is said of a game that nobody has loaded."""
    return (
        f"The game {NAME!r} is not haricot's own: if you trust it, load it first, "
        f"with haricot.game({NAME!r}) or with --game {NAME}."
    )


# How it is found.


def test_what_only_names_a_game_loads_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    record = new_session(haricot.game(NAME), 1).record
    monkeypatch.delitem(LOADED, NAME)
    assert complaint(BadOption, lambda: game_of(record)) == unloaded()
    haricot.game(NAME)
    assert game_of(record).describe() == haricot.game(NAME).describe()


NO_CARDS = msgspec.structs.replace(LENTIL, build=lambda given, tables: "nothing")
MISNAMED = msgspec.structs.replace(LENTIL, title="Another")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("beans", "There is no game 'beans': there is bohnanza, sissi, hansa."),
        (
            "nowhere:GAME",
            "The game 'nowhere:GAME' is not found, for there is no module 'nowhere': ",
        ),
        ("examples.lentil:SOUP", "is not found: examples.lentil has nothing called 'SOUP'."),
        ("examples.lentil:Lentil", "is no game: make it an Entry of haricot.catalogue."),
        (f"{__name__}:NO_CARDS", "is no game with beans: derive it from haricot.cards.game.CardGame."),
        (f"{__name__}:MISNAMED", f"calls itself {NAME!r}, and records need both alike: change one."),
    ],
)
def test_what_is_no_game_is_told_in_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(HaricotError, match=re.escape(sentence)):
        haricot.game(name)
