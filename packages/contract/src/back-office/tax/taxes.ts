/** Gaming tax returns by month, from the ledger. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { currency, instant, signedAmount, month, textByLanguage } from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

const code = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);

export const taxLine = z.object({
  month,
  currency,
  code,
  name: textByLanguage,
  basis: z.enum(['deposits', 'withdrawals', 'ggr']),
  /** The tax base, net of refunds. */
  base: signedAmount,
  /** The rates in force during the month, in basis points. */
  ratesBps: z.array(z.number().int()),
  owed: signedAmount,
  dueOn: z.iso.date(),
  /** `running`: the month is not over. */
  state: z.enum(['running', 'open', 'overdue', 'filed']),
  reference: z.string().nullable(),
  filedBy: z.string().nullable(),
  filedAt: instant.nullable(),
});

export const boTaxCalls = defineBackOfficeCalls({
  'GET /bo/taxes': {
    summary: 'Tax returns by month and tax, newest month first',
    audience: 'staff',
    permission: 'reports.read',
    query: z.object({ months: z.coerce.number().int().min(1).max(24).default(12) }),
    value: z.object({ items: z.array(taxLine) }),
    refusals: {},
  },
  'POST /bo/taxes/:month/:code/file': {
    summary: 'Mark the return of a month as filed, once, with the authority’s reference',
    audience: 'staff',
    permission: 'taxes.file',
    params: z.object({ month, code }),
    body: z.strictObject({
      currency,
      reference: z.string().trim().min(2).max(60),
      /** The amount that was read. */
      owed: signedAmount,
      reason,
    }),
    value: taxLine,
    refusals: {
      month_not_over: 409,
      already_filed: 409,
      /** The amount owed has changed since it was read. */
      changed_meanwhile: 409,
    },
  },
});

export type TaxLine = z.infer<typeof taxLine>;
