/** Draws as both sites and the server know them: red envelope, prize wheel, eggs, raffle. */
import { z } from 'zod';
import { amount, instant } from '@bahati/contract/wire.ts';
import { bothWords } from '@bahati/contract/reward-terms.ts';

export const drawKinds = ['envelope', 'wheel', 'egg', 'raffle'] as const;
export const drawKind = z.enum(drawKinds);
export type DrawKind = z.infer<typeof drawKind>;

/**
 * draft: staff are at it; open: a second person let it stand, and it takes part from `opensAt` on;
 * frozen: a raffle whose tickets are complete; ended: the seed is revealed.
 */
export const drawStates = ['draft', 'open', 'frozen', 'ended'] as const;
export const drawState = z.enum(drawStates);
export type DrawState = z.infer<typeof drawState>;

/** Who may open an envelope. */
export const drawCondition = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('deposited_today'), atLeast: amount }),
  /** The level the member has proven: 1 phone, 2 identity, 3 address. */
  z.strictObject({ kind: z.literal('level'), atLeast: z.number().int().min(1).max(3) }),
]);
export type DrawCondition = z.infer<typeof drawCondition>;

export const prizeKinds = ['nothing', 'cash', 'bonus', 'points', 'tickets', 'free_rounds'] as const;
export const prizeKind = z.enum(prizeKinds);

/** A prize as it is published. */
export const drawPrize = z.object({
  /** Its place among the prizes, from 1 on. */
  place: z.number().int(),
  title: bothWords,
  kind: prizeKind,
  /** Money as a decimal; a count of points, tickets or rounds; "0": nothing. */
  amount,
  /** Parts per million; null: a raffle's, where the tickets decide. */
  odds: z.number().int().nullable(),
  /** How many there are and how many are left; null: no end. */
  stock: z.number().int().nullable(),
  left: z.number().int().nullable(),
  /** What is given in place of a prize that is gone. */
  isFallback: z.boolean(),
});
export type DrawPrize = z.infer<typeof drawPrize>;

/** How an envelope is split. */
export const envelopeTerms = z.object({
  sum: amount,
  shares: z.number().int().min(1).max(10_000),
  /** No share is less; each is a whole number of steps. */
  least: amount,
  step: amount,
});

/** What was committed to, and what was revealed of it. */
export const drawProof = z.object({
  /** SHA-256 of the server seed. */
  seedHash: z.string(),
  /** Null until the draw has ended. */
  serverSeed: z.string().nullable(),
  /** Of an envelope: the hash of its split, and with the seed the shares in their order. */
  splitHash: z.string().nullable(),
  /** Of a raffle: the hash of its tickets, from the moment on it took no more. */
  ticketsHash: z.string().nullable(),
  frozenAt: instant.nullable(),
});
export type DrawProof = z.infer<typeof drawProof>;

/** One line of a draw's public record, by kind. */
export const drawLine = z.union([
  z.object({
    line: z.literal('spin'),
    /** The ticket; it is the nonce. */
    ticket: z.string(),
    clientSeed: z.string(),
    number: z.number().int(),
    drawn: z.number().int(),
    given: z.number().int(),
  }),
  /** Minor units; shown of shares that were taken, and of all once it has ended. */
  z.object({
    line: z.literal('share'),
    place: z.number().int(),
    amount: z.string(),
    taken: z.boolean(),
  }),
  z.object({ line: z.literal('ticket'), number: z.number().int(), code: z.string() }),
  z.object({ line: z.literal('winner'), number: z.number().int(), prize: z.number().int() }),
]);
export type DrawLine = z.infer<typeof drawLine>;
