import { mount } from "svelte";
import App from "./App.svelte";
import { keepShell } from "./lib/shell";
import { preferred, speak } from "./lib/words.svelte";
import "./theme.css";

await speak(preferred());
mount(App, { target: document.getElementById("page")! });
if (import.meta.env.PROD) void keepShell();
