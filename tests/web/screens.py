"""The main screens of the page, and the way to each: for what holds on every screen, and for pictures."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache, partial

from playwright.sync_api import Page, expect

import haricot
from haricot.arena.simulation import play_game
from haricot.bots import bot_named
from haricot.kernel.record import Record
from tests.web.at_table import begin, go_to_trade, play_until, quick_table, sit

GAMES = ("bohnanza", "sissi", "hansa")
Way = Callable[[Page], None]


@cache
def played(name: str) -> Record:
    """Let bots play a game."""
    game = haricot.game(name, players=3)
    bots = [bot_named("greedy", name)(game, seat, seat) for seat in range(3)]
    return play_game(game, bots, seed=5).record


def server_of(page: Page) -> str:
    return "/".join(page.url.split("/", 3)[:3])


def bring(page: Page, record: Record) -> str:
    """Bring a record to the server, and give its table."""
    server = server_of(page)
    page.request.post(f"{server}/api/me", data={"name": "Zoe"})
    kind = {"Content-Type": "application/json"}
    answer = page.request.post(f"{server}/api/records", data=record.to_json(), headers=kind)
    return f"{server}/t/{answer.json()['id']}"


def go_to(path: str, page: Page) -> None:
    page.goto(server_of(page) + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def lobby(page: Page) -> None:
    """Sit at a table that has not begun."""
    quick_table(page)
    sit(page)


def trade(game: str, page: Page) -> None:
    """Have an own trade before one."""
    begin(page, game)
    go_to_trade(page)


def opening(page: Page) -> None:
    """Choose the first contract of Bohn Hansa."""
    begin(page, "hansa")


def journey(page: Page) -> None:
    """Stand in a city of Bohn Hansa, and buy and trade there."""
    begin(page, "hansa")
    play_until([page], page.get_by_role("button", name=re.compile("^End (trading|the turn)")).is_visible)


def help_beside(page: Page) -> None:
    """Ask for help in the middle of a trade."""
    trade("bohnanza", page)
    page.get_by_role("button", name="Help", exact=True).click()


def replay(game: str, page: Page) -> None:
    """Look at a game again, in its middle."""
    record = played(game)
    page.goto(f"{bring(page, record)}/games/1?move={len(record.actions) // 2}")
    expect(page.get_by_role("slider")).to_be_visible()


def result(game: str, page: Page) -> None:
    """See what came of a game."""
    page.goto(f"{bring(page, played(game))}/games/1?move={len(played(game).actions)}")
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def over(page: Page) -> None:
    """Sit at a table whose game is over."""
    page.goto(bring(page, played("bohnanza")))
    expect(page.get_by_role("region", name="Result")).to_be_visible()


def lesson(page: Page) -> None:
    """Begin an introduction."""
    go_to("/learn/bohnanza", page)
    page.get_by_label("Your name").fill("Anna")
    page.locator("main button.main").click()
    expect(page.get_by_label("Your hand")).to_be_visible()


SCREENS: dict[str, Way] = {
    "start": partial(go_to, "/"),
    "lobby": lobby,
    "bohnanza": partial(trade, "bohnanza"),
    "sissi": partial(trade, "sissi"),
    "hansa-opening": opening,
    "hansa": journey,
    "help": help_beside,
    **{f"replay-{game}": partial(replay, game) for game in GAMES},
    **{f"result-{game}": partial(result, game) for game in GAMES},
    "over": over,
    "rules": partial(go_to, "/rules"),
    "rule": partial(go_to, "/rules/B20"),
    "learn": lesson,
    "nowhere": partial(go_to, "/no/such/page"),
}
WORDLESS = re.compile(r"^[a-z]+(-[a-z]+)+$")
"""What a text looks like that has no words: its key."""
