"""What a table tells is sent at once, in frames that all clients read, or waits for a slow client."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from haricot.server.client import Client
from haricot.server.protocols import Speaker, framed
from haricot.wire.commands import Close, Look, Say
from haricot.wire.messages import Hello, Said, read_message
from tests.patience import PATIENCE
from tests.server.guests_at import Bare, Party, bare, knocking, party, until
from tests.server.moved import Moved
from tests.server.served import Opened, limited, served
from tests.server.test_connections import speakers

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 200_000)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_is_the_one_that_websockets_makes(size: int) -> None:
    text = b"b" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def speaker_of(found: Bare, server: Opened) -> Speaker:
    """Find the server's end of a socket."""
    address = found.socket.local_address[:2]
    return next(one for one in speakers(server) if one.client == address)


def line_of(found: Party, speaker: Speaker) -> Client:
    """Find the line of a socket."""
    return next(line for line in found.room.clients if line.voice is speaker)


@served()
async def test_texts_of_every_length_arrive(server: Opened) -> None:
    async with party(server) as found, bare(found, 0) as calm:
        speaker = speaker_of(calm, server)
        texts = ["b" * size for size in SIZES] + ["Grüße an die 🫘"]
        for text in texts:
            speaker.say(text.encode())
        for text in texts:
            while (heard := await calm.socket.recv()) != text:
                # What the table had to tell meanwhile.
                read_message(heard)


@served()
async def test_whoever_offers_to_unpack_is_told_everything_as_it_is(server: Opened) -> None:
    async with party(server) as found:
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{found.table}/socket"
        headers = {"Cookie": found.visitors[0].cookie}
        async with connect(address, additional_headers=headers, open_timeout=PATIENCE) as socket:
            assert socket.protocol.extensions == []
            assert isinstance(await Bare(socket).hear(), Hello)


def test_a_table_has_one_way_of_sending(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays, talks, is turned away or hears a farewell is told nothing by ASGI."""
    sent, usual = set[str](), WebSocketsSansIOProtocol.send

    async def noted(self: WebSocketsSansIOProtocol, message: Any) -> None:
        sent.add(message["type"])
        await usual(self, message)

    def never(self: ServerProtocol, *_: object) -> None:
        raise AssertionError("a text went another way")

    async def everything(server: Opened) -> None:
        async with party(server) as found:
            await found.host.do(Say("Beans!"))
            await found.host.do(found.host.options[0])
            async with knocking(server, "nowhere", found.visitors[0].cookie) as lost:
                assert (await lost.farewell()).code == "no-such-table"
            async with bare(found, 1) as last:
                await found.host.do(Close())
                assert (await last.farewell()).code == "closed"

    monkeypatch.setattr(WebSocketsSansIOProtocol, "send", noted)
    monkeypatch.setattr(ServerProtocol, "send_text", never)
    served()(everything)()
    assert sent == {"websocket.accept", "websocket.close"}


@served()
async def test_who_is_gone_is_told_nothing_more(server: Opened) -> None:
    async with party(server) as found:
        async with bare(found, 0) as first:
            closed = speaker_of(first, server)
        async with bare(found, 0) as second:
            left = speaker_of(second, server)
            await left.hang_up(4000, "for a test")
            with pytest.raises(ClientDisconnected):
                left.say(b"{}")
        async with bare(found, 0) as third:
            dropped = speaker_of(third, server)
            line = line_of(found, dropped)
            dropped.abort()
            with pytest.raises(ClientDisconnected):
                dropped.say(b"{}")
            line.send_text(b"{}")
            assert line.ended
            await until(lambda: line not in found.room.clients)
        await until(lambda: not {closed, left, dropped} & set(speakers(server)))
        for speaker in (closed, left, dropped):
            with pytest.raises(ClientDisconnected):
                speaker.say(b"{}")


async def unread(server: Opened, found: Party, slow: Bare, count: int) -> tuple[Speaker, Client]:
    """Have somebody not be ready for so many sentences."""
    speaker = speaker_of(slow, server)
    line = line_of(found, speaker)
    speaker.pause_writing()
    for number in range(count):
        await found.host.do(Say(f"{number}"))
    assert len(line.waiting) == count
    return speaker, line


@served()
async def test_who_was_not_ready_is_told_everything_in_its_order(server: Opened) -> None:
    async with party(server) as found, bare(found, 1) as slow:
        speaker, line = await unread(server, found, slow, 3)
        assert line.bytes > 0
        speaker.resume_writing()
        for number in range(3, 6):
            await found.host.do(Say(f"{number}"))
        told = [message.text async for message in said(slow, 6)]
        assert told == ["0", "1", "2", "3", "4", "5"]
        await until(lambda: line.pump is None)
        assert (len(line.waiting), line.bytes) == (0, 0)


async def said(found: Bare, count: int) -> AsyncIterator[Said]:
    """Hear so many sentences."""
    while count:
        message = await found.hear()
        if isinstance(message, Said):
            count -= 1
            yield message


@served(limited(waiting=5), time=Moved)
async def test_for_who_is_never_ready_so_much_waits_and_no_more(server: Opened) -> None:
    async with party(server) as found, bare(found, 1) as slow:
        speaker, line = await unread(server, found, slow, 5)
        assert speaker in speakers(server)
        await found.host.do(Say("too much"))
        assert line.farewell is not None
        assert line.farewell.code == "too-slow"
        await until(lambda: speaker not in speakers(server) and line not in found.room.clients)
        await found.host.do(Look())
