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

export default defineConfig({
    plugins: [svelte(), packed],
    build: { outDir: out, emptyOutDir: true, target: "es2022" },
    // The words are beside the page, not in it.
    server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
});
