/** What every round of the game frame is told with, whatever the game. */
import { z } from 'zod';
import { amount, instant } from '@bahati/contract/wire.ts';

export const seeds = z.object({
  /** sha256 of the server seed's text, shown before any round it decides. */
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** Rounds played with this pair; the next round uses this number. */
  nonce: z.number().int(),
});

/** What is told besides what the game itself shows. */
export const roundFacts = {
  roundId: z.string(),
  stake: amount,
  /** Nothing while the round is open; a jackpot is part of it. */
  payout: amount,
  /** How it began. */
  choice: z.string(),
  /** Everything it has cost: the stake, what the choice costs besides, and what acts added. */
  debit: amount,
  /** What was done since, in order; the next act is number `acts.length + 1`. */
  acts: z.array(z.string()),
  /** What may be done now. Nothing: the round is over. */
  actions: z.array(z.string()),
  /**
   * An outcome is shown only after the wallet has decided: settled, or open and the player's turn.
   * Until then a spin answers `retry`, and the same idempotencyKey asks for the same round again.
   */
  state: z.enum(['open', 'settled']),
  balance: amount,
  /** The pair that decided this round; `nonce` is the round's own number. */
  seeds,
  at: instant,
};

export type Seeds = z.infer<typeof seeds>;
