/** The page as an app: a worker keeps its files, so that it opens without a connection and says so itself. */

export async function keepShell(): Promise<void> {
    // Browsers allow it to safe pages only; on others all works without.
    if (!("serviceWorker" in navigator)) return;
    try {
        await navigator.serviceWorker.register("/worker.js");
        await navigator.serviceWorker.ready;
        // What was loaded before the worker was there comes from the browser's own store.
        const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
        const assets = loaded.filter(
            (url) => url.origin === location.origin && url.pathname.startsWith("/assets/"),
        );
        const kept = await caches.open("assets");
        await kept.addAll([...new Set(assets.map((url) => url.pathname))]);
    } catch {
        // A full or forbidden store is no reason to trouble anybody.
    }
}
