/** The sums of every brand a staff user is admitted to, each in its own currency. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { currency, instant, signedAmount } from '@bahati/contract/wire.ts';

const sums = z.object({
  registrations: z.number().int().nonnegative(),
  deposits: signedAmount,
  withdrawals: signedAmount,
  stakes: signedAmount,
  payouts: signedAmount,
  /** Stakes less payouts. */
  ggr: signedAmount,
});

export const brandSums = z.object({
  code: z.string(),
  name: z.string(),
  isHere: z.boolean(),
  currency,
  /** Up to here everything is counted. */
  asOf: instant,
  /** By the day and month of the brand's own time zone. */
  today: sums,
  month: sums,
});

export const boBrandSumCalls = defineBackOfficeCalls({
  'GET /bo/brandSums': {
    summary: 'Today and this month of each brand whose figures this staff user may read',
    audience: 'staff',
    permission: 'insight.read',
    value: z.object({
      items: z.array(brandSums).max(50),
      /** Brands whose figures could not be read just now. */
      away: z.array(z.string()).max(50),
    }),
    refusals: {},
    perMinute: 30,
  },
});

export type BrandSums = z.infer<typeof brandSums>;
