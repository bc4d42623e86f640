"""One guest on two devices: a link that works once and soon, and never for anybody else."""

from __future__ import annotations

from contextlib import AsyncExitStack

import httpx
import msgspec

from haricot.client import Visitor
from haricot.server.guests import MOST_SESSIONS
from haricot.server.keys import KEY_SECONDS, MOST_KEYS, Keys
from haricot.wire.lobby import GuestInfo, KeyUse
from tests.server.guests_at import first_plant, hand, hung_up, party, refused
from tests.server.moved import Moved
from tests.server.served import Opened, quick, served
from tests.server.test_identity import id_of, is_known, later


async def key_of(visitor: Visitor) -> str:
    """Ask for a key, as it stands at the end of its link."""
    link = (await visitor.key()).link
    before, _, key = link.partition("#")
    assert before == f"{visitor.server}/key"
    return key


async def owner(visitor: Visitor, key: str) -> str:
    """Look whose key this is."""
    told = await visitor.post("/api/me/come", KeyUse(key, look=True))
    return msgspec.json.decode(told, type=GuestInfo).name


@served()
async def test_a_key_makes_another_device_the_same_guest_once(server: Opened) -> None:
    async with party(server, 2, quick(players=3), bots="simple") as found:
        anna, phone = found.visitors[0], await found.guest("Phone")
        await found.host.do(first_plant(found.host))
        drawing = (await anna.key()).drawing
        assert drawing.startswith("<svg")
        key = await key_of(anna)
        assert await owner(phone, key) == "Guest 0"
        await phone.come_by(key)
        assert phone.name == "Guest 0"
        assert await id_of(server, phone) == await id_of(server, anna)
        assert phone.cookie != anna.cookie
        seated = await found.join(phone)
        assert (seated.seat, seated.host, hand(seated)) == (0, True, hand(found.host))
        for visitor in (phone, found.visitors[1]):
            await refused(visitor.come_by(key), "no-such-key")
            await refused(owner(visitor, key), "no-such-key")
        # Each device is signed out by itself.
        await anna.sign_out()
        assert not await is_known(server, anna.cookie)
        assert await is_known(server, phone.cookie)


@served()
async def test_who_a_device_was_before_is_signed_out_there(server: Opened) -> None:
    async with party(server, 2, quick(players=3), bots="simple") as found:
        anna, ben = found.visitors
        before = ben.cookie
        await ben.come_by(await key_of(anna))
        await hung_up(found.seats[1], "signed-out")
        assert not await is_known(server, before)
        assert await is_known(server, ben.cookie)


@served(time=Moved)
async def test_a_key_ends_by_time_and_with_the_next_one(server: Opened) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Phone") as phone:
        first, second = await key_of(anna), await key_of(anna)
        await refused(phone.come_by(first), "no-such-key")
        later(server, KEY_SECONDS - 1)
        assert await owner(phone, second) == "Anna"
        later(server, 1)
        await refused(owner(phone, second), "no-such-key")
        await refused(phone.come_by(second), "no-such-key")
        assert phone.name == "Phone"
        assert await is_known(server, phone.cookie)


@served()
async def test_no_key_brings_back_who_is_gone(server: Opened) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Ben") as ben, server.visitor("Zoe") as zoe:
        keys = [await key_of(anna), await key_of(ben)]
        await anna.sign_out(everywhere=True)
        await ben.delete("/api/me/data")
        for key in keys:
            await refused(owner(zoe, key), "no-such-key")
            await refused(zoe.come_by(key), "no-such-key")
        assert await id_of(server, zoe)


@served()
async def test_only_a_guest_gets_a_key_and_no_other_page_asks_for_one(server: Opened) -> None:
    async with httpx.AsyncClient(base_url=server.url) as nobody, server.visitor("Anna") as anna:
        assert (await nobody.post("/api/me/key", json={})).status_code == 401
        foreign = {"Cookie": anna.cookie, "Origin": "http://evil.example"}
        for path, body in (("key", {}), ("come", {"key": await key_of(anna)})):
            assert (await nobody.post(f"/api/me/{path}", json=body, headers=foreign)).status_code == 403
        for wrong in ({"key": ""}, {"key": "x" * 41}, {}, {"key": 1}, {"key": "x", "more": 1}):
            assert (await nobody.post("/api/me/come", json=wrong)).status_code == 400
        assert (await nobody.post("/api/me/come", json={"key": "x"})).status_code == 404
        # Nobody becomes a guest by having failed.
        assert not nobody.cookies


@served()
async def test_so_many_devices_are_one_guest_and_no_more(server: Opened) -> None:
    async with server.visitor("Anna") as anna, AsyncExitStack() as stack:
        for number in range(MOST_SESSIONS - 1):
            device = await stack.enter_async_context(server.visitor(f"Device {number}"))
            await device.come_by(await key_of(anna))
        assert (await anna.data()).sessions == MOST_SESSIONS
        last = await stack.enter_async_context(server.visitor("The last"))
        await last.come_by(await key_of(device))
        assert (await last.data()).sessions == MOST_SESSIONS
        assert not await is_known(server, anna.cookie)


def test_so_many_keys_are_kept_and_no_more() -> None:
    keys = Keys(Moved())
    cut = [keys.cut(str(number)) for number in range(MOST_KEYS + 1)]
    assert len(keys.cut_for) == MOST_KEYS
    assert cut[0] not in keys.cut_for
    assert keys.use(cut[-1]) == str(MOST_KEYS)
