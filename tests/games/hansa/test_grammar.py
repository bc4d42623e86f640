from __future__ import annotations

import re
from importlib.resources import files

import pytest

from haricot.beans.written import WrittenAgreement, WrittenOffer
from haricot.cards.actions import Plant
from haricot.games.hansa.actions import BuyBean, BuyScarce, Deliver, PayBean, PutBack, Reveal, Travel
from haricot.games.hansa.tables import HansaTables
from haricot.kernel.actions import Action, Decline, Done, Offer, Seal, Take, Wish, Withdraw
from haricot.kernel.errors import BadPhrase, BadTables, BadWords
from haricot.kernel.types import ALL
from tests.complaints import complaint
from tests.harbour import ONE_OF_EACH, Board, board, trader

NAMES = ["Anna", "Ben", "Cléo"]

TO_ALL = WrittenOffer(number=3, seat=0, gives=["blaue"], wants=["sau"], agreed=[WrittenAgreement(1, ["sau"])])
COME = WrittenOffer(number=4, seat=0, to=2, gives=["soja"], wants=["garten"], invites=True)
LET_ME = WrittenOffer(number=5, seat=2, to=0, gives=["garten"], wants=["sau"], invites=True)


def trading() -> Board:
    """Anna is active in Rostock, where Ben is too; Cléo is in Visby."""
    return board(
        trader("rostock", "blaue rote blaue", "1 visby-33 rostock-35 ...", money=30),
        trader("rostock", "sau rote sau", "... malmo-28"),
        trader("visby", "garten soja garten"),
        cities={"rostock": "2 sau | 2 soja | 3 sau", "visby": "rote"},
        laid="visby-36",
        offers=[TO_ALL, COME, LET_ME],
    )


def choosing() -> Board:
    return board(
        trader(None, ONE_OF_EACH, dealt="bremen-27 rostock-47 rostock-44"),
        *[trader("visby")] * 2,
        phase="opening",
    )


def owing() -> Board:
    return board(
        trader("rostock", "rote blaue rote", "1 2 4 5 6 7"), phase="travel", played="0/3", debtor=0, due=20
    )


def read(harbour: Board, seat: int, text: str, language: str = "en") -> Action:
    return harbour.game.grammar(NAMES, language).parse(text, harbour.game.view(harbour.state, seat))


def written(harbour: Board, action: Action, language: str = "en") -> str:
    """Write an action as its player would type it, and make sure that it is read as the same."""
    view = harbour.game.view(harbour.state, action.seat)
    grammar = harbour.game.grammar(NAMES, language)
    text = grammar.phrase(action, view)
    assert grammar.parse(text, view) == action
    return text


def misread(harbour: Board, seat: int, text: str, language: str = "en") -> str:
    sentence = complaint(BadPhrase, lambda: read(harbour, seat, text, language))
    assert sentence.endswith(".")
    return sentence


# The start.


def test_reveal() -> None:
    harbour = choosing()
    low, best, middle = harbour.state.dealt[0]
    assert read(harbour, 0, "reveal 2") == Reveal(0, best, (low, middle))
    assert read(harbour, 0, "reveal 2 then 3 1") == Reveal(0, best, (middle, low))
    assert read(harbour, 0, "reveal 1") == Reveal(0, low, (best, middle))
    assert written(harbour, Reveal(0, best, (middle, low))) == "reveal 2 then 3 1"
    assert written(harbour, Reveal(0, best, (low, middle))) == "reveal 2 then 1 3"


@pytest.mark.parametrize(
    ("seat", "text", "sentence"),
    [
        (0, "reveal", "“” is no number: say which one, like 2."),
        (0, "reveal 47", "There is no number 47: you have 3 of them."),
        (0, "reveal 0", "There is no number 0: you have 3 of them."),
        (0, "reveal 2 then 4 1", "There is no number 4: you have 3 of them."),
        (0, "reveal 2 then x", "“x” is no number: say which one, like 2."),
        (1, "reveal 1", "There is no number 1: you have 0 of them."),
    ],
)
def test_what_cannot_be_revealed(seat: int, text: str, sentence: str) -> None:
    assert misread(choosing(), seat, text) == sentence


# Travel.


@pytest.mark.parametrize("typed", ["rostock", "Rostock", "ro", "ROST"])
def test_go(typed: str) -> None:
    harbour = trading()
    assert read(harbour, 0, f"go {typed}") == harbour.travel("rostock")


@pytest.mark.parametrize("typed", ["malmo", "Malmö", "m"])
def test_go_without_accents(typed: str) -> None:
    harbour = trading()
    assert read(harbour, 0, f"go {typed}") == harbour.travel("malmo")


def test_stay() -> None:
    harbour = trading()
    assert read(harbour, 0, "stay") == harbour.travel("rostock")
    assert read(harbour, 2, "stay") == harbour.travel("visby", 2)


def test_stay_of_somebody_who_is_nowhere_is_still_an_action() -> None:
    assert isinstance(read(choosing(), 0, "stay"), Travel)


@pytest.mark.parametrize("city", ["aalborg", "malmo", "rostock"])
def test_a_journey_is_written(city: str) -> None:
    harbour = trading()
    assert written(harbour, harbour.travel(city)) == f"go {city}"


def check_beans(harbour: Board, kind: type[PayBean | PutBack], *phrases: str) -> None:
    """Expect that the beans of the first cart are named so, and that these names are written."""
    for phrase, token in zip(phrases, harbour.state.carts[0], strict=True):
        assert read(harbour, 0, phrase) == kind(0, token)
        assert written(harbour, kind(0, token)) == phrase


def test_pay() -> None:
    harbour = owing()
    check_beans(harbour, PayBean, "pay red", "pay blue", "pay red#3")


# Buying, delivering, putting back.


def test_buy() -> None:
    harbour = trading()
    assert read(harbour, 0, "buy soy") == harbour.buy("soja")
    assert read(harbour, 0, "buy stink") == harbour.buy("sau", 1)
    assert read(harbour, 0, "buy stink#box3") == harbour.buy("sau", 3)
    assert read(harbour, 0, "buy stink#box3.1") == BuyBean(0, harbour.here()[2][0])


def test_a_purchase_is_written() -> None:
    harbour = trading()
    assert written(harbour, harbour.buy("sau", 1)) == "buy stink"
    assert written(harbour, harbour.buy("sau", 3)) == "buy stink#box3.3"
    assert written(harbour, BuyBean(0, harbour.here()[1][0])) == "buy soy#box2.1"


def test_buy_scarce() -> None:
    harbour = trading()
    assert read(harbour, 0, "buy scarce red") == harbour.buy_scarce("rote")
    assert written(harbour, BuyScarce(0, harbour.kind("augen"))) == "buy scarce black-eyed"


def test_buy_contract_with() -> None:
    harbour = trading()
    assert read(harbour, 0, "buy contract with 1") == harbour.buy_contract(0, "1")
    assert read(harbour, 0, "buy contract with 6") == harbour.buy_contract(0, "4")
    assert read(harbour, 0, "buy contract 6") == harbour.buy_contract(0, "4")
    assert written(harbour, harbour.buy_contract(0, "4")) == "buy contract with 6"


def test_deliver_counts_the_contracts_in_hand_and_then_those_face_up() -> None:
    harbour = trading()
    assert read(harbour, 0, "deliver 1") == harbour.deliver(0, "visby-33")
    assert read(harbour, 0, "deliver 2") == harbour.deliver(0, "rostock-35")
    assert read(harbour, 0, "deliver 3") == Deliver(0, harbour.state.laid[0])
    assert read(harbour, 1, "deliver 1") == harbour.deliver(1, "malmo-28")
    assert written(harbour, harbour.deliver(0, "rostock-35")) == "deliver 2"
    assert written(harbour, Deliver(0, harbour.state.laid[0])) == "deliver 3"


def test_put_back() -> None:
    harbour = trading()
    check_beans(harbour, PutBack, "put back blue", "put back red", "put back blue#3")


# Invitations.


def test_invite_somebody() -> None:
    harbour = trading()
    assert read(harbour, 0, "invite cleo") == harbour.invite(2)
    assert read(harbour, 0, "invite cleo: red > garden") == harbour.invite(2, "rote", "garten")
    assert read(harbour, 0, "invite cleo: nothing > 2 garden") == harbour.invite(2, "", "2 garten")
    assert read(harbour, 0, "invite cleo: 2 blue > nothing") == harbour.invite(2, "2 blaue")


def test_invite_with_beans_that_are_still_to_be_bought() -> None:
    harbour = trading()
    assert read(harbour, 0, "invite cleo: stink + soy > garden") == harbour.invite(2, "sau soja", "garten")
    second = harbour.here()[2]
    action = Offer(0, 2, (second[0],), harbour.kinds("garten"), invites=True)
    assert read(harbour, 0, "invite cleo: stink#box3.1 > garden") == action
    assert written(harbour, action) == "invite Cléo: stink#box3.1 > garden"


def test_invite_all() -> None:
    harbour = trading()
    assert read(harbour, 0, "invite all") == harbour.invite(ALL)
    assert read(harbour, 0, "invite all: blue > garden") == harbour.invite(ALL, "blaue", "garten")


def test_invite_me() -> None:
    harbour = trading()
    assert read(harbour, 2, "invite me") == harbour.ask(2)
    assert read(harbour, 2, "invite me: garden > 2 blue") == harbour.ask(2, "garten", "2 blaue")


def test_an_invitation_is_written() -> None:
    harbour = trading()
    assert written(harbour, harbour.invite(2)) == "invite Cléo"
    assert written(harbour, harbour.invite(ALL)) == "invite all"
    assert written(harbour, harbour.ask(2)) == "invite me"
    assert written(harbour, harbour.invite(2, "rote", "2 garten")) == "invite Cléo: red > 2 garden"
    assert written(harbour, harbour.invite(ALL, "", "garten")) == "invite all: nothing > garden"
    assert written(harbour, harbour.ask(2, "soja")) == "invite me: soy > nothing"
    last = harbour.state.carts[2][2]
    offer = Offer(2, 0, (last,), harbour.kinds("rote"), invites=True)
    assert written(harbour, offer) == "invite me: garden#3 > red"


def test_a_counter_to_an_invitation_is_an_invitation() -> None:
    harbour = trading()
    action = harbour.offer(2, "garten", "2 soja", to=0, answers=4, invites=True)
    assert read(harbour, 2, "counter 4: garden > 2 soy") == action
    assert written(harbour, action) == "counter 4: garden > 2 soy"
    more = Offer(2, 0, harbour.beans("garten", 2), harbour.kinds("soja blaue"), 0, 0, 4, True)
    assert read(harbour, 2, "counter 4 + blue") == more
    assert written(harbour, Offer(2, 0, answers=4, invites=True)) == "counter 4: nothing > nothing"


def test_a_counter_to_who_asks_may_include_beans_that_are_still_to_be_bought() -> None:
    harbour = trading()
    action = harbour.offer(0, "soja", "garten", to=2, answers=5, invites=True)
    assert read(harbour, 0, "counter 5: soy > garden") == action


# The market.


def test_take_an_invitation() -> None:
    harbour = trading()
    assert read(harbour, 2, "take 4") == harbour.take(2, 4, "garten")
    last = harbour.state.carts[2][2]
    assert read(harbour, 2, "take 4 with garden#3") == Take(2, 4, (last,))
    assert written(harbour, Take(2, 4, (last,))) == "take 4 with garden#3"
    assert written(harbour, harbour.take(2, 4, "garten")) == "take 4"


def test_take_with_a_bean_that_is_still_to_be_bought() -> None:
    harbour = trading()
    assert read(harbour, 0, "take 5") == Take(0, 5, (harbour.here()[0][1],))
    place = harbour.here()[2][0]
    assert read(harbour, 0, "take 5 with stink#box3.1") == Take(0, 5, (place,))
    assert written(harbour, Take(0, 5, (place,))) == "take 5 with stink#box3.1"
    top = harbour.here()[2][2]
    assert read(harbour, 0, "take 5 with stink#box3") == Take(0, 5, (top,))


@pytest.mark.parametrize(
    ("seat", "text", "action"),
    [
        (0, "seal 3 ben", Seal(0, 3, 1)),
        (1, "no 3", Decline(1, 3)),
        (0, "withdraw 3", Withdraw(0, 3)),
        (1, "done", Done(1)),
    ],
)
def test_short_answers(seat: int, text: str, action: Action) -> None:
    harbour = trading()
    assert read(harbour, seat, text) == action
    assert read(harbour, seat, written(harbour, action)) == action


def test_plain_offers_gifts_and_wishes() -> None:
    harbour = trading()
    assert read(harbour, 0, "2 blue > stink @ben") == harbour.offer(0, "2 blaue", "sau", to=1)
    assert read(harbour, 1, "gift stink") == harbour.offer(1, "sau", to=0)
    assert read(harbour, 2, "red? for soy") == Wish(2, harbour.kinds("rote"), harbour.kinds("soja"))
    assert written(harbour, harbour.offer(0, "2 blaue", "sau", to=1)) == "2 blue > stink @Ben"
    assert written(harbour, harbour.offer(1, "sau", to=0)) == "gift stink @Anna"


def test_a_plain_offer_is_of_what_is_on_the_cart() -> None:
    harbour = trading()
    assert misread(harbour, 0, "stink > red @ben").startswith("You do not have 1 × stink")


# Words.


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "invite cleo: 2 blue > garden"),
        ("de", "invite cleo: 2 blaue > garten"),
        ("fr", "invite cleo: 2 bleu > jardin"),
        ("it", "invite cleo: 2 blu > orto"),
        ("it", "invite cleo: 2 blaue > garten"),
    ],
)
def test_beans_in_the_players_language_or_in_german(language: str, text: str) -> None:
    harbour = trading()
    assert read(harbour, 0, text, language) == harbour.invite(2, "2 blaue", "garten")


BAD = [
    (
        0,
        "",
        "“” is not understood: begin with reveal, go, stay, pay, buy, deliver, put, invite, done, gift, ",
    ),
    (0, "sail visby", "“sail visby” is not understood: begin with reveal, go, "),
    (0, "go", "“” is not known here: there is aalborg, bremen, danzig, edinburgh, hamburg, malmo, "),
    (0, "go lübeck", "“lübeck” is not known here: there is aalborg, "),
    (0, "stay here", "“stay here” is not understood: type stay."),
    (0, "pay", "Name one bean, like blue."),
    (0, "pay blue + red", "Name one bean, like blue."),
    (0, "pay garden", "You do not have 1 × garden"),
    (0, "pay blue#2", "You do not have 1 × blue"),
    (0, "pay blue#9", "You do not have 1 × blue"),
    (0, "pay peanut", "“peanut” is not known here: there is blue, chili, "),
    (0, "put", "To make room, type put back and a bean, like put back blue."),
    (0, "put soy", "To make room, type put back and a bean, like put back blue."),
    (0, "put back", "Name one bean, like blue."),
    (0, "put back garden", "You do not have 1 × garden"),
    (0, "buy", "Name one bean, like blue."),
    (0, "buy 12", "“12” is not understood: type a number and a bean, like 2 blue."),
    (0, "buy scarce", "“” is not known here: there is blue, "),
    (0, "buy scarce peanut", "“peanut” is not known here: "),
    (0, "buy contract", "“” is no number: say which one, like 2."),
    (0, "buy contract with red", "“red” is no number: say which one, like 2."),
    (0, "buy contract with 10", "There is no number 10: you have 9 of them."),
    (0, "buy contract with 0", "There is no number 0: you have 9 of them."),
    (0, "deliver", "“” is no number: say which one, like 2."),
    (0, "deliver 4", "There is no number 4: you have 3 of them."),
    (2, "deliver 1", "There is no number 1: you have 0 of them."),
    (0, "invite", "“” is not known here: there is anna, ben, cleo."),
    (0, "invite zoe", "“zoe” is not known here: there is anna, ben, cleo."),
    (0, "invite zoe: red > soy", "“zoe” is not known here: "),
    (0, "invite cleo: garden > soy", "You do not have 1 × garden"),
    (0, "invite cleo: peanut > soy", "“peanut” is not known here: "),
    (2, "invite me: sau > soy", "You do not have 1 × stink"),
    (0, "invite cleo: stink#box9 > soy", "You do not have 1 × stink"),
    (0, "invite cleo: stink#box1.9 > soy", "You do not have 1 × stink"),
    (0, "take 9", "Offer 9 is not open: look at the offers that are."),
    (0, "buy stink#0", "There is no place “0”: places are typed like this: #3, #box2."),
    (0, "buy stink#box0", "There is no place “box0”: "),
    (0, "buy stink#box1.0", "There is no place “box1.0”: "),
    (0, "buy stink#shelf1", "There is no place “shelf1”: "),
    (0, "buy stink#1.2", "There is no place “1.2”: "),
]


@pytest.mark.parametrize(("seat", "text", "sentence"), BAD, ids=[text for _, text, _ in BAD])
def test_what_is_not_understood_gets_a_sentence(seat: int, text: str, sentence: str) -> None:
    assert misread(trading(), seat, text).startswith(sentence)


def test_nothing_is_for_sale_before_the_pawns_stand_somewhere() -> None:
    assert misread(choosing(), 0, "buy stink").startswith("That bean is not for sale here")


def test_what_is_not_for_sale_is_not_something_to_give() -> None:
    assert "to give" not in misread(trading(), 0, "buy garden")


@pytest.mark.parametrize("text", ["buy 2 stink", "put back 2 blue", "pay 2 blue"])
def test_one_bean_at_a_time_is_bought_put_back_or_paid(text: str) -> None:
    assert misread(trading(), 0, text) == "Name one bean, like blue."


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("pay soja", "nothing-to-give", {"count": 1, "bean": "soja"}),
        ("pay 2 soja", "one-bean", {"example": "blaue"}),
        ("put soja", "put-back-what", {"example": "put back blaue"}),
        ("buy garten", "not-for-sale", {}),
        ("deliver 9", "too-high-number", {"number": 9, "have": 3}),
        ("blaue#up1 > sau", "no-place", {"typed": "up1", "example": "#3, #box2"}),
        ("go nowhere", "unknown-word", {"typed": "nowhere"}),
    ],
)
def test_what_is_not_understood_has_a_code(text: str, code: str, params: dict[str, object]) -> None:
    with pytest.raises(BadPhrase) as caught:
        read(trading(), 0, text, "de")
    assert caught.value.code == code
    assert params.items() <= caught.value.params.items()


def test_examples_of_what_cannot_be_listed() -> None:
    harbour = trading()
    grammar = harbour.game.grammar(NAMES, "de")
    views = [harbour.game.view(harbour.state, seat) for seat in range(3)]
    assert list(grammar.examples(views[1])) == ["offer", "gift", "wish", "counter", "invite"]
    assert grammar.examples(views[0])["invite"].startswith("invite Ben: ")
    for view in views:
        for phrase in grammar.examples(view).values():
            grammar.parse(phrase, view)
    for nothing in (choosing(), owing()):
        assert nothing.game.grammar(NAMES).examples(nothing.game.view(nothing.state, 0)) == {}


def test_an_action_of_another_game_has_no_words() -> None:
    harbour = trading()
    with pytest.raises(BadWords, match=r"^This game has no words for Plant"):
        harbour.game.grammar(NAMES).phrase(Plant(0, 1, 1), harbour.game.view(harbour.state, 0))


@pytest.mark.parametrize("name", ["all", "me", "All", "Anna: first", "ann@", "x > y", " anna ", "Jean Luc"])
def test_a_player_may_have_any_name_that_is_accepted(name: str) -> None:
    harbour = trading()
    view = harbour.game.view(harbour.state, 0)
    try:
        grammar = harbour.game.grammar(["Ben", "Dora", name])
    except BadWords:
        return
    for action in (harbour.invite(2), harbour.invite(2, "rote", "garten"), harbour.invite(ALL)):
        assert grammar.parse(grammar.phrase(action, view), view) == action


@pytest.mark.parametrize(
    "key", ["taler", "talers", "nothing", "contract", "scarce", "back", "all", "me", "with", "then"]
)
def test_a_bean_may_have_any_name_that_is_accepted(key: str) -> None:
    text = files("haricot.games.hansa").joinpath("hansa.toml").read_text(encoding="utf-8")
    try:
        tables = HansaTables.parse(re.sub(r"\b(sau|stink)\b", key, text), "own.toml")
    except BadTables:
        return
    harbour = board(
        trader("rostock", f"blaue {key} {key}", money=30), cities={"rostock": f"{key} | soja"}, tables=tables
    )
    try:
        grammar = harbour.game.grammar(NAMES)
    except BadWords:
        return
    view = harbour.game.view(harbour.state, 0)
    for action in (
        harbour.buy(key),
        harbour.put_back(0, key),
        harbour.buy_scarce(key),
        harbour.invite(2, key, key),
        Wish(0, harbour.kinds(key)),
    ):
        assert grammar.parse(grammar.phrase(action, view), view) == action
