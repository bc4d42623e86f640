"""Who is asked when: bots in rounds, people first where they could be overtaken."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import haricot
from haricot.arena.host import Host
from haricot.bots import Bot
from haricot.cards.actions import Plant
from haricot.cards.bots.simple import SimpleBot
from haricot.games.bohnanza.garden import Garden
from haricot.games.bohnanza.view import GardenView
from haricot.kernel.actions import Action, Decline, Done, Offer, Take, Wish
from haricot.kernel.events import Event, GameEnded
from haricot.kernel.record import Session, new_session
from tests.positions import Board, contract_table, player, table


class Mute(Bot):
    """Never says a word."""

    def decide(self, view: GardenView, options: Sequence[Action]) -> Action | None:
        return None


class Chatterbox(Bot):
    """Wishes for something whenever it may, and never ends."""

    def decide(self, view: GardenView, options: Sequence[Action]) -> Action | None:
        if view.phase == "trade":
            return Wish(self.seat, (view.turn % 2,))
        return next((action for action in options if isinstance(action, Plant)), None)


class Scripted(Bot):
    """Says what it was told to say, in this order."""

    script: list[Action | None]

    def decide(self, view: GardenView, options: Sequence[Action]) -> Action | None:
        return self.script.pop(0) if self.script else None


def host_at(board: Board, people: Sequence[int], **scripts: list[Action | None]) -> Host:
    """Seat people and scripted bots (`ben=[...]`, by seat: anna, ben, cleo, dan) at a position."""
    session: Session[Garden] = new_session(board.game, 0)
    session.state = board.state
    bots: dict[int, Bot] = {}
    for seat, name in enumerate(("anna", "ben", "cleo", "dan")):
        if seat not in people:
            bot = Scripted(board.game, seat, 0)
            bot.script = scripts.get(name, [])
            bots[seat] = bot
    return Host(board.game, session, bots)


@pytest.mark.parametrize("kind", [Mute, Chatterbox])
def test_every_game_ends_whatever_bots_say(kind: type[Bot]) -> None:
    game = haricot.game(players=3)
    session = new_session(game, 1)
    Host(game, session, {seat: kind(game, seat, 1) for seat in range(3)}).run()
    assert session.state.result is not None


def test_rounds_are_bounded() -> None:
    game = haricot.game(players=3)
    session = new_session(game, 1)
    host = Host(game, session, {seat: Chatterbox(game, seat, 1) for seat in range(3)})
    host.run()
    wishes = sum(isinstance(action, Wish) for action in session.record.actions)
    assert wishes <= 3 * host.most * session.state.turn


def test_whoever_listens_hears_everything_to_the_end() -> None:
    game = haricot.game(players=3)
    session = new_session(game, 1)
    heard: list[Event] = []
    host = Host(game, session, {seat: SimpleBot(game, seat, 1) for seat in range(3)}, heard.extend)
    assert host.run() is None
    assert isinstance(heard[-1], GameEnded)


def test_a_contract_fulfilled_as_the_only_card_of_a_hand_does_not_stop_the_game() -> None:
    board = contract_table(player("1/2", "rote", "2 soja"), phase="plant")
    session: Session[Garden] = new_session(board.game, 0)
    session.state = board.state
    Host(board.game, session, {seat: SimpleBot(board.game, seat, 1) for seat in range(4)}).run()
    assert board.state.result is not None


def test_a_person_who_must_act_is_waited_for() -> None:
    board = table(player("rote"), phase="plant")
    assert host_at(board, [0]).run() == 0


def test_everybody_plants_what_was_traded_bots_first() -> None:
    board = table(player("", aside="rote"), player("", aside="soja"), phase="plant traded")
    host = host_at(board, [0])
    assert host.run() == 0
    assert len(board.state.fields[1][0]) == 1


def test_a_person_may_speak_before_an_active_bot_closes() -> None:
    board = table(player("rote"), player("soja"), active=1)
    host = host_at(board, [0], ben=[Done(1), Done(1)])
    assert host.run() == 0
    assert board.state.turn == 1
    host.person_does(Done(0))
    host.run()
    assert board.state.turn == 2


def test_a_person_sees_an_offer_to_all_before_bots_take_it() -> None:
    board = table(player("rote"), player("soja"), player("rote"), active=1)
    soy, red = board.card("soja", 1), board.card("rote", 2)
    host = host_at(
        board, [0], ben=[Offer(1, -1, (soy,), board.kinds("rote"))], cleo=[None, Take(2, 1, (red,))]
    )
    assert host.run() == 0
    assert board.state.offers[0].agreed == ()


def test_bots_do_not_deal_with_an_active_bot_before_people_spoke() -> None:
    board = table(player("rote"), player("soja"), player("rote"), active=1)
    soy, red = board.card("soja", 1), board.card("rote", 2)
    take = Take(1, 1, (soy,))
    host = host_at(board, [0], cleo=[Offer(2, 1, (red,), board.kinds("soja"))], ben=[take, take, take])
    assert host.run() == 0
    assert len(board.state.offers) == 1
    host.person_does(Wish(0, (1,)))
    assert host.run() == 0
    assert board.state.offers == []


def test_who_is_done_hears_only_what_they_could_take_or_what_is_for_them() -> None:
    board = table(player("rote", done=True), player("soja"), active=1)
    soy = board.card("soja", 1)
    host = host_at(board, [0], ben=[Offer(1, -1, (soy,), board.kinds("blaue")), None])
    host.run()
    assert board.state.turn == 2
    for wants, to in (("rote", -1), ("blaue", 0)):
        board = table(player("rote", done=True), player("soja"), active=1)
        host = host_at(board, [0], ben=[Offer(1, to, (soy,), board.kinds(wants)), None])
        assert host.run() == 0
        assert board.state.turn == 1
        host.leave(0)
        host.run()
        assert board.state.turn == 2


def test_an_active_person_has_the_word_and_is_answered_at_once() -> None:
    board = table(player("soja"), player("rote"))
    host = host_at(board, [0], ben=[None, Decline(1, 1)])
    assert host.run() == 0
    host.person_does(Offer(0, 1, board.cards("soja", 0), board.kinds("rote")))
    assert host.run() == 0
    assert board.state.offers == []


def test_another_person_is_asked_when_an_offer_comes() -> None:
    board = table(player("soja"), player("rote"))
    host = host_at(board, [0, 1])
    assert host.run() == 0
    host.person_does(Offer(0, 1, board.cards("soja", 0), board.kinds("rote")))
    assert host.run() == 1
    host.person_does(Decline(1, 1))
    assert host.run() == 0
