/** Four short, soft sounds, made as they are played; off until somebody wants them, who is asked once. */

type Cue = "plant" | "harvest" | "offer" | "turn";

/** The notes of each, one after the other: how high, and how long in seconds. */
const NOTES: Record<Cue, [height: number, long: number][]> = {
    plant: [[196, 0.09]],
    harvest: [
        [392, 0.09],
        [523.25, 0.09],
        [659.25, 0.18],
    ],
    offer: [
        [587.33, 0.1],
        [493.88, 0.16],
    ],
    turn: [
        [440, 0.14],
        [659.25, 0.24],
    ],
};
const LOUD = 0.08;

class Sound {
    on = $state(localStorage.getItem("sound") === "on");
    /** Whether somebody is being asked now. */
    offered = $state(false);
    private context: AudioContext | null = null;

    /** Ask whether it is wanted, unless that was said before. */
    offer(): void {
        this.offered = localStorage.getItem("sound") === null;
    }

    /** Switch it on or off; a tap is what browsers let a page make sounds after. */
    turn(on: boolean): void {
        [this.on, this.offered] = [on, false];
        localStorage.setItem("sound", this.on ? "on" : "off");
        this.play("offer");
    }

    /** Play something; where the browser does not allow it, it stays quiet. */
    play(cue: Cue): void {
        if (!this.on) return;
        try {
            this.context ??= new AudioContext();
            if (this.context.state === "suspended") this.context.resume().catch(() => undefined);
            let at = this.context.currentTime + 0.01;
            for (const [height, long] of NOTES[cue]) {
                this.note(this.context, height, at, long);
                at += long * 0.8;
            }
        } catch {
            this.context = null;
        }
    }

    private note(context: AudioContext, height: number, at: number, long: number): void {
        const [tone, volume] = [context.createOscillator(), context.createGain()];
        tone.type = "sine";
        tone.frequency.value = height;
        volume.gain.setValueAtTime(0, at);
        volume.gain.linearRampToValueAtTime(LOUD, at + 0.015);
        volume.gain.exponentialRampToValueAtTime(0.0001, at + long + 0.12);
        tone.connect(volume).connect(context.destination);
        tone.start(at);
        tone.stop(at + long + 0.15);
    }
}

export const sound = new Sound();
