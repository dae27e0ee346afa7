/** What the house owes its members, and what each day came to, straight from the ledger. */
import { z } from 'zod';
import { defineCalls } from '@bahati/contract/call.ts';
import { currency, instant, signedAmount } from '@bahati/contract/wire.ts';

const day = z.iso.date();
const range = { from: day, to: day };

export const liabilityLine = z.object({
  currency,
  /** cash, held, bonus, or vendor_wallet. */
  kind: z.string(),
  amount: signedAmount,
  /** What the accounts themselves say; null for an instant that is past. */
  accounts: signedAmount.nullable(),
});

export const reportDay = z.object({
  day,
  currency,
  deposits: signedAmount,
  depositsReversed: signedAmount,
  withdrawals: signedAmount,
  withdrawalsReversed: signedAmount,
  stakes: signedAmount,
  payouts: signedAmount,
  /** Settled stakes less payouts, and what vendors with wallets of their own won. */
  ggr: signedAmount,
  promotions: signedAmount,
  rebates: signedAmount,
  taxes: signedAmount,
  fees: signedAmount,
  adjustments: signedAmount,
});

export const reportAccount = z.object({
  currency,
  kind: z.string(),
  /** The rail, vendor or tax. */
  scope: z.string(),
  opening: signedAmount,
  debited: signedAmount,
  credited: signedAmount,
  closing: signedAmount,
  /** The account's balance less its whole history: anything but 0 is a breach. */
  difference: signedAmount,
});

const ranged = { range_invalid: 400 } as const;

export const boReportCalls = defineCalls({
  'GET /bo/reports/liability': {
    summary: 'What members are owed, now or at an instant that is past',
    audience: 'staff',
    query: z.object({ at: instant.optional() }),
    value: z.object({ at: instant, lines: z.array(liabilityLine) }),
    refusals: {},
  },
  'GET /bo/reports/daily': {
    summary: 'Each day of a range, and every account of the house over it',
    audience: 'staff',
    query: z.object(range),
    value: z.object({ ...range, days: z.array(reportDay), accounts: z.array(reportAccount) }),
    refusals: ranged,
  },
  'POST /bo/reports/exports': {
    summary: 'A link, good for two minutes, to a report as CSV',
    audience: 'staff',
    body: z.strictObject({
      report: z.enum(['days', 'accounts', 'liability']),
      ...range,
      at: instant.optional(),
    }),
    value: z.object({ url: z.string() }),
    refusals: ranged,
    perMinute: 20,
  },
});

export type LiabilityLine = z.infer<typeof liabilityLine>;
export type ReportDay = z.infer<typeof reportDay>;
export type ReportAccount = z.infer<typeof reportAccount>;
