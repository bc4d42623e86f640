"""A guest and their browser: what a page from elsewhere cannot do, and how they sign out or are forgotten."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Page, expect

from tests.web.at_table import quick_table, sit
from tests.web.conftest import Visit

FORM = """
<form id="form" method="post" enctype="text/plain" action="SERVER/api/me" target="frame">
    <input name='{"name":"' value='","name":"Clobbered"}'>
</form>
<iframe name="frame"></iframe>
"""
"""A body that is JSON although a form wrote it: the `=` hides in a key that comes twice."""

FETCH = """async ([server, path, body, kind]) => {
    const sent = { method: "POST", credentials: "include", mode: "no-cors", body };
    // It is not for this page to read, and so it fails here when it has been answered.
    await fetch(server + path, { ...sent, headers: { "Content-Type": kind } }).catch(() => null);
}"""

SOCKET = """(address) => new Promise((heard) => {
    const socket = new WebSocket(address);
    socket.onmessage = ({ data }) => heard(JSON.parse(data).code ?? data);
})"""


class Evil(BaseHTTPRequestHandler):
    """A page that means no good."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(FORM.replace("SERVER", self.path.partition("?")[2]).encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def evil() -> Iterator[int]:
    """Serve an evil page on a port of this machine."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Evil) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
def test_a_page_from_elsewhere_leaves_a_guest_who_they_are(
    server: str, visit: Visit, evil: int, host: str
) -> None:
    page = visit()
    link = quick_table(page)
    sit(page)
    # The name of another site, and another port of the same one, to which cookies go along.
    attack = page.context.new_page()
    attack.goto(f"http://{host}:{evil}/?{server}")
    with attack.expect_response(f"{server}/api/me") as answer:
        attack.evaluate("document.getElementById('form').submit()")
    assert answer.value.status == 403
    for path, body in [("/api/me", {"name": "Clobbered"}), ("/api/tables", {})]:
        attack.evaluate(FETCH, [server, path, json.dumps(body), "text/plain"])
    socket = link.replace("http", "ws").replace("/t/", "/api/tables/") + "/socket"
    assert attack.evaluate(SOCKET, socket) == "foreign-origin"
    # Host and seat are who they were.
    page.reload()
    expect(page.get_by_role("button", name="Leave the seat")).to_be_visible()
    expect(page.get_by_role("button", name="Close the table")).to_be_visible()
    kept = page.request.get(f"{server}/api/me/data").json()
    assert kept["name"] == "Anna"
    assert [table["id"] for table in kept["tables"]] == [link.rpartition("/")[2]]


def open_menu(page: Page) -> None:
    """Open the menu."""
    page.get_by_role("button", name="Menu").click()


def test_somebody_who_signs_out_is_asked_for_a_name_again(server: str, visit: Visit) -> None:
    page = visit()
    link = quick_table(page)
    sit(page)
    open_menu(page)
    expect(page.get_by_text("You are known here as Anna.")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Yes").click()
    page.wait_for_url(f"{server}/")
    expect(page.get_by_label("Your name")).to_have_value("")
    open_menu(page)
    expect(page.get_by_role("link", name="Rules", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Sign out")).to_have_count(0)
    page.goto(link)
    expect(page.get_by_role("button", name="Come in")).to_be_visible()


def test_what_is_kept_of_somebody_is_downloaded_and_deleted(server: str, visit: Visit) -> None:
    page = visit()
    link = quick_table(page)
    sit(page)
    open_menu(page)
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download what is kept of me").click()
    data = json.loads(loading.value.path().read_text(encoding="utf-8"))
    assert loading.value.suggested_filename == "haricot.json"
    assert [table["id"] for table in data["tables"]] == [link.rpartition("/")[2]]
    page.get_by_role("button", name="Delete what is kept of me").click()
    expect(page.get_by_text(re.compile("This cannot be undone"))).to_be_visible()
    page.get_by_role("button", name="Yes").click()
    page.wait_for_url(f"{server}/")
    assert page.request.get(f"{server}/api/me").status == 401
    assert page.request.get(f"{server}/api/tables/{data['tables'][0]['id']}").status == 404


def test_another_device_becomes_the_same_guest_by_a_link(server: str, visit: Visit) -> None:
    page = visit(width=360)
    table = quick_table(page)
    sit(page)
    open_menu(page)
    page.get_by_role("button", name="Use another device too").click()
    # The lobby shows a code too, of the link to the table.
    told = page.get_by_role("status").filter(has=page.locator("code"))
    expect(told.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = page.get_by_text(re.compile(f"{server}/key#")).inner_text()
    phone = visit(link, width=360)
    expect(phone.get_by_role("heading", name="Be Anna on this device?")).to_be_visible()
    assert phone.url == f"{server}/key"
    phone.get_by_role("button", name="Yes, be Anna").click()
    phone.wait_for_url(f"{server}/")
    phone.goto(table)
    expect(phone.get_by_role("button", name="Leave the seat")).to_be_visible()
    again = visit(link)
    expect(again.get_by_text("This link was used already")).to_be_visible()
    expect(again.get_by_role("button", name="Yes, be Anna")).to_have_count(0)


def test_who_was_somebody_else_is_told_what_is_lost(visit: Visit) -> None:
    page, other = visit(), visit()
    quick_table(page)
    quick_table(other)
    other.request.post(f"{other.url.partition('/t/')[0]}/api/me", data={"name": "Ben"})
    open_menu(page)
    page.get_by_role("button", name="Use another device too").click()
    other.goto(page.get_by_text(re.compile("/key#")).inner_text())
    expect(other.get_by_text("Whoever you are here now, Ben, loses the seats")).to_be_visible()
    other.get_by_role("link", name="No, to the start").click()
    expect(other.get_by_label("Your name")).to_be_visible()
    assert other.request.get(f"{other.url}api/me").json()["name"] == "Ben"
