/** The drawings on one page, to look at: `npx vite`, then /gallery.html?theme=dark&language=fr. Not part of the page. */

import { mount } from "svelte";
import Gallery from "./art/Gallery.svelte";
import type { Language } from "./lib/figures";
import "./theme.css";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;

mount(Gallery, {
    target: document.getElementById("page")!,
    props: { language: (asked.get("language") ?? "en") as Language, only: asked.get("only") ?? undefined },
});
