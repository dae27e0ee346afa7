/** What a vendor's games gave back so far, by build, for whoever watches over their returns. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { currency, standardDeviation } from '@bahati/contract/wire.ts';
import { externalId } from './wallet.ts';

/** A sum of minor units, or of their squares. */
const sum = z.string().regex(/^\d{1,60}$/);

const revision = z.string().regex(/^\d{1,18}$/);

const buildReturn = z.object({
  gameCode: externalId,
  /** Which definition of the game decided the rounds. */
  version: z.number().int().min(0),
  /** What was asked for, "spin" in most games: a bought feature has a return of its own. */
  choice: externalId,
  currency,
  rounds: sum,
  stake: sum,
  payout: sum,
  /** What the payout is spread by: times the squared deviation, its variance. */
  stakeSquares: sum,
  /** What the mathematics of this build say; null where the vendor no longer tells. */
  stated: z
    .object({
      returnPercent: z.string().regex(/^\d{1,3}(\.\d{1,6})?$/),
      standardDeviation,
    })
    .nullable(),
  revision,
});

export const returnCalls = defineCalls({
  'POST /vendor/v1/returns': {
    summary: 'Rounds, stakes and payouts by build, of those that changed, oldest change first',
    audience: 'platform',
    body: z.strictObject({
      /** "0" for all. */
      afterRevision: revision,
      limit: z.number().int().min(1).max(500),
    }),
    value: z.object({ builds: z.array(buildReturn).max(500) }),
    refusals: {},
  },
});

export type BuildReturn = z.infer<typeof buildReturn>;
