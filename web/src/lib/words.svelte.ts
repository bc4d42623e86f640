/** The words of the page, in the language of whoever looks at it; the texts are shared with everything else. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, type Language } from "../protocol";

const FILES = import.meta.glob<string>(
    [
        "../../../src/haricot/words/*/*.ftl",
        "../../../src/haricot/games/*/words/*/*.ftl",
        "!**/terminal.ftl",
        "!**/fullscreen.ftl",
    ],
    { query: "?raw", import: "default" },
);
const bundles = new Map<Language, FluentBundle>();

class Speech {
    language = $state<Language>("en");
}

export const speech = new Speech();

/** The language that somebody has chosen, or that the browser asks for. */
export function preferred(): Language {
    const wanted = [localStorage.getItem("language") ?? "", ...navigator.languages];
    const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag as Language));
    return (known ?? "en") as Language;
}

/** Speak a language from now on. */
export async function speak(language: Language): Promise<void> {
    if (!bundles.has(language)) {
        const bundle = new FluentBundle(language, { useIsolating: false });
        const paths = Object.keys(FILES).filter((path) => path.includes(`/${language}/`));
        for (const text of await Promise.all(paths.map((path) => FILES[path]!()))) {
            bundle.addResource(new FluentResource(text));
        }
        bundles.set(language, bundle);
    }
    speech.language = language;
    document.documentElement.lang = language;
}

/** Tell whether there is a text. */
export function has(id: string): boolean {
    return bundles.get(speech.language)?.hasMessage(id) ?? false;
}

/** Say something. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
    const bundle = bundles.get(speech.language);
    const message = bundle?.getMessage(id);
    if (!bundle || !message?.value) return id;
    return bundle.formatPattern(message.value, args, []);
}

/** How each language lists things; they are slow to make. */
const lists = new Map<Language, Intl.ListFormat>();

/** List things as in a sentence. */
export function listed(parts: string[]): string {
    const list = lists.get(speech.language) ?? new Intl.ListFormat(speech.language, { type: "conjunction" });
    lists.set(speech.language, list);
    return list.format(parts);
}
