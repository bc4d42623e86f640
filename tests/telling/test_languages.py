"""Whole games are told in four languages, and nothing is missing in any of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import pytest

import haricot
from haricot.arena.simulation import play_game
from haricot.bots import bot_named
from haricot.games.hansa.events import CardsTakenBack
from haricot.kernel.actions import Offer
from haricot.kernel.errors import BadPhrase, Coded, HaricotError, Illegal
from haricot.kernel.events import Event, PhaseBegan
from haricot.kernel.record import new_session
from haricot.kernel.types import ALL_SEEING, STRANGER
from haricot.telling.layout import WIDTH
from haricot.telling.screen import AnyScreen
from haricot.telling.screens import screen_for
from haricot.wire.schema import ANY
from haricot.words import LANGUAGES
from tests.positions import player, table
from tests.telling import test_hansa_words as in_hansa
from tests.telling import test_words as at_cards

NAMES = ["Anna", "Ben", "Cleo", "Dan"]
GAMES: dict[str, dict[str, Any]] = {
    "bohnanza": {"extension": True, "contracts": True, "trade_talers": True},
    "sissi": {},
    "hansa": {"trade_with": "guests"},
}
OTHERS = LANGUAGES[1:]


def screens(name: str, readers: Sequence[int], language: str) -> list[AnyScreen]:
    game = haricot.game(name, players=4, **GAMES[name])
    grammar = game.grammar(NAMES, language)
    return [screen_for(game, grammar, reader) for reader in readers]


@pytest.mark.parametrize("name", GAMES)
def test_every_event_of_whole_games_is_told_in_every_language(name: str) -> None:
    game = haricot.game(name, players=4, **GAMES[name])
    readers = (0, 1, STRANGER, ALL_SEEING)
    told: dict[str, dict[type, set[str]]] = {language: {} for language in LANGUAGES}
    tellers = {language: screens(name, readers, language) for language in LANGUAGES}

    def listen(events: list[Event]) -> None:
        for language, of_language in tellers.items():
            for reader, screen in zip(readers, of_language, strict=True):
                for event in events:
                    said = screen.speech.tell([event.seen_by(reader)])
                    told[language].setdefault(type(event), set()).update(said)

    for seed in range(2):
        play_game(game, [bot_named("random", name)(game, seat, seed) for seat in range(4)], seed, listen)
    assert len(told["en"]) > 15
    for language in OTHERS:
        assert told[language].keys() == told["en"].keys()
        for kind, said in told[language].items():
            assert said or kind is CardsTakenBack, f"{kind} has no words in {language}."
            # Names and numbers alone would be the same in two languages: whole sentences are not.
            assert not said & told["en"][kind], f"{kind} is told in English in {language}."


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_shown_in_every_language_in_lines_that_fit(name: str, language: str) -> None:
    game = haricot.game(name, players=4, **GAMES[name])
    record = play_game(game, [bot_named("random", name)(game, seat, 3) for seat in range(4)], 3).record
    shown, english = screens(name, range(4), language), screens(name, range(4), "en")
    session = new_session(game, record.seed)
    for number, action in enumerate(record.actions):
        if number % 5 == 0:
            view, legal = game.view(session.state, action.seat), game.legal(session.state, action.seat)
            screen = shown[action.seat]
            lines = [screen.show(view), screen.brief(view), screen.help(view, legal), screen.ideas(view)]
            assert max(len(line) for text in lines for line in text.splitlines()) <= WIDTH
            step = screen.next_step(view, legal)
            meanings = [meaning for _, meaning in [*screen.choices(view, legal), *screen.examples(view)]]
            if language != "en":
                model = english[action.seat]
                said = {step, *meanings, *screen.head(view)}  # type: ignore[attr-defined]
                known = [*model.choices(view, legal), *model.examples(view)]
                assert not said & {model.next_step(view, legal), *(meaning for _, meaning in known)}
        session.do(action)


EVENTS: list[tuple[Any, Event]] = [
    *((at_cards.GAME, case[0]) for case in at_cards.SENTENCES),
    *((in_hansa.GAME, case[0]) for case in in_hansa.SENTENCES),
    *((in_hansa.GAME, case[0]) for case in in_hansa.FOR_ALL),
]


def test_no_event_is_left_out() -> None:
    assert {type(event) for _, event in EVENTS} == set(get_args(ANY.events))


@pytest.mark.parametrize("reader", [0, 1, 2, STRANGER])
def test_every_event_has_its_own_words_in_every_language(reader: int) -> None:
    for game, event in EVENTS:
        told = {
            language: tuple(screen_for(game, game.grammar(NAMES, language), reader).speech.tell([event]))
            for language in LANGUAGES
        }
        silent = isinstance(event, PhaseBegan | CardsTakenBack) and told["en"] == ()
        assert silent or len(set(told.values())) == len(LANGUAGES), told
        assert {len(sentences) for sentences in told.values()} == {0 if silent else 1}


REFUSED: list[tuple[HaricotError, dict[str, str]]] = [
    (
        Illegal("B9", "wrong-field", bean="rote", field=2, why="kind"),
        {
            "en": "A red does not go into field 2: use an empty field or one of its kind,",
            "de": "rote",
            "fr": "rouge",
            "it": "rosso",
        },
    ),
    (
        Illegal("B17", "must-plant-all", seats=(1, 2)),
        {"en": "(Ben and Cleo)", "de": "Ben und Cleo", "fr": "Ben et Cleo", "it": "Ben e Cleo"},
    ),
    (
        Illegal("B6", "out-of-phase", phase="plant traded", exists="yes"),
        {
            "en": "“Plant what was traded”",
            "de": "„Gehandelte Bohnen anbauen“",
            "fr": "Planter les haricots échangés",
            "it": "Piantare i fagioli scambiati",
        },
    ),
    (
        BadPhrase("nothing-to-give", count=2, bean="augen"),
        {"en": "2 × black-eyed", "de": "2 × augen", "fr": "2 × œil-noir", "it": "2 × occhio"},
    ),
]


@pytest.mark.parametrize(("error", "said"), REFUSED, ids=[str(number) for number in range(len(REFUSED))])
@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_in_the_words_of_the_reader(
    language: str, error: HaricotError, said: dict[str, str]
) -> None:
    board = table(player("rote"))
    told = screen_for(board.game, board.game.grammar(NAMES, language), 0).refused(error)
    assert said[language] in told
    assert told.endswith(f"({error.rule})" if isinstance(error, Illegal) else ".")


def test_what_has_no_message_is_told_as_it_came() -> None:
    board = table(player("rote"))
    screen = screen_for(board.game, board.game.grammar(NAMES, "de"), 0)
    assert screen.refused(HaricotError("It rains.")) == "It rains."
    assert screen.refused(Coded("rain", sentence="It rains.")) == "It rains."
    odd = Illegal("B19", "empty-field", field=2, bean=None)
    assert screen.refused(odd) == "Field 2 is empty: sell one that has beans. (B19)"


def test_the_cities_of_bohn_hansa_have_their_names() -> None:
    (screen,) = screens("hansa", [0], "it")
    told = screen.refused(Illegal("H21", "other-city", city="malmo"))
    assert "Malmö" in told
    assert told.endswith("(H21)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_talers_that_are_read_can_be_typed(language: str) -> None:
    board = table(player("rote soja", talers="5 soja"), trade_talers=True)
    grammar = board.game.grammar(NAMES, language)
    speech, view = screen_for(board.game, grammar, 0).speech, board.game.view(board.state, 0)
    red, soy = (grammar.words.keys.index(key) for key in ("rote", "soja"))
    for talers in (1, 2):
        offer = grammar.parse(f"{speech.kinds([red], talers)} > {speech.kinds([soy, soy])} @ben", view)
        assert isinstance(offer, Offer)
        assert (offer.pays, offer.wants) == (talers, (soy, soy))
