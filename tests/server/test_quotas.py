"""What one guest does leaves others theirs: commands are remembered guest by guest, and tables counted."""

from __future__ import annotations

from haricot.server.heard import MOST_GUESTS, MOST_HEARD, Heard
from haricot.wire.commands import Look, Say
from haricot.wire.messages import Accepted, Refusal
from tests.server.guests_at import bare, party, settled
from tests.server.served import Opened, limited, quick, served


@served()
async def test_nobody_pushes_out_what_another_has_asked_for(server: Opened) -> None:
    async with party(server) as found, bare(found, 0) as anna, bare(found, 1) as ben:
        said = await anna.ask(Say("Once."), "one")
        for number in range(MOST_HEARD + 1):
            assert isinstance(await ben.ask(Look(), f"{number}"), Accepted)
        assert await anna.ask(Say("Once."), "one") == said
        assert [one.text for one in found.room.audience.chat] == ["Once."]


@served()
async def test_a_look_is_remembered_by_nobody_and_done_again(server: Opened) -> None:
    async with party(server) as found, bare(found, 0) as anna:
        known = str(found.room.heard.guests)
        first, second = await anna.ask(Look(), "look"), await anna.ask(Look(), "look")
        assert isinstance(first, Accepted)
        assert first == second
        assert str(found.room.heard.guests) == known


def test_the_last_commands_of_the_last_guests_are_remembered() -> None:
    heard = Heard()
    for number in range(MOST_HEARD + 1):
        heard.remember("anna", f"{number}", number)
    assert heard.find("anna", "0") is None
    assert heard.find("anna", "1") == 1
    for number in range(MOST_GUESTS - 1):
        heard.remember(f"{number}", "x", 0)
    assert heard.find("anna", f"{MOST_HEARD}") == MOST_HEARD
    heard.remember("one more", "x", 0)
    assert heard.find("anna", f"{MOST_HEARD}") is None
    assert heard.find("0", "x") == 0


@served(limited(tables=20))
async def test_a_guest_who_opens_many_tables_at_once_has_no_more_of_them(server: Opened) -> None:
    async with server.visitor("Anna") as anna, server.visitor("Ben") as ben:
        await anna.rename("Anna")
        answers = await settled(*(anna.open(quick()) for _ in range(55)))
        assert sum(isinstance(answer, str) for answer in answers) == 20
        codes = [answer.code for answer in answers if isinstance(answer, Refusal)]
        assert codes == ["too-many-tables"] * 35
        assert await ben.open(quick())
    assert not server.house.opening
