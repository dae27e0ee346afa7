/** Facts of every round, whatever the game. */
import { z } from 'zod';
import { freeRoundFacts } from './free-rounds.ts';
import { amount, instant } from '@bahati/contract/wire.ts';

export const seeds = z.object({
  /** SHA-256 of the server seed's text, shown before any round that uses it. */
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** Rounds played with this pair; the next round uses this number. */
  nonce: z.number().int(),
});

/** What is told besides what the game itself shows. */
export const roundFacts = {
  roundId: z.string(),
  /** Which definition of the game decided it; absent: the present one. */
  version: z.number().int().optional(),
  stake: amount,
  /** 0 while the round is open; jackpots included. */
  payout: amount,
  /** The bet selection. */
  choice: z.string(),
  /**
   * The total cost: the stake, extra costs of the bet mode, and stakes of player actions; 0 of a
   * free round.
   */
  debit: amount,
  /** Of a free round; its payout is what the grant's cap left of it. */
  freeRound: freeRoundFacts.optional(),
  /** The player actions so far, in order; the next one has number `acts.length + 1`. */
  acts: z.array(z.string()),
  /** The player actions possible now; empty: the round is over. */
  actions: z.array(z.string()),
  /**
   * An outcome is shown only after the wallet has answered: settled, or open for a player action.
   * Until then a spin answers `retry`, and the same idempotencyKey asks for the same round again.
   */
  state: z.enum(['open', 'settled']),
  balance: amount,
  /** The seed pair of this round; `nonce` is the round's number. */
  seeds,
  at: instant,
};

export type Seeds = z.infer<typeof seeds>;
