/** Where the things are that an introduction speaks of, by the marks of a table. */

export const SPOTS = {
    hand: "[data-key='hand']",
    fields: "[data-key='fields']",
    faceUp: "[data-place='open']",
    aside: "[data-place='aside-{seat}'], [data-place='open']",
    market: "[data-key='market']",
    steps: "[data-key='steps']",
    deck: "[data-place='deck']",
    result: "[data-key='result']",
    cart: "[data-place='cart-{seat}']",
    cities: "[data-place^='city-']",
    travelCards: "[data-place='hand-{seat}']",
    money: "[data-place='talers-{seat}']",
};
