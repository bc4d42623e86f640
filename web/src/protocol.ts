// Made from the structs of haricot by `python -m haricot.wire.schema`: change those, not this.

/** Maximum number of open offers per player. */
export const MOST_OFFERS = 3;

/** The default comes first. */
export const LANGUAGES: readonly Language[] = ["en", "de", "fr", "it"];

/** Codes of a farewell after which a client may connect again. */
export const CALL_AGAIN: readonly string[] = ["stopping", "too-slow", "too-fast"];

export type Pace = "brisk" | "calm" | "instant";

export type Join = "anyone" | "ask" | "nobody";

export type Language = "de" | "en" | "fr" | "it";

export type Name = string;

export type Text = string;

export type Reference = string;

export type Seconds = number;

export type AnyCommand =
  | AnyMove
  | Sit
  | Stand
  | Fill
  | Vacate
  | Kick
  | Admit
  | Deny
  | Remove
  | Pardon
  | Mute
  | Agree
  | Start
  | Rematch
  | Close
  | Say
  | Look
  | Compose
  | Hurry
  | Type
  | Suggest
  | Describe
  | Weigh;

export type AnyMessage =
  | Hello
  | News
  | Seating
  | Ticking
  | Floor
  | Said
  | StoodIn
  | Phrases
  | Described
  | Weighed
  | Accepted
  | Refused
  | Farewell;

export type AnyMove = AnyAction | Undo;

export type AnyAction = BohnanzaAction | HansaAction;

export type AnyEvent = BohnanzaEvent | HansaEvent;

export type SharedAction =
  | Done
  | Wish
  | Offer
  | Take
  | Seal
  | Decline
  | Withdraw;

export type SharedEvent =
  | TurnBegan
  | PhaseBegan
  | Wished
  | Offered
  | Agreed
  | Declined
  | Withdrawn
  | Lapsed
  | AgreementLapsed
  | Traded
  | MarkedDone
  | GameEnded
  | Undone;

export type BohnanzaAction =
  | SharedAction
  | Plant
  | Sell
  | BuyField
  | LayOut
  | Fulfil;

export type SissiAction = SharedAction | Plant | Sell | BuyField;

export type HansaAction =
  | SharedAction
  | Reveal
  | Travel
  | PayBean
  | BuyBean
  | BuyScarce
  | BuyContract
  | Deliver
  | PutBack;

export type BohnanzaEvent =
  | SharedEvent
  | Drew
  | TurnedOver
  | Exhausted
  | Shuffled
  | Planted
  | Sold
  | FieldBought
  | FieldAdded
  | ContractDrawn
  | ContractPaid
  | LaidOut
  | Fulfilled
  | ContractReturned;

export type SissiEvent =
  | SharedEvent
  | Drew
  | TurnedOver
  | Exhausted
  | Shuffled
  | Planted
  | Sold
  | FieldBought
  | FieldAdded;

export type HansaEvent =
  | SharedEvent
  | ContractDrawn
  | Revealed
  | Moved
  | CardsPlayed
  | CardsTakenBack
  | GuestCardPlayed
  | GuestCame
  | Delivered
  | Earned
  | Paid
  | LoanTaken
  | LoanRepaid
  | TollDue
  | BeanPaid
  | BeanBought
  | BeanPutBack
  | BeansSold
  | TravelCardSpent
  | ContractDiscarded
  | ContractsShuffled
  | HarvestTurned
  | HarvestTaken
  | Harvested
  | HarvestDone
  | LastRoundBegan
  | HarvestsRenewed
  | PricesFixed
  | GapsClosed;

export type AnyWord =
  | number
  | string
  | Players | Beans | Term | Phase | City | Contract | Hand | Harvest | Prices | Scores;

export type Stage = "aside" | "closed" | "over" | "playing" | "waiting";

export type Reason =
  | "beans"
  | "contract"
  | "deal"
  | "field"
  | "final"
  | "loan"
  | "purchase"
  | "sale"
  | "toll";

export type Seat = number;

export type Bean = number;

export type CardId = number;

export type Count = number;

export type Score = number;

/** Say that this was all; from the active player it closes the phase. */
export interface Done {
  do: "done";
  seat: Seat;
}

/** Say what you would like, and what you might give for it; it binds nobody. */
export interface Wish {
  do: "wish";
  seat: Seat;
  wants?: Bean[];
  gives?: Bean[];
}

/** Offer cards and talers for kinds of bean and talers, to one or all; perhaps with an invitation. */
export interface Offer {
  do: "offer";
  seat: Seat;
  to?: Seat;
  gives?: CardId[];
  wants?: Bean[];
  pays?: Count;
  asks?: Count;
  answers?: Count;
  invites?: boolean;
}

/** Take an offer, and say which of your cards go. */
export interface Take {
  do: "take";
  seat: Seat;
  offer: Count;
  cards?: CardId[];
}

/** Close the deal with one of those who would take your offer to all. */
export interface Seal {
  do: "seal";
  seat: Seat;
  offer: Count;
  taker: Seat;
}

/** Say no to an offer. */
export interface Decline {
  do: "decline";
  seat: Seat;
  offer: Count;
}

/** Take your own offer back. */
export interface Withdraw {
  do: "withdraw";
  seat: Seat;
  offer: Count;
}

/** Put a card into a field. */
export interface Plant {
  do: "plant";
  seat: Seat;
  card: CardId;
  field: Count;
}

/** Sell all the cards of a field. */
export interface Sell {
  do: "sell";
  seat: Seat;
  field: Count;
}

/** Buy a third field. */
export interface BuyField {
  do: "buyfield";
  seat: Seat;
}

/** Lay the contract that is first in hand beside the fields. */
export interface LayOut {
  do: "layout";
  seat: Seat;
}

/** Show a contract that the fields meet, and put it to the coins. */
export interface Fulfil {
  do: "fulfil";
  seat: Seat;
}

/** Show the contract to begin with, and put the other two to the back of the hand in this order. */
export interface Reveal {
  do: "reveal";
  seat: Seat;
  contract: CardId;
  behind?: CardId[];
}

/** Go to a city by the shortest way, or stay. */
export interface Travel {
  do: "travel";
  seat: Seat;
  city: Count;
}

/** Give a bean for a toll that the money did not pay. */
export interface PayBean {
  do: "paybean";
  seat: Seat;
  token: CardId;
}

/** Buy a bean from the beanometer of the city. */
export interface BuyBean {
  do: "buybean";
  seat: Seat;
  token: CardId;
}

/** Buy a bean of a kind that is nowhere in play. */
export interface BuyScarce {
  do: "buyscarce";
  seat: Seat;
  bean: Bean;
}

/** Buy a contract with a travel card and money. */
export interface BuyContract {
  do: "buycontract";
  seat: Seat;
  card: CardId;
}

/** Fulfil a contract in its city. */
export interface Deliver {
  do: "deliver";
  seat: Seat;
  contract: CardId;
}

/** Put a bean from the cart back into the reserve. */
export interface PutBack {
  do: "putback";
  seat: Seat;
  token: CardId;
}

/** Take back the own last act, as long as nobody has learned anything from it or acted since. */
export interface Undo {
  do: "undo";
  seat: Seat;
}

/** Take an open seat, or one that a bot has, or ask the host for it; on the own seat, change the name. */
export interface Sit {
  do: "sit";
  seat: Seat;
  name: Name;
}

/** Leave the own seat, which is open then; in a game the bot plays there that stands in. */
export interface Stand {
  do: "stand";
}

/** Put a bot on a seat that is open or has a bot; the host does. */
export interface Fill {
  do: "fill";
  seat: Seat;
  bot: string;
}

/** Open a seat that a bot has, before a game; the host does. */
export interface Vacate {
  do: "vacate";
  seat: Seat;
}

/** Send somebody away who has a seat; the host does, and that guest stays out until pardoned. */
export interface Kick {
  do: "kick";
  seat: Seat;
}

/** Give somebody who looks on the seat that they ask for; the host does. */
export interface Admit {
  do: "admit";
  looker: number;
}

/** Do not give somebody who looks on the seat that they ask for; the host does. */
export interface Deny {
  do: "deny";
  looker: number;
}

/** Send somebody away who looks on; the host does, and that guest stays out until pardoned. */
export interface Remove {
  do: "remove";
  looker: number;
}

/** Let somebody come back who was sent away; the host does. */
export interface Pardon {
  do: "pardon";
  banned: number;
}

/** Mute somebody with a seat or somebody who looks on, or let them talk again; the host does. */
export interface Mute {
  do: "mute";
  seat?: Seat;
  looker?: number;
  muted?: boolean;
}

/** Change what the table has agreed on; the host does, in a game only who may come in, and the pace. */
export interface Agree {
  do: "agree";
  settings: Settings;
}

/** What a table has agreed on: the game with its options, and how people play it together. */
export interface Settings {
  game?: string;
  options?: { [key: string]: unknown };
  public?: boolean;
  spectators?: boolean;
  seconds?: Seconds;
  reserve?: Seconds;
  absence?: Seconds;
  stand_in?: string;
  pace?: Pace;
  join?: Join;
}

/** Deal the cards, when every seat is taken; after a game bots sit for whoever has left; the host does. */
export interface Start {
  do: "start";
}

/** Say after a game whether to play once more; when everybody who sits there has said yes, it begins. */
export interface Rematch {
  do: "rematch";
  yes?: boolean;
}

/** End the table for everybody; who opened it does. */
export interface Close {
  do: "close";
}

/** Say something to everybody. */
export interface Say {
  do: "say";
  text: Text;
}

/** Ask for a fresh view. */
export interface Look {
  do: "look";
}

/** Tell everybody that you compose an offer, or no longer do: bots wait for it before they end a trade. */
export interface Compose {
  do: "compose";
  on: boolean;
}

/** Have the bots pause less, while only they have something to do. */
export interface Hurry {
  do: "hurry";
}

/** Do what a player has typed, with the names of beans in a language. */
export interface Type {
  do: "type";
  text: Text;
  language?: Language;
}

/** Ask what may be typed now. */
export interface Suggest {
  do: "suggest";
  language?: Language;
}

/** Ask for the table in words, and for what can be done: for a game that one cannot draw. */
export interface Describe {
  do: "describe";
  language?: Language;
}

/** Ask what an offer would do that is only a draft. */
export interface Weigh {
  do: "weigh";
  offer: Offer;
}

/** All there is to know: on arrival, and whenever a client asks for it. */
export interface Hello {
  tell: "hello";
  table: TableInfo;
  seat: Seat;
  host: boolean;
  move: number;
  waits: Seat[];
  chat: Said[];
  lookers: Looker[];
  undo: UndoInfo;
  banned: Banned[];
  view: AnyView | null;
  options: AnyAction[];
  outlooks: (AnyOutlook | null)[] | null;
  appraisal: AnyAppraisal | null;
  told: Told[];
}

/** A table as everybody may know it. */
export interface TableInfo {
  id: string;
  settings: Settings;
  stage: Stage;
  game: number;
  seats: SeatInfo[];
  host: Seat;
  watching: number;
  result: Result | null;
  reason: string;
  busy: boolean;
  asks: boolean;
  before: Called[];
}

/** Who has a seat; somebody who is away is played by a bot. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  present: boolean;
  away: boolean;
  muted: boolean;
  again: boolean | null;
}

/** What came of a game. */
export interface Result {
  scores: Score[];
  winners: Seat[];
}

/** What a seat was called in this game up to a move; then somebody else sat there, or changed the name. */
export interface Called {
  seat: Seat;
  name: string;
  until: number;
}

/** Somebody said something. */
export interface Said {
  tell: "said";
  number: number;
  name: string;
  text: string;
  at: number;
  seat: Seat;
}

/** Somebody at the table who has no seat, by a number that is theirs as long as they stay. */
export interface Looker {
  number: number;
  name: string;
  muted: boolean;
  wants: Seat;
  denied: boolean;
}

/** Whether the seat can take back its last act; if not, the code of the refusal says why. */
export interface UndoInfo {
  possible: boolean;
  code: string;
}

/** Somebody who was sent away from the table, by a number that the host can let them come back by. */
export interface Banned {
  number: number;
  name: string;
}

/** What happened in an earlier move, as far as the seat may know. */
export interface Told {
  move: number;
  events: AnyEvent[];
  said: Sentence[];
}

/** The turn passed to a player. */
export interface TurnBegan {
  event: "turnbegan";
  seat: Seat;
  turn: Count;
}

/** A phase of the turn began. */
export interface PhaseBegan {
  event: "phasebegan";
  phase: string;
}

/** A player said what would be welcome. */
export interface Wished {
  event: "wished";
  seat: Seat;
  wants: Bean[];
  gives: Bean[];
}

/** A player made an offer, which got a number. */
export interface Offered {
  event: "offered";
  number: Count;
  seat: Seat;
  to: Seat;
  gives: CardId[];
  wants: Bean[];
  pays: Count;
  asks: Count;
  answers: Count;
  invites: boolean;
}

/** A player would take an offer to all, with these cards. */
export interface Agreed {
  event: "agreed";
  offer: Count;
  seat: Seat;
  cards: CardId[];
}

/** A player said no to an offer. */
export interface Declined {
  event: "declined";
  offer: Count;
  seat: Seat;
}

/** An offer was taken back by its maker. */
export interface Withdrawn {
  event: "withdrawn";
  offer: Count;
}

/** An offer ended by itself: its maker can no longer keep it, or the trading is over. */
export interface Lapsed {
  event: "lapsed";
  offer: Count;
}

/** Somebody who would have taken an offer no longer can. */
export interface AgreementLapsed {
  event: "agreementlapsed";
  offer: Count;
  seat: Seat;
}

/** A deal was done: what the maker of the offer gave, and what it was given for. */
export interface Traded {
  event: "traded";
  offer: Count;
  seat: Seat;
  taker: Seat;
  given: CardId[];
  received: CardId[];
  paid: Count;
  earned: Count;
}

/** A player wants no more trade this time. */
export interface MarkedDone {
  event: "markeddone";
  seat: Seat;
}

/** The game is over: what everybody has, and who won. */
export interface GameEnded {
  event: "gameended";
  scores: Score[];
  winners: Seat[];
}

/** A player took back an act: the move of this number counts no more. */
export interface Undone {
  event: "undone";
  seat: Seat;
  move: Count;
}

/** A player drew a card to the back of the hand. */
export interface Drew {
  event: "drew";
  seat: Seat;
  card: CardId;
}

/** The active player turned a card over for all to see. */
export interface TurnedOver {
  event: "turnedover";
  card: CardId;
}

/** The deck ran out, for the n-th time. */
export interface Exhausted {
  event: "exhausted";
  times: Count;
}

/** The discard pile was shuffled and became the deck. */
export interface Shuffled {
  event: "shuffled";
  cards: Count;
}

/** A player put a card into a field. */
export interface Planted {
  event: "planted";
  seat: Seat;
  card: CardId;
  field: Count;
}

/** A player sold a field: some cards became talers, the others were discarded. */
export interface Sold {
  event: "sold";
  seat: Seat;
  field: Count;
  talers: Count;
  discarded: CardId[];
  cards: CardId[];
}

/** A player paid for a third field; the talers turned back into beans and were discarded. */
export interface FieldBought {
  event: "fieldbought";
  seat: Seat;
  paid: CardId[];
}

/** A player got one more field without paying. */
export interface FieldAdded {
  event: "fieldadded";
  seat: Seat;
}

/** A player drew a contract to the back of the hand. */
export interface ContractDrawn {
  event: "contractdrawn";
  seat: Seat;
  card: CardId;
}

/** A player paid with a fulfilled contract, which went under the contract pile. */
export interface ContractPaid {
  event: "contractpaid";
  seat: Seat;
  card: CardId;
}

/** A player laid a contract beside the fields. */
export interface LaidOut {
  event: "laidout";
  seat: Seat;
  card: CardId;
}

/** A player fulfilled a contract, which counts as a taler. */
export interface Fulfilled {
  event: "fulfilled";
  seat: Seat;
  card: CardId;
}

/** An exposed contract went face down under the contract pile. */
export interface ContractReturned {
  event: "contractreturned";
  seat: Seat;
  card: CardId;
}

/** A player showed the contract to begin with, and put the other two to the back of the hand. */
export interface Revealed {
  event: "revealed";
  seat: Seat;
  contract: CardId;
  behind: CardId[];
}

/** A pawn came to a city. */
export interface Moved {
  event: "moved";
  seat: Seat;
  city: Count;
}

/** A traveller laid cards from the front of the hand on the table, contracts among them. */
export interface CardsPlayed {
  event: "cardsplayed";
  seat: Seat;
  cards: CardId[];
  contracts: CardId[];
}

/** A player took travel cards back to the end of the hand, in this order. */
export interface CardsTakenBack {
  event: "cardstakenback";
  seat: Seat;
  cards: CardId[];
}

/** A guest played the first card of the hand: a contract is discarded, a travel card goes to the back. */
export interface GuestCardPlayed {
  event: "guestcardplayed";
  seat: Seat;
  card: CardId;
  discarded: boolean;
}

/** Somebody accepted an invitation. */
export interface GuestCame {
  event: "guestcame";
  offer: Count;
  seat: Seat;
}

/** A player fulfilled a contract, from a place in the hand or (-1) the table; its beans go back. */
export interface Delivered {
  event: "delivered";
  seat: Seat;
  contract: CardId;
  place: Score;
  tokens: CardId[];
}

/** The bank paid a player. */
export interface Earned {
  event: "earned";
  seat: Seat;
  thalers: Count;
  reason: string;
}

/** A player paid the bank. */
export interface Paid {
  event: "paid";
  seat: Seat;
  thalers: Count;
  reason: string;
}

/** A player owes the bank what was missing of a toll, to be repaid double. */
export interface LoanTaken {
  event: "loantaken";
  seat: Seat;
  thalers: Count;
}

/** A player's loans were repaid double at the end. */
export interface LoanRepaid {
  event: "loanrepaid";
  seat: Seat;
  thalers: Count;
}

/** A player has to give beans for what the money did not pay of a toll. */
export interface TollDue {
  event: "tolldue";
  seat: Seat;
  thalers: Count;
}

/** A player gave a bean for a toll, of which so much is still due; it went to the reserve. */
export interface BeanPaid {
  event: "beanpaid";
  seat: Seat;
  token: CardId;
  due: Count;
}

/** A player bought a bean, from a box of the city or in scarcity from the reserve. */
export interface BeanBought {
  event: "beanbought";
  seat: Seat;
  token: CardId;
}

/** A player put a bean back into the reserve. */
export interface BeanPutBack {
  event: "beanputback";
  seat: Seat;
  token: CardId;
}

/** The bank bought all beans of a player at the end. */
export interface BeansSold {
  event: "beanssold";
  seat: Seat;
  tokens: CardId[];
}

/** A player gave a travel card for a contract; it left the game. */
export interface TravelCardSpent {
  event: "travelcardspent";
  seat: Seat;
  card: CardId;
}

/** A contract that lay face up was discarded. */
export interface ContractDiscarded {
  event: "contractdiscarded";
  card: CardId;
}

/** The discarded contracts were shuffled and became the pile. */
export interface ContractsShuffled {
  event: "contractsshuffled";
  cards: Count;
}

/** A harvest card was turned over. */
export interface HarvestTurned {
  event: "harvestturned";
  card: CardId;
}

/** A guest took a harvest card, to be carried out at the start of the next own turn. */
export interface HarvestTaken {
  event: "harvesttaken";
  seat: Seat;
  card: CardId;
}

/** Beans from the reserve were put into a box of a city. */
export interface Harvested {
  event: "harvested";
  city: Count;
  box: Count;
  tokens: CardId[];
}

/** A harvest card was carried out and discarded. */
export interface HarvestDone {
  event: "harvestdone";
  card: CardId;
}

/** The eighth harvest is in: so many turns are left, this one too. */
export interface LastRoundBegan {
  event: "lastroundbegan";
  turns: Count;
}

/** The harvest cards that were put aside are the pile now: so many. */
export interface HarvestsRenewed {
  event: "harvestsrenewed";
  cards: Count;
}

/** The prices of the city for this trade phase, by kind; 0 is not for sale. */
export interface PricesFixed {
  event: "pricesfixed";
  prices: Count[];
}

/** The stacks of a city moved down. */
export interface GapsClosed {
  event: "gapsclosed";
  city: Count;
}

/** What happened, as one reader is told: a message by its id, and the words in it. */
export interface Sentence {
  event: string;
  id: string;
  words: { [key: string]: AnyWord };
  more: string[];
  topic: string;
  several: string;
  minor: boolean;
}

/** The names of players, as a list. */
export interface Players {
  is: "players";
  seats: Seat[];
}

/** Beans with how many of each there are, cards that nobody may see, and talers; or nothing at all. */
export interface Beans {
  is: "beans";
  beans: Counted[];
  hidden: Count;
  talers: Count;
}

/** A number of beans of one kind. */
export interface Counted {
  bean: Bean;
  count: Count;
}

/** What another message says. */
export interface Term {
  is: "term";
  id: string;
}

/** The name of a phase. */
export interface Phase {
  is: "phase";
  phase: string;
}

/** The name of a city. */
export interface City {
  is: "city";
  city: Count;
}

/** A contract, or a hidden one. */
export interface Contract {
  is: "contract";
  card: CardId;
}

/** Cards of a hand that are no beans, as a list. */
export interface Hand {
  is: "hand";
  cards: CardId[];
}

/** What a harvest card brings. */
export interface Harvest {
  is: "harvest";
  card: CardId;
}

/** Beans with what each costs, as a list. */
export interface Prices {
  is: "prices";
  prices: Priced[];
}

/** What a bean costs. */
export interface Priced {
  bean: Bean;
  price: Count;
}

/** Players with what each has scored, as a list. */
export interface Scores {
  is: "scores";
  scores: Scored[];
}

/** What a player has scored. */
export interface Scored {
  seat: Seat;
  score: Score;
}

/** What happened in a move, as far as the seat may know, who must act, and what the seat may do now. */
export interface News {
  tell: "news";
  game: number;
  move: number;
  waits: Seat[];
  undo: UndoInfo;
  said: Sentence[];
  events: AnyEvent[];
  options: AnyAction[] | null;
  view: AnyView | null;
  outlooks: (AnyOutlook | null)[] | null;
  appraisal: AnyAppraisal | null;
}

/** The table has changed, but not the game. */
export interface Seating {
  tell: "seating";
  table: TableInfo;
  seat: Seat;
  host: boolean;
  lookers: Looker[];
  banned: Banned[];
}

/** Whose clock runs, and the milliseconds that everybody has left. */
export interface Ticking {
  tell: "ticking";
  running: Seat[];
  left: number[];
}

/** What is going on besides moves: it comes when any of it changes, and after every hello. */
export interface Floor {
  tell: "floor";
  closes: number | null;
  composing: Seat[];
  idle: boolean;
  hurried: boolean;
  because: Because[];
}

/** Why a bot makes an offer that may look odd, as a code for translators. */
export interface Because {
  offer: Count;
  why: string;
}

/** What a bot has done for somebody who was away, and is back: told once, on return. */
export interface StoodIn {
  tell: "stoodin";
  bot: string;
  moves: number;
  offers: number;
  deals: number;
}

/** What may be typed now: everything that can be listed, and examples of what cannot be. */
export interface Phrases {
  tell: "phrases";
  phrases: string[];
  examples: string[];
}

/** The table in words, in lines of 80 columns at the most, and what the seat can do. */
export interface Described {
  tell: "described";
  move: number;
  table: string;
  choices: Choice[];
}

/** Something that can be done now: how it is typed, and what it would do. */
export interface Choice {
  typed: string;
  does: string;
}

/** What an offer that is only a draft would do, by the reference of the command; null if nothing. */
export interface Weighed {
  tell: "weighed";
  id: string;
  outlook: AnyOutlook | null;
}

/** A command was carried out and written down; the game stands at this move. */
export interface Accepted {
  tell: "accepted";
  id: string;
  move: number;
}

/** A command was not carried out: the rule if one was broken, a code for translators, and a sentence. */
export interface Refused {
  tell: "refused";
  id: string;
  rule: string;
  code: string;
  sentence: string;
  params: { [key: string]: unknown };
}

/** The server hangs up, and says why as a refusal does. */
export interface Farewell {
  tell: "farewell";
  code: string;
  sentence: string;
  params: { [key: string]: unknown };
}

/** One command; who sends the same reference twice is answered twice, and heard once. */
export interface Ask {
  id: Reference;
  command: AnyCommand;
}

/** Somebody who wants to be called by a name. */
export interface NewGuest {
  name: Name;
}

/** The key at the end of such a link; to look is to learn whose it is, and uses nothing up. */
export interface KeyUse {
  key: Reference;
  look?: boolean;
}

export interface Record {
  game: Name;
  version: number;
  options: { [key: string]: unknown };
  tables: TablesName;
  seed: number;
  actions?: AnyMove[];
  result?: Result | null;
}

/** The tables of a game by name; those that are not haricot's are kept whole, so as not to get lost. */
export interface TablesName {
  name: Name;
  digest: Name;
  figures?: { [key: string]: unknown } | null;
}

/** Who you are. */
export interface GuestInfo {
  name: string;
}

/** A link by which another device becomes yours, once, within some seconds; and the same as a drawing. */
export interface KeyLink {
  link: string;
  seconds: number;
  drawing: string;
}

/** All that a server keeps of a guest; times are seconds since 1970, `seen` is the last day of a visit. */
export interface MyData {
  name: string;
  made: number;
  seen: string;
  sessions: number;
  tables: MyTable[];
  words: MyWords[];
  moves: MyMove[];
}

/** A table at which a guest hosted, sat, played or spoke, or to which they brought a game. */
export interface MyTable {
  id: string;
  made: number;
  game: string;
  stage: Stage;
  host: boolean;
  seat: Seat;
  name: string;
  brought: boolean;
}

/** A sentence that a guest said. */
export interface MyWords {
  table: string;
  at: number;
  name: string;
  text: string;
}

/** A move that a guest sent. */
export interface MyMove {
  table: string;
  game: number;
  move: number;
  at: number;
  action: AnyMove;
}

/** The way to a table. */
export interface TableLink {
  id: string;
}

/** A table at which a guest has a seat, or which is theirs; and whether it waits for them. */
export interface OwnTable {
  table: TableInfo;
  seat: Seat;
  host: boolean;
  turn: boolean;
}

/** A game, its options in words, by default and to choose from, and its bots, the weakest first. */
export interface GameInfo {
  name: string;
  title: string;
  options: { [key: string]: string };
  default: { [key: string]: unknown };
  choices: { [key: string]: (boolean | number | string | null)[] };
  bots: string[];
  rules: { [key: string]: string };
  words: { [key: string]: string };
}

/** What a client has to know of a game: its beans by number, which card is which, and all its tables. */
export interface Figures {
  game: string;
  options: { [key: string]: unknown };
  beans: string[];
  kinds: Bean[];
  contracts: number[][];
  tables: { [key: string]: unknown };
  phases: { [key: string]: string[] };
}

/** A moment of a game that is over: the action that led to it, what happened, and what was to be seen. */
export interface Moment {
  move: number;
  last: number;
  said: Sentence[];
  action: AnyMove | null;
  events: AnyEvent[];
  view: AnyView;
  appraisal: AnyAppraisal | null;
}

/** How a game that is over went: who played, every turn, and every taler; nobody had any before. */
export interface Course {
  last: number;
  names: string[];
  turns: TurnMark[];
  gains: Gain[];
  result: Result | null;
}

/** The move with which a turn began, its number, and whose it was. */
export interface TurnMark {
  move: number;
  turn: Count;
  seat: Seat;
}

/** Talers that a seat won in a move, or lost (below 0): why, and with which kind of bean. */
export interface Gain {
  move: number;
  seat: Seat;
  reason: Reason;
  bean: Bean;
  talers: Score;
}

/** A card table with contracts: the pile is counted, exposed and fulfilled ones are open. */
export interface GardenView {
  game: "bohnanza";
  seat: Seat;
  players: Seat;
  turn: Count;
  active: Seat;
  phase: string;
  offers: OpenOffer[];
  wishes: (Standing | null)[];
  done: boolean[];
  result: Result | null;
  deck: Count;
  discard: CardId[];
  face_up: CardId[];
  hands: CardId[][];
  fields: CardId[][][];
  aside: CardId[][];
  talers: Count[];
  exhaustions: Count;
  planted: Count;
  contracts: Count;
  exposed: CardId[];
  fulfilled: CardId[][];
}

/** A numbered offer with the answers it has had; it is replaced, never changed. */
export interface OpenOffer {
  number: Count;
  seat: Seat;
  to: Seat;
  gives: CardId[];
  wants: Bean[];
  pays: Count;
  asks: Count;
  answers: Count;
  agreed: Agreement[];
  declined: Seat[];
  invites: boolean;
}

/** Somebody who would take an offer to all, and the cards that would go. */
export interface Agreement {
  seat: Seat;
  cards: CardId[];
}

/** A wish that stands until the trading ends or another takes its place. */
export interface Standing {
  wants: Bean[];
  gives: Bean[];
}

/** The cards as one seat sees them: hidden ones are HIDDEN, deck and talers are only counted (B1). */
export interface TableView {
  game: "sissi";
  seat: Seat;
  players: Seat;
  turn: Count;
  active: Seat;
  phase: string;
  offers: OpenOffer[];
  wishes: (Standing | null)[];
  done: boolean[];
  result: Result | null;
  deck: Count;
  discard: CardId[];
  face_up: CardId[];
  hands: CardId[][];
  fields: CardId[][][];
  aside: CardId[][];
  talers: Count[];
  exhaustions: Count;
  planted: Count;
}

/** The board as one seat sees it; contracts it may not know are HIDDEN, piles are only counted. */
export interface HanseView {
  game: "hansa";
  seat: Seat;
  players: Seat;
  turn: Count;
  active: Seat;
  phase: string;
  offers: OpenOffer[];
  wishes: (Standing | null)[];
  done: boolean[];
  result: Result | null;
  reserve: CardId[];
  carts: CardId[][];
  boxes: CardId[][][];
  money: Score[];
  loans: Count[];
  pawns: Score[];
  hands: CardId[][];
  dealt: CardId[][];
  laid: CardId[];
  played: CardId[];
  contracts: Count;
  spent: CardId[];
  gone: CardId[];
  harvests: Count;
  put_by: Count;
  waiting: CardId[][];
  used: CardId[];
  turns_left: Count;
  prices: Count[];
  invited: boolean[];
  debtor: Score;
  due: Count;
}

/** What an action would do at a card table. */
export interface CardOutlook {
  look: "cards";
  lapses: Count[];
  plantings: Planting[];
  sales: Sale[];
  costs: Count;
  contracts: Count;
  returns: CardId;
}

/** Where beans of a kind would go, and what that field is then. */
export interface Planting {
  bean: Bean;
  number: Count;
  field: number;
  fresh: boolean;
  plot: Plot | null;
  sales: Sale[];
  loss: boolean;
}

/** A field: what grows there, how many cards, what it pays, and with how many it pays more. */
export interface Plot {
  bean: Bean;
  cards: Count;
  pays: Count;
  next_at: Count;
  next_pays: Count;
  earns_field: boolean;
  doomed: boolean;
}

/** A field that would be sold, or could be, and what that brings. */
export interface Sale {
  field: Count;
  bean: Bean;
  cards: Count;
  pays: Count;
  earns_field: boolean;
}

/** The cities of the way and the cards it plays, toll and supply, and contracts there and lost. */
export interface Journey {
  look: "journey";
  lapses: Count[];
  way: Count[];
  cards: CardId[];
  bill: Bill | null;
  supply: Supply | null;
  orders: Order[];
  loses: CardId[];
  earns: boolean;
}

/** How a toll is paid: money first, then beans at base price, and a loan for the rest (H13). */
export interface Bill {
  toll: Count;
  cash: Count;
  short: Count;
  worth: Count;
  loan: Count;
  repay: Count;
}

/** A harvest to be turned over: how many cards it may be, how many stacks of them come here, and which. */
export interface Supply {
  cards: Count;
  stacks: Count;
  lots: Lot[];
  prices: Price[];
}

/** Beans of a kind that come into a city as one stack. */
export interface Lot {
  kind: Bean;
  count: Count;
}

/** What a kind costs. */
export interface Price {
  kind: Bean;
  price: Count;
}

/** An own contract, the kinds that are missing on the cart, and whether it lies face up. */
export interface Order {
  contract: CardId;
  missing: Bean[];
  laid: boolean;
}

/** What a deal leaves: beans to buy for it, both carts, own contracts, and the guest who comes. */
export interface Bargain {
  look: "bargain";
  lapses: Count[];
  bought: Bean[];
  cost: Count;
  payable: boolean;
  partner: Seat;
  load: Count;
  their_load: number;
  places: Count;
  misfit: Seat;
  changes: Change[];
  arrival: Arrival | null;
}

/** An own contract that would lack other kinds than now: which it lacks, and which it would. */
export interface Change {
  contract: CardId;
  before: Bean[];
  missing: Bean[];
}

/** What a guest's first card does: nothing, a toll, a harvest for later, or a contract lost (H20). */
export interface Arrival {
  seat: Seat;
  card: CardId;
  bill: Bill | null;
  supply: boolean;
  loses: boolean;
}

/** What something costs and leaves, the contracts it helps, and the prices of the city afterwards. */
export interface Purchase {
  look: "purchase";
  lapses: Count[];
  price: Count;
  left: Count;
  changes: Change[];
  later: Price[];
}

/** What a bean is worth for the toll, what is due then, what is too much; and contracts it spoils. */
export interface Payment {
  look: "payment";
  lapses: Count[];
  worth: Count;
  due: Count;
  over: Count;
  changes: Change[];
}

/** Contracts that a bean put back is missing for. */
export interface Loss {
  look: "loss";
  lapses: Count[];
  changes: Change[];
}

/** What a contract earns, and other contracts that its beans are missing for then. */
export interface Delivery {
  look: "delivery";
  lapses: Count[];
  value: Count;
  changes: Change[];
}

/** Contracts that would be lost, with what is missing for each; at the very end, what one has. */
export interface Ending {
  look: "ending";
  lapses: Count[];
  loses: Order[];
  reckoning: Reckoning | null;
}

/** What a seat would have if the game ended now: money, beans at base price, loans repaid (H29). */
export interface Reckoning {
  money: Score;
  beans: Count;
  repay: Count;
  total: Score;
}

/** What the fields of everybody are worth, seat by seat. */
export interface CardAppraisal {
  look: "cards";
  fields: Plot[][];
}

/** The board, by city and seat, as the law reads it for one seat. */
export interface Reading {
  look: "hansa";
  towns: Town[];
  ways: Count[][];
  toll: Count;
  room: Count[];
  partners: Seat[];
  guests: Seat[];
  asked: Count[];
  orders: Order[];
  reckoning: Reckoning | null;
}

/** A city: the box that the prices are read from, the prices, and those to come with their cause. */
export interface Town {
  box: Count;
  prices: Price[];
  later: Price[];
  cause: "" | "harvest" | "turn";
  coming: Coming[];
}

/** Stacks that the harvests lying before a player will bring to a city (H10). */
export interface Coming {
  seat: Seat;
  lots: Lot[];
}

export type AnyView = GardenView | TableView | HanseView;

export type AnyOutlook =
  | CardOutlook
  | Journey
  | Bargain
  | Purchase
  | Payment
  | Loss
  | Delivery
  | Ending;

export type AnyAppraisal = CardAppraisal | Reading;
