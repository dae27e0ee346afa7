/**
 * Sit-and-gos: what a room of one tells beside its seats and hands (`SeatsView`), and what a member
 * may say in it. Chips are no money: one is told as the smallest unit of the currency, in the same
 * decimals as amounts are.
 */
import { z } from 'zod';
import type { SeatsView } from './seats.ts';

export type SeenBlinds = {
  /** Chips. */
  readonly smallBlind: string;
  readonly bigBlind: string;
  readonly ante: string;
  readonly durationMs: number;
};

/** A part of its own, which never changes. */
export type SeenTerms = {
  /** Amounts of money: what goes into the pool, and what the house keeps. */
  readonly buyIn: string;
  readonly fee: string;
  readonly pool: string;
  /** Of each place that is paid, from the first. */
  readonly prizes: readonly string[];
  readonly seats: number;
  /** What everybody begins with. */
  readonly chips: string;
  readonly levels: readonly SeenBlinds[];
  /** From the first registration on. */
  readonly fillMs: number;
};

export type SeenEntrant = {
  readonly seat: number;
  readonly name: string;
  /** From 1; who share it have the same. Null: he is not out. */
  readonly place: number | null;
  /** Null until it has ended. */
  readonly prize: string | null;
};

export type SeenSitAndGo = {
  /** `called_off`: every buy-in and fee goes back. */
  readonly state: 'registering' | 'running' | 'over' | 'called_off';
  readonly calledOffFor: 'unfilled' | 'voided' | 'closed' | null;
  /** When it is called off unless it is full; null: nobody has registered, or it has begun. */
  readonly fillsUntil: string | null;
  /** Blinds of the next hand, by their place in `levels`. */
  readonly blinds: number;
  /** Null: they rise no more, or their clock stands. */
  readonly blindsRiseAt: string | null;
  readonly left: number;
  readonly players: readonly SeenEntrant[];
};

/** What one member hears of his own is `SeatsOwn`; his seat stays told once it is out or paid. */
export type SitAndGoView = SeatsView & {
  readonly terms: SeenTerms;
  readonly sitAndGo: SeenSitAndGo;
};

export const sitAndGoAct = z.discriminatedUnion('kind', [
  /** Takes a free seat; the wallet is asked for buy-in and fee. */
  z.strictObject({ kind: z.literal('register') }),
  /** Before it begins: all is paid back. */
  z.strictObject({ kind: z.literal('unregister') }),
  /** Has blinds posted and hands folded, or takes part again. */
  z.strictObject({ kind: z.literal('away'), isAway: z.boolean() }),
  z.strictObject({
    kind: z.literal('play'),
    hand: z.number().int().min(1),
    step: z.number().int().min(0),
    act: z.record(z.string(), z.unknown()),
  }),
]);
export type SitAndGoAct = z.infer<typeof sitAndGoAct>;

/** Refusals of words beside those of `seatRefusals` and of the wallet. */
export const sitAndGoRefusals = {
  /** It has begun, is full or was called off. */
  registration_closed: 409,
} as const;
