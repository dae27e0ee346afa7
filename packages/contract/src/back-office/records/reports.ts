/** Reports from the ledger: player liability, daily totals and reconciliation. */
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
  /** The sum of the account balances; null for an instant in the past. */
  accounts: signedAmount.nullable(),
});

export const reportDay = z.object({
  day,
  currency,
  deposits: signedAmount,
  depositsReversed: signedAmount,
  withdrawals: signedAmount,
  withdrawalsReversed: signedAmount,
  /** Settled stakes: turnover. */
  stakes: signedAmount,
  /** Valid turnover. */
  validBet: signedAmount,
  payouts: signedAmount,
  /** Settled stakes less payouts, plus the result of transfer wallets. */
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
  /** The account's balance less the sum of its ledger entries: anything but 0 is a violation. */
  difference: signedAmount,
});

export const reconciledLine = z.object({
  day,
  currency,
  /** Null: the ledger has money that no cashier row explains. */
  method: z.string().nullable(),
  methodName: z.string().nullable(),
  /** Net of reversals. */
  sum: z.enum(['deposits', 'withdrawals', 'taxes', 'fees']),
  cashier: signedAmount,
  ledger: signedAmount,
  /** Anything but 0 is a violation; 0 can still hide two that cancel out. */
  difference: signedAmount,
});

/** A ledger transfer that is missing, surplus, or of another amount than its cashier row. */
export const ledgerDifference = z.object({
  day,
  currency,
  method: z.string().nullable(),
  /** The code of the transfer in the ledger. */
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
    summary: 'Player liability, now or at an instant in the past',
    audience: 'staff',
    permission: 'reports.read',
    query: z.object({ at: instant.optional() }),
    value: z.object({ at: instant, lines: z.array(liabilityLine) }),
    refusals: {},
  },
  'GET /bo/reports/daily': {
    summary: 'Totals of each day of a range, and the operator’s accounts over the range',
    audience: 'staff',
    permission: 'reports.read',
    query: z.object(range),
    value: z.object({ ...range, days: z.array(reportDay), accounts: z.array(reportAccount) }),
    refusals: ranged,
  },
  'GET /bo/reports/reconciliation': {
    summary: 'Reconciliation of cashier and ledger by day and method, with the differences',
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
    summary: 'A link to a report as CSV, valid for two minutes',
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
