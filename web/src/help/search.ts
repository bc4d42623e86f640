/** Finding a rule by its number or by words of it, whatever their accents. */

import type { Rule, Rulebook } from "./rulebook";

export interface Hit {
    readonly rule: Rule;
    /** The sentence that says it, in parts: every second one is what was looked for. */
    readonly sentence: string[];
}

const LETTERS: { readonly [letter: string]: string } = { ß: "ss", œ: "oe", æ: "ae", "’": "'" };

/** A text as it is compared: small, without accents, and where each of its letters came from. */
interface Folded {
    readonly text: string;
    readonly from: number[];
}

function fold(text: string): Folded {
    let folded = "";
    const from: number[] = [];
    for (let at = 0; at < text.length; at++) {
        const small = text[at]!.toLowerCase();
        const bare = LETTERS[small] ?? small.normalize("NFD").replace(/\p{M}/gu, "");
        folded += bare;
        for (let copy = 0; copy < bare.length; copy++) from.push(at);
    }
    return { text: folded, from };
}

/** Where a word begins in a text: at the beginning of one of its words if that can be. */
function place(text: string, word: string): { at: number; begins: boolean } {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return { at, begins: true };
    }
    return { at: text.indexOf(word), begins: false };
}

/** The rules that have every word, best first: by number, then by title, then by text. */
export function search(book: Rulebook, wanted: string): Hit[] {
    const words = fold(wanted).text.split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    const found: { rule: Rule; score: number }[] = [];
    for (const rule of book.rules.values()) {
        const scores = words.map((word) => score(rule, word));
        if (scores.every((one) => one > 0)) {
            found.push({ rule, score: scores.reduce((sum, one) => sum + one, 0) });
        }
    }
    return found
        .sort((a, b) => b.score - a.score)
        .map(({ rule }) => ({ rule, sentence: sentence(rule, words) }));
}

function score(rule: Rule, word: string): number {
    const number = rule.number.toLowerCase();
    if (number === word) return 1000;
    if (/\d/.test(word) && number.startsWith(word)) return 100;
    const title = place(fold(rule.words.title).text, word);
    if (title.at >= 0) return title.begins ? 30 : 12;
    const text = place(fold(rule.words.text).text, word);
    if (text.at < 0) return 0;
    return text.begins ? 4 : 1;
}

/** The first sentence with most of the words, and where they are in it. */
function sentence(rule: Rule, words: string[]): string[] {
    const cut = new Intl.Segmenter(rule.language, { granularity: "sentence" });
    const sentences = rule.words.text
        .split("\n")
        .flatMap((line) => [...cut.segment(line)].map(({ segment }) => segment.trim()))
        .filter(Boolean);
    const count = (text: string) => words.filter((word) => fold(text).text.includes(word)).length;
    const best = sentences.reduce((a, b) => (count(b) > count(a) ? b : a), sentences[0] ?? "");
    return marked(best, words);
}

function marked(text: string, words: string[]): string[] {
    const folded = fold(text);
    const hit = new Array<boolean>(text.length).fill(false);
    for (const word of words) {
        const { at } = place(folded.text, word);
        if (at >= 0) for (let step = 0; step < word.length; step++) hit[folded.from[at + step]!] = true;
    }
    const parts: string[] = [];
    for (let from = 0; from < text.length;) {
        const is = parts.length % 2 === 1;
        let to = from;
        while (to < text.length && hit[to] === is) to++;
        parts.push(text.slice(from, to));
        from = to;
    }
    return parts;
}
