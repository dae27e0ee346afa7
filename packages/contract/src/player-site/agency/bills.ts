/** Bills of agency contracts, the income of an agent, and what the running periods would cost. */
import { z } from 'zod';
import {
  bill,
  billDetail,
  billSnapshot,
  billState,
  contractKind,
} from '@bahati/contract/agency-terms.ts';
import { defineCalls } from '@bahati/contract/call.ts';
import {
  amount,
  currency,
  cursor,
  id,
  instant,
  language,
  page,
  pageSize,
  uuid,
} from '@bahati/contract/wire.ts';

const agentsOnly = { need_agent: 403 } as const;
const day = z.iso.date();
/** Days of the brand's calendar, both counted; at most 92. */
const days = { from: day, to: day };

export const billCalls = defineCalls({
  'GET /wps/agent/bills': {
    summary: 'Own bills, or bills of direct downlines that this agent pays; newest first',
    audience: 'member',
    query: z.strictObject({
      side: z.enum(['own', 'downlines']).default('own'),
      kind: contractKind.optional(),
      state: billState.optional(),
      memberId: id.optional(),
      /** The day their periods ended on, as income is told by. */
      day: day.optional(),
      cursor,
      pageSize,
    }),
    value: page(bill),
    refusals: agentsOnly,
  },
  'GET /wps/agent/bills/:id': {
    summary: 'A bill with all that explains it: an own one, or one of a direct downline',
    audience: 'member',
    params: z.strictObject({ id: uuid }),
    value: billDetail,
    refusals: agentsOnly,
  },
  'POST /wps/agent/bills/:id/file': {
    summary: 'A link to the bill as a file, good for a few minutes',
    audience: 'member',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ format: z.enum(['pdf', 'csv']), language }),
    value: z.object({ path: z.string(), expiresAt: instant }),
    refusals: agentsOnly,
    perMinute: 30,
  },
  'GET /wps/agent/income': {
    summary: 'What contracts brought the agent by day and kind: what was kept of bills',
    audience: 'member',
    query: z.strictObject(days),
    value: z.object({
      currency,
      total: amount,
      kinds: z.array(z.object({ kind: contractKind, kept: amount, bills: z.number().int() })),
      /** Days with income, newest first; the day a period ended on. */
      days: z.array(
        z.object({
          day,
          kept: amount,
          kinds: z.array(
            z.object({
              kind: contractKind,
              kept: amount,
              bills: z.number().int(),
              /** The only bill of that day and kind; null: several, see `GET /wps/agent/bills`. */
              billId: uuid.nullable(),
            }),
          ),
        }),
      ),
    }),
    refusals: { ...agentsOnly, range_invalid: 400 },
  },
  'GET /wps/agent/liability': {
    summary: 'What the running periods would bring and cost this agent, today and at this pace',
    audience: 'member',
    value: z.object({
      currency,
      /** Null: not computed yet. */
      asOf: instant.nullable(),
      items: z.array(
        z.object({
          kind: contractKind,
          startsAt: instant,
          endsAt: instant,
          /** The own bill by now, with what it is computed from. */
          own: amount,
          snapshot: billSnapshot,
          /** What direct downlines would be owed by now. */
          owed: amount,
          /** What would come out of the wallet: owed beyond the own bill. */
          fromWallet: amount,
          /** The same at the end of the period, if the team goes on as so far. */
          ownAtPace: amount,
          owedAtPace: amount,
          fromWalletAtPace: amount,
        }),
      ),
      /** Debts to downlines that are open. */
      openDebts: amount,
      /** What the agent set aside for its downlines' bills: used before cash. */
      reserve: amount,
    }),
    refusals: agentsOnly,
  },
  'POST /wps/agent/reserve': {
    summary: 'Set cash aside for downlines’ bills, or take it back; the same key does it once',
    audience: 'member',
    body: z.strictObject({
      idempotencyKey: uuid,
      action: z.enum(['set_aside', 'take_back']),
      amount,
    }),
    value: z.object({ reserve: amount, balance: amount }),
    refusals: {
      ...agentsOnly,
      amount_out_of_range: 400,
      insufficient_funds: 409,
      transfers_blocked: 403,
      request_conflict: 409,
    },
    perMinute: 20,
  },
});
