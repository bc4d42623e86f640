"""From the lobby to the result, over real sockets, with people and bots in the seats."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import haricot
from haricot.bots.entrants import AnyBot
from haricot.catalogue import game_of
from haricot.client import Player, Seated
from haricot.kernel.actions import Action, Decline, Offer, Take
from haricot.kernel.errors import HaricotError
from haricot.kernel.record import replay
from haricot.server.limits import Limits
from haricot.terminal.full.remote import RemoteBackend
from haricot.wire.commands import Fill, Look, Settings
from tests.arena.entered import Brisk
from tests.server.guests_at import all_heard, hand, open_trade, party, table_view
from tests.server.served import GAMES, Opened, among_bots, play_all, quick, seat_all, served


@pytest.mark.parametrize("game", GAMES)
def test_five_clients_play_from_the_lobby_to_the_result(game: str) -> None:
    served()(lambda server: five_clients(server, game))()


async def five_clients(server: Opened, game: str) -> None:
    async with party(server, 5, quick(game, 5)) as found:
        results = await play_all(found.seats)
        assert all(result == results[0] for result in results)
        record = await found.visitors[4].record(found.table)
        assert record.result == results[0]
        assert replay(game_of(record), record).state.result == results[0]


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_bots_play_to_the_end_before_a_spectator(game: str) -> None:
    served()(lambda server: two_and_bots(server, game))()


async def two_and_bots(server: Opened, game: str) -> None:
    async with party(server, 3, quick(game, 4), plays=False) as found:
        *seats, watcher = found.seats
        await seat_all(seats[0], seats[1:], ["expert", "greedy"])
        results = await play_all(seats)
        while watcher.table.stage != "over":
            await watcher.news()
        assert watcher.seat == -1
        assert watcher.options == ()
        assert results == [watcher.view.result] * 2
        for seated in [*seats, watcher]:
            await same_as_fresh(seated)


async def same_as_fresh(seated: Seated) -> None:
    """Compare what somebody has made of all events with a fresh view."""
    old, options = msgspec.json.encode(seated.view), seated.options
    await seated.do(Look())
    assert msgspec.json.encode(seated.view) == old
    assert seated.options == options


@served()
async def test_an_offer_goes_when_its_counter_offer_is_dealt(server: Opened) -> None:
    async with party(server, 3) as found:
        await open_trade(found)
        host, ben = found.seats[:2]
        law = haricot.game(players=3).law
        kept, asked = table_view(host).face_up
        await host.do(Offer(0, 1, (kept,), (0,)))
        await ben.do(Offer(1, 0, (hand(ben)[0],), (law.kind[asked],), answers=1))
        await host.do(Take(0, 2, (asked,)))
        # The card of the first offer is still there to be given.
        assert kept in table_view(host).face_up
        await all_heard(found.seats, lambda seated: not seated.view.offers)


@served(Limits(commands=4, burst=6))
async def test_a_bot_that_is_too_fast_for_a_table_takes_a_breath(server: Opened) -> None:
    async with among_bots(server, quick(players=3)) as (_, _, seated):
        player = Player(seated, "simple")
        while seated.view.turn < 4:
            if not await player.act():
                await seated.news()


class Fickle(Brisk):
    """Takes every offer, and declines what it has taken."""

    def decide(self, view: Any, options: Sequence[Action]) -> Action | None:
        wavering = [action for action in options if isinstance(action, Take | Decline)]
        return wavering[0] if wavering else super().decide(view, options)


@pytest.mark.parametrize("bot", ["tests.arena.entered:Brisk", Brisk, Fickle], ids=str)
def test_a_bot_of_one_s_own_plays_to_the_result(bot: AnyBot) -> None:
    served()(lambda server: own_bot(server, bot))()


async def own_bot(server: Opened, bot: AnyBot) -> None:
    async with among_bots(server, quick(players=3)) as (_, _, seated):
        assert len((await Player(seated, bot).play()).scores) == 3


@served()
async def test_a_server_loads_no_bot_of_anybody_s(server: Opened) -> None:
    async with server.visitor("Anna") as anna, anna.join(await anna.open(quick(players=3))) as seated:
        with pytest.raises(HaricotError, match=r"There is no bot .tests\.arena\.entered:Brisk."):
            await seated.do(Fill(1, "tests.arena.entered:Brisk"))


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        (Settings("planted:GAME"), "The game 'planted:GAME' is not haricot's own"),
        (Settings("bohnanza", {"tables": "planted.toml"}), "tables"),
    ],
)
def test_a_client_loads_nothing_that_a_server_names(
    settings: Settings, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "planted.py").write_text("GAME = None\n")
    monkeypatch.syspath_prepend(tmp_path)
    seated: Any = SimpleNamespace(table=SimpleNamespace(settings=settings, seats=[]), seat=0)
    for sit_down in (lambda: Player(seated, "simple"), lambda: RemoteBackend(seated, "Anna")):
        with pytest.raises(HaricotError, match=sentence):
            sit_down()
    assert "planted" not in sys.modules
