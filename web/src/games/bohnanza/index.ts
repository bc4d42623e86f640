import type { GardenView } from "../../protocol";
import CardTable from "../cards/CardTable.svelte";
import { whereabouts } from "../cards/help";
import { part } from "../part";
import { introduction } from "./introduction";
import { fit } from "./options";
import Picture from "./Picture.svelte";

export default part<GardenView>({
    table: CardTable,
    picture: Picture,
    books: ["bohnanza", "extension"],
    money: "talers",
    tie: "hand",
    phases: {
        plant: ["B5", "B7", "B8", "B9"],
        trade: ["B10", "B11", "B12", "B13", "B14", "B15", "B16"],
        "plant-traded": ["B17", "B9", "B19", "B20"],
        "return-contract": ["E9"],
        draw: ["B18", "B22", "B23"],
        "draw-contract": ["E10"],
    },
    market: ["B21"],
    invites: false,
    beans: {
        amount: "beans-in-game",
        topic: (bean) => bean,
        rules: { garten: ["B2"], kaffee: ["E2"], weinbrand: ["E2"], kakao: ["E2"], acker: ["E1"] },
        whereabouts,
    },
    topics: [],
    introduction,
    usualMost: 5,
    fit,
});
