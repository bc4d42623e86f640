"""A game from outside has an action and an event of its own, wherever it is played."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import haricot
from haricot import catalogue
from haricot.arena.selfplay import decision
from haricot.arena.simulation import play_game
from haricot.bots import bot_named
from haricot.cards.actions import Plant
from haricot.catalogue import game_of, move_reader, read_record
from haricot.env.single import SeatEnv
from haricot.kernel.actions import Undo
from haricot.kernel.errors import BadRecord, Illegal
from haricot.kernel.events import Event
from haricot.kernel.record import new_session, replay
from haricot.kernel.types import ALL_SEEING, HIDDEN, STRANGER
from haricot.server.documents import Written
from haricot.server.earnings import course_of
from haricot.server.pace import is_obvious
from haricot.server.replays import moment
from haricot.telling.narrators import narrator_for
from haricot.telling.screens import screen_for
from haricot.telling.sentences import Players, beans_of
from haricot.testing import prove
from haricot.wire.commands import Close, Settings, read_ask
from haricot.wire.lobby import read_moment
from haricot.wire.messages import AnyHello, Hello, News, TableInfo, read_message
from tests.outside.heap import ENTRY, NAME, Compost, Composted, Heap, HeapKit, HeapView
from tests.server.guests_at import heard, party
from tests.server.served import Opened, quick, served

KIT = HeapKit(NAME, {"players": 3, "kettles": 1}, {"players": 4})

LAWS = [
    "nothing_is_lost",
    "every_game_ends",
    "listed_actions_can_be_played",
    "legal_and_check_agree",
    "refusals_change_nothing",
    "views_follow_events",
    "views_survive_the_wire",
    "actions_and_events_survive_the_wire",
    "actions_are_written_as_python",
    "records_rebuild_the_game",
    "an_undo_leaves_nothing",
    "what_is_done_can_be_typed",
    "outlooks_survive_the_wire",
]


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the game in the catalogue, as if it had been installed."""
    monkeypatch.setitem(catalogue.LOADED, NAME, ENTRY)


def heap(players: int = 3) -> Heap:
    game: Heap = haricot.game(NAME, players=players)
    return game


def session() -> Any:
    return new_session(heap(), 1)


@pytest.mark.parametrize("law", LAWS)
def test_law(law: str) -> None:
    prove(KIT, law, examples=3)


def test_it_is_checked_like_any_other_action() -> None:
    with pytest.raises(Illegal, match=r"Keep three cards: compost fewer\. \(L5\)"):
        session().do(Compost(0, 2))
    with pytest.raises(Illegal) as caught:
        haricot.game("bohnanza").check(haricot.game("bohnanza").start(1), Compost(0, 1))
    assert caught.value.code == "out-of-phase"


def test_a_record_has_it_and_can_take_it_back() -> None:
    played = session()
    for action in (Compost(0, 1, True), Undo(0), Compost(0, 1)):
        played.do(action)
    record = read_record(played.record.to_json())
    assert record == played.record
    assert record.actions == [Compost(0, 1, True), Undo(0), Compost(0, 1)]
    assert replay(game_of(record), record).state.heap == played.state.heap
    assert len(played.state.heap) == 1


def test_a_record_of_another_game_has_it_not() -> None:
    record = replace(session().record, game="sissi", actions=[Compost(0, 1)])
    with pytest.raises(BadRecord, match=r"Invalid value 'compost' - at `\$\.actions\[0\]\.do`"):
        read_record(record.to_json())


def test_everybody_is_told_as_much_as_they_may_know() -> None:
    played = session()
    card = played.state.hands[0][0]
    views = {seat: played.game.view(played.state, seat) for seat in (0, 1, STRANGER, ALL_SEEING)}
    (event,) = played.do(Compost(0, 1))
    for seat, view in views.items():
        seen = event.seen_by(seat)
        assert isinstance(seen, Composted)
        assert seen.card == (card if seat in (0, ALL_SEEING) else HIDDEN)
        view.see(seen)
        assert view == played.game.view(played.state, seat)


def test_a_witness_follows_it() -> None:
    played = session()
    witness = catalogue.facets(played.game).witness.load()(played.game, 1)
    witness.hear(played.state.news)
    witness.hear(played.do(Compost(0, 1)))
    assert witness.view == played.game.view(played.state, 1)


def test_it_is_put_into_sentences() -> None:
    game = heap()
    mine, theirs = narrator_for(game, 0), narrator_for(game, 1)
    blue = Composted(0, 0, False)
    (sentence,) = mine.tell([blue])
    assert (sentence.event, sentence.id) == ("composted", "event-composted-you")
    assert sentence.words == {"who": Players((0,)), "cards": beans_of([game.law.kind[0]])}
    (sentence,) = theirs.tell([blue.seen_by(1)])
    assert sentence.id == "event-composted"
    assert narrator_for(haricot.game("sissi"), 0).tell([blue]) == []


def test_it_can_be_typed_and_is_listed() -> None:
    played = session()
    game, view = played.game, played.game.view(played.state, 0)
    screen = screen_for(game, game.grammar(["Anna", "Ben", "Cleo"]), 0)
    listed = screen.choices(view, game.legal(played.state, 0))
    assert listed[0] == ("compost 1", "Compost 1.")
    assert game.grammar(["Anna", "Ben", "Cleo"]).parse("compost 2 loud", view) == Compost(0, 2, True)


def test_it_leaves_a_bot_no_choice_that_matters() -> None:
    assert is_obvious([Plant(0, 1, 0), Compost(0, 1)])


def test_bots_and_the_arena_play_it() -> None:
    game, happened = heap(), list[Event]()
    bots = [bot_named("random", NAME)(game, seat, seat) for seat in range(3)]
    record = play_game(game, bots, 3, happened.extend).record
    assert any(isinstance(event, Composted) for event in happened)
    assert read_record(record.to_json()) == record
    assert course_of(record, ("Anna", "Ben", "Cleo")).result == record.result


def test_what_bots_decided_is_read_from_a_file() -> None:
    played, encode = session(), msgspec.json.encode
    view, options = played.game.view(played.state, 0), played.game.legal(played.state, 0)
    row = {"game": 0, "seed": 1, "step": 0, "seat": 0, "bot": "random", "turn": 1, "phase": "plant"}
    row |= {"score": None, "rank": None, "won": 0.0}
    row |= {"view": encode(view), "options": encode(options), "action": encode(Compost(0, 1))}
    read = decision(row, ENTRY)
    assert (read.view, read.options, read.action) == (view, options, Compost(0, 1))


def test_an_environment_offers_it() -> None:
    env, chance = SeatEnv(NAME, players=3, bots="random"), Random(1)
    _, info = env.reset(seed=1)
    compost = info["action_mask"].size - 1
    over, composted = False, 0
    while not over:
        mask = info["action_mask"]
        choice = compost if mask[compost] else chance.choice(mask.nonzero()[0].tolist())
        composted += choice == compost
        _, _, over, _, info = env.step(choice)
    assert composted


# Over the wire.


def test_a_command_is_read_by_the_game_of_the_table() -> None:
    text = b'{"id":"1","command":{"do":"compost","seat":0,"count":1}}'
    assert read_ask(text, NAME).command == Compost(0, 1)
    assert move_reader(NAME)(b'{"do":"undo","seat":1}') == Undo(1)
    for other in ("bohnanza", "gone"):
        with pytest.raises(msgspec.ValidationError, match=r"'compost' - at `\$\.command\.do`"):
            read_ask(text, other)


def test_a_table_whose_game_is_gone_can_still_be_closed() -> None:
    assert read_ask(b'{"id":"1","command":{"do":"close"}}', "gone").command == Close()


@served()
async def test_people_play_it_at_a_table(server: Opened) -> None:
    async with party(server, 3, replace(quick(NAME, 3), stand_in="random")) as found:
        anna, ben = found.seats[:2]
        ben.told = []
        assert Compost(0, 1) in anna.options
        move = await anna.do(Compost(0, 1))
        await heard(ben, lambda: ben.move == move)
        for seated in (anna, ben):
            assert isinstance(seated.view, HeapView)
            assert seated.view.heap == 1
        assert await ben_was_told(ben.told) == [Composted(0, HIDDEN, False)]
        found_there = await found.join(found.visitors[0])
        assert isinstance(found_there.view, HeapView)
        assert found_there.view.heap == 1
        await anna.do(Undo(0))
        assert Compost(0, 1) in anna.options
        kept = await server.house.store.record(found.table, 1)
        assert kept is not None
        assert [move.action for move in kept[1]] == [Compost(0, 1), Undo(0)]
        data = await found.visitors[0].data()
        assert [bytes(move.action) for move in data.moves][0] == msgspec.json.encode(Compost(0, 1))


async def ben_was_told(texts: list[str]) -> list[Event]:
    """Read what went over the wire."""
    messages = [read_message(text, NAME) for text in texts]
    return [event for message in messages if isinstance(message, News) for event in message.events]


def test_a_greeting_says_itself_by_which_game_it_is_read() -> None:
    table = TableInfo("x", Settings(NAME), "playing", 1, ())
    hello: AnyHello = Hello(table, 0, False, options=(Compost(0, 1),))
    read = read_message(msgspec.json.encode(hello))
    assert read == hello


def test_a_moment_of_it_is_read_by_the_game_of_its_view() -> None:
    played = session()
    played.do(Compost(0, 1))
    record = played.record
    head = replace(record, actions=[], result=None)
    written = Written(msgspec.json.encode(head), msgspec.json.encode(record.actions))
    read = read_moment(moment(written, 1, "1"))
    assert (read.action, read.events) == (Compost(0, 1), (Composted(0, HIDDEN, False),))
