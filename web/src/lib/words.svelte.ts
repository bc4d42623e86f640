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
/** The words of games that are not in the page, by language. */
const taught = new Map<string, Set<string>>();

class Speech {
    language = $state<Language>("en");
    /** How many words were taught: what is said may be another then. */
    lessons = $state(0);

    get bundle(): FluentBundle | undefined {
        return this.lessons >= 0 ? bundles.get(this.language) : undefined;
    }
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
        for (const text of taught.get(language) ?? []) bundle.addResource(new FluentResource(text));
        bundles.set(language, bundle);
    }
    speech.language = language;
    document.documentElement.lang = language;
}

/** Learn the words of a game, by language; what there is already stays as it is. */
export function teach(words: { readonly [language: string]: string }): void {
    for (const [language, text] of Object.entries(words)) {
        const known = taught.get(language) ?? new Set();
        if (known.has(text)) continue;
        taught.set(language, known.add(text));
        bundles.get(language as Language)?.addResource(new FluentResource(text));
        speech.lessons += 1;
    }
}

/** A name of a game or a phase, as it is in the names of texts. */
export const idOf = (name: string) => name.replace(/\W/g, "-");

/** Tell whether there is a text. */
export function has(id: string): boolean {
    return speech.bundle?.hasMessage(id) ?? false;
}

/** Say something. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
    const { bundle } = speech;
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
