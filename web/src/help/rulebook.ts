/** The rules in words: the same Markdown files that `haricot rules` prints, read into books, sections and rules. */

import { GAMES, partOf } from "../games";
import { catalogue, gameTitle } from "../lib/games.svelte";
import { t } from "../lib/words.svelte";
import type { GameInfo, Language } from "../protocol";

/** A piece of a line of text. */
export type Piece =
    | { readonly is: "text" | "code" | "em" | "strong"; readonly text: string }
    | { readonly is: "rule"; readonly text: string };

export type Block =
    | { readonly is: "text"; readonly line: Piece[] }
    | { readonly is: "ruling"; readonly label: string; readonly line: Piece[] }
    | { readonly is: "list"; readonly items: Piece[][] }
    | { readonly is: "table"; readonly head: Piece[][]; readonly rows: Piece[][][] };

export interface Rule {
    readonly number: string;
    readonly title: Piece[];
    readonly blocks: Block[];
    /** Title and text without marks, to be searched. */
    readonly words: { readonly title: string; readonly text: string };
    readonly language: Language;
}

export interface Section {
    readonly title: string;
    readonly rules: Rule[];
}

export interface Book {
    readonly key: string;
    readonly title: string;
    readonly sections: Section[];
    readonly language: Language;
}

export interface Rulebook {
    readonly books: Book[];
    readonly rules: ReadonlyMap<string, Rule>;
}

const FILES = import.meta.glob<string>(
    ["../../../src/haricot/rulebook/*/*.md", "../../../src/haricot/games/*/rulebook/*/*.md"],
    { query: "?raw", import: "default" },
);
const known = new Map<Language, Promise<Rulebook>>();

/** How a rule is named: B20, and B-x1 for a worked example. */
export const NUMBER = /^[A-Z](?:-x)?\d+$/;

const PIECES = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\b([A-Z](?:-x)?\d+)\b/g;
const RULING = /^(Ruling:|Entscheid:|Décision\s?:|Decisione:)\s*/;

/** Read the rules of a language, once; a book that it does not have is read in English. */
export function rulebook(language: Language): Promise<Rulebook> {
    const found = known.get(language) ?? read(language);
    known.set(language, found);
    found.catch(() => known.delete(language));
    return found;
}

async function read(language: Language): Promise<Rulebook> {
    const books = await Promise.all(
        [...GAMES.flatMap((game) => partOf(game).books), "market"].map(async (key) => {
            const own = bookAt(`${language}/${key}.md`);
            const text = await (own ?? bookAt(`en/${key}.md`)!)();
            return bookOf(key, text, own ? language : "en");
        }),
    );
    // Of games that are not in the page the server tells; where it cannot, the others are there all the same.
    await catalogue.load().catch(() => undefined);
    books.push(
        ...catalogue.list
            .filter((game) => Object.keys(game.rules).length > 0)
            .map((game) => toldBook(game, language)),
    );
    const rules = books.flatMap((book) => book.sections).flatMap((section) => section.rules);
    return { books, rules: new Map(rules.map((rule) => [rule.number, rule])) };
}

/** The book of a game that the server tells the rules of, in the language that they are written in. */
function toldBook(game: GameInfo, language: Language): Book {
    const rules = Object.values(game.rules).map((rule) => ruleOf(rule, "en"));
    return {
        key: game.name,
        title: gameTitle(game.name),
        sections: [{ title: t("rules"), rules }],
        language,
    };
}

/** Find a book, among those of the games or of all of them. */
function bookAt(place: string): (() => Promise<string>) | undefined {
    return Object.entries(FILES).find(([path]) => path.endsWith(`/rulebook/${place}`))?.[1];
}

function bookOf(key: string, text: string, language: Language): Book {
    const [front, ...parts] = text.split(/^## /m);
    const sections = parts.map((part): Section => {
        const [title, ...rules] = part.split(/^### /m);
        return { title: title!.trim(), rules: rules.map((rule) => ruleOf(rule, language)) };
    });
    return { key, title: front!.replace(/^# /, "").trim(), sections, language };
}

function ruleOf(text: string, language: Language): Rule {
    const [heading, ...rest] = text.split("\n");
    const [, number, title] = /^(\S+) · (.*)$/.exec(heading!) ?? ["", "", heading!];
    const blocks = rest
        .join("\n")
        .trim()
        .split(/\n{2,}/)
        .filter(Boolean)
        .map(blockOf);
    return {
        number: number!,
        title: piecesOf(title!),
        blocks,
        words: { title: plain(piecesOf(title!)), text: blocks.map(wordsOf).join("\n") },
        language,
    };
}

function blockOf(text: string): Block {
    const lines = text.split("\n");
    if (text.startsWith("|")) {
        const [head, , ...rows] = lines.map(cellsOf);
        return { is: "table", head: head ?? [], rows };
    }
    if (text.startsWith("- ")) {
        const items = text.slice(2).split(/\n- /);
        return { is: "list", items: items.map((item) => piecesOf(joined(item.split("\n")))) };
    }
    const line = joined(lines);
    const ruling = RULING.exec(line);
    if (ruling) return { is: "ruling", label: ruling[1]!, line: piecesOf(line.slice(ruling[0].length)) };
    return { is: "text", line: piecesOf(line) };
}

const joined = (lines: string[]) => lines.map((line) => line.trim()).join(" ");

const cellsOf = (line: string) =>
    line
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => piecesOf(cell.trim()));

function piecesOf(text: string): Piece[] {
    const pieces: Piece[] = [];
    let from = 0;
    for (const match of text.matchAll(PIECES)) {
        if (match.index > from) pieces.push({ is: "text", text: text.slice(from, match.index) });
        const [all, code, strong, em, rule] = match;
        if (code) pieces.push({ is: "code", text: code });
        else if (strong) pieces.push({ is: "strong", text: strong });
        else if (em) pieces.push({ is: "em", text: em });
        else pieces.push({ is: "rule", text: rule! });
        from = match.index + all.length;
    }
    if (from < text.length) pieces.push({ is: "text", text: text.slice(from) });
    return pieces;
}

const plain = (pieces: Piece[]) => pieces.map((piece) => piece.text).join("");

function wordsOf(block: Block): string {
    switch (block.is) {
        case "table":
            return [block.head, ...block.rows].map((row) => row.map(plain).join(" · ")).join("\n");
        case "list":
            return block.items.map(plain).join("\n");
        default:
            return plain(block.line);
    }
}
