"""The line client, with a keyboard that types from a list and a screen that is a list."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from haricot.arena.host import Host
from haricot.beans.written import WrittenAgreement, WrittenOffer
from haricot.bots import Bot
from haricot.cards.actions import Plant
from haricot.catalogue import read_record
from haricot.games.bohnanza.garden import Garden
from haricot.games.bohnanza.view import GardenView
from haricot.kernel.actions import Action, Decline, Done
from haricot.kernel.record import Session, new_session
from haricot.terminal.console import Console
from haricot.terminal.keeper import Keeper
from haricot.terminal.line import LineClient, Quit
from tests.positions import Board, player, table

NAMES = ["Anna", "Ben", "Cleo", "Dan"]


class Plain(Bot):
    """Plants, declines what it has not agreed to, and says done."""

    def decide(self, view: GardenView, options: Sequence[Action]) -> Action | None:
        agreed = {offer.number for offer in view.offers for word in offer.agreed if word.seat == self.seat}
        for kind in (Plant, Decline, Done):
            for action in options:
                if isinstance(action, kind) and getattr(action, "offer", 0) not in agreed:
                    return action
        return None


class Typist(Console):
    """Types a script; everything that is said is kept."""

    def __init__(self, script: Sequence[str]) -> None:
        self.script = list(script)
        self.said: list[str] = []
        self.cleared = 0

    def ask(self, prompt: str) -> str:
        if not self.script:
            raise EOFError
        self.said.append(prompt + self.script[0])
        return self.script.pop(0)

    def say(self, text: str, end: str = "\n") -> None:
        self.said += text.split("\n")

    def clear(self) -> None:
        self.cleared += 1


def client_at(
    board: Board, *script: str, people: Sequence[int] = (0,), path: Path | None = None
) -> LineClient:
    session: Session[Garden] = new_session(board.game, 0)
    session.state = board.state
    bots = {seat: Plain(board.game, seat, 0) for seat in range(4) if seat not in people}
    host = Host(board.game, session, bots)
    return LineClient(host, NAMES, Keeper(session.record, path), Typist(script))


def said(client: LineClient) -> list[str]:
    """Play the whole script, and tell what was said."""
    with pytest.raises((EOFError, Quit)):
        client.play()
    assert isinstance(client.console, Typist)
    return client.console.said


def after(lines: list[str], typed: str) -> list[str]:
    """Tell what was said after something was typed."""
    return lines[lines.index(typed) + 1 :]


def test_a_turn_is_told_step_by_step() -> None:
    board = table(player("rote soja", "rote", "soja"), phase="plant")
    lines = said(client_at(board, "plant", "plant", ""))
    assert after(lines, "anna> plant")[:4] == [
        "You plant red in field 1.",
        "Your fields: 1: 2 red (pays 1, 3 pay 2)   2: 1 soy (pays 0, 2 pay 1)",
        "Your hand: FIRST soy#1",
        "You may plant soy too. Type plant or done.",
    ]
    assert any(line.startswith("Turned over: ") for line in after(lines, "anna> "))


def test_a_refusal_names_its_rule_and_why_explains_it() -> None:
    board = table(player("rote", "2 blaue", "soja"), phase="plant")
    before = board.snapshot()
    lines = said(client_at(board, "why", "sell 2", "why"))
    assert after(lines, "anna> why")[0].startswith("Nothing was refused so far.")
    refusal = after(lines, "anna> sell 2")
    assert " ".join(refusal[:2]).endswith("sell that one   first. (B20)")
    assert any(line.startswith("B20 · ") for line in refusal)
    assert board.snapshot() == before


def test_what_is_not_understood_is_a_sentence() -> None:
    board = table(player("rote"), phase="plant")
    lines = said(client_at(board, "hello", "plant zebra"))
    assert "“hello” is not understood" in " ".join(after(lines, "anna> hello")[:1])
    assert "“zebra” is not known here: there is blue, chili" in after(lines, "anna> plant zebra")[0]


def test_enter_goes_on_only_where_nothing_else_is_left() -> None:
    board = table(player("rote blaue", "rote"), phase="plant")
    lines = said(client_at(board, ""))
    assert after(lines, "anna> ")[0] == "You may type:"
    assert board.state.turn == 1


def test_an_act_is_taken_back() -> None:
    board = table(player("rote soja", "", ""), phase="plant")
    client = client_at(board, "plant", "undo", "undo", "plant 2")
    lines = said(client)
    assert "You take back your last act." in after(lines, "anna> undo")
    assert "There is nothing of yours to take back: act first." in lines
    garden = client.host.state
    assert isinstance(garden, Garden)
    assert [[len(row) for row in rows] for rows in garden.fields][0] == [0, 1]
    assert [type(action).__name__ for action in client.keeper.record.actions] == ["Plant", "Undo", "Plant"]


def test_what_drew_a_card_is_not_taken_back() -> None:
    board = table(player("rote soja", "rote", "soja"), phase="plant")
    lines = said(client_at(board, "plant", "done", "undo"))
    assert "A card was drawn or turned over: that cannot be taken back." in after(lines, "anna> undo")


def test_the_list_of_what_may_be_done() -> None:
    board = table(player("rote soja", "rote"))
    lines = after(said(client_at(board, "?")), "anna> ?")
    assert lines == [
        "You may type:",
        "  done    End the trading. Offers that are still open lapse.",
        "  sell 1  Sell field 1 for nothing.",
        "or make up something like:",
        "  red > garden     An offer to everybody; to one alone with @Ben behind it.",
        "  gift red @Ben    An offer that wants nothing in return. Nobody has to take it.",
        "  garden? for red  Tell everybody what you are looking for. It binds nobody.",
        "and at any time: ? (this list), undo, table, log, why, rules B20, save FILE,",
        "  quit",
    ]


def test_table_log_and_rules_can_be_read_at_any_time() -> None:
    board = table(player("rote soja", "rote"))
    lines = said(client_at(board, "gift soy @ben", "table", "log", "rules", "rules b20 M3", "rules Z1"))
    assert after(lines, "anna> table")[0] == "Turn 1: it is your turn. Trade and give."
    assert "Ben says no to offer 1." in after(lines, "anna> log")
    assert after(lines, "anna> rules")[0] == "B1 · Taler"
    assert any(line.startswith("M3 · ") for line in after(lines, "anna> rules b20 M3"))
    assert "There is no rule “Z1”" in after(lines, "anna> rules Z1")[0]


def test_an_own_offer_is_answered_at_once() -> None:
    board = table(player("soja", "rote"))
    lines = after(said(client_at(board, "soy > red")), "anna> soy > red")
    assert lines[:2] == [
        "Your offer 1 to everybody: you give soy, you get red.",
        "Ben, Cleo, and Dan say no to offer 1.",
    ]


OFFERS = [
    WrittenOffer(number=1, seat=1, to=0, gives=["rote"], wants=["soja"]),
    WrittenOffer(number=2, seat=0, gives=["soja"], wants=["blaue"], agreed=[WrittenAgreement(2, ["blaue"])]),
]


def test_closing_over_open_offers_is_warned_of_once() -> None:
    board = table(player("soja"), player("rote"), player("blaue"), offers=OFFERS)
    lines = said(client_at(board, "done", "done"))
    assert after(lines, "anna> done")[:3] == [
        "Your offer 2 to everybody: you give soy, you get blue. Willing: Cleo.",
        "Offer 1 from Ben to you: you give soy, you get red.",
        "2 open offers would lapse. Type done again to end the trading all the same.",
    ]
    assert "The trading is over." in lines


def test_another_action_in_between_brings_the_warning_back() -> None:
    board = table(player("soja"), player("rote"), player("blaue"), offers=OFFERS)
    lines = said(client_at(board, "done", "no 1", "done"))
    assert sum("Type done again to end the trading all the same." in line for line in lines) == 2
    assert "The trading is over." not in lines


def test_a_person_out_of_turn_says_done_and_may_say_it_again() -> None:
    offers = [WrittenOffer(number=1, seat=1, to=0, gives=["rote"], wants=["soja"])]
    board = table(player("soja", done=True), player("rote"), active=1, offers=offers)
    client = client_at(board, "done", "quit")
    assert "Offer 1 from Ben to you: you give soy, you get red." in said(client)
    assert not any(action == Done(0) for action in client.keeper.record.actions)
    assert board.state.turn == 2


def test_between_two_people_there_is_a_curtain() -> None:
    board = table(player("soja"), player("rote blaue"))
    client = client_at(board, "soy > red @ben", "", "take 1", "", "quit", people=(0, 1))
    lines = said(client)
    assert "Pass the keyboard to Ben, and press Enter. " in lines
    secret = lines[: lines.index("Pass the keyboard to Ben, and press Enter. ")]
    assert not any("FIRST red" in line for line in secret)
    assert "A deal with Anna: you give red, you get soy." not in secret
    assert "A deal with Ben: you give soy, you get red." in after(lines, "ben> take 1")
    assert isinstance(client.console, Typist)
    assert client.console.cleared == 4


def test_the_keyboard_can_be_passed() -> None:
    board = table(player("soja"), player("rote"))
    lines = said(client_at(board, "pass ben", "", "red > soy", "", "pass dan", "pass nobody", people=(0, 1)))
    assert "ben> red > soy" in lines
    assert "Offer 1 from Ben to you: you give soy, you get red." in lines
    assert after(lines, "anna> pass dan")[0] == "Dan is a bot: pass the keyboard to a person."
    assert "“nobody” is not known here: there is anna, ben" in after(lines, "anna> pass nobody")[0]


def test_a_game_can_be_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    board = table(player("rote"), phase="plant")
    lines = said(client_at(board, "plant", f"save {path}", "save", f"save {tmp_path}"))
    assert after(lines, f"anna> save {path}")[0] == f"Saved. To see it again: haricot replay {path}"
    assert len(read_record(path.read_bytes()).actions) == 1
    assert after(lines, "anna> save")[0] == "Say which file: save game.json."
    assert "cannot be written" in " ".join(after(lines, f"anna> save {tmp_path}")[:2])


def test_a_lost_record_does_not_stop_the_game(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "game.json"
    path.parent.mkdir()
    client = client_at(table(player("rote soja"), phase="plant"), "plant", "plant", path=path)
    path.unlink()
    path.parent.rmdir()
    lines = said(client)
    assert sum(line.startswith("The record is no longer kept:") for line in lines) == 1
    assert len(client.keeper.record.actions) == 2
