"""An agent that plays by reading, without a network: python examples/textagent.py."""

from __future__ import annotations

import re
import sys

from haricot.env.text import TextEnv
from haricot.kernel.types import NONE

# What it would rather do comes first: a phrase that may be typed, and what is said about it.
TASTE = ("fulfil", "plant .* then has", "deliver", "reveal", "pay", "lay out", "seal")
MUST = ("plant", "go", "sell .* for [1-9]", "sell")
OFFER = re.compile(r"You give (.*), you get (.*)\.")


def choices(text: str) -> dict[str, str]:
    """Find what may be typed, and what each of it would do."""
    listed = text.partition("You may type:\n")[2].partition("or make up")[0]
    lines = [re.split(r"\s{2,}", line.strip(), maxsplit=1) for line in re.split(r"\n  (?! )", f"\n{listed}")]
    return {typed[0]: " ".join(typed[1:]) for typed in lines if typed[0]}


def grows(text: str) -> set[str]:
    """Find the beans that grow in the own fields."""
    own = re.search(r"^You: .*\n((?:  .*\n)*)", text, re.MULTILINE)
    return set(re.findall(r"\d ([a-z-]+) \(", own[1])) if own else set()


def likes(deal: str, mine: set[str]) -> bool:
    """Tell whether a deal brings what grows in the own fields, and takes none of it away."""
    sides = OFFER.search(deal)
    gives, gets = (set(re.findall("[a-z-]+", side)) for side in sides.groups()) if sides else (set(), set())
    return bool(gets & mine) and not gives & mine


def beans(text: str, head: str) -> list[str]:
    """Find the beans of a line by how it begins."""
    line = re.search(rf"^{head}(.*)", text, re.MULTILINE)
    return (
        [word for word in re.findall("[a-z-]+", line[1]) if word not in ("and", "contract")] if line else []
    )


def idea(text: str, mine: set[str]) -> str | None:
    """Think of an offer: something that does not grow here for something that does."""
    face_up, hand = beans(text, "Face up: "), beans(text, "Your hand: FIRST ")
    own_turn = "it is your turn. Trade" in text
    gives = [bean for bean in (face_up if own_turn else hand) if bean not in mine]
    wants = sorted(mine) if own_turn else [bean for bean in face_up if bean in mine]
    return f"{gives[0]} > {wants[0]}" if gives and wants and "or make up" in text else None


class Agent:
    """Plants what it has, trades for what it grows, and asks once a trade."""

    def __init__(self) -> None:
        self.asked = ""

    def answer(self, text: str) -> str:
        """Read what a seat sees, and answer with a line."""
        listed, mine = choices(text), grows(text)
        free = "pass" in listed or "done" in listed
        wanted = [first(listed, taste) for taste in (TASTE if free else TASTE + MUST)]
        deals = [
            self.deal(typed, meaning, mine) for typed, meaning in listed.items() if typed.startswith("take")
        ]
        least = [typed for typed in ("pass", "done") if typed in listed]
        return next(line for line in [*wanted, *deals, self.offer(text, mine), *least, *listed] if line)

    def deal(self, typed: str, meaning: str, mine: set[str]) -> str:
        """Take an offer, or say no to it."""
        return typed if likes(meaning, mine) else f"no {typed.split()[1]}"

    def offer(self, text: str, mine: set[str]) -> str | None:
        """Make an offer, unless one was made in this turn."""
        turn = re.search(r"^Turn \d+", text, re.MULTILINE)
        if turn is None or turn[0] == self.asked:
            return None
        self.asked = turn[0]
        return idea(text, mine)


def first(listed: dict[str, str], taste: str) -> str | None:
    """Find the first phrase that is to one's taste."""
    return next((typed for typed, meaning in listed.items() if re.match(taste, f"{typed} {meaning}")), None)


def play(game: str, seed: int) -> tuple[list[float], int, int]:
    """Play against three beginners; tell the rewards, how many lines it took, and how many were wrong."""
    env, agent = TextEnv(game, players=4, bots={1: "simple", 2: "simple", 3: "simple"}), Agent()
    text = env.reset(seed)
    lines = wrong = 0
    while env.seat != NONE:
        text = env.step(agent.answer(text))
        lines += 1
        wrong += bool(env.refusal)
    return env.rewards, lines, wrong


if __name__ == "__main__":
    for game in sys.argv[1:] or ["bohnanza", "sissi", "hansa"]:
        rewards, lines, wrong = play(game, seed=1)
        print(
            f"{game}: {rewards[0]:.0f} after {lines} lines, {wrong} of them wrong; the others {rewards[1:]}"
        )
