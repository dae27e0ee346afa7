/** The progressive jackpots with their trail on the ledger, public. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { amount, currency, id, instant, languageOrEnglish } from '@bahati/contract/wire.ts';
import { jackpotLevel } from '@bahati/contract/games-provider/wallet.ts';

const pool = z.object({
  id,
  level: jackpotLevel,
  vendorName: z.string(),
  /** What a winner gets at least: the money of the pool and the smallest seed of its games. */
  amount,
  /** The money in the pool, by the ledger. */
  held: amount,
  /** Everything ever set aside for it, and everything it paid. */
  paidIn: amount,
  paidOut: amount,
  wonCount: z.number().int(),
  /** The games that can win it; empty: the vendor does not answer. */
  games: z.array(z.object({ gameId: z.string(), displayName: z.string() })).max(100),
});

/** added: set aside from a stake; returned: that bet was undone; won: paid to a winner. */
export const poolMovementKinds = ['added', 'returned', 'won'] as const;

const poolMovement = z.object({
  /** The transfer's number on the ledger. */
  id,
  at: instant,
  kind: z.enum(poolMovementKinds),
  amount,
  /** The sealed block that holds the transfer, with its hash in hex; null: not sealed yet. */
  block: z.object({ id, hash: z.string().regex(/^[0-9a-f]{64}$/) }).nullable(),
});

export const jackpotCalls = defineCalls({
  'GET /lgw/games/jackpots': {
    summary: 'Progressive jackpots in the brand’s currency, largest first, and their sum',
    audience: 'anyone',
    query: z.object({ language: languageOrEnglish }),
    value: z.object({ currency, total: amount, pools: z.array(pool).max(100) }),
    refusals: {},
  },
  'GET /lgw/games/jackpots/:id': {
    summary: 'The latest movements of a jackpot pool on the ledger, newest first',
    audience: 'anyone',
    params: z.object({ id }),
    value: z.object({ movements: z.array(poolMovement).max(50) }),
    refusals: {},
    perMinute: 60,
  },
});

export type Jackpots = z.infer<(typeof jackpotCalls)['GET /lgw/games/jackpots']['value']>;
export type PoolMovement = z.infer<typeof poolMovement>;
