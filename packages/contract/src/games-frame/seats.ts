/** Games between people: what a room with seats tells, and what a member may say in it. */
import { z } from 'zod';
import { amount } from '@bahati/contract/wire.ts';

export type SeenSeat = {
  seat: number;
  name: string;
  /** Beside the hand; what is in a hand stands in the hand's view. */
  stack: string;
  isAway: boolean;
  isLeaving: boolean;
  /** The first buy-in is not taken yet. */
  isAsking: boolean;
};

export type SeenHand = {
  number: number;
  /** Rises with every word said in it; a word names the step it answers. */
  step: number;
  turn: number | null;
  turnEndsAt: string | null;
  /** What the game shows of it to everybody; amounts are decimals. */
  view: unknown;
  /** What happened through the last step. */
  events: readonly unknown[];
  isOver: boolean;
  /** The operator called it off: it is over, and everybody has what he had before it. */
  isVoided: boolean;
  /** Stacks after it, by seat, and the rake; null while it is played. */
  result: { stacks: readonly { seat: number; stack: string }[]; rake: string } | null;
};

/** What opens a card of a deck that was committed to. */
export type OpenedDeckCard = {
  readonly place: number;
  readonly card: number;
  readonly salt: string;
};

/** A part of its own, told as a hand begins and again as it ends. */
export type SeenDeck = {
  hand: number;
  /** What was promised of every card of the deck before one was seen. */
  hash: string;
  places: readonly string[];
  /** Opens the cards that lie open, once the hand is over. */
  opened: readonly OpenedDeckCard[];
};

/** The parts of the room everybody sees (`RoomView`). */
export type SeatsView = {
  limits: { minimum: string; maximum: string; seats: number; turnMs: number };
  /** The game's own settings: blinds, stake, rake and its cap. Amounts are decimals. */
  settings: unknown;
  seats: readonly SeenSeat[];
  hand: SeenHand | null;
  /** Of that hand; null: its game has no deck. */
  deck: SeenDeck | null;
  isPaused: boolean;
};

/** What one member hears of his own. */
export type SeatsOwn = {
  seat: number | null;
  /** Opens his own cards of a hand that is over. */
  opened: readonly OpenedDeckCard[];
  /** His cards, and as `options` what he may do now. */
  view: unknown;
  /** What he has brought in all, and the wallet's last word. */
  brought: string;
  balance: string | null;
};

const seat = z.number().int().min(0).max(9);

export const seatAct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sit'), seat, amount }),
  z.strictObject({ kind: z.literal('topUp'), amount }),
  z.strictObject({ kind: z.literal('leave') }),
  /** Lets hands pass, or takes part again. */
  z.strictObject({ kind: z.literal('away'), isAway: z.boolean() }),
  z.strictObject({
    kind: z.literal('play'),
    hand: z.number().int().min(1),
    step: z.number().int().min(0),
    act: z.record(z.string(), z.unknown()),
  }),
]);
export type SeatAct = z.infer<typeof seatAct>;

/** Refusals of words in a room with seats, beside those of the wallet. */
export const seatRefusals = {
  seat_taken: 409,
  already_seated: 409,
  not_seated: 409,
  /** With the `minimum` and `maximum` in force. */
  buy_in_not_allowed: 400,
  /** Another word came first. */
  act_out_of_order: 409,
  not_your_turn: 409,
  not_allowed: 409,
  amount_too_small: 409,
  amount_too_large: 409,
  table_paused: 409,
} as const;
