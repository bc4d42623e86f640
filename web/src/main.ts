import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell } from "./lib/shell";
import { preferred, speak } from "./lib/words.svelte";
import "./theme.css";
import "virtual:bean-colours.css";

await speak(preferred());
const target = document.getElementById("page")!;
target.replaceChildren();
mount(App, { target });
if (import.meta.env.PROD) void keepShell();
