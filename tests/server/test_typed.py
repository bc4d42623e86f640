"""What people type at a table is done as if they had tapped it, and what is not understood has a code."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from haricot.beans.vocabulary import LANGUAGES, Language
from haricot.cards.actions import Plant
from haricot.cards.grammar import CardGrammar
from haricot.client import Seated, Visitor
from haricot.games.hansa.actions import Reveal, Travel
from haricot.games.hansa.grammar import HansaGrammar
from haricot.games.hansa.view import HanseView
from haricot.kernel.actions import Action, Offer, Wish
from haricot.kernel.types import ALL
from haricot.server.audience import MOST_TOLD
from haricot.wire.commands import Say, Sit, Start, Suggest, Type
from haricot.wire.messages import Accepted, AnyTold
from tests.patience import PATIENCE
from tests.server.guests_at import (
    Party,
    all_heard,
    bare,
    forbidden,
    hand,
    heard,
    knocking,
    open_trade,
    party,
    refused,
    same_deal,
    table_view,
)
from tests.server.served import GAMES, Opened, opened, quick, seat_all, served


def grammar(found: Party, language: str = "en") -> Any:
    """Make the grammar that the table should use."""
    assert found.room.play is not None
    return found.room.play.game.grammar([seat.name for seat in found.room.doc.seats], language)


def last_action(found: Party) -> Action:
    """Look at what is kept of the last move."""
    assert found.room.play is not None
    return found.room.play.session.record.actions[-1]


async def typed(seated: Seated, text: str, language: Language = "en") -> int:
    return await seated.do(Type(text, language))


# What is typed is done.


@served(deal=same_deal)
async def test_a_first_turn_of_cards_is_typed_in_four_languages(server: Opened) -> None:
    for number, language in enumerate(LANGUAGES):
        async with party(server, 3, quick(("bohnanza", "sissi")[number % 2], 3)) as found:
            await first_trade(found, language)


async def first_trade(found: Party, language: Language) -> None:
    """Plant, offer, wish, take and give, all of it typed."""
    anna, ben, cleo = found.seats
    rules = grammar(found, language)
    assert isinstance(rules, CardGrammar)
    short, first = rules.words.short, hand(anna)[0]
    await typed(anna, f"plant {short[rules.kind(first)]}", language)
    assert last_action(found) == Plant(0, first, 0)
    await typed(anna, "done", language)
    await all_heard(found.seats, lambda seated: seated.view.phase == "trade")

    card = hand(ben)[-1]
    await typed(ben, f"{short[rules.kind(card)]}#5 > {short[0]} @P0", language)
    offer = last_action(found)
    assert offer == Offer(1, 0, (card,), (0,))
    await typed(cleo, f"{short[1]}? for {short[2]}", language)
    assert last_action(found) == Wish(2, (1,), (2,))

    face_up = table_view(anna).face_up[0]
    await typed(anna, f"gift {short[rules.kind(face_up)]}#up1 @p2", language)
    assert last_action(found) == Offer(0, 2, (face_up,), ())
    await heard(cleo, lambda: len(table_view(cleo).offers) == 2)
    await typed(cleo, "take 2", language)
    await heard(anna, lambda: face_up in table_view(anna).aside[2])


@served(deal=same_deal)
async def test_a_merchant_types_the_first_turn(server: Opened) -> None:
    for language in LANGUAGES[:2]:
        async with party(server, 3, quick("hansa", 3)) as found:
            await first_journey(found, language)


async def first_journey(found: Party, language: Language) -> None:
    """Reveal, travel, and offer what is on the cart, all of it typed."""
    for seated in found.seats:
        await heard(seated, lambda seated=seated: seated.options)  # type: ignore[misc]
        await seated.do(Suggest(language))
        assert seated.phrases is not None
        await typed(seated, seated.phrases.phrases[0], language)
        assert isinstance(last_action(found), Reveal)
    rules = grammar(found, language)
    assert isinstance(rules, HansaGrammar)
    await all_heard(found.seats, lambda seated: seated.view.phase == "travel")
    (active,) = (seated for seated in found.seats if seated.view.active == seated.seat)
    await typed(active, "stay", language)
    assert isinstance(last_action(found), Travel)
    await all_heard(found.seats, lambda seated: seated.view.phase != "travel")
    view = active.view
    assert isinstance(view, HanseView)
    if view.debtor < 0:
        token = view.carts[view.seat][0]
        await typed(active, f"{rules.words.short[rules.kind(token)]} > {rules.words.short[0]}", language)
        assert last_action(found) == Offer(view.seat, ALL, (token,), (0,))


@served(deal=same_deal)
async def test_the_same_reference_is_done_once_and_kept_as_an_action(server: Opened) -> None:
    async with party(server) as found, bare(found, 0) as socket:
        text = Type("plant 1")
        first = await socket.ask(text, "once")
        assert first == Accepted("once", 1)
        assert await socket.ask(text, "once") == first
        assert found.move == 1
        kept = await server.house.store.record(found.table, 1)
        assert kept is not None
        assert [(move.reference, type(move.action)) for move in kept[1]] == [("once", Plant)]


def test_what_was_typed_is_not_done_again_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, deal=same_deal) as server, party(server) as found:
            async with bare(found, 0) as socket:
                await socket.ask(Type("plant 1"), "once")
            table, cookie = found.table, found.visitors[0].cookie
        async with opened(tmp_path) as server, knocking(server, table, cookie) as socket:
            assert await socket.ask(Type("plant 1"), "once") == Accepted("once", 1)
            play = server.house.rooms[table].play
            assert play is not None
            assert play.move == 1

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_what_was_said_is_not_said_again_after_a_restart(tmp_path: Path) -> None:
    async def talk() -> None:
        async with opened(tmp_path) as server, party(server) as found, bare(found, 0) as socket:
            await socket.ask(Say("Hello!"), "once")
            table, cookie = found.table, found.visitors[0].cookie
        async with opened(tmp_path) as server, knocking(server, table, cookie) as socket:
            for reference in ("once", "twice"):
                assert isinstance(await socket.ask(Say("Hello!"), reference), Accepted)
            room = server.house.rooms[table]
            assert [said.number for said in room.audience.chat] == [1, 2]

    asyncio.run(asyncio.wait_for(talk(), PATIENCE))


# What is not understood.


@served(deal=same_deal)
async def test_what_is_not_understood_has_a_code_and_what_is_needed_to_say_it(server: Opened) -> None:
    async with party(server) as found:
        await open_trade(found)
        anna = found.host
        before = found.standing()
        wrong = await refused(typed(anna, "peanut > rote", "de"), "unknown-word")
        assert wrong.params["typed"] == "peanut"
        assert str(wrong.params["words"]).startswith("blaue, feuer, sau, ")
        assert (await refused(typed(anna, "s > rote", "de"), "unclear-word")).params["words"] == "sau, soja"
        assert (await refused(typed(anna, "hello", "de"), "no-phrase")).params["example"] == "2 blaue > feuer"
        assert (await refused(typed(anna, "99 rote > sau", "de"), "nothing-to-give")).params == {
            "count": 99,
            "bean": "rote",
        }
        await refused(typed(anna, "take 9"), "no-such-offer")
        await refused(typed(anna, "take nine"), "no-number")
        # What is understood and not allowed is refused as if it had been tapped.
        await forbidden(typed(anna, "withdraw 9"), "M1", "no-such-offer")
        assert found.standing() == before


@served(deal=same_deal)
async def test_who_has_no_seat_or_no_game_types_for_nobody(server: Opened) -> None:
    async with party(server, plays=False) as found:
        for command in (Type("done"), Suggest()):
            await refused(found.host.do(command), "no-game")
        await seat_all(found.seats[0], found.seats[1:], [])
        stranger = await found.stranger()
        for command in (Type("done"), Suggest()):
            await refused(stranger.do(command), "not-seated")
        await refused(stranger.do(Type("x" * 301)), "not-understood")
        await refused(stranger.do(Type("done", "nl")), "not-understood")  # type: ignore[arg-type]


# What may be typed.


@pytest.mark.parametrize("game", GAMES)
def test_what_is_suggested_is_what_may_be_done(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path) as server, party(server, 3, quick(game, 3)) as found:
            for _ in range(12):
                await suggestions(found)

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


async def suggestions(found: Party) -> None:
    """Compare what is suggested to everybody with their options, and do something that brings the game on."""
    await all_heard(found.seats, lambda seated: seated.move == found.move)
    rules, phrases = grammar(found, "de"), dict[int, tuple[str, ...]]()
    for seated in found.seats:
        await seated.do(Suggest("de"))
        assert seated.phrases is not None
        phrases[seated.seat] = seated.phrases.phrases
        assert [rules.parse(phrase, seated.view) for phrase in phrases[seated.seat]] == list(seated.options)
        for example in seated.phrases.examples:
            rules.parse(example, seated.view)
    seat = found.host.waits[0]
    await typed(found.seats[seat], "done" if "done" in phrases[seat] else phrases[seat][0], "de")


@served(deal=same_deal)
async def test_a_suggestion_is_told_to_who_asked_and_remembered_by_nobody(server: Opened) -> None:
    async with party(server) as found:
        known = str(found.room.heard.guests)
        await found.host.do(Suggest("fr"))
        assert found.host.phrases is not None
        assert found.seats[1].phrases is None
        assert str(found.room.heard.guests) == known


@served(deal=same_deal)
async def test_who_cannot_be_typed_goes_by_the_seat(server: Opened) -> None:
    async with party(server, 3, plays=False) as found:
        anna = found.host
        for seat, name in enumerate(("Zoë", "all", "Me")):
            await found.seats[seat].do(Sit(seat, name))
        await anna.do(Start())
        await all_heard(found.seats, lambda seated: seated.view_known is not None)
        await open_trade(found)
        card = table_view(anna).face_up[0]
        assert found.room.play is not None
        game = found.room.play.game
        bean = game.keys()[game.kinds()[card]]
        for name, seat in (("seat 2", 1), ("seat 3", 2)):
            await typed(anna, f"gift {bean} @{name}", "de")
            assert last_action(found) == Offer(0, seat, (card,))
        await anna.do(Suggest())
        await refused(typed(anna, "soy > red @zoe b."), "unknown-word")


# What happened lately.


async def arrives(visitor: Visitor, table: str, earlier: int = MOST_TOLD) -> tuple[AnyTold, ...]:
    """Come to a table as after a reload, and hear what happened there."""
    async with visitor.join(table, earlier=earlier) as seated:
        return seated.lately


def told_to(found: Party, seat: int) -> tuple[AnyTold, ...]:
    """Tell what a seat has been told since the deal."""
    play = found.room.play
    assert play is not None
    return tuple(AnyTold(move, play.told(move, seat)) for move in range(play.move + 1))


def test_who_comes_back_is_told_what_the_own_seat_saw_also_after_a_restart(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(tmp_path, deal=same_deal) as server, party(server) as found:
            before = [await arrives(visitor, found.table) for visitor in found.visitors]
            assert [len(told) for told in before] == [1, 1, 1]
            await open_trade(found)
            table, cookies = found.table, [visitor.cookie for visitor in found.visitors]
            seen = [await arrives(visitor, table) for visitor in found.visitors]
            assert seen == [told_to(found, seat) for seat in range(3)]
            assert len({str(told) for told in seen}) == 3, "everybody has drawn other cards"
            stranger = await found.guest("Zoe")
            assert await arrives(stranger, table) == told_to(found, -1)
            assert await arrives(found.visitors[0], table, 0) == ()
            assert await arrives(found.visitors[0], table, 2) == seen[0][-2:]
        async with opened(tmp_path, deal=same_deal) as server:
            for cookie, told in zip(cookies, seen, strict=True):
                async with server.visitor("Guest", cookie) as visitor:
                    assert await arrives(visitor, table) == told

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


@served(deal=same_deal)
async def test_no_more_than_the_last_moves_are_told(server: Opened) -> None:
    async with party(server) as found:
        await open_trade(found)
        for number in range(MOST_TOLD):
            await found.seats[1].do(Wish(1, (number % 5,)))
        told = await arrives(found.visitors[2], found.table, 10**9)
        assert [earlier.move for earlier in told] == list(range(found.move - MOST_TOLD + 1, found.move + 1))
        await refused(arrives(found.visitors[2], found.table, -1), "not-understood")


@served(deal=same_deal)
async def test_without_spectators_a_stranger_is_told_nothing(server: Opened) -> None:
    async with party(server, 2, quick(players=3, spectators=False), bots="simple") as found:
        stranger = await found.guest("Zoe")
        assert await arrives(stranger, found.table) == ()


@served(deal=same_deal)
async def test_who_takes_a_seat_is_told_what_that_seat_saw(server: Opened) -> None:
    async with party(server, 2, quick(players=3, join="anyone"), bots="simple") as found:
        visitor = await found.guest("Zoe")
        async with visitor.join(found.table, earlier=MOST_TOLD) as seated:
            assert seated.lately == told_to(found, -1)[-len(seated.lately) :]
            await seated.do(Sit(2, "Zoe"))
            assert seated.lately[0].events != told_to(found, -1)[0].events
            assert seated.lately == told_to(found, 2)[: len(seated.lately)]
