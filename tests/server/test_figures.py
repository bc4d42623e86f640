"""A client learns from the server which card is which, and needs no rules of its own."""

from __future__ import annotations

import pytest

import haricot
from haricot.catalogue import read_record
from tests.server.served import GAMES, Opened, quick, seat_all, served
from tests.server.test_odd_requests import RECORDS


@pytest.mark.parametrize("game", GAMES)
def test_figures_name_every_card_in_every_language(game: str) -> None:
    served()(lambda server: names(server, game))()


async def names(server: Opened, game: str) -> None:
    rules = haricot.game(game, players=3)
    async with server.visitor("Anna") as anna:
        table = await anna.open(quick(game, 3))
        before = await anna.figures(table)
        async with anna.join(table) as seated:
            await seat_all(seated, [], ["simple", "simple"])
            assert await anna.figures(table) == before
    assert before.game == game
    assert before.options["players"] == 3
    for card, kind in enumerate(before.kinds):
        assert kind == rules.goods.kind(card)
    for key in before.beans:
        assert set(before.tables["bean"][key]["names"]) == {"en", "de", "fr", "it"}
        assert before.tables["bean"][key]["letter"]


@served()
async def test_contracts_follow_the_beans(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        settings = quick(options={"players": 4, "extension": True, "contracts": True})
        figures = await anna.figures(await anna.open(settings))
    law = haricot.game("bohnanza", players=4, extension=True, contracts=True).law
    assert len(figures.kinds) == law.beans + len(figures.contracts)
    assert set(figures.kinds[law.beans :]) == {-1}


@served()
async def test_figures_say_what_is_reconstructed(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        hansa = (await anna.figures(await anna.open(quick("hansa", 3)))).tables
        settings = quick(options={"players": 4, "extension": True, "contracts": True})
        bohnanza = (await anna.figures(await anna.open(settings))).tables
    assert [card["source"] for card in hansa["contract"]].count("reconstruction") == 55
    assert hansa["city"]["hamburg"]["prices"]["blaue"]["stated"] == [6, 4]
    assert hansa["bean"]["rote"]["source"] == bohnanza["contracts"]["source"] == "reconstruction"
    assert bohnanza["contracts"]["stated"] == [[3, 4]]


@served()
async def test_the_price_of_a_third_field_is_told_where_nobody_has_set_one(server: Opened) -> None:
    async with server.visitor("Anna") as anna:
        usual = await anna.figures(await anna.open(quick(options={"players": 5})))
        dear = await anna.figures(await anna.open(quick(options={"players": 5, "third_field_cost": 7})))
    assert usual.options["third_field_cost"] == 2
    assert dear.options["third_field_cost"] == 7


@served()
async def test_a_record_with_tables_of_its_own_tells_them(server: Opened) -> None:
    record = read_record((RECORDS / "own-tables.json").read_bytes())
    assert record.tables.figures is not None
    async with server.visitor("Anna") as anna:
        figures = await anna.figures(await anna.bring(record))
    assert figures.tables["bean"].keys() == record.tables.figures["bean"].keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_client_that_asks_for_views_needs_no_events(game: str) -> None:
    served()(lambda server: with_views(server, game))()


async def with_views(server: Opened, game: str) -> None:
    async with server.visitor("Anna") as anna:
        table = await anna.open(quick(game, 3))
        async with anna.join(table) as seated, anna.join(table, views=True) as page:
            await seat_all(seated, [], ["simple", "simple"])
            page.told = []
            while seated.move < 12:
                await (seated.do(seated.options[0]) if seated.seat in seated.waits else seated.news())
            while page.move < seated.move:
                await page.news()
            assert page.view == seated.view
    news = [text for text in page.told if '"tell":"news"' in text]
    assert len(news) >= 12
    assert all('"view":{' in text for text in news)
