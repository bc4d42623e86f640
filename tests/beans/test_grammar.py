from __future__ import annotations

import pytest

from haricot.beans.tables import BeanKind, Tables
from haricot.beans.vocabulary import Vocabulary
from haricot.beans.written import WrittenAgreement, WrittenOffer
from haricot.cards.actions import BuyField, Fulfil, LayOut, Plant, Sell
from haricot.cards.grammar import CardGrammar
from haricot.kernel.actions import Action, Decline, Done, Offer, Seal, Take, Wish, Withdraw
from haricot.kernel.errors import BadPhrase, BadWords
from haricot.kernel.types import ALL
from tests.complaints import complaint
from tests.positions import Board, contract_table, player, table

NAMES = ["Anna", "Ben", "Cléo", "Dora"]

SAID = [WrittenAgreement(2, ["rote"])]
OFFER_3 = WrittenOffer(number=3, seat=0, gives=["blaue"], wants=["rote"], agreed=SAID)


def trading(offer: WrittenOffer = OFFER_3) -> Board:
    """Anna is active, and has made offer 3 to all."""
    return table(
        player("blaue soja blaue rote", talers="2 sau"),
        player("rote feuer rote"),
        player("soja rote", talers="sau"),
        face_up="soja blaue",
        offers=[offer],
        trade_talers=True,
    )


def read(board: Board, seat: int, text: str, language: str = "en") -> Action:
    return board.game.grammar(NAMES, language).parse(text, board.game.view(board.state, seat))


def refused(board: Board, seat: int, text: str, language: str = "en") -> str:
    return complaint(BadPhrase, lambda: read(board, seat, text, language))


# What the design's "Typed grammar" promises.


def test_an_offer() -> None:
    board = trading()
    gives = (board.state.face_up[1], board.state.hands[0][0])
    assert read(board, 0, "2 blue > 1 red @anna") == Offer(0, 0, gives, board.kinds("rote"))
    assert read(board, 0, "2 blue > 1 red @ben") == Offer(0, 1, gives, board.kinds("rote"))


def test_what_would_you_give() -> None:
    board = trading()
    assert read(board, 1, "soy > ?") == Wish(1, (), board.kinds("soja"))


def test_a_wish() -> None:
    board = trading()
    assert read(board, 1, "red? for blue") == Wish(1, board.kinds("rote"), board.kinds("blaue"))
    assert read(board, 1, "red?") == Wish(1, board.kinds("rote"))
    assert read(board, 1, "2 red + soy? for 2 blue") == Wish(
        1, board.kinds("2 rote soja"), board.kinds("2 blaue")
    )


def test_a_take() -> None:
    board = trading()
    first, _, last = board.state.hands[1]
    assert read(board, 1, "take 3") == Take(1, 3, (first,))
    assert read(board, 1, "take 3 with red#3") == Take(1, 3, (last,))


def test_a_counter_offer_with_something_to_boot() -> None:
    board = trading()
    action = read(board, 1, "counter 3 + chili")
    assert action == Offer(1, 0, board.cards("rote", 1), board.kinds("blaue feuer"), answers=3)


def test_a_counter_offer_with_other_terms() -> None:
    board = trading()
    action = read(board, 1, "counter 3: chili > 2 blue")
    assert action == Offer(1, 0, board.cards("feuer", 1), board.kinds("2 blaue"), answers=3)


def test_a_gift() -> None:
    board = trading()
    assert read(board, 0, "gift soy @ben") == Offer(0, 1, (board.state.face_up[0],))
    assert read(board, 0, "gift soy") == Offer(0, ALL, (board.state.face_up[0],))
    assert read(board, 1, "gift chili") == Offer(1, 0, board.cards("feuer", 1))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("no 3", Decline(1, 3)),
        ("withdraw 3", Withdraw(1, 3)),
        ("seal 3 anna", Seal(1, 3, 0)),
        ("seal 3 cleo", Seal(1, 3, 2)),
        ("seal 3 Cl", Seal(1, 3, 2)),
        ("done", Done(1)),
        ("  DONE ", Done(1)),
        ("sell 1", Sell(1, 0)),
        ("buy field", BuyField(1)),
        ("lay out", LayOut(1)),
        ("fulfil", Fulfil(1)),
    ],
)
def test_short_phrases(text: str, action: Action) -> None:
    assert read(trading(), 1, text) == action


# Words.


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "2 blue > black-eyed"),
        ("de", "2 blaue > augen"),
        ("fr", "2 bleu > œil-noir"),
        ("it", "2 blu > occhio"),
        ("fr", "2 BLEU > oeil"),
        ("en", "2 blaue > augen"),
        ("fr", "2 blaue > augen"),
        ("it", "2bl>oc"),
    ],
)
def test_beans_in_the_players_language_or_in_german(language: str, text: str) -> None:
    board = trading()
    gives = (board.state.face_up[1], board.state.hands[0][0])
    assert read(board, 0, text, language) == Offer(0, ALL, gives, board.kinds("augen"))


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_every_bean_has_a_word_in_every_language(language: str) -> None:
    for players in (3, 4):
        board = table(players=players, extension=True)
        names = NAMES[:players]
        words = Vocabulary(board.game.tables.bean, board.game.law.keys, names, language)
        assert [words.bean(word) for word in words.short] == list(range(len(board.game.law.keys)))


@pytest.mark.parametrize(("typed", "kind"), [("café", "kaffee"), ("cafe", "kaffee"), ("eau", "weinbrand")])
def test_accents_and_ends_may_be_left_out(typed: str, kind: str) -> None:
    board = table(player(), players=3, extension=True)
    assert read_wish(board, f"{typed}?") == board.kinds(kind)


def read_wish(board: Board, text: str) -> tuple[int, ...]:
    words = Vocabulary(board.game.tables.bean, board.game.law.keys, ["A", "B", "C"], "fr")
    action = CardGrammar(board.game.law, words).parse(text, board.game.view(board.state, 0))
    assert isinstance(action, Wish)
    return action.wants


def test_any_clear_beginning_of_a_word_will_do() -> None:
    board = trading()
    assert read(board, 0, "so > re @d") == Offer(0, 3, (board.state.face_up[0],), board.kinds("rote"))


def test_a_whole_word_is_clear_even_if_others_begin_with_it() -> None:
    board = table(player("rote"))
    words = Vocabulary(board.game.tables.bean, board.game.law.keys, ["An", "Anna", "Ben", "Cleo"])
    assert (words.seat("an"), words.seat("ann")) == (0, 1)


def test_own_beans_go_by_their_keys() -> None:
    tables = Tables.parse('name = "own"\n[bean.big_white]\ncards = 60\nmeter = [[2, 1]]', "own.toml")
    board = table(player("big_white"), tables=tables)
    assert read(board, 0, "big-white > 2 big") == Offer(0, ALL, board.cards("big_white", 0), (0, 0))


# Copies, talers and places.


def test_face_up_cards_go_first_and_then_the_hand_from_its_front() -> None:
    board = trading()
    first, _, second, _ = board.state.hands[0]
    assert read(board, 0, "gift 3 blue") == Offer(0, ALL, (board.state.face_up[1], first, second))


def test_a_place_names_the_copy() -> None:
    board = trading()
    third = board.state.hands[0][2]
    assert read(board, 0, "gift blue#3") == Offer(0, ALL, (third,))
    assert read(board, 0, "gift blue#up2") == Offer(0, ALL, (board.state.face_up[1],))
    assert read(board, 0, "gift blue#3 + blue") == Offer(0, ALL, (third, board.state.face_up[1]))


def test_others_do_not_give_face_up_cards() -> None:
    assert (
        refused(trading(), 1, "gift soy") == "You do not have 1 × soy there to give: look at what is yours."
    )


@pytest.mark.parametrize(
    ("text", "pays", "asks"),
    [
        ("nothing > red + 2 talers", 0, 2),
        ("1 taler > red", 1, 0),
        ("2 talers > red", 2, 0),
        ("- > red, taler", 0, 1),
        ("2 Taler > red", 2, 0),
    ],
)
def test_talers(text: str, pays: int, asks: int) -> None:
    board = trading()
    assert read(board, 0, text) == Offer(0, ALL, (), board.kinds("rote"), pays, asks)


def test_a_gift_of_talers() -> None:
    assert read(trading(), 0, "gift 2 talers @ben") == Offer(0, 1, pays=2)


@pytest.mark.parametrize(
    ("pays", "asks", "more", "gives_talers", "wants_talers"),
    [
        (0, 0, "1 taler", 0, 1),
        (2, 0, "soy", 0, 2),
        (2, 0, "1 taler", 0, 3),
        (0, 2, "soy", 2, 0),
        (0, 2, "1 taler", 1, 0),
        (0, 2, "2 talers", 0, 0),
        (0, 2, "3 talers", 0, 1),
    ],
)
def test_a_counter_offer_reckons_talers_up(
    pays: int, asks: int, more: str, gives_talers: int, wants_talers: int
) -> None:
    board = trading(
        WrittenOffer(number=3, seat=0, to=1, gives=["blaue"], wants=["rote"], pays=pays, asks=asks)
    )
    action = read(board, 1, f"counter 3 + {more}")
    assert isinstance(action, Offer)
    assert (action.pays, action.asks) == (gives_talers, wants_talers)


def test_an_offer_that_names_nobody_is_to_all_or_to_the_active_player() -> None:
    board = trading()
    to_all, to_active = read(board, 0, "soy > red"), read(board, 1, "chili > soy")
    assert isinstance(to_all, Offer)
    assert isinstance(to_active, Offer)
    assert (to_all.to, to_active.to) == (ALL, 0)


# Planting.


def test_the_first_card_of_the_hand_is_planted_where_it_belongs() -> None:
    board = table(player("rote soja", "sau", "rote"), phase="plant")
    card = board.card("rote", 0)
    assert read(board, 0, "plant") == read(board, 0, "plant red") == Plant(0, card, 1)
    assert read(board, 0, "plant 1") == read(board, 0, "plant red 1") == Plant(0, card, 0)


def test_no_other_card_of_the_hand_is_planted() -> None:
    board = table(player("rote soja"), phase="plant")
    assert "no such card to plant now" in refused(board, 0, "plant soy")


@pytest.mark.parametrize(("fields", "field"), [(("", "sau"), 0), (("sau", ""), 1), (("sau", "soja"), 0)])
def test_a_new_kind_goes_to_the_first_empty_field(fields: tuple[str, ...], field: int) -> None:
    board = table(player("rote", *fields), phase="plant")
    assert read(board, 0, "plant") == Plant(0, board.card("rote", 0), field)


def test_what_was_traded_is_planted_by_name_and_place() -> None:
    board = table(player("", aside="rote soja rote"), face_up="sau", phase="plant traded")
    first, soja, second = board.state.aside[0]
    assert read(board, 0, "plant soy 2") == Plant(0, soja, 1)
    assert read(board, 0, "plant red") == Plant(0, first, 0)
    assert read(board, 0, "plant red#3 2") == Plant(0, second, 1)
    assert read(board, 0, "plant stink") == Plant(0, board.state.face_up[0], 0)


def test_others_plant_only_what_is_set_aside_for_them() -> None:
    board = table(player(), player("", aside="rote"), face_up="sau", phase="plant traded")
    assert read(board, 1, "plant") == Plant(1, board.card("rote", 1), 0)
    assert "no such card to plant now" in refused(board, 1, "plant stink")


# What is not understood.


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "",
            "“” is not understood: begin with plant, sell, buy, lay, fulfil, done, gift, take, counter, no, ",
        ),
        ("hello", "“hello” is not understood: begin with plant, "),
        ("blue blue > red", "“blue blue” is not understood: type a number and a bean, like 2 blue."),
        ("100 blue > red", "You do not have 100 × blue there to give: look at what is yours."),
        (
            "blue#box2 > red",
            "There is no place “box2”: places are typed like this: #3, #up1.",
        ),
        ("blue + > red", "“” is not understood: type a number and a bean, like 2 blue."),
        ("blue > 2", "“2” is not understood: type a number and a bean, like 2 blue."),
        ("99 blue > red", "You do not have 99 × blue there to give: look at what is yours."),
        ("4 blue > red", "You do not have 4 × blue there to give: look at what is yours."),
        ("garden > red", "You do not have 1 × garden there to give: look at what is yours."),
        ("blue#2 > red", "You do not have 1 × blue there to give: look at what is yours."),
        ("blue#up1 > red", "You do not have 1 × blue there to give: look at what is yours."),
        ("blue#0 > red", "You do not have 1 × blue there to give: look at what is yours."),
        ("blue#99 > red", "You do not have 1 × blue there to give: look at what is yours."),
        ("2 blue#3 > red", "You do not have 2 × blue there to give: look at what is yours."),
        ("blue#1 + blue#1 > red", "You do not have 1 × blue there to give: look at what is yours."),
        ("peanut > red", "“peanut” is not known here: there is blue, chili, stink, green, soy, "),
        ("blue > red @zoe", "“zoe” is not known here: there is anna, ben, cleo, dora."),
        ("blue > red @", "“” is not known here: there is anna, ben, cleo, dora."),
        ("seal 3", "“” is not known here: there is anna, ben, cleo, dora."),
        ("take 9", "Offer 9 is not open: look at the offers that are."),
        ("take three", "“three” is no number: say which one, like 2."),
        ("take 3 with peanut", "“peanut” is not known here: "),
        ("take", "“” is no number: say which one, like 2."),
        ("take 123456", "“123456” is no number: say which one, like 2."),
        ("no", "“” is no number: say which one, like 2."),
        ("withdraw -1", "“-1” is no number: say which one, like 2."),
        ("seal x anna", "“x” is no number: say which one, like 2."),
        ("counter 3", "Say what you want instead, like this: counter 3: blue > chili."),
        ("counter 9: blue > red", "Offer 9 is not open: look at the offers that are."),
        ("counter 9 + red", "Offer 9 is not open: look at the offers that are."),
        ("red? perhaps blue", "“red? perhaps blue” is not understood: wish like this: chili? for blue."),
        ("sell", "“” is no number: say which one, like 2."),
        ("sell x", "“x” is no number: say which one, like 2."),
        ("sell 0", "Fields are counted from 1: name one of yours."),
        (
            "plant 1 2",
            "Say what and where, like plant blue 2, or only plant 2 for the first card of your hand.",
        ),
        ("plant green", "There is no such card to plant now: look at what you have."),
        ("done now", "“done now” is not understood: type done."),
        ("buy", "“buy” is not understood: type buy field."),
        ("buy a field", "“buy a field” is not understood: type buy field."),
        ("lay", "“lay” is not understood: type lay out."),
        ("fulfil it", "“fulfil it” is not understood: type fulfil."),
    ],
)
def test_what_is_not_understood_gets_a_sentence(text: str, sentence: str) -> None:
    assert refused(trading(), 0, text).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"), [("plant red 0", "Fields are counted from 1: name one of yours.")]
)
def test_fields_are_counted_from_1(text: str, sentence: str) -> None:
    board = table(player("rote"), phase="plant")
    assert refused(board, 0, text) == sentence


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("hello", "no-phrase", {"typed": "hello", "example": "2 blaue > feuer"}),
        ("rote rote > sau", "no-goods", {"typed": "rote rote", "example": "2 blaue"}),
        ("99 blaue > rote", "nothing-to-give", {"count": 99, "bean": "blaue"}),
        ("blaue#box2 > rote", "no-place", {"typed": "box2", "example": "#3, #up1"}),
        ("s > rote", "unclear-word", {"typed": "s", "words": "sau, soja"}),
        ("blaue > rote @zoe", "unknown-word", {"typed": "zoe", "words": "anna, ben, cleo, dora"}),
        ("take three", "no-number", {"typed": "three"}),
        ("take 9", "no-such-offer", {"offer": 9}),
        ("counter 3", "no-counter", {"example": "counter 3: blaue > feuer"}),
        ("rote? perhaps", "no-wish", {"typed": "rote? perhaps", "example": "feuer? for blaue"}),
        ("done now", "only-this", {"typed": "done now", "example": "done"}),
        ("plant 1 2", "plant-what", {"example": "plant blaue 2"}),
        ("plant brech", "nothing-to-plant", {}),
        ("sell 0", "fields-from-one", {}),
    ],
)
def test_what_is_not_understood_has_a_code(text: str, code: str, params: dict[str, object]) -> None:
    board = trading()
    with pytest.raises(BadPhrase) as caught:
        read(board, 0, text, "de")
    assert caught.value.code == code
    assert params.items() <= caught.value.params.items()
    assert str(caught.value) == caught.value.sentence


def test_examples_of_what_cannot_be_listed() -> None:
    board = trading()
    grammar = board.game.grammar(NAMES, "de")
    assert list(grammar.examples(board.game.view(board.state, 0))) == ["offer", "gift", "wish"]
    assert list(grammar.examples(board.game.view(board.state, 1))) == ["offer", "gift", "wish", "counter"]
    for seat in range(4):
        view = board.game.view(board.state, seat)
        for phrase in grammar.examples(view).values():
            grammar.parse(phrase, view)


def test_there_are_no_examples_where_nothing_can_be_traded() -> None:
    planting = table(player("rote"), phase="plant")
    assert planting.game.grammar(NAMES).examples(planting.game.view(planting.state, 0)) == {}
    empty = table(player(""))
    assert empty.game.grammar(NAMES).examples(empty.game.view(empty.state, 0)) == {}


@pytest.mark.parametrize("digits", [20, 5000])
@pytest.mark.parametrize(
    "text", ["{} blue > red", "take {}", "sell {}", "plant soy#{}", "plant {}", "soy#{} > red"]
)
def test_numbers_without_end_are_not_understood(text: str, digits: int) -> None:
    sentence = refused(trading(), 0, text.format("9" * digits))
    assert sentence.endswith(".")


def test_an_unclear_beginning_says_what_it_could_be() -> None:
    assert (
        refused(trading(), 0, "s > rote", "de") == "“s” can mean several things (sau, soja): type more of it."
    )


def test_an_unclear_beginning_names_beans_in_the_players_language() -> None:
    sentence = refused(trading(), 0, "bl > red")
    assert sentence == "“bl” can mean several things (black-eyed, blue): type more of it."


def test_an_unclear_player() -> None:
    board = table(player("rote"))
    grammar = board.game.grammar(["Anna", "Anton", "Ben", "Cleo"])
    with pytest.raises(BadPhrase, match=r"^“an” can mean several things \(anna, anton\): type more of it\.$"):
        grammar.parse("red > soy @an", board.game.view(board.state, 0))


def test_an_unknown_language() -> None:
    with pytest.raises(BadWords, match=r"^There is no language “nl”: there is en, de, fr, it\.$"):
        table().game.grammar(NAMES, "nl")


@pytest.mark.parametrize("names", [["Ann", "Ann", "Ben", "Cleo"], ["Cleo", "Ann", "Ben", "cléo"]])
def test_two_players_of_one_name(names: list[str]) -> None:
    with pytest.raises(BadWords, match=r"^Two players have the same name: .*\.$"):
        table().game.grammar(names)


def test_two_beans_of_one_name() -> None:
    beans = {key: BeanKind(4, (), short={"en": "pea"}) for key in ("blaue", "rote")}
    with pytest.raises(BadWords, match=r"^Two beans have the same name: .*\.$"):
        Vocabulary(beans, list(beans), NAMES)


# What is written is read as the same.


def written(board: Board, action: Action) -> str:
    view = board.game.view(board.state, action.seat)
    grammar = board.game.grammar(NAMES)
    text = grammar.phrase(action, view)
    assert grammar.parse(text, view) == action
    return text


def test_an_offer_is_written_without_places_where_it_is_clear() -> None:
    board = trading()
    assert written(board, board.offer(0, "rote", "2 blaue soja", to=1)) == "red > 2 blue + soy @Ben"
    assert written(board, board.offer(1, "2 rote", "soja", to=0, asks=1)) == "2 red > soy + 1 taler @Anna"
    assert written(board, Offer(0, ALL, (), board.kinds("rote"), 2)) == "2 talers > red"
    assert written(board, Offer(0, 1, (), board.kinds("rote"))) == "nothing > red @Ben"


def test_an_offer_is_written_with_places_where_it_has_to_be() -> None:
    board = trading()
    up, third = board.state.face_up[1], board.state.hands[0][2]
    offer = Offer(0, 1, (third, up), board.kinds("rote"), 1)
    assert written(board, offer) == "blue#3 + blue#up2 + 1 taler > red @Ben"
    assert written(board, Offer(0, 1, (third,), board.kinds("rote"))) == "blue#3 > red @Ben"


def test_gifts_and_counter_offers_are_written() -> None:
    board = trading()
    assert written(board, board.offer(1, "feuer", to=0)) == "gift chili @Anna"
    assert written(board, Offer(0, ALL, (board.state.face_up[0],))) == "gift soy"
    assert written(board, board.offer(1, "feuer", "blaue", to=0, answers=3)) == "counter 3: chili > blue"


def test_wishes_are_written() -> None:
    board = trading()
    assert written(board, Wish(1, board.kinds("2 rote"), board.kinds("soja"))) == "2 red? for soy"
    assert written(board, Wish(1, board.kinds("rote"))) == "red?"
    assert written(board, Wish(1, (), board.kinds("soja blaue"))) == "soy + blue > ?"


def test_takes_are_written_with_copies_where_they_have_to_be() -> None:
    board = trading()
    first, _, last = board.state.hands[1]
    assert written(board, Take(1, 3, (first,))) == "take 3"
    assert written(board, Take(1, 3, (last,))) == "take 3 with red#3"


def test_the_taking_of_a_gift_is_written() -> None:
    board = trading(WrittenOffer(number=3, seat=0, gives=["blaue"]))
    assert written(board, Take(1, 3)) == "take 3"


def test_plantings_are_written() -> None:
    board = table(player("", "", "rote", aside="rote soja rote"), phase="plant traded")
    first, soja, second = board.state.aside[0]
    assert written(board, Plant(0, first, 0)) == "plant red 1"
    assert written(board, Plant(0, soja, 1)) == "plant soy 2"
    assert written(board, Plant(0, second, 1)) == "plant red#3 2"


def test_the_planting_of_a_face_up_copy_is_written() -> None:
    board = table(player("", aside="rote"), face_up="rote", phase="plant traded")
    assert written(board, Plant(0, board.state.face_up[0], 0)) == "plant red#2 1"


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Sell(0, 1), "sell 2"),
        (BuyField(0), "buy field"),
        (LayOut(0), "lay out"),
        (Fulfil(0), "fulfil"),
        (Done(0), "done"),
        (Seal(0, 3, 2), "seal 3 Cléo"),
        (Decline(0, 3), "no 3"),
        (Withdraw(0, 3), "withdraw 3"),
    ],
)
def test_other_actions_are_written(action: Action, text: str) -> None:
    assert written(trading(), action) == text


def test_a_contract_in_hand_is_no_bean_to_give() -> None:
    board = contract_table(player("3/4 rote"))
    assert read(board, 0, "gift red") == Offer(0, ALL, board.cards("rote", 0))
    assert refused(board, 0, "gift red#1").startswith("You do not have 1 × red there")


def test_what_is_listed_can_be_written() -> None:
    board = trading()
    listed = [action for seat in range(4) for action in board.legal(seat)]
    for action in listed:
        assert written(board, action)
    assert len(listed) > 8
