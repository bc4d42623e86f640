"""Makes a file of today's version: python -m tests.server.stored tests/server/stores/NUMBER.sqlite."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from haricot.server.serve import FILE
from haricot.wire.commands import Say
from tests.server.guests_at import first_plant, party, same_deal
from tests.server.moved import Moved
from tests.server.served import opened, quick


async def play(data: Path) -> None:
    """Have three guests play, one of whom plants and one of whom talks, and one open another table."""
    async with opened(data, deal=same_deal, time=Moved()) as server, party(server) as found:
        await found.host.do(first_plant(found.host))
        await found.seats[1].do(Say("Beans!"))
        await found.visitors[2].open(quick("hansa", players=4))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as data:
        made = Path(data) / FILE
        asyncio.run(play(made.parent))
        with closing(sqlite3.connect(made)) as file:
            file.execute("pragma journal_mode = delete")
            file.execute("vacuum")
        shutil.copyfile(made, sys.argv[1])
