"""What every bot promises: it ends every game, breaks no rule, and does the same again with the same seed."""

from __future__ import annotations

from typing import Any

import pytest

import haricot
from haricot import catalogue
from haricot.arena.simulation import play_game, simulate
from haricot.bots import AnyGame, bot_named, ladder
from haricot.kernel.errors import HaricotError

BOHNANZA: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 4, "trade_talers": True},
    {"players": 5, "third_field_at_start": True},
    {"players": 3, "extension": True, "contracts": True, "trade_talers": True},
    {"players": 4, "extension": True, "contracts": True, "plant_hands_at_end": True},
    {"players": 5, "extension": True, "contracts": True, "leave_out": "acker", "third_field_cost": 1},
    {"players": 6, "extension": True, "tie_break": "hand"},
    {"players": 7, "extension": True, "contracts": True, "trade_talers": True},
]

GAMES = [
    *(("bohnanza", options) for options in BOHNANZA),
    ("sissi", {"players": 3, "doubling": "phase 3"}),
    ("sissi", {"players": 4}),
    ("sissi", {"players": 5}),
    ("hansa", {"players": 3}),
    ("hansa", {"players": 4, "trade_with": "guests"}),
    ("hansa", {"players": 5}),
]

FEW = 1
MANY = {"bohnanza": 3, "sissi": 3, "hansa": 12}
"""Games are many where they are quick."""

TABLES = [["random"], ["simple"], ["simple", "random"], ["greedy"], ["expert", "greedy", "simple"]]


def play(game: AnyGame, kinds: list[str], seed: int) -> Any:
    named = [bot_named(kinds[seat % len(kinds)], game.name) for seat in range(game.players)]
    bots = [kind(game, seat, seed) for seat, kind in enumerate(named)]
    # A session checks every action before it plays it: an illegal one would be raised here.
    return play_game(game, bots, seed)


@pytest.mark.parametrize(
    ("name", "options"),
    GAMES,
    ids=[f"{name}-{'-'.join(map(str, options.values()))}" for name, options in GAMES],
)
@pytest.mark.parametrize("kinds", TABLES, ids="+".join)
def test_every_game_ends_by_legal_actions_alone(name: str, options: dict[str, Any], kinds: list[str]) -> None:
    game = haricot.game(name, **options)
    for seed in range(FEW if set(kinds) & {"greedy", "expert"} else MANY[name]):
        session = play(game, kinds, seed)
        assert session.state.result is not None


@pytest.mark.parametrize("kind", ["random", "simple", "greedy", "expert"])
@pytest.mark.parametrize("name", catalogue.GAMES)
def test_the_same_seed_plays_the_same_game(name: str, kind: str) -> None:
    game = haricot.game(name, players=4)
    assert play(game, [kind], 5).record == play(game, [kind], 5).record
    assert play(game, [kind], 5).record != play(game, [kind], 6).record


@pytest.mark.parametrize(("name", "gap"), [("sissi", 3), ("hansa", 60)])
def test_a_simple_bot_earns_clearly_more_than_random_ones(name: str, gap: int) -> None:
    game = haricot.game(name)
    random, simple = (simulate(game, [kind], 8).by_bot[0].mean_talers for kind in ("random", "simple"))
    assert simple > random + gap
    mixed = simulate(game, ["simple", "random", "random", "random"], 20, 3)
    assert mixed.by_bot[0].win_share >= 0.7


def test_bots_have_names() -> None:
    assert bot_named("simple") is ladder("bohnanza")["simple"]
    for name in catalogue.GAMES:
        with pytest.raises(HaricotError, match="There is no bot 'clever': there is random, simple"):
            bot_named("clever", name)


@pytest.mark.parametrize("name", catalogue.GAMES)
@pytest.mark.parametrize("seat", [4, -1])
def test_a_bot_sits_at_a_seat_that_there_is(name: str, seat: int) -> None:
    game = haricot.game(name, players=4)
    for kind in ladder(name):
        with pytest.raises(HaricotError, match=f"There is no seat {seat}: the seats are 0 to 3."):
            bot_named(kind, name)(game, seat, 1)
