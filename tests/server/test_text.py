"""Text is text: what steers a terminal, hides or turns lines round is told by no server, and not printed."""

from __future__ import annotations

import pytest

from haricot.kernel.types import STRANGER
from haricot.terminal.console import Console
from haricot.wire.commands import Fill, Say, Sit, Stand, Start, Type
from tests.server.guests_at import all_heard, heard, open_trade, party, refused, same_deal
from tests.server.served import Opened, served

ATTACKS = {
    "a title": ("\x1b]0;PWNED\x1b\\hello", "]0;PWNED\\hello"),
    "the clipboard": ("\x1b]52;c;cHduZWQ=\x07", "]52;c;cHduZWQ="),
    "colours": ("\x1b[31;5mred", "[31;5mred"),
    "one byte for two": ("\x9b31mred", "31mred"),
    "lines": ("one\r\ntwo\u2028three\x0bfour", "one two three four"),
    "the other way round": ("\u202egnp.exe \u2066inside\u2069", "gnp.exe inside"),
    "nothing between letters": ("A\u200bn\u2060n\ufeffa\u00ad", "Anna"),
    "blank letters": ("\u3164a\u115fb\uffa0", "ab"),
    "nobody's letters": ("\ue000x\U000f0000\u0378", "x"),
    "a pile of marks": ("Z" + "\u0301" * 30, "Z\u0301\u0301\u0301"),
    "joined letters": ("A\u200dn\ufe0fna", "Anna"),
    "tags": ("🏴\U000e0067\U000e007f", "🏴"),
}
PICTURES = "👩‍👩‍👧 ❤️ 1️⃣ 👍🏽 🏳️‍🌈"


@served()
async def test_of_what_is_said_only_what_can_be_seen_is_told(server: Opened) -> None:
    async with party(server, 2, plays=False) as found:
        for text, _ in ATTACKS.values():
            await found.host.do(Say(text))
        await found.host.do(Say(PICTURES))
        expected = [told for _, told in ATTACKS.values()] + [PICTURES]
        await all_heard(found.seats, lambda seated: len(seated.chat) == len(expected))
        for seated in (*found.seats, await found.stranger()):
            assert [said.text for said in seated.chat] == expected


@served()
async def test_what_says_nothing_is_refused(server: Opened) -> None:
    async with party(server, 1, plays=False) as found:
        for nothing in ("\x1b\x07", "\u3164", " \u200b ", "\n\n", "\ufe0f\u200d"):
            await refused(found.host.do(Say(nothing)), "nothing-said")
        assert found.host.chat == []


MIXED = ["\u0410nna", "Ann\u03b1"]
NO_NAMES = ["\u3164", "An\u3164na", "Anna\u200b", "Anna\u202e", *MIXED, "a\x1b[0m"]


@served()
async def test_names_are_written_plainly(server: Opened) -> None:
    async with party(server, 1, plays=False) as found:
        anna = found.visitors[0]
        await anna.rename("  Ａｎｎａ \u00a0 B. ")
        assert await anna.get("/api/me") == b'{"name":"Anna B."}'
        await found.host.do(Sit(0, " Zoe\u0308  "))
        assert found.host.table.seats[0].name == "Zoë"
        for odd in NO_NAMES:
            code = "name-alphabets" if odd in MIXED else "name-letter"
            await refused(anna.rename(odd), code)
            await refused(found.host.do(Sit(1, odd)), code)


LOOKS_LIKE_ANNA = ["Anna ", "ANNA", "A.nna", "Anna-", "Ａnna", "𝐀𝐧𝐧𝐚", "Ännä", "ᴀɴɴᴀ", "ΑΝΝΑ"]


@served()
async def test_nobody_at_a_table_looks_like_somebody_else(server: Opened) -> None:
    async with party(server, 2, plays=False) as found:
        await found.host.do(Sit(0, "Anna"))
        for name in LOOKS_LIKE_ANNA:
            await found.seats[1].do(Sit(1, name))
            assert found.seats[1].table.seats[1].name.endswith(" 2")
        await found.seats[1].do(Sit(1, "Hanna"))
        # Nor does a bot.
        await found.host.do(Fill(2, "simple"))
        assert found.host.table.seats[2].name == "Ben"
        await found.seats[1].do(Stand())
        await found.seats[1].do(Sit(1, "BEN"))
        assert found.seats[1].table.seats[2].name == "Cleo"


@served(deal=same_deal)
async def test_typed_lines_are_read_as_they_look(server: Opened) -> None:
    async with party(server, 3) as found:
        await open_trade(found)
        await found.host.do(Type("do\u200bne\x00", "en"))
        assert found.host.view.done[0] or found.host.view.phase != "trade"


@served()
async def test_a_looker_on_with_the_name_of_a_player_is_told_apart(server: Opened) -> None:
    async with party(server, 1, plays=False) as found:
        await found.host.do(Sit(0, "Ben"))
        for seat in (1, 2):
            await found.host.do(Fill(seat, "simple"))
        await found.host.do(Start())
        false = await found.stranger("Ben")
        await false.do(Say("I am Ben."))
        await heard(found.host, lambda: found.host.chat)
        assert (found.host.chat[0].name, found.host.chat[0].seat) == ("Ben", STRANGER)


@pytest.mark.parametrize("text", [text for text, _ in ATTACKS.values()])
def test_a_console_prints_nothing_that_steers_it(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    Console().say(f"Anna: {text}")
    printed = capsys.readouterr().out
    assert printed.startswith("Anna: ")
    assert printed.replace("\n", "").isprintable()
