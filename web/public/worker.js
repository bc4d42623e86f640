/* Keeps the files of the page, so that it opens without a connection; what the server says is never kept. */

const ASSETS = "assets";
const PAGE = "page";

/** Keep the page; another one has other files, so that the old ones go. */
async function keep(response) {
    const [pages, text] = [await caches.open(PAGE), await response.clone().text()];
    const old = await pages.match("/");
    if (old && (await old.text()) !== text) await caches.delete(ASSETS);
    await pages.put("/", response);
}

async function page(request) {
    try {
        const response = await fetch(request);
        // The page of a table says in its head who invites: the same for all is that of the start.
        if (response.ok && new URL(request.url).pathname === "/") await keep(response.clone());
        return response;
    } catch {
        return (await caches.match("/")) ?? Response.error();
    }
}

/** The name of an asset changes with what is in it: one that is kept is the right one. */
async function asset(request) {
    const kept = await caches.match(request);
    if (kept) return kept;
    const response = await fetch(request);
    if (response.ok) await (await caches.open(ASSETS)).put(request, response.clone());
    return response;
}

self.addEventListener("install", (event) => {
    self.skipWaiting();
    event.waitUntil(fetch("/").then(keep));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/"))
        return;
    if (event.request.mode === "navigate") event.respondWith(page(event.request));
    else if (
        url.pathname.startsWith("/assets/") ||
        ["/bean.svg", "/bean-turn.svg", "/theme.js"].includes(url.pathname)
    )
        event.respondWith(asset(event.request));
});
