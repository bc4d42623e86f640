"""Every printed figure says where it is from, and saying so changes no record."""

from __future__ import annotations

from collections import Counter

import pytest

import haricot
from haricot.beans.tables import RECONSTRUCTED, BaseTables, ContractCards, Tables
from haricot.games.bohnanza import printed_tables
from haricot.games.hansa.tables import HansaTables
from haricot.rulebook import rulebook

# Old records name the tables they were played with by these.
DIGESTS = {"base": "489e4ca46339f838", "extension": "0c3cb3be78620021", "hansa": "5aeb4bd4a7a8ddca"}


def printed(name: str) -> BaseTables:
    tables: BaseTables = haricot.game("hansa").tables if name == "hansa" else printed_tables(name != "base")
    return tables


def hansa() -> HansaTables:
    tables = printed("hansa")
    assert isinstance(tables, HansaTables)
    return tables


@pytest.mark.parametrize("name", DIGESTS)
def test_old_records_find_their_tables(name: str) -> None:
    assert printed(name).digest() == DIGESTS[name]


def test_where_figures_are_from_is_no_part_of_the_digest() -> None:
    bean = 'name = "own"\n[bean.black]\ncards = 30\nmeter = [[2, 1]]\n[contracts]\nlowest = 1\nhighest = 4\n'
    plain = Tables.parse(bean, "own.toml")
    told = Tables.parse(f'{bean}source = "reconstruction"\nstated = [[1, 2]]', "own.toml")
    assert plain.digest() == told.digest()
    assert told.contracts == ContractCards(1, 4, (), "reconstruction", ((1, 2),))


@pytest.mark.parametrize("game", ["bohnanza", "sissi"])
def test_every_bean_of_a_card_game_says_where_it_is_from(game: str) -> None:
    tables = printed_tables(True) if game == "bohnanza" else haricot.game("sissi").tables
    sources = {"rulebook", "cards", "later rulebook", RECONSTRUCTED}
    assert {kind.source for kind in tables.bean.values()} <= sources


def test_e4_one_contract_of_the_extension_is_stated() -> None:
    contracts = printed_tables(True).contracts
    assert contracts is not None
    assert (contracts.source, contracts.stated) == (RECONSTRUCTED, ((3, 4),))
    assert set(contracts.stated) <= set(contracts.pairs())


def test_h2_the_stars_of_the_rule_are_those_of_the_tables() -> None:
    rows = [line.split("|") for line in rulebook()["H2"].splitlines() if line.startswith("| ")][2:]
    written = {(row[1].strip(), row[2].strip(" *")) for row in rows if "*" in row[2]}
    tables = hansa()
    made = {
        (city.name, tables.bean[bean].names["en"])
        for city in tables.city.values()
        for bean, column in city.prices.items()
        if column.source == RECONSTRUCTED
    }
    assert len(made) == 6
    assert made == written


def test_h2_stated_are_base_prices_and_three_more() -> None:
    tables = hansa()
    more = []
    for key, city in tables.city.items():
        for bean, column in city.prices.items():
            assert column.source in ("rulebook", RECONSTRUCTED)
            assert set(column.stated) <= set(column.boxes)
            base = column.boxes[-2] if tables.bean[bean].source == "rulebook" else None
            assert base is None or base in column.stated
            more += [(key, bean, price) for price in column.stated if price != base]
    assert more == [("edinburgh", "rote", 16), ("hamburg", "blaue", 6), ("visby", "rote", 16)]


def test_h4_h6_h11_cards_and_roads_are_told_apart_one_by_one() -> None:
    tables = hansa()
    assert Counter(card.source for card in tables.contract) == {"rulebook": 5, RECONSTRUCTED: 55}
    assert Counter(card.source for card in tables.harvest) == {"rulebook": 1, RECONSTRUCTED: 9}
    stated = [(number, card.stated) for number, card in enumerate(tables.harvest) if card.stated]
    assert stated == [(1, ("aalborg",))]
    assert "aalborg" in [lot.city for lot in tables.harvest[1].lots]
    assert (tables.source.roads, tables.source.travel) == (RECONSTRUCTED, RECONSTRUCTED)
    assert set(tables.source.stated) == {("edinburgh", "aalborg"), ("aalborg", "rostock")} & set(tables.roads)
