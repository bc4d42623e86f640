/** The beans as drawings on a sheet of 100 by 100: what is their own. What they share is drawn in BeanFigure. */

/** Colours that are the same on light and dark paper; theme.css has them as `--art-…`. */
type Paint =
    "white" | "gold" | "leaf" | "steel" | "wood" | "red" | "navy" | "tea" | "plaster" | "pen" | "glass";

/** A shape beside the body; without paint it is a line of the pen. */
export interface Part {
    readonly d: string;
    readonly paint?: Paint;
    /** The width of the line, if not the usual one; 0 for none. */
    readonly line?: number;
    /** Vanishes where the figure is small. */
    readonly fine?: true;
}

export interface Eye {
    readonly x: number;
    readonly y: number;
    readonly r: number;
    /** Where it looks: from the middle, in parts of its radius. */
    readonly look?: readonly [number, number];
    /** How far the lid hangs: 0 to 0.5. */
    readonly lid?: number;
    /** Shut: smiling or asleep. */
    readonly shut?: "smile" | "sleep";
}

export interface Drawing {
    readonly body: string;
    readonly eyes: readonly [Eye, Eye];
    readonly mouth: string;
    /** The mouth is open, with white teeth. */
    readonly teeth?: true;
    /** A dark bean, whose mouth is drawn in white. */
    readonly dark?: true;
    readonly behind?: readonly Part[];
    readonly front?: readonly Part[];
}

/** The body of a bean that nobody has drawn, and what faces such beans have. */
const PLAIN =
    "M36 14C54 4 78 18 77 38C76 50 66 52 67 62C70 80 62 94 46 93C26 92 18 74 21 52C22 36 24 20 36 14Z";
const MOUTHS = ["M42 55Q51 62 59 53", "M43 58Q51 53 59 56", "M44 54Q52 66 60 54", "M46 57H58"];
const LOOKS: readonly (readonly [number, number])[] = [
    [0, 0],
    [0.35, 0.2],
    [-0.35, 0.15],
    [0.1, -0.35],
    [0.1, 0.4],
];
const WORN: readonly (readonly Part[])[] = [
    [{ d: "M52 13Q50 3 38 1Q40 12 52 13Q56 0 69 3Q65 14 52 13Z", paint: "leaf", line: 3 }],
    [{ d: "M28 27Q38 5 70 12Q79 16 79 28Q54 17 28 27Z", paint: "red", line: 3 }],
    [{ d: "M20 66Q44 76 67 62L68 72Q44 86 21 76Z", paint: "gold", line: 3 }],
    [{ d: "M23 72Q44 81 66 69M25 81Q44 90 63 79", line: 3 }],
    [{ d: "M30 49v.1M34 52v.1M29 54v.1M70 46v.1M73 50v.1M69 51v.1", line: 3.4 }],
];

/** The drawing of a bean; one that nobody has drawn gets a face by its key, and keeps it. */
export function drawingOf(bean: string): Drawing {
    return (
        DRAWINGS[bean] ??
        made([...bean].reduce((sum, letter) => (sum * 29 + letter.charCodeAt(0)) % 65536, 0))
    );
}

function made(number: number): Drawing {
    const look = LOOKS[(number >> 3) % LOOKS.length]!;
    return {
        body: PLAIN,
        eyes: [
            { x: 40, y: 38, r: 8, look },
            { x: 61, y: 36, r: 8, look },
        ],
        mouth: MOUTHS[number % MOUTHS.length]!,
        front: WORN[number % WORN.length]!,
    };
}

export const DRAWINGS: Readonly<Record<string, Drawing>> = {
    // Cool under his sailor's cap.
    blaue: {
        body: "M33 32C38 20 70 18 75 36C79 50 67 54 69 66C73 82 62 94 46 93C26 92 21 74 26 60C30 49 29 44 33 32Z",
        eyes: [
            { x: 45, y: 47, r: 8, look: [0.3, 0.25], lid: 0.45 },
            { x: 64, y: 45, r: 8, look: [0.3, 0.25], lid: 0.45 },
        ],
        mouth: "M44 65Q56 70 63 60",
        behind: [{ d: "M32 31L13 35L19 41L12 48L34 40Z", paint: "navy", line: 3 }],
        front: [
            { d: "M27 26C15 8 40 7 52 8C68 5 92 6 80 23Q54 33 27 26Z", paint: "white" },
            { d: "M28 26Q54 33 79 23L80 32Q54 43 30 36Z", paint: "navy", line: 3 },
            { d: "M42 75V87M38 79H46M35 83Q42 91 49 83", line: 2.4, fine: true },
        ],
    },

    // Carries a lantern, and watches it.
    feuer: {
        body: "M38 93C16 93 9 75 14 58C19 44 33 38 35 24C36 15 30 10 24 9C40 2 51 12 51 25C52 37 63 46 64 63C65 82 56 93 38 93Z",
        eyes: [
            { x: 31, y: 57, r: 8.5, look: [0.45, 0.2] },
            { x: 50, y: 56, r: 8.5, look: [0.45, 0.2] },
        ],
        mouth: "M33 75q4.5-5 8 0t8-1",
        behind: [{ d: "M56 58Q63 37 80 33" }],
        front: [
            { d: "M23 44l9-5M49 38l8 4", line: 2.8, fine: true },
            { d: "M69 52Q70 33 81 33Q92 33 93 52", line: 3 },
            { d: "M71 54L91 54L93 78L69 78Z", paint: "gold" },
            { d: "M81 58Q90 67 81 75Q72 67 81 58Z", paint: "red", line: 2 },
            { d: "M68 54Q81 37 94 54Z", paint: "steel" },
            { d: "M67 79H95", line: 5 },
        ],
    },

    // Content in rubber boots.
    sau: {
        body: "M8 42C8 22 28 14 48 18C68 12 93 22 92 44C91 64 72 70 50 68C28 71 8 63 8 42Z",
        eyes: [
            { x: 35, y: 37, r: 8, shut: "smile" },
            { x: 64, y: 37, r: 8, shut: "smile" },
        ],
        mouth: "M35 49Q50 64 65 49",
        behind: [
            { d: "M26 62H45V94H13Q11 82 26 81Z", paint: "steel" },
            { d: "M55 62H74V81Q89 82 87 94H55Z", paint: "steel" },
        ],
        front: [
            { d: "M24 46l4 3M28 44l4 3M68 46l4 3M72 44l4 3", line: 2.2, fine: true },
            { d: "M26 75H45M55 75H74", line: 3 },
        ],
    },

    // A carpenter who broke once, with a plaster.
    brech: {
        body: "M60 8C70 3 82 11 79 23C76 35 66 42 65 50C67 58 77 68 79 81C80 94 67 97 60 91C49 81 47 66 39 55Q37 51 40 46C47 38 48 28 51 19C53 13 55 10 60 8Z",
        eyes: [
            { x: 58, y: 25, r: 7, look: [-0.3, 0.2] },
            { x: 72, y: 24, r: 7, look: [-0.3, 0.2] },
        ],
        mouth: "M55 38Q61 43 67 37",
        behind: [{ d: "M63 8Q66 4 73 4" }, { d: "M44 58Q32 66 22 60" }],
        front: [
            { d: "M17 30H25L26 88H17Z", paint: "wood" },
            { d: "M7 17L29 15Q37 17 39 27L33 25L29 32L7 32Z", paint: "steel" },
            { d: "M40 62L67 48Q74 47 73 56L46 71Q38 71 40 62Z", paint: "plaster", line: 3 },
            { d: "M50 58L60 53L64 60L54 66Z", paint: "white", line: 1.6, fine: true },
            { d: "M55 60v.1M59 58v.1M57 63v.1", line: 2.4, fine: true },
        ],
    },

    // Sits cross-legged and balances a bowl of tea.
    soja: {
        body: "M50 29C68 29 77 42 75 54C74 62 67 66 67 70C82 71 96 77 94 86C91 95 68 93 50 92C32 93 9 95 6 86C4 77 18 71 33 70C33 66 26 62 25 54C23 42 32 29 50 29Z",
        eyes: [
            { x: 40, y: 50, r: 7, shut: "sleep" },
            { x: 60, y: 50, r: 7, shut: "sleep" },
        ],
        mouth: "M45 62Q50 66 55 62",
        front: [
            { d: "M20 82Q42 74 64 90M80 82Q66 76 54 82", line: 3 },
            { d: "M29 18H71Q68 34 58 34H42Q32 34 29 18Z", paint: "white" },
            { d: "M29 18Q50 12 71 18Q50 25 29 18Z", paint: "gold", line: 3 },
            { d: "M43 10q-4-4 0-8M56 10q-4-4 0-8", line: 2.8 },
        ],
    },

    // Reads with round glasses.
    augen: {
        body: "M46 7C68 3 81 18 79 38C78 50 67 54 70 66C75 84 63 95 47 94C27 93 18 72 19 46C20 26 28 11 46 7Z",
        eyes: [
            { x: 31, y: 37, r: 10, look: [0.25, 0.3] },
            { x: 68, y: 36, r: 10, look: [-0.3, 0.3] },
        ],
        mouth: "M36 63Q45 70 53 62",
        behind: [{ d: "M4 29L16 34M96 28L84 33" }],
        front: [
            {
                d: "M73 53C68 56 68 60 70 66C72 71 72 74 72 78C62 77 56 68 60 60C63 54 68 52 73 53Z",
                paint: "pen",
                line: 1,
            },
            {
                d: "M48 37A17 17 0 1 1 14 37A17 17 0 1 1 48 37ZM85 36A17 17 0 1 1 51 36A17 17 0 1 1 85 36Z",
                line: 4.5,
            },
        ],
    },

    // Runs, and the scarf flies.
    rote: {
        body: "M43 15C57 3 83 9 87 28C89 42 78 47 72 56C66 67 52 73 42 65C32 56 40 48 38 39C36 30 36 21 43 15Z",
        eyes: [
            { x: 59, y: 26, r: 8, look: [0.4, 0] },
            { x: 76, y: 25, r: 7.5, look: [0.4, 0] },
        ],
        mouth: "M60 38Q70 43 77 36Q73 48 65 46Q61 44 60 38Z",
        teeth: true,
        behind: [
            { d: "M62 64L73 77L82 80M47 66L38 82L21 80" },
            {
                d: "M80 77L88 72Q95 71 95 77L84 85Q77 85 80 77ZM15 76Q20 73 24 78L19 90Q13 94 9 89Z",
                paint: "pen",
                line: 2,
            },
            { d: "M40 45C30 36 22 48 4 36L8 47L3 55C20 63 30 51 42 59Z", paint: "gold" },
        ],
        front: [
            { d: "M38 43Q55 59 77 50L71 59Q54 68 39 56Z", paint: "gold" },
            { d: "M28 44l-1 11M18 44l-1 12", line: 2.6, fine: true },
            { d: "M52 93h26M42 98h16", line: 2.6, fine: true },
        ],
    },

    // Waters whatever grows.
    garten: {
        body: "M32 25C45 23 48 35 48 46C49 56 57 63 57 76C57 92 47 94 32 94C14 94 5 91 6 75C7 62 16 57 17 46C18 34 21 26 32 25Z",
        eyes: [
            { x: 27, y: 46, r: 7.5, look: [0.4, 0.3] },
            { x: 42, y: 45, r: 7.5, look: [0.4, 0.3] },
        ],
        mouth: "M23 60Q32 70 41 60",
        behind: [
            { d: "M32 25Q33 17 32 14" },
            { d: "M32 15Q24 2 9 8Q16 21 32 15Z", paint: "leaf", line: 3 },
            { d: "M32 15Q38 3 54 7Q49 20 32 15Z", paint: "leaf", line: 3 },
        ],
        front: [
            { d: "M64 45Q44 38 49 63M64 44Q82 34 82 56", line: 4 },
            { d: "M71 67L90 60L92 67L69 77Z", paint: "steel", line: 3.5 },
            { d: "M89 58L96 52L98 72L91 69Z", paint: "steel", line: 3.5 },
            { d: "M64 44L84 57L70 79L49 65Z", paint: "steel" },
            { d: "M40 80Q52 82 55 70" },
            { d: "M97 79v5M89 78v4M93 88v5M85 90v3", line: 3.4 },
        ],
    },

    // Wide awake.
    kaffee: {
        body: "M40 27C62 25 73 42 72 60C71 80 59 94 41 94C21 94 9 79 10 59C11 41 22 28 40 27Z",
        eyes: [
            { x: 26, y: 27, r: 17, look: [0.1, 0.1] },
            { x: 59, y: 25, r: 17, look: [-0.1, 0.1] },
        ],
        mouth: "M25 57Q42 52 58 56L57 68Q41 74 27 68Z",
        teeth: true,
        dark: true,
        behind: [{ d: "M86 56q-5-5 0-10t0-10", line: 2.8 }],
        front: [
            { d: "M33 56v14M41 55v16M49 55v15M44 75Q37 82 44 92", line: 2.4, fine: true },
            { d: "M89 68Q101 68 97 79Q95 84 88 84", line: 4.5 },
            { d: "M64 62H91L88 91H67Z", paint: "red" },
        ],
    },

    // Bathes in a balloon glass.
    weinbrand: {
        body: "M32 50C28 26 35 4 52 4C70 5 74 28 69 52C65 72 37 72 32 50Z",
        eyes: [
            { x: 42, y: 22, r: 8, look: [0.1, 0.2], lid: 0.5 },
            { x: 61, y: 21, r: 8, look: [-0.2, 0.3], lid: 0.3 },
        ],
        mouth: "M41 37Q56 46 63 34",
        behind: [
            { d: "M46 78H54V88Q72 89 76 95H24Q28 89 46 88Z", paint: "glass", line: 3.5 },
            { d: "M27 35C7 48 9 81 50 81C91 81 93 48 73 35Z", paint: "glass" },
        ],
        front: [
            { d: "M15 57Q32 52 50 57T85 57C86 74 73 80 50 80C27 80 14 74 15 57Z", paint: "tea", line: 0 },
            { d: "M15 57Q32 52 50 57T85 57", line: 2.4 },
            { d: "M27 35C7 48 9 81 50 81C91 81 93 48 73 35" },
            { d: "M21 65Q24 71 31 74", line: 2.4, fine: true },
            { d: "M35 47Q34 31 23 37L21 43M67 47Q67 31 77 37L79 43" },
            { d: "M31 31l4 2M67 29l4-2", line: 2.2, fine: true },
        ],
    },

    // Melts, in spite of the parasol.
    kakao: {
        body: "M22 44C24 30 56 28 60 46C63 58 60 64 66 71C74 76 94 75 94 85C94 94 80 89 72 90C66 91 65 97 57 96C49 96 48 90 38 91C27 93 5 95 5 85C5 76 18 76 21 68C24 60 20 54 22 44Z",
        eyes: [
            { x: 33, y: 50, r: 8, look: [0.3, -0.4] },
            { x: 51, y: 56, r: 8, look: [0.3, -0.4] },
        ],
        mouth: "M30 70q5-5 9 0t10 1",
        dark: true,
        behind: [{ d: "M70 30L76 78" }],
        front: [
            { d: "M36 32C38 3 88 -2 97 27Q87 20 79 27Q68 21 60 29Q48 23 36 32Z", paint: "white" },
            { d: "M79 27Q78 14 68 7Q58 15 60 29Q70 21 79 27Z", paint: "red", line: 2.4 },
            { d: "M60 66Q70 68 75 62" },
        ],
    },

    // A field hand with a rake and a straw.
    acker: {
        body: "M41 35C50 23 82 24 90 42C97 60 94 83 84 90C72 97 48 96 39 89C30 80 42 71 42 61C42 51 35 43 41 35Z",
        eyes: [
            { x: 56, y: 48, r: 8, look: [0.2, 0.2], lid: 0.35 },
            { x: 78, y: 48, r: 8, look: [0.2, 0.2], lid: 0.35 },
        ],
        mouth: "M55 68Q63 71 71 67",
        behind: [{ d: "M40 76Q28 78 19 66" }],
        front: [
            { d: "M15 30L20 30L21 95H14Z", paint: "wood", line: 3 },
            { d: "M10 21L17 32L25 21", line: 3 },
            { d: "M4 20V8M10.5 20V7M17.5 20V7M24.5 20V7M31 20V8", line: 3.6 },
            { d: "M3 20H32", line: 5.5 },
            { d: "M70 67Q80 68 88 60", line: 2.8 },
            { d: "M86 62Q87 53 98 51Q98 61 86 62Z", paint: "gold", line: 2.6 },
            { d: "M50 36Q56 33 61 36M73 36Q79 33 84 37", line: 2.6, fine: true },
        ],
    },

    // Wears a tiara.
    sissi: {
        body: "M50 20C69 19 78 35 73 49C70 58 66 61 70 69C75 78 91 80 90 90C72 96 28 96 10 90C9 80 25 78 30 69C34 61 30 58 27 49C22 35 31 19 50 20Z",
        eyes: [
            { x: 41, y: 43, r: 7.5, look: [0.2, -0.2] },
            { x: 60, y: 43, r: 7.5, look: [0.2, -0.2] },
        ],
        mouth: "M46 57Q51 62 57 56",
        front: [
            {
                d: "M28 34Q26 26 19 20Q34 22 39 12Q45 15 50 5Q55 15 61 12Q66 22 81 20Q74 26 72 34Q50 24 28 34Z",
                paint: "gold",
                line: 3.5,
            },
            {
                d: "M54 5a4 4 0 1 1-8 0a4 4 0 1 1 8 0ZM22 20a3 3 0 1 1-6 0a3 3 0 1 1 6 0ZM84 20a3 3 0 1 1-6 0a3 3 0 1 1 6 0Z",
                paint: "white",
                line: 2.4,
            },
            { d: "M50 15L54 20L50 25L46 20Z", paint: "red", line: 2, fine: true },
            { d: "M34 39l-5-2M35 36l-3-4M67 39l5-2M66 36l3-4", line: 2.4, fine: true },
            { d: "M30 68Q50 78 70 68L74 74Q50 86 26 74Z", paint: "gold", line: 3 },
            { d: "M28 82L24 91M50 86V94M72 82L76 91", line: 2.4, fine: true },
        ],
    },
};
