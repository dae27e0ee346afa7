/** What is owed to the revenue authority, month by month, straight from the ledger. */
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
  /** What it is taken of, less what was given back. */
  base: signedAmount,
  /** Those that held during the month, in basis points. */
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
    summary: 'Each month and tax, the newest month first',
    audience: 'staff',
    permission: 'reports.read',
    query: z.object({ months: z.coerce.number().int().min(1).max(24).default(12) }),
    value: z.object({ items: z.array(taxLine) }),
    refusals: {},
  },
  'POST /bo/taxes/:month/:code/file': {
    summary: 'Write down that a month was filed, with the authority’s reference; once',
    audience: 'staff',
    permission: 'taxes.file',
    params: z.object({ month, code }),
    body: z.strictObject({
      currency,
      reference: z.string().trim().min(2).max(60),
      /** As it was read. */
      owed: signedAmount,
      reason,
    }),
    value: taxLine,
    refusals: {
      month_not_over: 409,
      already_filed: 409,
      /** It is another sum than was read. */
      changed_meanwhile: 409,
    },
  },
});

export type TaxLine = z.infer<typeof taxLine>;
