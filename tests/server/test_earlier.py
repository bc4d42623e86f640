"""Games that were begun by earlier rules or figures wake up and are played on by those."""

from __future__ import annotations

from typing import Any

import pytest

from haricot.beans.game import AnyGame
from haricot.catalogue import entry, game_of
from haricot.kernel.record import Session, new_session, replay
from tests.server.guests_at import Party, leave, party, until
from tests.server.served import Opened, play_all, quick, served


def earlier_deal(game: AnyGame) -> Session[Any]:
    """Deal as a haricot did that knew only the first rules and figures of a game."""
    (build,) = entry(game.name).earlier
    return new_session(build({"players": game.players}, None), 1)


@pytest.mark.parametrize("game", ["sissi", "hansa"])
def test_a_game_of_the_past_wakes_up_and_is_played_to_its_end(game: str) -> None:
    served(deal=earlier_deal)(lambda server: played_on(server, game))()


async def played_on(server: Opened, game: str) -> None:
    async with party(server, 3, quick(game, 3)) as found:
        begun = rules_of(found)
        for seated in found.seats:
            await leave(seated)
        room = found.room
        await until(lambda: not room.clients and room.inbox.empty() and not room.busy)
        server.house.put_to_sleep(room)
        found.seats = [await found.join(visitor) for visitor in found.visitors]
        assert found.room is not room
        assert rules_of(found) == begun != today(game)
        await play_all(found.seats)
        record = await found.visitors[0].record(found.table)
        assert (record.version, record.tables.digest) == begun
        assert replay(game_of(record), record).state.result == record.result


def rules_of(found: Party) -> tuple[int, str]:
    """Tell by which version and figures a table plays."""
    assert found.room.play is not None
    return found.room.play.game.version, found.room.play.game.tables.digest()


def today(name: str) -> tuple[int, str]:
    """Tell by which version and figures a game is played that begins today."""
    game = entry(name).build({"players": 3}, None)
    return game.version, game.tables.digest()
