from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import haricot
from haricot.beans.playout import Dice, Playout
from haricot.beans.tables import Tables
from haricot.cards.actions import Plant, Sell
from haricot.catalogue import game_of, read_record
from haricot.games.bohnanza.game import Bohnanza
from haricot.games.bohnanza.garden import Garden
from haricot.kernel.actions import Done
from haricot.kernel.errors import BadRecord, Illegal
from haricot.kernel.offers import Result
from haricot.kernel.record import LONGEST_LINE, MOST_MOVES, Record, Session, new_session, replay
from tests.complaints import check_complaint, complaint

OWN = 'name = "own"\n[bean.a]\ncards = 20\nmeter = [[2, 1]]\n[bean.b]\ncards = 20\nmeter = [[3, 2]]'


def play(game: Bohnanza, seed: int = 1, most: int = 100_000) -> Session[Garden]:
    session = new_session(game, seed)
    crowd, dice = Playout(game, game.goods), Dice(seed)
    while session.state.result is None and len(session.record.actions) < most:
        session.do(crowd.step(session.state, dice))
    return session


def broken(game: Bohnanza, record: Record) -> str:
    return complaint(BadRecord, lambda: replay(game, record))


def test_a_finished_record_replays_to_its_result() -> None:
    session = play(haricot.game(players=3))
    record = read_record(session.record.to_json())
    assert record == session.record
    assert record.result == replay(game_of(record), record).state.result is not None


def test_an_unfinished_record_replays() -> None:
    session = play(haricot.game(), most=40)
    twin = replay(session.game, read_record(session.record.to_json()))
    assert (twin.record, twin.state.result) == (session.record, None)
    assert twin.state.hands == session.state.hands


def test_a_record_replays_up_to_a_given_action() -> None:
    record = play(haricot.game(players=3)).record
    twin = replay(game_of(record), record, upto=10)
    assert twin.record.actions == record.actions[:10]
    assert twin.record.result is None


def test_a_new_record_names_everything_and_has_no_actions() -> None:
    record = new_session(haricot.game(players=5, trade_talers=True), 7).record
    assert (record.game, record.version, record.seed) == ("bohnanza", 1, 7)
    assert (record.options["players"], record.options["trade_talers"]) == (5, True)
    assert read_record(record.to_json()) == record
    assert record.actions == []


def test_a_record_has_one_action_a_line() -> None:
    session = play(haricot.game(), most=12)
    lines = session.record.to_json().decode().splitlines()
    assert len([line for line in lines if '"do"' in line]) == 12


def test_a_refused_action_is_not_kept() -> None:
    session = new_session(haricot.game(), 1)
    with pytest.raises(Illegal):
        session.do(Done(0))
    assert session.record.actions == []


def test_two_sessions_do_not_share_their_actions() -> None:
    game = haricot.game()
    first, second = new_session(game, 1), new_session(game, 1)
    first.do(Plant(0, first.state.hands[0][0], 0))
    assert second.record.actions == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"", "Input data was truncated"),
        (b"no record", "JSON is malformed"),
        (b"[]", "Expected `object`, got `array`"),
        (b'{"game": "bohnanza"}', "Object missing required field `version`"),
        (b'{"game": "bohnanza", "colour": 1}', "Object contains unknown field `colour`"),
        (b'{"game": "\xff"}', "utf-8"),
    ],
)
def test_what_is_no_record(text: bytes, reason: str) -> None:
    told = complaint(BadRecord, lambda: read_record(text))
    check_complaint(told, "This is no record of a game: ", reason)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ({"do": "dance", "seat": 0}, "Invalid value 'dance'"),
        ({"seat": 0}, "Object missing required field `do`"),
        ({"do": "sell", "seat": 0}, "Object missing required field `field`"),
        ({"do": "sell", "seat": 0, "field": 0, "loud": True}, "Object contains unknown field `loud`"),
        ({"do": "sell", "seat": 100, "field": 0}, "Expected `int` <= 99"),
        ({"do": "sell", "seat": 0, "field": -1}, "Expected `int` >= 0"),
        ({"do": "take", "seat": 0, "offer": 1, "cards": ["rote"]}, "Expected `int`, got `str`"),
    ],
)
def test_what_is_no_action(action: dict[str, Any], reason: str) -> None:
    record = msgspec.json.decode(new_session(haricot.game(), 1).record.to_json())
    record["actions"] = [action]
    sentence = complaint(BadRecord, lambda: read_record(msgspec.json.encode(record)))
    assert reason in sentence
    assert "$.actions[" in sentence


def with_moves(count: int) -> bytes:
    """Write a record down with so many moves."""
    moves = b",".join([b'{"do":"done","seat":0}'] * count)
    return new_session(haricot.game(), 1).record.to_json().replace(b'"actions": [', b'"actions": [' + moves)


def test_so_many_moves_are_read_and_not_one_more() -> None:
    assert len(read_record(with_moves(MOST_MOVES)).actions) == MOST_MOVES
    with pytest.raises(BadRecord, match=r"Expected `array` of length <= 50000 - at `\$\.actions`"):
        read_record(with_moves(MOST_MOVES + 1))


@pytest.mark.parametrize(
    ("key", "place"),
    [(b'"name": "', "tables.name"), (b'"digest": "', "tables.digest"), (b'"game": "', "game")],
)
def test_names_in_a_record_are_short(key: bytes, place: str) -> None:
    text = new_session(haricot.game(), 1).record.to_json().replace(key, key + b"x" * LONGEST_LINE, 1)
    with pytest.raises(BadRecord, match=rf"Expected `str` of length <= 200 - at `\$\.{place}`"):
        read_record(text)


def test_another_version_of_the_rules() -> None:
    game = haricot.game()
    record = replace(new_session(game, 1).record, version=2)
    sentence = "The record was played by version 2 of the rules, this is 1: replay it with the haricot "
    assert broken(game, record) == sentence + "it was made with."


def test_an_action_that_breaks_a_rule_is_named_with_the_rule() -> None:
    session = play(haricot.game(), most=5)
    record = replace(session.record, actions=[*session.record.actions, Sell(0, 7)])
    sentence = broken(session.game, record)  # type: ignore[arg-type]
    assert sentence.startswith("Action 6 (Sell(seat=0, field=7)) does not replay: You have no field 8")
    assert sentence.endswith("(B19)")


def test_a_result_that_is_not_the_games() -> None:
    session = play(haricot.game(players=3))
    record = replace(session.record, result=Result((99, 0, 0), (0,)))
    assert broken(haricot.game(players=3), record) == (
        "The game replays, but has another result: the record's last line is wrong."
    )


def test_a_result_of_a_game_that_is_not_finished() -> None:
    session = play(haricot.game(), most=5)
    record = replace(session.record, result=Result((9, 0, 0, 0), (0,)))
    assert broken(haricot.game(), record) == (
        "The game replays, but is not finished: the record's last line is wrong."
    )


def test_a_finished_game_without_its_result() -> None:
    session = play(haricot.game(players=3))
    assert "has another result" in broken(haricot.game(players=3), replace(session.record, result=None))


def test_own_tables_are_kept_in_the_record() -> None:
    game = haricot.game(tables=Tables.parse(OWN, "own.toml"), players=3)
    record = read_record(play(game).record.to_json())
    again = game_of(record)
    assert (again.tables, again.own_tables) == (game.tables, True)
    assert replay(again, record).state.result == record.result


def test_printed_tables_are_only_named_in_the_record() -> None:
    record = new_session(haricot.game(), 1).record
    assert record.tables.figures is None
    assert game_of(record).own_tables is False


def test_own_tables_that_were_changed_are_refused() -> None:
    record = new_session(haricot.game(tables=Tables.parse(OWN, "own.toml"), players=3), 1).record
    assert record.tables.figures is not None
    record.tables.figures["bean"]["a"]["cards"] = 21
    with pytest.raises(BadRecord, match=r"^The tables 'own' have other figures than the ones it was"):
        game_of(record)


def test_printed_tables_that_were_changed_since_are_refused() -> None:
    record = new_session(haricot.game(), 1).record
    old = replace(record, tables=replace(record.tables, digest="0123456789abcdef"))
    with pytest.raises(BadRecord, match=r"^The tables 'bohnanza' have other figures"):
        game_of(old)
