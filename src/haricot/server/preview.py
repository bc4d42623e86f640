"""Preview: what messengers show of a link, as Open Graph has it: who invites to which game, and a picture."""

from __future__ import annotations

from html import escape

from starlette.requests import Request

from haricot.catalogue import GAMES
from haricot.kernel.errors import HaricotError
from haricot.kernel.types import STRANGER
from haricot.server.visitors import house_for_reading
from haricot.telling.titles import title
from haricot.wire.messages import TableInfo
from haricot.words import LANGUAGES
from haricot.words.texts import Texts, texts

LEFT = ("over", "closed", "aside")
"""The stages of a table that nobody is invited to."""


async def preview(request: Request) -> str:
    """Write the tags that describe where a link leads."""
    say, info = texts(language_of(request)), await invitation(request)
    origin = f"{request.url.scheme}://{request.url.netloc}"
    picture = info.settings.game if info is not None and info.settings.game in GAMES else "start"
    found = {
        "og:site_name": "haricot",
        "og:type": "website",
        "og:locale": say.language,
        **described(say, info),
        "og:url": f"{origin}{request.url.path}",
        "og:image": f"{origin}/previews/{picture}.png",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    tags = "".join(f'<meta property="{name}" content="{escape(text)}">' for name, text in found.items())
    return f'{tags}<meta name="twitter:card" content="summary_large_image">'


async def invitation(request: Request) -> TableInfo | None:
    """Look at the table that a link leads to, as everybody may who has the link."""
    table = request.path_params.get("table")
    try:
        info = None if table is None else await house_for_reading(request).info(table)
    except HaricotError:
        return None
    return None if info is None or info.stage in LEFT else info


def described(say: Texts, info: TableInfo | None) -> dict[str, str]:
    """Say what a link leads to."""
    if info is None:
        return {"og:title": say.say("home-title"), "og:description": say.say("home-about")}
    game = title(say.language, info.settings.game)
    invited = say.say("invited", game=game)
    if info.host != STRANGER:
        invited = say.say("invited-by", name=info.seats[info.host].name, game=game)
    taken = sum(seat.kind != "open" for seat in info.seats)
    return {"og:title": invited, "og:description": say.say("seats-taken", taken=taken, seats=len(info.seats))}


def language_of(request: Request) -> str:
    """Choose the language that somebody asks for first, of those that there are."""
    asked = (part.strip()[:2] for part in request.headers.get("accept-language", "").lower().split(","))
    return next((language for language in asked if language in LANGUAGES), LANGUAGES[0])
