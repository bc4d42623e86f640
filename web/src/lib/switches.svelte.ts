/** What somebody likes at every table of theirs, kept on this device. */

/** Something that is on or off. */
class Switch {
    on = $state(true);

    constructor(private readonly name: string) {
        this.on = localStorage.getItem(name) !== "off";
    }

    turn(on: boolean): void {
        this.on = on;
        localStorage.setItem(this.name, on ? "on" : "off");
    }
}

/** Steps that leave no choice go on by themselves. */
export const flow = new Switch("flow");

/** The phone vibrates when it is one's turn. */
export const buzz = new Switch("buzz");
