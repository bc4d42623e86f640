"""Send a table what a schema allows, and what it nearly allows, and expect an answer to each.

Run it with the Python of an environment that holds bench/fuzz.txt; it does not import haricot:
python fuzz_frames.py URL SCHEMA SECONDS.
"""

import importlib
import json
import sys
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

hypothesis = importlib.import_module("hypothesis")
st = importlib.import_module("hypothesis.strategies")
from_schema = importlib.import_module("hypothesis_jsonschema").from_schema
connect = importlib.import_module("websockets.sync.client").connect
ConnectionClosed = importlib.import_module("websockets.exceptions").ConnectionClosed

PATIENCE = 60
"""Maximum number of seconds for an answer."""

SETTINGS = {"game": "bohnanza", "options": {"players": 3}, "pace": "instant"}
GAMES = ("bohnanza", "sissi", "hansa")
SETTLED = hypothesis.settings(
    max_examples=200,
    deadline=None,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
    phases=[hypothesis.Phase.generate],
)


class Client:
    """Somebody at a table, who opens another one when that is closed."""

    def __init__(self, url: str, number: int) -> None:
        self.url = url
        self.number = number
        self.count = 0
        self.socket: Any = None
        # What the server has said that may be done now.
        self.options: list[Any] = []
        self.heard: dict[str, int] = {}
        self.begin()

    def post(self, path: str, body: object) -> Any:
        """Ask over HTTP, with the cookie of this guest."""
        headers = {"Content-Type": "application/json", "Cookie": getattr(self, "cookie", "")}
        request = Request(self.url + path, json.dumps(body).encode(), headers)
        with urlopen(request, timeout=PATIENCE) as answer:
            self.cookie = (answer.headers["Set-Cookie"] or headers["Cookie"]).partition(";")[0]
            return json.loads(answer.read())

    def begin(self) -> None:
        """Become a guest with a table in play."""
        self.post("/api/me", {"name": f"Guest {self.number}"})
        self.number += 10
        settings = {**SETTINGS, "game": GAMES[self.number % 3]}
        self.table = self.post("/api/tables", settings)["id"]
        self.connect()
        self.ask({"do": "sit", "seat": 0, "name": "Fuzz"})
        for seat in (1, 2):
            self.ask({"do": "fill", "seat": seat, "bot": "random"})
        self.ask({"do": "start"})

    def connect(self) -> None:
        """Come to the table."""
        if self.socket is not None:
            self.socket.close()
        address = f"ws{self.url.removeprefix('http')}/api/tables/{self.table}/socket"
        headers = {"Cookie": self.cookie}
        limits = {"open_timeout": PATIENCE, "max_size": 1 << 22, "ping_interval": None}
        self.socket = connect(address, additional_headers=headers, legacy=True, **limits)

    def ask(self, command: object) -> None:
        """Ask for something, and hear the answer."""
        self.count += 1
        self.send(json.dumps({"id": f"f{self.count}", "command": command}), f"f{self.count}")

    def send(self, text: str | bytes, id: str | None) -> None:
        """Send anything, and hear the answer, or that the server hangs up."""
        try:
            self.socket.send(text)
            while not self.is_answer(json.loads(self.socket.recv(timeout=PATIENCE)), id):
                pass
        except ConnectionClosed:
            self.note("hung up")
            self.come_back()

    def is_answer(self, message: Any, id: str | None) -> bool:
        """Take in what was told, and tell whether it answers what was asked."""
        if message.get("options") is not None:
            self.options = message["options"]
        told = message["tell"]
        if told == "refused":
            assert message["code"] != "server-erred", message
        self.note(f"refused {message['code']}" if told == "refused" else str(told))
        # What cannot be read, such as a number that is none, is refused without its name.
        return told in ("accepted", "refused") and message["id"] in (id, "")

    def come_back(self) -> None:
        """Come to the table again, or to another one if that is no more."""
        self.connect()
        first = json.loads(self.socket.recv(timeout=PATIENCE))
        over = first["tell"] == "farewell" or first["table"]["stage"] != "playing"
        if over:
            self.begin()

    def note(self, what: str) -> None:
        """Count something that was heard."""
        self.heard[what] = self.heard.get(what, 0) + 1


def asks(schema: Any) -> Any:
    """Make up commands: as the schema says, cut or bent a little, or none at all."""
    proper = from_schema({**schema["$defs"]["AnyCommand"], "$defs": schema["$defs"]})
    loose = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
        lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=10), inner, max_size=5),
        max_leaves=20,
    )
    bent = st.builds(lambda command, key, value: {**command, key: value}, proper, names(schema), loose)
    return st.one_of(proper, proper, bent, st.fixed_dictionaries({"do": names(schema)}), loose)


def names(schema: Any) -> Any:
    """Choose a word that the protocol knows."""
    fields = {name for shape in schema["$defs"].values() for name in shape.get("properties", {})}
    return st.sampled_from(sorted(fields)) | st.text(max_size=20)


def fuzz(client: Client, commands: Any, seed: int) -> None:
    """Play with a client what one seed makes up."""

    def attempt(command: object, way: int, at: int, raw: bytes) -> None:
        if way == 0 and client.options:
            # A game that does not go on would show little of the server.
            client.ask(client.options[at % len(client.options)])
        elif way == 1 and at % 20 == 0:
            client.send(raw.decode("latin-1"), None)
        else:
            client.ask(command)

    given = hypothesis.given(commands, st.integers(0, 3), st.integers(0, 10**6), st.binary(max_size=200))
    hypothesis.seed(seed)(SETTLED(given(attempt)))()


def main() -> None:
    """Send until the time is over, and tell what was heard."""
    url, file, seconds = sys.argv[1:]
    schema = json.loads(Path(file).read_text(encoding="utf-8"))
    ends, seed = time.monotonic() + float(seconds), 0
    client, commands = Client(url, 1), asks(schema)
    while time.monotonic() < ends:
        fuzz(client, commands, seed)
        seed += 1
        if seed % 5 == 0:
            client.begin()
    print(json.dumps({"commands": client.count, **dict(sorted(client.heard.items()))}))


if __name__ == "__main__":
    main()
