"""The laboratory counts what happened."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import haricot
from haricot.arena.lab import Study, contrast, study
from haricot.arena.labfigures import describe, tables
from haricot.arena.labplots import draw_tables
from haricot.arena.ledger import Row
from haricot.beans.game import AnyGame
from haricot.kernel.errors import HaricotError
from tests.arena.test_outputs import is_picture


def total(rows: Sequence[Row], name: str) -> float:
    return sum(row[name] or 0 for row in rows)


def lab(game: AnyGame, games: int = 6) -> tuple[Study, dict[str, list[Row]]]:
    found = study(game, "simple", games, 2)
    return found, tables(found, [])


@pytest.mark.parametrize(
    "options", [{}, {"trade_talers": True}, {"extension": True, "plant_hands_at_end": True}]
)
def test_every_taler_is_some_beans(options: dict[str, Any]) -> None:
    done, found = lab(haricot.game(players=4, **options))
    beans = [done.bean(kind) for kind in range(len(done.names))]
    scores = sum(seated.score or 0 for sample in done.samples for seated in sample.played.seats)
    third = sum(turn > 0 for sample in done.samples for turn in sample.tally.third)
    # Who buys a third field pays 3 talers, with the extension 4; a field can be earned there too.
    earned = sum(bean.talers for bean in beans) - scores
    assert earned == 3 * third if not options.get("extension") else 0 <= earned <= 4 * third
    assert total(found["beans"], "of all sales") == pytest.approx(1)
    assert total(found["beans"], "of all talers") == pytest.approx(1)


def test_rare_beans_bring_more_a_card() -> None:
    _, found = lab(haricot.game(players=4), 8)
    worth = {row["bean"]: row["talers a card"] for row in found["beans"]}
    assert worth["Garden bean"] > worth["Red bean"] > worth["Blue bean"] > 0
    assert total(found["seats"], "win share") == pytest.approx(1)
    assert total(found["third_field"], "players") == 32


def test_a_row_of_sissi_is_called_by_its_captain() -> None:
    done, found = lab(haricot.game("sissi", players=3), 2)
    sold = sum(bean.talers for bean in (done.bean(kind) for kind in range(len(done.names))))
    assert sold == sum(seated.score or 0 for sample in done.samples for seated in sample.played.seats)
    assert found["beans"][1]["fields a game"] > found["beans"][0]["fields a game"]
    assert "third_field" not in found


def test_contracts_of_bohn_hansa_are_counted() -> None:
    done, found = lab(haricot.game("hansa", players=3))
    worth = sum(row["contract of"] * row["delivered a game"] for row in found["contracts"])
    beans = sum(done.bean(kind).talers for kind in range(len(done.names))) / done.games
    assert worth == pytest.approx(beans)
    assert all(row["delivered a game"] > 0 for row in found["beans"])


def test_options_are_compared_over_the_same_deals(tmp_path: Path) -> None:
    first = study(haricot.game(players=3), "simple", 3, 2)
    same = study(haricot.game(players=3), "simple", 3, 2, processes=2)
    assert all(
        one.before == one.after and one.change and one.change.mean == 0 for one in contrast(first, same)
    )
    other = study(haricot.game(players=3, third_field_at_start=True), "simple", 3, 2)
    found = tables(first, contrast(first, other))
    thirds = found["options"][-1]
    assert (thirds["measure"], thirds["against"]) == ("third fields a player", 0)
    figures = describe(first, other, found)
    assert figures["against"]["third_field_at_start"] is True
    assert figures["seats"][0].keys() == {"seat", "win_share", "interval", "talers"}
    paths = draw_tables(found, tmp_path)
    assert [path.stem for path in paths] == ["beans", "seats", "third_field", "options"]
    assert all(is_picture(path) for path in paths)


def test_a_bot_that_always_errs_teaches_nothing() -> None:
    with pytest.raises(
        HaricotError, match=r"No game came to its end.* Deal 0: tests.arena.entered:Raises in seat 1"
    ):
        study(haricot.game(players=3), "tests.arena.entered:Raises", 2)
