"""The board of Bohn Hansa: cities as on the map, the other merchants, and what is the reader's own."""
# interpreted: Textual draws it

from __future__ import annotations

# Says in a sentence if Textual is missing.
import haricot.terminal.full  # noqa: F401

# isort: split

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from textual.app import ComposeResult
from textual.containers import Container
from textual.content import Content

from haricot.games.hansa.atlas import CART, PLAIN, TOLL
from haricot.games.hansa.picking import HansaScene, contract_picked, goods_picked, token_picked, way_to
from haricot.games.hansa.telling.screen import HansaText
from haricot.kernel.types import NONE, Bean, CardId, Count, Seat
from haricot.terminal.full.art import picked
from haricot.terminal.full.board import Board
from haricot.terminal.full.pane import Pane, boxes
from haricot.terminal.full.scene import flow, join

SORTS = {PLAIN: "travel-plain", TOLL: "travel-toll"}


class City(Pane):
    """A city: what it sells at which price, how many there are, and who is there."""

    def draw(self, scene: HansaScene, city: Count) -> None:
        """Draw a city with its boxes and prices."""
        view, atlas = scene.view, scene.game.atlas
        here = [seat for seat in range(view.players) if view.pawns[seat] == city]
        people = " ".join(f"♟{scene.name(seat)}" for seat in here)
        name = f"{atlas.city_names[city]}{way(scene, city)}"
        title = name if scene.roomy or not people else f"{name} {people}"
        self.whole = "city", city
        self.set_class(view.active in here, "on-turn")
        roads = [name for name, steps in zip(atlas.city_names, atlas.steps[city], strict=True) if steps == 1]
        ways = [Content.styled(f"→ {', '.join(roads)}", "$soft")] if scene.roomy else []
        self.put(Content("\n").join([*goods(scene, city), *ways]), title, people)


def way(scene: HansaScene, city: Count) -> str:
    """Tell how many cards the way to a city takes, when the reader is about to travel."""
    view = scene.view
    if view.phase != "travel" or view.active != scene.me:
        return ""
    return f" ({scene.game.atlas.cost(view.pawns[scene.me], city)})"


def goods(scene: HansaScene, city: Count) -> Iterator[Content]:
    """Tell what a city sells: price today, and how many lie there."""
    atlas, boxes = scene.game.atlas, scene.view.boxes[city]
    lying = Counter(atlas.kind[token] for stack in boxes for token in stack)
    for kind, price in today(scene, city):
        there = picked("goods", city, kind)
        count = Content.styled(f"×{lying[kind]}", there if lying[kind] else "$soft")
        name = Content.styled(f"{scene.kind_name(kind):10}"[:10], there)
        yield Content.assemble(scene.chip(kind, there), name, f"{price:>3}", count)


def today(scene: HansaScene, city: Count) -> list[tuple[Bean, Count]]:
    """List what a city sells, each with its price."""
    prices, columns = shown(scene).today(scene.view, city), scene.game.atlas.columns[city]
    return [(kind, prices[kind]) for kind, column in enumerate(columns) if column]


def shown(scene: HansaScene) -> HansaText:
    """Give what shows the board in words."""
    assert isinstance(scene.screen, HansaText)
    return scene.screen


class Cities(Container):
    """The map: the northern cities above the southern ones, each row from west to east."""

    def show(self, scene: HansaScene) -> None:
        """Draw every city at its place."""
        order = placed(scene)
        self.styles.grid_size_columns = (len(order) + 1) // 2
        for box, city in zip(boxes(self, City, len(order), "city flat"), order, strict=True):
            box.draw(scene, city)


def placed(scene: HansaScene) -> list[Count]:
    """Order the cities as they lie on the map."""
    where = [city.at or (0, 0) for city in scene.game.tables.city.values()]
    by_height = sorted(range(len(where)), key=lambda city: where[city][1])
    half = (len(where) + 1) // 2
    rows = by_height[:half], by_height[half:]
    return [city for row in rows for city in sorted(row, key=lambda city: where[city][0])]


class Merchants(Pane):
    """The other players, a line each."""

    def show(self, scene: HansaScene) -> None:
        """Draw the other traders, one below the other."""
        self.put(Content("\n").join([merchant(scene, seat) for seat in scene.others()]))


def merchant(scene: HansaScene, seat: Seat) -> Content:
    """Tell where another player is, and what is on the cart."""
    view = scene.view
    about = [scene.money(seat), scene.say("cards-count", count=len(view.hands[seat])), *marks(scene, seat)]
    head = Content.styled(
        f"{'▶' if view.active == seat else ' '}{scene.called(seat)}",
        "bold $primary" if view.active == seat else "bold",
    )
    done = " ✓" if view.done[seat] else ""
    text = f" · {' · '.join(about)}{done} · {scene.say('cart')} {len(view.carts[seat])}/{CART}"
    return flow([Content.assemble(head, text), *cargo(scene, view.carts[seat], "want")], scene.within, " ")


def marks(scene: HansaScene, seat: Seat) -> Iterator[str]:
    """Tell what else is to be known of a merchant."""
    view = scene.view
    if view.loans[seat]:
        yield scene.say("loan-double", loan=view.loans[seat], double=2 * view.loans[seat])
    if view.waiting[seat]:
        yield scene.say("harvest-waiting-other")
    if view.invited[seat]:
        yield scene.say("guest")


def cargo(scene: HansaScene, tokens: Sequence[CardId], what: str) -> Iterator[Content]:
    """Draw beans of a cart, counted by kind."""
    kinds = Counter(scene.game.atlas.kind[token] for token in tokens)
    # Where lines are scarce, the price lists above tell which bean is which.
    named = scene.roomy or what == "token"
    if not tokens:
        yield Content.styled(scene.say("nothing"), "$soft")
    for kind, count in sorted(kinds.items()):
        pick = picked(what, kind)
        times = Content.styled(f"×{count}", pick) if count > 1 else Content("")
        bean = scene.bean(kind, pick) if named else scene.chip(kind, pick)
        yield Content.assemble(bean, times)


class Own(Pane):
    """The reader's own cart, hand and contracts."""

    def show(self, scene: HansaScene) -> None:
        """Draw the reader's cart, hand and money."""
        self.display = scene.me >= 0
        if scene.me < 0:
            return
        view, me = scene.view, scene.me
        place = f" · {scene.game.atlas.city_names[view.pawns[me]]}" if view.pawns[me] != NONE else ""
        done = " ✓" if view.done[me] else ""
        title = " · ".join([scene.money(me) + place, *marks(scene, me)]) + done
        self.set_class(view.active == me, "on-turn")
        self.put(Content("\n").join([self.cart(scene), self.hand(scene), contracts(scene)]), title)

    def cart(self, scene: HansaScene) -> Content:
        """Draw the beans on the reader's cart."""
        tokens = scene.view.carts[scene.me]
        head = Content.styled(f"{scene.say('your-cart')} {len(tokens)}/{CART}:", "$soft")
        return flow([head, *cargo(scene, tokens, "token")], scene.within, " ")

    def hand(self, scene: HansaScene) -> Content:
        """Draw the hand, the first card marked; what costs or brings something is unmistakable."""
        drawn, place = [Content.styled(f"{scene.say('your-hand')}:", "$soft")], 1
        for card, alike in groupby(self.held(scene, card) for card in scene.view.hands[scene.me]):
            count = len(list(alike))
            mark = (f"▶{scene.say('card-first').upper()} ", "bold $primary")
            number = mark if place == 1 else (f"{place} ", "$soft")
            drawn.append(Content.assemble(number, card, f"×{count}" if count > 1 else ""))
            place += count
        return flow(drawn, scene.within, " ")

    def held(self, scene: HansaScene, card: CardId) -> Content:
        """Name a card of the hand."""
        atlas = scene.game.atlas
        if atlas.is_contract(card):
            which = shown(scene).words.grammar.own_contracts(scene.view).index(card) + 1
            return Content(numbered(scene, which))
        sort = atlas.sort(card)
        word = scene.say(SORTS.get(sort, "travel-supply"))
        style = "" if sort == PLAIN else "bold $warning" if sort == TOLL else "bold $accent"
        return Content.styled(word if sort == PLAIN else word.upper(), style)


def contracts(scene: HansaScene) -> Content:
    """List the reader's contracts, numbered as they are typed; what is on the cart is ticked off."""
    view = scene.view
    cards = view.dealt[scene.me] or shown(scene).words.grammar.own_contracts(view)
    drawn = [contract(scene, card, number) for number, card in enumerate(cards, 1)]
    return Content("\n").join(drawn) if scene.roomy else flow(drawn, scene.within, "   ")


def numbered(scene: HansaScene, number: int) -> str:
    """Name a contract by its number, shortly where lines are scarce."""
    return f"{scene.say('contract')} {number}" if scene.roomy else f"[{number}]"


def contract(scene: HansaScene, card: CardId, number: int) -> Content:
    """Write a contract: its city, its value and its beans."""
    atlas, pick = scene.game.atlas, picked("contract", number)
    which = atlas.contract(card)
    cart = Counter(atlas.kind[token] for token in scene.view.carts[scene.me])
    parts = []
    for kind in atlas.asks[which]:
        there = cart[kind] > 0
        cart[kind] -= 1
        bean = scene.bean(kind, pick) if scene.roomy else scene.chip(kind, pick)
        parts.append(Content.assemble(bean, ("✓", "bold $primary") if there else ""))
    face_up = f" ({scene.say('face-up')})" if card in scene.view.laid else ""
    head = f"{numbered(scene, number)}{face_up}: {atlas.city_names[atlas.where[which]]} {atlas.value[which]}"
    return join([Content.styled(head, pick), *parts], " ")


class HansaBoard(Board[HansaScene]):
    """The board of Bohn Hansa."""

    coins = "thalers-count"
    signs = "full-signs-hansa"

    def lay(self) -> ComposeResult:
        """Lay the board of Bohn Hansa."""
        yield Cities(classes="row", id="cities")
        yield Merchants(classes="line", id="others", markup=False)
        yield Own(classes="box line flat", id="hand", markup=False)

    def piles(self, scene: HansaScene) -> Iterator[str]:
        """Count the harvests or turns that are left, and the contracts."""
        view, say = scene.view, scene.say
        if view.turns_left:
            yield say("last-round", turns=view.turns_left)
        else:
            yield say("full-harvests", count=view.harvests + view.put_by)
        yield f"{say('hansa-contract-pile')}: {view.contracts}"

    def pick(self, scene: HansaScene, what: str, numbers: list[int], typed: str) -> tuple[str, bool]:
        """Travel, buy, pay, deliver or offer what was clicked."""
        number = numbers[0]
        match what:
            case "token":
                return token_picked(scene, number, typed)
            case "goods":
                return goods_picked(scene, number, numbers[1], typed), False
            case "city":
                return way_to(scene, number) or typed, False
            case "contract":
                return contract_picked(scene, number), False
        return super().pick(scene, what, numbers, typed)


BOARD = HansaBoard()
