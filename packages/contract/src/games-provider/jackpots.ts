/** The rules of a vendor's progressive jackpots, to monitor their pools. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { currency } from '@bahati/contract/wire.ts';
import { externalId, jackpotLevel } from './wallet.ts';

/** Minor units. */
const minorUnits = z.string().regex(/^[1-9]\d{0,17}$/);

const jackpotRule = z.object({
  gameCode: externalId,
  level: jackpotLevel,
  currency,
  /** The contribution, in millionths of each stake. */
  contribution: z.number().int().min(0).max(1_000_000),
  /** The operator's part, paid in addition to the pool. */
  seed: minorUnits,
  /** The average turnover between two wins. */
  oneIn: minorUnits,
});

export const jackpotCalls = defineCalls({
  'POST /vendor/v1/jackpots': {
    summary: 'Contribution, seed and odds of each jackpot level of each game',
    audience: 'platform',
    body: z.strictObject({}),
    value: z.object({ rules: z.array(jackpotRule).max(400) }),
    refusals: {},
  },
});

export type JackpotRule = z.infer<typeof jackpotRule>;
