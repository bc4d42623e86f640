"""Looking back: the result of a game, and the game itself once more, move by move."""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from haricot.cards.events import Sold
from haricot.catalogue import game_of, read_record
from haricot.client import Visitor
from haricot.kernel.offers import Result
from haricot.kernel.record import replay as replayed
from haricot.wire.commands import Rematch
from tests.patience import PATIENCE
from tests.server.served import play_all, quick, seat_all
from tests.web.conftest import Visit
from tests.web.screens import GAMES, bring, played

pytestmark = pytest.mark.thorough

RECORDS = Path(__file__).parents[1] / "records"


def replay(page: Page, name: str, query: str = "") -> str:
    """Open the replay of a game that bots have played."""
    link = f"{bring(page, played(name))}/games/1"
    page.goto(link + query)
    expect(slider(page)).to_be_visible()
    return link


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Replay")


def place(page: Page) -> Locator:
    """Find where the replay says which move is shown and what happened in it."""
    return page.locator(".bar .lines")


def at(page: Page, move: int) -> None:
    """Expect that a move is shown, and that the address says so."""
    last = int(slider(page).get_attribute("max") or 0)
    expect(place(page)).to_contain_text(f"Move {move:,} of {last:,}")
    expect(slider(page)).to_have_value(str(move))
    expect(page).to_have_url(re.compile(rf"[?&]move={move}(&|$)"))


@pytest.mark.parametrize("game", GAMES)
def test_steps_on_and_back_change_what_is_seen_and_the_address(visit: Visit, game: str) -> None:
    page = visit()
    replay(page, game)
    at(page, 0)
    expect(place(page)).to_contain_text("The cards are dealt.")
    start, turn = page.locator(".replay .parts").inner_html(), page.locator(".replay .whose").inner_text()
    page.get_by_role("button", name="One move on").click()
    at(page, 1)
    page.wait_for_function("old => document.querySelector('.replay .parts').innerHTML !== old", arg=start)
    page.get_by_role("button", name="To the end").click()
    at(page, len(played(game).actions))
    expect(place(page)).to_contain_text("The game is over.")
    expect(page.get_by_role("button", name="One move on")).to_be_disabled()
    page.get_by_role("button", name="To the beginning").click()
    at(page, 0)
    page.wait_for_function("old => document.querySelector('.replay .whose').innerText === old", arg=turn)


def test_a_sale_names_the_beans_also_when_all_of_them_became_talers(visit: Visit) -> None:
    record = played("bohnanza")
    game = game_of(record)
    session = replayed(game, record, 0)
    sales = [
        (move, event, game.names()[game.kinds()[event.cards[0]]])
        for move, action in enumerate(record.actions, 1)
        for event in session.do(action)
        if isinstance(event, Sold) and len(event.cards) == event.talers
    ]
    move, sale, bean = sales[0]
    page = visit()
    replay(page, "bohnanza", f"?move={move}&seat=-1")
    expect(place(page)).to_contain_text(f"sells field {sale.field + 1}")
    expect(place(page)).to_contain_text(bean)


@pytest.mark.parametrize("game", GAMES)
def test_other_eyes_see_another_hand(visit: Visit, game: str) -> None:
    page = visit()
    replay(page, game, "?move=40&seat=-1")
    eyes = page.get_by_label("Seen by")
    hand = page.get_by_label("Your hand").first
    expect(eyes).to_have_value("-1")
    expect(page.get_by_role("complementary", name="What happened")).to_be_visible()
    expect(hand).to_have_count(0)
    shown = []
    for seat in range(3):
        eyes.select_option(str(seat))
        expect(page).to_have_url(re.compile(rf"move=40&seat={seat}$"))
        expect(hand).to_be_visible()
        expect(page.locator("article")).to_have_count(2)
        expect(page.locator("article :is(h2, .name)", has_text=name_of(eyes))).to_have_count(0)
        shown.append(hand.inner_text() + hand.inner_html())
    assert len(set(shown)) == 3
    eyes.select_option("-2")
    expect(page.locator("article")).to_have_count(3)
    expect(hand).to_have_count(0)
    if game != "hansa":
        cards = [moment_of(page, 40)["hands"][seat] for seat in range(3)]
        for box, held in zip(page.locator("article").all(), cards, strict=True):
            expect(box.get_by_role("group", name="Hand").get_by_role("img")).to_have_count(len(held))


def name_of(eyes: Locator) -> str:
    """Read whose eyes were chosen."""
    return str(eyes.evaluate("select => select.selectedOptions[0].text"))


def moment_of(page: Page, move: int) -> Any:
    """Ask the server for a moment with all hands open."""
    found = re.match(r"(.*)/t/([\w-]+)/", page.url)
    assert found
    return page.request.get(f"{found[1]}/api/tables/{found[2]}/games/1/moments/{move}?seat=-2").json()["view"]


@pytest.mark.parametrize("game", ["sissi"])
def test_a_link_to_a_move_opens_that_move(visit: Visit, game: str) -> None:
    page = visit()
    link = replay(page, game, "?move=33&seat=1")
    at(page, 33)
    other = visit(f"{link}?move=33&seat=1")
    at(other, 33)
    expect(other.get_by_label("Seen by")).to_have_value("1")
    assert place(other).inner_text() == place(page).inner_text()
    beyond = visit(f"{link}?move=99999&seat=77")
    at(beyond, len(played(game).actions))
    expect(beyond.get_by_label("Seen by")).to_have_value("-2")


def test_keys_step_jump_and_play(visit: Visit) -> None:
    page = visit()
    replay(page, "bohnanza")
    last = len(played("bohnanza").actions)
    for key, move in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)]:
        page.keyboard.press(key)
        at(page, move)
    slider(page).focus()
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_turns_are_jumped_to(visit: Visit) -> None:
    page = visit()
    replay(page, "bohnanza", "?move=0&seat=-1")
    page.get_by_role("button", name="To the next turn").click()
    expect(place(page)).to_contain_text("Turn 2:")
    second = slider(page).input_value()
    page.get_by_role("button", name="To the next turn").click()
    expect(place(page)).to_contain_text("Turn 3:")
    page.get_by_role("button", name="To the turn before").click()
    expect(place(page)).to_contain_text("Turn 2:")
    expect(slider(page)).to_have_value(second)


@pytest.mark.parametrize("game", ["bohnanza"])
def test_it_plays_by_itself_and_stops_at_the_end(visit: Visit, game: str) -> None:
    last = len(played(game).actions)
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    replay(page, game, f"?move={last - 12}&seat=0")
    page.get_by_label("Speed").select_option("8")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(place(page)).to_contain_text("The game is over.")
    at(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    moments = [url for url in asked if "/moments/" in url]
    assert len(moments) == len(set(moments))


def test_sliding_does_not_flood_the_server(visit: Visit) -> None:
    page = visit()
    replay(page, "bohnanza")
    at(page, 0)
    page.wait_for_load_state("networkidle")
    page.evaluate(
        """() => {
            window.most = 0; window.open_now = 0; window.asked = 0;
            const real = window.fetch;
            window.fetch = (...given) => {
                window.asked += 1;
                window.most = Math.max(window.most, ++window.open_now);
                return real(...given).finally(() => (window.open_now -= 1));
            };
            const slider = document.querySelector('.bar input');
            for (let move = 1; move <= 500; move++) {
                slider.value = String(move);
                slider.dispatchEvent(new Event('input', { bubbles: true }));
            }
        }"""
    )
    at(page, 500)
    expect(
        page.get_by_role("complementary", name="What happened").get_by_role("listitem").first
    ).to_be_visible()
    assert page.evaluate("window.most") == 1
    assert page.evaluate("window.asked") < 40


def test_the_link_to_a_move_is_copied(visit: Visit) -> None:
    page = visit()
    link = replay(page, "sissi", "?move=21&seat=2")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link to this move").click()
    expect(page.get_by_role("status").filter(has_text="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{link}?move=21&seat=2"


@pytest.mark.parametrize("game", GAMES)
def test_the_result_adds_up_and_has_a_line_for_everybody(visit: Visit, game: str) -> None:
    record = played(game)
    assert record.result is not None
    page = visit()
    page.goto(bring(page, record))
    result = page.get_by_role("region", name="Result")
    boxes = result.locator(".players li")
    expect(boxes).to_have_count(3)
    names = ["Anna", "Ben", "Cleo"]
    winner = names[record.result.winners[0]]
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{winner} wins!")
    for name, score in zip(names, record.result.scores, strict=True):
        box = boxes.filter(has_text=name)
        expect(box.locator(".score")).to_have_text(re.compile(rf"^{score} th?alers?$"))
        assert sum(map(int, re.findall(r"[+-]\d+", box.inner_text()))) == score
    expect(result.locator("svg g.line")).to_have_count(3)
    ends = result.locator("svg[role=img] > text:not([class*=number]):not([class*=turn])")
    expect(ends).to_have_count(3)
    for name, score in zip(names, record.result.scores, strict=True):
        expect(ends.filter(has_text=name)).to_have_text(f"{name} {score}")
    result.get_by_text("The same in numbers").click()
    rows = result.locator("tbody tr")
    assert [int(cell) for cell in rows.last.locator("td").all_inner_texts()] == list(record.result.scores)
    result.get_by_role("link", name="Replay").click()
    at(page, 0)


def test_a_tie_says_which_rule_has_decided(visit: Visit) -> None:
    page = visit()
    for name, words in [
        ("tie-is-broken-by-the-hand", "more cards in hand wins"),
        ("sissi-tie-is-broken-by-activity", "active last wins"),
        ("tie-is-shared", "share the victory"),
    ]:
        page.goto(bring(page, read_record((RECORDS / f"{name}.json").read_bytes())))
        result = page.get_by_role("region", name="Result")
        expect(result).to_contain_text(words)
        expect(result.locator("svg g.line")).to_have_count(3)
        tie = result.get_by_text("The talers are tied")
        expect(tie).to_have_count(1 if "broken" in name else 0)


def choose(page: Page, name: str, text: bytes) -> None:
    """Choose a file on the start page."""
    page.get_by_label("Look at a recorded game").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": text}
    )


def test_a_record_is_brought_by_somebody_without_a_name(visit: Visit) -> None:
    page = visit()
    choose(page, "bohnanza.json", played("bohnanza").to_json())
    page.wait_for_url("**/t/*/games/1*")
    at(page, 0)
    page.get_by_role("link", name="To the table").click()
    expect(page.get_by_role("region", name="Result")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "This file is no record of a game"), ("de", "Diese Datei ist keine Aufzeichnung")],
)
def test_a_wrong_file_is_refused_in_words(visit: Visit, locale: str, words: str) -> None:
    page = visit(locale=locale)
    wrong = json.loads(played("sissi").to_json())
    wrong["actions"] = wrong["actions"][1:]
    button = page.locator("input[type=file]")
    for text in (b"beans", json.dumps(wrong).encode()):
        button.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": text})
        expect(page.get_by_role("alert").filter(has_text=words)).to_be_visible()
    assert page.url.endswith("/")


def test_a_game_that_is_not_there_is_told(visit: Visit) -> None:
    page = visit()
    page.goto(f"{bring(page, played('sissi'))}/games/7")
    expect(page.get_by_role("alert")).to_contain_text("has not played such a game")


async def play_twice(server: str) -> tuple[str, list[str], list[Result]]:
    """Let three guests play twice at one table; give it, their cookies, and what came of the games."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Visitor(server, f"P{n}")) for n in range(3)]
        table = await guests[0].open(quick("hansa", players=3))
        seats = [await stack.enter_async_context(guest.join(table)) for guest in guests]
        await seat_all(seats[0], seats[1:], [])
        results = [(await play_all(seats))[0]]
        for seated in seats:
            await seated.do(Rematch())
        for seated in seats:
            while seated.table.game < 2:
                await seated.news()
        results.append((await play_all(seats))[0])
        return table, [guest.cookie for guest in guests], results


def test_who_wins_is_told_so_and_finds_both_games_and_may_play_again(server: str, visit: Visit) -> None:
    with ThreadPoolExecutor(1) as thread:
        table, cookies, results = thread.submit(asyncio.run, play_twice(server)).result(PATIENCE)

    def as_guest(seat: int) -> Page:
        page = visit()
        name, _, value = cookies[seat].partition("=")
        page.context.add_cookies([{"name": name, "value": value, "url": server}])
        page.goto(f"{server}/t/{table}")
        return page

    # In the second game everybody has moved on by a seat.
    players = [1, 2, 0]
    winner = players[results[1].winners[0]]
    page = as_guest(winner)
    expect(page.get_by_role("heading", level=1)).to_have_text("You win!")
    loser = as_guest(next(players[seat] for seat in range(3) if seat not in results[1].winners))
    expect(loser.get_by_role("heading", level=1)).to_have_text(f"P{winner} wins!")
    before = page.get_by_role("navigation", name="Earlier games at this table").get_by_role("link")
    expect(before).to_have_text(["Game 1"])
    before.click()
    page.get_by_role("button", name="To the end").click()
    shown = page.get_by_role("region", name="Result").locator(".players li")
    for seat, score in enumerate(results[0].scores):
        expect(shown.filter(has_text=f"P{seat}").locator(".score")).to_have_text(f"{score} thalers")
    host = as_guest(0)
    for player in (loser, host):
        player.get_by_role("button", name="Play again").click()
    expect(host.get_by_role("status").filter(has_text="has not said yet")).to_be_visible()
    host.get_by_role("button", name=re.compile("^Start with bots instead of")).click()
    expect(host.get_by_role("region", name="Result")).to_have_count(0)
    expect(host.get_by_title("The first contract")).to_be_visible()
