/** Bills and debts of agency contracts, and the runs that settle them, as staff see them. */
import { z } from 'zod';
import {
  bill,
  billDetail,
  billState,
  contractKind,
  contractKinds,
  settledPeriod,
  treeMember,
} from '@bahati/contract/agency-terms.ts';
import { defineBackOfficeCalls } from '@bahati/contract/back-office/back-office-call.ts';
import {
  amount,
  currency,
  cursor,
  id,
  instant,
  month,
  page,
  pageSize,
  uuid,
} from '@bahati/contract/wire.ts';
import { reason } from '@bahati/contract/back-office/reason.ts';

const debtState = z.enum(['open', 'paid', 'expired']);

const debt = z.object({
  billId: uuid,
  kind: contractKind,
  /** The upline who owes, and the downline. */
  debtor: treeMember,
  creditor: treeMember,
  currency,
  amount,
  paid: amount,
  since: instant,
  expiresAt: instant,
  state: debtState,
});
export type StaffDebt = z.infer<typeof debt>;

const staffBill = billDetail.extend({
  runId: uuid,
  /** The staff user who approved or rejected it. */
  decidedBy: z.string().nullable(),
  /** Above twice the brand's limit two people approve it. */
  needsTwo: z.boolean(),
  /** An approval that waits for a second person. */
  wanted: z.object({ id: uuid, reason: z.string(), requestedBy: z.string() }).nullable(),
});
export type StaffBill = z.infer<typeof staffBill>;

/** done · waiting: under way or to be tried again · failed: the last try failed. */
export const runStates = ['done', 'waiting', 'failed'] as const;

const run = z.object({
  id: uuid,
  kind: contractKind,
  period: settledPeriod,
  startsAt: instant,
  endsAt: instant,
  state: z.enum(['issuing', 'paying', 'done']),
  begunAt: instant,
  finishedAt: instant.nullable(),
  /** Why the last try failed. */
  failure: z.string().nullable(),
  bills: z.number().int(),
  /** What its bills come to. */
  own: amount,
  currency,
  /** A request to run it again that waits for a second person. */
  wanted: z.object({ id: uuid, reason: z.string(), requestedBy: z.string() }).nullable(),
});
export type SettlementRun = z.infer<typeof run>;

const dayOfKind = z.object({
  kind: contractKind,
  done: z.number().int(),
  waiting: z.number().int(),
  failed: z.number().int(),
  bills: z.number().int(),
  own: amount,
});

const one = z.strictObject({ id: uuid });

export const boAgencyBillCalls = defineBackOfficeCalls({
  'GET /bo/agency/bills': {
    summary: 'Bills of agency contracts, newest first',
    audience: 'staff',
    permission: 'agency.read',
    query: z.strictObject({
      kind: contractKind.optional(),
      state: billState.optional(),
      agentId: id.optional(),
      runId: uuid.optional(),
      cursor,
      pageSize,
    }),
    value: page(bill),
    refusals: {},
  },
  'GET /bo/agency/bills/:id': {
    summary: 'A bill with all that explains it',
    audience: 'staff',
    permission: 'agency.read',
    params: one,
    value: staffBill,
    refusals: {},
  },
  'POST /bo/agency/bills/:id/decide': {
    summary: 'Approve or reject a bill that waits; a very large one waits for a second person',
    audience: 'staff',
    permission: 'agency.decide',
    params: one,
    body: z.strictObject({ decision: z.enum(['approve', 'reject']), reason }),
    value: staffBill,
    refusals: { already_decided: 409 },
  },
  'GET /bo/agency/debts': {
    summary: 'What uplines owe downlines: open debts oldest first, others newest first',
    audience: 'staff',
    permission: 'agency.read',
    query: z.strictObject({
      state: debtState.default('open'),
      agentId: id.optional(),
      cursor,
      pageSize,
    }),
    value: page(debt),
    refusals: {},
  },
  'GET /bo/agency/calendar': {
    summary: 'What was settled on each day of a month, by kind of contract',
    audience: 'staff',
    permission: 'agency.read',
    query: z.strictObject({ month }),
    value: z.object({
      currency,
      /** Days with a run, by the day its period began; the newest first. */
      days: z
        .array(z.object({ day: z.iso.date(), kinds: z.array(dayOfKind).max(contractKinds.length) }))
        .max(31),
    }),
    refusals: {},
  },
  'GET /bo/agency/runs': {
    summary: 'Settlement runs of periods that began on a day of the brand, newest first',
    audience: 'staff',
    permission: 'agency.read',
    query: z.strictObject({
      day: z.iso.date(),
      kind: contractKind.optional(),
      state: z.enum(runStates).optional(),
      cursor,
      pageSize,
    }),
    value: page(run),
    refusals: {},
  },
  'POST /bo/agency/runs/:id/again': {
    summary: 'Ask to run a failed settlement again; a second person lets it run',
    audience: 'staff',
    permission: 'agency.decide',
    params: one,
    body: z.strictObject({ reason }),
    value: z.object({ requestId: uuid }),
    refusals: {
      /** Its last try did not fail, or it is done. */
      run_not_failed: 409,
    },
  },
});
