/** What is asked over HTTP: guests, tables, games and moments of games that are over. */

import type {
    Figures,
    GameInfo,
    GuestInfo,
    Moment,
    Refused,
    Settings,
    TableInfo,
    TableLink,
} from "../protocol";

/** Something that was not done, with a code for translators. */
export class Refusal extends Error {
    constructor(
        readonly code: string,
        readonly sentence: string,
        readonly rule = "",
        readonly params: { [key: string]: unknown } = {},
    ) {
        super(sentence);
    }
}

export function refusalOf(message: Refused): Refusal {
    return new Refusal(message.code, message.sentence, message.rule, message.params);
}

async function request<T>(path: string, body?: unknown): Promise<T> {
    const method = body === undefined ? "GET" : "POST";
    let response: Response;
    try {
        response = await fetch(path, { method, body: body === undefined ? null : JSON.stringify(body) });
    } catch {
        throw new Refusal(
            "no-connection",
            "The server cannot be reached: check the connection, and try again.",
        );
    }
    const answer: unknown = await response.json().catch(() => null);
    if (response.ok) return answer as T;
    if (answer === null) throw new Refusal("server-erred", "The server could not answer: try again later.");
    throw refusalOf(answer as Refused);
}

export const me = () => request<GuestInfo>("/api/me");
export const beCalled = (name: string) => request<GuestInfo>("/api/me", { name });
export const games = () => request<GameInfo[]>("/api/games");
export const publicTables = () => request<TableInfo[]>("/api/tables");
export const openTable = (settings: Settings) => request<TableLink>("/api/tables", settings);
export const tableInfo = (table: string) => request<TableInfo>(`/api/tables/${table}`);
export const figuresOf = (table: string) => request<Figures>(`/api/tables/${table}/figures`);
export const momentOf = (table: string, game: number, move: number, seat: number) =>
    request<Moment>(`/api/tables/${table}/games/${game}/moments/${move}?seat=${seat}`);
