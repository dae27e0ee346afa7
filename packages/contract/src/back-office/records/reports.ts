/** What the operator owes its members, and what each day came to, straight from the ledger. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { currency, instant, signedAmount } from '@bahati/contract/wire.ts';

const day = z.iso.date();
const range = { from: day, to: day };

export const liabilityLine = z.object({
  currency,
  /** cash, held, bonus, or transfer_wallet. */
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

export const reconciledLine = z.object({
  day,
  currency,
  /** Null where the ledger moved money that no row of the cashier knows. */
  method: z.string().nullable(),
  methodName: z.string().nullable(),
  /** Less what was taken back of it. */
  sum: z.enum(['deposits', 'withdrawals', 'taxes', 'fees']),
  cashier: signedAmount,
  ledger: signedAmount,
  /** Anything but 0 is a breach, and 0 may still be two that cancel out. */
  difference: signedAmount,
});

/** One transfer that is missing, is one too many, or has another amount than its row. */
export const ledgerDifference = z.object({
  day,
  currency,
  method: z.string().nullable(),
  /** As the ledger names it. */
  code: z.string(),
  /** `deposit:<uuid>` or `withdrawal:<uuid>`. */
  subject: z.string().nullable(),
  reference: z.string(),
  transferId: z.string().nullable(),
  cashier: signedAmount.nullable(),
  ledger: signedAmount.nullable(),
});

const ranged = { range_invalid: 400 } as const;

export const boReportCalls = defineBackOfficeCalls({
  'GET /bo/reports/liability': {
    summary: 'What members are owed, now or at an instant that is past',
    audience: 'staff',
    permission: 'reports.read',
    query: z.object({ at: instant.optional() }),
    value: z.object({ at: instant, lines: z.array(liabilityLine) }),
    refusals: {},
  },
  'GET /bo/reports/daily': {
    summary: 'Each day of a range, and every account of the operator over it',
    audience: 'staff',
    permission: 'reports.read',
    query: z.object(range),
    value: z.object({ ...range, days: z.array(reportDay), accounts: z.array(reportAccount) }),
    refusals: ranged,
  },
  'GET /bo/reports/reconciliation': {
    summary: 'The cashier’s own rows held against the ledger, by day and method, and what differs',
    audience: 'staff',
    permission: 'reports.read',
    query: z.object(range),
    value: z.object({
      ...range,
      lines: z.array(reconciledLine),
      /** The first 500. */
      differences: z.array(ledgerDifference),
      isCut: z.boolean(),
    }),
    refusals: ranged,
  },
  'POST /bo/reports/exports': {
    summary: 'A link, good for two minutes, to a report as CSV',
    audience: 'staff',
    permission: 'reports.read',
    body: z.strictObject({
      report: z.enum(['days', 'accounts', 'liability', 'reconciliation', 'differences']),
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
export type ReconciledLine = z.infer<typeof reconciledLine>;
export type LedgerDifference = z.infer<typeof ledgerDifference>;
