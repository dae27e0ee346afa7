/** Free rounds in the frame: rounds of this game the operator pays for. */
import { z } from 'zod';
import { amount, instant } from '@bahati/contract/wire.ts';
import { externalId } from '@bahati/contract/games-provider/wallet.ts';

/** A grant with rounds left. */
export const frameFreeRounds = z.object({
  grantId: externalId,
  /** What each round is played at; nothing of it is taken. */
  stake: amount,
  rounds: z.number().int(),
  left: z.number().int(),
  won: amount,
  /** All its rounds together pay no more. */
  cap: amount,
  expiresAt: instant,
});

/** Which free round a round was: its number, from 1, and what the grant had won with it. */
export const freeRoundFacts = z.object({
  grantId: externalId,
  number: z.number().int(),
  rounds: z.number().int(),
  won: amount,
});

export type FrameFreeRounds = z.infer<typeof frameFreeRounds>;
