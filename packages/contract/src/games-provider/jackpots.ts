/** The rules of a vendor's progressive jackpots, for whoever watches over their pools. */
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
  /** Of each stake so many millionths are set aside. */
  contribution: z.number().int().min(0).max(1_000_000),
  /** What the operator gives besides what was set aside. */
  seed: minorUnits,
  /** It is won once for so much staked, in the long run. */
  oneIn: minorUnits,
});

export const jackpotCalls = defineCalls({
  'POST /vendor/v1/jackpots': {
    summary: 'What each jackpot level of each game sets aside, begins with and how likely it is',
    audience: 'platform',
    body: z.strictObject({}),
    value: z.object({ rules: z.array(jackpotRule).max(400) }),
    refusals: {},
  },
});

export type JackpotRule = z.infer<typeof jackpotRule>;
