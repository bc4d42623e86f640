import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { defineConfig } from "vite";

// The server of `haricot serve` is asked for everything that is not the page itself.
const server = "http://127.0.0.1:8008";

const out = "../build/page";
const TEXT = /\.(css|html|js|svg|webmanifest)$/;
/** Bytes below which packing saves nothing. */
const LEAST = 1024;

/** Lay every text there packed too, so that the server has nothing to compute. */
const packed = {
    name: "packed",
    apply: "build",
    closeBundle() {
        const page = join(import.meta.dirname, out);
        for (const name of readdirSync(page, { recursive: true })) {
            if (!TEXT.test(name)) continue;
            const text = readFileSync(join(page, name));
            if (text.length < LEAST) continue;
            writeFileSync(join(page, `${name}.br`), brotliCompressSync(text));
            writeFileSync(join(page, `${name}.gz`), gzipSync(text, { level: 9 }));
        }
    },
};

const COLOURS = "virtual:bean-colours.css";
const GAMES = "../src/haricot/games";

/** Let the style sheet have the colours of the beans, out of the tables of the games. */
const beanColours = {
    name: "bean-colours",
    resolveId: (id) => (id === COLOURS ? `\0${COLOURS}` : undefined),
    load(id) {
        if (id !== `\0${COLOURS}`) return undefined;
        const folder = join(import.meta.dirname, GAMES);
        const tables = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".toml"));
        const lines = tables.flatMap((name) => {
            this.addWatchFile(join(folder, name));
            return coloursIn(readFileSync(join(folder, name), "utf-8"));
        });
        return `:root {${[...new Set(lines)].sort().join("")}}`;
    },
};

/** List the colours in a table: each stands below the heading of its bean. */
function coloursIn(toml) {
    const found = toml.matchAll(/^\[bean\.(\w+)\]$|^colour = "(#\w+)"$/gm);
    let bean = "";
    return [...found].flatMap(([, heading, colour]) => {
        bean = heading ?? bean;
        return colour ? [`--bean-${bean}:${colour};`] : [];
    });
}

export default defineConfig({
    plugins: [svelte(), beanColours, packed],
    build: { outDir: out, emptyOutDir: true, target: "es2022" },
    // The words are beside the page, not in it.
    server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
});
