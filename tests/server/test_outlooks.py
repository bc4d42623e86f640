"""What a choice would do is told to clients that asked for it, and to nobody else."""

from __future__ import annotations

from typing import Any

import msgspec

from haricot.cards.outlook import CardOutlook
from haricot.kernel.actions import Done, Offer
from haricot.kernel.types import ALL
from haricot.wire.commands import Weigh
from haricot.wire.messages import NOTHING, Hello, News, read_message
from tests.server.guests_at import all_heard, first_plant, open_trade, party, refused, table_view
from tests.server.served import Opened, served


def draft(seat: int, *wants: int) -> Offer:
    """Put an offer together."""
    return Offer(seat, ALL, (), wants)


@served()
async def test_a_draft_is_weighed_for_one_alone(server: Opened) -> None:
    async with party(server) as found:
        await open_trade(found)
        for seated in found.seats:
            seated.told = []
        before = found.standing()
        told = await found.host.weigh(draft(0, 3, 3))
        assert isinstance(told, CardOutlook)
        assert sum(planting.number for planting in told.plantings) == 2
        assert await found.host.weigh(draft(0)) is None
        assert found.standing() == before
        assert [seated.told for seated in found.seats[1:]] == [[], []]


@served()
async def test_only_who_plays_may_weigh_and_for_the_own_seat(server: Opened) -> None:
    async with party(server) as found:
        stranger = await found.stranger()
        await refused(stranger.do(Weigh(draft(0, 3))), "not-seated")
        await refused(found.host.do(Weigh(draft(1, 3))), "not-your-seat")
    async with party(server, plays=False) as found:
        await refused(found.host.do(Weigh(draft(0, 3))), "no-game")


@served()
async def test_a_draft_of_nonsense_harms_nobody(server: Opened) -> None:
    async with party(server) as found:
        await open_trade(found)
        nonsense = Offer(0, 99, (99_999, -1), tuple(range(-1, 900)), 999_999, 999_999, 7, True)
        assert isinstance(await found.host.weigh(nonsense), CardOutlook)


@served()
async def test_outlooks_are_told_when_they_change_and_only_to_who_asked(server: Opened) -> None:
    async with party(server, people=2, bots="simple") as found:
        plain, seat = found.host, table_view(found.host).seat
        asking = await found.visitors[0].join(found.table, outlooks=True).__aenter__()
        try:
            plain.told, asking.told = [], []
            await plain.do(first_plant(plain))
            await plain.do(Done(seat))
            await all_heard([plain, asking], lambda seated: seated.view.phase == "trade")
            for text in plain.told:
                message = read_message(text)
                if isinstance(message, News | Hello):
                    assert message.outlooks == message.appraisal == NOTHING
            news = [message for text in asking.told if isinstance(message := read_message(text), News)]
            told: list[Any] = [msgspec.json.decode(message.outlooks) for message in news]
            for message, outlooks in zip(news, told, strict=True):
                assert message.options is None or len(outlooks) == len(message.options)
            assert told[0][0]["plantings"] or told[0][0]["sales"]
            assert news[0].appraisal != NOTHING
        finally:
            await asking.__aexit__(None, None, None)
