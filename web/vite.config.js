import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server of `haricot serve` is asked for everything that is not the page itself.
const server = "http://127.0.0.1:8008";

export default defineConfig({
    plugins: [svelte()],
    build: { outDir: "../build/page", emptyOutDir: true, target: "es2022" },
    // The words are beside the page, not in it.
    server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } },
});
