/** What members owe providers: payouts that were taken back and were no longer there. */
import { z } from 'zod';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';
import { amount, currency, cursor, id, instant, page, pageSize } from '@bahati/contract/wire.ts';

const receivable = z.object({
  id,
  memberId: id,
  username: z.string(),
  providerCode: z.string(),
  currency,
  /** What is owed now. Later payouts of the provider pay it off first. */
  open: amount,
  since: instant,
  changedAt: instant,
  /** The request to write it off that waits for approval. */
  writeOffAsked: z
    .object({ requestedBy: z.string(), requestedAt: instant, reason: z.string() })
    .nullable(),
});

export const boReceivableCalls = defineBackOfficeCalls({
  'GET /bo/receivables': {
    summary: 'Open receivables, the oldest first, and what they come to',
    audience: 'staff',
    permission: 'rounds.read',
    query: z.strictObject({
      cursor,
      pageSize,
      /** A user name or a member's number. */
      search: z.string().trim().max(64).optional(),
      provider: z.string().max(40).optional(),
    }),
    value: page(receivable).extend({
      /** Of all that the filter lets through, by currency. */
      sums: z.array(z.object({ currency, open: amount, count: z.number().int() })).max(20),
    }),
    refusals: {},
  },
  'POST /bo/receivables/:id/write-off': {
    summary: 'Request to write off a receivable: the operator bears it after two approvals',
    audience: 'staff',
    permission: 'rounds.void',
    params: z.object({ id }),
    body: z.strictObject({ reason }),
    value: receivable,
    refusals: { cannot_apply: 409 },
  },
});

export type Receivable = z.infer<typeof receivable>;
