"""Guests: people without an account, known by a signed cookie until it expires or they sign out."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress

from itsdangerous import BadData, Signer, TimestampSigner, URLSafeSerializer, URLSafeTimedSerializer
from msgspec import Struct
from msgspec.structs import replace

from haricot.beans.letters import one_line
from haricot.beans.names import called, check_names
from haricot.server.documents import GuestDoc
from haricot.server.keys import Keys, no_such_key
from haricot.server.limits import DAY, network
from haricot.server.store import Store, StoreFailed
from haricot.server.timekeeper import Timekeeper

EARLIER = "haricot"
"""The cookie of servers before: it says who somebody is for ever, and is exchanged for one that ends."""

MOST_SESSIONS = 20
"""Maximum number of sessions of one guest; beyond that the oldest is signed out."""

MOST_KNOWN = 10_000
"""Maximum number of guests in memory; the least recently seen is read from the store again."""


class Guest(Struct, frozen=True):
    """Somebody: an identity that only the server sees, and a name for the others."""

    id: str
    name: str = ""
    # The browser or program that asks: each can be signed out alone.
    session: str = ""
    # Whether the cookie is to be written anew.
    stale: bool = False


class Door:
    """Gives guests their cookies, and knows them again by these."""

    def __init__(self, store: Store, time: Timekeeper, lasts: float) -> None:
        secret = store.secret()
        self.store = store
        self.time = time
        self.lasts = lasts
        self.signed = URLSafeTimedSerializer(secret, salt="session", signer=signer_by(time))
        self.untimed = URLSafeSerializer(secret, salt="guest")
        self.veils = Signer(secret, salt="address")
        # Cookies do not heed ports: two servers on one host must not have the same.
        self.mark = hashlib.sha256(b"cookie" + secret).hexdigest()[:8]
        self.known: OrderedDict[str, GuestDoc] = OrderedDict()
        self.swept = 0
        self.keys = Keys(time)

    def cookie_name(self, secure: bool) -> str:
        """Name the cookie; with the prefix no other host, and nothing without TLS, can set it."""
        return f"{'__Host-' if secure else ''}haricot-{self.mark}"

    def cookie(self, guest: Guest) -> str:
        """Write a cookie that nobody else can write."""
        return str(self.signed.dumps([guest.id, guest.session]))

    async def welcome(self, name: str, known: Guest | None = None) -> Guest:
        """Let somebody in under a name, or under another one."""
        name = called(name)
        check_names([name])
        doc = await self.find(known.id) if known else None
        if known is None or doc is None:
            session = secrets.token_urlsafe(9)
            doc = GuestDoc(secrets.token_urlsafe(16), name, self.time.date(), self.today(), (session,))
            known = Guest(doc.id, name, session, stale=True)
        await self.keep(replace(doc, name=name))
        return replace(known, name=name)

    async def come_by(self, key: str) -> Guest:
        """Let another device of a guest in, by the key that the first one was given."""
        doc = await self.find(self.keys.use(key))
        # Who was forgotten meanwhile has no sessions, and no name.
        if doc is None or not doc.sessions:
            raise no_such_key()
        session = secrets.token_urlsafe(9)
        await self.keep(replace(doc, sessions=(*doc.sessions, session)[-MOST_SESSIONS:]))
        return Guest(doc.id, doc.name, session, stale=True)

    async def named_by(self, key: str) -> str:
        """Tell the name of the guest that a key is of, without using it."""
        doc = await self.find(self.keys.look(key))
        if doc is None or not doc.sessions:
            raise no_such_key()
        return doc.name

    # Knowing.

    async def know(self, cookies: Mapping[str, str], secure: bool) -> Guest | None:
        """Know a guest by the cookie; one that was tampered with, ended or expired is nobody's."""
        cookie, earlier = cookies.get(self.cookie_name(secure)), cookies.get(EARLIER)
        guest = await self.read(cookie) if cookie else None
        return guest or (await self.exchange(earlier) if earlier else None)

    async def read(self, cookie: str) -> Guest | None:
        """Know a guest by what stands in a cookie."""
        try:
            (id, session), signed = self.signed.loads(cookie, return_timestamp=True)
        except (BadData, ValueError):
            return None
        # A clock that was set back ends nobody's cookie.
        age = self.time.date() - signed.timestamp()
        doc = await self.find(str(id))
        if doc is None or session not in doc.sessions or age > self.lasts:
            return None
        await self.notice(doc)
        return Guest(doc.id, doc.name, str(session), stale=age > DAY)

    async def exchange(self, cookie: str) -> Guest | None:
        """Know somebody by a cookie of before, which has a day left from its first use on."""
        try:
            id, name = self.untimed.loads(cookie)
        except (BadData, ValueError):
            return None
        doc = await self.find(str(id))
        if doc is None:
            doc = GuestDoc(str(id), one_line(str(name)), self.time.date(), self.today(), ("",))
            await self.keep(doc)
        if "" not in doc.sessions or self.time.date() - doc.made > DAY:
            return None
        return Guest(doc.id, doc.name, stale=True)

    async def notice(self, doc: GuestDoc) -> None:
        """Write down that a guest was here, once a day; whoever was not here for too long is forgotten."""
        today = self.today()
        if doc.seen != today:
            with suppress(StoreFailed):
                await self.keep(replace(doc, seen=today))
        if self.swept != today:
            self.swept = today
            with suppress(StoreFailed):
                await self.store.forget_guests(today - int(self.lasts // DAY) - 1)

    def today(self) -> int:
        """Count the days since 1970."""
        return int(self.time.date() // DAY)

    async def find(self, id: str) -> GuestDoc | None:
        """Find what is written down of a guest."""
        if id not in self.known:
            found = await self.store.guest(id)
            if found is None:
                return None
            self.known.setdefault(id, found)
        self.known.move_to_end(id)
        return self.known[id]

    async def keep(self, doc: GuestDoc) -> None:
        """Write a guest down; it holds at once, so that nothing that happens meanwhile is undone."""
        self.known[doc.id] = doc
        if len(self.known) > MOST_KNOWN:
            self.known.popitem(last=False)
        await self.store.keep_guest(doc)

    # Parting.

    async def sign_out(self, guest: Guest, everywhere: bool) -> None:
        """End the cookies of one browser, or of all that are this guest."""
        doc = await self.find(guest.id)
        if doc is not None:
            left = () if everywhere else tuple(one for one in doc.sessions if one != guest.session)
            await self.keep(replace(doc, sessions=left))

    def veil(self, address: str) -> str:
        """Write an address so that it can be known again, but not be read."""
        return self.veils.get_signature(network(address)).decode()

    @asynccontextmanager
    async def forgetting(self, id: str) -> AsyncIterator[None]:
        """Know a guest no more, unless what is done meanwhile fails."""
        doc = await self.find(id)
        assert doc is not None, "who asks to be forgotten is known"
        self.known[id] = GuestDoc(id, "", 0.0, 0)
        try:
            yield
            await self.store.forget_guest(id)
        except BaseException:
            self.known[id] = doc
            raise


def signer_by(time: Timekeeper) -> type[TimestampSigner]:
    """Make a signer that goes by the server's clock."""

    class Dated(TimestampSigner):
        """Signs with the date that a server knows."""

        def get_timestamp(self) -> int:
            return int(time.date())

    return Dated
