/** The drawings on one page, to look at: `npx vite`, then /gallery.html?theme=dark&language=fr. Not part of the page. */

import { mount } from "svelte";
import Gallery from "./art/Gallery.svelte";
import type { Language } from "./lib/figures";
import { speak } from "./lib/words.svelte";
import "./theme.css";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;

const language = (asked.get("language") ?? "en") as Language;
void speak(language).then(() =>
    mount(Gallery, {
        target: document.getElementById("page")!,
        props: { language, only: asked.get("only") ?? undefined },
    }),
);
