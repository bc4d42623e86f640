import { t } from "../../lib/words.svelte";
import type { HanseView } from "../../protocol";
import { part } from "../part";
import CitiesHelp from "./CitiesHelp.svelte";
import { introduction } from "./introduction";
import Picture from "./Picture.svelte";
import { sellersOf } from "./sources";
import Table from "./Table.svelte";

export default part<HanseView>({
    table: Table,
    picture: Picture,
    books: ["hansa"],
    money: "thalers",
    tie: "hand",
    phases: {
        opening: ["H6", "H7"],
        travel: ["H10", "H11", "H12", "H13", "H14", "H15", "H8"],
        trade: ["H16", "H17", "H18", "H19", "H20", "H21", "H8"],
        end: ["H22", "H23", "H24", "H8", "H9"],
        final: ["H28", "H29"],
    },
    market: ["H16", "H17", "H20"],
    invites: true,
    beans: {
        amount: "help-bean-tokens",
        topic: () => "hansa",
        rules: { hansa: ["H2", "H3"] },
        whereabouts: (view, count) =>
            t("help-bean-places", {
                carts: count(view.carts.flat()),
                cities: count(view.boxes.flat(2)),
                reserve: count(view.reserve),
            }),
        sellers: sellersOf,
    },
    topics: [{ name: "cities", page: CitiesHelp }],
    introduction,
});
