/** Games between people: what a room with seats tells, and what a member may say in it. */
import { z } from 'zod';
import { amount } from '@bahati/contract/wire.ts';

export type SeenSeat = {
  seat: number;
  name: string;
  /** The house's own player, who sees what a member there would see. */
  isBot: boolean;
  /** Beside the hand; what is in a hand stands in the hand's view. */
  stack: string;
  isAway: boolean;
  isLeaving: boolean;
  /** The first buy-in is not taken yet. */
  isAsking: boolean;
  /** What is left of the time bank. */
  bankMs: number;
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
  /** The same of up to three steps before it, the oldest first: several may come at once. */
  earlier: readonly (readonly unknown[])[];
  /** Who is in it, by seat, with what each had before it. */
  dealt: readonly SeenDealt[];
  isOver: boolean;
  /** The operator called it off: it is over, and everybody has what he had before it. */
  isVoided: boolean;
  /** Stacks after it, by seat, and the rake; null while it is played. */
  result: { stacks: readonly SeenStack[]; rake: string } | null;
  /** When the next begins, if enough players are ready; null while it is played. */
  nextAt: string | null;
};

export type SeenStack = { readonly seat: number; readonly stack: string };

/** He keeps his name here though he has left since and another sits there. */
export type SeenDealt = SeenStack & { readonly name: string; readonly isBot: boolean };

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

/** How a hand without a deck draws, told as it begins and again as it ends. */
export type SeenSeed = {
  hand: number;
  /** SHA-256 of the seed's text. */
  hash: string;
  clientSeed: string;
  /** Null until the hand is over. Each step draws with its own number as nonce. */
  seed: string | null;
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
  /** Of that hand; null: its game has a deck. */
  seed: SeenSeed | null;
  isPaused: boolean;
  /** By which friends enter a private room; null: the room is open to everybody. */
  inviteCode: string | null;
  /** A bot of the house may sit down with a member who waits alone. */
  mayHaveBots: boolean;
};

/** What one member hears of his own. */
export type SeatsOwn = {
  seat: number | null;
  /** Opens his own cards of a hand that is over. */
  opened: readonly OpenedDeckCard[];
  /** His cards, and as `options` what he may do now. */
  view: unknown;
  /** The hand and the step it is the view of; null: he is in no hand. */
  at: { hand: number; step: number } | null;
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
