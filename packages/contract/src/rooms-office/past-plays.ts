/** Rounds and hands a room has played, as staff list them. */
import { z } from 'zod';
import { amount, id, instant } from '@bahati/contract/wire.ts';

export const pastRound = z.object({
  roundId: id,
  number: z.number().int(),
  phase: z.enum(['betting', 'closed', 'playing', 'dealing', 'over']),
  /** When bets closed, or will. */
  closesAt: instant,
  isVoided: z.boolean(),
  players: z.number().int(),
  stake: amount,
  payout: amount,
});
export type OfficePastRound = z.output<typeof pastRound>;

export const pastHand = z.object({
  handId: id,
  number: z.number().int(),
  isOver: z.boolean(),
  isVoided: z.boolean(),
  at: instant,
  overAt: instant.nullable(),
  players: z.number().int(),
  /** How many of them were bots of the house. */
  bots: z.number().int(),
  /** What everybody put at risk, and what the house kept of it. */
  contributed: amount,
  rake: amount,
});
export type OfficePastHand = z.output<typeof pastHand>;
