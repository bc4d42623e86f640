/** A game that is over, looked at again: which move with whose eyes, fetched ahead, one request at a time. */

import type {
    AnyAction,
    AnyAppraisal,
    AnyOutlook,
    AnyView,
    Course,
    Figures,
    Moment,
    SeatInfo,
    TableInfo,
    Told,
} from "../protocol";
import { courseOf, figuresOf, momentOf, Refusal, tableInfo } from "./api";
import { catalogue } from "./games.svelte";
import type { Watched } from "./watched";

/** Eyes that are no seat's. */
export const EVERYTHING = -2;
export const STRANGER = -1;

/** How many times as quick as one move a second. */
export const SPEEDS = [0.5, 1, 2, 4, 8];

/** Who played a game is known by name only. */
const SOMEBODY: SeatInfo = {
    kind: "person",
    name: "",
    bot: "",
    present: true,
    away: false,
    muted: false,
    again: null,
};

const AHEAD = 4;
const AHEAD_PLAYING = 16;
const BEHIND = 12;
const MOST_KEPT = 500;

export class Rerun implements Watched {
    readonly options: AnyAction[] = [];
    readonly outlooks: AnyOutlook[] = [];
    readonly waits: number[] = [];
    readonly undo = { possible: false, code: "undo-over" };
    readonly host = false;
    info = $state.raw<TableInfo | null>(null);
    course = $state.raw<Course | null>(null);
    figures = $state.raw<Figures | null>(null);
    problem = $state.raw<Refusal | null>(null);
    /** What was asked for; `shown` follows as soon as it is here. */
    move = $state(0);
    eyes = $state(EVERYTHING);
    shown = $state.raw<Moment | null>(null);
    told = $state.raw<Told[]>([]);
    playing = $state(false);
    speed = $state(1);

    private readonly moments = new Map<string, Moment>();
    private fetching = false;
    private timer = 0;

    constructor(
        readonly id: string,
        readonly game: number,
    ) {
        this.open().catch((error: Refusal) => (this.problem = error));
    }

    /** Whose eyes the shown move is seen with, which may still be other ones than those asked for. */
    get seat(): number {
        return this.shown?.view.seat ?? this.eyes;
    }

    get view(): AnyView | null {
        return this.shown?.view ?? null;
    }

    get appraisal(): AnyAppraisal | null {
        return this.shown?.appraisal ?? null;
    }

    get last(): number {
        return this.course?.last ?? 0;
    }

    /** Nobody can do anything in a game that is over. */
    do(): Promise<number> {
        return Promise.reject(new Refusal("over", "The game is over: this is only looking back."));
    }

    weigh(): Promise<null> {
        return Promise.resolve(null);
    }

    /** Show a move, as far as there is one; whoever chooses one wants to look at it. */
    go(move: number): void {
        this.pause();
        this.turnTo(move);
    }

    /** See the same move with other eyes. */
    look(eyes: number): void {
        const players = this.course?.names.length ?? Infinity;
        this.eyes = eyes >= EVERYTHING && eyes < players ? eyes : EVERYTHING;
        this.show();
    }

    nextTurn(): void {
        this.go(this.course?.turns.find((mark) => mark.move > this.move)?.move ?? this.last);
    }

    turnBefore(): void {
        this.go(this.course?.turns.findLast((mark) => mark.move < this.move)?.move ?? 0);
    }

    play(): void {
        if (this.move >= this.last) this.turnTo(0);
        this.playing = true;
        this.tick();
    }

    pause(): void {
        this.playing = false;
        clearTimeout(this.timer);
    }

    private async open(): Promise<void> {
        const [info, course, figures] = await Promise.all([
            tableInfo(this.id),
            courseOf(this.id, this.game),
            figuresOf(this.id, this.game),
        ]);
        const { game, options } = figures;
        await catalogue.meet(game);
        const settings = { ...info.settings, game, options };
        const seats = course.names.map((name): SeatInfo => ({ ...SOMEBODY, name }));
        this.info = { ...info, settings, stage: "over", game: this.game, seats, before: [] };
        [this.course, this.figures] = [course, figures];
        this.look(this.eyes);
        this.turnTo(this.move);
    }

    private turnTo(move: number): void {
        this.move = this.course ? Math.max(0, Math.min(move, this.last)) : move;
        this.show();
    }

    private tick(): void {
        this.timer = setTimeout(() => {
            // What is not here yet is waited for, so that nothing is skipped.
            if (this.shown?.move === this.move && this.seat === this.eyes) this.turnTo(this.move + 1);
            if (this.move >= this.last) this.pause();
            else this.tick();
        }, 1000 / this.speed);
    }

    private kept(move: number): Moment | undefined {
        return this.moments.get(`${this.eyes}.${move}`);
    }

    /** Show the chosen move if it is here, with what happened before it, and fetch what is missing. */
    private show(): void {
        const found = this.kept(this.move);
        if (found) {
            const told: Told[] = [];
            for (let move = this.move, moment = this.kept(move); moment; moment = this.kept(--move)) {
                told.unshift({ move, events: moment.events, said: moment.said });
            }
            [this.shown, this.told] = [found, told];
        }
        if (this.course && !this.fetching) void this.fetch();
    }

    /** Fetch the newest wish first, then what comes next and what came before. */
    private async fetch(): Promise<void> {
        this.fetching = true;
        try {
            for (let move = this.missing(); move !== undefined; move = this.missing()) {
                const { eyes } = this;
                this.moments.set(`${eyes}.${move}`, await momentOf(this.id, this.game, move, eyes));
                const oldest = this.moments.keys().next().value;
                if (this.moments.size > MOST_KEPT && oldest) this.moments.delete(oldest);
                this.problem = null;
                this.show();
            }
        } catch (error) {
            this.pause();
            this.problem = error as Refusal;
        }
        this.fetching = false;
    }

    private missing(): number | undefined {
        const ahead = this.playing ? AHEAD_PLAYING : AHEAD;
        const wanted = [this.move];
        for (let step = 1; step <= ahead; step++) wanted.push(this.move + step);
        for (let step = 1; step <= BEHIND; step++) wanted.push(this.move - step);
        return wanted.find((move) => move >= 0 && move <= this.last && !this.kept(move));
    }
}
