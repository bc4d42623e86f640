// Runs the tests of the page's logic: Vite reads TypeScript and runes, Node's own runner does the rest.
// Arguments name some of the files: node web/test/run.js course saying

import { readdirSync } from "node:fs";
import { after, describe } from "node:test";
import { createServer } from "vite";

const wanted = process.argv.slice(2);
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".test.js"));
const chosen = files.filter((file) => wanted.length === 0 || wanted.some((name) => file.startsWith(name)));
if (chosen.length === 0) throw new Error(`There is no such test: there is ${files.join(", ")}.`);

// What modules of the page ask of a browser while they are loaded.
const kept = new Map();
globalThis.localStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
};
globalThis.document = { documentElement: { lang: "" }, addEventListener() {} };
globalThis.location = new URL("http://localhost/");
globalThis.addEventListener = () => {};

const vite = await createServer({
    root: `${import.meta.dirname}/..`,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    cacheDir: "../build/vite",
    appType: "custom",
    optimizeDeps: { noDiscovery: true },
});
after(() => vite.close());
for (const file of chosen) describe(file, () => vite.ssrLoadModule(`/test/${file}`));
