/** RTP monitoring: rounds, stakes and payouts of a vendor's games by build. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { currency, returnPercent, standardDeviation } from '@bahati/contract/wire.ts';
import { externalId } from './wallet.ts';

/** A sum of minor units, or of their squares. */
const sum = z.string().regex(/^\d{1,60}$/);

const revision = z.string().regex(/^\d{1,18}$/);

const buildReturn = z.object({
  gameCode: externalId,
  /** The build of the game the rounds were played with. */
  version: z.number().int().min(0),
  /** The bet mode, "spin" in most games: a bought feature has its own RTP. */
  choice: externalId,
  currency,
  rounds: sum,
  stake: sum,
  payout: sum,
  /** The sum of squared stakes: times the squared deviation it is the variance of the payout. */
  stakeSquares: sum,
  /** The theoretical figures of this build; null: the vendor no longer states them. */
  stated: z
    .object({
      returnPercent,
      standardDeviation,
    })
    .nullable(),
  revision,
});

export const returnCalls = defineCalls({
  'POST /vendor/v1/returns': {
    summary: 'Rounds, stakes and payouts of changed builds, oldest change first',
    audience: 'platform',
    body: z.strictObject({
      /** "0": all builds. */
      afterRevision: revision,
      limit: z.number().int().min(1).max(500),
    }),
    value: z.object({ builds: z.array(buildReturn).max(500) }),
    refusals: {},
  },
});

export type BuildReturn = z.infer<typeof buildReturn>;
