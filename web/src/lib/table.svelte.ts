/** A table as this client knows it: one socket, which is mended by itself, and what it has told. */

import {
    type AnyAction,
    type AnyAppraisal,
    type AnyCommand,
    type AnyMessage,
    type AnyOutlook,
    type AnyView,
    type Ask,
    type Banned,
    CALL_AGAIN,
    type Described,
    type Floor,
    type Hello,
    type Looker,
    type News,
    type Offer,
    type Phrases,
    type Said,
    type StoodIn,
    type TableInfo,
    type Told,
    type UndoInfo,
} from "../protocol";
import { Refusal, refusalOf } from "./api";

export type Line = "open" | "lost" | "over";

interface Waiting {
    readonly ask: Ask;
    readonly accept: (move: number) => void;
    readonly refuse: (why: Refusal) => void;
}

const QUIET: Floor = {
    tell: "floor",
    closes: null,
    composing: [],
    idle: false,
    hurried: false,
    because: [],
};
/** So many moves are remembered; the oldest are forgotten many at a time. */
const MOST_TOLD = 400;
const FORGOTTEN = 100;
/** So many earlier moves are asked for on arrival. */
const EARLIER = 80;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;

export class Table {
    info = $state.raw<TableInfo | null>(null);
    view = $state.raw<AnyView | null>(null);
    options = $state.raw<AnyAction[]>([]);
    /** What each option would do, at the same place; nothing where there is nothing to say. */
    outlooks = $state.raw<(AnyOutlook | null)[]>([]);
    /** What everything on the table is worth. */
    appraisal = $state.raw<AnyAppraisal | null>(null);
    waits = $state.raw<number[]>([]);
    /** Whether the own last act can be taken back, and else the code of why not. */
    undo = $state.raw<UndoInfo>({ possible: false, code: "" });
    seat = $state(-1);
    host = $state(false);
    move = $state(-1);
    chat = $state.raw<Said[]>([]);
    /** Who looks on; who looks on oneself, learns of the own request for a seat only. */
    lookers = $state.raw<Looker[]>([]);
    /** Who was sent away, as a host is told. */
    banned = $state.raw<Banned[]>([]);
    told = $state.raw<Told[]>([]);
    /** What may be typed, as it was when that was asked for last. */
    phrases = $state.raw<Phrases | null>(null);
    described = $state.raw<Described | null>(null);
    running = $state.raw<number[]>([]);
    /** When the time of each seat is up, in the clock of this page. */
    deadlines = $state.raw<number[]>([]);
    /** What is going on besides moves, and when the trading closes by itself, in the clock of this page. */
    floor = $state.raw<Floor>(QUIET);
    closes = $state<number | null>(null);
    /** What a bot has done while one was away. */
    stoodIn = $state.raw<StoodIn | null>(null);
    line = $state<Line>("lost");
    farewell = $state.raw<Refusal | null>(null);

    private socket: WebSocket | null = null;
    private readonly waiting = new Map<string, Waiting>();
    private readonly weighed = new Map<string, AnyOutlook | null>();
    private pause = FIRST_PAUSE;
    private timer = 0;
    private count = 0;
    private readonly prefix = crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);

    constructor(readonly id: string) {
        this.connect();
        addEventListener("online", this.retry);
        addEventListener("offline", this.hangUp);
        addEventListener("pagehide", this.hangUp);
    }

    /** Ask for something; it is sent again when the line was lost, and done once. */
    do(command: AnyCommand): Promise<number> {
        return this.ask({ id: `${this.prefix}-${++this.count}`, command });
    }

    /** Ask what an offer would do that is only a draft. */
    async weigh(offer: Offer): Promise<AnyOutlook | null> {
        const id = `${this.prefix}-${++this.count}`;
        await this.ask({ id, command: { do: "weigh", offer } });
        const outlook = this.weighed.get(id) ?? null;
        this.weighed.delete(id);
        return outlook;
    }

    private ask(ask: Ask): Promise<number> {
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

    /** A line over a network that is gone, or of a page that is left, would be silent for long: give it up. */
    private readonly hangUp = (): void => {
        const gone = this.socket;
        if (gone) this.lost(gone);
        gone?.close();
    };

    /** Leave the table alone. */
    close(): void {
        removeEventListener("online", this.retry);
        removeEventListener("offline", this.hangUp);
        removeEventListener("pagehide", this.hangUp);
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
                outlooks: 1,
                said: 1,
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
                [this.lookers, this.banned] = [message.lookers, message.banned];
                return;
            case "said":
                this.chat = [...this.chat, message];
                return;
            case "phrases":
                this.phrases = message;
                return;
            case "described":
                this.described = message;
                return;
            case "stoodin":
                this.stoodIn = message;
                return;
            case "ticking":
                this.running = message.running;
                this.deadlines = message.left.map((left) => performance.now() + left);
                return;
            case "weighed":
                this.weighed.set(message.id, message.outlook);
                return;
            case "floor":
                this.floor = message;
                this.closes = message.closes === null ? null : performance.now() + message.closes;
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
                if (!CALL_AGAIN.includes(message.code))
                    this.part(new Refusal(message.code, message.sentence, "", message.params));
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
        [this.lookers, this.banned, this.undo] = [hello.lookers, hello.banned, hello.undo];
        [this.floor, this.closes] = [QUIET, null];
        [this.view, this.waits, this.options, this.chat] = [
            hello.view,
            hello.waits,
            hello.options,
            hello.chat,
        ];
        [this.outlooks, this.appraisal] = [hello.outlooks ?? [], hello.appraisal];
    }

    /** Take in what happened before; what was told longer ago stays, if it was the same seat of the same game. */
    private recall(hello: Hello): void {
        const same = this.info?.game === hello.table.game && this.seat === hello.seat;
        const first = hello.told[0]?.move ?? 0;
        const longAgo = same ? this.told.filter((told) => told.move < first) : [];
        this.told = [...longAgo, ...hello.told];
        if (!same) [this.phrases, this.described] = [null, null];
    }

    private happened(news: News): void {
        this.here();
        if (news.events.length > 0) {
            const { move, events, said } = news;
            const forgotten = this.told.length < MOST_TOLD + FORGOTTEN ? 0 : FORGOTTEN;
            this.told = [...this.told.slice(forgotten), { move, events, said }];
        }
        [this.move, this.undo] = [news.move, news.undo];
        if (news.view !== null) [this.view, this.waits] = [news.view, news.waits];
        if (news.options !== null) this.options = news.options;
        if (news.outlooks !== null) this.outlooks = news.outlooks;
        if (news.appraisal !== null) this.appraisal = news.appraisal;
    }
}
