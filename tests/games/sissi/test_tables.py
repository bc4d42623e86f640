from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import haricot
from haricot.beans.playout import Playout
from haricot.beans.tables import BeanKind, Tables
from haricot.cards.actions import Sell
from haricot.catalogue import game_of, read_record
from haricot.kernel.errors import BadOption, BadRecord, BadTables, HaricotError
from haricot.kernel.record import new_session, replay
from tests.boards import spell
from tests.complaints import complaint
from tests.games.sissi.rows import CAPTAINS, FIGURES, player, table

OWN = """
name = "own"
empress = "big_white"
[bean]
black = { cards = 30, meter = [[2, 1], [4, 2]] }
big_white = { cards = 30, meter = [[3, 1]] }
spotted = { cards = 10, meter = [] }
"""


def printed() -> Tables:
    return haricot.game("sissi").tables


def own(text: str = OWN) -> Tables:
    return msgspec.toml.decode(text, type=Tables)


def test_s1_the_figures_are_those_of_the_specification() -> None:
    tables = printed()
    assert {key: (kind.cards, kind.meter) for key, kind in tables.bean.items()} == FIGURES
    assert list(tables.bean) == list(FIGURES)
    assert {kind.source for kind in tables.bean.values()} == {"reconstruction"}
    assert [kind.third_field_at for kind in tables.bean.values()] == [0] * 8
    assert (tables.name, tables.empress, tables.contracts) == ("sissi", "sissi", None)


def test_s1_the_game_plays_with_them() -> None:
    game = haricot.game("sissi")
    assert not game.own_tables
    assert game.law.counts == [50, 16, 14, 12, 10, 8, 6, 4]
    assert game.law.beans == len(game.law.kind) == 120


def paid(kind: str, cards: int) -> int:
    return max([coins for needed, coins in FIGURES[kind][1] if needed <= cards], default=0)


@pytest.mark.parametrize("cards", range(1, 31))
def test_the_meters_are_what_the_reconstruction_promises(cards: int) -> None:
    tables = printed()
    pays = [
        max([coins for needed, coins in tables.bean[kind].meter if needed <= cards], default=0)
        for kind in CAPTAINS
    ]
    assert pays == sorted(pays), "the rarer the captain, the sooner it pays"
    if cards >= 9:
        assert paid("sissi", cards) <= min(pays), "from nine cards on Sissi never pays more than a captain"


@pytest.mark.parametrize("language", ["de", "en", "fr", "it"])
def test_every_bean_has_names_of_its_own_in_every_language(language: str) -> None:
    beans = printed().bean.values()
    assert len({kind.names[language] for kind in beans}) == len({kind.short[language] for kind in beans}) == 8
    assert len({kind.letter for kind in beans}) == 8


REFUSED = [
    ("missing", OWN.replace('empress = "big_white"', "")),
    ("empty", OWN.replace('"big_white"', '""', 1)),
    ("unknown", OWN.replace('"big_white"', '"sissi"', 1)),
    ("of another case", OWN.replace('"big_white"', '"Black"', 1)),
]


@pytest.mark.parametrize("text", [text for _, text in REFUSED], ids=[name for name, _ in REFUSED])
def test_s3_an_empress_that_is_no_bean_of_the_tables_is_refused_with_a_sentence(text: str) -> None:
    assert complaint(BadOption, lambda: haricot.game("sissi", tables=own(text))) == (
        "Tables: `empress` names the bean that alternates with the others: black, big_white, spotted."
    )


def test_s3_an_empress_that_is_no_word_is_refused_with_file_key_and_reason(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(OWN.replace('"big_white"', "3", 1), encoding="utf-8")
    with pytest.raises(BadTables, match=r"own\.toml: empress: Expected `str`, got `int`$"):
        haricot.game("sissi", tables=file)


def test_s3_the_empress_of_own_tables_alternates_with_the_others() -> None:
    board = table(player("big_white black", "black", "spotted"), phase="plant", tables=own())
    assert board.plants(0) == {("big_white", 0), ("big_white", 1)}
    board.do(board.plant(0, "big_white", 0))
    assert board.plants(0) == {("black", 0)}


def test_s11_own_beanometers_are_what_beans_are_sold_by() -> None:
    board = table(player("", "black big_white black", "big_white spotted"), tables=own())
    board.do(Sell(0, 0), Sell(0, 1))
    assert board.talers(0) == "black"
    assert sorted(spell(board.discard())) == ["big_white", "big_white", "black", "spotted"]


def test_s1_a_beanometer_may_ask_for_more_cards_than_there_are_of_its_kind() -> None:
    few = BeanKind(2, ((6, 1), (9, 4)))
    tables = Tables("few", {"queen": BeanKind(40, ((2, 1),)), "few": few}, empress="queen")
    board = table(player("", "8 queen few"), player("", "5 queen few"), tables=tables)
    board.do(Sell(0, 0), Sell(1, 0))
    assert (board.talers(0), board.talers(1)) == ("few 3 queen", "few")


def test_s11_no_count_of_cards_brings_a_field_instead_of_coins() -> None:
    bean = {"queen": BeanKind(40, ()), "acker": BeanKind(5, ((2, 1), (3, 2)), third_field_at=2)}
    try:
        board = table(player("", "queen acker"), tables=Tables("acker", bean, empress="queen"))
    except HaricotError:
        return
    board.do(Sell(0, 0))
    assert (board.talers(0), board.fields(0)) == ("acker", ["", ""])


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("doubling", ["always", "phase 3"])
def test_own_tables_are_played_to_the_end(players: int, doubling: str) -> None:
    game = haricot.game("sissi", tables=own(), players=players, doubling=doubling)
    assert Playout(game, game.goods).play(5) > 50


def test_a_game_of_sissi_beans_alone_is_played_to_its_end() -> None:
    tables = Tables("alone", {"queen": BeanKind(60, ((2, 1),))}, empress="queen")
    for doubling in ("always", "phase 3"):
        game = haricot.game("sissi", tables=tables, doubling=doubling)
        assert Playout(game, game.goods).play(2) > 20


def test_own_tables_are_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(OWN, encoding="utf-8")
    game = haricot.game("sissi", tables=file)
    assert (game.tables, game.own_tables) == (own(), True)
    assert haricot.game("sissi", tables=str(file)).tables == own()


@pytest.mark.parametrize(("players", "needed"), [(3, 17), (4, 22), (5, 27)])
def test_s4_too_few_cards_for_the_players(players: int, needed: int) -> None:
    tables = Tables("few", {"queen": BeanKind(8, ()), "king": BeanKind(needed - 9, ())}, empress="queen")
    sentence = rf"^Tables: {needed - 1} cards are too few; {players} players need {needed} at least\.$"
    with pytest.raises(BadOption, match=sentence):
        haricot.game("sissi", tables=tables, players=players)
    enough = msgspec.structs.replace(tables, bean={**tables.bean, "jack": BeanKind(1, ())})
    assert len(haricot.game("sissi", tables=enough, players=players).start(1).deck) == 2


def test_a_record_names_the_printed_tables_and_keeps_others_whole() -> None:
    described, kept = haricot.game("sissi").describe(), haricot.game("sissi", tables=own()).describe()
    assert (described["game"], described["version"]) == ("sissi", 1)
    assert described["options"] == {"players": 4, "doubling": "always"}
    assert (described["tables"].name, described["tables"].figures) == ("sissi", None)
    assert described["tables"].digest == printed().digest()
    assert msgspec.convert(kept["tables"].figures, Tables) == own()


def played(**options: Any) -> bytes:
    """Play a few actions, and write the record down."""
    game = haricot.game("sissi", **options)
    session = new_session(game, 3)
    session.do(game.legal(session.state, 0)[0])
    return session.record.to_json()


def test_a_record_with_own_tables_replays_with_them() -> None:
    record = read_record(played(tables=own(), players=3))
    assert game_of(record).tables == own()
    assert len(replay(game_of(record), record).record.actions) == 1


def test_a_record_with_other_figures_than_the_printed_ones_is_refused() -> None:
    text = played().replace(printed().digest().encode(), b"0" * 16)
    with pytest.raises(BadRecord, match="other figures"):
        game_of(read_record(text))
