/** What is asked over HTTP: guests, tables, games and moments of games that are over. */

import type {
    Course,
    Figures,
    GameInfo,
    GuestInfo,
    KeyLink,
    Moment,
    OwnTable,
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

/** Nobody answers, or the line was lost in the middle of an answer. */
const unreachable = () =>
    new Refusal("no-connection", "The server cannot be reached: check the connection, and try again.");

const erred = () => new Refusal("server-erred", "The server could not answer: try again later.");

async function request<T>(
    path: string,
    body?: unknown,
    method = body === undefined ? "GET" : "POST",
): Promise<T> {
    let response: Response;
    try {
        const text = body === undefined || body instanceof Blob ? body : JSON.stringify(body);
        const headers = { "Content-Type": "application/json" };
        response = await fetch(path, { method, headers, body: text ?? null });
    } catch {
        throw unreachable();
    }
    const answer: unknown = await response.json().catch(() => null);
    if (answer === null) throw response.ok ? unreachable() : erred();
    if (response.ok) return answer as T;
    throw refusalOf(answer as Refused);
}

export const me = () => request<GuestInfo>("/api/me");
export const beCalled = (name: string) => request<GuestInfo>("/api/me", { name });
/** A link by which another device becomes this guest’s. */
export const makeKey = () => request<KeyLink>("/api/me/key", {});
export const ownerOf = (key: string) => request<GuestInfo>("/api/me/come", { key, look: true });
export const comeBy = (key: string) => request<GuestInfo>("/api/me/come", { key });
export const signOut = () => request<unknown>("/api/me", undefined, "DELETE");
/** Where all that is kept of a guest is downloaded. */
export const MY_DATA = "/api/me/data";
export const forgetMe = () => request<unknown>(MY_DATA, undefined, "DELETE");
export const myTables = () => request<OwnTable[]>("/api/me/tables");
export const games = () => request<GameInfo[]>("/api/games");
export const publicTables = () => request<TableInfo[]>("/api/tables");
/** Open a table, with a seat there, or with a game against bots at once. */
export const openTable = (settings: Settings, how: "sit" | "play") =>
    request<TableLink>(`/api/tables?${how}=1`, settings);
export const tableInfo = (table: string) => request<TableInfo>(`/api/tables/${table}`);
/** The figures of the present game of a table, or of one that was begun there. */
export const figuresOf = (table: string, game?: number) =>
    request<Figures>(`/api/tables/${table}/figures${game === undefined ? "" : `?game=${game}`}`);
export const momentOf = (table: string, game: number, move: number, seat: number) =>
    request<Moment>(`/api/tables/${table}/games/${game}/moments/${move}?seat=${seat}`);
export const courseOf = (table: string, game: number) =>
    request<Course>(`/api/tables/${table}/games/${game}/course`);
/** Where a record is downloaded. */
export const recordOf = (table: string, game: number) => `/api/tables/${table}/games/${game}/record`;
/** Bring a record as it is: its seed has more digits than a number keeps here. */
export const bringRecord = (file: Blob) => request<TableLink>("/api/records", file);
