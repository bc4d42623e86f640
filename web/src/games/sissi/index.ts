import type { TableView } from "../../protocol";
import CardTable from "../cards/CardTable.svelte";
import { whereabouts } from "../cards/help";
import { part } from "../part";
import { introduction } from "./introduction";
import Picture from "./Picture.svelte";

export default part<TableView>({
    table: CardTable,
    picture: Picture,
    books: ["sissi"],
    money: "talers",
    tie: "active",
    phases: {
        plant: ["S3", "S5", "S6"],
        trade: ["S7"],
        "plant-traded": ["S8", "S6"],
        draw: ["S9", "S13"],
        sissi: ["S10", "S11"],
    },
    market: ["S7"],
    invites: false,
    beans: {
        amount: "beans-in-game",
        preface: "help-beans-captains",
        topic: (bean) => (bean === "sissi" ? bean : "captain"),
        rules: { sissi: ["S1", "S3", "S10", "S11"], captain: ["S1", "S3", "S11"] },
        shared: "captain",
        whereabouts,
    },
    topics: [],
    introduction,
});
