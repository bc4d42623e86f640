/** A table as this client knows it: one socket, which is mended by itself, and what it has told. */

import type {
    AnyAction,
    AnyCommand,
    AnyMessage,
    AnyView,
    Ask,
    Hello,
    Looker,
    News,
    Phrases,
    Said,
    TableInfo,
    Told,
} from "../protocol";
import { Refusal, refusalOf } from "./api";

export type Line = "open" | "lost" | "over";

interface Waiting {
    readonly ask: Ask;
    readonly accept: (move: number) => void;
    readonly refuse: (why: Refusal) => void;
}

const MOST_TOLD = 400;
/** So many earlier moves are asked for on arrival. */
const EARLIER = 80;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;

/** After these words the server may be called again. */
const AGAIN = new Set(["stopping", "too-slow", "too-fast"]);

export class Table {
    info = $state.raw<TableInfo | null>(null);
    view = $state.raw<AnyView | null>(null);
    options = $state.raw<AnyAction[]>([]);
    waits = $state.raw<number[]>([]);
    seat = $state(-1);
    host = $state(false);
    move = $state(-1);
    chat = $state.raw<Said[]>([]);
    /** Who looks on; who looks on oneself, learns of the own request for a seat only. */
    lookers = $state.raw<Looker[]>([]);
    told = $state.raw<Told[]>([]);
    /** What may be typed, as it was when that was asked for last. */
    phrases = $state.raw<Phrases | null>(null);
    running = $state.raw<number[]>([]);
    /** When the time of each seat is up, in the clock of this page. */
    deadlines = $state.raw<number[]>([]);
    line = $state<Line>("lost");
    farewell = $state.raw<Refusal | null>(null);

    private socket: WebSocket | null = null;
    private readonly waiting = new Map<string, Waiting>();
    private pause = FIRST_PAUSE;
    private timer = 0;
    private count = 0;
    private readonly prefix = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);

    constructor(readonly id: string) {
        this.connect();
        addEventListener("online", this.retry);
        addEventListener("offline", this.hangUp);
    }

    /** Ask for something; it is sent again when the line was lost, and done once. */
    do(command: AnyCommand): Promise<number> {
        const ask = { id: `${this.prefix}-${++this.count}`, command };
        return new Promise((accept, refuse) => {
            this.waiting.set(ask.id, { ask, accept, refuse });
            this.send(ask);
        });
    }

    /** Call the server again now, if the line is lost. */
    readonly retry = (): void => {
        if (this.line !== "lost") return;
        clearTimeout(this.timer);
        this.pause = FIRST_PAUSE;
        const late = this.socket;
        this.connect();
        late?.close();
    };

    /** A line over a network that is gone would be silent for long: give it up. */
    private readonly hangUp = (): void => {
        const gone = this.socket;
        if (gone) this.lost(gone);
        gone?.close();
    };

    /** Leave the table alone. */
    close(): void {
        removeEventListener("online", this.retry);
        removeEventListener("offline", this.hangUp);
        clearTimeout(this.timer);
        this.line = "over";
        this.socket?.close();
    }

    private connect(): void {
        const scheme = location.protocol === "https:" ? "wss" : "ws";
        const known =
            this.view && this.info ? { game: this.info.game, after: this.move, seat: this.seat } : {};
        const last = this.chat.at(-1);
        const query = new URLSearchParams(
            Object.entries({
                ...known,
                ...(last ? { chat: last.number } : {}),
                views: 1,
                told: EARLIER,
            }).map(([key, value]) => [key, String(value)]),
        );
        const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket?${query}`);
        this.socket = socket;
        socket.onopen = () => {
            for (const { ask } of this.waiting.values()) this.send(ask);
        };
        socket.onmessage = (event: MessageEvent<string>) => {
            if (socket === this.socket) this.hear(JSON.parse(event.data) as AnyMessage);
        };
        socket.onclose = () => this.lost(socket);
    }

    private send(ask: Ask): void {
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(ask));
    }

    private lost(socket: WebSocket): void {
        if (socket !== this.socket || this.line === "over") return;
        this.line = "lost";
        this.socket = null;
        this.timer = setTimeout(() => this.connect(), this.pause * (0.5 + Math.random() / 2));
        this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    }

    private hear(message: AnyMessage): void {
        switch (message.tell) {
            case "hello":
                return this.greeted(message);
            case "news":
                return this.happened(message);
            case "seating":
                this.here();
                [this.info, this.seat, this.host] = [message.table, message.seat, message.host];
                this.lookers = message.lookers;
                return;
            case "said":
                this.chat = [...this.chat, message];
                return;
            case "phrases":
                this.phrases = message;
                return;
            case "ticking":
                this.running = message.running;
                this.deadlines = message.left.map((left) => performance.now() + left);
                return;
            case "accepted":
                this.waiting.get(message.id)?.accept(message.move);
                this.waiting.delete(message.id);
                return;
            case "refused":
                this.waiting.get(message.id)?.refuse(refusalOf(message));
                this.waiting.delete(message.id);
                return;
            case "farewell":
                if (!AGAIN.has(message.code)) this.part(new Refusal(message.code, message.sentence));
                return;
        }
    }

    private here(): void {
        this.line = "open";
        this.pause = FIRST_PAUSE;
    }

    private part(why: Refusal): void {
        this.farewell = why;
        for (const { refuse } of this.waiting.values()) refuse(why);
        this.waiting.clear();
        this.close();
    }

    private greeted(hello: Hello): void {
        this.here();
        this.recall(hello);
        [this.info, this.seat, this.host, this.move] = [hello.table, hello.seat, hello.host, hello.move];
        this.lookers = hello.lookers;
        [this.view, this.waits, this.options, this.chat] = [
            hello.view,
            hello.waits,
            hello.options,
            hello.chat,
        ];
    }

    /** Take in what happened before; what was told longer ago stays, if it was the same seat of the same game. */
    private recall(hello: Hello): void {
        const same = this.info?.game === hello.table.game && this.seat === hello.seat;
        const first = hello.told[0]?.move ?? 0;
        const longAgo = same ? this.told.filter((told) => told.move < first) : [];
        this.told = [...longAgo, ...hello.told];
        if (!same) this.phrases = null;
    }

    private happened(news: News): void {
        this.here();
        if (news.events.length > 0) {
            this.told = [...this.told.slice(-MOST_TOLD), { move: news.move, events: news.events }];
        }
        this.move = news.move;
        if (news.view !== null) [this.view, this.waits] = [news.view, news.waits];
        if (news.options !== null) this.options = news.options;
    }
}
